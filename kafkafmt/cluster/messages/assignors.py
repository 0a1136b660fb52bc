"""What assignors and Kafka Connect keep in the metadata of a group's members.

The user data of a sticky assignor is its previous assignment (``StickyAssignor``: with a generation
since 2.3) or a generation alone (``CooperativeStickyAssignor``). Connect's members have a protocol
of their own (``ConnectProtocol``, ``IncrementalCooperativeConnectProtocol``).

Invariant: bytes that are not as expected give ``None``, never a guess.
"""

from __future__ import annotations

from typing import NamedTuple

from kafkafmt.cluster.messages.buffer import MessageBuffer, MessageError

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
    """The user data of the sticky assignor."""
    buffer = MessageBuffer(data)
    try:
        partitions = _partitions(buffer)
        generation = buffer.int32() if buffer.remaining else None
    except MessageError:
        return None
    return None if buffer.remaining else Owned(partitions, generation)


def cooperative_user_data(data: bytes) -> Owned | None:
    """The user data of the cooperative sticky assignor."""
    return Owned(None, int.from_bytes(data, "big", signed=True)) if len(data) == 4 else None


def connect_assignment(data: bytes) -> Partitions | None:
    """The tasks of a Connect worker, by connector; task -1 is the connector itself."""
    buffer = MessageBuffer(data)
    try:
        version = buffer.int16()
        if not 0 <= version <= 2:
            return None
        buffer.int16()  # error
        for _ in range(2):  # leader, its URL
            buffer.text(_size(buffer.int16(), buffer))
        buffer.int64()  # offset of the configurations
        return _partitions(buffer)
    except MessageError:
        return None


def _partitions(buffer: MessageBuffer) -> Partitions:
    """An array of a text and an array of int32."""
    partitions = []
    for _ in range(_size(buffer.int32(), buffer)):
        name = buffer.text(_size(buffer.int16(), buffer))
        numbers = [buffer.int32() for _ in range(_size(buffer.int32(), buffer))]
        partitions.append((name, numbers))
    return partitions


def _size(size: int, buffer: MessageBuffer) -> int:
    """A length that the bytes left can hold; a null array is an empty one."""
    if size > buffer.remaining:
        raise MessageError(f"length {size}, {buffer.remaining} bytes are left")
    return max(size, 0)
