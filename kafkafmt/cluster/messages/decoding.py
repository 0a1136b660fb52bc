"""The records of an internal topic as fields, with what is wrong with a record beside them.

Strategy: sound records are read by programs, all others by the reader. A record of which only the
key can be read keeps it; the error says why the rest is missing.

Invariant: no bytes raise. A record has either all its fields, or an error.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from kafkafmt._base.errors import MalformedError
from kafkafmt.cluster.messages import reader, schema
from kafkafmt.cluster.messages.programs import PROGRAM_MODULE, program
from kafkafmt.cluster.messages.reader import MessageBuffer, MessageError, Values
from kafkafmt.cluster.messages.records import FRAME_VERSION, coordinator_record, framed_record
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec
from kafkafmt.segment.engine import select

if TYPE_CHECKING:
    from kafkafmt.cluster.messages._program import Program

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
    """

    record_type: int | None = None
    key_schema: MessageSpec | None = None
    value_schema: MessageSpec | None = None
    version: int | None = None
    key: Values | None = None
    value: Values | None = None
    error: str | None = None

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


def decoder(log_name: str) -> Decode:
    """What reads the records of a log, by the log's name in :mod:`cluster.messages.schema`."""
    return _decoder(log_name, select.compiled(PROGRAM_MODULE))


@cache  # programs of all versions take some milliseconds
def _decoder(log_name: str, _has_programs: bool) -> Decode:
    log = schema.log(log_name)
    return _Coordinator(log).decode if log.keys else _Framed(log).decode


class _Coordinator:
    """Reads keys and values."""

    def __init__(self, log: LogSchema) -> None:
        self._log = log
        self._keys: dict[bytes, tuple[int, MessageSpec, MessageSpec, Program]] = {}
        self._values: dict[bytes, tuple[int, Program]] = {}
        for record_type, key_schema in log.keys.items():
            start = record_type.to_bytes(2, "big")
            value_schema = log.values[record_type]
            of_key = program(key_schema, record_type)
            if of_key is not None:
                self._keys[start] = (record_type, key_schema, value_schema, of_key)
            for version in range(value_schema.valid.first, value_schema.valid.last + 1):
                of_value = program(value_schema, version, must_end=_must_end(value_schema))
                if of_value is not None:
                    self._values[start + version.to_bytes(2, "big")] = (version, of_value)

    def decode(self, key: bytes | None, value: bytes | None) -> DecodedRecord:
        if key is None:
            return DecodedRecord(error="the key is null")
        known = self._keys.get(key[:2])
        if known is not None:
            record_type, key_schema, value_schema, of_key = known
            key_values = of_key.values(key, 2)
            if key_values is not None:
                if value is None:
                    return DecodedRecord(record_type, key_schema, value_schema, None, key_values)
                found = self._values.get(key[:2] + value[:2])
                values = None if found is None else found[1].values(value, 2)
                if found is not None and values is not None:
                    error = _doubt(value_schema, values)
                    return DecodedRecord(
                        *(record_type, key_schema, value_schema, found[0], key_values),
                        *((values, None) if error is None else (None, error)),
                    )
        return self._slowly(key, value)

    def _slowly(self, key: bytes, value: bytes | None) -> DecodedRecord:
        try:
            of_key = coordinator_record(self._log, key, None)
        except MessageError as error:
            if len(key) < 2:
                return DecodedRecord(error=error.reason)
            record_type = _int16(key)
            value_schema = self._log.values.get(record_type)
            return DecodedRecord(record_type, value_schema=value_schema, error=error.reason)
        decoded = DecodedRecord(
            of_key.record_type, of_key.key_schema, of_key.value_schema, key=of_key.key
        )
        if value is None:
            return decoded
        try:
            record = coordinator_record(self._log, key, value)
            version, values = record.version or 0, record.value or {}
            refused = _doubt(of_key.value_schema, values) or _rest(
                of_key.value_schema, version, value
            )
        except MessageError as error:
            read_version = _int16(value) if len(value) > 1 else None
            return decoded._replace(version=read_version, error=error.reason)
        return decoded._replace(version=version, value=None if refused else values, error=refused)


class _Framed:
    """Reads values that have a frame."""

    def __init__(self, log: LogSchema) -> None:
        self._log = log
        self._programs: dict[bytes, tuple[int, int, MessageSpec, Program]] = {}
        for api_key, message in log.values.items():
            for version in range(message.valid.first, message.valid.last + 1):
                compiled = program(message, version, must_end=True)
                if compiled is not None:
                    start = bytes((FRAME_VERSION, api_key, version))
                    self._programs[start] = (api_key, version, message, compiled)

    def decode(self, key: bytes | None, value: bytes | None) -> DecodedRecord:
        """Read a record; the key is not looked at."""
        if value is None:
            return DecodedRecord(error="the value is null")
        known = self._programs.get(value[:3])
        if known is not None:
            api_key, version, message, compiled = known
            values = compiled.values(value, 3)
            if values is not None:
                return DecodedRecord(api_key, None, message, version, None, values)
        try:
            record = framed_record(self._log, value)
        except MalformedError as error:
            record_type = _api_key(value)
            value_schema = None if record_type is None else self._log.values.get(record_type)
            return DecodedRecord(record_type, value_schema=value_schema, error=error.reason)
        message, version = record.schema, record.version
        decoded = DecodedRecord(message.api_key, None, message, version)
        if version > message.valid.last:
            reason = f"version {version} of {message.name}, {message.valid.last} is known"
            return decoded._replace(error=reason)
        return decoded._replace(value=record.values)


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


def _must_end(message: MessageSpec) -> bool:
    """Whether bytes after a message are an error.

    Kafka ignores them. But where releases before the schema's wrote the same version in another
    layout, they say that the bytes are of such a release.
    """
    return bool(message.layout_since)


def _rest(message: MessageSpec, version: int, value: bytes) -> str | None:
    """Return the error for bytes after a message, where they are an error."""
    if not _must_end(message):
        return None
    buffer = MessageBuffer(value)
    buffer.int16()
    reader.read(message, version, buffer)
    if buffer.remaining == 0:
        return None
    return (
        f"{buffer.remaining} bytes after {message.name}: releases before Kafka "
        f"{message.layout_since} wrote version {version} in another layout"
    )


def _doubt(message: MessageSpec, values: Values) -> str | None:
    """Why fields that could be read are of an earlier layout of the version; ``None``: no doubt."""
    states = _MEMBER_STATES.get(message.name)
    if states is None or values["state"] in states:
        return None
    return (
        f"member state {values['state']}: releases before Kafka {message.layout_since or '4.0'} "
        "wrote the version in another layout"
    )
