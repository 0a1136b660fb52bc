"""Values that fastavro read, as values that Arrow takes.

Strategy: fastavro is given schemas without logical types, so its values are numbers, bytes and
text, and the type of the array gives them their meaning. Defaults of a reader's schema are what its
JSON holds, and get the same treatment. A converter is made once for each node of the shape; where
there is nothing to convert, there is none.

Invariant: a value that its Arrow type cannot hold is an error; no value is rounded or cut.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable
from decimal import Context, Decimal
from typing import Any

from kafkafmt.values.avro.schema import RecordField, Type, fastavro_name
from kafkafmt.values.avro.shape import UNION
from kafkafmt.values.errors import UNREPRESENTABLE, UNRESOLVABLE, ValueDecodeError
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Shape

Convert = Callable[[Any], Any]

MERGED = (("int", "long"), ("float", "double"))
"""Branches of one union that Python's values do not tell apart: the second holds both."""

_TIME_LIMITS = {"time-millis": 86_400_000, "time-micros": 86_400_000_000}
_EXACT = Context(prec=100)
"""For decimals, which have at most 76 digits."""


def converter(shape: Shape) -> Convert | None:
    """What makes of fastavro's value one that Arrow takes; ``None`` where it is one.

    What it returns raises ValueDecodeError for a value that does not fit.
    """
    convert = _converter(shape)
    return None if convert is None else lambda value: None if value is None else convert(value)


def _converter(shape: Shape) -> Convert | None:
    if shape.kind == JSON_TEXT:
        return lambda value: _json_text(shape.source, value)
    if shape.kind == UNION:
        return _union(shape)
    if shape.kind == STRUCT:
        return _record(shape)
    if shape.kind == LIST:
        item = converter(shape.children[0])
        return None if item is None else lambda value: [item(element) for element in value]
    if shape.kind == MAP:
        of_item = converter(shape.children[1])
        if of_item is None:
            return lambda value: list(value.items())
        return lambda value: [(key, of_item(element)) for key, element in value.items()]
    return _scalar(shape)


def _content(value: Any) -> Any:
    """A value without the name that fastavro gives it in a union (``return_named_type``)."""
    return value[1] if type(value) is tuple else value


def _record(shape: Shape) -> Convert:
    fields = [
        (declared, converter(child))
        for declared, child in zip(shape.source.fields, shape.children, strict=True)
    ]
    converted = [(member.name, convert) for member, convert in fields if convert is not None]
    names = set(shape.names)

    def read(value: Any) -> dict[str, Any]:
        content = _content(value)
        if content.keys() != names:  # a default that leaves out members
            content = {member.name: member_of(content, member) for member, _ in fields}
        record = dict(content)  # a default is the schema's own
        for name, convert in converted:
            record[name] = convert(record[name])
        return record

    return read


def member_of(record: dict[str, Any], declared: RecordField) -> Any:
    """A member of a record; a record that is a default may leave out those with a default."""
    if declared.name in record:
        return record[declared.name]
    if not declared.has_default:
        raise ValueDecodeError(UNRESOLVABLE, f"a default without the field {declared.name!r}")
    return default_of(declared.type, declared.default)


def default_of(declared: Type, value: Any) -> Any:
    """A default of the JSON, with the names of the branches of unions that fastavro's values have.

    It is of the first branch that it fits (*Complex Types, Records*), so the type of Python's value
    does not tell: bytes are text, and a double may be a whole number.
    """
    if declared.kind == "union":
        for branch in declared.branches:
            if isinstance(value, _DEFAULTS[branch.kind]) and type(value) is not bool:
                found = default_of(branch, value)
                has_several = sum(other.kind != "null" for other in declared.branches) > 1
                return (_name_in_union(branch), found) if has_several else found
    elif declared.kind == "record" and isinstance(value, dict):
        members = {member.name: member for member in declared.fields if member.name in value}
        return value | {
            name: default_of(member.type, value[name]) for name, member in members.items()
        }
    elif declared.kind == "array" and isinstance(value, list):
        return [default_of(declared.item, item) for item in value]
    elif declared.kind == "map" and isinstance(value, dict):
        return {key: default_of(declared.item, item) for key, item in value.items()}
    return value


_DEFAULTS: dict[str, tuple[type, ...]] = {
    "null": (),
    "boolean": (),
    "int": (int,),
    "long": (int,),
    "float": (int, float),
    "double": (int, float),
    **dict.fromkeys(("string", "bytes", "fixed", "enum"), (str,)),
    "array": (list,),
    **dict.fromkeys(("map", "record"), (dict,)),
}
"""What JSON has as a default of a kind; null and booleans are of no other."""


def _name_in_union(branch: Type) -> str:
    return fastavro_name(branch) or branch.kind


def _union(shape: Shape) -> Convert:
    branches = [child.source for child in shape.children]
    converters = [converter(child) for child in shape.children]

    def read(value: Any) -> dict[str, Any]:
        place = branch_of(branches, value)
        content, convert = _content(value), converters[place]
        return {shape.names[place]: content if convert is None else convert(content)}

    return read


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
            if _name_in_union(branch) == value[0]:
                return index
        value = value[1]
    for kind in _KINDS.get(type(value), ()):
        for index, branch in enumerate(branches):
            if branch.kind == kind and (
                kind != "record" or value.keys() == {field.name for field in branch.fields}
            ):
                return index
    raise ValueDecodeError(
        UNREPRESENTABLE, f"no branch of the union for a value of {type(value).__name__}"
    )


def has_merged(branches: list[Type]) -> bool:
    """Whether a union has branches that :func:`branch_of` does not tell apart."""
    kinds = {branch.kind for branch in branches}
    return any(kinds.issuperset(pair) for pair in MERGED)


# --- scalars -------------------------------------------------------------------------------------


def _scalar(shape: Shape) -> Convert | None:
    declared = shape.source
    if declared.logical == "decimal":
        return lambda value: _decimal(declared, _as_bytes(value))
    if declared.kind in ("bytes", "fixed"):
        if declared.logical == "uuid":
            return lambda value: str(uuid.UUID(bytes=_as_bytes(value)))
        return _as_bytes
    limit = _TIME_LIMITS.get(declared.logical)
    if limit is not None:
        return lambda value: _within(declared.logical, value, limit)
    return _content if declared.kind == "enum" else None


def _within(logical: str, value: int, limit: int) -> int:
    if not 0 <= value < limit:
        raise ValueDecodeError(UNREPRESENTABLE, f"{logical} {value}, expected 0 to {limit - 1}")
    return value


def _as_bytes(value: Any) -> bytes:
    """Bytes; those of a default are text, a character a byte (*Complex Types, Records*)."""
    content = _content(value)
    if isinstance(content, str):
        try:
            return content.encode("latin-1")
        except UnicodeEncodeError:
            raise ValueDecodeError(
                UNREPRESENTABLE, "a default of bytes has characters above U+00FF"
            ) from None
    return bytes(content)


def _decimal(declared: Type, value: bytes) -> Decimal:
    number = int.from_bytes(value, "big", signed=True)
    if abs(number) >= 10**declared.precision:
        raise ValueDecodeError(
            UNREPRESENTABLE,
            f"a decimal of more than {declared.precision} digits, which is the schema's precision",
        )
    return Decimal(number).scaleb(-declared.scale, _EXACT)


# --- JSON text of repeated records ---------------------------------------------------------------


def _json_text(declared: Type, value: Any) -> str:
    return json.dumps(_json(declared, value), ensure_ascii=False, separators=(",", ":"))


def _json(declared: Type, value: Any) -> Any:
    """A value in the JSON encoding of Avro's specification."""
    if declared.kind == "union":
        if value is None:
            return None
        branches = [branch for branch in declared.branches if branch.kind != "null"]
        branch = branches[branch_of(branches, value)] if len(branches) > 1 else branches[0]
        return {branch.label: _json(branch, value)}
    content = _content(value)
    if declared.kind == "record":
        return {
            field.name: _json(field.type, member_of(content, field)) for field in declared.fields
        }
    if declared.kind == "array":
        return [_json(declared.item, item) for item in content]
    if declared.kind == "map":
        return {key: _json(declared.item, item) for key, item in content.items()}
    if isinstance(content, bytes):
        return content.decode("latin-1")
    return content
