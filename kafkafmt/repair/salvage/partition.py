"""Salvages one partition: reads its copies twice, and writes them as one.

Strategy: the first time decides what is lost and which transaction markers are missing
(:mod:`~kafkafmt.repair.salvage.plan`); the second time writes, in offset order. The segment of an
entry is the one of its copy that holds it, unless an entry with higher offsets is in that already.
Indexes are built as a broker builds them (``LogSegment.append``), so of sound segments they come
out byte for byte. Beside the metadata log a controller keeps the state of the quorum, and
snapshots: of several copies the first one that is not damaged is taken.

Invariant: a partition does not depend on the others, so that threads can salvage several at once.
Each offset is in one segment, whose base offset is at most its own; the last segment begins at or
below the end of the log, and nothing below that end is free to be given out again. A vote stays
only where one node has it: of several nodes, it is unknown which one gets this directory.
"""

from __future__ import annotations

import errno
import os
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from kafkafmt._base.errors import KafkaFormatError, located_reason
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt.cluster.metadata_log import last_election, whole_snapshot
from kafkafmt.cluster.start.finding import REFUSES
from kafkafmt.cluster.start.recovery import LoadedLog, LogState
from kafkafmt.log.copies import by_log
from kafkafmt.log.data_directories import Ignore
from kafkafmt.log.policies import proves_tier
from kafkafmt.log.replica import log_start
from kafkafmt.log.shape import LogShape
from kafkafmt.repair.new_directory import UnreadError, copy_bytes, directory_mode, write_file
from kafkafmt.repair.salvage.copies import Copy
from kafkafmt.repair.salvage.entries import CopyEntries, Kept, Loss, count_served_records
from kafkafmt.repair.salvage.merge import Conflict, MergeStep, merged
from kafkafmt.repair.salvage.plan import (
    KnownEnd,
    Marker,
    Planner,
    Snapshots,
    find_known_end,
    find_known_start,
)
from kafkafmt.repair.salvage.report import PartitionReport
from kafkafmt.repair.salvage.topics import Topics
from kafkafmt.repair.write import LogWriter, NewSegment
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.side_files.checkpoints import EpochEntry
from kafkafmt.segment.side_files.indexes import ProducerStateEntry
from kafkafmt.segment.side_files.properties import QuorumState, read_quorum_state
from kafkafmt.storage import names
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.new_file import common_permissions


def write_quorum(
    copies: Sequence[Copy], directory: str | None, mode: int, last_epoch: int, ignore: Ignore
) -> None:
    """Write the state of the quorum, and copy the snapshots of the metadata log.

    Without a ``directory``, things are only noted. ``copies`` are best first; a controller ends at
    a state with a lower epoch than ``last_epoch``, that of the batches.
    """
    _write_state(copies, _target(directory, names.QUORUM_STATE), mode, last_epoch, ignore)
    taken: set[str] = set()
    for copy in copies:
        for name in sorted(copy.files):
            source = copy.file(name)
            if source is None or not name.endswith(names.CHECKPOINT) or name in taken:
                continue
            if whole_snapshot(source) is None:
                ignore(source, "a damaged snapshot of the metadata log")
                continue
            if _copied(source, _target(directory, name), mode, ignore):
                taken.add(name)


def _write_state(
    copies: Sequence[Copy], target: str | None, mode: int, last_epoch: int, ignore: Ignore
) -> None:
    """Write the quorum state; none if no copy has a readable one, as after a format."""
    found: list[tuple[str, QuorumState]] = []
    chosen = copies[0]
    epoch, voters = last_election([segment.path for segment in chosen.segments], chosen.limits)
    for path in filter(None, (copy.file(names.QUORUM_STATE) for copy in copies)):
        try:
            state = read_quorum_state(path)
        except (KafkaFormatError, OSError) as error:
            ignore(path, located_reason(error))
            continue
        if state.is_of_others(epoch, voters):
            ignore(path, "names none of the voters that the log has: it is of another quorum")
        else:
            found.append((path, state))
    if not found:
        return
    first, state = found[0]
    if len(found) == 1 and state.epoch >= last_epoch:
        _copied(first, target, mode, ignore)
        return
    highest = max(last_epoch, *(state.epoch for _, state in found))
    # Nobody has voted in the epoch after it, and this node has not forgotten a vote.
    epoch = min(highest + 1, 2**31 - 1)
    if target is not None:
        data = encoding.quorum_state(epoch, sorted(state.voters), is_dynamic=state.is_dynamic)
        write_file(target, data, mode)
    for path, state in found:
        why = f"epoch {state.epoch}" if len(found) == 1 else f"{len(found)} nodes have one"
        ignore(path, f"replaced, with epoch {epoch} and no vote: {why}, the log {last_epoch}")


def _target(directory: str | None, name: str) -> str | None:
    return None if directory is None else os.path.join(directory, name)


def _copied(source: str, target: str | None, mode: int, ignore: Ignore) -> bool:
    """Copy a file; an unreadable one is noted, and its partial target removed.

    Raises:
        OSError: the target cannot be written.
    """
    if target is None:
        return True
    try:
        copy_bytes(source, target, mode)
    except UnreadError as error:
        ignore(source, f"cannot be read: {located_reason(error)}")
        with suppress(FileNotFoundError):
            os.unlink(target)
        return False
    return True


class PartitionWriter:
    """Writes the entries of one partition into a new directory.

    Args:
        copies: those that the entries are of, best first.
    """

    def __init__(
        self,
        directory: str,
        plan: Planner,
        copies: Sequence[Copy],
        ignore: Ignore,
        *,
        interval: int,
        mode: int,
    ) -> None:
        self._plan = plan
        self._log = LogWriter(directory, interval=interval, mode=mode)
        # They tell where an epoch began whose first batches are gone.
        noted = (entry for copy in copies for entry in copy.noted_epochs)
        self._recorded = {entry.epoch: entry.start_offset for entry in noted}
        # What is before the first segment stays: a broker deletes segments in tiered storage whose
        # epochs are all below the first one here (RemoteLogManager).
        self._chosen = [EpochEntry(*epoch) for epoch in copies[0].epochs]
        self._snapshots = Snapshots(copies, ignore)  # producers that only they have are kept
        self._is_metadata = copies[0].topic == names.METADATA_TOPIC
        self._leader_epoch = -1
        self._last = -1
        self.batches = 0

    def write(self, steps: Iterable[MergeStep]) -> None:
        """Write everything; ``steps`` are those of the plan."""
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
        """Return the segment for an entry."""
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
        """Keep the producers of deleted or lost records up to an offset."""
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
        elif segment.last + 1 < end and not self._is_metadata:
            segment = self._roll(end)
        if not log.epochs:
            log.epochs += (one for one in self._chosen if one.start_offset <= segment.base)
        if segment.last + 1 > segment.base:
            self._note_producers(segment.last + 1)
        log.finish(segment)


def _with_markers(
    steps: Iterable[MergeStep], markers: Mapping[int, Marker]
) -> Iterator[Batch | Marker]:
    """Yield the entries, with the markers at their missing offsets."""
    waiting = sorted(markers, reverse=True)
    for step in steps:
        first = 2**63 if step.kept is None else step.kept.first
        while waiting and waiting[-1] < first:
            yield markers[waiting.pop()]
        if step.kept is not None:
            yield step.kept.batch


_TRIES = 3
"""How often a partition is read again, where the second reading gives other entries."""


class _OtherEntriesError(Exception):
    """The written entries differ from the planned ones."""


class Noted(NamedTuple):
    """The content for a partition in the checkpoints of a data directory.

    Attributes:
        start: the log start offset; ``None`` where a broker does not note it. Of a log with tiered
            storage it does, always (``LogManager.checkpointLogStartOffsetsInDir``): without it, the
            log would begin at 0, and the tier give back what was deleted.
        cleaned: the offset up to which the log is cleaned; ``None`` if it is not.
        shape: of the entries, a record with the latest time of its batch.
    """

    start: int | None
    cleaned: int | None
    shape: LogShape


class PartitionSalvager:
    """Salvages partitions, with the options of one run."""

    def __init__(
        self,
        topics: Topics,
        ignore: Ignore,
        *,
        undecided: str,
        lowers_log_start: bool = False,
    ) -> None:
        self._topics = topics
        self._ignore = ignore
        self._undecided = undecided
        self._lowers_log_start = lowers_log_start

    def salvage(self, copies: list[Copy], path: str | None) -> tuple[PartitionReport, Noted]:
        """Salvage one partition; return its report, and the checkpoints' offsets for it.

        ``path`` is of the directory to make; with ``None`` nothing is written.

        Raises:
            ReplacedError: a broker has deleted or replaced files of a copy meanwhile: what is gone
                would be called lost.
            OSError: the files give other entries each time that they are read.
        """
        for _ in range(_TRIES):
            found = None
            try:
                found = self._salvage(copies, path, {})
            except _OtherEntriesError:
                # A failing disk: the next plan knows what it does not give any more.
                shutil.rmtree(path or "")
            for copy in copies:
                if copy.has_changed():
                    raise ReplacedError(
                        f"{copy.path}: files were deleted or replaced while it was salvaged: stop "
                        "the broker first, or salvage a copy"
                    )
            if found is not None:
                return found
        reason = "its entries are others each time that they are read"
        raise OSError(errno.EIO, reason, copies[0].path)

    def _salvage(
        self, found: list[Copy], path: str | None, begins: Mapping[str, Mapping[int, int]]
    ) -> tuple[PartitionReport, Noted]:
        """Raise _OtherEntriesError where the written entries differ from the planned ones.

        ``begins`` are the leader epochs of each copy whose offsets were there before.
        """
        topic, number = found[0].topic, found[0].partition
        copies, others = self._topics.split_by_topic(found)
        report = PartitionReport(topic, number, copies=[copy.path for copy in copies])
        report.conflicts += (_topic_conflict(copies[0], other) for other in others)
        report.topic_id, report.topic_id_source = self._topics.choose_id(topic)
        known_end = find_known_end(copies)
        log_start, known_end = self._log_start(copies, known_end, report)
        known_start = find_known_start(copies, log_start)
        is_tiered = self._is_tiered(copies)
        if known_start is not None and is_tiered:
            bases = (copy.first_offset for copy in copies if copy.segments)
            local = max(known_start, min(bases, default=0))
            report.tiered_offsets, known_start = local - known_start, local
        cleaned = [copy.cleaned_end for copy in copies]
        is_compacted = self._topics.is_compacted(topic)
        is_cleaned = any(log is not None for log in cleaned)
        planner = Planner(
            copies,
            report,
            undecided=self._undecided,
            is_compacted=is_cleaned or is_compacted,
            log_start=log_start,
            ignore=self._ignore,
        )
        end = known_end.offset
        entries = [CopyEntries(copy, end, begins.get(copy.path, {})) for copy in copies]
        counts = [Counter[str]() for _ in copies]
        steps = merged(copies, map(_counted, copies, entries, counts), is_known=is_compacted)
        planner.plan(steps, known_end, known_start)
        if not begins and any(its.found_begins for its in entries):
            known = {copy.path: its.found_begins for copy, its in zip(copies, entries, strict=True)}
            return self._salvage(found, path, known)
        report.kafka_records = max(map(self._left_by_kafka, copies, counts))
        if path is not None:
            steps = merged(copies, entries, is_known=is_compacted)
            self._write(path, copies, report, planner, steps)
        elif topic == names.METADATA_TOPIC:
            write_quorum(copies, None, 0, planner.leader_epoch, self._ignore)
        is_noted = is_tiered or log_start not in (0, report.start_offset)
        start = log_start if is_noted else None
        report.log_start_offset = max(log_start, report.start_offset)
        planner.shape.segments.update(segment.size.bit_length() for segment in copies[0].segments)
        return report, Noted(start, _cleaned(cleaned, report.end_offset), planner.shape)

    def _log_start(
        self, copies: Sequence[Copy], known_end: KnownEnd, report: PartitionReport
    ) -> tuple[int, KnownEnd]:
        """Return the log start of the target, and the known end of the log.

        A broker deletes all of a log that ends below its start
        (``LogLoader.deleteSegmentsIfLogStartGreaterThanLogEnd``). So such a start is lowered to the
        first offset there; it still shows which offsets were assigned.
        """
        found = _largest_log_start(copies)
        ends = [copy.end_offset for copy in copies if copy.end_offset > copy.first_offset]
        first = min((copy.first_offset for copy in copies if copy.segments), default=found)
        is_above = bool(ends) and found > max(known_end.offset, *ends)
        if is_above:
            path = os.path.join(copies[0].data_directory, names.LOG_START)
            known_end = KnownEnd(min(found, MAX_OFFSET - 1), path)
        start = min(found, first) if is_above or self._lowers_log_start else found
        if start != found:
            report.former_log_start = found
        return start, known_end

    def _left_by_kafka(self, copy: Copy, counts: Mapping[str, int]) -> int:
        """Return the number of records of a copy after a broker's own recovery."""
        if self._topics.is_stray(copy):
            return 0
        start = copy.checkpoint(names.LOG_START) or 0
        point = copy.checkpoint(names.RECOVERY_POINT) or 0
        state = LogState(False, point, start, self._topics.index_interval(copy.topic))
        try:
            found = LoadedLog(copy, state, copy.limits).findings
        except (KafkaFormatError, OSError):
            return 0
        if any(finding.at_start == REFUSES for finding in found):
            return 0
        return max(counts["records"] - sum(finding.records for finding in found), 0)

    def _write(
        self,
        path: str,
        copies: Sequence[Copy],
        report: PartitionReport,
        plan: Planner,
        steps: Iterator[MergeStep],
    ) -> None:
        first = copies[0]
        os.mkdir(path, directory_mode(first.path))
        mode = common_permissions(segment.path for copy in copies for segment in copy.segments)
        interval = self._topics.index_interval(first.topic)
        writer = PartitionWriter(path, plan, copies, self._ignore, interval=interval, mode=mode)
        writer.write(steps)
        if writer.batches != report.batches:
            raise _OtherEntriesError
        metadata = encoding.partition_metadata(report.topic_id)
        write_file(os.path.join(path, names.PARTITION_METADATA), metadata, mode)
        if first.topic == names.METADATA_TOPIC:
            write_quorum(copies, path, mode, plan.leader_epoch, self._ignore)

    def _is_tiered(self, copies: Sequence[Copy]) -> bool:
        """Return whether the log has tiered storage, by its topic or its log start."""
        return self._topics.is_tiered(copies[0].topic) or any(
            proves_tier(copy.checkpoint(names.LOG_START)) for copy in copies
        )


def _largest_log_start(copies: Sequence[Copy]) -> int:
    """Return the largest log start in a checkpoint of the chosen copy's history."""
    chosen, *others = copies
    starts = ((copy.checkpoint(names.LOG_START), copy.history) for copy in others)
    return max(chosen.checkpoint(names.LOG_START) or 0, log_start(chosen.history, starts) or 0)


def _cleaned(offsets: Sequence[int | None], end: int) -> int | None:
    """Return the end of the cleaned part of all copies, since each may complete the log.

    A cleaner looks for older records of a key only above this offset. If it were too high, it could
    remove a tombstone while a record that this deletes is left.
    """
    known = [offset for offset in offsets if offset is not None]
    return min(*known, end) if known and len(known) == len(offsets) else None


def _topic_conflict(chosen: Copy, other: Copy) -> Conflict:
    """Return the conflict with a whole copy of another topic of the same name."""
    ids = {chosen.topic_id, other.topic_id}
    first = other.first_offset
    last = max(first, other.end_offset - 1)
    if None not in ids and len(ids) > 1:
        reason = "another topic id: the topic was created again"
    elif len(by_log([chosen, other])) > 1:
        reason = "other records at the same offsets: another topic of this name"
    else:
        reason = "no topic id, where other copies have several"
    return Conflict(first, last, chosen.path, other.path, reason)


def _counted(
    copy: Copy, entries: Iterable[Kept | Loss], counts: Counter[str]
) -> Iterator[Kept | Loss]:
    """Yield the entries of a copy, and count the records served by a broker."""
    start = copy.checkpoint(names.LOG_START) or 0
    for item in entries:
        if isinstance(item, Kept):
            if not item.is_moved:
                counts["records"] += item.records - item.records_below(start)
        elif item.rival is not None and item.batch is not None:
            counts["records"] += count_served_records(item.batch)
        yield item
