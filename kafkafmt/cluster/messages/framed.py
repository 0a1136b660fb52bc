"""Records of the metadata log and of the remote log metadata: a frame, then a message.

Rules of ``AbstractApiMessageSerde``: three unsigned varints name the frame's version, the message
and its version; nothing may follow the message. The version is not checked: a version above the
highest known one is read as that one.

Invariant: an error has the words of Kafka's exception.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt.cluster.messages import reader
from kafkafmt.cluster.messages.buffer import MessageBuffer, MessageError
from kafkafmt.cluster.messages.reader import Values
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec

FRAME_VERSION = 1
_PREVIEW = 0
_GREATEST = 2**15 - 1


@dataclass(frozen=True, slots=True)
class FramedRecord:
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
    buffer = MessageBuffer(value or b"")
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
        values = reader.read(schema, version, buffer)
    except MessageError as error:
        raise MessageError(f"Failed to deserialize record with type {api_key}") from error
    if buffer.remaining > 0:
        raise MessageError(f"Found {buffer.remaining} byte(s) of garbage after {api_key}")
    return FramedRecord(schema, version, values)


def _number(buffer: MessageBuffer, what: str) -> int:
    try:
        value = buffer.unsigned_varint()
    except MessageError as error:
        raise MessageError(f"Error while reading {what}") from error
    if value > _GREATEST:
        raise MessageError(f"Value for {what} was too large.")
    return (value + 2**15) % 2**16 - 2**15  # a negative int is cut to 16 bits
