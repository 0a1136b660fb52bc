"""What the header of an entry says, whoever read it.

Strategy: the kernel reads all fields at once and gives a compiled ``EntryHeader``; the generated
parsers make a :class:`ParsedHeader` with the same attributes. Rules of ``DefaultRecordBatch`` and
``AbstractLegacyRecordBatch``: last offset and last sequence follow from the header's deltas, and
wrap; with a delete horizon (KIP-534) the field of the base timestamp holds the horizon; v0 has no
timestamp.

Invariant: both say the same of the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kafkafmt import codecs
from kafkafmt.errors import KafkaFormatError
from kafkafmt.java import increment_sequence, int64
from kafkafmt.log_format import MAGIC_V0, MAGIC_V2
from kafkafmt.record import grammar
from kafkafmt.record.record import NO_SEQUENCE, NO_TIMESTAMP, Record

if TYPE_CHECKING:
    from kafkafmt.limits import Limits
    from kafkafmt.record.entry import Entry

NO_TIMESTAMP_TYPE, CREATE_TIME, LOG_APPEND_TIME = -1, 0, 1


class EntryHeader(Protocol):
    """The header of an entry, with the attributes of :class:`~kafkafmt.Batch`."""

    @property
    def data(self) -> memoryview:
        """The bytes of the entry."""
        ...

    @property
    def magic(self) -> int:
        """0, 1 or 2."""
        ...

    @property
    def is_valid(self) -> bool:
        """Whether the checksum holds."""
        ...

    @property
    def compression_id(self) -> int:
        """The codec's id."""
        ...

    @property
    def base_offset(self) -> int:
        """Of a message of v0 or v1 its own offset, whatever is in it."""
        ...

    @property
    def count(self) -> int:
        """Of a message of v0 or v1 one, whatever is in it."""
        ...

    def compressed(self) -> memoryview | None:
        """The compressed payload; ``None`` if only the generated parsers can say which it is."""
        ...

    def records(self, payload: bytes | memoryview | None = None) -> list[Record] | None:
        """The records of the payload; ``None`` if only the generated parsers can read them."""
        ...


@dataclass(frozen=True, slots=True)
class ParsedHeader:
    """The header of an entry by the generated parsers; they also read its records."""

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
        """Of the entry."""
        return len(self.data)

    def compressed(self) -> None:
        """None: the generated parsers find the payload."""

    def records(self, payload: bytes | memoryview | None = None) -> None:
        """None: the generated parsers read the records."""


def parsed_header(entry: Entry) -> ParsedHeader:
    """The header of an entry, valid or not, by the generated parsers."""
    return _of_batch(entry) if entry.magic == MAGIC_V2 else _of_message(entry)


def records_of(header: EntryHeader, limits: Limits) -> list[Record] | None:
    """The records of an entry by the kernel; ``None`` if the generated parsers must read them.

    They read what the kernel refuses, and have the words for what is wrong with it.
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


def _of_batch(entry: Entry) -> ParsedHeader:
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


def _of_message(entry: Entry) -> ParsedHeader:
    from kafkafmt.generated import KafkaMessageHeader

    header = grammar.parse_header(KafkaMessageHeader, entry.data)
    timestamp_type, timestamp = NO_TIMESTAMP_TYPE, NO_TIMESTAMP
    if entry.magic != MAGIC_V0:
        is_log_append = int(header.attributes.timestamp_type)
        timestamp_type = LOG_APPEND_TIME if is_log_append else CREATE_TIME
        timestamp = header.timestamp
    parsed = ParsedHeader(
        entry.data,
        entry.position,
        entry.magic,
        entry.crc,
        entry.is_valid,
        header.attributes.compression_id,
        timestamp_type,
        header.offset,
        header.offset,
        1,
        timestamp,
    )
    grammar.release(header)
    return parsed
