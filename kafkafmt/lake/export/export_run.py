"""A run of an export: plans, commits and a report, for directories and stores and for all formats.

Strategy: the columns and, for a full export, the tasks are planned first, so that nothing is made
in OUT for a missing source. Then OUT is held, and its tables are opened. A full export has one plan
and replaces the tables; an incremental one appends a plan for each part that is new after the
position of a table. Tables at the same position share a plan; those that a run has left behind,
which died between two commits, have one of their own.

Invariant: the records between two positions, or all of them, come into a table once, and a damaged
range once. A run ends where the logs ended when it began. Damage does not stop a run; without new
records no executor starts.
"""

from __future__ import annotations

import json
import logging
import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from typing import Any

from kafkafmt._base.damage import Damage
from kafkafmt.lake.export import task
from kafkafmt.lake.export.errors import ExportDataLossError, ExportFailedError, as_export_errors
from kafkafmt.lake.export.executors import Executor
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.tables import (
    DataFiles,
    LakeTables,
    PlainTables,
    expect_same_format,
    open_tables,
)
from kafkafmt.lake.export.task import (
    DAMAGE,
    LOST,
    OffsetSlice,
    Sink,
    Slice,
    TableReader,
    Task,
    Written,
)
from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.admission import OffsetRange, ReadLimits
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.plan.followed_logs import find_logs
from kafkafmt.lake.plan.follower import LogFollower, ending_at, position_after
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.plan.position import (
    SourceOffset,
    offsets_of,
    restarts_of,
    starts_between,
)
from kafkafmt.lake.report import page
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.report.summary import report_of
from kafkafmt.lake.report.sums import Sums, merged
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.output import REPORT_HTML, REPORT_JSON, Target, held
from kafkafmt.lake.tables.reading import place_of
from kafkafmt.lake.tables.table import RacedError
from kafkafmt.lake.tables.writing import write_empty
from kafkafmt.log.scan.selection import matches
from kafkafmt.segment.tables.schemas import DAMAGE_SCHEMA
from kafkafmt.storage.directories import Search
from kafkafmt.storage.names import TopicPartition
from kafkafmt.storage.new_file import permissions_of
from kafkafmt.storage.segment_file import Extent

_LOGGER = logging.getLogger(__name__)
_PLACE = ("topic", "partition", "segment", "position")
"""The attributes that tell the damaged ranges of one run apart."""


def new_damage(
    damage: Iterable[Damage], known: Callable[[], Iterable[Mapping[str, Any]]]
) -> list[Damage]:
    """Return the damage missing in the table, without tails, which may still grow.

    Damage at the boundary of two offset ranges is found in both. Without the table, that is not
    noticed if they are of two micro-batches. Known is what has the same row: a log that was made
    again, or truncated, may have other damage at the same place.

    Args:
        damage: of all tasks of the micro-batch.
        known: the rows of the table; called if damage was found.
    """
    unique = {
        tuple(getattr(row, name) for name in _PLACE): row for row in damage if not row.is_tail
    }
    if unique:
        there = {tuple(row[name] for name in DAMAGE_SCHEMA.names) for row in known()}
        return [row for row in unique.values() if row.row not in there]
    return []


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


def replacing(work: Iterable[Slice], end: SourceOffset | None = None) -> Plan:
    """Return the plan of a full export."""
    return Plan(_numbered(work), end)


class NewOffsets:
    """Plans what is new, up to where the logs end at the first call."""

    def __init__(self, read: LogRead, cores: Callable[[], int] | None = None) -> None:
        """Let a commit have as many tasks as so many cores need, and not only the read's limit."""
        self._read = read
        self._cores = cores
        self._follower = LogFollower(read)
        self._limits = ReadLimits(read.max_offsets_per_trigger, read.max_bytes_per_trigger)
        self._is_fixed = False

    def after(self, position: SourceOffset | None) -> Plan | None:
        """Return the plan of the commit after a position; None if nothing is new.

        The first commit of an export is made in any case.

        Raises DataLossError and KafkaFormatError as `LogFollower.following` does.
        """
        # Listed once, and after the position was read: another run may have moved it meanwhile,
        # and logs that were listed before would seem to end too early.
        logs = find_logs(self._read)
        if not self._is_fixed:
            self._follower.stop_here(logs)
            self._is_fixed = True
        start = self._follower.initial(logs) if position is None else position
        end = self._follower.following(start, self._limits, logs)
        if position is not None and not _is_new(position, end):
            return None
        # Another log may begin before the one that was listed.
        listed = None if restarts_of(end) else logs
        ranges = self._follower.tasks(start, end, listed)
        if self._cores is not None and ranges and self._is_full(ranges):
            cores, self._cores = self._cores(), None  # which may start an executor
            least = self._limits.max_bytes or 0
            size = max(least, cores * TASKS_PER_CORE * self._read.split_bytes)
            self._limits = replace(self._limits, max_bytes=size)
            if size > least:
                return self.after(position)
        work = [OffsetSlice(self._read, task) for task in ranges]
        spans = _spans(work, starts_between(start, end), offsets_of(end))
        return Plan(_numbered(work), end, spans)

    def _is_full(self, tasks: Iterable[Iterable[OffsetRange]]) -> bool:
        """Return whether tasks have about as many bytes as a commit may have."""
        most = self._limits.max_bytes
        return most is not None and 2 * sum(part.length for each in tasks for part in each) >= most


def _numbered(work: Iterable[Slice]) -> list[Task]:
    return [Task(number, part) for number, part in enumerate(work)]


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
            topic, _, partition = name.rpartition("-")
            spans[topic, int(partition)] = first, stop
    return spans


def _is_new(start: SourceOffset, end: SourceOffset) -> bool:
    """Return whether a commit between two positions would change anything."""
    return bool(restarts_of(end)) or offsets_of(start) != offsets_of(end)


RunTasks = Callable[[Callable[[Task], Written], Sequence[Task]], list[Written]]
"""Runs a function for each task, with an executor that starts at the first call."""


@dataclass
class Added:
    """The additions of commits to the tables.

    Attributes:
        sums: of their rows.
        spans: of the logs; none of a full export.
        commits: how many there were.
    """

    sums: Sums = field(default_factory=Sums)
    spans: Spans = field(default_factory=dict)
    commits: int = 0

    def add(self, sums: Sums, spans: Spans) -> None:
        """Add a commit."""
        self.sums.merge(sums)
        self.commits += 1
        for log, (start, stop) in spans.items():
            first, end = self.spans.get(log, (start, stop))
            self.spans[log] = min(first, start), max(end, stop)


class Run:
    """The tasks of one run, and the commits of what they write."""

    def __init__(self, sink: Sink, run_tasks: RunTasks) -> None:
        """`run_tasks` is not called without tasks."""
        self._sink = sink
        self._run_tasks = run_tasks

    def append(self, tables: LakeTables, offsets: NewOffsets, lost: Iterable[Damage] = ()) -> Added:
        """Commit new records, part by part, and once the losses of logs (`lost`).

        Returns what came into the first table; into the others, where it got nothing.

        Raises:
            RacedError: another run committed first.
            ExportDataLossError: offsets were deleted before they were read.
            ExportFailedError: a task could not do its part. The next run continues.
            OSError: OUT refuses, or does not answer. Likewise.
        """
        groups: dict[str, list[str]] = {}
        for name, position in tables.positions.items():
            groups.setdefault(json.dumps(position, sort_keys=True), []).append(name)
        found = [self._append(names, tables, offsets, lost) for names in groups.values()]
        return next((added for added in found if added.commits), found[0])

    def _append(
        self, names: list[str], tables: LakeTables, offsets: NewOffsets, lost: Iterable[Damage]
    ) -> Added:
        """Append to tables at the same position."""
        added, has_damage = Added(), DAMAGE in names
        sink = replace(self._sink, schemas={name: tables.schemas[name] for name in names})
        known = tables.known_damage if has_damage else list
        while True:
            position = tables.positions[names[0]]
            with _unless_raced(tables, names[0]):
                plan = offsets.after(position)
                written = [] if plan is None else self._written(sink, plan.tasks)
            damage = new_damage(chain(lost, *(each.damage for each in written)), known)
            if plan is None:
                if not (damage and has_damage and position is not None):
                    return added
                plan = Plan([], position)
            files = _by_table(written)
            if damage and has_damage:
                files[DAMAGE] = sink.write_damage(damage)
            sums = merged(each.sums for each in written)
            sums.add_damage(damage)
            tables.append(names if plan.tasks or not damage else [DAMAGE], files, plan.end)
            added.add(sums, plan.spans)
            lost = ()

    def replace(self, tables: PlainTables | LakeTables, plan: Plan) -> Added:
        """Exchange all files of the tables.

        Raises as `append` does.
        """
        written = self._written(self._sink, plan.tasks)
        files = _by_table(written)
        if isinstance(tables, PlainTables):
            files |= self._empty_files(self._sink.schemas.keys() - files.keys())
        tables.replace(files, plan.end)
        added = Added()
        added.add(merged(each.sums for each in written), {})
        return added

    def _written(self, sink: Sink, tasks: Sequence[Task]) -> list[Written]:
        """Return the results of the tasks; raises if one of them failed."""
        written = self._run_tasks(sink.write, tasks) if tasks else []
        for each in written:
            if each.failure is not None:
                kind, message = each.failure
                raise ExportDataLossError(message) if kind == LOST else ExportFailedError(message)
        return written

    def _empty_files(self, names: Iterable[str]) -> DataFiles:
        """Write a file without rows for each plain table without files, which has its columns."""
        target, name = self._sink.target, f"part-00000-{uuid.uuid4().hex}-000.zstd.parquet"
        empty: DataFiles = {}
        with target.workspace() as folder:
            for table in names:
                path = folder / table / name
                write_empty(path, self._sink.schemas[table], target.permissions)
                empty[table] = [DataFile(name, path.stat().st_size, 0)]
            target.keep(folder, empty)
        return empty


@contextmanager
def _unless_raced(tables: LakeTables, name: str) -> Iterator[None]:
    """Name the cause of lost data if it is a run that committed it before it was deleted."""
    try:
        yield
    except DataLossError as error:
        if tables.is_raced(name):
            raise RacedError(
                f"{tables.target.root}: another run committed first, and then the logs lost what"
                " it has read; nothing of this run was added. One export at a time is enough"
            ) from error
        raise


def _by_table(written: Iterable[Written]) -> DataFiles:
    files: DataFiles = {}
    for each in written:
        for table, added in each.files.items():
            files.setdefault(table, []).extend(added)
    return files


def export(job: Job, source: str, out: str, executor: Executor) -> ExportReport:
    """Export what a job selects; `source` and `out` are as the user named them.

    Raises as `export.export_by` does.
    """
    started = time.monotonic()
    with as_export_errors():
        read = job.log_read()
        parts: list[task.FileSlice] = []
        lost: list[Damage] = []
        end: SourceOffset | None = None
        if job.incremental:
            search = Search(raises=True)
            logs = find_logs(read, search)
            extents: Iterable[Extent] = [
                Extent(segment) for log in logs.values() for segment in log.segments
            ]
            lost += selection.lost(read, search, {log.directory for log in logs.values()})
            allowed = permissions_of(extent.segment.path for extent in extents)
            for name in sorted(read.query.wanted.topics or ()):  # one may be created later
                if not any(matches(log.topic, name) for log in logs.values()):
                    _LOGGER.warning("topic %r not found; a later run has it if it is there", name)
        else:
            extents = selection.select(read, with_unlisted=True)
            end = position_after(read, extents)
            parts = task.plan(ending_at(read, end), extents)
            allowed = task.permissions(parts)
        reader = TableReader.of(read, extents)
    target = Target(place_of(out), job.out_storage_options, allowed)
    expect_same_format(job, target)
    with held(target.root, allowed), as_export_errors():
        tables = open_tables(job, reader, target)
        sink = Sink(
            reader,
            tables.target,
            {name: tables.schemas[name] for name in job.tables},
            job.partition_by,
            job.is_whole,
            returns_damage=job.incremental,
            target_file_size=job.target_file_size,
        )
        run = Run(sink, partial(executor.run, done=lambda number: None))
        if isinstance(tables, LakeTables) and job.incremental:
            is_sized = job.max_bytes_per_trigger is not None
            offsets = NewOffsets(read, None if is_sized else executor.cores)
            added = run.append(tables, offsets, lost)
        else:
            added = run.replace(tables, replacing(parts, end))
        report = replace(
            report_of(added.sums, source=source, out=out, job=job.as_json(), spans=added.spans),
            seconds=time.monotonic() - started,
            is_unchanged=not added.commits,
        )
        if added.commits:
            target.write(REPORT_HTML, page.render(report).encode(errors="backslashreplace"))
            # The last one, since it says that all of the tables are there.
            target.write(REPORT_JSON, report.to_json().encode())
    return report
