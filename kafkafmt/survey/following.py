"""Goes through one log: its batches in offset order, with the side files at their places.

Strategy: what counts of the segments is read once, header by header, and each observer gets the
same steps. A transaction index comes with its segment, before the batches; a producer snapshot
comes before the first batch at or above its offset. Of a log with several copies, they are those of
the chosen one. In a tier transaction indexes are in ``.indexes``; snapshots there are not read.

Invariant: nothing stops at damage. What cannot be read goes to the damage policy, side files to
:attr:`Following.unreadable`. What may be read at another time is not damaged:
:meth:`Following.ensure_delivered` raises its error.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from kafkafmt._base.damage import COLLECT, Damage, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits
from kafkafmt.log.completion import completed
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.replica import Replica
from kafkafmt.log.tier.transactions import aborted_in, copied_end
from kafkafmt.log.transactions import TransactionFollower
from kafkafmt.segment.engine import opening
from kafkafmt.segment.engine.opening import report_unreadable, steps
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.record import NO_TIMESTAMP, latest
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.indexes import (
    AbortedTxn,
    ProducerStateEntry,
    aborted_txns,
    producer_entries,
)
from kafkafmt.storage.errors import StorageError, is_of_the_disk
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent

_STEPS = 1024
"""Batches between two moments at which a caller can take what was found."""


def transaction_follower(log: PartitionLog, limits: Limits) -> TransactionFollower:
    """Return the follower of a log's transactions; cleaner traces are read once, on demand."""
    replica = Replica.of(log, DataDirectories(log.storage, limits), limits)
    _, all_ended_below = copied_end(log.extents)
    return TransactionFollower(lambda: replica.is_compacted, all_ended_below)


class Observer:
    """Receives the steps of a log in offset order, as :class:`TransactionFollower` does.

    Here nothing is done at a step; subclasses do it.
    """

    def begin_segment(self, base_offset: int, aborts: Iterable[AbortedTxn] | None) -> None:
        """Begin a segment, or the transaction index of a missing one."""

    def reach(self, offset: int) -> None:
        """Advance to an offset at or below all later sound batches."""

    def add_snapshot(self, offset: int, entries: Iterable[ProducerStateEntry]) -> None:
        """Add a producer snapshot."""

    def add(self, batch: Batch) -> None:
        """Add a sound batch."""

    def add_damaged(self, batch: Batch | None = None) -> None:
        """Add an entry with a wrong checksum; ``None`` for bytes between entries."""

    def finish(self, end_offset: int | None = None) -> None:
        """End the log."""


@dataclass
class Latest(Observer):
    """The latest timestamp of a log, in milliseconds; -1 without one.

    Attributes:
        until: a moment.
        timestamp: the latest of all.
        present: the latest from 1970 to that moment.
    """

    until: int
    timestamp: int = NO_TIMESTAMP
    present: int = NO_TIMESTAMP

    def add(self, batch: Batch) -> None:
        """Note the time of a batch."""
        time = batch.max_timestamp
        self.timestamp = latest(self.timestamp, time)
        if 0 <= time <= self.until:
            self.present = max(self.present, time)


@dataclass
class Following:
    """One way through a log.

    Attributes:
        observers: those that get the steps.
        has_side_files: whether to read transaction indexes and producer snapshots.
        policy: takes the damage; it must not raise.
        unreadable: path and reason of each side file that could not be read.
        undelivered: the errors of segments that are gone, and of a store.
    """

    log: PartitionLog
    observers: Sequence[Observer | TransactionFollower]
    limits: Limits
    has_side_files: bool = True
    policy: DamagePolicy = field(default_factory=lambda: DamagePolicy(COLLECT, is_bounded=True))
    unreadable: list[tuple[str, str]] = field(default_factory=list)
    undelivered: list[OSError] = field(default_factory=list)

    def take_damage(self) -> list[Damage]:
        """Remove and return the damage found so far."""
        taken, self.policy.found = self.policy.found, []
        return taken

    def ensure_delivered(self) -> None:
        """Raise the first error of a deleted or replaced segment, or of a store."""
        for error in self.undelivered:
            raise error

    def steps(self) -> Iterator[None]:
        """Go through the log; a step is some batches long."""
        bases = {segment.base_offset for segment in self.log.segments}
        orphans, snapshots = [], []
        if self.has_side_files:
            orphans = [base for base in sorted(self.log.transaction_indexes) if base not in bases]
            snapshots = sorted(self.log.snapshots)
        for extent in self.log.parts:
            base = extent.segment.base_offset or 0
            while orphans and orphans[0] < base:
                self._begin(orphans.pop(0))
            self._begin(base, extent)
            yield from self._extent(extent, snapshots)
        for base in orphans:
            self._begin(base)
        ends = [*bases, *snapshots, *orphans]
        end = max((end for end in ends if end is not None), default=None)
        for observer in self.observers:
            if end is not None:
                observer.reach(end)
        for offset in snapshots:
            self._snapshot(offset)
        for observer in self.observers:
            observer.finish(end)
        yield

    def _begin(self, base: int, extent: Extent | None = None) -> None:
        path = self.log.transaction_indexes.get(base)
        aborts: list[AbortedTxn] | None = None
        try:
            if self.has_side_files and path is not None:
                aborts = list(aborted_txns(self._read(path)))
            elif self.has_side_files and extent is not None:
                path = extent.segment.path
                aborts = aborted_in(extent)
        except (KafkaFormatError, OSError) as error:
            self._note_unreadable(path or "", error)
        for observer in self.observers:
            observer.begin_segment(base, aborts)

    def _snapshot(self, offset: int) -> None:
        path = self.log.snapshots[offset]
        try:
            entries = list(producer_entries(self._read(path)))
        except (KafkaFormatError, OSError) as error:
            self._note_unreadable(path, error)
            return
        for observer in self.observers:
            observer.add_snapshot(offset, entries)

    def _note_unreadable(self, path: str, error: KafkaFormatError | OSError) -> None:
        self.unreadable.append((path, error_reason(error)))
        if isinstance(error, StorageError):  # the file may be there, and tell an outcome
            self.undelivered.append(error)

    def _read(self, path: str) -> side_file.SideFile:
        return side_file.read(path, self.limits, self.log.storage)

    def _extent(self, extent: Extent, snapshots: list[int]) -> Iterator[None]:
        try:
            for part in completed(extent, self.limits):
                with opening.opened(part, self.policy) as window:
                    found = steps(window, part, self.policy, self.limits)
                    for number, batch in enumerate(found):
                        self._add(batch, snapshots)
                        if number % _STEPS == 0:
                            yield
        except OSError as error:
            if opening.is_passed_over(extent, error):
                return
            if not is_of_the_disk(error):
                self.undelivered.append(error)
            opening.report(extent, 0, extent.segment.size, error, self.policy)
            for observer in self.observers:
                observer.add_damaged()
        yield

    def _add(self, batch: Batch | None, snapshots: list[int]) -> None:
        observers = self.observers
        if batch is None or not batch.is_valid:
            if batch is None and self.policy.found and self.policy.found[-1].is_tail:
                return
            if batch is not None:
                try:
                    batch.ensure_valid()
                except KafkaFormatError as error:
                    report_unreadable(batch, error, self.policy)
            for observer in observers:
                observer.add_damaged(batch)
            return
        if snapshots:
            base = first_offset(batch)
            if snapshots[0] <= base:
                for observer in observers:
                    observer.reach(base)
                while snapshots and snapshots[0] <= base:
                    self._snapshot(snapshots.pop(0))
        for observer in observers:
            observer.add(batch)
