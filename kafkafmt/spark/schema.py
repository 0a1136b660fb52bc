"""The tables' schemas in Spark's types, and the conversion of Arrow batches to them.

Strategy: `kafkafmt.tables.schemas` defines the columns. This module adds their types in DDL, and
converts where Spark's Arrow types differ (times in microseconds, the name of a list's item).

Invariant: every converted batch has exactly the schema that Spark expects. Spark checks only the
first batch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.types import ArrayType, DataType, MapType, StructType

from kafkafmt.arguments import did_you_mean
from kafkafmt.spark.library_tables import LIBRARY_TABLES
from kafkafmt.tables.schemas import BATCH_SCHEMA, DAMAGE_SCHEMA, RECORD_SCHEMA

TABLE_SCHEMAS: dict[str, pa.Schema] = {
    "records": RECORD_SCHEMA,
    "batches": BATCH_SCHEMA,
    "damage": DAMAGE_SCHEMA,
    **{name: table.schema for name, table in LIBRARY_TABLES.items()},
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
    # Of decoded keys and values:
    pa.float32(): "float",
    pa.float64(): "double",
    pa.date32(): "date",
}
# Spark's timestamps are microseconds since 1970 in 64 bits; the limits are in milliseconds.
_MIN_MS = -(2**63) // 1000 + 1
_MAX_MS = (2**63 - 1) // 1000


def ddl(schema: pa.Schema) -> str:
    """The schema in Spark's DDL, as `schema()` of a data source returns it."""
    return ", ".join(f"`{field.name}` {_type_name(field.type, _quoted)}" for field in schema)


def ddl_type(arrow: pa.DataType) -> str:
    """Spark's name for an Arrow type, as `DataType.simpleString` prints it."""
    return _type_name(arrow, str)


def _type_name(arrow: pa.DataType, name_of: Callable[[str], str]) -> str:
    """A type in DDL; `name_of` writes the names of a struct's members."""
    if pa.types.is_timestamp(arrow):
        return "timestamp" if arrow.tz else "timestamp_ntz"
    if pa.types.is_list(arrow):
        return f"array<{_type_name(arrow.value_type, name_of)}>"
    if pa.types.is_map(arrow):
        key, item = (_type_name(each, name_of) for each in (arrow.key_type, arrow.item_type))
        return f"map<{key},{item}>"
    if pa.types.is_decimal(arrow):
        return f"decimal({arrow.precision},{arrow.scale})"
    if pa.types.is_struct(arrow):
        members = (f"{name_of(each.name)}:{_type_name(each.type, name_of)}" for each in arrow)
        return f"struct<{','.join(members)}>"
    return _DDL[arrow]


def _quoted(name: str) -> str:
    return f"`{name.replace('`', '``')}`"


def check_columns(requested: StructType, schema: pa.Schema) -> None:
    """Raises ValueError for a requested column that the table lacks or has with another type."""
    known = {field.name: ddl_type(field.type) for field in schema}
    for field in requested.fields:
        if field.name not in known:
            raise ValueError(f"unknown column {field.name!r}{did_you_mean(field.name, known)}")
        found = field.dataType.simpleString()
        if found != known[field.name]:
            raise ValueError(
                f"column {field.name!r} has the type {known[field.name]}, not {found};"
                " cast it after load()"
            )
        if not _takes_nulls(field.dataType):
            raise ValueError(f"column {field.name!r} has NOT NULL inside its type: leave that out")


def _takes_nulls(kind: DataType) -> bool:
    """Whether all members of structs inside a type may be null."""
    if isinstance(kind, ArrayType):
        return _takes_nulls(kind.elementType)
    if isinstance(kind, MapType):
        return _takes_nulls(kind.keyType) and _takes_nulls(kind.valueType)
    if isinstance(kind, StructType):
        return all(each.nullable and _takes_nulls(each.dataType) for each in kind.fields)
    return True


def spark_arrow_schema(requested: StructType, schema: pa.Schema) -> pa.Schema:
    """The Arrow schema that Spark expects for these columns, which `check_columns` accepted."""
    fields = []
    for field in requested.fields:
        source = schema.field(field.name).type
        fields.append(pa.field(field.name, _spark_type(source, field.dataType), field.nullable))
    return pa.schema(fields)


def _spark_type(arrow: pa.DataType, requested: DataType) -> pa.DataType:
    if pa.types.is_timestamp(arrow):
        return pa.timestamp("us", tz=arrow.tz)
    if isinstance(requested, MapType):
        key = _spark_type(arrow.key_type, requested.keyType)
        item = _spark_type(arrow.item_type, requested.valueType)
        return pa.map_(key, pa.field("value", item, requested.valueContainsNull))
    if isinstance(requested, ArrayType):
        item = _spark_type(arrow.value_type, requested.elementType)
        return pa.list_(pa.field("element", item, requested.containsNull))
    if isinstance(requested, StructType):
        return pa.struct(
            [
                pa.field(field.name, _spark_type(arrow.field(field.name).type, field.dataType))
                for field in requested.fields
            ]
        )
    return arrow


def spark_arrow_table(schema: pa.Schema) -> pa.Schema:
    """All columns of a table with Spark's Arrow types, all nullable."""
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
    """Converts a batch to the schema `target`; a column that the batch lacks is null.

    A timestamp that does not fit into 64 bits as microseconds (before about the year -290308 or
    after 294247) becomes null, because Spark cannot represent it.

    Raises ValueError for a null in a column that is NOT NULL.
    """
    columns = []
    for field in target:
        index = batch.schema.get_field_index(field.name)
        if index < 0:
            columns.append(pa.nulls(batch.num_rows, field.type))
        else:
            columns.append(_column(batch.column(index), field.type))
    return _without_nulls(pa.RecordBatch.from_arrays(columns, schema=target))


def _without_nulls(batch: pa.RecordBatch) -> pa.RecordBatch:
    """The batch, checked: a null in a column that is NOT NULL would be an error inside Spark.

    Spark's file sources make such columns nullable. A Python data source cannot: Spark plans with
    the schema of the user before it calls the source.
    """
    for field, column in zip(batch.schema, batch.columns, strict=True):
        if not field.nullable and column.null_count:
            raise ValueError(
                f"column {field.name!r} is NOT NULL in the schema that was given, but a row has no"
                f" {field.name}: leave out NOT NULL"
            )
    return batch


def _column(column: pa.Array, target: pa.DataType) -> pa.Array:
    if column.type == target:
        return column
    try:
        return column.cast(target)
    except pa.ArrowInvalid:  # only a cast of times can fail here
        ms = column.cast(pa.int64())
    fits = pc.and_(pc.greater_equal(ms, _MIN_MS), pc.less_equal(ms, _MAX_MS))
    return pc.multiply(pc.if_else(fits, ms, None), 1000).cast(target)


def rows(target: pa.Schema, values: Sequence[dict[str, object]]) -> pa.RecordBatch:
    """Makes a batch from dicts, one per row; a column missing from a dict is null."""
    return _without_nulls(pa.RecordBatch.from_pylist(list(values), schema=target))
