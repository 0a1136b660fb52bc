"""The Arrow type of a schema's values, as a tree.

Strategy: each format makes the tree of its schemas; the values gathered by a kernel or read by an
exact engine become arrays along it. A named type is repeated at each use, so each node is one
Arrow array. Where a type contains itself, the tree ends with JSON text.

Invariant: a tree has at most :data:`MAX_COLUMNS` nodes. A schema of a few types can repeat them
exponentially often.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pyarrow as pa

from kafkafmt.values.errors import SchemaError

MAX_COLUMNS = 10_000
MAX_DEPTH = 64
"""Levels of a schema; no tool writes deeper ones, and the decoders recurse as deep."""

STRUCT, LIST, MAP, JSON_TEXT = "struct", "list", "map", "json"
"""The kinds that all formats have; the kinds of scalars are a format's own."""

Convert = Callable[[Any], Any]
"""A conversion of a value that was read to one that Arrow takes."""


@dataclass(eq=False)
class Shape:
    """A node.

    Attributes:
        kind: of its values.
        arrow: its Arrow type.
        source: from the format's schema: an Avro type, or a Protobuf descriptor.
        is_nullable: whether the schema lets it be null.
        names: of the children of a struct.
        children: the members of a struct, the item of a list, the key and the item of a map.
    """

    kind: str
    arrow: pa.DataType
    source: Any = None
    is_nullable: bool = False
    names: list[str] = field(default_factory=list)
    children: list[Shape] = field(default_factory=list)


def struct_shape(
    names: Sequence[str], children: list[Shape], source: Any = None, *, kind: str = STRUCT
) -> Shape:
    """Return a struct with a child for each name."""
    fields = [pa.field(name, child.arrow) for name, child in zip(names, children, strict=True)]
    return Shape(kind, pa.struct(fields), source, names=list(names), children=children)


def list_shape(item: Shape, source: Any = None) -> Shape:
    """Return a list."""
    return Shape(LIST, pa.list_(item.arrow), source, children=[item])


def map_shape(key: Shape, item: Shape, source: Any = None, *, kind: str = MAP) -> Shape:
    """Return a map."""
    return Shape(kind, pa.map_(key.arrow, item.arrow), source, children=[key, item])


def json_text(source: Any = None) -> Shape:
    """Return a node for JSON text."""
    return Shape(JSON_TEXT, pa.string(), source)


def converter(
    shape: Shape, of_node: Callable[[Shape, list[Convert | None]], Convert | None]
) -> Convert | None:
    """Return a conversion of read values for Arrow; ``None`` if they need none.

    ``of_node`` returns that of a node from those of its children; its values are not null.
    """
    convert = of_node(shape, [converter(child, of_node) for child in shape.children])
    return None if convert is None else lambda value: None if value is None else convert(value)


def container_conversion(shape: Shape, parts: list[Convert | None]) -> Convert | None:
    """Return the conversion of a list, or of a struct or map read as a dictionary."""
    if shape.kind == STRUCT:
        named = zip(shape.names, parts, strict=True)
        members = {name: part for name, part in named if part is not None}
        return partial(_with_converted, members) if members else None
    *_, item = parts
    if shape.kind == LIST:
        return None if item is None else lambda value: [item(element) for element in value]
    if item is None:
        return lambda value: list(value.items())
    return lambda value: [(key, item(element)) for key, element in value.items()]


def _with_converted(members: dict[str, Convert], value: dict[str, Any]) -> dict[str, Any]:
    for name, convert in members.items():
        if name in value:
            value[name] = convert(value[name])
    return value


class NodeCount:
    """Counts the nodes of a tree while it is made."""

    def __init__(self) -> None:
        self._count = 0

    def add(self) -> None:
        """One more node; a SchemaError if there are too many."""
        self._count += 1
        if self._count > MAX_COLUMNS:
            raise SchemaError(f"the schema has more than {MAX_COLUMNS} columns")
