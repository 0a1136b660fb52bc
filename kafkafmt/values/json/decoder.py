"""The decoder of JSON values: checked text, columns by a JSON Schema, or Connect's envelopes.

Strategy: a value is one JSON document, which msgspec reads. Connect's values carry a schema: that
of the first value is the reader's, and another one is compared once. Null and missing members read
as the default of the value's schema, as ``replace.null.with.default`` does unless a converter sets
it.

Rules: Kafka's ``JsonConverter`` and ``JsonSchema``; logical types, those of Debezium too, go by the
schema's ``name``.

Invariant: as many rows come out as went in, each by its own bytes alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pyarrow as pa

from kafkafmt._base import texts
from kafkafmt.values.decoding import Decoded, Writer, one_by_one, without_prefix
from kafkafmt.values.errors import (
    MALFORMED,
    NO_FRAME,
    UNRESOLVABLE,
    SchemaError,
    ValueDecodeError,
    load,
)
from kafkafmt.values.json import schema as kinds
from kafkafmt.values.json.exact import ExactJson, check_document, distinct, same
from kafkafmt.values.shape import (
    LIST,
    MAP,
    MAX_DEPTH,
    STRUCT,
    NodeCount,
    Shape,
    list_of,
    map_of,
)


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
    "int8": (kinds.INTEGER, pa.int8()),
    "int16": (kinds.INTEGER, pa.int16()),
    "int32": (kinds.INTEGER, pa.int32()),
    "int64": (kinds.INTEGER, pa.int64()),
    "float": (kinds.FLOAT, pa.float32()),
    "double": (kinds.FLOAT, pa.float64()),
    "boolean": (kinds.BOOLEAN, pa.bool_()),
    "string": (kinds.STRING, pa.string()),
    "bytes": (kinds.BYTES, pa.binary()),
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
        self._envelope = envelope_decoder()
        self._shape = shape_of(_document(schema))
        self.type: pa.DataType = self._shape.arrow
        self._payload = ExactJson(self._shape)
        self._known: dict[bytes, str | _Filled] = {}

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls; each value has its schema in it."""
        return one_by_one(without_prefix(bodies, skip), self._read, self.type)

    def _read(self, body: bytes) -> Any:
        schema, payload = split(self._envelope, body)
        is_null = payload == b"null"
        filled = self._filled(schema)
        if isinstance(filled, str):
            if is_null:
                return None
            raise ValueDecodeError(UNRESOLVABLE, filled)
        return filled(None if is_null else self._payload.read(payload))

    def _filled(self, schema: bytes) -> str | _Filled:
        """Return a function that sets a schema's defaults, or the reason why none can."""
        if schema not in self._known:
            if len(self._known) > _MAX_SCHEMAS:
                self._known.clear()
            try:
                document = _document(schema)
                difference = _difference(shape_of(document), self._shape, "payload")
                self._known[schema] = difference or _filled(document, self._shape)
            except (SchemaError, ValueDecodeError) as error:
                self._known[schema] = error.reason
        return self._known[schema]


_MAX_SCHEMAS = 1_000
"""Schemas whose comparison is kept."""


def envelope_decoder() -> Any:
    """Return a decoder of envelopes, which leaves both members as they are."""
    msgspec = load("msgspec", "json")
    envelope = msgspec.defstruct(
        "Envelope",
        [("schema", msgspec.Raw), ("payload", msgspec.Raw)],
        forbid_unknown_fields=True,
    )
    return msgspec.json.Decoder(envelope)


def split(decoder: Any, body: bytes) -> tuple[bytes, bytes]:
    """Return the schema and the payload of a value.

    Raises:
        ValueDecodeError: it is not JSON, or not an object of just these two.
    """
    msgspec = load("msgspec", "json")
    try:
        envelope = decoder.decode(body)
    except msgspec.ValidationError as error:
        raise ValueDecodeError(NO_FRAME, f"no object of schema and payload: {error}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        kind = MALFORMED if body else NO_FRAME
        raise ValueDecodeError(kind, f"not JSON: {error}") from None
    return bytes(envelope.schema), bytes(envelope.payload)


def first_schema(values: list[bytes | None]) -> bytes:
    """Return the schema of the first value that has one.

    Raises:
        SchemaError: none has.
    """
    decoder = envelope_decoder()
    for value in values:
        try:
            schema, _ = split(decoder, value or b"")
            shape_of(_document(schema))
        except (ValueDecodeError, SchemaError):
            continue
        return schema
    raise SchemaError(f"none of the first {len(values)} values is an object of schema and payload")


def _document(schema: bytes) -> Any:
    try:
        return texts.parsed(schema)
    except ValueError as error:
        raise SchemaError(f"the schema is not JSON: {error}") from None


def shape_of(schema: Any) -> Shape:
    """Return the shape of a schema of Connect.

    Raises:
        SchemaError: it is none.
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
        return kinds.object_of(names, [_shape(field, depth + 1, count) for field in fields])
    if kind == "array":
        return list_of(_shape(schema.get("items"), depth + 1, count))
    if kind == "map":
        key = _shape(schema.get("keys"), depth + 1, count)
        item = _shape(schema.get("values"), depth + 1, count)
        return map_of(key, item, kind=MAP if key.kind == kinds.STRING else kinds.PAIRS)
    if kind == "bytes" and name == _DECIMAL:
        return Shape(kinds.DECIMAL, _decimal_type(schema))
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
    """Return a function that sets the defaults of a schema; :func:`same` without any.

    Raises:
        ValueDecodeError: a default is not of its type, so that no converter reads the values.
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
    elif reader.kind in (MAP, kinds.PAIRS):
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
