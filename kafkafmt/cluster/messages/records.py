"""Records of internal topics, and what members of groups say in them.

Rules of ``CoordinatorRecordSerde`` (groups, transactions, share groups): the key is a 16-bit type
and a message, the value a 16-bit version and a message, a null value deletes what the key names.
What follows a message is ignored.

Rules of ``AbstractApiMessageSerde`` (metadata log, remote log metadata): three unsigned varints
name the frame's version, the message and its version; nothing may follow the message. A version
above the highest known one is read as that one.

Rules of ``ConsumerProtocol`` (a member's subscription and assignment): a 16-bit version and a
message, of which a later version is read as far as the known one goes. User data of a sticky
assignor is its previous assignment (``StickyAssignor``: with a generation since 2.3), or only a
generation (``CooperativeStickyAssignor``). Connect's members have a protocol of their own
(``ConnectProtocol``, ``IncrementalCooperativeConnectProtocol``).

Invariant: an error of a record has the words of Kafka's exception; user data that is not as
expected gives ``None``, never a guess.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kafkafmt.cluster.messages import parsing
from kafkafmt.cluster.messages.reader import MessageBuffer, MessageError, Values
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec, consumer_protocol


class UnknownTypeError(MessageError):
    """A record of a type that the schemas do not know."""

    def __init__(self, record_type: int) -> None:
        super().__init__(f"Found an unknown record type {record_type}")
        self.record_type = record_type


class CoordinatorRecord(NamedTuple):
    """A record of a coordinator.

    Attributes:
        record_type: the type that the key starts with.
        version: of the value; ``None`` where the record deletes.
        value: the value's fields; ``None`` where the record deletes.
        remaining: bytes after the value's message.
    """

    record_type: int
    key_schema: MessageSpec
    key: Values
    value_schema: MessageSpec
    version: int | None = None
    value: Values | None = None
    remaining: int = 0


def coordinator_record(log: LogSchema, key: bytes, value: bytes | None) -> CoordinatorRecord:
    """Read a record of a coordinator's log.

    Raises:
        UnknownTypeError: the schemas have no such type.
        MessageError: Kafka's reader refuses the record.
    """
    of_key = (_known_key if len(key) <= _LONGEST_KNOWN else _key)(log, key)
    if value is None:
        return of_key
    record_type, key_schema, key_values, value_schema = of_key[:4]
    version = _version(value, "value")
    if not value_schema.valid.first <= version <= value_schema.valid.last:
        raise MessageError(f"Found an unknown record version {version} for {record_type} type")
    values, remaining = _message(value_schema, version, value, "value")
    return CoordinatorRecord(
        record_type, key_schema, key_values, value_schema, version, values, remaining
    )


def _key(log: LogSchema, key: bytes) -> CoordinatorRecord:
    """Return a record of which only the key is read."""
    record_type = _version(key, "key")
    key_schema = log.keys.get(record_type)
    if key_schema is None:
        raise UnknownTypeError(record_type)
    values, _ = _message(key_schema, record_type, key, "key")
    return CoordinatorRecord(record_type, key_schema, values, log.values[record_type])


# The records of a log have the same keys again and again. So many of them are a few megabytes.
_LONGEST_KNOWN = 256
_known_key = lru_cache(8192)(_key)


def _version(data: bytes, side: str) -> int:
    if len(data) < 2:
        raise MessageError(f"Could not read version from {side}'s buffer.")
    return int.from_bytes(data[:2], "big", signed=True)


def _message(schema: MessageSpec, version: int, data: bytes, side: str) -> tuple[Values, int]:
    """Return the fields of a key or value, and the number of bytes after them."""
    try:
        # A key has one layout, and its type in place of a version.
        return parsing.read(schema, schema.valid.first if side == "key" else version, data, 2)
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
    schema = consumer_protocol(name)
    return schema, parsing.read(schema, MessageBuffer(data).read_s2be(), data, 2)[0]


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
    """Return a length that the bytes left can hold; a null array is an empty one."""
    if size > buffer.remaining:
        raise MessageError(f"length {size}, {buffer.remaining} bytes are left")
    return max(size, 0)


FRAME_VERSION = 1
_PREVIEW = 0
_GREATEST = 2**15 - 1


class FramedRecord(NamedTuple):
    """A record with a frame.

    Attributes:
        version: of the message, as the frame says it.
    """

    schema: MessageSpec
    version: int
    values: Values


def framed_record(log: LogSchema, value: bytes | None) -> FramedRecord:
    """Read a record of the metadata log or of the remote log metadata.

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
    schema = log.values.get(api_key)
    if schema is None:
        raise MessageError(
            "org.apache.kafka.common.errors.UnsupportedVersionException: "
            f"Unknown metadata id {api_key}"
        )
    try:
        values, remaining = parsing.read(schema, version, data, buffer.position)
    except MessageError as error:
        raise MessageError(f"Failed to deserialize record with type {api_key}") from error
    if remaining > 0:
        raise MessageError(f"Found {remaining} byte(s) of garbage after {api_key}")
    return FramedRecord(schema, version, values)


def _number(buffer: MessageBuffer, what: str) -> int:
    try:
        value = buffer.unsigned_varint()
    except MessageError as error:
        raise MessageError(f"Error while reading {what}") from error
    if value > _GREATEST:
        raise MessageError(f"Value for {what} was too large.")
    return (value + 2**15) % 2**16 - 2**15  # a negative int is cut to 16 bits
