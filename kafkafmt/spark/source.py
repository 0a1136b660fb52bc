"""The data source `kafka-log`: Kafka's segment files as Spark tables.

Strategy: the driver plans once: it finds the segments and divides them into tasks. A task scans its
extents into Arrow batches of the requested columns.

Invariant: planning reads directories, indexes and single headers only; the tasks read the data.

The source does not push down filters: Spark caches pushed filters across uses of one DataFrame,
which gives wrong results. Options and `.schema(…)` select segments and columns instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyspark.sql.datasource import DataSource, DataSourceStreamReader
from pyspark.sql.types import StructType

from kafkafmt.spark import schema, storage_options
from kafkafmt.spark.batch_reader import KafkaLogReader
from kafkafmt.spark.options import SourceOptions
from kafkafmt.spark.row_reader import table_schema
from kafkafmt.spark.session import activated

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

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
    """Makes Spark hide their values where it prints options: in plans, and so in its logs.

    By default Spark hides options with names such as `secret`, but not an Azure `account_key`. In
    the plan of a CREATE TABLE it prints options as part of a text.
    """
    for setting, pattern in (
        ("spark.sql.redaction.options.regex", storage_options.PATTERN),
        ("spark.sql.redaction.string.regex", storage_options.TEXT_PATTERN),
    ):
        hidden = spark.conf.get(setting, "") or ""
        if pattern not in hidden:
            spark.conf.set(setting, "|".join(filter(None, (hidden, pattern))))


class KafkaLogDataSource(DataSource):
    """The tables of segments; options: docs/reference/spark.md."""

    @classmethod
    def name(cls) -> str:
        """The name for `spark.read.format`."""
        return FORMAT

    def schema(self) -> str:
        """All columns of the table that the options select, as DDL."""
        return schema.ddl(table_schema(SourceOptions.parse(self.options)))

    def reader(self, schema: StructType) -> KafkaLogReader:
        """Returns a reader of the columns in `schema`; it decodes no other column.

        Raises ValueError for an unknown option, value or column.
        """
        return KafkaLogReader(SourceOptions.parse(self.options), schema)

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:
        """Returns a reader for `readStream`.

        Raises ImportError if PySpark is older than 4.2.
        """
        from kafkafmt.spark.stream_reader import KafkaLogStreamReader

        return KafkaLogStreamReader(SourceOptions.parse(self.options), schema)
