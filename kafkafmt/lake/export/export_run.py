"""A run of an export: plans, commits and a report, for directories and stores and for all formats.

Strategy: the columns and, for a full export, the tasks are planned first, so that nothing is made
in OUT for a missing source. Then OUT is held, its journal claimed, its tables opened. A full export
has one plan and replaces the tables; an incremental one appends a plan for each part that is new
since the last commit. The journal decides how far the logs were read and which files the tables
have; commits to the tables follow it and can be repeated. Columns of typed tables may only be
added.

Invariant: the records between two positions, or all of them, come into the tables once, and a
damaged range once. A run ends where the logs ended when it began. No run appends to a table that
has lost a file; since other programs may exchange files, the tables' logs are read again before one
counts as lost. Damage does not stop a run; without new records no executor starts.
"""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pyarrow as pa

from kafkafmt._base.damage import Damage
from kafkafmt._base.wording import counted
from kafkafmt.lake.export import task
from kafkafmt.lake.export.errors import ExportDataLossError, ExportFailedError, as_export_errors
from kafkafmt.lake.export.executors import Executor
from kafkafmt.lake.export.job import Job, refusal_of
from kafkafmt.lake.export.tables import (
    APPLICATION,
    DataFiles,
    LakeTables,
    PlainTables,
    Tables,
    lake_tables,
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
from kafkafmt.lake.plan.position import check as check_position
from kafkafmt.lake.report import page
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.report.summary import report_of
from kafkafmt.lake.report.sums import Sums, merged
from kafkafmt.lake.tables import reading
from kafkafmt.lake.tables.catalog import FILE as CATALOG
from kafkafmt.lake.tables.commit import APPEND, REPLACE, Commit, columns_as_text, is_ours
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.journal import (
    HANDED_OVER,
    HOME,
    Journal,
    JournalError,
    RacedError,
    now,
)
from kafkafmt.lake.tables.local_place import refuse_table_links
from kafkafmt.lake.tables.place import OutputError, Place, gone
from kafkafmt.lake.tables.reading import place_at
from kafkafmt.lake.tables.writing import write_empty
from kafkafmt.log.scan.selection import matches
from kafkafmt.segment.tables.schemas import DAMAGE_SCHEMA
from kafkafmt.storage.directories import Search
from kafkafmt.storage.names import TopicPartition
from kafkafmt.storage.new_file import READ_WRITE, permissions_of
from kafkafmt.storage.segment_file import Extent

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


def expect_files(job: Job, place: Place, tables: Tables) -> None:
    """Raise JournalError when a table has other files than its log or the journal says.

    Where the journal was replaced by an older one, it does not say any more which records are in
    the tables; where somebody put a file there, who lists the table has rows that no export wrote.
    In a store, nobody goes by a listing; tables with logs of their own may have files of others.
    """
    is_listed = place.is_listed and not job.is_committed
    if not (job.incremental or is_listed):
        return
    sizes = tables.sizes()
    for table in sorted({*job.tables, *sizes}):
        live = sizes.get(table, {})
        lost, found = dict(live), dict[str, int]()
        for stored in place.objects(table):
            name = stored.name.removeprefix(f"{table}/")
            if name not in live and is_listed and is_ours(name):
                raise JournalError(
                    f"{place.url_of(stored.name)}: a file of an export, which the journal in {HOME}"
                    " does not have. If it was copied there, remove it; else the journal is an"
                    " older one: restore the newest, or choose another directory"
                )
            if live.get(name) == stored.size:
                lost.pop(name, None)
            elif name in live:
                found[name] = stored.size
        if lost and job.incremental:
            still = tables.sizes(again=True).get(table, {})
            lost = {name: size for name, size in lost.items() if still.get(name) == size}
        if lost and job.incremental:
            raise JournalError(_loss(job, place.url_of(table), lost, found))


def _loss(job: Job, url: str, lost: dict[str, int], found: dict[str, int]) -> str:
    """Describe the first lost file, the number of lost files, and the remedy."""
    first = min(lost)
    log = f"the {job.format.capitalize()} table" if job.is_committed else f"the journal in {HOME}"
    what = f"is missing, though {log} has it"
    if first in found:
        what = f"has {found[first]} bytes, though {log} has {lost[first]}"
    return (
        f"{url}/{first}: {what} (missing or of another size in {url}:"
        f" {counted(len(lost), 'file')}); no run would write their rows again; restore them, or"
        " choose another directory"
    )


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


def refuse_changes(table: str, before: pa.Schema | None, columns: pa.Schema) -> None:
    """Raise OutputError if a table had columns that the new ones lack, or of another type.

    `before` is `None` if the table was not typed.
    """
    for column in before or ():
        changed = _change(column, columns, "")
        if changed is not None:
            raise OutputError(
                f"the columns of {table} would change: {changed}. Only added columns are possible."
                " Name the schema version that the table was written with, or choose a new"
                " directory"
            )


def _change(before: pa.Field, now: pa.Schema | pa.StructType, place: str) -> str | None:
    """Describe the difference of a column, apart from added members; `None` without one."""
    name = f"{place}{before.name}"
    index = now.get_field_index(before.name)
    if index < 0:
        return f"{name} ({before.type}) is missing"
    return _type_change(before.type, now.field(index).type, name)


def _type_change(before: pa.DataType, now: pa.DataType, name: str) -> str | None:
    if pa.types.is_struct(before) and pa.types.is_struct(now):
        changes = (_change(member, now, f"{name}.") for member in before)
        return next((change for change in changes if change is not None), None)
    if pa.types.is_list(before) and pa.types.is_list(now):
        return _type_change(before.value_type, now.value_type, f"{name}.element")
    if pa.types.is_map(before) and pa.types.is_map(now):
        return _type_change(before.key_type, now.key_type, f"{name}.key") or _type_change(
            before.item_type, now.item_type, f"{name}.value"
        )
    return None if before == now else f"{name} was {before} and is {now}"


RunTasks = Callable[[Callable[[Task], Written], Sequence[Task]], list[Written]]
"""Runs a function for each task, with an executor that starts at the first call."""


@dataclass
class Added:
    """The additions of commits to the tables.

    Attributes:
        sums: of their rows.
        spans: of the logs; none of a full export.
    """

    sums: Sums = field(default_factory=Sums)
    spans: Spans = field(default_factory=dict)


REPORT_JSON = "report.json"
_OF_A_FULL_EXPORT = ("incremental", "format")
"""What must stay the same between full exports, which replace everything else."""
_TYPED = "records"
"""The table with decoded keys and values."""


def open_journal(place: Place, job: Job) -> Journal:
    """Return the journal of OUT, for this job only; the place is held, and all of it is published.

    Raises:
        JournalError: OUT was made by another job, or by something else.
        OutputError: a table has a link in it, or the newest commit names other files.
        TableError: the library of the format is missing, or the tables need a catalog.
        OSError: the place cannot be reached.
    """
    if job.is_committed:
        lake_tables(job, TableReader(job.log_read()), place.url)
        if place.is_listed:  # libraries write into the tables themselves
            refuse_table_links(Path(place.url), (*job.tables, CATALOG))
    journal = Journal(place)
    mine = job.made_of()
    if not job.incremental:
        # A table with a log of its own keeps its rows if a full export does not write it.
        kept = (*_OF_A_FULL_EXPORT, "tables") if job.is_committed else _OF_A_FULL_EXPORT
        mine = {name: mine[name] for name in kept}
    before = journal.claim({**mine, APPLICATION: uuid.uuid4().hex})
    refusal = refusal_of(place.url, mine, before)
    if refusal:
        raise JournalError(refusal)
    if not job.after_handover and place.names(HOME).count(Path(HANDED_OVER).name):
        raise JournalError(
            f"{place.url} was handed over to a live consumer, which goes on from"
            f" {HANDED_OVER}: both would add the same records; export to another directory, or use"
            " after_handover (--after-handover)"
        )
    journal.refresh()
    journal.settle()
    return journal


def open_tables(
    job: Job, journal: Journal, reader: TableReader, permissions: int = READ_WRITE
) -> Tables:
    """Open the tables of a job, and restore commits of the journal that they lack.

    `permissions` are the most that their files may have.

    Raises:
        OutputError: the columns of decoded keys or values changed, other than by new ones.
        JournalError: a table has lost files, or has others of an export.
        TableError: a table was dropped or replaced since the last run, or does not fit; or its
            catalog cannot be reached.
        OSError: the place refuses, or does not answer.
    """
    url = journal.place.url
    if job.incremental:
        before = reading.typed_of(journal, _TYPED)
        refuse_changes(f"{url}/{_TYPED}", before, reader.schema(_TYPED))
    tables: Tables = (
        LakeTables(job, journal, reader, permissions)
        if job.is_committed
        else PlainTables(job, journal, reader)
    )
    expect_files(job, journal.place, tables)
    return tables


class Run:
    """One run on tables that have what the journal has."""

    def __init__(
        self,
        journal: Journal,
        tables: Tables,
        sink: Sink,
        columns: dict[str, str],
        run_tasks: RunTasks,
    ) -> None:
        """Take `columns` of typed tables as text; `run_tasks` is not called without tasks."""
        self._journal = journal
        self._tables = tables
        self._sink = sink
        self._columns = columns
        self._run_tasks = run_tasks
        self._begun = journal.state.version

    def append(self, offsets: NewOffsets, lost: Iterable[Damage] = ()) -> None:
        """Commit new records, part by part, and once the losses of logs (`lost`).

        Raises:
            RacedError: another run committed first.
            ExportDataLossError: offsets were deleted before they were read.
            ExportFailedError: a task could not do its part. The next run continues.
            OSError: the place refuses, or does not answer. Likewise.
        """
        while True:
            with self._unless_raced():
                position = self._position()
                plan = offsets.after(position)
                written = [] if plan is None else self._written(plan.tasks)
            damage = new_damage(chain(lost, *(task.damage for task in written)), self._known_damage)
            if plan is None:
                if not damage or DAMAGE not in self._sink.schemas:
                    return
                plan = Plan([], position)
            files, sums = self._with_damage(written, damage)
            spans = [(*log, *span) for log, span in plan.spans.items()]
            account = {"spans": spans, "sums": sums.as_json()}
            live = self._journal.state.files
            # An empty file of `records` would be beside the directories of its partitions.
            empty = (table for table in self._sink.schemas if table not in (_TYPED, *live))
            files = self._with_empty_files(files, empty)
            self._commit(APPEND, files, account, position=plan.end)
            lost = ()

    def replace(self, plan: Plan) -> Added:
        """Exchanges all files of the tables in one commit.

        Raises as `append` does.
        """
        files, sums = self._with_damage(self._written(plan.tasks), ())
        files = self._with_empty_files(files, self._sink.schemas)
        live = {table: list(there) for table, there in self._journal.state.files.items() if there}
        account = {"sums": sums.as_json(), "spans": []}
        # Of a directory, they go when the new files are published.
        self._commit(REPLACE, files, account, removed=live, position=plan.end)
        return Added(sums)

    def unreported(self) -> Added | None:
        """Return the additions since the last report, this run included; None without any.

        In a store, another run may have reported what this one has appended.
        """
        added, is_new = Added(), False
        for commit in self._journal.commits(min(self._reported(), self._begun)):
            if commit.kind == APPEND:
                is_new = True
                with self._journal.expected(commit.version):
                    added.sums.merge(Sums.of_json(commit.account["sums"]))
                    for topic, partition, start, stop in commit.account["spans"]:
                        first, end = added.spans.get((topic, partition), (start, stop))
                        added.spans[topic, partition] = min(first, start), max(end, stop)
        return added if is_new else None

    def is_reported(self) -> bool:
        """Return whether another run has reported what this one has committed."""
        return self._reported() >= self._journal.state.version

    def _reported(self) -> int:
        """Return the version of the last report: a hint, which only the report depends on."""
        newest = self._journal.state.version
        with suppress(FileNotFoundError, JournalError):
            version = self._journal.read(REPORT_JSON).get("journal_version")
            if isinstance(version, int) and version > newest:
                newest = Journal(self._journal.place).refresh().version
            if isinstance(version, int) and 0 <= version <= newest:
                return version
        return 0

    def _position(self) -> dict[str, Any] | None:
        position = self._journal.state.position
        if position is not None:
            with self._journal.expected(self._journal.state.version - 1):
                check_position(position)
        return position

    def _written(self, tasks: Sequence[Task]) -> list[Written]:
        """Return the results of the tasks; raises if one of them failed."""
        written = self._run_tasks(self._sink.write, tasks) if tasks else []
        for each in written:
            if each.failure is not None:
                kind, message = each.failure
                raise ExportDataLossError(message) if kind == LOST else ExportFailedError(message)
        return written

    @contextmanager
    def _unless_raced(self) -> Iterator[None]:
        """Names the cause of lost data if it is a run that committed it before it was deleted."""
        turn = self._journal.state.turn
        try:
            yield
        except DataLossError as error:
            if self._journal.refresh().turn != turn:
                raise RacedError(
                    f"{self._journal.place.url}: another run committed first, and then the logs"
                    " lost what it has read; nothing of this run was added. One export at a time"
                    " is enough"
                ) from error
            raise

    def _commit(self, kind: str, files: DataFiles, account: dict[str, Any], **rest: Any) -> None:
        """Commit to the journal, which decides, and then to the tables."""
        names = [f"{table}/{file.path}" for table, added in files.items() for file in added]
        reason = gone(self._sink.place, names)
        if reason is not None:
            raise ExportFailedError(f"{reason}; nothing of this commit was added")
        said = self._tables.described(files)
        said["account"] = account | said.get("account", {})
        commit = Commit(
            self._journal.run,
            kind,
            now(),
            turn=self._journal.state.turn,
            columns=self._columns,
            **said,
            **rest,
        )
        try:
            committed = self._journal.commit(commit)
        except RacedError:
            # No commit can name these files any more.
            with suppress(OSError):
                self._journal.place.delete(names)
            raise
        self._sink.place.publish(committed)
        self._tables.complete(files)

    def _with_damage(
        self, written: Sequence[Written], damage: Sequence[Damage]
    ) -> tuple[DataFiles, Sums]:
        """Return the files and the sums of tasks, with the damage that they returned."""
        files = _by_table(written)
        if damage and DAMAGE in self._sink.schemas:
            files[DAMAGE] = self._sink.write_damage(damage)
        sums = merged(task.sums for task in written)
        sums.add_damage(damage)
        return files, sums

    def _with_empty_files(self, files: DataFiles, wanted: Iterable[str]) -> DataFiles:
        """Add a file without rows for each plain table without files, so that it has its columns.

        In a store, readers know the columns from the journal.
        """
        place, name = self._sink.place, f"part-00000-{uuid.uuid4().hex}-000.zstd.parquet"
        if not isinstance(self._tables, PlainTables) or not place.is_listed:
            return files
        empty = sorted(table for table in wanted if not files.get(table))
        if not empty:
            return files
        with place.workspace(self._sink.run) as folder:
            empty_files = {table: [self._empty_file(folder, table, name)] for table in empty}
            place.keep(folder, empty_files)
        return files | empty_files

    def _empty_file(self, folder: Path, table: str, name: str) -> DataFile:
        path = folder / table / name
        write_empty(path, self._sink.schemas[table], self._sink.permissions)
        return DataFile(name, path.stat().st_size, 0)

    def _known_damage(self) -> list[dict[str, Any]]:
        names = DAMAGE_SCHEMA.names
        return self._tables.rows(DAMAGE, names) if DAMAGE in self._sink.schemas else []


def _by_table(written: Iterable[Written]) -> DataFiles:
    files: DataFiles = {}
    for each in written:
        for table, added in each.files.items():
            files.setdefault(table, []).extend(added)
    return files


_LOGGER = logging.getLogger(__name__)
REPORT_HTML = "report.html"


def export(job: Job, source: str, out: str, executor: Executor) -> ExportReport:
    """Return exports what a job selects; `source` and `out` are as the user named them.

    Raises as `running.run` does.
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
    place = place_at(out, job.out_storage_options, allowed)
    with place.held(), as_export_errors():
        journal = open_journal(place, job)
        tables = open_tables(job, journal, reader, allowed)
        sink = Sink(
            reader,
            place,
            journal.run,
            {name: tables.schemas[name] for name in job.tables},
            job.partition_by,
            job.is_whole,
            returns_damage=job.incremental,
            target_file_size=job.target_file_size,
            permissions=allowed,
        )
        columns = {"records": columns_as_text(reader.schema("records"))}
        tasks = partial(executor.run, done=lambda number: None)
        run = Run(journal, tables, sink, columns if job.is_typed else {}, tasks)
        if job.incremental:
            is_sized = job.max_bytes_per_trigger is not None
            run.append(NewOffsets(read, None if is_sized else executor.cores), lost)
            added = run.unreported()
            if added is None:
                nothing = report_of(Sums(), source=source, out=out, job=job.as_json())
                return replace(nothing, seconds=time.monotonic() - started, is_unchanged=True)
        else:
            added = run.replace(replacing(parts, end))
        report = report_of(added.sums, source=source, out=out, job=job.as_json(), spans=added.spans)
        report = replace(
            report,
            seconds=time.monotonic() - started,
            journal_version=journal.state.version,
        )
        if not run.is_reported():
            place.write(REPORT_HTML, page.render(report).encode(errors="backslashreplace"))
            # The last one, since it says up to where there is a report.
            place.write(REPORT_JSON, report.to_json().encode())
    return report
