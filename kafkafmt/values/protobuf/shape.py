"""The Arrow type that a Protobuf message becomes.

Rules: integers keep width and sign; an enum is the name of its value, and text of its number where
it has no name; a field with presence is nullable; a map is a map, by key, for its order means
nothing; ``Timestamp`` and ``Duration`` are Arrow's, in nanoseconds; a wrapper is its nullable
value; ``Struct``, ``Value`` and ``ListValue`` are JSON text. From its first repetition a message is
JSON text, in Protobuf's own JSON mapping.

A message's shape has the descriptor as its source, and a child for each of its fields, in order.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa

from kafkafmt.values.shape import (
    MAX_DEPTH,
    NodeCount,
    Shape,
    json_text,
    list_of,
    map_of,
    struct_of,
)

SCALAR, ENUM, TIMESTAMP, DURATION, WRAPPER = "scalar", "enum", "timestamp", "duration", "wrapper"

# By FieldDescriptorProto.Type.
_SCALARS: dict[int, pa.DataType] = {
    1: pa.float64(),
    2: pa.float32(),
    3: pa.int64(),
    4: pa.uint64(),
    5: pa.int32(),
    6: pa.uint64(),
    7: pa.uint32(),
    8: pa.bool_(),
    9: pa.string(),
    12: pa.binary(),
    13: pa.uint32(),
    15: pa.int32(),
    16: pa.int64(),
    17: pa.int32(),
    18: pa.int64(),
}
TYPE_STRING, TYPE_GROUP, TYPE_MESSAGE, TYPE_ENUM = 9, 10, 11, 14

_GOOGLE = "google.protobuf."
_AS_JSON = {f"{_GOOGLE}{name}" for name in ("Struct", "Value", "ListValue")}
_WRAPPERS = {
    f"{_GOOGLE}{name}Value"
    for name in ("Double", "Float", "Int64", "UInt64", "Int32", "UInt32", "Bool", "String", "Bytes")
}


def shape_of(descriptor: Any) -> Shape:
    """The tree of a message.

    Raises:
        SchemaError: it would have too many nodes.
    """
    return _message(descriptor, (), NodeCount())


def _message(descriptor: Any, path: tuple[str, ...], count: NodeCount) -> Shape:
    name = descriptor.full_name
    count.add()
    if name in path or name in _AS_JSON or len(path) >= MAX_DEPTH:
        return json_text(descriptor)
    if name == f"{_GOOGLE}Timestamp":
        return Shape(TIMESTAMP, pa.timestamp("ns", "UTC"), descriptor)
    if name == f"{_GOOGLE}Duration":
        return Shape(DURATION, pa.duration("ns"), descriptor)
    fields = list(descriptor.fields)
    members = [_member(field, (*path, name), count) for field in fields]
    if name in _WRAPPERS:
        return Shape(WRAPPER, members[0].arrow, descriptor, children=members)
    return struct_of([field.name for field in fields], members, descriptor)


def _member(field: Any, path: tuple[str, ...], count: NodeCount) -> Shape:
    count.add()
    if is_map(field):
        key, value = field.message_type.fields
        return map_of(_single(key, path, count), _single(value, path, count))
    single = _single(field, path, count)
    return list_of(single) if field.is_repeated else single


def _single(field: Any, path: tuple[str, ...], count: NodeCount) -> Shape:
    if field.type in (TYPE_MESSAGE, TYPE_GROUP):
        return _message(field.message_type, path, count)
    if field.type == TYPE_ENUM:
        return Shape(ENUM, pa.string(), field.enum_type)
    return Shape(SCALAR, _SCALARS[field.type])


def is_map(field: Any) -> bool:
    """Whether a field is a map."""
    return bool(
        field.type == TYPE_MESSAGE
        and field.is_repeated
        and field.message_type.GetOptions().map_entry
    )
