"""The sources of schemas: the segments of ``_schemas``, a folder of files, or a mapping.

Strategy: a folder becomes a mapping of relative paths to texts, and a mapping becomes schemas by
its names. Everything else is read as segments, whose records are applied in the order of the log;
compaction may have removed any record that a later one of the same key replaces.

Rules: Confluent's ``KafkaStoreMessageHandler`` and ``SchemaRegistryKeyType``; Karapace writes the
same, but an empty value as tombstone.

Invariant: a file or record that is not understood changes nothing and is listed in
``Schemas.skipped``; to find nothing is an error.
"""

from __future__ import annotations

import base64
import os
import re
import uuid
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from kafkafmt._base import texts
from kafkafmt._base.damage import Damage
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.wording import list_some
from kafkafmt.log.merging import merged
from kafkafmt.log.scan.query import Query
from kafkafmt.storage.discovery import Source, source_name
from kafkafmt.storage.errors import naming
from kafkafmt.storage.local import may_be_directory
from kafkafmt.storage.names import is_segment
from kafkafmt.values.errors import NoRegistryError, SchemaError
from kafkafmt.values.primitives import UUID
from kafkafmt.values.schemas import (
    ACTIVE,
    AVRO,
    JSON,
    PROTOBUF,
    SCHEMA_TYPES,
    SCHEMAS_TABLE,
    SOFT_DELETED,
    STATES,
    Reference,
    Schema,
    Schemas,
    SubjectVersion,
    compute_guid,
    subject_context,
)

_WITHOUT_SCHEMAS = frozenset({"CONFIG", "MODE", "NOOP", "CONTEXT", "ASSOC"})
_INT32_MAX = 2**31 - 1
_REFERENCE = re.compile("([^=]*)=(.*):([0-9]{1,10})", re.DOTALL)
"""A reference as it is printed."""


class NotUnderstoodError(ValueError):
    """A record of the topic not written by a registry."""


def apply(schemas: Schemas, offset: int, key: bytes | None, value: bytes | None) -> bool:
    """Apply one record of the topic; return false if no registry wrote it.

    ``offset`` is only for the list of skipped records.
    """
    try:
        _apply(schemas, _json_object("key", key), value)
    except NotUnderstoodError as error:
        schemas.skipped.append(f"offset {offset}: {error}")
        return False
    return True


def _apply(schemas: Schemas, key: dict[str, Any], value: bytes | None) -> None:
    kind = _registered_text(key, "keytype")
    if kind == "SCHEMA":
        subject, version = _registered_text(key, "subject"), _number(key, "version")
        if value:
            schemas.add(_version(subject, version, _json_object("value", value)))
        else:  # null, or empty as Karapace writes it
            schemas.delete_for_good(subject, version)
    elif kind == "DELETE_SUBJECT":
        if value:
            schemas.delete(
                _registered_text(key, "subject"), _number(_json_object("value", value), "version")
            )
    elif kind == "CLEAR_SUBJECT":
        if value:
            schemas.clear(_registered_text(key, "subject"))
    elif kind not in _WITHOUT_SCHEMAS:
        raise NotUnderstoodError(f"keytype {kind!r} is not known")


def apply_listed(schemas: Schemas, where: str, listed: list[Any]) -> None:
    """Apply a registry's answer to ``GET /schemas``, or the rows of ``kafkafmt schemas``.

    Each item of an answer is the value of a SCHEMA record with its subject and version in it.
    ``where`` is only for the list of what was not understood.
    """
    for number, item in enumerate(listed):
        try:
            subject, version = _registered_text(item, "subject"), _number(item, "version")
            schemas.add((_printed if _is_printed(item) else _version)(subject, version, item))
        except NotUnderstoodError as error:
            schemas.skipped.append(f"{where}: item {number}: {error}")


def _version(subject: str, version: int, value: dict[str, Any]) -> SubjectVersion:
    """Return the version of a subject from the value of its SCHEMA record."""
    kind = value.get("schemaType") or AVRO
    if kind not in SCHEMA_TYPES:
        raise NotUnderstoodError(f"schemaType {kind!r} is not one of {', '.join(SCHEMA_TYPES)}")
    state = SOFT_DELETED if value.get("deleted") is True else ACTIVE
    schema = _schema(kind, value, subject_context(subject))
    return SubjectVersion(subject, version, _number(value, "id"), schema, state)


def _schema(kind: str, value: dict[str, Any], context: str) -> Schema:
    text = _registered_text(value, "schema")
    listed = value.get("references") or []
    if not isinstance(listed, list):
        raise NotUnderstoodError("references are not a list")
    references = tuple(
        Reference(
            _registered_text(reference, "name"),
            _registered_text(reference, "subject"),
            _number(reference, "version"),
            context,
        )
        for reference in listed
    )
    metadata = value.get("metadata")
    is_encrypted = isinstance(metadata, dict) and "__enc__" in str(metadata)
    return Schema(kind, text, references, _guid(value, text, references), is_encrypted)


def _guid(value: dict[str, Any], text: str, references: tuple[Reference, ...]) -> uuid.UUID | None:
    """Return the GUID stored by the registry as ``md5``, else the computed one if known."""
    stored = value.get("md5")
    if isinstance(stored, str):
        try:
            return uuid.UUID(bytes=base64.b64decode(stored, validate=True))
        except ValueError:
            return None
    if value.get("metadata") or value.get("ruleSet"):
        return None
    return compute_guid(text, references)


def _is_printed(item: Any) -> bool:
    """Return whether this is a row of ``kafkafmt schemas --json``."""
    return isinstance(item, dict) and set(SCHEMAS_TABLE.names) <= item.keys()


def _printed(subject: str, version: int, row: dict[str, Any]) -> SubjectVersion:
    """Return the version of a subject from its row in the table of schemas."""
    kind, state, listed = (row[name] for name in ("type", "state", "references"))
    if kind not in SCHEMA_TYPES or state not in STATES or not isinstance(listed, list):
        raise NotUnderstoodError("no type, state or references of a schema")
    references = tuple(_printed_reference(text, subject_context(subject)) for text in listed)
    guid = None
    if row["guid"] is not None:
        if not UUID.fullmatch(text := _registered_text(row, "guid")):
            raise NotUnderstoodError("'guid' is not a GUID")
        guid = uuid.UUID(text)
    schema = Schema(kind, _registered_text(row, "schema"), references, guid)
    id = None if row["id"] is None else _number(row, "id")
    return SubjectVersion(subject, version, id, schema, state)


def _printed_reference(text: Any, context: str) -> Reference:
    """Parse a printed reference: ``name=subject:version``."""
    found = _REFERENCE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise NotUnderstoodError("a reference is not <name>=<subject>:<version>")
    return Reference(found[1], found[2], int(found[3]), context)


def _json_object(what: str, data: bytes | None) -> dict[str, Any]:
    if not data:
        raise NotUnderstoodError(f"the {what} is {'null' if data is None else 'empty'}")
    try:
        parsed = texts.parsed(data)
    except ValueError as error:
        text = data.strip()
        ends = not text.endswith(b"}") or getattr(error, "pos", 0) >= len(text)
        if text.startswith(b"{") and ends:
            raise NotUnderstoodError(f"the {what} is cut JSON") from None
        raise NotUnderstoodError(f"the {what} is not JSON: {error}") from None
    if not isinstance(parsed, dict):
        raise NotUnderstoodError(f"the {what} is JSON, but not an object")
    return parsed


def _registered_text(members: Any, name: str) -> str:
    text = members.get(name) if isinstance(members, dict) else None
    if not isinstance(text, str):
        raise NotUnderstoodError(f"{name!r} is not text")
    return text


def _number(members: Any, name: str) -> int:
    number = members.get(name) if isinstance(members, dict) else None
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= _INT32_MAX:
        raise NotUnderstoodError(f"{name!r} is not a number of 0 to {_INT32_MAX}")
    return number


TOPIC = "_schemas"
"""The topic of a registry, unless ``kafkastore.topic`` says otherwise."""

_TYPES = {".avsc": AVRO, ".proto": PROTOBUF, ".json": JSON}
_ID = re.compile(r"[0-9]{1,10}")
_LOG = re.compile(r"_schemas-[0-9]+")
_MAX_FILE_BYTES = 16 * 1024 * 1024
"""The most bytes of a schema's file. Schemas have a few MiB; a segment by mistake has more."""


def read_schemas(
    source: Source | Mapping[str, str] | Schemas,
    *,
    on_damage: str = "raise",
    damage: list[Damage] | None = None,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Schemas:
    """Read the schemas of a registry, or of files.

    Args:
        source: the segments of the topic ``_schemas`` in any form that
            :func:`kafkafmt.scan_records` takes (a broker's data directory too, of which only that
            topic is read); or a local folder or file of schemas; or a mapping of such files' names
            to their texts. The suffix of a file is its type: ``.avsc``, ``.proto`` or ``.json``
            (JSON Schema). Its name is its meaning: ``<subject>.avsc`` is version 1 of a subject,
            ``<subject>/<version>.avsc`` any version, ``<id>.avsc`` the schema of an id, and
            ``<uuid>.avsc`` the schema of a GUID or of an AWS Glue version. Schemas may use those of
            other files: by full name in Avro, by path in Protobuf. A ``.json`` file may also have
            the answer of a registry to ``GET /schemas``, which is a list, or the lines that
            ``kafkafmt schemas --json`` prints. An http or https URL is a registry that runs, unless
            it ends as a log or a segment does.
        on_damage: the effect of damage in the segments, as in :func:`kafkafmt.scan_records`.
        damage: with ``on_damage="collect"``, a list for the ranges left out.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: as in :func:`kafkafmt.scan_records`.

    Raises:
        FileNotFoundError: the source is missing, or has several topics, none of which is
            ``_schemas``.
        SchemaError: the source has no schema.
        KafkaFormatError: the segments are damaged, and ``on_damage`` is ``raise``.
    """
    if isinstance(source, Schemas):
        return source
    if isinstance(source, Mapping):
        return _from_files(source)
    if is_registry(source):
        return _from_registry(str(source))
    if isinstance(source, (str, os.PathLike)) and (files := _files(Path(source))):
        return _from_files(files)
    return _from_segments(source, on_damage, damage, limits, storage_options)


def _from_registry(url: str) -> Schemas:
    from kafkafmt.values import registry  # with HTTP, which nothing else needs

    schemas = Schemas()
    apply_listed(schemas, url, registry.listed(url))
    if not schemas:
        raise SchemaError("the registry has no schema", source=url)
    return schemas


def is_registry(source: object) -> bool:
    """Return whether a source of schemas is the URL of a registry, not of a log's files."""
    if not isinstance(source, str) or not source.lower().startswith(("http://", "https://")):
        return False
    name = urlsplit(source).path.rstrip("/").rpartition("/")[2]
    return not (_LOG.fullmatch(name) or is_segment(name))


# --- segments ------------------------------------------------------------------------------------


def _from_segments(
    source: Source,
    on_damage: str,
    damage: list[Damage] | None,
    limits: Limits | None,
    storage_options: Mapping[str, Any] | None,
) -> Schemas:
    schemas = Schemas()
    records = 0
    query = Query(
        source=_topic_in(source),
        columns=["topic", "offset", "key", "value"],
        on_damage=on_damage,
        below_log_start=True,
        limits=limits,
        storage_options=storage_options,
    ).once_found()
    extents = query.found().extents
    of_registry = [extent for extent in extents if extent.segment.topic == TOPIC]
    there = sorted({extent.segment.topic or "(no log directory)" for extent in extents})
    if not of_registry and len(there) > 1:
        raise FileNotFoundError(
            f"{source_name(source)}: holds no log of {TOPIC}; it holds {list_some(there, 5)}"
        )
    scan = query.on(merged(of_registry or extents, limits_or_default(limits))).records()
    for batch in scan:
        for row in batch.to_pylist():
            if apply(schemas, row["offset"], row["key"], row["value"]):
                records += 1
    if damage is not None:
        damage += scan.damage
    if not records:
        if of_registry:
            raise SchemaError(f"the log of {TOPIC} has no record of a schema registry")
        raise NoRegistryError(
            f"no record of a schema registry: expected the topic {TOPIC}, found {', '.join(there)}"
        )
    return schemas


def _topic_in(source: Source) -> Source:
    """Return the log of the registry, where a local directory holds it among others."""
    if isinstance(source, (str, os.PathLike)):
        log = os.path.join(os.fspath(source), f"{TOPIC}-0")
        if may_be_directory(log):
            return log
    return source


# --- files ---------------------------------------------------------------------------------------


def _files(path: Path) -> dict[str, str]:
    """Return the texts of a file or folder of schemas, by relative path; empty if it is neither.

    A data directory is none, also if it has a file like a schema's, such as `salvage.json`.
    """
    if path.is_file() and path.suffix in _TYPES:
        return {path.name: _text(path)}
    if not path.is_dir():
        return {}
    files = []
    for file in path.rglob("*"):
        if is_segment(file.name):
            return {}
        if file.suffix in _TYPES and file.is_file():
            files.append(file)
    files.sort()
    return {file.relative_to(path).as_posix(): _text(file) for file in files}


def _text(path: Path) -> str:
    size = path.stat().st_size
    if size > _MAX_FILE_BYTES:
        raise SchemaError(
            f"{size} bytes, expected a schema of at most {_MAX_FILE_BYTES}", source=str(path)
        )
    try:
        with naming(str(path)):
            return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise SchemaError(f"the schema is not UTF-8: {error}", source=str(path)) from None


def _from_files(files: Mapping[str, str]) -> Schemas:
    schemas = Schemas()
    for name, text in files.items():
        path = PurePosixPath(name)
        kind = _TYPES.get(path.suffix)
        if kind is None:
            schemas.skipped.append(f"{name}: expected a suffix of {', '.join(_TYPES)}")
            continue
        if kind == JSON and (listed := _listed(text)) is not None:
            apply_listed(schemas, name, listed)
            continue
        schema = Schema(kind, text, guid=compute_guid(text, ()))
        _register(schemas, path, schema)
        named = name if kind == PROTOBUF else _avro_name(text) if kind == AVRO else None
        if named is not None:
            schemas.add_name(named, schema)
    if not schemas:
        raise SchemaError(f"no schema; expected files with a suffix of {', '.join(_TYPES)}")
    return schemas


def _listed(text: str) -> list[Any] | None:
    """Return the items of a registry's answer, or printed rows; ``None`` for a JSON Schema."""
    if text.lstrip().startswith("["):  # as no JSON Schema does
        listed = _parsed(text)
        return listed if isinstance(listed, list) else None
    rows = text.strip().split("\n")
    return list(map(_parsed, rows)) if _is_printed(_parsed(rows[0])) else None


def _parsed(text: str) -> Any:
    """Return a schema's JSON; ``None`` if it is invalid, an error left to its decoder."""
    try:
        return texts.parsed(text)
    except ValueError:
        return None


def _register(schemas: Schemas, path: PurePosixPath, schema: Schema) -> None:
    parent = path.parent.as_posix()
    subject, version, id = path.with_suffix("").as_posix(), 1, None
    if _ID.fullmatch(path.stem):
        if parent == ".":
            id = int(path.stem)
        else:
            subject, version = parent, int(path.stem)
    elif UUID.fullmatch(path.stem):
        schemas.add_guid(uuid.UUID(path.stem), schema)
    schemas.add(SubjectVersion(subject, version, id, schema))


def _avro_name(text: str) -> str | None:
    """Return the full name of an Avro schema's outermost type; ``None`` if it has none."""
    declared = _parsed(text)
    name = declared.get("name") if isinstance(declared, dict) else None
    if not isinstance(name, str):
        return None
    namespace = declared.get("namespace")
    return name if "." in name or not isinstance(namespace, str) else f"{namespace}.{name}"
