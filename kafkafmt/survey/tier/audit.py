"""The audit of tiered storage: :func:`kafkafmt.tier.read_tier`.

Strategy: a source is searched as by every reader, and the logs in it are found by manifests. Each
log gives one row of coverage and its findings, one log after another, so that only the copies of
one are in memory. Then the bucket is compared with the metadata topics that are among the
sources, in both directions, and objects of other programs are counted: the metadata of remote
segments says which of them brokers read (``COPY_SEGMENT_FINISHED``), that of the cluster which
topic ids exist.

Invariant: nothing is written or deleted. Damage and missing keys are findings, not errors. What the
given metadata cannot know gives one note for a log: one that it does not name may be in another
partition of the metadata topic, or in another cluster.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt._base.damage import COLLECT, READ_ERROR
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.packed import Packed
from kafkafmt._base.ranges import minus
from kafkafmt._base.wording import counted
from kafkafmt.cluster import metadata_log, remote
from kafkafmt.cluster.internal_topics import InternalQuery
from kafkafmt.cluster.messages.remote import DELETE_STATES, SEGMENT_STATES
from kafkafmt.cluster.metadata import read_cluster
from kafkafmt.cluster.remote import RemoteMetadataImage
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.tier.bucket import Bucket, LogId, Objects
from kafkafmt.log.tier.joined import with_checkpoints
from kafkafmt.segment.types import Table
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.directories import Search
from kafkafmt.storage.discovery import Source, find_extents, source_parts
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.segment_file import Extent
from kafkafmt.survey.selected_logs import ERRORS, TopicAccess, source_access
from kafkafmt.survey.tier.coverage import (
    COVERAGE_SCHEMA,
    AuditedLog,
    LogCoverage,
    copy_path,
    orphan,
)
from kafkafmt.survey.tier.stored import OTHER, ForeignObjects
from kafkafmt.survey.verification.finding import (
    DAMAGE,
    FINDING_SCHEMA,
    FOREIGN,
    NOTE,
    REMOTE_METADATA_MISMATCH,
    SKIPPED,
    UNKNOWN_TOPIC,
    WARNING,
    Finding,
    finding_batches,
)

_STARTED, _FINISHED, _DELETING, _DELETED = SEGMENT_STATES
_COMPARED = {"startOffset": "start offset", "endOffset": "end offset", "sizeInBytes": "size"}
"""Columns of the table of remote segments that manifests have, too."""

_ID_LENGTH = 22  # of the segment id, which the path of a copy ends with

Row = Mapping[str, Any]
"""Of the table of :func:`kafkafmt.cluster.read_remote_segments`."""


@dataclass(frozen=True, slots=True)
class _Place:
    """The place of a segment: in a copy, or in an orphan.

    Attributes:
        is_copy: whether there is a readable manifest.
        in_manifest: its values of :data:`_COMPARED`.
    """

    log: AuditedLog | None
    path: str
    size: int
    is_copy: bool = False
    in_manifest: Mapping[str, int] = field(default_factory=dict)


class RemoteMetadata:
    """The logs in a bucket, compared with ``__remote_log_metadata``."""

    def __init__(self, orphans: Iterable[Objects]) -> None:
        self._here: dict[LogId, AuditedLog] = {}
        self._places: dict[str, _Place] = {}
        for objects in orphans:
            self._add(_Place(None, objects.path, objects.size))

    def add(self, coverage: LogCoverage) -> None:
        """Add a log in the bucket."""
        log = coverage.audited
        self._here[log.id] = log
        for copy in coverage.log.copies:
            values: Mapping[str, int] = {}
            if copy.of.end_offset is not None or copy.of.error is not None:
                compared = copy.first, copy.stop - 1, copy.of.size
                values = dict(zip(_COMPARED, compared, strict=True))
            place = _Place(log, copy_path(copy.of), copy.stored, is_copy=True, in_manifest=values)
            self._add(place)
        for broken in coverage.log.broken:
            self._add(_Place(log, copy_path(broken.of), broken.stored))

    def _add(self, place: _Place) -> None:
        self._places[place.path[-_ID_LENGTH:]] = place

    def findings(self, image: RemoteMetadataImage, path: str) -> Iterator[Finding]:
        """Yield the differences in both directions; ``path`` is the metadata's."""
        rows: Mapping[str, Row] = image.segments
        logs = {(row["topicId"], row["topicPartition"]) for row in rows.values()}
        missing: dict[LogId, list[Row]] = {}
        for place, log in self._here.items():
            if place in image.deletions:
                yield _deletion_finding(log, path, image.deletions[place])
        for row in rows.values():
            named = row["topicId"], row["topicPartition"]
            found = self._places.get(row["segmentId"])
            if found is not None:
                yield from _place_findings(found, path, row)
            elif named in image.deletions:
                continue  # its objects are deleted in any order
            elif row["state"] == _FINISHED and named in self._here:
                yield _missing_finding(self._here[named], path, row)
            elif row["state"] == _FINISHED:
                missing.setdefault(named, []).append(row)
        for of_log in missing.values():
            message = f"knows {counted(len(of_log), 'segment')} of the log, the sources have no"
            yield _finding(NOTE, path, f"{message} object of it", of_log[0], None)
        for place, log in self._here.items():
            if place not in logs:
                message = f"{path} does not name the log: was a partition of that topic left out?"
                yield log.finding(NOTE, REMOTE_METADATA_MISMATCH, log.path, message)
        for name, found in self._places.items():
            if name in rows or found.log is None or not found.is_copy:
                continue
            if found.log.id in logs:
                message = f"{path} does not know the segment: brokers never read it"
                where = REMOTE_METADATA_MISMATCH, found.path, message
                yield found.log.finding(WARNING, *where, found.size)


def _deletion_finding(log: AuditedLog, path: str, state: str) -> Finding:
    message = f"{path} has the state {state}: " + (
        "the log counts as deleted, and it has objects"
        if state == DELETE_STATES[-1]
        else "a deletion of the log that did not end"
    )
    where = REMOTE_METADATA_MISMATCH, log.path, message
    return log.finding(WARNING, *where, log.stored_bytes)


def _place_findings(place: _Place, path: str, row: Row) -> Iterator[Finding]:
    state = row["state"]
    severity, message = WARNING, None
    if state == _STARTED and place.is_copy:
        message = "an upload that did not end: brokers never read this copy"
    elif state == _FINISHED and place.log is None:
        severity, message = DAMAGE, "brokers read this copy, and its manifest is missing"
    elif state == _DELETING:
        message = "a deletion that did not end"
    elif state == _DELETED:
        message = "the segment counts as deleted, and its objects are there"
    elif state == _FINISHED:
        message = _differences(place, row)
    if message is not None:
        text = f"{path} has the state {state}: {message}"
        yield _finding(severity, place.path, text, row, place.size)


def _missing_finding(log: AuditedLog, path: str, row: Row) -> Finding:
    lost = minus([(row["startOffset"], row["endOffset"] + 1)], log.present)
    message = (
        f"knows the segment {row['segmentId']}, which brokers read, and the sources have no "
        f"object of it" + ("" if lost else "; other copies have its offsets")
    )
    return _finding(DAMAGE if lost else WARNING, path, message, row, None)


def _differences(place: _Place, row: Row) -> str | None:
    """Describe the differences between a manifest and the metadata of a copy."""
    found = [
        f"{_COMPARED[name]} {row[name]}, the manifest {value}"
        for name, value in place.in_manifest.items()
        if row[name] != value
    ]
    return "; ".join(found) or None


def topic_findings(logs: Iterable[AuditedLog], topics: Mapping[str, str]) -> Iterator[Finding]:
    """Yield the logs with a topic id unknown to the metadata; ``topics`` are names by id."""
    ids = {name: topic_id for topic_id, name in topics.items()}
    for log in logs:
        topic_id, _ = log.id
        if topic_id is None or topic_id in topics:
            continue
        now = ids.get(log.topic or "")
        message = f"the cluster's metadata does not know the topic id {topic_id}: " + (
            "the topic was deleted, or is another cluster's"
            if now is None
            else f"a topic of that name has the id {now} now"
        )
        yield log.finding(WARNING, UNKNOWN_TOPIC, log.path, message, log.stored_bytes)


def _finding(severity: str, path: str, message: str, row: Row, size: int | None) -> Finding:
    return Finding(
        severity,
        REMOTE_METADATA_MISMATCH,
        path,
        message,
        row["topic"],
        row["topicPartition"],
        length=size,
        first_offset=row["startOffset"],
        last_offset=row["endOffset"],
    )


_ROWS = 1_000  # of a record batch


class Audit:
    """Audits a source. What is kept of a log is a row, and its findings, packed."""

    def __init__(
        self,
        source: Source,
        topics: str | Iterable[str] | None,
        limits: Limits,
        storage: StorageOptions,
    ) -> None:
        wanted = Selection.of(topics=topics).logs()
        self._storage = storage
        self._limits = limits
        self._is_all = wanted is None
        self._foreign = ForeignObjects(storage)
        self._of_brokers: list[Extent] = []  # of other logs than internal ones
        self._paths: dict[str, list[str]] = {remote.TOPIC: [], metadata_log.TOPIC: []}
        bucket = Bucket(storage, limits)
        self._search = self._searched(source, bucket)
        self._tiered = [
            log for log in bucket.logs() if wanted is None or wanted((log.topic, log.partition))
        ]
        if wanted is not None:
            wanted.expect_logs()
        self._orphans: dict[LogId, list[Objects]] = {}
        for objects in bucket.orphans:
            self._orphans.setdefault(objects.folder.id, []).append(objects)
        self._rows: Packed[dict[str, Any]] = Packed()
        self._findings: Packed[Finding] = Packed()
        self._logs: list[AuditedLog] = []
        self._remote = RemoteMetadata(bucket.orphans) if self._paths[remote.TOPIC] else None
        logs = with_checkpoints(self._of_brokers, self._tiered, self._storage, self._limits)
        for log in logs:
            without_manifest = self._orphans.get((log.topic_id, log.partition), [])
            coverage = LogCoverage(log, without_manifest, self._limits)
            self._rows.pack([coverage.row()])
            self._findings.pack([*coverage.findings()])
            self._logs.append(coverage.audited)
            if self._remote is not None:
                self._remote.add(coverage)

    def _searched(self, source: Source, bucket: Bucket) -> Search:
        """Return the search of a source, as every reader's; its listings are released.

        A source that does not exist is an error; one without a segment may have other objects.
        """
        listed = 0

        def count(directory: str, entries: list[Item]) -> None:
            nonlocal listed
            listed += 1
            self._foreign.add(directory, entries)

        search = Search(
            keeps_listings=False,
            on_tier=bucket.add,
            on_listing=count,
            on_foreign=self._foreign.start_listing,
        )
        for part in source_parts(source):
            before = listed
            try:
                extents = find_extents(part, self._storage, search=search)
            except FileNotFoundError:
                if listed == before:
                    raise
                continue
            for extent in extents:
                paths = self._paths.get(extent.segment.topic or "")
                if paths is None:
                    self._of_brokers.append(extent)
                elif extent.directory not in paths:
                    paths.append(extent.directory)
        return search

    @property
    def has_objects(self) -> bool:
        """Return whether the source holds objects of a tier, or something unreadable or foreign."""
        there = self._search.tiers or self._paths[remote.TOPIC] or self._search.unreadable
        return bool(there) or any(layout != OTHER for layout, _ in self._foreign.counts())

    def coverage(self) -> Table:
        """One row a log."""
        rows = iter(self._rows)
        batches = iter(lambda: list(islice(rows, _ROWS)), [])
        return Table.from_batches(
            [pa.RecordBatch.from_pylist(some, COVERAGE_SCHEMA) for some in batches], COVERAGE_SCHEMA
        )

    def findings(self) -> Iterator[Finding]:
        """Yield missing, leftover and doubtful copies, log by log."""
        yield from self._findings
        yield from self._remote_metadata_findings()
        yield from self._cluster_metadata_findings()
        if self._is_all:
            known = {log.id for log in self._logs}
            for log_id, orphans in self._orphans.items():
                yield from map(orphan, orphans if log_id not in known else ())
            for layout, count in self._foreign.counts():
                objects = counted(count.objects, "object")
                message = f"{objects} of {layout}"
                yield Finding(NOTE, FOREIGN, count.path, message, length=count.size)
        for path, error in self._search.unreadable.items():
            yield Finding(DAMAGE, READ_ERROR, path, f"cannot be listed: {error_reason(error)}")
        for path, why in self._search.not_searched:
            yield Finding(NOTE, SKIPPED, path, f"not searched: {why}")

    def _remote_metadata_findings(self) -> Iterator[Finding]:
        paths = self._paths[remote.TOPIC]
        if self._remote is None:
            return
        try:
            reading = InternalQuery(COLLECT, limits=self._limits, storage_options=self._storage)
            image = remote.remote_metadata(paths, reading)
        except (OSError, KafkaFormatError) as error:
            yield Finding(WARNING, SKIPPED, paths[0], f"cannot be read: {error_reason(error)}")
            return
        for found in reading.damage:
            place = found.topic, found.partition, found.segment, found.position, found.length
            if not found.is_tail:
                yield Finding(WARNING, found.kind, found.source, found.message, *place)
        yield from self._remote.findings(image, paths[0])

    def _cluster_metadata_findings(self) -> Iterator[Finding]:
        paths = self._paths[metadata_log.TOPIC]
        if not paths:
            return
        try:
            image = read_cluster(paths, limits=self._limits, storage_options=self._storage)
        except (OSError, KafkaFormatError) as error:
            yield Finding(WARNING, SKIPPED, paths[0], f"cannot be read: {error_reason(error)}")
            return
        for lack in image.findings:
            yield Finding(WARNING, SKIPPED, paths[0], f"not all of it is known: {lack}")
        topics = {row["topicId"]: row["topic"] for row in image.topics.to_pylist()}
        yield from topic_findings(self._logs, topics)


class TierAudit:
    """The result of an audit."""

    __module__ = "kafkafmt.survey.tier"

    def __init__(self, coverage: pa.Table, findings: pa.Table) -> None:
        self.coverage = coverage
        self.findings = findings

    def __repr__(self) -> str:
        return f"TierAudit(logs={self.coverage.num_rows}, findings={self.findings.num_rows})"


@documented_by(
    TopicAccess,
    ERRORS,
    source="the root of a bucket, a prefix, the folder of a topic or partition, on this machine or "
    "as a URL that fsspec knows, or a list of these. The bucket is compared with the topics "
    "``__remote_log_metadata`` and ``__cluster_metadata``, if directories of these are among them.",
)
def read_tier(source: Source, **options: Unpack[TopicAccess]) -> TierAudit:
    """Audit tiered storage: each log's content in a bucket, and missing or left-over objects.

    Manifests are read, and no chunks but the first one of each log, and those of an object that was
    cut; :func:`kafkafmt.verify` reads them all. Nothing is written or deleted.

    Returns:
        A `TierAudit`. Its ``coverage`` has a row a log, in the order of topic, partition and topic
        id: ``topic``, ``partition``, ``topicId``, ``paths`` (the folders that have copies),
        ``copies``, ``usedCopies`` (that count for an offset), ``firstOffset``, ``nextOffset`` (one
        above the last), ``missingOffsets`` (that no copy gives; keys apart), ``firstTimestamp`` (of
        the first entry; null where a key is missing), ``lastTimestamp`` (the greatest by
        manifests), ``storedBytes`` (of all objects of its copies), ``originalBytes`` (of their
        segments), ``unusedBytes`` (of copies that count for no offset), ``orphanObjects`` and
        ``orphanBytes``. Its ``findings`` have the columns of :func:`kafkafmt.verify`; ``length`` is
        the bytes that the objects take in the store, or that one lacks.

    Raises:
        FileNotFoundError: the source does not exist.
        DriverMissingError: ``cryptography``, for a private key, is not installed.
    """
    bounds = limits_or_default(options.get("limits"))
    audit = Audit(source, options.get("topics"), bounds, source_access(options))
    batches = finding_batches(audit.findings())
    return TierAudit(audit.coverage(), Table.from_batches(batches, FINDING_SCHEMA))
