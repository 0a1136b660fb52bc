"""The topic ``_schemas``: its records as a set of schemas.

Strategy: each key says what its record is about; records are applied in the order of the log.
Compaction may have removed any record that a later one of the same key replaces.

Source of the rules: Confluent's ``KafkaStoreMessageHandler`` and the classes of its keys and
values (``SchemaRegistryKeyType``); Karapace writes the same, but an empty value as tombstone.

Invariant: a record that is not understood changes nothing and is listed in ``Schemas.skipped``.
"""

from __future__ import annotations

import base64
import uuid
from typing import Any

from kafkafmt._base import untrusted_json
from kafkafmt.values.schema import (
    ACTIVE,
    AVRO,
    SCHEMA_TYPES,
    SOFT_DELETED,
    Reference,
    Schema,
    SubjectVersion,
    context_of,
    guid_of,
)
from kafkafmt.values.schemas import Schemas

_WITHOUT_SCHEMAS = frozenset({"CONFIG", "MODE", "NOOP", "CONTEXT", "ASSOC"})
_INT32_MAX = 2**31 - 1


class NotUnderstoodError(ValueError):
    """A record of the topic that does not come from a registry."""


def apply(schemas: Schemas, offset: int, key: bytes | None, value: bytes | None) -> bool:
    """Apply one record of the topic; whether it is a record of a registry.

    ``offset`` is only for the list of what was not understood.
    """
    try:
        _apply(schemas, _json_object("key", key), value)
    except NotUnderstoodError as error:
        schemas.skipped.append(f"offset {offset}: {error}")
        return False
    return True


def _apply(schemas: Schemas, key: dict[str, Any], value: bytes | None) -> None:
    kind = _text(key, "keytype")
    if kind == "SCHEMA":
        subject, version = _text(key, "subject"), _number(key, "version")
        if value:
            schemas.add(_version(subject, version, _json_object("value", value)))
        else:  # null, or empty as Karapace writes it
            schemas.delete_for_good(subject, version)
    elif kind == "DELETE_SUBJECT":
        if value:
            schemas.delete(_text(key, "subject"), _number(_json_object("value", value), "version"))
    elif kind == "CLEAR_SUBJECT":
        if value:
            schemas.clear(_text(key, "subject"))
    elif kind not in _WITHOUT_SCHEMAS:
        raise NotUnderstoodError(f"keytype {kind!r} is not known")


def apply_listed(schemas: Schemas, where: str, listed: list[Any]) -> None:
    """Apply what a registry answers to ``GET /schemas``.

    Each item is the value of a SCHEMA record with its subject and version in it. ``where`` is only
    for the list of what was not understood.
    """
    for number, item in enumerate(listed):
        try:
            schemas.add(_version(_text(item, "subject"), _number(item, "version"), item))
        except NotUnderstoodError as error:
            schemas.skipped.append(f"{where}: item {number}: {error}")


def _version(subject: str, version: int, value: dict[str, Any]) -> SubjectVersion:
    """The version of a subject from the value of its SCHEMA record."""
    kind = value.get("schemaType") or AVRO
    if kind not in SCHEMA_TYPES:
        raise NotUnderstoodError(f"schemaType {kind!r} is not one of {', '.join(SCHEMA_TYPES)}")
    state = SOFT_DELETED if value.get("deleted") is True else ACTIVE
    schema = _schema(kind, value, context_of(subject))
    return SubjectVersion(subject, version, _number(value, "id"), schema, state)


def _schema(kind: str, value: dict[str, Any], context: str) -> Schema:
    text = _text(value, "schema")
    listed = value.get("references") or []
    if not isinstance(listed, list):
        raise NotUnderstoodError("references are not a list")
    references = tuple(
        Reference(
            _text(reference, "name"),
            _text(reference, "subject"),
            _number(reference, "version"),
            context,
        )
        for reference in listed
    )
    metadata = value.get("metadata")
    is_encrypted = isinstance(metadata, dict) and "__enc__" in str(metadata)
    return Schema(kind, text, references, _guid(value, text, references), is_encrypted)


def _guid(value: dict[str, Any], text: str, references: tuple[Reference, ...]) -> uuid.UUID | None:
    """The GUID that the registry stored as ``md5``, else the computed one where that is known."""
    stored = value.get("md5")
    if isinstance(stored, str):
        try:
            return uuid.UUID(bytes=base64.b64decode(stored, validate=True))
        except ValueError:
            return None
    if value.get("metadata") or value.get("ruleSet"):
        return None
    return guid_of(text, references)


def _json_object(what: str, data: bytes | None) -> dict[str, Any]:
    try:
        parsed = untrusted_json.parsed(data or b"")
    except ValueError as error:
        raise NotUnderstoodError(f"the {what} is not JSON: {error}") from None
    if not isinstance(parsed, dict):
        raise NotUnderstoodError(f"the {what} is JSON, but not an object")
    return parsed


def _text(members: Any, name: str) -> str:
    text = members.get(name) if isinstance(members, dict) else None
    if not isinstance(text, str):
        raise NotUnderstoodError(f"{name!r} is not text")
    return text


def _number(members: Any, name: str) -> int:
    number = members.get(name) if isinstance(members, dict) else None
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= _INT32_MAX:
        raise NotUnderstoodError(f"{name!r} is not a number of 0 to {_INT32_MAX}")
    return number
