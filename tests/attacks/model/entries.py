"""The entries of a log, each with the one that its leader had before it.

An entry is never changed. What the cleaner leaves of one is another entry with the same `origin`.
So two copies have the same history up to an offset if they have the same origin there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from tests.support.encoder import Rec, control_key, control_value, record_batch
from tests.support.encoder.control import ABORT, COMMIT

TIME = 1_750_000_000_000
"""Milliseconds since 1970 of offset 0; each offset is a second later."""


@dataclass(frozen=True)
class Item:
    offset: int
    key: bytes | None
    value: bytes | None


@dataclass(frozen=True, eq=False)
class Entry:
    """A batch."""

    first: int  # its offsets, also of records that the cleaner has removed
    last: int
    epoch: int  # of the leader that wrote it
    items: tuple[Item, ...]  # its records
    # What the leader had before it; ``None`` at the beginning.
    before: Entry | None = field(default=None, repr=False)
    producer: int = -1  # -1 without one
    producer_epoch: int = -1
    sequence: int = -1
    control: int | None = None  # the type of a control record; ``None`` for data
    # When the cleaner may remove tombstones or the marker; ``None`` before it saw it.
    horizon: int | None = None
    # The entry that the leader wrote, where the cleaner left this one of it.
    whole: Entry | None = field(default=None, repr=False)
    framing: str = "none"  # how it is compressed

    @property
    def origin(self) -> Entry:
        """The entry that the leader wrote."""
        return self.whole or self

    @property
    def is_marker(self) -> bool:
        return self.control in (ABORT, COMMIT)

    @property
    def time(self) -> int:
        """Of its last record."""
        return TIME + 1000 * self.last

    def left(self, items: tuple[Item, ...], horizon: int | None) -> Entry:
        """What the cleaner leaves of it."""
        return replace(self, items=items, horizon=horizon, whole=self.origin)

    def chain(self) -> Iterator[Entry]:
        """It and all before it in its leader's log, the last one first."""
        entry: Entry | None = self.origin
        while entry is not None:
            yield entry
            entry = entry.before

    @cached_property
    def data(self) -> bytes:
        base = TIME + 1000 * self.first if self.horizon is None else self.horizon
        return record_batch(
            [
                Rec(
                    each.key,
                    each.value,
                    offset_delta=each.offset - self.first,
                    timestamp_delta=TIME + 1000 * each.offset - base,
                )
                for each in self.items
            ],
            base_offset=self.first,
            last_offset_delta=self.last - self.first,
            base_timestamp=base,
            max_timestamp=TIME + 1000 * (self.items[-1].offset if self.items else self.last),
            leader_epoch=self.epoch,
            producer_id=self.producer,
            producer_epoch=self.producer_epoch,
            base_sequence=self.sequence,
            transactional=self.producer >= 0,
            control=self.control is not None,
            delete_horizon=self.horizon is not None,
            framing=self.framing,
        )


def marker_item(offset: int, kind: int) -> Item:
    """The control record that ends a transaction."""
    return Item(offset, control_key(kind), control_value(kind, coordinator_epoch=4))
