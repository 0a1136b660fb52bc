"""What a consumer's member says in ``GroupMetadataValue``: its subscription and its assignment.

Rules of ``ConsumerProtocol``: a 16-bit version and a message, of which a later version is read as
far as the known one goes; what follows is ignored.
"""

from __future__ import annotations

from kafkafmt.cluster.messages import reader
from kafkafmt.cluster.messages.buffer import MessageBuffer
from kafkafmt.cluster.messages.reader import Values
from kafkafmt.cluster.messages.schema import MessageSpec, consumer_protocol

PROTOCOL_TYPE = "consumer"
SUBSCRIPTION = "ConsumerProtocolSubscription"
ASSIGNMENT = "ConsumerProtocolAssignment"


def blob(name: str, data: bytes) -> tuple[MessageSpec, Values]:
    """The schema and the fields of a :data:`SUBSCRIPTION` or an :data:`ASSIGNMENT`.

    Raises:
        MessageError: the bytes are something else.
    """
    schema, buffer = consumer_protocol(name), MessageBuffer(data)
    version = buffer.int16()
    return schema, reader.read(schema, version, buffer)
