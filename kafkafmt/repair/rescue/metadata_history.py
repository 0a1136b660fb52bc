"""What the records of a metadata log add up to, with what was removed on the way.

Strategy: the image of :mod:`kafkafmt.cluster.image`, which keeps the rules of ``MetadataDelta``;
beside it the topics as they were one record before their removal, and the voters.

Invariant: records of an open metadata transaction change nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.image import (
    METADATA_VERSION,
    TOPIC_RESOURCE,
    Image,
    Row,
)
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.reader import Values
from kafkafmt.cluster.messages.records import framed_record
from kafkafmt.log.open_segment import open_segment
from kafkafmt.repair.rescue.metadata_copy import MetadataCopy
from kafkafmt.repair.rescue.voters import Voter
from kafkafmt.segment.record import control
from kafkafmt.segment.record.batch import Batch


@dataclass(frozen=True)
class Topic:
    """A topic of the image, or one that was removed.

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
    """An image that remembers.

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
            self.voters = [Voter.of_record(voter) for voter in value["voters"]]

    def _replay(self, name: str, values: Values, where: str) -> None:
        if name == "RemoveTopicRecord" and values["topicId"] in self.topic_names:
            topic = deepcopy(self.topic(values["topicId"]))
            self.removed[topic.topic_id] = replace(topic, removed_at=self.timestamp)
        elif name == "TopicRecord" and not self._is_in_snapshot:
            self.created_at[values["topicId"]] = self.timestamp
        super()._replay(name, values, where)


def history_of(copy: MetadataCopy, limits: Limits) -> MetadataHistory:
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
    for path, wanted in _by_segment(copy, first):
        with open_segment(path, on_damage="skip", limits=limits) as segment:
            batches = (batch for batch in segment if batch.position in wanted)
            history.read(path, batches, is_snapshot=False)
    return history


def _by_segment(copy: MetadataCopy, first: int) -> Iterator[tuple[str, set[int]]]:
    wanted: dict[str, set[int]] = {}
    for batch in copy.batches:
        if batch.last_offset >= first:
            wanted.setdefault(batch.path, set()).add(batch.position)
    yield from wanted.items()
