"""What a JSON value becomes: the kinds of a shape's nodes, and the nodes that are JSON's own."""

from __future__ import annotations

import re

from kafkafmt.values.shape import Shape, json_text, struct_of

INTEGER, FLOAT, STRING, BOOLEAN, BYTES, DECIMAL, PAIRS, NULL = (
    "integer",
    "float",
    "string",
    "boolean",
    "bytes",  # base64
    "decimal",  # base64 of a big-endian number, or a JSON number
    "pairs",  # a list of pairs of key and value, as a map
    "null",
)

_ODD = re.compile(r'[\x00-\x1f"\\]')


def object_of(names: list[str], children: list[Shape]) -> Shape:
    """An object with known members; JSON text if msgspec does not take one of their names."""
    return json_text() if any(map(_ODD.search, names)) else struct_of(names, children)
