"""What is measured of whole processes: memory, the import, and ``dump`` beside Kafka's own tool.

Invariant: both tools have printed the same, to the letter, before their times are compared.
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

# What `dump` is asked to print.
DUMP_OPTIONS = ((), ("--deep-iteration",), ("--print-data-log",))


@dataclass(frozen=True)
class Memory:
    """Bytes that a process holds: after the import, with all libraries, at the worst moment."""

    imported: int
    ready: int
    peak: int

    @property
    def above(self) -> int:
        """What the scan took above the imported libraries."""
        return self.peak - self.ready


@dataclass(frozen=True)
class Dump:
    """CPU seconds of a whole ``dump``, ours and Kafka's, and the bytes that both print."""

    options: tuple[str, ...]
    ours: float
    kafka: float
    printed: int


def memory(path: Path) -> Memory:
    """The memory of one scan of a segment."""
    numbers = _output([sys.executable, "-m", "benchmarks.memory", str(path.resolve())]).split()
    imported, ready, peak = (int(number) * 1024 for number in numbers)
    return Memory(imported, ready, peak)


def import_time(rounds: int) -> float:
    """CPU seconds of ``import kafkafmt`` in a process that has imported nothing yet."""
    command = [sys.executable, "-c", _IMPORT]
    _output(command)  # the first one may have to compile
    return statistics.median(float(_output(command)) for _ in range(rounds))


def dump(path: Path, options: tuple[str, ...], java: Java, rounds: int) -> Dump:
    """Print a segment with both tools.

    Raises:
        DisagreementError: they do not print the same.
    """
    ours = [sys.executable, "-m", "kafkafmt", "dump", *options, str(path.resolve())]
    kafka = java.dump(path.resolve(), *options)
    printed = _output(ours)
    if printed != _output(kafka):
        raise DisagreementError(f"dump {' '.join(options)} prints not what Kafka's tool prints")
    pairs = [(_cpu(ours), _cpu(kafka)) for _ in range(rounds)]
    mine, theirs = zip(*pairs, strict=True)
    return Dump(options, statistics.median(mine), statistics.median(theirs), len(printed))


def _output(command: list[str]) -> bytes:
    done = subprocess.run(command, cwd=ROOT, capture_output=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[:4])} failed:\n{done.stderr.decode()}")
    return done.stdout


def _cpu(command: list[str]) -> float:
    """CPU seconds of a process, user and system; its output goes nowhere."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    devnull = subprocess.DEVNULL
    subprocess.run(command, cwd=ROOT, stdout=devnull, stderr=devnull, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
