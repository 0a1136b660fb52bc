"""The kept parts of a message schema: names, types, versions, tags and defaults.

Strategy: the schemas of one log make one file under ``kafkafmt/cluster/messages/schemas``; those of
all else that a broker writes to its disks are one file in this folder, since the grammars for them
are written by hand. Texts of documentation are left out; ``since`` is added, the first release
among those taken here in which a message, a version or a field appears, so that the difference
between two releases is a readable diff.

Invariant: a key of a schema that is not known here is an error, so nothing new in a release passes
unnoticed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from scripts.message_schemas.jars import Schema, SchemaError

# The logs: file name, topic, modules of the schemas, their types.
ON_DISK = "on_disk"
LOGS = (
    ("consumer_offsets", "__consumer_offsets", ("group-coordinator",)),
    ("transaction_state", "__transaction_state", ("transaction-coordinator",)),
    ("share_group_state", "__share_group_state", ("share-coordinator",)),
    ("cluster_metadata", "__cluster_metadata", ("metadata",)),
    ("remote_log_metadata", "__remote_log_metadata", ("storage",)),
    ("consumer_protocol", "", ("clients",)),
    (ON_DISK, "", ("clients", "raft", "storage")),
)
_PROTOCOL = ("ConsumerProtocolAssignment", "ConsumerProtocolSubscription")
_RECORD_TYPES = ("coordinator-key", "coordinator-value", "metadata")
_NOT_ON_DISK = (*_PROTOCOL, "DefaultPrincipalData")  # in values of clients, and between brokers

_FIELD_FACTS = ("name", "type", "versions", "nullableVersions", "taggedVersions", "tag", "default")
# Documentation, and what has no effect on the bytes or their meaning.
_FIELD_REST = {"about", "entityType", "fields", "ignorable", "mapKey", "zeroCopy"}
_MESSAGE_KEYS = {
    *("apiKey", "commonStructs", "fields", "flexibleVersions", "name", "type", "validVersions"),
}
_STRUCT_KEYS = {"fields", "name", "versions"}

Kept = dict[str, Any]


def files(schemas: Mapping[str, list[Schema]], release: str, earlier: Mapping[str, Kept]) -> Kept:
    """Return the kept content of each file, by its name.

    Args:
        schemas: those of a release, by module.
        release: the release, as ``4.3.1``.
        earlier: what is kept now, by file; ``since`` is taken from it.

    Raises:
        SchemaError: a schema says something that is not known here.
    """
    since = ".".join(release.split(".")[:2])
    result: Kept = {}
    for file, topic, modules in LOGS:
        messages = sorted(
            (
                each
                for module in modules
                for each in schemas.get(module, ())
                if _is_kept(each, file)
            ),
            key=lambda each: (each.get("apiKey", 0), each["name"]),
        )
        before = {each["name"]: each for each in earlier.get(file, {}).get("messages", ())}
        result[file] = {
            "topic": topic,
            "release": release,
            "messages": [_message(each, since, before.get(each["name"], {})) for each in messages],
        }
    return result


def text(content: Kept) -> str:
    """Return a file's text: a line for each field."""
    return _text(content, "") + "\n"


def unread(earlier: Mapping[str, Kept], now: Mapping[str, Kept]) -> list[str]:
    """Return a line for each message or field of ``now`` missing or different in ``earlier``.

    Args:
        earlier: what is kept, by file.
        now: the content of `files` for the release.
    """
    return [
        f"{file}: {path}: {value}; kept: {before.get(path, 'nothing')}"
        for file, content in now.items()
        for before in [dict(_facts(earlier.get(file, {}), ""))]
        for path, value in _facts(content, "")
        if before.get(path) != value
    ]


def _facts(given: Kept, path: str) -> Iterator[tuple[str, str]]:
    """Yield messages, structs and fields by path, without the release and ``since``."""
    if path:
        yield (
            path,
            ", ".join(
                f"{key} {each}"
                for key, each in given.items()
                if not isinstance(each, (list, dict))
                and key not in ("name", "since", "layoutSince")
            ),
        )
    for key in ("messages", "commonStructs", "fields"):
        for each in given.get(key, ()):
            yield from _facts(each, f"{path}.{each['name']}".lstrip("."))


def _is_kept(schema: Schema, file: str) -> bool:
    if file == "consumer_protocol":
        return schema["name"] in _PROTOCOL
    if file == ON_DISK:
        return schema["type"] == "data" and schema["name"] not in _NOT_ON_DISK
    return schema["type"] in _RECORD_TYPES


def _message(schema: Schema, since: str, before: Kept) -> Kept:
    _check(schema, _MESSAGE_KEYS, schema["name"])
    numbers = [str(version) for version in versions(schema["validVersions"])]
    known = before.get("since", {})
    message: Kept = {
        "name": schema["name"],
        "type": schema["type"],
        "apiKey": schema.get("apiKey"),
        "validVersions": schema["validVersions"],
        "flexibleVersions": schema["flexibleVersions"],
        "since": {version: known.get(version, since) for version in numbers},
    }
    fields = _fields(schema["fields"], since, before.get("fields", ()), schema["name"])
    structs_before = {each["name"]: each for each in before.get("commonStructs", ())}
    structs = []
    for struct in schema.get("commonStructs", ()):
        where = f"{schema['name']}.{struct['name']}"
        _check(struct, _STRUCT_KEYS, where)
        known_fields = structs_before.get(struct["name"], {}).get("fields", ())
        structs.append(
            {
                "name": struct["name"],
                "versions": struct["versions"],
                "fields": _fields(struct["fields"], since, known_fields, where),
            }
        )
    layout = _changed_layout(before, fields, structs)
    if layout or "layoutSince" in before:
        message["layoutSince"] = since if layout else before["layoutSince"]
    message["fields"] = fields
    if structs:
        message["commonStructs"] = structs
    return message


def _fields(fields: list[Schema], since: str, before: Any, where: str) -> list[Kept]:
    known = {each["name"]: each for each in before}
    result = []
    for field in fields:
        name = f"{where}.{field['name']}"
        _check(field, {*_FIELD_FACTS, *_FIELD_REST}, name)
        same = known.get(field["name"], {})
        kept = {fact: field[fact] for fact in _FIELD_FACTS if fact in field}
        kept["since"] = same.get("since", since)
        if "fields" in field:
            kept["fields"] = _fields(field["fields"], since, same.get("fields", ()), name)
        result.append(kept)
    return result


def _changed_layout(before: Kept, fields: list[Kept], structs: list[Kept]) -> bool:
    """Return whether a version kept before has other fields now, tagged ones aside."""
    if not before:
        return False
    structs_before = {each["name"]: each for each in before.get("commonStructs", ())}
    structs_now = {each["name"]: each for each in structs}
    return any(
        list(_layout(before["fields"], structs_before, version))
        != list(_layout(fields, structs_now, version))
        for version in versions(before["validVersions"])
    )


def _layout(fields: Any, structs: Mapping[str, Kept], version: int) -> Iterator[tuple[str, str]]:
    """Yield a version's untagged fields, each with its type, and those of structs after theirs."""
    for field in fields:
        if "tag" not in field and version in versions(field["versions"], version):
            yield field["name"], field["type"]
            struct = structs.get(field["type"].removeprefix("[]"), field)
            yield from _layout(struct.get("fields", ()), structs, version)


def versions(text: str, highest: int = 0) -> range:
    """Return the versions ``1``, ``1-4`` or ``1+``; an open range ends at ``highest``."""
    if text == "none":
        return range(0)
    first, _, last = text.rstrip("+").partition("-")
    if text.endswith("+"):
        return range(int(first), highest + 1)
    return range(int(first), int(last or first) + 1)


def _check(given: Schema, known: set[str], where: str) -> None:
    unknown = sorted(set(given) - known)
    if unknown:
        raise SchemaError(f"{where}: {', '.join(unknown)} is not known to scripts/message_schemas")


def _text(value: Any, margin: str) -> str:
    """Return JSON with a line for each field, mapping of simple values, or other simple value."""
    if isinstance(value, dict) and any(isinstance(each, list) for each in value.values()):
        simple = {key: each for key, each in value.items() if not isinstance(each, list)}
        head = json.dumps(simple)[:-1]
        lists = [
            f"{json.dumps(key)}: {_text(each, margin)}"
            for key, each in value.items()
            if isinstance(each, list)
        ]
        separator = ", " if simple else ""
        return f"{head}{separator}{', '.join(lists)}}}"
    if isinstance(value, list) and value:
        inner = margin + "  "
        items = ",\n".join(inner + _text(each, inner) for each in value)
        return f"[\n{items}\n{margin}]"
    return json.dumps(value)
