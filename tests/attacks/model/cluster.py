"""Three brokers and the partitions between them, as the controller and the brokers change them.

Invariant: one leader an epoch. A broker that starts again leads in a new epoch only.
"""

from __future__ import annotations

import base64
import struct
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.attacks.model.copy import Copy, open_transactions
from tests.attacks.model.entries import TIME, Entry, Item, marker_item
from tests.attacks.model.image import LEVEL, framed_value, tiered_value
from tests.attacks.model.uploads import Upload
from tests.support.encoder import control_key, control_value
from tests.support.encoder.control import LEADER_CHANGE

BROKERS = (1, 2, 3)
METADATA, OFFSETS = "__cluster_metadata", "__consumer_offsets"
METADATA_ID = "AAAAAAAAAAAAAAAAAAAAAQ"
NOBODY = -1


@dataclass(eq=False)
class Partition:
    """A partition, as the controller and its brokers know it."""

    topic: str
    topic_id: str
    is_compacted: bool
    # By broker; that of a broker that died may be of a topic deleted since.
    copies: dict[int, Copy] = field(default_factory=dict)
    leader: int = NOBODY  # ``NOBODY`` without one
    isr: set[int] = field(default_factory=set)  # the replicas in sync
    epoch: int = 0  # of the leader

    @property
    def is_metadata(self) -> bool:
        """Whether it is the metadata log, which a quorum replicates."""
        return self.topic == METADATA

    @property
    def log(self) -> Copy | None:
        """The leader's copy."""
        return self.copies.get(self.leader)

    @property
    def led(self) -> Copy:
        """The same of a partition that has a leader."""
        return self.copies[self.leader]


@dataclass
class Producer:
    """A transactional producer, as its coordinator knows it."""

    number: int
    is_v2: bool  # whether each transaction has an epoch of its own (KIP-890)
    epoch: int = 0
    topics: set[str] = field(default_factory=set)  # where its open transaction has written


@dataclass
class Cluster:
    """The cluster."""

    has_metadata: bool
    topics: dict[str, bool]
    is_v2: bool
    is_tiered: bool = False  # whether topics that are not compacted have tiered storage
    alive: set[int] = field(default_factory=lambda: set(BROKERS))  # the brokers that run
    partitions: dict[str, Partition] = field(default_factory=dict)  # by topic, those of now
    # Copies of deleted topics on brokers that were dead: by broker.
    old: dict[int, list[Copy]] = field(default_factory=dict)
    # Copies that a broker renamed to ``-delete``: by broker.
    deleting: dict[int, list[Copy]] = field(default_factory=dict)
    producers: list[Producer] = field(default_factory=list)
    # What is in tiered storage, by topic id.
    uploads: dict[str, list[Upload]] = field(default_factory=dict)
    # Whether an unclean election or a power failure may have lost committed records.
    is_lossy: bool = False
    clock: int = TIME  # milliseconds since 1970
    story: list[str] = field(default_factory=list)  # what happened
    num_ids: int = 0
    # What becomes of a broker's disk in the end: whether a segment is lost.
    damages: list[tuple[int, bool, Random]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.producers = [Producer(500 + each, self.is_v2) for each in range(2)]
        self.metadata = Partition(METADATA, METADATA_ID, False)
        if self.has_metadata:
            for broker in BROKERS:
                self.metadata.copies[broker] = Copy(METADATA, METADATA_ID, 0)
            self.metadata.isr = set(BROKERS)
            self.lead(self.metadata, 1)
            self.note("FeatureLevelRecord", name="metadata.version", featureLevel=LEVEL)
        for topic in self.topics:
            self.create(topic)

    # --- Partitions -------------------------------------------------------------------------------

    def create(self, topic: str) -> None:
        self.num_ids += 1
        number = base64.urlsafe_b64encode(struct.pack(">IIQ", 7, 0x4000, self.num_ids))
        partition = Partition(topic, number.decode().rstrip("="), self.topics[topic])
        self.partitions[topic] = partition
        partition.leader = min(self.alive)
        partition.isr = set(BROKERS) & self.alive
        for broker in self.alive:
            partition.copies[broker] = Copy(topic, partition.topic_id, 0)
        log = partition.led
        log.assign_epoch(0, 0)
        self.note("TopicRecord", name=topic, topicId=partition.topic_id)
        if self.is_tiered:
            self._write_metadata(tiered_value(topic))
        self.note(
            "PartitionRecord",
            partitionId=0,
            topicId=partition.topic_id,
            replicas=list(BROKERS),
            isr=sorted(partition.isr),
            leader=partition.leader,
            leaderEpoch=0,
            partitionEpoch=0,
        )
        for broker in self.alive if self.has_metadata else ():  # it acts on what it has read
            self.replicate(self.metadata, broker, 10**6)

    def lead(self, partition: Partition, broker: int) -> None:
        """Make a broker the leader, in a new epoch."""
        before = partition.copies.get(partition.leader)
        partition.leader, partition.epoch = broker, partition.epoch + 1
        log = partition.copies[broker]
        log.assign_epoch(partition.epoch, log.end)
        if partition.is_metadata:
            voters = [{"id": each} for each in BROKERS]
            value = control_value(LEADER_CHANGE, leader=broker, voters=voters, granting=voters)
            item = Item(log.end, control_key(LEADER_CHANGE), value)
            self.append(partition, (item,), control=LEADER_CHANGE)
        else:
            self.change(partition, leader=broker)
            if before is not None:
                self._end_again(partition, before)

    def _end_again(self, partition: Partition, before: Copy) -> None:
        """The coordinator writes markers again that not all replicas had before the election.

        A producer begins no other transaction before that (``TransactionMarkerChannelManager``).
        """
        log = partition.copies[partition.leader]
        for entry in () if before.tip is None else reversed([*before.tip.chain()]):
            opened = open_transactions(log.entries)
            if entry.is_marker and entry.last >= before.high and entry.producer in opened:
                assert entry.control is not None
                self.append(
                    partition,
                    (marker_item(log.end, entry.control),),
                    control=entry.control,
                    producer=entry.producer,
                    producer_epoch=entry.producer_epoch,
                )

    def change(self, partition: Partition, **fields: Any) -> None:
        isr = sorted(partition.isr)
        self.note(
            "PartitionChangeRecord", partitionId=0, topicId=partition.topic_id, isr=isr, **fields
        )

    def note(self, name: str, /, **fields: Any) -> None:
        self._write_metadata(framed_value(name, **fields))

    def _write_metadata(self, value: bytes) -> None:
        if self.has_metadata:
            self.append(self.metadata, (Item(self.metadata.led.end, None, value),))

    def append(self, partition: Partition, items: tuple[Item, ...], **fields: Any) -> Entry:
        log = partition.led
        first, last = items[0].offset, items[-1].offset
        entry = Entry(first, last, partition.epoch, items, log.tip, **fields)
        log.append(entry)
        self.raise_high(partition)
        return entry

    def raise_high(self, partition: Partition) -> None:
        log = partition.log
        if log is None:
            return
        if partition.is_metadata:
            ends = sorted(copy.end for copy in partition.copies.values())
            high = ends[1]
        else:
            high = min(_fetched_end(partition.copies[each], log) for each in partition.isr)
        log.high = max(log.high, min(high, log.end))

    def copies_on(self, broker: int) -> list[Copy]:
        """The copies of topics of now on a broker."""
        every = self.partitions.values()
        return [each.copies[broker] for each in every if broker in each.copies]

    def copies_of(self, topic_id: str) -> list[Copy]:
        """All copies of a topic that a broker has not yet renamed."""
        copies = [copy for each in self.partitions.values() for copy in each.copies.values()]
        copies += (copy for old in self.old.values() for copy in old)
        return [copy for copy in copies if copy.topic_id == topic_id]

    @property
    def can_decide(self) -> bool:
        """Whether a controller can write to the metadata log."""
        if not self.has_metadata:
            return True
        return len(self.alive) > 1 and self.metadata.leader in self.alive

    def any_partition(self, chance: Random, *, of_metadata: bool = False) -> Partition:
        """A partition of now."""
        found = [self.partitions[topic] for topic in sorted(self.partitions)]
        return chance.choice(
            [*found, self.metadata] if of_metadata and self.has_metadata else found
        )

    def led_partition(self, chance: Random) -> Partition | None:
        """Another one, if it has a leader."""
        partition = self.any_partition(chance)
        return partition if partition.leader in self.alive else None

    def replicate(self, partition: Partition, broker: int, most: int) -> Copy:
        """Let a follower fetch some batches; first it truncates what the leader does not have."""
        log = partition.led
        copy = partition.copies.setdefault(broker, Copy(partition.topic, partition.topic_id, 0))
        if copy is log:
            return copy
        _truncate(copy, log)
        if copy.end < log.start:
            copy.restart_at(log.start, log.tip)
            copy.snapshots = dict(log.snapshots)
            if copy.snapshots:  # the follower of a quorum fetches the snapshot first
                copy.assign_epoch(max(copy.snapshots)[1], log.start)
        if copy.end < log.bases[0]:  # what is before is in tiered storage only
            begin = log.bases[0]
            copy.restart_at(begin, log.tip)
            copy.start, copy.evicted = log.start, [*log.evicted]
            copy.epochs = [each for each in log.epochs if each[1] < begin]
        for entry in [each for each in log.entries if each.last >= copy.end][:most]:
            copy.append(entry)
        self.raise_high(partition)
        copy.high = max(copy.high, min(log.high, copy.end))
        if not partition.is_metadata:
            copy.advance_start(min(log.start, copy.high))
            is_in_sync = copy.end >= log.high and copy.end >= _epoch_start(log)
            if is_in_sync and broker not in partition.isr and self.can_decide:
                partition.isr.add(broker)
                self.change(partition)
        return copy

    def rejoin(self, partition: Partition, broker: int) -> None:
        """A broker that was dead is not in sync until it has caught up."""
        if broker in partition.isr and len(partition.isr) > 1:
            partition.isr.discard(broker)
            self.change(partition)

    def finish(self) -> None:
        """Damage the disks."""
        for broker, loses_segment, chance in self.damages:
            for copy in self.copies_on(broker):
                (copy.lose_segment if loses_segment else copy.spoil)(chance)

    def delete(self, partition: Partition) -> None:
        """Delete a topic: dead brokers keep it."""
        self.note("RemoveTopicRecord", topicId=partition.topic_id)
        for broker, copy in partition.copies.items():
            place = self.deleting if broker in self.alive else self.old
            place.setdefault(broker, []).append(copy)
        for producer in self.producers:
            producer.topics.discard(partition.topic)


def _truncate(copy: Copy, leader: Copy) -> None:
    """Truncate a copy to what it has in common with its leader's log."""
    lineage, tip = leader.lineage(), copy.tip
    while tip is not None and lineage.get(tip.first) is not tip:
        tip = tip.before
    if tip is not None:
        copy.truncate(tip.last + 1)
    else:
        copy.truncate(0 if copy.tip is not None else leader.end)


def _fetched_end(copy: Copy, leader: Copy) -> int:
    """The end of a follower as its leader knows it: nothing before it has truncated its log."""
    if copy.tip is None or leader.lineage().get(copy.tip.first) is copy.tip:
        return copy.end
    return 0


def _epoch_start(log: Copy) -> int:
    return log.epochs[-1][1] if log.epochs else 0
