"""One copy of a partition: its leader epochs, its end, and its possible continuation.

Strategy: the files beside the segments are read, and the last batch confirms or refutes them.
Leader epochs give the common part of two copies, as when a follower truncates its log (KIP-101).

Invariant: only the last batch and the small files are read.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property, partial
from typing import TYPE_CHECKING

from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.policies import COMPACTED_TOPICS, has_traces
from kafkafmt.log.search import last_batch_below
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.storage.errors import is_of_the_disk
from kafkafmt.storage.names import LEADER_EPOCHS
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import SegmentFile

if TYPE_CHECKING:
    from kafkafmt.segment.record.batch import Batch

NO_EPOCH = -1
"""The leader epoch of batches without one, and of a log that has only such batches."""
MAX_EPOCH = 2**31 - 1


def batch_leader_epoch(batch: Batch) -> int:
    """Return the leader epoch of a batch; :data:`NO_EPOCH` for a batch without one."""
    epoch = batch.partition_leader_epoch
    return NO_EPOCH if epoch is None else epoch


def epoch_at(epochs: Sequence[tuple[int, int]], offset: int) -> int | None:
    """Return a log's leader epoch at an offset; ``None`` for one before the first epoch."""
    number = bisect_right(epochs, offset, key=lambda epoch: epoch[1])
    return epochs[number - 1][0] if number else None


def epochs_at(epochs: Sequence[tuple[int, int]], first: int, last: int) -> set[int]:
    """Return a log's leader epochs at the first and the last offset of a batch."""
    known = (epoch_at(epochs, first), epoch_at(epochs, last))
    return {epoch for epoch in known if epoch is not None}


def is_before(epochs: Sequence[tuple[int, int]], offset: int, epoch: int = MAX_EPOCH) -> bool:
    """Return whether an offset lies before a log: removed by retention, or never part of it.

    A broker cuts the leader epochs with the start of its log (``truncateFromStart``). A batch
    without an epoch may be of any log.
    """
    return epoch != NO_EPOCH and bool(epochs) and offset < epochs[0][1]


def is_of_history(
    epoch: int,
    known: Collection[int],
    low: int = NO_EPOCH,
    high: int = MAX_EPOCH,
    *,
    is_of_high: bool = False,
) -> bool:
    """Return whether a batch of another copy may be of a log, by its leader epoch.

    Args:
        epoch: of the batch. One without an epoch may be of any log where none is known: a leader
            that writes messages of v0 or v1 forgets its epochs (``UnifiedLog.append``).
        known: the leader epochs that the log has at its offsets, as far as it knows them. A leader
            writes a batch in one epoch.
        low: that of the batch before it in the log.
        high: that of the batch after it; one of the two is wrong if they descend.
        is_of_high: whether the epoch after it has begun before it ends: see `MergedLog.begins`.
    """
    if is_of_high and low <= high and epoch < high:
        return False
    if epoch == NO_EPOCH:
        return not known
    return (low <= epoch <= high or low > high) and all(
        known_epoch == epoch for known_epoch in known
    )


History = tuple[Sequence[tuple[int, int]], int]
"""The leader epochs of a log with their first offsets, and its end."""


def common_end(one: History, other: History) -> int:
    """Return the end of two logs' common offsets: the end of their last common epoch."""
    if not one[0] or not other[0]:
        return one[1]  # what lies before is of both, as far as the files say
    own, theirs = _epoch_ends(*one), _epoch_ends(*other)
    common = own.keys() & theirs.keys()
    if not common:
        return 0
    return min(own[max(common)], theirs[max(common)])


def log_start(log: History, starts: Iterable[tuple[int | None, History]]) -> int | None:
    """Return the largest counted log start of the copies, each given with its history.

    A log start counts within the common part of its history and the log's: an outdated copy, after
    an unclean election, may begin above records of the new leader. ``None`` if none counts.
    """
    counting = (
        start for start, own in starts if start is not None and start <= common_end(log, own)
    )
    return max(counting, default=None)


def _epoch_ends(epochs: Sequence[tuple[int, int]], end: int) -> dict[int, int]:
    starts = [start for _, start in epochs]
    ends = [*starts[1:], max(end, starts[-1])]
    return {epoch: stop for (epoch, _), stop in zip(epochs, ends, strict=True)}


def between(bases: Sequence[int], first: int, stop: int | None) -> slice:
    """Return the slice of the segments with possible offsets in a range, by base offsets."""
    low = max(bisect_right(bases, first) - 1, 0)
    return slice(low, len(bases) if stop is None else bisect_left(bases, stop))


@dataclass(frozen=True)
class Replica(PartitionLog):
    """One copy of a partition.

    Attributes:
        beside: what the broker notes of it.
        limits: on the files beside its segments, and on its batches.
        diverging: what is known of other copies, by their directory: see `copies`.
    """

    beside: DataDirectories = field(default_factory=DataDirectories, repr=False)
    limits: Limits = field(default=DEFAULT_LIMITS, repr=False)
    diverging: dict[str, int | None] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(cls, log: PartitionLog, beside: DataDirectories, limits: Limits) -> Replica:
        """Return a log as a copy of its partition."""
        known = {each.name: getattr(log, each.name) for each in fields(PartitionLog)}
        return cls(**known, beside=beside, limits=limits)

    @cached_property
    def bases(self) -> list[int]:
        """The base offsets of the segments."""
        return [segment.base_offset or 0 for segment in self.segments]

    @cached_property
    def topic_id(self) -> str | None:
        """From ``partition.metadata``; ``None`` if the file cannot be read."""
        return self.beside.topic_id(self)

    @cached_property
    def cluster_id(self) -> str | None:
        """From ``meta.properties`` of its data directory; ``None`` if the file has none.

        All clusters have the same topic id for their metadata logs.
        """
        return self.beside.cluster_id(self)

    @cached_property
    def epochs(self) -> tuple[tuple[int, int], ...]:
        """From ``leader-epoch-checkpoint``; none if it is unreadable, or refuted by the batches.

        No checksum covers it. It is wrong if its epoch of the last batch is above the batch's own.
        """
        path = f"{self.path}/{LEADER_EPOCHS}"
        entries = self.beside.once(path, read_leader_epoch_checkpoint) or []
        pairs = tuple((entry.epoch, entry.start_offset) for entry in entries)
        epoch, last, _ = self._last
        known = epoch_at(pairs, last)
        is_refuted = epoch != NO_EPOCH and known is not None and known > epoch
        return () if is_refuted else pairs

    @cached_property
    def _last(self) -> tuple[int, int, int]:
        batch = self.batch_below(MAX_OFFSET)
        if batch is None:
            return NO_EPOCH, -1, NO_TIMESTAMP
        return batch_leader_epoch(batch), batch.last_offset, batch.max_timestamp

    def batch_below(self, offset: int) -> Batch | None:
        """Return the last valid batch with a lower offset in its head; ``None`` if there is none.

        Raises:
            OSError: a segment is gone or was replaced, or a store does not answer.
        """
        for segment in reversed(self.between(0, offset)):
            # Of a copy that is not chosen nobody else says what the disk does not give.
            note = partial(self.beside.cannot_read, segment.path)
            try:
                batch = last_batch_below(segment, offset, limits=self.limits, note=note)
            except OSError as error:
                if not is_of_the_disk(error):
                    raise
                note(error)
                continue
            if batch is not None:
                return batch
        return None

    @property
    def end_offset(self) -> int:
        """The offset after its last valid batch, or the base offset of its last segment."""
        return max(self._last[1] + 1, self.bases[-1] if self.bases else 0)

    @property
    def last_timestamp(self) -> int:
        """The timestamp of its last valid batch, in milliseconds; -1 if it has none, as in v0."""
        return self._last[2]

    @property
    def leader_epoch(self) -> int:
        """Its last leader epoch, by the checkpoint and the last batch."""
        return max(self._last[0], self.epochs[-1][0] if self.epochs else NO_EPOCH)

    @property
    def lost_until(self) -> int | None:
        """The start of its last leader epoch, if the log ends before: a part of it is lost."""
        known = self.epochs[-1][1] if self.epochs else 0
        return known if known > self.end_offset else None

    @property
    def committed_end(self) -> int:
        """Its high watermark, or its end if it is lower or no high watermark is noted."""
        noted = self.beside.high_watermark(self)
        return self.end_offset if noted is None else min(noted, self.end_offset)

    @property
    def rank(self) -> tuple[int, int, int]:
        """Order the copies of a log: see `copies.rank`."""
        size = sum(segment.size for segment in self.segments)
        return -self.leader_epoch, -self.end_offset, -size

    @cached_property
    def is_compacted(self) -> bool:
        """Whether the cleaner was here, by its checkpoint or traces: see `has_traces`."""
        return self.is_cleaned or has_traces(self.segments, self.limits)

    @property
    def is_cleaned(self) -> bool:
        """Whether the cleaner was here, by the topic or the checkpoint of the broker."""
        return self.topic in COMPACTED_TOPICS or self.beside.cleaned_end(self) is not None

    def begins_after(self, offset: int) -> bool:
        """Return whether an offset lies before the log: :func:`is_before`."""
        return is_before(self.epochs, offset)

    @property
    def history(self) -> History:
        """Its leader epochs and its end."""
        return self.epochs, self.end_offset

    def common_end(self, other: Replica) -> int:
        """Return the end of the offsets common to both: :func:`common_end`."""
        return common_end(self.history, other.history)

    def between(self, first: int, stop: int | None) -> tuple[SegmentFile, ...]:
        """Return the segments with possible offsets in a range."""
        return self.segments[between(self.bases, first, stop)]
