"""Records of internal topics, and the metadata of group members in them.

Rules of ``CoordinatorRecordSerde`` (groups, transactions, share groups): the key is a 16-bit type
and a message, the value a 16-bit version and a message; a null value deletes the entry of the key.
Bytes after the message are ignored.

Rules of ``AbstractApiMessageSerde`` (metadata log, remote log metadata): three unsigned varints
name the frame's version, the message and its version; nothing may follow the message. A version
above the highest known one is read as that one.

Rules of ``ConsumerProtocol`` (a member's subscription and assignment): a 16-bit version and a
message; a later version is read as far as the known one goes. User data of a sticky
assignor is its previous assignment (``StickyAssignor``: with a generation since 2.3), or only a
generation (``CooperativeStickyAssignor``). Connect's members have a protocol of their own
(``ConnectProtocol``, ``IncrementalCooperativeConnectProtocol``).

Strategy of :func:`decoder`: if only the key of a record can be read, the record keeps it; the
error is the reason why the rest is missing.

Invariant: an error of a record has the words of Kafka's exception; unexpected user data gives
``None``, never a guess. No bytes make a decoder raise: a record has all its fields, or an error.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import NamedTuple

from kafkafmt.cluster.messages import parsing, schema
from kafkafmt.cluster.messages.reader import MessageBuffer, MessageError, Values
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


class UnknownTypeError(MessageError):
    """A record of a type missing in the schemas."""

    def __init__(self, record_type: int) -> None:
        super().__init__(f"Found an unknown record type {record_type}")
        self.record_type = record_type


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
        remaining: bytes after a coordinator's value.
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
    remaining: int = 0
    raw_key: bytes | None = None

    @property
    def is_deleted(self) -> bool:
        """Return whether the record is a tombstone: readable, with a null value."""
        return self.error is None and self.value is None

    @property
    def name(self) -> str | None:
        """Return the name, as ``OffsetCommit`` or ``TopicRecord``; ``None`` of an unknown type."""
        return None if self.value_schema is None else self.value_schema.name.removesuffix("Value")


def coordinator_record(log: LogSchema, key: bytes, value: bytes | None) -> DecodedRecord:
    """Read a record of a coordinator's log.

    Raises:
        UnknownTypeError: the schemas have no such type.
        MessageError: Kafka's reader refuses the record.
    """
    of_key = (_known_key if len(key) <= _LONGEST_KNOWN else _key)(log, key)
    if value is None:
        return of_key
    record_type, version = _version(key, "key"), _version(value, "value")
    message = log.values[record_type]
    if not message.valid.first <= version <= message.valid.last:
        raise MessageError(f"Found an unknown record version {version} for {record_type} type")
    values, remaining = _message(message, version, value, "value")
    return of_key._replace(version=version, value=values, remaining=remaining)


def _key(log: LogSchema, key: bytes) -> DecodedRecord:
    """Return a record with its key only."""
    record_type = _version(key, "key")
    key_schema = log.keys.get(record_type)
    if key_schema is None:
        raise UnknownTypeError(record_type)
    values, _ = _message(key_schema, record_type, key, "key")
    return DecodedRecord(record_type, key_schema, log.values[record_type], key=values)


# The records of a log have the same keys again and again. So many of them are a few megabytes.
_LONGEST_KNOWN = 256
_known_key = lru_cache(8192)(_key)


def _version(data: bytes, side: str) -> int:
    if len(data) < 2:
        raise MessageError(f"Could not read version from {side}'s buffer.")
    return int.from_bytes(data[:2], "big", signed=True)


def _message(message: MessageSpec, version: int, data: bytes, side: str) -> tuple[Values, int]:
    """Return the fields of a key or value, and the number of bytes after them."""
    try:
        # A key has one layout, and its type in place of a version.
        return parsing.read(message, message.valid.first if side == "key" else version, data, 2)
    except MessageError as error:
        raise MessageError(
            f"Could not read record with version {version} from {side}'s buffer due to: "
            f"{error.reason}."
        ) from error


PROTOCOL_TYPE = "consumer"
SUBSCRIPTION = "ConsumerProtocolSubscription"
ASSIGNMENT = "ConsumerProtocolAssignment"


def blob(name: str, data: bytes) -> tuple[MessageSpec, Values]:
    """Return the schema and the fields of a :data:`SUBSCRIPTION` or an :data:`ASSIGNMENT`.

    Raises:
        MessageError: the bytes are something else.
    """
    message = schema.consumer_protocol(name)
    return message, parsing.read(message, MessageBuffer(data).read_s2be(), data, 2)[0]


STICKY, COOPERATIVE_STICKY = "sticky", "cooperative-sticky"
CONNECT = "connect"

Partitions = list[tuple[str, list[int]]]
"""Topics, or connectors, each with its partitions, or tasks."""


class Owned(NamedTuple):
    """What a member owned before a rebalance.

    Attributes:
        partitions: by topic; ``None`` where the user data does not say.
        generation: in which it owned them; ``None`` where the user data does not say.
    """

    partitions: Partitions | None
    generation: int | None


def sticky_user_data(data: bytes) -> Owned | None:
    """Return the user data of the sticky assignor."""
    buffer = MessageBuffer(data)
    try:
        partitions = _partitions(buffer)
        generation = buffer.read_s4be() if buffer.remaining else None
    except MessageError:
        return None
    return None if buffer.remaining else Owned(partitions, generation)


def cooperative_user_data(data: bytes) -> Owned | None:
    """Return the user data of the cooperative sticky assignor."""
    return Owned(None, int.from_bytes(data, "big", signed=True)) if len(data) == 4 else None


def connect_assignment(data: bytes) -> Partitions | None:
    """Return the tasks of a Connect worker, by connector; task -1 is the connector itself."""
    buffer = MessageBuffer(data)
    try:
        version = buffer.read_s2be()
        if not 0 <= version <= 2:
            return None
        buffer.read_s2be()  # error
        for _ in range(2):  # leader, its URL
            buffer.text(_size(buffer.read_s2be(), buffer))
        buffer.read_s8be()  # offset of the configurations
        return _partitions(buffer)
    except MessageError:
        return None


def _partitions(buffer: MessageBuffer) -> Partitions:
    """Return an array of a text and an array of int32."""
    partitions = []
    for _ in range(_size(buffer.read_s4be(), buffer)):
        name = buffer.text(_size(buffer.read_s2be(), buffer))
        numbers = [buffer.read_s4be() for _ in range(_size(buffer.read_s4be(), buffer))]
        partitions.append((name, numbers))
    return partitions


def _size(size: int, buffer: MessageBuffer) -> int:
    """Check a length against the remaining bytes, and return it; a null array is an empty one."""
    if size > buffer.remaining:
        raise MessageError(f"length {size}, {buffer.remaining} bytes are left")
    return max(size, 0)


FRAME_VERSION = 1
_PREVIEW = 0
_GREATEST = 2**15 - 1


def framed_record(log: LogSchema, value: bytes | None) -> tuple[MessageSpec, int, Values]:
    """Return the schema, version and fields of a record of the metadata log, or of remote metadata.

    The version is that in the frame.

    Raises:
        MessageError: Kafka's reader refuses the record; a null value reads as an empty one.
    """
    data = value or b""
    buffer = MessageBuffer(data)
    frame_version = _number(buffer, "frame version")
    if frame_version == _PREVIEW:
        raise MessageError(
            "Could not deserialize metadata record with frame version 0. Note that upgrades from "
            "the preview release of KRaft in 2.8 to newer versions are not supported."
        )
    if frame_version != FRAME_VERSION:
        raise MessageError(
            "Could not deserialize metadata record due to unknown frame version "
            f"{frame_version}(only frame version {FRAME_VERSION} is supported)"
        )
    api_key = _number(buffer, "type")
    version = _number(buffer, "version")
    message = log.values.get(api_key)
    if message is None:
        raise MessageError(
            "org.apache.kafka.common.errors.UnsupportedVersionException: "
            f"Unknown metadata id {api_key}"
        )
    try:
        values, remaining = parsing.read(message, version, data, buffer.position)
    except MessageError as error:
        raise MessageError(f"Failed to deserialize record with type {api_key}") from error
    if remaining > 0:
        raise MessageError(f"Found {remaining} byte(s) of garbage after {api_key}")
    return message, version, values


def _number(buffer: MessageBuffer, what: str) -> int:
    try:
        value = buffer.unsigned_varint()
    except MessageError as error:
        raise MessageError(f"Error while reading {what}") from error
    if value > _GREATEST:
        raise MessageError(f"Value for {what} was too large.")
    return (value + 2**15) % 2**16 - 2**15  # a negative int is cut to 16 bits


Decode = Callable[["bytes | None", "bytes | None"], DecodedRecord]
"""Key and value of a record."""


@cache
def decoder(log_name: str) -> Decode:
    """Return the decoder of the records of a log, by its name in :mod:`~.schema`."""
    log = schema.log(log_name)
    return partial(_coordinator if log.keys else _framed, log)


def _coordinator(log: LogSchema, key: bytes | None, value: bytes | None) -> DecodedRecord:
    """Read a key and a value."""
    if key is None:
        return DecodedRecord(error="the key is null")
    try:
        record = coordinator_record(log, key, value)
    except MessageError as error:
        return _refused(log, key, value, error.reason)
    doubt = _doubt(record)
    if doubt is not None:
        return record._replace(value=None, error=doubt, remaining=0)
    return record._replace(remaining=0) if record.remaining else record


def _refused(log: LogSchema, key: bytes, value: bytes | None, reason: str) -> DecodedRecord:
    """Return the readable part of a record refused by Kafka."""
    try:
        of_key = coordinator_record(log, key, None)
    except MessageError:
        if len(key) < 2:
            return DecodedRecord(error=reason)
        record_type = _int16(key)
        return DecodedRecord(record_type, value_schema=log.values.get(record_type), error=reason)
    version = _int16(value) if value is not None and len(value) > 1 else None
    return of_key._replace(version=version, error=reason)


def _framed(log: LogSchema, key: bytes | None, value: bytes | None) -> DecodedRecord:
    """Read a value in a frame; the key is kept."""
    if value is None:
        return DecodedRecord(error="the value is null", raw_key=key)
    try:
        message, version, values = framed_record(log, value)
    except MessageError as error:
        record_type = _api_key(value)
        known = None if record_type is None else log.values.get(record_type)
        return DecodedRecord(record_type, None, known, error=error.reason, raw_key=key)
    record = DecodedRecord(message.api_key, None, message, version, value=values, raw_key=key)
    if version <= message.valid.last:
        return record
    reason = f"version {version} of {message.name}, {message.valid.last} is known"
    return record._replace(value=None, error=reason)


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


def _doubt(record: DecodedRecord) -> str | None:
    """Return why a readable value has an earlier layout of its version; ``None`` if it has not."""
    message, values = record.value_schema, record.value
    if message is None or values is None:
        return None
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
