"""The export: every partition of a source to tables.

The names are imported on first use, because a task needs only some of the modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.lazy import homes_of, loader

if TYPE_CHECKING:
    from kafkafmt.lake.export.errors import ExportDataLossError, ExportError, ExportFailedError

__all__ = ["ExportDataLossError", "ExportError", "ExportFailedError"]


if not TYPE_CHECKING:  # otherwise a checker would take any name
    __getattr__ = loader(__name__, homes_of({"errors": " ".join(__all__)}))
