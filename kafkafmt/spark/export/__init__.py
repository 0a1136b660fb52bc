"""The export: every partition of a source to tables.

The names are imported on first use, because a task needs only some of the modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kafkafmt.spark.export.running import ExportError, read_table, run

__all__ = ["ExportError", "read_table", "run"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kafkafmt.spark.export import running

    return getattr(running, name)
