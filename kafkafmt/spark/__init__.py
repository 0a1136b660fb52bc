"""Spark: the data source `kafka-log` and the export pipeline. Only this package imports pyspark.

Call `register(spark)`, then read with `spark.read.format("kafka-log").load(path)`.
"""

try:
    import pyspark as _pyspark  # noqa: F401  (imported here to say how to install it)
except ImportError as error:  # pragma: no cover
    raise ImportError(
        "kafkafmt.spark needs PySpark; install it with: pip install 'kafkafmt[spark]'"
    ) from error

from kafkafmt.spark.session import JavaMissingError, local_session
from kafkafmt.spark.source import KafkaLogDataSource, register

__all__ = ["JavaMissingError", "KafkaLogDataSource", "local_session", "register"]
