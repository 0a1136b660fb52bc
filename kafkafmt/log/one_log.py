"""Which copies of a partition are of one log: those of one topic and one cluster.

Strategy: the ids in ``partition.metadata`` and ``meta.properties`` tell. Where no id of a topic
says that two copies are of one log, as before Kafka 2.8, their batches may say that they are not:
a leader writes an offset once in its epoch, so two records of one epoch at the same offset are the
same. So two clusters are told apart, a topic that was deleted and created again, and a backup that
went on as a log of its own. All metadata logs have one id, so their leader epochs are compared too.

Invariant: at most three places of two copies are compared. A batch counts only if it follows the
one before it, since no checksum covers its offset.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kafkafmt.errors import KafkaFormatError
from kafkafmt.log.replica import NO_EPOCH, Replica, leader_epoch_of
from kafkafmt.record.batch import Batch, first_offset
from kafkafmt.storage.names import METADATA_TOPIC


def of_one_log(copies: Sequence[Replica]) -> list[list[Replica]]:
    """The copies of each log."""
    if len(copies) == 1:
        return [list(copies)]
    of_clusters = _by_id(copies, lambda copy: copy.cluster_id)
    of_topics = [
        same for cluster in of_clusters for same in _by_id(cluster, lambda copy: copy.topic_id)
    ]
    return [same for topic in of_topics for same in _not_refuted(topic)]


def _by_id(copies: Sequence[Replica], id_of: Callable[[Replica], object]) -> list[list[Replica]]:
    """The copies of each id. Those without one are of the only one that is known, if any."""
    by_id: dict[object, list[Replica]] = {}
    for copy in copies:
        by_id.setdefault(id_of(copy), []).append(copy)
    unknown = by_id.pop(None, [])
    if len(by_id) <= 1:
        return [list(copies)]
    return [*by_id.values(), *([copy] for copy in unknown)]


def _not_refuted(copies: Sequence[Replica]) -> list[list[Replica]]:
    logs: list[list[Replica]] = []
    for copy in sorted(copies, key=lambda copy: copy.rank):
        same = next((log for log in logs if not _is_refuted(log[0], copy)), None)
        if same is None:
            logs.append([copy])
        else:
            same.append(copy)
    return logs


def _is_refuted(chosen: Replica, other: Replica) -> bool:
    """Whether the batches of two copies say that they are of different logs."""
    if chosen.topic_id is not None and chosen.topic_id == other.topic_id:
        # Its id is that of every cluster, and those of containers often have one cluster id too.
        if chosen.log.topic != METADATA_TOPIC:
            return False
        if _begin_apart(chosen, other) or _begin_apart(other, chosen):
            return True
    first = max(chosen.log.first_offset, other.log.first_offset) + 1
    end = min(chosen.end_offset, other.end_offset)
    places = [first, end, chosen.common_end(other)]
    if NO_EPOCH in (chosen.leader_epoch, other.leader_epoch):
        del places[1:]  # followers kept at their ends what the leader had lost (KIP-101)
    return any(_differ(chosen, other, place) for place in places if first <= place <= end)


def _begin_apart(one: Replica, other: Replica) -> bool:
    """Whether a leader epoch of one copy begins before it can, by the other copy.

    A leader begins its epoch at one offset. The first epoch of a copy may begin later, with its
    log, and the cleaner, which never has a metadata log, may remove where others begin.
    """
    begins = dict(one.epochs)
    return any(begins.get(epoch, start) < start for epoch, start in other.epochs[1:])


def _differ(one: Replica, other: Replica, offset: int) -> bool:
    """Whether the batches before an offset cannot be of one log."""
    mine, theirs = one.batch_below(offset), other.batch_below(offset)
    if mine is None or theirs is None or _may_be_of_one(mine, theirs):
        return False
    return _is_in_place(one, mine) and _is_in_place(other, theirs)


def _may_be_of_one(one: Batch, other: Batch) -> bool:
    """Whether two batches have the same records at the offsets that both have."""
    if one.magic != other.magic or leader_epoch_of(one) != leader_epoch_of(other):
        return True
    if one.crc == other.crc:
        return True
    try:
        own, theirs = _records(one), _records(other)
    except KafkaFormatError:
        return True
    return all(own[offset] == theirs[offset] for offset in own.keys() & theirs.keys())


def _records(batch: Batch) -> dict[int, tuple[object, ...]]:
    """Its records by offset, without what the cleaner may change."""
    return {
        record.offset: (record.timestamp, record.key, record.value, record.headers)
        for record in batch.iter_records()
    }


def _is_in_place(copy: Replica, batch: Batch) -> bool:
    """Whether the offset of a batch follows those before it."""
    first = first_offset(batch)
    if first in copy.bases:
        return True
    before = copy.batch_below(first)
    return before is not None and before.next_offset == first
