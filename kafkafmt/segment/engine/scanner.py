"""The scanner of the columnar engine: one kernel on its way through segments.

Strategy: a segment is read a few MiB at a time. Where the kernel stops, the scanner decompresses,
decides about a transaction, or takes the rows. The kernel fills Arrow's C structures, which pyarrow
takes over without a copy. The reference engine reads what the kernel refuses, at the same position
and with the same state of framing.

Invariant: all damage comes from the reference engine; a batch gives all its records or none. The
kernel's blocks live as long as the last column that uses them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import pyarrow as pa

from kafkafmt._base.damage import RAISE, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.segment import codecs
from kafkafmt.segment.codecs.native import functions
from kafkafmt.segment.engine.kernel._kernel import (
    COMPRESSED,
    DONE,
    FULL,
    MORE,
    REFUSED,
    TRANSACTION,
    Block,
    Kernel,
    Tables,
    entry_header,
    find_entry,
    memory,
)
from kafkafmt.segment.engine.opening import (
    LogPart,
    PartRows,
    SegmentPart,
    batch_or_damage,
    opened,
    read_errors_reported,
)
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.framing import EntryFramer
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.segment.tables.columns import Column, make_schema
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import PIECE_SIZE, Window

if TYPE_CHECKING:
    from typing_extensions import Buffer


_CODECS: list[bytes | None] = [
    (codecs.codec_name(codec) or "").encode() for codec in range(codecs.ZSTD + 1)
]


_ROOM_SIZE = PIECE_SIZE + 1024 * 1024 + 64 * 1024
"""For a piece and the rest of its last entry, which a broker limits to 1 MiB by default."""

# A record batch is given out with the entry that reaches one of these.
MAX_ROWS = 64 * 1024
MAX_BYTES = 4 * 1024 * 1024


class Scanner(ABC):
    """One kernel on its way through segments; the subclasses choose the gathered data."""

    _TABLE: ClassVar[int]

    def __init__(
        self,
        columns: tuple[Column[Any], ...],
        limits: Limits,
        include_control: bool = True,
        *,
        max_rows: int = MAX_ROWS,
        max_bytes: int | None = None,
    ) -> None:
        names = {column.name for column in columns}
        max_bytes = max_bytes or MAX_BYTES
        self._kernel = Kernel(self._TABLE, names, limits, include_control, max_rows, max_bytes)
        self._include_control = include_control
        self._columns = columns
        self._topics: list[bytes | None] = []  # of the segments of the gathered rows
        self._names: list[bytes | None] = []
        self._strings = {"topic": self._topics, "segment": self._names, "compression": _CODECS}
        schema = make_schema(columns)
        self._schema_names = schema.names  # some may be there twice
        self._tables = Tables(schema)
        self._stream = pa.RecordBatchReader.from_stream(self._tables)
        self._policy = DamagePolicy(RAISE)
        self._limits = limits
        # Of the extent that is read: where the reader is, and the piece of bytes that it has.
        self._segment: SegmentFile = None  # type: ignore[assignment]  # until the first begins
        self._offsets: range | None
        self._texts: tuple[bytes | None, bytes | None]  # topic and name
        self._window: Window
        self._transactions: Transactions | None
        self._framer: EntryFramer  # of what is not valid
        self._is_part = False
        self._end = 0
        self.position = 0
        self._piece = memoryview(b"")
        self._start = 0  # of the piece
        self._needed = 1  # bytes that must be in the next piece
        self._seeks = False  # whether the first entry of the next piece may begin anywhere
        self._first: int | None = None  # where the first entry of a part begins
        self._codecs: set[int] = set()

    @abstractmethod
    def _by_reference(self, batch: Batch) -> Iterator[pa.RecordBatch]:
        """Return the rows of a batch refused by the kernel."""

    def _after_refusal(self) -> Iterator[pa.RecordBatch]:
        """Yield the rows after a refused entry: none."""
        return iter(())

    def read(self, log_parts: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        """Yield all record batches of the table; an error follows the rows before it."""
        self._kernel.clear()  # what an abandoned read has left
        try:
            for log_part in log_parts:
                extent = log_part.extent
                with read_errors_reported(extent, policy), opened(extent, policy) as window:
                    self.begin(log_part, window, policy)
                    yield from self.read_until(self._end)
                    self._note_left_out()
        except KafkaFormatError:
            yield from self._take()
            raise
        yield from self._take()

    # --- an extent, in order ---------------------------------------------------------------------

    def begin(self, log_part: LogPart, window: Window, policy: DamagePolicy) -> None:
        """Begin a part of a log, with its open segment."""
        kernel = self._kernel
        self._policy = policy
        self._enter(log_part, window, window.size)
        kernel.leaves_out = not policy.needs_reasons
        self._framer = EntryFramer(
            window,
            self._limits,
            self._end,
            self._offsets,
            start=self.position,
            search=find_entry,
            state=kernel,
        )

    def go_on(self, position: int, highest_offset: int) -> None:
        """Go on at a later position; all entries up to there are valid, and have been read."""
        self.position = position
        self._kernel.highest_offset = max(self._kernel.highest_offset, highest_offset)

    def read_until(self, until: int) -> Iterator[pa.RecordBatch]:
        """Yield record batches of the entries before ``until``; some rows stay gathered."""
        while (yield from self._valid(until)):
            yield from self._refused()

    def rest(self) -> Iterator[pa.RecordBatch]:
        """Yield the rows still gathered."""
        self._note_left_out()
        if self._kernel.rows:
            yield from self._take()
            self._begin()

    # --- a part of an extent ---------------------------------------------------------------------

    def read_part(self, part: SegmentPart) -> Iterator[PartRows]:
        """Yield the rows of the valid entries of a part, up to one refused by the kernel."""
        kernel = self._kernel
        kernel.clear()
        self._enter(part.log_part, part.window, part.end)
        self._is_part = True
        self.position = part.start
        self._seeks = not part.is_first
        self._first = part.start if part.is_first else None
        kernel.leaves_out = False
        for batch in self._valid(part.until):
            yield PartRows(part, self._first, batch)
        batch = next(self._take(), None)
        yield PartRows(part, self._first, batch, self.position, kernel.highest_offset)

    # --- entries ---------------------------------------------------------------------------------

    def _enter(self, log_part: LogPart, window: Window, size: int) -> None:
        """Go to the beginning of an extent, in a file of so many bytes."""
        extent, seen = log_part
        if extent.segment is not self._segment:
            self._segment = extent.segment
            self._offsets = extent.segment.offsets
            self._texts = _bytes(extent.segment.topic), _bytes(extent.segment.name)
        self._window = window
        self._transactions = seen
        if seen is not None:
            self._kernel.commit_only(seen.last_stable_offset)
        self._end = size if extent.end is None else min(extent.end, size)
        self.position = extent.start
        self._needed = 1
        self._piece = memoryview(b"")
        self._seeks = self._is_part = False
        self._kernel.take_left_out()  # what an abandoned read has left
        self._kernel.highest_offset = -1 if self._offsets is None else self._offsets.start - 1
        self._begin()

    def _valid(self, until: int) -> Generator[pa.RecordBatch, None, bool]:
        """Gather entries before ``until``; return ``True`` for one refused, at the position."""
        kernel = self._kernel
        kernel.until = until
        while self.position < until:
            status = self._walk(until)
            while status not in (DONE, MORE, REFUSED):
                if status == COMPRESSED:
                    status = self._append()
                    continue
                offset = kernel.offset
                if status == FULL:
                    yield from self._take()
                    self._begin()
                elif status == TRANSACTION and not self._is_visible():
                    offset = kernel.entry_end
                status = kernel.walk(self._piece, offset, self._start, self._end)
            self.position = self._start + kernel.offset
            self._needed = kernel.needed if status == MORE else 1
            if status == REFUSED:
                return True
        return False

    def _refused(self) -> Iterator[pa.RecordBatch]:
        """Frame the entry refused by the kernel."""
        policy = self._policy
        frame = self._framer.frame_at(self.position)
        self._note_left_out()
        batch = batch_or_damage(frame, self._window, self._segment, policy, self._limits)
        if batch is not None:
            for rows in self._by_reference(batch):
                yield from self._take()
                self._begin()
                yield rows
        yield from self._after_refusal()
        self._kernel.leaves_out = not policy.needs_reasons
        self.position = frame.end

    def _note_left_out(self) -> None:
        """Report the bytes left out by the kernel without a reason."""
        left_out = self._kernel.take_left_out()
        if left_out[0]:
            self._policy.leave_out(*left_out)

    def _walk(self, until: int) -> int:
        """Walk through the piece from the position on, or through a newly read one."""
        kernel, window, position, needed = self._kernel, self._window, self.position, self._needed
        offset = position - self._start
        if needed == 1 and 0 <= offset < len(self._piece):
            return kernel.walk(self._piece, offset, self._start, self._end)
        self._start = position
        most = max(needed, min(PIECE_SIZE, until - position))
        window.reached(min(position + most, until))
        room = self._room if most <= _ROOM_SIZE else bytearray(most)
        file = window.file if self._is_part else window.file_at(position, needed)
        if file is not None:
            start, filled, status = kernel.read(file, room, most, position, self._end, self._seeks)
            if self._seeks and kernel.start >= 0:
                self._first = kernel.start
            self._seeks = False
            if filled >= needed or start > position:
                self._start = start
                self._piece = memoryview(room)[:filled]
                return status
        if self._is_part:  # another thread reads it in order, and reports why it cannot be read
            return REFUSED
        self._piece = window.read_into(room, position, needed, most)
        return kernel.walk(self._piece, 0, position, self._end)

    @cached_property
    def _room(self) -> Buffer:
        return memory(_ROOM_SIZE)

    @cached_property
    def _plain(self) -> Block:
        return memory(codecs.ROOM_SIZE)

    def _begin(self) -> None:
        """Assign the following rows to the segment."""
        topic, name = self._texts
        if not self._kernel.rows:
            self._topics.clear()
            self._names.clear()
        self._topics.append(topic)
        self._names.append(name)
        self._kernel.begin(
            len(self._names) - 1,
            self._segment.partition,
            self._offsets,
            self._kernel.highest_offset,
            max(len(topic or b""), len(name or b"")),
        )

    def _append(self) -> int:
        """Decompress an entry for the kernel, and continue."""
        kernel = self._kernel
        header = entry_header(kernel, self._piece)
        codec = header.compression_id
        if codec not in self._codecs:  # else it is one that the kernel leaves to us
            self._codecs.add(codec)
            kernel.decompress_by(functions(codec), self._plain)
            return kernel.walk(self._piece, kernel.offset, self._start, self._end)
        payload: Buffer | None = None
        stored = header.compressed()
        if stored is not None:
            with suppress(KafkaFormatError):
                limit = self._limits.batch_bytes
                payload = codecs.decompress(codec, stored, magic=header.magic, limit=limit)
        return kernel.append(payload, self._piece, self._start, self._end)

    def _is_visible(self) -> bool:
        """Return whether an entry is let pass; else it is left out."""
        kernel, seen = self._kernel, self._transactions
        # Of the kernel, not of a header: an object for each entry would take a tenth of the time.
        if seen is None or seen.is_visible(kernel):
            kernel.accept()
            return True
        return False

    def _take(self) -> Iterator[pa.RecordBatch]:
        """Yield the rows in the kernel, if any."""
        kernel = self._kernel
        if not kernel.rows:
            return
        columns = kernel.columns(self._schema_names, self._strings)  # which can be taken once
        self._tables.offer(kernel.rows, columns)
        rows = self._stream.read_next_batch()
        kernel.clear()
        yield rows


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode()
