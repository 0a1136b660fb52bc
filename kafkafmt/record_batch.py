"""The record batch of magic 2, since Kafka 0.11: what its header says of its records.

Rules of ``DefaultRecordBatch``: offsets and times are deltas against the header's base; with
LogAppendTime every record has the batch's maximum; sequences count on from the base and wrap. With
a delete horizon (KIP-534) the base timestamp field holds the horizon, and the deltas are relative
to that, so the sum is right either way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kafkafmt import codecs, grammar, records
from kafkafmt.arithmetic import increment_sequence, int64
from kafkafmt.batch import Batch
from kafkafmt.records import NO_SEQUENCE, Record

if TYPE_CHECKING:
    from kafkafmt.framing import Entry
    from kafkafmt.limits import Limits
    from kafkafmt.storage import SegmentFile

CREATE_TIME, LOG_APPEND_TIME = 0, 1


class RecordBatch(Batch):
    """A v2 batch. Its records may have been thinned out or emptied by compaction."""

    base_timestamp: int
    base_sequence: int
    _base_offset: int
    _count: int

    def __init__(self, entry: Entry, segment: SegmentFile, limits: Limits) -> None:
        from kafkafmt.generated import KafkaRecordBatchHeader

        super().__init__(entry, segment, limits)
        header, self._payload_start = grammar.parse_header(KafkaRecordBatchHeader, entry.data)
        attributes = header.attributes
        self.compression_id = attributes.compression_id
        self.timestamp_type = LOG_APPEND_TIME if int(attributes.timestamp_type) else CREATE_TIME
        self.is_transactional = attributes.is_transactional
        self.is_control = attributes.is_control
        self._base_offset = header.base_offset
        self.last_offset = int64(header.base_offset + header.last_offset_delta)
        self._count = header.num_records
        self.base_timestamp = header.base_timestamp
        self.max_timestamp = header.max_timestamp
        if attributes.has_delete_horizon_ms:
            self.delete_horizon_ms = header.base_timestamp
        self.partition_leader_epoch = header.partition_leader_epoch
        self.producer_id = header.producer_id
        self.producer_epoch = header.producer_epoch
        self.base_sequence = header.base_sequence
        self.last_sequence = (
            NO_SEQUENCE
            if header.base_sequence == NO_SEQUENCE
            else increment_sequence(header.base_sequence, header.last_offset_delta)
        )
        grammar.release(header)

    @property
    def base_offset(self) -> int:
        """The offset of the first record that was written."""
        return self._base_offset

    @property
    def count(self) -> int:
        """The header's record count."""
        return self._count

    @property
    def tree(self) -> Any:
        """A ``KafkaRecordBatch`` of the generated parsers."""
        from kafkafmt.generated import KafkaRecordBatch

        return grammar.parse(KafkaRecordBatch, self._data)

    def payload(self) -> bytes | memoryview:
        """The records' bytes, decompressed.

        Raises:
            KafkaFormatError: they cannot be decompressed, or are more than the limit.
        """
        stored = self._data[self._payload_start :]
        if self.compression_id == codecs.NONE:
            return stored
        return codecs.decompress(
            self.compression_id, stored, magic=self.magic, limit=self._limits.batch_bytes
        )

    def timestamp(self, delta: int) -> int:
        """The time of a record, milliseconds."""
        if self.timestamp_type == LOG_APPEND_TIME:
            return self.max_timestamp
        return int64(self.base_timestamp + delta)

    def sequence(self, offset_delta: int) -> int:
        """The sequence number of a record; -1 when its producer is not idempotent."""
        if self.base_sequence < 0:
            return NO_SEQUENCE
        return increment_sequence(self.base_sequence, offset_delta)

    def _decode(self) -> Iterator[Record]:
        if self._count == 0:  # Java does not look at the payload of an empty batch either
            return
        for parsed in records.parse_records(self.payload(), self._count, self._limits):
            yield self._record(parsed.body)

    def _record(self, body: Any) -> Record:
        delta = body.offset_delta.value
        return Record(
            int64(self._base_offset + delta),
            self.timestamp(body.timestamp_delta.value),
            self.timestamp_type,
            self.sequence(delta),
            body.key if body.len_key.value >= 0 else None,
            body.value if body.len_value.value >= 0 else None,
            records.headers_of(body),
        )
