"""Records of the coordinators' topics as the JSON that Kafka's tool prints.

Strategy: the fields as :mod:`kafkafmt.cluster.messages.json_text` writes them, in an object with
the type of the key, or the version of the value, as text. In the metadata of a consumer group the
subscription and the assignment of a member are opened, each for itself; one that cannot be read
stays Base64.

Records of the metadata log as the JSON that Kafka's tool prints.
"""

from __future__ import annotations

import re

from kafkafmt.cluster.messages import json_text, records
from kafkafmt.cluster.messages.reader import MessageError, Values
from kafkafmt.cluster.messages.records import coordinator_record, framed_record
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec

_GROUP_METADATA = "GroupMetadataValue"
DELETED = "<DELETE>"
"""What is printed in place of a null value."""


def coordinator_texts(log: LogSchema, key: bytes, value: bytes | None) -> tuple[str, str | None]:
    """Return the text of a key, and that of its value; ``None`` where the record deletes.

    Raises:
        UnknownTypeError: the schemas have no such type.
        MessageError: Kafka's reader refuses the record.
    """
    record = coordinator_record(log, key, value)
    key_text = _text("type", record.record_type, record.key_schema, record.key)
    return key_text or "", _text("version", record.version, record.value_schema, record.value)


def _text(
    name: str, number: int | None, message: MessageSpec | None, values: Values | None
) -> str | None:
    if message is None or values is None:
        return None
    return f'{{"{name}":"{number}","data":{value_text(message, values)}}}'


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


def metadata_text(log: LogSchema, value: bytes | None) -> str:
    """Return the JSON of a record of the metadata log.

    Raises:
        MessageError: Kafka's reader refuses the record.
    """
    message, version, values = framed_record(log, value)
    data = json_text.message_text(message, values)
    return f'{{"type":"{type_name(message.name)}","version":{version},"data":{data}}}'


def type_name(schema: str) -> str:
    """Return the constant of ``MetadataRecordType``: ``TOPIC_RECORD`` for ``TopicRecord``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", schema).upper()
