"""A finding: one thing on a disk that is damaged, doubtful, or worth knowing.

Invariant: the kinds are those of damage, and those below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa

from kafkafmt._base.java import clamped_or_none
from kafkafmt._base.moments import CALENDAR
from kafkafmt.cluster.start.finding import StartFinding
from kafkafmt.segment.tables.columns import TIMESTAMP, Column, record_batches, schema_of
from kafkafmt.storage import names
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import SegmentFile

DAMAGE, WARNING, NOTE = SEVERITIES = ("damage", "warning", "note")

MISSING_OFFSETS = "missing_offsets"
CUT_SEGMENT = "cut_segment"
REPEATED_OFFSETS = "repeated_offsets"
INDEX_MISMATCH = "index_mismatch"
INDEX_MISSING = "index_missing"
TIME_INDEX_MISMATCH = "time_index_mismatch"
TRANSACTION_INDEX_MISMATCH = "transaction_index_mismatch"
SNAPSHOT_DAMAGED = "snapshot_damaged"
CHECKPOINT_MISMATCH = "checkpoint_mismatch"
SKIPPED = "skipped"
DUPLICATE_SEQUENCE = "duplicate_sequence"
COORDINATOR_EPOCH = "coordinator_epoch"
IMPLAUSIBLE_TIMESTAMP = "implausible_timestamp"
NULL_KEY = "null_key"
# Of tiered storage.
ORPHAN = "orphan"
MISSING_OBJECT = "missing_object"
CUT_OBJECT = "cut_object"
MANIFEST_DAMAGED = "manifest_damaged"
MISPLACED = "misplaced"
OVERLAP = "overlap"
OUTSIDE_HISTORY = "outside_history"
BEFORE_LOG_START = "before_log_start"
ONLY_LOCAL = "only_local"
ONLY_REMOTE = "only_remote"
SEVERAL_FOLDERS = "several_folders"
REMOTE_METADATA_MISMATCH = "remote_metadata_mismatch"
UNKNOWN_TOPIC = "unknown_topic"
FOREIGN = "foreign"


@dataclass(frozen=True, slots=True)
class Finding:
    """One row of :func:`kafkafmt.verify`.

    Attributes:
        severity: ``damage``, ``warning`` or ``note``.
        kind: what it is.
        path: of the file or directory.
        message: what was expected and what was found.
        topic, partition: of the log.
        segment: the name of the segment's file.
        position, length: of the bytes in the file.
        first_offset, last_offset, first_timestamp, last_timestamp: what is lost or doubtful lies
            within these, bounds included.
        at_start: what a broker does at its next start because of it; ``None``: it starts, and keeps
            what is there (:mod:`~kafkafmt.cluster.start`).
    """

    severity: str
    kind: str
    path: str
    message: str
    topic: str | None = None
    partition: int | None = None
    segment: str | None = None
    position: int | None = None
    length: int | None = None
    first_offset: int | None = None
    last_offset: int | None = None
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    at_start: str | None = None


def of_log(
    log: PartitionLog,
    severity: str,
    kind: str,
    path: str,
    message: str,
    offsets: tuple[int, int] | None = None,
) -> Finding:
    """Return a finding about a file of a log, or about the log itself."""
    first, last = offsets or (None, None)
    return Finding(severity, kind, path, message, *log.place, first_offset=first, last_offset=last)


def of_segment(
    segment: SegmentFile, severity: str, kind: str, message: str, **fields: Any
) -> Finding:
    """Return a finding about a segment; ``fields`` are positions, offsets and times."""
    place = *segment.place, segment.name
    return Finding(severity, kind, segment.path, message, *place, **fields)


class StartFindings:
    """The findings of a start, each joined to the finding of its place, if there is one."""

    def __init__(self, findings: Iterable[StartFinding]) -> None:
        self._left = dict.fromkeys(findings)
        self._at: dict[tuple[str, int | str | None], StartFinding] = {}
        for found in self._left:
            self._at.setdefault((found.path, found.position), found)
            self._at.setdefault((found.path, found.kind), found)

    def joined(self, finding: Finding) -> Finding:
        """Return a finding with what a broker does because of it."""
        found = self._at.get((finding.path, finding.position)) or self._at.get(
            (finding.path, finding.kind)
        )
        if found is None or found not in self._left:
            return finding
        del self._left[found]
        says_both = found.message.startswith(finding.message) or finding.kind == SKIPPED
        message = found.message if says_both else f"{finding.message}; {found.message}"
        severity = min(finding.severity, found.severity, key=SEVERITIES.index)
        kind = found.kind if finding.kind == SKIPPED else finding.kind
        return replace(
            finding, severity=severity, kind=kind, message=message, at_start=found.at_start
        )

    def others(self) -> Iterator[Finding]:
        """Yield those that joined none."""
        for found in self._left:
            place = found.topic, found.partition
            file = found.path.rpartition("/")[2] if found.position is not None else None
            yield Finding(
                *(found.severity, found.kind, found.path, found.message, *place, file),
                position=found.position,
                at_start=found.at_start,
            )


def _shown(timestamp: int | None) -> int | None:
    is_shown = timestamp is not None and timestamp in CALENDAR
    return timestamp if is_shown else None  # Python has no others


FINDING_COLUMNS: tuple[Column[Finding], ...] = (
    Column("severity", pa.string(), lambda row: row.severity),
    Column("kind", pa.string(), lambda row: row.kind),
    Column("path", pa.string(), lambda row: names.text_of(row.path)),
    Column("topic", pa.string(), lambda row: row.topic),
    Column("partition", pa.int32(), lambda row: row.partition),
    Column("segment", pa.string(), lambda row: row.segment),
    Column("position", pa.int64(), lambda row: row.position),
    Column("length", pa.int64(), lambda row: clamped_or_none(row.length)),
    Column("firstOffset", pa.int64(), lambda row: clamped_or_none(row.first_offset)),
    Column("lastOffset", pa.int64(), lambda row: clamped_or_none(row.last_offset)),
    Column("firstTimestamp", TIMESTAMP, lambda row: _shown(row.first_timestamp)),
    Column("lastTimestamp", TIMESTAMP, lambda row: _shown(row.last_timestamp)),
    Column("atStart", pa.string(), lambda row: row.at_start),
    Column("message", pa.string(), lambda row: names.text_of(row.message)),
)
FINDING_SCHEMA = schema_of(FINDING_COLUMNS)


def finding_batches(findings: Iterable[Finding]) -> Iterator[pa.RecordBatch]:
    """Return findings as record batches of bounded size."""
    return record_batches(findings, FINDING_COLUMNS, lambda row: len(row.message) + len(row.path))
