"""The pipeline of `kafkafmt export`: writes every partition under a source to tables.

Strategy: the driver plans as the data source does; the tasks read the records, batches and damage
of their part. For Parquet by topic and partition, the tasks write the files (see `parquet`); for
everything else Spark's writer does (see `spark_writer`). The tasks also add up what they read, for
the report (see `tally`). A run writes to a staging directory, and then replaces the output of the
last run in one step (see `replacing_output`); an incremental run appends (see `appending_output`).

Invariant: damage does not stop a run; bytes that gave no records are listed in the damage table.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException, PySparkRuntimeError

from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.scan import READ_UNCOMMITTED
from kafkafmt.spark.export import (
    internal_tables,
    parquet,
    spark_writer,
    table_formats,
    tally,
    work,
)
from kafkafmt.spark.export.appending_output import SUCCESS, open_appendable
from kafkafmt.spark.export.job import BY_LOG, DELTA, MICRO_BATCH, PARQUET, Job
from kafkafmt.spark.export.out_directory import OutputError, refuse_foreign
from kafkafmt.spark.export.progress import Steps
from kafkafmt.spark.export.progress import shown as progress_shown
from kafkafmt.spark.export.replacing_output import open_output
from kafkafmt.spark.export.url_output import HadoopDirectory
from kafkafmt.spark.export.work import PlannedExtents, TableReader, Work
from kafkafmt.spark.library_tables import INTERNAL_TABLES
from kafkafmt.spark.options import TABLES
from kafkafmt.spark.report import page
from kafkafmt.spark.report.figures import ExportReport
from kafkafmt.spark.report.summary import report_of
from kafkafmt.spark.report.sums import Key, Sums, merged
from kafkafmt.spark.session import local_session
from kafkafmt.spark.stream.logs import find_logs
from kafkafmt.storage.local import local_path
from kafkafmt.storage.new_file import create, permissions_of, write_new
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote, refuse_secrets

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, DataFrameWriter, SparkSession

REPORT_HTML = "report.html"
REPORT_JSON = "report.json"

_NAMES = (*TABLES, internal_tables.FOLDER, REPORT_HTML, REPORT_JSON)
_PYTHON_ERROR = re.compile(r"^(?:\w+\.)*\w+(?:Error|Exception): (?P<message>.+)$", re.MULTILINE)


class ExportError(OSError):
    """Spark could not finish the export. The message is one line; `__cause__` has the details."""


def run(
    source: str,
    out: str,
    *,
    format: str = PARQUET,
    incremental: bool = False,
    internal: bool = False,
    start: str | None = None,
    end: str | None = None,
    topics: str | Iterable[str] | None = None,
    isolation: str = READ_UNCOMMITTED,
    partition_by: str | Iterable[str] = BY_LOG,
    fail_on_data_loss: bool = True,
    below_log_start: bool = False,
    to_high_watermark: bool = False,
    limits: Limits | None = None,
    max_bytes_per_trigger: str = MICRO_BATCH,
    log_format: str | None = None,
    storage_options: StorageOptions = NO_OPTIONS,
    master: str | None = None,
    conf: Mapping[str, str] | None = None,
    progress: bool = True,
) -> ExportReport:
    """Writes the tables and reports of every partition under `source` to the directory `out`.

    OUT/records is partitioned by topic and partition, the other tables are not; see
    docs/reference/export.md. A run replaces the output of an earlier run, either completely or not
    at all; an incremental run appends the records that are new since the last run.

    Args:
        source: a file, directory, glob or URL, as for `find_segments`.
        out: a directory on a file system that driver and executors share, or a URL that Spark
            can write to.
        format: `parquet`, `delta` or `json`.
        incremental: append what is new since the last run, each record exactly once.
        internal: also write the tables of internal topics, to OUT/internal.
        start: where to begin: `earliest`, offsets as JSON, or a time (ISO 8601, in UTC unless it
            has a zone, or milliseconds since 1970).
        end: where to end, exclusive: `latest`, offsets as JSON, or a time.
        topics: a list of names, or one string of names separated by commas; all by default.
        isolation: `read_uncommitted` or `read_committed`.
        partition_by: the columns that OUT/records has directories for: any of topic, partition,
            date, segment and compression.
        fail_on_data_loss: whether it is an error if offsets are deleted before they are read.
        below_log_start: whether to read what is below the log start offset too, which a consumer
            does not see.
        to_high_watermark: whether to read up to the high watermark only, as a consumer does.
        limits: upper bounds on the size of one entry; None is `Limits()`.
        max_bytes_per_trigger: how many bytes of segments, approximately, an incremental run commits
            at once, such as `8g`.
        log_format: `0.7`, or None for Kafka 0.8 and later.
        storage_options: options of the fsspec driver, for a source that is a URL.
        master: Spark's master URL for a new session; all cores of this machine by default.
        conf: Spark settings for a new session.
        progress: whether to show a progress bar if standard error is a terminal.

    Raises:
        ValueError: an argument is invalid, or excludes another one.
        FileNotFoundError: the source is missing or has no segment.
        OutputError: OUT was not made by such an export, or is in use.
        JavaMissingError: Java is missing or too old; Spark cannot start.
        FormatError: this Spark session cannot write the format.
        ExportError: Spark failed.
    """
    started = time.monotonic()
    job = Job.of(
        source,
        format=format,
        incremental=incremental,
        internal=internal,
        start=start,
        end=end,
        topics=topics,
        isolation=isolation,
        partition_by=partition_by,
        fail_on_data_loss=fail_on_data_loss,
        below_log_start=below_log_start,
        to_high_watermark=to_high_watermark,
        limits=limits_or_default(limits),
        max_bytes_per_trigger=max_bytes_per_trigger,
        log_format=log_format,
        storage_options=storage_options,
    )
    run = _Export(job, source, out, started, master, conf or {}, progress)
    if is_remote(out):
        refuse_secrets(out)
        return run.overwrite(out)
    target = Path(local_path(out))
    return run.append(target) if incremental else run.replace(target)


@dataclass(frozen=True)
class _Export:
    """One run, with the three ways to write OUT: replace, append and overwrite."""

    job: Job
    source: str
    out: str
    started: float
    master: str | None
    conf: Mapping[str, str]
    wants_progress: bool

    def replace(self, target: Path) -> ExportReport:
        """Replaces the old tables by new ones in one step."""
        tasks = self._planned()
        permissions = self._permissions(tasks)
        refuse_foreign(target)  # Spark takes seconds to start
        spark = self._session(permissions)
        with open_output(target, _NAMES, permissions) as output, self._steps(spark) as steps:
            sums = _write(spark, self.job, tasks, output.staging, permissions, steps)
            for table in TABLES:
                create(str(output.staging / table / SUCCESS), permissions).close()
            if self.job.internal:
                location = table_formats.location(output.staging)
                internal_tables.write(spark, self.job, location, steps)
            report = self._report(sums)
            _write_report(report, output.staging, permissions)
            output.replace()
        return report

    def append(self, target: Path) -> ExportReport:
        """Appends what is new to the tables."""
        from kafkafmt.spark.export import incremental  # which needs PySpark 4.2

        with _as_export_errors():
            logs = find_logs(self.job.options())
        permissions = permissions_of(
            segment.path for log in logs.values() for segment in log.segments
        )
        refuse_foreign(target)
        with open_appendable(target, self.job, permissions) as output:
            spark = self._session(permissions)
            with self._steps(spark) as steps:
                with steps.step("what is new"):
                    incremental.append(spark, self.job, output)
                report = self._report(output.sums, output.spans)
                _write_report(report, target, permissions)
                output.complete()
        return report

    def overwrite(self, url: str) -> ExportReport:
        """Overwrites the old tables one after the other."""
        if self.job.incremental:
            raise OutputError(
                f"{url} is a URL, but an incremental export needs a directory;"
                " docs/reference/spark.md shows how a stream writes to a URL"
            )
        tasks = self._planned()
        spark = self._session(self._permissions(tasks), is_local=False)
        directory = HadoopDirectory(spark, url)
        with self._steps(spark) as steps:
            directory.take()
            for table in TABLES:
                directory.delete(f"{table}/{SUCCESS}")
            report = self._report(_write_by_spark(spark, self.job, tasks, directory.url, steps))
            if self.job.internal:
                internal_tables.write(spark, self.job, directory.url, steps)
            directory.write(REPORT_JSON, report.to_json())
            directory.write(REPORT_HTML, page.render(report))
            for table in TABLES:
                directory.write(f"{table}/{SUCCESS}", "")
        return report

    def _planned(self) -> list[PlannedExtents]:
        with _as_export_errors():
            return work.plan(self.job.options())

    def _permissions(self, tasks: Sequence[PlannedExtents]) -> int:
        permissions = work.permissions(tasks)
        return (
            permissions & internal_tables.permissions(self.job)
            if self.job.internal
            else permissions
        )

    def _session(self, permissions: int, *, is_local: bool = True) -> SparkSession:
        """A new session, so that a user's session keeps its settings and views.

        The files that Spark writes with it have at most these permissions.
        """
        conf = table_formats.start_conf(self.job.format, self.conf)
        try:
            running = local_session(self.master, conf=conf)
        except PySparkRuntimeError as error:
            hint = table_formats.how_to_start(self.job.format)
            raise ExportError(f"Spark did not start: {hint}") from error
        spark = running.newSession()
        for key, value in table_formats.session_conf(permissions, is_local=is_local).items():
            spark.conf.set(key, value)
        table_formats.require(spark, self.job.format)
        return spark

    @contextmanager
    def _steps(self, spark: SparkSession) -> Iterator[Steps]:
        """Shows the progress bar; turns errors of Spark into an ExportError of one line."""
        with progress_shown(spark.sparkContext, wanted=self.wants_progress) as steps:
            try:
                yield steps
            except (PySparkException, Py4JError) as error:
                raise ExportError(_one_line(error)) from error

    def _report(self, sums: Sums, spans: Iterable[tuple[str, int, int, int]] = ()) -> ExportReport:
        read: dict[Key, tuple[int, int]] = {
            (topic, partition): (start, end) for topic, partition, start, end in spans
        }
        found = report_of(
            sums, source=self.source, out=self.out, job=self.job.as_json(), spans=read
        )
        return replace(found, seconds=time.monotonic() - self.started)


def read_table(spark: SparkSession, out: str | Path, table: str) -> DataFrame:
    """A table of an export, with the column types and order of the data source.

    Spark itself would infer the types of topic and partition from the names of directories, where
    the topic `42` is a number, and cannot read a table without a row.

    Args:
        spark: the session to read with.
        out: the directory of the export.
        table: `records`, `batches` or `damage`, or one of the tables of internal topics.

    Returns:
        The table.
    """
    home = Path(local_path(os.fspath(out)))
    path = (home / internal_tables.FOLDER if table in INTERNAL_TABLES else home) / table
    return table_formats.read(spark, table_formats.location(path), table, table_formats.found(path))


def _write(
    spark: SparkSession,
    job: Job,
    tasks: Sequence[Work],
    staging: Path,
    permissions: int,
    steps: Steps,
) -> Sums:
    """Writes all tables and returns their sums."""
    if job.format == PARQUET and job.is_by_log:
        sink = parquet.Sink(
            TableReader(job.options()),
            str(staging),
            job.partition_by,
            job.is_whole,
            permissions=permissions,
        )
        with steps.step("tables"):
            written = parquet.run(spark.sparkContext, sink, tasks)
        parquet.place(written, staging, permissions)
        shutil.rmtree(staging / parquet.ATTEMPTS, ignore_errors=True)
        sums = _merged(written)
    else:
        sums = _write_by_spark(spark, job, tasks, table_formats.location(staging), steps)
    for table in TABLES:
        if job.format == PARQUET and not any((staging / table).rglob("*.parquet")):
            # Without a file, other readers would find no columns.
            file = staging / table / "part-00000-empty.zstd.parquet"
            parquet.write_empty(file, table, permissions)
    return sums


def _write_by_spark(
    spark: SparkSession, job: Job, tasks: Sequence[Work], location: str, steps: Steps
) -> Sums:
    """Writes all tables with Spark's writer; reads the source once more to return their sums."""
    reader = TableReader(job.options())
    for table in TABLES:
        with steps.step(f"{table:8}"):
            rows = spark_writer.frame(spark, reader, tasks, table)
            _by_spark(rows, table, job).save(f"{location}/{table}")
    with steps.step("report"):
        counter = tally.Counter(reader, job.is_whole)
        return _merged(tally.count(spark.sparkContext, counter, tasks))


def _merged(parts: Iterable[parquet.Written | tally.Counted]) -> Sums:
    return merged(sums for part in parts for sums in (part.sums, part.damage))


def _by_spark(rows: DataFrame, table: str, job: Job) -> DataFrameWriter:
    """Spark's writer of a table. It writes no `_SUCCESS`: `run` adds it after the last table."""
    write = spark_writer.writer(rows, table, job.format, job.partition_by, mode="overwrite")
    if job.format == DELTA:
        return write.option("overwriteSchema", "true")
    return write.option("mapreduce.fileoutputcommitter.marksuccessfuljobs", "false")


def _write_report(report: ExportReport, folder: Path, permissions: int) -> None:
    """Writes the report to a directory, as JSON and as a page."""
    for name, content in ((REPORT_JSON, report.to_json()), (REPORT_HTML, page.render(report))):
        write_new(str(folder / name), content.encode(), permissions=permissions)


@contextmanager
def _as_export_errors() -> Iterator[None]:
    """Turns a ValueError, for options that do not fit the source, into an ExportError."""
    try:
        yield
    except ValueError as error:
        raise ExportError(str(error)) from error


def _one_line(error: Exception) -> str:
    """The last Python error that Spark's message quotes, from our tasks; else its first line."""
    cause = getattr(error, "java_exception", None)
    text = str(error) if cause is None else str(cause.toString())
    quoted = _PYTHON_ERROR.findall(text)
    return quoted[-1] if quoted else text.strip().partition("\n")[0]
