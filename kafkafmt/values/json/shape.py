"""The Arrow type that a JSON value becomes, as a tree, and values that become arrays of it.

Strategy: msgspec reads a value into classes that are made for the tree; then column by column.
Members that the tree does not have are left out, missing ones are null. Where a schema says no
single type, the node is JSON text: the bytes as they were written.

Invariant: a number is exact, or it is an error: only a JSON number that the schema says is a double
is rounded to one, as JSON has no other meaning for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from typing import Any

import pyarrow as pa

from kafkafmt.values.decoding import entries, nested
from kafkafmt.values.errors import UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.libraries import load

TEXT, INTEGER, FLOAT, STRING, BOOLEAN, BYTES, DECIMAL, LIST, MAP, PAIRS, STRUCT, NULL = (
    "text",
    "integer",
    "float",
    "string",
    "boolean",
    "bytes",
    "decimal",
    "list",
    "map",
    "pairs",
    "struct",
    "null",
)
MAX_COLUMNS = 10_000
"""Nodes of one tree; a schema of a few definitions can repeat them exponentially often."""


_ODD = re.compile(r'[\x00-\x1f"\\]')


@dataclass(eq=False)
class Shape:
    """A node.

    Attributes:
        kind: ``text`` is JSON text, ``bytes`` base64, ``decimal`` base64 of a big-endian number or
            a JSON number, ``map`` an object, ``pairs`` a list of pairs of key and value.
        arrow: the Arrow type.
        names: of the children of a struct.
        children: of a struct; or the one item; or key and value of pairs.
    """

    kind: str
    arrow: pa.DataType
    names: list[str] = field(default_factory=list)
    children: list[Shape] = field(default_factory=list)


def scalar(kind: str, arrow: pa.DataType) -> Shape:
    """A node without children."""
    return Shape(kind, arrow)


def json_text() -> Shape:
    """A node that is JSON text."""
    return Shape(TEXT, pa.string())


def list_of(item: Shape) -> Shape:
    """A list."""
    return Shape(LIST, pa.list_(item.arrow), children=[item])


def map_of(item: Shape) -> Shape:
    """An object as a map of text."""
    return Shape(MAP, pa.map_(pa.string(), item.arrow), children=[item])


def pairs_of(key: Shape, item: Shape) -> Shape:
    """A list of pairs as a map, as Connect writes maps whose keys are not text."""
    return Shape(PAIRS, pa.map_(key.arrow, item.arrow), children=[key, item])


def struct_of(names: list[str], children: list[Shape]) -> Shape:
    """An object with known members; JSON text if msgspec does not take one of their names."""
    if any(_ODD.search(name) for name in names):
        return json_text()
    fields = [pa.field(name, child.arrow) for name, child in zip(names, children, strict=True)]
    return Shape(STRUCT, pa.struct(fields), names=names, children=children)


# --- reading -------------------------------------------------------------------------------------


def python_type(shape: Shape) -> Any:
    """The type that msgspec reads a node as."""
    msgspec = load("msgspec", "json")
    if shape.kind == STRUCT:
        members = [f"f{index}" for index in range(len(shape.names))]
        made = msgspec.defstruct(
            "Members",
            [
                (member, *_member_type(child))
                for member, child in zip(members, shape.children, strict=True)
            ],
            rename=dict(zip(members, shape.names, strict=True)),
        )
        return made | None
    if shape.kind == LIST:
        return list[python_type(shape.children[0])] | None  # type: ignore[misc]
    if shape.kind == MAP:
        return dict[str, python_type(shape.children[0])] | None  # type: ignore[misc]
    if shape.kind == PAIRS:
        key, item = (python_type(child) for child in shape.children)
        return list[tuple[key, item]] | None  # type: ignore[valid-type]
    if shape.kind in (TEXT, DECIMAL):
        return msgspec.Raw
    return _SCALARS[shape.kind]


_SCALARS: dict[str, Any] = {
    INTEGER: int | float | None,  # JSON's integers include 1.0
    FLOAT: float | None,
    STRING: str | None,
    BOOLEAN: bool | None,
    BYTES: bytes | None,
    NULL: None,
}


def _member_type(shape: Shape) -> tuple[Any, Any]:
    """The type of a member, and what it is where it is missing."""
    msgspec = load("msgspec", "json")
    return python_type(shape), msgspec.Raw() if shape.kind in (TEXT, DECIMAL) else None


# --- arrays --------------------------------------------------------------------------------------


def array_of(shape: Shape, values: list[Any]) -> pa.Array:
    """The Arrow array of values that msgspec read.

    Raises:
        ValueDecodeError: (``unrepresentable``) a value does not fit its type.
    """
    if shape.kind == STRUCT:
        children = [
            array_of(
                child, [None if each is None else getattr(each, f"f{index}") for each in values]
            )
            for index, child in enumerate(shape.children)
        ]
        return pa.StructArray.from_arrays(
            children,
            fields=list(shape.arrow),
            mask=pa.array([each is None for each in values], pa.bool_()),
        )
    if shape.kind == LIST:
        items = array_of(shape.children[0], [item for each in values for item in each or ()])
        return nested(shape.arrow, values, items)
    if shape.kind == MAP:
        pairs = [pair for each in values for pair in (each or {}).items()]
        return _map(shape, values, pa.array([key for key, _ in pairs], pa.string()), pairs)
    if shape.kind == PAIRS:
        pairs = [pair for each in values for pair in each or ()]
        return _map(shape, values, array_of(shape.children[0], [key for key, _ in pairs]), pairs)
    try:
        return pa.array([_CONVERTED[shape.kind](each, shape.arrow) for each in values], shape.arrow)
    except (pa.ArrowInvalid, pa.ArrowTypeError, OverflowError, UnicodeEncodeError) as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"{shape.arrow}: {error}") from None


def _map(shape: Shape, values: list[Any], keys: pa.Array, pairs: list[Any]) -> pa.Array:
    items = array_of(shape.children[-1], [item for _, item in pairs])
    return nested(shape.arrow, values, entries(shape.arrow, keys, items))


def _integer(value: Any, arrow: pa.DataType) -> int | None:
    if isinstance(value, float):
        if not value.is_integer() or abs(value) > 2**53:
            raise ValueDecodeError(UNREPRESENTABLE, f"{value!r}, expected an integer")
        return int(value)
    found: int | None = value
    return found


def _text(value: Any, arrow: pa.DataType) -> str | None:
    raw = b"" if value is None else bytes(value)
    return None if raw in (b"", b"null") else raw.decode("utf-8")


def _decimal(value: Any, arrow: pa.DataType) -> Decimal | None:
    """Base64 of the unscaled number, or the number itself (``decimal.format`` of Connect)."""
    raw = b"" if value is None else bytes(value)
    if raw in (b"", b"null"):
        return None
    if not raw.startswith(b'"'):
        try:
            return Decimal(raw.decode())
        except InvalidOperation:
            raise ValueDecodeError(UNREPRESENTABLE, f"{raw[:40]!r} is not a decimal") from None
    msgspec = load("msgspec", "json")
    try:
        unscaled = int.from_bytes(msgspec.json.decode(raw, type=bytes), "big", signed=True)
    except msgspec.DecodeError as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"a decimal: {error}") from None
    if abs(unscaled) >= 10**arrow.precision:
        raise ValueDecodeError(UNREPRESENTABLE, f"a decimal of more than {arrow.precision} digits")
    digits = Decimal(unscaled).as_tuple()
    return Decimal((digits.sign, digits.digits, -arrow.scale))


def _same(value: Any, arrow: pa.DataType) -> Any:
    return value


_CONVERTED: dict[str, Callable[[Any, pa.DataType], Any]] = {
    TEXT: _text,
    INTEGER: _integer,
    DECIMAL: _decimal,
    FLOAT: _same,
    STRING: _same,
    BOOLEAN: _same,
    BYTES: _same,
    NULL: _same,
}
