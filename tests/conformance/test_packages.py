"""A program depends on a folder of parsers, as `generated/README.md` says, and is compiled and run.

Nothing is published, so nothing but the runtimes comes from a registry, or from its local cache.
Rust's comes from KAITAI_RUNTIMES, through a Git repository in place of that of the manifest.
"""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import build
import kafkafmt
from tests.conformance import languages
from tests.conformance.languages import GENERATED, LANGUAGES, ROOT, Toolchain
from tests.support.truth import GOLDEN

SEGMENT = next((GOLDEN / "k431-tx").glob("*.log"))
with kafkafmt.open_segment(SEGMENT) as _segment:
    ENTRIES = sum(1 for _ in _segment)

GO_MOD = """module dependent

go 1.23.0

require (
	github.com/kaitai-io/kaitai_struct_go_runtime v0.11.0
	kafkafmt.invalid v0.0.0
)

require golang.org/x/text v0.28.0 // indirect

replace kafkafmt.invalid => ./parsers
"""
GO = """package main

import (
	"fmt"
	"os"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"

	"kafkafmt.invalid/kafkafmt"
)

func main() {
	file, _ := os.Open(os.Args[1])
	log := kafkafmt.NewKafkaLog()
	if err := log.Read(kaitai.NewStream(file), nil, log); err != nil {
		panic(err)
	}
	fmt.Println(len(log.Entries))
}
"""
REPOSITORY = "https://github.com/kaitai-io/kaitai_struct_rust_runtime"
TAG = "v0.11.0"
CARGO = f"""[package]
name = "dependent"
version = "0.0.0"
edition = "2021"

[dependencies]
kaitai = {{ git = "{REPOSITORY}", tag = "{TAG}" }}
kafkafmt-parsers = {{ path = "parsers" }}
"""
RUST = """use kafkafmt_parsers::kafka_log::KafkaLog;
use kaitai::{BytesReader, KStruct, OptRc};

fn main() {
    let data = std::fs::read(std::env::args().nth(1).unwrap()).unwrap();
    let log: OptRc<KafkaLog> =
        KafkaLog::read_into::<_, KafkaLog>(&BytesReader::from(data), None, None).unwrap();
    println!("{}", log.entries().len());
}
"""
PACKAGE = '{"name": "dependent", "private": true}'
JAVASCRIPT = """const { KafkaLog } = require('kafkafmt-parsers/KafkaLog');
const KaitaiStream = require('kaitai-struct/KaitaiStream');
const data = require('node:fs').readFileSync(process.argv[2]);
const stream = new KaitaiStream(new Uint8Array(data).buffer);
console.log(new KafkaLog(stream).entries.length);
"""
POM = """<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>dependent</groupId>
  <artifactId>{name}</artifactId>
  <version>1</version>
  {more}
</project>
"""
MODULES = (
    "<packaging>pom</packaging><modules><module>parsers</module><module>app</module></modules>"
)
DEPENDENCY = """<properties>
    <maven.compiler.source>8</maven.compiler.source>
    <maven.compiler.target>8</maven.compiler.target>
  </properties>
  <dependencies>
    <dependency>
      <groupId>kafkafmt</groupId>
      <artifactId>kafkafmt-parsers</artifactId>
      <version>0.1.0</version>
    </dependency>
  </dependencies>"""
JAVA = """import kafkafmt.KafkaLog;

public final class Dependent {
    public static void main(String[] arguments) throws java.io.IOException {
        System.out.println(KafkaLog.fromFile(arguments[0]).entries().size());
    }
}
"""

FILES = {
    "go": {"go.mod": GO_MOD, "main.go": GO},
    "rust": {"Cargo.toml": CARGO, "src/main.rs": RUST},
    "javascript": {"package.json": PACKAGE, "main.js": JAVASCRIPT},
    "java": {
        "pom.xml": POM.format(name="both", more=MODULES),
        "app/pom.xml": POM.format(name="app", more=DEPENDENCY),
        "app/src/main/java/Dependent.java": JAVA,
    },
}
TOOLCHAINS = {
    "go": Toolchain(("go",), (("go", "build", "-o", "dependent", "."),), ("./dependent",)),
    "rust": Toolchain(("cargo",), (("cargo", "build", "-q"),), ("target/debug/dependent",)),
    "javascript": Toolchain(
        ("node", "npm"),
        (
            (
                *("npm", "install", "--offline", "--install-links", "--no-audit", "--no-fund"),
                *("./parsers", str(ROOT / "node_modules" / "kaitai-struct")),
            ),
        ),
        ("node", "main.js"),
    ),
    "java": Toolchain(("mvn", "javac"), (("mvn", "-q", "-B", "compile"),), ()),
}


def serve_runtime(runtime: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Cargo find the runtime's repository in a folder; keep it out of Cargo's own cache."""
    repository, home = folder / "repository", folder / "cargo"
    shutil.copytree(runtime, repository)
    author = ("-c", "user.name=a", "-c", "user.email=a@example.com")
    for command in (("init", "-q"), ("add", "."), (*author, "commit", "-qm", "a"), ("tag", TAG)):
        languages.execute(("git", *command), repository)
    home.mkdir()
    for path in Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo")).iterdir():
        if path.name != "git":
            (home / path.name).symlink_to(path)
    settings = {
        "CARGO_HOME": str(home),
        "CARGO_NET_GIT_FETCH_WITH_CLI": "true",
        "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": f"url.{repository.as_uri()}.insteadOf",
        "GIT_CONFIG_VALUE_0": REPOSITORY,
    }
    for name, value in settings.items():
        monkeypatch.setenv(name, value)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.node if name == "javascript" else ()) for name in FILES],
)
def test_a_program_depends_on_a_folder(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name == "javascript":
        build.install_compiler()
    (language,) = (each for each in LANGUAGES if each.name == name)
    language = replace(language, toolchains=(TOOLCHAINS[name],))
    for path, text in FILES[name].items():
        target = tmp_path / "program" / name / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    if name == "go":
        shutil.copy(GENERATED / "go" / "go.sum", tmp_path / "program" / "go")
    stage = tmp_path / "stage"
    try:
        if name == "rust" and (runtime := language.runtime()):
            serve_runtime(runtime, tmp_path, monkeypatch)
        command = languages.build(language, stage, programs=tmp_path / "program")
    except languages.NotHereError as error:
        pytest.skip(f"{language.title}: {error}")
    if name == "java":  # its compiler links, too
        assert (stage / "app" / "target" / "classes" / "Dependent.class").is_file()
    else:
        assert languages.execute((*command, str(SEGMENT)), stage) == f"{ENTRIES}\n"
