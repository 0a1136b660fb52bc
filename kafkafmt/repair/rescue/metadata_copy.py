"""A node's copy of the metadata log, and the choice between several copies.

Rules of Raft and of ``KafkaMetadataLog``: a copy is usable from its newest whole snapshot, or from
offset 0, up to the first batch that is not whole. Of several copies the one with the larger last
epoch counts, then the one with the larger end, then that of a voter (KIP-595). What its records add
up to is an image (:mod:`kafkafmt.cluster.image`), with the topics as they were one record before
their removal, and the voters.

Invariant: a copy's batches are consecutive, whole, and of epochs that do not go back. A snapshot
without header or footer is never used.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.image import METADATA_VERSION, TOPIC_RESOURCE, Image, Row
from kafkafmt.cluster.internal_topics import InternalQuery
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.reader import Values
from kafkafmt.cluster.messages.records import framed_record
from kafkafmt.cluster.metadata_log import (
    NOT_WHOLE,
    Snapshot,
    parse_snapshot_name,
    snapshot_timestamp,
    whole_snapshot,
)
from kafkafmt.log.open_segment import open_segment
from kafkafmt.repair.rescue.nodes import DataDirectory, segments_in
from kafkafmt.repair.rescue.voters import Voter
from kafkafmt.segment.record import control
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.side_files.properties import QuorumState, read_quorum_state
from kafkafmt.storage.local import may_be_file
from kafkafmt.storage.names import QUORUM_STATE
from kafkafmt.storage.safe_paths import listed


class MetadataBatch(NamedTuple):
    """A batch of the log."""

    base_offset: int
    last_offset: int
    epoch: int
    crc: int
    path: str
    position: int
    size: int


@dataclass(frozen=True)
class MetadataCopy:
    """The usable part of a copy.

    Attributes:
        node: the data directory that it lies in.
        snapshot: the newest whole one; ``None`` without one.
        batches: those of the log that follow the snapshot, or all from offset 0 on.
        highest_epoch: of its ``quorum-state``, and of all its batches and snapshots, also of those
            that are not usable: some node has seen it.
        sound_end: after the last whole batch, also of those that are not usable.
        problems: what was not usable, and why.
    """

    node: DataDirectory
    path: str
    snapshot: Snapshot | None
    batches: Sequence[MetadataBatch] = field(repr=False)
    quorum: QuorumState
    highest_epoch: int
    sound_end: int
    problems: tuple[str, ...]

    @property
    def end_offset(self) -> int:
        """After the last usable record."""
        last = self.batches[-1].last_offset + 1 if self.batches else 0
        return max(last, self.snapshot.end_offset if self.snapshot else 0)

    @property
    def epoch(self) -> int:
        """Of the last usable record."""
        if self.batches and (not self.snapshot or self.end_offset > self.snapshot.end_offset):
            return self.batches[-1].epoch
        return self.snapshot.epoch if self.snapshot else 0

    @property
    def place(self) -> tuple[str, int, int, int]:
        """Its path, node, end offset and epoch."""
        return self.path, self.node.node_id, self.end_offset, self.epoch

    def divergence(self, other: MetadataCopy) -> MetadataBatch | None:
        """Return the first batch of this copy to differ from the other copy, within its offsets."""
        theirs = {batch.base_offset: batch for batch in other.batches}
        for batch in self.batches:
            if batch.base_offset < (other.batches[0].base_offset if other.batches else 0):
                continue
            if other.snapshot is not None and batch.last_offset < other.snapshot.end_offset:
                continue
            match = theirs.get(batch.base_offset)
            if batch.base_offset < other.end_offset and (
                match is None or (match.epoch, match.crc) != (batch.epoch, batch.crc)
            ):
                return batch
        return None


def read_copy(node: DataDirectory, limits: Limits) -> MetadataCopy | None:
    """Return the copy in a data directory; ``None`` if it has none."""
    path = node.metadata_log
    if path is None:
        return None
    files = (parse_snapshot_name(os.path.join(path, name)) for name in listed(path))
    named = [snapshot for snapshot in files if snapshot is not None]
    there = [snapshot for snapshot in named if may_be_file(snapshot.path)]
    snapshots = [snapshot for snapshot in there if whole_snapshot(snapshot.path, limits)]
    problems = [f"{snapshot.path}: {NOT_WHOLE}" for snapshot in there if snapshot not in snapshots]
    segments = segments_in(path)
    read = _LogBatches(segments, snapshots, problems, limits)
    for whole in snapshots[:]:
        # The log has later records than the snapshot, so it does not end after the log.
        time = snapshot_timestamp(whole, InternalQuery(limits=limits)) or 0
        if 0 < read.sound_end < whole.end_offset and time < read.last_time:
            snapshots.remove(whole)
            problems.append(
                f"{whole.path}: a snapshot of another name: its last record is older than the"
                f" log's, which ends at offset {read.sound_end}"
            )
            read = _LogBatches(segments, snapshots, [], limits)
    batches = read.usable
    end = batches[-1].last_offset + 1 if batches else 0
    newest = max(snapshots, key=lambda whole: (whole.epoch, whole.end_offset), default=None)
    begin, after = batches[0].base_offset if batches else 0, "and no snapshot is whole"
    if newest is not None:
        # A snapshot that is after the log, or of a later epoch, replaces it
        # (KafkaRaftLog.truncateToLatestSnapshot).
        if batches and (newest.end_offset > end or newest.epoch > batches[-1].epoch):
            batches = []
        after = f"after the end {newest.end_offset} of its newest whole snapshot"
    if batches and begin > (newest.end_offset if newest else 0):
        problems.append(f"{path}: the log begins at offset {begin}, {after}")
        batches = []
    quorum = _quorum_state(os.path.join(path, QUORUM_STATE), limits, problems)
    epochs = (snapshot.epoch for snapshot in named)
    highest = max(read.highest_epoch, quorum.epoch, *epochs)
    return MetadataCopy(
        node, path, newest, batches, quorum, highest, read.sound_end, tuple(problems)
    )


def read_copies(nodes: Sequence[DataDirectory], limits: Limits) -> list[MetadataCopy]:
    """Return the copies of all nodes, best first; some may have nothing usable."""
    read = (read_copy(node, limits) for node in nodes)
    copies = [copy for copy in read if copy is not None]
    return sorted(copies, key=lambda copy: (copy.epoch, copy.end_offset), reverse=True)


class _LogBatches:
    """The batches of the log.

    Attributes:
        usable: the consecutive whole ones that the newest whole snapshot needs after it, or all.
            Damage before the end of a snapshot does no harm: the batches begin after it.
    """

    def __init__(
        self,
        segments: Sequence[str],
        snapshots: Sequence[Snapshot],
        problems: list[str],
        limits: Limits,
    ) -> None:
        """Read segments, beside whole ``snapshots``; unusable parts go to ``problems``."""
        self.usable: list[MetadataBatch] = []
        self.highest_epoch = self.sound_end = self.last_time = 0
        self._covered = max((snapshot.end_offset for snapshot in snapshots), default=0)
        self._problems = problems
        self._has_ended = False
        for path in segments:
            try:
                with open_segment(path, on_damage="collect", limits=limits) as segment:
                    for batch in segment:
                        try:
                            batch.ensure_valid()
                            batch.records()
                        except KafkaFormatError:
                            where = f"{path}: the batch at byte {batch.position}"
                            self._problems.append(f"{where} is damaged")
                            continue
                        self.last_time = max(self.last_time, batch.max_timestamp)
                        self._add(_batch(batch, path))
                    self._problems += [
                        f"{path}: {damage.kind} at byte {damage.position}: {damage.message}"
                        for damage in segment.damage
                        if damage.kind != "zero_tail"
                    ]
            except (KafkaFormatError, OSError) as error:
                self._problems.append(str(error))

    def _add(self, batch: MetadataBatch) -> None:
        self.highest_epoch = max(self.highest_epoch, batch.epoch)
        self.sound_end = max(self.sound_end, batch.last_offset + 1)
        if self._has_ended:
            return
        last = self.usable[-1] if self.usable else None
        if last is not None and not _follows(last, batch):
            if batch.base_offset > self._covered:
                self._problems.append(
                    f"{batch.path}: offset {batch.base_offset} of epoch {batch.epoch}, at byte"
                    f" {batch.position}, does not follow offset {last.last_offset} of epoch"
                    f" {last.epoch}"
                )
                self._has_ended = True
                return
            self.usable.clear()
        self.usable.append(batch)


def _follows(before: MetadataBatch, after: MetadataBatch) -> bool:
    is_adjacent = after.path != before.path or after.position == before.position + before.size
    is_next = after.base_offset == before.last_offset + 1
    return is_adjacent and is_next and after.epoch >= before.epoch


def _batch(batch: Batch, path: str) -> MetadataBatch:
    return MetadataBatch(
        batch.base_offset or 0,
        batch.last_offset,
        batch.partition_leader_epoch or 0,
        batch.crc,
        path,
        batch.position,
        batch.size_in_bytes,
    )


def _quorum_state(path: str, limits: Limits, problems: list[str]) -> QuorumState:
    if not may_be_file(path):
        return QuorumState()
    try:
        return read_quorum_state(path, limits=limits)
    except (KafkaFormatError, OSError) as error:
        problems.append(f"{path}: not a {QUORUM_STATE}: {error}")
        return QuorumState()


@dataclass(frozen=True)
class Topic:
    """A topic of the image, or a removed one.

    Attributes:
        partitions: by number; each with the fields of ``Image.partitions``.
        removed_at: time of its removal in milliseconds; ``None`` if it was not removed.
    """

    name: str
    topic_id: str
    partitions: dict[int, Row] = field(default_factory=dict)
    configs: dict[str, str] = field(default_factory=dict)
    removed_at: int | None = None


class MetadataHistory(Image):
    """An image with the removed topics, the voters and the unreadable records.

    Attributes:
        removed: topics that were removed, by id.
        created_at: milliseconds, by topic id, where the log has the creation.
        voters: the dynamic voters, by the last record; empty with static ones.
        unread: records that could not be read, as sentences.
    """

    def __init__(self) -> None:
        super().__init__()
        self.removed: dict[str, Topic] = {}
        self.created_at: dict[str, int] = {}
        self.voters: list[Voter] = []
        self.kraft_version = 0
        self.unread: list[str] = []
        self.timestamp = 0
        self._is_in_snapshot = False

    def topic(self, topic_id: str) -> Topic:
        """Return a topic of the image, by its id."""
        name = self.topic_names[topic_id]
        return Topic(
            name,
            topic_id,
            self.partitions.get(topic_id, {}),
            self.configs.get((TOPIC_RESOURCE, name), {}),
        )

    @property
    def metadata_version(self) -> int:
        """The level; 0 where no record says it."""
        return self.features.get(METADATA_VERSION, 0)

    def read(self, path: str, batches: Iterable[Batch], *, is_snapshot: bool) -> None:
        """Take the records of batches."""
        self._is_in_snapshot = is_snapshot
        log = schema.log(schema.CLUSTER_METADATA)
        for batch in batches:
            for record in batch.records():
                where = f"{path}: offset {record.offset}"
                self.timestamp = max(record.timestamp or 0, 0)
                try:
                    if batch.is_control:
                        self._control(control.control_record(record.key, record.value))
                        continue
                    message, version, values = framed_record(log, record.value)
                except KafkaFormatError as error:
                    self.unread.append(f"{where}: {error.reason}")
                    continue
                if version > message.valid.last:
                    self.unread.append(
                        f"{where}: {message.name} of version {version},"
                        f" {message.valid.last} is known"
                    )
                self.apply(message.name, values, where)

    def _control(self, record: control.ControlRecord) -> None:
        value: dict[str, Any] = record.value or {}
        if record.type_id == control.KRAFT_VERSION:
            self.kraft_version = value["kRaftVersion"]
        elif record.type_id == control.KRAFT_VOTERS:
            self.voters = [Voter.from_record(voter) for voter in value["voters"]]

    def _replay(self, name: str, values: Values, where: str) -> None:
        if name == "RemoveTopicRecord" and values["topicId"] in self.topic_names:
            topic = deepcopy(self.topic(values["topicId"]))
            self.removed[topic.topic_id] = replace(topic, removed_at=self.timestamp)
        elif name == "TopicRecord" and not self._is_in_snapshot:
            self.created_at[values["topicId"]] = self.timestamp
        super()._replay(name, values, where)


def read_history(copy: MetadataCopy, limits: Limits) -> MetadataHistory:
    """Return the state after the usable part of a copy.

    Where the log begins at offset 0, later snapshots are left out: it knows more than they do.
    """
    history = MetadataHistory()
    snapshot, first = copy.snapshot, 0
    has_all = bool(copy.batches) and copy.batches[0].base_offset == 0
    # The snapshot at offset 0 is what `format` wrote.
    if snapshot is not None and not (has_all and snapshot.end_offset > 0):
        first = snapshot.end_offset
        with open_segment(snapshot.path, limits=limits) as segment:
            history.read(snapshot.path, segment, is_snapshot=True)
    by_segment: dict[str, set[int]] = {}
    for each in copy.batches:
        if each.last_offset >= first:
            by_segment.setdefault(each.path, set()).add(each.position)
    for path, wanted in by_segment.items():
        with open_segment(path, on_damage="skip", limits=limits) as segment:
            batches = (batch for batch in segment if batch.position in wanted)
            history.read(path, batches, is_snapshot=False)
    return history
