"""Values of Avro as values that Arrow takes, and the defaults of a reader's schema.

Strategy: the exact engine reads numbers, bytes and text, and the shape gives them their meaning. A
default becomes what would have been read. A converter is made once for each node of the shape;
where there is nothing to convert, there is none.

Invariant: a value that its Arrow type cannot hold is an error; no value is rounded or cut.
"""

from __future__ import annotations

import json
import math
import uuid
from collections.abc import Callable
from decimal import Context, Decimal
from typing import Any

from kafkafmt.values.avro.schema import Type
from kafkafmt.values.avro.shape import UNION
from kafkafmt.values.errors import UNREPRESENTABLE, UNRESOLVABLE, ValueDecodeError
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Shape

Convert = Callable[[Any], Any]

_TIME_LIMITS = {"time-millis": 86_400_000, "time-micros": 86_400_000_000}
_EXACT = Context(prec=100)
"""For decimals, which have at most 76 digits."""


def converter(shape: Shape) -> Convert | None:
    """What makes of a value that was read one that Arrow takes; ``None`` where it is one.

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


def _record(shape: Shape) -> Convert | None:
    of_members = zip(shape.names, map(converter, shape.children), strict=True)
    converted = [(name, convert) for name, convert in of_members if convert is not None]
    if not converted:
        return None
    return lambda value: value | {name: convert(value[name]) for name, convert in converted}


def _union(shape: Shape) -> Convert:
    branches = [
        place for place, branch in enumerate(shape.source.branches) if branch.kind != "null"
    ]
    members = {
        place: (name, converter(child))
        for place, name, child in zip(branches, shape.names, shape.children, strict=True)
    }

    def read(value: tuple[int, Any]) -> dict[str, Any]:
        place, content = value
        name, convert = members[place]
        return {name: content if convert is None else convert(content)}

    return read


# --- defaults ------------------------------------------------------------------------------------


def default_of(declared: Type, value: Any) -> Any:
    """A default of the JSON as the value that it means (*Complex Types, Records*).

    That of a union is of the first branch that it fits. A record may leave out members that have
    defaults of their own.

    Raises:
        ValueDecodeError: it is not a value of its type.
    """
    if declared.kind == "union":
        return _default_of_union(declared, value)
    fits = _fits(declared, value)
    if not fits or (declared.kind == "enum" and value not in declared.symbol_set):
        raise ValueDecodeError(UNRESOLVABLE, f"a default of {declared.label}: {str(value)[:40]!r}")
    if declared.kind == "record":
        members = {}
        for member in declared.fields:
            if member.name not in value and not member.has_default:
                raise ValueDecodeError(UNRESOLVABLE, f"a default without the field {member.name!r}")
            members[member.name] = default_of(member.type, value.get(member.name, member.default))
        return members
    if declared.kind == "array":
        return [default_of(declared.item, item) for item in value]
    if declared.kind == "map":
        return {key: default_of(declared.item, item) for key, item in value.items()}
    if declared.kind == "bytes":
        return _as_bytes(value)
    if declared.kind == "fixed":  # Avro Java cuts it, or fills it up
        return _as_bytes(value)[: declared.size].ljust(declared.size, b"\0")
    return float(value) if declared.kind in ("float", "double") else value


def _default_of_union(declared: Type, value: Any) -> Any:
    for place, branch in enumerate(declared.branches):
        if _fits(branch, value):
            found = default_of(branch, value)
            return (place, found) if declared.has_several and found is not None else found
    raise ValueDecodeError(UNRESOLVABLE, f"a default of no branch: {str(value)[:40]!r}")


_DEFAULTS: dict[str, tuple[type, ...]] = {
    "null": (type(None),),
    "boolean": (bool,),
    "int": (int,),
    "long": (int,),
    "float": (int, float),
    "double": (int, float),
    **dict.fromkeys(("string", "bytes", "fixed", "enum"), (str,)),
    "array": (list,),
    **dict.fromkeys(("map", "record"), (dict,)),
}
"""What JSON has as a default of a kind."""
_BITS = {"int": 32, "long": 64}


def _fits(declared: Type, value: Any) -> bool:
    """Whether a default is what JSON has for a type, its members apart."""
    if not isinstance(value, _DEFAULTS[declared.kind]):
        return False
    if type(value) is bool:
        return declared.kind == "boolean"
    bits = _BITS.get(declared.kind)
    return bits is None or -(2 ** (bits - 1)) <= value < 2 ** (bits - 1)


def _as_bytes(text: str) -> bytes:
    """Bytes of a default, which is text: a character a byte."""
    try:
        return text.encode("latin-1")
    except UnicodeEncodeError:
        raise ValueDecodeError(
            UNREPRESENTABLE, "a default of bytes has characters above U+00FF"
        ) from None


# --- scalars -------------------------------------------------------------------------------------


def _scalar(shape: Shape) -> Convert | None:
    declared = shape.source
    if declared.logical == "decimal":
        return lambda value: _decimal(declared, value)
    if declared.logical == "uuid" and declared.kind == "fixed":
        return lambda value: str(uuid.UUID(bytes=value))
    limit = _TIME_LIMITS.get(declared.logical)
    if limit is not None:
        return lambda value: _within(declared.logical, value, limit)
    return None


def _within(logical: str, value: int, limit: int) -> int:
    if not 0 <= value < limit:
        raise ValueDecodeError(UNREPRESENTABLE, f"{logical} {value}, expected 0 to {limit - 1}")
    return value


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
    """A value in the JSON encoding of Avro's specification; Avro Java has text for NaN."""
    if value is None:
        return None
    if declared.kind == "union":
        if declared.has_several:
            place, value = value
            branch = declared.branches[place]
        else:
            branch = next(branch for branch in declared.branches if branch.kind != "null")
        return {branch.label: _json(branch, value)}
    if declared.kind == "record":
        return {field.name: _json(field.type, value[field.name]) for field in declared.fields}
    if declared.kind == "array":
        return [_json(declared.item, item) for item in value]
    if declared.kind == "map":
        return {key: _json(declared.item, item) for key, item in value.items()}
    if isinstance(value, bytes):
        return value.decode("latin-1")
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value
