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
import time
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from benchmarks.java_peer import Java
from benchmarks.readers import Found

ROOT = Path(__file__).resolve().parent.parent


KAFKAFMT, FLOOR, JAVA, AIOKAFKA = "kafkafmt", "floor", "Java", "aiokafka"
OBJECTS, THREADS = "objects", "threads"
PEERS = (FLOOR, KAFKAFMT, JAVA, AIOKAFKA, OBJECTS, THREADS)
"""The names of the readers in the tables, which docs/background/benchmarks.md describes."""


@dataclass(frozen=True)
class Time:
    """Seconds of CPU (user and system, all threads) and of wall clock for one pass."""

    cpu: float
    wall: float


class MissingError(Exception):
    """A reader is not installed; the message says why."""


class Worker:
    """A reader in its process; close it.

    Attributes:
        version: the version that it reports.

    Raises:
        MissingError: when it is made.
    """

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self._name = name
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        state, _, text = self._line().partition(" ")
        if state != "ready":
            self.close()
            raise MissingError(text)
        self.version = text

    def check(self, path: Path) -> Found:
        """The contents of a segment, as the reader finds them."""
        records, key_bytes, value_bytes, total, _, _ = self._ask(0, path)
        return Found(records, key_bytes, value_bytes, total % 2**63)

    def read(self, path: Path, passes: int) -> Time:
        """The time of one pass, measured over ``passes`` passes."""
        before = self._cpu()
        *_, cpu, wall = self._ask(passes, path)
        after = self._cpu()
        spent = cpu / 1e9 if before is None or after is None else after - before
        return Time(spent / passes, wall / 1e9 / passes)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def _ask(self, passes: int, path: Path) -> list[int]:
        if self._process.stdin is None:
            raise ValueError("the worker is closed")
        self._process.stdin.write(f"{passes}\t{path.resolve()}\n")
        self._process.stdin.flush()
        return [int(number) for number in self._line().split()]

    def _line(self) -> str:
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            _, errors = self._process.communicate()
            raise RuntimeError(f"{self._name} has ended:\n{errors.strip()}")
        return line.rstrip("\n")

    def _cpu(self) -> float | None:
        if not sys.platform.startswith("linux"):
            return None
        # What clock_getcpuclockid(3) computes: the clock of another process.
        return time.clock_gettime(~self._process.pid << 3 | 2)


def start(
    java: Java | None, wanted: Collection[str] = ()
) -> tuple[dict[str, Worker], dict[str, str]]:
    """Start every installed reader, or the wanted ones.

    Returns:
        The workers by name, and why others are missing.
    """
    workers: dict[str, Worker] = {}
    missing: dict[str, str] = {}
    for name in PEERS:
        if wanted and name not in wanted:
            continue
        command = [sys.executable, "-m", "benchmarks.worker", name]
        if name == JAVA:
            if java is None:
                continue
            command = java.reader
        try:
            engine = "columnar" if name == KAFKAFMT else ""
            workers[name] = Worker(name, command, {"KAFKAFMT_ENGINE": engine})
        except MissingError as error:
            missing[name] = str(error)
    return workers, missing
