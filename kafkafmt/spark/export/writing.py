"""Writing all tables of an export to a directory, by the tasks or by Spark's writer.

Invariant: the sums that are returned are those of the rows that were written.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.data_files import write_empty
from kafkafmt.spark.export import parquet, spark_tasks, spark_writer, table_formats, tally
from kafkafmt.spark.export.job import DELTA, PARQUET, Job
from kafkafmt.spark.export.progress import Steps
from kafkafmt.spark.export.work import TableReader, Work
from kafkafmt.spark.report.sums import Sums, merged

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, DataFrameWriter, SparkSession


def write(
    spark: SparkSession,
    job: Job,
    reader: TableReader,
    work: Sequence[Work],
    staging: Path,
    permissions: int,
    steps: Steps,
) -> Sums:
    """Writes all tables and returns their sums."""
    if job.is_by_tasks:
        sums, _ = write_by_tasks(spark, job, reader, work, staging, permissions, steps)
    else:
        sums = write_by_spark(spark, job, reader, work, table_formats.location(staging), steps)
    for table in job.tables:
        if job.format == PARQUET and not any((staging / table).rglob("*.parquet")):
            # Without a file, other readers would find no columns.
            file = staging / table / "part-00000-empty.zstd.parquet"
            schemas = parquet.parquet_schemas(reader, job.partition_by)
            write_empty(file, schemas[table], permissions)
    return sums


def write_by_tasks(
    spark: SparkSession,
    job: Job,
    reader: TableReader,
    work: Sequence[Work],
    staging: Path,
    permissions: int,
    steps: Steps,
    schemas: Mapping[str, pa.Schema] | None = None,
) -> tuple[Sums, dict[str, list[DataFile]]]:
    """Writes data files of all tables; returns the sums, and the files by table.

    The files have statistics if `schemas` has the columns of tables with a log of commits.
    """
    sink = parquet.Sink.of(job, reader, staging, permissions=permissions, schemas=schemas)
    with steps.step("tables"):
        written = spark_tasks.run(spark, sink.write, work)
    files = parquet.place(written, staging, permissions)
    shutil.rmtree(staging / parquet.ATTEMPTS, ignore_errors=True)
    return _merged(written), files


def write_by_spark(
    spark: SparkSession,
    job: Job,
    reader: TableReader,
    work: Sequence[Work],
    location: str,
    steps: Steps,
) -> Sums:
    """Writes all tables with Spark's writer; reads the source once more to return their sums."""
    for table in job.tables:
        with steps.step(f"{table:8}"):
            rows = spark_writer.frame(spark, reader, work, table)
            _by_spark(rows, table, job).save(f"{location}/{table}")
    with steps.step("report"):
        counter = tally.Counter(reader, job.is_whole)
        return _merged(tally.count(spark.sparkContext, counter, work))


def _merged(parts: Iterable[parquet.Written | tally.Counted]) -> Sums:
    return merged(sums for part in parts for sums in (part.sums, part.damage))


def _by_spark(rows: DataFrame, table: str, job: Job) -> DataFrameWriter:
    """Spark's writer of a table. It writes no `_SUCCESS`: `run` adds it after the last table."""
    write = spark_writer.writer(rows, table, job.format, job.partition_by, mode="overwrite")
    if job.format == DELTA:
        return write.option("overwriteSchema", "true")
    return write.option("mapreduce.fileoutputcommitter.marksuccessfuljobs", "false")
