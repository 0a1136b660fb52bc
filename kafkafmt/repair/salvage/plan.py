"""The losses of a partition, and the transaction markers written in place of lost ones.

Strategy: all entries are read once, by their headers, before any is written.
:class:`~kafkafmt.log.transactions.TransactionFollower` finds the markers that were lost, and what
they were, with the transaction indexes and producer snapshots of all copies. A transaction without
evidence is aborted, or left open. Checkpoints and the names of files show which offsets the log
had, whatever is lost of it. A marker is a control batch with one record
(``MemoryRecords.writeEndTransactionalMarker``).

Invariant: memory grows with what is lost and with the producers, not with the log.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.cluster.messages.encoding import control_record
from kafkafmt.log.data_directories import Ignore
from kafkafmt.log.policies import may_be_of_cleaner, show_cleaner
from kafkafmt.log.replica import NO_EPOCH
from kafkafmt.log.shape import LogShape
from kafkafmt.log.transactions import (
    BY_EPOCH,
    BY_MARKER,
    COMMITTED,
    OPEN,
    LostMarker,
    Transaction,
    TransactionFollower,
)
from kafkafmt.repair.salvage.copies import Copy, numbered_files
from kafkafmt.repair.salvage.entries import Kept, Loss
from kafkafmt.repair.salvage.merge import Conflict, MergeStep, add_conflict
from kafkafmt.repair.salvage.report import (
    LostRange,
    PartitionReport,
    TransactionNote,
    WrittenMarker,
)
from kafkafmt.segment.engine.opening import make_batch
from kafkafmt.segment.record import entry
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.entry import Entry
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.transactions import end_of_transaction
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.indexes import (
    AbortedTxn,
    ProducerStateEntry,
    aborted_txns,
    producer_entries,
)
from kafkafmt.segment.write import encode_batch
from kafkafmt.storage import names
from kafkafmt.storage.segment_file import MAX_RELATIVE_OFFSET, SegmentFile

_OF_SEGMENT = (names.LOG, names.INDEX, names.TIME_INDEX, names.TRANSACTION_INDEX)
"""Suffixes of the files that are deleted with their segment."""


class KnownEnd(NamedTuple):
    """An end of the log, and the file or directory as its evidence."""

    offset: int
    path: str


def find_known_end(copies: Sequence[Copy]) -> KnownEnd:
    """Return the largest end of the log shown by checkpoints and file names."""
    known = [KnownEnd(0, copies[0].path)]
    for copy in copies:
        known += [KnownEnd(number, copy.path) for number in _numbers(copy)]
        for name in (names.HIGH_WATERMARK, names.RECOVERY_POINT):
            path = os.path.join(copy.data_directory, name)
            known.append(KnownEnd(copy.checkpoint(name) or 0, path))
    most = max(known, key=lambda end: end.offset)
    return most._replace(offset=min(most.offset, 2**63 - 2))


def _numbers(copy: Copy) -> Iterable[int]:
    """Return the log's own offsets among those in the names of its files.

    Where a log has old messages (v0, v1), a broker since 2.0 keeps its snapshots when it truncates
    it (``Log.rebuildProducerState``).
    """
    if not copy.segments or copy.leader_epoch != NO_EPOCH:
        return copy.numbers
    return (
        number
        for number in copy.numbers
        if any(f"{number:020d}{suffix}" in copy.files for suffix in _OF_SEGMENT)
    )


def find_known_start(copies: Sequence[Copy], log_start: int) -> int | None:
    """Return the least required offset of the log; ``None`` without evidence.

    A broker cuts its leader epochs with the start of the log, so their first entry counts too.
    """
    bases = [copy.first_offset for copy in copies if copy.segments]
    starts = [copy.noted_epochs[0].start_offset for copy in copies if copy.noted_epochs]
    if not bases:
        return max(log_start, *(copy.snapshot_end for copy in copies)) or None
    return max(min(bases + starts), log_start, _deleted_end(copies), 0)


def _deleted_end(copies: Sequence[Copy]) -> int:
    """Return the start of a metadata log's chosen copy if a snapshot covers all before it, else 0.

    Only then does a node delete the beginning (KIP-630); no checkpoint names the log's start.
    """
    begin = copies[0].first_offset
    return begin if max(copy.snapshot_end for copy in copies) >= begin else 0


Marker = Callable[[int], Batch]
"""Makes the control batch of a marker, 78 bytes, for the epoch of the partition's leader."""


def _marker(transaction: Transaction, offset: int, epoch: int, coordinator: int) -> Marker:
    """Return the lost marker of a transaction, with the epochs of producer and coordinator."""
    name = "COMMIT" if transaction.state == COMMITTED else "ABORT"

    def batch(leader_epoch: int) -> Batch:
        data = encode_batch(
            [control_record(name, coordinatorEpoch=coordinator)],
            base_offset=offset,
            leader_epoch=leader_epoch,
            timestamp=transaction.last_timestamp,
            transactional=True,
            control=True,
            producer_id=transaction.producer_id,
            producer_epoch=epoch,
        )
        view = memoryview(data)
        found = Entry(0, MAGIC_V2, view, entry.stored(view, MAGIC_V2), True)
        return make_batch(found, SegmentFile("<marker>", size=len(data)), DEFAULT_LIMITS)

    return batch


ABORT, LEAVE = UNDECIDED = ("abort", "leave")
MISSING_SEGMENT = "missing_segment"
MISSING_BATCH = "missing_batch"
MISSING_END = "missing_end"
_MAX_EPOCH = 2**15 - 1
_NO_OFFSET = 2**63


class Snapshots:
    """The producer snapshots of a log, of all its copies, in offset order."""

    def __init__(self, copies: Sequence[Copy], ignore: Ignore) -> None:
        self._files = sorted(numbered_files(copies, names.SNAPSHOT).items(), reverse=True)
        self._ignore = ignore

    def until(self, offset: int) -> Iterator[tuple[int, list[ProducerStateEntry]]]:
        """Yield the entries of those up to an offset, each time the next ones."""
        while self._files and self._files[-1][0] <= offset:
            at, files = self._files.pop()
            for path, _ in files:
                try:
                    yield at, list(producer_entries(side_file.read(path, None)))
                    break
                except (KafkaFormatError, OSError) as error:
                    self._ignore(path, error_reason(error))


class Planner:
    """Makes the plan of one partition, and fills its report.

    Attributes:
        start: where the first segment begins: as in the source, also if the cleaner emptied it, but
            not before the log. A log without an entry begins at its end, a metadata log at 0.
        end: the offset after the last one that is known.
        leader_epoch: the highest one.
        markers: those that are written, by offset.
    """

    def __init__(
        self,
        copies: Sequence[Copy],
        report: PartitionReport,
        *,
        undecided: str,
        is_compacted: bool,
        log_start: int,
        ignore: Ignore,
    ) -> None:
        self._report = report
        self._log_start = log_start
        self._undecided = undecided
        self._is_compacted = is_compacted
        self._ignore = ignore
        self._first_base = min(copies[0].bases, default=_NO_OFFSET)
        # A node may lack the beginning of a metadata log only after a snapshot (find_known_start).
        epochs = copies[0].epochs
        cut = () if report.topic == names.METADATA_TOPIC else epochs
        self._begin = next((start for _, start in cut), 0)
        self._chosen = {segment.path for segment in copies[0].segments}
        self._without_segment = copies[0].indexes_without_segment()
        self._indexes = numbered_files(copies, names.TRANSACTION_INDEX)
        self._index_bases = iter(sorted(self._indexes))
        self._next_index = next(self._index_bases, _NO_OFFSET)
        self._snapshots = Snapshots(copies, ignore)
        self._follower = TransactionFollower(lambda: self._is_compacted or copies[0].is_compacted)
        self._segment: int | None = None
        self._last: Kept | None = None
        self._known_end = KnownEnd(0, copies[0].path)
        self._plain: list[LostRange] = []
        self._holes = 0  # of them, inside segments
        self._coordinator_epochs: dict[int, int] = {}
        self._below: dict[int, int] = {}  # by the offset of a marker, a lower one to look at
        noted = (epoch for epoch, start in epochs if start <= 0)
        self.start = self.end = 0
        self.leader_epoch = max(noted, default=0)
        self.markers: dict[int, Marker] = {}
        self.shape = LogShape()

    def plan(
        self, steps: Iterable[MergeStep], known_end: KnownEnd, known_start: int | None
    ) -> None:
        """Go through the entries."""
        report, expected, self._known_end = self._report, known_start, known_end
        for step in steps:
            self._note_step(step)
            if step.begins_later and expected is not None:
                expected = max(expected, self._begin)
            kept = step.kept
            if kept is None:
                end = self._lost_end(self._damaged_end(step.losses, expected or 0))
                end = max(known_end.offset, end)
                if end > (expected or 0):
                    self._add_gap(expected or 0, end - 1, step, None)
                self._finish(end)
                break
            if self._last is None:
                self.start = self._start(kept, known_start or 0, is_lost=bool(step.losses))
            if expected is not None and kept.first > expected:
                start = min(kept.batch.segment.base_offset or 0, self._first_base)
                # The cleaner never removes the start of a log (``Cleaner.cleanSegments``).
                if self._last is None and expected < start and not step.losses:
                    self._add_gap(expected, start - 1, step, kept, is_of_cleaner=False)
                    expected = start
                if kept.first > expected:
                    self._add_gap(expected, kept.first - 1, step, kept)
            self._add(kept)
            # What lies before the start of the log was deleted, whatever is damaged there.
            expected = max(kept.last + 1, known_start or 0)
        if self._is_compacted:
            report.gaps += len(self._plain)
            report.gap_offsets += sum(g.last_offset - g.first_offset + 1 for g in self._plain)
        else:
            is_doubtful = may_be_of_cleaner(len(self._plain))
            doubt = "; the log has other gaps, so it may be compacted" if is_doubtful else ""
            plain = [replace(gap, message=gap.message + doubt) for gap in self._plain]
            report.lost = sorted([*report.lost, *plain], key=lambda gap: gap.first_offset)
        report.start_offset = self.start
        self._decide()

    def _note_step(self, step: MergeStep) -> None:
        """Note what is damaged before an entry, and the entries of other copies."""
        report = self._report
        for loss in (*step.losses, *step.harmless):
            if not loss.is_tail:
                report.damaged_ranges += loss.count
                report.damaged_bytes += loss.length
                self._follower.add_damaged(loss.batch)
        for loss in (*step.harmless, *(step.losses if step.kept is None else ())):
            if loss.rival is not None and loss.batch is not None:
                first, last = first_offset(loss.batch), loss.batch.last_offset
                where = os.path.dirname(loss.path)
                conflict = Conflict(first, last, where, where, loss.rival)
                add_conflict(report.conflicts, conflict)
        for conflict in step.conflicts:
            add_conflict(report.conflicts, conflict)

    def _damaged_end(self, losses: Iterable[Loss], end: int) -> int:
        """Return the end of the log, including damage after its last entry.

        Damage after an entry held at least one offset. Its header says how many, if it continues
        the log.
        """
        for loss in losses:
            if loss.is_tail or loss.path not in self._chosen:
                continue
            batch = loss.batch
            if batch is None:
                end += self._last is not None
            elif (first := first_offset(batch)) >= end:
                count = batch.last_offset - first + 1
                is_sure = first == end and 0 < count == batch.count and count < batch.size_in_bytes
                end += count if is_sure else 1
        return end

    def _lost_end(self, end: int) -> int:
        """Return the end of the log, including a last segment with only its index left.

        Such a segment held at least one offset, as `verify` says.
        """
        if self._last is None:
            return end
        return max([end, *(at + 1 for at, _ in self._without_segment)])

    def _add_gap(
        self,
        first: int,
        last: int,
        step: MergeStep,
        after: Kept | None,
        *,
        is_of_cleaner: bool = True,
    ) -> None:
        """Add missing offsets, before the entry ``after``; ``None`` is the end of the log."""
        before = self._last
        times = _time(before), _time(after)
        if step.losses:
            loss = next((loss for loss in step.losses if not loss.is_tail), step.losses[0])
            size = sum(loss.length for loss in step.losses)
            gap = LostRange(first, last, *times, loss.kind, size, loss.message, loss.path)
            self._report.lost.append(gap)
            return
        paths = [None if kept is None else kept.batch.segment.path for kept in (before, after)]
        kind = MISSING_BATCH if paths[0] == paths[1] else MISSING_SEGMENT
        message = "the batches before and after them are sound, with no bytes between"
        left = next((path for at, path in self._without_segment if first <= at <= last), None)
        if left is not None:
            message = f"{left} is of a segment that is not there"
            gap = LostRange(first, last, *times, MISSING_SEGMENT, 0, message, left)
            self._report.lost.append(gap)
            return
        if after is None and self._last is not None:
            kind, message = MISSING_END, f"the log ends here, and {self._known_end.path} shows more"
            if step.conflicts:
                message += "; the next leader went on without them, as after an unclean election"
                message += f", and {step.conflicts[0].left_out} has others there"
        gap = LostRange(first, last, *times, kind, 0, message, None)
        if after is None or not is_of_cleaner:  # the cleaner leaves the last segment alone
            self._report.lost.append(gap)
            return
        if self._is_compacted:
            self._report.gaps += 1
            self._report.gap_offsets += last - first + 1
            return
        self._plain.append(gap)
        self._holes += kind == MISSING_BATCH
        self._is_compacted = show_cleaner(self._holes)

    def _start(self, kept: Kept, known: int, *, is_lost: bool) -> int:
        """Return the base offset of the first segment: see `start`."""
        base = kept.batch.segment.base_offset or 0
        if not is_lost and kept.first <= self._first_base + MAX_RELATIVE_OFFSET:
            base = min(base, self._first_base)
        return min(kept.first, max(base, known))

    def _add(self, kept: Kept) -> None:
        batch, report, follower = kept.batch, self._report, self._follower
        base = batch.segment.base_offset or 0
        self._begin_indexes(base)
        if base != self._segment:
            self._segment = base
            follower.begin_segment(base, *self._aborts(base))
        self._read_snapshots(kept.first)
        follower.add(batch)
        if batch.is_control and batch.producer_id is not None:
            end = end_of_transaction(batch)
            if end is not None and end[1] is not None:
                self._coordinator_epochs[batch.producer_id] = end[1]
        follower.take()
        report.batches += 1
        deleted = kept.records_below(self._log_start)
        report.deleted_records += deleted
        report.records += kept.records - deleted
        report.size_in_bytes += batch.size_in_bytes
        self.shape.batches[batch.size_in_bytes.bit_length()] += 1
        if batch.is_control:
            report.control_records += batch.count or 0
        else:
            self.shape.times.add_batch(batch.max_timestamp, kept.records, batch.size_in_bytes)
        self.leader_epoch = max(self.leader_epoch, kept.leader_epoch or 0)
        report.repairs += kept.repairs
        if not batch.is_control and kept.records < kept.last - kept.first + 1:
            self._is_compacted = True
        self._last = kept

    def _finish(self, end: int) -> None:
        self._begin_indexes(_NO_OFFSET)
        self._follower.reach(end)
        self._read_snapshots(_NO_OFFSET)
        self._follower.take()
        self._follower.finish(end)
        self.end = self._report.end_offset = end
        if self._last is None and self._report.topic != names.METADATA_TOPIC:
            self.start = end

    def _begin_indexes(self, base: int) -> None:
        """Use the transaction indexes of segments without remaining entries."""
        while self._next_index < base:
            if self._next_index != self._segment:
                self._segment = self._next_index
                self._follower.begin_segment(self._segment, *self._aborts(self._segment))
            self._next_index = next(self._index_bases, _NO_OFFSET)

    def _aborts(self, base: int) -> tuple[list[AbortedTxn] | None, int]:
        """Return the entries of a transaction index, and its end offset."""
        for path, end in self._indexes.get(base, ()):
            try:
                aborts = list(aborted_txns(side_file.read(path, None)))
            except (KafkaFormatError, OSError) as error:
                self._ignore(path, error_reason(error))
                continue
            return [abort for abort in aborts if abort.last_offset < end], end
        return None, _NO_OFFSET

    def _read_snapshots(self, offset: int) -> None:
        """Compare the open transactions with the snapshots up to an offset."""
        for at, entries in self._snapshots.until(offset):
            self._follower.reach(at)
            self._follower.add_snapshot(at, entries)

    def _decide(self) -> None:
        """Write the lost markers, and note open and undecided transactions."""
        report = self._report
        for lost in sorted(self._follower.lost, key=lambda loss: loss.transaction.first_offset):
            transaction = lost.transaction
            if not lost.is_proven:
                if transaction.state != OPEN:
                    note = f"{transaction.state}, but a marker may be lost within it"
                    report.undecided.append(_note(lost, note))
                continue
            offset = transaction.marker_offset
            if offset is None or offset in self.markers:
                offset = self._free_offset(lost)
            if offset is None:
                report.undecided.append(_note(lost, "its marker is lost, with no offset for it"))
            elif lost.is_decided or self._undecided == ABORT:
                self._write(lost, offset)
            else:
                report.undecided.append(_note(lost, "its marker is lost, and no file names it"))
        last_lost = max((gap.last_offset for gap in report.lost), default=-1)
        for transaction in self._follower.take():
            if transaction.state == OPEN:
                epoch, first = transaction.producer_epoch, transaction.first_offset
                reason = "it has no marker"
                if last_lost > first:
                    reason = "it has no marker, or its marker is in a lost range"
                report.open_transactions.append(
                    TransactionNote(transaction.producer_id, epoch, first, reason)
                )
        report.open_transactions.sort(key=lambda transaction: transaction.first_offset)
        report.markers.sort(key=lambda marker: marker.offset)
        restored = {marker.offset for marker in report.markers if marker.is_decided}
        report.lost = [
            gap
            for gap in report.lost
            if gap.last_offset != gap.first_offset or gap.first_offset not in restored
        ]

    def _free_offset(self, lost: LostMarker) -> int | None:
        """Return the last offset of the holes not taken by another marker."""
        for hole in reversed(lost.holes):
            offset = hole.last
            while offset in self.markers:
                offset = self._below[offset]
            taken = hole.last
            while taken > offset:  # many markers may lie in one hole: the next search is short
                self._below[taken], taken = offset, self._below[taken]
            if offset >= hole.first:
                return offset
        return None

    def _write(self, lost: LostMarker, offset: int) -> None:
        transaction = lost.transaction
        is_commit = transaction.state == COMMITTED
        epoch = transaction.producer_epoch
        if lost.evidence in (BY_EPOCH, BY_MARKER):  # with KIP-890 the marker has the next epoch
            epoch = min(epoch + 1, _MAX_EPOCH)
        self._below[offset] = offset - 1
        coordinator = self._coordinator_epochs.get(transaction.producer_id, 0)
        self.markers[offset] = _marker(transaction, offset, epoch, coordinator)
        evidence = "nothing shows what it was: undecided transactions are aborted"
        if lost.is_decided:
            named = "names no aborted transaction there" if is_commit else "names the marker"
            evidence = f"the transaction index {named}"
        self._report.batches += 1
        self._report.markers.append(
            WrittenMarker(
                offset,
                "COMMIT" if is_commit else "ABORT",
                transaction.producer_id,
                transaction.first_offset,
                evidence,
                lost.is_decided,
            )
        )


def _note(lost: LostMarker, reason: str) -> TransactionNote:
    found = lost.transaction
    return TransactionNote(found.producer_id, found.producer_epoch, found.first_offset, reason)


def _time(kept: Kept | None) -> int | None:
    if kept is None or kept.batch.max_timestamp < 0:
        return None
    return kept.batch.max_timestamp
