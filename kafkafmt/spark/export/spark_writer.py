"""The export by Spark's writer: tasks read Arrow, and Spark writes the table in any format.

Strategy: a DataFrame has the work of each task as a row in its own partition; `mapInArrow` makes
the rows of a table from it. So an export can write to whatever Spark can write to.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt.spark import schema
from kafkafmt.spark.export import spark_tasks, table_formats
from kafkafmt.spark.export.job import VALUES_FAILED
from kafkafmt.spark.export.work import TableReader, Work, unpickled

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, DataFrameWriter, SparkSession

_ORDER = {
    "records": ("topic", "partition", "offset"),
    "batches": ("topic", "partition", "segment", "position"),
    "damage": ("topic", "partition", "segment", "position"),
    VALUES_FAILED: ("topic", "partition", "offset", "column"),
}


def frame(spark: SparkSession, reader: TableReader, work: Sequence[Work], table: str) -> DataFrame:
    """A DataFrame of one table; the tasks read its rows from their work."""
    ddl = schema.ddl(reader.schema(table))
    if not work:
        return spark.createDataFrame([], ddl)
    pickled = [(pickle.dumps(each),) for each in work]

    def read(tasks: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in tasks:
            for each in batch.column(0).to_pylist():
                yield from reader.table(table, unpickled(each))

    rows = spark_tasks.frame(spark, pickled, "work binary", len(pickled))
    return rows.mapInArrow(read, ddl)


def writer(
    rows: DataFrame, table: str, name: str, partition_by: Sequence[str], *, mode: str
) -> DataFrameWriter:
    """A writer of a table in the format `name`, in offset order within each file.

    Without this order, Spark would sort by the directories' columns only and lose the offset order.
    """
    columns = [column for column in partition_by if table == "records"]
    rows = table_formats.with_times(rows, columns)
    ordered = rows.sortWithinPartitions(*dict.fromkeys((*columns, *_ORDER[table])))
    return table_formats.writer(ordered, name, columns, mode=mode)
