"""A broker's state of each producer of a log: its last batch, and its open transaction.

Rules of ``ProducerStateManager`` and ``ProducerAppendInfo`` (KIP-98, KIP-890): the last batch of a
producer counts; another epoch, in a batch or a marker, forgets the batch before; a marker ends the
transaction. A producer snapshot is this state at an offset.

Invariant: one entry for each producer, however many batches there are.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import astuple, dataclass, field
from operator import itemgetter

from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.record import NO_SEQUENCE, NO_TIMESTAMP
from kafkafmt.segment.record.transactions import end_of_transaction
from kafkafmt.segment.side_files.indexes import ProducerStateEntry

_NONE = -1
_REMEMBERED = 5
"""Batches of a producer that a broker compares a new one with."""


class RecentBatches(dict[tuple[int, int], tuple[int, int]]):
    """The last batches of a producer in one epoch, as of ``ProducerStateEntry``.

    Their offsets by their sequence numbers.
    """

    def add(self, numbers: tuple[int, int], offsets: tuple[int, int]) -> tuple[int, int] | None:
        """Add a batch by its sequence numbers, unless it is a duplicate.

        Returns the offsets of the batch that has these numbers; ``None`` if there is none.
        """
        earlier = self.get(numbers)
        if earlier is None:
            self[numbers] = offsets
            if len(self) > _REMEMBERED:
                del self[next(iter(self))]
        return earlier


@dataclass(slots=True)
class ProducerState:
    """A producer, as in :class:`ProducerStateEntry`."""

    producer_id: int
    producer_epoch: int
    last_sequence: int = NO_SEQUENCE
    last_offset: int = _NONE
    offset_delta: int = 0
    timestamp: int = NO_TIMESTAMP
    coordinator_epoch: int = _NONE
    current_txn_first_offset: int = _NONE
    seen: int = _NONE

    def entry(self) -> ProducerStateEntry:
        """Return the entry of a producer snapshot: all but ``seen``."""
        return ProducerStateEntry(*astuple(self)[:-1])


@dataclass
class ProducerStates:
    """The producers of one log. Give it the sound batches in offset order.

    Attributes:
        open_since: the first offset of each open transaction, by producer id; they ascend.
    """

    by_id: dict[int, ProducerState] = field(default_factory=dict)
    # Not a dict: to find its first entry takes as long as entries before it were removed.
    open_since: OrderedDict[int, int] = field(default_factory=OrderedDict)
    _noted: dict[int, ProducerStateEntry] = field(default_factory=dict)

    def entries(self) -> list[ProducerStateEntry]:
        """Return the entries of a producer snapshot after the last batch."""
        return [*(state.entry() for state in self.by_id.values()), *self._noted.values()]

    def note(self, entries: Iterable[ProducerStateEntry]) -> None:
        """Store a snapshot's producers without a batch here; earlier ones have expired."""
        self._noted = {
            entry.producer_id: entry for entry in entries if entry.producer_id not in self.by_id
        }

    def add(self, batch: Batch) -> None:
        """Add the next batch with a right checksum."""
        producer_id = batch.producer_id
        if producer_id is None or producer_id < 0:
            return
        epoch = batch.producer_epoch
        if epoch is None:
            return
        end = None
        if batch.is_control:
            end = end_of_transaction(batch)
            if end is None:
                return
        state = self.by_id.get(producer_id)
        if state is None:
            state = self.by_id[producer_id] = self._first_seen(producer_id, epoch)
        if state.producer_epoch != epoch:
            state.producer_epoch = epoch
            state.last_sequence, state.last_offset = NO_SEQUENCE, _NONE
            state.offset_delta = 0
        state.seen = batch.last_offset
        state.timestamp = batch.max_timestamp
        if end is not None:
            state.current_txn_first_offset = _NONE
            self.open_since.pop(producer_id, None)
            if end[1] is not None:
                state.coordinator_epoch = end[1]
            return
        base = first_offset(batch)
        state.last_sequence = NO_SEQUENCE if batch.last_sequence is None else batch.last_sequence
        state.last_offset = batch.last_offset
        state.offset_delta = batch.last_offset - base
        if batch.is_transactional and state.current_txn_first_offset < 0:
            state.current_txn_first_offset = self.open_since[producer_id] = base

    def _first_seen(self, producer_id: int, epoch: int) -> ProducerState:
        """Return a producer before its first batch here, as a snapshot has it, or as a new one."""
        noted = self._noted.pop(producer_id, None)
        if noted is None:
            return ProducerState(producer_id, epoch)
        if noted.current_txn_first_offset >= 0:
            self.open_since[producer_id] = noted.current_txn_first_offset
            self.open_since = OrderedDict(sorted(self.open_since.items(), key=itemgetter(1)))
        return ProducerState(*astuple(noted))
