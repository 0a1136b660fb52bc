"""What a task does: it scans stretches of segments into Arrow batches as Spark wants them.

Invariant: only the columns of the schema are decoded, and every batch has exactly that schema.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pyarrow as pa
from pyspark.sql.types import StructType

from kafkafmt import scan
from kafkafmt.damage import Damage
from kafkafmt.ranges import Range
from kafkafmt.spark import schema as schemas
from kafkafmt.spark.options import Options
from kafkafmt.storage import Extent

# Spark copies each batch on its way to the JVM: small ones cost calls, large ones memory.
_BATCH_ROWS = 32_768
_BATCH_BYTES = 16 * 1024 * 1024

_ON_DAMAGE = {"FAILFAST": "raise", "DROPMALFORMED": "skip", "PERMISSIVE": "collect"}


def table_schema(options: Options) -> pa.Schema:
    """The columns of the table that the options name."""
    schema = schemas.TABLE_SCHEMAS[options.table]
    if options.include_headers or options.table != "records":
        return schema
    return schema.remove(schema.get_field_index("headers"))


class Reading:
    """How to read the columns of one schema under some options; it can be pickled."""

    def __init__(self, options: Options, asked: StructType) -> None:
        """Raises ValueError for an unknown column."""
        known = table_schema(options)
        corrupt = options.corrupt_column if options.table == "records" else None
        schemas.check_columns(asked, known, corrupt)
        self._options = options
        self._target = schemas.spark_arrow_schema(asked, known)
        self._columns = [name for name in asked.fieldNames() if name in known.names]
        self._corrupt = next((n for n in asked.fieldNames() if n not in known.names), None)

    def read(self, extents: Sequence[Extent], asked: Range) -> Iterator[pa.RecordBatch]:
        """The batches of stretches of logs. In mode FAILFAST damage raises a KafkaFormatError."""
        for batch in self._scan(list(extents), asked):
            yield from _pieces(batch)

    def _scan(self, extents: list[Extent], asked: Range) -> Iterator[pa.RecordBatch]:
        if self._options.table == "damage":
            for batch in scan.scan_damage(extents):
                yield schemas.to_spark(batch, self._target)
            return
        on_damage = _ON_DAMAGE[self._options.mode]
        if self._options.table == "batches":
            batches = scan.scan_batches(extents, on_damage=on_damage)
        else:
            batches = scan.scan_records(
                extents,
                columns=self._columns,
                on_damage=on_damage,
                isolation=self._options.isolation,
                include_control=self._options.include_control,
                start_offset=asked.start_offset,
                end_offset=asked.end_offset,
                start_timestamp=asked.start_timestamp,
                end_timestamp=asked.end_timestamp,
            )
        reported = 0
        for batch in batches:
            yield schemas.to_spark(batch, self._target)
            if self._corrupt is not None:
                yield from self._corrupt_rows(batches.damage[reported:], self._corrupt)
                reported = len(batches.damage)
        if self._corrupt is not None:
            yield from self._corrupt_rows(batches.damage[reported:], self._corrupt)

    def _corrupt_rows(self, damage: list[Damage], column: str) -> Iterator[pa.RecordBatch]:
        """A row for each damaged range: where it is, why, and null for what it would have held."""
        values: list[dict[str, object]] = [
            {
                "topic": item.topic,
                "partition": item.partition,
                "segment": item.segment,
                "batchPosition": item.position,
                column: corrupt_reason(item),
            }
            for item in damage
            if not item.is_tail
        ]
        if values:
            yield schemas.rows(self._target, values)


def corrupt_reason(damage: Damage) -> str:
    """What the corrupt-record column says of a damaged range."""
    return f"{damage.kind} at {damage.position}, {damage.length} bytes: {damage.message}"


def _pieces(batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
    """The batch in pieces of bounded rows and, while there is more than one row, bounded bytes."""
    if batch.num_rows <= 1 or (batch.num_rows <= _BATCH_ROWS and batch.nbytes <= _BATCH_BYTES):
        yield batch
        return
    half = batch.num_rows // 2
    yield from _pieces(batch.slice(0, half))
    yield from _pieces(batch.slice(half))
