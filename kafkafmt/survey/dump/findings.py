"""The findings that ``DumpLogSegments`` prints last: mismatches of indexes, and gaps in offsets.

Strategy: a compacted segment can have millions of gaps, so each is kept as two numbers, in the
order in which the gaps are found.

Invariant: the order of the output is that of Kafka's ``HashMap`` and ``TreeMap``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field

from kafkafmt._base.java import JavaMap
from kafkafmt._base.wording import printable

Pair = tuple[int, int]


@dataclass
class Mismatches:
    """Mismatches between indexes and segments, by the absolute path of the index.

    Attributes:
        positions: offset in the index, and the one found in the segment; later ones replace
            earlier ones.
        timestamps: timestamp in the index, and the one found.
        unordered: timestamp in the index, and the one before it.
        offsets: offset in the index, and the one found, -1 for none.
    """

    positions: JavaMap[dict[int, int]] = field(default_factory=JavaMap)
    timestamps: JavaMap[list[Pair]] = field(default_factory=JavaMap)
    unordered: JavaMap[list[Pair]] = field(default_factory=JavaMap)
    offsets: JavaMap[list[Pair]] = field(default_factory=JavaMap)

    def __bool__(self) -> bool:
        return bool(self.positions or self.timestamps or self.unordered or self.offsets)

    def lines(self) -> Iterator[str]:
        """Yield the lines that Kafka's tool prints, in its order."""
        for path in self.positions.in_order():
            yield f"Mismatches in :{printable(path)}\n"
            for offset, found in sorted(self.positions[path].items(), reverse=True):
                yield f"  Index offset: {offset}, log offset: {found}\n"
        for path in self.timestamps.in_order():
            yield f"Found timestamp mismatch in :{printable(path)}\n"
            for timestamp, found in self.timestamps[path]:
                yield f"  Index timestamp: {timestamp}, log timestamp: {found}\n"
        for path in self.unordered.in_order():
            yield f"Found out of order timestamp in :{printable(path)}\n"
            for timestamp, last in self.unordered[path]:
                yield f"  Index timestamp: {timestamp}, Previously indexed timestamp: {last}\n"
        for path in self.offsets.in_order():
            yield f"The following indexed offsets are not found in :{printable(path)}\n"
            for offset, found in self.offsets[path]:
                yield f"Indexed offset: {offset}, found log offset: {found}\n"


class Gaps:
    """Pairs of offsets that follow one another in a file but are not consecutive."""

    def __init__(self) -> None:
        self._last = array("q")
        self._following = array("q")

    def __len__(self) -> int:
        return len(self._last)

    def add(self, last: int, following: int) -> None:
        """Add the gap between ``last`` and ``following``."""
        self._last.append(last)
        self._following.append(following)

    def update(self, other: Gaps) -> None:
        """Add all gaps of another object, because the same file may be dumped twice."""
        self._last.extend(other._last)
        self._following.extend(other._following)

    def in_order(self) -> Iterator[tuple[int, int]]:
        """Gaps by the offset before them; of several with the same, the last (``TreeMap.put``)."""
        order = sorted(range(len(self)), key=self._last.__getitem__)
        for index, place in enumerate(order):
            if index + 1 == len(order) or self._last[order[index + 1]] != self._last[place]:
                yield self._last[place], self._following[place]
