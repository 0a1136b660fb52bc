"""The tables of an export as its commit log has them, for any reader: files, a dataset, rows.

Strategy: the log says which files count; pyarrow reads them with the types of the library, also the
columns that are directories. A table without a commit log is what its directory holds.

Invariant: a reader of the log sees each committed record once, whatever else is in the directories.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from kafkafmt.arguments import expect_one_of
from kafkafmt.lakehouse import columns_text, typed_columns
from kafkafmt.lakehouse.commit_log import CommitLog, LogError
from kafkafmt.storage.local import local_path
from kafkafmt.storage.object_store import ObjectStore
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote
from kafkafmt.tables.schemas import BATCH_SCHEMA, DAMAGE_SCHEMA, RECORD_SCHEMA
from kafkafmt.values.records import VALUES_FAILED

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pyarrow.dataset as ds

SCHEMAS = {
    "records": RECORD_SCHEMA,
    "batches": BATCH_SCHEMA,
    "damage": DAMAGE_SCHEMA,
    "values_failed": VALUES_FAILED,
}
"""The tables of an export."""

_PARQUET = "parquet"

_DIRECTORIES = {"partition": pa.int32(), "date": pa.date32(), "hour": pa.int32()}
"""The types of columns that are directories; others are texts."""


def exported_files(
    out: str | os.PathLike[str],
    table: str = "records",
    *,
    storage_options: Mapping[str, Any] | None = None,
) -> list[str]:
    """The Parquet files of a table of an export, in the order in which they were added.

    In a store, only the files in the commit log count: the directories may also have files that a
    run left that died, and files that a compaction replaced.

    Args:
        out: the directory or URL that was exported to.
        table: `records`, `batches`, `damage` or `values_failed`.
        storage_options: options of the fsspec driver, for a URL.

    Returns:
        Paths, or URLs.

    Raises:
        FileNotFoundError: OUT has no export.
        OSError: the store cannot be read, or its log is damaged.
    """
    expect_one_of("table", table, tuple(SCHEMAS))
    if is_remote(os.fspath(out)):
        log = opened(os.fspath(out), storage_options)
        return [log.store.url_of(f"{table}/{file.name}") for file in log.state.ordered(table)]
    return [str(path) for path in _local(Path(local_path(os.fspath(out))), table)]


def exported_dataset(
    out: str | os.PathLike[str],
    table: str = "records",
    *,
    storage_options: Mapping[str, Any] | None = None,
) -> ds.Dataset:
    """A table of an export as a pyarrow dataset, which DuckDB and polars read too.

    Topic and partition have their types, though they are names of directories.

    Args:
        out: the directory or URL that was exported to.
        table: `records`, `batches`, `damage` or `values_failed`.
        storage_options: options of the fsspec driver, for a URL.

    Returns:
        The dataset. It does not follow later commits.

    Raises:
        FileNotFoundError: OUT has no export.
        OSError: the store cannot be read, or its log is damaged.
    """
    expect_one_of("table", table, tuple(SCHEMAS))
    if is_remote(os.fspath(out)):
        log = opened(os.fspath(out), storage_options)
        return dataset_of(log.store, table, names_of(log, table), typed_of(log, table))
    import pyarrow.fs

    home = Path(local_path(os.fspath(out)))
    names = [path.relative_to(home / table).as_posix() for path in _local(home, table)]
    typed = typed_columns.read(home / table)
    return _dataset(pyarrow.fs.LocalFileSystem(), str(home / table), names, SCHEMAS[table], typed)


def opened(out: str, storage_options: Mapping[str, Any] | None) -> CommitLog:
    """The commit log of an export, read up to its newest commit.

    Raises:
        FileNotFoundError: OUT has none.
        LogError: its tables have logs of their own, which say what counts.
    """
    log = CommitLog(ObjectStore(out, StorageOptions(storage_options or NO_OPTIONS)))
    job = log.job()
    if job is None:
        raise FileNotFoundError(f"{log.store.url}: no export of kafkafmt with a commit log")
    if job.get("format", _PARQUET) != _PARQUET:
        raise LogError(
            f"{log.store.url} has {str(job['format']).capitalize()} tables; read them with"
            " kafkafmt.lakehouse.read_table, or a library of that format"
        )
    log.refresh()
    return log


def dataset_of(
    store: ObjectStore, table: str, names: Sequence[str], typed: pa.Schema | None = None
) -> ds.Dataset:
    """Some files of a table as a dataset; `typed` are its columns if it is typed."""
    return _dataset(store.arrow(), store.path_of(table), names, SCHEMAS[table], typed)


def typed_of(log: CommitLog, table: str) -> pa.Schema | None:
    """The columns of a typed table; `None` if it is not typed."""
    text = log.state.columns.get(table)
    return None if text is None else columns_text.of_text(text)


def rows_of(log: CommitLog, table: str, columns: Sequence[str]) -> list[dict[str, Any]]:
    """Some columns of all rows of a small table."""
    table_rows = dataset_of(log.store, table, names_of(log, table)).to_table(columns=list(columns))
    rows: list[dict[str, Any]] = table_rows.to_pylist()
    return rows


def names_of(log: CommitLog, table: str) -> list[str]:
    """The names of the live files of a table, in order."""
    return [file.name for file in log.state.ordered(table)]


def directories_of(name: str) -> list[str]:
    """The columns that are directories in the name of a file."""
    return [part.partition("=")[0] for part in name.split("/")[:-1] if "=" in part]


def _dataset(
    files: Any,
    home: str,
    names: Sequence[str],
    schema: pa.Schema,
    typed: pa.Schema | None = None,
) -> ds.Dataset:
    """Some files as a dataset; `typed` are the columns of a typed table, which a file may lack."""
    import pyarrow.dataset as ds

    if not names:
        return ds.dataset((schema if typed is None else typed).empty_table())
    paths = [f"{home}/{name}" for name in names]
    columns = pa.schema(
        [(name, _DIRECTORIES.get(name, pa.string())) for name in directories_of(names[0])]
    )
    found = ds.ParquetFileFormat().inspect(paths[0], files) if typed is None else typed
    fields = {field.name: field for field in (*found, *columns)}
    order = (schema if typed is None else typed).names
    ordered = [name for name in order if name in fields]
    ordered += [name for name in fields if name not in order]
    return ds.dataset(
        paths,
        schema=pa.schema([fields[name] for name in ordered]),
        format="parquet",
        filesystem=files,
        partitioning=ds.partitioning(columns, flavor="hive") if len(columns) else None,
        partition_base_dir=home,
    )


def _local(home: Path, table: str) -> list[Path]:
    """The Parquet files in the directory of a table.

    Raises FileNotFoundError if the table does not exist; LogError if it has a log of its own.
    """
    root = home / table
    if not root.is_dir():
        raise FileNotFoundError(f"{root}: is not a table of an export")
    if (root / "_delta_log").is_dir() or (root / "metadata").is_dir():
        raise LogError(f"{root} is a Delta or Iceberg table; read it with a library of that format")
    found = (path for path in root.rglob("*.parquet") if path.is_file())
    return sorted(path for path in found if not _is_hidden(path.relative_to(root)))


def _is_hidden(path: Path) -> bool:
    return any(part.startswith((".", "_")) for part in path.parts)
