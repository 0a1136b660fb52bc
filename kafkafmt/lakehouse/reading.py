"""Reading the tables of an export without Spark.

Strategy: the format of a table is recognized by the log of its commits. A table of plain Parquet
has none; its rows are in the files of its directory, and in a store in those that the commit log of
the export names.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.dataset as ds

from kafkafmt.lakehouse import typed_columns
from kafkafmt.lakehouse.catalog import Catalog
from kafkafmt.lakehouse.formats import DELTA, ICEBERG, table_at
from kafkafmt.lakehouse.log_tables import exported_dataset
from kafkafmt.lakehouse.table import LakeTable, TableError, TableSpec
from kafkafmt.storage.local import local_path
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote, tree_of

_TYPES = {
    "topic": pa.string(),
    "partition": pa.int32(),
    "date": pa.date32(),
    "hour": pa.int32(),
    "segment": pa.string(),
    "compression": pa.string(),
}
"""The columns that directories of plain Parquet may be named by."""


def read_table(
    out: str | Path,
    table: str,
    *,
    columns: Sequence[str] | None = None,
    storage_options: StorageOptions = NO_OPTIONS,
    catalog: Mapping[str, str] | None = None,
) -> pa.RecordBatchReader:
    """The rows of a table of an export, without Spark.

    Args:
        out: the directory of the export: a path, or the URL of a store.
        table: ``records``, ``batches``, ``damage`` or ``values_failed``, or ``internal/`` and the
            name of a table of internal topics.
        columns: the columns to read; all by default.
        storage_options: options of the fsspec driver, if ``out`` is a URL.
        catalog: properties of pyiceberg's catalog, if the table is an Iceberg table and the
            catalog is not the file ``catalog.db`` in ``out``.

    Returns:
        The rows, in batches that are read as they are needed.

    Raises:
        FileNotFoundError: the table is missing.
        TableError: the library of the table's format is missing, or the table cannot be read.
    """
    where = os.fspath(out)
    home = where.rstrip("/") if is_remote(where) else local_path(where)
    options = StorageOptions(storage_options)
    format = table_format(home, table, options, catalog)
    if format is not None:
        found = existing_table(home, table, storage_options=options, catalog=catalog)
        return found.reader(columns)
    names = None if columns is None else list(columns)
    if is_remote(home):
        return exported_dataset(home, table, storage_options=options).scanner(names).to_reader()
    if not os.path.isdir(f"{home}/{table}"):
        raise FileNotFoundError(f"{home} has no table {table}")
    path = Path(home) / table
    directories = pa.schema(_directories(path))
    rows = ds.dataset(
        path,
        schema=typed_columns.with_directories(path, directories),
        format="parquet",
        partitioning=ds.partitioning(directories, flavor="hive"),
    )
    return rows.scanner(names).to_reader()


def table_format(
    out: str,
    table: str,
    storage_options: StorageOptions = NO_OPTIONS,
    catalog: Mapping[str, str] | None = None,
) -> str | None:
    """``delta`` or ``iceberg``; ``None`` if the table has no log of commits.

    Args:
        out: the directory of the export: an absolute path, or a URL.
        table: the directory of the table in it.
        storage_options: options of the fsspec driver for a URL.
        catalog: properties of a catalog; a table with one is an Iceberg table.
    """
    if catalog:
        return ICEBERG
    tree = tree_of(out, storage_options)
    for format, folder in ((DELTA, "_delta_log"), (ICEBERG, "metadata")):
        log = f"{out}/{table}/{folder}"
        if tree.kind(log) == "directory" and any(".json" in each.name for each in tree.items(log)):
            return format
    return None


def existing_table(
    out: str,
    table: str,
    *,
    storage_options: StorageOptions = NO_OPTIONS,
    catalog: Mapping[str, str] | None = None,
) -> LakeTable:
    """A Delta or Iceberg table of an export, for reading.

    Args:
        out: the directory of the export: an absolute path, or a URL.
        table: the directory of the table in it.
        storage_options: options of the fsspec driver for a URL.
        catalog: properties of the catalog of Iceberg tables.

    Raises:
        TableError: the table does not exist, or the library of its format is missing.
    """
    format = table_format(out, table, storage_options, catalog)
    if format is None:
        raise TableError(f"{out}/{table} is neither a Delta nor an Iceberg table")
    spec = TableSpec(table.rpartition("/")[2], pa.schema([]))
    reached = Catalog.of(out, catalog or {}, storage_options) if format == ICEBERG else None
    return table_at(
        format, f"{out}/{table}", spec, storage_options=storage_options, catalog=reached
    )


def _directories(path: Path) -> list[pa.Field]:
    """The columns that the directories of a table are named by."""
    found: list[pa.Field] = []
    while True:
        names = sorted(each.name for each in path.iterdir() if each.is_dir() and "=" in each.name)
        if not names:
            return found
        column = names[0].partition("=")[0]
        found.append(pa.field(column, _TYPES.get(column, pa.string())))
        path = path / names[0]
