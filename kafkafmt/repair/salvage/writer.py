"""Writes one partition: segments with the names of the source, and all files beside them.

Strategy: entries are written in offset order. The segment of an entry is the one of its copy that
holds it, unless an entry with higher offsets is in that already. Indexes are built as a broker
builds them (``LogSegment.append``), so of sound segments they come out byte for byte.

Invariant: each offset is in one segment, whose base offset is at most its own. The last segment
begins at or below the end of the log, and nothing below that end is free to be given out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from kafkafmt.repair.salvage.merge import MergeStep
from kafkafmt.repair.salvage.plan import Marker, Planner, Snapshots
from kafkafmt.repair.write import LogWriter, NewSegment
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.side_files.checkpoints import EpochEntry
from kafkafmt.segment.side_files.indexes import ProducerStateEntry


class PartitionWriter:
    """Writes the entries of one partition into a new directory.

    Args:
        recorded: the leader epochs in the checkpoints of the source. They tell where an epoch
            began whose first batches are gone.
        chosen: those of the copy that counts. What is before the first segment stays: a broker
            deletes segments in tiered storage whose epochs are all below the first one here
            (``RemoteLogManager``).
        snapshots: those of the source: producers that only they have are kept.
        keeps_end: whether an empty segment is written at an end above the last entry.
    """

    def __init__(
        self,
        directory: str,
        plan: Planner,
        recorded: Iterable[EpochEntry],
        chosen: Sequence[EpochEntry],
        snapshots: Snapshots,
        *,
        interval: int,
        mode: int,
        keeps_end: bool,
    ) -> None:
        self._plan = plan
        self._log = LogWriter(directory, interval=interval, mode=mode)
        self._keeps_end = keeps_end
        self._recorded = {entry.epoch: entry.start_offset for entry in recorded}
        self._chosen = chosen
        self._snapshots = snapshots
        self._leader_epoch = -1
        self._last = -1
        self.batches = 0

    def write(self, steps: Iterable[MergeStep]) -> None:
        """Write everything; ``steps`` are those that the plan was made of."""
        try:
            for item in _with_markers(steps, self._plan.markers):
                self._add(item(self._leader_epoch) if callable(item) else item)
            self._finish()
        finally:
            self._log.close()

    def _add(self, batch: Batch) -> None:
        self.batches += 1
        log, first = self._log, first_offset(batch)
        self._note_producers(first)
        segment = self._segment_for(batch, first)
        epoch = batch.partition_leader_epoch
        if epoch is not None and epoch > self._leader_epoch:
            start = self._recorded.get(epoch, first)
            if not log.epochs:
                before = [one for one in self._chosen if one.start_offset < segment.base]
                log.epochs += (one for one in before if one.epoch < epoch)
                own = (one.start_offset for one in before if one.epoch == epoch)
                start = next(own, segment.base)
            elif not self._last < start <= first:
                start = first
            log.epochs.append(EpochEntry(epoch, start))
            self._leader_epoch = epoch
        log.add(segment, batch)
        self._last = batch.last_offset

    def _segment_for(self, batch: Batch, first: int) -> NewSegment:
        """Return the segment that an entry goes to."""
        segment, base = self._log.segment, batch.segment.base_offset or 0  # in the source
        if segment is None:
            return self._roll(self._plan.start)
        if segment.last < base <= first and base > segment.base:
            return self._roll(base)
        return segment if segment.has_room(batch) else self._roll(first)

    def _roll(self, base: int) -> NewSegment:
        self._note_producers(base)
        return self._log.roll(base)

    def _note_producers(self, offset: int) -> None:
        """Keep the producers whose records were deleted, or are lost, up to an offset."""
        for _, entries in self._snapshots.until(offset):
            self._log.producers.note(map(self._without_lost_transaction, entries))

    def _without_lost_transaction(self, entry: ProducerStateEntry) -> ProducerStateEntry:
        # Recovery builds the states again from the first segment on. A transaction whose records
        # are lost is not open then; that of deleted records is in the snapshot of that segment.
        if entry.current_txn_first_offset < self._plan.start:
            return entry
        return replace(entry, current_txn_first_offset=-1)

    def _finish(self) -> None:
        log, end = self._log, self._plan.end
        segment = log.segment
        if segment is None:
            segment = self._roll(self._plan.start)
        elif self._keeps_end and segment.last + 1 < end:
            segment = self._roll(end)
        if not log.epochs:
            log.epochs += (one for one in self._chosen if one.start_offset <= segment.base)
        if segment.last + 1 > segment.base:
            self._note_producers(segment.last + 1)
        log.finish(segment)


def _with_markers(
    steps: Iterable[MergeStep], markers: Mapping[int, Marker]
) -> Iterator[Batch | Marker]:
    """Yield the entries, with the markers where their offsets are missing."""
    waiting = sorted(markers, reverse=True)
    for step in steps:
        first = 2**63 if step.kept is None else step.kept.first
        while waiting and waiting[-1] < first:
            yield markers[waiting.pop()]
        if step.kept is not None:
            yield step.kept.batch
