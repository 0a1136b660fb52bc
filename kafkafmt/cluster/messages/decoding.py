"""The records of an internal topic as fields, with what is wrong with a record beside them.

Strategy: a record of which only the key can be read keeps it; the error says why the rest is
missing.

Invariant: no bytes raise. A record has either all its fields, or an error.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from kafkafmt._base.errors import MalformedError
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.reader import MessageBuffer, MessageError, Values
from kafkafmt.cluster.messages.records import (
    FRAME_VERSION,
    CoordinatorRecord,
    coordinator_record,
    framed_record,
)
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec

TOPICS = {
    "__consumer_offsets": schema.CONSUMER_OFFSETS,
    "__transaction_state": schema.TRANSACTION_STATE,
    "__share_group_state": schema.SHARE_GROUP_STATE,
    "__cluster_metadata": schema.CLUSTER_METADATA,
    "__remote_log_metadata": schema.REMOTE_LOG_METADATA,
}
"""The internal topics, and the schemas of their records."""

_MEMBER_STATES = {
    "ConsumerGroupCurrentMemberAssignmentValue": frozenset({0, 1, 2, 127}),
    "ShareGroupCurrentMemberAssignmentValue": frozenset({0, 1, 2, 127}),
}


class DecodedRecord(NamedTuple):
    """A record of an internal topic.

    Attributes:
        record_type: the type of a coordinator's record, or the API key of a framed one; ``None``
            where it cannot be read.
        key_schema: of the key; ``None`` for framed records and unknown types.
        value_schema: of the value; ``None`` for unknown types.
        version: of the value; ``None`` where there is none.
        key: the fields of the key; ``None`` where there are none.
        value: the fields of the value; ``None`` where the record deletes, or has an error.
        error: why fields are missing; ``None`` where none are.
        raw_key: the key of a framed record, for which there is no schema; ``None`` where it has
            none, as in every release so far (KIP-1266 gives remote log metadata keys).
    """

    record_type: int | None = None
    key_schema: MessageSpec | None = None
    value_schema: MessageSpec | None = None
    version: int | None = None
    key: Values | None = None
    value: Values | None = None
    error: str | None = None
    raw_key: bytes | None = None

    @property
    def is_deleted(self) -> bool:
        """Whether the record deletes what its key names."""
        return self.error is None and self.value is None

    @property
    def name(self) -> str | None:
        """The record's name, as ``OffsetCommit`` or ``TopicRecord``; ``None``: unknown type."""
        return None if self.value_schema is None else self.value_schema.name.removesuffix("Value")


Decode = Callable[["bytes | None", "bytes | None"], DecodedRecord]
"""Key and value of a record."""


@cache
def decoder(log_name: str) -> Decode:
    """Return the function that reads the records of a log, by its name in :mod:`~.schema`."""
    log = schema.log(log_name)
    return partial(_coordinator if log.keys else _framed, log)


def _coordinator(log: LogSchema, key: bytes | None, value: bytes | None) -> DecodedRecord:
    """Read a key and a value."""
    if key is None:
        return DecodedRecord(error="the key is null")
    try:
        read = coordinator_record(log, key, value)
    except MessageError as error:
        return _refused(log, key, value, error.reason)
    error_of_layout = None if read.value is None else _doubt(read)
    return DecodedRecord(
        *(read.record_type, read.key_schema, read.value_schema, read.version, read.key),
        *((read.value, None) if error_of_layout is None else (None, error_of_layout)),
    )


def _refused(log: LogSchema, key: bytes, value: bytes | None, reason: str) -> DecodedRecord:
    """Return the readable part of a record that Kafka refuses."""
    try:
        of_key = coordinator_record(log, key, None)
    except MessageError:
        if len(key) < 2:
            return DecodedRecord(error=reason)
        record_type = _int16(key)
        return DecodedRecord(record_type, value_schema=log.values.get(record_type), error=reason)
    version = _int16(value) if value is not None and len(value) > 1 else None
    return DecodedRecord(
        *(of_key.record_type, of_key.key_schema, of_key.value_schema, version, of_key.key),
        error=reason,
    )


def _framed(log: LogSchema, key: bytes | None, value: bytes | None) -> DecodedRecord:
    """Read a value that has a frame; the key is kept."""
    record = _frame(log, value)
    return record if key is None else record._replace(raw_key=key)


def _frame(log: LogSchema, value: bytes | None) -> DecodedRecord:
    if value is None:
        return DecodedRecord(error="the value is null")
    try:
        record = framed_record(log, value)
    except MalformedError as error:
        record_type = _api_key(value)
        value_schema = None if record_type is None else log.values.get(record_type)
        return DecodedRecord(record_type, value_schema=value_schema, error=error.reason)
    message, version = record.schema, record.version
    if version > message.valid.last:
        reason = f"version {version} of {message.name}, {message.valid.last} is known"
        return DecodedRecord(message.api_key, None, message, version, error=reason)
    return DecodedRecord(message.api_key, None, message, version, value=record.values)


def _int16(data: bytes) -> int:
    return int.from_bytes(data[:2], "big", signed=True)


def _api_key(value: bytes) -> int | None:
    """Return the type in a frame, as far as it can be read."""
    buffer = MessageBuffer(value)
    try:
        is_known = buffer.unsigned_varint() == FRAME_VERSION
        return buffer.unsigned_varint() if is_known else None
    except MessageError:
        return None


def _doubt(record: CoordinatorRecord) -> str | None:
    """Return why a value that could be read is of an earlier layout of its version."""
    message, values = record.value_schema, record.value or {}
    states = _MEMBER_STATES.get(message.name)
    if states is not None and values["state"] not in states:
        return (
            f"member state {values['state']}: releases before Kafka "
            f"{message.layout_since or '4.0'} wrote the version in another layout"
        )
    # Kafka ignores bytes after a message. But where releases before the schema's wrote the same
    # version in another layout, they say that the bytes are of such a release.
    if not record.remaining or not message.layout_since:
        return None
    return (
        f"{record.remaining} bytes after {message.name}: releases before Kafka "
        f"{message.layout_since} wrote version {record.version} in another layout"
    )
