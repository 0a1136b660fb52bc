"""The offsets that batches cover, and the gaps between, in a value that stays small.

Strategy: ranges of offsets, joined where they touch. When there are more than `RANGES`, as in a
log that compaction took many batches from, the smallest gaps are only counted from then on.

Invariant: gaps that are not kept are counted, and are the smaller ones. A batch that fills one
afterwards would not be noticed; but batches come in the order of their offsets, unless segments
overlap.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from heapq import nsmallest
from itertools import pairwise
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

RANGES = 1000
"""That are kept, at most."""

Span = tuple[int, int]
"""The first and the last offset."""


@dataclass
class Coverage:
    """Ranges in order, that do not touch; and how many gaps inside of them are not kept."""

    ranges: list[Span] = field(default_factory=list)
    forgotten_gaps: int = 0
    forgotten_offsets: int = 0

    def add(self, first: pa.Array, last: pa.Array) -> None:
        """Adds ranges by their first and last offsets."""
        if len(first):
            self._add(_joined(first, last))

    def merge(self, other: Coverage) -> None:
        """Adds what another part covers."""
        self.forgotten_gaps += other.forgotten_gaps
        self.forgotten_offsets += other.forgotten_offsets
        self._add(other.ranges)

    @property
    def span(self) -> Span | None:
        """The first and last offset of all."""
        return (self.ranges[0][0], self.ranges[-1][1]) if self.ranges else None

    @property
    def gaps(self) -> int:
        """How many there are."""
        return self.forgotten_gaps + max(len(self.ranges) - 1, 0)

    @property
    def missing_offsets(self) -> int:
        """How many offsets lie in them."""
        return self.forgotten_offsets + sum(size for size, _ in self._sizes())

    def largest(self, gaps: int) -> list[Span]:
        """The ranges that so many of the largest gaps leave."""
        return self._without(max(len(self.ranges) - 1 - gaps, 0))[0]

    def as_json(self) -> list[Any]:
        """For `of_json`."""
        return [self.ranges, self.forgotten_gaps, self.forgotten_offsets]

    @classmethod
    def of_json(cls, content: Iterable[Any]) -> Coverage:
        """What `as_json` gave."""
        ranges, gaps, offsets = content
        return cls([(first, last) for first, last in ranges], gaps, offsets)

    def _add(self, ranges: Iterable[Span]) -> None:
        joined: list[Span] = []
        for first, last in sorted([*self.ranges, *ranges]):
            if joined and first <= joined[-1][1] + 1:
                joined[-1] = joined[-1][0], max(joined[-1][1], last)
            else:
                joined.append((first, last))
        self.ranges = joined
        over = len(joined) - RANGES
        if over > 0:
            self.ranges, offsets = self._without(over)
            self.forgotten_gaps += over
            self.forgotten_offsets += offsets

    def _sizes(self) -> list[Span]:
        """The gaps as sizes and places; of two of a size, the later one is the smaller."""
        pairs = enumerate(pairwise(self.ranges))
        return [(after - last - 1, -n) for n, ((_, last), (after, _)) in pairs]

    def _without(self, gaps: int) -> tuple[list[Span], int]:
        """The ranges without so many of the smallest gaps, and how many offsets those have."""
        smallest = nsmallest(gaps, self._sizes())
        closed = {-place for _, place in smallest}
        ranges = self.ranges[:1]
        for n, span in enumerate(self.ranges[1:]):
            if n in closed:
                ranges[-1] = ranges[-1][0], span[1]
            else:
                ranges.append(span)
        return ranges, sum(size for size, _ in smallest)


def _joined(first: pa.Array, last: pa.Array) -> list[Span]:
    """The ranges in order, joined where they touch."""
    order = pc.sort_indices(first)
    first, before = first.take(order), pc.cumulative_max(last.take(order))
    behind = first.slice(1)
    till = before.slice(0, len(before) - 1)
    # Two comparisons, since the sum of an offset and one may be none.
    apart = pc.greater(behind, till)
    apart = pc.and_(apart, pc.greater(pc.subtract(pc.max_element_wise(behind, 1 - 2**63), 1), till))
    starts = [first[0].as_py(), *behind.filter(apart).to_pylist()]
    ends = [*till.filter(apart).to_pylist(), before[len(before) - 1].as_py()]
    return list(zip(starts, ends, strict=True))
