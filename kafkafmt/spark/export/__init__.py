"""The export: every partition of a source to tables.

The names are imported on first use, because a task needs only some of the modules, and a run that
finds nothing new no PySpark.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kafkafmt.spark.export.errors import ExportDataLossError, ExportError, ExportFailedError
    from kafkafmt.spark.export.exported_tables import read_table
    from kafkafmt.spark.export.running import run

__all__ = ["ExportDataLossError", "ExportError", "ExportFailedError", "read_table", "run"]

_MODULES = {
    "ExportDataLossError": "errors",
    "ExportError": "errors",
    "ExportFailedError": "errors",
    "read_table": "exported_tables",
    "run": "running",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_MODULES[name]}"), name)
