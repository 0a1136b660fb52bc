"""The metadata log and the snapshot for a controller.

Strategy: the usable batches of the chosen copy are taken over byte for byte; what is added follows
in an epoch that no node has seen. A rebuilt cluster has a snapshot only.

Invariant: a snapshot begins with its header and ends with its footer
(``RecordsSnapshotWriter``). Its offsets count from 0; all its batches have the epoch of its name.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kafkafmt.cluster.image import TOPIC_RESOURCE
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.encoding import control_record, framed
from kafkafmt.repair.new_directory import copy_bytes, write_file
from kafkafmt.repair.rescue.metadata_copy import MetadataBatch, MetadataCopy
from kafkafmt.repair.rescue.voters import Voter, steps
from kafkafmt.repair.salvage.topics import METADATA_TOPIC_ID
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.side_files.checkpoints import EpochEntry
from kafkafmt.segment.write import KeyValue, encode_batch
from kafkafmt.storage import names

_RECORDS_IN_A_BATCH = 500


class MetadataRecord(NamedTuple):
    """A record of the metadata log: its name, version and fields by Kafka's JSON."""

    name: str
    version: int
    fields: Mapping[str, Any]


@dataclass
class NewLog:
    """The files of every new controller.

    Attributes:
        chosen: the copy that it continues; ``None`` for a rebuilt cluster.
        epoch: higher than any that a node has seen.
        old_voters: the dynamic voters of the chosen copy.
        timestamp: of what is added, milliseconds.
    """

    chosen: MetadataCopy | None
    epoch: int
    metadata_version: int
    kraft_version: int
    voters: Sequence[Voter]
    old_voters: Sequence[Voter] = ()
    old_kraft_version: int = 0
    records: list[MetadataRecord] = field(default_factory=list)
    snapshot_end: int = 0
    timestamp: int = field(default_factory=lambda: time.time_ns() // 1_000_000)

    def add(self, name: str, fields: Mapping[str, Any], version: int = 0) -> None:
        """Add a record."""
        self.records.append(MetadataRecord(name, version, fields))

    def add_topic(self, name: str, topic_id: str, settings: Mapping[str, str]) -> None:
        """Add the creation of a topic, and its settings."""
        self.add("TopicRecord", {"name": name, "topicId": topic_id})
        self.add_settings(name, settings)

    def add_settings(self, topic: str, settings: Mapping[str, str]) -> None:
        """Add settings of a topic."""
        resource = {"resourceType": TOPIC_RESOURCE, "resourceName": topic}
        for name, value in settings.items():
            self.add("ConfigRecord", {**resource, "name": name, "value": value})

    @property
    def quorum_state(self) -> bytes:
        """The ``quorum-state`` file of a node without a vote: its epoch and the voters."""
        ids = [voter.node_id for voter in self.voters]
        return encoding.quorum_state(self.epoch, ids, is_dynamic=self.kraft_version > 0)

    def write(self, home: str, node_id: int, cluster_id: str, directory_id: str) -> None:
        """Write the directory of one controller."""
        os.makedirs(home, mode=0o700)
        meta = encoding.meta_properties(node_id, cluster_id, directory_id)
        write_file(os.path.join(home, names.META_PROPERTIES), meta, 0o600)
        self.write_log(os.path.join(home, names.METADATA_LOG))

    def write_log(self, log: str) -> None:
        """Write the directory of the metadata log."""
        os.mkdir(log, 0o700)
        files = {
            names.QUORUM_STATE: self.quorum_state,
            names.PARTITION_METADATA: encoding.partition_metadata(METADATA_TOPIC_ID),
        }
        if self.chosen is None:
            name = f"{self.snapshot_end:020}-{self.epoch:010}.checkpoint"
            files[name] = self._snapshot()
        else:
            epochs = self._copy(self.chosen, log)
            files[names.LEADER_EPOCHS] = encoding.leader_epoch_checkpoint(epochs)
        for name, data in files.items():
            write_file(os.path.join(log, name), data, 0o600)

    def _copy(self, chosen: MetadataCopy, log: str) -> list[EpochEntry]:
        """Write the log, and the newest snapshot; returns the first offset of each epoch."""
        if chosen.snapshot is not None:
            target = os.path.join(log, os.path.basename(chosen.snapshot.path))
            copy_bytes(chosen.snapshot.path, target, 0o600)
        added = self._added(chosen.end_offset)
        segments: dict[str, list[MetadataBatch]] = {}
        for batch in chosen.batches:
            segments.setdefault(batch.path, []).append(batch)
        last = list(segments)[-1:]
        for path, batches in segments.items():
            end = batches[-1].position + batches[-1].size
            target = os.path.join(log, f"{batches[0].base_offset:020}.log")
            rest = added if [path] == last else b""
            copy_bytes(path, target, 0o600, batches[0].position, end, rest)
        if added and not segments:
            write_file(os.path.join(log, f"{chosen.end_offset:020}.log"), added, 0o600)
        epochs: list[EpochEntry] = []
        for batch in chosen.batches:
            if not epochs or batch.epoch > epochs[-1].epoch:
                epochs.append(EpochEntry(batch.epoch, batch.base_offset))
        if added:
            epochs.append(EpochEntry(self.epoch, chosen.end_offset))
        return epochs

    def _added(self, offset: int) -> bytes:
        """Return the batches after the chosen copy."""
        parts = self._batches(offset)
        offset += len(self.records)
        changes = [_voters(step) for step in steps(self.old_voters, self.voters)]
        if self.old_kraft_version == 0:
            changes = [_kraft_version(self.kraft_version), _voters(self.voters)]
        if self.kraft_version and changes:
            parts.append(self._batch(changes, offset, control=True))
        return b"".join(parts)

    def _snapshot(self) -> bytes:
        """Return a snapshot of the records alone."""
        head = [control_record("SNAPSHOT_HEADER", lastContainedLogTimestamp=self.timestamp)]
        if self.kraft_version:
            head += [_kraft_version(self.kraft_version), _voters(self.voters)]
        parts = [self._batch(head, 0, control=True), *self._batches(len(head))]
        footer, end = [control_record("SNAPSHOT_FOOTER")], len(head) + len(self.records)
        parts.append(self._batch(footer, end, control=True))
        return b"".join(parts)

    def _batches(self, offset: int) -> list[bytes]:
        """Return the batches of the records, from an offset on."""
        log = schema.log(schema.CLUSTER_METADATA)
        data = [KeyValue(None, framed(log, *record)) for record in self.records]
        return [
            self._batch(data[first : first + _RECORDS_IN_A_BATCH], offset + first)
            for first in range(0, len(data), _RECORDS_IN_A_BATCH)
        ]

    def _batch(self, records: Sequence[KeyValue], offset: int, control: bool = False) -> bytes:
        return encode_batch(
            records,
            base_offset=offset,
            leader_epoch=self.epoch,
            timestamp=self.timestamp,
            control=control,
        )


def _kraft_version(version: int) -> KeyValue:
    return control_record("KRAFT_VERSION", kRaftVersion=version)


def _voters(voters: Iterable[Voter]) -> KeyValue:
    return control_record("KRAFT_VOTERS", voters=[voter.as_record() for voter in voters])
