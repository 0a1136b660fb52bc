"""Three brokers, the partitions between them, and the events of their lives.

Strategy: each event changes the model as brokers and controller would. An event that cannot happen
now does nothing, so that a history can be shortened by leaving events out.

Invariant: one leader an epoch. A broker that starts again leads in a new epoch only.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.model.copy import Copy, open_transactions
from tests.model.entries import TIME, Entry, Item, marker_item
from tests.model.image import LEVEL, framed_value, tiered_value
from tests.model.offsets import commit_key, commit_value
from tests.model.snapshots import snapshot_of
from tests.model.uploads import Upload, copied_end, upload
from tests.support.encoder import control_key, control_value
from tests.support.encoder.control import ABORT, COMMIT, LEADER_CHANGE

BROKERS = (1, 2, 3)
METADATA, OFFSETS = "__cluster_metadata", "__consumer_offsets"
METADATA_ID = "AAAAAAAAAAAAAAAAAAAAAQ"
NOBODY = -1
_HOUR = 3_600_000
_FRAMINGS = ("none", "none", "none", "gzip", "lz4", "zstd")


@dataclass(eq=False)
class Partition:
    """A partition, as the controller and its brokers know it.

    Attributes:
        copies: by broker; that of a broker that died may be of a topic deleted since.
        leader: ``NOBODY`` without one.
        isr: the replicas in sync.
        epoch: of the leader.
    """

    topic: str
    topic_id: str
    is_compacted: bool
    copies: dict[int, Copy] = field(default_factory=dict)
    leader: int = NOBODY
    isr: set[int] = field(default_factory=set)
    epoch: int = 0

    @property
    def is_metadata(self) -> bool:
        """Whether it is the metadata log, which a quorum replicates."""
        return self.topic == METADATA

    @property
    def log(self) -> Copy | None:
        """The leader's copy."""
        return self.copies.get(self.leader)


@dataclass
class Producer:
    """A transactional producer, as its coordinator knows it.

    Attributes:
        is_v2: whether each transaction has an epoch of its own (KIP-890).
        topics: where its open transaction has written.
    """

    number: int
    is_v2: bool
    epoch: int = 0
    topics: set[str] = field(default_factory=set)


@dataclass
class Cluster:
    """The cluster.

    Attributes:
        alive: the brokers that run.
        partitions: by topic, those of now.
        old: copies of deleted topics on brokers that were dead: by broker.
        deleting: copies that a broker renamed to ``-delete``: by broker.
        is_tiered: whether topics that are not compacted have tiered storage.
        uploads: what is in tiered storage, by topic id.
        is_lossy: whether an unclean election or a power failure may have lost committed records.
        clock: milliseconds since 1970.
        story: what happened.
        damages: what becomes of a broker's disk in the end: whether a segment is lost.
    """

    has_metadata: bool
    topics: dict[str, bool]
    is_v2: bool
    is_tiered: bool = False
    alive: set[int] = field(default_factory=lambda: set(BROKERS))
    partitions: dict[str, Partition] = field(default_factory=dict)
    old: dict[int, list[Copy]] = field(default_factory=dict)
    deleting: dict[int, list[Copy]] = field(default_factory=dict)
    producers: list[Producer] = field(default_factory=list)
    uploads: dict[str, list[Upload]] = field(default_factory=dict)
    is_lossy: bool = False
    clock: int = TIME
    story: list[str] = field(default_factory=list)
    num_ids: int = 0
    damages: list[tuple[int, bool, Random]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.producers = [Producer(500 + each, self.is_v2) for each in range(2)]
        self.metadata = Partition(METADATA, METADATA_ID, False)
        if self.has_metadata:
            self._add_copies(self.metadata)
            self._lead(self.metadata, 1)
            self._note("FeatureLevelRecord", name="metadata.version", featureLevel=LEVEL)
        for topic in self.topics:
            self._create(topic)

    # --- Partitions -------------------------------------------------------------------------------

    def _add_copies(self, partition: Partition) -> None:
        for broker in BROKERS:
            partition.copies[broker] = Copy(partition.topic, partition.topic_id, 0)
        partition.isr = set(BROKERS)

    def _create(self, topic: str) -> None:
        self.num_ids += 1
        number = base64.urlsafe_b64encode(struct.pack(">IIQ", 7, 0x4000, self.num_ids))
        partition = Partition(topic, number.decode().rstrip("="), self.topics[topic])
        self.partitions[topic] = partition
        partition.leader = min(self.alive)
        partition.isr = set(BROKERS) & self.alive
        for broker in self.alive:
            partition.copies[broker] = Copy(topic, partition.topic_id, 0)
        log = partition.log
        assert log is not None
        log.assign_epoch(0, 0)
        self._note("TopicRecord", name=topic, topicId=partition.topic_id)
        if self.is_tiered:
            self._write_metadata(tiered_value(topic))
        self._note(
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
            self._fetch(self.metadata, broker, 10**6)

    def _lead(self, partition: Partition, broker: int) -> None:
        """Make a broker the leader, in a new epoch."""
        partition.leader, partition.epoch = broker, partition.epoch + 1
        log = partition.copies[broker]
        log.assign_epoch(partition.epoch, log.end)
        if partition.is_metadata:
            voters = [{"id": each} for each in BROKERS]
            value = control_value(LEADER_CHANGE, leader=broker, voters=voters, granting=voters)
            item = Item(log.end, control_key(LEADER_CHANGE), value)
            self._append(partition, (item,), control=LEADER_CHANGE)
        else:
            self._change(partition, leader=broker)

    def _change(self, partition: Partition, **fields: Any) -> None:
        isr = sorted(partition.isr)
        self._note(
            "PartitionChangeRecord", partitionId=0, topicId=partition.topic_id, isr=isr, **fields
        )

    def _note(self, name: str, /, **fields: Any) -> None:
        self._write_metadata(framed_value(name, **fields))

    def _write_metadata(self, value: bytes) -> None:
        """Append a record to the metadata log."""
        if self.has_metadata:
            log = self.metadata.log
            assert log is not None
            self._append(self.metadata, (Item(log.end, None, value),))

    def _append(self, partition: Partition, items: tuple[Item, ...], **fields: Any) -> Entry:
        log = partition.log
        assert log is not None
        first, last = items[0].offset, items[-1].offset
        entry = Entry(first, last, partition.epoch, items, log.tip, **fields)
        log.append(entry)
        self._raise_high(partition)
        return entry

    def _raise_high(self, partition: Partition) -> None:
        log = partition.log
        if log is None:
            return
        if partition.is_metadata:
            ends = sorted(copy.end for copy in partition.copies.values())
            high = ends[1]
        else:
            high = min(_fetched_end(partition.copies[each], log) for each in partition.isr)
        log.high = max(log.high, min(high, log.end))

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

    # --- Events -----------------------------------------------------------------------------------

    def act(self, name: str, chance: Random) -> None:
        """Let an event happen, if it can."""
        done = EVENTS[name](self, chance)
        if done:
            self.story.append(f"{name}: {done}")

    def _any(self, chance: Random, *, of_metadata: bool = False) -> Partition:
        found = [self.partitions[topic] for topic in sorted(self.partitions)]
        return chance.choice(
            [*found, self.metadata] if of_metadata and self.has_metadata else found
        )

    def _led(self, chance: Random) -> Partition | None:
        partition = self._any(chance)
        return partition if partition.leader in self.alive else None

    def produce(self, chance: Random) -> str:
        """A batch of a producer without transactions."""
        partition = self._led(chance)
        if partition is None:
            return ""
        items = self._items(partition, chance)
        entry = self._append(partition, items, framing=chance.choice(_FRAMINGS))
        return f"{partition.topic} {_span(entry)} in epoch {entry.epoch}"

    def transact(self, chance: Random) -> str:
        """A batch of a transaction."""
        partition = self._led(chance)
        if partition is None:
            return ""
        producer = chance.choice(self.producers)
        producer.topics.add(partition.topic)
        log = partition.log
        assert log is not None
        sequence = 0
        for before in () if log.tip is None else log.tip.chain():
            if before.producer == producer.number:
                if before.producer_epoch == producer.epoch and not before.is_marker:
                    sequence = before.sequence + before.last - before.first + 1
                    break
                if before.producer_epoch != producer.epoch:
                    break
        entry = self._append(
            partition,
            self._items(partition, chance, is_transactional=True),
            producer=producer.number,
            producer_epoch=producer.epoch,
            sequence=sequence,
        )
        return f"{partition.topic} {_span(entry)} by {producer.number}/{producer.epoch}"

    def end(self, chance: Random) -> str:
        """The end of a transaction, in all of its partitions."""
        producer = chance.choice(self.producers)
        kind = chance.choice((COMMIT, COMMIT, ABORT))
        found = [self.partitions[each] for each in sorted(producer.topics)]
        if not found or any(each.leader not in self.alive for each in found):
            return ""
        producer.epoch += producer.is_v2
        for partition in found:
            log = partition.log
            assert log is not None
            self._append(
                partition,
                (marker_item(log.end, kind),),
                control=kind,
                producer=producer.number,
                producer_epoch=producer.epoch,
            )
        producer.topics.clear()
        return f"{'commit' if kind == COMMIT else 'abort'} of {producer.number}"

    def _items(
        self, partition: Partition, chance: Random, *, is_transactional: bool = False
    ) -> tuple[Item, ...]:
        log = partition.log
        assert log is not None
        first = log.end
        log.is_full |= self.is_tiered and chance.random() < 0.4  # segments are small there
        if partition.topic == OFFSETS:
            key = commit_key(chance.choice(("g", "h")), chance.choice((0, 1)))
            is_removed = not is_transactional and chance.random() < 0.2
            value = None if is_removed else commit_value(chance.randrange(1000))
            return (Item(first, key, value),)
        keys = 4 if partition.is_compacted else 100
        return tuple(
            Item(
                first + each,
                b"k%d" % chance.randrange(keys),
                None if chance.random() < 0.2 else b"v%d" % chance.randrange(10**6),
            )
            for each in range(chance.randrange(1, 4))
        )

    def fetch(self, chance: Random) -> str:
        """Followers fetch from the leader; first they truncate what the leader does not have."""
        partition = self._any(chance, of_metadata=True)
        chosen = chance.choice((*((each,) for each in BROKERS), BROKERS))
        brokers = [each for each in chosen if each in self.alive and each != partition.leader]
        if partition.leader not in self.alive or partition.log is None or not brokers:
            return ""
        most = chance.choice((1, 2, 100, 100))
        ends = {broker: self._fetch(partition, broker, most).end for broker in brokers}
        return f"of {partition.topic}, to {ends}"

    def _fetch(self, partition: Partition, broker: int, most: int) -> Copy:
        log = partition.log
        assert log is not None
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
        self._raise_high(partition)
        copy.high = max(copy.high, min(log.high, copy.end))
        if not partition.is_metadata:
            copy.advance_start(min(log.start, copy.high))
            is_in_sync = copy.end >= log.high and copy.end >= _epoch_start(log)
            if is_in_sync and broker not in partition.isr and self.can_decide:
                partition.isr.add(broker)
                self._change(partition)
        return copy

    def shrink(self, chance: Random) -> str:
        """The followers that lag leave the replicas in sync."""
        partition = self._led(chance)
        if partition is None or not self.can_decide:
            return ""
        log = partition.log
        assert log is not None
        late = {each for each in partition.isr if partition.copies[each].end < log.end}
        if not late:
            return ""
        partition.isr -= late
        self._change(partition)
        self._raise_high(partition)
        return f"{partition.topic} to {sorted(partition.isr)}"

    def elect(self, chance: Random) -> str:
        """A new leader: one in sync, or another one if there is none (unclean)."""
        partition = self._any(chance)
        if not self.can_decide:
            return ""
        ready = sorted(each for each in self.alive if each in partition.copies)
        clean = [each for each in ready if each in partition.isr]
        broker = chance.choice(clean or ready or [NOBODY])
        if broker == NOBODY or (broker == partition.leader and chance.random() < 0.7):
            return ""
        if not clean:
            if chance.random() < 0.5:
                return ""
            self.is_lossy = True
        partition.isr = {each for each in clean if each in self.alive} or {broker}
        if not clean:
            partition.isr = {broker}
        self._lead(partition, broker)
        kind = "" if clean else ", unclean"
        return f"{broker} of {partition.topic} in epoch {partition.epoch}{kind}"

    def control(self, chance: Random) -> str:
        """A new leader of the metadata log: one whose log is no less than those of a majority."""
        if not self.has_metadata or len(self.alive) < 2:
            return ""
        copies = self.metadata.copies
        best = max(copies[each].rank for each in self.alive)
        broker = chance.choice(sorted(e for e in self.alive if copies[e].rank == best))
        self._lead(self.metadata, broker)
        return f"{broker} in epoch {self.metadata.epoch}"

    def kill(self, chance: Random) -> str:
        """A broker dies."""
        broker = chance.choice(BROKERS)
        if broker not in self.alive or len(self.alive) == 1:
            return ""
        self.alive.discard(broker)
        return f"{broker}"

    def fail(self, chance: Random) -> str:
        """A broker dies with its last batches unwritten."""
        broker = chance.choice(BROKERS)
        if broker not in self.alive or len(self.alive) == 1:
            return ""
        self.alive.discard(broker)
        self.is_lossy = True
        for partition in self.partitions.values():
            copy = partition.copies.get(broker)
            if copy is not None:
                copy.lose_tail(chance.choice((0, 1, 2)), chance.choice((0, 0, 30, 70)))
        return f"{broker}, power failure"

    def start(self, chance: Random) -> str:
        """A broker starts again: deleted topics go, and it leads in new epochs only."""
        dead = sorted(set(BROKERS) - self.alive)
        if not dead or not self.can_decide:
            return ""
        broker = chance.choice(dead)
        self.alive.add(broker)
        if self.has_metadata:
            self._fetch(self.metadata, broker, 10**6)
        self.old.pop(broker, None)
        for partition in self.partitions.values():
            copy = partition.copies.get(broker)
            if copy is None:
                continue
            copy.recover()
            if partition.leader == broker:
                self._lead(partition, broker)
            else:
                self._rejoin(partition, broker)
        return f"{broker}"

    def _rejoin(self, partition: Partition, broker: int) -> None:
        """A broker that was dead is not in sync until it has caught up."""
        if broker in partition.isr and len(partition.isr) > 1:
            partition.isr.discard(broker)
            self._change(partition)

    def spoil(self, chance: Random) -> str:
        """The disk of a broker will be damaged in the end."""
        broker, loses_segment = chance.choice(BROKERS), chance.random() < 0.5
        self.damages.append((broker, loses_segment, chance))
        return f"{broker}, {'a segment is lost' if loses_segment else 'a bit flips'}"

    def finish(self) -> None:
        """Damage the disks."""
        for broker, loses_segment, chance in self.damages:
            for partition in self.partitions.values():
                copy = partition.copies.get(broker)
                if copy is not None:
                    (copy.lose_segment if loses_segment else copy.spoil)(chance)

    def roll(self, chance: Random) -> str:
        """The next batch begins a segment."""
        partition = self._any(chance, of_metadata=True)
        broker = chance.choice((*BROKERS, partition.leader))
        if broker not in self.alive or broker not in partition.copies:
            return ""
        partition.copies[broker].is_full = True
        return f"{broker} of {partition.topic}"

    def clean(self, chance: Random) -> str:
        """The cleaner compacts a copy."""
        partition, broker = self._any(chance), chance.choice(BROKERS)
        copy = partition.copies.get(broker)
        if broker not in self.alive or copy is None or not partition.is_compacted:
            return ""
        self.clock += chance.choice((0, _HOUR, 48 * _HOUR))
        copy.clean(now=self.clock)
        return f"{broker} of {partition.topic}, up to {copy.cleaned}"

    def expire(self, chance: Random) -> str:
        """Retention, or a request to delete records, moves the leader's log start."""
        partition = self._led(chance)
        if partition is None or partition.is_compacted:
            return ""
        log = partition.log
        assert log is not None
        stable = min(open_transactions(log.entries).values(), default=log.end)
        most = min(log.high, stable)
        borders = [base for base in log.bases if log.start < base <= most]
        if chance.random() < 0.3:
            borders = [*range(log.start + 1, most + 1)]
        if not borders:
            return ""
        log.advance_start(chance.choice(borders))
        return f"{partition.topic} below {log.start}"

    def upload(self, chance: Random) -> str:
        """The leader copies a segment to tiered storage."""
        partition = self._led(chance)
        if partition is None or partition.is_compacted or not self.is_tiered:
            return ""
        log, uploads = partition.log, self.uploads.setdefault(partition.topic_id, [])
        assert log is not None
        copied = upload(uploads, log, chance)
        if copied is None:
            return ""
        uploads.append(copied)
        span = f"{copied.first}..{copied.last}"
        return f"{partition.topic} {span}, {' '.join(copied.objects) or 'no object'}"

    def evict(self, chance: Random) -> str:
        """A broker removes segments that are in tiered storage, or a leader's tier its first."""
        partition, broker = self._any(chance), chance.choice(BROKERS)
        copy = partition.copies.get(broker)
        uploads = self.uploads.get(partition.topic_id, [])
        if broker not in self.alive or copy is None or not uploads:
            return ""
        if broker == partition.leader and chance.random() < 0.5:
            before = [each for each in uploads if each.last < copy.start]
            for each in before:
                each.delete(chance)
            return f"objects before {copy.start}" if before else ""
        copy.evict(min(copied_end(uploads, copy), copy.high))
        return f"{broker} of {partition.topic}, below {copy.bases[0]}"

    def checkpoint(self, chance: Random) -> str:
        """A broker writes its checkpoints."""
        broker = chance.choice(BROKERS)
        if broker not in self.alive:
            return ""
        for partition in self.partitions.values():
            copy = partition.copies.get(broker)
            if copy is not None:
                copy.noted_high = copy.high
        return f"{broker}"

    def snapshot(self, chance: Random) -> str:
        """A broker writes a snapshot of the metadata log, and may delete what is before it."""
        broker = chance.choice(BROKERS)
        if not self.has_metadata or broker not in self.alive:
            return ""
        copy = self.metadata.copies[broker]
        history = [each for _, each in sorted(copy.lineage().items()) if each.last < copy.high]
        if not history or history[-1].last < copy.start:
            return ""
        name = history[-1].last + 1, history[-1].epoch
        copy.snapshots[name] = snapshot_of(history, BROKERS)
        if chance.random() < 0.6:
            copy.advance_start(name[0])
            copy.snapshots = {each: copy.snapshots[each] for each in copy.snapshots if each >= name}
        return f"{broker}, {name}, log from {copy.start}"

    def erase(self, chance: Random) -> str:
        """A broker erases the files that it renamed."""
        broker = chance.choice(BROKERS)
        if broker not in self.alive:
            return ""
        for partition in self.partitions.values():
            copy = partition.copies.get(broker)
            if copy is not None:
                copy.deleted.clear()
        self.deleting.pop(broker, None)
        return f"{broker}"

    def recreate(self, chance: Random) -> str:
        """A topic is deleted and created again."""
        partition = self._any(chance)
        if not self.can_decide or partition.topic == OFFSETS:
            return ""
        self.delete(partition)
        self._create(partition.topic)
        return f"{partition.topic} is {self.partitions[partition.topic].topic_id}"

    def delete(self, partition: Partition) -> None:
        """Delete a topic: dead brokers keep it."""
        self._note("RemoveTopicRecord", topicId=partition.topic_id)
        for broker, copy in partition.copies.items():
            place = self.deleting if broker in self.alive else self.old
            place.setdefault(broker, []).append(copy)
        for producer in self.producers:
            producer.topics.discard(partition.topic)


EVENTS: dict[str, Callable[[Cluster, Random], str]] = {
    name: getattr(Cluster, name)
    for name in (
        *("produce", "transact", "end", "fetch", "shrink", "elect", "control", "kill", "fail"),
        *(
            "start",
            "roll",
            "clean",
            "expire",
            "checkpoint",
            "erase",
            "recreate",
            "snapshot",
            "spoil",
            "upload",
            "evict",
        ),
    )
}
"""What can happen, by name."""


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


def _span(entry: Entry) -> str:
    return f"{entry.first}..{entry.last}"
