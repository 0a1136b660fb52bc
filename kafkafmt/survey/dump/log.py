"""Segments and snapshots of KRaft as ``DumpLogSegments`` prints them, control records included.

Strategy: lines are collected and written in large pieces. Before an error is raised, everything
collected so far is written, even half a line. Kafka's tool prints the sizes of a message of v0 or
v1 before it finds that they are wrong. A message that cannot be read, and each message of a set
with such a message, is therefore read field by field. As in Kafka's tool, the records of a plain
batch are read one by one, and those of a compressed batch after all of it is decompressed.

Invariant: one batch in memory at a time, besides a piece of the output and 16 bytes for each gap in
the offsets. Text is decoded and printed as in Java, JSON as by Jackson.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from kafkafmt._base.errors import KafkaFormatError, MalformedError, UnsupportedError
from kafkafmt._base.java import boolean
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import printable
from kafkafmt.segment import codecs
from kafkafmt.segment.engine import file_stream
from kafkafmt.segment.record import control as controls
from kafkafmt.segment.record import entry, layout
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.layout import MAGIC_V0, MAGIC_V1, MAGIC_V2
from kafkafmt.segment.record.message_set import Message
from kafkafmt.segment.record.record import NO_SEQUENCE, Record
from kafkafmt.segment.record.record_batch import RecordBatch
from kafkafmt.storage.names import BOOTSTRAP, LOG
from kafkafmt.survey.dump.decoders import Texts, Torn
from kafkafmt.survey.dump.request import (
    ALL_BYTES,
    STANDARD_INPUT,
    DumpedFile,
    DumpOptions,
    Gaps,
    Write,
)

_INT32 = 4
_INT64 = 8

# What Java's buffers say of a size that is too large, and of an index past the end (nothing).
_LIMIT = "newLimit > capacity: ({} > {})"
_INDEX = "null"


Dumped = tuple[Record, int, int, str, "Torn | None"]
"""A record, and the rest of its line: the stored sizes of key and value (-1 for a null in v2), the
text that depends on the magic, and the reason why a key or value cannot be read, or ``None``."""


def dumped_records(batch: Batch, with_sizes: bool) -> Iterator[Dumped]:
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
    key_size, value_size = _stored_sizes(record, batch.data, batch.magic)
    return record, key_size, value_size, _checksum(batch.crc, batch.is_valid), None


def _torn_message(batch: Message, offset: int, message: memoryview, with_sizes: bool) -> Dumped:
    """Dump a message with possibly wrong sizes, up to the error."""
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
    time, type_of_time = batch.inner_time(stored_magic, int.from_bytes(own, "big", signed=True))
    record = Record(offset, time, type_of_time, NO_SEQUENCE, key, value)
    return record, key_size, value_size, _checksum_text(message, magic), problem


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
        key_size, value_size = _stored_sizes(record, message, magic)
        yield record, key_size, value_size, _checksum_text(message, magic), None
    for offset, message in stored[len(records) :]:
        flags = message[layout.flags_offset(MAGIC_V1)]
        if flags & layout.COMPRESSION_MASK != codecs.NONE:
            raise MalformedError("a compressed message inside a compressed message")
        yield _torn_message(batch, offset, message, with_sizes)


def _stored_sizes(record: Record, message: memoryview, magic: int) -> tuple[int, int]:
    """Return the stored sizes of key and value; the size of a null is any negative number."""
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


def _checksum_text(message: memoryview, magic: int) -> str:
    crc = entry.stored(message, magic)
    return _checksum(crc, crc == entry.computed(message, magic))


def _checksum(crc: int, is_valid: bool) -> str:
    return f" isValid: {boolean(is_valid)} crc: {crc}"


_TIMESTAMP_TYPES = {-1: "NoTimestampType", 0: "CreateTime", 1: "LogAppendTime"}
_PIECE = 64 * 1024


class LogDump:
    """Dumps one file."""

    def __init__(self, file: DumpedFile, options: DumpOptions, out: Write, limits: Limits) -> None:
        self._file = file
        self._options = options
        self._out = out
        self._limits = limits
        self._last_offset = -1
        self._parts: list[str] = []
        self._size = 0
        self.gaps = Gaps()

    def run(self) -> bool:
        """Print the file; return false if an entry is invalid."""
        self._out(_heading(self._file))
        try:
            return self._run()
        finally:
            self._flush()

    def _run(self) -> bool:
        segment = self._file.segment()
        with_records = self._options.deep_iteration or self._options.print_data_log
        is_valid = True
        position = printed = 0
        with segment.open() as window:
            end = min(window.size, self._options.max_bytes)
            try:
                for batch in file_stream.batches(window, segment, end, self._limits):
                    position = batch.position
                    self._add_batch(batch)
                    if with_records:
                        self._add_records(batch)
                    is_valid &= file_stream.is_valid(batch)
                    printed = position + batch.size_in_bytes
            except KafkaFormatError as error:
                raise error.locate(window.source, position) from error.__cause__
            left = end - printed
            if left > 0 and self._options.max_bytes == ALL_BYTES:
                name = printable(self._file.last_name)
                self._add(f"Found {left} invalid bytes at the end of {name}\n")
        return is_valid

    def _add_batch(self, batch: Batch) -> None:
        if batch.magic < MAGIC_V0:
            self._add(_offsets(batch))
            raise UnsupportedError(f"magic {batch.magic}, expected 0, 1 or 2")
        compression = batch.compression
        if compression is None:
            self._add(_offsets(batch))
            raise UnsupportedError(f"compression type {batch.compression_id}, expected 0 to 4")
        self._add(
            f"{_offsets(batch)} position: {batch.position} "
            f"{_TIMESTAMP_TYPES[batch.timestamp_type]}: {batch.max_timestamp} "
            f"size: {batch.size_in_bytes} magic: {batch.magic} compresscodec: {compression} "
            f"crc: {batch.crc} isvalid: {boolean(batch.is_valid)}\n"
        )

    def _add(self, text: str) -> None:
        self._parts.append(text)
        self._size += len(text)
        if self._size >= _PIECE:
            self._flush()

    def _flush(self) -> None:
        if self._parts:
            self._out("".join(self._parts))
        self._parts.clear()
        self._size = 0

    def _follow(self, offset: int) -> None:
        # The first record is compared with -1, so a log that does not begin at 0 has a gap too.
        if offset != self._last_offset + 1:
            self.gaps.add(self._last_offset, offset)
        self._last_offset = offset

    def _add_records(self, batch: Batch) -> None:
        rows = dumped_records(batch, not self._options.skip_record_metadata)
        timestamp_type = _TIMESTAMP_TYPES[batch.timestamp_type]
        with_metadata = not self._options.skip_record_metadata
        with_contents = self._options.print_data_log and not batch.is_control
        with_control = with_metadata and batch.is_control
        decode = self._options.decoder
        for record, key_size, value_size, details, torn in rows:
            self._follow(record.offset)
            line, prefix = "", "| "
            if with_metadata:
                line = (
                    f"| offset: {record.offset} {timestamp_type}: {record.timestamp} "
                    f"keySize: {key_size} valueSize: {value_size}{details}"
                )
                prefix = " "
            if with_control:
                self._add(line)

                line = control_text(record)
            if with_contents:
                try:
                    texts = decode(record.offset, record.key, record.value, torn)
                except MalformedError:
                    self._add(line)
                    raise
                line += contents(texts, prefix)
            self._add(f"{line}\n")


def _heading(file: DumpedFile) -> str:
    name = file.last_name
    if file.name == STANDARD_INPUT:
        return ""
    if file.suffix == LOG:
        return f"Log starting offset: {file.base_offset}\n"
    if name == BOOTSTRAP:
        return "KRaft bootstrap snapshot\n"
    offset, epoch = file.number(name[:20], 64), file.number(name[21:31], 32)
    return f"Snapshot end offset: {offset}, epoch: {epoch}\n"


def _offsets(batch: Batch) -> str:
    """Return the part of a batch's line depending on its magic."""
    if batch.magic < MAGIC_V2:
        return f"offset: {batch.last_offset}"
    horizon = batch.delete_horizon_ms
    delete_horizon = "OptionalLong.empty" if horizon is None else f"OptionalLong[{horizon}]"
    return (
        f"baseOffset: {batch.base_offset} lastOffset: {batch.last_offset} count: {batch.count} "
        f"baseSequence: {batch.base_sequence} lastSequence: {batch.last_sequence} "
        f"producerId: {batch.producer_id} producerEpoch: {batch.producer_epoch} "
        f"partitionLeaderEpoch: {batch.partition_leader_epoch} "
        f"isTransactional: {boolean(batch.is_transactional)} "
        f"isControl: {boolean(batch.is_control)} deleteHorizonMs: {delete_horizon}"
    )


_CONTROL_LABELS = {
    controls.LEADER_CHANGE: "LeaderChange:",
    controls.SNAPSHOT_HEADER: "SnapshotHeader",
    controls.SNAPSHOT_FOOTER: "SnapshotFooter",
    controls.KRAFT_VERSION: "KRaftVersion",
    controls.KRAFT_VOTERS: "KRaftVoters",
}


def control_text(record: Record) -> str:
    """Return the text of a control record.

    Raises:
        MalformedError: its key or value does not match the schema of its type.
    """
    control = controls.control_record(record.key, record.value)
    if control.value is None:
        return f" controlType: {control.type_name}({control.type_id})"
    if control.type_id in _CONTROL_LABELS:
        return f" {_CONTROL_LABELS[control.type_id]} {java_json(control.value)}"
    epoch = control.value["coordinatorEpoch"]
    return f" endTxnMarker: {control.type_name} coordinatorEpoch: {epoch}"


def java_json(value: object) -> str:
    """Format JSON as Jackson, without spaces."""
    import json  # most logs have no control record with a value

    from kafkafmt.cluster.messages.json_text import to_jackson

    return to_jackson(json.dumps(value, ensure_ascii=False, separators=(",", ":")))
