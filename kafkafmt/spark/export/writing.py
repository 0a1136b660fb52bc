"""Writing all tables of an export to a directory.

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
from kafkafmt.spark.export import parquet, spark_tasks
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.export.progress import Steps
from kafkafmt.spark.export.work import TableReader, Work
from kafkafmt.spark.report.sums import Sums, merged

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


def write(
    spark: SparkSession,
    job: Job,
    reader: TableReader,
    work: Sequence[Work],
    staging: Path,
    permissions: int,
    steps: Steps,
) -> Sums:
    """Writes all tables as plain Parquet and returns their sums."""
    sums, _ = write_by_tasks(spark, job, reader, work, staging, permissions, steps)
    for table in job.tables:
        if not any((staging / table).rglob("*.parquet")):
            # Without a file, other readers would find no columns.
            schemas = parquet.parquet_schemas(reader, job.partition_by)
            write_empty(staging / table / parquet.EMPTY, schemas[table], permissions)
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


def _merged(parts: Iterable[parquet.Written]) -> Sums:
    return merged(sums for part in parts for sums in (part.sums, part.damage))
