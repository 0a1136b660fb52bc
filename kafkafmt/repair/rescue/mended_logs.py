"""The logs of partitions: damaged ones are salvaged, and each keeps its start.

Strategy: a log that a broker would cut, or serve with a hole, goes through the salvage of a
partition, and the other copies complete it. What would be salvaged is found out first, without
writing: it decides which copies may lead. It is written when OUT is built, and takes the place of
the damaged directory. The best log also replaces a copy with other records and no leader epochs
(:mod:`kafkafmt.log.copies`): as a follower, its broker would keep them below its high watermark.

Rules of starts: ``DeleteRecords`` moves the start of a log; what is before it stays in its
segments. The ``leader-epoch-checkpoint`` begins with it at once
(``LeaderEpochFileCache.truncateFromStart``); the ``log-start-offset-checkpoint`` of the data
directory has it a minute later, or after a clean stop. Only this one counts when a broker starts
(``LogLoader.load``): one that was killed, or whose log lies in another directory now, would serve
deleted records. At an offset after the end of the log the broker erases the log
(``deleteSegmentsIfLogStartGreaterThanLogEnd``).

A checkpoint of epochs that was lost is written again from the segments that a broker recovers after
it was killed (``LogSegment.recover``), and then begins with a segment, as after a deletion. No
topic that is only compacted has deletions (``Partition.deleteRecordsOnLeader``), and one that was
answered has reached all in-sync replicas: their checkpoints show it. Without either, the two cases
look the same.

Invariant: what no copy has is reported by its offsets. A log is never taken for whole because its
last batch is. A start is one that a file of some copy notes, and no later than the end of the log;
what retention deleted in one copy stays in the others.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits
from kafkafmt.log.copies import begin_alike, by_log, diverging_offset, reason
from kafkafmt.log.data_directories import DataDirectories, noting
from kafkafmt.log.policies import is_compacted, is_only_compacted, is_tiered
from kafkafmt.log.replica import Replica
from kafkafmt.repair.rescue.nodes import DataDirectory, PartitionDirectory
from kafkafmt.repair.rescue.out import copy_partition
from kafkafmt.repair.rescue.partition_copy import PartitionCopy
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.topics import best_first, in_sync
from kafkafmt.repair.salvage.copies import Copy, make_copy
from kafkafmt.repair.salvage.partition import PartitionSalvager
from kafkafmt.repair.salvage.plan import ABORT
from kafkafmt.repair.salvage.report import PartitionReport
from kafkafmt.repair.salvage.topics import Topics
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.side_files.checkpoints import TopicPartitionOffset, offsets_by_partition
from kafkafmt.storage.local import LocalTree, may_be_file
from kafkafmt.storage.names import HIGH_WATERMARK, LEADER_EPOCHS, LOG_START, RECOVERY_POINT

_SHOWN = 8
"""How many sentences of a kind the report has about one log."""
_UNNOTED = f"has batches of a leader epoch that its own {LEADER_EPOCHS} lacks, and other records"
Settings = Mapping[str, str]
_NONE = -1
_Offsets = dict[tuple[str, int], int]


class MendedLogs:
    """Salvages damaged copies of partitions, keeps their starts, and fills the report."""

    def __init__(self, report: RescueReport, limits: Limits) -> None:
        self._report = report
        self._limits = limits
        self._beside = DataDirectories(None, limits, noting(report.ignore))
        self._noted: dict[DataDirectory, _Offsets] = {}
        self._changed: dict[DataDirectory, _Offsets] = {}

    def mended(
        self, copies: Sequence[PartitionCopy], name: str, settings: Settings
    ) -> list[PartitionCopy]:
        """Return the copies of a partition, best first, damaged ones salvaged.

        ``settings`` are those of its topic; empty if they are not known.
        """
        topic = copies[0].directory.topic if copies else ""
        may_lack = is_compacted(topic, settings)
        of_one, apart = self._split_by_log(copies, name)
        mended = [self._mended(copy, of_one, name, settings, may_lack) for copy in of_one]
        mended = best_first(mended)
        self._note_other_epochs(mended, name)
        self._note_short(in_sync(mended), name)
        if not may_lack:
            self._note_differences([copy for copy in in_sync(mended) if copy.write is None], name)
        for copy in apart:  # their brokers get the log of the best one
            best, place = mended[0], copy.directory
            write = best.write or partial(copy_partition, best)
            taken = replace(best, directory=place, data=copy.data, write=write, others=copy.others)
            mended.append(taken)
        return mended

    def _split_by_log(
        self, copies: Sequence[PartitionCopy], name: str
    ) -> tuple[list[PartitionCopy], list[PartitionCopy]]:
        """Return the copies of the best copy's log, and those with other records.

        Leader epochs and topic ids distinguish most of them; these lack one of the two.
        """
        have_ids = all(copy.directory.has_id for copy in copies)
        differ = any(_difference(copies[0], copy) for copy in copies[1:])
        if have_ids and not differ and not any(copy.ends_old for copy in copies):
            return [*copies], []
        listed = [self._copy(copy.directory) for copy in copies]
        replicas = {copy.path: copy for copy in listed if copy and copy.segments}
        why = dict.fromkeys(_unnoted(copies, replicas), _UNNOTED)
        if len(replicas) < 2:
            return [*copies], []
        noted = [replica for path, replica in replicas.items() if path not in why]
        same = by_log(noted, trusts_ids=False)[0]
        best = same[0]
        for replica in noted:
            offset = diverging_offset(best, replica)
            if replica not in same:
                why[replica.path] = "has records of another topic or partition"
            elif offset is not None:
                better = reason(best, replica)
                why[replica.path] = f"has other records from offset {offset} on ({better})"
        (counts,) = (copy for copy in copies if copy.path == best.path)
        for copy in copies:
            found = _difference(counts, copy)
            if copy.path not in why and found and self._is_old(copy, counts):
                why[copy.path] = f"has other records from offset {found[0]} on"
        apart = [copy for copy in copies if copy.path in why]
        self._report.doubtful += [
            f"{name}: the copy of broker {copy.broker} {why[copy.path]}: that of"
            f" broker {counts.broker} is used, and OUT has it for broker {copy.broker}, too"
            for copy in apart
        ]
        return [copy for copy in copies if copy not in apart], apart

    def _mended(
        self,
        copy: PartitionCopy,
        copies: Sequence[PartitionCopy],
        name: str,
        settings: Settings,
        may_lack: bool,
    ) -> PartitionCopy:
        """Return a copy, salvaged if it must be."""
        # What is before the first segment of a tiered topic is in its remote storage.
        at_start = 0 if is_tiered(settings) else copy.missing_at_start
        missing = at_start + (0 if may_lack else copy.missing)
        if copy.damage is None and not missing:
            return copy
        others = [other for other in copies if other is not copy and _continues(other, copies)]
        listed = [self._copy(source.directory) for source in (copy, *others)]
        if listed[0] is None:
            self._report.doubtful.append(f"{name} of broker {copy.broker}: {copy.damage}")
            return copy
        readable = [source for source in listed if source is not None]
        salvager = self._salvager(readable, copy.directory.topic_id or "", settings)
        found, _ = salvager.salvage(readable, None)
        if copy.damage is None and found.lost_offsets >= missing - found.gap_offsets:
            # Offsets were left out, and no copy has them: salvage would write the same again.
            self._note_lost(found, name)
            return copy
        self._note_lost(found, name)
        self._note_transactions(found, name)
        if copy.damage and found.end_offset == copy.end_offset == copy.sound_end:
            self._report.doubtful.append(
                f"{name} ends at offset {copy.end_offset}, where the copy of broker {copy.broker}"
                f" is damaged ({copy.damage}): which records were there is not known"
            )
        where = copy.directory.path
        reason = (
            copy.damage or f"{where}: {missing} offsets are missing before or between its batches"
        )
        helpers = sorted({other.broker for other in others})
        with_what = f", with the copies of brokers {helpers}" if helpers else ""
        self._report.changes.append(
            f"{name} of broker {copy.broker} is salvaged{with_what}, and OUT has it ({reason})"
        )
        sound = [copy.sound_epoch, *(other.sound_epoch for other in others)]
        return replace(
            copy,
            end_offset=found.end_offset,
            last_epoch=max(sound),
            batches=found.batches,
            size_in_bytes=found.size_in_bytes,
            write=partial(salvager.salvage, readable),
        )

    def _salvager(
        self, copies: Sequence[Copy], topic_id: str, settings: Settings
    ) -> PartitionSalvager:
        topic = copies[0].topic

        def ignore(path: str, reason: str) -> None:
            """Do nothing: the report names the damage by partition."""

        topics = Topics(copies, {topic: topic_id}, ignore, self._limits, {topic: dict(settings)})
        topics.count_ids(copies)
        return PartitionSalvager(topics, ignore, undecided=ABORT)

    def _copy(self, directory: PartitionDirectory) -> Copy | None:
        place = directory.topic, directory.partition, directory.state
        path, ignore = directory.path, self._report.ignore
        try:
            items = LocalTree().items(path)
        except OSError as error:
            ignore(path, f"cannot be listed: {error_reason(error)}")
            return None
        return make_copy(path, place, items, self._beside, self._limits, ignore)

    def _note_lost(self, found: PartitionReport, name: str) -> None:
        lost = found.lost
        self._report.lost += [
            f"{name}: offsets {loss.first_offset} to {loss.last_offset}"
            f" are in no sound batch ({loss.message})"
            for loss in lost[:_SHOWN]
        ]
        if len(lost) > _SHOWN:
            rest = sum(loss.last_offset - loss.first_offset + 1 for loss in lost[_SHOWN:])
            self._report.lost.append(f"{name}: {rest} more offsets are in no sound batch")

    def _note_transactions(self, found: PartitionReport, name: str) -> None:
        guessed = [
            f"{name}: the marker at offset {marker.offset} is lost; the transaction of producer"
            f" {marker.producer_id} from offset {marker.first_offset} on is aborted:"
            " no file says what it was"
            for marker in found.markers
            if not marker.is_decided
        ]
        guessed += [
            f"{name}: the transaction of producer {marker.producer_id} from offset"
            f" {marker.first_offset} on: {marker.reason}"
            for marker in found.undecided
        ]
        self._report.doubtful += guessed[:_SHOWN]
        if len(guessed) > _SHOWN:
            self._report.doubtful.append(
                f"{name}: {len(guessed) - _SHOWN} more transactions are not certain"
            )

    def _note_other_epochs(self, copies: Sequence[PartitionCopy], name: str) -> None:
        """Note the batches of copies outside, or possibly outside, the best copy's log."""
        self._report.doubtful += [
            f"{name}: the {LEADER_EPOCHS} of broker {copy.broker} gives offset"
            f" {copy.noted_start} the epoch {copy.noted_epoch}, which no batch has: OUT has"
            " the file by the batches"
            for copy in copies
            if copy.has_wrong_epochs
        ]
        for copy in copies[1:]:
            best = copies[0]
            epoch, _ = best.rank
            if copy.end_offset > best.end_offset:
                tail = f"offsets {best.end_offset} to {copy.end_offset - 1} of broker {copy.broker}"
                reason = f"the log of epoch {epoch}, of broker {copies[0].broker}, is without them"
                if epoch > best.last_epoch:
                    self._report.doubtful.append(
                        f"{name}: {tail} are not used: {reason}, and has no record of that epoch"
                    )
                else:
                    self._report.ignore(copy.directory.path, f"{tail}: {reason}")
            if copy.noted_epoch > epoch and not copy.has_wrong_epochs:
                self._report.doubtful.append(
                    f"{name}: broker {copy.broker} led in epoch {copy.noted_epoch} from offset"
                    f" {copy.noted_start} on, and its log ends at {copy.end_offset}; the log of"
                    f" broker {copies[0].broker}, of epoch {epoch}, is used, and may differ"
                )

    def _note_short(self, best: Sequence[PartitionCopy], name: str) -> None:
        """Note a loss where a best copy ends before an offset of its broker's checkpoints."""
        for copy in best:
            for checkpoint in (HIGH_WATERMARK, RECOVERY_POINT):
                noted = self._beside.offset(checkpoint, copy.directory) or 0
                if noted > copy.end_offset:
                    self._report.lost.append(
                        f"{name}: offsets {copy.end_offset} to {noted - 1} are in no file, and"
                        f" are given out again: {checkpoint} of broker {copy.broker} is {noted}, or"
                        " it was copied while the broker ran"
                    )
                    return

    def _note_differences(self, copies: Sequence[PartitionCopy], name: str) -> None:
        """Note in-sync copies with differing batches: any of them may lead."""
        for copy in copies[1:]:
            found = _difference(copies[0], copy)
            may_differ = any(one.missing or self._is_cleaned(one) for one in (copies[0], copy))
            if found is not None and not may_differ:
                brokers = f"brokers {copies[0].broker} and {copy.broker}"
                self._report.doubtful.append(
                    f"{name}: the copies of {brokers} end alike, and have other batches from offset"
                    f" {found[0]} to {found[1] - 1}: either may lead; `kafkafmt diff` tells them"
                    " apart"
                )

    def _is_old(self, *copies: PartitionCopy) -> bool:
        """Return whether copies without leader epochs may differ anywhere: they are not cleaned.

        An old leader that came back cut its log at the end of the new one's, and what both had
        written before stayed (KIP-101).
        """
        return all(copy.ends_old and not self._is_cleaned(copy) for copy in copies)

    def _is_cleaned(self, copy: PartitionCopy) -> bool:
        """Return whether the cleaner was in a log: each broker's leaves other batches."""
        return copy.lacks_records or self._beside.cleaned_end(copy.directory) is not None

    # --- Where they begin ------------------------------------------------------------------------

    def keep_start(
        self, copies: Sequence[PartitionCopy], topic: str, number: int, settings: Mapping[str, str]
    ) -> None:
        """Let each copy of a partition begin at the latest start noted in any of them.

        ``copies`` are all of the partition, those of a broker in order of preference. In a
        checkpoint, a line with its new name may be of another topic; ``settings`` are empty if
        unknown.
        """
        is_compacted = is_only_compacted(topic, settings)
        starts = [
            copy.start_offset
            for copy in copies
            if copy.is_cut_at_start
            and not self._is_rebuilt(copy, copies, f"{topic}-{number}", is_compacted=is_compacted)
        ]
        for copy in copies:
            if copy.first_offset is not None:
                end = copy.end_offset
                self._set_start(copy, (topic, number), [start for start in starts if start <= end])

    def _is_rebuilt(
        self, copy: PartitionCopy, copies: Sequence[PartitionCopy], name: str, *, is_compacted: bool
    ) -> bool:
        """Return whether a checkpoint of epochs was lost, and rewritten from a later segment."""
        begins_so = copy.start_offset == copy.epochs_start
        if not (copy.may_be_rebuilt or (is_compacted and begins_so)):
            return False
        others = [
            other.broker
            for other in copies
            if other.rank >= copy.rank and _NONE < other.epochs_start < copy.start_offset
        ]
        what = (
            f"{name}: the {LEADER_EPOCHS} of broker {copy.broker} begins at offset"
            f" {copy.start_offset}"
        )
        if is_compacted:
            self._report.ignore(
                copy.directory.path,
                f"{what}, and no record of a compacted topic"
                " is deleted by request: the file was lost",
            )
        elif others:
            self._report.doubtful.append(
                f"{what}, as after a deletion of records or after the loss of the file; that of"
                f" broker {others[0]} does not, so the records below stay"
            )
        else:
            self._report.doubtful.append(
                f"{what}, as after a deletion of records or after the loss of the file: the records"
                f" below, from {copy.first_offset} on, stay deleted; remove the line of {name} from"
                f" {LOG_START} in OUT to keep them"
            )
            return False
        return True

    def _set_start(
        self, copy: PartitionCopy, place: tuple[str, int], starts: Sequence[int]
    ) -> None:
        first = copy.first_offset or 0
        start = max([first, *starts])
        if copy.data not in self._noted:
            self._noted[copy.data] = self._read_log_starts(copy.data)
        noted = self._noted[copy.data].get(place, 0)
        changed = self._changed.setdefault(copy.data, {})
        if max(noted, first) == start or place in changed:
            return
        changed[place] = start if start > first else 0
        if not copy.is_in_use:
            return
        name = f"{place[0]}-{place[1]} of broker {copy.broker}"
        if noted > copy.end_offset:
            self._report.doubtful.append(
                f"{name} ends at offset {copy.end_offset}, and {LOG_START} of its broker is"
                f" {noted}: the broker would erase the log; with the file in OUT it begins at"
                f" {start}"
            )
        else:
            self._report.changes.append(
                f"{name} begins at offset {start}: records below were deleted by request, and"
                f" {LOG_START} of its broker does not say so"
            )

    def _read_log_starts(self, data: DataDirectory) -> _Offsets:
        """Return the offsets of a data directory; none if the file is unreadable, as for Kafka."""
        path = os.path.join(data.path, LOG_START)
        if not may_be_file(path):
            return {}
        try:
            return offsets_by_partition(path, limits=self._limits)
        except (KafkaFormatError, OSError) as error:
            self._report.doubtful.append(
                f"{path} cannot be read ({error}): records that were deleted by request are served"
                " again where no leader-epoch-checkpoint says that they were"
            )
            return {}

    def start_files(self) -> Iterator[tuple[DataDirectory, bytes]]:
        """Yield the data directories with changed log starts, and their new checkpoints."""
        for data, changed in self._changed.items():
            if changed:
                merged = {**self._noted[data], **changed}
                lines = [
                    TopicPartitionOffset(*place, offset)
                    for place, offset in sorted(merged.items())
                    if offset > 0 or place not in changed
                ]
                yield data, encoding.offset_checkpoint(lines)


def _difference(one: PartitionCopy, other: PartitionCopy) -> tuple[int, int] | None:
    """Return the first common offset range of two logs with different batches."""
    begin = max(one.first_offset or 0, other.first_offset or 0)
    return one.sums.difference(other.sums, begin, min(one.end_offset, other.end_offset))


def _unnoted(copies: Sequence[PartitionCopy], replicas: Mapping[str, Replica]) -> list[str]:
    """Return the copies with batches of another log, by all copies' checkpoints."""
    is_unnoted = {copy.path: copy.is_unnoted for copy in copies if copy.path in replicas}
    sound = [replicas[path] for path, unnoted in is_unnoted.items() if not unnoted]
    return [
        path
        for path, unnoted in is_unnoted.items()
        if unnoted and not all(begin_alike(replicas[path], other) for other in sound)
    ]


def _continues(copy: PartitionCopy, copies: Sequence[PartitionCopy]) -> bool:
    """Return whether a copy completes the newest log: a deposed leader's may end after it."""
    epoch = max(other.sound_epoch for other in copies)
    end = max(other.sound_end for other in copies if other.sound_epoch == epoch)
    return copy.sound_epoch == epoch or copy.sound_end <= end
