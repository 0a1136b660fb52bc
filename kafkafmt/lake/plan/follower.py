"""The planner of a stream: the ends of its logs, its micro-batches, and the offsets of their tasks.

Strategy: the source offset is the next offset of each topic-partition, as in Spark's Kafka source.
A micro-batch is a range of offsets of each log. The range ends at the end of the log, at a read
limit (see `admission`), or before the first open transaction (see `last_stable_offset`). The tasks
receive offsets and directories, not byte positions in files, and find the segments when they run.

Invariant: two source offsets delimit the same records whenever they are read, as long as the log
keeps them. Each source offset is the end of a valid entry, at one moment while a broker may append.
Nothing here needs Spark.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.packed import Packed
from kafkafmt.lake.plan import admission, data_loss
from kafkafmt.lake.plan import position as log_identity
from kafkafmt.lake.plan.admission import EVERYTHING, OffsetRange, ReadLimits
from kafkafmt.lake.plan.followed_logs import (
    TRIES,
    FollowedLog,
    Logs,
    available,
    find_logs,
    retry_with_listing,
    segment_base,
)
from kafkafmt.lake.plan.last_stable_offset import AbortedTransactions, LogRange, TransactionTracker
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.plan.position import (
    HIGH_WATERMARK,
    TAILS,
    LogIdentity,
    Seen,
    SourceOffset,
    Start,
    log_identities,
    make_source_offset,
    next_offsets,
    restart_offsets,
)
from kafkafmt.lake.plan.selection import place_of_log
from kafkafmt.log.borders import EARLIEST, LATEST, Offsets
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.scan.visibility import READ_COMMITTED
from kafkafmt.log.search import LogEnd, find_end
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.segments import Segments


class _Known(NamedTuple):
    """The last segment of a log when it was last read, as it was listed, and its end."""

    base: int
    end: LogEnd
    tail: str | None = None


class CurrentEnds:
    """The ends of logs, by their names. It can be pickled."""

    def __init__(self, read: LogRead) -> None:
        self._read = read
        self._known: dict[str, _Known] = {}

    def end(self, log: FollowedLog) -> int:
        """Return the current end; the last known one if the log is gone."""
        known = self._known.get(log.name)
        last = segment_base(log.segments[-1]) if known is None else known.end.next_offset
        return retry_with_listing(log, self._read.storage, self._found, gone=last)

    def last_end(self, log: FollowedLog) -> int:
        """Return the end when it was last read."""
        known = self._known.get(log.name)
        return self.end(log) if known is None else known.end.next_offset

    def _found(self, log: FollowedLog) -> int:
        last = log.segments[-1]
        known = self._known.get(log.name)
        earlier = known.end if known is not None and known.base == last.base_offset else None
        if known is None or log.tail is None or log.tail != known.tail:
            end = find_end(last, earlier, self._read.limits)
            known = self._known[log.name] = _Known(segment_base(last), end, log.tail)
        return known.end.next_offset

    def place(self, log: FollowedLog) -> tuple[int, int] | None:
        """Return the segment of the known end, and the position of its last batch."""
        known = self._known.get(log.name)
        return None if known is None else (known.base, known.end.last_position)

    def trust(self, log: FollowedLog, end: int) -> None:
        """Take the end of a log from a position made from the same listing."""
        last = segment_base(log.segments[-1])
        self._known.setdefault(log.name, _Known(last, LogEnd(end), log.tail))


_Near = Mapping[str, tuple[int, int]]
"""Where the search for a batch may begin, by the names of logs: in which segment, a position."""


class LogFollower:
    """The logs followed by a stream, as the options select them. It can be pickled.

    Its methods list the logs, except where they get them as :func:`find_logs` found them.
    """

    def __init__(self, read: LogRead) -> None:
        self._read = read
        self._current = CurrentEnds(read)
        self._near: dict[str, tuple[int, int]] = {}  # the batches before the last end
        self._identified: dict[str, tuple[str | None, int]] = {}  # as listed, up to an offset
        self._target: dict[str, int] | None = None
        self._latest: dict[str, tuple[str, int]] | None = None  # directories and ends
        self._triggered: float | None = None
        self._tracker: TransactionTracker | None = None
        if read.query.isolation == READ_COMMITTED:
            self._tracker = TransactionTracker(read)

    def initial(self, logs: Logs | None = None) -> SourceOffset:
        """Return the start of a new stream by the starting options, by default the beginning."""
        logs = find_logs(self._read) if logs is None else logs
        starting = self._read.query.wanted.starting
        for named in (starting, self._read.starting_times):
            if named is not None:
                named.check((log.topic, log.partition) for log in logs.values())
        offsets = {}
        for name, log in logs.items():
            offset = EARLIEST if starting is None else starting.of((log.topic, log.partition))
            if offset == EARLIEST:
                offset = log.first_offset
            elif offset == LATEST:
                offset = self._stable_end(None, log, _readable(log, self._current.end(log)))
            offsets[name] = offset
        return self._source_offset(None, offsets, logs)

    def trust(self, position: SourceOffset, logs: Logs) -> None:
        """Take the ends of logs unchanged since a position from it, instead of reading them."""
        tails, offsets = position.get(TAILS, {}), next_offsets(position)
        for name, log in logs.items():
            if name in offsets and log.tail is not None and tails.get(name) == log.tail:
                self._current.trust(log, offsets[name])
                self._identified.setdefault(name, (log.tail, offsets[name]))

    def tails(self, position: SourceOffset, logs: Logs) -> dict[str, str]:
        """Return the newest segments of the logs ending at their offsets of a position."""
        return {
            name: tail
            for name, offset in next_offsets(position).items()
            if name in logs and self._current.last_end(logs[name]) == offset
            if (tail := logs[name].tail) is not None
        }

    def stop_here(self, logs: Logs | None = None) -> None:
        """Fix the current ends of the logs as the end of the stream."""
        self._target = self._ends(find_logs(self._read) if logs is None else logs)

    def following(
        self, start: SourceOffset, limits: ReadLimits = EVERYTHING, logs: Logs | None = None
    ) -> SourceOffset:
        """Return the end of the micro-batch from `start`; `start` if nothing is new.

        Raises DataLossError when a log is gone, ends before the stream's offset, or is another one
        under the same name; in mode FAILFAST, KafkaFormatError for damage after the beginning of an
        open transaction.
        """
        logs = find_logs(self._read) if logs is None else logs
        started = Start.of(start)
        restarts: dict[str, int] = {}
        for _ in range(TRIES):
            near = dict(self._near)
            end, losses = self._end_from(started.restarted(restarts), restarts, limits, logs)
            # Looked up after the identities at the end, which are of the same logs then: one that
            # came in between would seem to be the log that was read, and lack its beginning.
            others = self._others(started, logs, near)
            if others.keys() <= restarts.keys():
                for loss in losses:
                    data_loss.report(self._read, loss)
                return start if end is None else end
            for name in sorted(others.keys() - restarts.keys()):
                data_loss.report_replaced(self._read, name, others[name])
                if self._tracker is not None:
                    self._tracker.forget(name)
            logs = find_logs(self._read)
            restarts = {name: logs[name].first_offset for name in others if name in logs}
        raise ReplacedError(f"{', '.join(restarts)}: replaced again and again; try again later")

    def _end_from(
        self, started: Start, restarts: Mapping[str, int], limits: ReadLimits, logs: Logs
    ) -> tuple[SourceOffset | None, list[str]]:
        """Return the end of a micro-batch, `None` if it waits, and the losses of its logs."""
        if self._target is None:
            ends = self._ends(logs)
        else:
            ends = self._within(self._target, started, logs, restarts)
        before = started.offsets
        offsets, losses = dict(before), []
        pending: dict[str, tuple[FollowedLog, int, int]] = {}
        for name in sorted({*before, *ends}):
            if name not in logs:
                if name in before:
                    losses.append(data_loss.gone(self._read, name))
                continue
            begin, end = before.get(name, logs[name].first_offset), ends.get(name, 0)
            offsets[name] = max(begin, end)
            is_cut = self._current.last_end(logs[name]) < begin and begin > logs[name].log_start
            if end < begin and name in ends and is_cut:
                why = f"the log now ends at {end}, the stream's next offset was {begin}"
                losses.append(data_loss.lost(name, end, begin, why))
            elif end > begin:
                pending[name] = (logs[name], max(begin, logs[name].first_offset), end)
        if not restarts and self._waits(started, pending):
            return None, losses
        offsets |= self._admitted(started, pending, limits)
        # A log that gets nothing keeps its offset; a new log gets none yet.
        taken = {
            name: offset
            for name, offset in offsets.items()
            if name in before or name not in pending or offset > pending[name][1]
        }
        return self._source_offset(started, taken, logs, restarts), losses

    def _waits(self, start: Start, pending: admission.Waiting) -> bool:
        """Return whether a micro-batch waits for more offsets (`KafkaMicroBatchStream.delayBatch`).

        The first one does not wait, nor one whose end is fixed. Offsets from the first open
        transaction on do not count in a read_committed stream.
        """
        least = self._read.min_offsets_per_trigger
        if least is None or self._target is not None:
            return False
        now = time.monotonic()
        is_due = self._triggered is None or now - self._triggered >= self._read.max_trigger_delay
        if not is_due:
            ends = self._admitted(start, pending, ReadLimits(max_offsets=least))
            new = (max(ends[name] - begin, 0) for name, (_, begin, _) in pending.items())
            if sum(new) < least:
                return True
        self._triggered = now
        return False

    def _admitted(
        self, start: Start, pending: admission.Waiting, limits: ReadLimits
    ) -> dict[str, int]:
        """Return the end of each log for a micro-batch starting at `start`."""
        left = dict(pending)
        while True:
            admitted = admission.admitted(self._read, left, limits)
            if self._tracker is None:
                return admitted
            stable = {
                name: max(
                    start.offsets.get(name, begin), self._stable_end(start, log, admitted[name])
                )
                for name, (log, begin, _) in left.items()
            }
            if stable == admitted:
                return admitted
            # What a log cannot use, because a transaction is open, goes to the others.
            for name, end in stable.items():
                if end < admitted[name]:
                    log, begin, _ = left[name]
                    left[name] = log, min(begin, end), end

    def reported(self) -> SourceOffset | None:
        """Return the last known ends of the logs, and their high watermarks where known.

        `None` if they were not read.
        """
        if self._latest is None:
            return None
        beside = DataDirectories(self._read.storage, self._read.limits)
        offset = {
            name: beside.high_watermark(PartitionLog(directory, *place_of_log(name)))
            for name, (directory, _) in self._latest.items()
        }
        position: SourceOffset = {name: end for name, (_, end) in self._latest.items()}
        position[HIGH_WATERMARK] = {name: at for name, at in offset.items() if at is not None}
        return position

    def tasks(
        self, start: SourceOffset, end: SourceOffset, logs: Logs | None = None
    ) -> list[list[OffsetRange]]:
        """Return the offset ranges of each task of a micro-batch.

        Raises DataLossError when the beginning of a range no longer exists, or the log is not the
        one for which it was planned.
        """
        logs = find_logs(self._read) if logs is None else logs
        started = Start.of(start).restarted(restart_offsets(end))
        before, planned = started.offsets, log_identities(end)
        ranges: Packed[OffsetRange] = Packed()
        aborted: dict[str, AbortedTransactions] = {}
        for name, stop in next_offsets(end).items():
            if before.get(name, -1) >= stop:
                continue
            if name not in logs:
                data_loss.report(self._read, data_loss.gone(self._read, name))
                continue
            log = logs[name]
            why = self._difference(planned.get(name), log, stop, self._near)
            if why is not None:  # the next micro-batch reads the new log
                data_loss.report_replaced(self._read, name, why)
                continue
            begin = before.get(name, log.first_offset)
            if begin < log.first_offset:
                begin = available(
                    self._read, name, log.directory, begin, stop, log_start=log.log_start
                )
            ranges.pack([*admission.offset_ranges(log, begin, stop, self._read.split_bytes)])
            if self._tracker is not None:
                aborted[name] = self._aborted(started, log, stop, self._tracker)
        tasks = admission.tasks(ranges, self._read.split_bytes)
        if self._tracker is None:
            return list(tasks)
        return [
            [
                one._replace(transactions=aborted[one.name].between(one.start, one.end))
                for one in task
            ]
            for task in tasks
        ]

    def _stable_end(self, start: Start | None, log: FollowedLog, end: int) -> int:
        """Return `end`, or for read_committed the last stable offset if smaller."""
        if self._tracker is None:
            return end
        return self._tracker.stable_end(self._log_range(start, log, end))

    def _aborted(
        self, start: Start, log: FollowedLog, end: int, tracker: TransactionTracker
    ) -> AbortedTransactions:
        """Return the aborted transactions of a range of a read_committed stream.

        Raises DataLossError when the range is not stable, though it was when it was planned.
        """
        aborted = tracker.transactions(self._log_range(start, log, end))
        if aborted.last_stable_offset is not None:
            data_loss.report(
                self._read,
                f"offsets {aborted.last_stable_offset} to {end - 1} of {log.name} are not stable:"
                " a transaction marker or the end of the log was deleted after they were planned,"
                " or they were planned with read_uncommitted and must be read with it",
            )
        return aborted

    def _log_range(self, start: Start | None, log: FollowedLog, end: int) -> LogRange:
        begin = base = log.first_offset
        if start is not None:
            begin = start.offsets.get(log.name, begin)
            base = base if start.stable is None else start.stable.get(log.name, begin)
        return LogRange(log, base, begin, end, self._current.last_end(log))

    def _others(self, start: Start, logs: Logs, near: _Near) -> dict[str, str]:
        """Return the differences of logs from the ones read before, by name."""
        found = {
            name: self._difference(start.identities.get(name), logs[name], offset, near)
            for name, offset in start.offsets.items()
            if name in logs and self._identified.get(name) != (logs[name].tail or "", offset)
        }
        return {name: why for name, why in found.items() if why is not None}

    def _difference(
        self, before: LogIdentity | None, log: FollowedLog, offset: int, near: _Near
    ) -> str | None:
        """Return a log's difference from an identity up to an offset; `None` if there is none."""
        if before is None:
            return None
        return log_identity.difference(before, self._seen(log, offset, near))

    def _seen(self, log: FollowedLog, offset: int, near: _Near) -> Seen:
        look = partial(
            log_identity.seen,
            offset=offset,
            read=self._read,
            near=near.get(log.name) or self._current.place(log),
        )
        return retry_with_listing(log, self._read.storage, look, gone=Seen(LogIdentity()))

    def _identities(
        self, start: Start | None, offsets: Mapping[str, int], logs: Logs
    ) -> dict[str, LogIdentity]:
        """Return the identity of each log up to its offset; an unchanged offset keeps its own."""
        known = {} if start is None else start.identities
        identities = {}
        for name, offset in offsets.items():
            stays = start is not None and start.offsets.get(name) == offset
            if name in known and (name not in logs or stays):
                identities[name] = known[name]
            elif name in logs:
                seen = self._seen(logs[name], offset, self._near)
                if seen.base is not None:
                    self._near[name] = seen.base, seen.position
                self._identified[name] = logs[name].tail, offset
                found = seen.identity
                if found.topic_id is None and name in known:  # the log was gone, or that file
                    found = replace(found, topic_id=known[name].topic_id)
                identities[name] = found
        return identities

    def _source_offset(
        self,
        start: Start | None,
        offsets: Mapping[str, int],
        logs: Logs,
        restarts: Mapping[str, int] = MappingProxyType({}),
    ) -> SourceOffset:
        """Return the source offset for `offsets`, after `start`.

        Reads the log where `start` does not show whether an offset is above the last stable offset.
        """
        identities = self._identities(start, offsets, logs)
        if self._tracker is None:
            return make_source_offset(offsets, None, identities, restarts)
        earlier = None if start is None else start.stable
        stable = {}
        for name, offset in offsets.items():
            log = logs.get(name)
            known = offset if earlier is None else earlier.get(name, offset)
            if log is None:
                known = 0 if earlier is None else known
            elif earlier is None or name in earlier or offset > self._current.last_end(log):
                known = self._stable_end(start, log, offset)
            if known < offset:
                stable[name] = known
        return make_source_offset(offsets, stable, identities, restarts)

    def _ends(self, logs: Logs) -> dict[str, int]:
        ends = {name: self._current.end(log) for name, log in logs.items()}
        if self._latest is None:
            for name, log in logs.items():
                data_loss.warn_of_start(log.directory, log.log_start, ends[name])
        self._latest = {name: (log.directory, ends[name]) for name, log in logs.items()}
        return {name: _readable(log, ends[name]) for name, log in logs.items()}

    def _within(
        self, target: dict[str, int], start: Start, logs: Logs, restarts: Mapping[str, int]
    ) -> dict[str, int]:
        """Return the fixed ends, at most the logs' own; a restarting log gets another.

        No run would read what comes later between the end of a truncated log and a fixed end.
        """
        now = {
            name: _readable(logs[name], self._current.end(logs[name]))
            for name, end in target.items()
            if name in logs and (name in restarts or start.offsets.get(name, -1) < end)
        }
        target.update((name, now[name]) for name in restarts if name in now)
        return {name: min(end, now.get(name, end)) for name, end in target.items()}


def _readable(log: FollowedLog, end: int) -> int:
    """Return the end of a log, or its high watermark if the stream stops there."""
    return end if log.high_watermark is None else min(end, log.high_watermark)


def position_after(read: LogRead, extents: Iterable[Extent]) -> SourceOffset | None:
    """Return the position after a full export of extents with fixed ends.

    None where an export has an end, logs that a stream does not follow, or a log whose end cannot
    be read. Nor is it known for read_committed: to find open transactions is to read all of a log.
    """
    if read.query.wanted.ending or read.ending_times or read.query.isolation == READ_COMMITTED:
        return None
    segments: dict[tuple[str, int], list[SegmentFile]] = {}
    for extent in extents:
        segment = extent.segment
        if segment.is_gone:
            continue
        is_followed = segment.is_of_log and segment.inode is not None and extent.copied is None
        if not is_followed or segment.topic is None or segment.partition is None:
            return None
        of_log = segments.setdefault((segment.topic, segment.partition), [])
        if of_log and of_log[0].directory != segment.directory:
            return None
        of_log.append(segment)
    beside = DataDirectories(read.storage, read.limits)
    logs: dict[str, FollowedLog] = {}
    for (topic, partition), listed in segments.items():
        at = PartitionLog(listed[0].directory, topic, partition)
        limit = (beside.high_watermark(at) or 0) if read.to_high_watermark else None
        log = FollowedLog(topic, partition, at.path, Segments.of(listed), high_watermark=limit)
        logs[log.name] = log
    wanted = replace(read.query.wanted, starting=None)
    follower = LogFollower(
        replace(read, query=replace(read.query, wanted=wanted), starting_times=None)
    )
    with suppress(
        OSError, KafkaFormatError
    ):  # the export itself lists as damage what it cannot read
        return follower.following(follower.initial(logs), logs=logs)
    return None


def ending_at(read: LogRead, end: SourceOffset | None) -> LogRead:
    """Return a read ending at a position instead of the moving high watermarks."""
    if end is None or not read.to_high_watermark:
        return read
    named = {place_of_log(name): at for name, at in next_offsets(end).items()}
    wanted = replace(read.query.wanted, ending=Offsets("end", named=named))
    return replace(read, query=replace(read.query, wanted=wanted), to_high_watermark=False)
