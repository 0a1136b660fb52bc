"""The copies of a partition: those of one log, and the one to choose.

Strategy: the ids in ``partition.metadata`` and ``meta.properties`` decide. Where no topic id proves
two copies to be of one log, as before Kafka 2.8, their batches may prove the opposite: a leader
writes an offset once in its epoch, so two records of one epoch at the same offset are the same.
This separates two clusters, a topic deleted and created again, and a backup continued as a log of
its own. All metadata logs have one id, so their leader epochs are compared too.

The copy of the highest last leader epoch counts. Messages of v0 and v1 have no epoch. So before
Kafka 0.11 the copy of a dead leader may end last, with records never copied to another broker,
where the next leader wrote others. A follower truncated its log to its high watermark
(``ReplicaManager.makeFollowers``): below it the log is committed. Where two leaders committed other
records at one offset, the second election was unclean, and the second leader's records are the
later ones. Where the format of a topic was lowered, such messages follow batches with an epoch: a
copy with them counts before one ending with the batch before them.

Invariant: a few places of two copies are compared. A batch counts only if it follows the one before
it, since no checksum covers its offset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.policies import has_traces
from kafkafmt.log.replica import (
    MAX_EPOCH,
    NO_EPOCH,
    Replica,
    batch_leader_epoch,
    epochs_at,
    is_before,
    is_of_history,
)
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.names import METADATA_TOPIC

_MOST_HIDDEN = 100
"""Batches that are compared at most before the first that differ."""
HIGHER_EPOCH = "a higher leader epoch"
"""Why most copies count."""
AnyReplica = TypeVar("AnyReplica", bound=Replica)
_HIGHER_MARK = "a higher high watermark"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Offsets of a copy, from ``first`` up to ``end``, exclusive, outside the merged log.

    Attributes:
        reason: why they are left out, in words.
        is_expired: whether retention removed them from the chosen copy, and will from this one.
    """

    copy: Replica
    first: int
    end: int
    reason: str
    is_expired: bool = False

    def __str__(self) -> str:
        return f"{self.copy.path}: offsets {self.first} to {self.end - 1}: {self.reason}"


@dataclass(frozen=True)
class MergedLog:
    """The common data of a log's copies, without the copies.

    Attributes:
        directory: of the chosen copy.
        directories: of all copies, best first.
        begins: by leader epoch, from which offset on no copy has an older one. A leader begins its
            epoch at one offset. Where a copy begins within one, it is a later offset.
        diverging: of copies with other records, from which offset on: see `diverging_offset`.
        is_cleaned: whether the cleaner has been in a copy: see `Copies.is_cleaned`.
    """

    directory: str
    directories: tuple[str, ...]
    epochs: tuple[tuple[int, int], ...] = ()
    leader_epoch: int = NO_EPOCH
    begins: Mapping[int, int] = field(default_factory=dict, compare=False, repr=False)
    diverging: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    is_cleaned: bool = False
    limits: Limits = DEFAULT_LIMITS
    storage: StorageOptions = field(default=NO_OPTIONS, repr=False)

    @cached_property
    def is_compacted(self) -> bool:
        """Whether the chosen copy was compacted, by a checkpoint or its headers: see `has_traces`.

        All headers of the log may be read for it, once.
        """
        if self.is_cleaned:
            return True
        return has_traces(find_segments(self.directory, storage=self.storage), self.limits)

    def diverges(self, directory: str, offset: int) -> bool:
        """Return whether a copy without leader epochs has another record at an offset."""
        end = self.diverging.get(directory)
        return end is not None and offset >= end

    def continues(
        self, epoch: int, first: int, last: int, low: int = NO_EPOCH, high: int | None = MAX_EPOCH
    ) -> bool:
        """Return whether records missing in the chosen copy are of the log.

        Args:
            epoch: their leader epoch.
            first: the offset of the first of them.
            last: that of the last of them.
            low: the leader epoch before them in the chosen copy.
            high: that after them; ``None`` where it has no batch after them.
        """
        if is_before(self.epochs, last, epoch):
            return False
        # The leader began its last epoch here; where its log ends before, a part of it is lost.
        lost = high is None and bool(self.epochs) and first < self.epochs[-1][1]
        if high is None and not lost:
            return epoch == self.leader_epoch
        most = self.leader_epoch if high is None else high
        return is_of_history(
            epoch,
            epochs_at(self.epochs, first, last),
            low,
            MAX_EPOCH if most == NO_EPOCH else most,
            is_of_high=self.begins.get(most, last + 1) <= last,
        )


class Copies(tuple[AnyReplica, ...]):
    """The copies of one log, the chosen one first: see :func:`rank`."""

    @cached_property
    def log(self) -> MergedLog:
        """The common data of their log."""
        chosen = self[0]
        begins: dict[int, int] = {}
        for copy in self:
            for epoch, start in copy.epochs:
                begins[epoch] = min(start, begins.get(epoch, start))
        offsets = {copy.path: diverging_offset(chosen, copy) for copy in self[1:]}
        return MergedLog(
            chosen.path,
            tuple(copy.path for copy in self),
            chosen.epochs,
            chosen.leader_epoch,
            begins,
            {path: offset for path, offset in offsets.items() if offset is not None},
            self.is_cleaned,
            chosen.limits,
            chosen.storage,
        )

    @cached_property
    def is_cleaned(self) -> bool:
        """Whether the cleaner was in the log, by its topic or the checkpoint beside a copy.

        A follower gets the holes of its leader's log, and its own broker notes nothing of them.
        """
        return any(copy.is_cleaned for copy in self)

    def left_out(self) -> Iterator[LeftOut]:
        """Yield the ranges of copies outside the merged log."""
        chosen = self[0]
        for other in self[1:]:
            begins, first, end = chosen.first_offset, other.first_offset, other.end_offset
            if first < min(begins, end) and chosen.begins_after(begins - 1):
                yield LeftOut(
                    other,
                    first,
                    min(begins, end),
                    f"the chosen copy, {chosen.path}, begins at {begins}, and so do its leader"
                    " epochs: retention removed what lies before",
                    is_expired=True,
                )
                first = min(begins, end)
            common = max(shared_end(chosen, other), first)
            if common < end:
                why = (
                    f"the leader of epoch {chosen.leader_epoch} continues from offset {common}, in"
                    f" the chosen copy, {chosen.path}"
                )
                if chosen.leader_epoch == NO_EPOCH:
                    why = (
                        f"the copy that was chosen by {reason(chosen, other)}, {chosen.path},"
                        f" has other records from offset {common} on"
                    )
                yield LeftOut(other, common, end, why)


def by_log(copies: Sequence[AnyReplica], *, trusts_ids: bool = True) -> list[Copies[AnyReplica]]:
    """Return the copies of each log; of logs not told apart by ids, the preferred one first.

    That is the one with more copies; of several, the later one, as for a topic created again.
    Without `trusts_ids`, copies of one id are compared, too: files may have been mixed up.
    """
    if len(copies) == 1:
        return [Copies(copies)]
    of_clusters = _by_id(copies, lambda copy: copy.cluster_id)
    of_topics = [
        same for cluster in of_clusters for same in _by_id(cluster, lambda copy: copy.topic_id)
    ]
    return [rank(same) for topic in of_topics for same in _not_refuted(topic, trusts_ids)]


def rank(copies: Iterable[AnyReplica]) -> Copies[AnyReplica]:
    """Return the copies of one log, the chosen one first; of equal ones the first by path.

    It is the one with the highest last leader epoch; of several, the one that ends last. A copy
    without leader epochs that differs from it is preferred if its claim is better, and so is one
    that continues it.
    """
    ranked = sorted(copies, key=lambda copy: (copy.rank, copy.path))
    for copy in ranked[1:]:
        offset = diverging_offset(ranked[0], copy)
        is_better = offset is not None and _claim(copy, offset) > _claim(ranked[0], offset)
        if is_better or _extends(copy, ranked[0]):
            ranked.remove(copy)
            ranked.insert(0, copy)
    return Copies(ranked)


def _extends(copy: Replica, other: Replica) -> bool:
    """Return whether a copy has messages without a leader epoch after the other one's end."""
    if copy.leader_epoch != NO_EPOCH or copy.end_offset <= other.end_offset:
        return False
    mine, theirs = (each.batch_below(other.end_offset) for each in (copy, other))
    return (
        mine is not None
        and theirs is not None
        and batch_leader_epoch(theirs) == other.leader_epoch > NO_EPOCH
        and (mine.magic, mine.last_offset, mine.crc)
        == (theirs.magic, theirs.last_offset, theirs.crc)
    )


def _claim(copy: Replica, offset: int) -> tuple[bool, int, int]:
    """Return the grounds for a copy from an offset on, the most decisive first.

    They are committed; the last one is late, and a leader writes until there is another; the high
    watermark is high, though its checkpoint may be seconds old.
    """
    return copy.committed_end > offset, copy.last_timestamp, copy.committed_end


def reason(chosen: Replica, other: Replica) -> str:
    """Return the reason for preferring one copy to another: see :func:`rank`."""
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
    """Return the first offset with different records in two copies without leader epochs.

    ``None`` where they do not differ, or leader epochs decide: see :meth:`Replica.common_end`.
    Their batches are compared once.
    """
    if one is other or not one.leader_epoch == other.leader_epoch == NO_EPOCH:
        return None
    if other.path not in one.diverging:
        one.diverging[other.path] = other.diverging[one.path] = _compared(one, other)
    return one.diverging[other.path]


def _compared(one: Replica, other: Replica) -> int | None:
    low = max(one.first_offset, other.first_offset)
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
    """Return the end of the offsets shared by another copy and the chosen one's log."""
    offset = diverging_offset(chosen, other)
    return chosen.common_end(other) if offset is None else offset


def _by_id(
    copies: Sequence[AnyReplica], id_of: Callable[[AnyReplica], object]
) -> list[list[AnyReplica]]:
    """Return the copies of each id. Those without one belong to the only known one, if any."""
    by_id: dict[object, list[AnyReplica]] = {}
    for copy in copies:
        by_id.setdefault(id_of(copy), []).append(copy)
    unknown = by_id.pop(None, [])
    if len(by_id) <= 1:
        return [list(copies)]
    return [*by_id.values(), *([copy] for copy in unknown)]


def _not_refuted(copies: Sequence[AnyReplica], trusts_ids: bool) -> list[list[AnyReplica]]:
    logs: list[list[AnyReplica]] = []
    for copy in sorted(copies, key=lambda copy: copy.rank):
        same = next((log for log in logs if not _is_refuted(log[0], copy, trusts_ids)), None)
        if same is None:
            logs.append([copy])
        else:
            same.append(copy)
    if copies[0].topic != METADATA_TOPIC:
        logs.sort(key=_weight, reverse=True)
    return logs


def _weight(copies: Sequence[Replica]) -> tuple[int, int]:
    """Return the number of copies with a part of a log, and the time of its last record in ms."""
    there = sum(copy.end_offset > copy.first_offset for copy in copies)
    return there, max(copy.last_timestamp for copy in copies)


def _is_refuted(chosen: Replica, other: Replica, trusts_ids: bool) -> bool:
    """Return whether the batches of two copies prove different logs."""
    if chosen.topic_id is not None and chosen.topic_id == other.topic_id:
        # Its id is that of every cluster, and those of containers often have one cluster id too.
        if chosen.topic != METADATA_TOPIC:
            if trusts_ids:
                return False
        elif _begin_apart(chosen, other) or _begin_apart(other, chosen):
            return True
    first = max(chosen.first_offset, other.first_offset) + 1
    end = min(chosen.end_offset, other.end_offset)
    places = [first, end, chosen.common_end(other)]
    if NO_EPOCH in (chosen.leader_epoch, other.leader_epoch):
        del places[1:]  # followers kept at their ends what the leader had lost (KIP-101)
    return any(_differ(chosen, other, place) for place in places if first <= place <= end)


def _begin_apart(one: Replica, other: Replica) -> bool:
    """Return whether a leader epoch of one copy begins too early for the other copy.

    A leader begins its epoch at one offset. The first epoch of a copy may begin later, with its
    log, and the cleaner, which never has a metadata log, may remove where others begin.
    """
    begins = dict(one.epochs)
    return any(begins.get(epoch, start) < start for epoch, start in other.epochs[1:])


def _differ(one: Replica, other: Replica, offset: int) -> bool:
    """Return whether the batches before an offset cannot be of one log."""
    mine, theirs = one.batch_below(offset), other.batch_below(offset)
    if mine is None or theirs is None or _may_be_of_one(mine, theirs):
        return False
    return _is_in_place(one, mine) and _is_in_place(other, theirs)


def _may_be_of_one(one: Batch, other: Batch) -> bool:
    """Return whether two batches have the same records at their common offsets."""
    return batch_leader_epoch(one) != batch_leader_epoch(other) or _are_alike(one, other)


def begin_alike(one: Replica, other: Replica) -> bool:
    """Return whether two copies may have the same first common records, in any leader epoch."""
    offset = max(one.first_offset, other.first_offset) + 1
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
    """Return its records by offset, without the fields changed by the cleaner."""
    return {
        record.offset: (record.timestamp, record.key, record.value, record.headers)
        for record in batch.iter_records()
    }


def _is_in_place(copy: Replica, batch: Batch) -> bool:
    """Return whether the offset of a batch follows those before it."""
    first = first_offset(batch)
    if first in copy.bases:
        return True
    before = copy.batch_below(first)
    return before is not None and before.next_offset == first
