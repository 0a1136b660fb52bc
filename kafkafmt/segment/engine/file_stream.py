"""The entries of a segment one by one, as Kafka's ``FileLogInputStream`` reads them.

Strategy: a broker that loads a log, and ``DumpLogSegments``, follow the length fields only, and do
not search for the next valid entry after damage. Entries that only this reader accepts have classes
of their own: those with an unknown magic, and those too short for their header.

Invariant: one entry in memory at a time.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt._base.errors import LimitExceededError, MalformedError, located
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine.opening import decode_header
from kafkafmt.segment.engine.select import entry_walk
from kafkafmt.segment.record import entry as checksums
from kafkafmt.segment.record import entry_header, layout
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.entry import Entry, length_field, magic_field
from kafkafmt.segment.record.layout import KNOWN_MAGICS, MAGIC_V0, MAGIC_V2
from kafkafmt.segment.record.message_set import Message
from kafkafmt.segment.record.record import Record
from kafkafmt.segment.record.record_batch import RecordBatch
from kafkafmt.segment.record.versions import batch_class
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window


class LaterBatch(RecordBatch):
    """An entry with a magic above 2, read by Kafka's tool as a batch of v2."""

    __slots__ = ("magic",)


class EarlierMessage(Message):
    """An entry with a magic below 0, rejected by Kafka's tool after it has printed the offset."""

    __slots__ = ("magic",)

    is_valid = False


class ShortBatch(LaterBatch):
    """An entry too short for the header of v2: the header continues in the bytes after it."""

    __slots__ = ("size_in_bytes",)

    is_valid = False

    def records(self) -> list[Record]:
        """Raise the error of the records."""
        raise _short(self.size_in_bytes, self.magic)

    def iter_records(self) -> Iterator[Record]:
        """Raise the error of the records."""
        raise _short(self.size_in_bytes, self.magic)


class ShortMessage(Message):
    """An entry too short for the header of v1: the sizes of key and value are missing."""

    __slots__ = ("size_in_bytes", "stored")

    stored: memoryview

    @property
    def data(self) -> memoryview:
        """The bytes of the entry, without the padding of its header."""
        return self.stored

    def records(self) -> list[Record]:
        """Raise the error of the records."""
        raise _short(self.size_in_bytes, self.magic)


_CLASSES = [batch_class(magic) for magic in KNOWN_MAGICS]
_INVALID = frozenset({EarlierMessage, LaterBatch, ShortBatch, ShortMessage})


def is_valid(batch: Batch) -> bool:
    """Return whether its checksum is right, and its magic and length are valid."""
    return batch.is_valid and type(batch) not in _INVALID


@dataclass(frozen=True, slots=True)
class Head:
    """The position, size and magic of an entry."""

    position: int
    size: int
    magic: int

    @property
    def known_magic(self) -> int:
        """The effective magic for Kafka's tool (``FileLogInputStream.nextBatch``)."""
        return min(max(self.magic, MAGIC_V0), MAGIC_V2)

    def batch(self, window: Window, segment: SegmentFile, limits: Limits) -> Batch:
        """Return the whole entry, with its checksum."""
        data = stored = window.view(self.position, self.size)
        magic = self.known_magic
        is_short = self.size < layout.min_entry_size(magic)
        if is_short or magic != self.magic:
            data = self._with_known_header(data, window)
        crc = checksums.stored(data, magic)
        is_valid = crc == checksums.computed(stored if is_short else data, magic)
        entry = Entry(self.position, magic, data, crc, is_valid)
        header = decode_header(entry, limits)
        if is_short:
            return self._short(header, stored, segment, limits)
        if magic == self.magic:
            return batch_class(magic)(header, segment, limits)
        found_class = EarlierMessage if self.magic < magic else LaterBatch
        batch = found_class(header, segment, limits)
        batch.magic = self.magic
        return batch

    def _with_known_header(self, stored: memoryview, window: Window) -> memoryview:
        """Return the entry with a known magic, and with a whole header."""
        magic = self.known_magic
        data = bytearray(stored)
        least = layout.min_entry_size(magic)
        if self.size < least:
            end = self.position + self.size
            missing = least - self.size
            if magic == MAGIC_V2:
                if end + missing > window.size:
                    raise _short(self.size, self.magic)
                data += window.view(end, missing)
            else:
                data += bytes(missing)  # their values do not matter
            struct.pack_into(">i", data, layout.SIZE_OFFSET, least - layout.LOG_OVERHEAD)
        data[layout.MAGIC_OFFSET] = magic
        return memoryview(data)

    def _short(
        self,
        header: entry_header.EntryHeader,
        stored: memoryview,
        segment: SegmentFile,
        limits: Limits,
    ) -> RecordBatch | Message:
        if self.known_magic == MAGIC_V2:
            batch = ShortBatch(header, segment, limits)
            batch.magic = self.magic
            batch.size_in_bytes = self.size
            return batch
        message = ShortMessage(header, segment, limits)
        message.stored = stored
        message.size_in_bytes = self.size
        return message


def next_head(window: Window, position: int, end: int, limits: Limits) -> Head | None:
    """Return the entry at a position, as ``FileLogInputStream.nextBatch`` finds it.

    ``None`` if it does not end before ``end``.

    Raises:
        KafkaFormatError: its length is too small for an entry, or above the limit.
    """
    if position >= end - layout.HEADER_SIZE_UP_TO_MAGIC:
        return None
    head = window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC)
    length = length_field(head)
    size = layout.LOG_OVERHEAD + length
    if length >= layout.RECORD_OVERHEAD_V0 and position + size > end:
        return None
    following = Head(position, size, magic_field(head))
    with located(window.source, position):
        _check_length(following, limits)
    return following


def batches(
    window: Window, segment: SegmentFile, end: int, limits: Limits, start: int = 0
) -> Iterator[Batch]:
    """Yield the entries of a segment in order, while they end before ``end``.

    Raises:
        KafkaFormatError: as :func:`next_head`; or the file ends within the header of an entry.
    """
    walk = entry_walk(window, Extent(segment, start, end), limits, believes_lengths=True)
    while walk.position < walk.end:
        for header in walk.headers(leaves_out=False):
            if header is not None:
                yield _CLASSES[header.magic](header, segment, limits)
        if walk.is_refused:
            head = next_head(window, walk.position, end, limits)
            if head is None:
                return
            with located(window.source, head.position):
                batch = head.batch(window, segment, limits)
            yield batch
            walk.skip_to(head.position + head.size)


def _check_length(head: Head, limits: Limits) -> None:
    length = head.size - layout.LOG_OVERHEAD
    if length == 0:
        raise MalformedError(
            "entry length 0: Kafka's tool stops here, even at the zeroes of a preallocated segment"
        )
    if length < layout.RECORD_OVERHEAD_V0:
        raise MalformedError(
            f"entry length {length}, expected at least {layout.RECORD_OVERHEAD_V0}"
        )
    if head.size > limits.batch_bytes:
        raise LimitExceededError(f"entry of {head.size} bytes, the limit is {limits.batch_bytes}")


def _short(size: int, magic: int) -> MalformedError:
    least = layout.min_entry_size(min(max(magic, MAGIC_V0), MAGIC_V2))
    return MalformedError(f"entry of {size} bytes, expected at least {least} with magic {magic}")
