"""The columnar engine: the compiled kernel, and what it takes to serve it.

Strategy: a segment is read a few MiB at a time, and the kernel walks each piece. Where it stops,
this module does what it asks for: decompress, judge a transaction, take what is gathered. What the
kernel refuses is looked at by the reference engine, at the same position and with the same idea of
which offsets fit: it reports the damage, or its rows come out as a record batch of their own.
Where damage is left out without a report, the kernel finds its end itself.

Invariant: the answer is that of the reference engine on every byte, for all that is not sound comes
from there; a batch gives all its records or none.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from kafkafmt import codecs
from kafkafmt.damage import COLLECT, RAISE, Damage, DamagePolicy
from kafkafmt.engine import reference
from kafkafmt.engine.arrow import ArrowTables
from kafkafmt.engine.batches import batch_or_damage
from kafkafmt.engine.borrowed_codecs import functions
from kafkafmt.engine.kernel._kernel import (
    COMPRESSED,
    DONE,
    ENTRIES,
    FULL,
    JUDGE,
    MARKERS,
    MORE,
    RECORDS,
    REFUSED,
    EntryHeader,
    Kernel,
    find_entry,
    memory,
)
from kafkafmt.engine.opening import opened, read_errors_reported
from kafkafmt.engine.reader import Reader, Stretch, collected
from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import Limits
from kafkafmt.record.batch import Batch
from kafkafmt.record.framing import EntryFramer
from kafkafmt.record.record_batch import RecordBatch
from kafkafmt.record.transactions import Outcomes, Transactions
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import PIECE_SIZE, Window
from kafkafmt.tables import schemas as tables
from kafkafmt.tables.columns import Column, record_batches, schema_of, without_columns
from kafkafmt.tables.schemas import RecordRow

if TYPE_CHECKING:
    from typing_extensions import Buffer

# A record batch is given out with the entry that reaches one of these.
MAX_ROWS = 64 * 1024
MAX_BYTES = 4 * 1024 * 1024
MAX_ENTRIES = 16 * 1024


def record_reader(
    columns: tuple[Column[RecordRow], ...], limits: Limits, *, include_control: bool
) -> Reader:
    """What makes the table of records; it keeps its memory for the next time."""
    return _Records(columns, limits, include_control).read


def batches(
    extents: Iterable[Extent], policy: DamagePolicy, limits: Limits
) -> Iterator[pa.RecordBatch]:
    """The table of batches."""
    return _Batches(limits).read(((extent, None) for extent in extents), policy)


def decoded(extents: Iterable[Extent], policy: DamagePolicy, limits: Limits) -> Iterator[int]:
    """Decode everything: the records of each step."""
    found = _Damage((), limits, include_control=True)
    made = found.read(((extent, None) for extent in extents), policy)
    return (batch.num_rows for batch in made)


def damage(
    extents: Iterable[Extent], limits: Limits, *, is_bounded: bool = False
) -> Iterator[Damage]:
    """Everything that gives no records, tails included."""
    policy = DamagePolicy(COLLECT, is_bounded=is_bounded)
    return collected(decoded(extents, policy, limits), policy)


def gather(
    outcomes: Outcomes, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits
) -> None:
    """Take note of the transactions in stretches of one log, in offset order."""
    markers = _Markers(outcomes, limits)
    for _ in markers.read(((extent, None) for extent in extents), policy):
        pass


class _Scanner(ABC):
    """One kernel on its way through segments; the subclasses are what is gathered."""

    def __init__(
        self,
        table: int,
        columns: tuple[Column[Any], ...],
        limits: Limits,
        *,
        include_control: bool = True,
        max_rows: int = MAX_ROWS,
    ) -> None:
        names = {column.name for column in columns}
        self._kernel = Kernel(table, names, limits, include_control, max_rows, MAX_BYTES)
        self._columns = columns
        self._tables = ArrowTables(schema_of(columns))
        self._policy = DamagePolicy(RAISE)
        self._limits = limits
        self._transactions: Transactions | None = None
        self._segments: list[SegmentFile] = []
        self._piece: Buffer = memory(PIECE_SIZE)
        self._room = memory(codecs.ROOM_SIZE)
        self._decompressed = codecs.Room(self._room)
        self._codecs: set[int] = set()

    @abstractmethod
    def _by_reference(self, batch: Batch) -> Iterator[pa.RecordBatch]:
        """The rows of a batch that the kernel refused."""

    def _after_refusal(self) -> Iterator[pa.RecordBatch]:
        """What is given out once a refused entry has been handled: nothing."""
        return iter(())

    def read(self, stretches: Iterable[Stretch], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        """All record batches of the table; an error comes after what was gathered before it."""
        self._policy = policy
        self._kernel.clear()  # of what is left of a time before that was given up
        try:
            for extent, seen in stretches:
                self._transactions = seen
                if seen is not None:
                    self._kernel.commit_only(seen.last_stable_offset)
                with read_errors_reported(extent, policy), opened(extent, policy) as window:
                    yield from self._read(extent, window)
        except KafkaFormatError:
            yield from self._take()
            raise
        yield from self._take()

    def _read(self, extent: Extent, window: Window) -> Iterator[pa.RecordBatch]:
        kernel, segment = self._kernel, extent.segment
        end = window.size if extent.end is None else min(extent.end, window.size)
        framer = EntryFramer(
            window, self._limits, end, segment.offsets, start=extent.start, search=find_entry
        )
        self._begin(segment, framer.last_offset)
        kernel.leaves_out = not self._policy.wants_words
        kernel.effort = framer.effort
        kernel.take_left_out()  # of a time before that was given up
        position, needed = extent.start, 1
        while position < end:
            piece, status = self._walk(window, position, needed, end)
            while status not in (DONE, MORE):
                if status == COMPRESSED:
                    status = self._append(piece, position, end)
                    continue
                offset = kernel.offset
                if status == FULL:
                    yield from self._take()
                    self._begin(segment, kernel.highest_offset)
                elif status == JUDGE:
                    if not self._judge(piece):
                        offset = kernel.entry_end
                elif status == REFUSED:
                    framer.last_offset = max(framer.last_offset, kernel.highest_offset)
                    framer.effort = kernel.effort
                    frame = framer.frame_at(position + offset)
                    kernel.highest_offset = framer.last_offset
                    kernel.effort = framer.effort
                    self._note_left_out()
                    batch = batch_or_damage(frame, segment, self._policy, self._limits)
                    if batch is not None:
                        for made in self._by_reference(batch):
                            yield from self._take()
                            self._begin(segment, kernel.highest_offset)
                            yield made
                    yield from self._after_refusal()
                    kernel.leaves_out = not self._policy.wants_words
                    offset = frame.end - position
                    if offset > len(piece):
                        break
                status = kernel.walk(piece, offset, position, end)
            else:
                offset = kernel.offset
            needed = kernel.needed if status == MORE else 1
            position += offset
        self._note_left_out()

    def _note_left_out(self) -> None:
        """Report what the kernel has left out without words."""
        found = self._kernel.take_left_out()
        if found[0]:
            self._policy.leave_out(*found)

    def _walk(self, window: Window, position: int, needed: int, end: int) -> tuple[memoryview, int]:
        """Read a piece, and go through it as far as it goes."""
        most = max(needed, min(PIECE_SIZE, end - position))
        room = self._memory(most)
        file = window.file_at(position, needed)
        if file is not None:
            found, status = self._kernel.read(file, room, most, position, end)
            if found >= needed:
                return memoryview(room)[:found], status
        piece = window.read_into(room, position, needed, most)
        return piece, self._kernel.walk(piece, 0, position, end)

    def _memory(self, size: int) -> Buffer:
        """Memory for a piece, the same as before unless that is too small."""
        if size <= PIECE_SIZE:
            return self._piece
        return bytearray(size)

    def _begin(self, segment: SegmentFile, last_offset: int) -> None:
        """Let the rows that follow be those of ``segment``."""
        if not self._kernel.rows:
            self._segments.clear()
        self._segments.append(segment)
        self._kernel.begin(
            len(self._segments) - 1,
            segment.partition,
            segment.offsets,
            last_offset,
            max(len(_bytes(segment.topic) or b""), len(_bytes(segment.name) or b"")),
        )

    def _append(self, piece: memoryview, position: int, end: int) -> int:
        kernel = self._kernel
        if kernel.codec not in self._codecs:  # else it is one that the kernel leaves to us
            self._codecs.add(kernel.codec)
            kernel.decompress_by(functions(kernel.codec), self._room)
        payload: Buffer | None
        try:
            payload = codecs.decompress_into(
                self._decompressed,
                kernel.codec,
                piece[kernel.payload_start : kernel.payload_end],
                magic=kernel.magic,
                limit=self._limits.batch_bytes,
            )
        except KafkaFormatError:
            payload = None
        return kernel.append(payload, piece, position, end)

    def _judge(self, piece: memoryview) -> bool:
        """Whether an entry is let pass; else it is left out."""
        kernel, seen = self._kernel, self._transactions
        if seen is None or seen.is_visible(kernel):
            kernel.accept()
            return True
        return False

    def _take(self) -> Iterator[pa.RecordBatch]:
        """What the kernel has gathered, if anything."""
        kernel = self._kernel
        if not kernel.rows:
            return
        texts = {
            "topic": [_bytes(segment.topic) for segment in self._segments],
            "segment": [_bytes(segment.name) for segment in self._segments],
        }
        made = self._tables.take(kernel, texts)
        kernel.clear()
        yield made


class _Records(_Scanner):
    def __init__(
        self,
        columns: tuple[Column[RecordRow], ...],
        limits: Limits,
        include_control: bool,
    ) -> None:
        super().__init__(RECORDS, columns, limits, include_control=include_control)
        self._include_control = include_control

    def _by_reference(self, batch: Batch) -> Iterator[pa.RecordBatch]:
        decoded = reference.visible_records(batch, self._transactions, self._policy)
        if self._include_control or not batch.is_control:
            rows = ((batch, record) for record in decoded)
            yield from record_batches(rows, self._columns, tables.record_size)


class _Damage(_Records):
    """Gives a record batch without rows for each refused entry: its damage can be taken."""

    def _after_refusal(self) -> Iterator[pa.RecordBatch]:
        return iter((without_columns(0),))


class _Batches(_Scanner):
    def __init__(self, limits: Limits) -> None:
        super().__init__(ENTRIES, tables.BATCH_COLUMNS, limits, max_rows=MAX_ENTRIES)

    def _by_reference(self, batch: Batch) -> Iterator[pa.RecordBatch]:
        return record_batches([batch], self._columns, lambda _: 0)


class _Markers(_Scanner):
    """Gathers no rows, but what becomes of transactions."""

    def __init__(self, outcomes: Outcomes, limits: Limits) -> None:
        super().__init__(MARKERS, (), limits)
        self._outcomes = outcomes

    def _by_reference(self, batch: Batch) -> Iterator[pa.RecordBatch]:
        reference.note(self._outcomes, batch, self._policy)
        return iter(())

    def _judge(self, piece: memoryview) -> bool:
        kernel = self._kernel
        if kernel.is_control:
            entry = piece[kernel.offset : kernel.entry_end]
            header = EntryHeader(entry, 0, True, self._limits)
            self._outcomes.add(RecordBatch(header, self._segments[-1], self._limits))
        elif kernel.count and kernel.producer_id is not None:
            self._outcomes.open(kernel.producer_id, kernel.base_offset)
        return False


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode()
