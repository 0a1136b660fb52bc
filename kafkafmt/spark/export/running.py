"""The pipeline `kafkafmt export`: every partition under a source into tables, and a report.

Strategy: the driver plans with the data source's own planning; the tasks read the records, batches
and damage of their part. Into Parquet by topic and partition they write the files themselves (see
`parquet`), otherwise Spark does it. The tasks add up what they read, for the report (see `tally`).
All goes into a staging directory, and then takes the place of the last run's output at once (see
`commit`).

Invariant: damage does not stop a run; what gave no records is in the damage table.
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

from kafkafmt.scan import READ_UNCOMMITTED
from kafkafmt.spark.export import (
    parquet,
    replacing_output,
    spark_writer,
    table_formats,
    tally,
    work,
)
from kafkafmt.spark.export.appending_output import SUCCESS, open_appendable
from kafkafmt.spark.export.job import BY_LOG, DELTA, MICRO_BATCH, PARQUET, Job
from kafkafmt.spark.export.progress import Steps
from kafkafmt.spark.export.progress import shown as progress_shown
from kafkafmt.spark.export.url_output import HadoopDirectory
from kafkafmt.spark.export.work import Reader, Work
from kafkafmt.spark.options import TABLES
from kafkafmt.spark.report import page
from kafkafmt.spark.report.figures import ExportReport
from kafkafmt.spark.report.summary import report_of
from kafkafmt.spark.report.sums import Key, Sums, merged
from kafkafmt.spark.session import local_session
from kafkafmt.spark.stream.logs import find_logs
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, DataFrameWriter, SparkSession

REPORT_HTML = "report.html"
REPORT_JSON = "report.json"

_NAMES = (*TABLES, REPORT_HTML, REPORT_JSON)
_PYTHON_ERROR = re.compile(r"^(?:\w+\.)*\w+(?:Error|Exception): (?P<message>.+)$", re.MULTILINE)


class ExportError(OSError):
    """Spark could not finish the export. The message is one line; the cause has the rest."""


def run(
    source: str,
    out: str,
    *,
    format: str = PARQUET,
    incremental: bool = False,
    start: str | None = None,
    end: str | None = None,
    topics: str | Iterable[str] | None = None,
    isolation: str = READ_UNCOMMITTED,
    partition_by: str | Iterable[str] = BY_LOG,
    fail_on_data_loss: bool = True,
    max_bytes_per_trigger: str = MICRO_BATCH,
    log_format: str | None = None,
    storage_options: StorageOptions = NO_OPTIONS,
    master: str | None = None,
    conf: Mapping[str, str] | None = None,
    progress: bool = True,
) -> ExportReport:
    """Writes the tables and reports of every partition under `source` into the directory `out`.

    OUT/records is partitioned by topic and partition, OUT/batches and OUT/damage are not; see
    docs/reference/export.md. What an earlier run wrote is replaced, whole or not at all; an
    incremental run appends what is new since the last one.

    Args:
        source: what `find_segments` takes: a file, directory, glob or URL.
        out: a directory of a file system that driver and executors share, or a URL that Spark
            can write to.
        format: `parquet`, `delta` or `json`.
        incremental: append what is new since the last run, each record exactly once.
        start: where to begin: `earliest`, offsets as JSON, or a time (ISO 8601, UTC where it has no
            zone, or milliseconds since 1970).
        end: where to end, exclusive; likewise, or `latest`.
        topics: names, or a text of names with commas between; all by default.
        isolation: `read_uncommitted` or `read_committed`.
        partition_by: the directories of OUT/records, of topic, partition, date, segment and
            compression.
        fail_on_data_loss: whether offsets that are gone before they were read are an error.
        max_bytes_per_trigger: about how many bytes of segments an incremental run commits at once,
            such as `8g`.
        log_format: `0.7`, or None for Kafka 0.8 and later.
        storage_options: for the driver of a source that is a URL.
        master: Spark's master URL, when no session runs yet; all cores of this machine by default.
        conf: settings for Spark, when no session runs yet.
        progress: whether to show a bar; it is shown on a terminal only.

    Raises:
        ValueError: an argument is unknown, or does not go with another.
        FileNotFoundError: the source is missing or holds no segment.
        OutputError: OUT was not made by such an export, or is in use.
        JavaMissingError: Spark cannot start.
        FormatError: Spark lacks what the format needs.
        ExportError: Spark failed.
    """
    started = time.monotonic()
    job = Job.of(
        source,
        format=format,
        incremental=incremental,
        start=start,
        end=end,
        topics=topics,
        isolation=isolation,
        partition_by=partition_by,
        fail_on_data_loss=fail_on_data_loss,
        max_bytes_per_trigger=max_bytes_per_trigger,
        log_format=log_format,
        storage_options=storage_options,
    )
    run = _Export(job, source, out, started, master, conf or {}, progress)
    if "://" in out and not out.startswith("file://"):
        return run.overwrite(out)
    target = Path(os.path.abspath(out.removeprefix("file://")))
    return run.append(target) if incremental else run.replace(target)


@dataclass(frozen=True)
class _Export:
    """One run, and the three ways in which it can become OUT."""

    job: Job
    source: str
    out: str
    started: float
    master: str | None
    conf: Mapping[str, str]
    wants_progress: bool

    def replace(self, target: Path) -> ExportReport:
        """Puts new tables in the place of the old ones, all at once."""
        tasks = self._planned()
        replacing_output.refuse_foreign(target)  # Spark takes seconds to start
        spark = self._session()
        with replacing_output.open_output(target, _NAMES) as output, self._steps(spark) as steps:
            sums = _write(spark, self.job, tasks, output.staging, steps)
            for table in TABLES:
                (output.staging / table / SUCCESS).touch()
            report = self._report(sums)
            _write_report(report, output.staging)
            output.replace(_NAMES)
        return report

    def append(self, target: Path) -> ExportReport:
        """Adds what is new to the tables."""
        from kafkafmt.spark.export import incremental  # which needs PySpark 4.2

        with _as_export_errors():
            find_logs(self.job.options())
        replacing_output.refuse_foreign(target)
        with open_appendable(target, self.job) as output:
            spark = self._session()
            with self._steps(spark) as steps:
                with steps.step("what is new"):
                    incremental.append(spark, self.job, output)
                report = self._report(output.sums, output.spans)
                _write_report(report, target)
                output.complete()
        return report

    def overwrite(self, url: str) -> ExportReport:
        """Writes one table after the other over the old ones."""
        if self.job.incremental:
            raise replacing_output.OutputError(
                f"{url} is a URL; an incremental export writes to a directory."
                " docs/reference/spark.md shows how a stream writes to a URL"
            )
        tasks = self._planned()
        spark = self._session()
        directory = HadoopDirectory(spark, url)
        with self._steps(spark) as steps:
            directory.take()
            for table in TABLES:
                directory.delete(f"{table}/{SUCCESS}")
            report = self._report(_write_by_spark(spark, self.job, tasks, directory.url, steps))
            directory.write(REPORT_JSON, report.to_json())
            directory.write(REPORT_HTML, page.render(report))
            for table in TABLES:
                directory.write(f"{table}/{SUCCESS}", "")
        return report

    def _planned(self) -> list[Work]:
        with _as_export_errors():
            return work.plan(self.job.options())

    def _session(self) -> SparkSession:
        """A session of its own, so that a user's session keeps its settings and views."""
        conf = table_formats.start_conf(self.job.format, self.conf)
        try:
            running = local_session(self.master, conf=conf)
        except PySparkRuntimeError as error:
            hint = table_formats.how_to_start(self.job.format)
            raise ExportError(f"Spark did not start: {hint}") from error
        spark = running.newSession()
        for key, value in table_formats.SESSION_CONF.items():
            spark.conf.set(key, value)
        table_formats.require(spark, self.job.format)
        return spark

    @contextmanager
    def _steps(self, spark: SparkSession) -> Iterator[Steps]:
        """The progress bar; what Spark raises meanwhile becomes an ExportError of one line."""
        with progress_shown(spark.sparkContext, wanted=self.wants_progress) as steps:
            try:
                yield steps
            except (PySparkException, Py4JError) as error:
                raise ExportError(_one_line(error)) from error

    def _report(self, sums: Sums, spans: Iterable[tuple[str, int, int, int]] = ()) -> ExportReport:
        asked: dict[Key, tuple[int, int]] = {
            (topic, partition): (start, end) for topic, partition, start, end in spans
        }
        found = report_of(
            sums, source=self.source, out=self.out, job=self.job.as_json(), spans=asked
        )
        return replace(found, seconds=time.monotonic() - self.started)


def read_table(spark: SparkSession, out: str | Path, table: str) -> DataFrame:
    """A table of an export, with the column types and order of the data source.

    Spark itself would infer the types of topic and partition from the names of directories, where
    the topic `42` is a number, and cannot read a table without a row.

    Args:
        spark: the session to read with.
        out: the directory of the export.
        table: `records`, `batches` or `damage`.

    Returns:
        The table.
    """
    path = Path(os.path.abspath(out)) / table
    return table_formats.read(spark, table_formats.location(path), table, table_formats.found(path))


def _write(
    spark: SparkSession, job: Job, tasks: Sequence[Work], staging: Path, steps: Steps
) -> Sums:
    """Writes all tables; gives what they add up to."""
    if job.format == PARQUET and job.is_by_log:
        sink = parquet.Sink(Reader(job.options()), str(staging), job.partition_by, job.is_whole)
        with steps.step("tables"):
            written = parquet.run(spark.sparkContext, sink, tasks)
        parquet.place(written, staging)
        shutil.rmtree(staging / parquet.ATTEMPTS, ignore_errors=True)
        sums = _merged(written)
    else:
        sums = _write_by_spark(spark, job, tasks, table_formats.location(staging), steps)
    for table in TABLES:
        if job.format == PARQUET and not any((staging / table).rglob("*.parquet")):
            # Without any file, a table would have no columns for other readers.
            parquet.write_empty(staging / table / "part-00000-empty.zstd.parquet", table)
    return sums


def _write_by_spark(
    spark: SparkSession, job: Job, tasks: Sequence[Work], location: str, steps: Steps
) -> Sums:
    """Has Spark write all tables there; gives what they add up to, read once more for that."""
    reader = Reader(job.options())
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
    """Spark's writer of a table; that the table is whole is said when all of them are."""
    write = spark_writer.writer(rows, table, job.format, job.partition_by, mode="overwrite")
    if job.format == DELTA:
        return write.option("overwriteSchema", "true")
    return write.option("mapreduce.fileoutputcommitter.marksuccessfuljobs", "false")


def _write_report(report: ExportReport, folder: Path) -> None:
    """Puts the report into a directory, for machines and as a page."""
    for name, content in ((REPORT_JSON, report.to_json()), (REPORT_HTML, page.render(report))):
        fresh = folder / f".{name}.new"
        fresh.write_text(content, encoding="utf-8")
        fresh.replace(folder / name)


@contextmanager
def _as_export_errors() -> Iterator[None]:
    """What is wrong with the options, by what is there, as an ExportError."""
    try:
        yield
    except ValueError as error:
        raise ExportError(str(error)) from error


def _one_line(error: Exception) -> str:
    """The last Python error that Spark's message quotes, which is ours; else its first line."""
    cause = getattr(error, "java_exception", None)
    text = str(error) if cause is None else str(cause.toString())
    quoted = _PYTHON_ERROR.findall(text)
    return quoted[-1] if quoted else text.strip().partition("\n")[0]
