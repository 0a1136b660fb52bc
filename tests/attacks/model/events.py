"""What happens to a cluster, and what it then does.

Strategy: an event changes the model as brokers and controller would. One that cannot happen now
does nothing, so that a history can be shortened by leaving events out.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.attacks.model.cluster import BROKERS, NOBODY, OFFSETS, Cluster, Partition
from tests.attacks.model.copy import open_transactions
from tests.attacks.model.entries import Entry, Item, marker_item
from tests.attacks.model.offsets import commit_key, commit_value
from tests.attacks.model.snapshots import snapshot_of
from tests.attacks.model.uploads import copied_end, next_upload
from tests.support.encoder.control import ABORT, COMMIT

_HOUR = 3_600_000
_FRAMINGS = ("none", "none", "none", "gzip", "lz4", "zstd")


def produce(cluster: Cluster, chance: Random) -> str:
    """A batch of a producer without transactions."""
    partition = cluster.led_partition(chance)
    if partition is None:
        return ""
    items = _items(cluster, partition, chance)
    entry = cluster.append(partition, items, framing=chance.choice(_FRAMINGS))
    return f"{partition.topic} {_span(entry)} in epoch {entry.epoch}"


def transact(cluster: Cluster, chance: Random) -> str:
    """A batch of a transaction."""
    partition = cluster.led_partition(chance)
    if partition is None:
        return ""
    producer = chance.choice(cluster.producers)
    producer.topics.add(partition.topic)
    log = partition.led
    sequence = 0
    for before in () if log.tip is None else log.tip.chain():
        if before.producer == producer.number:
            if before.producer_epoch == producer.epoch and not before.is_marker:
                sequence = before.sequence + before.last - before.first + 1
                break
            if before.producer_epoch != producer.epoch:
                break
    entry = cluster.append(
        partition,
        _items(cluster, partition, chance, is_transactional=True),
        producer=producer.number,
        producer_epoch=producer.epoch,
        sequence=sequence,
    )
    return f"{partition.topic} {_span(entry)} by {producer.number}/{producer.epoch}"


def end(cluster: Cluster, chance: Random) -> str:
    """The end of a transaction, in all of its partitions."""
    producer = chance.choice(cluster.producers)
    kind = chance.choice((COMMIT, COMMIT, ABORT))
    found = [cluster.partitions[each] for each in sorted(producer.topics)]
    if not found or any(each.leader not in cluster.alive for each in found):
        return ""
    producer.epoch += producer.is_v2
    for partition in found:
        log = partition.led
        cluster.append(
            partition,
            (marker_item(log.end, kind),),
            control=kind,
            producer=producer.number,
            producer_epoch=producer.epoch,
        )
    producer.topics.clear()
    return f"{'commit' if kind == COMMIT else 'abort'} of {producer.number}"


def _items(
    cluster: Cluster, partition: Partition, chance: Random, *, is_transactional: bool = False
) -> tuple[Item, ...]:
    log = partition.led
    first = log.end
    log.is_full |= cluster.is_tiered and chance.random() < 0.4  # segments are small there
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


def fetch(cluster: Cluster, chance: Random) -> str:
    """Followers fetch from the leader; first they truncate what the leader does not have."""
    partition = cluster.any_partition(chance, of_metadata=True)
    chosen = chance.choice((*((each,) for each in BROKERS), BROKERS))
    brokers = [each for each in chosen if each in cluster.alive and each != partition.leader]
    if partition.leader not in cluster.alive or partition.log is None or not brokers:
        return ""
    most = chance.choice((1, 2, 100, 100))
    ends = {broker: cluster.replicate(partition, broker, most).end for broker in brokers}
    return f"of {partition.topic}, to {ends}"


def shrink(cluster: Cluster, chance: Random) -> str:
    """The followers that lag leave the replicas in sync."""
    partition = cluster.led_partition(chance)
    if partition is None or not cluster.can_decide:
        return ""
    log = partition.led
    late = {each for each in partition.isr if partition.copies[each].end < log.end}
    if not late:
        return ""
    partition.isr -= late
    cluster.change(partition)
    cluster.raise_high(partition)
    return f"{partition.topic} to {sorted(partition.isr)}"


def elect(cluster: Cluster, chance: Random) -> str:
    """A new leader: one in sync, or another one if there is none (unclean)."""
    partition = cluster.any_partition(chance)
    if not cluster.can_decide:
        return ""
    ready = sorted(each for each in cluster.alive if each in partition.copies)
    clean = [each for each in ready if each in partition.isr]
    broker = chance.choice(clean or ready or [NOBODY])
    if broker == NOBODY or (broker == partition.leader and chance.random() < 0.7):
        return ""
    if not clean:
        if chance.random() < 0.5:
            return ""
        cluster.is_lossy = True
    partition.isr = {each for each in clean if each in cluster.alive} or {broker}
    if not clean:
        partition.isr = {broker}
    cluster.lead(partition, broker)
    kind = "" if clean else ", unclean"
    return f"{broker} of {partition.topic} in epoch {partition.epoch}{kind}"


def control(cluster: Cluster, chance: Random) -> str:
    """A new leader of the metadata log: one whose log is no less than those of a majority."""
    if not cluster.has_metadata or len(cluster.alive) < 2:
        return ""
    copies = cluster.metadata.copies
    best = max(copies[each].rank for each in cluster.alive)
    broker = chance.choice(sorted(e for e in cluster.alive if copies[e].rank == best))
    cluster.lead(cluster.metadata, broker)
    return f"{broker} in epoch {cluster.metadata.epoch}"


def _dead(cluster: Cluster, chance: Random) -> int | None:
    """A broker that dies, unless it is dead or the last one."""
    broker = chance.choice(BROKERS)
    if broker not in cluster.alive or len(cluster.alive) == 1:
        return None
    cluster.alive.discard(broker)
    return broker


def kill(cluster: Cluster, chance: Random) -> str:
    broker = _dead(cluster, chance)
    return "" if broker is None else f"{broker}"


def fail(cluster: Cluster, chance: Random) -> str:
    """A broker dies with its last batches unwritten."""
    broker = _dead(cluster, chance)
    if broker is None:
        return ""
    cluster.is_lossy = True
    for copy in cluster.copies_on(broker):
        copy.lose_tail(chance.choice((0, 1, 2)), chance.choice((0, 0, 30, 70)))
    return f"{broker}, power failure"


def start(cluster: Cluster, chance: Random) -> str:
    """A broker starts again: deleted topics go, and it leads in new epochs only."""
    dead = sorted(set(BROKERS) - cluster.alive)
    if not dead or not cluster.can_decide:
        return ""
    broker = chance.choice(dead)
    cluster.alive.add(broker)
    if cluster.has_metadata:
        cluster.replicate(cluster.metadata, broker, 10**6)
    cluster.old.pop(broker, None)
    for partition in cluster.partitions.values():
        copy = partition.copies.get(broker)
        if copy is None:
            continue
        copy.recover()
        if partition.leader == broker:
            cluster.lead(partition, broker)
        else:
            cluster.rejoin(partition, broker)
    return f"{broker}"


def spoil(cluster: Cluster, chance: Random) -> str:
    """The disk of a broker will be damaged in the end."""
    broker, loses_segment = chance.choice(BROKERS), chance.random() < 0.5
    cluster.damages.append((broker, loses_segment, chance))
    return f"{broker}, {'a segment is lost' if loses_segment else 'a bit flips'}"


def roll(cluster: Cluster, chance: Random) -> str:
    """The next batch begins a segment."""
    partition = cluster.any_partition(chance, of_metadata=True)
    broker = chance.choice((*BROKERS, partition.leader))
    if broker not in cluster.alive or broker not in partition.copies:
        return ""
    partition.copies[broker].is_full = True
    return f"{broker} of {partition.topic}"


def clean(cluster: Cluster, chance: Random) -> str:
    """The cleaner compacts a copy."""
    partition, broker = cluster.any_partition(chance), chance.choice(BROKERS)
    copy = partition.copies.get(broker)
    if broker not in cluster.alive or copy is None or not partition.is_compacted:
        return ""
    cluster.clock += chance.choice((0, _HOUR, 48 * _HOUR))
    copy.clean(now=cluster.clock)
    return f"{broker} of {partition.topic}, up to {copy.cleaned}"


def expire(cluster: Cluster, chance: Random) -> str:
    """Retention, or a request to delete records, moves the leader's log start."""
    partition = cluster.led_partition(chance)
    if partition is None or partition.is_compacted:
        return ""
    log = partition.led
    stable = min(open_transactions(log.entries).values(), default=log.end)
    most = min(log.high, stable)
    borders = [base for base in log.bases if log.start < base <= most]
    if chance.random() < 0.3:
        borders = [*range(log.start + 1, most + 1)]
    if not borders:
        return ""
    log.advance_start(chance.choice(borders))
    return f"{partition.topic} below {log.start}"


def upload(cluster: Cluster, chance: Random) -> str:
    """The leader copies a segment to tiered storage."""
    partition = cluster.led_partition(chance)
    if partition is None or partition.is_compacted or not cluster.is_tiered:
        return ""
    copies = cluster.uploads.setdefault(partition.topic_id, [])
    copied = next_upload(copies, partition.led, chance)
    if copied is None:
        return ""
    copies.append(copied)
    span = f"{copied.first}..{copied.last}"
    return f"{partition.topic} {span}, {' '.join(copied.objects) or 'no object'}"


def evict(cluster: Cluster, chance: Random) -> str:
    """A broker removes segments that are in tiered storage, or a leader's tier its first."""
    partition, broker = cluster.any_partition(chance), chance.choice(BROKERS)
    copy = partition.copies.get(broker)
    uploads = cluster.uploads.get(partition.topic_id, [])
    if broker not in cluster.alive or copy is None or not uploads:
        return ""
    if broker == partition.leader and chance.random() < 0.5:
        before = [each for each in uploads if each.last < copy.start]
        for each in before:
            each.delete(chance)
        return f"objects before {copy.start}" if before else ""
    copy.evict(min(copied_end(uploads, copy), copy.high))
    return f"{broker} of {partition.topic}, below {copy.bases[0]}"


def checkpoint(cluster: Cluster, chance: Random) -> str:
    """A broker writes its checkpoints."""
    broker = chance.choice(BROKERS)
    if broker not in cluster.alive:
        return ""
    for copy in cluster.copies_on(broker):
        copy.noted_high = copy.high
    return f"{broker}"


def snapshot(cluster: Cluster, chance: Random) -> str:
    """A broker writes a snapshot of the metadata log, and may delete what is before it."""
    broker = chance.choice(BROKERS)
    if not cluster.has_metadata or broker not in cluster.alive:
        return ""
    copy = cluster.metadata.copies[broker]
    history = [each for _, each in sorted(copy.lineage().items()) if each.last < copy.high]
    if not history or history[-1].last < copy.start:
        return ""
    name = history[-1].last + 1, history[-1].epoch
    copy.snapshots[name] = snapshot_of(history, BROKERS)
    if chance.random() < 0.6:
        copy.advance_start(name[0])
        copy.snapshots = {each: copy.snapshots[each] for each in copy.snapshots if each >= name}
    return f"{broker}, {name}, log from {copy.start}"


def erase(cluster: Cluster, chance: Random) -> str:
    """A broker erases the files that it renamed."""
    broker = chance.choice(BROKERS)
    if broker not in cluster.alive:
        return ""
    for copy in cluster.copies_on(broker):
        copy.deleted.clear()
    cluster.deleting.pop(broker, None)
    return f"{broker}"


def recreate(cluster: Cluster, chance: Random) -> str:
    """A topic is deleted and created again."""
    partition = cluster.any_partition(chance)
    if not cluster.can_decide or partition.topic == OFFSETS:
        return ""
    cluster.delete(partition)
    cluster.create(partition.topic)
    return f"{partition.topic} is {cluster.partitions[partition.topic].topic_id}"


EVENTS: dict[str, Callable[[Cluster, Random], str]] = {
    event.__name__: event
    for event in (
        *(produce, transact, end, fetch, shrink, elect, control, kill, fail, start, roll, clean),
        *(expire, checkpoint, erase, recreate, snapshot, spoil, upload, evict),
    )
}
"""What can happen, by name."""


def act(cluster: Cluster, name: str, chance: Random) -> None:
    """Let an event happen, if it can."""
    done = EVENTS[name](cluster, chance)
    if done:
        cluster.story.append(f"{name}: {done}")


def _span(entry: Entry) -> str:
    return f"{entry.first}..{entry.last}"
