"""Reading the tables of an export back, with the types of the data source."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from kafkafmt.lake.export.job import DELTA
from kafkafmt.lake.export.task import SCHEMAS
from kafkafmt.lake.tables import reading
from kafkafmt.lake.tables.journal import Journal
from kafkafmt.lake.tables.reading import existing_table, place_at, table_format
from kafkafmt.lake.tables.table import TableError
from kafkafmt.segment.tables import portable
from kafkafmt.spark import exporting as spark_tasks
from kafkafmt.spark import schema
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions

if TYPE_CHECKING:
    import pyarrow.dataset as ds
    from pyspark.sql import DataFrame, SparkSession

_TASKS = 200
"""The most tasks that read a table of a store."""


def read_table(
    spark: SparkSession,
    out: str | Path,
    table: str,
    *,
    storage_options: Mapping[str, Any] | None = None,
    catalog: Mapping[str, str] | None = None,
) -> DataFrame:
    """Return a table of an export, with the column types and order of the data source.

    Spark itself would infer the types of topic and partition from the names of directories, where
    the topic `42` is a number, and cannot read a table without a row. In a store it would also read
    files that no commit names. Of a Delta or Iceberg table, Spark reads the data files that count;
    it needs no library of the format.

    Args:
        spark: the session to read with.
        out: the directory of the export, or its URL.
        table: `records`, `batches`, `damage` or `values_failed`.
        storage_options: options of the fsspec driver, for a store.
        catalog: properties of pyiceberg's catalog, if the table is an Iceberg table and its
            catalog is not the file OUT/catalog.db.

    Returns:
        The table. That of a store has the commits up to now, and its tasks read it without jars.

    Raises:
        TableError: the library of the table's format is missing, or the table needs a reader that
            knows more of its format.
        FileNotFoundError: OUT has no export, or a file of the table is missing.
    """
    where = os.fspath(out)
    options = StorageOptions(storage_options or NO_OPTIONS)
    journal = Journal(place_at(where, options))
    place = journal.place
    names, is_partitioned = _files(journal, table, options, catalog)
    typed = reading.typed_of(journal, table)
    columns = SCHEMAS[table] if typed is None else typed
    if not names:
        return spark.createDataFrame([], schema.ddl(columns))
    if place.is_listed:
        return _of_directory(spark, place.url_of(table), names, columns, is_partitioned)
    return _of_store(spark, partial(reading.dataset_of, place, table, typed=typed), names, columns)


def _files(
    journal: Journal, table: str, options: StorageOptions, catalog: Mapping[str, str] | None
) -> tuple[list[str], bool]:
    """Return the files of a table that count, relative to it.

    And whether only the names of directories have the partition columns.
    """
    place = journal.place
    format = table_format(place.url, table, options, catalog)
    reading.job_of(journal, table if format is None else None)
    journal.refresh()
    if format is None:
        return reading.names_of(journal, table), True
    existing = existing_table(place.url, table, format, storage_options=options, catalog=catalog)
    home = f"{place.url_of(table)}/"
    files = existing.files()
    outside = [file for file in files if not file.startswith(home)]
    if outside:
        raise TableError(
            f"{existing.location}: has files in other directories, such as {outside[0]}; read it"
            " with a library of its format"
        )
    # Iceberg's files have all columns.
    return [file.removeprefix(home) for file in files], format == DELTA


def _of_directory(
    spark: SparkSession, path: str, names: Sequence[str], columns: pa.Schema, is_partitioned: bool
) -> DataFrame:
    """Without a schema, Spark would infer types from the names of directories.

    Without the scheme of the URLs, Spark would use the cluster's file system. They are not those of
    `Path.as_uri`, because Hadoop does not decode its escapes.
    """
    reader = spark.read.schema(schema.ddl(columns)).option("__globPaths__", "false")
    if is_partitioned and any("=" in name for name in names):
        reader = reader.option("basePath", f"file://{path}")
    else:  # without this, Spark reads each file several times if the path has characters such as %
        reader = reader.option("recursiveFileLookup", "true")
    files = [f"file://{path}/{name}" for name in names]
    return reader.parquet(*files).select(*columns.names)


def _of_store(
    spark: SparkSession,
    dataset_of: Callable[[list[str]], ds.Dataset],
    names: Sequence[str],
    columns: pa.Schema,
) -> DataFrame:
    def read(tasks: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for task in tasks:
            for name in task.column(0).to_pylist():
                for rows in dataset_of([name]).to_batches():
                    yield portable.conformed(rows, columns)

    parts = min(len(names), _TASKS)
    files = spark_tasks.frame(spark, [(name,) for name in names], "name string", parts)
    return files.mapInArrow(read, schema.ddl(columns))
