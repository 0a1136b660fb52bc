"""How the types of a writer's schema match those of a reader's.

Source of the rules: the Avro specification, *Schema Resolution*, and for unions Avro Java's
``Resolver.ReaderUnion``: a type that is the same comes before one that a number can become.

Schema resolution is about the encoding. It silently reads a timestamp in milliseconds as one in
microseconds, or a decimal as one of another scale, and the value is wrong by a power of ten. The
specification lets decimals match only if their scales do; here the same holds for units of time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kafkafmt.values.avro.schema import RecordField, Type
from kafkafmt.values.errors import UNRESOLVABLE, ValueDecodeError

_PROMOTIONS: dict[str, tuple[str, ...]] = {
    "int": ("long", "float", "double"),
    "long": ("float", "double"),
    "float": ("double",),
    "string": ("bytes",),
    "bytes": ("string",),
}


def matches(writer: Type, reader: Type) -> bool:
    """Whether a type other than a union can be read as another, members apart."""
    if writer.kind == reader.kind:
        return not writer.name or writer.name == reader.name or _has_short_name(writer, reader)
    return reader.kind in _PROMOTIONS.get(writer.kind, ())


def _has_short_name(writer: Type, reader: Type) -> bool:
    """Whether the names without namespace are the same, aliases among them."""
    return _short(writer.name) in map(_short, (reader.name, *reader.aliases))


def _short(name: str) -> str:
    return name.rpartition(".")[2]


def branch_of(writer: Type, branches: Sequence[Type]) -> int | None:
    """The branch of a reader's union that a type is read as."""
    found = [place for place, branch in enumerate(branches) if matches(writer, branch)]
    same = [place for place in found if branches[place].kind == writer.kind]
    named = [
        place for place in same if writer.name in (branches[place].name, *branches[place].aliases)
    ]
    return next(iter([*named, *same, *found]), None)


def written_name(field: RecordField, written: Iterable[str]) -> str | None:
    """The name that a reader's field has in the writer's record."""
    return next((name for name in (field.name, *field.aliases) if name in written), None)


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
            name = written_name(field, written)
            if name is not None:
                _check(written[name].type, field.type, f"{path}.{field.name}".lstrip("."), seen)
    elif writer.kind == reader.kind and writer.kind in ("array", "map"):
        _check(writer.item, reader.item, f"{path}[]", seen)


def _check_branches(writer: Type, reader: Type, path: str, seen: set[tuple[int, int]]) -> None:
    """Each branch of the writer against that of the reader as which it is read."""
    read = reader.alternatives
    for branch in writer.alternatives:
        place = branch_of(branch, read)
        if place is not None:
            _check(branch, read[place], path, seen)


def _meaning(type_: Type) -> str:
    if type_.logical == "decimal":
        return f"decimal of scale {type_.scale}"
    return type_.logical
