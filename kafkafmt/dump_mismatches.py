"""What indexes say otherwise than their segments, until ``DumpLogSegments`` prints it at its end.

Invariant: the order of the output is that of Kafka's maps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kafkafmt.java import JavaMap

Pair = tuple[int, int]


@dataclass
class Mismatches:
    """What does not agree, by the absolute path of the index.

    Attributes:
        positions: offset in the index, and the one found in the segment; the last one met holds.
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
        """What Kafka's tool prints of them at its end, in its order."""
        for path in self.positions.in_order():
            yield f"Mismatches in :{path}\n"
            for offset, found in sorted(self.positions[path].items(), reverse=True):
                yield f"  Index offset: {offset}, log offset: {found}\n"
        for path in self.timestamps.in_order():
            yield f"Found timestamp mismatch in :{path}\n"
            for timestamp, found in self.timestamps[path]:
                yield f"  Index timestamp: {timestamp}, log timestamp: {found}\n"
        for path in self.unordered.in_order():
            yield f"Found out of order timestamp in :{path}\n"
            for timestamp, last in self.unordered[path]:
                yield f"  Index timestamp: {timestamp}, Previously indexed timestamp: {last}\n"
        for path in self.offsets.in_order():
            yield f"The following indexed offsets are not found in :{path}\n"
            for offset, found in self.offsets[path]:
                yield f"Indexed offset: {offset}, found log offset: {found}\n"
