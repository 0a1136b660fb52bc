"""Ranges: the part of a log between two offsets or two times, without reading what lies before it.

Strategy: first the segments are chosen by their names: one ends where the next of its log begins.
Then the two segments at the borders are cut at entries, from the nearest entry of the offset index
that can be believed. Then the batches whose headers say that they are too old are passed over, and
of the rest the rows are filtered. An index is only a hint: an entry of it is believed if a sound
entry of the log begins at its position, with an offset that fits between it and the one before.
A missing, old or wrong index costs time and nothing else.

A range of time means the records whose own timestamp lies in it, wherever they stand: producers
set the timestamps, so they need not ascend. What can be passed over for its time is what Kafka's
own search passes over (``FileRecords.searchForTimestamp``): a v2 batch whose ``maxTimestamp`` is
below the start and whose checksum holds; brokers compute that field. ``.timeindex`` is not used:
that no record before one of its entries is later is what it claims, and nothing in the log short of
all headers confirms it.

Invariant: offsets ascend in a log. Cutting takes away no row of the range and no damage that may
hold one; it takes away the same whatever the index says.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, TypeGuard

from kafkafmt import codecs
from kafkafmt.engine.decode import batch_of
from kafkafmt.log_format import MAGIC_V2
from kafkafmt.record import layout
from kafkafmt.record.entry import Entry, offset_of
from kafkafmt.record.entry_header import LOG_APPEND_TIME
from kafkafmt.record.versions import frames, is_sound_at
from kafkafmt.splits import index_entries
from kafkafmt.storage import names
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window

if TYPE_CHECKING:
    import pyarrow as pa

    from kafkafmt.limits import Limits
    from kafkafmt.record.entry import Entry, Frame

_MERGE_BYTES = 1024 * 1024  # fewer bytes between two stretches are read rather than jumped over
_TRIES = 16  # entries of an index that are checked before it is given up


@dataclass(frozen=True)
class Range:
    """Offsets and times; ``None`` is no border. Starts are inclusive, ends exclusive.

    Times are milliseconds since 1970; a record without one is in no range of time.
    """

    start_offset: int | None = None
    end_offset: int | None = None
    start_timestamp: int | None = None
    end_timestamp: int | None = None

    @property
    def columns(self) -> list[str]:
        """The columns that decide whether a row is within."""
        names = []
        if self.start_offset is not None or self.end_offset is not None:
            names.append("offset")
        if self.start_timestamp is not None or self.end_timestamp is not None:
            names.append("timestamp")
        return names

    @property
    def is_everything(self) -> bool:
        """Whether there is no border at all."""
        return not self.columns

    @property
    def is_empty(self) -> bool:
        """Whether nothing can be within."""
        return _crossed(self.start_offset, self.end_offset) or _crossed(
            self.start_timestamp, self.end_timestamp
        )


def _crossed(start: int | None, end: int | None) -> bool:
    return start is not None and end is not None and start >= end


def prune(extents: Iterable[Extent], asked: Range) -> list[tuple[Extent, Range]]:
    """The extents that may have offsets in the range, by the names of their segments alone.

    With each comes what is left to ask of it: a border that its whole segment lies within of is
    left out.
    """
    if asked.is_empty:
        return []
    kept = []
    for _, log in groupby(extents, key=log_directory):
        listed = list(log)
        for extent, next_base in zip(listed, _next_bases(listed), strict=True):
            base = extent.segment.base_offset
            start, end = asked.start_offset, asked.end_offset
            if start is not None and next_base is not None and next_base <= start:
                continue
            if end is not None and base is not None and base >= end:
                continue
            if start is not None and base is not None and base >= start:
                start = None
            if end is not None and next_base is not None and next_base <= end:
                end = None
            kept.append((extent, replace(asked, start_offset=start, end_offset=end)))
    return kept


def cut(extent: Extent, asked: Range, limits: Limits) -> Extent | None:
    """What is left of an extent when entries outside of the range of offsets are cut off.

    ``None`` if nothing is. Only the entries around the borders are looked at, if the segment has
    a sound offset index; their headers up to the border otherwise.
    """
    if asked.start_offset is None and asked.end_offset is None:
        return extent
    with extent.segment.open() as window:
        log = Borders(window, extent, limits)
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


class Borders:
    """The entries of one extent, in search of the borders of a range of offsets.

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
        for number in range(near - 1, max(near - 1 - _TRIES, -1), -1):
            claimed, position = self._index[number]
            end = self._window.size if self._extent.end is None else self._extent.end
            if position <= start:
                break
            if claimed >= offset or position >= end:
                continue
            if is_sound_at(self._window, position, self._limits):
                found = offset_of(self._window.view(position, layout.LOG_OVERHEAD))
                least = self._index[number - 1][0] if number else -1
                if least < found <= claimed:
                    return position
        return start


def has_batches(extent: Extent) -> bool:
    """Whether an extent begins with a v2 batch, whose header has what :func:`recent` wants.

    The old formats would have to be decompressed for it.
    """
    if extent.segment.format is not None:
        return False
    with extent.segment.open() as window:
        if window.size - extent.start < layout.HEADER_SIZE_UP_TO_MAGIC:
            return False
        head = window.view(extent.start, layout.HEADER_SIZE_UP_TO_MAGIC)
        return head[layout.MAGIC_OFFSET] == MAGIC_V2


def recent(extent: Extent, entries: Iterable[pa.RecordBatch], asked: Range) -> Iterator[Extent]:
    """The parts of an extent that may have records in the range of time.

    ``entries`` is its table of batches. Damage stays, with the entry before it.
    """
    previous = expected = start = extent.start
    end = extent.start  # of what is to be read, from start on
    for table in entries:
        columns = (table.column(name).to_pylist() for name in _ENTRY_COLUMNS)
        for position, size, *header in zip(*columns, strict=True):
            wanted = previous if position != expected else position
            if position != expected or _may_be_within(asked, *header):
                if wanted - end > _MERGE_BYTES:
                    if end > start:
                        yield Extent(extent.segment, start, end)
                    start = wanted
                elif end == start:
                    start = wanted
                end = position + size
            previous, expected = position, position + size
    behind = extent.segment.size if extent.end is None else extent.end
    if expected < behind:
        if end > start and previous - end > _MERGE_BYTES:
            yield Extent(extent.segment, start, end)
            start = previous
        elif end == start:
            start = previous
        yield Extent(extent.segment, start, extent.end)
    elif end > start:
        yield Extent(extent.segment, start, end)


_ENTRY_COLUMNS = ("position", "sizeInBytes", "magic", "isValid", "timestampType", "maxTimestamp")


def _may_be_within(
    asked: Range, magic: int, is_valid: bool, timestamp_type: int, max_timestamp: int
) -> bool:
    """Whether an entry may have a record in the range of time, or damage."""
    if magic != MAGIC_V2 or not is_valid:
        return True
    if asked.start_timestamp is not None and max_timestamp < asked.start_timestamp:
        return False
    is_of_all = timestamp_type == LOG_APPEND_TIME
    return not (
        is_of_all and asked.end_timestamp is not None and max_timestamp >= asked.end_timestamp
    )


def rows_within(
    batches: Iterable[pa.RecordBatch], asked: Range, names: Sequence[str]
) -> Iterator[pa.RecordBatch]:
    """The rows within the range, and of their columns the first ones, which have these names.

    The batches have the columns of :attr:`Range.columns` too. Those without a row are left out.
    """
    from kafkafmt.tables.columns import without_columns

    for batch in batches:
        mask = _mask(batch, asked)
        if mask is not None:
            batch = batch.filter(mask)
        if not batch.num_rows:
            continue
        if names:
            yield batch.select(range(len(names)))
        else:
            yield without_columns(batch.num_rows)


def _mask(batch: pa.RecordBatch, asked: Range) -> pa.Array | None:
    """Which rows are within; ``None`` if all are."""
    import pyarrow as pa
    import pyarrow.compute as pc

    mask = None
    for name, start, end in (
        ("offset", asked.start_offset, asked.end_offset),
        ("timestamp", asked.start_timestamp, asked.end_timestamp),
    ):
        if start is None and end is None:
            continue
        values = batch.column(batch.schema.get_field_index(name)).cast(pa.int64())
        for border, compare in ((start, pc.greater_equal), (end, pc.less)):
            if border is not None:
                one = pc.fill_null(compare(values, pa.scalar(_int64(border), pa.int64())), False)
                mask = one if mask is None else pc.and_(mask, one)
    return mask if mask is None or not pc.all(mask, min_count=0).as_py() else None


def _int64(border: int) -> int:
    return max(-(2**63), min(border, 2**63 - 1))


def log_directory(extent: Extent) -> str:
    """The directory of an extent's segment, or its path where the segment is no part of a log."""
    segment = extent.segment
    return os.path.dirname(segment.path) if segment.base_offset is not None else segment.path


def _next_bases(extents: Sequence[Extent]) -> list[int | None]:
    """For each extent of a log the base offset of the next segment, where its own one ends.

    ``None`` for the last one, and in tiered storage, where segments may overlap: after a change of
    leaders the new one's segment begins before the end of what was copied
    (``RemoteLogManager.RLMCopyTask``).
    """
    bases: list[int | None] = []
    following: int | None = None
    last: SegmentFile | None = None
    for extent in reversed(extents):
        if last is not None and extent.segment != last:
            following = last.base_offset
        last = extent.segment
        bases.append(None if names.is_tiered_segment(last.name) else following)
    return bases[::-1]


def _is_sound(frame: Frame | None) -> TypeGuard[Entry]:
    return isinstance(frame, Entry) and frame.is_valid
