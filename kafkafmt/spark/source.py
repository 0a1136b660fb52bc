"""The data source `kafka-log`: Kafka's segment files as Spark tables.

Strategy: the plan, made once on the driver, finds the segments and cuts them into tasks; a task
scans its extents into Arrow batches of the asked-for columns. Invariant: planning reads no more
than directories, indexes and single headers; the data is read in the tasks only.

There is no filter pushdown: Spark caches pushed filters across uses of one DataFrame, and then
gives wrong answers. Options and `.schema(…)` prune instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyspark.sql.datasource import (
    DataSource,
    DataSourceStreamReader,
)
from pyspark.sql.types import StructType

from kafkafmt.spark import schema, storage_options
from kafkafmt.spark.batch.reader import KafkaLogReader
from kafkafmt.spark.options import Options
from kafkafmt.spark.reading import table_schema
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
    """Has Spark hide them where it shows the options of a view: in plans, and so in its logs.

    What Spark hides by itself goes by names such as `secret`; an Azure `account_key` is not one.
    """
    setting = "spark.sql.redaction.options.regex"
    hidden = spark.conf.get(setting) or ""
    if storage_options.PATTERN not in hidden:
        spark.conf.set(setting, "|".join(filter(None, (hidden, storage_options.PATTERN))))


class KafkaLogDataSource(DataSource):
    """Tables `records`, `batches` and `damage` of segments; options: docs/reference/spark.md."""

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
        from kafkafmt.spark.stream.reader import KafkaLogStreamReader

        return KafkaLogStreamReader(Options.parse(self.options), schema)
