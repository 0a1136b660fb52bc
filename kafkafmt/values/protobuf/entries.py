"""Entries of maps without fields that the schema does not have.

upb takes an entry that has such a field, or a key or value of another wire type, for an unknown
field of its message, so that the map lacks it. Java reads the key and the value, as this does:
what is too many is left out of the bytes before upb reads them.
"""

from __future__ import annotations

from typing import Any

from kafkafmt.segment.record.batch_bytes import unsigned_varint
from kafkafmt.values.errors import ValueDecodeError
from kafkafmt.values.protobuf.indexes import varint
from kafkafmt.values.protobuf.shape import TYPE_GROUP, TYPE_MESSAGE

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
        """The bytes of a message; those that do not hold one are returned as they are."""
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
    """The full names of the messages that have maps in them, and of the entries."""
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
    """Where what follows a tag begins and ends, and where the next tag is."""
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
