"""The Arrow type that an Avro type becomes, as a tree.

Strategy: the tree repeats a named type wherever it is used, so that each node is one Arrow array.
Where a record contains itself the tree ends: from its first repetition a record is JSON text.

Rules: a union of null and one type is that type; a union of several is a struct with a member a
branch, named by the branch; an enum and a uuid are text; a fixed is binary; a decimal is decimal128
or decimal256; a time stays in its unit, and only timestamps that are instants have the zone UTC.

Invariant: the tree has at most :data:`MAX_COLUMNS` nodes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pyarrow as pa

from kafkafmt.values.avro.schema import Type
from kafkafmt.values.errors import SchemaError

MAX_COLUMNS = 10_000
"""Nodes of one tree. A schema of a few types can repeat them exponentially often."""

JSON_TEXT = "json"
"""The kind of a node that is the JSON text of a repeated record."""

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

_INT, _LONG = pa.int32(), pa.int64()
MERGED = (("int", "long"), ("float", "double"))
"""Branches of one union that Python's values do not tell apart: the second holds both."""


@dataclass(eq=False)
class Shape:
    """A node: an Avro type and its Arrow type.

    Attributes:
        type: of the values; of a nullable union, its other branch.
        kind: the type's, or :data:`JSON_TEXT`.
        arrow: the Arrow type.
        is_nullable: whether it was a union with null.
        names: of the children, for records and unions.
        children: the fields, the branches, or the one item.
    """

    type: Type
    kind: str
    arrow: pa.DataType
    is_nullable: bool = False
    names: list[str] = field(default_factory=list)
    children: list[Shape] = field(default_factory=list)


def shape_of(declared: Type) -> Shape:
    """The tree of a type.

    Raises:
        SchemaError: it would have too many nodes.
    """
    return _Maker().make(declared, ())


class _Maker:
    """Counts the nodes."""

    def __init__(self) -> None:
        self._count = 0

    def make(self, declared: Type, path: tuple[Type, ...]) -> Shape:
        self._count += 1
        if self._count > MAX_COLUMNS:
            raise SchemaError(f"the schema has more than {MAX_COLUMNS} columns")
        if declared.kind == "union":
            return self._union(declared, path)
        if declared.kind == "array":
            item = self.make(declared.item, path)
            return Shape(declared, "array", pa.list_(item.arrow), children=[item])
        if declared.kind == "map":
            item = self.make(declared.item, path)
            return Shape(declared, "map", pa.map_(pa.string(), item.arrow), children=[item])
        if declared.kind == "record":
            if declared in path:
                return Shape(declared, JSON_TEXT, pa.string())
            children = [self.make(each.type, (*path, declared)) for each in declared.fields]
            return _struct(declared, [each.name for each in declared.fields], children)
        return Shape(declared, declared.kind, _scalar(declared))

    def _union(self, declared: Type, path: tuple[Type, ...]) -> Shape:
        branches = [branch for branch in declared.branches if branch.kind != "null"]
        is_nullable = len(branches) < len(declared.branches)
        if not branches:
            return Shape(declared.branches[0], "null", pa.null(), is_nullable=True)
        if len(branches) == 1:
            only = self.make(branches[0], path)
            only.is_nullable = is_nullable
            return only
        shape = _struct(
            declared, _branch_names(branches), [self.make(branch, path) for branch in branches]
        )
        shape.is_nullable = is_nullable
        return shape


def _struct(declared: Type, names: list[str], children: list[Shape]) -> Shape:
    fields = [pa.field(name, each.arrow) for name, each in zip(names, children, strict=True)]
    return Shape(declared, declared.kind, pa.struct(fields), names=names, children=children)


def _branch_names(branches: list[Type]) -> list[str]:
    """Short names where they are different, else full ones."""
    short = [branch.label.rpartition(".")[2] for branch in branches]
    return [
        name if short.count(name) == 1 else branch.label
        for name, branch in zip(short, branches, strict=True)
    ]


def _scalar(declared: Type) -> pa.DataType:
    if declared.logical == "decimal":
        make = pa.decimal128 if declared.precision <= 38 else pa.decimal256
        return make(declared.precision, declared.scale)
    return _ARROW[declared.logical or declared.kind]
