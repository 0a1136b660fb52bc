"""Reads a message by its schema, field by field, as the code does that Kafka generates from it.

Strategy: each struct of each version becomes one function, made of the functions of its fields, and
is kept. A message comes out as a dict in the order of the schema, by the names of Kafka's JSON:
fields that the version does not have are missing, an absent tagged field has its default. Values
are read as ``ByteBufferAccessor`` and ``ByteUtils`` do.

Invariant: the order of the reads is Kafka's, so the first error is the one that Kafka reports, in
the words of its exception (:data:`NO_WORDS` where it has none). No read goes past the end, and
nothing is allocated that the bytes cannot fill.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from kafkafmt._base.errors import MalformedError
from kafkafmt._base.java import decode_utf8
from kafkafmt.cluster.messages.schema import Field, MessageSpec

NO_WORDS = "null"
"""How Java prints the message of an exception that has none (``BufferUnderflowException``)."""

_LEAST_INT, _GREATEST_INT = -(2**31), 2**31 - 1


class MessageError(MalformedError):
    """A message that Kafka's own reader refuses; ``reason`` is in Kafka's words."""


_Number = TypeVar("_Number", int, float)


def _number(code: str, kind: type[_Number]) -> Callable[[MessageBuffer], _Number]:
    """Return a method that reads a big-endian number, by its code in :mod:`struct`."""
    layout = struct.Struct(f">{code}")
    unpack, size = layout.unpack_from, layout.size

    def read(self: MessageBuffer) -> _Number:
        number: _Number
        try:
            (number,) = unpack(self.data, self.position)
        except struct.error:
            raise MessageError(NO_WORDS) from None
        self.position += size
        return number

    return read


class MessageBuffer:
    """Bytes, and how far they are read.

    The methods ``read_…`` are those of a ``KaitaiStream``, by which the generated parsers read.
    """

    __slots__ = ("data", "position")

    def __init__(self, data: bytes, position: int = 0) -> None:
        self.data = data
        self.position = position

    def pos(self) -> int:
        """Return the position up to which the bytes are read."""
        return self.position

    @property
    def remaining(self) -> int:
        """Bytes that are not read yet."""
        return len(self.data) - self.position

    read_s1 = _number("b", int)
    read_s2be = _number("h", int)
    read_u2be = _number("H", int)
    read_s4be = _number("i", int)
    read_u4be = _number("I", int)
    read_s8be = _number("q", int)
    read_f8be = _number("d", float)

    def read_u1(self) -> int:
        """Return a byte."""
        try:
            byte = self.data[self.position]
        except IndexError:
            raise MessageError(NO_WORDS) from None
        self.position += 1
        return byte

    def boolean(self) -> bool:
        """Return a byte; any but 0 is true."""
        return bool(self.read_s1())

    def uuid(self) -> str:
        """Sixteen bytes as Kafka prints a ``Uuid``: Base64 for URLs, without padding."""
        self.read_s8be()
        self.read_s8be()
        data = self.data[self.position - 16 : self.position]
        return base64.urlsafe_b64encode(data).decode("ascii")[:22]

    def unsigned_varint(self) -> int:
        """``ByteUtils.readUnsignedVarint``: a Java int, so it may be negative."""
        data, position = self.data, self.position
        if position < len(data) and data[position] < 0x80:
            self.position += 1
            return data[position]
        value = 0
        for shift in range(0, 35, 7):
            if position >= len(data):
                raise MessageError(NO_WORDS)
            byte = data[position]
            position += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                self.position = position
                value &= 0xFFFFFFFF
                return value - 2**32 if value >= 2**31 else value
        raise MessageError(
            "Varint is too long, the most significant bit in the 5th byte is set, converted value: "
            f"{value & 0xFFFFFFFF:x}"
        )

    def compact_size(self) -> int:
        """Return a compact length, which is stored plus one; below zero for null."""
        stored = self.unsigned_varint()
        return stored - 1 if stored > _LEAST_INT else _GREATEST_INT  # Java's int wraps around

    def read_bytes(self, size: int) -> bytes:
        """So many bytes; a negative size is Java's ``NegativeArraySizeException``."""
        start = self.position
        end = start + size
        if end > len(self.data):
            raise MessageError(
                f"Error reading byte array of {size} byte(s): only {self.remaining} byte(s) "
                "available"
            )
        if size < 0:
            raise MessageError(str(size))
        self.position = end
        return self.data[start:end]

    def read_bytes_full(self) -> bytes:
        """Return the bytes that are left."""
        start, self.position = self.position, len(self.data)
        return self.data[start:]

    def text(self, size: int) -> str:
        """So many bytes as text; malformed UTF-8 is replaced as in Java."""
        return decode_utf8(self.read_bytes(size))


Values = dict[str, Any]
"""The fields of a message or a struct: int, float, bool, str, bytes, ``None``, lists and dicts. A
uuid is Kafka's own text."""


class Span(NamedTuple):
    """The bytes of a value in a message, and its kind in the schema."""

    start: int
    end: int
    kind: str


_Read = Callable[[MessageBuffer], Any]

LONGEST_STRING = 2**15 - 1
_NUMBERS: dict[str, _Read] = {
    "bool": MessageBuffer.boolean,
    "float64": MessageBuffer.read_f8be,
    "int8": MessageBuffer.read_s1,
    "int16": MessageBuffer.read_s2be,
    "int32": MessageBuffer.read_s4be,
    "int64": MessageBuffer.read_s8be,
    "uint16": MessageBuffer.read_u2be,
    "uint32": MessageBuffer.read_u4be,
    "uuid": MessageBuffer.uuid,
}


def read(message: MessageSpec, version: int, buffer: MessageBuffer) -> Values:
    """Read a message from where the buffer is.

    Args:
        message: its schema.
        version: the version, any 16-bit number; Kafka's code does not refuse one that is too high.
        buffer: the bytes, after the field with the version.

    Raises:
        MessageError: the bytes are not such a message; in the words of Kafka's exception.
    """
    values: Values = _struct(message, version, spans=False)(buffer)
    return values


def places(message: MessageSpec, version: int, buffer: MessageBuffer) -> Values:
    """Return the same fields, with the :class:`Span` of each value that the bytes hold."""
    values: Values = _struct(message, version, spans=True)(buffer)
    return values


def _struct(message: MessageSpec, version: int, *, spans: bool) -> _Read:
    # All versions beyond an end of the valid ones are read alike, so few functions are kept.
    nearest = min(max(version, message.valid.first - 1), message.valid.last + 1)
    key = message.name, nearest, spans
    struct = _structs.get(key)
    if struct is None:
        struct = _structs[key] = _VersionReaders(message, nearest, spans).struct(message.fields)
    return struct


_structs: dict[tuple[str, int, bool], _Read] = {}


class _VersionReaders:
    """Makes the functions that read a version of a message."""

    def __init__(self, message: MessageSpec, version: int, spans: bool) -> None:
        self._message = message
        self._version = version
        self._spans = spans
        self._is_flexible = message.flexible.holds(version, message.valid)

    def struct(self, fields: tuple[Field, ...]) -> _Read:
        """Return the function for the fields of the message, or of a struct."""
        untagged = [
            (field.name, self._field(field))
            for field in fields
            if field.tag is None and field.versions.holds(self._version, self._message.valid)
        ]
        if not self._is_flexible:

            def read_fields(buffer: MessageBuffer) -> Values:
                return {name: read_field(buffer) for name, read_field in untagged}

            return read_fields
        tagged = {field.tag: self._tagged(field) for field in fields if field.tag is not None}
        names = {field.tag: field.name for field in fields if field.tag is not None}
        order = [
            (field.name, field.tag is not None, field.default)
            for field in fields
            if field.tag is not None or field.versions.holds(self._version, self._message.valid)
        ]

        def read_flexible(buffer: MessageBuffer) -> Values:
            values = {name: read_field(buffer) for name, read_field in untagged}
            for _ in range(buffer.unsigned_varint()):
                tag = buffer.unsigned_varint()
                size = buffer.unsigned_varint()
                if tag in tagged:
                    values[names[tag]] = tagged[tag](buffer)  # Kafka does not look at the size
                else:
                    buffer.read_bytes(size)
            if not tagged:
                return values
            return {
                name: values.get(name, default) if is_tagged else values[name]
                for name, is_tagged, default in order
            }

        return read_flexible

    def _tagged(self, field: Field) -> _Read:
        if not field.tagged.holds(self._version, self._message.valid):
            reason = f"Tag {field.tag} is not valid for version {self._version}"

            def refuse(buffer: MessageBuffer) -> Any:
                raise MessageError(reason)

            return refuse
        return self._field(field)

    def _field(self, field: Field) -> _Read:
        is_nullable = field.nullable.holds(self._version, self._message.valid)
        if field.is_array:
            return self._array(field, is_nullable)
        if field.kind in _NUMBERS:
            return self._value(field.kind, _NUMBERS[field.kind])
        if field.kind == "string":
            return self._string(field.name, is_nullable)
        if field.kind == "bytes":
            read_bytes = self._value("bytes", MessageBuffer.read_bytes)
            return self._sized(field.name, is_nullable, MessageBuffer.read_s4be, read_bytes)
        read_struct = self._nested(field.kind)
        if not is_nullable:
            return read_struct
        # A tagged struct has a marker of one more width: 0 is null, as for a compact length.
        is_tagged = field.tag is not None

        def read_nullable(buffer: MessageBuffer) -> Values | None:
            is_null = buffer.unsigned_varint() <= 0 if is_tagged else buffer.read_s1() < 0
            return None if is_null else read_struct(buffer)

        return read_nullable

    def _value(self, kind: str, read: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function of a value, or the one that gives its place."""
        if not self._spans:
            return read

        def place(buffer: MessageBuffer, *size: int) -> Span:
            start = buffer.position
            read(buffer, *size)
            return Span(start, buffer.position, kind)

        return place

    def _nested(self, struct: str) -> _Read:
        """Return the function for a struct, which refuses versions that Kafka does not know."""
        version = self._version
        if version > self._message.valid.last:

            def refuse(buffer: MessageBuffer) -> Any:
                raise MessageError(f"Can't read version {version} of {struct}")

            return refuse
        return self.struct(self._message.structs[struct])

    def _sized(
        self,
        name: str,
        is_nullable: bool,
        fixed_size: _Read,
        read: Callable[[MessageBuffer, int], Any],
    ) -> _Read:
        """Return the function for what begins with its size, which is below zero for null."""
        size_of = MessageBuffer.compact_size if self._is_flexible else fixed_size

        def read_sized(buffer: MessageBuffer) -> Any:
            size = size_of(buffer)
            if size >= 0:
                return read(buffer, size)
            if not is_nullable:
                raise MessageError(f"non-nullable field {name} was serialized as null")
            return None

        return read_sized

    def _string(self, name: str, is_nullable: bool) -> _Read:
        def read_string(buffer: MessageBuffer, size: int) -> str:
            if size > LONGEST_STRING:
                raise MessageError(f"string field {name} had invalid length {size}")
            return buffer.text(size)

        read = self._value("string", read_string)
        return self._sized(name, is_nullable, MessageBuffer.read_s2be, read)

    def _array(self, field: Field, is_nullable: bool) -> _Read:
        if field.kind in _NUMBERS:
            read_element = self._value(field.kind, _NUMBERS[field.kind])
        elif field.kind == "string":
            read_element = self._string(f"{field.name} element", False)
        else:
            read_element = self._nested(field.kind)

        def read_array(buffer: MessageBuffer, count: int) -> list[Any]:
            if count > buffer.remaining:
                raise MessageError(
                    f"Tried to allocate a collection of size {count}, but there are only "
                    f"{buffer.remaining} bytes remaining."
                )
            return [read_element(buffer) for _ in range(count)]

        return self._sized(field.name, is_nullable, MessageBuffer.read_s4be, read_array)
