"""Connect's JSON converter: each value is an object of its schema and its payload.

Source of the rules: Kafka's ``JsonConverter`` and ``JsonSchema``; logical types go by the schema's
``name``, those of Debezium too.

Strategy: the schema of the first value is the reader's. A value with the same bytes of schema needs
no comparison; another schema is compared once.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pyarrow as pa

from kafkafmt.storage import untrusted_json
from kafkafmt.values.decoding import Decoded, Writer, one_by_one, with_judged, without_prefix
from kafkafmt.values.errors import (
    MALFORMED,
    NO_FRAME,
    UNREPRESENTABLE,
    UNRESOLVABLE,
    SchemaError,
    ValueDecodeError,
)
from kafkafmt.values.json import shape as shapes
from kafkafmt.values.json.decoder import plan_of
from kafkafmt.values.json.shape import MAX_COLUMNS, Shape, array_of, python_type
from kafkafmt.values.libraries import load

_TYPES: dict[str, tuple[str, pa.DataType]] = {
    "int8": (shapes.INTEGER, pa.int8()),
    "int16": (shapes.INTEGER, pa.int16()),
    "int32": (shapes.INTEGER, pa.int32()),
    "int64": (shapes.INTEGER, pa.int64()),
    "float": (shapes.FLOAT, pa.float32()),
    "double": (shapes.FLOAT, pa.float64()),
    "boolean": (shapes.BOOLEAN, pa.bool_()),
    "string": (shapes.STRING, pa.string()),
    "bytes": (shapes.BYTES, pa.binary()),
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
_MAX_DEPTH = 64


class ConnectDecoder:
    """Decodes into the type of one schema.

    Args:
        schema: the JSON text of the ``schema`` member that is the reader's.
        is_compiled: whether to use the kernel, if it is there.

    Raises:
        SchemaError: it is not a schema of Connect.
    """

    def __init__(self, schema: bytes, *, is_compiled: bool = True) -> None:
        msgspec = load("msgspec", "json")
        self._msgspec = msgspec
        self._envelope = envelope_decoder()
        self._shape = shape_of(_document(schema))
        self._payload = msgspec.json.Decoder(python_type(self._shape))
        self._judged: dict[bytes, ValueDecodeError | None] = {schema: None}
        self._plan = plan_of(self._shape, schema) if is_compiled else None

    @property
    def type(self) -> pa.DataType:
        """The Arrow type of the schema."""
        return self._shape.arrow

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls; each value has its schema in it."""
        if self._plan is None:
            return self._by_msgspec(without_prefix(bodies, skip))
        array, refused = self._plan.read(bodies, skip)
        return with_judged(array, refused, bodies, skip, self._by_msgspec)

    def _by_msgspec(self, bodies: pa.Array) -> Decoded:
        return one_by_one(bodies, self._read, partial(array_of, self._shape))

    def _read(self, body: bytes) -> Any:
        schema, payload = split(self._envelope, body)
        if payload == b"null":
            return None
        error = self._judge(schema)
        if error is not None:
            raise ValueDecodeError(error.kind, error.reason)
        try:
            return self._payload.decode(payload)
        except self._msgspec.ValidationError as invalid:
            raise ValueDecodeError(UNREPRESENTABLE, str(invalid)) from None
        except UnicodeDecodeError as invalid:
            raise ValueDecodeError(MALFORMED, str(invalid)) from None

    def _judge(self, schema: bytes) -> ValueDecodeError | None:
        """Why values of a schema cannot be read as those of the reader's; ``None`` if they can."""
        if schema not in self._judged:
            if len(self._judged) > _MAX_SCHEMAS:
                self._judged.clear()
            try:
                difference = _difference(shape_of(_document(schema)), self._shape, "payload")
            except SchemaError as error:
                difference = error.reason
            self._judged[schema] = (
                None if difference is None else ValueDecodeError(UNRESOLVABLE, difference)
            )
        return self._judged[schema]


_MAX_SCHEMAS = 1_000
"""Schemas whose comparison is kept."""


def envelope_decoder() -> Any:
    """A decoder of envelopes, which leaves both members as they are."""
    msgspec = load("msgspec", "json")
    envelope = msgspec.defstruct(
        "Envelope",
        [("schema", msgspec.Raw), ("payload", msgspec.Raw)],
        forbid_unknown_fields=True,
    )
    return msgspec.json.Decoder(envelope)


def split(decoder: Any, body: bytes) -> tuple[bytes, bytes]:
    """The schema and the payload of a value.

    Raises:
        ValueDecodeError: it is not JSON, or not an object of just these two.
    """
    msgspec = load("msgspec", "json")
    try:
        found = decoder.decode(body)
    except msgspec.ValidationError as error:
        raise ValueDecodeError(NO_FRAME, f"no object of schema and payload: {error}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        kind = MALFORMED if body else NO_FRAME
        raise ValueDecodeError(kind, f"not JSON: {error}") from None
    return bytes(found.schema), bytes(found.payload)


def first_schema(values: list[bytes | None]) -> bytes:
    """The schema of the first value that has one.

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
        return untrusted_json.parsed(schema)
    except ValueError as error:
        raise SchemaError(f"the schema is not JSON: {error}") from None


def shape_of(schema: Any) -> Shape:
    """The shape of a schema of Connect.

    Raises:
        SchemaError: it is none.
    """
    return _Maker().make(schema, 0)


class _Maker:
    """Counts the nodes."""

    def __init__(self) -> None:
        self._count = 0

    def make(self, schema: Any, depth: int) -> Shape:
        self._count += 1
        if self._count > MAX_COLUMNS or depth > _MAX_DEPTH:
            raise SchemaError(
                f"the schema has more than {MAX_COLUMNS} columns, or {_MAX_DEPTH} levels of them"
            )
        kind = schema.get("type") if isinstance(schema, dict) else None
        name = schema.get("name") if isinstance(schema, dict) else None
        if kind == "struct":
            fields = schema.get("fields")
            names = [each.get("field", "") for each in _objects(fields)]
            if not all(isinstance(each, str) for each in names) or len(set(names)) < len(names):
                raise SchemaError(f"the fields of struct {name!r} have no names of their own")
            return shapes.struct_of(names, [self.make(each, depth + 1) for each in fields])
        if kind == "array":
            return shapes.list_of(self.make(schema.get("items"), depth + 1))
        if kind == "map":
            key = self.make(schema.get("keys"), depth + 1)
            item = self.make(schema.get("values"), depth + 1)
            return shapes.map_of(item) if key.kind == shapes.STRING else shapes.pairs_of(key, item)
        if kind == "bytes" and name == _DECIMAL:
            return shapes.scalar(shapes.DECIMAL, _decimal_type(schema))
        if not isinstance(kind, str) or kind not in _TYPES:
            raise SchemaError(f"expected a schema of Connect, found {str(schema)[:80]}")
        made, arrow = _TYPES[kind]
        return shapes.scalar(made, _LOGICAL.get((kind, str(name)), arrow))


def _objects(found: Any) -> list[dict[str, Any]]:
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise SchemaError("the fields of a struct are not a list of objects")
    return found


def _decimal_type(schema: dict[str, Any]) -> pa.DataType:
    parameters = schema.get("parameters")
    text = parameters.get("scale") if isinstance(parameters, dict) else None
    if not isinstance(text, str) or not text.isdecimal() or int(text) > _DECIMAL_PRECISION:
        raise SchemaError(f"a decimal of scale {text!r}, expected 0 to {_DECIMAL_PRECISION}")
    return pa.decimal128(_DECIMAL_PRECISION, int(text))


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
    if reader.kind == shapes.STRUCT:
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
        (found for pair in pairs if (found := _difference(pair[1], pair[2], pair[0]))), None
    )
