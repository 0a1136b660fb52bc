"""The decoder of Avro, and its exact engine: one value at a time, by two schemas.

The kernel reads most values, the exact engine the refused ones.

Strategy: the bytes are followed along the writer's schema; the reader's type beside it converts a
value for Arrow, or steps over it. Each node has one converter, or none where nothing is to convert.
Where resolution fails, the bytes are followed once more without a reader, so that bytes that
contradict the writer's schema are called malformed.

Rules: the Avro specification, *Schema Resolution*, and ``Resolver.ReaderUnion`` of Avro Java: equal
types come before promotions. Other than there, units of time must match, as scales of decimals do:
else values would be wrong by a power of ten.

Invariant: any bytes give a value or a :class:`ValueDecodeError`; work is linear in the bytes. No
value is rounded or cut.
"""

from __future__ import annotations

import json
import math
import struct
import uuid
from collections.abc import Iterable, Iterator, Sequence
from decimal import Context, Decimal
from functools import cache
from typing import Any

import pyarrow as pa

from kafkafmt.segment.write import unsigned_varint
from kafkafmt.values import shape as shapes
from kafkafmt.values.avro.schema import UNION, RecordField, Type, derive_shape, parse
from kafkafmt.values.decoding import Decoded, Writer
from kafkafmt.values.errors import (
    LEFT_OVER,
    MALFORMED,
    UNREPRESENTABLE,
    UNRESOLVABLE,
    ValueDecodeError,
)
from kafkafmt.values.fallback import CompiledWithFallback, compile_plan
from kafkafmt.values.schemas import Schema, Schemas
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Convert, Shape, container_conversion

_TIME_LIMITS = {"time-millis": 86_400_000, "time-micros": 86_400_000_000}
_EXACT = Context(prec=100)
"""For decimals, which have at most 76 digits."""


def converter(shape: Shape) -> Convert | None:
    """Return a conversion of read values for Arrow; ``None`` if they need none.

    What it returns raises ValueDecodeError for a value that does not fit.
    """
    return shapes.converter(shape, _node_conversion)


def _node_conversion(shape: Shape, parts: list[Convert | None]) -> Convert | None:
    if shape.kind == JSON_TEXT:
        encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
        return lambda value: encode(_json(shape.source, value))
    if shape.kind == UNION:
        return _union(shape, parts)
    return (
        container_conversion(shape, parts) if shape.kind in (STRUCT, LIST, MAP) else _scalar(shape)
    )


def _union(shape: Shape, parts: list[Convert | None]) -> Convert:
    branches = [
        place for place, branch in enumerate(shape.source.branches) if branch.kind != "null"
    ]
    members = {
        place: (name, part) for place, name, part in zip(branches, shape.names, parts, strict=True)
    }

    def read(value: tuple[int, Any]) -> dict[str, Any]:
        place, content = value
        name, convert = members[place]
        return {name: content if convert is None else convert(content)}

    return read


# --- defaults ------------------------------------------------------------------------------------


def parse_default(declared: Type, value: Any) -> Any:
    """Return the value of a default in a schema's JSON (*Complex Types, Records*).

    The default of a union is of its first fitting branch. A record may leave out members with
    defaults of their own.

    Raises:
        ValueDecodeError: it is not a value of its type.
    """
    if declared.kind == "union":
        for place, branch in enumerate(declared.branches):
            if _fits(branch, value):
                found = parse_default(branch, value)
                return (place, found) if declared.has_several and found is not None else found
        raise ValueDecodeError(UNRESOLVABLE, f"a default of no branch: {str(value)[:40]!r}")
    fits = _fits(declared, value)
    if not fits or (declared.kind == "enum" and value not in declared.symbol_set):
        raise ValueDecodeError(UNRESOLVABLE, f"a default of {declared.label}: {str(value)[:40]!r}")
    if declared.kind == "record":
        members = {}
        for member in declared.fields:
            if member.name not in value and not member.has_default:
                raise ValueDecodeError(UNRESOLVABLE, f"a default without the field {member.name!r}")
            members[member.name] = parse_default(
                member.type, value.get(member.name, member.default)
            )
        return members
    if declared.kind == "array":
        return [parse_default(declared.item, item) for item in value]
    if declared.kind == "map":
        return {key: parse_default(declared.item, item) for key, item in value.items()}
    if declared.kind == "bytes":
        return _as_bytes(value)
    if declared.kind == "fixed":  # Avro Java cuts it, or fills it up
        return _as_bytes(value)[: declared.size].ljust(declared.size, b"\0")
    return float(value) if declared.kind in ("float", "double") else value


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
    """Return whether a JSON default has the form of a type; its members are not checked."""
    if not isinstance(value, _DEFAULTS[declared.kind]):
        return False
    if type(value) is bool:
        return declared.kind == "boolean"
    bits = _BITS.get(declared.kind)
    return bits is None or -(2 ** (bits - 1)) <= value < 2 ** (bits - 1)


def _as_bytes(text: str) -> bytes:
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


def _json(declared: Type, value: Any) -> Any:
    """Return a value in the JSON encoding of Avro's specification; Avro Java has text for NaN."""
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


_PROMOTIONS: dict[str, tuple[str, ...]] = {
    "int": ("long", "float", "double"),
    "long": ("float", "double"),
    "float": ("double",),
    "string": ("bytes",),
    "bytes": ("string",),
}


def matches(writer: Type, reader: Type) -> bool:
    """Return whether a type other than a union can be read as another, members apart."""
    if writer.kind == reader.kind:
        return (
            not writer.name
            or writer.name == reader.name
            # Without the namespace it may be that of the reader, or one of its aliases.
            or _short(writer.name) in map(_short, (reader.name, *reader.aliases))
        )
    return reader.kind in _PROMOTIONS.get(writer.kind, ())


def _short(name: str) -> str:
    return name.rpartition(".")[2]


def find_branch(writer: Type, branches: Sequence[Type]) -> int | None:
    """Return the branch of a reader's union for a writer's type; ``None`` without one."""
    found = [place for place, branch in enumerate(branches) if matches(writer, branch)]
    same = [place for place in found if branches[place].kind == writer.kind]
    named = [
        place for place in same if writer.name in (branches[place].name, *branches[place].aliases)
    ]
    return next(iter([*named, *same, *found]), None)


def written_name(field: RecordField, written: Iterable[str]) -> str | None:
    """Return the name of a reader's field in the writer's record; ``None`` if it is missing."""
    return next((name for name in (field.name, *field.aliases) if name in written), None)


def check_meanings(
    writer: Type, reader: Type, path: str = "", seen: set[tuple[int, int]] | None = None
) -> None:
    """Compare the logical types of a writer's and a reader's schema, where both have one.

    ``path`` is the place of both types, ``seen`` has the pairs of types around them.

    Raises:
        ValueDecodeError: (``unresolvable``) a number would get another meaning.
    """
    seen = set() if seen is None else seen
    if (id(writer), id(reader)) in seen or writer is reader:
        return
    seen.add((id(writer), id(reader)))
    if writer.kind == "union" or reader.kind == "union":
        read = reader.alternatives
        for branch in writer.alternatives:
            place = find_branch(branch, read)
            if place is not None:
                check_meanings(branch, read[place], path, seen)
    elif writer.logical and reader.logical and _meaning(writer) != _meaning(reader):
        raise ValueDecodeError(
            UNRESOLVABLE,
            f"{path or 'the value'} was written as {_meaning(writer)}, expected {_meaning(reader)}",
        )
    elif writer.kind == reader.kind == "record":
        written = {field.name: field for field in writer.fields}
        for field in reader.fields:
            name = written_name(field, written)
            if name is not None:
                within = f"{path}.{field.name}".lstrip(".")
                check_meanings(written[name].type, field.type, within, seen)
    elif writer.kind == reader.kind and writer.kind in ("array", "map"):
        check_meanings(writer.item, reader.item, f"{path}[]", seen)


def _meaning(type_: Type) -> str:
    if type_.logical == "decimal":
        return f"decimal of scale {type_.scale}"
    return type_.logical


MAX_VALUE_DEPTH = 200
"""How deep values may be nested. A linked list in a value may be longer; Python's stack is not."""
MAX_EMPTY_ITEMS = 65_536
"""Items of arrays in a value that take no bytes: nothing else bounds them."""

_FLOATS = {"float": struct.Struct("<f"), "double": struct.Struct("<d")}


class ExactAvro:
    """Reads values written with one schema into the shape of the reader's schema."""

    def __init__(self, writer: Type, reader: Type, shape: Shape) -> None:
        self._writer = writer
        self._reader = reader
        self._convert = converter(shape)
        self._records: _Records = {}

    def read(self, body: bytes) -> Any:
        """Return the value, as Arrow takes it.

        Raises:
            ValueDecodeError: the bytes are not a value of the writer's schema, or cannot become
                one of the reader's.
        """
        try:
            value = _read(self._writer, self._reader, body, self._records)
            return value if self._convert is None else self._convert(value)
        except ValueDecodeError:
            walk(self._writer, body)
            raise


def walk(declared: Type, body: bytes) -> None:
    """Check for exactly one value of a schema, without further bytes.

    Raises:
        ValueDecodeError: they are not.
    """
    _read(declared, None, body, {})


_Members = tuple[list[RecordField | None], list[RecordField]]
_Records = dict[tuple[int, int], _Members]
"""For a writer's and a reader's record: the reader's field of each written one, and the others."""


def _read(writer: Type, reader: Type | None, body: bytes, records: _Records) -> Any:
    found = _Reader(body, records)
    value = found.value(writer, reader, 0)
    if found.at != len(body):
        left = len(body) - found.at
        raise ValueDecodeError(LEFT_OVER, f"{left} bytes remain after the value, at {found.at}")
    return value


class _Reader:
    """Reads one value. Of a union of several types besides null it is the branch and the value."""

    def __init__(self, body: bytes, records: _Records) -> None:
        self._body = body
        self._records = records
        self.at = 0
        self._empty_items = 0

    def value(self, writer: Type, reader: Type | None, depth: int) -> Any:
        """Read one value; without a reader, step over it."""
        if depth > MAX_VALUE_DEPTH:
            raise ValueDecodeError(
                UNREPRESENTABLE, f"the value nests deeper than {MAX_VALUE_DEPTH} levels"
            )
        kind = writer.kind
        if kind == "union":
            branch = writer.branches[self._index(len(writer.branches), "branch")]
            return self.value(branch, reader, depth + 1)
        if reader is not None and reader.kind == "union":
            return self._branch(writer, reader, depth)
        if reader is not None and reader is not writer and not matches(writer, reader):
            raise _unresolvable(writer, reader)
        if kind in ("int", "long"):
            number = self._long() if kind == "long" else self._int("int")
            return number if reader is None else _number(reader.kind, number)
        if kind in ("string", "bytes"):
            data = self._skip(self._long(), kind)
            return data if reader is None or reader.kind == "bytes" else _decoded(data)
        if kind == "record":
            return self._record(writer, reader, depth)
        if kind == "array":
            return [item for _, item in self._blocks(writer.item, reader, False, depth)]
        if kind == "map":
            return dict(self._blocks(writer.item, reader, True, depth))
        if kind == "enum":
            symbol = writer.symbols[self._index(len(writer.symbols), "symbol")]
            return symbol if reader is None else _symbol(symbol, reader)
        if kind == "fixed":
            if reader is not None and writer.size != reader.size:
                raise _unresolvable(writer, reader)
            return self._skip(writer.size, kind)
        if kind == "boolean":
            byte = self._skip(1, kind)[0]
            if byte > 1:
                raise self._bad(f"boolean {byte}, expected 0 or 1")
            return bool(byte)
        if kind == "null":
            return None
        packed = _FLOATS[kind]
        (real,) = packed.unpack(self._skip(packed.size, kind))
        return real

    def _branch(self, writer: Type, reader: Type, depth: int) -> Any:
        place = find_branch(writer, reader.branches)
        if place is None:
            raise _unresolvable(writer, reader)
        value = self.value(writer, reader.branches[place], depth)
        return (place, value) if reader.has_several and value is not None else value

    def _record(self, writer: Type, reader: Type | None, depth: int) -> dict[str, Any]:
        members: dict[str, Any] = {}
        if reader is None:
            for field in writer.fields:
                self.value(field.type, None, depth + 1)
            return members
        key = id(writer), id(reader)
        if key not in self._records:
            self._records[key] = _members(writer, reader)
        read, missing = self._records[key]
        for field, into in zip(writer.fields, read, strict=True):
            if into is None:
                self.value(field.type, None, depth + 1)
            else:
                members[into.name] = self.value(field.type, into.type, depth + 1)
        for into in missing:
            if not into.has_default:
                raise ValueDecodeError(
                    UNRESOLVABLE, f"{writer.name} has no field {into.name!r}, nor has it a default"
                )
            members[into.name] = parse_default(into.type, into.default)
        return members

    def _blocks(
        self, item: Type, reader: Type | None, is_map: bool, depth: int
    ) -> Iterator[tuple[str, Any]]:
        """Yield the items of an array with empty keys, or the keys and items of a map."""
        into = None if reader is None else reader.item
        while count := self._long():
            if count < 0:
                count = -count
                self._long()  # the size of the block
            for _ in range(count):
                start = self.at
                key = self._skip(self._long(), "key") if is_map else b""
                value = self.value(item, into, depth + 1)
                if self.at == start:
                    self._empty_items += 1
                    if self._empty_items > MAX_EMPTY_ITEMS:
                        raise ValueDecodeError(
                            UNREPRESENTABLE, f"more than {MAX_EMPTY_ITEMS} items without bytes"
                        )
                if reader is not None:
                    yield _decoded(key), value

    def _index(self, count: int, what: str) -> int:
        index = self._int(what)
        if not 0 <= index < count:
            raise self._bad(f"{what} {index}, expected 0 to {count - 1}")
        return index

    def _int(self, what: str) -> int:
        number = self._long()
        if not -(2**31) <= number < 2**31:
            raise self._bad(f"{what} {number}, expected 32 bits")
        return number

    def _skip(self, size: int, what: str) -> bytes:
        left = len(self._body) - self.at
        if not 0 <= size <= left:
            raise self._bad(f"{what} of {size} bytes, {left} are left")
        self.at += size
        return self._body[self.at - size : self.at]

    def _long(self) -> int:
        at, body = self.at, self._body
        if at < len(body) and (byte := body[at]) < 0x80:  # as most counts and lengths
            self.at = at + 1
            return (byte >> 1) ^ -(byte & 1)
        bits = shift = 0
        for at in range(self.at, min(self.at + 10, len(self._body))):
            byte = self._body[at]
            bits |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                self.at = at + 1
                if bits >= 2**64:
                    raise self._bad("a number of more than 64 bits")
                return (bits >> 1) ^ -(bits & 1)
        raise self._bad("a number that does not end")

    def _bad(self, reason: str) -> ValueDecodeError:
        return ValueDecodeError(MALFORMED, f"at byte {self.at}: {reason}")


def _members(writer: Type, reader: Type) -> _Members:
    written = {field.name for field in writer.fields}
    into: dict[str, RecordField] = {}
    missing = []
    for field in reader.fields:
        name = written_name(field, written)
        if name is None or name in into:
            missing.append(field)
        else:
            into[name] = field
    return [into.get(field.name) for field in writer.fields], missing


def _unresolvable(writer: Type, reader: Type) -> ValueDecodeError:
    labels = ", ".join(branch.label for branch in reader.alternatives)
    return ValueDecodeError(UNRESOLVABLE, f"{writer.label} cannot be read as {labels}")


def _symbol(symbol: str, reader: Type) -> str:
    if symbol in reader.symbol_set:
        return symbol
    if reader.default is None:
        raise ValueDecodeError(UNRESOLVABLE, f"enum {reader.name} has no symbol {symbol!r}")
    return reader.default


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"text that is not UTF-8: {error}") from None


_FLOAT_BITS = 40
"""More than a float has, and fewer than a double."""


def _number(kind: str, number: int) -> int | float:
    """Return an int or a long promoted to another type, rounded once, as in Java."""
    if kind == "float":
        beyond = max(number.bit_length() - _FLOAT_BITS, 0)
        # What is shifted away is kept as one bit: it only tells which of two floats is nearer.
        top = number >> beyond | ((number & ((1 << beyond) - 1)) != 0)
        (rounded,) = _FLOATS[kind].unpack(_FLOATS[kind].pack(float(top << beyond)))
        return float(rounded)
    return float(number) if kind == "double" else number


class AvroDecoder:
    """Decodes into the type of one reader's schema.

    Args:
        reader: the schema that all values are resolved to.
        schemas: the references of it and of the writers' schemas.

    Raises:
        SchemaError: the reader's schema does not parse.
    """

    def __init__(self, reader: Schema, schemas: Schemas) -> None:
        self._schemas = schemas
        self._reader_schema = reader
        self._reader = parse(reader, schemas)
        self._shape = derive_shape(self._reader)
        self.type: pa.DataType = self._shape.arrow
        self._decoder_of = cache(self._decoder)

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode the bodies of one writer's schema; without one they have the reader's."""
        schema = writer.schema or self._reader_schema
        written, decoder = self._decoder_of(schema)
        if writer.is_confluent and written.kind == "bytes":
            return decoder.decode(_with_lengths(bodies, skip))
        return decoder.decode(bodies, skip)

    def _decoder(self, schema: Schema) -> tuple[Type, CompiledWithFallback]:
        written = self._reader
        if schema != self._reader_schema:
            written = parse(schema, self._schemas)
            check_meanings(written, self._reader)
        exact = ExactAvro(written, self._reader, self._shape)
        plan = compile_plan("avro", written, self._shape)
        return written, CompiledWithFallback(self.type, exact.read, plan)


def _with_lengths(bodies: pa.Array, skip: int) -> pa.Array:
    """Return raw bytes, from byte ``skip`` on, encoded as Avro's bytes."""
    raw = (body[skip:] for body in bodies.to_pylist())
    # A length is a zigzag varint.
    return pa.array([unsigned_varint(len(body) << 1) + body for body in raw], pa.binary())
