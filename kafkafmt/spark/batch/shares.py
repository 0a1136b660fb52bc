"""Shares of a segment in a store: a split whose borders its task finds.

Strategy: cutting a segment means to read its offset index, and to check the cuts: some requests for
each of thousands of segments, one after another, while the driver plans. So the driver only says
how many shares a segment has. The task reads the index and takes for the border of two shares the
last entry of it in the share before, at which a sound entry begins; that task does the same which
has the share behind. Where there is none, the share behind is empty, and the one before longer.

Invariant: the shares of a segment, end to end, are the whole segment: a border depends on nothing
but the index and the segment, and the store tells when either is not the file that was listed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.log.index_lookup import MAX_TRIES, entries_of
from kafkafmt.record.versions import is_valid_at
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window


@dataclass(frozen=True)
class Share:
    """The share `number`, from 0 on, of the `count` that a segment has."""

    segment: SegmentFile
    number: int
    count: int

    @property
    def length(self) -> int:
        """About how many bytes it is."""
        return self.segment.size // self.count

    def extent(self) -> Extent | None:
        """What it is of the segment; `None` if it is empty.

        Raises OSError when the index or the segment is not what it was, or cannot be read.
        """
        beside = self.segment.index()
        index = [position for _, position in entries_of(beside)] if beside else []
        with self.segment.open() as window:
            start = self._border(window, index, self.number)
            if start is None:
                return None
            behind = range(self.number + 1, self.count)
            borders = (self._border(window, index, number) for number in behind)
            end = next((border for border in borders if border is not None), None)
        return Extent(self.segment, start, end)

    def _border(self, window: Window, index: Sequence[int], number: int) -> int | None:
        """Where a share begins."""
        if number == 0:
            return 0
        first = bisect_right(index, (number - 1) * self.segment.size // self.count)
        last = bisect_right(index, number * self.segment.size // self.count)
        for position in reversed(index[max(first, last - MAX_TRIES) : last]):
            if position < window.size and is_valid_at(window, position, DEFAULT_LIMITS):
                return position
        return None


def of(segment: SegmentFile, max_bytes: int) -> list[Share]:
    """The shares of a segment that has an offset index, of at most about `max_bytes`."""
    count = -(-segment.size // max_bytes)
    return [Share(segment, number, count) for number in range(count)]
