"""The export to an object store: micro-batches that a commit log makes part of the tables.

Strategy: a loop on the driver, without a Spark stream. A `LogFollower` says where the next
micro-batch ends; the commit log keeps the plan before anything is written, and the commit after it
(see `commit_log`). Tasks upload files, which count from the commit on; Delta and Iceberg tables are
committed after it (see `store_tables`). A plan without a commit is what a run left that died, or
what another run does right now: in both cases this run does it too, and one of them commits. A full
export is one commit that exchanges all files.

Invariant: a micro-batch has the same records each time it runs, and they are added to the tables
once. A run that fails before its commit leaves the tables as they were.
"""

from __future__ import annotations

import tempfile
import uuid
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from kafkafmt.damage import Damage
from kafkafmt.lakehouse import columns_text, commit_log, log_tables, typed_columns
from kafkafmt.lakehouse.commit_log import HOME, CommitLog, LogError, Plan, RacedError
from kafkafmt.lakehouse.commits import APPEND, REPLACE, Commit
from kafkafmt.lakehouse.data_files import PartitionedWriter
from kafkafmt.spark.export.committed_tables import check_tables, committed_tables
from kafkafmt.spark.export.job import PARQUET, Job, refusal_of
from kafkafmt.spark.export.new_damage import PLACE, Place, new_damage, places_of, sums_with
from kafkafmt.spark.export.spans import Span, joined, spans_of
from kafkafmt.spark.export.store_sink import Stored, upload
from kafkafmt.spark.export.store_tables import DataFiles, LakeTables, ParquetTables, StoreTables
from kafkafmt.spark.export.work import (
    OffsetRanges,
    PlannedExtents,
    TableReader,
    Work,
    damage_rows,
)
from kafkafmt.spark.report.sums import Sums
from kafkafmt.spark.stream.admission import ReadLimits
from kafkafmt.spark.stream.follower import LogFollower
from kafkafmt.spark.stream.source_offset import (
    SourceOffset,
    offsets_of,
    restarts_of,
    starts_between,
)
from kafkafmt.spark.stream.source_offset import (
    check as check_source_offset,
)
from kafkafmt.storage.object_store import ObjectStore

RunTasks = Callable[[Sequence[Work]], list[Stored]]

_REPORTED = f"{HOME}/reported.json"
_APPLICATION = "application"
"""The name in the job of OUT for what identifies the export in its Delta and Iceberg tables."""
_OF_A_FULL_EXPORT = ("incremental", "format")
"""What must stay the same between full exports, which replace everything else."""
_TYPED = "records"
"""The table with decoded keys and values."""


def open_log(out: str, job: Job) -> CommitLog:
    """The commit log of OUT, for this job only.

    Raises:
        LogError: OUT was made by another job or by something else, or the job cannot be exported to
            a store.
        TableError: the library of the format is missing, or the tables need a catalog.
        StorageOptionError: the driver of the store cannot create objects conditionally.
        OSError: the store cannot be reached.
    """
    if not job.is_by_tasks or job.internal:
        raise LogError(
            f"{out}: the tasks write parquet, delta or iceberg to a store, without internal topics;"
            " for anything else, Spark writes to s3a:// or hdfs://"
        )
    if job.format == PARQUET and not job.is_by_log:
        raise LogError(
            f"{out}: Parquet in a store is in directories by topic and partition; for other ones,"
            " export to delta or iceberg"
        )
    store = ObjectStore(out, job.out_storage_options)
    if job.is_committed:
        check_tables(job, store.url)
    log = CommitLog(store)
    made_of = job.made_of()
    # A table with a log of its own keeps its rows if a full export does not write it.
    kept = (*_OF_A_FULL_EXPORT, "tables") if job.is_committed else _OF_A_FULL_EXPORT
    mine = made_of if job.incremental else {name: made_of[name] for name in kept}
    before = log.claim({**mine, _APPLICATION: uuid.uuid4().hex})
    refusal = refusal_of(log.store.url, mine, {"format": PARQUET, **before})
    if refusal:
        raise LogError(refusal)
    log.refresh()
    return log


def open_tables(job: Job, log: CommitLog, reader: TableReader) -> StoreTables:
    """The tables of a job in a store, which have what was committed.

    Raises:
        OutputError: the columns of decoded keys or values changed, other than by new ones.
        TableError: a table was dropped or replaced since the last run, or does not fit; or its
            catalog cannot be reached.
        OSError: the store refuses, or does not answer.
    """
    if job.incremental:
        url, before = log.store.url_of(_TYPED), log_tables.typed_of(log, _TYPED)
        typed_columns.refuse_changes(url, before, reader.schema(_TYPED))
    if not job.is_committed:
        return ParquetTables(log, reader, job.partition_by)
    tables = committed_tables(job, reader, log.store.url)
    application = (log.job() or {}).get(_APPLICATION)
    if not isinstance(application, str):
        raise LogError(f"{log.store.url} has no name for the commits of its tables")
    return LakeTables(log, tables, f"kafkafmt-{application}")


class StoreExport:
    """One export to a store."""

    def __init__(
        self,
        job: Job,
        reader: TableReader,
        log: CommitLog,
        tables: StoreTables,
        run_tasks: RunTasks,
    ) -> None:
        """`run_tasks` runs a task for each work; it is not called if there is none."""
        self._options = job.options()
        self._columns = (
            {_TYPED: columns_text.as_text(reader.schema(_TYPED))} if job.is_typed else {}
        )
        self._writes_damage = "damage" in job.tables
        self._log = log
        self._tables = tables
        self._run_tasks = run_tasks

    def append(self) -> None:
        """Appends what is new, in micro-batches.

        Raises:
            RacedError: another run committed a micro-batch first.
            DataLossError: offsets were deleted before they were read.
            OSError: the store refuses, or does not answer. The next run continues.
        """
        follower = LogFollower(self._options)
        limits = ReadLimits(
            self._options.max_offsets_per_trigger, self._options.max_bytes_per_trigger
        )
        follower.stop_here()
        while True:
            plan = self._log.planned()
            if plan is None:
                start = self._log.state.position
                known = start is not None
                if start is None:
                    start = follower.initial()
                else:
                    with self._log.expected(self._log.state.version - 1):
                        check_source_offset(start)
                end = follower.following(start, limits)
                if known and not _is_new(start, end):
                    return
                plan = self._log.plan(start, end)
            self._add(plan, follower)

    def replace(self, tasks: Sequence[PlannedExtents]) -> Sums:
        """Exchanges all files of the tables in one commit; returns the sums."""
        stored = self._run_tasks(tasks) if tasks else []
        found = [row for each in stored for row in each.found]
        files = self._with_damage(stored, found)
        sums = sums_with(stored, found)
        live = {table: list(there) for table, there in self._log.state.files.items() if there}
        account = {"sums": sums.as_json(), "spans": []}
        self._commit(REPLACE, files, account, removed=live)
        return sums

    def unreported(self) -> tuple[Sums, list[Span]] | None:
        """The sums and spans of what was added since the last report; None if nothing was."""
        sums, spans, is_new = Sums(), [], False
        for commit in self._log.commits(self._reported()):
            if commit.kind == APPEND:
                is_new = True
                with self._log.expected(commit.version):
                    sums.merge(Sums.of_json(commit.account["sums"]))
                    spans += [cast("Span", tuple(span)) for span in commit.account["spans"]]
        return (sums, joined(spans)) if is_new else None

    def report(self, files: dict[str, str]) -> None:
        """Stores the files of the report, and that it includes everything up to now."""
        for name, content in files.items():
            self._log.store.write(name, content.encode())
        self._log.store.write(_REPORTED, b'{"version":%d}' % self._log.state.version)

    def _reported(self) -> int:
        """The version up to which a report was made; a hint, which only the report depends on."""
        with suppress(FileNotFoundError, LogError):
            version = self._log.read(_REPORTED).get("version")
            if isinstance(version, int) and 0 <= version <= self._log.state.version:
                return version
        return 0

    def _add(self, plan: Plan, follower: LogFollower) -> None:
        """Writes a micro-batch and commits it."""
        with self._log.expected_plan(plan.batch):
            check_source_offset(plan.start)
            check_source_offset(plan.end)
        work = [OffsetRanges(self._options, task) for task in follower.tasks(plan.start, plan.end)]
        stored = self._run_tasks(work) if work else []
        found = new_damage((row for each in stored for row in each.found), self._known)
        files = self._with_damage(stored, found)
        spans = spans_of(work, starts_between(plan.start, plan.end), offsets_of(plan.end))
        account = {"sums": sums_with(stored, found).as_json(), "spans": spans}
        self._commit(APPEND, files, account, position=plan.end)

    def _commit(self, kind: str, files: DataFiles, account: dict[str, Any], **rest: Any) -> None:
        """Commits to the log, and then to the tables."""
        said = self._tables.described(files)
        said["account"] = account | said.get("account", {})
        made = Commit(
            self._log.writer,
            kind,
            commit_log.now(),
            batch=self._log.state.batch,
            columns=self._columns,
            **said,
            **rest,
        )
        try:
            self._log.commit(made)
        except RacedError:
            # No commit can name these files any more.
            with suppress(OSError):
                self._log.store.delete(
                    f"{table}/{file.path}" for table, added in files.items() for file in added
                )
            raise
        self._tables.complete(files)

    def _known(self, _topics: list[str]) -> Iterable[Place]:
        """The places in the table `damage`."""
        return places_of(self._tables.rows("damage", PLACE)) if self._writes_damage else ()

    def _with_damage(self, stored: Iterable[Stored], damage: Sequence[Damage]) -> DataFiles:
        """The files of all tasks by table, and one with the damage, which is stored here."""
        files: DataFiles = {}
        for each in stored:
            for table, added in each.files.items():
                files.setdefault(table, []).extend(added)
        if damage and self._writes_damage:
            with tempfile.TemporaryDirectory(prefix="kafkafmt-") as home:
                name, columns = f"part-{uuid.uuid4().hex}", self._tables.schemas["damage"]
                folder = Path(home) / "damage"
                with PartitionedWriter(folder, name, columns, describes=True) as made:
                    made.write_all(damage_rows(damage))
                files["damage"] = made.files
                for part in files["damage"]:
                    upload(self._log.store, Path(home), "damage", part)
        return files


def _is_new(start: SourceOffset, end: SourceOffset) -> bool:
    """Whether a micro-batch between two source offsets would change anything."""
    return bool(restarts_of(end)) or offsets_of(start) != offsets_of(end)
