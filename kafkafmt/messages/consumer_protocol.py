"""What a consumer's member says in ``GroupMetadataValue``: its subscription and its assignment.

Rules of ``ConsumerProtocol``: a 16-bit version and a message, of which a later version is read as
far as the known one goes; what follows is ignored.
"""

from __future__ import annotations

from kafkafmt.messages import reader
from kafkafmt.messages.buffer import MessageBuffer
from kafkafmt.messages.reader import Values
from kafkafmt.messages.schema import MessageSpec, consumer_protocol

PROTOCOL_TYPE = "consumer"
SUBSCRIPTION = "ConsumerProtocolSubscription"
ASSIGNMENT = "ConsumerProtocolAssignment"


def subscription(data: bytes) -> tuple[MessageSpec, Values]:
    """The schema and the fields of a subscription.

    Raises:
        MessageError: the bytes are not a subscription.
    """
    return _blob(consumer_protocol(SUBSCRIPTION), data)


def assignment(data: bytes) -> tuple[MessageSpec, Values]:
    """The schema and the fields of an assignment.

    Raises:
        MessageError: the bytes are not an assignment.
    """
    return _blob(consumer_protocol(ASSIGNMENT), data)


def _blob(schema: MessageSpec, data: bytes) -> tuple[MessageSpec, Values]:
    buffer = MessageBuffer(data)
    version = buffer.int16()
    return schema, reader.read(schema, version, buffer)
