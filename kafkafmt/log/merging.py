"""Replicas of a partition as one log: which copy is read, and which others complete it.

Strategy: of the copies of a partition, the one with the highest last leader epoch is chosen; of
several, the one whose log ends last. That is how Kafka compares logs: for a vote in KRaft
(``KafkaRaftClient.handleVoteRequest``), and when a follower truncates what the leader does not have
(KIP-101). A new leader notes its epoch before it writes a record (``Partition.makeLeader``), so the
leader's own copy is chosen while the checkpoint of its epochs is there. The readers of tables, of
internal topics and of lags, and ``salvage``, choose by this rule alone; what it says of copies
without leader epochs is in :mod:`~kafkafmt.log.copies`. Each segment of the chosen
copy becomes an extent that knows the segments of the other copies with offsets in the same range;
:mod:`~kafkafmt.log.completion` uses them where the chosen copy lacks batches.

Invariant: the extents of a merged log divide its offsets among them. Only a few batches of each
copy and its small files are read.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.copies import Copies, by_log
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.policies import has_traces
from kafkafmt.log.replica import Replica, epochs_at
from kafkafmt.segment.record.batch import first_offset
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.names import is_0_7
from kafkafmt.storage.segment_file import Extent, SegmentFile

if TYPE_CHECKING:
    from kafkafmt.segment.record.batch import Batch


@dataclass(frozen=True)
class MergedLog:
    """What the extents of a merged log share.

    Attributes:
        directory: of the chosen copy.
        directories: of all copies, best first.
        epochs: leader epochs of the chosen copy, each with its first offset, ascending.
        begins: of the leader epochs of all copies: see `Copies.begins`.
        diverging: of copies with other records, from which offset on: see `Copies.diverging`.
        is_cleaned: whether the cleaner has been in a copy: see `Copies.is_cleaned`.
    """

    directory: str
    directories: tuple[str, ...]
    epochs: tuple[tuple[int, int], ...] = ()
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

    def epochs_of(self, batch: Batch) -> set[int]:
        """The leader epochs at the offsets of a batch, as far as the chosen copy knows them."""
        return epochs_at(self.epochs, first_offset(batch), batch.last_offset)


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
    def is_completed(self) -> bool:
        """Whether other copies may have offsets between its entries."""
        return bool(self.others)

    @property
    def is_foreign(self) -> bool:
        """Whether it is of another copy, where the chosen one lost its first segments."""
        return self.segment.directory != self.log.directory and bool(self.log.epochs)

    @property
    def is_cut(self) -> bool:
        """Whether another copy follows at an offset that the segment itself may have."""
        following = self.segment.next_base_offset
        return self.stop is not None and (following is None or self.stop < following)


def replicas_of(
    extents: Iterable[Extent], limits: Limits = DEFAULT_LIMITS
) -> Iterator[tuple[Copies[Replica], list[Extent]]]:
    """Yield the copies of each log, the one to choose first; and the extents as they were found.

    The extents have the order of :func:`~kafkafmt.storage.discovery.find_extents`. Extents that are
    not segments of a partition's directory, or are of a log in a tier, come without a copy.
    """
    beside: DataDirectories | None = None
    for (topic, partition), same_place in groupby(extents, key=lambda extent: extent.segment.place):
        there = list(same_place)
        in_tier: list[Extent] = [one for one in there if one.copied is not None]
        if in_tier:
            yield Copies(), in_tier  # each offset comes once already
            there = [extent for extent in there if extent.copied is None]
            if not there:
                continue
        named = [extent for extent in there if extent.segment.base_offset is not None]
        if topic is None or len(named) < len(there) or is_0_7(there[0].segment.name):
            yield Copies(), there
            continue
        copies = []
        beside = beside or DataDirectories(there[0].segment.storage, limits)
        own: dict[str, list[Extent]] = {}
        for directory, listed in groupby(there, key=lambda extent: extent.directory):
            own[directory] = list(listed)
            segments = dict.fromkeys(extent.segment for extent in own[directory])
            storage = there[0].segment.storage
            copies.append(
                Replica(
                    directory,
                    topic,
                    partition,
                    segments=tuple(segments),
                    storage=storage,
                    beside=beside,
                    limits=limits,
                )
            )
        for same in by_log(copies):
            yield same, [extent for copy in same for extent in own[copy.path]]


def merged(
    extents: Iterable[Extent],
    limits: Limits = DEFAULT_LIMITS,
    note: Callable[[Copies[Replica]], None] | None = None,
) -> list[Extent]:
    """Return the extents of each log once: those of the chosen copies, with what completes them.

    The extents are whole segments, in the order of
    :func:`~kafkafmt.storage.discovery.find_extents`. Those of a log with only one copy stay as they
    are. ``note`` gets the copies of each log, the chosen one first.
    """
    result: list[Extent] = []
    for copies, alone in replicas_of(extents, limits):
        if note is not None and copies:
            note(copies)
        result += alone if len(copies) < 2 else merge(copies)
    return result


def merge(copies: Copies[Replica]) -> Iterator[ReplicaExtent]:
    """Yield the extents of a merged log; ``copies`` are at least two, the chosen one first."""
    chosen = copies[0]
    first = chosen.segments[0]
    log = MergedLog(
        chosen.path,
        tuple(copy.path for copy in copies),
        chosen.epochs,
        copies.begins,
        copies.diverging,
        copies.is_cleaned,
        chosen.limits,
        first.storage,
    )
    yield from _until(copies, chosen.lost_until, log)


def _until(copies: Sequence[Replica], stop: int | None, log: MergedLog) -> Iterator[ReplicaExtent]:
    """The extents below an offset: those of the first copy, and of others for what lies before."""
    taken: list[tuple[int, tuple[SegmentFile, ...], int | None]] = []
    chosen = copies[0]
    for number, copy in enumerate(copies):
        end = stop
        if end is not None and copy is not chosen:  # another history has other borders of batches
            end = min(end, chosen.common_end(copy))
        own = copy.segments if end is None else copy.segments[: bisect_left(copy.bases, end)]
        if own:
            taken.append((number, own, stop))
            stop = copy.first_offset
        if stop is not None and chosen.begins_after(stop - 1):
            break  # retention removed what other copies have before it
    for number, own, end in reversed(taken):  # what lies before comes first
        bases = copies[number].bases
        for segment, base, following in zip(own, bases, [*bases[1 : len(own)], end], strict=False):
            if following is None or base < following:  # tiered storage may have one twice
                listed = (other.between(base, following) for other in copies[number + 1 :])
                completing = tuple(segments for segments in listed if segments)
                yield ReplicaExtent(segment, first=base, stop=following, others=completing, log=log)
