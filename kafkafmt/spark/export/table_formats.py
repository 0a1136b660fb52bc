"""The formats of the tables: how Spark writes and reads them, and what it needs for that.

Invariant: a table is read with the columns, types and order of the source, whatever its format and
its directories; Spark alone would take types from the directories' names, where the topic `42` is a
number, and cannot read a table of which there is no row.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from py4j.protocol import Py4JError  # type: ignore[import-untyped]

from kafkafmt.spark import schema
from kafkafmt.spark.export.job import DATE, DELTA, JSON, PARQUET

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, DataFrameWriter, SparkSession

DELTA_PACKAGE = "io.delta:delta-spark_2.13:4.4.0"
"""What Delta takes on Spark 4.2, as Maven names it.

4.2.0 fails there at the tenth commit of a table, where Delta makes a checkpoint.
"""

_DELTA_EXTENSION = "io.delta.sql.DeltaSparkSessionExtension"
_DELTA_LOG = "_delta_log"
_DELTA_CONF = {
    "spark.sql.extensions": _DELTA_EXTENSION,
    "spark.sql.catalog.spark_catalog": "org.apache.spark.sql.delta.catalog.DeltaCatalog",
    # A table's state is small here: not fifty tasks to compute it.
    "spark.databricks.delta.snapshotPartitions": "2",
}
_JARS, _PACKAGES, _EXCLUDES = "spark.jars", "spark.jars.packages", "spark.jars.excludes"
# All that Delta needs and Spark does not have is under io.delta.
_NOT_DELTA = "com.*:*,commons-*:*,io.airlift:*,io.unitycatalog:*,javax.*:*,org.*:*"

SESSION_CONF = {
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


class FormatError(OSError):
    """Spark lacks what a format needs; the message says what, and how to get it."""


def start_conf(name: str, conf: Mapping[str, str]) -> dict[str, str]:
    """The settings that a session must start with to write a format, the user's own included."""
    if name != DELTA:
        return dict(conf)
    settings = {**_DELTA_CONF, **conf}
    if _PACKAGES not in conf and "delta" not in conf.get(_JARS, ""):
        settings[_PACKAGES] = DELTA_PACKAGE
        settings.setdefault(_EXCLUDES, _NOT_DELTA)
    return settings


def how_to_start(name: str) -> str:
    """What to look at when a session does not start that is to write a format."""
    if name != DELTA:
        return "its own message is above"
    return (
        f"Delta's jars ({DELTA_PACKAGE}) come from Maven Central; its own message is above. Where"
        " that cannot be reached, get delta-spark and delta-storage yourself and name them, with a"
        " comma between, by --conf spark.jars=…"
    )


def require(spark: SparkSession, name: str) -> None:
    """Raises FormatError unless the session can write the format."""
    if name != DELTA:
        return
    jvm = spark.sparkContext._jvm
    found = spark.conf.get("spark.sql.extensions", "") or ""
    try:
        loader = jvm.java.lang.Thread.currentThread().getContextClassLoader()  # type: ignore[union-attr]
        loader.loadClass(_DELTA_EXTENSION)
    except Py4JError as error:
        raise FormatError(
            "this Spark session has no Delta library; start it with the setting"
            f" spark.jars.packages={DELTA_PACKAGE}, or with spark.jars and the jar's path"
        ) from error
    if _DELTA_EXTENSION not in found:
        raise FormatError(
            "this Spark session was started without Delta; it takes the settings "
            + " ".join(f"{key}={value}" for key, value in list(_DELTA_CONF.items())[:2])
        )


def writer(
    frame: DataFrame, name: str, partition_by: Iterable[str] = (), *, mode: str = "errorifexists"
) -> DataFrameWriter:
    """A writer of a table in a format, into directories by some columns."""
    columns = list(partition_by)
    made = frame.write.format(name).mode(mode)
    if name != DELTA:
        made = made.option("compression", "gzip" if name == JSON else "zstd")
    return made.partitionBy(*columns) if columns else made


def with_date(records: DataFrame) -> DataFrame:
    """The records with the column `DATE`."""
    return records.withColumn(DATE, records["timestamp"].cast("date"))


def read(
    spark: SparkSession, location: str, table: str, name: str, files: Iterable[str] | None = None
) -> DataFrame:
    """A table of an export, or of its files only some."""
    columns = schema.TABLE_SCHEMAS[table].names
    if name == DELTA:
        return spark.read.format(DELTA).load(location).select(*columns)
    # OUT is one directory, whatever its name holds: [ ] * { are not a pattern here.
    reader = spark.read.schema(schema.ddl(schema.TABLE_SCHEMAS[table]))
    reader = reader.option("__globPaths__", "false").option("basePath", location)
    paths = [location] if files is None else [f"{location}/{file}" for file in files]
    return reader.format(name).load(paths).select(*columns)


def found(path: Path) -> str:
    """The format of the table in a directory, by its files."""
    if any((path / _DELTA_LOG).glob("*.json")):  # a run that died early leaves an empty log
        return DELTA
    for _, _, files in os.walk(path):
        for file in files:
            if ".json" in file and not file.startswith(("_", ".")):
                return JSON
            if file.endswith(".parquet"):
                return PARQUET
    return PARQUET


def location(path: Path) -> str:
    """A local path for Spark, which takes one without a scheme for the cluster's file system.

    Not `Path.as_uri`: Hadoop would not undo its escapes.
    """
    return f"file://{path}"
