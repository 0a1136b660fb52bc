"""The exact engine for Avro: one value at a time, checked by a walk, read by fastavro.

Strategy: fastavro takes what it is given on trust. It counts as far as a block's count says, reads
a negative index from the end of a list, ignores bytes that remain, and recurses until the process
dies. So the bytes are walked along the writer's schema first, and only sound ones reach it. It then
reads and resolves them, by schemas without logical types (:mod:`~kafkafmt.values.avro.values`).

Invariant: any bytes give a value or a :class:`ValueDecodeError`; work is linear in the bytes.
"""

from __future__ import annotations

import struct
from io import BytesIO
from typing import Any

from kafkafmt.values.avro.schema import Type, canonical
from kafkafmt.values.avro.values import converter, default_of
from kafkafmt.values.errors import (
    LEFT_OVER,
    MALFORMED,
    UNREPRESENTABLE,
    UNRESOLVABLE,
    ValueDecodeError,
)
from kafkafmt.values.libraries import load
from kafkafmt.values.shape import Shape

MAX_VALUE_DEPTH = 200
"""Of nested values. A linked list in a value may be longer; fastavro dies at some thousands."""
MAX_EMPTY_ITEMS = 65_536
"""Items of arrays in a value that take no bytes: nothing else bounds them."""

_FIXED_SIZES = {"null": 0, "boolean": 1, "float": 4, "double": 8}


class ExactAvro:
    """Reads values of one writer's schema as those of a shape, which is of the reader's.

    Raises:
        ValueDecodeError: (``unresolvable``) fastavro refuses one of the schemas.
    """

    def __init__(self, writer: Type, reader: Type, shape: Shape) -> None:
        fastavro = load("fastavro", "avro")
        schema_errors = load("fastavro.schema", "avro")
        self._read = fastavro.schemaless_reader
        self._resolution_error = load("fastavro.read", "avro").SchemaResolutionError
        self._writer = writer
        self._convert = converter(shape)
        self._reader_schema = None
        try:
            self._writer_schema = fastavro.parse_schema(canonical(writer))
            if reader is not writer:
                self._reader_schema = fastavro.parse_schema(canonical(reader))
                _set_defaults(self._reader_schema, reader)
        except (schema_errors.SchemaParseException, schema_errors.UnknownType) as error:
            raise ValueDecodeError(UNRESOLVABLE, f"the schema does not parse: {error}") from None

    def read(self, body: bytes) -> Any:
        """The value, as Arrow takes it.

        Raises:
            ValueDecodeError: the bytes are not a value of the writer's schema, or cannot become
                one of the reader's.
        """
        walk(self._writer, body)
        try:
            value = self._read(
                BytesIO(body), self._writer_schema, self._reader_schema, return_named_type=True
            )
        except self._resolution_error as error:
            raise ValueDecodeError(UNRESOLVABLE, f"{error}") from None
        except UnicodeDecodeError as error:
            raise ValueDecodeError(UNREPRESENTABLE, f"text that is not UTF-8: {error}") from None
        except (ValueError, LookupError, TypeError, EOFError, OverflowError, struct.error) as error:
            raise ValueDecodeError(MALFORMED, f"{type(error).__name__}: {error}") from None
        return value if self._convert is None else self._convert(value)


def _set_defaults(parsed: Any, declared: Type) -> None:
    """Let the defaults of a parsed schema be values with branches. fastavro fills them in."""
    if isinstance(parsed, str):
        return
    if declared.kind == "union":
        for member, branch in zip(parsed, declared.branches, strict=True):
            _set_defaults(member, branch)
    elif declared.kind in ("array", "map"):
        _set_defaults(parsed["items" if declared.kind == "array" else "values"], declared.item)
    elif declared.kind == "record":
        for member, field in zip(parsed["fields"], declared.fields, strict=True):
            if field.has_default:
                member["default"] = default_of(field.type, field.default)
            _set_defaults(member["type"], field.type)


def walk(declared: Type, body: bytes) -> None:
    """Check that bytes are one value of a schema, and nothing more.

    Raises:
        ValueDecodeError: they are not.
    """
    walker = _Walker(body)
    walker.step(declared, 0)
    if walker.at != len(body):
        left = len(body) - walker.at
        raise ValueDecodeError(LEFT_OVER, f"{left} bytes remain after the value, at {walker.at}")


class _Walker:
    def __init__(self, body: bytes) -> None:
        self._body = body
        self.at = 0
        self._empty_items = 0

    def step(self, declared: Type, depth: int) -> None:
        """Walk over one value."""
        if depth > MAX_VALUE_DEPTH:
            raise ValueDecodeError(
                UNREPRESENTABLE, f"the value nests deeper than {MAX_VALUE_DEPTH} levels"
            )
        kind = declared.kind
        if kind == "long":
            self._long()
        elif kind == "int":
            self._int("int")
        elif kind in ("string", "bytes"):
            self._skip(self._long(), kind)
        elif kind == "record":
            for field in declared.fields:
                self.step(field.type, depth + 1)
        elif kind == "union":
            self.step(declared.branches[self._index(len(declared.branches), "branch")], depth + 1)
        elif kind == "array":
            self._blocks(declared.item, False, depth)
        elif kind == "map":
            self._blocks(declared.item, True, depth)
        elif kind == "enum":
            self._index(len(declared.symbols), "symbol")
        elif kind == "fixed":
            self._skip(declared.size, "fixed")
        else:
            self._skip(_FIXED_SIZES[kind], kind)
            if kind == "boolean" and self._body[self.at - 1] > 1:
                raise self._bad(f"boolean {self._body[self.at - 1]}, expected 0 or 1")

    def _blocks(self, item: Type, is_map: bool, depth: int) -> None:
        while count := self._long():
            if count < 0:
                count = -count
                self._long()  # the size of the block
            for _ in range(count):
                start = self.at
                if is_map:
                    self._skip(self._long(), "key")
                self.step(item, depth + 1)
                if self.at == start:
                    self._empty_items += 1
                    if self._empty_items > MAX_EMPTY_ITEMS:
                        raise ValueDecodeError(
                            UNREPRESENTABLE, f"more than {MAX_EMPTY_ITEMS} items without bytes"
                        )

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

    def _skip(self, size: int, what: str) -> None:
        left = len(self._body) - self.at
        if not 0 <= size <= left:
            raise self._bad(f"{what} of {size} bytes, {left} are left")
        self.at += size

    def _long(self) -> int:
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
