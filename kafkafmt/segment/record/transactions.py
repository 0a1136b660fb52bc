"""The transactions of a partition, and the batches visible to a ``read_committed`` consumer.

A consumer leaves out the records of aborted transactions and stops at the last stable offset, the
first offset of the earliest open transaction (``CompletedFetch``, ``ProducerStateManager``). A
consumer gets both from the broker; here they come from the markers of the partition, read first.

Transactions are matched by producer id only, because since KIP-890 the epoch of the marker is one
above that of the data. An empty batch opens no transaction: compaction keeps it only for its
sequence numbers, and may have removed the marker. Markers are always visible, those of aborted
transactions too: the consumer's check does not apply to control batches
(``CompletedFetch.nextFetchedRecord``).

Invariant: the visibility of a batch depends on its header and on the partition, not on the start
of the reading.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.segment.record import control
from kafkafmt.segment.record.batch import Batch


class TransactionalBatch(Protocol):
    """The fields deciding the visibility of a batch; batches and the kernel have them."""

    @property
    def base_offset(self) -> int | None:
        """The first record's offset; ``None`` if only the decompressed payload tells it."""

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
        """Whether its records are control records."""


@dataclass(frozen=True)
class Transactions:
    """The aborted transactions of a partition, and its last stable offset.

    Attributes:
        aborted: by producer id, the first and last (marker's) offsets of each, ascending.
        last_stable_offset: ``None`` if no transaction is open.
    """

    aborted: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    last_stable_offset: int | None = None

    def is_visible(self, batch: TransactionalBatch) -> bool:
        """Return whether a ``read_committed`` consumer gets the records of this batch."""
        first = batch.last_offset if batch.base_offset is None else batch.base_offset
        if self.last_stable_offset is not None and first >= self.last_stable_offset:
            return False
        if batch.producer_id is None or batch.is_control or not batch.is_transactional:
            return True
        ranges = self.aborted.get(batch.producer_id, [])
        index = (
            bisect_right(ranges, batch.last_offset, key=lambda offset_range: offset_range[0]) - 1
        )
        return index < 0 or first > ranges[index][1]


def consumed(batches: Iterable[Batch], aborted: Iterable[tuple[int, int]]) -> Iterator[Batch]:
    """Yield the batches read by a ``read_committed`` consumer.

    Rules of ``CompletedFetch.nextFetchedRecord``: a transaction of the list begins to count with
    the first batch that ends at its first offset or later, and ends with the producer's ABORT
    marker.

    Args:
        batches: in offset order.
        aborted: the producer id and the first offset of each aborted transaction, as in a fetch
            response.
    """
    waiting = sorted(((first, producer_id) for producer_id, first in aborted), reverse=True)
    begun: set[int] = set()
    for batch in batches:
        while waiting and waiting[-1][0] <= batch.last_offset:
            begun.add(waiting.pop()[1])
        producer_id = batch.producer_id
        if producer_id is not None and producer_id in begun:
            if batch.is_control:
                end = end_of_transaction(batch)
                if end is not None and not end[0]:
                    begun.discard(producer_id)
            elif batch.is_transactional:
                continue
        yield batch


def end_of_transaction(batch: Batch) -> tuple[bool, int | None] | None:
    """Return the outcome of a control batch, true for a commit, and its coordinator's epoch.

    ``None`` for other control batches, and for a marker whose key cannot be read: for a consumer
    it ends no transaction. The epoch is ``None`` if the value cannot be read.
    """
    try:
        records = batch.records()
        kind = control.control_type(records[0].key) if records else None
    except KafkaFormatError:
        return None
    if kind not in (control.ABORT, control.COMMIT):
        return None
    return kind == control.COMMIT, control.coordinator_epoch(records[0].value)


class Outcomes:
    """Collects the transactions of a partition from its batches, in offset order.

    Attributes:
        open_since: by producer id, the first offset of each transaction that is still open.
    """

    def __init__(self, open_since: Mapping[int, int] | None = None) -> None:
        """Start with ``open_since``, the transactions open after earlier batches."""
        self.open_since: dict[int, int] = dict(open_since or {})
        self._aborted: dict[int, list[tuple[int, int]]] = defaultdict(list)

    def add(self, batch: Batch) -> None:
        """Add a batch with a right checksum."""
        if batch.producer_id is None or batch.base_offset is None:
            return
        if batch.is_control:
            self._close(batch, batch.producer_id)
        elif batch.is_transactional and batch.count:
            self.open(batch.producer_id, batch.base_offset)

    def open(self, producer_id: int, base_offset: int) -> None:
        """Add a data batch of a transaction; the first one opens the transaction."""
        self.open_since.setdefault(producer_id, base_offset)

    def _close(self, marker: Batch, producer_id: int) -> None:
        end = end_of_transaction(marker)
        if end is None:
            return
        first = self.open_since.pop(producer_id, None)
        is_commit, _ = end
        if not is_commit and first is not None:
            self._aborted[producer_id].append((first, marker.last_offset))

    def transactions(self) -> Transactions:
        """Return the transactions in the batches so far."""
        return Transactions(dict(self._aborted), min(self.open_since.values(), default=None))
