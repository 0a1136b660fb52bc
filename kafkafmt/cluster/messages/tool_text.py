"""Records of the coordinators' topics as the JSON that Kafka's tool prints.

Strategy: the fields as :mod:`kafkafmt.cluster.messages.json_text` writes them, in an object with
the type of the key, or the version of the value, as text. In the metadata of a consumer group the
subscription and the assignment of a member are opened, each for itself; one that cannot be read
stays Base64.

Records of the metadata log as the JSON that Kafka's tool prints.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kafkafmt.cluster.messages import json_text, records
from kafkafmt.cluster.messages.programs import lines, program
from kafkafmt.cluster.messages.reader import MessageError, Values
from kafkafmt.cluster.messages.records import FRAME_VERSION, coordinator_record, framed_record
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec

if TYPE_CHECKING:
    from kafkafmt.cluster.messages._program import Lines, Program


_GROUP_METADATA = "GroupMetadataValue"
DELETED = "<DELETE>"
"""What is printed in place of a null value."""


class CoordinatorTexts:
    """Makes text of the records of a coordinator's log."""

    def __init__(self, log: LogSchema) -> None:
        self._log = log
        # By the bytes that a key, and a key and a value, start with.
        self._keys: dict[bytes, Program] = {}
        self._values: dict[bytes, Program] = {}
        for record_type, schema in log.keys.items():
            start = record_type.to_bytes(2, "big")
            compiled = program(schema, record_type, f'{{"type":"{record_type}","data":')
            if compiled is not None:
                self._keys[start] = compiled
            self._add_values(start, log.values[record_type])

    def _add_values(self, start: bytes, schema: MessageSpec) -> None:
        if schema.name == _GROUP_METADATA:
            return
        for version in range(schema.valid.first, schema.valid.last + 1):
            compiled = program(schema, version, f'{{"version":"{version}","data":')
            if compiled is not None:
                self._values[start + version.to_bytes(2, "big")] = compiled

    def lines(self) -> Lines | None:
        """What writes the whole lines of records; ``None`` where the module is not compiled."""
        return lines(self._keys, self._values, 2, DELETED)

    def texts(self, key: bytes, value: bytes | None) -> tuple[str, str | None]:
        """Return the text of the key, and that of the value; ``None`` where the record deletes.

        Raises:
            UnknownTypeError: the schemas have no such type.
            MessageError: Kafka's reader refuses the record.
        """
        of_key = self._keys.get(key[:2])
        if of_key is not None:
            key_text = of_key.text(key, 2)
            if key_text is not None:
                if value is None:
                    return key_text, None
                of_value = self._values.get(key[:2] + value[:2])
                text = None if of_value is None else of_value.text(value, 2)
                if text is not None:
                    return key_text, text
        record = coordinator_record(self._log, key, value)
        data = json_text.message_text(record.key_schema, record.key)
        key_text = f'{{"type":"{record.record_type}","data":{data}}}'
        if record.value is None:
            return key_text, None
        data = value_text(record.value_schema, record.value)
        return key_text, f'{{"version":"{record.version}","data":{data}}}'


def value_text(schema: MessageSpec, values: Values) -> str:
    """Return the JSON of a value's fields; the blobs of a consumer group's members are opened."""
    if schema.name != _GROUP_METADATA or values["protocolType"] != records.PROTOCOL_TYPE:
        return json_text.message_text(schema, values)
    members = [
        {
            **member,
            "subscription": _opened(records.SUBSCRIPTION, member["subscription"]),
            "assignment": _opened(records.ASSIGNMENT, member["assignment"]),
        }
        for member in values["members"]
    ]
    return json_text.message_text(schema, {**values, "members": members})


def _opened(name: str, data: bytes) -> bytes | json_text.RawJson:
    """Return the JSON of a blob, or the blob itself where it cannot be read."""
    try:
        schema, values = records.blob(name, data)
    except MessageError:
        return data
    return json_text.RawJson(json_text.message_text(schema, values))


_FRAME_SIZE = 3  # of three short varints


class MetadataTexts:
    """Makes text of the records of the metadata log."""

    def __init__(self, log: LogSchema) -> None:
        self._log = log
        # By the bytes that a value starts with: its frame.
        self._programs: dict[bytes, Program] = {}
        for api_key, schema in log.values.items():
            for version in range(schema.valid.first, schema.valid.last + 1):
                compiled = program(schema, version, _prefix(schema, version), must_end=True)
                if compiled is not None:
                    self._programs[bytes((FRAME_VERSION, api_key, version))] = compiled

    def lines(self) -> Lines | None:
        """What writes the whole lines of records; ``None`` where the module is not compiled."""
        return lines(None, self._programs, _FRAME_SIZE, None)

    def text(self, value: bytes | None) -> str:
        """Return the JSON of a record.

        Raises:
            MessageError: Kafka's reader refuses the record.
        """
        if value is not None:
            of_value = self._programs.get(value[:_FRAME_SIZE])
            text = None if of_value is None else of_value.text(value, _FRAME_SIZE)
            if text is not None:
                return text
        record = framed_record(self._log, value)
        data = json_text.message_text(record.schema, record.values)
        return f"{_prefix(record.schema, record.version)}{data}}}"


def _prefix(schema: MessageSpec, version: int) -> str:
    return f'{{"type":"{type_name(schema.name)}","version":{version},"data":'


def type_name(schema: str) -> str:
    """Return the constant of ``MetadataRecordType``: ``TOPIC_RECORD`` for ``TopicRecord``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", schema).upper()
