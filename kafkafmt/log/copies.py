"""Which copies of a partition are of one log, and which of them counts.

Strategy: the ids in ``partition.metadata`` and ``meta.properties`` tell. Where no id of a topic
says that two copies are of one log, as before Kafka 2.8, their batches may say that they are not:
a leader writes an offset once in its epoch, so two records of one epoch at the same offset are the
same. So two clusters are told apart, a topic that was deleted and created again, and a backup that
went on as a log of its own. All metadata logs have one id, so their leader epochs are compared too.

The copy of the highest last leader epoch counts. Messages of v0 and v1 have no epoch. So before
Kafka 0.11 the copy of a dead leader may end last, with records that no other broker got, where the
next leader wrote others. A follower truncated its log to its high watermark
(``ReplicaManager.makeFollowers``): below it the log is committed. Where two leaders committed other
records at one offset, the election of the second one was unclean, and the later records are its.
Where the format of a topic was lowered, such messages follow batches with an epoch: a copy that has
them counts before one that ends with the batch before them.

Invariant: a few places of two copies are compared. A batch counts only if it follows the one before
it, since no checksum covers its offset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.log.replica import NO_EPOCH, Replica, leader_epoch_of
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.storage.names import METADATA_TOPIC

_MOST_HIDDEN = 100
"""Batches that are compared at most before the first that differ."""
HIGHER_EPOCH = "a higher leader epoch"
"""Why most copies count."""
_HIGHER_MARK = "a higher high watermark"


def of_one_log(copies: Sequence[Replica], *, trusts_ids: bool = True) -> list[list[Replica]]:
    """Return the copies of each log; of logs that no id tells apart, the one that counts first.

    That is the one with more copies; of several the later, as of a topic that was created again.
    Without `trusts_ids`, copies of one id are compared, too: files may have been mixed up.
    """
    if len(copies) == 1:
        return [list(copies)]
    of_clusters = _by_id(copies, lambda copy: copy.cluster_id)
    of_topics = [
        same for cluster in of_clusters for same in _by_id(cluster, lambda copy: copy.topic_id)
    ]
    return [same for topic in of_topics for same in _not_refuted(topic, trusts_ids)]


def best_first(copies: Iterable[Replica]) -> list[Replica]:
    """Return the copies of one log, the one that counts first; of equal ones the first by path.

    It is the one with the highest last leader epoch; of several, the one that ends last. A copy
    without leader epochs that differs from that one is before it if its claim is better, and so is
    one that goes on from it.
    """
    ranked = sorted(copies, key=lambda copy: (copy.rank, copy.directory))
    for copy in ranked[1:]:
        offset = diverging_offset(ranked[0], copy)
        is_better = offset is not None and _claim(copy, offset) > _claim(ranked[0], offset)
        if is_better or _goes_on(copy, ranked[0]):
            ranked.remove(copy)
            ranked.insert(0, copy)
    return ranked


def _goes_on(copy: Replica, other: Replica) -> bool:
    """Whether a copy has messages without a leader epoch after all that the other one has."""
    if copy.leader_epoch != NO_EPOCH or copy.end_offset <= other.end_offset:
        return False
    mine, theirs = (each.batch_below(other.end_offset) for each in (copy, other))
    return (
        mine is not None
        and theirs is not None
        and leader_epoch_of(theirs) == other.leader_epoch > NO_EPOCH
        and (mine.magic, mine.last_offset, mine.crc)
        == (theirs.magic, theirs.last_offset, theirs.crc)
    )


def _claim(copy: Replica, offset: int) -> tuple[bool, int, int]:
    """Return what a copy has to say for its records from an offset on, the most decisive first.

    They are committed; the last one is late, and a leader writes until there is another; the high
    watermark is high, though its checkpoint may be seconds old.
    """
    return copy.committed_end > offset, copy.last_timestamp, copy.committed_end


def why_it_counts(chosen: Replica, other: Replica) -> str:
    """Return what decides between two copies: see :func:`best_first`."""
    if chosen.leader_epoch > other.leader_epoch:
        return HIGHER_EPOCH
    offset = diverging_offset(chosen, other)
    if offset is not None:
        mine, theirs = _claim(chosen, offset), _claim(other, offset)
        if mine[0] > theirs[0]:
            return _HIGHER_MARK
        if mine[1] > theirs[1]:
            return "a later last timestamp"
    if chosen.end_offset < other.end_offset:
        return _HIGHER_MARK
    if chosen.end_offset > other.end_offset:
        return "a later end"
    return "a larger size" if chosen.rank < other.rank else "the order of their paths"


def diverging_offset(one: Replica, other: Replica) -> int | None:
    """Return the offset from which on two copies without leader epochs have different records.

    None where they do not differ, or leader epochs tell: see :meth:`Replica.common_end`. Their
    batches are compared once.
    """
    if one is other or not one.leader_epoch == other.leader_epoch == NO_EPOCH:
        return None
    if other.directory not in one.diverging:
        one.diverging[other.directory] = other.diverging[one.directory] = _compared(one, other)
    return one.diverging[other.directory]


def _compared(one: Replica, other: Replica) -> int | None:
    low = max(one.log.first_offset, other.log.first_offset)
    end = min(one.end_offset, other.end_offset)
    if low >= end or not _differ(one, other, end):
        return None
    while end - low > 1:
        middle = (low + end) // 2
        if _differ(one, other, middle):
            end = middle
        else:
            low = middle
    # Between what is the same and what differs lies what damage hides: it may differ.
    for _ in range(_MOST_HIDDEN):
        mine, theirs = one.batch_below(end), other.batch_below(end)
        if mine is None or theirs is None:
            break
        first = max(first_offset(mine), first_offset(theirs))
        is_there = first <= min(mine.last_offset, theirs.last_offset)
        if is_there and _may_be_of_one(mine, theirs):
            return min(mine.next_offset, theirs.next_offset)
        end = first
    return end


def shared_end(chosen: Replica, other: Replica) -> int:
    """Return the offset up to which another copy is of the log of the chosen one."""
    offset = diverging_offset(chosen, other)
    return chosen.common_end(other) if offset is None else offset


def _by_id(copies: Sequence[Replica], id_of: Callable[[Replica], object]) -> list[list[Replica]]:
    """Return the copies of each id. Those without one are of the only one that is known, if any."""
    by_id: dict[object, list[Replica]] = {}
    for copy in copies:
        by_id.setdefault(id_of(copy), []).append(copy)
    unknown = by_id.pop(None, [])
    if len(by_id) <= 1:
        return [list(copies)]
    return [*by_id.values(), *([copy] for copy in unknown)]


def _not_refuted(copies: Sequence[Replica], trusts_ids: bool) -> list[list[Replica]]:
    logs: list[list[Replica]] = []
    for copy in sorted(copies, key=lambda copy: copy.rank):
        same = next((log for log in logs if not _is_refuted(log[0], copy, trusts_ids)), None)
        if same is None:
            logs.append([copy])
        else:
            same.append(copy)
    if copies[0].log.topic != METADATA_TOPIC:
        logs.sort(key=_weight, reverse=True)
    return logs


def _weight(copies: Sequence[Replica]) -> tuple[int, int]:
    """How many copies have a part of a log, and when its last record is from."""
    there = sum(copy.end_offset > copy.log.first_offset for copy in copies)
    return there, max(copy.last_timestamp for copy in copies)


def _is_refuted(chosen: Replica, other: Replica, trusts_ids: bool) -> bool:
    """Whether the batches of two copies say that they are of different logs."""
    if chosen.topic_id is not None and chosen.topic_id == other.topic_id:
        # Its id is that of every cluster, and those of containers often have one cluster id too.
        if chosen.log.topic != METADATA_TOPIC:
            if trusts_ids:
                return False
        elif _begin_apart(chosen, other) or _begin_apart(other, chosen):
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
    return leader_epoch_of(one) != leader_epoch_of(other) or _are_alike(one, other)


def begin_alike(one: Replica, other: Replica) -> bool:
    """Whether two copies may have the same records where both begin, of whatever leader epoch."""
    offset = max(one.log.first_offset, other.log.first_offset) + 1
    mine, theirs = one.batch_below(offset), other.batch_below(offset)
    return mine is None or theirs is None or _are_alike(mine, theirs)


def _are_alike(one: Batch, other: Batch) -> bool:
    if one.magic != other.magic or one.crc == other.crc:
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
