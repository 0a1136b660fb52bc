"""What indexes say otherwise than their segments, until ``DumpLogSegments`` prints it at its end.

Invariant: the order of the output is that of Kafka's maps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kafkafmt.dump_gaps import in_order_of_java

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

    positions: dict[str, dict[int, int]] = field(default_factory=dict)
    timestamps: dict[str, list[Pair]] = field(default_factory=dict)
    unordered: dict[str, list[Pair]] = field(default_factory=dict)
    offsets: dict[str, list[Pair]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.positions or self.timestamps or self.unordered or self.offsets)

    def lines(self) -> Iterator[str]:
        """What Kafka's tool prints of them at its end, in its order."""
        for path in in_order_of_java(self.positions):
            yield f"Mismatches in :{path}\n"
            for offset, found in sorted(self.positions[path].items(), reverse=True):
                yield f"  Index offset: {offset}, log offset: {found}\n"
        for path in in_order_of_java(self.timestamps):
            yield f"Found timestamp mismatch in :{path}\n"
            for timestamp, found in self.timestamps[path]:
                yield f"  Index timestamp: {timestamp}, log timestamp: {found}\n"
        for path in in_order_of_java(self.unordered):
            yield f"Found out of order timestamp in :{path}\n"
            for timestamp, last in self.unordered[path]:
                yield f"  Index timestamp: {timestamp}, Previously indexed timestamp: {last}\n"
        for path in in_order_of_java(self.offsets):
            yield f"The following indexed offsets are not found in :{path}\n"
            for offset, found in self.offsets[path]:
                yield f"Indexed offset: {offset}, found log offset: {found}\n"
