"""What the batches of a log are, in little memory: a sum for each range of offsets.

Strategy: replicas have the same batches, byte for byte, so the sums of two are equal in each range
that both have whole. Where a log has many ranges, two become one.

Invariant: at most 64 ranges; each begins at a multiple of its width.
"""

from __future__ import annotations

from dataclasses import dataclass, field

_MOST_RANGES = 64
_MASK = 2**64 - 1


@dataclass
class BatchSums:
    """The sums of one log.

    Attributes:
        width: how many offsets a range has.
        sums: by the number of the range.
    """

    width: int = 1
    sums: dict[int, int] = field(default_factory=dict)

    def add(self, offset: int, *of_batch: int) -> None:
        """Add a batch that begins at an offset; ``of_batch`` is what replicas have in common."""
        place = offset // self.width
        self.sums[place] = (self.sums.get(place, 0) + hash((offset, *of_batch))) & _MASK
        while len(self.sums) > _MOST_RANGES:
            self.sums, self.width = self._of(2 * self.width), 2 * self.width

    def _of(self, width: int) -> dict[int, int]:
        sums: dict[int, int] = {}
        for place, value in self.sums.items():
            wider = place * self.width // width
            sums[wider] = (sums.get(wider, 0) + value) & _MASK
        return sums

    def difference(self, other: BatchSums, begin: int, end: int) -> tuple[int, int] | None:
        """The first range of offsets between two that is not the same in another log.

        Both logs have all batches that begin between them; ranges that begin before are left out.
        """
        width = max(self.width, other.width)
        own, theirs = self._of(width), other._of(width)
        for place in sorted(own.keys() | theirs.keys()):
            first, stop = place * width, (place + 1) * width
            if begin <= first < end and own.get(place) != theirs.get(place):
                return first, min(stop, end)
        return None
