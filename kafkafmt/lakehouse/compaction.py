"""Keeping the tables of an export healthy: merging small files, deleting old ones.

Strategy: small files are merged (see `merging`) in the workspace of a run. One commit puts them in
the place of their parts: of the journal, for all tables of plain Parquet, or of the log of a Delta
or Iceberg table. Appends meanwhile do not matter; if another run removed one of the parts, nothing
is exchanged. Where readers go by a log, old files stay for those that opened the table before;
after a retention they are deleted, and with them the orphans that runs left that died. The old
files of a plain table in a directory go at once, since readers list them.

Invariant: a run that dies leaves each table as it was, or compacted. Nothing is deleted that the
newest state of a table has, and nothing younger than the retention. What no table ever had is only
deleted under the names that an export or a compaction gives. In a directory, no export runs
meanwhile.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from kafkafmt.arguments import expect_flag, expect_integer, expect_mapping, kind_of
from kafkafmt.lakehouse.catalog import FILE as CATALOG
from kafkafmt.lakehouse.commit import (
    APPEND,
    COMPACT,
    VACUUM,
    Commit,
    CommittedFile,
    Files,
    file_name,
    is_ours,
    mapping,
)
from kafkafmt.lakehouse.data_file import DataFile, data_file
from kafkafmt.lakehouse.formats import ICEBERG
from kafkafmt.lakehouse.journal import EXPORT, HOME, Journal, RacedError, now
from kafkafmt.lakehouse.local_place import LocalPlace, refuse_table_links
from kafkafmt.lakehouse.merging import MergeGroup, Part, groups, merge, named, same_columns
from kafkafmt.lakehouse.place import Place, gone
from kafkafmt.lakehouse.reading import SCHEMAS, directories_of, existing_table, table_format
from kafkafmt.lakehouse.store_place import StorePlace
from kafkafmt.lakehouse.table import TARGET_FILE_SIZE, LakeTable, LiveFile, TableError, is_one_log
from kafkafmt.storage.local import local_path
from kafkafmt.storage.new_file import create, make_directories, permissions_of
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.resolve import is_remote

RETENTION = 7 * 24 * 3600
"""Seconds for which files stay that no table has any more."""

TABLES = tuple(SCHEMAS)
"""The tables that are compacted."""

_LONGEST = 100 * 365 * 24 * 3600  # seconds: delta-rs takes no time before the common era


ORPHAN_AGE = 24 * 3600
"""Seconds: a run in a store may still commit a younger file."""

Merged = list[tuple[str, MergeGroup, DataFile]]
"""Tables, what is merged of them, and the files that take its place."""


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

    files_before: int = 0
    files_after: int = 0
    merged_files: int = 0
    merged_bytes: int = 0
    deleted_files: int = 0

    def __add__(self, other: Compaction) -> Compaction:
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Compaction(*(mine + others for mine, others in pairs))


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
        OutputError: another run has OUT, or an earlier version made it.
        RacedError: another run changed the same files first; that table was not changed.
        TableError: a table cannot be read, or others do not let the commit through.
        OSError: the store refuses, does not answer, or its log is damaged.
        TypeError: an argument has the wrong type.
        ValueError: a number is too small or too large.
    """
    expect_integer("target_file_size", target_file_size, unit=" of bytes", positive=True)
    given: Any = retention
    if not isinstance(given, (int, float)) or isinstance(given, bool):
        raise TypeError(f"retention is a number of seconds, found {kind_of(retention)}")
    if not retention >= 0:
        raise ValueError(f"retention is zero seconds or more, found {retention}")
    expect_flag("dry_run", dry_run)
    expect_mapping("catalog", catalog)
    expect_mapping("storage_options", storage_options)
    where = os.fsdecode(out)
    if not where:
        raise FileNotFoundError("'': the path is empty")
    storage = StorageOptions(storage_options)
    arguments = target_file_size, min(retention, _LONGEST), dry_run, storage, catalog
    if is_remote(where):
        return _Compactor(StorePlace(where, storage), *arguments).run()
    home = Path(local_path(where))
    if not home.exists():
        raise FileNotFoundError(f"{home}: no such directory")
    if not (home / HOME).is_dir():
        raise FileNotFoundError(f"{home}: no export of kafkafmt")
    place = LocalPlace(home, permissions_of([str(home / EXPORT)]))
    with place.held():
        refuse_table_links(home, (*TABLES, CATALOG))
        return _Compactor(place, *arguments).run()


class _Compactor:
    """One compaction of OUT, which is held; the arguments are those of `compact`."""

    def __init__(
        self,
        place: Place,
        target_file_size: int,
        retention: float,
        dry_run: bool,
        storage_options: StorageOptions,
        catalog: Mapping[str, str] | None,
    ) -> None:
        self._place = place
        self._target = target_file_size
        self._retention = retention
        self._is_dry_run = dry_run
        self._storage = storage_options
        self._catalog = catalog
        self._journal = Journal(place)
        self._run = self._journal.run
        self._begun = 0  # the version of the journal when it was read first

    def run(self) -> Compaction:
        job = self._journal.job()
        if job is not None:
            self._journal.refresh()
            if not self._is_dry_run:
                self._journal.settle()
        self._begun = self._journal.state.version
        formats = {
            name: ICEBERG if self._catalog else format
            for name in TABLES
            if (format := table_format(self._place.url, name, self._storage)) is not None
        }
        done = Compaction()
        for name, format in formats.items():
            table = existing_table(
                self._place.url, name, format, storage_options=self._storage, catalog=self._catalog
            )
            done += self._lake(name, table)
        if formats:
            return done
        if job is None:
            raise FileNotFoundError(f"{self._place.url}: no export of kafkafmt with a journal")
        return self._plain()

    def _lake(self, name: str, table: LakeTable) -> Compaction:
        """Compacts a table that has a log of its own."""
        files = table.live_files()
        chosen = {name: groups(files, self._target)}
        if self._is_dry_run or not chosen[name]:
            done = chosen[name]
        else:
            merged = self._merged(chosen)
            if merged:
                added = {name: [CommittedFile(file.path, 0, 0) for _, _, file in merged]}
                self._place.publish(Commit(self._run, APPEND, now(), added=added))
                try:
                    table.exchange([(group.files, file) for _, group, file in merged])
                except RacedError:  # after any other error, the commit may be there
                    self._discard(merged)
                    raise
            done = [group for _, group, _ in merged]
        return _summed(len(files), done, self._vacuum_lake(name, table))

    def _vacuum_lake(self, name: str, table: LakeTable) -> int:
        prefix = f"{name}/"
        modified = {
            stored.name.removeprefix(prefix): stored.modified
            for stored in self._place.objects(name)
        }
        removed, unknown = table.unneeded(self._retention, modified, dry_run=self._is_dry_run)
        # In a directory that is held, no run will commit a file that is not in the journal.
        age = self._retention if self._place.is_listed else max(self._retention, ORPHAN_AGE)
        doomed = removed | {
            name
            for name in unknown
            if is_ours(name) and (at := modified[name]) is not None and at <= time.time() - age
        }
        doomed.difference_update(self._awaited(name))
        if not self._is_dry_run:
            self._place.delete(f"{prefix}{name}" for name in sorted(doomed))
        return len(doomed)

    def _awaited(self, table: str) -> list[str]:
        """The files of commits of the journal that the table may not have had when it was read.

        These are the newest one, which may be made again in the table, and those made since this
        compaction began: where its clock is ahead, their files look old.
        """
        begun = max(self._begun - 1, 0)
        self._journal.refresh()
        names: list[str] = []
        for commit in self._journal.commits(begun):
            with self._journal.expected(commit.version):
                named = mapping(commit.account.get("files", {})).get(table, ())
                names += map(file_name, named)
        return names

    def _plain(self) -> Compaction:
        """Compacts all tables whose files the journal lists."""
        state = self._journal.state
        before = sum(map(len, state.files.values()))
        chosen = {
            table: groups(self._live(table), self._target, are_in_order=True)
            for table in sorted(state.files)
            if table in SCHEMAS
        }
        done = [group for found in chosen.values() for group in found]
        if done and not self._is_dry_run:
            self._place.expect_exchange()
            merged = self._merged(chosen)
            if merged:
                self._exchange(merged)
            done = [group for _, group, _ in merged]
        if self._place.is_listed:  # the old files went with the old directories
            return _summed(before, done, sum(len(group.files) for group in done))
        return _summed(before, done, self._vacuum())

    def _live(self, table: str) -> list[LiveFile]:
        return [
            LiveFile(
                file.name,
                file.size,
                file.rows,
                file.name.rpartition("/")[0],
                is_one_log(directories_of(file.name)),
                entry=file,
            )
            for file in self._journal.state.ordered(table)
        ]

    def _exchange(self, merged: Merged) -> None:
        """Commits merged files to the journal."""
        added: Files = {}
        removed: dict[str, list[str]] = {}
        for table, group, file in merged:
            order = group.files[0].entry.order
            new = CommittedFile(file.path, file.size, file.rows, order)
            added.setdefault(table, []).append(new)
            removed.setdefault(table, []).extend(part.name for part in group.files)
        commit = Commit(
            self._run,
            COMPACT,
            now(),
            added=added,
            removed=removed,
            forgotten=removed if self._place.is_listed else {},
        )
        try:
            committed = self._journal.commit(commit)
        except RacedError:  # no commit can name these files any more
            self._discard(merged)
            raise
        self._place.publish(committed)

    def _vacuum(self) -> int:
        journal, place = self._journal, self._place
        # A younger one may be that of a run that has not committed yet.
        youngest = time.time() - max(self._retention, ORPHAN_AGE)
        old = [
            (table, stored.name)
            for table in {*SCHEMAS, *journal.state.files}
            for stored in place.objects(table)
            if stored.modified is not None and stored.modified <= youngest
        ]
        # After the listing: where the clock is ahead, what is committed meanwhile looks old, too.
        state = journal.refresh()
        oldest = (time.time() - self._retention) * 1000
        removed = {
            table: [name for name, at in names.items() if at <= oldest]
            for table, names in state.removed.items()
        }
        doomed = [f"{table}/{name}" for table, names in removed.items() for name in names]
        for table, path in old:
            name = path.removeprefix(f"{table}/")
            is_known = any(name in names.get(table, ()) for names in (state.files, state.removed))
            if not is_known and is_ours(name):
                doomed.append(path)
        if self._is_dry_run:
            return len(doomed)
        place.delete(doomed)
        if any(removed.values()):
            journal.commit(Commit(journal.run, VACUUM, now(), forgotten=removed))
        return len(doomed)

    def _merged(self, chosen: Mapping[str, Sequence[MergeGroup]]) -> Merged:
        """Writes and keeps the files that take the place of some groups."""
        merged: Merged = []
        try:
            for table, groups in chosen.items():
                for group in groups:
                    self._merge(table, group, merged)
            reason = gone(self._place, (f"{table}/{file.path}" for table, _, file in merged))
            if reason is not None:
                raise TableError(f"{reason}; nothing was changed")
        except BaseException:  # Ctrl-C, too: no table names these files
            self._discard(merged)
            raise
        return merged

    def _merge(self, table: str, group: MergeGroup, merged: Merged) -> None:
        """Adds a file to `merged` for each set of columns that a group has."""
        with (
            self._place.workspace(self._run) as folder,
            tempfile.TemporaryDirectory(prefix="kafkafmt-") as fetched,
        ):
            names = [f"{table}/{file.name}" for file in group.files]
            found = [
                Part(self._place.fetch(name, Path(fetched)), self._place.url_of(name))
                for name in names
            ]
            for part, parts in same_columns(group, found):
                name = part.new_name()
                target = folder / table / name
                permissions = permissions_of(str(file.path) for file in parts)
                make_directories(target.parent, permissions)
                with create(str(target), permissions) as stream:
                    footer = merge(parts, stream, in_order=part.in_order)
                if footer.num_rows != part.rows:
                    raise TableError(
                        f"{named(parts)} have {footer.num_rows} rows, expected {part.rows} by the"
                        " log; nothing was changed"
                    )
                file = data_file(footer, name, target.stat().st_size)
                merged.append((table, part, file))
                self._place.keep(folder, {table: [file]})

    def _discard(self, merged: Merged) -> None:
        with suppress(OSError):
            self._place.delete(f"{table}/{file.path}" for table, _, file in merged)
            self._place.sweep()


def _summed(before: int, done: Iterable[MergeGroup], deleted: int) -> Compaction:
    """What merging some groups of files does."""
    listed = list(done)
    files = [file for group in listed for file in group.files]
    size = sum(file.size for file in files)
    return Compaction(before, before - len(files) + len(listed), len(files), size, deleted)
