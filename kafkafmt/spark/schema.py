"""The tables' schemas in Spark's types, as DDL and as Arrow types for Spark.

Strategy: `kafkafmt.segment.tables.schemas` defines the columns, and
`kafkafmt.segment.tables.portable` converts batches.
"""

from __future__ import annotations

from collections.abc import Callable

import pyarrow as pa
from pyspark.sql.types import ArrayType, DataType, MapType, StructType

from kafkafmt._base.arguments import did_you_mean

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


def ddl(schema: pa.Schema) -> str:
    """Return the schema in Spark's DDL, as `schema()` of a data source returns it."""
    return ", ".join(f"`{field.name}` {_type_name(field.type, _quoted)}" for field in schema)


def ddl_type(arrow: pa.DataType) -> str:
    """Spark's name for an Arrow type, as `DataType.simpleString` prints it."""
    return _type_name(arrow, str)


def _type_name(arrow: pa.DataType, name_of: Callable[[str], str]) -> str:
    """Return a type in DDL; `name_of` writes the names of a struct's members."""
    if pa.types.is_timestamp(arrow):
        return "timestamp" if arrow.tz else "timestamp_ntz"
    if pa.types.is_list(arrow):
        return f"array<{_type_name(arrow.value_type, name_of)}>"
    if pa.types.is_map(arrow):
        key, item = (_type_name(kind, name_of) for kind in (arrow.key_type, arrow.item_type))
        return f"map<{key},{item}>"
    if pa.types.is_decimal(arrow):
        return f"decimal({arrow.precision},{arrow.scale})"
    if pa.types.is_struct(arrow):
        members = (f"{name_of(member.name)}:{_type_name(member.type, name_of)}" for member in arrow)
        return f"struct<{','.join(members)}>"
    return _DDL[arrow]


def _quoted(name: str) -> str:
    return f"`{name.replace('`', '``')}`"


def spark_arrow_schema(requested: StructType, schema: pa.Schema) -> pa.Schema:
    """Return Spark's Arrow schema for some columns of a table.

    Raises ValueError for a column that the table lacks or has with another type.
    """
    known = {field.name: ddl_type(field.type) for field in schema}
    fields = []
    for field in requested.fields:
        if field.name not in known:
            raise ValueError(f"unknown column {field.name!r}{did_you_mean(field.name, known)}")
        spark_type = field.dataType.simpleString()
        if spark_type != known[field.name]:
            raise ValueError(
                f"column {field.name!r} has the type {known[field.name]}, not {spark_type};"
                " cast it after load()"
            )
        if not _takes_nulls(field.dataType):
            raise ValueError(f"column {field.name!r} has NOT NULL inside its type: leave that out")
        source = schema.field(field.name).type
        fields.append(pa.field(field.name, _spark_type(source, field.dataType), field.nullable))
    return pa.schema(fields)


def _takes_nulls(kind: DataType) -> bool:
    """Return whether all members of structs inside a type may be null."""
    if isinstance(kind, ArrayType):
        return _takes_nulls(kind.elementType)
    if isinstance(kind, MapType):
        return _takes_nulls(kind.keyType) and _takes_nulls(kind.valueType)
    if isinstance(kind, StructType):
        return all(field.nullable and _takes_nulls(field.dataType) for field in kind.fields)
    return True


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
