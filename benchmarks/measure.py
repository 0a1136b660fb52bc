"""The times of all readers on one segment.

Strategy: every reader has a fresh process for each segment, so that no set depends on those before
it. All first check the segment, and their finds are compared; they are warmed up; then they take
turns, so that a slow moment of the machine hits all of them. What counts is the median.

Invariant: there are no times of a segment unless all readers found the same in it.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from pathlib import Path

from benchmarks import peers
from benchmarks.java_peer import Java
from benchmarks.peers import PEERS, Worker
from benchmarks.readers import Found
from benchmarks.sets import Segment

# Passes that are not timed. The JVM compiles what is hot in several steps.
_WARM_UPS = {peers.JAVA: 8}
_WARM_UP = 1
# One thread against two: a core that had nothing to do is not there at once, and a pass is short.
_IN_A_ROW = (peers.KAFKAFMT, peers.THREADS)
_PASSES_IN_A_ROW = 5


@dataclass(frozen=True)
class Result:
    """What was measured on one segment.

    Attributes:
        segment: the segment.
        found: what all readers found in it.
        times: CPU seconds of each reader, one a round; those of readers that read only its start
            are scaled.
        in_a_row: wall seconds of one thread and of two, one a round, of a pass among several
            without a pause.
        versions: of each reader.
        missing: why other readers took no part.
    """

    segment: Segment
    found: Found
    times: dict[str, list[float]]
    in_a_row: dict[str, list[float]]
    versions: dict[str, str]
    missing: dict[str, str]

    def cpu(self, name: str) -> float | None:
        """The median of a reader's CPU seconds."""
        return _median(self.times.get(name, []))

    def wall(self, name: str) -> float | None:
        """The median of a reader's wall seconds, of passes in a row."""
        return _median(self.in_a_row.get(name, []))


class DisagreementError(Exception):
    """Two readers did not find the same in a segment."""


def measure(segment: Segment, rounds: int, java: Java | None) -> Result:
    """Read a segment with every reader that is there.

    Raises:
        DisagreementError: not all found the same.
    """
    workers, missing = peers.start(java)
    try:
        found, scales = _checked(segment, workers)
        for name, worker in workers.items():
            for _ in range(_WARM_UPS.get(name, _WARM_UP)):
                worker.read(_path(segment, name), segment.passes)
        times: dict[str, list[float]] = {name: [] for name in workers}
        for _ in range(rounds):
            for name, worker in workers.items():
                passes = 1 if name in _STARTERS else segment.passes
                cpu = worker.read(_path(segment, name), passes).cpu
                times[name].append(cpu * scales[name])
        passes = segment.passes * _PASSES_IN_A_ROW
        in_a_row: dict[str, list[float]] = {name: [] for name in _IN_A_ROW if name in workers}
        for _ in range(rounds):
            for name, walls in in_a_row.items():
                walls.append(workers[name].read(segment.path, passes).wall)
        versions = {name: worker.version for name, worker in workers.items()}
        return Result(segment, found, times, in_a_row, versions, missing)
    finally:
        for worker in workers.values():
            worker.close()


_STARTERS = {peer.name for peer in PEERS if peer.reads_start}


def _path(segment: Segment, name: str) -> Path:
    return segment.start if name in _STARTERS else segment.path


def _checked(segment: Segment, workers: dict[str, Worker]) -> tuple[Found, dict[str, float]]:
    """What is in a segment, and by how much a reader's times are multiplied."""
    whole: dict[str, Found] = {}
    start: dict[str, Found] = {}
    for name, worker in workers.items():
        found = worker.check(_path(segment, name))
        if name != peers.FLOOR:
            (start if name in _STARTERS else whole)[name] = found
    # Who reads the start is compared on it with a fast reader too.
    judge = next(iter(whole))
    start[judge] = workers[judge].check(segment.start)
    for finds in (whole, start):
        if len(set(finds.values())) != 1:
            raise DisagreementError(f"{segment.name}: {finds}")
    scale = whole[judge].records / max(1, start[judge].records)
    return whole[judge], {name: scale if name in _STARTERS else 1.0 for name in workers}


def _median(values: list[float]) -> float | None:
    return statistics.median(values) if values else None
