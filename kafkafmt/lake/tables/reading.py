"""Reading the tables of an export without Spark: a dataset, rows.

Strategy: the log of a Delta or Iceberg table says which of its files count. Plain Parquet has the
files that an export has written into the directory of the table; pyarrow reads them with the types
of the library, also the columns that are directories.

Invariant: a reader sees each committed record once, whatever else is in the directories.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds

from kafkafmt._base.arguments import expect_word
from kafkafmt.lake.tables import scanned
from kafkafmt.lake.tables.catalog import FILE as CATALOG
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import DELTA, FORMATS, ICEBERG, table_at
from kafkafmt.lake.tables.output import plain_files, refuse_table_links
from kafkafmt.lake.tables.table import LakeTable, TableError, TableSpec
from kafkafmt.segment.tables.portable import portable_schema
from kafkafmt.segment.tables.schemas import TABLE_SCHEMAS
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.local import local_path
from kafkafmt.storage.object_store import ObjectStore
from kafkafmt.storage.resolve import is_remote, open_tree
from kafkafmt.values.records import VALUES_FAILED

SCHEMAS = {**TABLE_SCHEMAS, "values_failed": VALUES_FAILED}
"""The tables of an export."""

_PARQUET = "parquet"
_DIRECTORIES = {"partition": pa.int32(), "date": pa.date32(), "hour": pa.int32()}
"""The types of columns that are directories; others are texts."""


def exported_dataset(
    out: str | os.PathLike[str],
    table: str = "records",
    *,
    storage_options: Mapping[str, Any] | None = None,
) -> ds.Dataset:
    """Return a plain table of an export as a pyarrow dataset, also for DuckDB and polars.

    Topic and partition have their types, though they are names of directories.

    Args:
        out: the directory or URL that was exported to.
        table: `records`, `batches`, `damage` or `values_failed`.
        storage_options: options of the fsspec driver, for a URL.

    Returns:
        The dataset. It does not follow later exports.

    Raises:
        FileNotFoundError: OUT has no such table, or its export has not ended.
        TableError: it is a Delta or Iceberg table.
        OSError: OUT cannot be read.
    """
    home, options = resolve_out(out), StorageOptions(storage_options or NO_OPTIONS)
    format = table_format(home, table, options)
    if format != _PARQUET:
        expect_table(home, table, format)
        raise TableError(
            f"{home}/{table} is a table in the format {format}; read it with"
            " kafkafmt.lake.read_table, or a library of that format"
        )
    return open_dataset(home, table, plain_files(home, table, options), options)


def read_table(
    out: str | Path,
    table: str,
    *,
    columns: Sequence[str] | None = None,
    storage_options: StorageOptions = NO_OPTIONS,
    catalog: Mapping[str, str] | None = None,
) -> pa.RecordBatchReader:
    """Return the rows of a table of an export, without Spark.

    Args:
        out: the directory of the export: a path, or the URL of a store.
        table: ``records``, ``batches``, ``damage`` or ``values_failed``.
        columns: the columns to read; all by default.
        storage_options: options of the fsspec driver, if ``out`` is a URL.
        catalog: properties of pyiceberg's catalog, if the table is an Iceberg table and the
            catalog is not the file ``catalog.db`` in ``out``.

    Returns:
        The rows, in batches that are read as they are needed.

    Raises:
        FileNotFoundError: the table is missing.
        ValueError: there is no such table or column.
        TableError: the library of the table's format is missing, or the table cannot be read.
    """
    home, options = resolve_out(out), StorageOptions(storage_options)
    format = table_format(home, table, options, catalog)
    if format in FORMATS:
        return existing_table(home, table, format, storage_options=options, catalog=catalog).reader(
            columns
        )
    root = "".join(home.partition("://")[:2]) if is_remote(home) else ""
    return scanned.reader(exported_dataset(home, table, storage_options=options), columns, root)


def resolve_out(out: str | os.PathLike[str]) -> str:
    """Return the absolute path, or the URL, of a directory."""
    where = os.fspath(out)
    return where.rstrip("/") if is_remote(where) else local_path(where)


def table_format(
    out: str,
    table: str,
    storage_options: StorageOptions = NO_OPTIONS,
    catalog: Mapping[str, str] | None = None,
) -> str | None:
    """Return ``delta``, ``iceberg`` or ``parquet``; None without a file of a table."""
    refuse_table_links(out, (table, CATALOG))
    if catalog:
        return ICEBERG
    tree, home = open_tree(out, storage_options), f"{out}/{table}"
    if tree.kind(home) != "directory":
        return None
    names = {item.name for item in tree.items(home)}
    for format, folder in ((DELTA, "_delta_log"), (ICEBERG, "metadata")):
        log = f"{home}/{folder}"
        if folder in names and any(".json" in item.name for item in tree.items(log)):
            return format
    return _PARQUET if names else None


def expect_table(out: str, table: str, format: str | None) -> None:
    """Raise FileNotFoundError unless a table has a format."""
    expect_word("table", table, tuple(SCHEMAS))
    if format is None:
        raise FileNotFoundError(
            f"{out} has no table {table}: no export of kafkafmt has made it, or OUT has a table for"
            " each topic, in the directories that topics.json names"
        )


def existing_table(
    out: str,
    table: str,
    format: str,
    *,
    storage_options: StorageOptions,
    catalog: Mapping[str, str] | None,
) -> LakeTable:
    """Return a Delta or Iceberg table of an export, for reading.

    Raises:
        TableError: the library of the format is missing.
    """
    spec = TableSpec(table.rpartition("/")[2], pa.schema([]))
    reached = Catalog.of(out, catalog or {}, storage_options) if format == ICEBERG else None
    return table_at(
        format, f"{out}/{table}", spec, storage_options=storage_options, catalog=reached
    )


def open_dataset(
    out: str, table: str, names: Sequence[str], storage_options: StorageOptions = NO_OPTIONS
) -> ds.Dataset:
    """Return some files of a table as a dataset; `names` are relative to its directory."""
    store = ObjectStore(out, storage_options) if is_remote(out) else None
    home = f"{out}/{table}" if store is None else store.driver_path(table)
    files = None if store is None else store.arrow()
    paths = [f"{home}/{name}" for name in names]
    columns = pa.schema(
        [(name, _DIRECTORIES.get(name, pa.string())) for name in directory_columns(names[0])]
    )
    schema = portable_schema(SCHEMAS.get(table, pa.schema([])))
    found = ds.dataset(paths[0], format="parquet", filesystem=files).schema
    # The file of a table without rows lies in no directory, so it lacks columns.
    fields = {field.name: field for field in (*schema, *found, *columns)}
    return ds.dataset(
        paths,
        schema=pa.schema([fields[name] for name in dict.fromkeys([*schema.names, *fields])]),
        format="parquet",
        filesystem=files,
        partitioning=ds.partitioning(columns, flavor="hive") if len(columns) else None,
        partition_base_dir=home,
    )


def directory_columns(name: str) -> list[str]:
    """Return the columns stored as directories in the name of a file."""
    return [part.partition("=")[0] for part in name.split("/")[:-1] if "=" in part]
