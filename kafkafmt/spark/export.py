"""The pipeline `kafkafmt export`: every partition under a source into Parquet tables.

Strategy: Spark reads the source three times (records, batches, damage), writes the tables into a
staging directory, aggregates the report from what it wrote, and then everything takes the place of
the last run's output at once (see `commit`). Invariant: damage does not stop a run; what gave no
records is in the damage table.
"""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException

from kafkafmt.spark import commit, page, schema
from kafkafmt.spark.progress import shown as progress_shown
from kafkafmt.spark.report import ExportReport, aggregate
from kafkafmt.spark.session import local_session
from kafkafmt.spark.source import FORMAT, register
from kafkafmt.storage import find_segments

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

TABLES = ("records", "batches", "damage")
REPORT_HTML = "report.html"
REPORT_JSON = "report.json"

_PARTITION_BY = ("topic", "partition")
_SORTED_BY = {
    "records": ("topic", "partition", "offset"),
    "batches": ("topic", "partition", "segment", "position"),
    "damage": ("topic", "partition", "segment", "position"),
}
_CONF = {
    # Plain local files, without a .crc file beside each: without Hadoop's native library, every
    # file costs a started process, and a partitioned table has many. The setting counts only for
    # file systems that were not opened before, hence no cache.
    "fs.file.impl": "org.apache.hadoop.fs.RawLocalFileSystem",
    "fs.file.impl.disable.cache": "true",
    # Times as Parquet's own type, and as they are: not INT96, not shifted to another calendar.
    "spark.sql.parquet.outputTimestampType": "TIMESTAMP_MICROS",
    "spark.sql.parquet.datetimeRebaseModeInWrite": "CORRECTED",
    "spark.sql.session.timeZone": "UTC",
    # A null topic and a topic that looks like a number are both kept as they are.
    "spark.sql.sources.partitionColumnTypeInference.enabled": "false",
}
_PYTHON_ERROR = re.compile(r"^(?:\w+\.)*\w+(?:Error|Exception): (?P<message>.+)$", re.MULTILINE)


class ExportError(OSError):
    """Spark could not finish the export. The message is one line; the cause has the rest."""


def run(
    source: str,
    out: str,
    *,
    master: str | None = None,
    progress: bool = True,
    log_format: str | None = None,
) -> ExportReport:
    """Writes the tables and reports of every partition under `source` into the directory `out`.

    OUT/records is partitioned by topic and partition, OUT/batches and OUT/damage are not; see
    docs/spark.md. What an earlier run wrote is replaced, whole or not at all.

    Args:
        source: what `find_segments` takes: a file, directory, glob or URL.
        out: a directory of a file system that driver and executors share.
        master: Spark's master URL, when no session runs yet; all cores of this machine by default.
        progress: whether to show a bar; it is shown on a terminal only.
        log_format: `0.7`, or None for Kafka 0.8 and later.

    Raises:
        FileNotFoundError: the source is missing or holds no segment.
        OutputError: OUT was not made by export, or is in use.
        JavaMissingError: Spark cannot start.
        ExportError: Spark failed.
    """
    started = time.monotonic()
    if "://" in out:
        raise commit.OutputError(f"{out} is a URL; export writes to a directory")
    segments = find_segments(source, log_format)
    located = source if "://" in source else os.path.abspath(source)
    target = Path(os.path.abspath(out))
    commit.refuse_foreign(target)  # Spark takes seconds to start
    spark = _session(master)
    names = (*TABLES, REPORT_HTML, REPORT_JSON)
    with (
        commit.open_output(target, names) as output,
        progress_shown(spark.sparkContext, wanted=progress) as steps,
    ):
        try:
            for table in TABLES:
                with steps.step(f"{table:8} of {len(segments)} segments"):
                    _write(spark, located, log_format, table, output.staging / table)
            with steps.step("report"):
                for table in TABLES:
                    _read(spark, output.staging / table, table).createOrReplaceTempView(table)
                report = aggregate(
                    spark, source=source, out=out, seconds=time.monotonic() - started
                )
        except (PySparkException, Py4JError) as error:
            raise ExportError(_one_line(error)) from error
        (output.staging / REPORT_JSON).write_text(report.to_json(), encoding="utf-8")
        (output.staging / REPORT_HTML).write_text(page.render(report), encoding="utf-8")
        output.replace(names)
    return report


def read_table(spark: SparkSession, out: str | Path, table: str) -> DataFrame:
    """A table of an export, with the column types and order of the source.

    Without the schema Spark would take the types of topic and partition from the directories'
    names, where the topic `42` is a number, and cannot read records of which there are none.
    """
    return _read(spark, Path(os.path.abspath(out)) / table, table)


def _read(spark: SparkSession, path: Path, table: str) -> DataFrame:
    wanted = schema.ddl(schema.TABLE_SCHEMAS[table])
    # OUT is one directory, whatever its name holds: [ ] * { are not a pattern here.
    reader = spark.read.schema(wanted).option("__globPaths__", "false")
    files = reader.parquet(_location(path))
    return files.select(*schema.TABLE_SCHEMAS[table].names)


def _location(path: Path) -> str:
    """The path for Spark, which takes one without a scheme for the cluster's default file system.

    Not `Path.as_uri`: Hadoop would not undo its escapes.
    """
    return f"file://{path}"


def _session(master: str | None) -> SparkSession:
    """A session of its own, so that a user's session keeps its settings and views."""
    spark = local_session(master).newSession()
    for key, value in _CONF.items():
        spark.conf.set(key, value)
    register(spark)
    return spark


def _write(
    spark: SparkSession, source: str, log_format: str | None, table: str, path: Path
) -> None:
    frame = spark.read.format(FORMAT).option("table", table).option("mode", "DROPMALFORMED")
    if log_format is not None:
        frame = frame.option("format", log_format)
    rows = frame.load(source).sortWithinPartitions(*_SORTED_BY[table])
    writer = rows.write.option("compression", "zstd")
    if table == "records":
        writer = writer.partitionBy(*_PARTITION_BY)
    writer.parquet(_location(path))
    if not any(path.rglob("*.parquet")):
        # A partitioned table of no rows has no file, and so no schema that Spark could read.
        rows.limit(0).write.mode("overwrite").parquet(_location(path))


def _one_line(error: Exception) -> str:
    """The last Python error that Spark's message quotes, which is ours; else its first line."""
    text = str(error)
    quoted = _PYTHON_ERROR.findall(text)
    return quoted[-1] if quoted else text.strip().partition("\n")[0]
