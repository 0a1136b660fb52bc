"""The export: every partition of a source to tables.

The names are imported on first use, because a task needs only some of the modules.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kafkafmt.lake.export.errors import ExportDataLossError, ExportError, ExportFailedError
    from kafkafmt.lake.export.export import export as run

__all__ = ["ExportDataLossError", "ExportError", "ExportFailedError", "run"]

_MODULES = {
    "ExportDataLossError": "errors",
    "ExportError": "errors",
    "ExportFailedError": "errors",
    "run": "export",
}


if not TYPE_CHECKING:  # otherwise a checker would take any name

    def __getattr__(name: str) -> Any:
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module = importlib.import_module(f"{__name__}.{_MODULES[name]}")
        # The module of the function has its name, so that the package has another one.
        return getattr(module, "export" if name == "run" else name)
