"""Reading the pieces of a micro-batch: ranges of offsets of logs, as its tasks are handed them.

Strategy: a task finds the segments when it runs, by offset. So it does not matter what retention,
compaction and rolling did to the files since the micro-batch was planned. What they do while a
segment is opened is noticed before its first row, and the directory is listed again.

Invariant: a piece has the same records whenever it is read, each once, as long as the log keeps
them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Protocol

import pyarrow as pa

from kafkafmt.log.ranges import Range
from kafkafmt.record.transactions import Transactions
from kafkafmt.spark.options import Options
from kafkafmt.spark.stream.admission import Piece
from kafkafmt.spark.stream.logs import TRIES, available, base_of, identity, list_log, unchanged
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.segment_file import Extent, SegmentFile


class SupportsRead(Protocol):
    """Reads stretches of segments."""

    def read(
        self, extents: Sequence[Extent], asked: Range, transactions: Transactions | None = None
    ) -> Iterator[pa.RecordBatch]:
        """The batches of what is asked for; `transactions` are what is known of the log's."""


class PieceReader:
    """Reads pieces of any log; it can be pickled."""

    def __init__(self, options: Options, reading: SupportsRead) -> None:
        """`reading` is how stretches are read."""
        self._options = options
        self._reading = reading

    def read(self, piece: Piece) -> Iterator[pa.RecordBatch]:
        """A piece segment by segment; the directory is listed anew when a file has changed."""
        at, tries = piece.start, 0
        segments: list[SegmentFile] | None = None
        while at < piece.end:
            if segments is None:
                segments = list_log(piece.directory, self._options.storage)
            if not segments or base_of(segments[0]) > at:
                at = available(self._options, piece.name, piece.directory, at, piece.end)
                if at >= piece.end:
                    return
                segments = list_log(piece.directory, self._options.storage)
            number = bisect_right(segments, at, key=base_of) - 1
            if number < 0:
                segments = None
                continue
            following = segments[number + 1 :]
            end = min(piece.end, base_of(following[0])) if following else piece.end
            try:
                yield from self._read_segment(segments[number], at, end, piece.transactions)
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

        The file is opened more than once, to be cut and to be read: it has to be the same one.

        Raises _ReplacedError before the first row, when the file is gone or another one; OSError
        behind the first one.
        """
        asked = Range(start, end, self._starting_time(segment))
        try:
            with unchanged(segment.path) as before:
                batches = self._reading.read([Extent(segment)], asked, transactions)
                first = next(batches, None)
        except ReplacedError as error:
            raise _ReplacedError(str(error)) from error
        if first is not None:
            yield first
            yield from batches
        if asked.start_timestamp is not None and identity(segment.path) != before:
            # For its times it was opened once more between the rows: only a new try can tell.
            raise OSError(f"{segment.path} was replaced while it was read; try again")

    def _starting_time(self, segment: SegmentFile) -> int | None:
        """From when on records are read; named times are none for a log that came later."""
        times = self._options.starting_times
        if times is None:
            return None
        if times.named is None:
            return times.everywhere
        return times.named.get((segment.topic or "", segment.partition or 0))


class _ReplacedError(OSError):
    """A segment is not the file that it was."""
