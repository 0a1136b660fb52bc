"""A run of an export: what is new, or all of it, becomes one commit after the other, and a report.

Strategy: the same for full and incremental exports, for all places and formats. The journal of OUT
says which files its tables have and how far the logs were read. Its commits decide; everything else
follows them and can be repeated. A run plans, lets an executor run the tasks, commits to the
journal and then to the tables, and goes on until nothing is new.

Invariant: the records between two positions, or all of them, come into the tables once. Offsets are
in the journal only. No executor starts before there is a task.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from kafkafmt._base.damage import Damage
from kafkafmt.lake.export import typed_columns
from kafkafmt.lake.export.errors import ExportDataLossError, ExportFailedError
from kafkafmt.lake.export.job import Job, refusal_of
from kafkafmt.lake.export.new_damage import new_damage
from kafkafmt.lake.export.plan import NewOffsets, Plan, Spans
from kafkafmt.lake.export.stored_files import expect_files
from kafkafmt.lake.export.tables import (
    APPLICATION,
    DataFiles,
    LakeTables,
    PlainTables,
    Tables,
    lake_tables,
)
from kafkafmt.lake.export.task import DAMAGE, LOST, Sink, Task, Written
from kafkafmt.lake.export.work import TableReader
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.plan.position import check as check_position
from kafkafmt.lake.report.sums import Sums, merged
from kafkafmt.lake.tables import reading
from kafkafmt.lake.tables.catalog import FILE as CATALOG
from kafkafmt.lake.tables.commit import APPEND, REPLACE, Commit
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.journal import Journal, JournalError, RacedError, now
from kafkafmt.lake.tables.local_place import refuse_table_links
from kafkafmt.lake.tables.place import Place, gone
from kafkafmt.lake.tables.writing import write_empty
from kafkafmt.segment.tables.schemas import DAMAGE_SCHEMA
from kafkafmt.storage.new_file import READ_WRITE

RunTasks = Callable[[Callable[[Task], Written], Sequence[Task]], list[Written]]
"""Runs a function for each task, with an executor that starts at the first call."""


@dataclass
class Added:
    """What commits added to the tables.

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
    """The journal of OUT, for this job only; the place is held, and all of it is published.

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
    journal.refresh()
    journal.settle()
    return journal


def open_tables(
    job: Job, journal: Journal, reader: TableReader, permissions: int = READ_WRITE
) -> Tables:
    """The tables of a job, which have what was committed.

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
        typed_columns.refuse_changes(f"{url}/{_TYPED}", before, reader.schema(_TYPED))
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
        """`columns` are those of typed tables, as text; `run_tasks` is not called without tasks."""
        self._journal = journal
        self._tables = tables
        self._sink = sink
        self._columns = columns
        self._run_tasks = run_tasks
        self._begun = journal.state.version

    def append(self, offsets: NewOffsets, lost: Iterable[Damage] = ()) -> None:
        """Commits what is new, part by part, and once what logs have `lost`.

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
        self._commit(REPLACE, files, account, removed=live)
        return Added(sums)

    def unreported(self) -> Added | None:
        """What was appended since the last report, and by this run; None if nothing was.

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
        """Whether another run has reported what this one has committed."""
        return self._reported() >= self._journal.state.version

    def _reported(self) -> int:
        """The version up to which a report was made; a hint, which only the report depends on."""
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
        """What the tasks wrote; raises if one of them could not do its part."""
        written = self._run_tasks(self._sink.write, tasks) if tasks else []
        for task in written:
            if task.failure is not None:
                kind, message = task.failure
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
        """Commits to the journal, which decides, and then to the tables."""
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
        """The files and the sums of tasks, with the damage that they returned."""
        files = _by_table(written)
        if damage and DAMAGE in self._sink.schemas:
            files[DAMAGE] = self._sink.write_damage(damage)
        sums = merged(task.sums for task in written)
        sums.add_damage(damage)
        return files, sums

    def _with_empty_files(self, files: DataFiles, wanted: Iterable[str]) -> DataFiles:
        """A file without rows for each plain table that has none, so that it has its columns.

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
    for task in written:
        for table, added in task.files.items():
            files.setdefault(table, []).extend(added)
    return files
