"""Spark: the data source `kafka-log`, and exports on Spark. Only this package imports pyspark.

Call `register(spark)`, then read with `spark.read.format("kafka-log").load(path)`. The names are
imported on first use, because an export that finds nothing new needs no PySpark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kafkafmt._base.lazy import loader, modules_by_name

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt.spark.exported_tables import read_table as read_table
    from kafkafmt.spark.exporting import export as export
    from kafkafmt.spark.session import JavaMissingError as JavaMissingError
    from kafkafmt.spark.session import local_session as local_session
    from kafkafmt.spark.source import KafkaLogDataSource as KafkaLogDataSource
    from kafkafmt.spark.source import register as register

_HOMES = modules_by_name(
    {
        "exported_tables": "read_table",
        "exporting": "export",
        "session": "JavaMissingError local_session",
        "source": "KafkaLogDataSource register",
    }
)

__all__ = sorted(_HOMES)


def require_pyspark() -> None:
    """Raise ImportError, with how to install PySpark, if it is missing."""
    try:
        import pyspark  # noqa: F401
    except ImportError as error:
        raise ImportError(
            "kafkafmt.spark needs PySpark: pip install 'pyspark>=4.1,<4.4' pandas"
        ) from error


if not TYPE_CHECKING:  # otherwise a checker would take any name
    _load = loader(__name__, _HOMES)

    def __getattr__(name: str) -> Any:
        if name in _HOMES:
            require_pyspark()
        return _load(name)
