"""The tasks of a batch query: extents of segments, and splits of segments in a store.

Strategy: the names of the segments show which can contain the requested offsets. The planner cuts
local segments that are larger than a split. For a store this would take several requests for each
of thousands of segments, so it decides only the number of splits: their tasks compute the same
boundary, the last index entry in the earlier split's range at which a valid entry begins; without
one the later split is empty. Under read_committed, each log is one task, so that the outcomes of
its transactions are found once.

Invariant: planning does not open a segment outside the range, within one split, or in a store.
Splits cover a segment without gap or overlap: reading fails if the segment or the index has changed
since the listing.
"""

from __future__ import annotations

import os
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TypeVar

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.packed import Packed
from kafkafmt.lake.plan import data_loss
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log import ranges, splits
from kafkafmt.log.borders import EARLIEST, LATEST
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.merging import expect_one_log, merged, warn_of_left_out
from kafkafmt.log.ranges import Range
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.scan.visibility import READ_COMMITTED
from kafkafmt.log.search import MAX_TRIES, cut, find_end, read_entries
from kafkafmt.segment.record.versions import is_valid_at
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window


@dataclass(frozen=True, slots=True)
class StoreSplit:
    """Split `number` of the `count` splits of a segment in a store, counted from 0."""

    whole: Extent
    number: int
    count: int
    limits: Limits = DEFAULT_LIMITS

    @property
    def segment(self) -> SegmentFile:
        """The segment."""
        return self.whole.segment

    @property
    def length(self) -> int:
        """Its approximate size in bytes."""
        return self.segment.size // self.count

    def extent(self) -> Extent | None:
        """Return the extent covered by this split; `None` if it is empty.

        Raises OSError when the index or the segment has changed, or cannot be read.
        """
        beside = self.segment.index()
        index: Sequence[int] = read_entries(beside).positions if beside else ()
        with self.segment.open(skips_errors=True) as window:
            start = self._start(window, index, self.number)
            if start is None:
                return None
            later = range(self.number + 1, self.count)
            starts = (self._start(window, index, number) for number in later)
            end = next((position for position in starts if position is not None), None)
        return replace(self.whole, start=start, end=end)

    def _start(self, window: Window, index: Sequence[int], number: int) -> int | None:
        """Return the start position of a split; `None` if it is empty."""
        if number == 0:
            return 0
        first = bisect_right(index, (number - 1) * self.segment.size // self.count)
        last = bisect_right(index, number * self.segment.size // self.count)
        for position in reversed(index[max(first, last - MAX_TRIES) : last]):
            if position < window.size and is_valid_at(window, position, self.limits):
                return position
        return None


MAX_TASKS = 100_000
"""As many as a driver of Spark can schedule; splits of a larger source are larger."""

_MANY = 100_000
"""Segments that are planned as they are; more of them are packed, which takes longer."""
_REMEDY = "mergeReplicas (of an export: merge_replicas, --merge-replicas) reads each record once"

PlannedExtent = tuple["Extent | StoreSplit", Range]
"""An extent of a segment, and the offsets and times to read of it."""


Task = TypeVar("Task")


def plan(
    found: Iterable[Extent],
    read: LogRead,
    task: Callable[[Packed[PlannedExtent]], Task],
    *,
    of_files: bool = False,
) -> list[Task]:
    """Return the tasks, made of their planned extents in the order of topic, partition and offset.

    These are packed: there may be a million. ``found`` is read several times.

    What a merge of copies leaves out is logged as a warning. Without a merge, a partition with
    several copies raises ValueError, unless the rows tell `of_files`, and not of a log.

    Raises ValueError when the options do not name exactly the topic-partitions that exist;
    DataLossError when a log begins after its starting offset, unless `failOnDataLoss` is false.
    """
    _check_names(found, read)
    extents = merged(found, read.limits, warn_of_left_out) if read.merge_replicas else found
    if not of_files:
        expect_one_log(extents, _REMEDY)
    logs = _pruned(extents, read)
    if read.query.isolation == READ_COMMITTED:
        return [task(_packed(log)) for log in logs if log]
    pruned: Packed[tuple[Extent, Range]] = Packed(read.storage)
    sizes = array("q")
    for log in logs:
        sizes.extend(extent.segment.size for extent, _ in log)
        is_packed = len(sizes) > _MANY or (bool(log) and log[0][0].copied is not None)
        (pruned.pack if is_packed else pruned.add)(log)
    size = _split_bytes(sizes, read)
    left: Iterator[PlannedExtent] = (
        piece for whole in pruned.drain() for piece in _pieces(whole, size, read.limits)
    )
    groups = splits.pack(left, size, lambda planned: planned[0].length)
    return [task(_packed(pieces)) for pieces in groups]


def _packed(planned: Sequence[PlannedExtent]) -> Packed[PlannedExtent]:
    packed: Packed[PlannedExtent] = Packed()
    packed.pack(planned)
    return packed


def grouped(planned: Iterable[PlannedExtent]) -> Iterator[tuple[Range, list[Extent]]]:
    """Group neighbours with the same bounds, for one scan each."""
    for bounds, group in groupby(planned, key=lambda extent: extent[1]):
        extents = [piece.extent() if isinstance(piece, StoreSplit) else piece for piece, _ in group]
        yield bounds, [extent for extent in extents if extent is not None]


def _check_names(extents: Iterable[Extent], read: LogRead) -> None:
    logs = {
        (extent.segment.topic, extent.segment.partition)
        for extent in extents
        if not extent.segment.is_gone
    }
    wanted = read.query.wanted
    for border in (wanted.starting, wanted.ending, read.starting_times, read.ending_times):
        if border is not None:
            border.check(logs)


def _pruned(whole: Iterable[Extent], read: LogRead) -> Iterator[list[tuple[Extent, Range]]]:
    beside = DataDirectories(read.storage, read.limits)
    for directory, listed in groupby(whole, key=ranges.log_directory):
        extents = list(listed)
        first = extents[0].segment
        at = PartitionLog(directory, first.topic, first.partition)
        bounds, available = _range(first, read), first.base_offset
        if available is not None:
            why = f"the first segment in {directory} begins at {available}"
            log_start = None if read.query.below_log_start else beside.log_start(at)
            if log_start is not None and log_start > available:
                why, available = f"the log start offset is {log_start}", log_start
                _warn_of_start(directory, log_start, extents[-1], read)
                if bounds.start_offset is None:
                    bounds = replace(bounds, start_offset=log_start)
            if read.to_high_watermark:
                end = beside.high_watermark(at) or 0
                if bounds.end_offset is None or bounds.end_offset > end:
                    bounds = replace(bounds, end_offset=end)
            start = bounds.start_offset
            if start is not None and start < available and not bounds.is_empty:
                end = min(available, bounds.end_offset or available)
                log = f"{first.topic}-{first.partition}"
                data_loss.report(read, data_loss.lost(log, start, end, why))
                bounds = replace(bounds, start_offset=available)
        yield ranges.prune(extents, _bounded(bounds, read))


def _warn_of_start(directory: str, log_start: int, last: Extent, read: LogRead) -> None:
    """Warn if a log ends below its start: its last segment may begin below it."""
    if log_start > (last.segment.base_offset or 0) and last.copied is None:
        with suppress(OSError, KafkaFormatError):  # the task names what it cannot read
            end = find_end(last.segment, None, read.limits).next_offset
            data_loss.warn_of_start(directory, log_start, end)


def _bounded(bounds: Range, read: LogRead) -> Range:
    """Return the part of a range within the offset limits of all logs."""
    every = read.query.wanted.range
    return Selection(range=bounds).between(every.start_offset, every.end_offset).range


def _range(segment: SegmentFile, read: LogRead) -> Range:
    """Return the selected offsets and times of a segment's log."""
    log, wanted = (segment.topic, segment.partition), read.query.wanted
    starting = EARLIEST if wanted.starting is None else wanted.starting.of(log)
    ending = LATEST if wanted.ending is None else wanted.ending.of(log)
    return Range(
        None if starting == EARLIEST else starting,
        None if ending == LATEST else ending,
        None if read.starting_times is None else read.starting_times.of(log),
        None if read.ending_times is None else read.ending_times.of(log),
    )


def _split_bytes(sizes: Sequence[int], read: LogRead) -> int:
    if read.min_partitions is not None:
        return min(read.split_bytes, max(1, -(-sum(sizes) // read.min_partitions)))
    size = splits.split_bytes(sizes, read.split_bytes, os.cpu_count() or 1)
    if read.max_split_bytes is not None:
        return size
    return max(size, -(-sum(sizes) // MAX_TASKS))


def _pieces(whole: tuple[Extent, Range], size: int, limits: Limits) -> Iterator[PlannedExtent]:
    """Yield the splits of a segment, without any known to be outside the range."""
    extent, bounds = whole
    segment = extent.segment
    if segment.size <= size or (segment.is_remote and not segment.has_index):
        yield whole
        return
    if segment.is_remote:
        count = -(-segment.size // size)
        yield from ((StoreSplit(extent, number, count, limits), bounds) for number in range(count))
        return
    part = cut(extent, bounds, limits)
    if part is None:
        return
    for piece in splits.split_segment(segment, size, limits=limits):
        ends_before = piece.end is not None and piece.end <= part.start
        starts_after = part.end is not None and piece.start >= part.end
        if not ends_before and not starts_after:
            yield replace(extent, start=piece.start, end=piece.end), bounds
