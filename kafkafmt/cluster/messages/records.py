"""Records of the coordinators' topics: groups, transactions and share groups.

Rules of ``CoordinatorRecordSerde``: the key is a 16-bit type and a message, the value a 16-bit
version and a message, a null value deletes what the key names. What follows a message is ignored.

Invariant: an error has the words of Kafka's exception.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt.cluster.messages import reader
from kafkafmt.cluster.messages.buffer import MessageBuffer, MessageError
from kafkafmt.cluster.messages.reader import Values
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec


class UnknownTypeError(MessageError):
    """A record of a type that the schemas do not know."""

    def __init__(self, record_type: int) -> None:
        super().__init__(f"Found an unknown record type {record_type}")
        self.record_type = record_type


@dataclass(frozen=True, slots=True)
class CoordinatorRecord:
    """A record of a coordinator.

    Attributes:
        record_type: the type that the key starts with.
        version: of the value; ``None`` where the record deletes.
        value: the value's fields; ``None`` where the record deletes.
    """

    record_type: int
    key_schema: MessageSpec
    key: Values
    value_schema: MessageSpec
    version: int | None
    value: Values | None


def coordinator_record(log: LogSchema, key: bytes, value: bytes | None) -> CoordinatorRecord:
    """Read a record of a coordinator's log.

    Raises:
        UnknownTypeError: the schemas have no such type.
        MessageError: Kafka's reader refuses the record.
    """
    buffer = MessageBuffer(key)
    record_type = _version(buffer, "key")
    key_schema = log.keys.get(record_type)
    if key_schema is None:
        raise UnknownTypeError(record_type)
    # The type is also the version that a key is read with.
    key_values = _message(key_schema, record_type, buffer, "key")
    value_schema = log.values[record_type]
    if value is None:
        return CoordinatorRecord(record_type, key_schema, key_values, value_schema, None, None)
    buffer = MessageBuffer(value)
    version = _version(buffer, "value")
    if not value_schema.valid.first <= version <= value_schema.valid.last:
        raise MessageError(f"Found an unknown record version {version} for {record_type} type")
    values = _message(value_schema, version, buffer, "value")
    return CoordinatorRecord(record_type, key_schema, key_values, value_schema, version, values)


def _version(buffer: MessageBuffer, side: str) -> int:
    try:
        return buffer.int16()
    except MessageError:
        raise MessageError(f"Could not read version from {side}'s buffer.") from None


def _message(schema: MessageSpec, version: int, buffer: MessageBuffer, side: str) -> Values:
    try:
        return reader.read(schema, version, buffer)
    except MessageError as error:
        raise MessageError(
            f"Could not read record with version {version} from {side}'s buffer due to: "
            f"{error.reason}."
        ) from error
