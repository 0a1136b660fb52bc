"""The data source `kafka-log`: Kafka's segment files as Spark tables.

Strategy: the driver plans once: it finds the segments and divides them into tasks. A task scans its
extents into Arrow batches of the requested columns. Filters are not pushed down: Spark caches
pushed filters across uses of one DataFrame, which gives wrong results. Options and `.schema(…)`
select segments and columns instead.

Invariant: planning reads directories, indexes and single headers only; the tasks read the data.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pyarrow as pa
from pyspark.sql.datasource import (
    DataSource,
    DataSourceReader,
    DataSourceStreamReader,
    InputPartition,
)
from pyspark.sql.types import StructType

from kafkafmt._base.packed import Packed
from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.extents import PlannedExtent, grouped, plan
from kafkafmt.spark import options, schema
from kafkafmt.spark.options import SourceOptions
from kafkafmt.spark.row_reader import RowReader, table_schema
from kafkafmt.spark.session import activated

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


class KafkaLogReader(DataSourceReader):
    """Plans on the driver, reads in the tasks."""

    def __init__(self, options: SourceOptions, requested: StructType) -> None:
        options.check_batch()
        self._options = options
        decodes = options.read.values is not None
        self._found = selection.select(options.read, with_unlisted=True) if decodes else None
        self._rows = RowReader(options, requested, self._found)

    def partitions(self) -> list[InputPartition]:
        """Return the tasks, with absolute paths: executors have another working directory.

        Raises FileNotFoundError when a path is missing or has no segment.
        """
        read = self._options.read
        found, self._found = self._found, None  # the tasks do not need them
        if found is None:
            found = selection.select(read, with_unlisted=True)
        return plan(found, read, InputPartition, of_files=self._options.table == "damage")

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the batches of one task. In mode FAILFAST damage raises a KafkaFormatError.

        Raises FileNotFoundError when a segment is gone, or is not on this machine.
        """
        planned: Packed[PlannedExtent] | None = partition.value
        try:
            for bounds, extents in grouped(planned or ()):  # Spark's placeholder has none
                yield from self._rows.read(extents, bounds)
        except FileNotFoundError as error:
            if error.filename is None:  # in a store: the same for all executors
                raise
            raise FileNotFoundError(
                f"{error.filename}: found on the driver, but not on the executor"
                f" {socket.gethostname()}: it was deleted since, or it is a local path. Executors"
                " need the same paths, as on a shared file system (docs/how-to/spark-cluster.md)"
            ) from error


FORMAT = "kafka-log"


def register(spark: SparkSession) -> None:
    """Register the format `kafka-log` with a session; each session needs it once.

    From then on the plans of the session hide the values of all storage options.

    Args:
        spark: the session.
    """
    # Spark looks for the name in the active session, whichever session registers it.
    with activated(spark):
        spark.dataSource.register(KafkaLogDataSource)
    _redact_storage_options(spark)


def _redact_storage_options(spark: SparkSession) -> None:
    """Make Spark hide their values when it prints options: in plans, and so in its logs.

    By default Spark hides options with names such as `secret`, but not an Azure `account_key`. In
    the plan of a CREATE TABLE it prints options as part of a text.
    """
    for setting, pattern in (
        ("spark.sql.redaction.options.regex", options.PATTERN),
        ("spark.sql.redaction.string.regex", options.TEXT_PATTERN),
    ):
        hidden = spark.conf.get(setting, "") or ""
        if pattern not in hidden:
            spark.conf.set(setting, "|".join(filter(None, (hidden, pattern))))


class KafkaLogDataSource(DataSource):
    """The tables of segments; options: docs/reference/spark.md."""

    @classmethod
    def name(cls) -> str:
        """Return the name for `spark.read.format`."""
        return FORMAT

    def schema(self) -> str:
        """Return all columns of the selected table, as DDL."""
        return schema.ddl(table_schema(SourceOptions.parse(self.options)))

    def reader(self, schema: StructType) -> KafkaLogReader:
        """Return a reader of the columns in `schema`; it decodes no other column.

        Raises ValueError for an unknown option, value or column.
        """
        return KafkaLogReader(SourceOptions.parse(self.options), schema)

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:
        """Return a reader for `readStream`.

        Raises ImportError if PySpark is older than 4.2.
        """
        from kafkafmt.spark.stream_reader import KafkaLogStreamReader

        return KafkaLogStreamReader(SourceOptions.parse(self.options), schema)
