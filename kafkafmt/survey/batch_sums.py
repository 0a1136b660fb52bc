"""What the batches of a segment add up to: the kernel's ``HeaderSums``, from batch objects.

Strategy: as the kernel, but each batch comes from an engine. It serves where the kernel does not:
for Kafka 0.7, where the kernel was not compiled, and where headers alone leave doubts.

Invariant: on sound batches the figures are those of the kernel, except that compressed message sets
are opened for their counts and first offsets.
"""

from __future__ import annotations

from typing import Protocol

from kafkafmt.record.batch import Batch, first_offset
from kafkafmt.record.record import NO_TIMESTAMP
from kafkafmt.side_files import offset_index, time_index

Run = tuple[int, int, int, int]
"""Epoch, first and last offset and position of batches of one leader epoch in a row."""
_MOST_GAPS = 64
_MOST_EPOCHS = 256


class Sums(Protocol):
    """Figures of a segment, from the kernel or from batches."""

    @property
    def entries(self) -> int:
        """Sound entries."""

    @property
    def records(self) -> int:
        """Their records; of compressed message sets only if those were opened."""

    @property
    def first_offset(self) -> int:
        """Of the first entry; -1 without one."""

    @property
    def last_offset(self) -> int:
        """The greatest; -1 without an entry."""

    @property
    def first_timestamp(self) -> int:
        """Of the first entry; -1 if it has none."""

    @property
    def last_timestamp(self) -> int:
        """The greatest; -1 if there is none."""

    @property
    def stretch_timestamp(self) -> int:
        """Of the first entry after the last :meth:`skip_to`."""

    @property
    def disordered(self) -> int:
        """Entries whose offsets are not above all offsets before them."""

    @property
    def disordered_position(self) -> int:
        """Of the first of these."""

    @property
    def gap_count(self) -> int:
        """Gaps between offsets of entries that follow one another."""

    @property
    def missing(self) -> int:
        """Offsets in these gaps."""

    @property
    def holes(self) -> int:
        """Offsets inside batches that have no record: the cleaner removed it."""

    @property
    def has_transactions(self) -> bool:
        """Whether an entry belongs to a transaction."""

    @property
    def has_producers(self) -> bool:
        """Whether an entry has a producer id."""

    @property
    def codecs(self) -> list[tuple[int, int, int]]:
        """Codec id, entries and bytes."""

    @property
    def gaps(self) -> list[tuple[int, int, int]]:
        """First and last offset and position of the first gaps."""

    @property
    def epochs(self) -> list[Run]:
        """The first runs of leader epochs."""

    @property
    def index_state(self) -> tuple[int, int, int]:
        """Entries of the offset index: reached, wrong, and the first wrong one."""

    @property
    def time_index_state(self) -> tuple[int, int, int]:
        """The same of the time index."""

    def skip_to(self, position: int) -> None:
        """Go on after damaged bytes."""


class BatchSums:
    """Adds up batches of one segment; the attributes are those of :class:`Sums`."""

    def __init__(self, base_offset: int, index: bytes = b"", time_index_data: bytes = b"") -> None:
        self._base = base_offset
        self._index = list(offset_index.ENTRY.iter_unpack(index))
        self._times = list(time_index.ENTRY.iter_unpack(time_index_data))
        self._index_at = self._time_at = 0
        self._index_wrong: list[int] = []
        self._times_wrong: list[int] = []
        self._codecs: dict[int, tuple[int, int]] = {}
        self._is_new_stretch = True
        self.entries = self.records = self.gap_count = self.missing = self.holes = 0
        self.first_offset = self.last_offset = -1
        self.first_timestamp = self.last_timestamp = self.stretch_timestamp = NO_TIMESTAMP
        self.has_transactions = self.has_producers = False
        self.disordered = self.disordered_position = 0
        self.gaps: list[tuple[int, int, int]] = []
        self.epochs: list[Run] = []

    @property
    def codecs(self) -> list[tuple[int, int, int]]:
        """Codec id, entries and bytes."""
        return [(codec, *found) for codec, found in sorted(self._codecs.items())]

    @property
    def index_state(self) -> tuple[int, int, int]:
        """Entries of the offset index: reached, wrong, and the first wrong one."""
        return self._index_at, len(self._index_wrong), next(iter(self._index_wrong), -1)

    @property
    def time_index_state(self) -> tuple[int, int, int]:
        """The same of the time index."""
        return self._time_at, len(self._times_wrong), next(iter(self._times_wrong), -1)

    def skip_to(self, position: int) -> None:
        """Go on after damaged bytes."""
        self._is_new_stretch = True
        while self._index_at < len(self._index) and self._index[self._index_at][1] < position:
            self._index_at += 1

    def add(self, batch: Batch) -> None:
        """Add a sound batch."""
        first = first_offset(batch)
        if self.first_timestamp == NO_TIMESTAMP:
            begin = batch.base_timestamp if batch.count else None
            has_begin = begin is not None and batch.delete_horizon_ms is None
            self.first_timestamp = begin if has_begin else batch.max_timestamp  # type: ignore[assignment]
        if not self.entries:
            self.first_offset = first
        elif first <= self.last_offset:
            if not self.disordered:
                self.disordered_position = batch.position
            self.disordered += 1
        elif first > self.last_offset + 1 and not self._is_new_stretch:
            if self.gap_count < _MOST_GAPS:
                self.gaps.append((self.last_offset + 1, first - 1, batch.position))
            self.gap_count += 1
            self.missing += first - 1 - self.last_offset
        if self._is_new_stretch:
            self.stretch_timestamp = batch.max_timestamp
        count = batch.count or 0
        self.holes += max(0, batch.last_offset - first + 1 - count)
        self._compare(batch, first)
        self._add_epoch(batch, first)
        self.has_transactions |= batch.is_transactional
        self.has_producers |= (batch.producer_id or -1) >= 0
        self.entries += 1
        self.records += count
        entries, size = self._codecs.get(batch.compression_id, (0, 0))
        self._codecs[batch.compression_id] = entries + 1, size + batch.size_in_bytes
        self.last_offset = max(self.last_offset, batch.last_offset)
        self.last_timestamp = max(self.last_timestamp, batch.max_timestamp)
        self._is_new_stretch = False

    def _add_epoch(self, batch: Batch, first: int) -> None:
        epoch = batch.partition_leader_epoch
        if epoch is None:
            return
        if self.epochs and self.epochs[-1][0] == epoch:
            begin = self.epochs[-1]
            self.epochs[-1] = begin[0], begin[1], batch.last_offset, begin[3]
        elif len(self.epochs) < _MOST_EPOCHS:
            self.epochs.append((epoch, first, batch.last_offset, batch.position))

    def _compare(self, batch: Batch, first: int) -> None:
        while self._index_at < len(self._index):
            relative, position = self._index[self._index_at]
            if position > batch.position:
                break
            fits = first <= self._base + relative <= batch.last_offset
            if position < batch.position or not fits:
                self._index_wrong.append(self._index_at)
            self._index_at += 1
        while self._time_at < len(self._times):
            timestamp, relative = self._times[self._time_at]
            offset = self._base + relative
            if offset > batch.last_offset:
                break
            if offset >= first:
                is_wrong = batch.max_timestamp not in (NO_TIMESTAMP, timestamp)
            else:
                is_wrong = not self._is_new_stretch
            if is_wrong:
                self._times_wrong.append(self._time_at)
            self._time_at += 1
