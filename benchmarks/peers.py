"""The readers of the benchmark, each in its own warm process, controlled over pipes.

Strategy: a worker (Python or JVM) runs for the whole measurement. Its CPU time is read from
outside, by the CPU clock that Linux has for every process, in the same way for all readers and in
nanoseconds. On systems without that clock, the worker reports its own CPU time.

Invariant: a missing reader is missing for all segments, and the reason is kept.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from benchmarks.java_peer import Java
from benchmarks.readers import Found

ROOT = Path(__file__).resolve().parent.parent


KAFKAFMT, FLOOR, JAVA, AIOKAFKA = "kafkafmt", "floor", "Java", "aiokafka"
OBJECTS, THREADS = "objects", "threads"
COMMITS = "commits"
"""The kind of set whose records kafkafmt and Java decode as commits of offsets."""
PEERS = (FLOOR, KAFKAFMT, JAVA, AIOKAFKA, OBJECTS, THREADS)
"""The names of the readers in the tables, which docs/background/benchmarks.md describes."""


@dataclass(frozen=True)
class Time:
    """Seconds of CPU (user and system, all threads) and of wall clock for one pass."""

    cpu: float
    wall: float


class MissingError(Exception):
    """A reader is not installed; the message says why."""


class Program:
    """A process with one line of answer to each line of input; close it."""

    def __init__(self, command: list[str], environment: Mapping[str, str] | None = None) -> None:
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed with the process
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )

    def ask(self, line: str) -> str:
        """Return the answer to a line."""
        if self._process.stdin is None:
            raise ValueError("the process is closed")
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return self.line()

    def line(self) -> str:
        """Return the next line.

        Raises:
            RuntimeError: the process has ended; the message has the end of its standard error.
        """
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            self._process.wait()
            self._errors.seek(0)
            raise RuntimeError(f"a process has ended:\n{self._errors.read().strip()[-4000:]}")
        return line.rstrip("\n")

    def close(self) -> None:
        """End the process."""
        self._process.communicate()
        self._errors.close()


class Worker(Program):
    """A reader in its process.

    Attributes:
        version: its reported version.

    Raises:
        MissingError: when it is made.
    """

    def __init__(self, command: list[str], environment: Mapping[str, str]) -> None:
        super().__init__(command, environment)
        state, _, self.version = self.line().partition(" ")
        if state != "ready":
            self.close()
            raise MissingError(self.version)

    def check(self, path: Path) -> Found:
        """Return the contents found in a segment by the reader."""
        records, key_bytes, value_bytes, total, _, _ = self._ask(0, path)
        return Found(records, key_bytes, value_bytes, total % 2**63)

    def read(self, path: Path, passes: int) -> Time:
        """Return the time of one pass, measured over ``passes`` passes."""
        before = self._cpu()
        *_, cpu, wall = self._ask(passes, path)
        after = self._cpu()
        spent = cpu / 1e9 if before is None or after is None else after - before
        return Time(spent / passes, wall / 1e9 / passes)

    def _ask(self, passes: int, path: Path) -> list[int]:
        return [int(number) for number in self.ask(f"{passes}\t{path.resolve()}").split()]

    def _cpu(self) -> float | None:
        if not sys.platform.startswith("linux"):
            return None
        # What clock_getcpuclockid(3) computes: the clock of another process.
        return time.clock_gettime(~self._process.pid << 3 | 2)


def start(
    java: Java | None, wanted: Collection[str] = (), kind: str = ""
) -> tuple[dict[str, Worker], dict[str, str]]:
    """Start every installed reader, or the wanted ones, for a kind of set.

    Returns:
        The workers by name, and why others are missing.
    """
    workers: dict[str, Worker] = {}
    missing: dict[str, str] = {}
    for name in PEERS:
        if (wanted and name not in wanted) or (kind == COMMITS and name not in (KAFKAFMT, JAVA)):
            continue
        decodes = [COMMITS] if kind == COMMITS else []
        command = [sys.executable, "-m", "benchmarks.worker", *(decodes or [name])]
        if name == JAVA:
            if java is None:
                continue
            command = [*java.reader, *decodes]
        try:
            engine = "columnar" if name == KAFKAFMT else ""
            workers[name] = Worker(command, {"KAFKAFMT_ENGINE": engine})
        except MissingError as error:
            missing[name] = str(error)
    return workers, missing
