"""Arrow types and bounds in Iceberg's terms.

Iceberg has no integers of 8 and 16 bits: they become 32 bits. Every column, and every part of a
nested one, has an id in the table, which the Parquet files carry too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pyarrow as pa
from pyiceberg.conversions import to_bytes
from pyiceberg.schema import Schema
from pyiceberg.types import (
    BinaryType,
    BooleanType,
    DateType,
    DecimalType,
    DoubleType,
    FloatType,
    IcebergType,
    IntegerType,
    ListType,
    LongType,
    MapType,
    NestedField,
    PrimitiveType,
    StringType,
    StructType,
    TimestampType,
    TimestamptzType,
    TimeType,
    UUIDType,
)

from kafkafmt.lake.tables.data_file import Bound
from kafkafmt.lake.tables.table import ColumnPath, ColumnType

FIELD_ID = b"PARQUET:field_id"
"""The key of a field's metadata with which pyarrow writes the id to a Parquet file."""

_PRIMITIVE: dict[pa.DataType, PrimitiveType] = {
    pa.bool_(): BooleanType(),
    pa.int8(): IntegerType(),
    pa.int16(): IntegerType(),
    pa.int32(): IntegerType(),
    pa.int64(): LongType(),
    pa.float32(): FloatType(),
    pa.float64(): DoubleType(),
    pa.string(): StringType(),
    pa.binary(): BinaryType(),
    pa.date32(): DateType(),
    pa.time64("us"): TimeType(),
    pa.binary(16): UUIDType(),
}


def iceberg_schema(schema: pa.Schema) -> Schema:
    """Return the schema with ids in the order of the columns, the nested ones after all others."""
    ids = count(1)
    numbered = [(next(ids), field) for field in schema]
    return Schema(
        *(NestedField(number, field.name, _type(field.type, ids)) for number, field in numbered)
    )


def _type(kind: pa.DataType, ids: Iterator[int]) -> IcebergType:
    if pa.types.is_timestamp(kind):
        return TimestamptzType() if kind.tz else TimestampType()
    if pa.types.is_decimal(kind):
        return DecimalType(kind.precision, kind.scale)
    if pa.types.is_list(kind):
        return ListType(next(ids), _type(kind.value_type, ids), element_required=False)
    if pa.types.is_map(kind):
        key, value = next(ids), next(ids)
        return MapType(
            key, _type(kind.key_type, ids), value, _type(kind.item_type, ids), value_required=False
        )
    if pa.types.is_struct(kind):
        numbered = [(next(ids), field) for field in kind]
        return StructType(
            *(NestedField(number, field.name, _type(field.type, ids)) for number, field in numbered)
        )
    return _PRIMITIVE[kind]


def columns(schema: Schema) -> Iterator[tuple[ColumnPath, ColumnType]]:
    """Yield the columns of a schema with all their parts."""
    for field in schema.fields:
        yield from _parts(field, ())


def _parts(field: NestedField, parent: ColumnPath) -> Iterator[tuple[ColumnPath, ColumnType]]:
    path, kind = (*parent, field.name), field.field_type
    word, parts = str(kind), tuple[NestedField, ...]()
    if isinstance(kind, ListType):
        word, parts = "list", (kind.element_field,)
    elif isinstance(kind, MapType):
        word, parts = "map", (kind.key_field, kind.value_field)
    elif isinstance(kind, StructType):
        word, parts = "struct", kind.fields
    yield path, ColumnType(word, field.required)
    for part in parts:
        yield from _parts(part, path)


def file_schema(schema: pa.Schema, table: Schema) -> pa.Schema:
    """Return the Arrow schema of a data file: the types of Iceberg, with the ids of the table."""
    return pa.schema(
        [_with_id(field, table.find_field(field.name).field_id, table) for field in schema]
    )


def _with_id(field: pa.Field, number: int, table: Schema) -> pa.Field:
    kind, iceberg_field = field.type, table.find_type(number)
    if isinstance(iceberg_field, IntegerType):
        kind = pa.int32()
    elif isinstance(iceberg_field, ListType):
        kind = pa.list_(_with_id(kind.value_field, iceberg_field.element_id, table))
    elif isinstance(iceberg_field, MapType):
        kind = pa.map_(
            _with_id(kind.key_field, iceberg_field.key_id, table),
            _with_id(kind.item_field, iceberg_field.value_id, table),
        )
    elif isinstance(iceberg_field, StructType):
        ids = {member.name: member.field_id for member in iceberg_field.fields}
        kind = pa.struct([_with_id(member, ids[member.name], table) for member in kind])
    return pa.field(field.name, kind, field.nullable, {FIELD_ID: str(number).encode()})


def leaves(schema: Schema) -> dict[str, int]:
    """Return the ids of the leaf columns, by their paths as pyarrow writes them to Parquet."""
    return dict(_struct_leaves(schema.as_struct(), ""))


def _struct_leaves(kind: StructType, prefix: str) -> Iterator[tuple[str, int]]:
    for field in kind.fields:
        yield from _leaf(field.field_type, f"{prefix}{field.name}", field.field_id)


def _leaf(kind: IcebergType, path: str, number: int) -> Iterator[tuple[str, int]]:
    if isinstance(kind, StructType):
        yield from _struct_leaves(kind, f"{path}.")
    elif isinstance(kind, ListType):
        yield from _leaf(kind.element_type, f"{path}.list.element", kind.element_id)
    elif isinstance(kind, MapType):
        yield from _leaf(kind.key_type, f"{path}.key_value.key", kind.key_id)
        yield from _leaf(kind.value_type, f"{path}.key_value.value", kind.value_id)
    else:
        yield path, number


def bound_bytes(bound: Bound, kind: IcebergType) -> bytes:
    """Return a bound as a manifest has it."""
    if not isinstance(kind, PrimitiveType):
        raise TypeError(f"{kind} has no bounds")
    return to_bytes(kind, bound)
