"""The verification of the logs of a source one after another, and the table of its findings.

Strategy: threads check the segments side by side, since the kernel works without the interpreter's
lock; their findings come in order. A segment that is larger than half of each thread's part is
decoded by several threads. After its segments, a log is checked as a whole: its offsets, epochs,
transactions and checkpoints.

Invariant: neither damage nor an unreadable file stops the search; memory does not grow with the
number of findings. Each reading of a scan verifies again; the first one uses the scan's search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain, islice
from typing import Any, cast

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_integer
from kafkafmt._base.damage import COLLECT, READ_ERROR, SKIP, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.threads import AHEAD
from kafkafmt._base.wording import counted
from kafkafmt.cluster import remote
from kafkafmt.cluster.metadata_log import parse_snapshot_name
from kafkafmt.cluster.start.finding import REFUSES, UNSERVED, NextStart
from kafkafmt.cluster.start.recovery import unserved
from kafkafmt.cluster.start.starting import data_directories, given_directories, next_starts
from kafkafmt.log.data_directories import DataDirectories, no_note
from kafkafmt.log.policies import is_compacted
from kafkafmt.log.replica import NO_EPOCH
from kafkafmt.log.scan.options import SOURCE
from kafkafmt.log.scan.query import FoundExtents, Query, Scan
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.tier.found import find
from kafkafmt.segment.engine import parallel
from kafkafmt.segment.engine.parts import useful
from kafkafmt.segment.types import Table
from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.errors import PrivateKeyError, is_of_a_change
from kafkafmt.storage.names import END_CHECKPOINTS, INDEX, TIME_INDEX
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.survey.inventory import with_ends
from kafkafmt.survey.origin import Evidence, Origin
from kafkafmt.survey.selected_logs import ERRORS, LogOptions, source_access
from kafkafmt.survey.verification.finding import (
    CHECKPOINT_MISMATCH,
    DAMAGE,
    FINDING_SCHEMA,
    INDEX_MISMATCH,
    NOTE,
    NULL_KEY,
    SKIPPED,
    WARNING,
    Finding,
    StartFindings,
    finding_batches,
    log_finding,
)
from kafkafmt.survey.verification.log_offsets import BrokerOffsets, LeaderEpochs
from kafkafmt.survey.verification.metadata import (
    KnownTopics,
    metadata_snapshot_findings,
    quorum_state_findings,
    topic_id_findings,
)
from kafkafmt.survey.verification.producer_files import last_snapshot_findings, producer_findings
from kafkafmt.survey.verification.segment_check import (
    SegmentCheck,
    SegmentFacts,
    missing,
    unreadable,
)

_SCHEMAS = "_schemas"
"""The topic of schema registries, which create it with ``cleanup.policy=compact``."""
_CHUNK = 512  # findings that a thread hands over at once

_Piece = tuple[PartitionLog, SegmentFile, int, bool]
_LogFindings = tuple[list[Finding], "SegmentFacts | None"]


@dataclass
class Totals:
    """The sums of logs and of faults; sizes are bytes, batches and records can be read."""

    logs: int = 0
    segments: int = 0
    batches: int = 0
    records: int = 0
    size: int = 0
    damaged: int = 0
    damaged_size: int = 0
    by_severity: Counter[str] = field(default_factory=Counter)

    def add(self, facts: SegmentFacts) -> None:
        """Add a segment."""
        self.segments += 1
        self.batches += facts.entries
        self.records += facts.records
        self.size += facts.segment.size
        self.damaged += facts.damaged
        self.damaged_size += facts.damaged_bytes


class Verification:
    """Verifies a source; iterate :meth:`findings` once.

    Attributes:
        totals: of everything so far.
        damaged: the logs with damage so far, by the path of their directory.
        unread: the logs without a segment, and the unlisted ones so far, by the same.
    """

    def __init__(
        self,
        source: Source,
        topics: Iterable[str] | None,
        threads: int,
        limits: Limits,
        storage: Mapping[str, Any] | None,
    ) -> None:
        wanted = Selection.of(topics=topics).logs()
        self._directories = DataDirectories(storage, limits, no_note)
        self._source = find(
            source,
            storage,
            logs=wanted,
            with_empty=True,
            on_listing=self._directories.read_as_listed,
        )
        if wanted is not None:
            wanted.expect_logs()
        self.logs = self._source.logs
        Search().expect_permission(
            item.path
            for log in self.logs
            for name, item in log.files.items()
            if names.is_side_file(name)
        )
        self._threads = threads
        self._limits = limits
        self._storage = StorageOptions(storage)
        self._checked: set[str | None] = set()
        self._preallocated: Counter[str] = Counter()  # indexes of each data directory
        self._lost_nothing: Counter[str] = Counter()  # logs of it without a segment
        self._wanted = wanted
        self._given = source
        self._records: Counter[str] = Counter()  # of data directories that a broker serves, by path
        self.totals = Totals()
        self.damaged: set[str] = set()
        self.unread = {log.path for log in self.logs if not log.segments}
        self._changed: set[str] = set()  # logs of which some files are gone
        self._at: str | None = None  # the log that the findings are of

    def skipped(self, paths: Iterable[str], why: str) -> None:
        """Note unread sources."""
        self._source.not_searched.extend((path, why) for path in paths)

    def origins(self) -> Iterator[Origin]:
        """Yield the writers of the data directories."""
        evidence = Evidence()
        evidence.add(self._source)
        return evidence.origins(self._directories, self._limits)

    def findings(self) -> Iterator[Finding]:
        """Yield all findings, log by log."""
        of_start = StartFindings(found for start in self.starts for found in start.findings)
        for finding in chain(map(of_start.joined, self._found()), of_start.others()):
            self.totals.by_severity[finding.severity] += 1
            if finding.severity == DAMAGE and self._at is not None:
                self.damaged.add(self._at)
            yield finding

    @cached_property
    def starts(self) -> list[NextStart]:
        """The next starts of the brokers, by the data directories searched."""
        return next_starts(
            data_directories(self._source.listings, self._given),
            limits=self._limits,
            storage=self._storage,
            listings=self._source.listings,
            given=given_directories(self._given),
            wanted=self._wanted,
        )

    def sentences(self) -> Iterator[str]:
        """Yield a sentence for the next start of each broker, after the findings."""
        for start in self.starts:
            records = sum(self._records[path] for path in start.directories)
            yield start.sentence(records)

    def _found(self) -> Iterator[Finding]:
        yield from self._search_findings()
        log_findings = self._segment_findings()
        for log in self.logs:
            yield from self._data_directory_findings(log)
            self._at = log.path
            self.totals.logs += 1
            facts = []
            for _ in log.segments:
                found: SegmentFacts | None = None
                while found is None:
                    findings, found = next(log_findings)
                    yield from findings
                facts.append(found)
                if found.has_changed:
                    continue
                self.totals.add(found)
                if found.damaged or found.disordered:
                    yield from self._unserved(log, found.segment)
                if log.topic != names.METADATA_TOPIC:
                    self._records[log.data_directory or ""] += found.records
                if found.preallocated:
                    self._preallocated[log.data_directory or log.path] += found.preallocated
            self._records[log.data_directory or ""] -= self._deleted(log, facts)
            yield from self._steady_log_findings(log, facts)
        self._at = None
        for path, count in sorted(self._preallocated.items()):
            verb = "index is" if count == 1 else "indexes are"
            message = f"{count} {verb} preallocated: the broker was not stopped cleanly, or runs"
            yield Finding(NOTE, INDEX_MISMATCH, path, message)
        for path, count in sorted(self._lost_nothing.items()):
            noun, has = ("directory", "has") if count == 1 else ("directories", "have")
            message = f"{count} log {noun} {has} no segment, and {has} lost nothing by checkpoints"
            yield Finding(NOTE, SKIPPED, path, message)
        yield from self._steady_topic_id_findings()

    def _deleted(self, log: PartitionLog, facts: list[SegmentFacts]) -> int:
        """Return the number of records below the log start, not served by any broker."""
        start = self._directories.log_start(log)
        firsts = [fact.first_offset for fact in facts if fact.entries and not fact.has_changed]
        is_served = bool(self.starts) and log.topic != names.METADATA_TOPIC
        if start is None or not is_served or min(firsts, default=start) >= start:
            return 0
        query = replace(self._offsets(log.parts), include_control=True, below_log_start=True)
        query = replace(query, wanted=Selection.of(end_offset=start))
        with suppress(KafkaFormatError, OSError):  # gone, or shorter, since it was checked
            return sum(batch.num_rows for batch in query.records())
        return 0

    def _offsets(self, parts: Iterable[Extent]) -> Query:
        """Return the query of the offsets of the sound records in parts of a log."""
        source = FoundExtents([*parts], [])
        return Query(source=source, columns=["offset"], on_damage=SKIP, limits=self._limits)

    def _unserved(self, log: PartitionLog, segment: SegmentFile) -> Iterator[Finding]:
        """Yield the records of a log kept by a broker, but never returned to a consumer."""
        for number, start in enumerate(self.starts):
            is_here = log.data_directory in start.directories and log.state == names.CURRENT
            known = (found.at_start for found in start.findings if found.place == log.place)
            if not is_here or not {REFUSES, *UNSERVED}.isdisjoint(known):
                continue
            with suppress(KafkaFormatError, OSError):  # which the check of the segment says
                later = log.segments[log.segments.index(segment) :]
                if (found := unserved(later, self._limits)) is not None:
                    self.starts[number] = replace(start, findings=(*start.findings, found))
                    yield from StartFindings([found]).others()

    def _segment_findings(self) -> Iterator[_LogFindings]:
        """Return the findings of each segment in chunks, its facts with the last one."""

        def pieces() -> Generator[_Piece, None, None]:
            for log in self.logs:
                stopped = self._directories.is_stopped(log)
                may_run = not stopped and self._directories.has_own_times(log) is not False
                for segment, end in with_ends(log.segments):
                    yield log, segment, end, may_run

        decoded = {path: known for start in self.starts for path, known in start.decoded.items()}
        segments = [segment for log in self.logs for segment in log.segments]
        total = sum(segment.size for segment in segments)

        def read(given: Iterable[_Piece], _: DamagePolicy) -> Iterator[_LogFindings]:
            for log, segment, end, may_run in given:
                is_large = 2 * self._threads * segment.size > total
                inside = useful([Extent(segment)], self._threads if is_large else 1)
                known = decoded.get(segment.path)
                check = SegmentCheck(
                    log, segment, end, self._limits, inside, known, may_run=may_run
                )
                yield from _checked(check)

        threads = useful(map(Extent, segments), min(self._threads, max(1, len(segments))))
        if threads == 1:
            return read(pieces(), DamagePolicy(COLLECT))
        # It hands on whatever the readers make of the pieces.
        in_order = cast("Callable[..., Iterator[_LogFindings]]", parallel.in_order)
        return in_order(pieces(), lambda: read, DamagePolicy(COLLECT), threads, ahead=AHEAD)

    def _steady_log_findings(
        self, log: PartitionLog, facts: list[SegmentFacts]
    ) -> Iterator[Finding]:
        """Yield the findings about a whole log, unless a broker has changed it since it was listed.

        Of a growing log they are those of two readings: an index may be older than its segment.
        """
        changed = [fact.segment for fact in facts if fact.has_changed]
        found = [] if changed else list(self._whole_log_findings(log, facts))
        if not changed and not (found and log.has_changed()):
            if found and log.has_grown():
                again = set(self._whole_log_findings(log, facts))
                found = [finding for finding in found if finding in again]
            yield from found
            return
        self._changed.add(log.path)
        what = "the log as a whole was"
        if changed:
            more = f" and {counted(len(changed) - 1, 'other')} were" if len(changed) > 1 else " was"
            what = f"{changed[0].name}{more}"
        message = f"files were deleted or replaced since they were listed: {what} not verified"
        yield log_finding(log, WARNING, SKIPPED, log.path, message)

    def _steady_topic_id_findings(self) -> Iterator[Finding]:
        """Yield the findings about topic ids, of logs unchanged since their listing."""
        steady = {log.path: log for log in self.logs if log.path not in self._changed}
        for finding in topic_id_findings(steady.values(), self._directories, self._topics):
            log = steady.get(finding.path) or steady.get(finding.path.rpartition("/")[0])
            if log is None or not log.has_changed():
                yield finding

    def _whole_log_findings(
        self, log: PartitionLog, facts: list[SegmentFacts]
    ) -> Iterator[Finding]:
        if not log.segments:
            lost = list(BrokerOffsets(log, (), self._directories).findings())
            yield from lost or self._without_segment(log)
            yield from last_snapshot_findings(log, self._limits)
            yield from metadata_snapshot_findings(log, self._limits)
            yield from quorum_state_findings(log, NO_EPOCH, self._limits)
        is_almost = names.is_almost_log(log.path.rpartition("/")[2])
        if log.topic is None and log.is_whole and is_almost:
            message = (
                "the directory's name is not that of a partition, so its records are read without "
                "topic and partition"
            )
            yield log_finding(log, WARNING, SKIPPED, log.path, message)
        if not facts or names.is_0_7(facts[0].segment.name):
            return
        # A broker may have just made the last segment, and not yet its indexes.
        made = facts[:-1] if self._directories.may_run(log) else facts
        yield from missing(log, [fact.segment for fact in made if fact.entries], INDEX)
        yield from missing(log, [fact.segment for fact in made if fact.has_times], TIME_INDEX)
        log_start = self._directories.log_start(log) or 0
        epochs = LeaderEpochs(log, self._limits, log_start)
        yield from epochs.findings
        yield from epochs.compared(facts)
        log_start = max(log_start, epochs.first_offset or 0)  # these are cut with the log at once
        offsets = BrokerOffsets(
            log,
            facts,
            self._directories,
            (epochs.first_offset, epochs.last_offset),
            self._is_compacted,
            self._why_in_tier(log),
        )
        yield from offsets.findings()
        yield from metadata_snapshot_findings(log, self._limits)
        last_epoch = max((run[0] for fact in facts for run in fact.epochs), default=-1)
        yield from quorum_state_findings(log, last_epoch, self._limits)
        try:
            having = {fact.segment.path for fact in facts if fact.null_keys}
            if having and (log.topic == _SCHEMAS or self._is_compacted(log)):
                parts = (part for part in log.parts if part.segment.path in having)
                yield from self._null_key_findings(log, parts)
            yield from producer_findings(log, facts, self._limits, log_start)
        except (OSError, KafkaFormatError) as error:  # gone, or shorter, since it was checked
            yield log_finding(log, DAMAGE, READ_ERROR, log.path, error_reason(error))

    def _null_key_findings(self, log: PartitionLog, parts: Iterable[Extent]) -> Iterator[Finding]:
        """Yield the records without a key in a compacted log, as one warning.

        ``parts`` are those of its segments with such records.

        ``Cleaner`` drops such a record, ``LogValidator`` refuses one in a compacted topic, and a
        schema registry does not start on one.
        """
        query = replace(self._offsets(parts), wanted=Selection.of(null="key"))
        first = last = None
        number = 0
        for batch in query.records():
            if batch.num_rows:
                offsets = batch["offset"]
                first = offsets[0].as_py() if first is None else first
                last = offsets[-1].as_py()
                number += batch.num_rows
        if first is None or last is None:
            return
        more = f", and {counted(number - 1, 'more such record')} up to {last}" if number > 1 else ""
        reader = "; a schema registry may not start on it" if log.topic == _SCHEMAS else ""
        message = f"offset {first}: the key is null in a compacted topic{more}{reader}"
        yield log_finding(log, WARNING, NULL_KEY, log.path, message, (first, last))

    def _without_segment(self, log: PartitionLog) -> Iterator[Finding]:
        """Yield a log without a segment, unless its checkpoints prove no loss."""
        if any(self._directories.offset(name, log) is not None for name in END_CHECKPOINTS):
            self._lost_nothing[log.data_directory or log.path] += 1
            return
        severity, message = WARNING, "the log directory has no segment, so nothing of it was read"
        if log.data_directory and self._directories.meta(log.data_directory):
            severity = NOTE  # a broker that runs is making it, or no checkpoint knows of an offset
        if found := [
            snapshot for snapshot in map(parse_snapshot_name, log.files) if snapshot is not None
        ]:
            end = max(snapshot.end_offset for snapshot in found)
            message = f"the log directory has no segment; the newest snapshot ends at offset {end}"
            severity = WARNING if end else NOTE  # of a node that was just formatted
        yield log_finding(log, severity, SKIPPED, log.path, message)

    @cached_property
    def _topics(self) -> KnownTopics:
        return KnownTopics(self.logs, self._directories, self._limits)

    def _is_compacted(self, log: PartitionLog) -> bool:
        known = self._topics.of(log).get(log.topic or "")
        return is_compacted(log.topic or "", {} if known is None else known.settings)

    def _why_in_tier(self, log: PartitionLog) -> tuple[str, str] | None:
        """Why the beginning of a log may be in tiered storage, and how bad it is to lack it."""
        topic = self._topics.of(log).get(log.topic or "")
        if topic is not None and topic.is_tiered:
            return NOTE, "the topic has tiered storage, which should have the offsets before"
        if topic is None and (log.data_directory or log.path) in self._with_tier:
            return WARNING, "the broker has tiered storage, which may have the offsets before"
        return None

    @cached_property
    def _with_tier(self) -> set[str]:
        """The data directories with a partition of ``__remote_log_metadata``."""
        found = (log for log in self.logs if log.topic == remote.TOPIC)
        return {log.data_directory or log.path for log in found}

    def _data_directory_findings(self, log: PartitionLog) -> Iterator[Finding]:
        directory = log.data_directory
        if directory is None or directory in self._checked or not log.is_whole:
            return
        self._checked.add(directory)
        for path, error in self._directories.unreadable(directory):
            message = f"cannot be read: {error_reason(error)}"
            yield Finding(DAMAGE, CHECKPOINT_MISMATCH, path, message)
        meta = self._directories.meta(directory)
        if meta is not None and not meta.cluster_id:
            found = "is empty" if not meta.properties else "has no cluster.id"
            message = f"{found}: nothing tells which cluster the directory is of"
            path = f"{directory}/{names.META_PROPERTIES}"
            yield Finding(NOTE, CHECKPOINT_MISMATCH, path, message)

    def _search_findings(self) -> Iterator[Finding]:
        """Yield the findings of the search for segments."""
        for log in self._source.unlisted:
            reason = "" if log.unlisted is None else error_reason(log.unlisted)
            message = f"the operating system cannot list it: {reason}"
            self.totals.logs += 1
            self.unread.add(log.path)
            yield Finding(DAMAGE, READ_ERROR, log.path, message)
        for path, why in self._source.not_searched:
            yield Finding(NOTE, SKIPPED, path, f"not read: {why}")
        for directory, items in self._source.listings.items():
            is_log = names.is_log(directory.rpartition("/")[2])
            for item in items:
                if item.is_directory and names.is_abandoned(item.name):
                    state = names.log_state(item.name)
                    message = f"not read: a log in the state {state!r}, which is not in use"
                    yield Finding(NOTE, SKIPPED, item.path, message)
                elif not (is_log or item.is_directory) and names.is_log(item.name):
                    message = "not read: it is called like a log directory, and is a file"
                    yield Finding(WARNING, SKIPPED, item.path, message)


def _checked(check: SegmentCheck) -> Iterator[_LogFindings]:
    """Yield the findings of a segment in chunks, and its facts."""
    segment = check.facts.segment
    findings = check.findings()
    try:
        while chunk := list(islice(findings, _CHUNK)):
            if not segment.is_as_found():
                check.facts.has_changed = True
                break
            yield chunk, None
    except (OSError, KafkaFormatError) as error:
        check.facts.is_cut = True
        is_of_change = isinstance(error, OSError) and is_of_a_change(error)
        if is_of_change or not segment.is_as_found():
            check.facts.has_changed = True
        else:
            if not isinstance(error, PrivateKeyError):
                check.facts.damaged += 1
                check.facts.damaged_bytes += segment.size
            yield [unreadable(segment, error)], None
    yield [], check.facts


@documented_by(LogOptions, ERRORS, source=SOURCE)
def scan_findings(source: Source, **options: Unpack[LogOptions]) -> Scan:
    """Yield the findings of :func:`kafkafmt.verify` during the search.

    Returns:
        Arrow record batches with one row per finding.
    """
    threads = options.get("threads", 1)
    expect_integer("threads", threads, positive=True)
    topics, bounds = options.get("topics"), limits_or_default(options.get("limits"))
    access = source_access(options)

    def verification() -> Verification:
        return Verification(source, topics, threads, bounds, access)

    first: list[Verification] = [verification()]
    segments = sum(len(log.segments) for log in first[0].logs)

    def make(_: DamagePolicy) -> Iterator[pa.RecordBatch]:
        return finding_batches((first.pop() if first else verification()).findings())

    return Scan("findings", segments, FINDING_SCHEMA, COLLECT, make)


@documented_by(LogOptions, ERRORS, source=SOURCE)
def verify(source: Source, **options: Unpack[LogOptions]) -> Table:
    """Find all faults in the logs of a source.

    Every checksum is computed and every record decoded; offsets, indexes, snapshots and checkpoints
    are compared with the batches. Nothing stops it: an unreadable file is a finding, too.

    Returns:
        One row per finding: ``severity`` (``damage``, ``warning`` or ``note``), ``kind``, ``path``,
        ``topic``, ``partition``, ``segment``, ``position``, ``length``, ``firstOffset``,
        ``lastOffset``, ``firstTimestamp``, ``lastTimestamp`` (bounds of the lost or
        doubtful part), ``atStart`` (a broker's reaction at its next start: ``refuses``,
        ``deletes``, ``truncates``, ``rebuilds``, ``stray``, ``splits`` or null) and ``message``. No
        row if everything is sound.
    """
    return scan_findings(source, **options).read_all()
