"""The formats of tables, by their names.

Invariant: only the library of the chosen format is imported.
"""

from __future__ import annotations

import importlib
import importlib.util

from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.table import LakeTable, TableError, TableSpec
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions

DELTA, ICEBERG = FORMATS = ("delta", "iceberg")
_LIBRARIES = {DELTA: "deltalake", ICEBERG: "pyiceberg"}
# What the extras install.
_PACKAGES = {DELTA: "deltalake>=1.6,<2", ICEBERG: "pyiceberg[sql-sqlite]>=0.12,<0.13"}


def require(format: str) -> None:
    """Raise TableError unless the library of a format is installed."""
    library = _LIBRARIES[format]
    if importlib.util.find_spec(library) is None:
        raise TableError(
            f"{format.capitalize()} tables need the library {library}:"
            f" pip install '{_PACKAGES[format]}'"
        )
    if format == ICEBERG:
        try:
            importlib.import_module(f"{library}.catalog")
        except Exception as error:
            # Its import reads .pyiceberg.yaml of the home and of the current directory.
            raise TableError(f"{library} cannot be loaded: {type(error).__name__}") from error


def table_at(
    format: str,
    location: str,
    spec: TableSpec,
    *,
    storage_options: StorageOptions = NO_OPTIONS,
    catalog: Catalog | None = None,
) -> LakeTable:
    """Return the table in a directory; it need not exist yet.

    Args:
        format: ``delta`` or ``iceberg``.
        location: the directory of the table: an absolute path, or a URL.
        spec: what the writer expects of the table.
        storage_options: options of the fsspec driver for a URL.
        catalog: the catalog, for Iceberg; by default the SQLite file in the parent directory.

    Raises:
        TableError: the format's library is missing, or the catalog cannot be made of the arguments.
        StorageOptionError: the library has no counterpart of a storage option.
    """
    require(format)
    if format == DELTA:
        from kafkafmt.lake.tables.delta import Delta

        return Delta(location, spec, storage_options)
    from kafkafmt.lake.tables.iceberg import Iceberg

    if catalog is None:
        catalog = Catalog.of(location.rpartition("/")[0], {}, storage_options)
    return Iceberg(location, spec, catalog)
