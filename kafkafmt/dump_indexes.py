"""The part of ``DumpLogSegments`` that is about indexes, which it compares with their segments.

Strategy: an index is taken as ``AbstractIndex`` takes it, whatever is in it: as many entries as fit
into the file, zeroes included, and searched in two halves, the last entries first. So the entry
that is found is the one that Kafka finds, also where the index is not in order.

Invariant: besides the index, one batch in memory at a time, and 8 bytes for each batch of the
segment.
"""

from __future__ import annotations

import struct
from array import array
from bisect import bisect_left
from collections.abc import Iterator

from kafkafmt import dump_records, java
from kafkafmt.dump_entries import next_head
from kafkafmt.dump_input import INDEX, LOG, File, Options, Write
from kafkafmt.dump_mismatches import Mismatches, Pair
from kafkafmt.errors import (
    CorruptError,
    KafkaFormatError,
    MalformedError,
    UnsupportedError,
    located,
)
from kafkafmt.limits import Limits
from kafkafmt.record.batch import Batch
from kafkafmt.record.record import NO_TIMESTAMP
from kafkafmt.side_files import offset_index, side_file, time_index, transaction_index
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import Window

_WARM_BYTES = 8192  # AbstractIndex.warmEntries
_NOT_FOUND = -1


def dump_index(
    file: File, options: Options, out: Write, mismatches: Mismatches, limits: Limits
) -> None:
    """Print an offset index (``DumpLogSegments.dumpIndex``).

    Raises:
        KafkaFormatError: where Kafka's tool ends with an exception.
        OSError: the index or its segment is missing.
    """
    base_offset = file.base_offset
    index = _OffsetIndex(side_file.read(file.path, limits, file.storage_options), base_offset)
    segment = file.beside(LOG).segment()
    if index.count == 0:
        out(f"{file.name} is empty.\n")
        return
    if options.index_sanity_check:
        index.check_sanity()
        out(f"{file.name} passed sanity check.\n")
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
    file: File, options: Options, out: Write, mismatches: Mismatches, limits: Limits
) -> None:
    """Print a time index (``DumpLogSegments.dumpTimeIndex``).

    Raises:
        KafkaFormatError: where Kafka's tool ends with an exception.
        OSError: the index, its segment or the offset index beside it is missing.
    """
    base_offset = file.base_offset
    index = _TimeIndex(side_file.read(file.path, limits, file.storage_options), base_offset)
    offsets = _OffsetIndex(
        side_file.read(file.beside(INDEX).path, limits, file.storage_options), base_offset
    )
    segment = file.beside(LOG).segment()
    if options.index_sanity_check:
        index.check_sanity()
        out(f"{file.name} passed sanity check.\n")
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
                greatest = _greatest_timestamp(batch)
                if greatest != timestamp:
                    mismatches.timestamps.compute_if_absent(path, list).append(
                        (timestamp, greatest)
                    )
                if last >= timestamp:
                    mismatches.unordered.compute_if_absent(path, list).append((timestamp, last))
            if not options.verify_index_only:
                out(f"timestamp: {timestamp} offset: {offset}\n")
            last = timestamp


def dump_transaction_index(file: File, out: Write, limits: Limits) -> None:
    """Print a transaction index (``DumpLogSegments.dumpTxnIndex``): all of it or nothing.

    As in Kafka's ``AbortedTxn.version``, the first byte of the version is taken for all of it, and
    bytes behind the last whole entry are not looked at.

    Raises:
        KafkaFormatError: where Kafka's tool ends with an exception.
        OSError: the index is missing.
    """
    file.number(file.last_name.split(".")[0], 64)
    index = side_file.read(file.path, limits, file.storage_options)
    entry = transaction_index.ENTRY
    lines = []
    for at in range(0, len(index.data) - entry.size + 1, entry.size):
        _, producer_id, first, last, stable = entry.unpack_from(index.data, at)
        version = int.from_bytes(index.data[at : at + 1], "big", signed=True)
        if version > 0:
            raise UnsupportedError(
                f"version {version} of an aborted transaction, expected 0 at most",
                source=index.source,
                position=at,
            )
        lines.append(
            f"version: {version} producerId: {producer_id} firstOffset: {first} "
            f"lastOffset: {last} lastStableOffset: {stable}\n"
        )
    out("".join(lines))


# --- An index as Kafka's own classes see it ----------------------------------------------------


class _Index:
    """``AbstractIndex``: entries by number, sound or not."""

    def __init__(self, file: side_file.SideFile, base_offset: int, layout: struct.Struct) -> None:
        self.file = file
        self.base_offset = base_offset
        self.count = len(file.data) // layout.size
        self._layout = layout

    def _fields(self, number: int) -> Pair:
        first, second = self._layout.unpack_from(self.file.data, number * self._layout.size)
        return first, second

    def _absolute(self, relative_offset: int) -> int:
        return java.int64(self.base_offset + relative_offset)

    def _corrupt(self, reason: str) -> CorruptError:
        return self.file.malformed(reason, max(self.count - 1, 0) * self._layout.size)

    def _check_last_offset(self, last: int) -> None:
        if last < self.base_offset:
            raise self._corrupt(
                f"the last offset is {last}, which is less than the base offset {self.base_offset}"
            )

    def _check_size(self) -> None:
        size = len(self.file.data)
        if size % self._layout.size:
            raise self._corrupt(f"{size} bytes, which is no multiple of {self._layout.size}")


class _OffsetIndex(_Index):
    """``OffsetIndex``."""

    def __init__(self, file: side_file.SideFile, base_offset: int) -> None:
        super().__init__(file, base_offset, offset_index.ENTRY)

    def entry(self, number: int) -> Pair:
        """Offset and position."""
        relative_offset, position = self._fields(number)
        return self._absolute(relative_offset), position

    def written(self) -> Iterator[Pair]:
        """The entries before the zeroes of a preallocated index."""
        for number in range(self.count):
            offset, position = self.entry(number)
            if offset == self.base_offset and number > 0:
                return
            yield offset, position

    def check_sanity(self) -> None:
        """``OffsetIndex.sanityCheck``: what a broker looks at when it starts."""
        self._check_last_offset(self.entry(self.count - 1)[0])
        self._check_size()

    def lookup(self, offset: int) -> int:
        """The position of the greatest entry up to an offset, 0 if there is none."""
        if self.count == 0:
            return 0
        first_warm = max(0, self.count - 1 - _WARM_BYTES // self._layout.size)
        if self.entry(first_warm)[0] < offset:
            low, high = first_warm, self.count - 1
        elif self.entry(0)[0] > offset:
            return 0
        else:
            low, high = 0, first_warm
        while low < high:
            middle = (low + high + 1) // 2
            found = self.entry(middle)[0]
            if found == offset:
                low = high = middle
            elif found > offset:
                high = middle - 1
            else:
                low = middle
        return self.entry(low)[1]


class _TimeIndex(_Index):
    """``TimeIndex``."""

    def __init__(self, file: side_file.SideFile, base_offset: int) -> None:
        super().__init__(file, base_offset, time_index.ENTRY)

    def entry(self, number: int) -> Pair:
        """Timestamp and offset."""
        timestamp, relative_offset = self._fields(number)
        return timestamp, self._absolute(relative_offset)

    def written(self) -> Iterator[Pair]:
        """The entries before the zeroes of a preallocated index."""
        for number in range(self.count):
            timestamp, offset = self.entry(number)
            if offset == self.base_offset and number > 0:
                return
            yield timestamp, offset

    def check_sanity(self) -> None:
        """``TimeIndex.sanityCheck``: what a broker looks at when it starts."""
        if self.count:
            (first, _), (last, last_offset) = self.entry(0), self.entry(self.count - 1)
            if last < first:
                raise self._corrupt(
                    f"the last timestamp is {last}, which is less than the first timestamp {first}"
                )
            self._check_last_offset(last_offset)
        self._check_size()


# --- A segment as an index points into it ------------------------------------------------------


class _Log:
    """The batches of a segment from any position on."""

    def __init__(self, segment: SegmentFile, window: Window, limits: Limits) -> None:
        self._segment = segment
        self._window = window
        self._limits = limits
        self._sound = array("Q")  # where batches begin from which reading to the end throws nothing

    def batch_at(self, position: int, size: int) -> Batch:
        """The first batch of ``FileRecords.slice(position, size)``.

        Raises:
            KafkaFormatError: there is no whole one.
        """
        self._check(position)
        end = min(position + size, self._window.size)
        batch = self._batch(position, end)
        if batch is None:
            raise self._malformed(f"no whole batch within {size} bytes", position)
        return batch

    def batch_with(self, offset: int, position: int) -> Batch | None:
        """The first batch from a position on that ends at an offset or behind it.

        Raises:
            KafkaFormatError: the rest of the segment is not all batches up to a cut last one.
        """
        self._check(position)
        self._ensure_sound(position)
        while batch := self._batch(position, self._window.size):
            if batch.last_offset >= offset:
                return batch
            position += batch.size_in_bytes
        return None

    def _ensure_sound(self, position: int) -> None:
        """Kafka's tool lists the batches up to the end before it looks at the first."""
        place = bisect_left(self._sound, position)
        if self._sound[place : place + 1] == array("Q", [position]):
            return
        seen = array("Q")
        while head := next_head(self._window, position, self._window.size, self._limits):
            seen.append(position)
            position += head.size
        if not self._sound or (seen and seen[0] < self._sound[0]):
            self._sound = seen

    def _batch(self, position: int, end: int) -> Batch | None:
        head = next_head(self._window, position, end, self._limits)
        if head is None:
            return None
        with located(self._window.source, position):
            return head.batch(self._window, self._segment, self._limits)

    def _check(self, position: int) -> None:
        if not 0 <= position <= self._window.size:
            raise self._malformed(
                f"an index points here, the segment has {self._window.size} bytes", position
            )

    def _malformed(self, reason: str, position: int) -> KafkaFormatError:
        return MalformedError(reason, source=self._window.source, position=position)


def _greatest_timestamp(batch: Batch) -> int:
    """Of the batch's records; -1 without any."""
    greatest = NO_TIMESTAMP
    for record, *_ in dump_records.of(batch, with_sizes=False):
        greatest = max(greatest, record.timestamp)
    return greatest
