"""One record, as the library returns it.

Invariant: a null key, value or header value is ``None``, an empty one ``b""``; headers keep their
order and their duplicates.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kafkafmt.record.control import ControlRecord

Header = tuple[str, "bytes | None"]

NO_TIMESTAMP = -1
NO_SEQUENCE = -1


def earliest(*timestamps: int) -> int:
    """The earliest of some timestamps; times before 1970 are negative, and -1 is none."""
    return min(
        (timestamp for timestamp in timestamps if timestamp != NO_TIMESTAMP), default=NO_TIMESTAMP
    )


def latest(*timestamps: int) -> int:
    """The latest of some timestamps."""
    return max(
        (timestamp for timestamp in timestamps if timestamp != NO_TIMESTAMP), default=NO_TIMESTAMP
    )


@dataclass(frozen=True, slots=True)
class Record:
    """One record (v2), or one message (v0, v1, Kafka 0.7).

    Attributes:
        offset: in the partition, absolute.
        timestamp: milliseconds since the epoch, as a consumer sees it; -1 if there is none.
        timestamp_type: 0 CreateTime, 1 LogAppendTime, -1 none (v0).
        sequence: of an idempotent producer; -1 if there is none.
        key: bytes or ``None``.
        value: bytes or ``None``.
        headers: pairs of name and value, in order.
        control: the content of a control record; ``None`` for any other record.
    """

    __module__ = "kafkafmt"

    offset: int
    timestamp: int
    timestamp_type: int
    sequence: int
    key: bytes | None
    value: bytes | None
    headers: tuple[Header, ...] = ()

    @property
    def control(self) -> ControlRecord | None:
        """What a control batch says with this record; ``None`` for a record of another batch."""
        return None
