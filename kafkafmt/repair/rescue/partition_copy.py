"""A broker's copy of a partition, as its files show it: offsets, leader epochs, producers, sums.

Strategy: the headers of all batches are read once. A broker that was killed cuts its log at the
first batch that is not whole or does not follow the one before, so the end is there. The
``leader-epoch-checkpoint`` counts only as far as no batch contradicts it. Replicas have the same
batches, byte for byte, so their sums are equal in each range that both have whole.

Invariant: nothing is guessed: a directory without a segment has no end, and damage is named. At
most 64 ranges; each begins at a multiple of its width, and two become one where a log has more.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kafkafmt._base.errors import KafkaFormatError, error_reason, located_reason
from kafkafmt._base.limits import Limits
from kafkafmt.log.scan.query import Scan, scan_batches
from kafkafmt.repair.rescue.nodes import DataDirectory, PartitionDirectory, segments_in
from kafkafmt.segment.side_files.checkpoints import EpochEntry, read_leader_epoch_checkpoint
from kafkafmt.storage.names import CURRENT, LEADER_EPOCHS

_MOST_RANGES = 64
_MASK = 2**64 - 1


@dataclass
class BatchSums:
    """The sums of one log."""

    width: int = 1
    sums: dict[int, int] = field(default_factory=dict)

    def add(self, offset: int, *of_batch: int) -> None:
        """Add a batch at an offset; ``of_batch`` is the data common to its replicas."""
        place = offset // self.width
        self.sums[place] = (self.sums.get(place, 0) + hash((offset, *of_batch))) & _MASK
        while len(self.sums) > _MOST_RANGES:
            self.sums, self.width = self._of(2 * self.width), 2 * self.width

    def _of(self, width: int) -> dict[int, int]:
        sums: dict[int, int] = {}
        for place, value in self.sums.items():
            wider = place * self.width // width
            sums[wider] = (sums.get(wider, 0) + value) & _MASK
        return sums

    def difference(self, other: BatchSums, begin: int, end: int) -> tuple[int, int] | None:
        """Return the first offset range between two offsets with a difference from another log.

        Both logs have all batches that begin between them; ranges that begin before are left out.
        """
        width = max(self.width, other.width)
        own, theirs = self._of(width), other._of(width)
        for place in sorted(own.keys() | theirs.keys()):
            first, stop = place * width, (place + 1) * width
            if begin <= first < end and own.get(place) != theirs.get(place):
                return first, min(stop, end)
        return None


_NONE = -1
_LAST_EPOCH = 2**31 - 1
"""No leader follows in a higher one, so no broker has written it."""


@dataclass(eq=False)
class PartitionCopy:
    """A broker's copy of a partition, as its files show it.

    Attributes:
        data: the data directory that it goes back to: its own, or another broker's.
        write: writes its directory to a path, if it was damaged and is salvaged.
        others: what its broker has of it in further data directories, in use as well.
        first_offset: of the first segment, by its name; ``None`` without a segment.
        start_offset: from which on a broker served it, by the files beside it: the first segment,
            or an offset up to which records were deleted by request.
        epochs_start: where the checkpoint of epochs begins; -1 without one.
        may_be_rebuilt: whether only that checkpoint shows a deletion, and it begins with a
            segment: one that was lost begins so, too, after the broker has recovered that segment.
        end_offset: after the last batch before the damage, if there is some.
        last_epoch: of that batch; -1 without one. Messages of the formats 0 and 1 have none: those
            after batches with one are of no earlier leader.
        sound_epoch, sound_end: the same of all whole batches, also after the damage.
        ends_old: whether the last whole batch is of the format 0 or 1.
        noted_epoch, noted_start: the last entry of the checkpoint of epochs, if the epoch is later
            than every batch's: its broker led, and wrote nothing, or lost it; -1 without one.
        highest_epoch: of all batches and of the checkpoint of epochs; -1 without one.
        missing: how many offsets between its batches and segments no batch has.
        missing_at_start: how many offsets are missing before its first segment: a broker cuts the
            first leader epoch with the start of the log, so the epoch has begun there.
        epochs: of the whole batches, each with its first offset.
        is_unnoted: whether the checkpoint of epochs, which a leader and a follower write before
            their logs, lacks the epoch of the last whole batch: its file is of another log.
        lacks_records: whether a batch has fewer records than offsets.
        damage: what ends it before its files end, if something does.
    """

    directory: PartitionDirectory
    data: DataDirectory
    write: Callable[[str], object] | None = None
    others: tuple[PartitionCopy, ...] = ()
    first_offset: int | None = None
    start_offset: int = 0
    epochs_start: int = _NONE
    may_be_rebuilt: bool = False
    end_offset: int = 0
    last_epoch: int = _NONE
    sound_epoch: int = _NONE
    sound_end: int = 0
    ends_old: bool = False
    noted_epoch: int = _NONE
    noted_start: int = _NONE
    highest_epoch: int = _NONE
    highest_producer_id: int = _NONE
    batches: int = 0
    size_in_bytes: int = 0
    last_timestamp: int | None = None
    missing: int = 0
    missing_at_start: int = 0
    epochs: list[EpochEntry] = field(default_factory=list)
    is_unnoted: bool = False
    lacks_records: bool = False
    damage: str | None = None
    sums: BatchSums = field(default_factory=BatchSums, repr=False)

    @property
    def path(self) -> str:
        """That of its directory."""
        return self.directory.path

    @property
    def broker(self) -> int:
        """The id of its broker."""
        return self.data.node_id

    @property
    def is_in_use(self) -> bool:
        """Whether its broker uses it where it lies."""
        return self.directory.state == CURRENT and self.directory.data is self.data

    @property
    def is_cut_at_start(self) -> bool:
        """Whether records of its segments were deleted by request."""
        return self.first_offset is not None and self.start_offset > self.first_offset

    @property
    def has_wrong_epochs(self) -> bool:
        """Whether the checkpoint of leader epochs contradicts the epochs of the batches.

        The followers of such a leader cut off what they have from there on (KIP-101).
        """
        return _NONE < self.noted_start < self.sound_end and bool(self.epochs)

    @property
    def rank(self) -> tuple[int, int]:
        """Raft's and Kafka's order of copies: the last epoch, then the end (KIP-101).

        A leader notes its epoch with the end of its log before it writes. An entry after the end
        shows lost records, so it does not rank a log higher.
        """
        if self.noted_start == self.end_offset:
            return max(self.last_epoch, self.noted_epoch), self.end_offset
        return self.last_epoch, self.end_offset


def read_partition_copy(directory: PartitionDirectory, limits: Limits) -> PartitionCopy:
    """Read the headers of a log.

    Damage is in the result, also a file that cannot be read.
    """
    log = PartitionCopy(directory, directory.data)
    try:
        paths = segments_in(directory.path)
    except OSError as error:
        log.damage = f"cannot be listed: {error_reason(error)}"
        return log
    entries = _epochs(directory, limits)
    epochs = [entry.epoch for entry in entries]
    if not paths:
        log.highest_epoch = max(epochs, default=_NONE)
        return log
    log.first_offset = log.sound_end = first = _base(paths[0])
    entry = entries[0] if entries else EpochEntry(_NONE, first)
    walk = _Walk(log, entry.start_offset)
    walk.read(paths, limits)
    log_start = directory.log_start or 0
    # A follower's first batch of a compacted log is after its start, and has nothing before it.
    is_cut = _NONE < walk.epoch_below <= entry.epoch
    starts = [log_start, *([entry.start_offset] if is_cut else [])]
    # A checkpoint that begins after the end of the log lies.
    log.start_offset = max([first, *(start for start in starts if start <= log.sound_end)])
    log.may_be_rebuilt = log_start < log.start_offset and log.start_offset in walk.segment_starts
    if entries:
        log.epochs_start = entry.start_offset
        log.is_unnoted = not log.ends_old and log.sound_epoch not in epochs
        log.missing_at_start = max(first - max(entry.start_offset, log_start), 0)
        if entries[-1].epoch > log.highest_epoch:
            log.noted_epoch, log.noted_start = entries[-1].epoch, entries[-1].start_offset
    log.highest_epoch = max([log.highest_epoch, *epochs])
    return log


def may_be_cut_at_start(directory: PartitionDirectory, limits: Limits) -> bool:
    """Return whether the epochs' checkpoint begins after a broker's start of the log.

    Only the headers show whether this is true.
    """
    try:
        paths = segments_in(directory.path)
    except OSError:
        return False
    entries = _epochs(directory, limits) if paths else []
    return bool(entries) and entries[0].start_offset > max(
        _base(paths[0]), directory.log_start or 0
    )


def _base(path: str) -> int:
    return int(os.path.basename(path)[:20])


def _epochs(directory: PartitionDirectory, limits: Limits) -> list[EpochEntry]:
    """Return the entries of the checkpoint; none if it cannot be read, or cannot be true."""
    path = os.path.join(directory.path, LEADER_EPOCHS)
    try:
        entries = list(read_leader_epoch_checkpoint(path, limits=limits))
    except (KafkaFormatError, OSError):
        return []
    return [] if any(entry.epoch >= _LAST_EPOCH for entry in entries) else entries


class _Walk:
    """Adds up the headers of the batches in a summary.

    Attributes:
        segment_starts: the first offset in each segment after the first.
        epoch_below: of the last batch that begins before the first entry of the checkpoint of
            epochs; -1 without one. One of the formats 0 and 1 has none: the epochs begin after it.
    """

    def __init__(self, log: PartitionCopy, first_entry: int) -> None:
        self._log = log
        self._first = log.sound_end
        self._first_entry = first_entry
        self.epoch_below = _NONE
        self.segment_starts: set[int] = set()

    def read(self, paths: Sequence[str], limits: Limits) -> None:
        """Read the segments."""
        for number, path in enumerate(paths):
            is_last = number == len(paths) - 1
            damage = self._segment(path, limits)
            if damage is not None and not (is_last and damage.endswith("_tail")):
                self._note(path, damage)
        if self._log.damage is None:
            self._end_here()

    def _note(self, path: str, damage: str) -> None:
        if self._log.damage is None:
            self._log.damage = f"{path}: {damage}"
            self._end_here()

    def _end_here(self) -> None:
        self._log.end_offset, self._log.last_epoch = self._log.sound_end, self._log.sound_epoch

    def _segment(self, path: str, limits: Limits) -> str | None:
        """Read a segment, and return the fault at its end or the reading error, if any."""
        log, base = self._log, _base(path)
        log.missing += max(base - log.sound_end, 0)
        log.sound_end = max(log.sound_end, base)
        position = 0
        try:
            scan = scan_batches(path, on_damage="collect", limits=limits)
            for row in _headers(scan):
                first = row.base_offset
                if position == 0 and base > self._first and first is not None:
                    self.segment_starts.add(first)
                if row.position > position:
                    self._note(path, f"bytes {position} to {row.position - 1} are not a batch")
                position = row.position + row.size
                if not row.is_valid:
                    self._note(path, f"the checksum of the batch at byte {row.position} is wrong")
                    continue
                if first is None:
                    self._note(path, f"the messages at byte {row.position} cannot be decompressed")
                    continue
                if row.epoch == _LAST_EPOCH:
                    self._note(path, f"the batch at byte {row.position} has epoch {row.epoch}")
                    row = row._replace(epoch=log.sound_epoch)
                if first < log.sound_end:
                    expected = f"offset {first}, expected {log.sound_end} or more"
                    self._note(path, f"the batch at byte {row.position} has {expected}")
                elif row.epoch is not None and row.epoch < log.sound_epoch:
                    expected = f"epoch {row.epoch}, expected {log.sound_epoch} or more"
                    self._note(path, f"the batch at byte {row.position} has {expected}")
                self._add(row, first)
            found = scan.damage
        except (KafkaFormatError, OSError) as error:
            return f"cannot be read: {located_reason(error)}"
        at_end = [damage for damage in found if damage.position >= position]
        return at_end[0].kind if at_end else None

    def _add(self, row: _Header, first: int) -> None:
        log, log.ends_old = self._log, row.epoch is None
        epoch = log.sound_epoch if row.epoch is None else row.epoch
        log.missing += max(first - log.sound_end, 0)
        log.sound_end, log.sound_epoch = max(log.sound_end, row.last_offset + 1), epoch
        if first < self._first_entry:
            self.epoch_below = _LAST_EPOCH if row.epoch is None else epoch
        if row.epoch is not None and epoch > log.highest_epoch:
            log.epochs.append(EpochEntry(epoch, first))
        log.highest_epoch = max(log.highest_epoch, epoch)
        if row.producer_id is not None:
            log.highest_producer_id = max(log.highest_producer_id, row.producer_id)
        log.lacks_records |= row.records < row.last_offset - first + 1
        log.sums.add(first, row.last_offset, row.crc)
        log.batches += 1
        log.size_in_bytes += row.size
        if row.timestamp >= 0:
            log.last_timestamp = max(log.last_timestamp or 0, row.timestamp)


class _Header(NamedTuple):
    """The header of a batch; epoch and producer are ``None`` in old formats.

    ``base_offset`` is ``None`` for compressed messages of an old format that cannot be read.
    """

    position: int
    size: int
    base_offset: int | None
    last_offset: int
    is_valid: bool
    epoch: int | None
    producer_id: int | None
    timestamp: int
    crc: int
    records: int


_COLUMNS = (
    *("position", "sizeInBytes", "baseOffset", "lastOffset", "isValid", "leaderEpoch"),
    *("producerId", "maxTimestamp", "crc", "count"),
)


def _headers(scan: Scan) -> Iterator[_Header]:
    for batch in scan:
        columns = (batch.column(name).to_pylist() for name in _COLUMNS)
        yield from itertools.starmap(_Header, zip(*columns, strict=True))
