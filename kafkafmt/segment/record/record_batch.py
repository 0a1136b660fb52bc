"""The record batch of magic 2, since Kafka 0.11.

Rules of ``DefaultRecordBatch``: offsets and timestamps of records are deltas to a base in the
header; with LogAppendTime every record has the batch's maximum timestamp; sequences continue from
the base sequence, and wrap. With a delete horizon (KIP-534) the field of the base timestamp has the
horizon and the deltas are relative to it, so the sum is right in both cases.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kafkafmt._base.java import increment_sequence, int64
from kafkafmt.segment import codecs
from kafkafmt.segment.record import grammar, layout, payload
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.entry import last_offset_delta_of
from kafkafmt.segment.record.entry_header import LOG_APPEND_TIME
from kafkafmt.segment.record.record import NO_SEQUENCE, Record


class RecordBatch(Batch):
    """A v2 batch. Compaction may have removed some or all of its records."""

    __slots__ = ()

    base_timestamp: int
    base_sequence: int

    @property
    def base_offset(self) -> int:
        """The offset of the first record that was written, even if compaction has removed it."""
        return self._header.base_offset

    @property
    def last_offset_delta(self) -> int:
        """The last offset less the base offset, as it is stored."""
        return last_offset_delta_of(self.data, self.magic)

    @property
    def count(self) -> int:
        """The record count in the header."""
        return self._header.count

    @property
    def tree(self) -> Any:
        """The batch as a ``KafkaRecordBatch`` of the generated parsers."""
        return grammar.parse_with_positions("KafkaRecordBatch", self.data)

    def payload(self) -> bytes | memoryview:
        """The bytes of the records, decompressed.

        Raises:
            KafkaFormatError: they cannot be decompressed, or exceed the limit.
        """
        stored = self.data[layout.RECORD_BATCH_OVERHEAD :]
        if self.compression_id == codecs.NONE:
            return stored
        return codecs.decompress(
            self.compression_id, stored, magic=self.magic, limit=self._limits.batch_bytes
        )

    def timestamp(self, delta: int) -> int:
        """The timestamp of a record in milliseconds, from its delta."""
        if self.timestamp_type == LOG_APPEND_TIME:
            return self.max_timestamp
        return int64(self.base_timestamp + delta)

    def sequence(self, offset_delta: int) -> int:
        """The sequence number of a record; -1 if its producer is not idempotent."""
        if self.base_sequence < 0:
            return NO_SEQUENCE
        return increment_sequence(self.base_sequence, offset_delta)

    def _parsed_records(self, *, is_whole: bool) -> Iterator[Record]:
        if self.count == 0:  # like Java, ignore the payload of an empty batch
            return
        for parsed in payload.parse_records(
            self.payload(), self.count, self._limits, is_whole=is_whole
        ):
            yield self._record(parsed.body)

    def _record(self, body: Any) -> Record:
        delta = body.offset_delta.value
        return Record(
            int64(self.base_offset + delta),
            self.timestamp(body.timestamp_delta.value),
            self.timestamp_type,
            self.sequence(delta),
            body.key if body.len_key.value >= 0 else None,
            body.value if body.len_value.value >= 0 else None,
            payload.headers_of(body),
        )
