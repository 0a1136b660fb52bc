"""The chain of a log's segments: missing offsets, and leader epochs out of order.

Strategy: a segment ends where the next one begins. Compaction leaves gaps too: a gap is damage if
the log is contiguous everywhere else and no cleaner's checkpoint names it, or if an index of a
former segment in it is still there. Where batches have lost records, several are missing inside
segments (:mod:`~kafkafmt.log.policies`), where the cleaner's checkpoint names the log, and in
compacted topics, gaps are a note; but a warning, if it is the only gap, lies between two
segments, and the first of these is unchanged since it was written. The cleaner never removes the
start of a log: its new segment has the lowest base offset of its input
(``Cleaner.cleanSegments``). The end of the log is known from the checkpoints or, without them, from
the names of producer snapshots.

A leader epoch is covered by no checksum, so it is compared: epochs never fall within a log, and
each batch must have the epoch of its offset in ``leader-epoch-checkpoint``. Batches without an
epoch prove nothing: v0, v1, and batches of -1 before those of an epoch. A leader writes its own
epoch into each batch (``LogValidator``): after one, -1 is damage.

Invariant: offsets explained by damage are not reported a second time; those listed as lost by a
report of ``salvage`` beside the log are a note.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import counted
from kafkafmt.cluster.metadata_log import parse_snapshot_name
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.policies import COMPACTED_TOPICS, may_be_of_cleaner, proves_tier, show_cleaner
from kafkafmt.log.replica import NO_EPOCH, epoch_at
from kafkafmt.log.tier.tiered_log import began_with
from kafkafmt.segment.engine.figures import EpochRun
from kafkafmt.segment.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.storage import names
from kafkafmt.storage.names import LEADER_EPOCHS, is_tiered_segment
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.verification.finding import (
    CHECKPOINT_MISMATCH,
    DAMAGE,
    MISSING_OFFSETS,
    NOTE,
    WARNING,
    Finding,
    log_finding,
    segment_finding,
)
from kafkafmt.survey.verification.segment_check import SegmentFacts


class LeaderEpochs:
    """Compares the leader epochs of one log.

    Args:
        log_start: the offset below which records are deleted, though segments may still have them
            (``LeaderEpochFileCache.truncateFromStartAsyncFlush``); of the metadata log, that of its
            oldest snapshot, if it is greater. It may be a minute older than the epochs, which
            begin where the log does.

    Attributes:
        first_offset, last_offset: at which the first and the last epoch in the checkpoint begin;
            ``None`` if that says nothing.
        findings: on the checkpoint by itself.
    """

    def __init__(self, log: PartitionLog, limits: Limits, log_start: int) -> None:
        self._log = log
        self._path = f"{log.path}/{LEADER_EPOCHS}"
        ends = [
            snapshot.end_offset
            for snapshot in map(parse_snapshot_name, log.files)
            if snapshot is not None
        ]
        self._log_start = max(log_start, min(ends, default=0))
        self._known: list[tuple[int, int]] | None = None  # epochs, and where they begin
        self.first_offset: int | None = None
        self.last_offset: int | None = None
        self.findings: list[Finding] = []
        item = log.files.get(LEADER_EPOCHS)
        if item is None or not log.is_whole:
            return
        try:
            entries = read_leader_epoch_checkpoint(
                item.path, limits=limits, storage_options=log.storage
            )
        except (KafkaFormatError, OSError) as error:
            self._note(f"cannot be read: {error_reason(error)}")
            return
        self._known = [(entry.epoch, entry.start_offset) for entry in entries]
        if entries:
            self.first_offset = entries[0].start_offset
            self.last_offset = entries[-1].start_offset
        for before, after in pairwise(entries):
            if after.epoch <= before.epoch or after.start_offset < before.start_offset:
                self._note(
                    f"epoch {after.epoch} from offset {after.start_offset} follows epoch "
                    f"{before.epoch} from {before.start_offset}"
                )
                return

    def compared(self, facts: Sequence[SegmentFacts]) -> Iterator[Finding]:
        """Yield the differences between the batches, and of them from the checkpoint.

        The copies in a tier may be of several histories, and the manifest of each has its own.
        """
        if any(is_tiered_segment(fact.segment.name) for fact in facts):
            for fact in facts:
                yield from self._copy_findings(fact)
            return
        runs = []
        for fact in facts:
            for run in fact.epochs:
                if run[0] != NO_EPOCH:
                    runs.append((fact, run))
                elif runs:
                    message = f"leader epoch {run[0]} after epoch {runs[-1][1][0]}"
                    yield self._run_finding(fact, run, message)
        epochs = [run[0] for _, run in runs]
        wrong = {at for at, (epoch, following) in enumerate(pairwise(epochs)) if following < epoch}
        for at in sorted(wrong):
            message = f"leader epoch {epochs[at]}, and epoch {epochs[at + 1]} follows"
            yield self._run_finding(*runs[at], message)
        if self._known is not None:
            sound = [run for at, (_, run) in enumerate(runs) if at not in wrong]
            first = min((run[1] for _, run in runs), default=None)
            yield from self._checkpoint_findings(self._known, sound, first)
            return
        # A leader of v0 or v1 removes it (``Log.initializeLeaderEpochCache``).
        needed = runs and runs[-1][1][2] >= max(fact.last_offset for fact in facts)
        if needed and self._log.is_whole and self._log.is_of_broker and not self.findings:
            yield self._finding(WARNING, "is missing")

    def _checkpoint_findings(
        self, known: Sequence[tuple[int, int]], runs: Sequence[EpochRun], first: int | None
    ) -> Iterator[Finding]:
        """Yield the first difference of the checkpoint from batches, or its late beginning."""
        start = max(self._log_start, self.first_offset or 0)
        for expected, begin, last, _ in runs:
            if last < start:  # brokers forget the epochs of records that were deleted
                continue
            for offset in (max(begin, start), last):
                epoch = epoch_at(known, offset)
                if epoch != expected:
                    message = (
                        f"epoch {'none' if epoch is None else epoch} for offset {offset}, "
                        f"expected {expected} as in its batch"
                    )
                    yield self._finding(WARNING, message, (begin, last))
                    return
        if first is not None and first < start > self._log_start:
            message = (
                f"begins at offset {start}, and the log at {first}: the records before were "
                "deleted, though no checkpoint of the log start says so, or older messages "
                "(v0, v1) followed them"
            )
            yield self._finding(NOTE, message, (first, start - 1))

    def _copy_findings(self, fact: SegmentFacts) -> Iterator[Finding]:
        """Yield the first batches of a copy with an epoch different from its manifest's."""
        from kafkafmt.log.tier.segment import TieredSegment  # most logs are in no tier

        known: Sequence[tuple[int, int]] = ()
        if isinstance(fact.segment, TieredSegment):
            with suppress(KafkaFormatError, OSError):
                known = fact.segment.manifest().epochs
        for run in fact.epochs:
            for offset in run[1:3]:
                epoch = epoch_at(known, offset)
                if epoch is not None and run[0] not in (NO_EPOCH, epoch):
                    message = f"leader epoch {run[0]}, expected {epoch} by the manifest"
                    yield self._run_finding(fact, run, message)
                    return

    def _run_finding(self, facts: SegmentFacts, run: EpochRun, message: str) -> Finding:
        _, first, last, position = run
        fields = {"position": position, "first_offset": first, "last_offset": last}
        return segment_finding(facts.segment, DAMAGE, CHECKPOINT_MISMATCH, message, **fields)

    def _note(self, message: str) -> None:
        self.findings.append(self._finding(DAMAGE, message))

    def _finding(
        self, severity: str, message: str, offsets: tuple[int, int] | None = None
    ) -> Finding:
        return log_finding(self._log, severity, CHECKPOINT_MISMATCH, self._path, message, offsets)


_MIN_UNTOUCHED = 10
"""So many offsets in a row are seldom left where the cleaner has been."""


class BrokerOffsets:
    """Checks the offsets of one log after the check of its segments.

    ``epoch_offsets``: the start offsets of the first and the last leader epoch in the checkpoint.
    ``is_compacted``: whether the metadata log has ``cleanup.policy=compact`` for its topic;
    ``in_tier``: a severity and a reason, if the beginning of the log may be in tiered storage.
    """

    def __init__(
        self,
        log: PartitionLog,
        facts: Sequence[SegmentFacts],
        directories: DataDirectories,
        epoch_offsets: tuple[int | None, int | None] = (None, None),
        is_compacted: Callable[[PartitionLog], bool] = lambda _: False,
        in_tier: tuple[str, str] | None = None,
    ) -> None:
        self._log = log
        self._facts = facts
        self._directories = directories
        self._first_epoch_offset, self._last_epoch_offset = epoch_offsets
        self._is_compacted = is_compacted
        self._in_tier = in_tier
        self._salvaged = directories.salvaged(log)
        self._given_up = self._salvaged.lost
        present = (names.base_offset(name) for name in log.files if name.endswith(names.LOG))
        read = {fact.segment.base_offset for fact in facts}
        self._left_out = sorted({base for base in present if base is not None} - read)
        self._orphans = sorted(
            (offset, name)
            for name in log.files
            if name.endswith((names.INDEX, names.TIME_INDEX))
            and (offset := names.base_offset(name)) is not None
            and f"{offset:020}{names.LOG}" not in log.files
        )  # indexes whose segment is not there
        self._between = list(self._gaps_between())
        self._inside = [(fact, *gap) for fact in facts for gap in fact.gaps]
        self._unlisted = sum(fact.gap_count for fact in facts) - len(self._inside)
        holes = [gap for _, *gap, position in self._inside if position > 0]
        self._is_cleaned = any(fact.holes for fact in facts) or show_cleaner(
            self._unlisted + sum(not self._is_given_up(*hole) for hole in holes)
        )
        gaps = [(first, last) for _, first, last in self._between]
        gaps += [(first, last) for _, first, last, _ in self._inside]
        self._gaps = self._unlisted + sum(not self._is_given_up(*gap) for gap in gaps)

    def findings(self) -> Iterator[Finding]:
        """Yield the missing offsets."""
        yield from self._at_start()
        for before, first, last in self._between:
            severity, why = self._gap_severity(first, last, before)
            ends = "ends" if before.entries else "is empty, and ends"
            following = f"and the next segment begins at {last + 1}{why}"
            message = f"{ends} before offset {first}, {following}"
            yield self._missing(severity, before.segment.path, message, (first, last))
        yield from self._inside_segments()
        yield from self._at_end()

    def _missing(
        self, severity: str, path: str, message: str, offsets: tuple[int, int] | None
    ) -> Finding:
        return log_finding(self._log, severity, MISSING_OFFSETS, path, message, offsets)

    def _gaps_between(self) -> Iterator[tuple[SegmentFacts, int, int]]:
        """Yield the segments before missing offsets not explained by damage at their end."""
        copied = self._log.copied
        begin = (copied.start_offset if copied is not None else None) or 0
        for before, after in zip(self._facts, self._facts[1:], strict=False):
            end = after.segment.base_offset
            begin = max(begin, before.next_offset or 0)
            if names.is_tiered_segment(before.segment.name):  # its last records may be gone
                begin = max(begin, (before.segment.end_offset or 0) + 1)
            if before.is_cut or before.next_offset is None or end is None or begin >= end:
                continue
            if self._is_left_out(begin, end):
                continue
            if not began_with(after.segment):
                yield before, begin, end - 1

    def _is_left_out(self, begin: int, end: int) -> bool:
        """Return whether a segment with these offsets is there, but not to be read."""
        return bisect_left(self._left_out, begin) < bisect_left(self._left_out, end)

    def _is_given_up(self, first: int, last: int) -> bool:
        """Return whether the report of ``salvage`` lists all of these offsets as lost."""
        number = bisect_left(self._given_up, (first + 1,)) - 1
        return number >= 0 and last < self._given_up[number][1]

    def _gap_severity(
        self, first: int, last: int, before: SegmentFacts | None = None
    ) -> tuple[str, str]:
        """Return the severity of a gap, and the reason; ``before`` is the segment before it."""
        if self._is_given_up(first, last):
            return NOTE, f"; {names.SALVAGE_REPORT} lists them as lost"
        place = bisect_left(self._orphans, (first,))
        if place < len(self._orphans) and self._orphans[place][0] <= last:
            return DAMAGE, f"; {self._orphans[place][1]} of a segment between is still there"
        compacted = self._why_compacted(last)
        if compacted and before is not None and self._is_only_trace(before):
            why = "shows no trace of the cleaner, so a segment may be lost"
            return WARNING, f"; {compacted}, but the segment before {why}"
        if compacted:
            return NOTE, f"; {compacted}"
        if may_be_of_cleaner(self._gaps):
            return WARNING, "; the log has other gaps, so it may be compacted"
        return DAMAGE, ""

    def _why_compacted(self, last: int) -> str:
        topic, cleaned = self._log.topic, self._directories.cleaned_end(self._log)
        if self._is_cleaned:
            return "the log is compacted"
        if topic in COMPACTED_TOPICS:
            return "brokers compact this topic"
        if cleaned is not None and last < cleaned:
            return f"the log cleaner has compacted the log up to offset {cleaned}"
        if cleaned is not None:  # a follower fetches what the leader's cleaner has left
            return "the cleaner's checkpoint names the log, so its topic is compacted"
        if self._gaps <= self._salvaged.gaps:  # more of them came later
            return f"{names.SALVAGE_REPORT} counts gaps that the log cleaner left"
        if topic is not None and self._is_compacted(self._log):
            return "the metadata log says that the topic is compacted"
        return ""

    def _is_only_trace(self, before: SegmentFacts) -> bool:
        """Return whether the cleaner can have left only the gap in a segment of this length."""
        if self._is_cleaned or may_be_of_cleaner(self._gaps):
            return False
        first = before.first_offset
        length = before.last_offset - first + 1
        return first == before.segment.base_offset and length >= _MIN_UNTOUCHED

    def _inside_segments(self) -> Iterator[Finding]:
        unexplained = []
        missing = sum(fact.missing for fact in self._facts)
        for facts, first, last, position in self._inside:
            if not self._unlisted and self._is_given_up(first, last):
                missing -= last - first + 1
                yield self._inside_segment(facts, first, last, position)
            else:
                unexplained.append((facts, first, last, position))
        if len(unexplained) + self._unlisted < 2:
            for gap in unexplained:
                yield self._inside_segment(*gap)
            return
        first, last = unexplained[0][1], unexplained[-1][2]
        severity, why = self._gap_severity(first, last)
        gaps = counted(len(unexplained) + self._unlisted, "gap")
        message = f"{counted(missing, 'offset')} missing in {gaps} inside segments{why}"
        yield self._missing(severity, self._log.path, message, (first, last))

    def _inside_segment(self, facts: SegmentFacts, first: int, last: int, position: int) -> Finding:
        severity, why = self._gap_severity(first, last)
        if position == 0 and not why:  # a log that is read alone may be a compacted one
            severity, why = WARNING, ", at its beginning: lost, or removed by the log cleaner"
        missing = f"offset {first} is" if first == last else f"offsets {first} to {last} are"
        message = f"{missing} missing inside the segment{why}"
        fields = {"position": position, "length": 0, "first_offset": first, "last_offset": last}
        return segment_finding(facts.segment, severity, MISSING_OFFSETS, message, **fields)

    def _at_start(self) -> Iterator[Finding]:
        base = self._facts[0].segment.base_offset if self._facts else None
        start = self._directories.log_start(self._log)
        copied = self._log.copied
        elsewhere = None if copied is None else copied.start_offset  # another broker may know more
        starts = (start, elsewhere, self._first_epoch_offset)
        is_whole = self._log.is_whole
        if copied is not None and not is_whole and self._facts:
            # No copy in the tier is of use, and the broker's own segments begin the log.
            is_whole = not names.is_tiered_segment(self._facts[0].segment.name)
            starts = (start, elsewhere, None)
        known = [offset for offset in starts if offset is not None]
        known = known or [offset for offset, _ in self._orphans[:1]]
        if base is None or not known or max(known) >= base or not is_whole:
            return
        if self._is_left_out(0, base):
            return  # its records were deleted, as another copy of the log knows
        first = max(known)
        deleted = self._base_offsets(names.DELETED_LOG)
        # The cleaner wrote the segment again, beside what it replaced.
        early = [name for offset, name in self._orphans if offset < base]
        is_lost = any(f"{name}{names.DELETED}" in self._log.files for name in early)
        if deleted and min(deleted) <= first and not is_lost:
            return  # both checkpoints follow retention a moment later
        in_tier = self._in_tier if copied is None else None  # or the tier lacks them
        severity, why = in_tier or (DAMAGE, "")
        if copied is None and proves_tier(start) and not in_tier:
            severity, why = NOTE, f"{names.LOG_START} has it, as of a log with tiered storage only"
        if self._is_given_up(first, base - 1):
            severity, why = NOTE, f"{names.SALVAGE_REPORT} lists them as lost"
        message = f"is the first segment, and begins at offset {base}; the log began at {first}"
        message += f"; {why}" if why else ""
        yield self._missing(severity, self._facts[0].segment.path, message, (first, base - 1))

    def _base_offsets(self, suffix: str) -> set[int]:
        named = (names.base_offset(name) for name in self._log.files if name.endswith(suffix))
        return {offset for offset in named if offset is not None}

    def _at_end(self) -> Iterator[Finding]:
        log = self._log
        if not log.is_whole:
            return
        if not self._facts:
            lost = self._directories.lost_of_empty(log)
            if lost is not None:
                path, first, last = lost
                message = f"the log directory has no segment, and {path} says offset {last + 1}"
                yield self._missing(DAMAGE, log.path, message, (first, last))
            return
        ends = [fact.next_offset for fact in self._facts if fact.next_offset is not None]
        # A snapshot has what is before its end.
        end = max([*ends, *self._base_offsets(names.CHECKPOINT)], default=0)
        known: dict[str, int] = {}
        severity = DAMAGE
        for name in (names.HIGH_WATERMARK, names.RECOVERY_POINT, names.LOG_START):
            offset = self._directories.offset(name, log, end)
            if offset is not None:
                known[f"{log.data_directory}/{name}"] = offset
        if not known:  # a snapshot may be older than a log that was cut off on purpose
            severity = WARNING
            for name, item in log.files.items():
                offset = names.base_offset(name)
                if offset is not None and name == f"{offset:020}{names.SNAPSHOT}":
                    known[item.path] = offset
        path, offset = max(known.items(), key=lambda item: item[1], default=("", 0))
        why = "its end is lost"
        if offset <= end and self._last_epoch_offset is not None:
            # A broker that truncates its log writes this file some time later.
            path, offset = f"{log.path}/{names.LEADER_EPOCHS}", self._last_epoch_offset
            severity = NOTE if self._is_given_up(end, offset - 1) else WARNING
            why += " or was truncated"
        if offset <= end:
            yield from self._after_end(end)
            return
        if self._is_of_a_copy(path, end):
            severity = NOTE
            why = (
                "it was written after the log, which was copied while the broker ran, or lost its "
                "end with the power; a broker starts, and serves what is here"
            )
        message = f"says offset {offset}, and the log ends at {end}: {why}"
        yield log_finding(log, severity, CHECKPOINT_MISMATCH, path, message, (end, offset - 1))

    def _is_of_a_copy(self, path: str, end: int) -> bool:
        """Return whether a file may be later than the log because the log was copied before it.

        The log was then not touched after the file was written: a segment cut since then is
        younger, and so is the directory of a deleted one. ``UnifiedLog.roll`` takes a
        snapshot at the base offset of an existing segment.
        """
        snapshots = self._base_offsets(names.SNAPSHOT)
        if not self._directories.may_run(self._log) or any(offset > end for offset in snapshots):
            return False
        if not self._directories.has_own_times(self._log):
            return False  # the times are those of a copy, which may have been cut before or after
        last = self._facts[-1]
        touched = [last.segment.path] if last.preallocated else [last.segment.path, self._log.path]
        try:
            written = os.stat(path).st_mtime_ns
            return all(os.stat(each).st_mtime_ns <= written for each in touched)
        except OSError:  # in a store
            return False

    def _after_end(self, end: int) -> Iterator[Finding]:
        """Yield an index of a missing segment after the last one."""
        for offset, name in self._orphans:
            if offset >= end:
                path = f"{self._log.path}/{name}"
                message = "is of a segment that is not there: the end of the log is lost"
                yield replace(self._missing(DAMAGE, path, message, None), first_offset=offset)
                return
