"""Replicas of a partition as one log: which copy is read, and which others complete it.

Strategy: of the copies of a partition, the one with the highest last leader epoch is chosen; of
several, the one whose log ends last. That is how Kafka compares logs: for a vote in KRaft
(``KafkaRaftClient.handleVoteRequest``), and when a follower truncates what the leader does not have
(KIP-101). A new leader notes its epoch before it writes a record (``Partition.makeLeader``), so the
leader's own copy is chosen while the checkpoint of its epochs is there. The readers of tables, of
internal topics and of lags, and ``salvage``, choose by this rule alone. Each segment of the chosen
copy becomes an extent that knows the segments of the other copies with offsets in the same range;
:mod:`~kafkafmt.log.completion` uses them where the chosen copy lacks batches.

Invariant: the extents of a merged log divide its offsets among them. Copies with different ids of
their topic or cluster are different logs. Only the last batch of each copy and its small files are
read.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.compaction import COMPACTED_TOPICS, has_traces
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.last_batch import last_batch_below
from kafkafmt.record.batch import first_offset
from kafkafmt.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.names import CLEANED, LEADER_EPOCHS, is_0_7
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile

if TYPE_CHECKING:
    from uuid import UUID

    from kafkafmt.record.batch import Batch

NO_EPOCH = -1
"""The leader epoch of batches without one, and of a log that has only such batches."""
MAX_EPOCH = 2**31 - 1
_MAX_OFFSET = 2**63 - 1


def leader_epoch_of(batch: Batch) -> int:
    """The leader epoch of a batch; :data:`NO_EPOCH` for one that has none."""
    epoch = batch.partition_leader_epoch
    return NO_EPOCH if epoch is None else epoch


def _epoch_of(epochs: Sequence[tuple[int, int]], offset: int) -> int | None:
    number = bisect_right(epochs, offset, key=lambda epoch: epoch[1])
    return epochs[number - 1][0] if number else None


def _epochs_of(epochs: Sequence[tuple[int, int]], first: int, last: int) -> set[int]:
    """The leader epochs that a log knows for the first and the last offset of a batch."""
    known = (_epoch_of(epochs, first), _epoch_of(epochs, last))
    return {epoch for epoch in known if epoch is not None}


def is_of_history(
    epoch: int, known: Collection[int], low: int = NO_EPOCH, high: int = MAX_EPOCH
) -> bool:
    """Whether a batch of another copy may be of a log, by its leader epoch.

    Args:
        epoch: of the batch; a batch without one may be of any log.
        known: the leader epochs that the log has at its offsets, as far as it knows them. A leader
            writes a batch in one epoch.
        low: that of the batch before it in the log.
        high: that of the batch after it; one of the two is wrong if they descend.
    """
    if epoch == NO_EPOCH:
        return True
    return (low <= epoch <= high or low > high) and all(
        known_epoch == epoch for known_epoch in known
    )


def between(bases: Sequence[int], first: int, stop: int | None) -> slice:
    """Which segments may have offsets in a range, by their base offsets."""
    low = max(bisect_right(bases, first) - 1, 0)
    return slice(low, len(bases) if stop is None else bisect_left(bases, stop))


@dataclass(frozen=True)
class MergedLog:
    """What the extents of a merged log share.

    Attributes:
        directory: of the chosen copy.
        directories: of all copies, best first.
        epochs: leader epochs of the chosen copy, each with its first offset, ascending.
        is_cleaned: whether the cleaner has been in a copy: see :func:`is_cleaned`.
        limits: upper bounds on the size of one entry.
        storage: options for the driver of its store.
    """

    directory: str
    directories: tuple[str, ...]
    epochs: tuple[tuple[int, int], ...] = ()
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

    def epochs_of(self, batch: Batch) -> set[int]:
        """The leader epochs at the offsets of a batch, as far as the chosen copy knows them."""
        return _epochs_of(self.epochs, first_offset(batch), batch.last_offset)


@dataclass(frozen=True, slots=True)
class ReplicaExtent(Extent):
    """An extent of one copy, with the segments of others that may have the same offsets.

    Attributes:
        first: the first offset that the segment has, or would have if none were missing.
        stop: the offset at which the next segment begins; ``None`` if nothing is known to follow.
        others: segments of other copies in offset order, the best copy first.
        log: what it has in common with the other extents of the log.
    """

    first: int = 0
    stop: int | None = None
    others: tuple[tuple[SegmentFile, ...], ...] = field(default=(), repr=False)
    log: MergedLog = field(default=MergedLog("", ()), repr=False)

    @property
    def directory(self) -> str:
        """The directory of the chosen copy."""
        return self.log.directory

    @property
    def is_foreign(self) -> bool:
        """Whether it is of another copy, where the chosen one lost its first segments."""
        return self.segment.directory != self.log.directory and bool(self.log.epochs)

    @property
    def is_cut(self) -> bool:
        """Whether another copy follows at an offset that the segment itself may have."""
        following = self.segment.next_base_offset
        return self.stop is not None and (following is None or self.stop < following)


@dataclass(frozen=True)
class Replica:
    """One copy of a partition, with a segment at least.

    Attributes:
        log: its directory and segments.
        beside: what the broker notes of it.
        limits: upper bounds on the size of one entry.
    """

    log: PartitionLog
    beside: DataDirectories = field(repr=False)
    limits: Limits = DEFAULT_LIMITS

    @property
    def directory(self) -> str:
        """The directory that has its segments."""
        return self.log.path

    @property
    def segments(self) -> tuple[SegmentFile, ...]:
        """In offset order."""
        return self.log.segments

    @cached_property
    def bases(self) -> list[int]:
        """The base offsets of the segments."""
        return [segment.base_offset or 0 for segment in self.segments]

    @cached_property
    def topic_id(self) -> UUID | None:
        """From ``partition.metadata``; ``None`` if that cannot be read."""
        return self.beside.topic_id(self.log)

    @cached_property
    def cluster_id(self) -> str | None:
        """From ``meta.properties`` of its data directory; ``None`` if that names none.

        All clusters have the same topic id for their metadata logs.
        """
        return self.beside.cluster_id(self.log)

    @cached_property
    def epochs(self) -> tuple[tuple[int, int], ...]:
        """From ``leader-epoch-checkpoint``; none if that cannot be read, or the batches refute it.

        No checksum covers it. Where it gives the last batch a higher epoch than that has, it lies.
        """
        with suppress(KafkaFormatError, OSError):
            entries = read_leader_epoch_checkpoint(
                f"{self.log.path}/{LEADER_EPOCHS}",
                limits=self.limits,
                storage_options=self.log.storage,
            )
            pairs = tuple((entry.epoch, entry.start_offset) for entry in entries)
            epoch, last = self._last
            known = _epoch_of(pairs, last)
            is_refuted = epoch != NO_EPOCH and known is not None and known > epoch
            return () if is_refuted else pairs
        return ()

    @cached_property
    def _last(self) -> tuple[int, int]:
        for segment in reversed(self.segments):
            with suppress(OSError):  # reading meets it again, and reports it
                batch = last_batch_below(segment, _MAX_OFFSET, limits=self.limits)
                if batch is not None:
                    return leader_epoch_of(batch), batch.last_offset
        return NO_EPOCH, -1

    @property
    def end_offset(self) -> int:
        """The offset after its last valid batch, or the base offset of its last segment."""
        return max(self._last[1] + 1, self.bases[-1] if self.bases else 0)

    @property
    def leader_epoch(self) -> int:
        """Its last leader epoch, by the checkpoint and the last batch."""
        return max(self._last[0], self.epochs[-1][0] if self.epochs else NO_EPOCH)

    @property
    def rank(self) -> tuple[int, int]:
        """Orders the copies of a log, the one to choose first."""
        return -self.leader_epoch, -self.end_offset

    @cached_property
    def is_compacted(self) -> bool:
        """Whether the cleaner was here, by its checkpoint or what it leaves: see `has_traces`."""
        return is_cleaned([self]) or has_traces(self.segments, self.limits)

    def begins_after(self, offset: int) -> bool:
        """Whether an offset lies before the log: retention removed it, or it never was of this log.

        A broker cuts the leader epochs with the start of its log (``truncateFromStart``).
        """
        return bool(self.epochs) and offset < self.epochs[0][1]

    def continues(self, epoch: int, offsets: tuple[int, int], low: int, high: int | None) -> bool:
        """Whether records of another copy, which this one lacks, are of its log.

        Args:
            epoch: the leader epoch of the records.
            offsets: of the first and the last of them.
            low: the leader epoch before them in this copy.
            high: that after them; ``None`` where this copy has no batch after them.
        """
        first, last = offsets
        if self.begins_after(first):
            return False
        known = _epochs_of(self.epochs, first, last)
        # The leader began its last epoch here; where its log ends before, a part of it is lost.
        lost = high is None and bool(self.epochs) and first < self.epochs[-1][1]
        if high is None and not lost:
            return epoch == self.leader_epoch or self.leader_epoch == NO_EPOCH
        most = self.leader_epoch if high is None else high
        return is_of_history(epoch, known, low, MAX_EPOCH if most == NO_EPOCH else most)

    def between(self, first: int, stop: int | None) -> tuple[SegmentFile, ...]:
        """The segments that may have offsets in a range."""
        return self.segments[between(self.bases, first, stop)]


def is_cleaned(copies: Iterable[Replica]) -> bool:
    """Whether the cleaner was in a log, by its topic or the checkpoint beside one of its copies.

    A follower gets the holes of its leader's log, and its own broker notes nothing of them.
    """
    return any(
        copy.log.topic in COMPACTED_TOPICS or copy.beside.offset(CLEANED, copy.log) is not None
        for copy in copies
    )


def replicas_of(
    extents: Iterable[Extent], limits: Limits = DEFAULT_LIMITS
) -> Iterator[tuple[list[Replica], list[Extent]]]:
    """The copies of each log, the one to choose first; and the extents as they were found.

    The extents have the order of :func:`~kafkafmt.storage.discovery.find_extents`. Extents that are
    not segments of a partition's directory come without a copy.
    """
    beside: DataDirectories | None = None
    for (topic, _), partition in groupby(
        extents, key=lambda extent: (extent.segment.topic, extent.segment.partition)
    ):
        there = list(partition)
        named = [extent for extent in there if extent.segment.base_offset is not None]
        if topic is None or len(named) < len(there) or is_0_7(there[0].segment.name):
            yield [], there
            continue
        copies = []
        beside = beside or DataDirectories(there[0].segment.storage, limits)
        own: dict[str, list[Extent]] = {}
        for directory, listed in groupby(there, key=lambda extent: extent.directory):
            own[directory] = list(listed)
            segments = dict.fromkeys(extent.segment for extent in own[directory])
            place = there[0].segment.topic, there[0].segment.partition
            storage = there[0].segment.storage
            log = PartitionLog(directory, *place, segments=tuple(segments), storage=storage)
            copies.append(Replica(log, beside, limits))
        for same in _of_one_log(copies):
            yield (
                sorted(same, key=lambda copy: copy.rank),
                [extent for copy in same for extent in own[copy.directory]],
            )


def _of_one_log(copies: list[Replica]) -> list[list[Replica]]:
    """The copies of each log: of one cluster and one topic."""
    if len(copies) == 1:
        return [copies]
    of_clusters = _by_id(copies, lambda copy: copy.cluster_id)
    return [same for cluster in of_clusters for same in _by_id(cluster, lambda copy: copy.topic_id)]


def _by_id(copies: list[Replica], id_of: Callable[[Replica], object]) -> list[list[Replica]]:
    """The copies of each id. Those without one are of the only one that is known, if any."""
    by_id: dict[object, list[Replica]] = {}
    for copy in copies:
        by_id.setdefault(id_of(copy), []).append(copy)
    unknown = by_id.pop(None, [])
    if len(by_id) <= 1:
        return [copies]
    return [*by_id.values(), *([copy] for copy in unknown)]


def merged(
    extents: Iterable[Extent],
    limits: Limits = DEFAULT_LIMITS,
    note: Callable[[Sequence[Replica]], None] | None = None,
) -> list[Extent]:
    """The extents of each log once: those of the chosen copies, with what completes them.

    The extents are whole segments, in the order of
    :func:`~kafkafmt.storage.discovery.find_extents`. Those of a log with only one copy stay as they
    are. ``note`` gets the copies of each log that has several.
    """
    result: list[Extent] = []
    for copies, alone in replicas_of(extents, limits):
        if note is not None and len(copies) > 1:
            note(copies)
        result += alone if len(copies) < 2 else merge(copies)
    return result


def merge(copies: Sequence[Replica]) -> Iterator[ReplicaExtent]:
    """The extents of a merged log; ``copies`` are at least two, the chosen one first."""
    chosen = copies[0]
    first = chosen.segments[0]
    log = MergedLog(
        chosen.directory,
        tuple(copy.directory for copy in copies),
        chosen.epochs,
        is_cleaned(copies),
        chosen.limits,
        first.storage,
    )
    # The leader began its last epoch here; where its log ends before, a part of it is lost.
    known = chosen.epochs[-1][1] if chosen.epochs else 0
    yield from _until(copies, known if known > chosen.end_offset else None, log)


def _until(copies: Sequence[Replica], stop: int | None, log: MergedLog) -> Iterator[ReplicaExtent]:
    """The extents below an offset: those of the first copy, and of others for what lies before."""
    taken: list[tuple[int, tuple[SegmentFile, ...], int | None]] = []
    for number, copy in enumerate(copies):
        own = copy.segments if stop is None else copy.segments[: bisect_left(copy.bases, stop)]
        if own:
            taken.append((number, own, stop))
            stop = copy.log.first_offset
        if stop is not None and copies[0].begins_after(stop - 1):
            break  # retention removed what other copies have before it
    for number, own, end in reversed(taken):  # what lies before comes first
        bases = copies[number].bases
        for segment, base, following in zip(own, bases, [*bases[1 : len(own)], end], strict=False):
            if following is None or base < following:  # tiered storage may have one twice
                listed = (other.between(base, following) for other in copies[number + 1 :])
                completing = tuple(segments for segments in listed if segments)
                yield ReplicaExtent(segment, first=base, stop=following, others=completing, log=log)
