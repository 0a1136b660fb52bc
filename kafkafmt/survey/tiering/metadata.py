"""A bucket against what Kafka knows of it: ``__remote_log_metadata``, and the cluster's metadata.

Strategy: the metadata log of remote segments says of each segment whether brokers read it
(``COPY_SEGMENT_FINISHED``); the cluster's metadata says which topic ids live. Each is compared with
the copies and orphans in both directions.

Invariant: what the given metadata cannot know gives one note for a log: one that it does
not name may be in another partition of the metadata topic, or in another cluster.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from kafkafmt.messages.remote import DELETE_STATES, SEGMENT_STATES
from kafkafmt.state.remote import RemoteMetadataImage
from kafkafmt.survey.tiering.coverage import LogCoverage
from kafkafmt.survey.tiering.offsets import minus
from kafkafmt.survey.tiering.stored import LogId, Stored, path_of, segment_id
from kafkafmt.survey.verification.finding import (
    DAMAGE,
    NOTE,
    REMOTE_METADATA_MISMATCH,
    UNKNOWN_TOPIC,
    WARNING,
    Finding,
)
from kafkafmt.tiered.history import SegmentCopy
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.segment import TieredSegment

_STARTED, _FINISHED, _DELETING, _DELETED = SEGMENT_STATES

Row = Mapping[str, Any]
"""Of the table of :func:`kafkafmt.read_remote_segments`."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a segment lies: in a copy, or in an orphan."""

    coverage: LogCoverage | None
    path: str
    copy: SegmentCopy[Any] | None
    size: int


class RemoteMetadata:
    """What ``__remote_log_metadata`` says, compared with the logs in a bucket."""

    def __init__(self, image: RemoteMetadataImage, path: str) -> None:
        self._path = path
        self._rows: Mapping[str, Row] = image.segments
        self._deletions = image.deletions
        self._logs = {(row["topicId"], row["topicPartition"]) for row in self._rows.values()}

    def findings(self, coverages: Iterable[LogCoverage], stored: Stored) -> Iterator[Finding]:
        """The differences in both directions."""
        places, here = self._places(coverages, stored)
        missing: dict[LogId, list[Row]] = {}
        for log, coverage in here.items():
            if log in self._deletions:
                yield self._of_deletion(coverage, self._deletions[log])
        for row in self._rows.values():
            log = row["topicId"], row["topicPartition"]
            place = places.get(row["segmentId"])
            if place is not None:
                yield from self._of_place(place, row)
            elif log in self._deletions:
                continue  # its objects are deleted in any order
            elif row["state"] == _FINISHED and log in here:
                yield self._of_missing(here[log], row)
            elif row["state"] == _FINISHED:
                missing.setdefault(log, []).append(row)
        for rows in missing.values():
            count = f"{len(rows)} segment{'' if len(rows) == 1 else 's'}"
            message = f"knows {count} of the log, the sources have no object of it"
            yield _finding(NOTE, self._path, message, rows[0], None)
        unknown = {log: coverage for log, coverage in here.items() if log not in self._logs}
        for coverage in unknown.values():
            path = coverage.log.directories[0]
            message = f"{self._path} does not name the log: was a partition of that topic left out?"
            yield _of_log(NOTE, REMOTE_METADATA_MISMATCH, path, message, coverage)
        for name, place in places.items():
            if name in self._rows or place.coverage is None or place.copy is None:
                continue
            if (place.coverage.log.topic_id, place.coverage.log.partition) in self._logs:
                message = f"{self._path} does not know the segment: brokers never read it"
                found = _of_log(
                    WARNING, REMOTE_METADATA_MISMATCH, place.path, message, place.coverage
                )
                yield replace(found, length=place.size)

    def _places(
        self, coverages: Iterable[LogCoverage], stored: Stored
    ) -> tuple[dict[str, _Place], dict[LogId, LogCoverage]]:
        places: dict[str, _Place] = {}
        here: dict[LogId, LogCoverage] = {}
        for orphan in stored.all_orphans():
            places[segment_id(orphan.path)] = _Place(None, orphan.path, None, orphan.size)
        for coverage in coverages:
            here[coverage.log.topic_id, coverage.log.partition] = coverage
            for copy in coverage.log.copies:
                path = path_of(copy.of)
                places[segment_id(path)] = _Place(coverage, path, copy, stored.size(copy.of))
            for broken in coverage.log.broken:
                path = path_of(broken)
                places[segment_id(path)] = _Place(coverage, path, None, stored.size(broken))
        return places, here

    def _of_deletion(self, coverage: LogCoverage, state: str) -> Finding:
        message = f"{self._path} has the state {state}: " + (
            "the log counts as deleted, and it has objects"
            if state == DELETE_STATES[-1]
            else "a deletion of the log that did not end"
        )
        path = coverage.log.directories[0]
        found = _of_log(WARNING, REMOTE_METADATA_MISMATCH, path, message, coverage)
        return replace(found, length=coverage.stored_bytes)

    def _of_place(self, place: _Place, row: Row) -> Iterator[Finding]:
        state = row["state"]
        is_orphan = place.coverage is None
        severity, message = WARNING, None
        if state == _STARTED and place.copy is not None:
            message = "an upload that did not end: brokers never read this copy"
        elif state == _FINISHED and is_orphan:
            severity, message = DAMAGE, "brokers read this copy, and its manifest is missing"
        elif state == _DELETING:
            message = "a deletion that did not end"
        elif state == _DELETED:
            message = "the segment counts as deleted, and its objects are there"
        elif state == _FINISHED and place.copy is not None:
            message = _differences(place.copy, row)
        if message is not None:
            text = f"{self._path} has the state {state}: {message}"
            yield _finding(severity, place.path, text, row, place.size)

    def _of_missing(self, coverage: LogCoverage, row: Row) -> Finding:
        counting = [
            offset_range for ranges in coverage.counting.values() for offset_range in ranges
        ]
        lost = minus([(row["startOffset"], row["endOffset"] + 1)], counting)
        message = (
            f"knows the segment {row['segmentId']}, which brokers read, and the sources have no "
            f"object of it" + ("" if lost else "; other copies have its offsets")
        )
        return _finding(DAMAGE if lost else WARNING, self._path, message, row, None)


def _differences(copy: SegmentCopy[Any], row: Row) -> str | None:
    """What a manifest and the metadata say differently of a copy."""
    of = copy.of
    if not isinstance(of, (TieredSegment, LostSegment)):
        return None
    pairs = {
        "start offset": (row["startOffset"], copy.first),
        "end offset": (row["endOffset"], copy.stop - 1),
        "size": (row["sizeInBytes"], of.size),
    }
    found = [
        f"{name} {known}, the manifest {told}"
        for name, (known, told) in pairs.items()
        if known != told
    ]
    return "; ".join(found) or None


def of_topics(coverages: Iterable[LogCoverage], topics: Mapping[str, str]) -> Iterator[Finding]:
    """The logs whose topic id the cluster's metadata does not know; ``topics`` are names by id."""
    ids = {name: topic_id for topic_id, name in topics.items()}
    for coverage in coverages:
        log = coverage.log
        if log.topic_id is None or log.topic_id in topics:
            continue
        now = ids.get(log.topic or "")
        message = f"the cluster's metadata does not know the topic id {log.topic_id}: " + (
            "the topic was deleted, or is another cluster's"
            if now is None
            else f"a topic of that name has the id {now} now"
        )
        found = _of_log(WARNING, UNKNOWN_TOPIC, log.directories[0], message, coverage)
        yield replace(found, length=coverage.stored_bytes)


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


def _of_log(severity: str, kind: str, path: str, message: str, coverage: LogCoverage) -> Finding:
    return Finding(severity, kind, path, message, coverage.log.topic, coverage.log.partition)
