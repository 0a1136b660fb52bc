"""Reading the tables of an export back, with the types of the data source."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from kafkafmt.arguments import expect_one_of
from kafkafmt.lakehouse import log_tables, typed_columns
from kafkafmt.lakehouse.commit_log import CommitLog
from kafkafmt.lakehouse.out_directory import INTERNAL
from kafkafmt.lakehouse.reading import existing_table, table_format
from kafkafmt.lakehouse.table import TableError
from kafkafmt.library_tables import INTERNAL_TABLES
from kafkafmt.spark.export import spark_tasks, table_formats
from kafkafmt.spark.export.job import DELTA, PARQUET
from kafkafmt.spark.export.work import SCHEMAS
from kafkafmt.storage.local import local_path
from kafkafmt.storage.object_store import ObjectStore, is_store
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.tables import portable

if TYPE_CHECKING:
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
    """A table of an export, with the column types and order of the data source.

    Spark itself would infer the types of topic and partition from the names of directories, where
    the topic `42` is a number, and cannot read a table without a row. In a store it would also read
    files that no commit names. Of a Delta or Iceberg table, Spark reads the data files that count;
    it needs no library of the format.

    Args:
        spark: the session to read with.
        out: the directory of the export, or its URL.
        table: `records`, `batches`, `damage` or `values_failed`, or one of the tables of internal
            topics.
        storage_options: options of the fsspec driver, for a store.
        catalog: properties of pyiceberg's catalog, if the table is an Iceberg table and its
            catalog is not the file OUT/catalog.db.

    Returns:
        The table. That of a store has the commits up to now, and its tasks read it without jars.

    Raises:
        TableError: the library of the table's format is missing, or the table needs a reader that
            knows more of its format.
    """
    where = os.fspath(out)
    if is_store(where):
        store = ObjectStore(where, StorageOptions(storage_options or NO_OPTIONS))
        return _of_store(spark, store, table, catalog)
    home = Path(local_path(where))
    path = (home / INTERNAL if table in INTERNAL_TABLES else home) / table
    columns = typed_columns.read(path) if table == "records" else None
    location, name = table_formats.location(path), table_formats.found(path)
    if name != PARQUET:
        found = existing_table(str(home), path.relative_to(home).as_posix(), catalog=catalog)
        files = [table_formats.location(Path(file)) for file in found.files()]
        is_partitioned = name == DELTA  # Iceberg's files have all columns
        return table_formats.read_files(
            spark, location, table, files, columns, is_partitioned=is_partitioned
        )
    return table_formats.read(spark, location, table, columns)


def _of_store(
    spark: SparkSession, store: ObjectStore, table: str, catalog: Mapping[str, str] | None
) -> DataFrame:
    from kafkafmt.spark import schema

    expect_one_of("table", table, tuple(SCHEMAS))
    log = CommitLog(store)
    log.refresh()
    typed = log_tables.typed_of(log, table)
    target = SCHEMAS[table] if typed is None else typed
    ddl = schema.ddl(target)
    names = [(name,) for name in _names(store, table, catalog)]
    if not names:
        return spark.createDataFrame([], ddl)

    def read(tasks: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for task in tasks:
            for name in task.column(0).to_pylist():
                for rows in log_tables.dataset_of(store, table, [name], typed).to_batches():
                    yield portable.conformed(rows, target)

    files = spark_tasks.frame(spark, names, "name string", min(len(names), _TASKS))
    return files.mapInArrow(read, ddl)


def _names(store: ObjectStore, table: str, catalog: Mapping[str, str] | None) -> list[str]:
    """The names of the data files that count, relative to the directory of the table."""
    options = store.options
    if table_format(store.url, table, options, catalog) is None:
        return log_tables.names_of(log_tables.opened(store.url, options), table)
    found = existing_table(store.url, table, storage_options=options, catalog=catalog)
    home = f"{store.url_of(table)}/"
    files = found.files()
    outside = [file for file in files if not file.startswith(home)]
    if outside:
        raise TableError(
            f"{found.location}: has files in other directories, such as {outside[0]}; read it with"
            " a library of its format"
        )
    return [file.removeprefix(home) for file in files]
