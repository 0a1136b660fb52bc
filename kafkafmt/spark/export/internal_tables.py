"""The tables of internal topics in an export: read by Spark from the data source.

Strategy: each table is read as any user reads it, as it is now: a range of the job does not apply.
One whose topic is not in the source has no rows. The tasks that read a table write its data files,
too, each attempt to its own directory (see `parquet`).
"""

from __future__ import annotations

import pickle
import shutil
import uuid
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.data_files import PartitionedWriter, write_empty
from kafkafmt.lakehouse.out_directory import INTERNAL
from kafkafmt.lakehouse.table import TableSpec
from kafkafmt.library_tables import INTERNAL_TABLES
from kafkafmt.messages.decoding import TOPICS
from kafkafmt.planning import selection
from kafkafmt.spark.export import parquet
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.export.progress import Steps
from kafkafmt.spark.options import Options
from kafkafmt.spark.source import FORMAT, register
from kafkafmt.storage.directories import Search
from kafkafmt.storage.new_file import permissions_of
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.tables import portable

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_OF_THE_SOURCE = ("path", "mode")


def permissions(job: Job) -> int:
    """The most that the files of these tables may have: those of the segments that they show."""
    return permissions_of(each.path for each in _segments(_options(job)))


def write_plain(
    spark: SparkSession, job: Job, staging: Path, permissions: int, steps: Steps
) -> None:
    """Writes all tables as plain Parquet."""
    schemas = {path: spec.schema for path, spec in specs().items()}
    written = write_by_tasks(spark, job, staging, permissions, steps, schemas)
    for path, files in written.items():
        if not files:  # else other readers would find no columns
            write_empty(staging / path / parquet.EMPTY, schemas[path], permissions)


def specs() -> dict[str, TableSpec]:
    """The tables with a log of commits, by their paths in OUT."""
    return {
        f"{INTERNAL}/{name}": TableSpec(name, portable.portable_schema(table.schema))
        for name, table in INTERNAL_TABLES.items()
    }


def write_by_tasks(
    spark: SparkSession,
    job: Job,
    staging: Path,
    permissions: int,
    steps: Steps,
    schemas: Mapping[str, pa.Schema],
) -> dict[str, list[DataFile]]:
    """Writes data files with statistics of all tables; returns them by path.

    `schemas` has the columns of the files, by the path of the table.
    """
    files: dict[str, list[DataFile]] = {}
    for name, rows in _tables(spark, job):
        path = f"{INTERNAL}/{name}"
        files[path] = []
        if rows is None:
            continue
        sink = _Sink(path, str(staging), schemas[path], permissions, job.target_file_size)
        with steps.step(name):
            made = rows.mapInArrow(sink.write, "written binary").collect()
        written = [pickle.loads(each.written) for each in made]
        files.update(parquet.place(written, staging, permissions))
    shutil.rmtree(staging / parquet.ATTEMPTS, ignore_errors=True)
    return files


@dataclass(frozen=True)
class _Sink:
    """Writes the rows of a task to data files of one table. It can be pickled.

    Attributes:
        path: of the table, in the staging directory.
        staging: a directory that driver and executors share.
        columns: those of a file.
        permissions: the most that a file may have.
        target_file_size: bytes from which on a file of a task is full.
    """

    path: str
    staging: str
    columns: pa.Schema
    permissions: int
    target_file_size: int

    def write(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Writes the rows; gives one row, with what was written."""
        written = parquet.Written(uuid.uuid4().hex)
        with PartitionedWriter(
            Path(self.staging) / parquet.ATTEMPTS / written.attempt / self.path,
            f"part-{written.attempt}",
            self.columns,
            target_file_size=self.target_file_size,
            permissions=self.permissions,
            describes=True,
        ) as writer:
            writer.write_all(batches)
        written.files = {self.path: writer.files}
        yield pa.record_batch([pa.array([pickle.dumps(written)], pa.binary())], ["written"])


def _tables(spark: SparkSession, job: Job) -> Iterator[tuple[str, DataFrame | None]]:
    """Each table by name, with its rows; `None` if its topic is not in the source."""
    register(spark)
    options = _options(job)
    topics = {segment.topic for segment in _segments(options)}
    for name, table in INTERNAL_TABLES.items():
        is_there = not topics.isdisjoint(table.topics)
        reader = spark.read.format(FORMAT).options(**options, table=name)
        yield name, reader.load() if is_there else None


def _options(job: Job) -> dict[str, str]:
    """The options of the data source that say where the logs are."""
    return {
        name: value
        for name, value in job.source_options().items()
        if name in _OF_THE_SOURCE or name.startswith("storage.")
    }


def _segments(options: dict[str, str]) -> list[SegmentFile]:
    """The segments of internal topics."""
    read = Options.parse(options).read
    return [each for each in selection.found(read, read.paths, Search()) if each.topic in TOPICS]
