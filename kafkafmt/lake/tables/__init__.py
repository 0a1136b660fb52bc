"""Tables of a lakehouse, without Spark: Delta, Iceberg and plain Parquet.

The names are imported on first use, because they need pyarrow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.lazy import homes_of, loader

if TYPE_CHECKING:
    from kafkafmt.lake.tables.reading import read_table
    from kafkafmt.lake.tables.table import TableError

__all__ = ["TableError", "read_table"]


if not TYPE_CHECKING:  # otherwise a checker would take any name
    __getattr__ = loader(__name__, homes_of({"table": "TableError", "reading": "read_table"}))
