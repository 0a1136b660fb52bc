"""One record, as the library returns it.

Invariant: a null key, value or header value is ``None``, an empty one ``b""``; headers keep their
order and their duplicates.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter

from kafkafmt.segment.record.control import ControlRecord, control_record

Header = tuple[str, "bytes | None"]

NO_TIMESTAMP = -1
NO_SEQUENCE = -1


def earliest(*timestamps: int) -> int:
    """Return the earliest of some timestamps; times before 1970 are negative, and -1 is none."""
    return min(
        (timestamp for timestamp in timestamps if timestamp != NO_TIMESTAMP), default=NO_TIMESTAMP
    )


def latest(*timestamps: int) -> int:
    """Return the latest of some timestamps."""
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
        """The decoded control record; ``None`` for a record of another batch."""
        return None


@dataclass(frozen=True, slots=True)
class RecordOfControlBatch(Record):
    """A record of a control batch."""

    @property
    def control(self) -> ControlRecord:
        """Its content.

        Raises:
            MalformedError: the key or the value does not match the schema of its type.
        """
        return control_record(self.key, self.value)


_record_fields = attrgetter(*(each.name for each in fields(Record)))


def with_content(record: Record) -> RecordOfControlBatch:
    """Return the same record, with its content."""
    return RecordOfControlBatch(*_record_fields(record))
