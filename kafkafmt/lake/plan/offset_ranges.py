"""Reading the offset ranges of a micro-batch in its tasks.

Strategy: a task finds the segments by offset when it runs. So retention, compaction and rolling may
change the files after the micro-batch was planned. If they replace a segment while it is opened,
the task detects it before the first row and lists the directory again.

Invariant: an offset range has the same records whenever it is read, each once, as long as the log
keeps them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator

import pyarrow as pa

from kafkafmt.lake.plan.admission import OffsetRange
from kafkafmt.lake.plan.followed_logs import (
    TRIES,
    available,
    base_of,
    identity,
    list_log,
    unchanged,
)
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.ranges import Range
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.segment_file import Extent, SegmentFile

ReadExtents = Callable[["list[Extent]", Range, "Transactions | None"], Iterator[pa.RecordBatch]]
"""Reads extents within bounds. With transactions, all extents are of one log."""


class OffsetRangeReader:
    """Reads offset ranges of any log. It can be pickled if its scanner can."""

    def __init__(self, read: LogRead, scanner: ReadExtents) -> None:
        """`scanner` reads the extents of segments."""
        self._read = read
        self._scanner = scanner

    def read(self, offset_range: OffsetRange) -> Iterator[pa.RecordBatch]:
        """Reads a range segment by segment; lists the directory again when a file has changed."""
        at, tries = offset_range.start, 0
        segments: list[SegmentFile] | None = None
        while at < offset_range.end:
            if segments is None:
                segments = list_log(offset_range.directory, self._read.storage)
            if not segments or base_of(segments[0]) > at:
                at = available(
                    self._read, offset_range.name, offset_range.directory, at, offset_range.end
                )
                if at >= offset_range.end:
                    return
                segments = list_log(offset_range.directory, self._read.storage)
            number = bisect_right(segments, at, key=base_of) - 1
            if number < 0:
                segments = None
                continue
            following = segments[number + 1 :]
            end = min(offset_range.end, base_of(following[0])) if following else offset_range.end
            try:
                yield from self._read_segment(segments[number], at, end, offset_range.transactions)
            except _ReplacedError:
                tries += 1
                if tries == TRIES:
                    raise
                segments = None
                continue
            at, tries = end, 0

    def _read_segment(
        self, segment: SegmentFile, start: int, end: int, transactions: Transactions | None
    ) -> Iterator[pa.RecordBatch]:
        """The rows of a range of one segment.

        The segment is opened more than once, to cut it and to read it; it must be the same file.

        If the file is gone or replaced, raises _ReplacedError before the first row, and OSError
        after it.
        """
        bounds = Range(start, end, self._starting_time(segment))
        try:
            with unchanged(segment.path) as before:
                batches = self._scanner([Extent(segment)], bounds, transactions)
                first = next(batches, None)
        except ReplacedError as error:
            raise _ReplacedError(str(error)) from error
        if first is not None:
            yield first
            yield from batches
        if bounds.start_timestamp is not None and identity(segment.path) != before:
            # The search by time opened the file again between rows; they may be of another file.
            raise OSError(f"{segment.path} was replaced while it was read; try again")

    def _starting_time(self, segment: SegmentFile) -> int | None:
        """The starting time of a log; `None` for a log that is newer than the named times."""
        times = self._read.starting_times
        if times is None:
            return None
        if times.named is None:
            return times.everywhere
        return times.named.get((segment.topic or "", segment.partition or 0))


class _ReplacedError(OSError):
    """A segment is not the file that it was."""
