"""The layout of a message in each of its versions, as grammars need it.

Strategy: a field, or a struct, has one layout for each way in which its bytes can lie. Versions
that share a layout share a `Variant`; a field with several variants becomes as many fields of the
grammar, each under its range of versions. So the grammars of messages need neither parameters nor
``switch-on``.

Invariant: the variants of a field cover exactly the versions that have it, and do not overlap.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from scripts.message_schemas.kept import Kept, versions

Signature = tuple[Any, ...]


@dataclass(frozen=True)
class Variant:
    """A layout, with its first and last version."""

    first: int
    last: int


class MessageSchema:
    """A kept schema, with the layouts of its versions."""

    def __init__(self, schema: Kept) -> None:
        self.schema = schema
        self.valid = versions(schema["validVersions"])
        self.structs: dict[str, list[Kept]] = {
            each["name"]: each["fields"] for each in schema.get("commonStructs", ())
        }
        self._collect(schema["fields"])
        for fields in list(self.structs.values()):
            self._collect(fields)

    @property
    def name(self) -> str:
        """The name in a grammar."""
        return snake(self.schema["name"])

    def is_flexible(self, version: int) -> bool:
        """Return whether lengths are compact in a version, and tagged fields end each struct."""
        return version in versions(self.schema["flexibleVersions"], self.valid[-1])

    def has(self, field: Kept, version: int) -> bool:
        """Return whether a version has this field at its place, not as a tagged field."""
        return "tag" not in field and version in versions(field["versions"], self.valid[-1])

    def may_be_null(self, field: Kept) -> bool:
        """Return whether a field may be null in any version."""
        return "nullableVersions" in field

    def variants(self, field: Kept) -> list[Variant]:
        """Return the layouts of a field, in the order of the versions."""
        there = [version for version in self.valid if self.has(field, version)]
        return _runs(there, lambda version: self._signature(field, version))

    def struct_variants(self, struct: str) -> list[Variant]:
        """Return the layouts of a struct, in the order of the versions."""
        used = [version for version in self.valid if self._is_used(struct, version)]
        return _runs(used, lambda version: self._struct_signature(struct, version))

    def struct_name(self, struct: str, version: int) -> str:
        """Return the name in a grammar of a struct, as a version has it."""
        name = f"{self.name}_{snake(struct)}"
        found = self.struct_variants(struct)
        if len(found) == 1:
            return name
        return f"{name}_v{next(each.first for each in found if version <= each.last)}"

    def tagged(self, fields: list[Kept]) -> list[Kept]:
        """Return the tagged fields among some, by tag."""
        return sorted((each for each in fields if "tag" in each), key=lambda each: each["tag"])

    def _collect(self, fields: list[Kept]) -> None:
        for field in fields:
            if "fields" in field:
                self.structs[element(field)] = field["fields"]
                self._collect(field["fields"])

    def _is_used(self, struct: str, version: int) -> bool:
        """Return whether a version has a field, tagged or not, of this struct."""
        fields = (
            field for each in (self.schema["fields"], *self.structs.values()) for field in each
        )
        return any(
            element(field) == struct
            and version
            in versions(field.get("versions") or field["taggedVersions"], self.valid[-1])
            for field in fields
        )

    def _signature(self, field: Kept, version: int) -> Signature:
        kind = element(field)
        if kind in self.structs:
            struct = self._struct_signature(kind, version)
            return (field["type"].startswith("[]"), self.may_be_null(field), *struct)
        is_sized = field["type"].startswith("[]") or kind in ("string", "bytes")
        return (field["type"], is_sized and self.is_flexible(version))

    def _struct_signature(self, struct: str, version: int) -> Signature:
        return (self.is_flexible(version), *self._parts(self.structs[struct], version))

    def _parts(self, fields: list[Kept], version: int) -> Iterator[Signature]:
        for field in fields:
            if self.has(field, version):
                yield (field["name"], *self._signature(field, version))


def _runs(there: list[int], signature: Callable[[int], Signature]) -> list[Variant]:
    """Group neighbouring versions of the same layout."""
    found: list[tuple[Variant, Signature]] = []
    for version in there:
        now = signature(version)
        if found and found[-1] == (Variant(found[-1][0].first, version - 1), now):
            found[-1] = (Variant(found[-1][0].first, version), now)
        else:
            found.append((Variant(version, version), now))
    return [variant for variant, _ in found]


def element(field: Kept) -> str:
    """Return the type of a field, or of an array's elements."""
    return str(field["type"]).removeprefix("[]")


def snake(name: str) -> str:
    """Return a name in snake case, ``TopicId`` as ``topic_id``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
