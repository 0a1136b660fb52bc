"""Records of the metadata log as the JSON that Kafka's tool prints."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kafkafmt.cluster.messages import json_text
from kafkafmt.cluster.messages.framed import FRAME_VERSION, framed_record
from kafkafmt.cluster.messages.programs import lines, program
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec

if TYPE_CHECKING:
    from kafkafmt.cluster.messages._program import Lines, Program

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
        """The JSON of a record.

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
    """The constant of ``MetadataRecordType``: ``TOPIC_RECORD`` for ``TopicRecord``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", schema).upper()
