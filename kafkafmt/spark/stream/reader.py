"""The stream: `spark.readStream.format("kafka-log")`.

Strategy: the stream's position is the next offset of each topic-partition, as with Spark's own
Kafka source. A micro-batch is a range of offsets for each log: up to its end (see `tails`), or as
far as limits admit (see `admission`) and transactions are decided (see `committed`). Its tasks are
handed offsets and directories, never positions in files, and find the segments when they run (see
`pieces`).

Invariant: between two positions lie the same records whenever and however often they are read, as
long as the log keeps them; the end of a position is the end of a sound entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

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

from kafkafmt.log.log_end import LogEnd, find_end
from kafkafmt.scan import READ_COMMITTED
from kafkafmt.spark import data_loss
from kafkafmt.spark.border_options import EARLIEST, LATEST
from kafkafmt.spark.options import Options
from kafkafmt.spark.reading import Reading
from kafkafmt.spark.starting_time import check_times
from kafkafmt.spark.stream import admission
from kafkafmt.spark.stream.last_stable_offset import Asked, Committed
from kafkafmt.spark.stream.logs import Log, available, base_of, find_logs, of_listed
from kafkafmt.spark.stream.pieces import PieceReader
from kafkafmt.spark.stream.positions import Position, Start, offsets_of, position_of
from kafkafmt.storage.errors import ReplacedError


class KafkaLogStreamPartition(InputPartition):
    """What one task reads: ranges of offsets of logs."""

    def __init__(self, pieces: list[admission.Piece]) -> None:
        super().__init__(pieces)
        self.pieces = pieces


@dataclass(frozen=True)
class _Known:
    """The last segment of a log as it was when last looked at, and its end."""

    path: str
    tail: LogEnd


class KafkaLogStreamReader(DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Follows logs on the driver, reads them in the tasks."""

    def __init__(self, options: Options, asked: StructType) -> None:
        """Raises ValueError for an option that a stream does not have, or an unknown column."""
        options.check_stream()
        self._options = options
        self._pieces = PieceReader(options, Reading(options, asked))
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
            of_listed(log, self._options.storage, self._check_times, gone=None)
        offsets = {}
        for name, log in logs.items():
            offset = EARLIEST if starting is None else starting.of((log.topic, log.partition))
            if offset == EARLIEST:
                offset = log.first_offset
            elif offset == LATEST:
                offset = self._stable_end(None, log, self._end_of(log))
            offsets[name] = offset
        return self._position(None, offsets, logs)

    def _check_times(self, log: Log) -> None:
        check_times(log.segments, self._options)

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
        started = Start.of(start)
        before = started.offsets
        offsets = dict(before)
        pending: dict[str, tuple[Log, int, int]] = {}
        for name in sorted({*before, *ends}):
            if name not in logs:
                if name in before:
                    data_loss.report_gone(self._options, name)
                continue
            begin, end = before.get(name, logs[name].first_offset), ends.get(name, 0)
            offsets[name] = max(begin, end)
            if end < begin and name in ends:
                why = f"its log ends at {end} now, the stream was at {begin}"
                data_loss.report(self._options, data_loss.lost(name, end, begin, why))
            elif end > begin:
                pending[name] = (logs[name], max(begin, logs[name].first_offset), end)
        admitted = self._admitted(pending, limit)
        if self._committed is not None:
            # What a log cannot take because a transaction is open goes to the others.
            while (stable := self._stable_ends(started, pending, admitted)) != admitted:
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
        return self._position(started, taken, logs)

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
            ends |= admission.by_bytes(left, max_bytes, self._options.storage)
        return ends

    def reportLatestOffset(self) -> Position | None:
        """The ends of the logs when last looked at, for the progress that Spark reports."""
        return self._latest

    def partitions(self, start: Position, end: Position) -> list[InputPartition]:
        """The tasks of a micro-batch.

        Raises DataLossError when the beginning of a range is no longer there.
        """
        logs = find_logs(self._options)
        started = Start.of(start)
        before = started.offsets
        pieces: list[admission.Piece] = []
        for name, stop in offsets_of(end).items():
            if before.get(name, -1) >= stop:
                continue
            if name not in logs:
                data_loss.report_gone(self._options, name)
                continue
            log = logs[name]
            begin = before.get(name, log.first_offset)
            if begin < log.first_offset:
                begin = available(self._options, name, log.directory, begin, stop)
            listed = admission.pieces(log, begin, stop, self._options.max_split_bytes)
            pieces += self._judged(started, log, stop, listed)
        tasks = admission.tasks(pieces, self._options.max_split_bytes)
        return [KafkaLogStreamPartition(task) for task in tasks]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The batches of one task. In mode FAILFAST damage raises a KafkaFormatError."""
        if isinstance(partition, KafkaLogStreamPartition):
            for piece in partition.pieces:
                yield from self._pieces.read(piece)

    def _stable_ends(
        self, start: Start, pending: admission.Waiting, admitted: Mapping[str, int]
    ) -> dict[str, int]:
        """What is admitted, up to the last stable offsets."""
        return {
            name: max(start.offsets.get(name, begin), self._stable_end(start, log, admitted[name]))
            for name, (log, begin, _) in pending.items()
        }

    def _stable_end(self, start: Start | None, log: Log, end: int) -> int:
        """An offset, or the last stable one if that is before and the stream is read_committed."""
        if self._committed is None:
            return end
        return self._committed.stable_end(self._asked(start, log, end))

    def _judged(
        self, start: Start, log: Log, end: int, pieces: Iterable[admission.Piece]
    ) -> Iterator[admission.Piece]:
        """The pieces of a range, in a read_committed stream with what was aborted in them.

        Raises DataLossError when the range is not stable; it was when it was planned.
        """
        if self._committed is None:
            yield from pieces
            return
        aborted = self._committed.transactions(self._asked(start, log, end))
        if aborted.last_stable_offset is not None:
            data_loss.report(
                self._options,
                f"offsets {aborted.last_stable_offset} to {end - 1} of {log.name} are not stable:"
                " a marker or the end of the log is gone since they were planned, or they were"
                " planned with read_uncommitted, and have to be read so",
            )
        for piece in pieces:
            yield replace(piece, transactions=aborted.between(piece.start, piece.end))

    def _asked(self, start: Start | None, log: Log, end: int) -> Asked:
        begin = base = log.first_offset
        if start is not None:
            begin = start.offsets.get(log.name, begin)
            base = base if start.stable is None else start.stable.get(log.name, begin)
        return Asked(log, base, begin, end, self._last_end(log))

    def _position(
        self, start: Start | None, offsets: Mapping[str, int], logs: Mapping[str, Log]
    ) -> Position:
        """The position at some offsets, behind `start`.

        Where that does not tell how an offset stands to the last stable one, the log has to.
        """
        if self._committed is None:
            return position_of(offsets)
        earlier = None if start is None else start.stable
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
            tail = find_end(last, earlier)
        except (FileNotFoundError, ReplacedError):  # since it was listed; the next one tells more
            return base_of(last) if earlier is None else earlier.next_offset
        self._known[log.name] = _Known(last.path, tail)
        return tail.next_offset

    def _last_end(self, log: Log) -> int:
        """Where the log ended when last looked at."""
        known = self._known.get(log.name)
        return self._end_of(log) if known is None else known.tail.next_offset
