"""Reading the tables of an export back, with the types of the data source."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from kafkafmt.lake.export.task import RECORDS, SCHEMAS
from kafkafmt.lake.tables import reading
from kafkafmt.lake.tables.formats import FORMATS, ICEBERG
from kafkafmt.lake.tables.output import plain_files
from kafkafmt.lake.tables.table import LakeTable, TableError
from kafkafmt.segment.tables import portable
from kafkafmt.spark import exporting as spark_tasks
from kafkafmt.spark import schema
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote
from kafkafmt.values.records import is_decoded

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
    home, options = reading.resolve_out(out), StorageOptions(storage_options or NO_OPTIONS)
    format = reading.table_format(home, table, options, catalog)
    reading.expect_table(home, table, format)
    if format in FORMATS:
        existing = reading.existing_table(
            home, table, format, storage_options=options, catalog=catalog
        )
        names = _files(existing)
        found = existing.reader().schema
    else:
        names = plain_files(home, table, options)
        found = reading.open_dataset(home, table, names, options).schema
    columns = _columns(table, found)
    if not names:
        return spark.createDataFrame([], schema.ddl(columns))
    if is_remote(home):
        return _read_store(
            spark,
            partial(reading.open_dataset, home, table, storage_options=options),
            names,
            columns,
        )
    # Only the names of directories have the partition columns; Iceberg's files have all columns.
    return _read_directory(spark, f"{home}/{table}", names, columns, format != ICEBERG)


def _columns(table: str, found: pa.Schema) -> pa.Schema:
    """Return the columns of the data source; those of keys and values as a table has them."""
    binary = SCHEMAS[table]
    return pa.schema(
        [
            pa.field(name, _small(found.field(name).type))
            if table == RECORDS and is_decoded(name)
            else binary.field(name)
            for name in found.names
            if name in binary.names or (table == RECORDS and is_decoded(name))
        ]
    )


def _small(kind: pa.DataType) -> pa.DataType:
    """Return a type as files have it; pyiceberg gives texts and lists 64-bit offsets."""
    if pa.types.is_struct(kind):
        return pa.struct([pa.field(each.name, _small(each.type)) for each in kind])
    if pa.types.is_map(kind):
        return pa.map_(_small(kind.key_type), _small(kind.item_type))
    if pa.types.is_list(kind) or pa.types.is_large_list(kind):
        return pa.list_(pa.field("element", _small(kind.value_type)))
    return {pa.large_binary(): pa.binary(), pa.large_string(): pa.string()}.get(kind, kind)


def _files(table: LakeTable) -> list[str]:
    """Return the current files of a table, relative to it."""
    home = f"{table.location}/"
    files = table.files()
    outside = [file for file in files if not file.startswith(home)]
    if outside:
        raise TableError(
            f"{table.location}: has files in other directories, such as {outside[0]}; read it"
            " with a library of its format"
        )
    return [file.removeprefix(home) for file in files]


def _read_directory(
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


def _read_store(
    spark: SparkSession,
    open_dataset: Callable[[list[str]], ds.Dataset],
    names: Sequence[str],
    columns: pa.Schema,
) -> DataFrame:
    def read(tasks: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for task in tasks:
            for name in task.column(0).to_pylist():
                for rows in open_dataset([name]).to_batches():
                    yield portable.conformed(rows, columns)

    parts = min(len(names), _TASKS)
    files = spark_tasks.frame(spark, [(name,) for name in names], "name string", parts)
    return files.mapInArrow(read, schema.ddl(columns))
