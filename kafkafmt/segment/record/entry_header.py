"""The header of an entry, read by the kernel or by the generated parsers.

Strategy: the kernel reads all fields at once into a compiled ``EntryHeader``; the generated parsers
make a :class:`ParsedHeader` with the same attributes. Rules of ``DefaultRecordBatch`` and
``AbstractLegacyRecordBatch``: last offset and last sequence are computed from the header's deltas,
and wrap; with a delete horizon (KIP-534) the field of the base timestamp contains the horizon; v0
has no timestamp.

Invariant: both have the same values for the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import increment_sequence, int64
from kafkafmt.segment import codecs
from kafkafmt.segment.record import grammar
from kafkafmt.segment.record.layout import MAGIC_V0, MAGIC_V2
from kafkafmt.segment.record.record import NO_SEQUENCE, NO_TIMESTAMP, Record

if TYPE_CHECKING:
    from kafkafmt._base.limits import Limits
    from kafkafmt.segment.record.entry import Entry

NO_TIMESTAMP_TYPE, CREATE_TIME, LOG_APPEND_TIME = -1, 0, 1


class EntryHeader(Protocol):
    """The header of an entry, with the attributes of :class:`~kafkafmt.Batch`."""

    @property
    def data(self) -> memoryview:
        """The bytes of the entry."""

    @property
    def magic(self) -> int:
        """0, 1 or 2."""

    @property
    def is_valid(self) -> bool:
        """Whether the checksum is right."""

    @property
    def compression_id(self) -> int:
        """The id of the codec."""

    @property
    def base_offset(self) -> int:
        """The offset of the first record; for v0 and v1 the message's own, even of a wrapper."""

    @property
    def count(self) -> int:
        """The number of records; for v0 and v1 always 1, even of a wrapper."""

    def compressed(self) -> memoryview | None:
        """Return the compressed payload; ``None`` if only the generated parsers can locate it."""

    def records(self, payload: bytes | memoryview | None = None) -> list[Record] | None:
        """Return the records of the payload; ``None`` if only the generated parsers read them."""


@dataclass(frozen=True, slots=True)
class ParsedHeader:
    """The header of an entry, read by the generated parsers; they also read its records."""

    data: memoryview
    position: int
    magic: int
    crc: int
    is_valid: bool
    compression_id: int
    timestamp_type: int
    base_offset: int
    last_offset: int
    count: int
    max_timestamp: int
    base_timestamp: int | None = None
    partition_leader_epoch: int | None = None
    producer_id: int | None = None
    producer_epoch: int | None = None
    base_sequence: int | None = None
    last_sequence: int | None = None
    is_transactional: bool = False
    is_control: bool = False
    delete_horizon_ms: int | None = None

    @property
    def size_in_bytes(self) -> int:
        """The size of the whole entry."""
        return len(self.data)

    def compressed(self) -> None:
        """Return ``None``: the generated parsers locate the payload."""

    def records(self, payload: bytes | memoryview | None = None) -> None:
        """Return ``None``: the generated parsers read the records."""


def parsed_header(entry: Entry) -> ParsedHeader:
    """Return the header of an entry, valid or not, read by the generated parsers."""
    return _parse_batch(entry) if entry.magic == MAGIC_V2 else _parse_message(entry)


def kernel_records(header: EntryHeader, limits: Limits) -> list[Record] | None:
    """Read the records of an entry with the kernel; ``None`` leaves them to the generated parsers.

    These read entries rejected by the kernel, and raise the errors with reasons.
    """
    if header.compression_id == codecs.NONE or header.count == 0:
        return header.records()
    stored = header.compressed()
    if stored is None:
        return None
    try:
        payload = codecs.decompress(
            header.compression_id, stored, magic=header.magic, limit=limits.batch_bytes
        )
    except KafkaFormatError:
        return None
    return header.records(payload)


def _parse_batch(entry: Entry) -> ParsedHeader:
    from kafkafmt.generated import KafkaRecordBatchHeader

    header = grammar.parse_header(KafkaRecordBatchHeader, entry.data)
    attributes = header.attributes
    last_sequence = NO_SEQUENCE
    if header.base_sequence != NO_SEQUENCE:
        last_sequence = increment_sequence(header.base_sequence, header.last_offset_delta)
    parsed = ParsedHeader(
        entry.data,
        entry.position,
        entry.magic,
        entry.crc,
        entry.is_valid,
        attributes.compression_id,
        LOG_APPEND_TIME if int(attributes.timestamp_type) else CREATE_TIME,
        header.base_offset,
        int64(header.base_offset + header.last_offset_delta),
        header.num_records,
        header.max_timestamp,
        header.base_timestamp,
        header.partition_leader_epoch,
        header.producer_id,
        header.producer_epoch,
        header.base_sequence,
        last_sequence,
        attributes.is_transactional,
        attributes.is_control,
        header.base_timestamp if attributes.has_delete_horizon_ms else None,
    )
    grammar.release(header)
    return parsed


def _parse_message(entry: Entry) -> ParsedHeader:
    from kafkafmt.generated import KafkaMessageHeader

    header = grammar.parse_header(KafkaMessageHeader, entry.data)
    timestamp_type, timestamp = NO_TIMESTAMP_TYPE, NO_TIMESTAMP
    if entry.magic != MAGIC_V0:
        is_log_append = int(header.attributes.timestamp_type)
        timestamp_type = LOG_APPEND_TIME if is_log_append else CREATE_TIME
        timestamp = header.timestamp
    codec = header.attributes.compression_id
    grammar.release(header)
    return message_header(entry, codec, timestamp_type, timestamp)


def message_header(
    entry: Entry,
    codec: int,
    timestamp_type: int = NO_TIMESTAMP_TYPE,
    timestamp: int = NO_TIMESTAMP,
) -> ParsedHeader:
    """Return the header of a message as a batch of its own: one offset, and no producer."""
    return ParsedHeader(
        entry.data,
        entry.position,
        entry.magic,
        entry.crc,
        entry.is_valid,
        codec,
        timestamp_type,
        entry.offset,
        entry.offset,
        1,
        timestamp,
    )
