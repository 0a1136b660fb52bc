"""Written batches and messages: the bytes of a log segment without a broker.

Strategy: :func:`encode_batch` and :func:`encode_messages` take records, and give the bytes of
entries. Entries one after another are a segment. Rules of ``DefaultRecordBatch.writeHeader`` and
``DefaultRecord.writeTo``.

Invariant: Kafka's reader accepts the bytes; other input raises ``ValueError``.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from kafkafmt.segment import codecs
from kafkafmt.segment.record import entry, layout
from kafkafmt.segment.record import generated_layout as grammar
from kafkafmt.segment.record.entry_header import LOG_APPEND_TIME
from kafkafmt.segment.record.layout import MAGIC_V0, MAGIC_V1, MAGIC_V2
from kafkafmt.segment.record.record import NO_SEQUENCE, NO_TIMESTAMP, Record, latest
from kafkafmt.segment.record.record_batch import RecordBatch

if TYPE_CHECKING:
    from kafkafmt.segment.record.batch import Batch

    Content = Record | tuple[bytes | None, bytes | None]
    """A record, or a key and a value."""

_NONE = -1
_INT32_MAX = 2**31 - 1
_HEADER = struct.Struct(">qiibIHiqqqhii")
_IS_CONTROL = grammar.BATCH_ATTRIBUTES_IS_CONTROL_MASK
_IS_TRANSACTIONAL = grammar.BATCH_ATTRIBUTES_IS_TRANSACTIONAL_MASK
_HORIZON = grammar.BATCH_ATTRIBUTES_HAS_DELETE_HORIZON_MS_MASK


class KeyValue(NamedTuple):
    """A key and a value to write as a record; ``None`` is null."""

    key: bytes | None
    value: bytes | None


def encode_batch(
    records: Iterable[Content],
    *,
    like: Batch | None = None,
    compression: str | None = None,
    base_offset: int | None = None,
    leader_epoch: int | None = None,
    timestamp: int = NO_TIMESTAMP,
    log_append_time: int | None = None,
    producer_id: int | None = None,
    producer_epoch: int | None = None,
    base_sequence: int | None = None,
    transactional: bool | None = None,
    control: bool | None = None,
    last_offset_delta: int | None = None,
    delete_horizon: int | None = None,
) -> bytes:
    """Return a batch of format v2.

    Args:
        records: objects of :class:`~kafkafmt.Record`, or pairs of key and value, which have
            consecutive offsets. There is none in a batch that compaction has emptied.
        like: a batch of v2, whose header gives every field that is not given here. Otherwise a
            field is -1, or false; the base offset is that of the first record, or 0.
        compression: ``none``, ``gzip``, ``snappy``, ``lz4`` or ``zstd``.
        base_offset: of the first record that was written.
        leader_epoch: of the partition's leader.
        timestamp: of pairs, milliseconds since 1970.
        log_append_time: the broker's time, for all records.
        producer_id: of an idempotent producer.
        producer_epoch: of the same.
        base_sequence: of the first record.
        transactional: whether it belongs to a transaction.
        control: whether it has control records (:func:`kafkafmt.write.control_record`).
        last_offset_delta: the last offset less the base offset, of a compacted batch.
        delete_horizon: when compaction may remove tombstones, milliseconds (KIP-534).

    Raises:
        TypeError: a record is not what `records` takes, as where a key is text.
        ValueError: no broker could store it.
    """
    if like is not None and not isinstance(like, RecordBatch):
        raise ValueError(f"like is a message of v{like.magic}, expected a batch of v2")
    flags = 0 if like is None else like.attributes
    codec = _codec(compression, flags & layout.COMPRESSION_MASK)
    listed = list(records)
    first = listed[0].offset if listed and isinstance(listed[0], Record) else 0
    base_offset = _given(base_offset, like, "base_offset", first)
    placed = _placed(listed, base_offset, timestamp)
    last = placed[-1].offset - base_offset if placed else 0
    delta = _given(last_offset_delta, like, "last_offset_delta", last)
    if delta < last:
        raise ValueError(f"last offset delta {delta}, but the last record has {last}")

    if log_append_time is None and like is not None and like.timestamp_type == LOG_APPEND_TIME:
        log_append_time = like.max_timestamp
    if like is not None and like.timestamp_type == LOG_APPEND_TIME:
        # Its records show the broker's time, but keep that of the producer below it.
        own = like.producer_timestamps()
        placed = [
            replace(record, timestamp=own.get(record.offset, record.timestamp))
            if record.timestamp == like.max_timestamp
            else record
            for record in placed
        ]
    if delete_horizon is None and like is not None:
        delete_horizon = like.delete_horizon_ms
    base_timestamp = placed[0].timestamp if placed else NO_TIMESTAMP
    if delete_horizon is not None:
        base_timestamp = delete_horizon
    elif like is not None and like.delete_horizon_ms is None and like.base_timestamp is not None:
        base_timestamp = like.base_timestamp
    greatest = latest(*(record.timestamp for record in placed))
    if log_append_time is not None:
        greatest = log_append_time
    elif like is not None:
        greatest = latest(greatest, like.max_timestamp)

    flags &= 0xFFFF & ~layout.COMPRESSION_MASK
    flags = _flag(flags, layout.TIMESTAMP_TYPE_MASK, None if log_append_time is None else True)
    flags = _flag(flags, _IS_TRANSACTIONAL, transactional)
    flags = _flag(flags, _IS_CONTROL, control)
    flags = _flag(flags, _HORIZON, None if delete_horizon is None else True)
    for record in placed:
        if not -(2**63) <= record.timestamp - base_timestamp < 2**63:
            raise ValueError(f"timestamp {record.timestamp} does not fit beside {base_timestamp}")
    payload = b"".join(
        _record(
            record.offset - base_offset,
            record.timestamp - base_timestamp,
            record.key,
            record.value,
            _headers(record),
        )
        for record in placed
    )
    if placed:  # an empty batch is never compressed (DefaultRecordBatch.writeEmptyHeader)
        flags |= codec
        payload = codecs.compress(codec, payload)
    try:
        header = _HEADER.pack(
            base_offset,
            grammar.BATCH_HEADER_SIZE + len(payload) - layout.LOG_OVERHEAD,
            _given(leader_epoch, like, "partition_leader_epoch", _NONE),
            MAGIC_V2,
            0,
            flags,
            delta,
            base_timestamp,
            greatest,
            _given(producer_id, like, "producer_id", _NONE),
            _given(producer_epoch, like, "producer_epoch", _NONE),
            _given(base_sequence, like, "base_sequence", _NONE),
            len(placed),
        )
    except struct.error as error:
        raise ValueError(f"a number does not fit into its field: {error}") from error
    data = bytearray(header + payload)
    crc = entry.computed(memoryview(data), MAGIC_V2)
    struct.pack_into(">I", data, grammar.BATCH_HEADER_CRC_OFFSET, crc)
    return bytes(data)


def encode_messages(
    records: Iterable[Content],
    *,
    magic: int = MAGIC_V1,
    compression: str = "none",
    base_offset: int | None = None,
    timestamp: int = NO_TIMESTAMP,
    log_append_time: int | None = None,
) -> bytes:
    """Return messages of format v0 or v1, one after another; compressed, one message with all.

    The messages in a compressed one have absolute offsets in v0, and relative ones in v1 (KIP-31).

    Args:
        records: as for :func:`encode_batch`, without headers; those of v0 without timestamps.
        magic: 0 or 1.
        compression: ``none``, ``gzip``, ``snappy`` or ``lz4``.
        base_offset: of the first record, where it is a pair; 0 without it.
        timestamp: of pairs, milliseconds since 1970.
        log_append_time: the broker's time, for all records.

    Raises:
        ValueError: no broker could store it.
    """
    if magic not in (MAGIC_V0, MAGIC_V1):
        raise ValueError(f"magic {magic}, expected 0 or 1")
    codec = _codec(compression, codecs.NONE)
    if codec == codecs.ZSTD:
        raise ValueError("zstd needs batches of v2 (KIP-110)")
    listed = list(records)
    if not listed:
        raise ValueError("no records: only a batch of v2 may be empty")
    first = listed[0].offset if isinstance(listed[0], Record) else 0
    placed = _placed(listed, first if base_offset is None else base_offset, timestamp)
    last = placed[-1].offset
    start = placed[0].offset if codec and magic == MAGIC_V1 else 0
    append_flag = 0 if log_append_time is None else layout.TIMESTAMP_TYPE_MASK
    greatest = latest(*(record.timestamp for record in placed))
    if magic == MAGIC_V0 and (greatest != NO_TIMESTAMP or append_flag):
        raise ValueError("messages of v0 have no timestamp")
    # The messages in a compressed one keep the producer's time, beside the broker's own.
    own = None if codec else log_append_time
    messages = []
    for record in placed:
        if record.headers:
            raise ValueError(f"record {record.offset}: messages of v{magic} have no headers")
        time = record.timestamp if own is None else own
        flags = append_flag if own is not None else 0
        messages.append(
            _message(magic, record.offset - start, flags, time, record.key, record.value)
        )
    if not codec:
        return b"".join(messages)
    value = codecs.compress(codec, b"".join(messages))
    time = greatest if log_append_time is None else log_append_time
    return _message(magic, last, codec | append_flag, time, None, value)


def _given(value: int | None, like: Batch | None, name: str, default: int) -> int:
    """Return a field: as given, of the model, or its default."""
    if value is not None:
        return value
    found: int = default if like is None else getattr(like, name)
    return found


def _flag(flags: int, mask: int, value: bool | None) -> int:
    if value is None:
        return flags
    return flags | mask if value else flags & ~mask


def _codec(name: str | None, default: int) -> int:
    if name is None:
        codec = default
    else:
        known = {codecs.codec_name(codec): codec for codec in range(codecs.ZSTD + 1)}
        codec = known.get(name, _NONE)
    if codecs.codec_name(codec) is None or codec == _NONE:
        raise ValueError(f"compression {name or codec!r}, expected none, gzip, snappy, lz4 or zstd")
    return codec


def _placed(contents: Sequence[Content], base_offset: int, timestamp: int) -> list[Record]:
    """Return records with offsets, ascending from the base offset."""
    placed = []
    offset = base_offset - 1
    if not 0 <= base_offset < 2**63:
        raise ValueError(f"base offset {base_offset}, expected an int64 that is not negative")
    for content in contents:
        if isinstance(content, Record):
            record = content
        else:
            key, value = _pair(content, offset + 1)
            record = Record(offset + 1, timestamp, 0, NO_SEQUENCE, key, value)
        if record.offset <= offset:
            raise ValueError(f"offset {record.offset}, expected {offset + 1} or more")
        offset = record.offset
        if offset - base_offset > _INT32_MAX:
            raise ValueError(f"offset {offset} is too far from the base offset {base_offset}")
        for data in (record.key, record.value):
            if (length := _length(data, offset)) > _INT32_MAX:
                raise ValueError(f"offset {offset}: {length} bytes, at most {_INT32_MAX}")
        placed.append(record)
    return placed


def _pair(content: Iterable[bytes | None], offset: int) -> Sequence[bytes | None]:
    """Return the key and value of a record."""
    pair = content if isinstance(content, tuple | list) else ()
    if len(pair) != 2:
        found = type(content).__name__
        raise TypeError(f"offset {offset}: expected a Record or a pair (key, value), found {found}")
    return pair


def _length(data: object, offset: int) -> int:
    """Return the length of a key or value; 0 for null."""
    if data is None:
        return 0
    if not isinstance(data, bytes | bytearray | memoryview):
        found = type(data).__name__
        raise TypeError(f"offset {offset}: expected bytes or None for key and value, found {found}")
    return len(data)


def _headers(record: Record) -> list[tuple[bytes, bytes | None]]:
    headers = []
    for name, value in record.headers:
        if name is None:
            raise ValueError(f"offset {record.offset}: a header without a key")
        try:
            headers.append((name.encode(), value))
        except UnicodeEncodeError as error:
            raise ValueError(f"offset {record.offset}: header {name!r} is not UTF-8") from error
    return headers


def _message(
    magic: int, offset: int, flags: int, timestamp: int, key: bytes | None, value: bytes | None
) -> bytes:
    """Return one message with its offset and length (``LegacyRecord.write``)."""
    try:
        time = struct.pack(">q", timestamp) if magic == MAGIC_V1 else b""
        covered = struct.pack(">bB", magic, flags) + time + _sized(key) + _sized(value)
        return struct.pack(">qiI", offset, 4 + len(covered), zlib.crc32(covered)) + covered
    except struct.error as error:
        raise ValueError(f"offset {offset}: a number does not fit: {error}") from error


def _sized(data: bytes | None) -> bytes:
    return struct.pack(">i", -1) if data is None else struct.pack(">i", len(data)) + data


def _record(
    offset_delta: int,
    timestamp_delta: int,
    key: bytes | None,
    value: bytes | None,
    headers: Sequence[tuple[bytes, bytes | None]] = (),
) -> bytes:
    """Return a record, with its length (``DefaultRecord.writeTo``)."""
    # The first byte has the attributes, of which none is used.
    parts = [
        b"\0",
        _varint(timestamp_delta),
        _varint(offset_delta),
        _counted(key),
        _counted(value),
    ]
    parts.append(_varint(len(headers)))
    for name, content in headers:
        parts += _counted(name), _counted(content)
    body = b"".join(parts)
    return _varint(len(body)) + body


def unsigned_varint(value: int) -> bytes:
    """Encode a non-negative value (``ByteUtils.writeUnsignedVarint``)."""
    data = bytearray()
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)
    return bytes(data)


def _varint(value: int) -> bytes:
    return unsigned_varint(value << 1 if value >= 0 else (-value << 1) - 1)


def _counted(data: bytes | None) -> bytes:
    return _varint(-1) if data is None else _varint(len(data)) + data
