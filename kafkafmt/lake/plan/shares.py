"""Shares of a segment in a store: splits whose boundaries are found by the tasks.

Strategy: to cut a segment, its offset index has to be read and the cuts checked. On the driver this
would need several requests for each of thousands of segments, one after another. So the driver only
decides how many shares a segment has. A task reads the index; the boundary between two shares is
the last index entry in the range of the earlier share at which a valid entry begins. The tasks of
both shares compute the same boundary. Without such an index entry, the later share is empty and the
earlier one is longer.

Invariant: the shares of a segment cover it without gap or overlap, because a boundary depends only
on the index and the segment, and reading fails if either file has changed since the listing.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.index_lookup import MAX_TRIES, entries_of
from kafkafmt.segment.record.versions import is_valid_at
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window


@dataclass(frozen=True, slots=True)
class Share:
    """Share `number` of the `count` shares of a whole segment, counted from 0."""

    whole: Extent
    number: int
    count: int
    limits: Limits = DEFAULT_LIMITS

    @property
    def segment(self) -> SegmentFile:
        """The segment."""
        return self.whole.segment

    @property
    def length(self) -> int:
        """Its approximate size in bytes."""
        return self.segment.size // self.count

    def extent(self) -> Extent | None:
        """The extent of the segment that it covers; `None` if it is empty.

        Raises OSError when the index or the segment has changed, or cannot be read.
        """
        beside = self.segment.index()
        index: Sequence[int] = entries_of(beside).positions if beside else ()
        with self.segment.open(goes_on=True) as window:
            start = self._start(window, index, self.number)
            if start is None:
                return None
            later = range(self.number + 1, self.count)
            starts = (self._start(window, index, number) for number in later)
            end = next((position for position in starts if position is not None), None)
        return replace(self.whole, start=start, end=end)

    def _start(self, window: Window, index: Sequence[int], number: int) -> int | None:
        """The position at which a share begins; `None` if it is empty."""
        if number == 0:
            return 0
        first = bisect_right(index, (number - 1) * self.segment.size // self.count)
        last = bisect_right(index, number * self.segment.size // self.count)
        for position in reversed(index[max(first, last - MAX_TRIES) : last]):
            if position < window.size and is_valid_at(window, position, self.limits):
                return position
        return None


def of(whole: Extent, max_bytes: int, limits: Limits = DEFAULT_LIMITS) -> list[Share]:
    """The shares of a segment that has an offset index, of at most about `max_bytes`."""
    count = -(-whole.segment.size // max_bytes)
    return [Share(whole, number, count, limits) for number in range(count)]
