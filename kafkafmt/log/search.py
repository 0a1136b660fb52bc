"""Finds where a range of offsets begins and ends in one extent.

Strategy: start at the nearest entry of the offset index that can be confirmed, and read the headers
of the entries from there on. An index is only a hint: one of its entries is confirmed if a valid
entry of the log begins at its position, with an offset between this index entry and the one before.
A missing, old or wrong index costs time, and has no other effect.

Invariant: the cut removes no row of the range, no damage that may contain one, and no place between
two entries where another copy may have one; the result does not depend on the index.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeGuard

from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.index_lookup import MAX_TRIES, index_entries
from kafkafmt.log.ranges import Range
from kafkafmt.segment import codecs
from kafkafmt.segment.engine.batches import batch_of
from kafkafmt.segment.engine.select import entry_walk
from kafkafmt.segment.engine.walk import EntryWalk, Neighbours
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.entry import Entry, offset_of
from kafkafmt.segment.record.versions import is_valid_at
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window

if TYPE_CHECKING:
    from kafkafmt.segment.record.batch import Batch
    from kafkafmt.segment.record.entry import Frame


def cut(
    extent: Extent, asked: Range, limits: Limits, *, between_entries: bool = False
) -> Extent | None:
    """The part of an extent with the entries in the range of offsets; ``None`` if it has none.

    Where the range begins in damage, the part begins with the valid entry before it, or after that
    if the range lies ``between_entries``. It always begins so where other copies complete the
    extent, and then it may be empty. With a right offset index only the entries around the
    ends of the range are read. Without one, the headers of all entries up to the end of the range
    are read.
    """
    if asked.start_offset is None and asked.end_offset is None:
        return extent
    with extent.segment.open(goes_on=True) as window:
        log = OffsetSearch(window, extent, limits)
        start: int | None = extent.start
        if asked.start_offset is not None:
            start = log.start_of(asked.start_offset, between_entries=between_entries)
        if start is None:
            return None
        end = extent.end
        if asked.end_offset is not None:
            end = log.end_of(start, asked.end_offset)
        if end is not None and end <= start and not extent.is_completed:
            return None
        return replace(extent, start=start, end=end)


class OffsetSearch:
    """Searches the entries of one extent for the ends of a range of offsets.

    The head of an entry has the offset of its first record in v2, and of its last one in v0 and v1.
    """

    def __init__(self, window: Window, extent: Extent, limits: Limits) -> None:
        self._window = window
        self._extent = extent
        self._limits = limits
        self._index = index_entries(extent.segment)

    def start_of(self, offset: int, *, between_entries: bool = False) -> int | None:
        """The position of the entry with ``offset`` or, without one, with the next higher offset.

        ``None`` if all entries have lower offsets. Damage between that entry and the valid one
        before it may contain the offset: then it is the position of the valid one, or the end of
        that if the offset is known to lie ``between_entries``.
        """
        start = self.confirmed(self._extent.start, offset)
        neighbours = self.around(start, offset - 1, most_v2=offset)
        if neighbours.after is None and self._extent.end is not None:
            walk = self._walk(self._extent.end, None)
            following = walk.frame() if walk.position < walk.end else None
            if _is_valid(following) and _starts_before(following, offset):
                return None
        if neighbours.before is None:
            return self._extent.start
        if self._last_offset(neighbours.before) < offset and not self._extent.is_completed:
            if not neighbours.is_damaged:
                return None if neighbours.after is None else neighbours.after.position
            if between_entries:
                return neighbours.before.end
        return neighbours.before.position

    def end_of(self, start: int, offset: int) -> int | None:
        """Where the entries with offsets below ``offset`` end, from ``start`` on.

        ``None`` is the end of the file.
        """
        neighbours = self.around(self.confirmed(start, offset), offset - 1)
        before, after = neighbours.before, neighbours.after
        if before is not None and self._last_offset(before) >= offset - 1:
            return before.end
        if after is None:
            return self._extent.end
        batch = batch_of(after, self._extent.segment, self._limits)
        is_wrapper = not after.has_first_offset and batch.compression_id != codecs.NONE
        return after.end if is_wrapper else after.position

    def offset_after(self, start: int, length: int) -> int | None:
        """The offset after the last entry that ends within ``length`` bytes from ``start``.

        The first valid entry counts even if it is longer; ``None`` if no entry is valid.
        """
        stop = start + length
        near = bisect_left(self._index.positions, stop)
        # The entry at the last of these positions may end after the stop, the one before it not.
        limit = self._index.offset(near - 1) if near else -1
        for begin in sorted({start, self.confirmed(start, limit)}, reverse=True):
            neighbours = self.around(begin, MAX_OFFSET, stop=stop)
            last = neighbours.before or (neighbours.after if begin == start else None)
            if last is not None:
                return self._last_offset(last) + 1
        return None

    def around(
        self, start: int, most: int, *, most_v2: int | None = None, stop: int = MAX_OFFSET
    ) -> Neighbours:
        """The valid entries around a place, from ``start``, a boundary of entries, on.

        The other arguments are those of :meth:`kafkafmt.segment.engine.walk.EntryWalk.around`.
        """
        walk = self._walk(start, self._extent.end)
        return walk.around(most, most if most_v2 is None else most_v2, stop)

    def _walk(self, start: int, end: int | None) -> EntryWalk:
        return entry_walk(self._window, Extent(self._extent.segment, start, end), self._limits)

    def _last_offset(self, entry: Entry) -> int:
        return batch_of(entry, self._extent.segment, self._limits).last_offset

    def confirmed(self, start: int, offset: int) -> int:
        """The last confirmed position in the index of an entry below ``offset``, else ``start``."""
        near = self._index.first_from(offset)
        for number in range(near - 1, max(near - 1 - MAX_TRIES, -1), -1):
            claimed, position = self._index.offset(number), self._index.positions[number]
            end = self._window.size if self._extent.end is None else self._extent.end
            if position <= start:
                break
            if claimed >= offset or position >= end:
                continue
            found = self.offset_at(position)
            least = self._index.offset(number - 1) if number else -1
            if found is not None and least < found <= claimed:
                return position
        return start

    def offset_at(self, position: int) -> int | None:
        """The offset in the head of the valid entry that begins here; ``None`` if none does."""
        if not is_valid_at(self._window, position, self._limits):
            return None
        return offset_of(self._window.view(position, layout.LOG_OVERHEAD))


def last_batch_below(
    segment: SegmentFile,
    offset: int,
    *,
    near: int = 0,
    limits: Limits = DEFAULT_LIMITS,
    note: Callable[[OSError], object] | None = None,
) -> Batch | None:
    """The last valid batch whose head has a lower offset; ``None`` if there is none.

    ``near`` is a position at which such a batch may begin; the search starts there if it does.
    With ``note``, blocks that the disk does not give are damage; it gets the reason if one that is
    sought may be there.
    """
    with segment.open(goes_on=note is not None) as window:
        search = OffsetSearch(window, Extent(segment), limits)
        start = search.confirmed(0, offset)
        if near > start:
            found = search.offset_at(near)
            start = near if found is not None and found < offset else start
        neighbours = search.around(start, offset - 1)
        last, after = neighbours.before, neighbours.after
        end = 0 if last is None else last.end
        stop = window.size if after is None else after.position
        if note is not None and (error := window.read_error(end, stop - end)):
            note(error)
        return None if last is None else batch_of(last, segment, limits)


def _starts_before(entry: Entry, offset: int) -> bool:
    """Whether all records before the entry have offsets below ``offset``."""
    return entry.offset <= offset if entry.has_first_offset else entry.offset < offset


def _is_valid(frame: Frame | None) -> TypeGuard[Entry]:
    return isinstance(frame, Entry) and frame.is_valid
