"""Measurements of whole processes: memory, the import, and ``dump`` compared with Kafka's tool.

Invariant: both tools printed exactly the same text before their times are compared.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from benchmarks.java_peer import Java
from benchmarks.measure import DisagreementError
from benchmarks.peers import ROOT

_IMPORT = "import time; a = time.process_time(); import kafkafmt; print(time.process_time() - a)"

# The options of `dump` that are measured.
DUMP_OPTIONS = ((), ("--deep-iteration",), ("--print-data-log",))


@dataclass(frozen=True)
class Memory:
    """Bytes in memory: after the import, with all libraries imported, and at the peak."""

    imported: int
    ready: int
    peak: int

    @property
    def above(self) -> int:
        """The memory of the scan above the imported libraries."""
        return self.peak - self.ready


@dataclass(frozen=True)
class Dump:
    """CPU seconds of a whole ``dump``, ours and Kafka's, and the bytes printed by each."""

    options: tuple[str, ...]
    ours: float
    kafka: float
    printed: int


def memory(path: Path) -> Memory:
    """Return the memory of one scan of a segment."""
    numbers = _output([sys.executable, "-m", "benchmarks.memory", str(path.resolve())]).split()
    imported, ready, peak = (int(number) * 1024 for number in numbers)
    return Memory(imported, ready, peak)


def import_time(rounds: int) -> float:
    """Return the CPU seconds of ``import kafkafmt`` in a new process."""
    command = [sys.executable, "-c", _IMPORT]
    _output(command)  # the first run may have to compile
    return statistics.median(float(_output(command)) for _ in range(rounds))


def dump(path: Path, options: tuple[str, ...], java: Java, rounds: int) -> Dump:
    """Print a segment with both tools.

    Raises:
        DisagreementError: they print different texts.
    """
    ours = [sys.executable, "-m", "kafkafmt", "dump", *options, str(path.resolve())]
    kafka = java.dump(path.resolve(), *options)
    printed = _output(ours)
    if printed != _output(kafka):
        raise DisagreementError(f"dump {' '.join(options)} and Kafka's tool print different texts")
    pairs = [(_cpu(ours), _cpu(kafka)) for _ in range(rounds)]
    mine, theirs = zip(*pairs, strict=True)
    return Dump(options, statistics.median(mine), statistics.median(theirs), len(printed))


def _output(command: list[str]) -> bytes:
    done = subprocess.run(command, cwd=ROOT, capture_output=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[:4])} failed:\n{done.stderr.decode()}")
    return done.stdout


def _cpu(command: list[str]) -> float:
    """Return the CPU seconds of a process, user and system; discard its output."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    devnull = subprocess.DEVNULL
    subprocess.run(command, cwd=ROOT, stdout=devnull, stderr=devnull, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
