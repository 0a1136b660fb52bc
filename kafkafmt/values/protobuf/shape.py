"""The Arrow type that a Protobuf message becomes, as a tree.

Rules: integers keep width and sign; an enum is the name of its value, and text of its number where
it has no name; a field with presence is nullable; a map is a map, by key, for its order means
nothing; ``Timestamp`` and ``Duration`` are Arrow's, in nanoseconds; a wrapper is its nullable
value; ``Struct``, ``Value`` and ``ListValue`` are JSON text. Where a message contains itself the
tree ends: from its first repetition it is JSON text, in Protobuf's own JSON mapping.

Invariant: the tree has at most :data:`MAX_COLUMNS` nodes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from kafkafmt.values.errors import SchemaError

MAX_COLUMNS = 10_000
"""Nodes of one tree. A schema of a few messages can repeat them exponentially often."""
MAX_DEPTH = 64

SCALAR, ENUM, MESSAGE, JSON_TEXT, TIMESTAMP, DURATION, WRAPPER = (
    "scalar",
    "enum",
    "message",
    "json",
    "timestamp",
    "duration",
    "wrapper",
)

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
TYPE_GROUP, TYPE_MESSAGE, TYPE_ENUM = 10, 11, 14

_GOOGLE = "google.protobuf."
_AS_JSON = {f"{_GOOGLE}{name}" for name in ("Struct", "Value", "ListValue")}
_WRAPPERS = {
    f"{_GOOGLE}{name}Value"
    for name in ("Double", "Float", "Int64", "UInt64", "Int32", "UInt32", "Bool", "String", "Bytes")
}


@dataclass(eq=False)
class Shape:
    """A node.

    Attributes:
        kind: what a single value is.
        arrow: the type of the values, without the list or map around them.
        descriptor: of the message, for all kinds but scalars and enums.
        members: of a message, or the ``value`` of a wrapper.
    """

    kind: str
    arrow: pa.DataType
    descriptor: Any = None
    members: list[Member] = field(default_factory=list)


@dataclass(eq=False)
class Member:
    """A field of a message.

    Attributes:
        field: its descriptor.
        shape: of a single value; of a map, that of its values.
        arrow: the type of the column.
        key: the type of a map's keys.
    """

    field: Any
    shape: Shape
    arrow: pa.DataType
    key: pa.DataType | None = None

    @property
    def is_list(self) -> bool:
        """Whether the field is repeated, and no map."""
        return self.key is None and bool(self.field.is_repeated)


def shape_of(descriptor: Any) -> Shape:
    """The tree of a message.

    Raises:
        SchemaError: it would have too many nodes.
    """
    return _Maker().message(descriptor, ())


class _Maker:
    """Counts the nodes."""

    def __init__(self) -> None:
        self._count = 0

    def message(self, descriptor: Any, path: tuple[str, ...]) -> Shape:
        name = descriptor.full_name
        self._count += 1
        if self._count > MAX_COLUMNS:
            raise SchemaError(f"the schema has more than {MAX_COLUMNS} columns")
        if name in path or name in _AS_JSON or len(path) >= MAX_DEPTH:
            return Shape(JSON_TEXT, pa.string(), descriptor)
        if name == f"{_GOOGLE}Timestamp":
            return Shape(TIMESTAMP, pa.timestamp("ns", "UTC"), descriptor)
        if name == f"{_GOOGLE}Duration":
            return Shape(DURATION, pa.duration("ns"), descriptor)
        members = [self._member(each, (*path, name)) for each in descriptor.fields]
        if name in _WRAPPERS:
            return Shape(WRAPPER, members[0].arrow, descriptor, members)
        if not members:
            return Shape(MESSAGE, pa.struct([]), descriptor)
        arrow = pa.struct([pa.field(each.field.name, each.arrow) for each in members])
        return Shape(MESSAGE, arrow, descriptor, members)

    def _member(self, found: Any, path: tuple[str, ...]) -> Member:
        self._count += 1
        if is_map(found):
            key, value = found.message_type.fields
            shape = self._single(value, path)
            key_type = _SCALARS[key.type]
            return Member(found, shape, pa.map_(key_type, shape.arrow), key_type)
        shape = self._single(found, path)
        return Member(found, shape, pa.list_(shape.arrow) if found.is_repeated else shape.arrow)

    def _single(self, found: Any, path: tuple[str, ...]) -> Shape:
        if found.type in (TYPE_MESSAGE, TYPE_GROUP):
            return self.message(found.message_type, path)
        if found.type == TYPE_ENUM:
            return Shape(ENUM, pa.string(), found.enum_type)
        return Shape(SCALAR, _SCALARS[found.type])


def is_map(found: Any) -> bool:
    """Whether a field is a map."""
    return bool(
        found.type == TYPE_MESSAGE
        and found.is_repeated
        and found.message_type.GetOptions().map_entry
    )
