"""The pipeline of `kafkafmt export`: writes every partition under a source to tables.

Strategy: the driver plans as the data source does; the tasks read the records, batches and damage
of their part, write the files (see `parquet`), and add up what they read, for the report (see
`tally`). A run writes to a staging directory, and then replaces the output of the last run in one
step (see `replacing_output`); an incremental run appends (see `appending_output`).

Invariant: damage does not stop a run; bytes that gave no records are listed in the damage table.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException, PySparkRuntimeError

from kafkafmt.lakehouse import columns_text, typed_columns
from kafkafmt.lakehouse.commit_log import CommitLog
from kafkafmt.lakehouse.out_directory import INTERNAL, refuse_foreign
from kafkafmt.planning.data_loss import DataLossError
from kafkafmt.spark.export import (
    internal_tables,
    spark_tasks,
    table_formats,
    work,
    writing,
)
from kafkafmt.spark.export.appending_output import SUCCESS, Appendable
from kafkafmt.spark.export.committed_output import open_committed
from kafkafmt.spark.export.committed_tables import committed_tables
from kafkafmt.spark.export.errors import (
    ExportDataLossError,
    ExportError,
    ExportFailedError,
    as_export_errors,
)
from kafkafmt.spark.export.export_run import Run, open_tables
from kafkafmt.spark.export.job import VALUES_FAILED, Job
from kafkafmt.spark.export.plan import NewOffsets, replacing
from kafkafmt.spark.export.progress import Steps
from kafkafmt.spark.export.progress import shown as progress_shown
from kafkafmt.spark.export.replacing_output import open_output
from kafkafmt.spark.export.spans import Span
from kafkafmt.spark.export.store_place import StorePlace
from kafkafmt.spark.export.task import Sink, Task, Written
from kafkafmt.spark.export.work import PlannedExtents, TableReader
from kafkafmt.spark.report import page
from kafkafmt.spark.report.figures import ExportReport
from kafkafmt.spark.report.summary import report_of
from kafkafmt.spark.report.sums import Key, Sums
from kafkafmt.spark.session import active_session, is_connect, local_session
from kafkafmt.storage.new_file import READ_WRITE, create, write_new
from kafkafmt.storage.object_store import is_store
from kafkafmt.tables.schemas import TABLES

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from kafkafmt.spark.export.last_run import RunRecord

REPORT_HTML = "report.html"
REPORT_JSON = "report.json"

_NAMES = (*TABLES, VALUES_FAILED, INTERNAL, REPORT_HTML, REPORT_JSON)
_PYTHON_ERROR = re.compile(r"^((?:\w+\.)*\w+(?:Error|Exception)): (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Pipeline:
    """One run, with the three ways to write OUT: replace, append, and to a store."""

    job: Job
    source: str
    out: str
    started: float
    master: str | None
    conf: Mapping[str, str]
    wants_progress: bool

    def __post_init__(self) -> None:
        """Raises ExportError if the active session is one of Spark Connect that cannot do it."""
        why = self._why_not_connect() if is_connect(active_session()) else None
        if why is not None:
            raise ExportError(
                f"over Spark Connect, {why}; without that session, the export starts one of its own"
            )

    def _why_not_connect(self) -> str | None:
        """Why a session of Spark Connect, which has no JVM here, cannot do the job."""
        if self.job.incremental and not is_store(self.out):
            return "an incremental export needs a store"
        return None

    def replace(self, target: Path, this: RunRecord) -> ExportReport:
        """Replaces the old tables by new ones in one step."""
        tasks = self._planned()
        reader = self.reader()
        this.permissions = permissions = self._permissions(tasks)
        refuse_foreign(target)  # Spark takes seconds to start
        if self.job.is_committed:
            return self._commit(target, reader, tasks, permissions)
        spark = self._session(permissions)
        with open_output(target, _NAMES, permissions) as output, self._steps(spark) as steps:
            sums = writing.write(spark, self.job, reader, tasks, output.staging, permissions, steps)
            if self.job.is_typed:
                self._keep_columns(output.staging / "records", reader, permissions)
            for table in self.job.tables:
                create(str(output.staging / table / SUCCESS), permissions).close()
            if self.job.internal:
                internal_tables.write_plain(spark, self.job, output.staging, permissions, steps)
            report = self._report(sums)
            _write_report(report, output.staging, permissions)
            report = _with_files(report, [output.staging / table for table in self.job.tables])
            output.replace()
        return report

    def _commit(
        self,
        target: Path,
        reader: TableReader,
        tasks: Sequence[PlannedExtents],
        permissions: int,
    ) -> ExportReport:
        """Replaces the rows of tables that have a log of commits."""
        tables = committed_tables(self.job, reader, str(target), permissions)
        with open_committed(target, self.job, tables, _NAMES, permissions) as output:
            if self.job.is_typed:
                self._keep_columns(target / "records", reader, permissions)
            spark = self._session(permissions)
            with self._steps(spark) as steps:
                sums, files = writing.write_by_tasks(
                    spark,
                    self.job,
                    reader,
                    tasks,
                    output.staging,
                    permissions,
                    steps,
                    tables.schemas,
                )
                if self.job.internal:
                    files |= internal_tables.write_by_tasks(
                        spark, self.job, output.staging, permissions, steps, tables.schemas
                    )
                report = self._report(sums)
                _write_report(report, output.staging, permissions)
                report = _with_files(report, [output.staging / name for name in self.job.tables])
                with steps.step("commit"):
                    output.commit(files, (REPORT_JSON, REPORT_HTML))
        return report

    def _keep_columns(self, table: Path, reader: TableReader, permissions: int) -> None:
        columns = reader.schema("records")
        typed_columns.write(table, columns, self.job.format, permissions)

    def append(self, output: Appendable) -> ExportReport:
        """Appends what is new to the tables."""
        from kafkafmt.spark.export import incremental  # which needs PySpark 4.2

        reader = self.reader()
        table = output.path / "records"
        if self.job.is_typed:
            before = typed_columns.read(table)
            typed_columns.refuse_changes(table, before, reader.schema("records"))
        if self.job.is_committed:
            tables = committed_tables(self.job, reader, str(output.path), output.permissions)
            output.open_tables(tables)
        if self.job.is_typed:
            self._keep_columns(table, reader, output.permissions)
        spark = self._session(output.permissions)
        with self._steps(spark) as steps:
            with steps.step("what is new"):
                incremental.append(spark, self.job, reader, output)
            report = self._report(output.sums, output.spans)
            _write_report(report, output.path, output.permissions)
            added = output.added
            output.complete()
        return _with_files(report, added)

    def to_store(self, journal: CommitLog) -> ExportReport:
        """Appends what is new to the tables in a store, or exchanges them, by their journal."""
        job, reader = self.job, self.reader()
        tables = open_tables(job, journal, reader)
        sink = Sink(
            reader,
            StorePlace(journal.store),
            journal.writer,
            {name: tables.schemas[name] for name in job.tables},
            job.partition_by,
            job.is_whole,
            returns_damage=job.incremental,
            target_file_size=job.target_file_size,
        )
        columns = {"records": columns_text.as_text(reader.schema("records"))}
        run = Run(journal, tables, sink, columns if job.is_typed else {}, self._run_tasks)
        if job.incremental:
            run.append(NewOffsets(job.log_read()))
            added = run.unreported()
            if added is None:
                return replace(self._report(Sums()), is_unchanged=True)
        else:
            added = run.replace(replacing(self._planned()))
        report = self._report(added.sums, added.spans)
        report = replace(report, files=added.files, file_bytes=added.file_bytes)
        run.report({REPORT_JSON: report.to_json(), REPORT_HTML: page.render(report)})
        return report

    def _run_tasks(self, do: Callable[[Task], Written], tasks: Sequence[Task]) -> list[Written]:
        spark = self._session(READ_WRITE)
        with self._steps(spark) as steps, steps.step("tables"):
            return spark_tasks.run(spark, partial(_each, do), tasks)

    def reader(self) -> TableReader:
        """Reads the rows of the tables; fixes the types of keys and values.

        Raises SchemaError for a schema that is missing, ExportError for topics of different types.
        """
        with as_export_errors():
            return TableReader.of(self.job.log_read())

    def _planned(self) -> list[PlannedExtents]:
        with as_export_errors():
            return work.plan(self.job.log_read())

    def _permissions(self, tasks: Sequence[PlannedExtents]) -> int:
        permissions = work.permissions(tasks)
        return (
            permissions & internal_tables.permissions(self.job)
            if self.job.internal
            else permissions
        )

    def _session(self, permissions: int) -> SparkSession:
        """A new session, so that a user's session keeps its settings and views.

        The files that Spark writes with it have at most these permissions.
        """
        try:
            running = local_session(self.master, conf=self.conf)
        except PySparkRuntimeError as error:
            raise ExportFailedError("Spark did not start: Spark's own message is above") from error
        if is_connect(running):
            return running
        spark = running.newSession()
        for key, value in table_formats.session_conf(permissions).items():
            spark.conf.set(key, value)
        return spark

    @contextmanager
    def _steps(self, spark: SparkSession) -> Iterator[Steps]:
        """Shows the progress bar; turns errors of Spark into an ExportError of one line."""
        with progress_shown(spark, wanted=self.wants_progress) as steps:
            try:
                yield steps
            except (PySparkException, Py4JError) as error:
                raise _export_error(error) from error

    def _report(self, sums: Sums, spans: Iterable[Span] = ()) -> ExportReport:
        read: dict[Key, tuple[int, int]] = {
            (topic, partition): (start, end) for topic, partition, start, end in spans
        }
        found = report_of(
            sums, source=self.source, out=self.out, job=self.job.as_json(), spans=read
        )
        for part in found.partitions:
            if part.offset_ranges:
                first, last = part.offset_ranges[0][0], part.offset_ranges[-1][1]
                read.setdefault((part.topic, part.partition), (first, last + 1))
        return replace(found, seconds=time.monotonic() - self.started, spans=read)


def _each(do: Callable[[Task], Written], numbered: Iterable[tuple[int, Task]]) -> Iterator[Written]:
    return (do(task) for _, task in numbered)


def _with_files(report: ExportReport, paths: Iterable[Path]) -> ExportReport:
    """Adds the number and size of data files, some of them in directories."""
    sizes = [
        file.lstat().st_size
        for path in paths
        for file in ([path] if path.is_file() else path.rglob("*"))
        if file.is_file() and not file.name.startswith(("_", "."))
    ]
    return replace(report, files=len(sizes), file_bytes=sum(sizes))


def _write_report(report: ExportReport, folder: Path, permissions: int) -> None:
    """Writes the report to a directory, as JSON and as a page."""
    for name, content in ((REPORT_JSON, report.to_json()), (REPORT_HTML, page.render(report))):
        write_new(str(folder / name), content.encode(), permissions=permissions)


def _export_error(error: Exception) -> ExportError:
    """The last Python error that Spark's message quotes, from our tasks; else its first line."""
    cause = getattr(error, "java_exception", None)
    text = str(error) if cause is None else str(cause.toString())
    quoted = _PYTHON_ERROR.findall(text)
    if not quoted:
        return ExportFailedError(text.strip().partition("\n")[0])
    name, message = quoted[-1]
    is_lost = name.rpartition(".")[2] == DataLossError.__name__
    return ExportDataLossError(message) if is_lost else ExportFailedError(message)
