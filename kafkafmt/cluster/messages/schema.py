"""Kafka's message schemas, as the project keeps them under ``schemas/``.

Those of logs come from Kafka's releases; messages without a schema in any release are in
``by_hand``.

Strategy: one file a log, read when it is first needed. Versions are decided as the code does that
Kafka generates from a schema: a bound that every valid version keeps is not tested, so a version
above the highest known one is read as that one.

Invariant: names are those of Kafka's JSON: the schema's, with a lower-case first letter.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

CONSUMER_OFFSETS = "consumer_offsets"
TRANSACTION_STATE = "transaction_state"
SHARE_GROUP_STATE = "share_group_state"
CLUSTER_METADATA = "cluster_metadata"
REMOTE_LOG_METADATA = "remote_log_metadata"
CONSUMER_PROTOCOL = "consumer_protocol"
CONTROL_RECORDS = "by_hand/control_records"

CODES = {
    **{"bool": "?", "int8": "b", "int16": "h", "uint16": "H", "int32": "i", "uint32": "I"},
    **{"int64": "q", "float64": "d"},
}
"""Numbers as :mod:`struct` names them, by kind."""
_KEY = "coordinator-key"
_HIGHEST = 2**15 - 1  # versions are 16 bits wide


@dataclass(frozen=True, slots=True)
class Versions:
    """A range of versions, both ends in it; empty where the first is above the last."""

    first: int
    last: int

    @classmethod
    def parse(cls, text: str) -> Versions:
        """``none``, ``1``, ``1-4`` or ``1+``."""
        if text == "none":
            return cls(0, -1)
        if text.endswith("+"):
            return cls(int(text[:-1]), _HIGHEST)
        first, _, last = text.partition("-")
        return cls(int(first), int(last or first))

    def holds(self, version: int, valid: Versions) -> bool:
        """Return whether a version is in the range, by the bounds tested in Kafka's code."""
        if self.first > self.last:
            return False
        above = self.first <= valid.first or version >= self.first
        below = self.last >= valid.last or version <= self.last
        return above and below


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a message or a struct.

    Attributes:
        name: as in Kafka's JSON.
        kind: ``int32``, ``string``, …, or the name of a struct: of the field or its elements.
        is_array: whether it is an array of its kind.
        versions: those that have the field.
        nullable: those in which it may be null.
        tag: the number of a tagged field; ``None`` for the others.
        tagged: the versions in which it is tagged.
        default: the value of an absent tagged field, with the type of a value read.
    """

    name: str
    kind: str
    is_array: bool
    versions: Versions
    nullable: Versions
    tag: int | None
    tagged: Versions
    default: object


@dataclass(frozen=True, slots=True)
class MessageSpec:
    """A message schema.

    Attributes:
        name: of the schema, as ``OffsetCommitValue``.
        api_key: the type of the record; -1 for a blob of the consumer's protocol.
        valid: the versions that Kafka knows.
        flexible: those with compact lengths and tagged fields.
        fields: in the schema's order.
        structs: the fields of each struct, by the struct's name.
        layout_since: the first release that writes version 0 as this schema says; empty where every
            release that wrote the version did.
    """

    name: str
    api_key: int
    valid: Versions
    flexible: Versions
    fields: tuple[Field, ...]
    structs: Mapping[str, tuple[Field, ...]]
    layout_since: str


@dataclass(frozen=True, slots=True, eq=False)
class LogSchema:
    """The messages of a log: keys and values, or values alone, by type."""

    keys: Mapping[int, MessageSpec]
    values: Mapping[int, MessageSpec]


@cache
def log(name: str) -> LogSchema:
    """Return the schemas of a log, by one of the names above."""
    from importlib import resources  # a log without messages needs none

    folder = resources.files(__package__) / "schemas"
    content = json.loads((folder / f"{name}.json").read_text("utf-8"))
    keys: dict[int, MessageSpec] = {}
    values: dict[int, MessageSpec] = {}
    for number, schema in enumerate(content["messages"]):
        message = _message(schema)
        side = keys if schema["type"] == _KEY else values
        side[message.api_key if message.api_key >= 0 else number] = message
    return LogSchema(keys, values)


@cache
def consumer_protocol(name: str) -> MessageSpec:
    """``ConsumerProtocolSubscription`` or ``ConsumerProtocolAssignment``."""
    return next(value for value in log(CONSUMER_PROTOCOL).values.values() if value.name == name)


def camel(name: str) -> str:
    """Return the name in Kafka's JSON: only the first letter changes."""
    return name[:1].lower() + name[1:]


def _message(schema: Mapping[str, Any]) -> MessageSpec:
    structs: dict[str, list[Any]] = {
        struct["name"]: struct["fields"] for struct in schema.get("commonStructs", ())
    }
    _collect(schema["fields"], structs)
    for fields in list(structs.values()):
        _collect(fields, structs)

    def parsed(fields: list[Any]) -> tuple[Field, ...]:
        return tuple(_field(field, structs) for field in fields)

    api_key = schema["apiKey"]
    return MessageSpec(
        name=schema["name"],
        api_key=-1 if api_key is None else api_key,
        valid=Versions.parse(schema["validVersions"]),
        flexible=Versions.parse(schema["flexibleVersions"]),
        fields=parsed(schema["fields"]),
        structs={name: parsed(fields) for name, fields in structs.items()},
        layout_since=schema.get("layoutSince", ""),
    )


def _collect(fields: list[Any], structs: dict[str, list[Any]]) -> None:
    for field in fields:
        if "fields" in field:
            structs[field["type"].removeprefix("[]")] = field["fields"]
            _collect(field["fields"], structs)


NO_UUID = "AAAAAAAAAAAAAAAAAAAAAA"
"""The UUID of zeroes, which Kafka writes where there is none."""


def _field(described: Mapping[str, Any], structs: Mapping[str, list[Any]]) -> Field:
    return Field(
        name=camel(described["name"]),
        kind=described["type"].removeprefix("[]"),
        is_array=described["type"].startswith("[]"),
        versions=Versions.parse(described.get("versions") or described["taggedVersions"]),
        nullable=Versions.parse(described.get("nullableVersions", "none")),
        tag=described.get("tag"),
        tagged=Versions.parse(described.get("taggedVersions", "none")),
        default=_default(described, structs),
    )


def _default(described: Mapping[str, Any], structs: Mapping[str, list[Any]]) -> object:
    """Return the default as Kafka's generator takes it: only the text ``null`` means null."""
    kind, given = described["type"], described.get("default")
    if given == "null":
        return None
    if kind.startswith("[]"):
        return []
    if kind == "bool":
        return given == "true"
    if kind in CODES:
        return float(given or 0) if kind == "float64" else int(given or 0)
    if kind == "string":
        return given or ""
    if kind == "bytes":
        return b""
    if kind == "uuid":
        return NO_UUID
    return {camel(field["name"]): _default(field, structs) for field in structs[kind]}
