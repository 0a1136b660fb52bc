"""The tables as Arrow: their columns, and rows that become record batches.

Strategy: a table is a schema and, for each column, the way from a row to its value; rows are
gathered column by column and given out before they grow large.

Invariant: names, types and order are those of the contract in ``docs/architecture.md``; the first
eight columns of the records are those of Spark's Kafka source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pyarrow as pa

from kafkafmt.batch import Batch
from kafkafmt.damage import Damage
from kafkafmt.errors import KafkaFormatError
from kafkafmt.log_format import MAGIC_V2
from kafkafmt.records import NO_TIMESTAMP, Record

MAX_ROWS = 16 * 1024
MAX_BYTES = 8 * 1024 * 1024

_Row = TypeVar("_Row")
RecordRow = tuple[Batch, Record]

_HEADERS = pa.list_(pa.struct([("key", pa.string()), ("value", pa.binary())]))


@dataclass(frozen=True)
class Column(Generic[_Row]):
    """One column of a table: name, type, and how its value is found in a row."""

    name: str
    type: pa.DataType
    value: Callable[[_Row], Any]


def _of_v2(value: Callable[[RecordRow], Any]) -> Callable[[RecordRow], Any]:
    """A column that v0 and v1 do not have."""
    return lambda row: value(row) if row[0].magic == MAGIC_V2 else None


def _timestamp(row: RecordRow) -> int | None:
    return None if row[1].timestamp == NO_TIMESTAMP else row[1].timestamp


RECORD_COLUMNS: tuple[Column[RecordRow], ...] = (
    Column("key", pa.binary(), lambda row: row[1].key),
    Column("value", pa.binary(), lambda row: row[1].value),
    Column("topic", pa.string(), lambda row: row[0].segment.topic),
    Column("partition", pa.int32(), lambda row: row[0].segment.partition),
    Column("offset", pa.int64(), lambda row: row[1].offset),
    Column("timestamp", pa.timestamp("ms", "UTC"), _timestamp),
    Column("timestampType", pa.int32(), lambda row: row[1].timestamp_type),
    Column("headers", _HEADERS, lambda row: row[1].headers),
    Column("magic", pa.int8(), lambda row: row[0].magic),
    Column("compression", pa.string(), lambda row: row[0].compression),
    Column("leaderEpoch", pa.int32(), lambda row: row[0].partition_leader_epoch),
    Column("producerId", pa.int64(), lambda row: row[0].producer_id),
    Column("producerEpoch", pa.int16(), lambda row: row[0].producer_epoch),
    Column("sequence", pa.int32(), _of_v2(lambda row: row[1].sequence)),
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


def schema_of(columns: Iterable[Column[Any]]) -> pa.Schema:
    """The Arrow schema of a table."""
    return pa.schema([(column.name, column.type) for column in columns])


RECORD_SCHEMA = schema_of(RECORD_COLUMNS)
BATCH_SCHEMA = schema_of(BATCH_COLUMNS)
DAMAGE_SCHEMA = schema_of(DAMAGE_COLUMNS)


def select(
    columns: tuple[Column[_Row], ...], names: Iterable[str] | None
) -> tuple[Column[_Row], ...]:
    """The columns asked for, in the order asked; ``None`` is all of them.

    Raises:
        ValueError: no such column.
    """
    if names is None:
        return columns
    by_name = {column.name: column for column in columns}
    chosen = tuple(names)
    for name in chosen:
        if name not in by_name:
            raise ValueError(f"no column {name!r}; there are {', '.join(by_name)}")
    return tuple(by_name[name] for name in chosen)


def record_batches(
    rows: Iterable[_Row], columns: tuple[Column[_Row], ...], size: Callable[[_Row], int]
) -> Iterator[pa.RecordBatch]:
    """Gather rows into Arrow record batches of bounded rows and bytes.

    ``size`` tells how many bytes a row's variable columns take. An error of ``rows`` comes after
    what was gathered before it.
    """
    schema = schema_of(columns)
    gathered: list[_Row] = []
    gathered_bytes = 0
    try:
        for row in rows:
            gathered.append(row)
            gathered_bytes += size(row)
            if len(gathered) >= MAX_ROWS or gathered_bytes >= MAX_BYTES:
                yield _record_batch(gathered, columns, schema)
                gathered, gathered_bytes = [], 0
    except KafkaFormatError:
        if gathered:
            yield _record_batch(gathered, columns, schema)
        raise
    if gathered:
        yield _record_batch(gathered, columns, schema)


def record_size(row: RecordRow) -> int:
    """The bytes of a record's key, value and headers."""
    record = row[1]
    headers = sum(len(key) + len(value or b"") for key, value in record.headers)
    return len(record.key or b"") + len(record.value or b"") + headers


def _record_batch(
    rows: list[_Row], columns: tuple[Column[_Row], ...], schema: pa.Schema
) -> pa.RecordBatch:
    arrays = [
        _headers([column.value(row) for row in rows])
        if column.type == _HEADERS
        else pa.array([column.value(row) for row in rows], column.type)
        for column in columns
    ]
    if not arrays:  # no column was asked for, but how many rows there are still counts
        return without_columns(len(rows))
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def without_columns(num_rows: int) -> pa.RecordBatch:
    """A record batch that says how many rows there are, and no more."""
    rows = pa.Array.from_buffers(pa.struct([]), num_rows, [None], null_count=0)
    return pa.RecordBatch.from_struct_array(rows)


def _headers(rows: list[tuple[tuple[str, bytes | None], ...]]) -> pa.ListArray:
    offsets = [0]
    for headers in rows:
        offsets.append(offsets[-1] + len(headers))
    keys = pa.array([key for headers in rows for key, _ in headers], pa.string())
    values = pa.array([value for headers in rows for _, value in headers], pa.binary())
    pairs = pa.StructArray.from_arrays([keys, values], fields=list(_HEADERS.value_type))
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), pairs, type=_HEADERS)
