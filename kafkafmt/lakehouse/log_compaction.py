"""Compacting the tables of an export to a store that have one commit log.

Strategy: one commit of the log exchanges the files of all tables.

Invariant: only files below the tables of OUT are deleted, under names that an export or a
compaction gives; none that the newest state of the log has, and none younger than the retention.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from kafkafmt.lakehouse import commit_log
from kafkafmt.lakehouse.commit_log import CommitLog, LogError, RacedError
from kafkafmt.lakehouse.commits import COMPACT, VACUUM, Commit, CommittedFile, Files
from kafkafmt.lakehouse.compacted import ORPHAN_AGE, Compaction, CompactionOptions, is_ours, merged
from kafkafmt.lakehouse.log_tables import SCHEMAS, directories_of
from kafkafmt.lakehouse.merging import Group, groups, merge, same_columns
from kafkafmt.lakehouse.table import LiveFile, TableError, is_one_log
from kafkafmt.lakehouse.table_directory import StoreDirectory


def compact(log: CommitLog, options: CompactionOptions) -> Compaction:
    """Merges the small files of all tables, and deletes old ones.

    Raises:
        RacedError: another compaction merged the same files first; nothing was changed.
        LogError: a file is not what the log says.
    """
    before = sum(map(len, log.state.files.values()))
    chosen = {
        table: groups(_live(log, table), options.target_file_size, are_in_order=True)
        for table in sorted(log.state.files)
        if table in SCHEMAS
    }
    if any(chosen.values()) and not options.dry_run:
        chosen = _exchange(log, chosen)
    deleted = _vacuum(log, options)
    return merged(before, (group for found in chosen.values() for group in found), deleted)


def _live(log: CommitLog, table: str) -> list[LiveFile]:
    return [
        LiveFile(
            file.name,
            file.size,
            file.rows,
            file.name.rpartition("/")[0],
            is_one_log(directories_of(file.name)),
            entry=file,
        )
        for file in log.state.ordered(table)
    ]


def _exchange(log: CommitLog, chosen: Mapping[str, Sequence[Group]]) -> dict[str, list[Group]]:
    """Merges the groups, and commits all of them at once; returns what was merged."""
    added: Files = {}
    done: dict[str, list[Group]] = {}
    try:
        for table, found in chosen.items():
            for group in found:
                for part, file in _merged(log, table, group):
                    added.setdefault(table, []).append(file)
                    done.setdefault(table, []).append(part)
        removed = {
            table: [file.name for group in found for file in group.files]
            for table, found in done.items()
        }
        if added:
            log.commit(Commit(log.writer, COMPACT, commit_log.now(), added=added, removed=removed))
    except RacedError:
        with suppress(OSError):  # no commit can name these files any more
            log.store.delete(f"{table}/{file.name}" for table in added for file in added[table])
        raise
    return done


def _merged(log: CommitLog, table: str, group: Group) -> list[tuple[Group, CommittedFile]]:
    """Stores the files that take the place of a group: one for each set of columns."""
    directory = StoreDirectory(log.store, table)
    made = []
    with tempfile.TemporaryDirectory(prefix="kafkafmt-") as temporary:
        folder = Path(temporary)
        paths = [directory.fetch(file.name, folder) for file in group.files]
        try:
            for part, parts in same_columns(group, paths):
                name = part.new_name()
                target = directory.new(name, parts, folder)
                rows = merge(parts, target, in_order=part.in_order).num_rows
                if rows != part.rows:
                    raise TableError(f"have {rows} rows, expected {part.rows} by the commit log")
                directory.publish(name, target)
                order = part.files[0].entry.order
                size = target.stat().st_size
                made.append((part, CommittedFile(name, size, rows, order)))
        except TableError as error:
            raise LogError(
                f"{log.store.url_of(f'{table}/{group.files[0].name}')} and"
                f" {len(group.files) - 1} files after it {error}; nothing was changed"
            ) from error
    return made


def _vacuum(log: CommitLog, options: CompactionOptions) -> int:
    """Deletes what no table has any more; returns how many files."""
    state = log.refresh()
    now = time.time()
    oldest = (now - options.retention) * 1000
    removed = {
        table: [name for name, at in names.items() if at <= oldest]
        for table, names in state.removed.items()
        if table in SCHEMAS
    }
    doomed = [f"{table}/{name}" for table, names in removed.items() for name in names]
    # A younger one may be that of a run that has not committed yet.
    youngest = now - max(options.retention, ORPHAN_AGE)
    for table in SCHEMAS:
        known = {*state.files.get(table, ()), *state.removed.get(table, ())}
        for found in log.store.objects(table):
            name = found.name.removeprefix(f"{table}/")
            is_old = found.modified is not None and found.modified <= youngest
            if is_old and name not in known and is_ours(name):
                doomed.append(found.name)
    if options.dry_run:
        return len(doomed)
    log.store.delete(doomed)
    if any(removed.values()):
        log.commit(Commit(log.writer, VACUUM, commit_log.now(), forgotten=removed))
    return len(doomed)
