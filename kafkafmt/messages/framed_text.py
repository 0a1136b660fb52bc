"""Records of the metadata log as the JSON that Kafka's tool prints."""

from __future__ import annotations

import re

from kafkafmt.messages import json_text
from kafkafmt.messages.framed import FramedRecord, framed_record
from kafkafmt.messages.schema import Log


def metadata_text(log: Log, value: bytes | None) -> str:
    """The JSON of a record of ``__cluster_metadata``.

    Raises:
        MessageError: Kafka's reader refuses the record.
    """
    return record_text(framed_record(log, value))


def record_text(record: FramedRecord) -> str:
    """The JSON of a record that is read: its type, version and fields."""
    data = json_text.message_text(record.schema, record.values)
    return f'{{"type":"{type_name(record.schema.name)}","version":{record.version},"data":{data}}}'


def type_name(schema: str) -> str:
    """The constant of ``MetadataRecordType``: ``TOPIC_RECORD`` for ``TopicRecord``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", schema).upper()
