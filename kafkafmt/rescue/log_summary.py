"""What the log in one directory of a partition proves: offsets, leader epochs, producers.

Strategy: the headers of all batches are read once. A broker that was killed cuts its log at the
first batch that is not whole or does not follow the one before, so the end is there. The
``leader-epoch-checkpoint`` counts only where batches do not speak against it: a first entry, and
the epochs.

Invariant: nothing is guessed: a directory without a segment has no end, and damage is named.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import Limits
from kafkafmt.rescue.nodes import PartitionDirectory
from kafkafmt.scan import scan_batches
from kafkafmt.scan.stream import Scan
from kafkafmt.side_files.checkpoints import EpochEntry, read_leader_epoch_checkpoint
from kafkafmt.storage.names import LEADER_EPOCHS

_SEGMENT = re.compile(r"[0-9]{20}\.log")
_NONE = -1
_LAST_EPOCH = 2**31 - 1
"""No leader follows in a higher one, so no broker has written it."""


@dataclass(frozen=True)
class LogSummary:
    """A log as its files show it.

    Attributes:
        directory: of the log.
        first_offset: of the first segment, by its name; ``None`` without a segment.
        start_offset: from which on a broker served it, by the files beside it: the first segment,
            or an offset up to which records were deleted by request.
        epochs_start: where the checkpoint of epochs begins; -1 without one.
        may_be_rebuilt: whether only that checkpoint shows a deletion, and it begins with a
            segment: one that was lost begins so, too, after the broker has recovered that segment.
        end_offset: after the last batch before the damage, if there is some.
        last_epoch: of that batch; -1 without one.
        sound_epoch, sound_end: the same of all whole batches, also after the damage.
        noted_epoch, noted_start: the last entry of the checkpoint of epochs, if the epoch is later
            than every batch's: its broker led, and wrote nothing, or lost it; -1 without one.
        highest_epoch: of all batches and of the checkpoint of epochs; -1 without one.
        highest_producer_id: of all batches; -1 without one.
        batches: how many are whole.
        size_in_bytes: of the whole batches.
        last_timestamp: the highest of the batches, milliseconds; ``None`` without one.
        missing: how many offsets between its batches and segments no batch has.
        missing_at_start: how many offsets are missing before its first segment: a broker cuts the
            first leader epoch with the start of the log, so the epoch has begun there.
        damage: what ends it before its files end, if something does.
    """

    directory: PartitionDirectory
    first_offset: int | None = None
    start_offset: int = 0
    epochs_start: int = _NONE
    may_be_rebuilt: bool = False
    end_offset: int = 0
    last_epoch: int = _NONE
    sound_epoch: int = _NONE
    sound_end: int = 0
    noted_epoch: int = _NONE
    noted_start: int = _NONE
    highest_epoch: int = _NONE
    highest_producer_id: int = _NONE
    batches: int = 0
    size_in_bytes: int = 0
    last_timestamp: int | None = None
    missing: int = 0
    missing_at_start: int = 0
    damage: str | None = None

    @property
    def is_cut_at_start(self) -> bool:
        """Whether records of its segments were deleted by request."""
        return self.first_offset is not None and self.start_offset > self.first_offset

    @property
    def rank(self) -> tuple[int, int]:
        """Raft's and Kafka's order of copies: the last epoch, then the end (KIP-101).

        A leader notes its epoch with the end of its log before it writes. An entry after the end
        says that records are lost, so it makes no log the one that counts.
        """
        if self.noted_start == self.end_offset:
            return max(self.last_epoch, self.noted_epoch), self.end_offset
        return self.last_epoch, self.end_offset


def summary_of(directory: PartitionDirectory, limits: Limits) -> LogSummary:
    """Read the headers of a log.

    Damage is in the result, also a file that cannot be read.
    """
    try:
        paths = _segments(directory)
    except OSError as error:
        return LogSummary(directory, damage=f"cannot be listed: {error.strerror or error}")
    entries = _epochs(directory, limits)
    epochs = [entry.epoch for entry in entries]
    if not paths:
        return LogSummary(directory, highest_epoch=max(epochs, default=_NONE))
    first = _base(paths[0])
    entry = entries[0] if entries else EpochEntry(_NONE, first)
    walk = _Walk(first, entry.start_offset)
    walk.read(paths, limits)
    log_start = directory.log_start or 0
    # A follower's first batch of a compacted log is after its start, and has nothing before it.
    is_cut = _NONE < walk.epoch_below <= entry.epoch
    starts = [log_start, *([entry.start_offset] if is_cut else [])]
    last = entries[-1] if entries and entries[-1].epoch > walk.highest_epoch else None
    known = max(entry.start_offset, log_start) if entries else first
    # A checkpoint that begins after the end of the log lies.
    start = max([first, *(start for start in starts if start <= walk.end)])
    return LogSummary(
        directory,
        first,
        start,
        entry.start_offset if entries else _NONE,
        start > log_start and start in walk.segment_starts,
        walk.served_end,
        walk.served_epoch,
        walk.last_epoch,
        walk.end,
        last.epoch if last else _NONE,
        last.start_offset if last else _NONE,
        max([walk.highest_epoch, *epochs]),
        walk.producer_id,
        walk.batches,
        walk.size,
        walk.timestamp,
        walk.missing,
        max(first - known, 0),
        walk.damage,
    )


def may_be_cut_at_start(directory: PartitionDirectory, limits: Limits) -> bool:
    """Whether the checkpoint of epochs begins after the start of the log that a broker would find.

    Only the headers tell whether that is true.
    """
    try:
        paths = _segments(directory)
    except OSError:
        return False
    entries = _epochs(directory, limits) if paths else []
    return bool(entries) and entries[0].start_offset > max(
        _base(paths[0]), directory.log_start or 0
    )


def _segments(directory: PartitionDirectory) -> list[str]:
    return sorted(
        os.path.join(directory.path, name)
        for name in os.listdir(directory.path)
        if _SEGMENT.fullmatch(name) and os.path.isfile(os.path.join(directory.path, name))
    )


def _base(path: str) -> int:
    return int(os.path.basename(path)[:20])


def _epochs(directory: PartitionDirectory, limits: Limits) -> list[EpochEntry]:
    """The entries of the checkpoint; none if it cannot be read, or cannot be true."""
    path = os.path.join(directory.path, LEADER_EPOCHS)
    try:
        entries = list(read_leader_epoch_checkpoint(path, limits=limits))
    except (KafkaFormatError, OSError):
        return []
    return [] if any(entry.epoch >= _LAST_EPOCH for entry in entries) else entries


class _Walk:
    """Adds up the headers of the batches.

    Attributes:
        damage: the first one.
        segment_starts: the first offset in each segment after the first.
        served_end, served_epoch: the end and the last epoch before it.
        epoch_below: of the last batch that begins before the first entry of the checkpoint of
            epochs; -1 without one. One of the formats 0 and 1 has none: the epochs begin after it.
    """

    def __init__(self, first: int, first_entry: int) -> None:
        self.end = self._first = first
        self._first_entry = first_entry
        self.epoch_below = _NONE
        self.last_epoch = self.highest_epoch = self.producer_id = _NONE
        self.batches = self.size = 0
        self.timestamp: int | None = None
        self.missing = 0
        self.damage: str | None = None
        self.served_end, self.served_epoch = first, _NONE
        self.segment_starts: set[int] = set()

    def read(self, paths: Sequence[str], limits: Limits) -> None:
        """Read the segments."""
        for number, path in enumerate(paths):
            is_last = number == len(paths) - 1
            damage = self._segment(path, limits)
            if damage is not None and not (is_last and damage.endswith("_tail")):
                self._note(path, damage)
        if self.damage is None:
            self.served_end, self.served_epoch = self.end, self.last_epoch

    def _note(self, path: str, damage: str) -> None:
        if self.damage is None:
            self.damage = f"{path}: {damage}"
            self.served_end, self.served_epoch = self.end, self.last_epoch

    def _segment(self, path: str, limits: Limits) -> str | None:
        """Read a segment; what is at its end, or that it cannot be read."""
        base = _base(path)
        self.missing += max(base - self.end, 0)
        self.end = max(self.end, base)
        position = 0
        try:
            scan = scan_batches(path, on_damage="collect", limits=limits)
            for row in _headers(scan):
                if position == 0 and base > self._first:
                    self.segment_starts.add(row.base_offset)
                if row.position > position:
                    self._note(path, f"bytes {position} to {row.position - 1} are not a batch")
                position = row.position + row.size
                if not row.is_valid:
                    self._note(path, f"the checksum of the batch at byte {row.position} is wrong")
                    continue
                if row.epoch == _LAST_EPOCH:
                    self._note(path, f"the batch at byte {row.position} has epoch {row.epoch}")
                    row = row._replace(epoch=self.last_epoch)
                if row.base_offset < self.end:
                    expected = f"offset {row.base_offset}, expected {self.end} or more"
                    self._note(path, f"the batch at byte {row.position} has {expected}")
                elif row.epoch is not None and row.epoch < self.last_epoch:
                    expected = f"epoch {row.epoch}, expected {self.last_epoch} or more"
                    self._note(path, f"the batch at byte {row.position} has {expected}")
                self._add(row)
            found = scan.damage
        except (KafkaFormatError, OSError) as error:
            return f"cannot be read: {error}"
        at_end = [damage for damage in found if damage.position >= position]
        return at_end[0].kind if at_end else None

    def _add(self, row: _Header) -> None:
        self.missing += max(row.base_offset - self.end, 0)
        self.end = max(self.end, row.last_offset + 1)
        self.last_epoch = _NONE if row.epoch is None else row.epoch
        if row.base_offset < self._first_entry:
            self.epoch_below = _LAST_EPOCH if self.last_epoch == _NONE else self.last_epoch
        self.highest_epoch = max(self.highest_epoch, self.last_epoch)
        self.producer_id = max(
            self.producer_id, _NONE if row.producer_id is None else row.producer_id
        )
        self.batches += 1
        self.size += row.size
        if row.timestamp >= 0:
            self.timestamp = max(self.timestamp or 0, row.timestamp)


class _Header(NamedTuple):
    """What is read of a batch; epoch and producer are ``None`` in old formats."""

    position: int
    size: int
    base_offset: int
    last_offset: int
    is_valid: bool
    epoch: int | None
    producer_id: int | None
    timestamp: int


_COLUMNS = (
    *("position", "sizeInBytes", "baseOffset", "lastOffset", "isValid", "leaderEpoch"),
    *("producerId", "maxTimestamp"),
)


def _headers(scan: Scan) -> Iterator[_Header]:
    for batch in scan:
        columns = (batch.column(name).to_pylist() for name in _COLUMNS)
        yield from itertools.starmap(_Header, zip(*columns, strict=True))
