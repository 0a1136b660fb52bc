"""The bytes of a message, read one value after another in Kafka's order.

Strategy: what ``ByteBufferAccessor`` and ``ByteUtils`` do, error for error: the words of an error
are those of Kafka's exception, and :data:`NO_WORDS` where the exception has none.

Invariant: no read goes past the end, and nothing is allocated that the bytes cannot fill.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Callable
from typing import TypeVar

from kafkafmt._base.errors import MalformedError
from kafkafmt._base.java import decode_utf8

NO_WORDS = "null"
"""How Java prints the message of an exception that has none (``BufferUnderflowException``)."""

_LEAST_INT, _GREATEST_INT = -(2**31), 2**31 - 1


class MessageError(MalformedError):
    """A message that Kafka's own reader refuses; ``reason`` is in Kafka's words."""


_Number = TypeVar("_Number", int, float)


def _number(code: str, kind: type[_Number]) -> Callable[[MessageBuffer], _Number]:
    """A method that reads a big-endian number, by its code in :mod:`struct`."""
    layout = struct.Struct(f">{code}")

    def read(self: MessageBuffer) -> _Number:
        try:
            number: _Number = layout.unpack_from(self.data, self.position)[0]
        except struct.error:
            raise MessageError(NO_WORDS) from None
        self.position += layout.size
        return number

    return read


class MessageBuffer:
    """Bytes, and how far they are read."""

    __slots__ = ("data", "position")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.position = 0

    @property
    def remaining(self) -> int:
        """Bytes that are not read yet."""
        return len(self.data) - self.position

    int8 = _number("b", int)
    int16 = _number("h", int)
    uint16 = _number("H", int)
    int32 = _number("i", int)
    uint32 = _number("I", int)
    int64 = _number("q", int)
    float64 = _number("d", float)

    def boolean(self) -> bool:
        """A byte; any but 0 is true."""
        return bool(self.int8())

    def uuid(self) -> str:
        """Sixteen bytes as Kafka prints a ``Uuid``: Base64 for URLs, without padding."""
        self.int64()
        self.int64()
        data = self.data[self.position - 16 : self.position]
        return base64.urlsafe_b64encode(data).decode("ascii")[:22]

    def unsigned_varint(self) -> int:
        """``ByteUtils.readUnsignedVarint``: a Java int, so it may be negative."""
        data, position = self.data, self.position
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
        """A compact length, which is stored plus one; below zero for null."""
        stored = self.unsigned_varint()
        return stored - 1 if stored > _LEAST_INT else _GREATEST_INT  # Java's int wraps around

    def bytes(self, size: int) -> bytes:
        """So many bytes; a negative size is Java's ``NegativeArraySizeException``."""
        if size > self.remaining:
            raise MessageError(
                f"Error reading byte array of {size} byte(s): only {self.remaining} byte(s) "
                "available"
            )
        if size < 0:
            raise MessageError(str(size))
        start = self.position
        self.position += size
        return self.data[start : self.position]

    def text(self, size: int) -> str:
        """So many bytes as text; malformed UTF-8 is replaced as in Java."""
        return decode_utf8(self.bytes(size))
