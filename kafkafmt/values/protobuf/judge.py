"""The exact engine for Protobuf: upb parses a value, and messages become arrays.

Strategy: the library of Protobuf itself has the last word about what parses. Then column by column.

Invariant: a value that its Arrow type cannot hold is an error; nothing saturates.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pyarrow as pa

from kafkafmt.values.decoding import entries, nested
from kafkafmt.values.errors import MALFORMED, UNREPRESENTABLE, ValueDecodeError
from kafkafmt.values.libraries import load
from kafkafmt.values.protobuf import shape as shapes
from kafkafmt.values.protobuf.shape import Member, Shape

NANOS = 1_000_000_000


class Judge:
    """Reads messages of one descriptor."""

    def __init__(self, shape: Shape) -> None:
        factory = load("google.protobuf.message_factory", "protobuf")
        self._error = load("google.protobuf.message", "protobuf").DecodeError
        self._class = factory.GetMessageClass(shape.descriptor)

    def read(self, body: bytes) -> Any:
        """The message.

        Raises:
            ValueDecodeError: the bytes are none.
        """
        try:
            return self._class.FromString(body)
        except self._error as error:
            raise ValueDecodeError(MALFORMED, str(error)) from None


def array_of(shape: Shape, values: list[Any]) -> pa.Array:
    """The Arrow array of single values: scalars, numbers of enums, messages; or ``None``.

    Raises:
        ValueDecodeError: (``unrepresentable``) a value does not fit its type.
    """
    if shape.kind == shapes.MESSAGE:
        children = [_member(member, values) for member in shape.members]
        valid = pa.array([value is not None for value in values], pa.bool_()).buffers()[1]
        return pa.Array.from_buffers(shape.arrow, len(values), [valid], children=children)
    if shape.kind == shapes.WRAPPER:
        inner = [None if value is None else value.value for value in values]
        return array_of(shape.members[0].shape, inner)
    try:
        return pa.array([_single(shape, value) for value in values], shape.arrow)
    except UnicodeEncodeError as error:
        raise ValueDecodeError(UNREPRESENTABLE, str(error)) from None


def _member(member: Member, messages: list[Any]) -> pa.Array:
    name = member.field.name
    try:
        found = [None if each is None else getattr(each, name) for each in messages]
    except UnicodeDecodeError as error:  # proto2 checks text no earlier
        raise ValueDecodeError(MALFORMED, f"{name}: {error}") from None
    if member.key is not None:
        return _map(member, found)
    if member.is_list:
        items = array_of(member.shape, [item for each in found for item in each or ()])
        return nested(member.arrow, found, items)
    if member.field.has_presence:
        found = [
            value if each is not None and each.HasField(name) else None
            for each, value in zip(messages, found, strict=True)
        ]
    return array_of(member.shape, found)


def _map(member: Member, found: list[Any]) -> pa.Array:
    ordered = [sorted(each) if each else () for each in found]
    keys = [key for each in ordered for key in each]
    values = [each[key] for each, chosen in zip(found, ordered, strict=True) for key in chosen]
    items = array_of(member.shape, values)
    return nested(member.arrow, found, entries(member.arrow, pa.array(keys, member.key), items))


def _single(shape: Shape, value: Any) -> Any:
    return None if value is None else _SINGLE[shape.kind](shape, value)


def enum_name(shape: Shape, number: int) -> str:
    """The name of an enum's number, or the number as text."""
    found = shape.descriptor.values_by_number.get(number)
    return str(number) if found is None else str(found.name)


def json_of(message: Any) -> str:
    """A message as text in Protobuf's JSON mapping.

    Raises:
        ValueDecodeError: (``unrepresentable``) it has none.
    """
    library = load("google.protobuf.json_format", "protobuf")
    try:
        found = library.MessageToDict(message, preserving_proto_field_name=True)
    except (library.Error, ValueError, TypeError, RecursionError) as error:
        raise ValueDecodeError(UNREPRESENTABLE, f"as JSON: {error}") from None
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def nanoseconds(seconds: int, nanos: int) -> int:
    """A time or a duration in nanoseconds, which 64 bits have to hold (1677 to 2262)."""
    found = seconds * NANOS + nanos
    if not -(2**63) <= found < 2**63:
        raise ValueDecodeError(UNREPRESENTABLE, f"{seconds} seconds do not fit nanoseconds")
    return found


def _nanoseconds(shape: Shape, value: Any) -> int:
    return nanoseconds(value.seconds, value.nanos)


_SINGLE: dict[str, Callable[[Shape, Any], Any]] = {
    shapes.SCALAR: lambda shape, value: value,
    shapes.ENUM: enum_name,
    shapes.JSON_TEXT: lambda shape, value: json_of(value),
    shapes.TIMESTAMP: _nanoseconds,
    shapes.DURATION: _nanoseconds,
}
