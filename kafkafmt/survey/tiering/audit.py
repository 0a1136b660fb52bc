"""The audit of tiered storage: :func:`kafkafmt.audit_tier`.

Strategy: a source is searched as by every reader, and the logs in it are found by manifests. Each
log gives one row of coverage and its findings, one log after another, so that only the copies of
one are in memory. Then the bucket is compared with the metadata topics that are among the
sources, and objects of other programs are counted.

Invariant: nothing is written or deleted. Damage and missing keys are findings, not errors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Annotated, Any

import pyarrow as pa
from typing_extensions import Doc, Unpack

from kafkafmt.arguments import expect_flag
from kafkafmt.counts import counted
from kafkafmt.damage import COLLECT, READ_ERROR
from kafkafmt.errors import KafkaFormatError, reason_of
from kafkafmt.keywords import Default, described
from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.messages.internal_query import InternalQuery
from kafkafmt.packed import Packed
from kafkafmt.scan.selection import Selection
from kafkafmt.state.cluster import cluster_image
from kafkafmt.state.remote import remote_metadata
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import StorageOptions
from kafkafmt.survey.selected_logs import ERRORS, TopicAccess, access_of
from kafkafmt.survey.tiering.audited_log import AuditedLog, orphans_of_no_log
from kafkafmt.survey.tiering.contents import contents
from kafkafmt.survey.tiering.coverage import COVERAGE_SCHEMA, LogCoverage
from kafkafmt.survey.tiering.foreign import OTHER
from kafkafmt.survey.tiering.metadata import RemoteMetadata, of_topics
from kafkafmt.survey.tiering.stored import Stored
from kafkafmt.survey.verification.finding import (
    DAMAGE,
    FINDING_SCHEMA,
    FOREIGN,
    NOTE,
    SKIPPED,
    WARNING,
    Finding,
    finding_batches,
)
from kafkafmt.tiered.bucket import Bucket
from kafkafmt.tiered.joined import with_checkpoints

_ROWS = 1_000  # of a record batch


class Audit:
    """Audits a source. What is kept of a log is a row, and its findings, packed."""

    def __init__(
        self,
        source: Source,
        topics: str | Iterable[str] | None,
        limits: Limits,
        storage: StorageOptions,
        *,
        check_chunks: bool,
    ) -> None:
        wanted = Selection.of(topics=topics).logs()
        self._limits = limits
        self._checks_chunks = check_chunks
        self._is_all = wanted is None
        self._stored = Stored()
        bucket = Bucket(storage, limits)

        def add(path: str, items: list[Item]) -> None:
            self._stored.add(path, items, storage)
            bucket.add(path, items)

        self._found = contents(source, storage, add)
        self._tiered = [
            log for log in bucket.logs() if wanted is None or wanted((log.topic, log.partition))
        ]
        if wanted is not None:
            wanted.expect_logs()
        self._rows: Packed[dict[str, Any]] = Packed()
        self._findings: Packed[Finding] = Packed()
        self._logs: list[AuditedLog] = []
        self._remote = RemoteMetadata(self._stored) if self._found.remote_metadata else None
        for coverage in self._coverages():
            self._rows.pack([coverage.row()])
            self._findings.pack([*coverage.findings()])
            self._logs.append(coverage.audited)
            if self._remote is not None:
                self._remote.add(coverage)

    def _coverages(self) -> Iterator[LogCoverage]:
        """Of each log, in the order of topic, partition and topic id."""
        plain, storage = self._found.of_brokers, self._found.storage
        for log in with_checkpoints(plain, self._tiered, storage, self._limits):
            yield LogCoverage(log, self._stored, self._limits)

    @property
    def has_objects(self) -> bool:
        """Whether the source holds anything of a tier, or something that hides it."""
        found = self._found
        return bool(found.search.tiers or found.remote_metadata or found.search.unreadable) or any(
            layout != OTHER for layout, _ in found.foreign.counts()
        )

    def coverage(self) -> pa.Table:
        """One row a log."""
        rows = iter(self._rows)
        batches = iter(lambda: list(islice(rows, _ROWS)), [])
        return pa.Table.from_batches(
            [pa.RecordBatch.from_pylist(some, COVERAGE_SCHEMA) for some in batches], COVERAGE_SCHEMA
        )

    def findings(self) -> Iterator[Finding]:
        """What is missing, left over, or doubtful, log by log."""
        yield from self._findings
        for coverage in self._coverages() if self._checks_chunks else ():
            yield from coverage.checked()
        yield from self._of_remote_metadata()
        yield from self._of_cluster_metadata()
        if self._is_all:
            yield from orphans_of_no_log(self._logs, self._stored)
            for layout, count in self._found.foreign.counts():
                objects = counted(count.objects, "object")
                message = f"{objects} of {layout}"
                yield Finding(NOTE, FOREIGN, count.path, message, length=count.size)
        for path, error in self._found.search.unreadable.items():
            yield Finding(DAMAGE, READ_ERROR, path, f"cannot be listed: {reason_of(error)}")
        for path, why in self._found.search.not_searched:
            yield Finding(NOTE, SKIPPED, path, f"not searched: {why}")

    def _of_remote_metadata(self) -> Iterator[Finding]:
        paths = self._found.remote_metadata
        if self._remote is None:
            return
        try:
            reading = InternalQuery(
                COLLECT, limits=self._limits, storage_options=self._found.storage
            )
            image = remote_metadata(paths, reading)
        except (OSError, KafkaFormatError) as error:
            yield Finding(WARNING, SKIPPED, paths[0], f"cannot be read: {reason_of(error)}")
            return
        for found in reading.damage:
            place = found.topic, found.partition, found.segment, found.position, found.length
            if not found.is_tail:
                yield Finding(WARNING, found.kind, found.source, found.message, *place)
        yield from self._remote.findings(image, paths[0])

    def _of_cluster_metadata(self) -> Iterator[Finding]:
        paths = self._found.cluster_metadata
        if not paths:
            return
        try:
            image = cluster_image(paths, limits=self._limits, storage_options=self._found.storage)
        except (OSError, KafkaFormatError) as error:
            yield Finding(WARNING, SKIPPED, paths[0], f"cannot be read: {reason_of(error)}")
            return
        for lack in image.findings:
            yield Finding(WARNING, SKIPPED, paths[0], f"not all of it is known: {lack}")
        topics = {row["topicId"]: row["topic"] for row in image.topics.to_pylist()}
        yield from of_topics(self._logs, topics)


class TierAudit:
    """What an audit found.

    Attributes:
        coverage: one row a log: what it has in the tier.
        findings: one row a finding, as of :func:`kafkafmt.verify`.
    """

    __module__ = "kafkafmt"

    def __init__(self, coverage: pa.Table, findings: pa.Table) -> None:
        self.coverage = coverage
        self.findings = findings

    def __repr__(self) -> str:
        return f"TierAudit(logs={self.coverage.num_rows}, findings={self.findings.num_rows})"


class TierOptions(TopicAccess, total=False):
    """What the audit takes besides its source."""

    check_chunks: Annotated[
        bool,
        Doc(
            "whether to check all chunks of the copies that count, too; that takes as long as"
            " reading the logs."
        ),
        Default(False),
    ]


@described(
    TierOptions,
    ERRORS,
    source="the root of a bucket, a prefix, the folder of a topic or partition, on this machine or "
    "as a URL that fsspec knows, or a list of these. The bucket is compared with the topics "
    "``__remote_log_metadata`` and ``__cluster_metadata``, if directories of these are among them.",
)
def audit_tier(source: Source, **options: Unpack[TierOptions]) -> TierAudit:
    """Audit tiered storage: what each log has in a bucket, and what is missing or left over.

    Manifests are read, and no chunks but the first one of each log, and those of an object that was
    cut; with ``check_chunks`` all that count. Nothing is written or deleted.

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
    check_chunks = options.get("check_chunks", False)
    expect_flag("check_chunks", check_chunks)
    bounds = limits_or_default(options.get("limits"))
    storage = access_of(options)
    audit = Audit(source, options.get("topics"), bounds, storage, check_chunks=check_chunks)
    batches = finding_batches(audit.findings())
    return TierAudit(audit.coverage(), pa.Table.from_batches(batches, FINDING_SCHEMA))
