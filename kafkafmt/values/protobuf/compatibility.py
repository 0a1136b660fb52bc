"""Whether one message's bytes can be read by another's descriptor without loss.

Protobuf silently reads a field whose type has changed as unknown, or as another number.
Fields go by number: a type may become a wider one of the same encoding; text may become bytes.
A field that the reader does not have is left out, one that the writer does not have is absent.

Source of the rule: the language guide's *Updating A Message Type*, without what can lose bits.
"""

from __future__ import annotations

from typing import Any

from kafkafmt.values.protobuf.shape import TYPE_GROUP, TYPE_MESSAGE

# FieldDescriptorProto.Type: what a type may be read as.
_INT64, _UINT64, _INT32, _UINT32, _BOOL, _ENUM = 3, 4, 5, 13, 8, 14
_STRING, _BYTES, _SINT32, _SINT64 = 9, 12, 17, 18
_WIDER: dict[int, tuple[int, ...]] = {
    _INT32: (_INT64,),
    _UINT32: (_UINT64, _INT64),
    _BOOL: (_INT32, _INT64, _UINT32, _UINT64),
    _ENUM: (_INT32, _INT64),
    _SINT32: (_SINT64,),
    _STRING: (_BYTES,),
}


def difference(writer: Any, reader: Any) -> str | None:
    """Why the writer's messages cannot be read as the reader's; ``None`` if they can."""
    return _difference(writer, reader, set())


def _difference(writer: Any, reader: Any, seen: set[tuple[str, str]]) -> str | None:
    pair = (writer.full_name, reader.full_name)
    if pair in seen:
        return None
    seen.add(pair)
    for field in reader.fields:
        written = writer.fields_by_number.get(field.number)
        if written is None:
            continue
        difference = _field_difference(written, field, seen)
        if difference is not None:
            return f"{field.full_name} {difference}"
    return None


def _field_difference(written: Any, field: Any, seen: set[tuple[str, str]]) -> str | None:
    if written.is_repeated and not field.is_repeated:
        return "was written as a list"
    if written.type in (TYPE_MESSAGE, TYPE_GROUP) and written.type == field.type:
        return _difference(written.message_type, field.message_type, seen)
    if written.type != field.type and field.type not in _WIDER.get(written.type, ()):
        return f"was written as type {written.type}, expected {field.type}"
    if written.type == field.type == _ENUM:
        known = field.enum_type.values_by_number
        for number, value in written.enum_type.values_by_number.items():
            if number in known and known[number].name != value.name:
                return f"was written with {value.name} for {number}, expected {known[number].name}"
    return None
