"""One log in tiered storage: its copies, its history, and which copy of an offset counts.

Strategy: a bucket keeps the copies of its logs packed. Those of a log are unpacked at their first
use, so that a reader of one log after another holds those of one.

Invariant: a copy that cannot be read is in the log, with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.storage.errors import UnusableBytes, unreadable_is_missing
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.tiered import history, manifest
from kafkafmt.tiered.history import CountedRange, Epochs, SegmentCopy
from kafkafmt.tiered.keys import NeededKey
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.segment import TieredSegment

SOUND, LOCAL, CUT, LOCKED, LOST = 0, 1_000, 2_000, 3_000, 4_000
"""Ranks of copies: a broker's own files complete a tier, and a copy that cannot be read is last."""
TRIES = 3
"""Copies that are tried, before a key counts as another one, or a checkpoint as unreadable."""


@dataclass
class TieredLog:
    """The copies of the segments of one log.

    Attributes:
        topic: by the manifests; by the folder's name, prefix included, if none can be read.
        topic_id: as Kafka writes it.
        directories: the folders that have copies.
        found: each copy whose manifest can be read, however its keys are.
        broken: copies whose manifest cannot be read.
        locked: why data keys cannot be decrypted, by the id of their pair.
        start_offset: the log start offset, where a broker's checkpoint is there.
        epochs_of_broker: leader epochs with their first offsets, from its checkpoint, likewise.
    """

    topic: str | None
    partition: int | None
    topic_id: str | None
    directories: list[str] = field(default_factory=list)
    found: Iterable[SegmentCopy[SegmentFile]] = ()
    broken: list[LostSegment] = field(default_factory=list)
    locked: dict[str, NeededKey] = field(default_factory=dict)
    start_offset: int | None = None
    epochs_of_broker: Epochs = ()

    @cached_property
    def copies(self) -> list[SegmentCopy[SegmentFile]]:
        """Each copy whose manifest can be read; without a log object it is lost."""
        found, self.found = self.found, ()  # they are not kept twice
        return [replace(copy, rank=LOCKED) if self._key(copy) else copy for copy in found]

    @cached_property
    def needed(self) -> dict[NeededKey, list[SegmentFile]]:
        """The private keys that are needed, each with the copies that need it."""
        needed: dict[NeededKey, list[SegmentFile]] = {}
        for copy in self.copies if self.locked else ():
            if key := self._key(copy):
                needed.setdefault(key, []).append(copy.of)
        return needed

    def _key(self, copy: SegmentCopy[SegmentFile]) -> NeededKey | None:
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

    def start_with(self, copies: Iterable[SegmentCopy[SegmentFile]]) -> int | None:
        """The same, where there are other copies, too."""
        known = self.start_offset, history.start_of(copies, self.history)
        return max((start for start in known if start is not None), default=None)

    @property
    def _history_of_copies(self) -> Epochs:
        """The same by the copy with the highest epoch, if the manifests have several."""
        numbers = {epoch for copy in self.copies for epoch, _, _ in copy.epoch_ranges()}
        if len(numbers) > 1:
            newest = [copy for copy in self.copies if copy.epochs[-1][0] == max(numbers)]
            newest.sort(key=lambda copy: copy.rank)
            for copy in newest[:TRIES]:
                epochs = checkpoint_of(copy)
                if epochs and epochs[-1][0] == max(numbers):  # or it contradicts its manifest
                    return epochs
        return history.of_copies(self.copies)

    @cached_property
    def counted_ranges(self) -> list[CountedRange[SegmentFile]]:
        """The offsets that count, in order, each with the copy that it counts of."""
        return history.counted(self.copies, self.history)

    def with_spares(self, copy: SegmentFile) -> SegmentFile:
        """A copy that knows the others with the same bytes, as far as these can be read.

        Replicas of a segment are equal, byte by byte, where offsets, leader epochs and size are.
        """
        equal = self._equal.get(id(copy), ())
        spares = tuple(other for other in equal if other is not copy)[:TRIES]
        return replace(copy, spares=spares) if isinstance(copy, TieredSegment) and spares else copy

    @cached_property
    def _equal(self) -> dict[int, list[TieredSegment]]:
        """The copies of each segment that has several, by the id() of each of them."""
        found: dict[tuple[object, ...], list[TieredSegment]] = {}
        for copy in self.copies:
            if isinstance(copy.of, TieredSegment) and copy.rank < LOCKED:
                same = copy.first, copy.stop, copy.epochs, copy.of.size
                found.setdefault(same, []).append(copy.of)
        several = (copies for copies in found.values() if len(copies) > 1)
        return {id(copy): copies for copies in several for copy in copies}

    def lost(self, ranges: Iterable[CountedRange[SegmentFile]]) -> Iterator[LostSegment]:
        """The copies without a readable manifest, where no other one has their first offset.

        One whose manifest is not damaged and cannot be had always counts: it may be of a later
        leader than the copies around it, which have other records then.
        What is lost ends where the next copy begins, if not before.
        """
        found = [
            offset_range for offset_range in ranges if isinstance(offset_range.of, TieredSegment)
        ]
        for broken in self.broken:
            first = broken.base_offset or 0
            is_covered = any(one.first <= first < one.stop for one in found)
            if is_covered and isinstance(broken.error, UnusableBytes):
                continue
            ends = [one.first - 1 for one in found if one.first > first]
            if broken.end_offset is not None:
                ends.append(broken.end_offset)
            yield replace(broken, end_offset=min(ends, default=None))


def checkpoint_of(copy: SegmentCopy[SegmentFile]) -> Epochs:
    """The leader epochs of the log when a copy was made; none if they cannot be read."""
    if isinstance(copy.of, TieredSegment):
        return checkpoint_with(copy.of)
    return () if isinstance(copy.of, LostSegment) else copy.epochs


def checkpoint_with(of: TieredSegment) -> Epochs:
    """The leader epochs that were copied with a segment; none if they cannot be read."""
    with unreadable_is_missing(OSError):
        return leader_epochs(of.index_bytes(manifest.LEADER_EPOCH) or b"")
    return ()


def leader_epochs(
    source: str | bytes, storage: StorageOptions = NO_OPTIONS, limits: Limits = DEFAULT_LIMITS
) -> tuple[tuple[int, int], ...]:
    """The leader epochs of a checkpoint, each with its first offset; none if it cannot be read.

    None, too, unless epochs and offsets ascend: no checksum covers them.

    Raises:
        StorageError: a store cannot be reached.
    """
    with unreadable_is_missing(KafkaFormatError, OSError):
        entries = read_leader_epoch_checkpoint(source, limits=limits, storage_options=storage)
        found = tuple((entry.epoch, entry.start_offset) for entry in entries)
        if all(one[0] < other[0] and one[1] < other[1] for one, other in pairwise(found)):
            return found
    return ()
