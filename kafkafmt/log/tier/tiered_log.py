"""One log in tiered storage: its copies, its history, and the copy chosen for each offset.

Strategy: the history of a log is its leader epochs, each with its first offset, in the copy with
the highest epoch. An offset of another copy counts only if it has the epoch of the history there
(KIP-101). Before the history, which retention cuts, the copies' own epochs count. Where several
copies count for an offset, brokers take the one that begins last (``RemoteLogLeaderEpochState``),
and so does this module: copies are read from their beginning, up to the beginning of the next one.
A bucket keeps the copies of its logs packed. Those of a log are unpacked at their first use, so
that a reader of one log after another holds those of one.

Invariant: each counted offset comes from one copy, in the order of offsets. An unreadable copy is
in the log, with the reason.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.packed import Packed
from kafkafmt._base.ranges import divided
from kafkafmt.log.tier.keys import KeyNeededError
from kafkafmt.log.tier.segment import TieredSegment
from kafkafmt.segment.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.errors import StorageError, UnusableBytes, unreadable_is_missing
from kafkafmt.storage.names import LEADER_EPOCHS
from kafkafmt.storage.segment_file import SegmentFile

SOUND, LOCAL, CUT, LOCKED, LOST = 0, 1_000, 2_000, 3_000, 4_000
"""Ranks of copies: a broker's own files complete a tier, and a copy that cannot be read is last."""
TRIES = 3
"""Copies that are tried, before a key counts as another one, or a checkpoint as unreadable."""

Epochs = Sequence[tuple[int, int]]
"""Leader epochs, each with its first offset; both ascend."""


@dataclass(frozen=True, slots=True)
class SegmentCopy:
    """The offsets of one copy of a segment.

    Attributes:
        stop: after the last one.
        epochs: its leader epochs; those that end before its first offset do not matter.
        rank: of two copies with an offset, that of the lower rank counts.
        stored: bytes of all of its objects.
    """

    of: SegmentFile
    first: int
    stop: int
    epochs: tuple[tuple[int, int], ...]
    rank: int = SOUND
    stored: int = 0

    def epoch_ranges(self) -> Iterator[tuple[int, int, int]]:
        """Yield each leader epoch with its first offset here, and the one after its last."""
        ends = [*(start for _, start in self.epochs[1:]), self.stop]
        for (epoch, start), end in zip(self.epochs, ends, strict=False):
            first, stop = max(start, self.first), min(end, self.stop)
            if first < stop:
                yield epoch, first, stop

    def checkpoint(self) -> Epochs:
        """Return the leader epochs of the log when it was made; none if they cannot be read."""
        if isinstance(self.of, TieredSegment):
            return checkpoint_with(self.of)
        return () if self.of.error is not None else self.epochs


class Counted(NamedTuple):
    """Offsets from ``first`` up to ``stop``, taken from one copy."""

    copy: SegmentCopy
    first: int
    stop: int


@dataclass
class TieredLog:
    """The copies of the segments of one log.

    Attributes:
        topic: by the manifests; by the folder's name, prefix included, if none can be read.
        topic_id: as Kafka writes it.
        directories: the folders that have copies.
        misplaced: those whose name is of another log.
        broken: copies whose manifest cannot be read.
        locked: why data keys cannot be decrypted, by the id of their pair.
        start_offset: the log start offset, where a broker's checkpoint is there.
        epochs_of_broker: leader epochs with their first offsets, from its checkpoint, likewise.
        of_brokers: the segments on brokers' own disks, likewise.
    """

    topic: str | None
    partition: int | None
    topic_id: str | None
    directories: list[str] = field(default_factory=list)
    misplaced: list[str] = field(default_factory=list)
    found: Packed[SegmentCopy] = field(default_factory=Packed)
    broken: list[SegmentCopy] = field(default_factory=list)
    locked: dict[str, KeyNeededError] = field(default_factory=dict)
    start_offset: int | None = None
    epochs_of_broker: Epochs = ()
    of_brokers: tuple[SegmentFile, ...] = ()

    @cached_property
    def copies(self) -> list[SegmentCopy]:
        """Each copy with a readable manifest; without a log object it is lost."""
        found, self.found = self.found, Packed()  # they are not kept twice
        return [replace(copy, rank=LOCKED) if self.key(copy) else copy for copy in found]

    def key(self, copy: SegmentCopy) -> KeyNeededError | None:
        """Return the private key needed by a copy; ``None`` if it can be read without one."""
        pair = copy.of.pair if isinstance(copy.of, TieredSegment) else None
        return None if pair is None else self.locked.get(pair)

    @cached_property
    def history(self) -> Epochs:
        """The leader epochs of the log, each with its first offset.

        They are those of a broker, unless the tier knows a higher one.
        """
        own, known = self.epochs_of_broker, self._history_of_copies
        return own if own and (not known or own[-1][0] >= known[-1][0]) else known

    @cached_property
    def start(self) -> int | None:
        """The log start, as far as a broker's checkpoint or the copies tell it."""
        return self.start_with(self.copies)

    def start_with(self, copies: Iterable[SegmentCopy]) -> int | None:
        """Return the same for other copies, too.

        A copy of the history with its first epoch beginning inside it gives the start: earlier
        records are deleted, although this copy or an older one has their bytes.
        """
        known = [] if self.start_offset is None else [self.start_offset]
        for copy in copies:
            begin = copy.epochs[0][1]
            if begin > copy.first:
                of_history = _history_ranges(copy, self.history)
                known += (first for first, _ in of_history if first == begin)
        return max(known, default=None)

    @property
    def _history_of_copies(self) -> Epochs:
        """The same by the copy with the highest epoch, if the manifests have several."""
        numbers = {epoch for copy in self.copies for epoch, _, _ in copy.epoch_ranges()}
        if len(numbers) > 1:
            newest = [copy for copy in self.copies if copy.epochs[-1][0] == max(numbers)]
            newest.sort(key=lambda copy: copy.rank)
            for copy in newest[:TRIES]:
                epochs = copy.checkpoint()
                if epochs and epochs[-1][0] == max(numbers):  # or it contradicts its manifest
                    return epochs
        return history_from_copies(self.copies)

    @cached_property
    def counted(self) -> list[Counted]:
        """The counted offsets, in order, each with its copy."""
        return counted(self.copies, self.history)

    def with_spares(self, copy: SegmentCopy) -> SegmentFile:
        """Return a copy with its readable duplicates as spares.

        Replicas of a segment are equal, byte by byte, if offsets, leader epochs and size are.
        """
        equal = self._equal.get(_same(copy), ())
        spares = tuple(other for other in equal if other is not copy.of)[:TRIES]
        if isinstance(copy.of, TieredSegment) and spares:
            return replace(copy.of, spares=spares)
        return copy.of

    @cached_property
    def _equal(self) -> dict[tuple[object, ...], list[TieredSegment]]:
        found: dict[tuple[object, ...], list[TieredSegment]] = {}
        for copy in self.copies:
            if isinstance(copy.of, TieredSegment) and copy.rank < LOCKED:
                found.setdefault(_same(copy), []).append(copy.of)
        return {same: copies for same, copies in found.items() if len(copies) > 1}

    def lost(self, ranges: Iterable[Counted]) -> Iterator[SegmentFile]:
        """Yield the copies without a readable manifest, unless another has their first offset.

        One whose manifest is not damaged and cannot be had always counts: it may be of a later
        leader than the copies around it, which have other records then.
        What is lost ends where the next copy begins, if not before.
        """
        found = [one for one in ranges if isinstance(one.copy.of, TieredSegment)]
        for broken in self.broken:
            is_covered = any(one.first <= broken.first < one.stop for one in found)
            if is_covered and isinstance(broken.of.error, UnusableBytes):
                continue
            ends = [one.first - 1 for one in found if one.first > broken.first]
            if broken.of.end_offset is not None:
                ends.append(broken.of.end_offset)
            yield replace(broken.of, end_offset=min(ends, default=None))


def _same(copy: SegmentCopy) -> tuple[object, ...]:
    return copy.first, copy.stop, copy.epochs, copy.of.size


def checkpoint_with(segment: SegmentFile) -> Epochs:
    """Return the leader epochs copied with a segment; none if they cannot be read.

    Raises:
        StorageError: a store cannot be reached.
    """
    with unreadable_is_missing(OSError):
        data = segment.side_file(LEADER_EPOCHS)
        return leader_epochs(data) if data else ()
    return ()


def leader_epochs(
    source: str | bytes, storage: StorageOptions = NO_OPTIONS, limits: Limits = DEFAULT_LIMITS
) -> tuple[tuple[int, int], ...]:
    """Return the leader epochs of a checkpoint, each with its first offset.

    None if it cannot be read, or unless epochs and offsets ascend: no checksum covers them.

    Raises:
        StorageError: a store cannot be reached.
    """
    with unreadable_is_missing(KafkaFormatError, OSError):
        entries = read_leader_epoch_checkpoint(source, limits=limits, storage_options=storage)
        found = tuple((entry.epoch, entry.start_offset) for entry in entries)
        if all(one[0] < other[0] and one[1] < other[1] for one, other in pairwise(found)):
            return found
    return ()


def history_from_copies(copies: Iterable[SegmentCopy]) -> Epochs:
    """Return the history by the copies' own epochs, if no checkpoint is readable.

    Each epoch begins at its lowest offset in a copy; a later epoch cuts earlier ones.
    """
    starts: dict[int, int] = {}
    for copy in copies:
        for epoch, first, _ in copy.epoch_ranges():
            starts[epoch] = min(first, starts.get(epoch, first))
    history: list[tuple[int, int]] = []
    for epoch in sorted(starts):
        while history and history[-1][1] >= starts[epoch]:
            history.pop()
        history.append((epoch, starts[epoch]))
    return history


def counted(copies: Iterable[SegmentCopy], history: Epochs) -> list[Counted]:
    """Return the ranges of a log, each from one copy."""
    copies = list(copies)
    history = _downward(copies, history)
    found = (
        (first, stop, (copy.rank, -copy.first, -copy.stop, -number))
        for number, copy in enumerate(copies)
        for first, stop in _history_ranges(copy, history)
    )
    joined: list[Counted] = []
    for first, stop, (*_, number) in divided(found):
        part, last = Counted(copies[-number], first, stop), joined[-1] if joined else None
        if last is not None and last.copy is part.copy and last.stop == part.first:
            joined[-1] = last._replace(stop=part.stop)
        else:
            joined.append(part)
    return joined


def _downward(copies: Sequence[SegmentCopy], history: Epochs) -> Epochs:
    """Extend the history downward by that of the copies; retention cuts its first epoch, too."""
    if not history:
        return history
    epoch, begin = history[0]
    older = history_from_copies(copy for copy in copies if copy.first < begin)
    below = [pair for pair in older if pair[0] <= epoch and pair[1] < begin]
    is_cut = bool(below) and below[-1][0] == epoch
    return [*below, *history[is_cut:]]


def missing_from(copy: SegmentCopy, history: Epochs) -> list[tuple[int, int]]:
    """Return the offsets of a copy outside the history: first, and after the last."""
    left, at = [], copy.first
    for first, stop in sorted(_history_ranges(copy, history)):
        if at < first:
            left.append((at, first))
        at = max(at, stop)
    return [*left, (at, copy.stop)] if at < copy.stop else left


def _history_ranges(copy: SegmentCopy, history: Epochs) -> Iterator[tuple[int, int]]:
    """Yield the offsets of a copy within the history: first, and after the last."""
    if not history:
        yield copy.first, copy.stop
        return
    known = [epoch for epoch, _ in history]
    begin = history[0][1]
    for epoch, first, stop in copy.epoch_ranges():
        at = bisect_right(known, epoch) - 1
        if at < 0:  # of an epoch that retention has removed from the history
            low, high = 0, begin
        elif known[at] != epoch:
            continue
        else:
            low = history[at][1]
            high = history[at + 1][1] if at + 1 < len(history) else MAX_OFFSET
        if max(first, low) < min(stop, high):
            yield max(first, low), min(stop, high)


def began_with(segment: SegmentFile) -> bool:
    """Return whether the log began with a segment of a tier when it was copied.

    Then the offsets before it that a broker lacks, which had stopped fetching, were deleted. A
    store that cannot be reached tells nothing.
    """
    epochs: Epochs = ()
    with suppress(StorageError):
        epochs = checkpoint_with(segment)
    return bool(epochs) and epochs[0][1] >= (segment.base_offset or 0)
