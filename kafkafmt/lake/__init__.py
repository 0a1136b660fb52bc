"""Tables of an export: the plan, the tasks, the commits, the report.

The names are imported on first use, because most need pyarrow, and a task only some of the modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.lazy import loader, modules_by_name

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt.lake.export.errors import ExportDataLossError as ExportDataLossError
    from kafkafmt.lake.export.errors import ExportError as ExportError
    from kafkafmt.lake.export.errors import ExportFailedError as ExportFailedError
    from kafkafmt.lake.export.handover import handover as handover
    from kafkafmt.lake.tables.reading import exported_dataset as exported_dataset
    from kafkafmt.lake.tables.reading import read_table as read_table
    from kafkafmt.lake.tables.table import TableError as TableError

_HOMES = modules_by_name(
    {
        "export.errors": "ExportDataLossError ExportError ExportFailedError",
        "export.handover": "handover",
        "tables.reading": "exported_dataset read_table",
        "tables.table": "TableError",
    }
)

__all__ = sorted(_HOMES)


if not TYPE_CHECKING:  # otherwise a checker would take any name
    __getattr__ = loader(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
