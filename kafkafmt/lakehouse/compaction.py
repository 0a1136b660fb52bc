"""Keeping the tables of an export to a store healthy: merging small files, deleting old ones.

Strategy: small files are merged (see `merging`) and exchanged in one commit of the log, so readers
see the old files or the merged ones. Exports may append meanwhile. The old files stay for readers
that opened the table before; after a retention they are deleted, and with them the orphans that
runs left that died.

Invariant: only files below the tables of OUT are deleted, under names that an export or a
compaction gives; none that the newest state of the log has, and none younger than the retention.
"""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kafkafmt.arguments import expect_integer
from kafkafmt.lakehouse import commit_log
from kafkafmt.lakehouse.commit_log import CommitLog, LogError, RacedError
from kafkafmt.lakehouse.commits import COMPACT, VACUUM, Commit, CommittedFile, Files, file_name
from kafkafmt.lakehouse.log_tables import SCHEMAS, opened
from kafkafmt.lakehouse.merging import groups, is_one_log, merge, merged_name
from kafkafmt.storage.resolve import is_remote

TARGET_FILE_SIZE = 128 * 1024 * 1024
"""Bytes of a file that is neither small nor large."""

RETENTION = 7 * 24 * 3600
"""Seconds for which files stay that no table has any more."""

_OURS = re.compile(r"(?:part|merged)-(?:[0-9]+-)?[0-9a-f]{32}(?:-[0-9]+)?\.[a-z0-9]+\.parquet")
_AT_ONCE = 1000


@dataclass(frozen=True)
class Compaction:
    """What a compaction did, or would do.

    Attributes:
        files_before: how many files the tables had.
        files_after: how many they have now.
        merged_files: how many files were merged.
        merged_bytes: their bytes.
        deleted_files: how many old files and orphans were deleted.
    """

    __module__ = "kafkafmt"

    files_before: int
    files_after: int
    merged_files: int
    merged_bytes: int
    deleted_files: int


def compact(
    out: str | os.PathLike[str],
    *,
    target_file_size: int = TARGET_FILE_SIZE,
    retention: float = RETENTION,
    dry_run: bool = False,
    storage_options: Mapping[str, Any] | None = None,
) -> Compaction:
    """Merges the small files of an export to a store, and deletes files that no table has any more.

    Within a topic-partition the records stay in the order of their offsets. Exports may append
    meanwhile.

    Args:
        out: the URL that was exported to.
        target_file_size: bytes up to which files are merged.
        retention: seconds for which files stay that no table has any more, so that readers that
            opened a table before can finish.
        dry_run: only say what would be done.
        storage_options: options of the fsspec driver.

    Returns:
        What was done.

    Raises:
        FileNotFoundError: OUT has no export with a commit log.
        RacedError: another compaction merged the same files first; nothing was changed.
        OSError: the store refuses, does not answer, or its log is damaged.
    """
    expect_integer("target_file_size", target_file_size, unit=" of bytes", positive=True)
    if retention < 0:
        raise ValueError(f"retention must not be negative, found {retention}")
    if not is_remote(os.fspath(out)):
        raise LogError(
            f"{os.fspath(out)}: only exports to an object store have the commit log that a"
            " compaction needs"
        )
    log = opened(os.fspath(out), storage_options)
    before = _count(log)
    chosen = {
        table: list(groups(log.state, table, target_file_size))
        for table in sorted(log.state.files)
        if table in SCHEMAS
    }
    merged = [file for found in chosen.values() for group in found for file in group]
    if merged and not dry_run:
        _exchange(log, chosen)
    deleted = _vacuum(log, retention, dry_run=dry_run)
    fewer = len(merged) - sum(map(len, chosen.values()))
    return Compaction(
        before,
        before - fewer,
        len(merged),
        sum(file.size for file in merged),
        deleted,
    )


def _count(log: CommitLog) -> int:
    return sum(map(len, log.state.files.values()))


def _exchange(log: CommitLog, chosen: Mapping[str, Sequence[Sequence[CommittedFile]]]) -> None:
    """Merges the groups, and commits all of them at once."""
    added: Files = {}
    try:
        for table, found in chosen.items():
            for group in found:
                added.setdefault(table, []).append(_merged(log, table, group))
        removed = {
            table: [file.name for group in found for file in group]
            for table, found in chosen.items()
        }
        log.commit(Commit(log.writer, COMPACT, commit_log.now(), added=added, removed=removed))
    except RacedError:
        with suppress(OSError):  # no commit can name these files any more
            log.store.delete(f"{table}/{file.name}" for table in added for file in added[table])
        raise


def _merged(log: CommitLog, table: str, group: Sequence[CommittedFile]) -> CommittedFile:
    """Stores the file that takes the place of a group."""
    name = merged_name(group)
    with tempfile.TemporaryDirectory(prefix="kafkafmt-") as folder:
        parts = [Path(folder) / f"{number}.parquet" for number in range(len(group))]
        for file, part in zip(group, parts, strict=True):
            log.store.download(f"{table}/{file.name}", str(part))
        target = Path(folder) / "merged.parquet"
        rows = merge(parts, target, in_order=is_one_log(name))
        expected = sum(file.rows for file in group)
        if rows != expected:
            raise LogError(
                f"{log.store.url_of(f'{table}/{group[0].name}')} and {len(group) - 1} files after"
                f" it have {rows} rows, expected {expected} by the commit log; nothing was changed"
            )
        log.store.upload(str(target), f"{table}/{name}")
        return CommittedFile(name, target.stat().st_size, rows, group[0].order)


def _vacuum(log: CommitLog, retention: float, *, dry_run: bool) -> int:
    """Deletes what no table has any more; returns how many files."""
    state = log.refresh()
    now = time.time()
    oldest = (now - retention) * 1000
    removed = {
        table: [name for name, at in names.items() if at <= oldest]
        for table, names in state.removed.items()
        if table in SCHEMAS
    }
    doomed = [f"{table}/{name}" for table, names in removed.items() for name in names]
    if log.planned() is None:  # or orphans may be those of a run that has not committed yet
        for table in SCHEMAS:
            known = {*state.files.get(table, ()), *state.removed.get(table, ())}
            for found in log.store.objects(table):
                name = found.name.removeprefix(f"{table}/")
                is_old = found.modified is not None and found.modified <= now - retention
                if is_old and name not in known and _is_ours(name):
                    doomed.append(found.name)
    if dry_run:
        return len(doomed)
    for first in range(0, len(doomed), _AT_ONCE):
        log.store.delete(doomed[first : first + _AT_ONCE])
    if any(removed.values()):
        log.commit(Commit(log.writer, VACUUM, commit_log.now(), forgotten=removed))
    return len(doomed)


def _is_ours(name: str) -> bool:
    try:
        return _OURS.fullmatch(file_name(name).rpartition("/")[2]) is not None
    except ValueError:
        return False
