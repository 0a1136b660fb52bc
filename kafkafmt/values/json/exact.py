"""The decoder of JSON values: checked text, columns by a JSON Schema, or Connect's envelopes.

Strategy: msgspec reads a document, objects as dictionaries with the members of the shape; others
are left out, missing ones are null. Where a schema has no single type, the node is JSON text: the
bytes as they were written. Python's parser decides about refused values. Connect's values
carry a schema: that of the first value is the reader's, and another one is compared once. Null and
missing members read as the default of the value's schema, as ``replace.null.with.default`` does
unless a converter sets it.

Rules: Kafka's ``JsonConverter`` and ``JsonSchema``; logical types, those of Debezium too, go by the
schema's ``name``.

Invariant: as many rows come out as went in, each by its own bytes alone. A number is exact, or it
is an error: only a JSON number that the schema says is a double is rounded to one, as JSON has no
other meaning for it.
"""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable, Iterable
from contextlib import suppress
from decimal import Context, Decimal, Inexact, InvalidOperation
from functools import cache, lru_cache, partial
from typing import Any, TypedDict

import pyarrow as pa

from kafkafmt._base import texts
from kafkafmt.values.decoding import Decoded, Writer, one_by_one, without_prefix
from kafkafmt.values.errors import (
    MALFORMED,
    NO_FRAME,
    UNREPRESENTABLE,
    UNRESOLVABLE,
    SchemaError,
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
    object_shape,
)
from kafkafmt.values.shape import (
    JSON_TEXT,
    LIST,
    MAP,
    MAX_DEPTH,
    STRUCT,
    Convert,
    NodeCount,
    Shape,
    container_conversion,
    converter,
    list_shape,
    map_shape,
)


def check_document(body: bytes) -> None:
    """Check for exactly one JSON document; lone surrogates, refused by msgspec, pass.

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
    """Return a function for reading a value for Arrow; ``integer`` is msgspec's integer type."""
    decode, convert = _decoder(shape, integer), converter(shape, partial(_node_conversion, integer))
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


def _node_conversion(integer: Any, shape: Shape, parts: list[Convert | None]) -> Convert | None:
    """Return the conversion of msgspec's value of a node; ``integer`` is its integer type."""
    if shape.kind == STRUCT and not _is_dictionary(shape):
        convert = container_conversion(shape, parts) or same
        fields = {name: f"f{index}" for index, name in enumerate(shape.names)}
        return lambda value: convert({name: getattr(value, fields[name]) for name in fields})
    if shape.kind in (STRUCT, LIST, MAP):
        return container_conversion(shape, parts)
    if shape.kind == PAIRS:
        key, item = (part or same for part in parts)
        return lambda value: distinct((key(name), item(found)) for name, found in value)
    if _is_raw(shape) or (shape.kind == INTEGER and integer is load("msgspec", "json").Raw):
        read = _RAW.get(shape.kind) or partial(_decimal, shape.arrow)
        return lambda value: None if (raw := bytes(value)) == b"null" else read(raw)
    return None


def distinct(pairs: Iterable[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Return the pairs of a map; of several equal keys (lists, too), the last value counts."""
    return list({repr(_in_order(pair[0])): pair for pair in pairs}.values())


def _in_order(value: Any) -> Any:
    """Sort the members of a value by name, leaving out null ones."""
    if isinstance(value, dict):
        there = ((name, member) for name, member in value.items() if member is not None)
        return {name: _in_order(member) for name, member in sorted(there)}
    return list(map(_in_order, value)) if isinstance(value, (list, tuple)) else value


def same(value: Any) -> Any:
    """Return the value unchanged: a conversion for values in Arrow's own form."""
    return value


def _integer(raw: bytes) -> int:
    """Return an integer; a fraction of zeroes and an exponent are accepted, too."""
    with suppress(InvalidOperation):  # an exponent beyond all bounds
        number = Decimal(raw.decode())
        if not number:
            return 0
        if 0 <= number.adjusted() < 19 and number == int(number):
            return int(number)
    raise ValueDecodeError(UNREPRESENTABLE, f"{raw[:40].decode()}, expected an integer")


def _float(raw: bytes) -> float:
    """Return a double giving the nearest float when rounded once more, as in Java.

    Of the two doubles around an inexact number, it is the one with the last bit set: it lies on the
    same side of the middle between two floats.
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


class JsonTextDecoder:
    """Decodes into text: the value as it is, if it is one JSON document."""

    type = pa.string()

    def __init__(self) -> None:
        msgspec = load("msgspec", "json")
        self._error = msgspec.DecodeError
        self._decode = msgspec.json.Decoder(msgspec.Raw).decode

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls; a schema is not needed."""
        bodies = without_prefix(bodies, skip)
        try:
            texts = bodies.cast(pa.string())
            for body in bodies.to_pylist():
                self._check(body)
        except (pa.ArrowInvalid, ValueDecodeError):  # some of it is not UTF-8, or no document
            return one_by_one(bodies, _read_text, self.type)
        return Decoded(texts, [])

    def _check(self, body: bytes) -> None:
        try:
            self._decode(body)
        except (self._error, RecursionError):  # msgspec alone refuses lone surrogates
            check_document(body)


def _read_text(body: bytes) -> str:
    check_document(body)
    return body.decode("utf-8")


class JsonSchemaDecoder:
    """Decodes into the type of a shape."""

    def __init__(self, shape: Shape) -> None:
        self.type: pa.DataType = shape.arrow
        self._read = ExactJson(shape).read_document

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls. The reader's schema is used for all."""
        return one_by_one(without_prefix(bodies, skip), self._read, self.type)


_TYPES: dict[str, tuple[str, pa.DataType]] = {
    "int8": (INTEGER, pa.int8()),
    "int16": (INTEGER, pa.int16()),
    "int32": (INTEGER, pa.int32()),
    "int64": (INTEGER, pa.int64()),
    "float": (FLOAT, pa.float32()),
    "double": (FLOAT, pa.float64()),
    "boolean": (BOOLEAN, pa.bool_()),
    "string": (STRING, pa.string()),
    "bytes": (BYTES, pa.binary()),
}
_LOGICAL: dict[tuple[str, str], pa.DataType] = {
    ("int32", "org.apache.kafka.connect.data.Date"): pa.date32(),
    ("int32", "org.apache.kafka.connect.data.Time"): pa.time32("ms"),
    ("int64", "org.apache.kafka.connect.data.Timestamp"): pa.timestamp("ms", "UTC"),
    ("int32", "io.debezium.time.Date"): pa.date32(),
    ("int32", "io.debezium.time.Time"): pa.time32("ms"),
    ("int64", "io.debezium.time.MicroTime"): pa.time64("us"),
    ("int64", "io.debezium.time.NanoTime"): pa.time64("ns"),
    ("int64", "io.debezium.time.Timestamp"): pa.timestamp("ms"),
    ("int64", "io.debezium.time.MicroTimestamp"): pa.timestamp("us"),
    ("int64", "io.debezium.time.NanoTimestamp"): pa.timestamp("ns"),
}
_DECIMAL = "org.apache.kafka.connect.data.Decimal"
_DECIMAL_PRECISION = 38  # Connect's decimals have none


class ConnectDecoder:
    """Decodes into the type of one schema.

    Args:
        schema: the JSON text of the ``schema`` member that is the reader's.

    Raises:
        SchemaError: it is not a schema of Connect.
    """

    def __init__(self, schema: bytes) -> None:
        self._shape = derive_shape(_document(schema))
        self.type: pa.DataType = self._shape.arrow
        self._payload = ExactJson(self._shape)
        self._filled = lru_cache(_MAX_SCHEMAS)(self._filled_or_refused)

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls; each value has its schema in it."""
        return one_by_one(without_prefix(bodies, skip), self._read, self.type)

    def _read(self, body: bytes) -> Any:
        schema, payload = split(body)
        is_null = payload == b"null"
        filled = self._filled(schema)
        if isinstance(filled, str):
            if is_null:
                return None
            raise ValueDecodeError(UNRESOLVABLE, filled)
        return filled(None if is_null else self._payload.read(payload))

    def _filled_or_refused(self, schema: bytes) -> str | _Filled:
        try:
            document = _document(schema)
            difference = _difference(derive_shape(document), self._shape, "payload")
            return difference or _filled(document, self._shape)
        except (SchemaError, ValueDecodeError) as error:
            return error.reason


_MAX_SCHEMAS = 1_000
"""Schemas whose comparison is kept."""


@cache
def _envelope_decoder() -> Any:
    """Return a decoder of envelopes, leaving both members undecoded."""
    msgspec = load("msgspec", "json")
    envelope = msgspec.defstruct(
        "Envelope", [("schema", msgspec.Raw), ("payload", msgspec.Raw)], forbid_unknown_fields=True
    )
    return msgspec.json.Decoder(envelope)


def split(body: bytes) -> tuple[bytes, bytes]:
    """Return the schema and the payload of a value.

    Raises:
        ValueDecodeError: it is not JSON, or not an object of just these two.
    """
    msgspec = load("msgspec", "json")
    try:
        envelope = _envelope_decoder().decode(body)
    except msgspec.ValidationError as error:
        raise ValueDecodeError(NO_FRAME, f"no object of schema and payload: {error}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        kind = MALFORMED if body else NO_FRAME
        raise ValueDecodeError(kind, f"not JSON: {error}") from None
    return bytes(envelope.schema), bytes(envelope.payload)


def first_schema(values: list[bytes | None]) -> bytes:
    """Return the schema of the first value with one.

    Raises:
        SchemaError: no value has one.
    """
    for value in values:
        try:
            schema, _ = split(value or b"")
            derive_shape(_document(schema))
        except (ValueDecodeError, SchemaError):
            continue
        return schema
    raise SchemaError(f"none of the first {len(values)} values is an object of schema and payload")


def _document(schema: bytes) -> Any:
    try:
        return texts.parsed(schema)
    except ValueError as error:
        raise SchemaError(f"the schema is not JSON: {error}") from None


def derive_shape(schema: Any) -> Shape:
    """Return the shape of a schema of Connect.

    Raises:
        SchemaError: it is not such a schema.
    """
    return _shape(schema, 0, NodeCount())


def _shape(schema: Any, depth: int, count: NodeCount) -> Shape:
    count.add()
    if depth > MAX_DEPTH:
        raise SchemaError(f"the schema has more than {MAX_DEPTH} levels")
    kind = schema.get("type") if isinstance(schema, dict) else None
    name = schema.get("name") if isinstance(schema, dict) else None
    if kind == "struct":
        fields = schema.get("fields")
        names = [member.get("field", "") for member in _objects(fields)]
        if not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
            raise SchemaError(f"the fields of struct {name!r} have no names of their own")
        return object_shape(names, [_shape(field, depth + 1, count) for field in fields])
    if kind == "array":
        return list_shape(_shape(schema.get("items"), depth + 1, count))
    if kind == "map":
        key = _shape(schema.get("keys"), depth + 1, count)
        item = _shape(schema.get("values"), depth + 1, count)
        return map_shape(key, item, kind=MAP if key.kind == STRING else PAIRS)
    if kind == "bytes" and name == _DECIMAL:
        return Shape(DECIMAL, _decimal_type(schema))
    if not isinstance(kind, str) or kind not in _TYPES:
        raise SchemaError(f"expected a schema of Connect, found {str(schema)[:80]}")
    shape_kind, arrow = _TYPES[kind]
    return Shape(shape_kind, _LOGICAL.get((kind, str(name)), arrow))


def _objects(value: Any) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise SchemaError("the fields of a struct are not a list of objects")
    return value


def _decimal_type(schema: dict[str, Any]) -> pa.DataType:
    parameters = schema.get("parameters")
    text = parameters.get("scale") if isinstance(parameters, dict) else None
    if not isinstance(text, str) or not text.isdecimal() or int(text) > _DECIMAL_PRECISION:
        raise SchemaError(f"a decimal of scale {text!r}, expected 0 to {_DECIMAL_PRECISION}")
    return pa.decimal128(_DECIMAL_PRECISION, int(text))


_Filled = Callable[[Any], Any]
"""Makes of a value as Arrow takes it, or of null, the value with the defaults of its schema."""


def _filled(schema: Any, reader: Shape) -> _Filled:
    """Return a function for filling in the defaults of a schema; :func:`same` without any.

    Raises ValueDecodeError for a default of another type: no converter reads the values then.
    """
    inside, default = _filled_inside(schema, reader), schema.get("default")
    if default is None and inside is same:
        return same
    if default is not None:
        default = inside(ExactJson(reader).read(json.dumps(default).encode()))
    return lambda value: default if value is None else inside(value)


def _filled_inside(schema: Any, reader: Shape) -> _Filled:
    if reader.kind == STRUCT:
        shapes = dict(zip(reader.names, reader.children, strict=True))
        named = {
            field["field"]: _filled(field, shapes[field["field"]])
            for field in schema["fields"]
            if field["field"] in shapes
        }
        named = {name: filled for name, filled in named.items() if filled is not same}
        if named:
            return lambda value: (
                value | {name: convert(value.get(name)) for name, convert in named.items()}
            )
    elif reader.kind == LIST and (item := _filled(schema["items"], reader.children[0])) is not same:
        return lambda value: list(map(item, value))
    elif reader.kind in (MAP, PAIRS):
        parts = zip((schema["keys"], schema["values"]), reader.children, strict=True)
        key, item = (_filled(part, child) for part, child in parts)
        if key is not same or item is not same:
            return lambda value: distinct((key(name), item(found)) for name, found in value)
    return same


_WIDER = {
    pa.int8(): (pa.int16(), pa.int32(), pa.int64()),
    pa.int16(): (pa.int32(), pa.int64()),
    pa.int32(): (pa.int64(),),
    pa.float32(): (pa.float64(),),
}


def _difference(writer: Shape, reader: Shape, path: str) -> str | None:
    """Why one shape's values cannot be read as the other's; ``None`` if they can."""
    if writer.kind != reader.kind:
        return f"{path} was written as {writer.arrow}, expected {reader.arrow}"
    if reader.kind == STRUCT:
        written = dict(zip(writer.names, writer.children, strict=True))
        pairs = [
            (f"{path}.{name}", written[name], child)
            for name, child in zip(reader.names, reader.children, strict=True)
            if name in written
        ]
    elif reader.children:
        pairs = [
            (f"{path}[]", *both) for both in zip(writer.children, reader.children, strict=True)
        ]
    else:
        is_read = writer.arrow == reader.arrow or reader.arrow in _WIDER.get(writer.arrow, ())
        return None if is_read else f"{path} was written as {writer.arrow}, not {reader.arrow}"
    return next(
        (difference for pair in pairs if (difference := _difference(pair[1], pair[2], pair[0]))),
        None,
    )
