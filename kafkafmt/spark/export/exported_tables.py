"""Reading the tables of an export back, with the types of the data source."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from kafkafmt.spark.export import internal_tables, table_formats, typed_columns
from kafkafmt.spark.library_tables import INTERNAL_TABLES
from kafkafmt.storage.local import local_path

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession


def read_table(spark: SparkSession, out: str | Path, table: str) -> DataFrame:
    """A table of an export, with the column types and order of the data source.

    Spark itself would infer the types of topic and partition from the names of directories, where
    the topic `42` is a number, and cannot read a table without a row.

    Args:
        spark: the session to read with.
        out: the directory of the export.
        table: `records`, `batches`, `damage` or `values_failed`, or one of the tables of internal
            topics.

    Returns:
        The table.
    """
    home = Path(local_path(os.fspath(out)))
    path = (home / internal_tables.FOLDER if table in INTERNAL_TABLES else home) / table
    columns = typed_columns.read(path) if table == "records" else None
    location, name = table_formats.location(path), table_formats.found(path)
    return table_formats.read(spark, location, table, name, columns=columns)
