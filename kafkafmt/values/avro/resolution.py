"""Whether two Avro schemas mean the same by the numbers that they share.

Schema resolution is about the encoding. It silently reads a timestamp in milliseconds as one in
microseconds, or a decimal as one of another scale, and the value is wrong by a power of ten. The
specification lets decimals match only if their scales do (*Schema Resolution*); here the same holds
for units of time.
"""

from __future__ import annotations

from kafkafmt.values.avro.schema import Type
from kafkafmt.values.errors import UNRESOLVABLE, ValueDecodeError


def check_meanings(writer: Type, reader: Type) -> None:
    """Compare the logical types of what one schema reads of the other.

    Raises:
        ValueDecodeError: (``unresolvable``) a number would get another meaning.
    """
    _check(writer, reader, "", set())


def _check(writer: Type, reader: Type, path: str, seen: set[tuple[int, int]]) -> None:
    if (id(writer), id(reader)) in seen or writer is reader:
        return
    seen.add((id(writer), id(reader)))
    if writer.kind == "union" or reader.kind == "union":
        _check_branches(writer, reader, path, seen)
    elif writer.logical and reader.logical and _meaning(writer) != _meaning(reader):
        raise ValueDecodeError(
            UNRESOLVABLE,
            f"{path or 'the value'} was written as {_meaning(writer)}, expected {_meaning(reader)}",
        )
    elif writer.kind == reader.kind == "record":
        written = {field.name: field for field in writer.fields}
        for field in reader.fields:
            found = next(
                (written[name] for name in (field.name, *field.aliases) if name in written), None
            )
            if found is not None:
                _check(found.type, field.type, f"{path}.{field.name}".lstrip("."), seen)
    elif writer.kind == reader.kind and writer.kind in ("array", "map"):
        _check(writer.item, reader.item, f"{path}[]", seen)


def _check_branches(writer: Type, reader: Type, path: str, seen: set[tuple[int, int]]) -> None:
    """Each branch of the writer against that of its kind and name in the reader."""
    read = reader.alternatives
    for branch in writer.alternatives:
        for other in read:
            is_same = branch.label == other.label if len(read) > 2 else branch.kind == other.kind
            if is_same:
                _check(branch, other, path, seen)


def _meaning(type_: Type) -> str:
    if type_.logical == "decimal":
        return f"decimal of scale {type_.scale}"
    return type_.logical
