"""Values that fastavro read become Arrow arrays.

Strategy: column by column along the shape. fastavro is given schemas without logical types, so its
values are numbers, bytes and text, and Arrow gives them their meaning; defaults of a reader's
schema are what its JSON holds, and get the same treatment.

Invariant: a value that its Arrow type cannot hold raises :class:`UnrepresentableError`; no value
is rounded or cut.
"""

from __future__ import annotations

import json
import uuid
from typing import Any

import pyarrow as pa

from kafkafmt.values.avro.schema import Type
from kafkafmt.values.avro.shape import JSON_TEXT, MERGED, Shape
from kafkafmt.values.decoding import entries, nested

_TIME_LIMITS = {"time-millis": 86_400_000, "time-micros": 86_400_000_000}


class UnrepresentableError(ValueError):
    """A value that is valid Avro, and does not fit its Arrow type."""


def array_of(shape: Shape, values: list[Any]) -> pa.Array:
    """The Arrow array of values that fastavro read.

    Raises:
        UnrepresentableError: a value does not fit.
    """
    if shape.kind == JSON_TEXT:
        return pa.array([_json_text(shape.type, value) for value in values], pa.string())
    if shape.kind == "union":
        return _union(shape, values)
    if shape.kind == "record":
        found = [_content(value) for value in values]
        children = [
            array_of(child, [None if each is None else each[name] for each in found])
            for name, child in zip(shape.names, shape.children, strict=True)
        ]
        return _struct(shape, children, found)
    if shape.kind == "array":
        items = [item for value in values for item in value or ()]
        return nested(shape.arrow, values, array_of(shape.children[0], items))
    if shape.kind == "map":
        keys = pa.array([key for value in values for key in value or ()], pa.string())
        items = [item for value in values for item in (value or {}).values()]
        made = array_of(shape.children[0], items)
        return nested(shape.arrow, values, entries(shape.arrow, keys, made))
    return _scalar(shape, [_content(value) for value in values])


def _content(value: Any) -> Any:
    """A value without the name that fastavro gives it in a union (``return_named_type``)."""
    return value[1] if isinstance(value, tuple) else value


def _nulls(values: list[Any]) -> pa.Array | None:
    return pa.array([value is None for value in values]) if None in values else None


def _struct(shape: Shape, children: list[pa.Array], values: list[Any]) -> pa.StructArray:
    if not children:
        mask = None if None not in values else pa.array([value is not None for value in values])
        valid = None if mask is None else mask.buffers()[1]
        return pa.Array.from_buffers(shape.arrow, len(values), [valid])
    return pa.StructArray.from_arrays(children, fields=list(shape.arrow), mask=_nulls(values))


def _union(shape: Shape, values: list[Any]) -> pa.StructArray:
    branches = [child.type for child in shape.children]
    columns: list[list[Any]] = [[None] * len(values) for _ in branches]
    for row, value in enumerate(values):
        if value is not None:
            columns[branch_of(branches, value)][row] = value
    children = [
        array_of(child, column) for child, column in zip(shape.children, columns, strict=True)
    ]
    return _struct(shape, children, values)


_KINDS: dict[type, tuple[str, ...]] = {
    bool: ("boolean",),
    int: ("long", "int"),
    float: ("double", "float"),
    bytes: ("bytes", "fixed"),
    str: ("string", "enum"),
    list: ("array",),
    dict: ("map", "record"),
}


def branch_of(branches: list[Type], value: Any) -> int:
    """Which branch of a union a value is of that fastavro read."""
    if isinstance(value, tuple):
        for index, branch in enumerate(branches):
            if branch.name == value[0]:
                return index
        value = value[1]
    for kind in _KINDS[type(value)]:
        for index, branch in enumerate(branches):
            if branch.kind == kind and (
                kind != "record" or value.keys() == {field.name for field in branch.fields}
            ):
                return index
    raise UnrepresentableError(f"no branch of the union for a value of {type(value).__name__}")


def has_merged(branches: list[Type]) -> bool:
    """Whether a union has branches that :func:`branch_of` does not tell apart."""
    kinds = {branch.kind for branch in branches}
    return any(kinds.issuperset(pair) for pair in MERGED)


# --- scalars -------------------------------------------------------------------------------------


def _scalar(shape: Shape, values: list[Any]) -> pa.Array:
    declared = shape.type
    if declared.logical == "decimal":
        return _decimals(shape.arrow, [_as_bytes(value) for value in values])
    if declared.kind in ("bytes", "fixed"):
        found = [_as_bytes(value) for value in values]
        if declared.logical == "uuid":
            texts = [None if each is None else str(uuid.UUID(bytes=each)) for each in found]
            return pa.array(texts, pa.string())
        return pa.array(found, pa.binary())
    limit = _TIME_LIMITS.get(declared.logical)
    if limit is not None:
        for value in values:
            if value is not None and not 0 <= value < limit:
                raise UnrepresentableError(f"{declared.logical} {value}, expected 0 to {limit - 1}")
    storage = _STORAGE.get(declared.kind, shape.arrow)
    try:
        made = pa.array(values, storage)
    except (pa.ArrowInvalid, pa.ArrowTypeError, OverflowError) as error:
        raise UnrepresentableError(str(error)) from None
    return made if storage == shape.arrow else made.view(shape.arrow)


_STORAGE = {"int": pa.int32(), "long": pa.int64()}


def _as_bytes(value: Any) -> bytes | None:
    """Bytes; those of a default are text, a character a byte (*Complex Types, Records*)."""
    if isinstance(value, str):
        try:
            return value.encode("latin-1")
        except UnicodeEncodeError:
            raise UnrepresentableError("a default of bytes has characters above U+00FF") from None
    found: bytes | None = value
    return found


def _decimals(arrow: pa.DataType, values: list[bytes | None]) -> pa.Array:
    width = arrow.byte_width
    limit = 10**arrow.precision
    stored = bytearray()
    for value in values:
        number = int.from_bytes(value or b"", "big", signed=True)
        if abs(number) >= limit:
            raise UnrepresentableError(
                f"a decimal of {len(str(abs(number)))} digits, expected at most {arrow.precision}"
            )
        stored += number.to_bytes(width, "little", signed=True)
    valid = pa.array([value is not None for value in values], pa.bool_()).buffers()[1]
    return pa.Array.from_buffers(arrow, len(values), [valid, pa.py_buffer(bytes(stored))])


# --- JSON text of repeated records ---------------------------------------------------------------


def _json_text(declared: Type, value: Any) -> str | None:
    if value is None:
        return None
    return json.dumps(_json(declared, value), ensure_ascii=False, separators=(",", ":"))


def _json(declared: Type, value: Any) -> Any:
    """A value in the JSON encoding of Avro's specification."""
    if declared.kind == "union":
        if value is None:
            return None
        branches = [branch for branch in declared.branches if branch.kind != "null"]
        branch = branches[branch_of(branches, value)]
        return {branch.label: _json(branch, value)}
    content = _content(value)
    if declared.kind == "record":
        return {each.name: _json(each.type, content[each.name]) for each in declared.fields}
    if declared.kind == "array":
        return [_json(declared.item, item) for item in content]
    if declared.kind == "map":
        return {key: _json(declared.item, item) for key, item in content.items()}
    if isinstance(content, bytes):
        return content.decode("latin-1")
    return content
