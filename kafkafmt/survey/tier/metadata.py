"""A bucket against what Kafka knows of it: ``__remote_log_metadata``, and the cluster's metadata.

Strategy: the metadata log of remote segments says of each segment whether brokers read it
(``COPY_SEGMENT_FINISHED``); the cluster's metadata says which topic ids exist. Each is compared
with the copies and orphans in both directions.

Invariant: what the given metadata cannot know gives one note for a log: one that it does
not name may be in another partition of the metadata topic, or in another cluster.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kafkafmt._base.ranges import minus
from kafkafmt._base.wording import counted
from kafkafmt.cluster.messages.remote import DELETE_STATES, SEGMENT_STATES
from kafkafmt.cluster.remote import RemoteMetadataImage
from kafkafmt.log.tier.bucket import LogId, Objects
from kafkafmt.survey.tier.coverage import AuditedLog, LogCoverage, path_of
from kafkafmt.survey.verification.finding import (
    DAMAGE,
    NOTE,
    REMOTE_METADATA_MISMATCH,
    UNKNOWN_TOPIC,
    WARNING,
    Finding,
)

_STARTED, _FINISHED, _DELETING, _DELETED = SEGMENT_STATES
_TOLD = {"startOffset": "start offset", "endOffset": "end offset", "sizeInBytes": "size"}
"""What manifests say, too: columns of the table of remote segments."""

_ID_LENGTH = 22  # of the segment id, which the path of a copy ends with

Row = Mapping[str, Any]
"""Of the table of :func:`kafkafmt.cluster.read_remote_segments`."""


@dataclass(frozen=True, slots=True)
class _Place:
    """The place of a segment: in a copy, or in an orphan.

    Attributes:
        is_copy: whether there is a manifest that can be read.
        told: the values of :data:`_TOLD` by that.
    """

    log: AuditedLog | None
    path: str
    size: int
    is_copy: bool = False
    told: Mapping[str, int] = field(default_factory=dict)


class RemoteMetadata:
    """The logs in a bucket, compared with what ``__remote_log_metadata`` says."""

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
            told: Mapping[str, int] = {}
            if copy.of.end_offset is not None or copy.of.error is not None:
                told = dict(zip(_TOLD, (copy.first, copy.stop - 1, copy.of.size), strict=True))
            self._add(_Place(log, path_of(copy.of), copy.stored, is_copy=True, told=told))
        for broken in coverage.log.broken:
            self._add(_Place(log, path_of(broken.of), broken.stored))

    def _add(self, place: _Place) -> None:
        self._places[place.path[-_ID_LENGTH:]] = place

    def findings(self, image: RemoteMetadataImage, path: str) -> Iterator[Finding]:
        """Yield the differences in both directions; ``path`` is that of the metadata."""
        rows: Mapping[str, Row] = image.segments
        logs = {(row["topicId"], row["topicPartition"]) for row in rows.values()}
        missing: dict[LogId, list[Row]] = {}
        for place, log in self._here.items():
            if place in image.deletions:
                yield _of_deletion(log, path, image.deletions[place])
        for row in rows.values():
            named = row["topicId"], row["topicPartition"]
            found = self._places.get(row["segmentId"])
            if found is not None:
                yield from _of_place(found, path, row)
            elif named in image.deletions:
                continue  # its objects are deleted in any order
            elif row["state"] == _FINISHED and named in self._here:
                yield _of_missing(self._here[named], path, row)
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
                what = found.log.finding(WARNING, REMOTE_METADATA_MISMATCH, found.path, message)
                yield replace(what, length=found.size)


def _of_deletion(log: AuditedLog, path: str, state: str) -> Finding:
    message = f"{path} has the state {state}: " + (
        "the log counts as deleted, and it has objects"
        if state == DELETE_STATES[-1]
        else "a deletion of the log that did not end"
    )
    found = log.finding(WARNING, REMOTE_METADATA_MISMATCH, log.path, message)
    return replace(found, length=log.stored_bytes)


def _of_place(place: _Place, path: str, row: Row) -> Iterator[Finding]:
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


def _of_missing(log: AuditedLog, path: str, row: Row) -> Finding:
    lost = minus([(row["startOffset"], row["endOffset"] + 1)], log.present)
    message = (
        f"knows the segment {row['segmentId']}, which brokers read, and the sources have no "
        f"object of it" + ("" if lost else "; other copies have its offsets")
    )
    return _finding(DAMAGE if lost else WARNING, path, message, row, None)


def _differences(place: _Place, row: Row) -> str | None:
    """Describe the differences between a manifest and the metadata of a copy."""
    found = [
        f"{_TOLD[name]} {row[name]}, the manifest {told}"
        for name, told in place.told.items()
        if row[name] != told
    ]
    return "; ".join(found) or None


def of_topics(logs: Iterable[AuditedLog], topics: Mapping[str, str]) -> Iterator[Finding]:
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
        found = log.finding(WARNING, UNKNOWN_TOPIC, log.path, message)
        yield replace(found, length=log.stored_bytes)


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
