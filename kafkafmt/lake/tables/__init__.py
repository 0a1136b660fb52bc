"""Tables of a lakehouse, without Spark: Delta, Iceberg, and Parquet with a journal of our own.

The names are imported on first use, because they need pyarrow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kafkafmt.lake.tables.reading import read_table
    from kafkafmt.lake.tables.table import TableError

__all__ = ["TableError", "read_table"]


if not TYPE_CHECKING:  # otherwise a checker would take any name

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from kafkafmt.lake.tables import reading, table

        return {"TableError": table.TableError, "read_table": reading.read_table}[name]
