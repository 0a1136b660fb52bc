"""What the log in one directory of a partition proves: offsets, leader epochs, producers.

Strategy: the headers of all batches are read once, up to the first that is not whole. A broker that
was killed cuts its log there. The ``leader-epoch-checkpoint`` counts only where batches do not
speak against it: a first entry, and the epochs.

Invariant: nothing is guessed: a directory without a segment has no end, and damage is named.
"""

from __future__ import annotations

import glob
import itertools
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import Limits
from kafkafmt.rescue.nodes import PartitionDirectory
from kafkafmt.scan import scan_batches
from kafkafmt.scan.stream import Scan
from kafkafmt.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.storage.names import LEADER_EPOCHS

_SEGMENT = re.compile(r"[0-9]{20}\.log")
_NONE = -1


@dataclass(frozen=True)
class LogSummary:
    """A log as its files show it.

    Attributes:
        directory: of the log.
        first_offset: of the first segment, by its name; ``None`` without a segment.
        start_offset: from which on a broker served it.
        end_offset: after the last whole batch.
        last_epoch: of the last whole batch; -1 without one.
        highest_epoch: of all batches and of the checkpoint of epochs; -1 without one.
        highest_producer_id: of all batches; -1 without one.
        batches: how many are whole.
        size_in_bytes: of the whole batches.
        last_timestamp: the highest of the batches, milliseconds; ``None`` without one.
        holes: offset ranges between segments that no file has, both ends in them.
        damage: what ends it before its files end, if something does.
    """

    directory: PartitionDirectory
    first_offset: int | None = None
    start_offset: int = 0
    end_offset: int = 0
    last_epoch: int = _NONE
    highest_epoch: int = _NONE
    highest_producer_id: int = _NONE
    batches: int = 0
    size_in_bytes: int = 0
    last_timestamp: int | None = None
    holes: tuple[tuple[int, int], ...] = field(default=(), repr=False)
    damage: str | None = None

    @property
    def rank(self) -> tuple[int, int]:
        """Raft's and Kafka's order of copies: the last epoch, then the end (KIP-101)."""
        return self.last_epoch, self.end_offset


def summary_of(directory: PartitionDirectory, limits: Limits) -> LogSummary:
    """Read the headers of a log.

    Damage is in the result, also a file that cannot be read.
    """
    paths = sorted(
        path
        for path in glob.glob(os.path.join(glob.escape(directory.path), "*.log"))
        if _SEGMENT.fullmatch(os.path.basename(path)) and os.path.isfile(path)
    )
    epochs, first_epoch_start = _epochs(directory, limits)
    if not paths:
        return LogSummary(directory, highest_epoch=max(epochs, default=_NONE))
    first = _base(paths[0])
    walk = _Walk(first)
    damage = walk.read(paths, limits)
    start = max(
        each for each in (first, directory.log_start, first_epoch_start) if each is not None
    )
    return LogSummary(
        directory,
        first,
        # Where batches speak against a checkpoint that lies, the log begins with its first segment.
        start if start <= walk.end else first,
        walk.end,
        walk.last_epoch,
        max([walk.highest_epoch, *epochs]),
        walk.producer_id,
        walk.batches,
        walk.size,
        walk.timestamp,
        tuple(walk.holes),
        damage,
    )


def _base(path: str) -> int:
    return int(os.path.basename(path)[:20])


def _epochs(directory: PartitionDirectory, limits: Limits) -> tuple[list[int], int | None]:
    """The epochs of the checkpoint, and the offset that the first one begins at."""
    path = os.path.join(directory.path, LEADER_EPOCHS)
    try:
        entries = read_leader_epoch_checkpoint(path, limits=limits)
    except (KafkaFormatError, OSError):
        return [], None
    return [each.epoch for each in entries], entries[0].start_offset if entries else None


class _Walk:
    """Adds up the headers of the batches."""

    def __init__(self, first: int) -> None:
        self.end = first
        self.last_epoch = self.highest_epoch = self.producer_id = _NONE
        self.batches = self.size = 0
        self.timestamp: int | None = None
        self.holes: list[tuple[int, int]] = []

    def read(self, paths: Sequence[str], limits: Limits) -> str | None:
        """Read the segments; what ends the log early, if something does."""
        for number, path in enumerate(paths):
            base = _base(path)
            if base > self.end and number:
                self.holes.append((self.end, base - 1))
            self.end = max(self.end, base)
            damage = self._segment(path, limits)
            is_last = number == len(paths) - 1
            if damage is not None and not (is_last and damage.endswith("_tail")):
                return f"{path}: {damage}"
        return None

    def _segment(self, path: str, limits: Limits) -> str | None:
        try:
            scan = scan_batches(path, on_damage="collect", limits=limits)
            for row in _headers(scan):
                if not row.is_valid:
                    return f"the checksum of the batch at byte {row.position} is wrong"
                self._add(row)
            found = scan.damage
        except (KafkaFormatError, OSError) as error:
            return f"cannot be read: {error}"
        for each in found:
            return each.kind if each.kind.endswith("_tail") else f"{each.kind}: {each.message}"
        return None

    def _add(self, row: _Header) -> None:
        self.end = row.last_offset + 1
        self.last_epoch = _NONE if row.epoch is None else row.epoch
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
    last_offset: int
    is_valid: bool
    epoch: int | None
    producer_id: int | None
    timestamp: int


_COLUMNS = (
    *("position", "sizeInBytes", "lastOffset", "isValid", "leaderEpoch", "producerId"),
    "maxTimestamp",
)


def _headers(scan: Scan) -> Iterator[_Header]:
    for batch in scan:
        columns = (batch.column(name).to_pylist() for name in _COLUMNS)
        yield from itertools.starmap(_Header, zip(*columns, strict=True))
