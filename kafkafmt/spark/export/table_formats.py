"""The formats of the tables: how Spark reads them, and the settings it needs.

Invariant: a table is read with the columns, types and order of the source, for every format and
partitioning. Without a schema, Spark would infer types from the directories' names, where the topic
`42` is a number, and could not read a table without rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt.spark import schema
from kafkafmt.spark.export.job import DELTA, ICEBERG, PARQUET
from kafkafmt.spark.export.work import SCHEMAS
from kafkafmt.storage.new_file import directory_permissions

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_DELTA_LOG = "_delta_log"
_SESSION_CONF = {
    # Plain local files without a .crc file for each: without Hadoop's native library, every file
    # would start a process, and a partitioned table has many files. The setting applies only to
    # file systems that are not open yet, so the cache is disabled.
    "fs.file.impl": "org.apache.hadoop.fs.RawLocalFileSystem",
    "fs.file.impl.disable.cache": "true",
}
_USUAL_UMASK = 0o022  # Hadoop's default


def session_conf(permissions: int) -> dict[str, str]:
    """The settings of a session whose files have at most some permissions."""
    umask = _USUAL_UMASK | (0o777 & ~directory_permissions(permissions))
    return {**_SESSION_CONF, "fs.permissions.umask-mode": f"{umask:03o}"}


def read(
    spark: SparkSession,
    location: str,
    table: str,
    columns: pa.Schema | None = None,
) -> DataFrame:
    """A table of an export to plain Parquet.

    `columns` are those of the table; `None` if keys and values are binary.
    """
    if columns is None:
        columns = SCHEMAS[table] if table in SCHEMAS else schema.TABLE_SCHEMAS[table]
    # OUT is one directory: [ ] * { in its name are not a pattern.
    reader = spark.read.schema(schema.ddl(columns))
    reader = reader.option("__globPaths__", "false").option("basePath", location)
    return reader.parquet(location).select(*columns.names)


def read_files(
    spark: SparkSession,
    location: str,
    table: str,
    files: Sequence[str],
    columns: pa.Schema | None = None,
    *,
    is_partitioned: bool,
) -> DataFrame:
    """Data files of a table, by their URLs.

    `is_partitioned` is whether only the names of directories have the partition columns.
    """
    if columns is None:
        columns = SCHEMAS[table] if table in SCHEMAS else schema.TABLE_SCHEMAS[table]
    if not files:
        return spark.createDataFrame([], schema.ddl(columns))
    reader = spark.read.schema(schema.ddl(columns)).option("__globPaths__", "false")
    if is_partitioned:
        reader = reader.option("basePath", location)
    else:
        reader = reader.option("recursiveFileLookup", "true")
    return reader.parquet(*files).select(*columns.names)


def found(path: Path) -> str:
    """The format of the table in a directory, recognized by its files."""
    if any((path / _DELTA_LOG).glob("*.json")):  # a run that died early leaves an empty log
        return DELTA
    if any((path / "metadata").glob("*.metadata.json")):
        return ICEBERG
    return PARQUET


def location(path: Path) -> str:
    """The URL of a local path; without a scheme, Spark would use the cluster's file system.

    Not `Path.as_uri`, because Hadoop does not decode its escapes.
    """
    return f"file://{path}"
