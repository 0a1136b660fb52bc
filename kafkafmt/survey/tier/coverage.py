"""The coverage of one log in tiered storage, and the findings about it.

Strategy: the choice among copies of an offset is made where logs are read
(:class:`~kafkafmt.log.tier.tiered_log.TieredLog`). Here the offsets of each copy are divided into
those that count, those of another copy, and those outside the log's history.

Invariant: no chunk is read except the first one of a log for its first time, and those of a copy
with a cut object, for its end offset. A lost offset is reported once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Any

import pyarrow as pa

from kafkafmt._base.damage import PRIVATE_KEY, READ_ERROR
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.java import MAX_OFFSET, clamped_int64
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import iso_text
from kafkafmt._base.ranges import Ranges, between, count, minus, union
from kafkafmt._base.wording import counted
from kafkafmt.log.tier.bucket import LogId, Objects
from kafkafmt.log.tier.keys import KeyNeededError
from kafkafmt.log.tier.segment import TieredSegment
from kafkafmt.log.tier.tiered_log import SegmentCopy, TieredLog, missing_from
from kafkafmt.segment.engine.figures import header_figures
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.tables.columns import TIMESTAMP
from kafkafmt.storage import names
from kafkafmt.storage.errors import PrivateKeyError, UnusableBytes, unreadable_is_missing
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.survey.inventory import segment_figures
from kafkafmt.survey.verification.finding import (
    BEFORE_LOG_START,
    CUT_OBJECT,
    DAMAGE,
    MANIFEST_DAMAGED,
    MISPLACED,
    MISSING_OBJECT,
    MISSING_OFFSETS,
    NOTE,
    ONLY_LOCAL,
    ONLY_REMOTE,
    ORPHAN,
    OUTSIDE_HISTORY,
    OVERLAP,
    SEVERAL_FOLDERS,
    WARNING,
    Finding,
)

COVERAGE_SCHEMA = pa.schema(
    [
        ("topic", pa.string()),
        ("partition", pa.int32()),
        ("topicId", pa.string()),
        ("paths", pa.list_(pa.string())),
        ("copies", pa.int64()),
        ("usedCopies", pa.int64()),
        ("firstOffset", pa.int64()),
        ("nextOffset", pa.int64()),
        ("missingOffsets", pa.int64()),
        ("firstTimestamp", TIMESTAMP),
        ("lastTimestamp", TIMESTAMP),
        ("storedBytes", pa.int64()),
        ("originalBytes", pa.int64()),
        ("unusedBytes", pa.int64()),
        ("orphanObjects", pa.int64()),
        ("orphanBytes", pa.int64()),
    ]
)
_WITHOUT_INDEXES = (
    "offsets and times are found slowly, and which transactions were aborted is not known"
)
_PIECE = 64 * 1024  # of the first chunk: the header of the first entry is in it


def copy_path(segment: SegmentFile) -> str:
    """Return the path of a copy: its objects' path without their suffix."""
    return segment.path.removesuffix(names.LOG)


def orphan(objects: Objects, topic: str | None = None) -> Finding:
    """Return the finding of objects without a manifest.

    Manifests beside them, if there are any, have the name of the topic.
    """
    present = ", ".join(
        f"{item.name.rpartition('.')[2]} ({item.size:,} bytes)" for item in objects.present
    )
    message = f"no manifest: an upload or a deletion did not end; there is {present}"
    place = topic or objects.folder.topic, objects.folder.id[1]
    name = f"{objects.stem}{names.LOG}"
    return Finding(
        WARNING, ORPHAN, objects.path, message, *place, segment=name, length=objects.size
    )


@dataclass(frozen=True, slots=True)
class AuditedLog:
    """The audit of a log after its copies are released."""

    topic: str | None
    id: LogId
    path: str
    stored_bytes: int
    present: Ranges

    def finding(
        self, severity: str, kind: str, path: str, message: str, size: int | None = None
    ) -> Finding:
        """Return a finding about the log."""
        return Finding(severity, kind, path, message, self.topic, self.id[1], length=size)


class LogCoverage:
    """The copies of one log in a tier."""

    def __init__(self, log: TieredLog, orphans: Sequence[Objects], limits: Limits) -> None:
        """Take also ``orphans``: objects without a manifest, in folders named after the log."""
        self.log = log
        self._orphans = orphans
        self._limits = limits
        self.counting: dict[str, Ranges] = {}
        self._unread: dict[str, str] = {}  # why objects could not be read, by their path
        self._start = log.start or 0
        for copy, first, stop in log.counted:
            if max(first, self._start) < stop:
                ranges = self.counting.setdefault(copy_path(copy.of), [])
                ranges.append((max(first, self._start), stop))

    @cached_property
    def audited(self) -> AuditedLog:
        """The result of the log's audit."""
        log = self.log
        size = sum(copy.stored for copy in (*log.copies, *log.broken))
        log_id = log.topic_id, log.partition
        return AuditedLog(log.topic, log_id, log.directories[0], size, self._present)

    def row(self) -> dict[str, Any]:
        """Return the row of the log in the table of coverage."""
        used = [
            copy.of
            for copy in self.log.copies
            if copy_path(copy.of) in self.counting and copy.of.error is None
        ]
        sizes = {copy_path(copy.of): copy.stored for copy in self.log.copies}
        times = [of.max_timestamp for of in used if of.max_timestamp is not None]
        offsets = self._present
        stop = offsets[-1][1] if offsets else None
        if stop == MAX_OFFSET:
            stop, last_time = self._end()
            times.append(last_time)
        original = sum(copy.of.size for copy in self.log.copies)
        unused = sum(size for path, size in sizes.items() if path not in self.counting)
        return {
            "topic": self.log.topic,
            "partition": self.log.partition,
            "topicId": self.log.topic_id,
            "paths": [names.name_text(path) for path in self.log.directories],
            "copies": len(self.log.copies) + len(self.log.broken),
            "usedCopies": len(used),
            "firstOffset": offsets[0][0] if offsets else None,
            "nextOffset": stop,
            "missingOffsets": count(self._lost),
            "firstTimestamp": self._first_time(),
            "lastTimestamp": max((time for time in times if time != NO_TIMESTAMP), default=None),
            "storedBytes": clamped_int64(self.audited.stored_bytes),  # of sparse files
            "originalBytes": clamped_int64(original),
            "unusedBytes": clamped_int64(unused),
            "orphanObjects": sum(len(objects.present) for objects in self._orphans),
            "orphanBytes": clamped_int64(sum(objects.size for objects in self._orphans)),
        }

    def findings(self) -> Iterator[Finding]:
        """Yield the faults, and the avoidable costs."""
        yield from self._folder_findings()
        for copy in self.log.copies:
            yield from self._copy_findings(copy)
        for broken in self.log.broken:
            yield from self._broken_findings(broken)
        path = self.log.directories[0]
        for hole in self._holes:
            message = "no copy has these offsets, and copies have those around them"
            yield self._finding(DAMAGE, MISSING_OFFSETS, path, message, [hole])
        for hole in self._deleted:
            message = f"the log began at offset {hole[1]} when the copy there was made"
            yield self._finding(NOTE, BEFORE_LOG_START, path, message, [hole])
        yield from self._one_side_findings()
        for path, reason in self._unread.items():
            yield self._finding(WARNING, READ_ERROR, path, f"cannot be read: {reason}")
        yield from self._key_findings()
        for objects in self._orphans:
            yield orphan(objects, self.log.topic)

    # --- Offsets ----------------------------------------------------------------------------

    @cached_property
    def _broken(self) -> dict[str, tuple[int, int]]:
        """The offsets of copies with an unreadable manifest, as far as they are known."""
        ranges = {}
        for broken in self.log.broken:
            after = [start for start, _ in self._present if start > broken.first]
            last = broken.of.end_offset
            stop = last + 1 if last is not None else min(after, default=broken.first + 1)
            ranges[broken.of.path] = broken.first, stop
        return ranges

    @cached_property
    def _present(self) -> Ranges:
        """The offsets of all counting copies, lost ones among them."""
        return union(offset_range for ranges in self.counting.values() for offset_range in ranges)

    @cached_property
    def _holes(self) -> Ranges:
        return minus(self._between, self._deleted)

    @cached_property
    def _between(self) -> Ranges:
        """The offsets missing between copies."""
        known = minus([*self._present, *self._broken.values()], [(0, self._start)])
        holes, first = between(known), min((first for first, _ in self._local), default=None)
        if first is not None and (known or self.log.start is not None):
            end = known[-1][1] if known else self._start
            # What a broker has on its disk is not lost.
            holes = [*minus(holes, [(first, max(first, end))]), (end, max(first, end))]
        return minus(holes, self._broken.values())

    @cached_property
    def _local(self) -> Ranges:
        """Return the offsets of the segments on brokers' own disks; the last one's end is open."""
        found = [(of.base_offset or 0, of.next_base_offset) for of in self.log.of_brokers]
        return [(first, MAX_OFFSET if stop is None else stop) for first, stop in found]

    @cached_property
    def _deleted(self) -> Ranges:
        """The offsets between copies, deleted before a segment after them was copied."""
        return [(first, stop) for first, stop in self._between if self._began_at(stop)]

    def _began_at(self, offset: int) -> bool:
        """Return whether the log began at an offset, or later, when it copied the next segment."""
        epochs = (copy.checkpoint() for copy in self.log.copies if copy.first == offset)
        return any(known and known[0][1] >= offset for known in (self.log.history, *epochs))

    @cached_property
    def _lost(self) -> Ranges:
        """The offsets without any copy, for another reason than a key."""
        lost = [*self._holes, *self._not_present(self._broken.values())]
        return union([*lost, *chain.from_iterable(self._lost_by_copy.values())])

    def _not_present(self, ranges: Iterable[tuple[int, int]]) -> Ranges:
        """Return the offsets missing in all other copies, from the start of the log on."""
        return minus(ranges, [*self._present, (0, self._start)])

    @cached_property
    def _lost_by_copy(self) -> dict[str, Ranges]:
        """The counting but lost offsets, by the path of their copy."""
        lost = {}
        for of in (copy.of for copy in self.log.copies):
            counting = self.counting.get(copy_path(of), [])
            if of.error is not None:
                lost[of.path] = counting
            elif counting and isinstance(of, TieredSegment) and _lacks(of):
                lost[of.path] = minus(counting, [(0, self._cut_at(of))])
        return lost

    def _cut_at(self, of: TieredSegment) -> int:
        """Return the first lost offset of a copy with a cut object."""
        start = of.base_offset or 0
        with unreadable_is_missing(OSError, KafkaFormatError):
            figures = segment_figures(Extent(of), self._limits, (of.end_offset or 0) + 1).figures
            return max(start, figures.last_offset + 1)
        return start

    def _end(self) -> tuple[int | None, int]:
        """Return the end and the last time of a log by the batches of its last copy."""
        last = self.log.counted[-1].copy.of
        with self._noted(last):
            figures = segment_figures(Extent(last), self._limits).figures
            return figures.last_offset + 1, figures.last_timestamp
        return None, NO_TIMESTAMP

    def _first_time(self) -> int | None:
        """Return the time of the first entry; ``None`` if it cannot be read."""
        for copy, _, _ in self.log.counted[:1]:
            of = copy.of
            with self._noted(of), of.open(skips_errors=True) as window:
                figures = header_figures(of)
                figures.walk(window.view(0, min(_PIECE, window.size)), 0, window.size)
                if error := window.read_error(0, min(_PIECE, window.size)):
                    raise error
                if figures.first_timestamp != NO_TIMESTAMP:
                    return figures.first_timestamp
        return None

    @contextmanager
    def _noted(self, of: SegmentFile) -> Iterator[None]:
        """Skip an unreadable object, and note the reason unless a finding has it.

        Raises:
            StorageError: a store does not answer.
        """

        def note(error: KafkaFormatError | OSError) -> None:
            if of.error is None:
                self._unread[copy_path(of)] = error_reason(error)

        said = unreadable_is_missing(KafkaFormatError, UnusableBytes, PrivateKeyError)
        with unreadable_is_missing(OSError, note=note), said:
            yield

    # --- Findings ---------------------------------------------------------------------------

    def _folder_findings(self) -> Iterator[Finding]:
        for path in self.log.misplaced:
            message = (
                f"manifests in it are of partition {self.log.partition} of the topic id "
                f"{self.log.topic_id}, which are not those of the folder's name"
            )
            yield self._finding(WARNING, MISPLACED, path, message)
        if len(self.log.directories) > 1:
            others = len(self.log.directories) - 1
            message = (
                f"the log is in {others} more folder{'s' if others > 1 else ''}, such as "
                f"{self.log.directories[1]}: brokers find what lies under their key.prefix only"
            )
            yield self._finding(NOTE, SEVERAL_FOLDERS, self.log.directories[0], message)

    def _copy_findings(self, copy: SegmentCopy) -> Iterator[Finding]:
        of, path = copy.of, copy_path(copy.of)
        counting = self.counting.get(path, [])
        lost = self._lost_by_copy.get(of.path, [])
        severity = DAMAGE if lost else WARNING
        if of.error is not None:
            message = "the log object is missing" + ("" if lost else ": other copies have it all")
            yield self._finding(severity, MISSING_OBJECT, f"{path}{names.LOG}", message, lost)
        elif isinstance(of, TieredSegment) and of.stored_size != of.expected_size:
            lacks = _lacks(of)
            message = f"expected {of.expected_size} bytes by the manifest, found {of.stored_size}"
            if not lacks:
                message += ": what follows the last chunk is not read"
            elif not lost:
                message += ": other copies have what is lost"
            yield self._finding(severity, CUT_OBJECT, of.path, message, lost, lacks or None)
        indexes = f"{path}{names.TIER_INDEXES}"
        found = of.indexes_size if isinstance(of, TieredSegment) else 0
        end = of.expected_indexes_size if isinstance(of, TieredSegment) else 0
        if found is None:
            message = f"the indexes are missing: {_WITHOUT_INDEXES}"
            yield self._finding(WARNING, MISSING_OBJECT, indexes, message)
        elif found < end:
            message = f"the indexes end at byte {found:,} of {end:,}: {_WITHOUT_INDEXES}"
            yield self._finding(WARNING, CUT_OBJECT, indexes, message)
        outside = minus(missing_from(copy, self.log.history), [(0, self._start)])
        size = None if counting else copy.stored
        if outside:
            message = "these offsets are of another history: the log has others in their place"
            yield self._finding(WARNING, OUTSIDE_HISTORY, of.path, message, outside, size)
        if copy.stop <= self._start:
            message = f"the log starts at offset {self._start}: brokers read nothing of this copy"
            known = [(copy.first, copy.stop)]
            yield self._finding(NOTE, BEFORE_LOG_START, of.path, message, known, size)
        known = minus([(copy.first, copy.stop)], [(0, self._start)])
        twice = minus(minus(known, outside), counting) if copy.stop < MAX_OFFSET else []
        if twice and of.error is None:
            message = "another copy has these offsets, too, and is read instead"
            yield self._finding(NOTE, OVERLAP, of.path, message, twice, size)

    def _one_side_findings(self) -> Iterator[Finding]:
        """Yield the offsets of the tier only, and the closed segments of brokers only.

        Its times are those of the records in the tier, and of the closed segments' files.
        """
        remote = minus(self._present, self._local) if self._local else []
        if remote:
            copies = [
                one
                for one in self.log.copies
                if minus(self.counting.get(copy_path(one.of), []), self._local)
            ]
            times = [one.of.max_timestamp for one in copies if one.of.max_timestamp is not None]
            message = f"{counted(len(copies), 'copy')}, and no broker here has these offsets"
            path, size = self.log.directories[0], sum(one.stored for one in copies)
            found = self._finding(NOTE, ONLY_REMOTE, path, message, remote, size)
            yield replace(found, last_timestamp=max(times, default=None))
        known = [*self._present, *self._broken.values(), (0, self._start)]
        both = zip(self.log.of_brokers, self._local, strict=True)
        lacking = [(of, minus([own], known)) for of, own in both]
        closed = [(of, left) for of, left in lacking if left and of.next_base_offset is not None]
        if closed:
            times = [of.modified // 1_000_000 for of, _ in closed if of.modified is not None]
            since, until = min(times, default=None), max(times, default=None)
            text = "" if since is None else f", the first since {iso_text(since)}"
            message = f"{counted(len(closed), 'closed segment')} of brokers, not in the tier{text}"
            ranges = union(chain.from_iterable(left for _, left in closed))
            size = sum(of.size for of, _ in closed)
            found = self._finding(NOTE, ONLY_LOCAL, closed[0][0].path, message, ranges, size)
            yield replace(found, first_timestamp=since, last_timestamp=until)

    def _broken_findings(self, broken: SegmentCopy) -> Iterator[Finding]:
        lost = self._not_present([self._broken[broken.of.path]])
        severity = DAMAGE if lost else WARNING
        path = f"{copy_path(broken.of)}{names.MANIFEST}"
        message = "" if broken.of.error is None else error_reason(broken.of.error)
        yield self._finding(severity, MANIFEST_DAMAGED, path, message, lost, broken.stored)

    def _key_findings(self) -> Iterator[Finding]:
        by_key: dict[KeyNeededError, list[SegmentCopy]] = {}
        for copy in self.log.copies if self.log.locked else ():
            if (needed := self.log.key(copy)) is not None:
                by_key.setdefault(needed, []).append(copy)
        for needed, copies in by_key.items():
            ranges = union(
                counting
                for copy in copies
                for counting in self.counting.get(copy_path(copy.of), [])
            )
            size, path = sum(copy.stored for copy in copies), self.log.directories[0]
            message = needed.message(len(copies))
            yield self._finding(WARNING, PRIVATE_KEY, path, message, ranges, size)

    def _finding(
        self,
        severity: str,
        kind: str,
        path: str,
        message: str,
        ranges: Ranges | None = None,
        size: int | None = None,
    ) -> Finding:
        """Return a finding; of several ranges of offsets it has the first and the last offset."""
        stem = path.rpartition("/")[2].partition(".")[0]
        return Finding(
            severity,
            kind,
            path,
            message,
            self.log.topic,
            self.log.partition,
            segment=f"{stem}{names.LOG}" if names.is_tiered_segment(f"{stem}{names.LOG}") else None,
            length=size,
            first_offset=ranges[0][0] if ranges else None,
            last_offset=ranges[-1][1] - 1 if ranges else None,
        )


def _lacks(of: TieredSegment) -> int:
    """Return the missing bytes of its log object by its manifest."""
    return max(0, of.expected_size - of.stored_size)
