"""Writes a message by its schema: the inverse of :mod:`kafkafmt.cluster.messages.reader`.

Strategy: rules of the code that Kafka generates from a schema (``MessageSpec.write``). A tagged
field is written where its value differs from its default, in the order of the tags (KIP-482).

Invariant: a written message is read back as the same fields. A value not representable in the
version is an error, and nothing is left out.
"""

from __future__ import annotations

import base64
import re
import struct
from collections.abc import Callable, Mapping
from typing import Any

from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.records import FRAME_VERSION, TOPICS
from kafkafmt.cluster.messages.schema import Field, LogSchema, MessageSpec
from kafkafmt.segment.record import control
from kafkafmt.segment.write import KeyValue, unsigned_varint
from kafkafmt.storage import names

_LAYOUTS = {kind: struct.Struct(f">{code}") for kind, code in schema.CODES.items()}
_UUID = re.compile(names.UUID)


class EncodingError(ValueError):
    """Fields not representable in the version of a message; the message names the field."""


def encode_message(topic: str, name: str, version: int, fields: Mapping[str, Any]) -> bytes:
    """Return the key or the value of a record of an internal topic.

    Args:
        topic: as ``__consumer_offsets``.
        name: of the message in Kafka's schemas, as ``OffsetCommitKey`` or ``TopicRecord``.
        version: of the message; a key has version 0.
        fields: by the names of Kafka's JSON; a missing one has its default.

    Raises:
        ValueError: no message of the topic has the name, or the version cannot hold the fields.
    """
    if topic not in TOPICS:
        raise EncodingError(f"topic {topic!r}, expected one of {', '.join(TOPICS)}")
    return framed(schema.log(TOPICS[topic]), name, version, fields)


def framed(log: LogSchema, name: str, version: int, fields: Mapping[str, Any]) -> bytes:
    """Encode a message with the prefix of a record.

    The prefix is the type (a coordinator's key), the version (its value), or the frame of
    ``AbstractApiMessageSerde``. The arguments are those of :func:`encode_message`.
    """
    messages = [*log.keys.values(), *log.values.values()]
    message = next((each for each in messages if each.name == name), None)
    if message is None:
        raise EncodingError(f"no message {name!r}; {', '.join(each.name for each in messages)}")
    data = encoded(message, version, fields)
    if not log.keys:
        head = b"".join(map(unsigned_varint, (FRAME_VERSION, message.api_key, version)))
    else:
        head = struct.pack(">h", message.api_key if message in log.keys.values() else version)
    return head + data


def control_record(name: str, **fields: Any) -> KeyValue:
    """Return the key and the value of a record of a control batch.

    Args:
        name: ``COMMIT``, ``ABORT``, ``LEADER_CHANGE``, ``SNAPSHOT_HEADER``, ``SNAPSHOT_FOOTER``,
            ``KRAFT_VERSION`` or ``KRAFT_VOTERS``.
        fields: by the names of ``ControlRecord.value``, as ``coordinatorEpoch``; a missing one has
            its default.

    Raises:
        ValueError: another name, or the version cannot hold the fields.
    """
    if name not in control.NAMES:
        raise EncodingError(f"control record {name!r}, expected {', '.join(control.NAMES)}")
    kind = control.NAMES.index(name)
    message = schema.log(schema.CONTROL_RECORDS).values[kind]
    value = encoded(message, fields.get("version", 0), fields)
    return KeyValue(struct.pack(">hh", 0, kind), value)


def encoded(message: MessageSpec, version: int, fields: Mapping[str, Any]) -> bytes:
    """Return the bytes of a message.

    Raises:
        EncodingError: the version is unknown, or cannot hold the fields.
    """
    if not message.valid.first <= version <= message.valid.last:
        raise EncodingError(f"{message.name} has no version {version}")
    return _VersionWriter(message, version).struct(message.name, message.fields, fields)


class _VersionWriter:
    """Writes a version of a message."""

    def __init__(self, message: MessageSpec, version: int) -> None:
        self._message = message
        self._version = version
        self._is_flexible = message.flexible.holds(version, message.valid)

    def struct(self, name: str, fields: tuple[Field, ...], values: Mapping[str, Any]) -> bytes:
        unknown = values.keys() - {field.name for field in fields}
        if unknown:
            raise EncodingError(f"{name} has no field {min(unknown)!r}")
        data, tagged = bytearray(), {}
        for field in fields:
            value = values.get(field.name, field.default)
            if field.tag is not None and field.tagged.holds(self._version, self._message.valid):
                if value != field.default:
                    tagged[field.tag] = self._value(field, value)
            elif field.tag is None and field.versions.holds(self._version, self._message.valid):
                data += self._value(field, value)
            elif value != field.default:
                raise EncodingError(f"version {self._version} of {name} has no {field.name}")
        if self._is_flexible:
            data += unsigned_varint(len(tagged))
            for tag, content in sorted(tagged.items()):
                data += unsigned_varint(tag) + unsigned_varint(len(content)) + content
        return bytes(data)

    def _value(self, field: Field, value: Any) -> bytes:
        if value is None and not field.nullable.holds(self._version, self._message.valid):
            raise EncodingError(f"{self._message.name}: {field.name} must not be null")
        if not field.is_array:
            return self._item(field, value)
        if value is None:
            return self._size(None, ">i")
        return self._size(len(value), ">i") + b"".join(
            self._item(field, element) for element in value
        )

    def _item(self, field: Field, value: Any) -> bytes:
        layout = _LAYOUTS.get(field.kind)
        if layout is not None:
            try:
                return layout.pack(value)
            except struct.error as error:
                raise EncodingError(f"{field.name}: {value!r} does not fit {field.kind}") from error
        if field.kind == "uuid":
            return _uuid(field.name, value)
        if field.kind == "string":
            return self._sized(None if value is None else value.encode(), ">h")
        if field.kind == "bytes":
            return self._sized(value, ">i")
        return self._nested(field, value)

    def _nested(self, field: Field, value: Any) -> bytes:
        """Write a struct, with a marker before a nullable one outside arrays."""
        is_marked = not field.is_array and field.nullable.holds(self._version, self._message.valid)
        marker: Callable[[int], bytes] = (
            unsigned_varint if field.tag is not None else _LAYOUTS["int8"].pack
        )
        if value is None:
            return marker(0 if field.tag is not None else -1)
        content = self.struct(field.kind, self._message.structs[field.kind], value)
        return marker(1) + content if is_marked else content

    def _sized(self, data: bytes | None, layout: str) -> bytes:
        return self._size(None if data is None else len(data), layout) + (data or b"")

    def _size(self, size: int | None, layout: str) -> bytes:
        """Write a length (``None``: null): compact in a flexible version, else of a fixed width."""
        if self._is_flexible:
            return unsigned_varint(0 if size is None else size + 1)
        return struct.pack(layout, -1 if size is None else size)


def _uuid(name: str, value: Any) -> bytes:
    if not isinstance(value, str) or not _UUID.fullmatch(value):
        raise EncodingError(f"{name}: {value!r} is not a UUID in Kafka's form")
    return base64.urlsafe_b64decode(f"{value}==")
