"""Writes one partition: segments with the names of the source, and all files beside them.

Strategy: entries are written in offset order. The segment of an entry is the one of its copy that
holds it, unless an entry with higher offsets is in that already. Indexes are built as a broker
builds them (``LogSegment.append``), so of sound segments they come out byte for byte.

Invariant: each offset is in one segment, whose base offset is at most its own. The last segment
begins at or below the end of the log, and nothing below that end is free to be given out again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from kafkafmt.log.producer_states import ProducerStates
from kafkafmt.repair.new_directory import PIECE_SIZE, write_file
from kafkafmt.repair.salvage.merge import MergeStep
from kafkafmt.repair.salvage.plan import Marker, SalvagePlan, Snapshots
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.transactions import end_of_transaction
from kafkafmt.segment.side_files import encoding, indexes
from kafkafmt.segment.side_files.checkpoints import EpochEntry
from kafkafmt.segment.side_files.indexes import AbortedTxn
from kafkafmt.storage.names import (
    INDEX,
    LEADER_EPOCHS,
    LOG,
    SNAPSHOT,
    TIME_INDEX,
    TRANSACTION_INDEX,
)
from kafkafmt.storage.new_file import create
from kafkafmt.storage.segment_file import MAX_RELATIVE_OFFSET

_MAX_SIZE = 2**31 - 1
"""The most bytes of a segment: positions in its index are int32."""


class _Segment:
    """One segment that is being written."""

    def __init__(self, directory: str, base: int, interval: int, mode: int) -> None:
        self.base = base
        self.last = base - 1
        self._stem = os.path.join(directory, f"{base:020d}")
        self._mode = mode
        self._interval = interval
        self.size = 0
        self._log = create(f"{self._stem}{LOG}", mode, buffer=PIECE_SIZE)
        self._index = bytearray()
        self._times = bytearray()
        self._indexed_at = 0
        self._latest = (-1, base)  # timestamp, offset
        self._last_time = -1
        self._aborted: list[AbortedTxn] = []

    def append(self, data: bytes | memoryview, last: int, max_timestamp: int) -> None:
        position = self.size
        if max_timestamp > self._latest[0]:
            self._latest = (max_timestamp, last)
        if position - self._indexed_at > self._interval:
            self._index += indexes.OFFSET_ENTRY.pack(last - self.base, position)
            self._add_time()
            self._indexed_at = position
        self._log.write(data)
        self.size += len(data)
        self.last = last

    def abort(self, entry: AbortedTxn) -> None:
        self._aborted.append(entry)

    def _add_time(self) -> None:
        timestamp, offset = self._latest
        if timestamp > self._last_time:
            self._times += indexes.TIME_ENTRY.pack(timestamp, offset - self.base)
            self._last_time = timestamp

    def finish(self) -> None:
        """Bring the segment and its indexes to the disk."""
        self._add_time()
        with self._log:
            self._log.sync()
        write_file(f"{self._stem}{INDEX}", bytes(self._index), self._mode)
        write_file(f"{self._stem}{TIME_INDEX}", bytes(self._times), self._mode)
        if self._aborted:
            data = encoding.transaction_index(self._aborted)
            write_file(f"{self._stem}{TRANSACTION_INDEX}", data, self._mode)

    def close(self) -> None:
        """Close it; what a full disk does not take is not tried again."""
        with suppress(OSError):
            self._log.close()


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
        plan: SalvagePlan,
        recorded: Iterable[EpochEntry],
        chosen: Sequence[EpochEntry],
        snapshots: Snapshots,
        *,
        interval: int,
        mode: int,
        keeps_end: bool,
    ) -> None:
        self._directory = directory
        self._plan = plan
        self._interval = interval
        self._mode = mode
        self._keeps_end = keeps_end
        self._producers = ProducerStates()
        self._snapshots = snapshots
        self._segment: _Segment | None = None
        self._recorded = {entry.epoch: entry.start_offset for entry in recorded}
        self._chosen = chosen
        self._leader_epoch = -1
        self._last = -1
        self._epochs: list[EpochEntry] = []  # with their first offsets
        self.batches = 0

    def write(self, steps: Iterable[MergeStep]) -> None:
        """Write everything; ``steps`` are those that the plan was made of."""
        try:
            for item in _with_markers(steps, self._plan.markers):
                if isinstance(item, Marker):
                    item = item.batch(self._leader_epoch)
                self._add(item)
            self._finish()
        finally:
            if self._segment is not None:
                self._segment.close()

    def _add(self, batch: Batch) -> None:
        self.batches += 1
        first, last = first_offset(batch), batch.last_offset
        self._note_producers(first)
        segment = self._segment_for(
            batch.segment.base_offset or 0, first, last, batch.size_in_bytes
        )
        epoch = batch.partition_leader_epoch
        if epoch is not None and epoch > self._leader_epoch:
            start = self._recorded.get(epoch, first)
            if not self._epochs:
                before = [one for one in self._chosen if one.start_offset < segment.base]
                self._epochs += (one for one in before if one.epoch < epoch)
                own = (one.start_offset for one in before if one.epoch == epoch)
                start = next(own, segment.base)
            elif not self._last < start <= first:
                start = first
            self._epochs.append(EpochEntry(epoch, start))
            self._leader_epoch = epoch
        segment.append(batch.data, last, batch.max_timestamp)
        self._last = last
        entry = self._aborted(batch) if batch.is_control else None
        self._producers.add(batch)
        if entry is not None:
            segment.abort(entry)

    def _aborted(self, marker: Batch) -> AbortedTxn | None:
        """Return the entry of the transaction index for a marker, before the marker is added."""
        end = end_of_transaction(marker)
        producer_id, offset = marker.producer_id, marker.last_offset
        if end is None or end[0] or producer_id is None:
            return None
        first = self._producers.open_since.get(producer_id)
        if first is None:
            return None
        known = self._producers.open_since.items()
        stable = next((at for other, at in known if other != producer_id), offset + 1)
        return AbortedTxn(0, producer_id, first, offset, stable)

    def _segment_for(self, base: int, first: int, last: int, size: int) -> _Segment:
        """Return the segment that an entry goes to; ``base`` is its segment's in the source."""
        segment = self._segment
        if segment is None:
            return self._roll(self._plan.start)
        if segment.last < base <= first and base > segment.base:
            return self._roll(base)
        if segment.size + size > _MAX_SIZE or last - segment.base > MAX_RELATIVE_OFFSET:
            return self._roll(first)
        return segment

    def _roll(self, base: int) -> _Segment:
        self._note_producers(base)
        if self._segment is not None:
            self._segment.finish()
        if self._segment is not None or self._producers.entries():
            self._write_snapshot(base)
        self._segment = _Segment(self._directory, base, self._interval, self._mode)
        return self._segment

    def _note_producers(self, offset: int) -> None:
        """Keep the producers whose records were deleted, or are lost, up to an offset."""
        for _, entries in self._snapshots.until(offset):
            self._producers.note(entries)

    def _write_snapshot(self, offset: int) -> None:
        data = encoding.snapshot(self._producers.entries())
        write_file(os.path.join(self._directory, f"{offset:020d}{SNAPSHOT}"), data, self._mode)

    def _finish(self) -> None:
        end = self._plan.end
        segment = self._segment
        if segment is None:
            segment = self._roll(self._plan.start)
        elif self._keeps_end and segment.last + 1 < end:
            segment = self._roll(end)
        segment.finish()
        if segment.last + 1 > segment.base:
            self._note_producers(segment.last + 1)
            self._write_snapshot(segment.last + 1)
        if not self._epochs:
            self._epochs += (one for one in self._chosen if one.start_offset <= segment.base)
        epochs = encoding.leader_epoch_checkpoint(self._epochs)
        write_file(os.path.join(self._directory, LEADER_EPOCHS), epochs, self._mode)


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
