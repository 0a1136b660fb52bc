"""The exact engine for Protobuf: upb parses a value, and messages become what Arrow takes.

Strategy: the library of Protobuf itself has the last word about what parses.

Invariant: a value that its Arrow type cannot hold is an error; nothing saturates.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from kafkafmt.values.errors import MALFORMED, UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.libraries import load
from kafkafmt.values.protobuf.entries import EntryTrimmer
from kafkafmt.values.protobuf.shape import (
    DURATION,
    ENUM,
    SCALAR,
    TIMESTAMP,
    TYPE_STRING,
    WRAPPER,
    is_map,
)
from kafkafmt.values.shape import JSON_TEXT, LIST, MAP, STRUCT, Shape

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
        """The message, as the library has it.

        Raises:
            ValueDecodeError: the bytes are none.
        """
        try:
            return self._class.FromString(self._entries.trimmed(body))
        except self._error as error:
            raise ValueDecodeError(MALFORMED, str(error)) from None

    def read(self, body: bytes) -> Any:
        """The message, as Arrow takes it.

        Raises:
            ValueDecodeError: the bytes are none, or (``unrepresentable``) a value does not fit.
        """
        message = self.message(body)
        return message if self._convert is None else self._convert(message)


Convert = Callable[[Any], Any]


def _converter(shape: Shape) -> Convert | None:
    """What makes of a value of the library one that Arrow takes; ``None`` where it is one."""
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
    """The name of an enum's number, or the number as text."""
    value = shape.source.values_by_number.get(number)
    return str(number) if value is None else str(value.name)


def json_of(message: Any) -> str:
    """A message as text in Protobuf's JSON mapping.

    Raises:
        ValueDecodeError: (``unrepresentable``) it has none.
    """
    library = load("google.protobuf.json_format", "protobuf")
    try:
        _check_texts(message)
        content = library.MessageToDict(message, preserving_proto_field_name=True)
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    except (library.Error, ValueError, TypeError, RecursionError) as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"as JSON: {error}") from None


def _check_texts(message: Any) -> None:
    """Raise a ValueError for text of proto2 that is not UTF-8: the mapping shows Python's bytes."""
    for field, value in message.ListFields():
        if is_map(field):
            of_key, of_item = field.message_type.fields
            parts = [(of_key, value.keys()), (of_item, value.values())]
        else:
            parts = [(field, value if field.is_repeated else (value,))]
        for part, values in parts:
            if part.message_type is not None:
                for inner in values:
                    _check_texts(inner)
            elif part.type == TYPE_STRING and any(type(text) is bytes for text in values):
                raise ValueError(f"{field.name} is not UTF-8")


def _nanoseconds(shape: Shape, value: Any) -> int:
    """A time or a duration, which 64 bits have to hold (1677 to 2262)."""
    total: int = value.seconds * NANOS + value.nanos
    if not -(2**63) <= total < 2**63:
        raise ValueDecodeError(UNREPRESENTABLE, f"{value.seconds} seconds do not fit nanoseconds")
    return total


_SINGLE: dict[str, Callable[[Shape, Any], Any]] = {
    WRAPPER: lambda shape, value: value.value,
    ENUM: enum_name,
    JSON_TEXT: lambda shape, value: json_of(value),
    TIMESTAMP: _nanoseconds,
    DURATION: _nanoseconds,
}
