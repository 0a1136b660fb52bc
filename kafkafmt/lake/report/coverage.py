"""The offsets that batches cover, and the gaps between them, in bounded memory.

Strategy: ranges of offsets, joined where they touch. If there are more than `RANGES`, for example
because compaction removed many batches, the smallest gaps are closed and only counted.

Invariant: a closed gap is counted, and is not larger than those that are kept. If a later batch
filled a closed gap, it would still be counted; but batches come in the order of their offsets,
unless segments overlap.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from heapq import nsmallest
from itertools import chain, pairwise
from typing import Any

import pyarrow as pa

from kafkafmt._base.ranges import union
from kafkafmt.segment.tables import arrow as pc

RANGES = 1000
"""The maximum number of ranges that are kept."""

Span = tuple[int, int]
"""The first and the last offset."""


@dataclass
class OffsetCoverage:
    """Ordered ranges that do not touch; and the count and size of the closed gaps inside them."""

    ranges: list[Span] = field(default_factory=list)
    forgotten_gaps: int = 0
    forgotten_offsets: int = 0

    def add(self, first: pa.Array, last: pa.Array) -> None:
        """Adds ranges by their first and last offsets."""
        if len(first):
            self._add(_joined(first, last))

    def merge(self, other: OffsetCoverage) -> None:
        """Adds what another part covers."""
        self.forgotten_gaps += other.forgotten_gaps
        self.forgotten_offsets += other.forgotten_offsets
        self._add(other.ranges)

    @property
    def span(self) -> Span | None:
        """The first and the last offset that is covered."""
        return (self.ranges[0][0], self.ranges[-1][1]) if self.ranges else None

    @property
    def gaps(self) -> int:
        """The number of gaps."""
        return self.forgotten_gaps + max(len(self.ranges) - 1, 0)

    @property
    def missing_offsets(self) -> int:
        """The number of offsets in all gaps."""
        return self.forgotten_offsets + sum(size for size, _ in self._sizes())

    def largest(self, gaps: int) -> list[Span]:
        """The ranges that are left if only the `gaps` largest gaps separate them."""
        return self._without(max(len(self.ranges) - 1 - gaps, 0))[0]

    def as_json(self) -> list[Any]:
        """The value for JSON; `of_json` reads it."""
        return [self.ranges, self.forgotten_gaps, self.forgotten_offsets]

    @classmethod
    def of_json(cls, content: Iterable[Any]) -> OffsetCoverage:
        """Reads the value of `as_json`."""
        ranges, gaps, offsets = content
        return cls([(first, last) for first, last in ranges], gaps, offsets)

    def _add(self, ranges: Iterable[Span]) -> None:
        spans = chain(self.ranges, ranges)
        covered = union((first, last + 1) for first, last in spans)
        self.ranges = [(first, stop - 1) for first, stop in covered]
        over = len(covered) - RANGES
        if over > 0:
            self.ranges, offsets = self._without(over)
            self.forgotten_gaps += over
            self.forgotten_offsets += offsets

    def _sizes(self) -> list[Span]:
        """The gaps as size and negative index; of two equal sizes, the later gap is the smaller."""
        pairs = enumerate(pairwise(self.ranges))
        return [(after - last - 1, -n) for n, ((_, last), (after, _)) in pairs]

    def _without(self, gaps: int) -> tuple[list[Span], int]:
        """The ranges after closing the `gaps` smallest gaps, and the number of offsets in these."""
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
    order = pc.sort_indices(first)
    first, before = first.take(order), pc.cumulative_max(last.take(order))
    following = first.slice(1)
    till = before.slice(0, len(before) - 1)
    # Two comparisons, because an offset plus or minus one may overflow 64 bits.
    apart = pc.greater(following, till)
    lowered = pc.subtract(pc.max_element_wise(following, 1 - 2**63), 1)
    apart = pc.and_(apart, pc.greater(lowered, till))
    starts = [first[0].as_py(), *following.filter(apart).to_pylist()]
    ends = [*till.filter(apart).to_pylist(), before[len(before) - 1].as_py()]
    return list(zip(starts, ends, strict=True))
