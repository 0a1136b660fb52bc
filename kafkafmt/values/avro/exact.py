"""The exact engine for Avro: one value at a time, by the writer's and the reader's schema.

Strategy: the bytes are followed along the writer's schema. Beside it goes the reader's type, which
says what becomes of a value; where there is none, it is stepped over. Where resolution fails, the
bytes are followed once more without a reader, so that bytes that contradict the writer's schema are
called malformed.

Invariant: any bytes give a value or a :class:`ValueDecodeError`; work is linear in the bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any

from kafkafmt.values.avro.resolution import branch_of, matches, written_name
from kafkafmt.values.avro.schema import RecordField, Type
from kafkafmt.values.avro.values import converter, default_of
from kafkafmt.values.errors import (
    LEFT_OVER,
    MALFORMED,
    UNREPRESENTABLE,
    UNRESOLVABLE,
    ValueDecodeError,
)
from kafkafmt.values.shape import Shape

MAX_VALUE_DEPTH = 200
"""How deep values may be nested. A linked list in a value may be longer; Python's stack is not."""
MAX_EMPTY_ITEMS = 65_536
"""Items of arrays in a value that take no bytes: nothing else bounds them."""

_FLOATS = {"float": struct.Struct("<f"), "double": struct.Struct("<d")}


class ExactAvro:
    """Reads values of one writer's schema as those of a shape, which is of the reader's."""

    def __init__(self, writer: Type, reader: Type, shape: Shape) -> None:
        self._writer = writer
        self._reader = reader
        self._convert = converter(shape)
        self._records: _Records = {}

    def read(self, body: bytes) -> Any:
        """The value, as Arrow takes it.

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
    """Check that bytes are one value of a schema, and nothing more.

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
            return self._text(kind, self._skip(self._long(), kind), reader)
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
        place = branch_of(writer, reader.branches)
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
            members[into.name] = default_of(into.type, into.default)
        return members

    def _blocks(
        self, item: Type, reader: Type | None, is_map: bool, depth: int
    ) -> Iterator[tuple[str, Any]]:
        """The keys and items of an array, whose keys are empty, or of a map."""
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

    def _text(self, kind: str, data: bytes, reader: Type | None) -> str | bytes:
        return data if reader is None or reader.kind == "bytes" else _decoded(data)

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
    """An int or a long as a type that it can become, rounded once, as Java does."""
    if kind == "float":
        beyond = max(number.bit_length() - _FLOAT_BITS, 0)
        # What is shifted away is kept as one bit: it only tells which of two floats is nearer.
        top = number >> beyond | ((number & ((1 << beyond) - 1)) != 0)
        (rounded,) = _FLOATS[kind].unpack(_FLOATS[kind].pack(float(top << beyond)))
        return float(rounded)
    return float(number) if kind == "double" else number
