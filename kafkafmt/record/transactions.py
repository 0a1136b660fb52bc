"""What a ``read_committed`` consumer sees of a partition.

A consumer leaves out the records of aborted transactions, and stops at the last stable offset: the
first offset of the earliest transaction that is still open (``CompletedFetch``,
``ProducerStateManager``). A broker tells it both; here they are found by reading all markers of
the partition first.

A transaction is matched by its producer id alone: since KIP-890 the marker's epoch is one above
that of the data. An emptied batch opens no transaction: compaction keeps it only for its sequence
numbers, and may have removed the marker. A marker is none of the data whose outcome it tells: the
consumer's check passes over it (``CompletedFetch.nextFetchedRecord``), and who asks for control
records sees those that abort, too.

Invariant: whether a batch is seen depends on its header and on the partition, not on where reading
began.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from kafkafmt.errors import KafkaFormatError
from kafkafmt.record import control
from kafkafmt.record.batch import Batch


class TransactionalBatch(Protocol):
    """What decides whether a batch is seen: a batch has it, and so has the kernel at an entry."""

    @property
    def base_offset(self) -> int | None:
        """Of the first record; ``None`` where only decompressing would tell."""

    @property
    def last_offset(self) -> int:
        """Of the last record."""

    @property
    def producer_id(self) -> int | None:
        """``None`` for v0 and v1."""

    @property
    def is_transactional(self) -> bool:
        """Whether it belongs to a transaction."""

    @property
    def is_control(self) -> bool:
        """Whether it holds markers."""


@dataclass(frozen=True)
class Transactions:
    """The aborted transactions of a partition, and how far its outcome is known.

    Attributes:
        aborted: by producer id, the first and last (marker's) offsets of each, ascending.
        last_stable_offset: ``None`` when no transaction is open.
    """

    aborted: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    last_stable_offset: int | None = None

    def is_visible(self, batch: TransactionalBatch) -> bool:
        """Whether a ``read_committed`` consumer gets this batch's records."""
        first = batch.last_offset if batch.base_offset is None else batch.base_offset
        if self.last_stable_offset is not None and first >= self.last_stable_offset:
            return False
        if batch.producer_id is None or batch.is_control or not batch.is_transactional:
            return True
        ranges = self.aborted.get(batch.producer_id, [])
        index = bisect_right(ranges, batch.last_offset, key=lambda each: each[0]) - 1
        return index < 0 or first > ranges[index][1]


class Outcomes:
    """Gathers, in offset order, what becomes of a partition's transactions.

    Attributes:
        open_since: by producer id, the first offset of each transaction that is open so far.
    """

    def __init__(self, open_since: Mapping[int, int] | None = None) -> None:
        """To go on behind batches that were read before, give what they left open."""
        self.open_since: dict[int, int] = dict(open_since or {})
        self._aborted: dict[int, list[tuple[int, int]]] = defaultdict(list)

    def add(self, batch: Batch) -> None:
        """Take note of a batch whose checksum holds."""
        if batch.producer_id is None or batch.base_offset is None:
            return
        if batch.is_control:
            self._close(batch, batch.producer_id)
        elif batch.is_transactional and batch.count:
            self.open(batch.producer_id, batch.base_offset)

    def open(self, producer_id: int, base_offset: int) -> None:
        """Take note of a batch of a transaction: the first one opens it."""
        self.open_since.setdefault(producer_id, base_offset)

    def _close(self, marker: Batch, producer_id: int) -> None:
        outcome = _outcome(marker)
        if outcome not in (control.ABORT, control.COMMIT):
            return
        first = self.open_since.pop(producer_id, None)
        if outcome == control.ABORT and first is not None:
            self._aborted[producer_id].append((first, marker.last_offset))

    def transactions(self) -> Transactions:
        """What the batches so far tell."""
        return Transactions(dict(self._aborted), min(self.open_since.values(), default=None))


def _outcome(batch: Batch) -> int | None:
    """The type of a control batch's first record; ``None`` when it has none that can be read."""
    try:
        records = batch.records()
        return control.control_type(records[0]) if records else None
    except KafkaFormatError:
        return None
