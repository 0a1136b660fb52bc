"""A schema as a registry stores it, and the version of a subject that it is registered as.

Strategy: plain values. A schema's text is kept as the log has it; only the decoders parse it.

Source of the rules: Confluent's ``SchemaKey``, ``SchemaValue``, ``QualifiedSubject`` and
``SchemaId``; Karapace writes the same records.
"""

from __future__ import annotations

import hashlib
import uuid
from dataclasses import dataclass, field

from kafkafmt.values.errors import SchemaError

AVRO, PROTOBUF, JSON = "AVRO", "PROTOBUF", "JSON"
SCHEMA_TYPES = (AVRO, PROTOBUF, JSON)

ACTIVE, SOFT_DELETED, HARD_DELETED = "active", "soft_deleted", "hard_deleted"

DEFAULT_CONTEXT = "."


@dataclass(frozen=True)
class Reference:
    """A schema that another one uses: by name in the text, and where it is registered.

    Attributes:
        name: in the text of the other one.
        subject: as registered.
        version: of the subject.
        context: of the subject, unless its name has one: that of the subject that refers to it
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
    """A schema's text and what it refers to.

    Attributes:
        type: ``AVRO``, ``PROTOBUF`` or ``JSON``.
        text: as stored; for Protobuf the .proto text, or a FileDescriptorProto in base64.
        references: in the order of the registration.
        guid: the schema's own identity, which headers of records can hold; ``None`` where it
            cannot be computed (metadata and rule sets are part of it, and not understood here).
        is_encrypted: the registry encrypted the text, so that it cannot be read here.
    """

    type: str
    text: str = field(repr=False)
    references: tuple[Reference, ...] = ()
    guid: uuid.UUID | None = field(default=None, compare=False)
    is_encrypted: bool = field(default=False, compare=False)

    def text_of(self, type: str) -> str:
        """The text, of a schema that has this type and can be read.

        Raises:
            SchemaError: it has another type, or the registry encrypted it.
        """
        if self.is_encrypted:
            raise SchemaError("the registry encrypted the schema")
        if self.type != type:
            raise SchemaError(f"the schema is {self.type}, expected {type}")
        return self.text


def guid_of(text: str, references: tuple[Reference, ...]) -> uuid.UUID:
    """The GUID of a schema without metadata and rules: the MD5 of its text and references."""
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
        id: of the schema, within the context; ``None`` for a file whose name has none.
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
        """The context that the id counts in."""
        return context_of(self.subject)


def context_of(subject: str) -> str:
    """The context of a subject; ``.`` is the default one."""
    if subject.startswith(":."):
        context, colon, _ = subject[1:].partition(":")
        if colon:
            return context
    return DEFAULT_CONTEXT


def qualified(subject: str, context: str) -> str:
    """A subject's name in a context, unless the name has a context already."""
    if context == DEFAULT_CONTEXT or subject.startswith(":."):
        return subject
    return f":{context}:{subject}"
