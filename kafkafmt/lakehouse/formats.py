"""The formats of tables, by their names.

Invariant: only the library of the chosen format is imported.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping

from kafkafmt.lakehouse.table import LakeTable, TableError, TableSpec
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions

DELTA, ICEBERG = FORMATS = ("delta", "iceberg")
_LIBRARIES = {DELTA: "deltalake", ICEBERG: "pyiceberg"}


def require(format: str) -> None:
    """Raise TableError unless the library of a format is installed."""
    library = _LIBRARIES[format]
    if importlib.util.find_spec(library) is None:
        raise TableError(
            f"{format.capitalize()} tables need the library {library}:"
            f" pip install 'kafkafmt[{format}]'"
        )


def table_at(
    format: str,
    location: str,
    spec: TableSpec,
    *,
    storage_options: StorageOptions = NO_OPTIONS,
    catalog: Mapping[str, str] | None = None,
) -> LakeTable:
    """The table in a directory; it need not exist yet.

    Args:
        format: ``delta`` or ``iceberg``.
        location: the directory of the table: an absolute path, or a URL. Its parent has the default
            catalog of Iceberg.
        spec: what the writer expects of the table.
        storage_options: options of the fsspec driver for a URL.
        catalog: properties of pyiceberg's catalog, for Iceberg.

    Raises:
        TableError: the format's library is missing, or the catalog cannot be made of the arguments.
        StorageOptionError: the library has no counterpart of a storage option.
    """
    require(format)
    if format == DELTA:
        from kafkafmt.lakehouse.delta import Delta

        return Delta(location, spec, storage_options)
    from kafkafmt.lakehouse.catalog import Catalog
    from kafkafmt.lakehouse.iceberg import Iceberg

    out = location.rpartition("/")[0]
    return Iceberg(location, spec, Catalog.of(out, catalog or {}, storage_options))
