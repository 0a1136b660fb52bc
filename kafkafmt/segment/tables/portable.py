"""Columns in types common to all tables: those of Spark, Delta and Iceberg.

Rules: unsigned integers become the next wider type, 64 bits of them decimal(20,0); times of day and
durations become their number; a timestamp becomes microseconds, without a zone TIMESTAMP_NTZ; a
decimal of more than 38 digits becomes text. Nanoseconds are cut to microseconds. A struct without
members gets a null one, with the name given by `from_protobuf`, since no table format can store an
empty struct.

Invariant: returned arrays have only types of Spark's Arrow, and batches exactly the schema of the
target: Spark checks only the first batch.
"""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc

_WIDER = {
    pa.uint8(): pa.int16(),
    pa.uint16(): pa.int32(),
    pa.uint32(): pa.int64(),
    pa.uint64(): pa.decimal128(20, 0),
    pa.null(): pa.string(),
}
_EMPTY = pa.struct([("__dummy_field_in_empty_struct", pa.string())])
_MICROSECONDS = {"s": 1_000_000, "ms": 1_000}


def portable_schema(schema: pa.Schema) -> pa.Schema:
    """Return all columns of a table with portable types, all nullable."""
    return pa.schema([pa.field(field.name, portable_type(field.type)) for field in schema])


def portable_type(arrow: pa.DataType) -> pa.DataType:
    """Return the portable type of a decoded value."""
    if pa.types.is_struct(arrow):
        if not arrow.num_fields:
            return _EMPTY
        return pa.struct([pa.field(field.name, portable_type(field.type)) for field in arrow])
    if pa.types.is_map(arrow):
        return pa.map_(portable_type(arrow.key_type), portable_type(arrow.item_type))
    if pa.types.is_list(arrow):
        return pa.list_(pa.field("element", portable_type(arrow.value_type)))
    if pa.types.is_timestamp(arrow):
        return pa.timestamp("us", arrow.tz)
    if pa.types.is_time32(arrow):
        return pa.int32()
    if pa.types.is_time64(arrow) or pa.types.is_duration(arrow):
        return pa.int64()
    if pa.types.is_decimal256(arrow):
        return pa.string()
    return _WIDER.get(arrow, arrow)


def portable(column: pa.Array) -> pa.Array:
    """Return a decoded column in its portable type.

    A timestamp that microseconds in 64 bits cannot hold becomes null: Spark has no value for it.
    """
    arrow, target = column.type, portable_type(column.type)
    if pa.types.is_struct(arrow):
        children = [portable(column.field(index)) for index in range(arrow.num_fields)]
        mask = column.is_null() if column.null_count else None
        children = children or [pa.nulls(len(column), pa.string())]
        return pa.StructArray.from_arrays(children, fields=list(target), mask=mask)
    if pa.types.is_map(arrow):
        keys, items = portable(column.keys), portable(column.items)
        entries = pa.StructArray.from_arrays(
            [keys, items], fields=[target.key_field, target.item_field]
        )
        return _list(target, column, entries)
    if pa.types.is_list(arrow):
        return _list(target, column, portable(column.values))
    if pa.types.is_timestamp(arrow):
        return _microseconds(column, target)
    if arrow == target:
        return column
    if pa.types.is_temporal(arrow):
        return column.view(target)
    return column.cast(target)


def _list(target: pa.DataType, column: pa.Array, items: pa.Array) -> pa.Array:
    """Return a list or map with other items; the column may be a slice."""
    valid, ends = column.buffers()[:2]
    return pa.Array.from_buffers(
        target, len(column), [valid, ends], column.null_count, column.offset, [items]
    )


def _microseconds(column: pa.Array, target: pa.DataType) -> pa.Array:
    unit = column.type.unit
    if unit == "us":
        return column
    if unit == "ns":
        return column.cast(target, safe=False)
    times, numbers = _MICROSECONDS[unit], column.view(pa.int64())
    greatest = (2**63 - 1) // times
    fits = pc.and_(pc.greater_equal(numbers, -greatest), pc.less_equal(numbers, greatest))
    return pc.multiply(pc.if_else(fits, numbers, None), times).view(target)


def conformed(batch: pa.RecordBatch, target: pa.Schema) -> pa.RecordBatch:
    """Return the batch with the schema `target`; a missing column becomes null.

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
    """Return the batch, checked: a null in a NOT NULL column would be an error inside Spark.

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
        return _microseconds(column, target)


def rows(target: pa.Schema, values: Sequence[dict[str, object]]) -> pa.RecordBatch:
    """Make a batch from dicts, one per row; a column missing from a dict is null."""
    return _without_nulls(pa.RecordBatch.from_pylist(list(values), schema=target))
