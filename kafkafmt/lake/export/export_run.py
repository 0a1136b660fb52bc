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

import glob
import logging
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from itertools import chain
from typing import Any

from kafkafmt._base.damage import Damage
from kafkafmt._base.packed import Packed, unpacked
from kafkafmt.lake.export import task
from kafkafmt.lake.export.errors import ExportDataLossError, ExportFailedError, as_export_errors
from kafkafmt.lake.export.executors import Executor
from kafkafmt.lake.export.handover import logs_in
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.plans import MergedOffsets, NewOffsets, Plan, Spans, find_copies
from kafkafmt.lake.export.tables import (
    DataFiles,
    LakeTables,
    PlainTables,
    expect_same_format,
    open_tables,
)
from kafkafmt.lake.export.task import DAMAGE, LOST, Sink, TableReader, Task, Written
from kafkafmt.lake.export.topics import TOPICS, as_json, directory, listed, topic_catalog
from kafkafmt.lake.plan import data_loss, selection
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.plan.followed_logs import Logs, find_logs
from kafkafmt.lake.plan.follower import ending_at, position_after
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.report import page
from kafkafmt.lake.report.figures import ExportReport, make_report
from kafkafmt.lake.report.sums import Sums
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.output import (
    REPORT_HTML,
    REPORT_JSON,
    OutputError,
    Target,
    expect_output,
    held,
)
from kafkafmt.lake.tables.reading import SCHEMAS, resolve_out, table_format
from kafkafmt.lake.tables.table import RacedError
from kafkafmt.lake.tables.writing import write_empty
from kafkafmt.log.data_directories import may_be_lost
from kafkafmt.log.scan.selection import matches
from kafkafmt.segment.tables.schemas import DAMAGE_SCHEMA
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.directories import Search
from kafkafmt.storage.new_file import common_permissions
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.segment_file import Extent
from kafkafmt.storage.segments import WholeSegments, segment_paths

_LOGGER = logging.getLogger(__name__)
_TOGETHER = 1000
"""Results of more tasks are files beside the tables; so many files are described in one pack."""
_READERS = 16
"""Threads that read results from a store."""
_PLACE = ("topic", "partition", "segment", "position")
"""The attributes that tell the damaged ranges of one run apart."""


def new_damage(
    damage: Iterable[Damage], known: Callable[[], Iterable[Mapping[str, Any]]]
) -> list[Damage]:
    """Return the damage missing in the table, without tails: they may still grow.

    Damage at the boundary of two offset ranges is found in both. Without the table, it stays
    twice if the ranges are of two micro-batches. Damage is known if the table has the same row:
    a log that was made again, or truncated, may have other damage at the same place.
    """
    unique = {
        tuple(getattr(row, name) for name in _PLACE): row for row in damage if not row.is_tail
    }
    if unique:
        there = {tuple(row[name] for name in DAMAGE_SCHEMA.names) for row in known()}
        return [row for row in unique.values() if row.row not in there]
    return []


RunTasks = Callable[[Callable[[Task], Written], Sequence[Task]], list[Written]]
"""Runs a function for each task, with an executor that starts at the first call."""


@dataclass
class Added:
    """The additions of commits to the tables: their rows, and the spans of the logs."""

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

    def merge(self, other: Added) -> None:
        """Add the additions to the tables of another topic."""
        self.sums.merge(other.sums)
        self.spans |= other.spans
        self.commits += other.commits


def _read(target: Target, stored: Sequence[tuple[str, str]]) -> Iterator[Written]:
    """Yield the stored results of tasks, by the name and the SHA-256 of each.

    Raises ExportFailedError for a file with other bytes; they are not unpickled.
    """
    with ThreadPoolExecutor(_READERS if is_remote(target.root) else 1) as threads:
        for first in range(0, len(stored), _TOGETHER):
            some = stored[first : first + _TOGETHER]
            for (name, digest), data in zip(
                some, threads.map(target.read, (name for name, _ in some)), strict=True
            ):
                # Others may write to OUT, too, and a pickle runs what it says.
                if sha256(data).hexdigest() != digest:
                    raise ExportFailedError(
                        f"{target.root}/{name}: expected the result that a task has stored, found"
                        " other bytes; somebody else writes to OUT"
                    )
                yield unpacked(data)


class Run:
    """The tasks of one run, and the commits of their output."""

    def __init__(self, sink: Sink, run_tasks: RunTasks) -> None:
        """`run_tasks` is not called without tasks."""
        self._sink = sink
        self._run_tasks = run_tasks

    def append(
        self, tables: LakeTables, offsets: NewOffsets | MergedOffsets, lost: Iterable[Damage] = ()
    ) -> Added:
        """Commit new records, part by part, and once the losses of logs (`lost`).

        Returns the additions to the first table, or to the others if it got nothing.

        Raises:
            RacedError: another run committed first.
            ExportDataLossError: offsets were deleted before they were read.
            ExportFailedError: a task could not do its part. The next run continues.
            OSError: OUT refuses, or does not answer. The next run continues.
        """
        groups: dict[int, list[str]] = {}
        for name, position in tables.positions.items():
            groups.setdefault(id(position), []).append(name)
        found = [self._append(names, tables, offsets, lost) for names in groups.values()]
        return next((added for added in found if added.commits), found[0])

    def _append(
        self,
        names: list[str],
        tables: LakeTables,
        offsets: NewOffsets | MergedOffsets,
        lost: Iterable[Damage],
    ) -> Added:
        """Append to tables at the same position."""
        added, has_damage = Added(), DAMAGE in names
        sink = replace(self._sink, schemas={name: tables.schemas[name] for name in names})
        known = tables.known_damage if has_damage else list
        while True:
            position = tables.positions[names[0]]
            with _unless_raced(tables, names[0]):
                plan = offsets.after(position)
                written = WrittenTasks() if plan is None else self._written(sink, plan.tasks)
                plan = plan and replace(plan, tasks=plan.tasks[:1])  # may be 100,000
            damage = new_damage(chain(lost, written.damage), known)
            if plan is None:
                if not (damage and has_damage and position is not None):
                    return added
                plan = Plan([], position)
            if damage and has_damage:
                written.files[DAMAGE] = sink.write_damage(damage)
            written.sums.add_damage(damage)
            chosen = names if plan.tasks or not damage else [DAMAGE]
            tables.append(chosen, written.files, plan.end)
            added.add(written.sums, plan.spans)
            lost = ()

    def replace(self, tables: PlainTables | LakeTables, plan: Plan) -> Added:
        """Exchange all files of the tables; raises as `append` does."""
        written = self._written(self._sink, plan.tasks)
        if isinstance(tables, PlainTables):
            written.files |= self._empty_files(self._sink.schemas.keys() - written.files.keys())
        tables.replace(written.files, plan.end)
        added = Added()
        added.add(written.sums, {})
        return added

    def _written(self, sink: Sink, tasks: Sequence[Task]) -> WrittenTasks:
        """Return the results of the tasks; raises if one of them failed."""
        if len(tasks) <= _TOGETHER:
            return WrittenTasks.of(self._run_tasks(sink.write, tasks) if tasks else [])
        with sink.target.results() as place:
            stored = self._run_tasks(replace(sink, results=place).write, tasks)
            places = [each.stored for each in stored if each.stored is not None]
            return WrittenTasks.of(_read(sink.target, places))

    def _empty_files(self, names: Iterable[str]) -> dict[str, list[DataFile]]:
        """Write a file without rows, but with columns, for each plain table without files."""
        target, name = self._sink.target, f"part-00000-{uuid.uuid4().hex}-000.zstd.parquet"
        empty: dict[str, list[DataFile]] = {}
        with target.workspace() as folder:
            for table in names:
                path = folder / table / name
                write_empty(path, self._sink.schemas[table], target.permissions)
                empty[table] = [DataFile(name, path.stat().st_size, 0)]
            target.keep(folder, empty)
        return empty


@contextmanager
def _unless_raced(tables: LakeTables, name: str) -> Iterator[None]:
    """Raise RacedError for lost data if another run committed before the loss."""
    try:
        yield
    except DataLossError as error:
        if tables.is_raced(name):
            raise RacedError(
                f"{tables.target.root}: another run committed first, and then the logs lost what"
                " it has read; nothing of this run was added. One export at a time is enough"
            ) from error
        raise


@dataclass
class WrittenTasks:
    """The results of tasks, one after the other; of many files, most are packed."""

    files: DataFiles = field(default_factory=dict)
    sums: Sums = field(default_factory=Sums)
    damage: list[Damage] = field(default_factory=list)

    @classmethod
    def of(cls, results: Iterable[Written]) -> WrittenTasks:
        """Add up results; raises if a task failed."""
        self = cls()
        waiting: dict[str, list[DataFile]] = {}
        files: dict[str, Packed[DataFile]] = {}
        for each in results:
            if each.failure is not None:
                kind, message = each.failure
                raise ExportDataLossError(message) if kind == LOST else ExportFailedError(message)
            self.sums.merge(unpacked(each.sums))
            self.damage += each.damage
            for table, added in each.files.items():
                here = waiting.setdefault(table, [])
                here += added
                if len(here) >= _TOGETHER:
                    files.setdefault(table, Packed()).pack(here)
                    waiting[table] = []
        for table, left in waiting.items():
            files.setdefault(table, Packed()).add(left)
        self.files.update(files)
        return self


@dataclass(frozen=True)
class Part:
    """The rows for the tables of one place: all of an export, or one topic of it.

    Attributes:
        lost: logs that have lost all their segments, for an incremental export.
        logs: what was found for an incremental export, and `find` lists again.
    """

    topic: str | None
    job: Job
    read: LogRead
    target: Target
    extents: Iterable[Extent]
    lost: Sequence[Damage]
    logs: Logs
    find: Callable[[], Logs]

    def planned(self) -> tuple[TableReader, Plan]:
        """Return the columns of the tables, and for a full export its plan."""
        plan = Plan([])
        if not self.job.incremental:
            end = position_after(self.read, self.extents)
            plan = Plan.of(task.plan(ending_at(self.read, end), self.extents), end)
        return TableReader.of(self.read, self.extents), plan

    def offsets(self, cores: Callable[[], int] | None = None) -> NewOffsets | MergedOffsets:
        """Return the plans of an incremental export."""
        if self.job.merge_replicas:
            copies = find_copies(self.read, Search(raises=True))
            return MergedOffsets(self.read, copies, cores)
        return NewOffsets(self.read, cores, self.find)

    def write_tables(self, reader: TableReader, plan: Plan, executor: Executor) -> Added:
        """Write the tables. Raises as `Run.append` and `open_tables` do."""
        job = self.job
        tables = open_tables(job, reader, self.target)
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
            cores = None if job.max_bytes_per_trigger is not None else executor.cores
            return run.append(tables, self.offsets(cores), self.lost)
        return run.replace(tables, plan)


def plan_parts(job: Job, out: str) -> tuple[list[Part], bool]:
    """Return the parts of an export, and ``True`` if they are its topics.

    Raises:
        FileNotFoundError: the source is missing or has no segment.
        OutputError: OUT was not made by such an export.
        ValueError: the source does not fit the options.
        DataLossError: a topic of OUT is gone.
    """
    read = job.log_read()
    search = Search(raises=True, keeps_listings=may_be_lost)
    extents, logs = _found(job, read, search)
    firsts = [group[0].segment for group in extents.groups()]
    topics = {segment.topic for segment in firsts}
    lost: list[Damage] = []
    if job.incremental:
        lost += selection.lost(read, search, {segment.directory for segment in firsts})
        for name in sorted(read.query.wanted.topics or ()):  # one may be created later
            if not any(matches(topic or "", name) for topic in topics):
                _LOGGER.warning("topic %r not found; a later run has it if it is there", name)
    allowed = common_permissions(chain.from_iterable(map(segment_paths, extents.groups())))
    whole = Target(resolve_out(out), job.out_storage_options, allowed)
    topics.update(damage.topic for damage in lost)
    known = listed(whole.root, whole.storage)
    if not _is_by_topic(job, whole, known, len(topics)):
        return [Part(None, job, read, whole, extents, lost, logs, partial(find_logs, read))], False
    expect_output(whole.root, whole.storage, (TOPICS, *map(directory, known or ())))
    names = Counter(directory(topic).lower() for topic in topics | {*(known or ())})
    if (twice := names.most_common(1)) and twice[0][1] > 1:
        raise OutputError(f"{out}: two topics have the name {twice[0][0]}; export one of them")
    wanted = read.query.wanted
    if known is None:
        for border in filter(None, (wanted.starting, wanted.ending)):
            border.check(segment.place for segment in firsts if not segment.is_gone)
    gone = {topic for topic in known or () if selection.is_topic_chosen(read, topic)} - topics
    for topic in sorted(gone, key=str):
        _report_gone(job, read, whole, topic)
    by_topic: dict[str | None, Packed[Extent]] = {
        topic: Packed(read.storage) for topic in sorted(topics, key=lambda name: name or "")
    }
    for group in extents.groups():
        topic = group[0].segment.topic
        (by_topic[topic].add if group[0].copied is None else by_topic[topic].pack)(group)
    # Those that OUT has come first: where one of them refuses, no other one was begun.
    order = sorted(by_topic.items(), key=lambda item: item[0] not in (known or ()))
    return [_topic_part(job, whole, topic, found, lost, logs) for topic, found in order], True


def _found(job: Job, read: LogRead, search: Search) -> tuple[Packed[Extent], Logs]:
    """Return the segments of an export, and the followed logs of an incremental one."""
    if not job.incremental:
        return selection.select(read, with_unlisted=True), {}
    if job.merge_replicas:
        return find_copies(read, search), {}
    logs = find_logs(read, search)
    extents: Packed[Extent] = Packed()
    for log in logs.values():
        extents.add(WholeSegments(log.segments))
    return extents, logs


def _is_by_topic(job: Job, out: Target, known: object, topics: int) -> bool:
    """Return whether each topic has tables of its own; raises OutputError where OUT differs."""
    if job.table_per_topic is None and not job.is_typed and known is None:
        return False
    formats = (table_format(out.root, name, out.storage) for name in SCHEMAS)
    is_one = known is None and any(format is not None for format in formats)
    if job.table_per_topic is None:
        return known is not None or (not is_one and topics > 1)
    if is_one if job.table_per_topic else known is not None:
        was = "one table for all topics" if is_one else f"a table for each topic, as {TOPICS} says"
        raise OutputError(
            f"{out.root}: table_per_topic is {job.table_per_topic}, and it has {was}; choose"
            " another directory, or leave the option out"
        )
    return job.table_per_topic


def _topic_part(
    job: Job,
    whole: Target,
    topic: str | None,
    extents: Iterable[Extent],
    lost: Iterable[Damage],
    logs: Logs,
) -> Part:
    """Return the part of a topic, as the export of it alone."""
    own = replace(
        job,
        topics=job.topics if topic is None else (glob.escape(topic),),
        catalog=StorageOptions(topic_catalog(job.catalog, topic)),
        table_per_topic=False,
    )
    read = own.log_read()
    wanted = read.query.wanted
    starting, ending = (
        border and replace(border, ignores_unknown=True)
        for border in (wanted.starting, wanted.ending)
    )
    wanted = replace(wanted, starting=starting, ending=ending)
    read = replace(read, query=replace(read.query, wanted=wanted))
    return Part(
        topic,
        own,
        read,
        replace(whole, root=f"{whole.root}/{directory(topic)}"),
        extents,
        [damage for damage in lost if damage.topic == topic],
        {name: log for name, log in logs.items() if log.topic == topic},
        partial(find_logs, read, wanted=lambda log: log[0] == topic),
    )


def _report_gone(job: Job, read: LogRead, whole: Target, topic: str | None) -> None:
    """Report the missing logs of a topic in OUT; a full export leaves its tables as they are."""
    home = f"{whole.root}/{directory(topic)}"
    if not job.incremental:
        _LOGGER.warning("topic %r is not in the source any more; %s stays as it is", topic, home)
        return
    for log in logs_in(home, whole.storage, topic_catalog(job.catalog, topic)):
        data_loss.report(read, data_loss.gone(read, log))


def export(job: Job, source: str, out: str, executor: Executor) -> ExportReport:
    """Export the selection of a job; `source` and `out` are as given by the user."""
    started = time.monotonic()
    with as_export_errors():
        parts, is_by_topic = plan_parts(job, out)
        planned = [part.planned() for part in parts]
        selection.warn_bytes(reader.values for reader, _ in planned)
        # Lists of a million segments go before there are others.
        parts = [replace(part, extents=(), logs={}) for part in parts]
    for part in parts:
        expect_same_format(part.job, part.target)
    whole = replace(parts[0].target, root=resolve_out(out))
    with held(whole.root, whole.permissions), as_export_errors():
        if is_by_topic:
            _list_topics(whole, parts)
        added = Added()
        for part, (reader, plan) in zip(parts, planned, strict=True):
            begun = time.monotonic()
            with held(part.target.root, whole.permissions) if is_by_topic else nullcontext():
                new = part.write_tables(reader, plan, executor)
                if is_by_topic:
                    _report(part.job.as_json(), new, part.target, source, part.target.root, begun)
            added.merge(new)
        described = job.as_json() | {"table_per_topic": is_by_topic}
        if is_by_topic:
            described["directories"] = {str(part.topic): directory(part.topic) for part in parts}
        return _report(described, added, whole, source, out, started)


def _list_topics(whole: Target, parts: Iterable[Part]) -> None:
    """Add the topics of the parts to the list in OUT, before there is a table of them."""
    known = listed(whole.root, whole.storage)
    topics = {*(known or ()), *(part.topic for part in parts)}
    if known is None or topics != {*known}:
        whole.write(TOPICS, as_json(topics))


def _report(
    job: dict[str, object], added: Added, target: Target, source: str, out: str, started: float
) -> ExportReport:
    report = replace(
        make_report(added.sums, source=source, out=out, job=job, spans=added.spans),
        seconds=time.monotonic() - started,
        is_unchanged=not added.commits,
    )
    if added.commits:
        target.write(REPORT_HTML, page.render(report).encode(errors="backslashreplace"))
        # The last one, since it says that all of the tables are there.
        target.write(REPORT_JSON, report.to_json().encode())
    return report
