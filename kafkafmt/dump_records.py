"""The part of ``DumpLogSegments`` that is about records: their sizes, flags and text.

Strategy: a plain message of v0 or v1 that cannot be read is looked at field by field, as Kafka's
tool does, which prints its sizes before it finds that they cannot be right. The records of a plain
batch are taken one by one; what is compressed is decoded first, as Kafka's tool does.

Invariant: text is as Java decodes and prints it.
"""

from __future__ import annotations

from collections.abc import Iterator

from kafkafmt import checksums, codecs, layout, utf8
from kafkafmt.batch import Batch
from kafkafmt.errors import KafkaFormatError, MalformedError
from kafkafmt.limits import Limits
from kafkafmt.record_batch import RecordBatch
from kafkafmt.records import NO_SEQUENCE, Record

_INT32 = 4

Dumped = tuple[Record, int, int, str, "str | None"]
"""A record, and what is printed of it besides: the sizes of key and value as stored, -1 for a null
of v2; what the magic adds to its line; why its value cannot be read and is missing, or ``None``."""


def of(batch: Batch, limits: Limits) -> Iterator[Dumped]:
    """The records of a batch, as far as Kafka's tool gets with them.

    Raises:
        KafkaFormatError: where its iterator throws.
    """
    if isinstance(batch, RecordBatch):
        return _records(batch)
    if batch.compression_id == codecs.NONE:
        return iter([_plain_message(batch)])
    return _inner_messages(batch, limits)


def contents(record: Record, prefix: str) -> str:
    """Key and payload as text; a null is left out."""
    text = ""
    if record.key is not None:
        text = f"{prefix}key: {utf8.decode(record.key)}"
        prefix = " "
    if record.value is not None:
        text = f"{text}{prefix}payload: {utf8.decode(record.value)}"
    return text


def control(record: Record) -> str:
    """What a control record says.

    Raises:
        MalformedError: its key or value is not as its type's schema says.
    """
    from kafkafmt import dump_control  # most logs have none

    return dump_control.text(record)


def java_bool(value: bool) -> str:
    """``true`` or ``false``."""
    return "true" if value else "false"


def _records(batch: RecordBatch) -> Iterator[Dumped]:
    is_plain = batch.compression_id == codecs.NONE
    for record in batch.iter_records() if is_plain else batch.records():
        names = ",".join([name for name, _ in record.headers]) if record.headers else ""
        details = f" sequence: {record.sequence} headerKeys: [{names}]"
        yield record, _size(record.key), _size(record.value), details, None


def _size(data: bytes | None) -> int:
    return -1 if data is None else len(data)


def _plain_message(batch: Batch) -> Dumped:
    try:
        (record,) = batch.records()
    except KafkaFormatError:
        return _torn_message(batch)
    key_size, value_size = _sizes_of(record, batch.data, batch.magic)
    return record, key_size, value_size, _checksum(batch.crc, batch.is_valid), None


def _torn_message(batch: Batch) -> Dumped:
    """A message whose sizes cannot be right, as far as it goes."""
    message, magic = batch.data, batch.magic
    key_size, value_size = _sizes(message, magic)
    key_start = layout.min_entry_size(magic) - _INT32
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
    return record, key_size, value_size, details, problem


def _bytes(message: memoryview, start: int, size: int) -> bytes | None:
    return message[start : start + size].tobytes() if size >= 0 else None


def _inner_messages(batch: Batch, limits: Limits) -> Iterator[Dumped]:
    """Messages of a compressed set, with the checksums that Kafka's tool prints of them."""
    records = batch.records()
    payload = memoryview(
        codecs.decompress(
            batch.compression_id,
            memoryview(batch.tree.value),
            magic=batch.magic,
            limit=limits.batch_bytes,
        )
    )
    end = 0
    for record in records:
        start = end
        end += layout.LOG_OVERHEAD + _int32(payload, start + layout.SIZE_OFFSET)
        message = payload[start:end]
        magic = message[layout.MAGIC_OFFSET]
        crc = checksums.stored(message, magic)
        key_size, value_size = _sizes_of(record, message, magic)
        details = _checksum(crc, crc == checksums.computed(message, magic))
        yield record, key_size, value_size, details, None


def _sizes_of(record: Record, message: memoryview, magic: int) -> tuple[int, int]:
    """The sizes of key and value; of a null, what is stored, which is any number below zero."""
    if record.key is None or record.value is None:
        return _sizes(message, magic)
    return len(record.key), len(record.value)


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
