"""The scan of segment extents into Arrow batches for Spark; runs in the tasks.

Invariant: only the columns of the schema are decoded, and every batch has exactly this schema.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import pyarrow as pa
from pyspark.sql.types import StructType

from kafkafmt._base.damage import Damage
from kafkafmt.lake.plan.selection import value_decoder, warn_bytes
from kafkafmt.log.ranges import Range
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.segment.tables import portable
from kafkafmt.segment.tables.schemas import RECORD_SCHEMA, TABLE_SCHEMAS
from kafkafmt.spark import schema as schemas
from kafkafmt.spark.options import SourceOptions
from kafkafmt.storage.segment_file import Extent
from kafkafmt.values.records import USED, PortableDecoder, is_decoded

# Spark copies each batch to the JVM: small batches cost calls, large ones memory.
_BATCH_ROWS = 32_768
_BATCH_BYTES = 16 * 1024 * 1024


def table_schema(options: SourceOptions) -> pa.Schema:
    """Return the columns of the selected table."""
    return _shown(options, value_decoder(options.read))


def _shown(options: SourceOptions, values: PortableDecoder | None) -> pa.Schema:
    warn_bytes([values])
    schema = TABLE_SCHEMAS[options.table] if values is None else values.schema
    if options.include_headers or options.table != "records":
        return schema
    return schema.remove(schema.get_field_index("headers"))


@cache
def say_nothing_of_closed_pipes() -> None:
    """Let a task's worker print no traceback if Spark needs no more rows, as for `show(1)`.

    Spark closes the pipe of the worker then, whose next write is an error that its daemon prints.
    """
    spec = getattr(sys.modules["__main__"], "__spec__", None)
    if spec is None or spec.name != "pyspark.daemon":
        return
    shown = traceback.print_exc

    def print_exc(*given: Any, **named: Any) -> None:
        if not isinstance(sys.exc_info()[1], BrokenPipeError):
            shown(*given, **named)

    traceback.print_exc = print_exc


class RowReader:
    """Reads the columns of one schema, as the options say. It can be pickled."""

    def __init__(
        self, options: SourceOptions, requested: StructType, extents: Iterable[Extent] | None = None
    ) -> None:
        """Raise ValueError for an unknown column; `extents` as for `value_decoder`."""
        values = value_decoder(options.read, extents)
        known = _shown(options, values)
        reason = options.corrupt_column
        damage = pa.schema([(reason, pa.string())] if options.table == "records" else [])
        if reason in known.names and damage.names:
            raise ValueError(f"the table has a column {reason!r}; choose another name for damage")
        everything = pa.schema([*known, *damage])
        names = requested.fieldNames()
        self._options = options
        self._target = schemas.spark_arrow_schema(requested, everything)
        self._columns = [name for name in names if name in known.names]
        self._values = values if any(map(is_decoded, self._columns)) else None
        if self._values is not None:
            self._columns = [name for name in RECORD_SCHEMA.names if name in {*names, *USED}]
        self._lists_damage = any(name in damage.names for name in names)

    def read(
        self, extents: Sequence[Extent], bounds: Range, transactions: Transactions | None = None
    ) -> Iterator[pa.RecordBatch]:
        """Yield the Arrow batches of extents. In mode FAILFAST damage raises a KafkaFormatError.

        Args:
            extents: in the order of topic, partition and offset.
            bounds: the offsets and times to read.
            transactions: the transactions of the log, where they are known already; then all
                extents are of one log.
        """
        say_nothing_of_closed_pipes()
        for batch in self._scan(extents, bounds, transactions):
            yield from pieces(batch)

    def _scan(
        self, extents: Sequence[Extent], bounds: Range, transactions: Transactions | None
    ) -> Iterator[pa.RecordBatch]:
        query = self._options.read.planned_query(extents, bounds, self._columns, transactions)
        tables = {"records": query.records, "batches": query.batches, "damage": query.damage}
        batches = tables[self._options.table]()
        reported = 0
        for batch in batches:
            if self._values is not None:
                batch = self._values.decode(batch).rows
            yield self._options.read.with_headers(portable.conformed(batch, self._target))
            if self._lists_damage:
                yield from self._corrupt_rows(batches.damage[reported:])
                reported = len(batches.damage)
        if self._lists_damage:
            yield from self._corrupt_rows(batches.damage[reported:])

    def _corrupt_rows(self, damage: Iterable[Damage]) -> Iterator[pa.RecordBatch]:
        for item in damage:
            if item.is_tail:
                continue
            values: dict[str, object] = {
                "topic": item.topic,
                "partition": item.partition,
                "segment": item.segment,
                "batchPosition": item.position,
                self._options.corrupt_column: corrupt_reason(item),
            }
            yield portable.rows(self._target, [values])


def corrupt_reason(damage: Damage) -> str:
    """Return the text of the corrupt-record column for a damaged range."""
    return f"{damage.kind} at {damage.position}, {damage.length} bytes: {damage.message}"


def pieces(batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
    """Yield the batch, divided until each part is within both bounds or has a single row."""
    if batch.num_rows <= 1 or (batch.num_rows <= _BATCH_ROWS and batch.nbytes <= _BATCH_BYTES):
        yield batch
        return
    half = batch.num_rows // 2
    yield from pieces(batch.slice(0, half))
    yield from pieces(batch.slice(half))
