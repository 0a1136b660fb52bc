"""The sums of a segment's headers, and the agreement of its indexes with them.

Strategy: a walk jumps from header to header, without checksums and decompression. The kernel reads
files of this machine by itself, others in pieces of the window. :class:`ReferenceFigures` walks by
the generated parsers; it also adds whole batches (:meth:`ReferenceFigures.add`) for Kafka 0.7, and
where headers alone leave doubts.

Invariant: both engines give the same figures of the same bytes. Batches give the same, except that
compressed message sets are opened for their counts and first offsets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kafkafmt._base.java import MAX_OFFSET
from kafkafmt.segment import codecs
from kafkafmt.segment.engine import select
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.batch import Batch, first_offset, first_timestamp
from kafkafmt.segment.record.entry import Entry, length_field, magic_field
from kafkafmt.segment.record.entry_header import parsed_header
from kafkafmt.segment.record.framing import plausible_batch
from kafkafmt.segment.record.layout import KNOWN_MAGICS, MAGIC_V2
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.side_files.indexes import OFFSET_ENTRY, TIME_ENTRY
from kafkafmt.storage.segment_file import SegmentFile

if TYPE_CHECKING:
    from kafkafmt.segment.engine.kernel._kernel import HeaderSums
    from kafkafmt.segment.record.entry_header import ParsedHeader
    from kafkafmt.storage.window import Window


ALL, SET, DOUBTFUL = 0, 1, 2
"""Why a walk stopped: at the end, at a compressed message set, or where no entry begins."""
_MOST_GAPS = 64
_MOST_EPOCHS = 256
# Twice as far as a broker writes: the cleaner before 2.0 joined segments (KAFKA-6264).
_MAX_RELATIVE_OFFSET = 2**32 - 1

EpochRun = tuple[int, int, int, int]
"""Epoch, first and last offset and position of entries of one leader epoch in a row."""


class ReferenceFigures:
    """Adds up the headers of one segment.

    The arguments are those of :func:`~kafkafmt.segment.engine.figures.header_figures`.

    Attributes:
        position: where the walk stopped.
        entries: sound ones.
        records: those of the entries; of compressed message sets only if they were opened.
        first_offset, last_offset: of the first entry, and the greatest; -1 without an entry.
        first_timestamp, last_timestamp: likewise; -1 if there is none.
        disordered, disordered_position: entries whose offsets are not above all offsets before
            them, and the position of the first.
        crowded, crowded_position: batches with more records than offsets, so that records share an
            offset, and the position of the first.
        gap_count, missing: gaps between offsets of entries that follow one another, and the offsets
            in them.
        gaps: first and last offset and position of the first gaps.
        holes: offsets inside batches that have no record: the cleaner removed it.
        has_transactions, has_producers: whether an entry belongs to a transaction, or has a
            producer id.
        epochs: the first runs of leader epochs.
    """

    def __init__(
        self,
        base_offset: int,
        index: bytes = b"",
        time_index: bytes = b"",
        counts_sets: bool = False,
        end_offset: int = MAX_OFFSET,
        is_decoded: bool = False,
    ) -> None:
        self._base = base_offset
        self._end_offset = end_offset
        self._counts_sets = counts_sets
        self._is_decoded = is_decoded
        self._index = list(OFFSET_ENTRY.iter_unpack(index))
        self._times = list(TIME_ENTRY.iter_unpack(time_index))
        self._index_at = self._time_at = 0
        self._index_wrong: list[int] = []
        self._times_wrong: list[int] = []
        self._codecs: dict[int, tuple[int, int]] = {}
        self._is_index_open = False  # whether the offset of the last entry is still to come
        self._follows_damage = True
        self.position = 0
        self.entries = self.records = self.gap_count = self.missing = self.holes = 0
        self.first_offset = self.last_offset = -1
        self.first_timestamp = self.last_timestamp = NO_TIMESTAMP
        self.has_transactions = self.has_producers = False
        self.disordered = self.disordered_position = 0
        self.crowded = self.crowded_position = 0
        self.gaps: list[tuple[int, int, int]] = []
        self.epochs: list[EpochRun] = []
        self._epoch_count = 0

    @property
    def codecs(self) -> list[tuple[int, int, int]]:
        """Codec id, entries and bytes."""
        return [(codec, *sums) for codec, sums in sorted(self._codecs.items())]

    @property
    def index_state(self) -> tuple[int, int, int]:
        """Entries of the offset index: reached, wrong, and the first wrong one."""
        reached = self._index_at - self._is_index_open
        return reached, len(self._index_wrong), next(iter(self._index_wrong), -1)

    @property
    def time_index_state(self) -> tuple[int, int, int]:
        """The same of the time index."""
        return self._time_at, len(self._times_wrong), next(iter(self._times_wrong), -1)

    def skip_to(self, position: int) -> None:
        """Go on after damaged bytes."""
        self.position = position
        self._follows_damage = True
        self._is_index_open = False
        while self._index_at < len(self._index) and self._index[self._index_at][1] < position:
            self._index_at += 1

    def walk(self, data: memoryview | bytes, position: int, end: int) -> tuple[int, int]:
        """Add the entries in ``data``, from its start at ``position`` up to ``end`` at most.

        Return the number of bytes needed from :attr:`position` on, or 0; and why it stopped.
        """
        piece = memoryview(data)
        self.position = position
        while self.position < end:
            at, left = self.position - position, end - self.position
            if at >= len(piece):
                return 0, ALL
            if left < layout.min_entry_size(KNOWN_MAGICS[0]):
                return 0, DOUBTFUL
            needed = min(left, layout.RECORD_BATCH_OVERHEAD)
            if len(piece) - at < needed:
                return needed, ALL
            header, size = self._header(piece[at : at + needed], left)
            if header is None:
                return 0, DOUBTFUL
            is_set = header.magic != MAGIC_V2 and header.compression_id != codecs.NONE
            if is_set and self._counts_sets:
                return 0, SET
            if not self._is_possible(header, size, 0 if is_set else header.count):
                return 0, DOUBTFUL
            self._add_header(header, size, is_set=is_set)
            self.position += size
        return 0, ALL

    def add(self, batch: Batch) -> None:
        """Add a sound batch."""
        first = first_offset(batch)
        count = batch.count or 0
        self._add(batch, first, count, batch.size_in_bytes)
        self._add_holes(batch, first, count)

    def _header(self, head: memoryview, left: int) -> tuple[ParsedHeader | None, int]:
        """Return a header and the size of its entry; ``None`` if these bytes lack one."""
        length, magic = length_field(head), magic_field(head)
        size = layout.LOG_OVERHEAD + length
        if length < layout.RECORD_OVERHEAD_V0 or size > left or magic not in KNOWN_MAGICS:
            return None, 0
        if size < layout.min_entry_size(magic):
            return None, 0
        return parsed_header(Entry(self.position, magic, head, 0, True)), size

    def _is_possible(self, header: ParsedHeader, size: int, count: int) -> bool:
        """Return whether a writer could have made a header."""
        first, last, codec = header.base_offset, header.last_offset, header.compression_id
        if first < max(self._base, 0) or last < first or last >= self._end_offset:
            return False
        if self._base >= 0 and last - self._base > _MAX_RELATIVE_OFFSET:
            return False
        if header.magic != MAGIC_V2:
            return codec <= codecs.LZ4
        return self._is_decoded or plausible_batch(
            size,
            codec=codec,
            last_offset_delta=last - first,
            num_records=count,
            producer_id=header.producer_id or 0,
        )

    def _add_header(self, header: ParsedHeader, size: int, *, is_set: bool) -> None:
        first = header.base_offset
        if is_set:  # its first offset is inside
            first = min(self.last_offset + 1, first) if self.entries else first
            self._add(header, first, 0, size)
        else:
            self._add(header, first, header.count, size)
            self._add_holes(header, first, header.count)

    def _add(self, entry: Batch | ParsedHeader, first: int, count: int, size: int) -> None:
        if self.first_timestamp == NO_TIMESTAMP:
            self.first_timestamp = first_timestamp(entry)
        if not self.entries:
            self.first_offset = first
        elif first <= self.last_offset:
            if not self.disordered:
                self.disordered_position = entry.position
            self.disordered += 1
        elif first > self.last_offset + 1 and not self._follows_damage:
            if self.gap_count < _MOST_GAPS:
                self.gaps.append((self.last_offset + 1, first - 1, entry.position))
            self.gap_count += 1
            self.missing += first - 1 - self.last_offset
        self._compare_index(entry, first)
        self._compare_time_index(entry, first)
        self._add_epoch(entry, first)
        self.has_transactions |= entry.is_transactional
        self.has_producers |= entry.producer_id is not None and entry.producer_id >= 0
        self.entries += 1
        self.records += count
        entries, bytes_of_codec = self._codecs.get(entry.compression_id, (0, 0))
        self._codecs[entry.compression_id] = entries + 1, bytes_of_codec + size
        self.last_offset = max(self.last_offset, entry.last_offset)
        self.last_timestamp = max(self.last_timestamp, entry.max_timestamp)
        self._follows_damage = False

    def _add_holes(self, entry: Batch | ParsedHeader, first: int, count: int) -> None:
        holes = entry.last_offset - first + 1 - count
        self.holes += max(0, holes)
        if holes < 0 and entry.magic == MAGIC_V2:  # messages of a set may have equal offsets
            if not self.crowded:
                self.crowded_position = entry.position
            self.crowded += 1

    def _add_epoch(self, entry: Batch | ParsedHeader, first: int) -> None:
        epoch = entry.partition_leader_epoch
        if epoch is None:
            return
        if self.epochs and self._epoch_count <= _MOST_EPOCHS and self.epochs[-1][0] == epoch:
            begin = self.epochs[-1]
            self.epochs[-1] = begin[0], begin[1], entry.last_offset, begin[3]
            return
        if self._epoch_count < _MOST_EPOCHS:
            self.epochs.append((epoch, first, entry.last_offset, entry.position))
        self._epoch_count = min(self._epoch_count + 1, _MOST_EPOCHS + 1)

    def _compare_index(self, entry: Batch | ParsedHeader, first: int) -> None:
        """Compare each index entry with the last offset of an append, and its first batch.

        An append of a producer is one batch, one of a follower may be several
        (``UnifiedLog.append``). Kafka 0.11 and before noted the first offset.
        """
        at, index = self._index_at, self._index
        if self._is_index_open:
            offset = self._base + index[at - 1][0]
            is_next = at < len(index) and index[at][1] <= entry.position
            if offset < entry.last_offset or is_next:
                self._index_wrong.append(at - 1)
            self._is_index_open = offset > entry.last_offset and not is_next
        while at < len(index) and index[at][1] <= entry.position:
            offset, position = self._base + index[at][0], index[at][1]
            if position < entry.position or offset < first:
                self._index_wrong.append(at)
            else:
                self._is_index_open = offset > entry.last_offset
            at += 1
        self._index_at = at

    def _compare_time_index(self, entry: Batch | ParsedHeader, first: int) -> None:
        """Compare each time index entry with the greatest time of the batch with its offset."""
        while self._time_at < len(self._times):
            timestamp, relative = self._times[self._time_at]
            offset = self._base + relative
            if offset > entry.last_offset:
                break
            if offset >= first:
                # Of messages without a time, the first brokers with an index noted the file's.
                is_wrong = entry.max_timestamp not in (NO_TIMESTAMP, timestamp)
            else:
                is_wrong = not self._follows_damage
            if is_wrong:
                self._times_wrong.append(self._time_at)
            self._time_at += 1


_PIECE_SIZE = 128 * 1024


HeaderFigures: TypeAlias = "ReferenceFigures | HeaderSums"
"""What the headers of one segment add up to, from its beginning on."""


def header_figures(
    segment: SegmentFile,
    end_offset: int = MAX_OFFSET,
    index: bytes = b"",
    time_index: bytes = b"",
    *,
    counts_sets: bool = False,
    is_decoded: bool = False,
) -> HeaderFigures:
    """Return the figures of a segment, before its first entry.

    Args:
        segment: the segment.
        end_offset: where the next segment begins; an entry must lie below it.
        index: the bytes of the entries of its offset index, to be compared.
        time_index: the same of its time index.
        counts_sets: whether a walk stops at compressed message sets, whose count is inside.
        is_decoded: whether the entries were decoded. Then only their offsets, which no checksum
            covers, make a walk stop.
    """
    base_offset = -1 if segment.base_offset is None else segment.base_offset
    if select.serves(segment.name):
        from kafkafmt.segment.engine.kernel._kernel import HeaderSums

        return HeaderSums(base_offset, index, time_index, counts_sets, end_offset, is_decoded)
    return ReferenceFigures(base_offset, index, time_index, counts_sets, end_offset, is_decoded)


def add_headers(figures: HeaderFigures, window: Window, start: int, end: int) -> int:
    """Add the headers from ``start`` to ``end``; return why it stopped at ``figures.position``.

    Raises:
        OSError: the file cannot be read.
        TruncatedError: the file has become shorter since it was opened.
    """
    figures.skip_to(start)
    file = None if window.unreadable else window.file
    if file is not None and not isinstance(figures, ReferenceFigures):
        needed, status = figures.walk_file(file, start, end)
        if needed >= 0:
            window.reached(figures.position)
            return status
    least, status = 1, ALL
    while figures.position < end and status == ALL:
        position = figures.position
        piece = window.view(position, max(least, min(_PIECE_SIZE, end - position)))
        least, status = figures.walk(piece, position, end)
    return status


def index_entries(data: bytes, *, is_time: bool) -> tuple[int, int]:
    """Return the number of entries of an index, and the first one out of order, or -1.

    The zeroes of a preallocated index are not entries.
    """
    if select.is_columnar():
        from kafkafmt.segment.engine.kernel import _kernel

        return _kernel.index_entries(data, is_time)
    count, last = 0, (-1, -1)
    layout = TIME_ENTRY if is_time else OFFSET_ENTRY
    whole = len(data) - len(data) % layout.size
    for first, second in layout.iter_unpack(memoryview(data)[:whole]):
        key, other = (first, second) if is_time else (second, first)
        if other == 0 and (count or key == 0):
            break
        if other < 0 or key <= last[0] or other < last[1] + (0 if is_time else 1):
            return whole // layout.size, count
        last = key, other
        count += 1
    return count, -1
