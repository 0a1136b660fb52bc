"""What a task does: it scans stretches of segments into Arrow batches as Spark wants them.

Invariant: only the columns of the schema are decoded, and every batch has exactly that schema.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import pyarrow as pa
from pyspark.sql.types import StructType

from kafkafmt import scan
from kafkafmt.damage import Damage
from kafkafmt.log.ranges import Range, log_directory
from kafkafmt.record.transactions import Transactions
from kafkafmt.spark import schema as schemas
from kafkafmt.spark.options import Options
from kafkafmt.storage.segment_file import Extent

# Spark copies each batch on its way to the JVM: small ones cost calls, large ones memory.
_BATCH_ROWS = 32_768
_BATCH_BYTES = 16 * 1024 * 1024

MAX_CORRUPT_BYTES = 16 * 1024 * 1024
"""Of a longer damaged range, a row has this many bytes."""

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
        damage = corrupt_schema(options) if options.table == "records" else pa.schema([])
        for name in damage.names:
            if name in known.names:
                raise ValueError(f"the table has a column {name!r}; damage needs one of its own")
        everything = pa.schema([*known, *damage])
        schemas.check_columns(asked, everything)
        names = asked.fieldNames()
        self._options = options
        self._target = schemas.spark_arrow_schema(asked, everything)
        self._columns = [name for name in names if name in known.names]
        self._lists_damage = any(name in damage.names for name in names)
        self._takes_bytes = options.corrupt_bytes_column in names

    def read(
        self, extents: Sequence[Extent], asked: Range, transactions: Transactions | None = None
    ) -> Iterator[pa.RecordBatch]:
        """The batches of stretches of logs. In mode FAILFAST damage raises a KafkaFormatError.

        `transactions` is what is known already, of one log.
        """
        groups = [list(extents)]
        if self._takes_bytes:  # by directory, so that a segment's name says which one it is
            groups = [list(log) for _, log in groupby(extents, key=log_directory)]
        for group in groups:
            for batch in self._scan(group, asked, transactions):
                yield from _pieces(batch)

    def _scan(
        self, extents: list[Extent], asked: Range, transactions: Transactions | None
    ) -> Iterator[pa.RecordBatch]:
        if self._options.table == "damage":
            for batch in scan.scan_damage(extents):
                yield schemas.to_spark(batch, self._target)
            return
        on_damage = _ON_DAMAGE[self._options.mode]
        if self._options.table == "batches":
            batches = scan.scan_batches(extents, on_damage=on_damage)
        else:
            batches = scan.Query(
                source=extents,
                columns=self._columns,
                on_damage=on_damage,
                isolation=self._options.isolation,
                include_control=self._options.include_control,
                wanted=asked,
                transactions=transactions,
            ).records()
        reported = 0
        for batch in batches:
            yield schemas.to_spark(batch, self._target)
            if self._lists_damage:
                yield from self._corrupt_rows(batches.damage[reported:], extents)
                reported = len(batches.damage)
        if self._lists_damage:
            yield from self._corrupt_rows(batches.damage[reported:], extents)

    def _corrupt_rows(
        self, damage: Iterable[Damage], extents: Sequence[Extent]
    ) -> Iterator[pa.RecordBatch]:
        """A row for each damaged range: where it is, why, and null for what it would have held."""
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
            if self._takes_bytes:
                values[self._options.corrupt_bytes_column] = _bytes_of(item, extents)
            yield schemas.rows(self._target, [values])


def corrupt_schema(options: Options) -> pa.Schema:
    """The columns that a schema may ask for to see damage."""
    if options.corrupt_column == options.corrupt_bytes_column:
        raise ValueError(
            "options 'columnNameOfCorruptRecord' and 'columnNameOfCorruptBytes' name one column:"
            f" {options.corrupt_column!r}"
        )
    return pa.schema(
        [
            (options.corrupt_column, schemas.CORRUPT_REASON),
            (options.corrupt_bytes_column, schemas.CORRUPT_BYTES),
        ]
    )


def _bytes_of(damage: Damage, extents: Sequence[Extent]) -> bytes:
    """The bytes of a damaged range, the first ones if there are too many for a row."""
    place = damage.topic, damage.partition, damage.segment
    for extent in extents:
        segment = extent.segment
        if (segment.topic, segment.partition, segment.name) == place:
            with segment.open() as window:
                length = min(damage.length, window.size - damage.position, MAX_CORRUPT_BYTES)
                return bytes(window.view(damage.position, length))
    raise ValueError(f"no segment {damage.segment} of {damage.topic}-{damage.partition}")


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
