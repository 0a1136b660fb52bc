"""Keeping the tables of an export healthy: merging small files, deleting old ones.

Strategy: small files are merged (see `merging`), and exchanged so that readers see the old files or
the merged ones. How depends on what says which files count: a commit log of the export (see
`log_compaction`), the log of a Delta or Iceberg table (see `lake_compaction`), or the directories
of plain Parquet (see `parquet_compaction`). Where there is a log, the old files stay for readers
that opened the table before; after a retention they are deleted, and with them the orphans that
runs left that died.

Invariant: nothing is deleted that the newest state of a table has, and nothing younger than the
retention. What no table ever had is only deleted under the names that an export or a compaction
gives. In a local OUT, no export runs meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kafkafmt.arguments import described, expect_flag, expect_integer, expect_mapping
from kafkafmt.lakehouse import lake_compaction, log_compaction, parquet_compaction
from kafkafmt.lakehouse.catalog import FILE as CATALOG
from kafkafmt.lakehouse.commit_log import HOME, CommitLog
from kafkafmt.lakehouse.commits import file_name, mapping
from kafkafmt.lakehouse.compacted import ORPHAN_AGE, Compaction, CompactionOptions
from kafkafmt.lakehouse.lake_compaction import Orphans
from kafkafmt.lakehouse.log_tables import SCHEMAS
from kafkafmt.lakehouse.out_directory import (
    INTERNAL,
    locked,
    refuse_interrupted,
    refuse_table_links,
)
from kafkafmt.lakehouse.reading import existing_table, table_format
from kafkafmt.lakehouse.table import TARGET_FILE_SIZE
from kafkafmt.lakehouse.table_directory import LocalDirectory, StoreDirectory
from kafkafmt.storage.local import local_path
from kafkafmt.storage.object_store import ObjectStore
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import is_remote

RETENTION = 7 * 24 * 3600
"""Seconds for which files stay that no table has any more."""

TABLES = tuple(SCHEMAS)
"""The tables that are compacted."""

_LONGEST = 100 * 365 * 24 * 3600  # seconds: delta-rs takes no time before the common era


def compact(
    out: str | os.PathLike[str],
    *,
    target_file_size: int = TARGET_FILE_SIZE,
    retention: float = RETENTION,
    dry_run: bool = False,
    storage_options: Mapping[str, Any] | None = None,
    catalog: Mapping[str, str] | None = None,
) -> Compaction:
    """Merges the small files of an export, and deletes files that no table has any more.

    Within a topic-partition the records are in the order of their offsets. Exports to a store may
    append meanwhile; in a local directory, one run at a time works.

    Args:
        out: the directory or URL that was exported to.
        target_file_size: bytes up to which files are merged.
        retention: seconds for which files stay that no table has any more, so that readers that
            opened a table before can finish; whole hours for Delta. Merged files of plain Parquet
            in a local directory do not stay.
        dry_run: only say what would be done.
        storage_options: options of the fsspec driver, for a URL.
        catalog: properties of pyiceberg's catalog for Iceberg tables; by default, the catalog is
            the file OUT/catalog.db.

    Returns:
        What was done.

    Raises:
        FileNotFoundError: OUT has no export.
        OutputError: another run has OUT, or the last one was interrupted.
        RacedError: another run changed the same files first; that table was not changed.
        TableError: a table cannot be read, or others do not let the commit through.
        OSError: the store refuses, does not answer, or its log is damaged.
        TypeError: an argument has the wrong type.
        ValueError: a number is too small or too large.
    """
    expect_integer("target_file_size", target_file_size, unit=" of bytes", positive=True)
    given: Any = retention
    if not isinstance(given, (int, float)) or isinstance(given, bool):
        raise TypeError(f"retention is a number of seconds, found {described(retention)}")
    if not retention >= 0:
        raise ValueError(f"retention is zero seconds or more, found {retention}")
    expect_flag("dry_run", dry_run)
    expect_mapping("catalog", catalog)
    expect_mapping("storage_options", storage_options)
    options = CompactionOptions(target_file_size, min(retention, _LONGEST), dry_run)
    where = os.fsdecode(out)
    if not where:
        raise FileNotFoundError("'': the path is empty")
    if is_remote(where):
        return _in_store(where, StorageOptions(storage_options or NO_OPTIONS), catalog, options)
    home = Path(local_path(where))
    if not (home / HOME).is_dir():
        raise FileNotFoundError(f"{home}: no export of kafkafmt")
    with locked(home):
        refuse_interrupted(home)
        refuse_table_links(home, (*TABLES, INTERNAL, CATALOG))
        return _in_directory(home, catalog, options)


def _in_directory(
    home: Path, catalog: Mapping[str, str] | None, options: CompactionOptions
) -> Compaction:
    done, plain = Compaction(), []
    for name in (*TABLES, *_internal(home)):
        if not (home / name).is_dir():
            continue
        if table_format(str(home), name) is not None:
            table = existing_table(str(home), name, catalog=catalog)
            directory = LocalDirectory(home / name)
            done += lake_compaction.compact(table, directory, options, Orphans())
        elif name in TABLES:  # Spark writes the others, and replaces them as a whole
            plain.append(name)
    return done + parquet_compaction.compact(home, plain, options)


def _internal(home: Path) -> list[str]:
    """What the directory of the tables of internal topics has."""
    folder = home / INTERNAL
    return sorted(f"{INTERNAL}/{each.name}" for each in folder.iterdir()) if folder.is_dir() else []


def _in_store(
    url: str,
    storage_options: StorageOptions,
    catalog: Mapping[str, str] | None,
    options: CompactionOptions,
) -> Compaction:
    store = ObjectStore(url, storage_options)
    log = CommitLog(store)
    job = log.job()
    if job is None:
        raise FileNotFoundError(f"{store.url}: no export of kafkafmt with a commit log")
    log.refresh()
    done, are_lake = Compaction(), False
    for name in TABLES:
        if table_format(store.url, name, storage_options) is None:
            continue
        are_lake = True
        table = existing_table(store.url, name, storage_options=storage_options, catalog=catalog)
        directory = StoreDirectory(store, name)
        orphans = Orphans(ORPHAN_AGE, _awaited(log, name))
        done += lake_compaction.compact(table, directory, options, orphans)
    return done if are_lake else log_compaction.compact(log, options)


def _awaited(log: CommitLog, table: str) -> list[str]:
    """The files that the newest commit of the log names; the table may not have them yet."""
    newest = next(log.commits(max(log.state.version - 1, 0)), None)
    if newest is None:
        return []
    with log.expected(newest.version):
        return [file_name(name) for name in mapping(newest.account.get("files", {})).get(table, ())]
