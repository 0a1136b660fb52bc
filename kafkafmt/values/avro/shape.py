"""The Arrow type that an Avro type becomes.

Rules: a union of null and one type is that type; a union of several is a struct with a member a
branch, named by the branch; an enum and a uuid are text; a fixed is binary; a decimal is decimal128
or decimal256; a time stays in its unit, and only timestamps that are instants have the zone UTC.
From its first repetition a record is JSON text. The kind of a scalar is Avro's.
"""

from __future__ import annotations

from collections import Counter

import pyarrow as pa

from kafkafmt.values.avro.schema import Type
from kafkafmt.values.shape import NodeCount, Shape, json_text, list_of, map_of, struct_of

UNION = "union"
"""The kind of a struct with a member a branch."""

_ARROW = {
    "null": pa.null(),
    "boolean": pa.bool_(),
    "int": pa.int32(),
    "long": pa.int64(),
    "float": pa.float32(),
    "double": pa.float64(),
    "bytes": pa.binary(),
    "fixed": pa.binary(),
    "string": pa.string(),
    "enum": pa.string(),
    "date": pa.date32(),
    "time-millis": pa.time32("ms"),
    "time-micros": pa.time64("us"),
    "timestamp-millis": pa.timestamp("ms", "UTC"),
    "timestamp-micros": pa.timestamp("us", "UTC"),
    "timestamp-nanos": pa.timestamp("ns", "UTC"),
    "local-timestamp-millis": pa.timestamp("ms"),
    "local-timestamp-micros": pa.timestamp("us"),
    "local-timestamp-nanos": pa.timestamp("ns"),
    "uuid": pa.string(),
}


def shape_of(declared: Type) -> Shape:
    """The tree of a type.

    Raises:
        SchemaError: it would have too many nodes.
    """
    return _shape(declared, (), NodeCount())


def _shape(declared: Type, path: tuple[Type, ...], count: NodeCount) -> Shape:
    count.add()
    if declared.kind == "union":
        return _union(declared, path, count)
    if declared.kind == "array":
        return list_of(_shape(declared.item, path, count), declared)
    if declared.kind == "map":
        key = Shape("string", pa.string(), Type("string"))
        return map_of(key, _shape(declared.item, path, count), declared)
    if declared.kind == "record":
        if declared in path:
            return json_text(declared)
        path = (*path, declared)
        children = [_shape(field.type, path, count) for field in declared.fields]
        return struct_of([field.name for field in declared.fields], children, declared)
    return Shape(declared.kind, _scalar(declared), declared)


def _union(declared: Type, path: tuple[Type, ...], count: NodeCount) -> Shape:
    branches = [branch for branch in declared.branches if branch.kind != "null"]
    children = [_shape(branch, path, count) for branch in branches]
    if not branches:
        shape = Shape("null", pa.null(), declared.branches[0])
    elif len(branches) == 1:
        shape = children[0]
    else:
        shape = struct_of(_branch_names(branches), children, declared, kind=UNION)
    shape.is_nullable = len(branches) < len(declared.branches)
    return shape


def _branch_names(branches: list[Type]) -> list[str]:
    """Short names where they are different, else full ones."""
    short = [branch.label.rpartition(".")[2] for branch in branches]
    count = Counter(short)
    return [
        name if count[name] == 1 else branch.label
        for name, branch in zip(short, branches, strict=True)
    ]


def _scalar(declared: Type) -> pa.DataType:
    if declared.logical == "decimal":
        make = pa.decimal128 if declared.precision <= 38 else pa.decimal256
        return make(declared.precision, declared.scale)
    return _ARROW[declared.logical or declared.kind]
