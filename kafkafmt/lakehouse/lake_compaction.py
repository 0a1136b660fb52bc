"""Compacting one table that has a log of commits of its own: Delta or Iceberg.

Strategy: the merged files are written into the directory of the table, where nobody sees them. Then
one commit exchanges all of them for their parts. Appends meanwhile do not matter; if another commit
removed one of the parts, nothing is exchanged. What no reader needs is deleted after the retention.

Invariant: a run that dies leaves the table as it was, or compacted, and at most files that nobody
reads.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from kafkafmt.lakehouse.commit_log import RacedError
from kafkafmt.lakehouse.compacted import Compaction, CompactionOptions, is_ours, merged
from kafkafmt.lakehouse.data_file import DataFile, data_file
from kafkafmt.lakehouse.merging import Group, groups, merge, same_columns
from kafkafmt.lakehouse.table import LakeTable, TableError
from kafkafmt.lakehouse.table_directory import TableDirectory


@dataclass(frozen=True)
class Orphans:
    """Which files that the table never had may be deleted.

    Attributes:
        age: seconds; a younger file may be that of a run that commits it later.
        awaited: files that a run will commit.
    """

    age: float = 0
    awaited: Collection[str] = ()


def compact(
    table: LakeTable, directory: TableDirectory, options: CompactionOptions, orphans: Orphans
) -> Compaction:
    """Merges the small files of a table, and deletes old ones.

    Raises:
        RacedError: another run changed the same files first; the table was not changed.
        TableError: the table cannot be read, or others do not let the commit through.
    """
    files = table.live_files()
    chosen = groups(files, options.target_file_size)
    if chosen and not options.dry_run:
        chosen = _exchange(table, directory, chosen)
    return merged(len(files), chosen, _vacuum(table, directory, options, orphans))


def _exchange(table: LakeTable, directory: TableDirectory, chosen: Sequence[Group]) -> list[Group]:
    """Merges the groups, and commits all of them at once; returns what was merged."""
    made: list[tuple[Group, DataFile]] = []
    try:
        for group in chosen:
            made += _merged(table, directory, group)
    except BaseException:  # Ctrl-C, too: no table names these files
        _discard(directory, made)
        raise
    try:
        if made:
            table.exchange([(group.files, file) for group, file in made])
    except RacedError:  # after any other error, the commit may be there
        _discard(directory, made)
        raise
    return [group for group, _ in made]


def _discard(directory: TableDirectory, made: Sequence[tuple[Group, DataFile]]) -> None:
    with suppress(OSError):
        directory.delete(file.path for _, file in made)


def _merged(
    table: LakeTable, directory: TableDirectory, group: Group
) -> list[tuple[Group, DataFile]]:
    """Writes the files that take the place of a group: one for each set of columns."""
    made: list[tuple[Group, DataFile]] = []
    try:
        with tempfile.TemporaryDirectory(prefix="kafkafmt-") as temporary:
            folder = Path(temporary)
            paths = [directory.fetch(file.name, folder) for file in group.files]
            for part, parts in same_columns(group, paths):
                name = part.new_name()
                target = directory.new(name, parts, folder)
                made.append((part, DataFile(name, 0, 0)))
                footer = merge(parts, target, in_order=part.in_order)
                if footer.num_rows != part.rows:
                    raise TableError(
                        f"{table.location}/{part.files[0].name} and {len(part.files) - 1} files"
                        f" after it have {footer.num_rows} rows, expected {part.rows} by the log of"
                        " the table; nothing was changed"
                    )
                made[-1] = part, data_file(footer, name, target.stat().st_size)
                directory.publish(name, target)
    except BaseException:  # likewise
        _discard(directory, made)
        raise
    return made


def _vacuum(
    table: LakeTable, directory: TableDirectory, options: CompactionOptions, orphans: Orphans
) -> int:
    """Deletes what no reader needs any more; returns how many files."""
    found = {each.name: each.modified for each in directory.objects()}
    removed, unknown = table.unneeded(options.retention, found, dry_run=options.dry_run)
    youngest = time.time() - max(options.retention, orphans.age)
    doomed = removed | {
        name
        for name in unknown
        if is_ours(name) and (modified := found[name]) is not None and modified <= youngest
    }
    doomed.difference_update(orphans.awaited)
    if not options.dry_run:
        directory.delete(sorted(doomed))
    return len(doomed)
