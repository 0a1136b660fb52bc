"""A finding: something damaged, doubtful, or worth knowing on a disk.

Invariant: the kinds are those of damage, and those below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pyarrow as pa

from kafkafmt._base.java import clamped_or_none
from kafkafmt._base.moments import CALENDAR
from kafkafmt.cluster.start.finding import Finding as Finding
from kafkafmt.segment.tables.columns import TIMESTAMP, Column, make_schema, record_batches
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


def log_finding(
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


def segment_finding(
    segment: SegmentFile, severity: str, kind: str, message: str, **fields: Any
) -> Finding:
    """Return a finding about a segment; ``fields`` are positions, offsets and times."""
    place = *segment.place, segment.name
    return Finding(severity, kind, segment.path, message, *place, **fields)


class StartFindings:
    """The findings of a start, each joined to the finding of its place, if there is one."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self._left = dict.fromkeys(findings)
        self._at: dict[tuple[str, int | str | None], Finding] = {}
        for found in self._left:
            self._at.setdefault((found.path, found.position), found)
            self._at.setdefault((found.path, found.kind), found)

    def joined(self, finding: Finding) -> Finding:
        """Return a finding joined with its effect on a broker's start."""
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

    def others(self) -> Iterable[Finding]:
        """Return the findings of the start not joined to any other."""
        return self._left


def _shown(timestamp: int | None) -> int | None:
    is_shown = timestamp is not None and timestamp in CALENDAR
    return timestamp if is_shown else None  # Python has no others


FINDING_COLUMNS: tuple[Column[Finding], ...] = (
    Column("severity", pa.string(), lambda row: row.severity),
    Column("kind", pa.string(), lambda row: row.kind),
    Column("path", pa.string(), lambda row: names.name_text(row.path)),
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
    Column("message", pa.string(), lambda row: names.name_text(row.message)),
)
FINDING_SCHEMA = make_schema(FINDING_COLUMNS)


def finding_batches(findings: Iterable[Finding]) -> Iterator[pa.RecordBatch]:
    """Return findings as record batches of bounded size."""
    return record_batches(findings, FINDING_COLUMNS, lambda row: len(row.message) + len(row.path))
