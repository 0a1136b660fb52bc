"""The data of an open transaction, in parts: one between two holes of the log.

Invariant: a transaction has no more than :data:`_MOST_PARTS`; the first ones are joined.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kafkafmt.segment.record.batch import Batch, first_offset, first_timestamp
from kafkafmt.segment.record.record import earliest, latest

_MOST_PARTS = 256


@dataclass(slots=True)
class TransactionPart:
    """The data of a transaction between two holes.

    Attributes:
        first, last: its offsets.
        first_timestamp, last_timestamp: milliseconds; -1 if there is none.
    """

    first: int
    last: int
    records: int
    first_timestamp: int
    last_timestamp: int

    def extend(self, other: TransactionPart) -> None:
        """Add the part that follows."""
        self.last = max(self.last, other.last)
        self.records += other.records
        self.last_timestamp = latest(self.last_timestamp, other.last_timestamp)
        self.first_timestamp = earliest(self.first_timestamp, other.first_timestamp)


@dataclass(slots=True)
class OpenTransaction:
    """A transaction that no marker has ended.

    Attributes:
        epoch: of its producer.
        parts: its data, ascending.
        confirmed: a producer snapshot says that it is open at this offset.
        holes: how many holes the log had when its last batch came.
    """

    epoch: int
    parts: list[TransactionPart]
    holes: int
    confirmed: int = 0

    @property
    def first(self) -> int:
        """The offset of its first record."""
        return self.parts[0].first

    @property
    def last(self) -> int:
        """The offset of its last record."""
        return self.parts[-1].last

    def add(self, part: TransactionPart, holes: int) -> None:
        """Add a batch; ``holes`` is how many the log has now."""
        if holes == self.holes:
            self.parts[-1].extend(part)
        else:
            self.parts.append(part)
            self.holes = holes
        if len(self.parts) > _MOST_PARTS:
            self.parts[0].extend(self.parts.pop(1))


def joined(parts: list[TransactionPart]) -> TransactionPart:
    """Several parts as one."""
    whole = replace(parts[0])
    for part in parts[1:]:
        whole.extend(part)
    return whole


def part_of(batch: Batch) -> TransactionPart:
    """The data of one batch."""
    base = first_offset(batch)
    return TransactionPart(
        base, batch.last_offset, batch.count or 0, first_timestamp(batch), batch.max_timestamp
    )
