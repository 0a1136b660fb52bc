"""Writes the segments of one log, and the files beside them, as a broker does.

Strategy: indexes are built as in ``LogSegment.append``, so of sound segments they come out byte for
byte. :class:`LogWriter` takes batches as they are, and begins a segment where its user says;
:class:`SegmentWriter` is for everybody: it decides that as a broker does, and refuses what no
broker could store.

Invariant: a segment is written in offset order, each with all its files. The directory of a
:class:`SegmentWriter` appears whole or not at all.
"""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import pairwise

from kafkafmt._base.arguments import expect_integer
from kafkafmt._base.errors import TruncatedError
from kafkafmt.cluster.messages.encoding import control_record, encode_message
from kafkafmt.log.open_segment import open_segment
from kafkafmt.log.producer_states import ProducerStates
from kafkafmt.repair.new_directory import PIECE_SIZE, NewDirectory, check_target, write_file
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.transactions import end_of_transaction
from kafkafmt.segment.side_files import encoding, indexes
from kafkafmt.segment.side_files.checkpoints import EpochEntry
from kafkafmt.segment.side_files.indexes import AbortedTxn
from kafkafmt.segment.write import encode_batch, encode_messages
from kafkafmt.storage import names
from kafkafmt.storage.new_file import READ_WRITE, create
from kafkafmt.storage.segment_file import MAX_RELATIVE_OFFSET

__all__ = ["SegmentWriter", "control_record", "encode_batch", "encode_message", "encode_messages"]


def __dir__() -> list[str]:
    return __all__


_MAX_SIZE = 2**31 - 1
"""The most bytes of a segment: positions in its index are int32."""


class NewSegment:
    """A segment under construction, from its base offset to the ``last`` one."""

    def __init__(self, directory: str, base: int, interval: int, mode: int) -> None:
        self.base = base
        self.last = base - 1
        self._stem = os.path.join(directory, f"{base:020d}")
        self._mode = mode
        self._interval = interval
        self.size = 0
        self._log = create(f"{self._stem}{names.LOG}", mode, buffer=PIECE_SIZE)
        self._index = bytearray()
        self._times = bytearray()
        self._indexed_at = 0
        self._latest = (-1, base)  # timestamp, offset
        self._last_time = -1
        self._aborted: list[AbortedTxn] = []

    def has_room(self, batch: Batch, most: int = _MAX_SIZE) -> bool:
        """Return whether a batch fits, in ``most`` bytes."""
        distance = batch.last_offset - self.base
        return self.size + batch.size_in_bytes <= most and distance <= MAX_RELATIVE_OFFSET

    def append(self, data: bytes | memoryview, last: int, max_timestamp: int) -> None:
        position = self.size
        if max_timestamp > self._latest[0]:
            self._latest = (max_timestamp, last)
        if position - self._indexed_at > self._interval:
            self._index += indexes.OFFSET_ENTRY.pack(last - self.base, position)
            self._add_time()
            self._indexed_at = position
        self._log.write(data)
        self.size += len(data)
        self.last = last

    def abort(self, entry: AbortedTxn) -> None:
        self._aborted.append(entry)

    def _add_time(self) -> None:
        timestamp, offset = self._latest
        if timestamp > self._last_time:
            self._times += indexes.TIME_ENTRY.pack(timestamp, offset - self.base)
            self._last_time = timestamp

    def finish(self) -> None:
        """Bring the segment and its indexes to the disk."""
        self._add_time()
        with self._log:
            self._log.sync()
        write_file(f"{self._stem}{names.INDEX}", bytes(self._index), self._mode)
        write_file(f"{self._stem}{names.TIME_INDEX}", bytes(self._times), self._mode)
        if self._aborted:
            data = encoding.transaction_index(self._aborted)
            write_file(f"{self._stem}{names.TRANSACTION_INDEX}", data, self._mode)

    def close(self) -> None:
        """Close the log file; ignore errors, as of a full disk."""
        with suppress(OSError):
            self._log.close()


class LogWriter:
    """Writes batches in offset order into the segments of an existing, empty directory.

    Args:
        directory: of the log.
        interval: ``index.interval.bytes``.
        mode: the most permissions of the files.

    Attributes:
        segment: the one that is being written; ``None`` before the first.
        epochs: the leader epochs, with their first offsets, for the checkpoint.
        producers: what the next snapshot has.
    """

    def __init__(self, directory: str, *, interval: int, mode: int) -> None:
        self._directory = directory
        self._interval = interval
        self._mode = mode
        self.producers = ProducerStates()
        self.segment: NewSegment | None = None
        self.epochs: list[EpochEntry] = []

    def roll(self, base: int) -> NewSegment:
        """Begin a segment at an offset."""
        if self.segment is not None:
            self.segment.finish()
        if self.segment is not None or self.producers.entries():
            self._write_snapshot(base)
        self.segment = NewSegment(self._directory, base, self._interval, self._mode)
        return self.segment

    def add(self, segment: NewSegment, batch: Batch) -> None:
        """Append a batch to the open segment."""
        segment.append(batch.data, batch.last_offset, batch.max_timestamp)
        entry = self._aborted(batch) if batch.is_control else None
        self.producers.add(batch)
        if entry is not None:
            segment.abort(entry)

    def finish(self, segment: NewSegment) -> None:
        """Finish the last segment; write its snapshot and the leader epochs."""
        segment.finish()
        if segment.last + 1 > segment.base:
            self._write_snapshot(segment.last + 1)
        epochs = encoding.leader_epoch_checkpoint(self.epochs)
        write_file(os.path.join(self._directory, names.LEADER_EPOCHS), epochs, self._mode)

    def close(self) -> None:
        """Close the segment; ignore errors, as of a full disk."""
        if self.segment is not None:
            self.segment.close()

    def _aborted(self, marker: Batch) -> AbortedTxn | None:
        """Return the entry of the transaction index for a marker, before the marker is added."""
        end = end_of_transaction(marker)
        producer_id, offset = marker.producer_id, marker.last_offset
        if end is None or end[0] or producer_id is None:
            return None
        first = self.producers.open_since.get(producer_id)
        if first is None:
            return None
        known = self.producers.open_since.items()
        stable = next((at for other, at in known if other != producer_id), offset + 1)
        return AbortedTxn(0, producer_id, first, offset, stable)

    def _write_snapshot(self, offset: int) -> None:
        data = encoding.snapshot(self.producers.entries())
        write_file(
            os.path.join(self._directory, f"{offset:020d}{names.SNAPSHOT}"), data, self._mode
        )


class SegmentWriter:
    """Writes the log of a partition: segments, indexes, producer snapshots and leader epochs.

    Use it with ``with``. The directory appears when the block ends; if it fails, nothing stays.

    Args:
        directory: of the partition, as ``orders-0``; a new or empty one.
        segment_bytes: of a segment at most (``segment.bytes``).
        index_interval_bytes: between two entries of an index (``index.interval.bytes``).

    Raises:
        FileExistsError: the directory is not empty.
        OSError: it cannot be written.
        TypeError: an argument has the wrong type.
        ValueError: a number is out of its range.
    """

    def __init__(
        self,
        directory: str | os.PathLike[str],
        *,
        segment_bytes: int = 1024**3,
        index_interval_bytes: int = 4096,
    ) -> None:
        for name, number in {
            "segment_bytes": segment_bytes,
            "index_interval_bytes": index_interval_bytes,
        }.items():
            expect_integer(name, number)
            if not 0 <= number <= _MAX_SIZE:
                raise ValueError(f"{name} is {number}, expected 0 to {_MAX_SIZE}")
        self._segment_bytes = segment_bytes
        self._new = NewDirectory(check_target(os.fspath(directory), []), 0o777)
        self._log = LogWriter(self._new.path, interval=index_interval_bytes, mode=READ_WRITE)
        self._is_open: bool | None = None  # before its block

    def __enter__(self) -> SegmentWriter:
        if self._is_open is not None:
            raise ValueError("a SegmentWriter is for one block: make another one for another log")
        self._new.__enter__()
        self._is_open = True
        return self

    def append(self, data: bytes) -> None:
        """Append batches or messages, one after another, as the functions of this module give them.

        Raises:
            KafkaFormatError: they are damaged.
            ValueError: no broker could store them in this log, or its block is not open.
        """
        if not self._is_open:
            raise ValueError(
                "a SegmentWriter appends in its block: with SegmentWriter(…) as writer"
            )
        with open_segment(data) as segment:
            batches = list(segment)
            end = segment.valid_bytes
        if end < len(data):
            raise TruncatedError(f"{len(data) - end} bytes are not a whole batch", position=end)
        for batch in batches:
            self._append(batch)

    def _append(self, batch: Batch) -> None:
        log, first = self._log, first_offset(batch)
        segment = log.segment
        batch.ensure_valid()
        offsets = [record.offset for record in batch.records()]
        least = 0 if segment is None else segment.last + 1
        if any(
            one >= other for one, other in pairwise([first - 1, *offsets, batch.last_offset + 1])
        ):
            raise ValueError(f"{batch!r}: the offsets of its records do not rise within its own")
        if first < least:
            raise ValueError(f"{batch!r}: expected offset {least} or more")
        if batch.size_in_bytes > self._segment_bytes:
            raise ValueError(f"{batch!r}: a segment has {self._segment_bytes} bytes at most")
        epoch = batch.partition_leader_epoch
        known = log.epochs[-1].epoch if log.epochs else -1
        if epoch is not None and epoch != known:
            if epoch < known:
                raise ValueError(f"{batch!r}: leader epoch {epoch} after {known}")
            log.epochs.append(EpochEntry(epoch, first))
        if segment is None or not segment.has_room(batch, self._segment_bytes):
            segment = log.roll(first)
        log.add(segment, batch)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._is_open = False
        try:
            if kind is None:
                self._log.finish(self._log.segment or self._log.roll(0))
                self._new.publish()
        finally:
            self._log.close()
            self._new.__exit__()
