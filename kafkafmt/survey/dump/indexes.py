"""Indexes as ``DumpLogSegments`` prints them and compares them with their segments.

Strategy: an index is read and searched as by ``AbstractIndex``, even if it is not in order. The
batches that it points to are then read from the segment.

Invariant: besides the index, one batch in memory at a time, 24 bytes for each batch of the segment,
and a number for each batch that a time index points to. The batches that are read for an index have
at most :data:`_EFFORT` times the bytes of the segment and :data:`_MIN_EFFORT`; an index that leads
to more raises an error.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from itertools import chain

from kafkafmt._base.errors import (
    KafkaFormatError,
    LimitExceededError,
    MalformedError,
    UnsupportedError,
    located,
)
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import printable
from kafkafmt.segment.engine.file_stream import next_head
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.side_files import indexes, side_file
from kafkafmt.segment.side_files.indexes import OffsetIndex, TimeIndex
from kafkafmt.storage.names import INDEX, LOG
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import Window
from kafkafmt.survey.dump.log import dumped_records
from kafkafmt.survey.dump.request import DumpedFile, DumpOptions, Mismatches, Write

_NOT_FOUND = -1
# The entries of an index point to different batches, unless it was made to cost time.
_EFFORT = 8
_MIN_EFFORT = 16 * 1024 * 1024


def dump_index(
    file: DumpedFile, options: DumpOptions, out: Write, mismatches: Mismatches, limits: Limits
) -> None:
    """Print an offset index (``DumpLogSegments.dumpIndex``).

    Raises:
        KafkaFormatError: where Kafka's tool ends with an exception.
        OSError: the index or its segment is missing.
    """
    base_offset = file.base_offset
    index = OffsetIndex(side_file.read(file.path, limits, file.storage_options), base_offset)
    segment = file.beside(LOG).segment()
    if index.count == 0:
        out(f"{printable(file.name)} is empty.\n")
        return
    if options.index_sanity_check:
        index.check_sanity()
        out(f"{printable(file.name)} passed sanity check.\n")
        return
    with segment.open() as window:
        log = _Log(segment, window, limits)
        for offset, position in index.written():
            found = log.batch_at(position, options.max_message_size).last_offset
            if found != offset:
                mismatches.positions.compute_if_absent(file.absolute_name, dict)[offset] = found
            if not options.verify_index_only:
                out(f"offset: {offset} position: {position}\n")


def dump_time_index(
    file: DumpedFile, options: DumpOptions, out: Write, mismatches: Mismatches, limits: Limits
) -> None:
    """Print a time index (``DumpLogSegments.dumpTimeIndex``).

    Raises:
        KafkaFormatError: where Kafka's tool ends with an exception.
        OSError: the index, its segment or the offset index beside it is missing.
    """
    base_offset = file.base_offset
    index = TimeIndex(side_file.read(file.path, limits, file.storage_options), base_offset)
    try:
        beside = side_file.read(file.beside(INDEX).path, limits, file.storage_options)
    except FileNotFoundError as error:
        raise FileNotFoundError(f"{error}; a time index is read with the offset index") from error
    offsets = OffsetIndex(beside, base_offset)
    segment = file.beside(LOG).segment()
    if options.index_sanity_check:
        index.check_sanity()
        out(f"{printable(file.name)} passed sanity check.\n")
        return
    path = file.absolute_name
    last = NO_TIMESTAMP
    with segment.open() as window:
        log = _Log(segment, window, limits)
        for timestamp, offset in index.written():
            batch = log.batch_with(offset, offsets.lookup(offset))
            if batch is None or batch.last_offset != offset:
                found = _NOT_FOUND if batch is None else batch.last_offset
                mismatches.offsets.compute_if_absent(path, list).append((offset, found))
            else:
                greatest = log.greatest_timestamp(batch)
                if greatest != timestamp:
                    mismatches.timestamps.compute_if_absent(path, list).append(
                        (timestamp, greatest)
                    )
                if last >= timestamp:
                    mismatches.unordered.compute_if_absent(path, list).append((timestamp, last))
            if not options.verify_index_only:
                out(f"timestamp: {timestamp} offset: {offset}\n")
            last = timestamp


def dump_transaction_index(file: DumpedFile, out: Write, limits: Limits) -> None:
    """Print a transaction index (``DumpLogSegments.dumpTxnIndex``): all of it or nothing.

    As in Kafka's ``AbortedTxn.version``, only the first byte of the version is read. Bytes after
    the last whole entry are ignored.

    Raises:
        KafkaFormatError: where Kafka's tool ends with an exception.
        OSError: the index is missing.
    """
    file.number(file.last_name.split(".")[0], 64)
    index = side_file.read(file.path, limits, file.storage_options)
    entry = indexes.TRANSACTION_ENTRY
    lines = []
    for at in range(0, len(index.data) - entry.size + 1, entry.size):
        _, producer_id, first, last, stable = entry.unpack_from(index.data, at)
        version = int.from_bytes(index.data[at : at + 1], "big", signed=True)
        if version > 0:
            reason = f"version {version} of an aborted transaction, expected 0 at most"
            raise index.error(reason, at, UnsupportedError)
        lines.append(
            f"version: {version} producerId: {producer_id} firstOffset: {first} "
            f"lastOffset: {last} lastStableOffset: {stable}\n"
        )
    out("".join(lines))


class _Log:
    """The batches of a segment, from the positions in an index."""

    def __init__(self, segment: SegmentFile, window: Window, limits: Limits) -> None:
        self._segment = segment
        self._window = window
        self._limits = limits
        self._effort = _EFFORT * window.size + _MIN_EFFORT
        self._last: tuple[int, int, Batch] | None = None
        self._greatest: dict[int, int] = {}
        # Starts of batches from which the rest of the segment can be read without an error.
        self._readable = array("Q")
        # The batches from a position on whose last offset is above all before them, and the
        # position after those that were looked at.
        self._from = self._next = _NOT_FOUND
        self._positions = array("Q")
        self._last_offsets = array("q")

    def batch_at(self, position: int, size: int) -> Batch:
        """Return the first batch of ``FileRecords.slice(position, size)``.

        Raises:
            KafkaFormatError: the batch there is not complete.
        """
        self._check(position)
        end = min(position + size, self._window.size)
        batch = self._batch(position, end)
        if batch is None:
            raise self._malformed(f"no whole batch within {size} bytes", position)
        return batch

    def batch_with(self, offset: int, position: int) -> Batch | None:
        """Return the first batch from a position on with a last offset of at least ``offset``.

        Raises:
            KafkaFormatError: the segment has an error anywhere after the position.
        """
        self._check(position)
        self._ensure_readable(position)
        if position != self._from:
            self._from = self._next = position
            del self._positions[:], self._last_offsets[:]
        place = bisect_left(self._last_offsets, offset)
        if place < len(self._last_offsets):
            return self._batch(self._positions[place], self._window.size)
        while batch := self._batch(self._next, self._window.size):
            last = batch.last_offset
            if not self._last_offsets or last > self._last_offsets[-1]:
                self._positions.append(self._next)
                self._last_offsets.append(last)
            self._next += batch.size_in_bytes
            if last >= offset:
                return batch
        return None

    def greatest_timestamp(self, batch: Batch) -> int:
        """Return the greatest timestamp of the records of a batch; -1 if there is none."""
        greatest = self._greatest.get(batch.position)
        if greatest is None:
            times = (record.timestamp for record, *_ in dumped_records(batch, with_sizes=False))
            greatest = max(chain((NO_TIMESTAMP,), times))
            self._greatest[batch.position] = greatest
        return greatest

    def _ensure_readable(self, position: int) -> None:
        """Like Kafka's tool, list all batches up to the end before the first one is used."""
        place = bisect_left(self._readable, position)
        if self._readable[place : place + 1] == array("Q", [position]):
            return
        seen = array("Q")
        while head := next_head(self._window, position, self._window.size, self._limits):
            self._spend(layout.RECORD_BATCH_OVERHEAD, position)
            seen.append(position)
            position += head.size
        if not self._readable or (seen and seen[0] < self._readable[0]):
            self._readable = seen

    def _batch(self, position: int, end: int) -> Batch | None:
        head = next_head(self._window, position, end, self._limits)
        if head is None:
            return None
        if self._last is not None and self._last[:2] == (position, head.size):
            return self._last[2]
        self._spend(head.size, position)
        with located(self._window.source, position):
            batch = head.batch(self._window, self._segment, self._limits)
        self._last = position, head.size, batch
        return batch

    def _spend(self, size: int, position: int) -> None:
        """Count bytes read for entries of the index.

        Raises:
            LimitExceededError: the index leads to an implausible number of bytes.
        """
        self._effort -= size
        if self._effort < 0:
            raise LimitExceededError(
                "the entries of the index lead to the same batches again and again",
                source=self._window.source,
                position=position,
            )

    def _check(self, position: int) -> None:
        if not 0 <= position <= self._window.size:
            raise self._malformed(
                f"an index entry points here, but the segment has {self._window.size} bytes",
                position,
            )

    def _malformed(self, reason: str, position: int) -> KafkaFormatError:
        return MalformedError(reason, source=self._window.source, position=position)
