"""What the header of an entry says, by either road.

The kernel reads all fields at once and gives a compiled ``EntryHeader``; on the reference road the
generated parsers make a :class:`ParsedHeader` with the same attributes. Rules of
``DefaultRecordBatch`` and ``AbstractLegacyRecordBatch``: last offset and last sequence follow from
the header's deltas, and wrap; with a delete horizon (KIP-534) the field of the base timestamp holds
the horizon; v0 has no timestamp.

Invariant: both say the same of the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

from kafkafmt import codecs, road
from kafkafmt.errors import KafkaFormatError
from kafkafmt.java import increment_sequence, int64
from kafkafmt.log_format import MAGIC_V0, MAGIC_V2
from kafkafmt.record.record import NO_SEQUENCE, NO_TIMESTAMP, Record

if TYPE_CHECKING:
    from kafkafmt._kernel import EntryHeader
    from kafkafmt.limits import Limits
    from kafkafmt.record.entry import Entry

NO_TIMESTAMP_TYPE, CREATE_TIME, LOG_APPEND_TIME = -1, 0, 1


@dataclass(frozen=True, slots=True)
class ParsedHeader:
    """The header of an entry by the generated parsers; attributes as of :class:`~kafkafmt.Batch`.

    Attributes:
        data: the bytes of the entry.
        base_offset, count: of a message of v0 or v1 its own offset and one, whatever is in it.
    """

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


Header = Union[ParsedHeader, "EntryHeader"]


def header_of(entry: Entry, limits: Limits) -> Header:
    """The header of an entry, valid or not."""
    if road.is_columnar():
        from kafkafmt._kernel import EntryHeader

        return EntryHeader(entry.data, entry.position, entry.is_valid, limits)
    return _of_batch(entry) if entry.magic == MAGIC_V2 else _of_message(entry)


def records_of(header: Header, limits: Limits) -> list[Record] | None:
    """The records behind a header by the kernel; ``None``: the generated parsers are to be asked.

    They serve on the reference road, and have the words for what the kernel refuses.
    """
    if isinstance(header, ParsedHeader):
        return None
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
    from kafkafmt.record import grammar

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
    from kafkafmt.record import grammar

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
