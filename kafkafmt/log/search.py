"""Finds the start and the end of a range of offsets in one extent.

Strategy: start at the nearest entry of the offset index that can be confirmed, and read the headers
of the entries from there on. An index is only a hint: one of its entries is confirmed if a valid
entry of the log begins at its position, with an offset between this index entry and the one before.
A missing, old or wrong index costs time, and has no other effect.

Invariant: the cut removes no row of the range, no damage that may contain one, and no place between
two entries where another copy may have one; the result does not depend on the index.

An index is read piece by piece up to the zeroes at the end of a preallocated one, at most
:data:`_MAX_BYTES` of it. One that is missing, cut off or out of order gives no entries, and no
error.

Parts of an extent that may have wanted records, by the headers of its entries: batches that are too
old, or of another producer, according to their headers are skipped; the rows of the others are
filtered later. A range of timestamps contains every record whose own timestamp is in it, at any
position in the log: producers set the timestamps, so they need not ascend. As in Kafka's own search
(``FileRecords.searchForTimestamp``), a batch is skipped if it is a v2 batch with a right checksum
whose ``maxTimestamp``, which brokers compute, is below the start. The ``.timeindex`` is not used:
each of its entries claims that no earlier record has a later timestamp, and only the headers of the
whole log could confirm that. No damage that may contain a wanted row is skipped.

The end of a log that is being written is that of its last valid entry (:func:`find_end`): an
unfinished last entry and the zeroes of a preallocated file are not part of the log yet. Damage
after it is not either: it may be an entry that is being written.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from operator import lt
from typing import TYPE_CHECKING

from kafkafmt._base.errors import TruncatedError
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.ranges import Range
from kafkafmt.segment import codecs
from kafkafmt.segment.engine.opening import make_batch
from kafkafmt.segment.engine.select import entry_walk
from kafkafmt.segment.engine.walk import EntryWalk, Neighbours
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.entry import Entry, offset_field
from kafkafmt.segment.record.entry_header import LOG_APPEND_TIME
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.versions import is_valid_at
from kafkafmt.segment.side_files import indexes
from kafkafmt.storage.names import is_0_7
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window

if TYPE_CHECKING:
    import pyarrow as pa

    from kafkafmt.segment.record.batch import Batch


MAX_TRIES = 16
"""How many entries of an index near the wanted one are checked before the index is ignored."""
_MAX_BYTES = 64 * 1024 * 1024  # a broker makes indexes of at most 10 MiB, unless configured
_PIECE_SIZE = 64 * 1024


class IndexEntries:
    """The entries of an offset index, in order of position."""

    def __init__(self, base_offset: int) -> None:
        self.base_offset = base_offset
        self.positions = array("i")
        self._relative_offsets = array("i")

    def __len__(self) -> int:
        return len(self.positions)

    def offset(self, number: int) -> int:
        """Return the offset in an entry."""
        return self.base_offset + self._relative_offsets[number]

    def first_from(self, offset: int) -> int:
        """Return the number of the first entry with at least this offset; their count if none."""
        return bisect_left(self._relative_offsets, offset - self.base_offset)

    def add(self, piece: bytes) -> bool:
        """Add the entries in the next bytes of an index; false at its end.

        There are none if their positions are out of order.
        """
        fields = array("i", piece)
        if sys.byteorder == "little":
            fields.byteswap()
        relative_offsets = fields[::2]
        is_first = not self.positions
        try:
            count = relative_offsets.index(0, 1 if is_first else 0)
        except ValueError:
            count = len(relative_offsets)
        positions = fields[1 : 2 * count : 2]
        last = -1 if is_first else self.positions[-1]
        if not all(map(lt, (last, *positions), positions)):
            self.positions, self._relative_offsets = array("i"), array("i")
            return False
        self._relative_offsets += relative_offsets[:count]
        self.positions += positions
        return count == len(relative_offsets)


def index_entries(segment: SegmentFile) -> IndexEntries:
    """Return the entries of a segment's offset index; none without a usable index.

    An index is a list of 8-byte entries; a preallocated one ends in zeroes (``OffsetIndex``). It is
    ignored if its size or the order of its positions is wrong, because it is only a hint.
    """
    try:
        beside = segment.index()
        return IndexEntries(0) if beside is None else read_entries(beside)
    except (OSError, TruncatedError):
        return IndexEntries(0)


def read_entries(index: SegmentFile) -> IndexEntries:
    """Return the same for an existing index."""
    entries = IndexEntries(index.base_offset or 0)
    with index.open(piece_size=_PIECE_SIZE) as window:
        end = 0 if window.size % indexes.OFFSET_ENTRY.size else min(window.size, _MAX_BYTES)
        for start in range(0, end, _PIECE_SIZE):
            if not entries.add(bytes(window.view(start, min(_PIECE_SIZE, end - start)))):
                break
    return entries


def cut(
    extent: Extent, asked: Range, limits: Limits, *, between_entries: bool = False
) -> Extent | None:
    """Return the part of an extent with the entries in the range of offsets, if it has any.

    Where the range begins in damage, the part begins with the valid entry before it, or after that
    if the range lies ``between_entries``. It always begins so where other copies complete the
    extent, and then it may be empty. With a right offset index only the entries around the
    ends of the range are read. Without one, the headers of all entries up to the end of the range
    are read.
    """
    if asked.start_offset is None and asked.end_offset is None:
        return extent
    with extent.segment.open(skips_errors=True) as window:
        log = OffsetSearch(window, extent, limits)
        start: int | None = extent.start
        if asked.start_offset is not None:
            start = log.start_position(asked.start_offset, between_entries=between_entries)
        if start is None:
            return None
        end = extent.end
        if asked.end_offset is not None:
            end = log.end_position(start, asked.end_offset)
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

    def start_position(self, offset: int, *, between_entries: bool = False) -> int | None:
        """Return the position of the entry with ``offset`` or else with the next higher one.

        ``None`` if all entries have lower offsets. Damage between that entry and the valid one
        before it may contain the offset: then it is the position of the valid one, or its end if
        the offset is known to lie ``between_entries``.
        """
        start = self.confirmed(self._extent.start, offset)
        neighbours = self.around(start, offset - 1, most_v2=offset)
        if neighbours.after is None and self._extent.end is not None:
            walk = self._walk(self._extent.end, None)
            following = walk.frame() if walk.position < walk.end else None
            if isinstance(following, Entry) and following.is_valid:
                most = offset if following.has_first_offset else offset - 1
                if following.offset <= most:  # all records before it have lower offsets
                    return None
        if neighbours.before is None:
            return self._extent.start
        if self._last_offset(neighbours.before) < offset and not self._extent.is_completed:
            if not neighbours.is_damaged:
                return None if neighbours.after is None else neighbours.after.position
            if between_entries:
                return neighbours.before.end
        return neighbours.before.position

    def end_position(self, start: int, offset: int) -> int | None:
        """Return the end of the entries with offsets below ``offset``, from ``start`` on.

        ``None`` is the end of the file.
        """
        neighbours = self.around(self.confirmed(start, offset), offset - 1)
        before, after = neighbours.before, neighbours.after
        if before is not None and self._last_offset(before) >= offset - 1:
            return before.end
        if after is None:
            return self._extent.end
        batch = make_batch(after, self._extent.segment, self._limits)
        is_wrapper = not after.has_first_offset and batch.compression_id != codecs.NONE
        return after.end if is_wrapper else after.position

    def offset_after(self, start: int, length: int) -> int | None:
        """Return the offset after the last entry within ``length`` bytes from ``start``.

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
        """Return the valid entries around a place, from ``start``, a boundary of entries, on.

        The other arguments are those of :meth:`kafkafmt.segment.engine.walk.EntryWalk.around`.
        """
        walk = self._walk(start, self._extent.end)
        return walk.around(most, most if most_v2 is None else most_v2, stop)

    def _walk(self, start: int, end: int | None) -> EntryWalk:
        return entry_walk(self._window, Extent(self._extent.segment, start, end), self._limits)

    def _last_offset(self, entry: Entry) -> int:
        return make_batch(entry, self._extent.segment, self._limits).last_offset

    def confirmed(self, start: int, offset: int) -> int:
        """Return the index's last confirmed position of an entry below ``offset``, or ``start``."""
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
        """Return the offset in the head of the valid entry at a position; ``None`` without one."""
        if not is_valid_at(self._window, position, self._limits):
            return None
        return offset_field(self._window.view(position, layout.LOG_OVERHEAD))


def last_batch_below(
    segment: SegmentFile,
    offset: int,
    *,
    near: int = 0,
    limits: Limits = DEFAULT_LIMITS,
    note: Callable[[OSError], object] | None = None,
) -> Batch | None:
    """Return the last valid batch with a lower offset in its head; ``None`` if there is none.

    ``near`` is a position at which such a batch may begin; the search starts there if it does.
    With ``note``, unreadable blocks of the disk are damage; it gets the error if the batch may be
    there.
    """
    with segment.open(skips_errors=note is not None) as window:
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
        return None if last is None else make_batch(last, segment, limits)


_MERGE_BYTES = 1024 * 1024  # gaps of fewer bytes between two parts are read instead of skipped


def has_batches(extent: Extent) -> bool:
    """Return whether an extent begins with a v2 batch, as needed by :func:`parts_with`.

    Its header has the needed fields; messages of older formats would have to be decompressed.
    """
    if is_0_7(extent.segment.name):
        return False
    try:
        with extent.segment.open(skips_errors=True) as window:
            if window.size - extent.start < layout.HEADER_SIZE_UP_TO_MAGIC:
                return False
            head = window.view(extent.start, layout.HEADER_SIZE_UP_TO_MAGIC)
            return head[layout.MAGIC_OFFSET] == MAGIC_V2
    except OSError:  # the engine meets it, too, and reports it
        return False


def parts_with(
    extent: Extent,
    entries: Iterable[pa.RecordBatch],
    asked: Range,
    producer_ids: Collection[int] | None = None,
) -> Iterator[Extent]:
    """Yield the parts of an extent with possible records of the times and producers.

    ``entries`` is the table of batches of the extent. Damage is kept, with the entry before it.
    """
    previous = expected = start = extent.start
    end = extent.start  # of the part to read, which begins at start
    for table in entries:
        columns = (table.column(name).to_pylist() for name in _ENTRY_COLUMNS)
        for position, size, *header in zip(*columns, strict=True):
            wanted = previous if position != expected else position
            if position != expected or _may_be_wanted(asked, producer_ids, *header):
                if wanted - end > _MERGE_BYTES:
                    if end > start:
                        yield replace(extent, start=start, end=end)
                    start = wanted
                elif end == start:
                    start = wanted
                end = position + size
            previous, expected = position, position + size
    extent_end = extent.segment.size if extent.end is None else extent.end
    if expected < extent_end:
        if end > start and previous - end > _MERGE_BYTES:
            yield replace(extent, start=start, end=end)
            start = previous
        elif end == start:
            start = previous
        yield replace(extent, start=start, end=extent.end)
    elif end > start:
        yield replace(extent, start=start, end=end)


_ENTRY_COLUMNS = (
    *("position", "sizeInBytes", "magic", "isValid"),
    *("producerId", "timestampType", "maxTimestamp"),
)


def _may_be_wanted(
    asked: Range,
    producer_ids: Collection[int] | None,
    magic: int,
    is_valid: bool,
    producer_id: int | None,
    timestamp_type: int,
    max_timestamp: int,
) -> bool:
    """Return whether an entry may have a wanted record, or is damaged."""
    if magic != MAGIC_V2 or not is_valid:
        return True
    if producer_ids is not None and producer_id not in producer_ids:
        return False
    if asked.start_timestamp is not None and max_timestamp < asked.start_timestamp:
        return False
    is_of_all = timestamp_type == LOG_APPEND_TIME
    return not (
        is_of_all and asked.end_timestamp is not None and max_timestamp >= asked.end_timestamp
    )


@dataclass(frozen=True, slots=True)
class LogEnd:
    """The end of a segment."""

    next_offset: int
    last_position: int = 0


def find_end(
    segment: SegmentFile, known: LogEnd | None = None, limits: Limits = DEFAULT_LIMITS
) -> LogEnd:
    """Return the end of a segment named by its base offset.

    ``known`` is an earlier result; the search continues from it if a valid entry is still there.
    """
    near = 0 if known is None else known.last_position
    last = last_batch_below(segment, 2**63, near=near, limits=limits)
    if last is None:
        return LogEnd(segment.base_offset or 0)
    return LogEnd(last.last_offset + 1, last.position)
