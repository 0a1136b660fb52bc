"""Offsets that no sound batch of a log has.

Strategy: a hole is of damage, of a missing segment, or of compaction; batches on both sides of it
show which. Holes come in ascending order.

Invariant: no more than :data:`_MOST` are kept; older ones are joined.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field, replace
from operator import attrgetter

_MOST = 4096


@dataclass(frozen=True, slots=True)
class Hole:
    """Offsets that no sound batch of a log has.

    Attributes:
        first, last: the offsets.
        segment: the base offset of the segment that has all of them; ``None`` if a segment may be
            missing.
        is_damaged: whether bytes are damaged there, or a segment is missing. Compaction leaves
            holes too.
        has_index: whether a sound transaction index covers all of it.
        markers: offset and producer id of each damaged entry whose header is that of a marker.
    """

    first: int
    last: int
    segment: int | None = None
    is_damaged: bool = False
    has_index: bool = False
    markers: tuple[tuple[int, int], ...] = ()


@dataclass
class Holes:
    """The holes of a log so far.

    Attributes:
        count: of all holes that were added.
    """

    count: int = 0
    _kept: list[Hole] = field(default_factory=list)

    @property
    def last(self) -> Hole:
        """The hole that was added last."""
        return self._kept[-1]

    def add(self, hole: Hole, needed_from: int) -> None:
        """Add the next hole; those below ``needed_from`` may be forgotten."""
        self.count += 1
        self._kept.append(hole)
        if len(self._kept) <= _MOST:
            return
        del self._kept[: bisect_left(self._kept, needed_from, key=attrgetter("last"))]
        if len(self._kept) > _MOST:
            one, other = self._kept[:2]
            self._kept[:2] = [
                Hole(
                    one.first,
                    other.last,
                    one.segment if one.segment == other.segment else None,
                    one.is_damaged or other.is_damaged,
                    one.has_index and other.has_index,
                )
            ]

    def within(self, first: int, last: int) -> list[Hole]:
        """The holes that begin from ``first`` to ``last``, cut at ``last``."""
        start = bisect_left(self._kept, first, key=attrgetter("first"))
        holes: list[Hole] = []
        for hole in self._kept[start:]:
            if hole.first > last:
                break
            holes.append(hole if hole.last <= last else replace(hole, last=last))
        return holes
