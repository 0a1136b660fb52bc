"""The decoder of Protobuf: the kernel reads most values, upb the refused ones.

Strategy: all values become the reader's message. Protobuf has no resolution, so the reader's
descriptor must read a writer's message without loss; this is checked once per schema.

Invariant: a value outside its Arrow type is an error; nothing saturates. Bodies with indexes keep
their order.

Rules of message indexes, which name the message of a schema: Confluent's ``MessageIndexes`` is a
count and as many indexes, each a zigzag varint; a count of 0 is the first message. Old Python
clients wrote plain varints (``use.deprecated.format``), not distinguishable from these by any
byte; they are not read. AWS Glue's ``ProtobufWireFormatEncoder`` has one plain varint, the place
of the message among all of its file, by full name.

upb treats a map entry with a field missing in the schema, or with a key or value of another wire
type, as an unknown field of its message, so the map lacks it. Java reads the key and the value, as
this does: the other fields are removed from the bytes before upb reads them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Any

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.write import unsigned_varint
from kafkafmt.values.decoding import (
    Decoded,
    Failure,
    Writer,
    failed,
    is_common_prefix,
    merged,
    row_numbers,
    without_prefix,
)
from kafkafmt.values.errors import (
    MALFORMED,
    UNREPRESENTABLE,
    UNRESOLVABLE,
    SchemaError,
    ValueDecodeError,
    load,
)
from kafkafmt.values.fallback import CompiledWithFallback, compile_plan
from kafkafmt.values.protobuf.descriptors import (
    DURATION,
    ENUM,
    SCALAR,
    TIMESTAMP,
    TYPE_GROUP,
    TYPE_MESSAGE,
    WRAPPER,
    FileDescriptor,
    check_texts,
    compile_schema,
    derive_shape,
    difference,
)
from kafkafmt.values.schemas import Schema, Schemas
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Convert, Shape

MAX_INDEXES = 64
"""Nesting of messages; no schema nests deeper."""
Indexes = tuple[int, ...]
"""Which message of a schema a value is, by the rule of its registry."""

_FIRST = (0,)


def read_indexes(data: bytes) -> tuple[Indexes, int]:
    """Return the indexes at the beginning of bytes, and their size in bytes.

    Raises:
        ValueDecodeError: they are cut, or no indexes.
    """
    count, at = _zigzag(data, 0)
    if count == 0:
        return _FIRST, at
    if not 0 < count <= MAX_INDEXES:
        raise ValueDecodeError(MALFORMED, f"{count} message indexes, expected 0 to {MAX_INDEXES}")
    indexes = []
    for _ in range(count):
        index, at = _zigzag(data, at)
        if index < 0:
            raise ValueDecodeError(
                MALFORMED,
                f"message index {index}; an old client may have written plain varints"
                " (use.deprecated.format)",
            )
        indexes.append(index)
    return tuple(indexes), at


def read_glue_index(data: bytes) -> tuple[Indexes, int]:
    """Read AWS Glue's index at the start of bytes, as a tuple, and its length.

    Raises:
        ValueDecodeError: it is cut.
    """
    index, at = varint(data, 0)
    return (index,), at


def _zigzag(data: bytes, at: int) -> tuple[int, int]:
    bits, at = varint(data, at)
    return (bits >> 1) ^ -(bits & 1), at


def varint(data: bytes, at: int, most: int = 5) -> tuple[int, int]:
    """Return a plain varint of at most so many bytes, and where it ends.

    Raises:
        ValueDecodeError: it is cut, or longer.
    """
    bits = shift = 0
    while at < len(data) and shift < 7 * most:
        byte = data[at]
        at += 1
        bits |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return bits, at
    raise ValueDecodeError(MALFORMED, "the message indexes are cut")


def split_indexes(
    bodies: pa.Array,
    skip: int,
    failures: list[Failure],
    read: Callable[[bytes], tuple[Indexes, int]],
) -> Iterator[tuple[Indexes, pa.Array, pa.Array, int]]:
    """Bodies by their indexes: these, the rows, the values, and where the messages begin in them.

    ``read`` reads the indexes; by every rule, a zero is the tuple of one zero. Failures are
    appended.
    """
    if not len(bodies):
        return
    if is_common_prefix(bodies, bodies[0].as_py()[:skip] + b"\0"):
        yield _FIRST, row_numbers(len(bodies)), bodies, skip + 1
        return
    bodies = without_prefix(bodies, skip)
    first = pc.equal(pc.binary_slice(bodies, 0, 1), b"\0")
    plain = pc.indices_nonzero(first).cast(pa.int32())
    if len(plain):
        yield _FIRST, plain, bodies.take(plain), 1
    others = pc.indices_nonzero(pc.invert(first)).cast(pa.int32())
    by_indexes: dict[Indexes, tuple[list[int], list[bytes]]] = {}
    for row, body in zip(others.to_pylist(), bodies.take(others).to_pylist(), strict=True):
        try:
            indexes, size = read(body)
        except ValueDecodeError as error:
            failures.append(Failure.of(row, error))
            continue
        rows, messages = by_indexes.setdefault(indexes, ([], []))
        rows.append(row)
        messages.append(body[size:])
    for indexes, (rows, messages) in by_indexes.items():
        yield indexes, pa.array(rows, pa.int32()), pa.array(messages, pa.binary()), 0


_MAX_DEPTH = 100
"""How deep messages may be nested: upb reads no deeper ones."""

_VARINT, _FIXED64, _BYTES, _GROUP, _END_GROUP, _FIXED32 = range(6)
_WIRES = {
    **dict.fromkeys((1, 6, 16), _FIXED64),
    **dict.fromkeys((2, 7, 15), _FIXED32),
    **dict.fromkeys((9, 11, 12), _BYTES),
    TYPE_GROUP: _GROUP,
}
"""By FieldDescriptorProto.Type; the others are varints."""
_SIZES = {_FIXED64: 8, _FIXED32: 4}
_LONGEST = 10
"""Bytes of a varint."""


class EntryTrimmer:
    """Trims the entries of maps in messages of one type, and in those within them."""

    def __init__(self, descriptor: Any) -> None:
        self._descriptor = descriptor
        self._with_maps = _with_maps(descriptor)

    def trimmed(self, body: bytes) -> bytes:
        """Return the trimmed bytes of a message; malformed bytes are returned unchanged."""
        if not self._with_maps:
            return body
        try:
            return self._message(self._descriptor, body, 0)
        except (IndexError, ValueError, ValueDecodeError):  # the last one is of a varint
            return body

    def _message(self, descriptor: Any, body: bytes, depth: int) -> bytes:
        if descriptor.full_name not in self._with_maps:
            return body
        if depth > _MAX_DEPTH:
            raise ValueError("too deep")
        is_entry = descriptor.GetOptions().map_entry
        parts = []
        at = 0
        while at < len(body):
            start = at
            tag, at = varint(body, at, _LONGEST)
            if not 8 <= tag < 2**32:
                raise ValueError("not a tag")
            first, last, end = _content(body, at, tag)
            field = descriptor.fields_by_number.get(tag >> 3)
            has_type = field is not None and tag & 7 == _WIRES.get(field.type, _VARINT)
            if has_type and field.type in (TYPE_MESSAGE, TYPE_GROUP):
                inner = self._message(field.message_type, body[first:last], depth + 1)
                size = unsigned_varint(len(inner)) if field.type == TYPE_MESSAGE else b""
                parts += [body[start:at], size, inner, body[last:end]]
            elif has_type or not is_entry:
                parts.append(body[start:end])
            at = end
        return b"".join(parts)


def _with_maps(descriptor: Any) -> set[str]:
    """Return the full names of messages with maps at any depth, and of the map entries."""
    users: dict[str, set[str]] = {}
    seen, waiting, found = {descriptor.full_name}, [descriptor], []
    while waiting:
        message = waiting.pop()
        if message.GetOptions().map_entry:
            found.append(message.full_name)
        for field in message.fields:
            if field.message_type is None:
                continue
            users.setdefault(field.message_type.full_name, set()).add(message.full_name)
            if field.message_type.full_name not in seen:
                seen.add(field.message_type.full_name)
                waiting.append(field.message_type)
    with_maps = set(found)
    while found:
        more = users.get(found.pop(), set()) - with_maps
        with_maps |= more
        found += more
    return with_maps


def _content(body: bytes, at: int, tag: int) -> tuple[int, int, int]:
    """Return the start and the end of a tag's content, and the start of the next tag."""
    wire = tag & 7
    first = at
    if wire == _BYTES:
        size, first = varint(body, at, _LONGEST)
        last = first + size
    elif wire == _VARINT:
        _, last = varint(body, at, _LONGEST)
    elif wire == _GROUP:
        return _group(body, at, tag >> 3)
    elif wire in _SIZES:
        last = first + _SIZES[wire]
    else:
        raise ValueError(f"wire type {wire}")
    if last > len(body):
        raise IndexError
    return first, last, last


def _group(body: bytes, at: int, number: int) -> tuple[int, int, int]:
    first = at
    within = [number]
    while True:
        last = at
        tag, at = varint(body, at, _LONGEST)
        if tag & 7 == _GROUP:
            within.append(tag >> 3)
        elif tag & 7 == _END_GROUP:
            if within.pop() != tag >> 3:
                raise ValueError("the end of another group")
            if not within:
                return first, last, at
        else:
            _, _, at = _content(body, at, tag)


NANOS = 1_000_000_000


class ExactProtobuf:
    """Reads messages of one shape."""

    def __init__(self, shape: Shape) -> None:
        factory = load("google.protobuf.message_factory", "protobuf")
        self._error = load("google.protobuf.message", "protobuf").DecodeError
        self._class = factory.GetMessageClass(shape.source)
        self._entries = EntryTrimmer(shape.source)
        self._convert = _converter(shape)

    def message(self, body: bytes) -> Any:
        """Return the message, as the library has it.

        Raises:
            ValueDecodeError: the bytes are none.
        """
        try:
            return self._class.FromString(self._entries.trimmed(body))
        except self._error as error:
            raise ValueDecodeError(MALFORMED, str(error)) from None

    def read(self, body: bytes) -> Any:
        """Return the message, as Arrow takes it.

        Raises:
            ValueDecodeError: the bytes are none, or (``unrepresentable``) a value does not fit.
        """
        message = self.message(body)
        return message if self._convert is None else self._convert(message)


def _converter(shape: Shape) -> Convert | None:
    """Return a conversion of the library's value for Arrow; ``None`` if it needs none."""
    if shape.kind == SCALAR:
        return None
    if shape.kind == STRUCT:
        return _members(shape)
    if shape.kind == LIST:
        item = _converter(shape.children[0])
        return list if item is None else lambda values: [item(value) for value in values]
    if shape.kind == MAP:
        of_item = _converter(shape.children[1]) or (lambda value: value)
        return lambda values: [(key, of_item(values[key])) for key in _sorted(values)]
    return partial(_SINGLE[shape.kind], shape)


def _members(shape: Shape) -> Convert:
    fields = [
        (field.name, field.has_presence, _converter(child))
        for field, child in zip(shape.source.fields, shape.children, strict=True)
    ]

    def read(message: Any) -> dict[str, Any]:
        members: dict[str, Any] = {}
        for name, has_presence, convert in fields:
            if has_presence and not message.HasField(name):
                members[name] = None
                continue
            try:
                value = getattr(message, name)
            except UnicodeDecodeError as error:  # proto2 checks text no earlier
                raise ValueDecodeError(MALFORMED, f"{name}: {error}") from None
            members[name] = value if convert is None else convert(value)
        return members

    return read


def _sorted(keys: Iterable[Any]) -> list[Any]:
    try:
        return sorted(keys)
    except TypeError:  # proto2 keeps text that is not UTF-8 as bytes
        raise ValueDecodeError(MALFORMED, "a key of a map is not UTF-8") from None


def enum_name(shape: Shape, number: int) -> str:
    """Return the name of an enum's number, or the number as text."""
    value = shape.source.values_by_number.get(number)
    return str(number) if value is None else str(value.name)


def message_json(message: Any) -> str:
    """Return a message as text in Protobuf's JSON mapping.

    Raises:
        ValueDecodeError: (``unrepresentable``) it has none.
    """
    library = load("google.protobuf.json_format", "protobuf")
    try:
        check_texts(message)  # of proto2: the mapping would show Python's bytes
        content = library.MessageToDict(message, preserving_proto_field_name=True)
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    except (library.Error, ValueError, TypeError, RecursionError) as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"as JSON: {error}") from None


def _nanoseconds(shape: Shape, value: Any) -> int:
    """Return a time or a duration in nanoseconds; it must fit 64 bits (1677 to 2262)."""
    total: int = value.seconds * NANOS + value.nanos
    if not -(2**63) <= total < 2**63:
        raise ValueDecodeError(UNREPRESENTABLE, f"{value.seconds} seconds do not fit nanoseconds")
    return total


_SINGLE: dict[str, Callable[[Shape, Any], Any]] = {
    WRAPPER: lambda shape, value: value.value,
    ENUM: enum_name,
    JSON_TEXT: lambda shape, value: message_json(value),
    TIMESTAMP: _nanoseconds,
    DURATION: _nanoseconds,
}


class ProtobufDecoder:
    """Decodes into the type of one message.

    Args:
        reader: the schema that declares it.
        schemas: the references of it and of the writers' schemas.
        message: its full name; by default the first of the schema.

    Raises:
        SchemaError: the schema does not compile, or has no such message.
    """

    def __init__(self, reader: Schema, schemas: Schemas, *, message: str | None = None) -> None:
        self._file_of = cache(partial(compile_schema, schemas=schemas))
        self._difference_of = cache(self._difference)
        self._reader = reader
        file = self._file_of(reader)
        try:
            self._name = message or file.message_at((0,))
        except LookupError:
            raise SchemaError("the schema has no message") from None
        self._shape = derive_shape(file.message(self._name))
        self.type: pa.DataType = self._shape.arrow
        plan = compile_plan("protobuf", self._shape)
        self._decoder = CompiledWithFallback(self.type, ExactProtobuf(self._shape).read, plan)

    def decode(self, writer: Writer, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode the bodies of one writer's schema; without one they have the reader's."""
        schema = writer.schema or self._reader
        if writer.has_indexes:
            return self._indexed(schema, bodies, skip, read_indexes, FileDescriptor.message_at)
        if writer.has_glue_index:
            return self._indexed(
                schema, bodies, skip, read_glue_index, FileDescriptor.message_of_glue
            )
        if writer.indexes or writer.schema is not None:
            self._check(schema, read_indexes(writer.indexes)[0] if writer.indexes else (0,))
        return self._decoder.decode(bodies, skip)

    def _indexed(
        self,
        schema: Schema,
        bodies: pa.Array,
        skip: int,
        read: Callable[[bytes], tuple[Indexes, int]],
        name_of: Callable[[FileDescriptor, Indexes], str],
    ) -> Decoded:
        """Decode bodies after their message indexes, by the rule of a registry."""
        failures: list[Failure] = []
        parts = []
        for indexes, rows, messages, start in split_indexes(bodies, skip, failures, read):
            try:
                self._check(schema, indexes, name_of)
            except ValueDecodeError as error:
                failures += failed(rows, error)
                continue
            decoded = self._decoder.decode(messages, start)
            failures += decoded.failures_at(rows)
            parts.append((rows, decoded.array))
        return Decoded(merged(parts, len(bodies), self.type), failures)

    # --- schemas ---------------------------------------------------------------------------------

    def _check(
        self,
        schema: Schema,
        indexes: Indexes,
        name_of: Callable[[FileDescriptor, Indexes], str] = FileDescriptor.message_at,
    ) -> None:
        file = self._file_of(schema)
        try:
            name = name_of(file, indexes)
        except LookupError as error:
            raise ValueDecodeError(MALFORMED, f"no {error} in the writer's schema") from None
        if name != self._name:
            raise ValueDecodeError(
                UNRESOLVABLE, f"a message {name}, expected {self._name}: message chooses another"
            )
        found = None if schema == self._reader else self._difference_of(schema, name)
        if found is not None:
            raise ValueDecodeError(UNRESOLVABLE, found)

    def _difference(self, schema: Schema, name: str) -> str | None:
        return difference(self._file_of(schema).message(name), self._shape.source)
