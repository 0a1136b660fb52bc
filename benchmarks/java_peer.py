"""Kafka's own Java code: its jars from Maven, readers compiled against them, its DumpLogSegments.

Strategy: the installed Maven downloads the jars to the cache folder once; the compiled classes are
kept there as well. If Java or Maven is missing, the benchmark reports it in one line and continues
without them.
"""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_SOURCES = Path(__file__).resolve().parent / "java"
_READER = _SOURCES / "ReadSegments.java"
COMPRESSOR = _SOURCES / "CompressPayloads.java"
"""The program of :mod:`benchmarks.clients`."""
_DUMP = "org.apache.kafka.tools.DumpLogSegments"
_PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies"


class JavaMissingError(Exception):
    """Java, Maven or the jars are missing; the message names the missing one."""


class Java:
    """Command lines for Kafka's Java code, and for a program compiled against it.

    Raises:
        JavaMissingError: from the constructor.
    """

    def __init__(self, cache: Path, source: Path = _READER) -> None:
        for command, what in (("java", "Java"), ("javac", "a JDK"), ("mvn", "Maven")):
            if shutil.which(command) is None:
                raise JavaMissingError(f"{what} is missing (no {command} in PATH)")
        classes, jars = cache / "classes", copied_jars(_SOURCES / "pom.xml", cache / "jars")
        if is_older(classes / f"{source.stem}.class", source):
            _run(
                ["javac", "-d", str(classes), "-cp", f"{jars}/*", str(source)],
                f"javac could not compile {source.name}",
            )
        self._command = ["java", "-cp", f"{classes.resolve()}:{jars.resolve()}/*"]

    @property
    def command(self) -> list[str]:
        """The start of a command line: the class path with Kafka's jars."""
        return self._command

    @property
    def reader(self) -> list[str]:
        """The command of the worker with the protocol of :mod:`benchmarks.worker`."""
        return [*self._command, _READER.stem]

    def program(self, name: str, *arguments: str, options: tuple[str, ...] = ()) -> list[str]:
        """Return the command for one of Kafka's programs, with options for the JVM."""
        java, *classpath = self._command
        return [java, *options, *classpath, name, *arguments]

    def dump(self, path: Path, *options: str) -> list[str]:
        """Return the command for printing a segment."""
        return [*self._command, _DUMP, "--files", str(path), *options]


def copied_jars(pom: Path, folder: Path) -> Path:
    """Return a folder with the jars of a pom and their dependencies.

    Raises:
        JavaMissingError: Maven is missing, or could not get the jars.
    """
    if shutil.which("mvn") is None:
        raise JavaMissingError("Maven is missing (no mvn in PATH)")
    with lock_folder(folder):
        if is_older(folder / ".done", pom):
            shutil.rmtree(folder, ignore_errors=True)
            options = [f"-DoutputDirectory={folder.resolve()}", "-DincludeScope=runtime"]
            command = ["mvn", "-q", "-B", "-f", str(pom), _PLUGIN, *options]
            _run(command, "Maven could not get the jars")
            (folder / ".done").touch()
    return folder


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Lock a folder while it is filled; tests in several processes fill the same one."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{folder}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_older(made: Path, source: Path) -> bool:
    """Return whether a file made from a source is missing, or older than it."""
    return not made.exists() or made.stat().st_mtime < source.stat().st_mtime


def _run(command: list[str], failed: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()
        raise JavaMissingError(f"{failed}: {lines[0] if lines else 'no output'}")
