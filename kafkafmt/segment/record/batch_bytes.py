"""The frames of batches of format v2 that are written, and their records.

Rules of ``DefaultRecordBatch.writeHeader`` and ``DefaultRecord.writeTo``. The positions of the
fields are those of the grammar (:mod:`~kafkafmt.segment.record.generated_layout`).

Invariant: the length and the checksum are right.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

from kafkafmt.segment.record import entry
from kafkafmt.segment.record import generated_layout as layout
from kafkafmt.segment.record.layout import MAGIC_V2

_HEADER = struct.Struct(">qiibIHiqqqhii")
IS_CONTROL = layout.BATCH_ATTRIBUTES_IS_CONTROL_MASK
IS_TRANSACTIONAL = layout.BATCH_ATTRIBUTES_IS_TRANSACTIONAL_MASK


class KeyValue(NamedTuple):
    """A key and a value to write as a record; ``None`` is null."""

    key: bytes | None
    value: bytes | None


class Producer(NamedTuple):
    """The producer of a batch: id, epoch and first sequence, each -1 where there is none."""

    id: int
    epoch: int
    sequence: int


def framed(
    payload: bytes,
    count: int,
    *,
    base_offset: int,
    leader_epoch: int,
    attributes: int,
    last_offset_delta: int,
    timestamps: tuple[int, int],
    producer: Producer,
) -> bytes:
    """Return a batch of ``count`` records, whose bytes, perhaps compressed, are the payload.

    ``timestamps`` are the base timestamp and the largest one.

    Raises:
        struct.error: a number does not fit into its field.
    """
    header = _HEADER.pack(
        base_offset,
        layout.BATCH_HEADER_SIZE + len(payload) - layout.BATCH_HEADER_PARTITION_LEADER_EPOCH_OFFSET,
        leader_epoch,
        MAGIC_V2,
        0,
        attributes,
        last_offset_delta,
        *timestamps,
        *producer,
        count,
    )
    data = bytearray(header + payload)
    crc = entry.computed(memoryview(data), MAGIC_V2)
    struct.pack_into(">I", data, layout.BATCH_HEADER_CRC_OFFSET, crc)
    return bytes(data)


def record_bytes(
    offset_delta: int,
    timestamp_delta: int,
    key: bytes | None,
    value: bytes | None,
    headers: Sequence[tuple[bytes, bytes | None]] = (),
) -> bytes:
    """Return a record, with its length (``DefaultRecord.writeTo``)."""
    # The first byte has the attributes, of which none is used.
    parts = [b"\0", _varint(timestamp_delta), _varint(offset_delta), _sized(key), _sized(value)]
    parts.append(_varint(len(headers)))
    for name, content in headers:
        parts += _sized(name), _sized(content)
    body = b"".join(parts)
    return _varint(len(body)) + body


def unsigned_varint(value: int) -> bytes:
    """Encode a value that is not negative (``ByteUtils.writeUnsignedVarint``)."""
    data = bytearray()
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)
    return bytes(data)


def _varint(value: int) -> bytes:
    return unsigned_varint(value << 1 if value >= 0 else (-value << 1) - 1)


def _sized(data: bytes | None) -> bytes:
    return _varint(-1) if data is None else _varint(len(data)) + data
