"""The stream: `spark.readStream.format("kafka-log")`.

Strategy: the stream's position is the next offset of each topic-partition, as with Spark's own
Kafka source. A micro-batch is a range of offsets for each log; its tasks are handed offsets and
directories, never positions in files, and find the segments when they run. So it does not matter
what retention, compaction and rolling did to the files since.

Invariant: between two positions lie the same records whenever and however often they are read, as
long as the log keeps them; the end of a position is the end of a sound entry.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import pyarrow as pa
from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
from pyspark.sql.types import StructType

try:
    from pyspark.sql.streaming.datasource import (
        ReadAllAvailable,
        ReadLimit,
        ReadMaxBytes,
        ReadMaxRows,
        SupportsTriggerAvailableNow,
    )
except ImportError as error:  # pragma: no cover
    raise ImportError("readStream.format('kafka-log') needs PySpark 4.2 or newer") from error

from kafkafmt.ranges import Range
from kafkafmt.remote import ReplacedError
from kafkafmt.scan import READ_COMMITTED
from kafkafmt.spark import admission
from kafkafmt.spark.committed import Asked, Committed
from kafkafmt.spark.logs import Log, base_of, find_logs, identity, list_log
from kafkafmt.spark.offsets import EARLIEST, LATEST
from kafkafmt.spark.options import Options
from kafkafmt.spark.planning import DataLossError, check_times, lost
from kafkafmt.spark.positions import Position, offsets_of, position_of, stable_of
from kafkafmt.spark.reading import Reading
from kafkafmt.storage import Extent, SegmentFile
from kafkafmt.tails import Tail, tail_of
from kafkafmt.transactions import Transactions

_LOGGER = logging.getLogger(__name__)
_TRIES = 5


class SupportsRead(Protocol):
    """Reads stretches of segments."""

    def read(
        self, extents: Sequence[Extent], asked: Range, transactions: Transactions | None = None
    ) -> Iterator[pa.RecordBatch]:
        """The batches of what is asked for; `transactions` are what is known of the log's."""


class KafkaLogStreamPartition(InputPartition):
    """What one task reads: ranges of offsets of logs."""

    def __init__(self, pieces: list[admission.Piece]) -> None:
        super().__init__(pieces)
        self.pieces = pieces


@dataclass(frozen=True)
class _Known:
    """The last segment of a log as it was when last looked at, and its end."""

    path: str
    tail: Tail


class KafkaLogStreamReader(DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Follows logs on the driver, reads them in the tasks."""

    def __init__(
        self, options: Options, asked: StructType, *, reading: SupportsRead | None = None
    ) -> None:
        """`reading` is how stretches are read, when it is not as rows of the columns asked for.

        Raises ValueError for an option that a stream does not have, or an unknown column.
        """
        options.check_stream()
        self._options = options
        self._reading = Reading(options, asked) if reading is None else reading
        self._known: dict[str, _Known] = {}
        self._target: dict[str, int] | None = None
        self._latest: dict[str, int] | None = None
        self._committed: Committed | None = None
        if options.isolation == READ_COMMITTED:
            fails_fast = options.mode == "FAILFAST"
            self._committed = Committed(options.storage, fails_fast=fails_fast)

    def initialOffset(self) -> Position:
        """Where a new query starts; `startingOffsets` says where, at the beginning by default."""
        logs = find_logs(self._options)
        starting = self._options.starting
        for named in (starting, self._options.starting_times):
            if named is not None:
                named.check((log.topic, log.partition) for log in logs.values())
        for log in logs.values():
            check_times(log.segments, self._options)
        offsets = {}
        for name, log in logs.items():
            offset = EARLIEST if starting is None else starting.of((log.topic, log.partition))
            if offset == EARLIEST:
                offset = log.first_offset
            elif offset == LATEST:
                offset = self._stable_end(None, log, self._end_of(log))
            offsets[name] = offset
        return self._position(None, offsets, logs)

    def getDefaultReadLimit(self) -> ReadLimit:
        """The limit that the options set; with both, each holds."""
        if self._options.max_offsets_per_trigger is not None:
            return ReadMaxRows(self._options.max_offsets_per_trigger)
        if self._options.max_bytes_per_trigger is not None:
            return ReadMaxBytes(self._options.max_bytes_per_trigger)
        return ReadAllAvailable()

    def prepareForTriggerAvailableNow(self) -> None:
        """Takes the ends of the logs as they are now for the end of the query."""
        self._target = self._ends(find_logs(self._options))

    def latestOffset(self, start: Position, limit: ReadLimit) -> Position:
        """Where the next micro-batch ends.

        Raises DataLossError when a log is gone, or ends before where the stream is; in mode
        FAILFAST KafkaFormatError when damage lies behind the beginning of an open transaction.
        """
        logs = find_logs(self._options)
        ends = self._ends(logs) if self._target is None else self._target
        before = offsets_of(start)
        offsets = dict(before)
        pending: dict[str, tuple[Log, int, int]] = {}
        for name in sorted({*before, *ends}):
            if name not in logs:
                if name in before:
                    self._report_gone(name)
                continue
            begin, end = before.get(name, logs[name].first_offset), ends.get(name, 0)
            offsets[name] = max(begin, end)
            if end < begin and name in ends:
                self._report(
                    lost(name, end, begin, f"its log ends at {end} now, the stream was at {begin}")
                )
            elif end > begin:
                pending[name] = (logs[name], max(begin, logs[name].first_offset), end)
        admitted = self._admitted(pending, limit)
        if self._committed is not None:
            # What a log cannot take because a transaction is open goes to the others.
            while (stable := self._stable_ends(start, pending, admitted)) != admitted:
                for name, end in stable.items():
                    if end < admitted[name]:
                        log, begin, _ = pending[name]
                        pending[name] = log, min(begin, end), end
                admitted = self._admitted(pending, limit)
        offsets |= admitted
        # A log that gets nothing this time stays where it was; a new one is not there yet.
        taken = {
            name: offset
            for name, offset in offsets.items()
            if name in before or name not in pending or offset > pending[name][1]
        }
        return self._position(start, taken, logs)

    def _admitted(self, pending: admission.Waiting, limit: ReadLimit) -> dict[str, int]:
        """Where each log with something new ends for this time."""
        ends = {name: end for name, (_, _, end) in pending.items()}
        if isinstance(limit, ReadAllAvailable):
            return ends
        if isinstance(limit, ReadMaxRows):
            ends |= admission.by_offsets(pending, limit.max_rows)
        max_bytes = (
            limit.max_bytes
            if isinstance(limit, ReadMaxBytes)
            else self._options.max_bytes_per_trigger
        )
        if max_bytes is not None:
            left = {name: (log, begin, ends[name]) for name, (log, begin, _) in pending.items()}
            ends |= admission.by_bytes(left, max_bytes)
        return ends

    def reportLatestOffset(self) -> Position | None:
        """The ends of the logs when last looked at, for the progress that Spark reports."""
        return self._latest

    def partitions(self, start: Position, end: Position) -> list[InputPartition]:
        """The tasks of a micro-batch.

        Raises DataLossError when the beginning of a range is no longer there.
        """
        logs = find_logs(self._options)
        before = offsets_of(start)
        pieces: list[admission.Piece] = []
        for name, stop in offsets_of(end).items():
            if before.get(name, -1) >= stop:
                continue
            if name not in logs:
                self._report_gone(name)
                continue
            log = logs[name]
            begin = before.get(name, log.first_offset)
            if begin < log.first_offset:
                begin = self._available(name, log.directory, begin, stop)
            listed = admission.pieces(log, begin, stop, self._options.max_split_bytes)
            pieces += self._judged(start, log, stop, listed)
        tasks = admission.tasks(pieces, self._options.max_split_bytes)
        return [KafkaLogStreamPartition(task) for task in tasks]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The batches of one task. In mode FAILFAST damage raises a KafkaFormatError."""
        if isinstance(partition, KafkaLogStreamPartition):
            for piece in partition.pieces:
                yield from self.read_piece(piece)

    def read_piece(self, piece: admission.Piece) -> Iterator[pa.RecordBatch]:
        """A piece segment by segment; the directory is listed anew when a file has changed."""
        at, tries = piece.start, 0
        segments: list[SegmentFile] | None = None
        while at < piece.end:
            if segments is None:
                segments = list_log(piece.directory, self._options.storage)
            if not segments or base_of(segments[0]) > at:
                at = self._available(piece.name, piece.directory, at, piece.end)
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
                if tries == _TRIES:
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
        before = identity(segment.path)
        try:
            batches = self._reading.read([Extent(segment)], asked, transactions)
            first = next(batches, None)
        except FileNotFoundError as error:
            raise _ReplacedError(f"{segment.path} has gone while it was read") from error
        except ReplacedError as error:
            raise _ReplacedError(str(error)) from error
        if before is None or identity(segment.path) != before:
            raise _ReplacedError(f"{segment.path} was replaced while it was read")
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

    def _stable_ends(
        self, start: Position, pending: admission.Waiting, admitted: Mapping[str, int]
    ) -> dict[str, int]:
        """What is admitted, up to the last stable offsets."""
        before = offsets_of(start)
        return {
            name: max(before.get(name, begin), self._stable_end(start, log, admitted[name]))
            for name, (log, begin, _) in pending.items()
        }

    def _stable_end(self, start: Position | None, log: Log, end: int) -> int:
        """An offset, or the last stable one if that is before and the stream is read_committed."""
        if self._committed is None:
            return end
        return self._committed.stable_end(self._asked(start, log, end))

    def _judged(
        self, start: Position, log: Log, end: int, pieces: Iterable[admission.Piece]
    ) -> Iterator[admission.Piece]:
        """The pieces of a range, in a read_committed stream with what was aborted in them.

        Raises DataLossError when the range is not stable; it was when it was planned.
        """
        if self._committed is None:
            yield from pieces
            return
        aborted = self._committed.transactions(self._asked(start, log, end))
        if aborted.last_stable_offset is not None:
            self._report(
                f"offsets {aborted.last_stable_offset} to {end - 1} of {log.name} are not stable:"
                " a marker or the end of the log is gone since they were planned, or they were"
                " planned with read_uncommitted, and have to be read so"
            )
        for piece in pieces:
            yield replace(piece, transactions=aborted.between(piece.start, piece.end))

    def _asked(self, start: Position | None, log: Log, end: int) -> Asked:
        begin = base = log.first_offset
        if start is not None:
            begin = offsets_of(start).get(log.name, begin)
            stable = stable_of(start)
            base = base if stable is None else stable.get(log.name, begin)
        return Asked(log, base, begin, end, self._last_end(log))

    def _position(
        self, start: Position | None, offsets: Mapping[str, int], logs: Mapping[str, Log]
    ) -> Position:
        """The position at some offsets, behind `start`.

        Where that does not tell how an offset stands to the last stable one, the log has to.
        """
        if self._committed is None:
            return position_of(offsets)
        earlier = None if start is None else stable_of(start)
        stable = {}
        for name, offset in offsets.items():
            log = logs.get(name)
            known = offset if earlier is None else earlier.get(name, offset)
            if log is None:
                known = 0 if earlier is None else known
            elif earlier is None or name in earlier or offset > self._last_end(log):
                known = self._stable_end(start, log, offset)
            if known < offset:
                stable[name] = known
        return position_of(offsets, stable)

    def _ends(self, logs: Mapping[str, Log]) -> dict[str, int]:
        self._latest = {name: self._end_of(log) for name, log in logs.items()}
        return self._latest

    def _end_of(self, log: Log) -> int:
        last = log.segments[-1]
        known = self._known.get(log.name)
        earlier = known.tail if known is not None and known.path == last.path else None
        try:
            tail = tail_of(last, earlier)
        except (FileNotFoundError, ReplacedError):  # since it was listed; the next one tells more
            return base_of(last) if earlier is None else earlier.next_offset
        self._known[log.name] = _Known(last.path, tail)
        return tail.next_offset

    def _last_end(self, log: Log) -> int:
        """Where the log ended when last looked at."""
        known = self._known.get(log.name)
        return self._end_of(log) if known is None else known.tail.next_offset

    def _available(self, name: str, directory: str, start: int, end: int) -> int:
        """The first offset at or behind `start` that is there; `end` if none is.

        Raises DataLossError when it is not `start`, unless the options say to go on.
        """
        segments = list_log(directory, self._options.storage)
        first = base_of(segments[0]) if segments else end
        if first <= start:
            return start
        why = f"the first segment in {directory} begins at {first}"
        self._report(lost(name, start, min(first, end), why if segments else f"no {directory}"))
        return min(first, end)

    def _report_gone(self, name: str) -> None:
        self._report(f"the log {name} is gone from {', '.join(self._options.paths)}")

    def _report(self, loss: str) -> None:
        if self._options.fail_on_data_loss:
            raise DataLossError(loss)
        _LOGGER.warning("%s; going on without it", loss)


class _ReplacedError(OSError):
    """A segment is not the file that it was."""
