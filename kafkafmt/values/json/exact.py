"""The exact engine for JSON: msgspec reads a value into classes made for the shape.

Strategy: Python's parser has the last word on what a document is. Then msgspec reads it, and its
values become those that Arrow takes. Members that the shape does not have are left out, missing
ones are null. Where a schema says no single type, the node is JSON text: the bytes as they were
written.

Invariant: a number is exact, or it is an error: only a JSON number that the schema says is a double
is rounded to one, as JSON has no other meaning for it.
"""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable, Iterable
from decimal import Decimal, InvalidOperation
from functools import partial
from typing import Any

import pyarrow as pa

from kafkafmt.values.errors import MALFORMED, NO_FRAME, UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.json.kinds import (
    BOOLEAN,
    BYTES,
    DECIMAL,
    FLOAT,
    INTEGER,
    NULL,
    PAIRS,
    STRING,
)
from kafkafmt.values.libraries import load
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Shape


def check_document(body: bytes) -> None:
    """Check that bytes are one JSON document. msgspec alone would refuse lone surrogates.

    Raises:
        ValueDecodeError: they are not.
    """
    if not body:
        raise ValueDecodeError(NO_FRAME, "no bytes, expected a JSON document")
    try:
        json.loads(body.decode("utf-8"), parse_constant=_refuse, parse_int=len, parse_float=len)
    except RecursionError:
        raise ValueDecodeError(UNREPRESENTABLE, "the JSON document nests too deep") from None
    except ValueError as error:
        raise ValueDecodeError(MALFORMED, f"not JSON: {error}") from None


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not a number")


class ExactJson:
    """Reads documents of one shape that :func:`check_document` has passed."""

    def __init__(self, shape: Shape) -> None:
        self._msgspec = load("msgspec", "json")
        self._convert = _converter(shape) or same
        self._decode = self._msgspec.json.Decoder(_python_type(shape)).decode

    def read(self, body: bytes) -> Any:
        """The value, as Arrow takes it.

        Raises:
            ValueDecodeError: (``unrepresentable``) it is not of the shape.
        """
        try:
            return self._convert(self._decode(body))
        except self._msgspec.ValidationError as error:
            raise ValueDecodeError(UNREPRESENTABLE, str(error)) from None
        except (self._msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ValueDecodeError(UNREPRESENTABLE, f"no text of Unicode: {error}") from None


def _python_type(shape: Shape) -> Any:
    """The type that msgspec reads a node as."""
    msgspec = load("msgspec", "json")
    if shape.kind == STRUCT:
        members = [f"f{index}" for index in range(len(shape.names))]
        struct = msgspec.defstruct(
            "Members",
            [
                (member, _python_type(child), msgspec.Raw() if _is_raw(child) else None)
                for member, child in zip(members, shape.children, strict=True)
            ],
            rename=dict(zip(members, shape.names, strict=True)),
        )
        return struct | None
    if shape.kind == LIST:
        return list[_python_type(shape.children[0])] | None  # type: ignore[misc]
    if shape.kind == MAP:
        return dict[str, _python_type(shape.children[1])] | None  # type: ignore[misc]
    if shape.kind == PAIRS:
        key, item = (_python_type(child) for child in shape.children)
        return list[tuple[key, item]] | None  # type: ignore[valid-type]
    return msgspec.Raw if _is_raw(shape) else _SCALARS[shape.kind]


def _is_raw(shape: Shape) -> bool:
    return shape.kind in (JSON_TEXT, DECIMAL) or shape.arrow == pa.float32()


_SCALARS: dict[str, Any] = {
    INTEGER: int | float | None,  # JSON's integers include 1.0
    FLOAT: float | None,
    STRING: str | None,
    BOOLEAN: bool | None,
    BYTES: bytes | None,
    NULL: None,
}


Convert = Callable[[Any], Any]


def _converter(shape: Shape) -> Convert | None:
    """What makes of msgspec's value one that Arrow takes; ``None`` where it is one."""
    convert = _converter_of_some(shape)
    return None if convert is None else lambda value: None if value is None else convert(value)


def _converter_of_some(shape: Shape) -> Convert | None:
    if shape.kind == STRUCT:
        members = [
            (name, f"f{index}", _converter(child))
            for index, (name, child) in enumerate(zip(shape.names, shape.children, strict=True))
        ]
        return lambda value: {
            name: getattr(value, member) if convert is None else convert(getattr(value, member))
            for name, member, convert in members
        }
    if shape.kind == LIST:
        item = _converter(shape.children[0])
        return None if item is None else lambda value: [item(element) for element in value]
    if shape.kind in (MAP, PAIRS):
        key, other = (_converter(child) or same for child in shape.children)
        if shape.kind == MAP:
            return lambda value: [(key(name), other(found)) for name, found in value.items()]
        return lambda value: distinct((key(name), other(found)) for name, found in value)
    if _is_raw(shape):
        read: Convert = bytes.decode if shape.kind == JSON_TEXT else _float
        if shape.kind == DECIMAL:
            read = partial(_decimal, shape.arrow)
        return lambda value: None if (raw := bytes(value)) in (b"", b"null") else read(raw)
    return _integer if shape.kind == INTEGER else None


def distinct(pairs: Iterable[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """The pairs of a map: of equal keys the last value counts. A key may be a struct or a list."""
    return list({repr(pair[0]): pair for pair in pairs}.values())


def same(value: Any) -> Any:
    """The conversion of a value that Arrow takes as it is."""
    return value


def _integer(value: Any) -> int:
    if type(value) is int:
        return value
    if not value.is_integer() or abs(value) > 2**53:
        raise ValueDecodeError(UNREPRESENTABLE, f"{value!r}, expected an integer")
    return int(value)


def _float(raw: bytes) -> float:
    """A number of which a float is made by rounding once, as Java does.

    Of the two doubles around a number that is not one, it is that whose last bit is set: it lies
    on the same side of what is in the middle between two floats.
    """
    if raw[0] not in b"-0123456789":
        raise ValueDecodeError(UNREPRESENTABLE, f"{raw[:40]!r}, expected a number")
    number = float(raw)
    if not number or math.isinf(number) or int.from_bytes(struct.pack("<d", number), "little") & 1:
        return number
    exact = Decimal(raw.decode())
    if exact == number:
        return number
    return math.nextafter(number, math.inf if exact > number else -math.inf)


def _decimal(arrow: pa.DataType, raw: bytes) -> Decimal:
    """Base64 of the unscaled number, or the number itself (``decimal.format`` of Connect)."""
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
