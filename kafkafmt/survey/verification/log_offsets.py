"""The chain of a log's segments: offsets that are missing between them, at its start, at its end.

Strategy: a segment ends where the next one begins. Compaction leaves gaps too: a gap is damage if
the log is contiguous everywhere else and no cleaner's checkpoint names it, or if an index of a
segment that lay in it is still there. Where batches have lost records, below the offset of the
cleaner's checkpoint, and in the internal topics that brokers compact, gaps are a note. The end of
the log is known from the checkpoints or, without them, from the names of producer snapshots.

Invariant: offsets that damage explains are not reported a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.storage import names
from kafkafmt.storage.names import (
    CLEANED,
    HIGH_WATERMARK,
    INDEX,
    LOG,
    LOG_START,
    RECOVERY_POINT,
    SNAPSHOT,
    TIME_INDEX,
)
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.verification.finding import (
    CHECKPOINT_MISMATCH,
    DAMAGE,
    MISSING_SEGMENT,
    NOTE,
    WARNING,
    Finding,
    of_log,
)
from kafkafmt.survey.verification.segment_check import SegmentFacts

_DELETED = ".deleted"
"""Of a file that retention removes after ``file.delete.delay.ms`` (``LogSegment``)."""
_COMPACTED = ("__consumer_offsets", "__transaction_state", "__share_group_state")
"""Internal topics, which brokers create with ``cleanup.policy=compact``."""


class LogOffsets:
    """Checks the offsets of one log, whose segments have been checked."""

    def __init__(
        self,
        log: PartitionLog,
        facts: Sequence[SegmentFacts],
        directories: DataDirectories,
        first_epoch_offset: int | None,
    ) -> None:
        self._log = log
        self._facts = facts
        self._directories = directories
        self._first_epoch_offset = first_epoch_offset
        self._bases = {each.segment.base_offset for each in facts}
        self._between = list(self._gaps_between())
        self._inside = sum(each.gap_count for each in facts)

    def findings(self) -> Iterator[Finding]:
        """The offsets that are missing."""
        yield from self._at_start()
        for before, first, last in self._between:
            severity, why = self._judged(first, last)
            yield of_log(
                self._log,
                severity,
                MISSING_SEGMENT,
                before.segment.path,
                f"{'ends' if before.entries else 'is empty, and ends'} before offset {first}, and "
                f"the next segment begins at {last + 1}{why}",
                (first, last),
            )
        yield from self._inside_segments()
        yield from self._at_end()

    def _gaps_between(self) -> Iterator[tuple[SegmentFacts, int, int]]:
        """The segments after which offsets are missing that no damage at their end explains."""
        for before, after in zip(self._facts, self._facts[1:], strict=False):
            begin, end = before.next_offset, after.segment.base_offset
            if before.is_cut or begin is None or end is None:
                continue
            if self._is_left_out(begin, end):
                continue
            if begin < end and not names.is_tiered_segment(before.segment.name):
                yield before, begin, end - 1

    def _is_left_out(self, begin: int, end: int) -> bool:
        """Whether a segment with these offsets is there, and was not given as a source."""
        segments = (name for name in self._log.files if name.endswith(LOG))
        bases = {names.base_offset(name) for name in segments} - self._bases
        return any(base is not None and begin <= base < end for base in bases)

    def _judged(self, first: int, last: int) -> tuple[str, str]:
        """How bad a gap is, and why."""
        left = sorted(
            name
            for name in self._log.files
            if name.endswith((INDEX, TIME_INDEX))
            and (offset := names.base_offset(name)) is not None
            and first <= offset <= last
            and offset not in self._bases
        )
        if left:
            return DAMAGE, f"; {left[0]} of a segment between is still there"
        if any(each.holes for each in self._facts):
            return NOTE, "; the log is compacted"
        if self._log.topic in _COMPACTED:
            return NOTE, "; brokers compact this topic"
        cleaned = self._directories.offset(CLEANED, self._log)
        if cleaned is not None and last < cleaned:
            return NOTE, f"; the log cleaner has compacted the log up to offset {cleaned}"
        if cleaned is not None:
            return WARNING, "; the cleaner's checkpoint names the log, so it may be compacted"
        inner = sum(each.has_inner_gaps for each in self._facts)
        if len(self._between) + self._inside + inner > 1:
            return WARNING, "; the log has other gaps, so it may be compacted"
        return DAMAGE, ""

    def _inside_segments(self) -> Iterator[Finding]:
        if not self._inside:
            return
        missing = sum(each.missing for each in self._facts)
        if self._inside == 1:
            (facts,) = (each for each in self._facts if each.gap_count)
            ((first, last, position),) = facts.gaps
            severity, why = self._judged(first, last)
            found = of_log(
                self._log,
                severity,
                MISSING_SEGMENT,
                facts.segment.path,
                f"offsets {first} to {last} are missing inside the segment{why}",
                (first, last),
            )
            yield Finding(
                found.severity,
                found.kind,
                found.path,
                found.message,
                found.topic,
                found.partition,
                facts.segment.name,
                position,
                0,
                first,
                last,
            )
            return
        gaps = [gap for each in self._facts for gap in each.gaps]
        severity, why = self._judged(gaps[0][0], gaps[-1][1])
        yield of_log(
            self._log,
            severity,
            MISSING_SEGMENT,
            self._log.path,
            f"{missing} offsets are missing in {self._inside} gaps inside segments{why}",
            (gaps[0][0], gaps[-1][1]),
        )

    def _at_start(self) -> Iterator[Finding]:
        base = self._facts[0].segment.base_offset if self._facts else None
        start = self._directories.offset(LOG_START, self._log)
        known = [each for each in (start, self._first_epoch_offset) if each is not None]
        if base is None or not known or max(known) >= base or not self._log.is_whole:
            return
        first = max(known)
        deleted = [
            offset
            for name in self._log.files
            if name.endswith(f"{LOG}{_DELETED}") and (offset := names.base_offset(name)) is not None
        ]
        if deleted and min(deleted) <= first:  # both checkpoints follow retention a moment later
            return
        severity, why = self._judged(first, base - 1)
        yield of_log(
            self._log,
            severity,
            MISSING_SEGMENT,
            self._facts[0].segment.path,
            f"is the first segment, and begins at offset {base}; the log began at {first}{why}",
            (first, base - 1),
        )

    def _at_end(self) -> Iterator[Finding]:
        """Records below an end that a broker has noted."""
        log = self._log
        if not log.is_whole:
            return
        ends = [each.next_offset for each in self._facts if each.next_offset is not None]
        end = max(ends, default=0)
        known: dict[str, int] = {}
        severity = DAMAGE
        for name in (HIGH_WATERMARK, RECOVERY_POINT, LOG_START):
            offset = self._directories.offset(name, log)
            if offset is not None:
                known[f"{log.data_directory}/{name}"] = offset
        if not known:  # a snapshot may be older than a log that was cut off on purpose
            severity = WARNING
            for name, item in log.files.items():
                offset = names.base_offset(name)
                if offset is not None and name == f"{offset:020}{SNAPSHOT}":
                    known[item.path] = offset
        path, offset = max(known.items(), key=lambda each: each[1], default=("", 0))
        if offset <= end:
            return
        if self._facts:
            message = (
                f"says offset {offset}, and the log ends at {end}: its end is lost, or it was "
                "copied while the broker ran"
            )
            yield of_log(log, severity, CHECKPOINT_MISMATCH, path, message, (end, offset - 1))
            return
        start = self._directories.offset(LOG_START, log) or 0
        if start < offset:
            message = f"the log directory has no segment, and {path} says offset {offset}"
            yield of_log(log, DAMAGE, MISSING_SEGMENT, log.path, message, (start, offset - 1))
