"""Spark: the data source `kafka-log`, and exports on Spark. Only this package imports pyspark.

Call `register(spark)`, then read with `spark.read.format("kafka-log").load(path)`. The names are
imported on first use, because an export that finds nothing new needs no PySpark.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kafkafmt.spark.exported_tables import read_table
    from kafkafmt.spark.exporting import export
    from kafkafmt.spark.session import JavaMissingError, local_session
    from kafkafmt.spark.source import KafkaLogDataSource, register

__all__ = [
    "JavaMissingError",
    "KafkaLogDataSource",
    "export",
    "local_session",
    "read_table",
    "register",
]

_MODULES = {
    "JavaMissingError": "session",
    "local_session": "session",
    "KafkaLogDataSource": "source",
    "register": "source",
    "export": "exporting",
    "read_table": "exported_tables",
}


def require_pyspark() -> None:
    """Raise ImportError, with how to install PySpark, if it is missing."""
    try:
        import pyspark  # noqa: F401
    except ImportError as error:
        raise ImportError(
            "kafkafmt.spark needs PySpark: pip install 'pyspark>=4.1,<4.4' pandas"
        ) from error


if not TYPE_CHECKING:  # otherwise a checker would take any name

    def __getattr__(name: str) -> Any:
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        require_pyspark()
        return getattr(importlib.import_module(f"{__name__}.{_MODULES[name]}"), name)
