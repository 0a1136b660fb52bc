"""Exports: every partition of a source to tables.

The names here are loaded when they are first used: a task needs one module, and not all of them.
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
