"""The columns of the tables of records, batches and damage.

Strategy: a table is a tuple of columns, each with its type and the function from a row to its
value.

Invariant: names, types and order are as in ``docs/architecture.md``; the first
eight columns of the records are those of Spark's Kafka source.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyarrow as pa

from kafkafmt._base.damage import Damage
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.record import NO_TIMESTAMP, Record
from kafkafmt.segment.tables.columns import (
    HEADERS,
    TIMESTAMP,
    Column,
    make_schema,
    or_null,
)

RecordRow = tuple[Batch, Record]


def _null_before_v2(value: Callable[[RecordRow], Any]) -> Callable[[RecordRow], Any]:
    """Return a column with null for v0 and v1."""
    return lambda row: value(row) if row[0].magic == MAGIC_V2 else None


RECORD_COLUMNS: tuple[Column[RecordRow], ...] = (
    Column("key", pa.binary(), lambda row: row[1].key),
    Column("value", pa.binary(), lambda row: row[1].value),
    Column("topic", pa.string(), lambda row: row[0].segment.topic),
    Column("partition", pa.int32(), lambda row: row[0].segment.partition),
    Column("offset", pa.int64(), lambda row: row[1].offset),
    Column("timestamp", TIMESTAMP, or_null(NO_TIMESTAMP, lambda row: row[1].timestamp)),
    Column("timestampType", pa.int32(), lambda row: row[1].timestamp_type),
    Column("headers", HEADERS, lambda row: row[1].headers),
    Column("magic", pa.int8(), lambda row: row[0].magic),
    Column("compression", pa.string(), lambda row: row[0].compression),
    Column("leaderEpoch", pa.int32(), lambda row: row[0].partition_leader_epoch),
    Column("producerId", pa.int64(), lambda row: row[0].producer_id),
    Column("producerEpoch", pa.int16(), lambda row: row[0].producer_epoch),
    Column("sequence", pa.int32(), _null_before_v2(lambda row: row[1].sequence)),
    Column("isTransactional", pa.bool_(), lambda row: row[0].is_transactional),
    Column("isControl", pa.bool_(), lambda row: row[0].is_control),
    Column("segment", pa.string(), lambda row: row[0].segment.name),
    Column("batchPosition", pa.int64(), lambda row: row[0].position),
)

BATCH_COLUMNS: tuple[Column[Batch], ...] = (
    Column("topic", pa.string(), lambda batch: batch.segment.topic),
    Column("partition", pa.int32(), lambda batch: batch.segment.partition),
    Column("segment", pa.string(), lambda batch: batch.segment.name),
    Column("position", pa.int64(), lambda batch: batch.position),
    Column("sizeInBytes", pa.int32(), lambda batch: batch.size_in_bytes),
    Column("magic", pa.int8(), lambda batch: batch.magic),
    Column("baseOffset", pa.int64(), lambda batch: batch.base_offset),
    Column("lastOffset", pa.int64(), lambda batch: batch.last_offset),
    Column("count", pa.int32(), lambda batch: batch.count),
    Column("crc", pa.int64(), lambda batch: batch.crc),
    Column("isValid", pa.bool_(), lambda batch: batch.is_valid),
    Column("compression", pa.string(), lambda batch: batch.compression),
    Column("timestampType", pa.int32(), lambda batch: batch.timestamp_type),
    Column("baseTimestamp", pa.int64(), lambda batch: batch.base_timestamp),
    Column("maxTimestamp", pa.int64(), lambda batch: batch.max_timestamp),
    Column("leaderEpoch", pa.int32(), lambda batch: batch.partition_leader_epoch),
    Column("producerId", pa.int64(), lambda batch: batch.producer_id),
    Column("producerEpoch", pa.int16(), lambda batch: batch.producer_epoch),
    Column("baseSequence", pa.int32(), lambda batch: batch.base_sequence),
    Column("lastSequence", pa.int32(), lambda batch: batch.last_sequence),
    Column("isTransactional", pa.bool_(), lambda batch: batch.is_transactional),
    Column("isControl", pa.bool_(), lambda batch: batch.is_control),
    Column("deleteHorizonMs", pa.int64(), lambda batch: batch.delete_horizon_ms),
)

DAMAGE_COLUMNS: tuple[Column[Damage], ...] = (
    Column("topic", pa.string(), lambda damage: damage.topic),
    Column("partition", pa.int32(), lambda damage: damage.partition),
    Column("segment", pa.string(), lambda damage: damage.segment),
    Column("position", pa.int64(), lambda damage: damage.position),
    Column("length", pa.int64(), lambda damage: damage.length),
    Column("kind", pa.string(), lambda damage: damage.kind),
    Column("message", pa.string(), lambda damage: damage.message),
)


RECORD_SCHEMA = make_schema(RECORD_COLUMNS)
BATCH_SCHEMA = make_schema(BATCH_COLUMNS)
DAMAGE_SCHEMA = make_schema(DAMAGE_COLUMNS)


_HEADER_BYTES = 9
"""Of a header, besides name and value: where each ends (int32), and whether there is a value."""


def record_size(row: RecordRow) -> int:
    """Return the bytes of a record's key, value and headers in their columns."""
    record = row[1]
    headers = sum(_HEADER_BYTES + len(key) + len(value or b"") for key, value in record.headers)
    return len(record.key or b"") + len(record.value or b"") + headers


TABLE_SCHEMAS = {"records": RECORD_SCHEMA, "batches": BATCH_SCHEMA, "damage": DAMAGE_SCHEMA}
"""The columns of the tables that are made of all segments."""
TABLES = tuple(TABLE_SCHEMAS)
"""Their names."""
