"""The metadata log of a KRaft cluster and its snapshots, as sources of an image.

Strategy: the newest whole snapshot at or before the wanted moment is read first, then the log
after it. A snapshot's name says the offset after the last that it contains, and its epoch.

Invariant: a snapshot that is not whole is not used; it is a finding.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

import pyarrow as pa

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.internal_topics import (
    InternalQuery,
    InternalRecord,
    internal_batches,
    internal_extents,
    records_in,
)
from kafkafmt.log.data_directories import DataDirectories, no_note
from kafkafmt.log.merging import expect_one_cluster
from kafkafmt.log.open_segment import Segment, SegmentSource, open_segment
from kafkafmt.segment.record import control
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.discovery import Source, source_name, source_parts
from kafkafmt.storage.names import METADATA_LOG, METADATA_TOPIC
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.resolve import open_tree
from kafkafmt.storage.segment_file import Extent

TOPIC = METADATA_TOPIC
_SNAPSHOT = re.compile(r"([0-9]{20})-([0-9]{10})\.checkpoint")


NOT_WHOLE = "a snapshot without header or footer, damaged, or of another name"
"""What is said of a snapshot that is not whole."""


class Snapshot(NamedTuple):
    """A snapshot file.

    Attributes:
        end_offset: the offset after the last that it contains.
        epoch: of the last record that it contains.
    """

    path: str
    end_offset: int
    epoch: int


class MetadataSource(NamedTuple):
    """The snapshots and segments of a metadata log in a source.

    Attributes:
        logs: segments of the log, or nothing.
        snapshots: the snapshots beside them or in the source, ascending.
    """

    logs: list[Extent]
    snapshots: list[Snapshot]

    @property
    def first_offset(self) -> int | None:
        """Return the first offset of the log; ``None`` if no segment is named by one."""
        bases = [log.segment.base_offset for log in self.logs]
        return min((base for base in bases if base is not None), default=None)


def metadata_source(source: Source, reading: InternalQuery) -> MetadataSource:
    """Return the metadata log and its snapshots in a source.

    Raises:
        FileNotFoundError: a path is missing, or the source holds neither.
        SeveralLogsError: they are of several clusters.
    """
    directories: dict[str, None] = {}
    snapshots: list[Snapshot] = []
    logs: list[Extent] = []
    options = StorageOptions(reading.storage_options)
    for part in source_parts(source):
        path = os.fspath(part) if isinstance(part, (str, os.PathLike)) else None
        if path is not None and (found := parse_snapshot_name(path)):
            snapshots.append(found)
            continue
        given = [] if path is None else _directories(path, options)
        directories |= dict.fromkeys(given)
        try:
            extents, _ = internal_extents(part, reading, (TOPIC,))
        except FileNotFoundError:
            if not given:  # a directory may hold snapshots only
                raise
            continue
        for extent in extents:
            segment = extent.segment
            if segment.topic == TOPIC or segment.topic is None:
                logs.append(extent)
                if segment.data is None:
                    tree = open_tree(segment.path, segment.storage)
                    directories[tree.parent(segment.path)] = None
    for directory in directories:
        for item in open_tree(directory, options).items(directory):
            if not item.is_directory and (found := parse_snapshot_name(item.path)):
                snapshots.append(found)
    if not logs and not snapshots:
        raise FileNotFoundError(f"{source_name(source)}: holds no log or snapshot of {TOPIC}")
    found_in = [os.path.dirname(snapshot.path) for snapshot in snapshots]
    found_in += (log.directory for log in logs if log.segment.data is None)
    copies = [
        PartitionLog(fromkey, TOPIC, 0, storage=options) for fromkey in dict.fromkeys(found_in)
    ]
    beside = DataDirectories(options, note=no_note)
    expect_one_cluster(f"{METADATA_LOG} is a log", copies, beside)
    unique = sorted(set(snapshots), key=lambda snapshot: (snapshot.end_offset, snapshot.epoch))
    return MetadataSource(logs, unique)


def _directories(path: str, options: StorageOptions) -> list[str]:
    """Return a directory and its metadata log's directory; none of another path."""
    tree = open_tree(path, options)
    absolute = tree.absolute(path)
    if tree.kind(absolute) != "directory":
        return []
    return [absolute, *(item.path for item in tree.items(absolute) if item.name == METADATA_LOG)]


def parse_snapshot_name(path: str) -> Snapshot | None:
    """Return the snapshot named by a file's name; ``None`` for another file."""
    match = _SNAPSHOT.fullmatch(path.rpartition("/")[2])
    return Snapshot(path, int(match[1]), int(match[2])) if match else None


def is_whole(snapshot: Snapshot, reading: InternalQuery) -> bool:
    """Return whether a snapshot begins with its header, ends with its footer, and is whole between.

    Its offsets count from 0, and the epoch of all its batches is in its name.

    Raises:
        OSError: it cannot be read.
    """
    kinds: list[list[int]] = []
    expected = 0
    try:
        with _opened(snapshot, reading) as segment:
            for batch in segment:
                batch.ensure_valid()
                place = batch.base_offset, batch.partition_leader_epoch
                if place != (expected, snapshot.epoch):
                    return False
                expected = batch.last_offset + 1
                records = batch.records() if batch.is_control else ()
                kinds = [*kinds[:1], [control.control_type(record.key) for record in records]]
    except KafkaFormatError:
        return False
    return (
        bool(kinds)
        and control.SNAPSHOT_HEADER in kinds[0][:1]
        and control.SNAPSHOT_FOOTER in kinds[-1][-1:]
    )


def whole_snapshot(path: str, limits: Limits | None = None) -> Snapshot | None:
    """Return a file as a whole snapshot; ``None`` for any other, or an unreadable one."""
    snapshot = parse_snapshot_name(path)
    with suppress(OSError):
        if snapshot is not None and is_whole(snapshot, InternalQuery(limits=limits)):
            return snapshot
    return None


def snapshot_timestamp(snapshot: Snapshot, reading: InternalQuery) -> int | None:
    """Return the timestamp of the last record in a snapshot, from its header."""
    with _opened(snapshot, reading) as segment:
        for batch in segment:
            for record in batch.records() if batch.is_control else ():
                value = control.control_record(record.key, record.value)
                if value.type_id == control.SNAPSHOT_HEADER and value.value is not None:
                    timestamp: int = value.value["lastContainedLogTimestamp"]
                    return timestamp
            break
    return None


def _opened(snapshot: Snapshot, reading: InternalQuery) -> Segment:
    return open_segment(
        snapshot.path, limits=reading.limits, storage_options=reading.storage_options
    )


def snapshot_records(snapshot: Snapshot, reading: InternalQuery) -> Iterator[InternalRecord]:
    """Return the records of a snapshot; their own offsets count from 0."""
    whole = replace(reading, as_of_offset=None, as_of_timestamp=None)
    return records_in(snapshot.path, whole, TOPIC)


def log_batches(source: MetadataSource, reading: InternalQuery) -> Iterator[pa.RecordBatch]:
    """Yield the records of the log, control records among them, not decoded."""
    for _, batch in internal_batches(source.logs, reading, [TOPIC], TOPIC) if source.logs else ():
        yield batch


def log_records(source: MetadataSource, reading: InternalQuery) -> Iterator[InternalRecord]:
    """Return the records of the log."""
    return records_in(source.logs, reading, TOPIC) if source.logs else iter(())


def topic_names(source: Source, reading: InternalQuery) -> dict[str, str]:
    """Return the names of all topics in the metadata log and its snapshots, by id.

    Removed topics keep their names, because records about them remain. Empty where there is no
    metadata log.
    """
    whole = replace(reading, as_of_offset=None, as_of_timestamp=None)
    try:
        metadata = metadata_source(source, whole)
    except FileNotFoundError:
        return {}
    if not any(extent.segment.topic == TOPIC for extent in metadata.logs):  # of another topic
        return {}
    names: dict[str, str] = {}
    in_snapshots = (snapshot_records(snapshot, whole) for snapshot in metadata.snapshots)
    for record in chain(chain.from_iterable(in_snapshots), log_records(metadata, whole)):
        values = record.decoded.value
        if values is not None and record.decoded.name == "TopicRecord":
            names[values["topicId"]] = values["name"]
    return names


def last_election(segments: Sequence[SegmentSource], limits: Limits) -> tuple[int, frozenset[int]]:
    """Return the epoch of the last leader and the ids of its voters; -1 and none without one.

    `segments` are in offset order; damaged batches are left out.
    """
    epoch, change = last_control(segments, limits, control.LEADER_CHANGE)
    return epoch, frozenset(voter["voterId"] for voter in change.get("voters", ()))


def last_control(
    files: Sequence[SegmentSource], limits: Limits, type_id: int
) -> tuple[int, dict[str, Any]]:
    """Return the epoch and the fields of the last control record of a type; -1 and none without.

    `files` are snapshots and segments in offset order; damaged batches are left out.
    """
    for file in reversed(files):
        last: tuple[int, dict[str, Any]] = -1, {}
        with (
            suppress(KafkaFormatError, OSError),
            open_segment(file, on_damage="skip", limits=limits) as segment,
        ):
            for batch in segment:
                with suppress(KafkaFormatError):
                    for record in batch.records() if batch.is_control else ():
                        found = control.control_record(record.key, record.value)
                        if found.type_id == type_id and found.value is not None:
                            last = batch.partition_leader_epoch or 0, found.value
        if last[1]:
            return last
    return -1, {}
