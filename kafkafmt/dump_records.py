"""The part of ``DumpLogSegments`` that is about records: their sizes, flags and text.

Strategy: a plain message of v0 or v1 is looked at field by field, as Kafka's tool does, which
prints its sizes before it finds that they cannot be right. The records of a plain batch are taken
one by one; what is compressed is decoded first, as Kafka's tool does.

Invariant: text is as Java decodes and prints it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt import checksums, codecs, framing, layout, utf8
from kafkafmt.batch import Batch
from kafkafmt.errors import MalformedError
from kafkafmt.limits import Limits
from kafkafmt.record_batch import RecordBatch
from kafkafmt.records import NO_SEQUENCE, Record
from kafkafmt.storage import Window

_INT32 = 4


@dataclass(frozen=True, slots=True)
class DumpedRecord:
    """A record, and what is printed of it besides.

    Attributes:
        record: the record; its value is missing where ``problem`` is set.
        key_size, value_size: as stored (v0, v1); -1 for a null of v2.
        details: what the magic adds to the record's line.
        problem: why the value cannot be read, or ``None``.
    """

    record: Record
    key_size: int
    value_size: int
    details: str
    problem: str | None = None

    def contents(self, prefix: str) -> str:
        """Key and payload as text; a null is left out.

        Raises:
            MalformedError: the value does not fit into its message.
        """
        if self.problem is not None:
            raise MalformedError(self.problem)
        text = ""
        if self.record.key is not None:
            text = f"{prefix}key: {utf8.decode(self.record.key)}"
            prefix = " "
        if self.record.value is not None:
            text += f"{prefix}payload: {utf8.decode(self.record.value)}"
        return text

    def control(self) -> str:
        """What a control record says (``DumpLogSegments.printControlRecord``).

        Raises:
            MalformedError: its key or value is not as its type's schema says.
        """
        from kafkafmt import dump_control  # most logs have none

        return dump_control.text(self.record)


def decoded(batch: RecordBatch) -> Iterator[Record]:
    """The records of a v2 batch: what is compressed all or none, as Kafka's tool has it.

    Raises:
        KafkaFormatError: where its iterator throws.
    """
    if batch.compression_id == codecs.NONE:
        return batch.iter_records()
    return iter(batch.records())


def records_of(batch: Batch, limits: Limits) -> Iterator[DumpedRecord]:
    """The records of a batch, as far as Kafka's tool gets with them.

    Raises:
        KafkaFormatError: where its iterator throws.
    """
    if isinstance(batch, RecordBatch):
        yield from map(_of_record, decoded(batch))
    elif batch.compression_id == codecs.NONE:
        yield _plain_message(batch)
    else:
        yield from _inner_messages(batch, limits)


def java_bool(value: bool) -> str:
    """``true`` or ``false``."""
    return "true" if value else "false"


def _of_record(record: Record) -> DumpedRecord:
    keys = ",".join(key for key, _ in record.headers)
    details = f" sequence: {record.sequence} headerKeys: [{keys}]"
    return DumpedRecord(record, _size(record.key), _size(record.value), details)


def _size(data: bytes | None) -> int:
    return -1 if data is None else len(data)


def _plain_message(batch: Batch) -> DumpedRecord:
    message = batch.data
    key_size, value_size = _sizes(message, batch.magic)
    key_start = layout.min_entry_size(batch.magic) - _INT32
    value_start = key_start + max(key_size, 0) + _INT32
    left = len(message) - value_start
    record = Record(
        batch.last_offset,
        batch.max_timestamp,
        batch.timestamp_type,
        NO_SEQUENCE,
        _bytes(message, key_start, key_size),
        _bytes(message, value_start, value_size),
    )
    details = _checksum(batch.crc, batch.is_valid)
    problem = f"the value takes {value_size} bytes, {left} are left" if value_size > left else None
    return DumpedRecord(record, key_size, value_size, details, problem)


def _bytes(message: memoryview, start: int, size: int) -> bytes | None:
    return message[start : start + size].tobytes() if size >= 0 else None


def _inner_messages(batch: Batch, limits: Limits) -> Iterator[DumpedRecord]:
    """Messages of a compressed set, with the checksums that Kafka's tool prints of them."""
    records = batch.records()
    payload = codecs.decompress(
        batch.compression_id,
        memoryview(batch.tree.value),
        magic=batch.magic,
        limit=limits.batch_bytes,
    )
    window = Window(batch.segment.path, len(payload), None, piece=bytes(payload))
    for record, (position, size) in zip(records, framing.walk(window), strict=False):
        message = window.view(position, size)
        magic = message[layout.MAGIC_OFFSET]
        crc = checksums.stored(message, magic)
        key_size, value_size = _sizes(message, magic)
        details = _checksum(crc, crc == checksums.computed(message, magic))
        yield DumpedRecord(record, key_size, value_size, details)


def _sizes(message: memoryview, magic: int) -> tuple[int, int]:
    """The lengths of key and value that a message of v0 or v1 stores, whatever they are."""
    key_start = layout.min_entry_size(magic) - _INT32
    key_size = _int32(message, key_start - _INT32)
    value_start = key_start + max(key_size, 0) + _INT32
    if value_start > len(message):
        raise MalformedError(f"the key takes {key_size} bytes of a message of {len(message)}")
    return key_size, _int32(message, value_start - _INT32)


def _int32(data: memoryview, position: int) -> int:
    return int.from_bytes(data[position : position + _INT32], "big", signed=True)


def _checksum(crc: int, is_valid: bool) -> str:
    return f" isValid: {java_bool(is_valid)} crc: {crc}"
