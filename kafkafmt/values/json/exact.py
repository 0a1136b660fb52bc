"""JSON documents of one shape as values that Arrow takes: msgspec reads them.

Strategy: msgspec reads objects as dictionaries with the members of the shape; others are left out,
missing ones are null. Where a schema says no single type, the node is JSON text: the bytes as they
were written. Python's parser has the last word on what is refused.

Invariant: a number is exact, or it is an error: only a JSON number that the schema says is a double
is rounded to one, as JSON has no other meaning for it.
"""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable, Iterable
from contextlib import suppress
from decimal import Context, Decimal, Inexact, InvalidOperation
from functools import partial
from typing import Any, TypedDict

import pyarrow as pa

from kafkafmt.values.errors import (
    MALFORMED,
    NO_FRAME,
    UNREPRESENTABLE,
    ValueDecodeError,
    load,
)
from kafkafmt.values.json.schema import (
    BOOLEAN,
    BYTES,
    DECIMAL,
    FLOAT,
    INTEGER,
    NULL,
    PAIRS,
    STRING,
)
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Shape


def check_document(body: bytes) -> None:
    """Check that bytes are one JSON document; lone surrogates, which msgspec refuses, pass.

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


Convert = Callable[[Any], Any]


class ExactJson:
    """Reads documents of one shape."""

    def __init__(self, shape: Shape) -> None:
        self._msgspec = load("msgspec", "json")
        self._read = _reader(shape, int | None)
        self._check = _decoder(shape, int | float | None)
        self._read_any = _reader(shape, self._msgspec.Raw)

    def read_document(self, body: bytes) -> Any:
        """Return the value of a document, as Arrow takes it.

        Raises:
            ValueDecodeError: it is not JSON, or not of the shape.
        """
        try:
            body.decode("utf-8")  # msgspec does not look into what it skips
            return self.read(body)
        except (UnicodeDecodeError, ValueDecodeError, RecursionError):
            check_document(body)  # which names what is not JSON
            raise

    def read(self, body: bytes) -> Any:
        """Return the value of JSON in UTF-8, as Arrow takes it.

        Raises:
            ValueDecodeError: (``unrepresentable``) it is not of the shape.
        """
        try:
            try:
                return self._read(body)
            except self._msgspec.ValidationError:  # an integer may be written as 1.0 or 1e2
                self._check(body)
                return self._read_any(body)
        except self._msgspec.ValidationError as error:
            raise ValueDecodeError(UNREPRESENTABLE, str(error)) from None
        except (self._msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ValueDecodeError(UNREPRESENTABLE, f"no text of Unicode: {error}") from None


def _reader(shape: Shape, integer: Any) -> Convert:
    """Return a function that reads a value for Arrow; ``integer`` is msgspec's integer type."""
    decode, convert = _decoder(shape, integer), _converter(shape, integer)
    return decode if convert is None else lambda body: convert(decode(body))


def _decoder(shape: Shape, integer: Any) -> Convert:
    decode: Convert = load("msgspec", "json").json.Decoder(_python_type(shape, integer)).decode
    return decode


def _python_type(shape: Shape, integer: Any) -> Any:
    """Return msgspec's type of a node; ``integer`` is the type of integers."""
    if shape.kind == STRUCT:
        types = [_python_type(child, integer) for child in shape.children]
        if _is_dictionary(shape):
            members = dict(zip(shape.names, types, strict=True))
            return TypedDict("Members", members, total=False) | None  # type: ignore[operator]
        fields = [(f"f{index}", kind, None) for index, kind in enumerate(types)]
        names = {field: name for (field, *_), name in zip(fields, shape.names, strict=True)}
        return load("msgspec", "json").defstruct("Members", fields, rename=names) | None
    if shape.kind == LIST:
        return list[_python_type(shape.children[0], integer)] | None  # type: ignore[misc]
    if shape.kind == MAP:
        return dict[str, _python_type(shape.children[1], integer)] | None  # type: ignore[misc]
    if shape.kind == PAIRS:
        key, item = (_python_type(child, integer) for child in shape.children)
        return list[tuple[key, item]] | None  # type: ignore[valid-type]
    if shape.kind == INTEGER:
        return integer
    return load("msgspec", "json").Raw if _is_raw(shape) else _SCALARS[shape.kind]


def _is_dictionary(shape: Shape) -> bool:
    """Return whether an object is read as a dictionary; msgspec 0.22 misses other names in one."""
    return all(map(str.isascii, shape.names))


def _is_raw(shape: Shape) -> bool:
    return shape.kind in (JSON_TEXT, DECIMAL) or shape.arrow == pa.float32()


_SCALARS: dict[str, Any] = {
    FLOAT: float | None,
    STRING: str | None,
    BOOLEAN: bool | None,
    BYTES: bytes | None,
    NULL: None,
}


def _converter(shape: Shape, integer: Any) -> Convert | None:
    """Return a conversion of msgspec's value for Arrow; ``None`` if it needs none."""
    convert = _converter_of_some(shape, integer)
    return None if convert is None else lambda value: None if value is None else convert(value)


def _converter_of_some(shape: Shape, integer: Any) -> Convert | None:
    converters = [_converter(child, integer) for child in shape.children]
    if shape.kind == STRUCT:
        pairs = zip(shape.names, converters, strict=True)
        members = {name: convert for name, convert in pairs if convert is not None}
        convert = partial(_with_converted, members) if members else same
        if _is_dictionary(shape):
            return convert if members else None
        fields = {name: f"f{index}" for index, name in enumerate(shape.names)}
        return lambda value: convert({name: getattr(value, fields[name]) for name in fields})
    if shape.kind == LIST:
        (item,) = converters
        return None if item is None else lambda value: [item(element) for element in value]
    if shape.kind in (MAP, PAIRS):
        key, other = (convert or same for convert in converters)
        if shape.kind == MAP:
            return lambda value: [(name, other(found)) for name, found in value.items()]
        return lambda value: distinct((key(name), other(found)) for name, found in value)
    if _is_raw(shape) or (shape.kind == INTEGER and integer is load("msgspec", "json").Raw):
        read = _RAW.get(shape.kind) or partial(_decimal, shape.arrow)
        return lambda value: None if (raw := bytes(value)) == b"null" else read(raw)
    return None


def _with_converted(members: dict[str, Convert], value: dict[str, Any]) -> dict[str, Any]:
    for name, convert in members.items():
        if name in value:
            value[name] = convert(value[name])
    return value


def distinct(pairs: Iterable[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Return the pairs of a map: of equal keys, which may be lists, the last value counts."""
    return list({repr(_in_order(pair[0])): pair for pair in pairs}.values())


def _in_order(value: Any) -> Any:
    """Sort the members of a value that are not null by their names."""
    if isinstance(value, dict):
        there = ((name, member) for name, member in value.items() if member is not None)
        return {name: _in_order(member) for name, member in sorted(there)}
    return list(map(_in_order, value)) if isinstance(value, (list, tuple)) else value


def same(value: Any) -> Any:
    """Return the conversion of a value that Arrow takes as it is."""
    return value


def _integer(raw: bytes) -> int:
    """Return an integer, also one that is written with a fraction of zeroes or with an exponent."""
    with suppress(InvalidOperation):  # an exponent beyond all bounds
        number = Decimal(raw.decode())
        if not number:
            return 0
        if 0 <= number.adjusted() < 19 and number == int(number):
            return int(number)
    raise ValueDecodeError(UNREPRESENTABLE, f"{raw[:40].decode()}, expected an integer")


def _float(raw: bytes) -> float:
    """Return a number of which a float is made by rounding once, as Java does.

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
    """Decode Base64 of the unscaled number, or a number (``decimal.format`` of Connect)."""
    if not raw.startswith(b'"'):
        bounds = Context(prec=arrow.precision, traps=[InvalidOperation, Inexact])
        try:  # pyarrow 26 crashes at 1e-999999999
            return Decimal(raw.decode()).quantize(Decimal((0, (1,), -arrow.scale)), context=bounds)
        except (InvalidOperation, Inexact):
            reason = f"{raw[:40]!r} is not a decimal of scale {arrow.scale}"
            raise ValueDecodeError(UNREPRESENTABLE, reason) from None
    msgspec = load("msgspec", "json")
    try:
        unscaled = int.from_bytes(msgspec.json.decode(raw, type=bytes), "big", signed=True)
    except msgspec.DecodeError as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"a decimal: {error}") from None
    if abs(unscaled) >= 10**arrow.precision:
        raise ValueDecodeError(UNREPRESENTABLE, f"a decimal of more than {arrow.precision} digits")
    digits = Decimal(unscaled).as_tuple()
    return Decimal((digits.sign, digits.digits, -arrow.scale))


_RAW: dict[str, Convert] = {INTEGER: _integer, FLOAT: _float, JSON_TEXT: bytes.decode}
"""What reads the bytes of a node; a decimal's needs its type."""
