"""The times of all readers on one segment.

Strategy: every reader has a new process for each segment, so that no set influences the next. First
all readers check the segment, and their results are compared; then they are warmed up; then they
take turns, so that a slow moment of the machine affects all of them. The result is the median.

Invariant: a segment has times only if all readers found the same contents.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from pathlib import Path

from benchmarks import peers
from benchmarks.java_peer import Java
from benchmarks.peers import Worker
from benchmarks.readers import Found
from benchmarks.sets import Segment

# Passes that are not timed. The JVM compiles hot code in several steps.
_WARM_UPS = {peers.JAVA: 8}
_WARM_UP = 1
# For one thread compared with two: an idle core needs time to wake up, and a pass is short.
_PASSES_IN_A_ROW = 5


@dataclass(frozen=True)
class Result:
    """The measurements on one segment.

    Attributes:
        segment: the segment.
        found: what all readers found in it.
        times: CPU seconds of each reader, one value per round.
        versions: the version of each reader.
        missing: the reason for each reader that is missing.
    """

    segment: Segment
    found: Found
    times: dict[str, list[float]]
    versions: dict[str, str]
    missing: dict[str, str]

    def cpu(self, name: str) -> float | None:
        """Return the median of a reader's CPU seconds."""
        return _median(self.times.get(name, []))


@dataclass(frozen=True)
class Threads:
    """One thread compared with two.

    Attributes:
        one: wall seconds of one pass with one thread, one value per round; each is measured over
            several passes without a pause.
        two: the same with two threads.
    """

    one: list[float]
    two: list[float]

    @property
    def ratio(self) -> float:
        """The median of the ratios of the rounds: how many times as fast two threads are."""
        return statistics.median(a / b for a, b in zip(self.one, self.two, strict=True))


class DisagreementError(Exception):
    """Two readers found different contents in a segment."""


def measure(segment: Segment, rounds: int, java: Java | None) -> Result:
    """Read a segment with every installed reader.

    Raises:
        DisagreementError: the readers found different contents.
    """
    workers, missing = peers.start(java, kind=segment.kind)
    try:
        found = _check_all(segment, workers)
        for name, worker in workers.items():
            for _ in range(_WARM_UPS.get(name, _WARM_UP)):
                worker.read(segment.path, 1)
        times: dict[str, list[float]] = {name: [] for name in workers}
        for _ in range(rounds):
            for name, worker in workers.items():
                times[name].append(worker.read(segment.path, 1).cpu)
        versions = {name: worker.version for name, worker in workers.items()}
        return Result(segment, found, times, versions, missing)
    finally:
        for worker in workers.values():
            worker.close()


def measure_threads(path: Path, rounds: int) -> Threads:
    """Read a segment with one thread and with two by turns.

    Raises:
        DisagreementError: they found different contents.
    """
    workers, _ = peers.start(None, (peers.KAFKAFMT, peers.THREADS))
    try:
        found = {name: worker.check(path) for name, worker in workers.items()}
        if len(set(found.values())) != 1:
            raise DisagreementError(f"{path.name}: {found}")
        walls: dict[str, list[float]] = {name: [] for name in workers}
        for _ in range(rounds):
            for name, worker in workers.items():
                walls[name].append(worker.read(path, _PASSES_IN_A_ROW).wall)
        return Threads(walls[peers.KAFKAFMT], walls[peers.THREADS])
    finally:
        for worker in workers.values():
            worker.close()


def _check_all(segment: Segment, workers: dict[str, Worker]) -> Found:
    """Return the contents found in a segment by all readers."""
    found = {name: worker.check(segment.path) for name, worker in workers.items()}
    found.pop(peers.FLOOR, None)  # it decodes no record
    if len(set(found.values())) != 1:
        raise DisagreementError(f"{segment.name}: {found}")
    return next(iter(found.values()))


def _median(values: list[float]) -> float | None:
    return statistics.median(values) if values else None
