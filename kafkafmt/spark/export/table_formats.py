"""The formats of the tables: how Spark writes and reads them, and the settings it needs.

Invariant: a table is read with the columns, types and order of the source, for every format and
partitioning. Without a schema, Spark would infer types from the directories' names, where the topic
`42` is a number, and could not read a table without rows.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
from py4j.protocol import Py4JError  # type: ignore[import-untyped]

from kafkafmt.lakehouse.table import DATE, HOUR
from kafkafmt.spark import schema
from kafkafmt.spark.export.job import DELTA, ICEBERG, JSON, PARQUET
from kafkafmt.spark.export.work import SCHEMAS
from kafkafmt.spark.session import is_connect
from kafkafmt.storage.new_file import directory_permissions

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, DataFrameWriter, SparkSession

DELTA_PACKAGE = "io.delta:delta-spark_2.13:4.4.0"
"""The Maven coordinates of Delta for Spark 4.2.

Delta 4.2.0 fails on it at the tenth commit of a table, when it writes a checkpoint.
"""

_DELTA_EXTENSION = "io.delta.sql.DeltaSparkSessionExtension"
_DELTA_LOG = "_delta_log"
_DELTA_CONF = {
    "spark.sql.extensions": _DELTA_EXTENSION,
    "spark.sql.catalog.spark_catalog": "org.apache.spark.sql.delta.catalog.DeltaCatalog",
    # The state of these tables is small and does not need Delta's default of fifty tasks.
    "spark.databricks.delta.snapshotPartitions": "2",
}
_JARS, _PACKAGES, _EXCLUDES = "spark.jars", "spark.jars.packages", "spark.jars.excludes"
# Delta's only dependencies that Spark lacks are under io.delta.
_NOT_DELTA = "com.*:*,commons-*:*,io.airlift:*,io.unitycatalog:*,javax.*:*,org.*:*"

_LOCAL_CONF = {
    # Plain local files without a .crc file for each: without Hadoop's native library, every file
    # would start a process, and a partitioned table has many files. The setting applies only to
    # file systems that are not open yet, so the cache is disabled.
    "fs.file.impl": "org.apache.hadoop.fs.RawLocalFileSystem",
    "fs.file.impl.disable.cache": "true",
}
SESSION_CONF = {
    # Times in Parquet's timestamp type, not INT96, and not rebased to another calendar.
    "spark.sql.parquet.outputTimestampType": "TIMESTAMP_MICROS",
    "spark.sql.parquet.datetimeRebaseModeInWrite": "CORRECTED",
    "spark.sql.session.timeZone": "UTC",
    # Keeps a null topic, and a topic that looks like a number, unchanged.
    "spark.sql.sources.partitionColumnTypeInference.enabled": "false",
}


# Spark's default for JSON cuts times to milliseconds.
_JSON_TIMES = {
    "timestampFormat": "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX",
    "timestampNTZFormat": "yyyy-MM-dd'T'HH:mm:ss.SSSSSS",
}
_USUAL_UMASK = 0o022  # Hadoop's default


def session_conf(permissions: int, *, is_local: bool) -> dict[str, str]:
    """The settings of a session whose files have at most some permissions.

    `is_local` is whether it writes local files. Elsewhere they keep Spark's own file system, which
    S3A needs for its buffers.
    """
    umask = _USUAL_UMASK | (0o777 & ~directory_permissions(permissions))
    local = _LOCAL_CONF if is_local else {}
    return {**SESSION_CONF, **local, "fs.permissions.umask-mode": f"{umask:03o}"}


class FormatError(OSError):
    """Spark lacks a library or setting for a format; the message says which, and how to add it."""


def start_conf(name: str, conf: Mapping[str, str]) -> dict[str, str]:
    """The settings with which a session must start to write a format, with the user's `conf`."""
    if name != DELTA:
        return dict(conf)
    settings = {**_DELTA_CONF, **conf}
    if _PACKAGES not in conf and "delta" not in conf.get(_JARS, ""):
        settings[_PACKAGES] = DELTA_PACKAGE
        settings.setdefault(_EXCLUDES, _NOT_DELTA)
    return settings


def how_to_start(name: str) -> str:
    """The hint for the user when a session for a format does not start."""
    if name != DELTA:
        return "Spark's own message is above"
    return (
        f"Spark's own message is above. It gets Delta's jars ({DELTA_PACKAGE}) from Maven Central;"
        " if that cannot be reached, download the jars delta-spark and delta-storage and pass their"
        " paths, separated by a comma, by --conf spark.jars=…"
    )


def has_delta(spark: SparkSession) -> bool:
    """Whether the session has Delta's jars; over Spark Connect that is not known."""
    if is_connect(spark):
        return False
    jvm = spark.sparkContext._jvm
    try:
        loader = jvm.java.lang.Thread.currentThread().getContextClassLoader()  # type: ignore[union-attr]
        loader.loadClass(_DELTA_EXTENSION)
    except Py4JError:
        return False
    return True


def require(spark: SparkSession, name: str) -> None:
    """Raises FormatError unless the session can write the format."""
    if name != DELTA:
        return
    if not has_delta(spark):
        raise FormatError(
            "this Spark session has no Delta library; start it with the setting"
            f" spark.jars.packages={DELTA_PACKAGE}, or with spark.jars and the jar's path"
        )
    if _DELTA_EXTENSION not in (spark.conf.get("spark.sql.extensions", "") or ""):
        raise FormatError(
            "this Spark session was started without Delta; start it with the settings "
            + " ".join(f"{key}={value}" for key, value in list(_DELTA_CONF.items())[:2])
        )


def writer(
    frame: DataFrame, name: str, partition_by: Iterable[str] = (), *, mode: str = "errorifexists"
) -> DataFrameWriter:
    """A writer of a table in a format, partitioned by some columns."""
    columns = list(partition_by)
    made = frame.write.format(name).mode(mode)
    if name != DELTA:
        made = made.option("compression", "gzip" if name == JSON else "zstd")
    if name == JSON:
        made = made.options(**_JSON_TIMES)
    return made.partitionBy(*columns) if columns else made


def with_times(records: DataFrame, columns: Iterable[str]) -> DataFrame:
    """Adds those of the columns `DATE` and `HOUR` that are wanted to the records."""
    made = {DATE: "cast(timestamp AS date)", HOUR: "hour(timestamp)"}
    wanted = [f"{made[name]} AS {name}" for name in columns if name in made]
    return records.selectExpr("*", *wanted) if wanted else records


def read(
    spark: SparkSession,
    location: str,
    table: str,
    name: str,
    files: Iterable[str] | None = None,
    columns: pa.Schema | None = None,
) -> DataFrame:
    """A table of an export, or only some of its files.

    `columns` are those of the table; `None` if keys and values are binary.
    """
    if columns is None:
        columns = SCHEMAS[table] if table in SCHEMAS else schema.TABLE_SCHEMAS[table]
    if name == DELTA:
        return spark.read.format(DELTA).load(location).select(*columns.names)
    # OUT is one directory: [ ] * { in its name are not a pattern.
    reader = spark.read.schema(schema.ddl(columns))
    reader = reader.option("__globPaths__", "false").option("basePath", location)
    paths = [location] if files is None else [f"{location}/{file}" for file in files]
    return reader.format(name).load(paths).select(*columns.names)


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
    for _, _, files in os.walk(path):
        for file in files:
            if ".json" in file and not file.startswith(("_", ".")):
                return JSON
            if file.endswith(".parquet"):
                return PARQUET
    return PARQUET


def location(path: Path) -> str:
    """The URL of a local path; without a scheme, Spark would use the cluster's file system.

    Not `Path.as_uri`, because Hadoop does not decode its escapes.
    """
    return f"file://{path}"
