"""The languages of the conformance runners: how each is built and run, and what it cannot hold.

A runner is staged: a folder of its own gets the runner's files, ``parsers`` (a copy of
``generated/<language>``, or of all parsers of the language, which ``build.py`` makes) and, for a
runtime that no registry offers, ``runtime`` (a link to the language's folder in KAITAI_RUNTIMES).
The commands run there; a build is kept until an input changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import build as build_script
from tests.conformance import cursor
from tests.support.jvm import QUICK

ROOT = Path(__file__).resolve().parents[2]
RUNNERS = Path(__file__).parent / "runners"
GENERATED = ROOT / "generated"
RUNTIMES = "KAITAI_RUNTIMES"

Command = tuple[str, ...]


class NotHereError(Exception):
    """The machine lacks what the language needs; the message is the matrix' word for it."""


class BrokenError(Exception):
    """The runner cannot be built, or ended before its last file."""


@dataclass(frozen=True)
class Toolchain:
    """Programs that must be there, commands that build the runner, the one that runs it."""

    programs: Command
    build: tuple[Command, ...]
    run: Command


@dataclass(frozen=True)
class Language:
    """A target language of the grammars."""

    name: str  # of its folders in ``generated`` and in ``runners``
    title: str  # for people
    toolchains: tuple[Toolchain, ...]  # the first that is there is used
    parsers: Path | None = None  # the folder of its parsers, if it is another one
    # The runtime comes with the build; else it is taken from KAITAI_RUNTIMES.
    from_registry: bool = False
    # What becomes of a 64-bit number in a field: the number itself, where the language is right.
    holds: Callable[[str, int], int] = lambda field, value: value
    lenience: str = ""  # what the language does not refuse (see `cursor`)
    limit: str = ""  # why it may differ, or why there is no parser, in a line

    def toolchain(self) -> Toolchain:
        """The toolchain of this machine; NotHereError without one, or without a runner."""
        if not self.toolchains:
            raise NotHereError("not generated")
        for each in self.toolchains:
            if all(shutil.which(program) for program in each.programs):
                return each
        missing = [name for name in self.toolchains[0].programs if not shutil.which(name)]
        raise NotHereError(f"no {', '.join(missing)}")

    def runtime(self) -> Path | None:
        """The folder of the runtime; none when it comes from a registry."""
        if self.from_registry:
            return None
        runtimes = os.environ.get(RUNTIMES)
        if not runtimes or not (Path(runtimes) / self.name).is_dir():
            raise NotHereError("no runtime")
        return (Path(runtimes) / self.name).resolve()


# --- What JavaScript makes of 64 bits ----------------------------------------------------------


def in_javascript(field: str, value: int) -> int:
    """The number that the JavaScript parser gives: a double, and one error of its runtime.

    ``readS8be`` of kaitai-struct 0.11.0 takes the complement of the low 32 bits of a negative
    number as a signed one, so that such a number is 2^32 too large when those bits are below 2^31.
    The delta of a record's timestamp is a variable-length number, which the grammar sums up itself.
    """
    if field == "timestamp_delta":
        return _sum_of_groups(value)
    high, low = (value >> 32) & 0xFFFF_FFFF, value & 0xFFFF_FFFF
    if high < 1 << 31:
        return int(float(high * (1 << 32)) + float(low))
    complement = low ^ 0xFFFF_FFFF
    if complement >= 1 << 31:
        complement -= 1 << 32
    return int(-(float((high ^ 0xFFFF_FFFF) * (1 << 32)) + float(complement)) - 1.0)


def _sum_of_groups(value: int) -> int:
    """``kafka_varlong`` in doubles: each sum is rounded, from the highest group of bits down."""
    stored = (value << 1 ^ value >> 63) & 0xFFFF_FFFF_FFFF_FFFF
    total = 0.0
    for index in range(9, 0, -1):
        total = float(stored >> 7 * index & 0x7F) + 128.0 * total
    half = float((stored & 0x7F) >> 1) + 64.0 * total
    return int(half if stored % 2 == 0 else -1.0 - half)


# --- The languages -----------------------------------------------------------------------------

JAVAC = ("javac", *(f"-J{option}" for option in QUICK), "-d", ".")


def _by(programs: str, run: str | Command, *build: str | Command) -> Toolchain:
    """A toolchain of commands that are words with blanks between them, or tuples of words."""
    first, *others = (
        tuple(each.split()) if isinstance(each, str) else each for each in (run, *build)
    )
    return Toolchain(tuple(programs.split()), tuple(others), first)


LANGUAGES = (
    Language(
        "python",
        "Python",
        (_by("", (sys.executable, "runner.py")),),
        parsers=ROOT / "kafkafmt" / "generated",
        from_registry=True,
    ),
    Language(
        "javascript",
        "JavaScript",
        (_by("node", "node runner.js"),),
        from_registry=True,
        holds=in_javascript,
        limit="numbers are doubles (2^53), and the runtime misreads some negative ones below -2^31",
    ),
    Language(
        "java",
        "Java",
        (
            _by(
                "javac mvn",
                ("java", *QUICK, "-cp", f".{os.pathsep}lib/*", "Runner"),
                "mvn -q -B dependency:copy-dependencies -DoutputDirectory=lib",
                (*JAVAC, "-cp", "lib/*", "-sourcepath", "parsers", "Runner.java"),
            ),
        ),
        from_registry=True,
    ),
    Language("go", "Go", (_by("go", "./runner", "go build -o runner ."),), from_registry=True),
    Language("cpp_stl", "C++17", (_by("c++ make", "./runner", "make -s runner"),)),
    Language("rust", "Rust", (_by("cargo", "target/release/runner", "cargo build -q --release"),)),
    Language(
        "csharp",
        "C#",
        (
            _by("dotnet", "dotnet out/runner.dll", "dotnet build -v q -c Release -o out"),
            _by(
                "mcs mono",
                "mono runner.exe",
                "mcs -nologo -warn:0 -out:runner.exe -r:System.IO.Compression.dll"
                " Runner.cs Messages.cs -recurse:parsers/*.cs"
                " runtime/KaitaiStream.cs runtime/KaitaiStruct.cs",
            ),
        ),
    ),
    Language("ruby", "Ruby", (_by("ruby", "ruby -I runtime/lib runner.rb"),)),
    Language("php", "PHP", (_by("php", "php runner.php"),)),
    Language(
        "lua",
        "Lua",
        tuple(_by(each, f"{each} runner.lua") for each in ("lua5.3", "lua5.4", "lua")),
        lenience=cursor.NEGATIVE_IS_EMPTY,
        limit="the runtime reads a length below zero as no bytes, not as an error",
    ),
    Language(
        "nim",
        "Nim",
        (
            _by(
                "nim",
                "./runner",
                "nim c --hints:off --warnings:off -d:release --nimcache:cache --path:runtime"
                " --path:parsers -o:runner runner.nim",
            ),
        ),
        lenience=cursor.UNCHECKED,
        limit="the compiler writes no checks (valid) for Nim, so some malformed bytes are read",
    ),
    Language(
        "perl",
        "Perl",
        (),
        limit="a parser computes an instance again while its value is 0, so positions go wrong",
    ),
)


# --- Building and running ----------------------------------------------------------------------


def whole_parsers(language: Language, folder: Path) -> Path | None:
    """Return a folder with all parsers of the language, made in `folder` once.

    None where those that are committed have those of messages, too.
    """
    language.toolchain(), language.runtime()  # before a minute is spent on the parsers
    if language.name in build_script.WITH_MESSAGES:
        return None
    return _made(language.name, folder)


@cache
def _made(name: str, folder: Path) -> Path:
    if build_script.main(["--language", name, "--to", str(folder)]):
        raise NotHereError("no parsers")
    return folder


def build(
    language: Language,
    stage: Path,
    generated: Path | None = None,
    programs: Path = RUNNERS,
    written: Mapping[str, str] | None = None,
) -> Command:
    """Stage and build a program of the language, by default its runner; the command that runs it.

    ``generated`` may have other parsers of each language, ``written`` more files of the program.
    """
    toolchain, runtime = language.toolchain(), language.runtime()
    inputs = _sources(programs / language.name, "")
    parsers = language.parsers if generated is None else None
    inputs |= _sources(parsers or (generated or GENERATED) / language.name, "parsers/")
    for name, text in (written or {}).items():
        inputs[name] = stage / "written" / name
        inputs[name].parent.mkdir(parents=True, exist_ok=True)
        inputs[name].write_text(text, "utf-8")
    stamp = stage / "build.stamp"
    wanted = _digest(inputs, toolchain, runtime)
    if not stamp.exists() or stamp.read_text() != wanted:
        stamp.unlink(missing_ok=True)
        _stage(stage, inputs, runtime)
        for command in toolchain.build:
            execute(command, stage)
        stamp.write_text(wanted)
    return toolchain.run


def run(language: Language, stage: Path, command: Command, paths: Sequence[Path]) -> list[str]:
    """The line of JSON that the runner prints for each file."""
    lines = execute(command, stage, "".join(f"{path}\n" for path in paths)).splitlines()
    if len(lines) != len(paths):
        raise BrokenError(f"{len(lines)} lines for {len(paths)} files")
    return lines


def execute(command: Command, folder: Path, text: str = "") -> str:
    """The standard output of a command that reads the text; BrokenError where it fails."""
    # A runner in JavaScript finds the packages from anywhere.
    environment = os.environ | {"NODE_PATH": str(ROOT / "node_modules")}
    done = subprocess.run(
        command,
        cwd=folder,
        input=text,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        said = (done.stderr + done.stdout).strip().splitlines()[-8:]
        raise BrokenError(f"{command[0]}: exit code {done.returncode}\n  " + "\n  ".join(said))
    return done.stdout


def _sources(folder: Path, prefix: str) -> dict[str, Path]:
    return {
        prefix + path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def _digest(inputs: dict[str, Path], toolchain: Toolchain, runtime: Path | None) -> str:
    digest = hashlib.sha256(repr((toolchain, runtime)).encode())
    of_runtime = _sources(runtime, "runtime/") if runtime else {}
    for name, path in (inputs | of_runtime).items():
        digest.update(f"\n{name}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _stage(stage: Path, inputs: dict[str, Path], runtime: Path | None) -> None:
    """Bring the folder up to date; what has not changed keeps its time, for make's sake."""
    shutil.rmtree(stage / "parsers", ignore_errors=True)
    for name, path in inputs.items():
        target = stage / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    link = stage / "runtime"
    link.unlink(missing_ok=True)
    if runtime:
        link.symlink_to(runtime, target_is_directory=True)
