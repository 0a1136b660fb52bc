"""The targets, and whether they hold.

Invariant: a target that could not be measured does not count as held.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from benchmarks import peers
from benchmarks.measure import Result, Threads
from benchmarks.processes import Dump, Memory
from benchmarks.sets import Segment

MIB = 1024 * 1024

MEMORY = 150 * MIB
IMPORT = 0.060
DUMP = 1 / 3
THREADS = 1.6
_AIOKAFKA = 0.33
_OBJECTS = 2.0
_JAVA = {"none": 0.65, "gzip": 0.45, "snappy": 0.65, "lz4": 0.7, "zstd": 0.85}
_JAVA_BIG = 1.3  # it copies nothing
_JAVA_COMMITS = 0.8
_FLOOR_COMPRESSED, _FLOOR_PLAIN, _FLOOR_SMALL = 1.35, 1.5, 2.2

# The ratios of CPU time that have targets: reader, and the reader it is compared with.
RATIOS = (
    (peers.KAFKAFMT, peers.JAVA),
    (peers.KAFKAFMT, peers.FLOOR),
    (peers.KAFKAFMT, peers.AIOKAFKA),
    (peers.OBJECTS, peers.AIOKAFKA),
)


@dataclass(frozen=True)
class Claim:
    """A figure and its target.

    Attributes:
        about: the segment, or whatever else was measured.
        what: the figure's name.
        value: the figure; ``None`` if it could not be measured.
        target: the bound of the value.
        at_most: whether the target is an upper bound.
        unit: the unit of both numbers.
    """

    about: str
    what: str
    value: float | None
    target: float
    at_most: bool = True
    unit: str = ""

    @property
    def holds(self) -> bool | None:
        """The verdict on the target; ``None`` if it is unknown."""
        if self.value is None:
            return None
        return self.value <= self.target if self.at_most else self.value >= self.target

    @property
    def text(self) -> str:
        """The figure, its target and a mark."""
        if self.value is None:
            return "not measured"
        sign, mark = "≤" if self.at_most else "≥", "✓" if self.holds else "✗"
        return f"{self.value:.2f}{self.unit} {sign} {self.target:.3g}{self.unit} {mark}"


def ratio_target(segment: Segment, ours: str, other: str) -> float:
    """Return the maximum ratio of our CPU time to the time of ``other``."""
    if ours == peers.OBJECTS:
        return _OBJECTS
    if other == peers.AIOKAFKA:
        return _AIOKAFKA
    if other == peers.JAVA:
        of_kind = {"big": _JAVA_BIG, peers.COMMITS: _JAVA_COMMITS}
        return of_kind.get(segment.kind, _JAVA[segment.codec])
    if segment.kind == "small":
        return _FLOOR_SMALL
    return _FLOOR_PLAIN if segment.codec == "none" else _FLOOR_COMPRESSED


def ratios(result: Result) -> list[Claim]:
    """Return the claims of one segment, in the order of :data:`RATIOS`."""
    claims = []
    for ours, other in RATIOS:
        mine, theirs = result.cpu(ours), result.cpu(other)
        value = mine / theirs if mine and theirs else None
        target = ratio_target(result.segment, ours, other)
        claims.append(Claim(result.segment.name, f"{ours} / {other}", value, target))
    return claims


def threads(measured: dict[str, Threads]) -> Iterator[Claim]:
    """Yield the speed of two threads divided by the speed of one, by the wall clock."""
    for name, times in measured.items():
        one, two = (statistics.median(walls) * 1000 for walls in (times.one, times.two))
        what = f"one thread / two, wall time, {one:,.0f} / {two:,.0f} ms"
        yield Claim(name, what, times.ratio, THREADS, at_most=False, unit="×")


def memories(measured: dict[str, Memory]) -> Iterator[Claim]:
    """Yield the peak memory of each scan."""
    for name, memory in measured.items():
        what = "peak memory above the imports"
        yield Claim(name, what, memory.above / MIB, MEMORY / MIB, unit=" MiB")


def import_time(seconds: float) -> Claim:
    """Return the time of the import."""
    return Claim("import kafkafmt", "CPU time", seconds * 1000, IMPORT * 1000, unit=" ms")


def dumps(measured: Iterable[Dump]) -> Iterator[Claim]:
    """Yield the CPU time of our process compared with Kafka's tool, for each dump."""
    for dump in measured:
        name = " ".join(("dump", *dump.options))
        times = f"{dump.ours * 1000:,.0f} / {dump.kafka * 1000:,.0f} ms"
        what = f"CPU time of the process / of DumpLogSegments, {times}"
        yield Claim(name, what, dump.ours / dump.kafka, DUMP)
