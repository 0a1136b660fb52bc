"""Admission control: the offsets of a micro-batch, their tasks, and reading them.

Strategy: a read limit is divided evenly among the logs; unused parts go to other logs. Tasks are
cut at offsets from the segments' names and offset indexes, and find the segments by offset when
they run, so that retention, compaction and rolling may change the files in between. If a segment is
gone or replaced, its log is listed again before the first row.

Invariant: if any log has new records, the micro-batch reads some of them. An offset range has the
same records whenever it is read, each once, as long as the log keeps them.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

import pyarrow as pa

from kafkafmt._base.limits import Limits
from kafkafmt._base.packed import Packed
from kafkafmt.lake.plan.followed_logs import (
    TRIES,
    FollowedLog,
    available,
    identity,
    list_log,
    retry_with_listing,
    segment_base,
    unchanged,
)
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log import splits
from kafkafmt.log.ranges import Range
from kafkafmt.log.search import IndexEntries, OffsetSearch, cut, index_entries
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.segment_file import Extent, SegmentFile

Waiting = Mapping[str, tuple[FollowedLog, int, int]]
"""By name: a log, the stream's next offset in it, and the log's end (exclusive)."""


class OffsetRange(NamedTuple):
    """A range of offsets of one log, the end exclusive, and its approximate length in bytes."""

    name: str
    directory: str
    start: int
    end: int
    length: int
    transactions: Transactions | None = None
    """The transactions of the range, for a read_committed stream."""


@dataclass(frozen=True)
class ReadLimits:
    """The limits of a micro-batch; `None`: no limit."""

    max_offsets: int | None = None
    max_bytes: int | None = None


EVERYTHING = ReadLimits()


def admitted(read: LogRead, waiting: Waiting, limits: ReadLimits) -> dict[str, int]:
    """Return the end offset of each log for this micro-batch, within all limits."""
    ends = {name: end for name, (_, _, end) in waiting.items()}
    if limits.max_offsets is not None:
        ends |= by_offsets(waiting, limits.max_offsets)
    if limits.max_bytes is not None:
        left = {name: (log, begin, ends[name]) for name, (log, begin, _) in waiting.items()}
        ends |= by_bytes(read, left, limits.max_bytes)
    return ends


def by_offsets(waiting: Waiting, limit: int) -> dict[str, int]:
    """Return the end of each log for this micro-batch of at most `limit` offsets."""
    ends = {}
    left, logs = limit, len(waiting)
    for name, (_, start, end) in sorted(waiting.items(), key=lambda item: item[1][2] - item[1][1]):
        taken = min(end - start, left // logs)
        ends[name] = start + taken
        left, logs = left - taken, logs - 1
    return ends


def by_bytes(read: LogRead, waiting: Waiting, limit: int) -> dict[str, int]:
    """Return the end offset of each log for this micro-batch, with about `limit` bytes in total.

    A batch is not divided: each log with new records gives at least one batch. A log without
    segments keeps its offset.

    Raises ReplacedError when a segment is gone just after it was listed, several times in a row.
    """
    ends = {}
    left, logs = limit, len(waiting)
    for name, (log, start, end) in waiting.items():
        if start < end:
            share = max(left, 0) // logs
            look = partial(end_by_bytes, start=start, end=end, most=share, limits=read.limits)
            ends[name], taken = retry_with_listing(log, read.storage, look, gone=(start, 0))
            left -= taken
        logs -= 1
    return ends


def end_by_bytes(
    log: FollowedLog, start: int, end: int, most: int, limits: Limits
) -> tuple[int, int]:
    """Return an end offset about `most` bytes after `start`, and the number of bytes up to it.

    Raises ReplacedError when a segment is gone, or is replaced while it is read.
    """
    taken = 0
    for number, first, last in segments_in_range(log, start, end):
        size, is_from_base = log.segments.sizes[number], first == log.segments.bases[number]
        if is_from_base and last < end and taken + size <= most:  # read whole: it is not opened
            taken += size
            continue
        segment = log.segments[number]
        with unchanged(segment.path):
            left = Range(None if is_from_base else first, last if last == end else None)
            part = cut(Extent(segment), left, limits)
            if part is None:
                continue
            length = (segment.size if part.end is None else part.end) - part.start
            if taken + length > most:
                if first > start and taken >= most:
                    return first, taken
                with segment.open() as window:
                    search = OffsetSearch(window, part, limits)
                    offset = search.offset_after(part.start, max(most - taken, 0))
                if offset is not None and first < offset < last:
                    return offset, most
                return last, taken + length
            taken += length
    return end, taken


def segments_in_range(log: FollowedLog, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Yield the numbers of the segments of an offset range, with its part in each."""
    bases = log.segments.bases
    for number, (base, following) in enumerate(zip(bases, [*bases[1:], end], strict=True)):
        first, last = max(start, base), min(end, following)
        if first < last:
            yield number, first, last


def offset_ranges(log: FollowedLog, start: int, end: int, max_bytes: int) -> Iterator[OffsetRange]:
    """Divide a range of a log into ranges of about `max_bytes`; large segments are cut as well."""
    name = log.name
    for number, first, last in segments_in_range(log, start, end):
        size = log.segments.sizes[number]
        if size <= splits.MIN_SPLIT_BYTES and size <= max_bytes:
            yield OffsetRange(name, log.directory, first, last, size)
            continue
        segment = log.segments[number]
        index = index_entries(segment)
        at = _position(index, first, index.positions[-1] if len(index) else 0)
        stop = _position(index, last, size)
        for number, position in enumerate(index.positions):
            offset = index.offset(number)
            if position - at >= max_bytes and first <= offset < last - 1 and position < stop:
                yield OffsetRange(name, log.directory, first, offset + 1, position - at)
                first, at = offset + 1, position
        yield OffsetRange(name, log.directory, first, last, max(stop - at, 0))


def _position(index: IndexEntries, offset: int, default: int) -> int:
    """Return the approximate position of an offset, by an index; `default` after its end."""
    number = index.first_from(offset)
    return index.positions[number] if number < len(index) else default


def tasks(ranges: Packed[OffsetRange], max_bytes: int) -> Iterator[list[OffsetRange]]:
    """Yield one range of each log in a task, packed by the same rule as for a batch query."""
    size = splits.split_bytes((each.length for each in ranges), max_bytes, os.cpu_count() or 1)
    for group in splits.pack(ranges.drain(), size, attrgetter("length")):
        logs = ([*log] for _, log in groupby(group, key=attrgetter("name")))
        yield [
            log[0]._replace(end=log[-1].end, length=sum(each.length for each in log))
            for log in logs
        ]


ReadExtents = Callable[["list[Extent]", Range, "Transactions | None"], Iterator[pa.RecordBatch]]
"""Reads extents within bounds. With transactions, all extents are of one log."""


def read_range(
    read: LogRead, offset_range: OffsetRange, scanner: ReadExtents
) -> Iterator[pa.RecordBatch]:
    """Read a range segment by segment; lists the directory again when a file has changed."""
    at, tries = offset_range.start, 0
    segments: list[SegmentFile] | None = None
    while at < offset_range.end:
        if segments is None:
            segments = list_log(offset_range.directory, read.storage)
        if not segments or segment_base(segments[0]) > at:
            at = available(read, offset_range.name, offset_range.directory, at, offset_range.end)
            if at >= offset_range.end:
                return
            segments = list_log(offset_range.directory, read.storage)
        number = bisect_right(segments, at, key=segment_base) - 1
        if number < 0:
            segments = None
            continue
        following = segments[number + 1 :]
        end = min(offset_range.end, segment_base(following[0])) if following else offset_range.end
        bounds = Range(at, end, _starting_time(read, segments[number]))
        try:
            yield from _rows(segments[number], bounds, offset_range.transactions, scanner)
        except _ReplacedError:
            tries += 1
            if tries == TRIES:
                raise
            segments = None
            continue
        at, tries = end, 0


def _rows(
    segment: SegmentFile, bounds: Range, transactions: Transactions | None, scanner: ReadExtents
) -> Iterator[pa.RecordBatch]:
    """Yield the rows of one segment within bounds.

    The segment is opened more than once, to cut it and to read it; it must be the same file.

    If the file is gone or replaced, raises _ReplacedError before the first row, and OSError after
    it.
    """
    try:
        with unchanged(segment.path) as before:
            batches = scanner([Extent(segment)], bounds, transactions)
            first = next(batches, None)
    except ReplacedError as error:
        raise _ReplacedError(str(error)) from error
    if first is not None:
        yield first
        yield from batches
    if bounds.start_timestamp is not None and identity(segment.path) != before:
        # The search by time opened the file again between rows; they may be of another file.
        raise OSError(f"{segment.path} was replaced while it was read; try again")


def _starting_time(read: LogRead, segment: SegmentFile) -> int | None:
    """Return the starting time of a log; `None` for a log newer than the named times."""
    times = read.starting_times
    if times is None or times.named is None:
        return None if times is None else times.everywhere
    return times.named.get((segment.topic or "", segment.partition or 0))


class _ReplacedError(OSError):
    """A segment was replaced by another file."""
