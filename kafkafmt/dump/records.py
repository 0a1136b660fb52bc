"""The part of ``DumpLogSegments`` that is about records: their sizes, flags and text.

Strategy: a message of v0 or v1 that cannot be read is looked at field by field, as Kafka's tool
does, which prints its sizes before it finds that they cannot be right; so is each message of a set
that holds such a one. The records of a plain batch are taken one by one; what is compressed is
decompressed first, as Kafka's tool does.

Invariant: text is as Java decodes and prints it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from kafkafmt import codecs
from kafkafmt.errors import KafkaFormatError, MalformedError
from kafkafmt.java import boolean, decode_utf8
from kafkafmt.log_format import MAGIC_V1
from kafkafmt.record import checksums, layout
from kafkafmt.record.batch import Batch
from kafkafmt.record.message_set import Message
from kafkafmt.record.record import NO_SEQUENCE, Record
from kafkafmt.record.record_batch import RecordBatch

_INT32 = 4
_INT64 = 8

Dumped = tuple[Record, int, int, str, "str | None"]
"""A record, and what is printed of it besides: the sizes of key and value as stored, -1 for a null
of v2; what the magic adds to its line; why a key or value cannot be read and is missing, or
``None``."""


def of(batch: Batch, with_sizes: bool) -> Iterator[Dumped]:
    """The records of a batch, as far as Kafka's tool gets with them.

    Without ``with_sizes`` it does not look at the sizes, which are then anything where they cannot
    be right.

    Raises:
        KafkaFormatError: where its iterator throws, or what finds the sizes.
    """
    if isinstance(batch, RecordBatch):
        return _records(batch)
    message = cast("Message", batch)
    if batch.compression_id == codecs.NONE:
        return iter([_plain_message(message, with_sizes)])
    return _inner_messages(message, with_sizes)


def contents(record: Record, prefix: str) -> str:
    """Key and payload as text; a null is left out."""
    text = ""
    if record.key is not None:
        text = f"{prefix}key: {decode_utf8(record.key)}"
        prefix = " "
    if record.value is not None:
        text = f"{text}{prefix}payload: {decode_utf8(record.value)}"
    return text


def control(record: Record) -> str:
    """What a control record says.

    Raises:
        MalformedError: its key or value is not as its type's schema says.
    """
    from kafkafmt.dump import control  # most logs have none

    return control.text(record)


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
    """A message whose sizes may be wrong, as far as it goes; the batch is it, or has it inside."""
    stored_magic = message[layout.MAGIC_OFFSET]
    magic = min(stored_magic, MAGIC_V1)  # Kafka's tool takes any but 0 for 1 here
    key: bytes | None = None
    value: bytes | None = None
    problem = None
    try:
        key_size, value_size = _sizes(message, magic)
    except MalformedError as error:
        if with_sizes:
            raise
        key_size = value_size = -1
        problem = error.reason
    else:
        key_start = layout.min_entry_size(magic) - _INT32
        value_start = key_start + max(key_size, 0) + _INT32
        left = len(message) - value_start
        key = _bytes(message, key_start, key_size)
        value = _bytes(message, value_start, value_size)
        if value_size > left:
            problem = f"the value takes {value_size} bytes, {left} are left"
    own = message[layout.TIMESTAMP_OFFSET_V1 : layout.TIMESTAMP_OFFSET_V1 + _INT64]
    time, type_of_time = batch.time_of(stored_magic, int.from_bytes(own, "big", signed=True))
    record = Record(offset, time, type_of_time, NO_SEQUENCE, key, value)
    return record, key_size, value_size, _checksum_of(message, magic), problem


def _bytes(message: memoryview, start: int, size: int) -> bytes | None:
    return message[start : start + size].tobytes() if size >= 0 else None


def _inner_messages(batch: Message, with_sizes: bool) -> Iterator[Dumped]:
    """Messages of a compressed set, with the checksums that Kafka's tool prints of them."""
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


def _checksum_of(message: memoryview, magic: int) -> str:
    crc = checksums.stored(message, magic)
    return _checksum(crc, crc == checksums.computed(message, magic))


def _checksum(crc: int, is_valid: bool) -> str:
    return f" isValid: {boolean(is_valid)} crc: {crc}"
