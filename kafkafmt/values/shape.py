"""The Arrow type that a schema's values become, as a tree.

Strategy: each format makes the tree of its schemas; what a kernel gathers and what the exact
engines read becomes arrays along it. A named type is repeated wherever it is used, so that each
node is one Arrow array. Where a type contains itself, the tree ends with JSON text.

Invariant: a tree has at most :data:`MAX_COLUMNS` nodes. A schema of a few types can repeat them
exponentially often.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from kafkafmt.values.errors import SchemaError

MAX_COLUMNS = 10_000
MAX_DEPTH = 64
"""Levels of a schema; no tool writes deeper ones, and the decoders recurse as deep."""

STRUCT, LIST, MAP, JSON_TEXT = "struct", "list", "map", "json"
"""The kinds that all formats have; the kinds of scalars are a format's own."""


@dataclass(eq=False)
class Shape:
    """A node.

    Attributes:
        kind: what a value is.
        arrow: its Arrow type.
        source: what the format's schema says: an Avro type, or a Protobuf descriptor.
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


def struct_of(
    names: Sequence[str], children: list[Shape], source: Any = None, *, kind: str = STRUCT
) -> Shape:
    """Return a struct with a child for each name."""
    fields = [pa.field(name, child.arrow) for name, child in zip(names, children, strict=True)]
    return Shape(kind, pa.struct(fields), source, names=list(names), children=children)


def list_of(item: Shape, source: Any = None) -> Shape:
    """Return a list."""
    return Shape(LIST, pa.list_(item.arrow), source, children=[item])


def map_of(key: Shape, item: Shape, source: Any = None, *, kind: str = MAP) -> Shape:
    """Return a map."""
    return Shape(kind, pa.map_(key.arrow, item.arrow), source, children=[key, item])


def json_text(source: Any = None) -> Shape:
    """Return a node that is JSON text."""
    return Shape(JSON_TEXT, pa.string(), source)


class NodeCount:
    """Counts the nodes of a tree while it is made."""

    def __init__(self) -> None:
        self._count = 0

    def add(self) -> None:
        """One more node; a SchemaError if there are too many."""
        self._count += 1
        if self._count > MAX_COLUMNS:
            raise SchemaError(f"the schema has more than {MAX_COLUMNS} columns")
