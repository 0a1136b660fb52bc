"""The jars of a Kafka release with message schemas: fetched by Maven, checked by hash.

Strategy: ``jars.json`` beside this module names the release and the SHA-256 of each jar. Maven
copies the jars into a folder, through whatever repository it is configured for.

Invariant: no byte of a jar is read before its hash is checked.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

PINS = Path(__file__).with_name("jars.json")
MODULES = (
    "clients",
    "group-coordinator",
    "metadata",
    "raft",
    "share-coordinator",
    "storage",
    "transaction-coordinator",
)

Schema = Mapping[str, Any]  # a message schema, as its JSON has it


class SchemaError(Exception):
    """The schemas cannot be taken; the message is one line for the terminal."""


def pinned() -> tuple[str, dict[str, str]]:
    """Return the release of the kept schemas, and the SHA-256 of each module's jar."""
    pins = json.loads(PINS.read_text("utf-8"))
    return pins["release"], pins["sha256"]


def pin(release: str, hashes: Mapping[str, str]) -> str:
    """Return the text of ``jars.json`` for a release."""
    return json.dumps({"release": release, "sha256": dict(hashes)}, indent=2) + "\n"


def fetch(release: str, folder: Path) -> None:
    """Copy the jars of a release into a folder, unless they are there.

    Raises:
        SchemaError: Maven is missing, or finds no such jar.
    """
    for module in MODULES:
        if jar_path(module, release, folder).is_file():
            continue
        artifact = f"org.apache.kafka:kafka-{module}:{release}"
        _maven(
            *("dependency:copy", f"-Dartifact={artifact}", f"-DoutputDirectory={folder.resolve()}"),
            failure=f"cannot fetch {artifact}",
        )


def newest(oldest: str, folder: Path) -> str:
    """Return the newest release in Maven's repository, at least the given one.

    Maven finds the highest number for an open range: ``RELEASE`` would be the last one published,
    and so a patch of an older line.

    Raises:
        SchemaError: Maven is missing, or finds no such release.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        project = Path(temporary, "pom.xml")
        project.write_text(_ANY_SINCE.format(oldest=oldest), "utf-8")
        _maven(
            *("--file", str(project), "dependency:copy-dependencies", "-DexcludeTransitive=true"),
            f"-DoutputDirectory={temporary}",
            failure=f"finds no release of Kafka from {oldest} on",
        )
        (jar,) = Path(temporary).glob("kafka-clients-*.jar")
        release = jar.stem.removeprefix("kafka-clients-")
        shutil.move(jar, jar_path("clients", release, folder))
    return release


_ANY_SINCE = """<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>kafkafmt</groupId><artifactId>newest</artifactId><version>1</version>
  <packaging>pom</packaging>
  <dependencies><dependency>
    <groupId>org.apache.kafka</groupId><artifactId>kafka-clients</artifactId>
    <version>[{oldest},)</version>
  </dependency></dependencies>
</project>
"""


def _maven(*arguments: str, failure: str) -> None:
    try:
        subprocess.run(
            ["mvn", "--batch-mode", "--quiet", *arguments], check=True, capture_output=True
        )
    except FileNotFoundError as error:
        raise SchemaError("Maven (mvn) is missing; it fetches Kafka's jars") from error
    except subprocess.CalledProcessError as error:
        raise SchemaError(f"Maven {failure}") from error


def jar_path(module: str, release: str, folder: Path) -> Path:
    """Return the file of a module's jar."""
    return folder / f"kafka-{module}-{release}.jar"


def read(
    release: str, folder: Path, hashes: Mapping[str, str] | None
) -> tuple[dict[str, list[Schema]], dict[str, str]]:
    """Read the message schemas in the jars of a folder, by module, and the hashes of the jars.

    Args:
        release: the release of the jars.
        folder: holds the jars.
        hashes: the expected SHA-256 of each jar; ``None`` accepts any.

    Raises:
        SchemaError: a jar differs from its hash, or a schema is not JSON.
    """
    schemas: dict[str, list[Schema]] = {}
    found: dict[str, str] = {}
    for module in MODULES:
        data = jar_path(module, release, folder).read_bytes()
        found[module] = hashlib.sha256(data).hexdigest()
        if hashes is not None and hashes.get(module) != found[module]:
            raise SchemaError(
                f"kafka-{module}-{release}.jar: SHA-256 {found[module]}, "
                f"expected {hashes.get(module)}"
            )
        with zipfile.ZipFile(io.BytesIO(data)) as jar:
            for name in sorted(jar.namelist()):
                if re.search(r"(?:^|/)(?:message|metadata)/\w+\.json$", name):
                    schema = _parse(name, jar.read(name).decode("utf-8"))
                    schemas.setdefault(module, []).append(schema)
    return schemas, found


def _parse(name: str, text: str) -> Schema:
    """Parse a schema, without its comments on lines of their own."""
    try:
        schema: Schema = json.loads(re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE))
    except ValueError as error:
        raise SchemaError(f"{name}: {error}") from error
    return schema
