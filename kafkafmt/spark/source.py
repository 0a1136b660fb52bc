"""The data source `kafka-log`: Kafka's segment files as Spark tables.

Strategy: the plan, made once on the driver, finds the segments and cuts them into tasks; a task
scans its extents into Arrow batches of the asked-for columns. Invariant: planning reads no more
than directories, indexes and single headers; the data is read in the tasks only.

There is no filter pushdown: Spark caches pushed filters across uses of one DataFrame, and then
gives wrong answers. Options and `.schema(…)` prune instead.
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

from kafkafmt.spark import planning, schema, selection, storage_options
from kafkafmt.spark.options import Options
from kafkafmt.spark.planning import Stretch
from kafkafmt.spark.reading import Reading, table_schema
from kafkafmt.spark.session import activated

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

FORMAT = "kafka-log"


def register(spark: SparkSession) -> None:
    """Makes the format `kafka-log` known to this session. Spark keeps it for each session.

    Spark asks the *active* session whether the name is taken, whichever one registers it, so the
    session is made the active one meanwhile. From then on the session's plans hide the values of
    all storage options.
    """
    with activated(spark):
        spark.dataSource.register(KafkaLogDataSource)
    _redact_storage_options(spark)


def _redact_storage_options(spark: SparkSession) -> None:
    """Has Spark hide them where it shows the options of a view: in plans, and so in its logs.

    What Spark hides by itself goes by names such as `secret`; an Azure `account_key` is not one.
    """
    setting = "spark.sql.redaction.options.regex"
    hidden = spark.conf.get(setting) or ""
    if storage_options.PATTERN not in hidden:
        spark.conf.set(setting, "|".join(filter(None, (hidden, storage_options.PATTERN))))


class KafkaLogDataSource(DataSource):
    """Tables `records`, `batches` and `damage` of Kafka segments. docs/spark.md has the options."""

    @classmethod
    def name(cls) -> str:
        """The word for `spark.read.format`."""
        return FORMAT

    def schema(self) -> str:
        """All columns of the table that the options name, as DDL."""
        return schema.ddl(table_schema(Options.parse(self.options)))

    def reader(self, schema: StructType) -> KafkaLogReader:
        """A reader of the columns in `schema`; no other column is decoded.

        Raises ValueError for an unknown option, value or column.
        """
        return KafkaLogReader(Options.parse(self.options), schema)

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:
        """The same for `readStream`.

        Raises ImportError on a PySpark that is too old for it.
        """
        from kafkafmt.spark.stream import KafkaLogStreamReader

        return KafkaLogStreamReader(Options.parse(self.options), schema)


class KafkaLogPartition(InputPartition):
    """What one task reads: stretches of segments, in order, and what is asked of each."""

    def __init__(self, stretches: list[Stretch]) -> None:
        super().__init__(stretches)
        self.stretches = stretches


class KafkaLogReader(DataSourceReader):
    """Plans on the driver, reads in the tasks."""

    def __init__(self, options: Options, asked: StructType) -> None:
        options.check_batch()
        self._options = options
        self._reading = Reading(options, asked)

    def partitions(self) -> list[InputPartition]:
        """The tasks; their paths are absolute, for executors have another working directory.

        Raises FileNotFoundError when a path is missing or holds no segment.
        """
        tasks = planning.plan(selection.select(self._options), self._options)
        return [KafkaLogPartition(stretches) for stretches in tasks]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The batches of one task. In mode FAILFAST damage raises a KafkaFormatError.

        Raises FileNotFoundError when a segment is not there, or not on this machine.
        """
        if not isinstance(partition, KafkaLogPartition):
            return  # Spark's stand-in for an empty plan
        try:
            for asked, extents in planning.grouped(partition.stretches):
                yield from self._reading.read(extents, asked)
        except FileNotFoundError as error:
            if error.filename is None:  # of a store, which all see alike
                raise
            raise FileNotFoundError(
                f"{error.filename}: not on the executor {socket.gethostname()}, though the driver"
                " found it: it has gone since, or it is a local path; those have to be there on"
                " every executor, as on a shared file system (docs/cluster.md)"
            ) from error
