"""Record batches of magic 2 and their records.

Header: baseOffset int64, batchLength int32, partitionLeaderEpoch int32, magic int8, crc uint32,
attributes int16, lastOffsetDelta int32, baseTimestamp int64, maxTimestamp int64, producerId int64,
producerEpoch int16, baseSequence int32, record count int32; then the records, compressed together.
The CRC-32C covers attributes to the end.
"""

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import crc32c

from tests.support.encoder.framings import FRAMINGS
from tests.support.encoder.varint import varint, varlong

Headers = Sequence[tuple[bytes, bytes | None]]


@dataclass(frozen=True)
class Rec:
    """The fields of one record of a batch, before encoding."""

    key: bytes | None = None
    value: bytes | None = None
    headers: tuple[tuple[bytes, bytes | None], ...] = field(default=())
    offset_delta: int = 0
    timestamp_delta: int = 0
    attributes: int = 0


def sized(data: bytes | None) -> bytes:
    """A varint length (-1: null) and its bytes."""
    return varint(-1) if data is None else varint(len(data)) + data


def record(
    rec: Rec,
    *,
    length: bytes | None = None,
    timestamp_delta: bytes | None = None,
    offset_delta: bytes | None = None,
    key: bytes | None = None,
    value: bytes | None = None,
    header_count: bytes | None = None,
    headers: bytes | None = None,
    trailing: bytes = b"",
) -> bytes:
    """One record.  Each override is the raw bytes of that field, length included."""
    body = bytearray(struct.pack(">B", rec.attributes & 0xFF))
    body += varlong(rec.timestamp_delta) if timestamp_delta is None else timestamp_delta
    body += varint(rec.offset_delta) if offset_delta is None else offset_delta
    body += sized(rec.key) if key is None else key
    body += sized(rec.value) if value is None else value
    body += varint(len(rec.headers)) if header_count is None else header_count
    if headers is None:
        for header_key, header_value in rec.headers:
            body += sized(header_key) + sized(header_value)
    else:
        body += headers
    body += trailing
    return (varint(len(body)) if length is None else length) + body


def record_batch(
    records: Iterable[Rec | bytes] = (),
    *,
    base_offset: int = 0,
    framing: str = "none",
    leader_epoch: int = -1,
    magic: int = 2,
    timestamp_type: int = 0,
    transactional: bool = False,
    control: bool = False,
    delete_horizon: bool = False,
    attributes: int | None = None,
    last_offset_delta: int | None = None,
    base_timestamp: int = -1,
    max_timestamp: int = -1,
    producer_id: int = -1,
    producer_epoch: int = -1,
    base_sequence: int = -1,
    count: int | None = None,
    payload: bytes | None = None,
    trailing: bytes = b"",
    crc: int | None = None,
    length: int | None = None,
) -> bytes:
    """One batch.  ``trailing`` is compressed with the records; ``payload`` overrides both.

    The last offset delta defaults to that of the last ``Rec`` (records given as bytes: their
    number less one), and an empty batch is never compressed (DefaultRecordBatch.writeEmptyHeader).
    """
    listed = list(records)
    if attributes is None:
        attributes = (
            (FRAMINGS[framing].codec if listed or payload is not None else 0)
            | timestamp_type << 3
            | transactional << 4
            | control << 5
            | delete_horizon << 6
        )
    if last_offset_delta is None:
        last = listed[-1] if listed else None
        last_offset_delta = last.offset_delta if isinstance(last, Rec) else max(len(listed) - 1, 0)
    if payload is None:
        plain = b"".join(record(r) if isinstance(r, Rec) else r for r in listed) + trailing
        payload = FRAMINGS[framing].compress(plain) if plain else b""
    covered = (
        struct.pack(
            ">HiqqqhiI",
            attributes,
            last_offset_delta,
            base_timestamp,
            max_timestamp,
            producer_id,
            producer_epoch,
            base_sequence,
            (len(listed) if count is None else count) & 0xFFFF_FFFF,
        )
        + payload
    )
    if crc is None:
        crc = crc32c.crc32c(covered)
    if length is None:
        length = 9 + len(covered)
    return struct.pack(">qiibI", base_offset, length, leader_epoch, magic, crc) + covered


def fix_batch(entry: bytes) -> bytes:
    """The batch with a correct CRC, after a field was changed."""
    return entry[:17] + struct.pack(">I", crc32c.crc32c(entry[21:])) + entry[21:]
