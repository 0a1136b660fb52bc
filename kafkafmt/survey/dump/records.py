"""Records as ``DumpLogSegments`` prints them: their sizes, flags and text.

Strategy: Kafka's tool prints the sizes of a message of v0 or v1 before it finds that they are
wrong. A message that cannot be read, and each message of a set with such a message, is therefore
read field by field. As in Kafka's tool, the records of a plain batch are read one by one, and those
of a compressed batch after all of it is decompressed.

Invariant: text is decoded and printed as in Java.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from kafkafmt._base.errors import KafkaFormatError, MalformedError
from kafkafmt._base.java import boolean
from kafkafmt.segment import codecs
from kafkafmt.segment.record import entry, layout
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.layout import MAGIC_V1
from kafkafmt.segment.record.message_set import Message
from kafkafmt.segment.record.record import NO_SEQUENCE, Record
from kafkafmt.segment.record.record_batch import RecordBatch
from kafkafmt.survey.dump.decoders import Texts, Torn

_INT32 = 4
_INT64 = 8

# What Java's buffers say of a size that is too large, and of an index past the end (nothing).
_LIMIT = "newLimit > capacity: ({} > {})"
_INDEX = "null"


Dumped = tuple[Record, int, int, str, "Torn | None"]
"""A record, and the rest of its line: the stored sizes of key and value (-1 for a null in v2), the
text that depends on the magic, and the reason why a key or value cannot be read, or ``None``."""


def of(batch: Batch, with_sizes: bool) -> Iterator[Dumped]:
    """Return the records of a batch, up to where Kafka's tool fails.

    Without ``with_sizes`` the tool does not read the sizes; wrong ones are then not an error, and
    the returned sizes have no meaning.

    Raises:
        KafkaFormatError: where the tool's iterator, or its reading of the sizes, throws.
    """
    if isinstance(batch, RecordBatch):
        return _records(batch)
    message = cast("Message", batch)
    if batch.compression_id == codecs.NONE:
        return iter([_plain_message(message, with_sizes)])
    return _inner_messages(message, with_sizes)


def contents(texts: Texts, prefix: str) -> str:
    """Key and value as their decoder prints them; null ones are left out."""
    key, value = texts
    text = ""
    if key is not None:
        text = f"{prefix}key: {key}"
        prefix = " "
    if value is not None:
        text = f"{text}{prefix}payload: {value}"
    return text


def _records(batch: RecordBatch) -> Iterator[Dumped]:
    is_plain = batch.compression_id == codecs.NONE
    for record in batch.iter_records() if is_plain else batch.records():
        names = ",".join([name for name, _ in record.headers]) if record.headers else ""
        details = f" sequence: {record.sequence} headerKeys: [{names}]"
        yield record, _size(record.key), _size(record.value), details, None


def _size(data: bytes | None) -> int:
    return -1 if data is None else len(data)


def _plain_message(batch: Message, with_sizes: bool) -> Dumped:
    try:
        (record,) = batch.records()
    except KafkaFormatError:
        return _torn_message(batch, batch.last_offset, batch.data, with_sizes)
    key_size, value_size = _sizes_of(record, batch.data, batch.magic)
    return record, key_size, value_size, _checksum(batch.crc, batch.is_valid), None


def _torn_message(batch: Message, offset: int, message: memoryview, with_sizes: bool) -> Dumped:
    """Dump a message whose sizes may be wrong, up to the error."""
    stored_magic = message[layout.MAGIC_OFFSET]
    magic = min(stored_magic, MAGIC_V1)  # Kafka's tool reads every other magic as 1 here
    key: bytes | None = None
    value: bytes | None = None
    problem = None
    key_start = layout.min_entry_size(magic) - _INT32
    try:
        key_size, value_size = _sizes(message, magic)
    except MalformedError:
        if with_sizes:
            raise
        key_size = value_size = -1
        size = _int32(message, key_start - _INT32)
        left = len(message) - key_start
        problem = Torn(_LIMIT.format(size, left) if size > left else None, _INDEX)
        key = _bytes(message, key_start, min(size, left))
    else:
        value_start = key_start + max(key_size, 0) + _INT32
        left = len(message) - value_start
        key = _bytes(message, key_start, key_size)
        value = _bytes(message, value_start, value_size)
        if value_size > left:
            problem = Torn(None, _LIMIT.format(value_size, left))
    own = message[layout.TIMESTAMP_OFFSET_V1 : layout.TIMESTAMP_OFFSET_V1 + _INT64]
    time, type_of_time = batch.time_of(stored_magic, int.from_bytes(own, "big", signed=True))
    record = Record(offset, time, type_of_time, NO_SEQUENCE, key, value)
    return record, key_size, value_size, _checksum_of(message, magic), problem


def _bytes(message: memoryview, start: int, size: int) -> bytes | None:
    return message[start : start + size].tobytes() if size >= 0 else None


def _inner_messages(batch: Message, with_sizes: bool) -> Iterator[Dumped]:
    """Yield the messages of a compressed set, with their checksums."""
    stored = batch.stored_inner()
    try:
        records = batch.records()
    except KafkaFormatError:
        records = []
    for record, (_, message) in zip(records, stored[: len(records)], strict=True):
        magic = message[layout.MAGIC_OFFSET]
        key_size, value_size = _sizes_of(record, message, magic)
        yield record, key_size, value_size, _checksum_of(message, magic), None
    for offset, message in stored[len(records) :]:
        flags = message[layout.flags_offset(MAGIC_V1)]
        if flags & layout.COMPRESSION_MASK != codecs.NONE:
            raise MalformedError("a compressed message inside a compressed message")
        yield _torn_message(batch, offset, message, with_sizes)


def _sizes_of(record: Record, message: memoryview, magic: int) -> tuple[int, int]:
    """Return the stored sizes of key and value; that of a null is any number below zero."""
    if record.key is None or record.value is None:
        return _sizes(message, magic)
    return len(record.key), len(record.value)


def _sizes(message: memoryview, magic: int) -> tuple[int, int]:
    """Return the lengths of key and value in a message of v0 or v1, even if they are wrong."""
    key_start = layout.min_entry_size(magic) - _INT32
    key_size = _int32(message, key_start - _INT32)
    value_start = key_start + max(key_size, 0) + _INT32
    if value_start > len(message):
        raise MalformedError(f"key of {key_size} bytes in a message of {len(message)}")
    return key_size, _int32(message, value_start - _INT32)


def _int32(data: memoryview, position: int) -> int:
    return int.from_bytes(data[position : position + _INT32], "big", signed=True)


def _checksum_of(message: memoryview, magic: int) -> str:
    crc = entry.stored(message, magic)
    return _checksum(crc, crc == entry.computed(message, magic))


def _checksum(crc: int, is_valid: bool) -> str:
    return f" isValid: {boolean(is_valid)} crc: {crc}"
