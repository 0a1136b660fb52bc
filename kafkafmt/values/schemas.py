"""A set of schemas, found by id, by GUID, by subject and version, or by fingerprint.

Strategy: the set only grows, since records outlive deleted schemas. A text is kept as the log has
it; only the decoders parse it. Where two texts claim one id the first one counts, as in Confluent's
registry (``SchemaKey``, ``SchemaValue``, ``QualifiedSubject``, ``SchemaId``).

Invariant: nothing is dropped silently; ``skipped`` and ``clashes`` list the rest.
"""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

import pyarrow as pa

from kafkafmt._base.wording import list_some
from kafkafmt.segment.tables.columns import Column, make_schema, make_table
from kafkafmt.segment.types import Table
from kafkafmt.values.errors import SchemaError

AVRO, PROTOBUF, JSON = "AVRO", "PROTOBUF", "JSON"
SCHEMA_TYPES = (AVRO, PROTOBUF, JSON)

ACTIVE, SOFT_DELETED, HARD_DELETED = STATES = ("active", "soft_deleted", "hard_deleted")

DEFAULT_CONTEXT = "."


@dataclass(frozen=True)
class Reference:
    """A reference to another schema: its name in the text, and its place in the registry.

    Attributes:
        name: in the text of the referring schema.
        context: of the subject, unless its name has one: that of the referring subject
            (Confluent's ``QualifiedSubject.qualifySubjectWithParent``).
    """

    name: str
    subject: str
    version: int
    context: str = DEFAULT_CONTEXT

    def __str__(self) -> str:
        return f"{self.name}={self.subject}:{self.version}"


@dataclass(frozen=True)
class Schema:
    """A schema's text and its references.

    Attributes:
        type: ``AVRO``, ``PROTOBUF`` or ``JSON``.
        text: as stored; for Protobuf the .proto text, or a FileDescriptorProto in base64.
        references: in the order of the registration.
        guid: the schema's own identity, as in headers of records; ``None`` where it cannot be
            computed (metadata and rule sets are part of it, and not supported here).
        is_encrypted: the registry encrypted the text, so it cannot be read here.
    """

    type: str
    text: str = field(repr=False)
    references: tuple[Reference, ...] = ()
    guid: uuid.UUID | None = field(default=None, compare=False)
    is_encrypted: bool = field(default=False, compare=False)

    def require_text(self, type: str) -> str:
        """Return the text of a readable schema of this type.

        Raises:
            SchemaError: it has another type, or the registry encrypted it.
        """
        if self.is_encrypted:
            raise SchemaError("the registry encrypted the schema")
        if self.type != type:
            raise SchemaError(f"the schema is {self.type}, expected {type}")
        return self.text


def compute_guid(text: str, references: tuple[Reference, ...]) -> uuid.UUID:
    """Return the GUID of a schema without metadata and rules: the MD5 of text and references."""
    digest = hashlib.md5(text.encode("utf-8", "surrogatepass"), usedforsecurity=False)
    for reference in references:
        digest.update(reference.name.encode("utf-8", "surrogatepass"))
        digest.update(reference.subject.encode("utf-8", "surrogatepass"))
        digest.update((reference.version & 0xFFFFFFFF).to_bytes(4, "big"))
    return uuid.UUID(bytes=digest.digest())


@dataclass(frozen=True)
class SubjectVersion:
    """One version of a subject.

    Attributes:
        subject: as registered; ``:.ctx:name`` lies in the context ``.ctx``.
        version: from 1.
        id: of the schema, within the context; ``None`` for a file without one in its name.
        schema: the text that was registered.
        state: ``active``, ``soft_deleted`` or ``hard_deleted``.
    """

    subject: str
    version: int
    id: int | None
    schema: Schema
    state: str = ACTIVE

    @property
    def context(self) -> str:
        """The context of the id."""
        return subject_context(self.subject)


def subject_context(subject: str) -> str:
    """Return the context of a subject; ``.`` is the default one."""
    if subject.startswith(":."):
        context, colon, _ = subject[1:].partition(":")
        if colon:
            return context
    return DEFAULT_CONTEXT


def qualified(subject: str, context: str) -> str:
    """Return a subject's name in a context, unless the name has a context already."""
    if context == DEFAULT_CONTEXT or subject.startswith(":."):
        return subject
    return f":{context}:{subject}"


LATEST = "latest"
_SHOWN = 10
"""Subjects that an error names."""

COLUMNS: tuple[Column[SubjectVersion], ...] = (
    Column("context", pa.string(), lambda found: found.context),
    Column("subject", pa.string(), lambda found: found.subject),
    Column("version", pa.int32(), lambda found: found.version),
    Column("id", pa.int64(), lambda found: found.id),
    Column("type", pa.string(), lambda found: found.schema.type),
    Column("state", pa.string(), lambda found: found.state),
    Column("guid", pa.string(), lambda found: found.schema.guid and str(found.schema.guid)),
    Column("references", pa.list_(pa.string()), lambda found: [*map(str, found.schema.references)]),
    Column("schema", pa.string(), lambda found: found.schema.text),
)
SCHEMAS_TABLE = make_schema(COLUMNS)
"""The table of :meth:`Schemas.to_table`: a row is a version of a subject."""


@dataclass(frozen=True)
class Clash:
    """Two texts for one id: the ``kept`` one came first."""

    kept: SubjectVersion
    other: SubjectVersion

    def __str__(self) -> str:
        return (
            f"id {self.kept.id} in context {self.kept.context!r} has two texts: that of"
            f" {self.kept.subject} version {self.kept.version} is used, that of"
            f" {self.other.subject} version {self.other.version} is not"
        )


class Schemas:
    """Schemas of a registry or of files.

    Attributes:
        clashes: ids with two texts.
        skipped: the records and files not understood, one line for each.
    """

    __module__ = "kafkafmt.values"

    def __init__(self) -> None:
        self.clashes: list[Clash] = []
        self.skipped: list[str] = []
        self._versions: dict[tuple[str, int], SubjectVersion] = {}
        self._by_id: dict[tuple[str, int], SubjectVersion] = {}
        self._by_guid: dict[uuid.UUID, Schema] = {}
        self._by_name: dict[str, Schema] = {}

    def __len__(self) -> int:
        return len(self._versions)

    def __iter__(self) -> Iterator[SubjectVersion]:
        return iter(
            sorted(self._versions.values(), key=lambda found: (found.subject, found.version))
        )

    # --- filling ---------------------------------------------------------------------------------

    def add(self, found: SubjectVersion) -> None:
        """Register a version; a repeated registration replaces its state."""
        self._versions[found.subject, found.version] = found
        if found.id is not None:
            first = self._by_id.setdefault((found.context, found.id), found)
            if first.schema != found.schema:
                clash = Clash(first, found)
                if clash not in self.clashes:
                    self.clashes.append(clash)
        if found.schema.guid is not None:
            self._by_guid.setdefault(found.schema.guid, found.schema)

    def add_guid(self, guid: uuid.UUID, schema: Schema) -> None:
        """Add the GUID of a schema, as of a version in AWS Glue."""
        self._by_guid.setdefault(guid, schema)

    def add_name(self, name: str, schema: Schema) -> None:
        """Let other schemas use a schema by a name, without a reference."""
        self._by_name.setdefault(name, schema)

    def delete(self, subject: str, up_to: int) -> None:
        """Soft-delete the versions of a subject from 1 to ``up_to``."""
        for found in self._of(subject):
            if found.version <= up_to and found.state == ACTIVE:
                self._set_state(found, SOFT_DELETED)

    def delete_for_good(self, subject: str, version: int) -> None:
        """Hard-delete a version, if it was seen."""
        found = self._versions.get((subject, version))
        if found is not None:
            self._set_state(found, HARD_DELETED)

    def clear(self, subject: str) -> None:
        """Hard-delete the soft-deleted versions of a subject."""
        for found in self._of(subject):
            if found.state == SOFT_DELETED:
                self._set_state(found, HARD_DELETED)

    def _set_state(self, found: SubjectVersion, state: str) -> None:
        self._versions[found.subject, found.version] = replace(found, state=state)

    def _of(self, subject: str) -> list[SubjectVersion]:
        return [found for found in self._versions.values() if found.subject == subject]

    # --- finding ---------------------------------------------------------------------------------

    def subjects(self, *, deleted: bool = False) -> list[str]:
        """Return the subjects with an active version; with ``deleted``, all subjects."""
        return sorted(
            {found.subject for found in self._versions.values() if deleted or found.state == ACTIVE}
        )

    def versions(self, subject: str, *, context: str = DEFAULT_CONTEXT) -> list[SubjectVersion]:
        """Return the versions of a subject, oldest first, in any state."""
        found = self._of(qualified(subject, context))
        return sorted(found, key=lambda known: known.version)

    def by_id(self, id: int, context: str = DEFAULT_CONTEXT) -> Schema | None:
        """Return the schema of an id in a context; ``None`` when unknown. Deleted ones count."""
        found = self._by_id.get((context, id))
        return None if found is None else found.schema

    def by_guid(self, guid: uuid.UUID | str) -> Schema | None:
        """Return the schema of a GUID; ``None`` when unknown."""
        return self._by_guid.get(guid if isinstance(guid, uuid.UUID) else uuid.UUID(guid))

    def by_name(self, name: str) -> Schema | None:
        """Return the schema of a file used by others by name; ``None`` when unknown.

        The name is an Avro type's, or the import path of a .proto file.
        """
        return self._by_name.get(name)

    def all(self) -> Iterable[Schema]:
        """Return every schema once: those of ids, and those of GUIDs."""
        schemas = dict.fromkeys(self._by_guid.values())
        schemas.update({version.schema: None for version in self._by_id.values()})
        schemas.update({version.schema: None for version in self._versions.values()})
        return schemas

    def version(
        self, subject: str, version: int | str = LATEST, *, context: str = DEFAULT_CONTEXT
    ) -> SubjectVersion:
        """One version of a subject.

        ``latest`` is the latest that is not deleted; where all are deleted, the latest of all, for
        the records are still there.

        Raises:
            SchemaError: the subject or the version is unknown.
        """
        found = self.versions(subject, context=context)
        if not found:
            known = list_some(self.subjects(deleted=True), _SHOWN) or "none"
            raise SchemaError(
                f"no subject {qualified(subject, context)!r} in the schemas; subjects: {known}"
            )
        if version == LATEST:
            return next((known for known in reversed(found) if known.state == ACTIVE), found[-1])
        for one in found:
            if one.version == version:
                return one
        numbers = ", ".join(str(known.version) for known in found)
        raise SchemaError(f"no version {version} of subject {subject!r}; versions: {numbers}")

    def referred(self, schema: Schema) -> dict[Reference, Schema]:
        """Return all direct and indirect references of a schema, each after its own references.

        Raises:
            SchemaError: one is missing.
        """
        referred: dict[Reference, Schema] = {}
        self._gather(schema, referred, ())
        return referred

    def _gather(
        self, schema: Schema, found: dict[Reference, Schema], path: tuple[Reference, ...]
    ) -> None:
        for reference in schema.references:
            if reference in found:
                continue
            if reference in path or len(path) == _MAX_REFERENCE_DEPTH:
                raise SchemaError(
                    f"reference {reference.name!r} refers to itself, or nests too deep"
                )
            in_context = qualified(reference.subject, reference.context)
            # Karapace knows no contexts: there the name is all of it.
            referred = self._versions.get(
                (in_context, reference.version),
                self._versions.get((reference.subject, reference.version)),
            )
            if referred is None:
                raise SchemaError(
                    f"reference {reference.name!r} is subject {reference.subject!r} version"
                    f" {reference.version}, which is not in the schemas"
                )
            self._gather(referred.schema, found, (*path, reference))
            found[reference] = referred.schema

    def to_table(self) -> Table:
        """Return all versions of all subjects, by subject and version (:data:`SCHEMAS_TABLE`)."""
        return make_table(self, COLUMNS, lambda found: len(found.schema.text))


_MAX_REFERENCE_DEPTH = 100
"""Far above what schemas use; bounds the recursion."""
