"""Reading the tables of an export without Spark: files, a dataset, rows.

Strategy: the log of a Delta or Iceberg table says which of its files count. Those of plain Parquet
are in the journal of the export; pyarrow reads them with the types of the library, also the columns
that are directories. While a commit is published in a directory, a table is read as it was before,
until all of its files are there.

Invariant: a reader sees each committed record once, whatever else is in the directories.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds

from kafkafmt._base.arguments import expect_one_of
from kafkafmt.lake.tables import scanned
from kafkafmt.lake.tables.catalog import FILE as CATALOG
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.commit import State, columns_of_text
from kafkafmt.lake.tables.formats import DELTA, ICEBERG, table_at
from kafkafmt.lake.tables.journal import Journal, JournalError
from kafkafmt.lake.tables.local_place import STAGING, LocalPlace, refuse_table_links
from kafkafmt.lake.tables.place import Place
from kafkafmt.lake.tables.store_place import StorePlace
from kafkafmt.lake.tables.table import LakeTable, TableSpec
from kafkafmt.segment.tables.portable import portable_schema
from kafkafmt.segment.tables.schemas import TABLE_SCHEMAS
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.local import local_path
from kafkafmt.storage.new_file import READ_WRITE
from kafkafmt.storage.resolve import is_remote, tree_of
from kafkafmt.storage.safe_paths import is_there
from kafkafmt.values.records import VALUES_FAILED

SCHEMAS = {**TABLE_SCHEMAS, "values_failed": VALUES_FAILED}
"""The tables of an export."""

_PARQUET = "parquet"
FORMATS_WITH_LOG = (DELTA, ICEBERG)
"""The formats whose tables have a log of commits."""

_LOOKS = 3
"""How often a table is looked at of which a file is missing: a run may replace or publish it."""

_DIRECTORIES = {"partition": pa.int32(), "date": pa.date32(), "hour": pa.int32()}
"""The types of columns that are directories; others are texts."""


def exported_files(
    out: str | os.PathLike[str],
    table: str = "records",
    *,
    storage_options: Mapping[str, Any] | None = None,
) -> list[str]:
    """Return the Parquet files of a table of an export, in the order in which they were added.

    Only the files in the journal of the export count: the directories may also have files of
    others, and in a store files that a run left that died, and that a full export replaced.

    Args:
        out: the directory or URL that was exported to.
        table: `records`, `batches`, `damage` or `values_failed`.
        storage_options: options of the fsspec driver, for a URL.

    Returns:
        Paths, or URLs.

    Raises:
        FileNotFoundError: OUT has no export, or a file of the table is missing.
        OSError: OUT cannot be read, or its journal is damaged.
    """
    journal = opened(os.fspath(out), storage_options)
    home = journal.place.url_of(table)
    return [f"{home}/{name}" for name in names_of(journal, table)]


def exported_dataset(
    out: str | os.PathLike[str],
    table: str = "records",
    *,
    storage_options: Mapping[str, Any] | None = None,
) -> ds.Dataset:
    """Return a table of an export as a pyarrow dataset, which DuckDB and polars read too.

    Topic and partition have their types, though they are names of directories.

    Args:
        out: the directory or URL that was exported to.
        table: `records`, `batches`, `damage` or `values_failed`.
        storage_options: options of the fsspec driver, for a URL.

    Returns:
        The dataset. It does not follow later commits.

    Raises:
        FileNotFoundError: OUT has no export, or a file of the table is missing.
        OSError: OUT cannot be read, or its journal is damaged.
    """
    return _dataset(opened(os.fspath(out), storage_options), table)


def _dataset(journal: Journal, table: str) -> ds.Dataset:
    return dataset_of(journal.place, table, names_of(journal, table), typed_of(journal, table))


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
    where = os.fspath(out)
    home = where.rstrip("/") if is_remote(where) else local_path(where)
    options = StorageOptions(storage_options)
    format = table_format(home, table, options, catalog)
    if format is not None:
        existing = existing_table(home, table, format, storage_options=options, catalog=catalog)
        return existing.reader(columns)
    root = "".join(home.partition("://")[:2]) if is_remote(home) else ""
    return scanned.reader(_dataset(opened(home, options, table), table), columns, root)


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
    if not is_remote(out):
        refuse_table_links(Path(out), (table, CATALOG))
    if catalog:
        return ICEBERG
    tree = tree_of(out, storage_options)
    for format, folder in ((DELTA, "_delta_log"), (ICEBERG, "metadata")):
        log = f"{out}/{table}/{folder}"
        if tree.kind(log) == "directory" and any(".json" in item.name for item in tree.items(log)):
            return format
    return None


def existing_table(
    out: str,
    table: str,
    format: str,
    *,
    storage_options: StorageOptions,
    catalog: Mapping[str, str] | None,
) -> LakeTable:
    """Return a Delta or Iceberg table of an export, for reading.

    Args:
        out: the directory of the export: an absolute path, or a URL.
        table: the directory of the table in it.
        format: what `table_format` says of it, which lists it.
        storage_options: options of the fsspec driver for a URL.
        catalog: properties of the catalog of Iceberg tables.

    Raises:
        TableError: the library of the format is missing.
    """
    spec = TableSpec(table.rpartition("/")[2], pa.schema([]))
    reached = Catalog.of(out, catalog or {}, storage_options) if format == ICEBERG else None
    return table_at(
        format, f"{out}/{table}", spec, storage_options=storage_options, catalog=reached
    )


def place_at(
    out: str, storage_options: Mapping[str, Any] | None, permissions: int = READ_WRITE
) -> Place:
    """Return the place of a path or URL; `permissions` are the most that a file of a path may have.

    Raises StorageOptionError for a URL of a store that has no conditional create.
    """
    if is_remote(out):
        return StorePlace(out, StorageOptions(storage_options or NO_OPTIONS))
    return LocalPlace(local_path(out), permissions)


def opened(
    out: str, storage_options: Mapping[str, Any] | None = None, without_log: str | None = None
) -> Journal:
    """Return the journal of an export to plain Parquet, read up to its newest commit.

    `without_log` is a table without a log of commits.

    Raises:
        FileNotFoundError: OUT has none, or `without_log` is of a format that has such a log.
        JournalError: its tables have logs of their own, which say what counts.
    """
    journal = Journal(place_at(out, storage_options))
    job = job_of(journal, without_log)
    if job.get("format", _PARQUET) != _PARQUET:
        raise JournalError(
            f"{journal.place.url} has {str(job['format']).capitalize()} tables; read them with"
            " kafkafmt.lake.tables.read_table, or a library of that format"
        )
    journal.refresh()
    return journal


def job_of(journal: Journal, without_log: str | None = None) -> Mapping[str, Any]:
    """Return the job of an export; see `opened`.

    The journal has no file of a Delta or Iceberg table, which would look like a table without rows.
    """
    job, url = journal.job(), journal.place.url
    if job is None:
        raise FileNotFoundError(f"{url}: no export of kafkafmt with a journal")
    format = str(job.get("format", _PARQUET))
    if without_log is not None and format != _PARQUET:
        raise FileNotFoundError(
            f"{url} has no {format.capitalize()} table {without_log}: no run has made it yet, or"
            " its log is gone"
        )
    return job


def dataset_of(
    place: Place, table: str, names: Sequence[str], typed: pa.Schema | None = None
) -> ds.Dataset:
    """Return some files of a table as a dataset.

    `typed` are the columns of a typed table, which a file may lack.
    """
    schema = SCHEMAS.get(table, pa.schema([])) if typed is None else typed
    if not names:  # the types of a file
        return ds.dataset(portable_schema(schema).empty_table())
    files, home = place.arrow(), place.path_of(table)
    paths = [f"{home}/{name}" for name in names]
    columns = pa.schema(
        [(name, _DIRECTORIES.get(name, pa.string())) for name in directories_of(names[0])]
    )
    found = ds.ParquetFileFormat().inspect(paths[0], files) if typed is None else typed
    # The file of a table without rows lies in no directory, so it lacks columns.
    fields = {field.name: field for field in (*schema, *found, *columns)}
    ordered = [*schema.names]
    ordered += [name for name in fields if name not in schema.names]
    return ds.dataset(
        paths,
        schema=pa.schema([fields[name] for name in ordered]),
        format="parquet",
        filesystem=files,
        partitioning=ds.partitioning(columns, flavor="hive") if len(columns) else None,
        partition_base_dir=home,
    )


def typed_of(journal: Journal, table: str) -> pa.Schema | None:
    """Return the columns of a typed table; `None` if it is not typed."""
    text = journal.state.columns.get(table)
    return None if text is None else columns_of_text(text)


def rows_of(journal: Journal, table: str, columns: Sequence[str]) -> list[dict[str, Any]]:
    """Return some columns of all rows of a small table."""
    files = dataset_of(journal.place, table, names_of(journal, table))
    rows: list[dict[str, Any]] = files.to_table(columns=list(columns)).to_pylist()
    return rows


def names_of(journal: Journal, table: str) -> list[str]:
    """Return the names of the live files of a table, in order; reads on in the journal if need be.

    Raises FileNotFoundError when OUT has no such table; in a directory, when a file is missing.
    """
    expect_one_of("table", table, tuple(SCHEMAS))
    state, place = journal.state, journal.place
    if not place.is_listed:
        return [file.name for file in state.ordered(table)]
    refuse_table_links(Path(place.url), [table])
    looks = 0
    while missing := _missing(place, state, table):
        looks += 1
        newest = journal.newest()
        if newest is not None and place.names(f"{STAGING}/{newest.run}"):
            before = Journal(place).refresh(newest.version)  # it is not published yet
            if _missing(place, before, table) is None:
                state = before
                break
        if looks == _LOOKS:
            raise FileNotFoundError(
                errno.ENOENT, "is missing, though the journal of the export lists it", missing
            )
        state = journal.refresh()
    if table not in state.files and not _is_awaited(journal, table):
        raise FileNotFoundError(f"{place.url} has no table {table}")
    return [file.name for file in state.ordered(table)]


def _is_awaited(journal: Journal, table: str) -> bool:
    """Whether a table gets its first file with its first row, as of an incremental export.

    A file without rows would be beside the directories of its partitions.
    """
    job = journal.job() or {}
    tables = job.get("tables")
    return bool(job.get("incremental")) and isinstance(tables, list) and table in tables


def _missing(place: Place, state: State, table: str) -> str | None:
    """Return the first file of a table that is not in its directory."""
    paths = (place.path_of(f"{table}/{name}") for name in state.files.get(table, ()))
    return next((path for path in paths if not is_there(path)), None)


def directories_of(name: str) -> list[str]:
    """Return the columns that are directories in the name of a file."""
    return [part.partition("=")[0] for part in name.split("/")[:-1] if "=" in part]
