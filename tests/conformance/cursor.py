"""Bytes, read one field after another, for the reference decoder.

Invariant: bytes that do not fit raise :class:`MalformedError`, except where a language is lenient.
"""

from __future__ import annotations

import struct

# What a language may be lenient in: the grammars' conditions (``valid``), a length below zero.
UNCHECKED = "unchecked"
NEGATIVE_IS_EMPTY = "negative is empty"


class MalformedError(Exception):
    """The bytes do not fit the format."""


class Cursor:
    def __init__(self, data: bytes, lenience: str = "") -> None:
        self.data = data
        self.position = 0
        self.lenience = lenience

    def part(self, size: int) -> Cursor:
        """The next bytes, to be read apart."""
        return Cursor(self.take(size), self.lenience)

    def require(self, condition: bool) -> None:
        """A condition of the grammar's."""
        if not condition and self.lenience != UNCHECKED:
            raise MalformedError

    def take(self, size: int) -> bytes:
        """Exactly so many bytes."""
        if size < 0 and self.lenience == NEGATIVE_IS_EMPTY:
            return b""
        end = self.position + size
        if size < 0 or end > len(self.data):
            raise MalformedError
        taken = self.data[self.position : end]
        self.position = end
        return taken

    def rest(self) -> bytes:
        return self.take(len(self.data) - self.position)

    def number(self, layout: str) -> int:
        """One big-endian number of ``struct``'s type ``layout``."""
        value: int = struct.unpack(">" + layout, self.take(struct.calcsize(layout)))[0]
        return value

    def numbers(self, layout: str) -> list[int]:
        return [self.number(each) for each in layout]

    def groups(self, most: int, bits: int) -> int:
        """A variable-length number of at most ``most`` bytes; what is above ``bits`` falls off."""
        value = 0
        for index in range(most):
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << 7 * index
            if byte < 0x80:
                break
        self.require(byte < 0x80)
        return value & (1 << bits) - 1

    def unsigned_varint(self) -> int:
        """``ByteUtils.readUnsignedVarint``, not as Java's signed int."""
        return self.groups(5, 32)

    def varint(self) -> int:
        """``ByteUtils.readVarint``."""
        return zigzag(self.groups(5, 32))

    def varlong(self) -> int:
        """``ByteUtils.readVarlong``."""
        return zigzag(self.groups(10, 64))

    def sized(self, size: int) -> str | None:
        """Bytes as hex, ``None`` for a size below zero."""
        return None if size < 0 else self.take(size).hex()


def zigzag(stored: int) -> int:
    """The signed number of a stored one."""
    return stored >> 1 if stored % 2 == 0 else -(stored >> 1) - 1
