"""Schemas: the tables' columns in Spark's words, and Arrow columns as Spark wants them.

Strategy: the columns are those of `kafkafmt.tables.schemas`; here are only their types in
DDL and the few places where Spark's Arrow differs (times in microseconds, the name of a list's
item). Invariant: every batch that leaves here has exactly the schema that Spark expects, because
Spark checks no batch but the first.
"""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.types import ArrayType, DataType, StructType

from kafkafmt.arguments import did_you_mean
from kafkafmt.tables.schemas import BATCH_SCHEMA, DAMAGE_SCHEMA, RECORD_SCHEMA

TABLE_SCHEMAS: dict[str, pa.Schema] = {
    "records": RECORD_SCHEMA,
    "batches": BATCH_SCHEMA,
    "damage": DAMAGE_SCHEMA,
}
CORRUPT_REASON, CORRUPT_BYTES = pa.string(), pa.binary()
"""The types of the columns for damage, in mode PERMISSIVE."""

_DDL = {
    pa.bool_(): "boolean",
    pa.int8(): "tinyint",
    pa.int16(): "smallint",
    pa.int32(): "int",
    pa.int64(): "bigint",
    pa.string(): "string",
    pa.binary(): "binary",
}
# Microseconds since 1970 in 64 bits: what lies outside is a time that Spark cannot hold.
_MIN_MS = -(2**63) // 1000 + 1
_MAX_MS = (2**63 - 1) // 1000


def ddl(schema: pa.Schema) -> str:
    """The schema in Spark's DDL, as `schema()` of a data source returns it."""
    return ", ".join(f"`{field.name}` {ddl_type(field.type)}" for field in schema)


def ddl_type(arrow: pa.DataType) -> str:
    """Spark's name of an Arrow type, as `DataType.simpleString` prints it."""
    if pa.types.is_timestamp(arrow):
        return "timestamp"
    if pa.types.is_list(arrow):
        return f"array<{ddl_type(arrow.value_type)}>"
    if pa.types.is_struct(arrow):
        fields = (arrow.field(i) for i in range(arrow.num_fields))
        return f"struct<{','.join(f'{field.name}:{ddl_type(field.type)}' for field in fields)}>"
    return _DDL[arrow]


def check_columns(asked: StructType, schema: pa.Schema) -> None:
    """Raises ValueError when a column is asked for that the table lacks, or as another type."""
    known = {field.name: ddl_type(field.type) for field in schema}
    for field in asked.fields:
        if field.name not in known:
            raise ValueError(f"unknown column {field.name!r}{did_you_mean(field.name, known)}")
        found = field.dataType.simpleString()
        if found != known[field.name]:
            raise ValueError(
                f"column {field.name!r} has the type {known[field.name]}, not {found};"
                " cast it after load()"
            )


def spark_arrow_schema(asked: StructType, schema: pa.Schema) -> pa.Schema:
    """The Arrow schema that Spark expects for these columns (all checked before)."""
    fields = []
    for field in asked.fields:
        source = schema.field(field.name).type
        fields.append(pa.field(field.name, _spark_type(source, field.dataType), field.nullable))
    return pa.schema(fields)


def _spark_type(arrow: pa.DataType, asked: DataType) -> pa.DataType:
    if pa.types.is_timestamp(arrow):
        return pa.timestamp("us", tz="UTC")
    if isinstance(asked, ArrayType):
        item = _spark_type(arrow.value_type, asked.elementType)
        return pa.list_(pa.field("element", item, asked.containsNull))
    if isinstance(asked, StructType):
        return pa.struct(
            [
                pa.field(field.name, _spark_type(arrow.field(field.name).type, field.dataType))
                for field in asked.fields
            ]
        )
    return arrow


def spark_arrow_table(schema: pa.Schema) -> pa.Schema:
    """All columns of a table with the Arrow types that Spark has for them, all nullable."""
    return pa.schema([pa.field(field.name, _nullable_type(field.type)) for field in schema])


def _nullable_type(arrow: pa.DataType) -> pa.DataType:
    if pa.types.is_timestamp(arrow):
        return pa.timestamp("us", tz="UTC")
    if pa.types.is_list(arrow):
        return pa.list_(pa.field("element", _nullable_type(arrow.value_type)))
    if pa.types.is_struct(arrow):
        fields = (arrow.field(i) for i in range(arrow.num_fields))
        return pa.struct([pa.field(field.name, _nullable_type(field.type)) for field in fields])
    return arrow


def to_spark(batch: pa.RecordBatch, target: pa.Schema) -> pa.RecordBatch:
    """The batch with the columns of `target`, in its order and types; a column it lacks is null.

    A timestamp that microseconds in 64 bits cannot hold (before about the year -290308 or after
    294247) becomes null: Spark has no value for it.
    """
    columns = []
    for field in target:
        index = batch.schema.get_field_index(field.name)
        if index < 0:
            columns.append(pa.nulls(batch.num_rows, field.type))
        else:
            columns.append(_column(batch.column(index), field.type))
    return pa.RecordBatch.from_arrays(columns, schema=target)


def _column(column: pa.Array, target: pa.DataType) -> pa.Array:
    if column.type == target:
        return column
    try:
        return column.cast(target)
    except pa.ArrowInvalid:  # of these casts only that of times can fail
        ms = column.cast(pa.int64())
    fits = pc.and_(pc.greater_equal(ms, _MIN_MS), pc.less_equal(ms, _MAX_MS))
    return pc.multiply(pc.if_else(fits, ms, None), 1000).cast(target)


def rows(target: pa.Schema, values: Sequence[dict[str, object]]) -> pa.RecordBatch:
    """Rows given as dicts; a column that a row does not name is null."""
    return pa.RecordBatch.from_pylist(list(values), schema=target)
