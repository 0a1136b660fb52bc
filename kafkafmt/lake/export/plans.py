"""The plans of commits: the tasks for new records after a position, and the next position.

Strategy: a `LogFollower` says what is new in the logs of one broker. Where copies of several
brokers are merged, each run merges them as a full export does, and reads the merged logs after the
position: its offsets are those of the merged log, and no copy has one of its own.

Invariant: all plans of a run end where the logs ended when it began. A commit of merged logs ends
between two segments, or at the end of a log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import groupby

from kafkafmt._base.damage import RAISE
from kafkafmt._base.packed import Packed
from kafkafmt.lake.export.task import FileSlice, OffsetSlice, Slice, Task
from kafkafmt.lake.plan import data_loss, extents, selection
from kafkafmt.lake.plan import position as log_identity
from kafkafmt.lake.plan.admission import OffsetRange, ReadLimits
from kafkafmt.lake.plan.followed_logs import FollowedLog, Logs, find_logs
from kafkafmt.lake.plan.follower import LogFollower
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.plan.position import (
    TAILS,
    SourceOffset,
    log_identities,
    make_source_offset,
    next_offsets,
    restart_offsets,
    starts_between,
)
from kafkafmt.log.borders import EARLIEST, LATEST, Offsets
from kafkafmt.log.data_directories import DataDirectories
from kafkafmt.log.merging import ReplicaExtent, merged, warn_of_left_out
from kafkafmt.log.search import find_end
from kafkafmt.storage.directories import Search
from kafkafmt.storage.names import TopicPartition
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import Extent
from kafkafmt.storage.segments import Segments

Spans = dict[TopicPartition, tuple[int, int]]
"""The offsets that are read of each log: the first, and the end (exclusive)."""


TASKS_PER_CORE = 8
"""How many tasks a commit has for each core, where its size is not given."""


@dataclass(frozen=True)
class Plan:
    """The content of one commit.

    Attributes:
        end: the position after it; None if the tables are replaced.
        spans: of the logs that have something new.
    """

    tasks: Sequence[Task]
    end: SourceOffset | None = None
    spans: Spans = field(default_factory=dict)

    @classmethod
    def of(
        cls, work: Iterable[Slice], end: SourceOffset | None = None, spans: Spans | None = None
    ) -> Plan:
        """Return the plan with a task for each slice."""
        return cls([Task(number, part) for number, part in enumerate(work)], end, spans or {})


class NewOffsets:
    """Plans the new records, up to the ends of the logs at the first call."""

    def __init__(
        self,
        read: LogRead,
        cores: Callable[[], int] | None = None,
        find: Callable[[], Logs] | None = None,
    ) -> None:
        """Allow a commit as many tasks as the cores need, beyond the read's limit.

        `find` lists the logs; by default, all that the read selects.
        """
        self._read = read
        self._cores = cores
        self._find = find or partial(find_logs, read)
        self._follower = LogFollower(read)
        self._limits = ReadLimits(read.max_offsets_per_trigger, read.max_bytes_per_trigger)
        self._is_fixed = False

    def after(self, position: SourceOffset | None) -> Plan | None:
        """Return the plan of the commit after a position; None if nothing is new.

        The first commit of an export is made in any case.
        """
        # Listed once, and after the position was read: another run may have moved it meanwhile,
        # and logs that were listed before would seem to end too early.
        logs = self._find()
        if position is not None:
            self._follower.trust(position, logs)
        if not self._is_fixed:
            self._follower.stop_here(logs)
            self._is_fixed = True
        start = self._follower.initial(logs) if position is None else position
        end = self._follower.following(start, self._limits, logs)
        if position is not None and not _is_new(position, end):
            return None
        # Another log may begin before the one that was listed.
        listed = None if restart_offsets(end) else logs
        ranges = self._follower.tasks(start, end, listed)
        if self._cores is not None and ranges and self._is_full(ranges):
            cores, self._cores = self._cores(), None  # which may start an executor
            least = self._limits.max_bytes or 0
            size = max(least, cores * TASKS_PER_CORE * self._read.split_bytes)
            self._limits = replace(self._limits, max_bytes=size)
            if size > least:
                return self.after(position)
        work = [OffsetSlice(self._read, task) for task in ranges]
        spans = _spans(work, starts_between(start, end), next_offsets(end))
        if listed is not None and (tails := self._follower.tails(end, logs)):
            end = {**end, TAILS: tails}
        return Plan.of(work, end, spans)

    def _is_full(self, tasks: Iterable[Iterable[OffsetRange]]) -> bool:
        """Return whether tasks have about as many bytes as a commit may have."""
        most = self._limits.max_bytes
        return most is not None and 2 * sum(part.length for each in tasks for part in each) >= most


def _spans(work: Iterable[OffsetSlice], start: Mapping[str, int], end: Mapping[str, int]) -> Spans:
    """Return the new offsets of each log; a new log begins at its first offset."""
    firsts: dict[str, int] = {}
    for part in work:
        for offset_range in part.ranges:
            first = firsts.setdefault(offset_range.name, offset_range.start)
            firsts[offset_range.name] = min(first, offset_range.start)
    spans: Spans = {}
    for name, stop in end.items():
        first = start.get(name, firsts.get(name, stop))
        if first < stop:
            spans[selection.place_of_log(name)] = first, stop
    return spans


def _is_new(start: SourceOffset, end: SourceOffset) -> bool:
    """Return whether a commit between two positions would change anything."""
    return bool(restart_offsets(end)) or next_offsets(start) != next_offsets(end)


def find_copies(read: LogRead, search: Search) -> Packed[Extent]:
    """Return the segments of all copies for an incremental, merging export, with fixed ends.

    Raises ValueError for a segment that is not of a log directory, and as `selection.select`.
    """
    raising = replace(read, query=replace(read.query, on_damage=RAISE), has_fixed_ends=True)
    found = selection.select(raising, search=search)
    for extent in found:
        if not extent.segment.is_of_log or extent.copied is not None:
            raise ValueError(
                f"{extent.segment.path}: an incremental export reads log directories"
                " <topic>-<partition> only; a full export reads tiered storage, too"
            )
    return found


@dataclass(frozen=True)
class _MergedLog:
    """A log merged from copies: its extents, and its end."""

    followed: FollowedLog
    extents: Sequence[Extent]
    end: int

    def parts(self) -> Iterator[tuple[Extent, int]]:
        """Yield the extents, each with its end offset: the next one's start, or the log's end."""
        for extent, following in zip(self.extents, [*self.extents[1:], None], strict=True):
            yield extent, self.end if following is None else min(_first(following), self.end)


class MergedOffsets:
    """Plans the new records of merged logs; as `NewOffsets`."""

    def __init__(
        self, read: LogRead, copies: Iterable[Extent], cores: Callable[[], int] | None = None
    ) -> None:
        self._read = replace(read, merge_replicas=False, to_high_watermark=False)
        self._cores = cores
        self._most = read.max_bytes_per_trigger
        beside = DataDirectories(read.storage, read.limits)
        self._logs: dict[str, _MergedLog] = {}
        for place, log in groupby(
            merged(copies, read.limits, warn_of_left_out), key=lambda extent: extent.segment.place
        ):
            found = _merged_log(place, list(log), read, beside)
            self._logs[found.followed.name] = found

    def after(self, position: SourceOffset | None) -> Plan | None:
        """Return the plan of the commit after a position; see `NewOffsets.after`."""
        ends = {} if position is None else next_offsets(position)
        known = {} if position is None else log_identities(position)
        for name in ends.keys() - self._logs.keys():
            data_loss.report(self._read, data_loss.gone(self._read, name))
        begins = {name: self._begin(log, ends, known) for name, log in self._logs.items()}
        is_new = any(begins[name] < log.end for name, log in self._logs.items())
        if position is not None and not is_new:
            return None
        taken, stops = self._taken(begins)
        ends |= stops | {
            name: begins[name] for name in begins if name in ends and name not in stops
        }
        wanted = replace(
            self._read.query.wanted, starting=_named(begins), ending=_named({**begins, **stops})
        )
        read = replace(self._read, query=replace(self._read.query, wanted=wanted))
        work = extents.plan(taken, read, FileSlice) if taken else []
        identities = known | {
            name: log_identity.seen(self._logs[name].followed, at, read).identity
            for name, at in ends.items()
            if name in self._logs and (name in stops or name not in known)
        }
        spans: Spans = {
            selection.place_of_log(name): (begins[name], stop) for name, stop in stops.items()
        }
        return Plan.of(work, make_source_offset(ends, None, identities, {}), spans)

    def _begin(
        self,
        log: _MergedLog,
        ends: Mapping[str, int],
        known: Mapping[str, log_identity.LogIdentity],
    ) -> int:
        """Return the first offset of a commit in a log; report the log's losses."""
        name = log.followed.name
        if name not in ends:
            starting = self._read.query.wanted.starting
            begin = EARLIEST if starting is None else starting.of(selection.place_of_log(name))
            first = min(log.followed.first_offset, log.end)
            return {EARLIEST: first, LATEST: log.end}.get(begin, begin)
        why = None if name not in known else self._difference(log, known[name])
        if why is not None:
            data_loss.report_replaced(self._read, name, why)
            return log.followed.first_offset
        if log.end < ends[name]:
            why = f"the copies now end at {log.end}, the next offset was {ends[name]}"
            data_loss.report(self._read, data_loss.lost(name, log.end, ends[name], why))
        return ends[name]

    def _difference(self, log: _MergedLog, before: log_identity.LogIdentity) -> str | None:
        """Return the copies' contradiction to the records already read; `None` if there is none.

        Another copy may have been cleaned more or less, or lack the batch.
        """
        if before.batch is None:
            return None
        below = before.batch.last_offset + 1
        now = log_identity.seen(log.followed, below, self._read)
        cleaned = replace(before, batch=before.batch._replace(records=None))
        return log_identity.difference(before, now) and log_identity.difference(cleaned, now)

    def _taken(self, begins: Mapping[str, int]) -> tuple[list[Extent], dict[str, int]]:
        """Return the segments of a commit, and the end of each log in it."""
        new = [
            (log, extent, stop)
            for log in self._logs.values()
            for extent, stop in log.parts()
            if stop > begins[log.followed.name]
        ]
        size = sum(extent.segment.size for _, extent, _ in new)
        if self._most is not None and self._cores is not None and 2 * size >= self._most:
            cores, self._cores = self._cores(), None  # which may start an executor
            self._most = max(self._most, cores * TASKS_PER_CORE * self._read.split_bytes)
        taken: list[Extent] = []
        stops: dict[str, int] = {}
        size = 0
        for log, extent, stop in new:
            if taken and self._most is not None and size + extent.segment.size > self._most:
                break
            taken.append(extent)
            size += extent.segment.size
            stops[log.followed.name] = stop
        return taken, stops


def _merged_log(
    place: tuple[str | None, int | None],
    found: Sequence[Extent],
    read: LogRead,
    beside: DataDirectories,
) -> _MergedLog:
    topic, partition = place
    at = PartitionLog(found[0].directory, topic or "", partition or 0)
    followed = FollowedLog(
        topic or "",
        partition or 0,
        at.path,
        Segments.of([extent.segment for extent in found]),
        0 if read.query.below_log_start else beside.log_start(at) or 0,
    )
    end = find_end(found[-1].segment, None, read.limits).next_offset
    if read.to_high_watermark:
        end = min(end, beside.high_watermark(at) or 0)
    return _MergedLog(followed, found, end)


def _first(extent: Extent) -> int:
    """Return the first possible offset of an extent of a log."""
    return extent.first if isinstance(extent, ReplicaExtent) else extent.segment.base_offset or 0


def _named(offsets: Mapping[str, int]) -> Offsets:
    named = {selection.place_of_log(name): at for name, at in offsets.items()}
    return Offsets("start", named=named, ignores_unknown=True)
