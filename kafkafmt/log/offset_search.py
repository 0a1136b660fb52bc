"""Where the entries of a range of offsets begin and end in one extent.

Strategy: start at the nearest entry of the offset index that can be believed, and look at the
entries from there on. An index is only a hint: an entry of it is believed if a sound entry of the
log begins at its position, with an offset that fits between it and the one before. A missing, old
or wrong index costs time and nothing else.

Invariant: cutting takes away no row of the range and no damage that may hold one; it takes away the
same whatever the index says.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeGuard

from kafkafmt import codecs
from kafkafmt.engine.decode import batch_of
from kafkafmt.log.index_lookup import MAX_TRIES, index_entries
from kafkafmt.record import layout
from kafkafmt.record.entry import Entry, offset_of
from kafkafmt.record.versions import frames, is_valid_at
from kafkafmt.storage.segment_file import Extent
from kafkafmt.storage.window import Window

if TYPE_CHECKING:
    from kafkafmt.limits import Limits
    from kafkafmt.record.entry import Entry, Frame
from kafkafmt.log.ranges import Range


def cut(extent: Extent, asked: Range, limits: Limits) -> Extent | None:
    """What is left of an extent when entries outside of the range of offsets are cut off.

    ``None`` if nothing is. Only the entries around the borders are looked at, if the segment has
    a sound offset index; their headers up to the border otherwise.
    """
    if asked.start_offset is None and asked.end_offset is None:
        return extent
    with extent.segment.open() as window:
        log = OffsetSearch(window, extent, limits)
        start: int | None = extent.start
        if asked.start_offset is not None:
            start = log.start_of(asked.start_offset)
        if start is None:
            return None
        end = extent.end
        if asked.end_offset is not None:
            end = log.end_of(start, asked.end_offset)
        if end is not None and end <= start:
            return None
        return Extent(extent.segment, start, end)


class OffsetSearch:
    """Searches the entries of one extent for the ends of a range of offsets.

    The offset that stands in an entry's head is that of its first record in v2 and of its last
    one before.
    """

    def __init__(self, window: Window, extent: Extent, limits: Limits) -> None:
        self._window = window
        self._extent = extent
        self._limits = limits
        self._index = index_entries(extent.segment)

    def start_of(self, offset: int) -> int | None:
        """Where the entry begins that has ``offset`` or the next one above; ``None`` if behind.

        It is the end of what is surely before: damage counts as that only if a sound entry behind
        it is.
        """
        before, touches = None, True
        found: int | None = None
        believed = self.believed(self._extent.start, offset)
        for frame in self.frames_from(believed):
            if not _is_sound(frame):
                touches = False
            elif self._starts_before(frame, offset):
                before, touches = frame, True
            else:
                found = frame.position
                break
        else:
            if self._extent.end is not None:
                border = next(self._frames(self._extent.end, None), None)
                if _is_sound(border) and self._starts_before(border, offset):
                    return None
        if before is None:
            return self._extent.start
        if touches and self._last_offset(before) < offset:
            return found
        return before.position

    def end_of(self, start: int, offset: int) -> int | None:
        """Where the entries from ``start`` on end that have offsets below ``offset``.

        ``None`` is the end of the file.
        """
        before: Entry | None = None
        behind: Entry | None = None
        for frame in self.frames_from(self.believed(start, offset)):
            if not _is_sound(frame):
                continue
            if frame.offset >= offset:
                behind = frame
                break
            before = frame
        if before is not None and self._last_offset(before) >= offset - 1:
            return before.end
        if behind is None:
            return self._extent.end
        batch = batch_of(behind, self._extent.segment, self._limits)
        is_wrapper = not behind.has_first_offset and batch.compression_id != codecs.NONE
        return behind.end if is_wrapper else behind.position

    def offset_behind(self, start: int, length: int) -> int | None:
        """The offset behind the last entry that ends within ``length`` bytes from ``start``.

        One entry is taken in any case; ``None`` if there is none that is sound.
        """
        stop = start + length
        near = bisect_left(self._index, stop, key=lambda entry: entry[1])
        limit = self._index[near - 1][0] if near else -1
        last: Entry | None = None
        for frame in self.frames_from(self.believed(start, limit + 1)):
            if _is_sound(frame):
                if last is not None and frame.end > stop:
                    break
                last = frame
        return None if last is None else self._last_offset(last) + 1

    def frames_from(self, start: int) -> Iterator[Frame]:
        """The frames from a border of entries to the end of the extent."""
        return self._frames(start, self._extent.end)

    def _frames(self, start: int, end: int | None) -> Iterator[Frame]:
        base_offset = self._extent.segment.base_offset
        return frames(
            self._window,
            self._limits,
            start=start,
            end=end,
            base_offset=base_offset,
            log_format=self._extent.segment.format,
        )

    def _starts_before(self, entry: Entry, offset: int) -> bool:
        """Whether all that stands before the entry is below ``offset``."""
        return entry.offset <= offset if entry.has_first_offset else entry.offset < offset

    def _last_offset(self, entry: Entry) -> int:
        return batch_of(entry, self._extent.segment, self._limits).last_offset

    def believed(self, start: int, offset: int) -> int:
        """The last position that the index gives for an entry below ``offset``, or ``start``."""
        near = bisect_left(self._index, offset, key=lambda entry: entry[0])
        for number in range(near - 1, max(near - 1 - MAX_TRIES, -1), -1):
            claimed, position = self._index[number]
            end = self._window.size if self._extent.end is None else self._extent.end
            if position <= start:
                break
            if claimed >= offset or position >= end:
                continue
            if is_valid_at(self._window, position, self._limits):
                found = offset_of(self._window.view(position, layout.LOG_OVERHEAD))
                least = self._index[number - 1][0] if number else -1
                if least < found <= claimed:
                    return position
        return start


def _is_sound(frame: Frame | None) -> TypeGuard[Entry]:
    return isinstance(frame, Entry) and frame.is_valid
