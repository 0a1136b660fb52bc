"""Compacting tables of plain Parquet in a local directory.

Strategy: such a table is what its directories hold. So each directory with small files is made
once more beside the tables, with the merged files and links to all others, and the two are
exchanged in one step. A full export's list of its files names the merged ones before the first
exchange, and no longer the old ones after the last.

    OUT/_kafkafmt/compaction/<n>/    the directories to come, or those that were exchanged

Invariant: at any moment each directory has its rows once. Files that no export wrote are neither
merged nor deleted.
"""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.lakehouse.compacted import Compaction, CompactionOptions, is_ours, merged
from kafkafmt.lakehouse.data_file import data_file
from kafkafmt.lakehouse.log_tables import directories_of
from kafkafmt.lakehouse.merging import Group, groups, merge, same_columns
from kafkafmt.lakehouse.out_directory import (
    COMPACTION,
    MANIFEST,
    OutputError,
    new_directory,
    read_json,
    texts,
    write_json,
)
from kafkafmt.lakehouse.table import LiveFile, TableError, is_one_log
from kafkafmt.storage.exchange import exchange
from kafkafmt.storage.new_file import create, permissions_of, sync_directory, sync_tree

_SUFFIX = ".parquet"


@dataclass(frozen=True)
class _Directory:
    """A directory with small files.

    Attributes:
        path: where it is.
        groups: its files that become one.
    """

    path: Path
    groups: list[Group]


def compact(out: Path, tables: Sequence[str], options: CompactionOptions) -> Compaction:
    """Merges the small files of some tables; OUT is locked.

    Raises:
        OutputError: the file system cannot exchange directories, or OUT is not what an export made.
        TableError: a file is not a Parquet file.
    """
    manifest = _Manifest(out)
    count, chosen = 0, []
    for table in tables:
        for path, files in _directories(out / table):
            count += len(files)
            mine = [file for file in files if manifest.has(path / file)]
            found = _groups(out / table, path, mine, options.target_file_size)
            if found:
                chosen.append(_Directory(path, found))
    if options.dry_run:
        done = [group for each in chosen for group in each.groups]
    else:
        done = _exchange_all(out / HOME / COMPACTION, manifest, chosen)
    return merged(count, done, sum(len(group.files) for group in done))


class _Manifest:
    """The files that a full export wrote; an incremental one has no list of them."""

    def __init__(self, out: Path) -> None:
        self._out = out
        self._path = out / HOME / MANIFEST
        self._files: set[str] | None = None
        if self._path.exists():
            self._files = set(texts(self._path, read_json(self._path), "files"))

    def has(self, file: Path) -> bool:
        """Whether an export wrote a file."""
        if self._files is None:
            return is_ours(file.name)
        return self._relative(file) in self._files

    def change(self, added: Sequence[Path], removed: Sequence[Path]) -> None:
        """Replaces some files by others."""
        if self._files is not None:
            self._files -= set(map(self._relative, removed))
            self._files |= set(map(self._relative, added))
            permissions = stat.S_IMODE(self._path.stat().st_mode)
            write_json(self._path, {"files": sorted(self._files)}, permissions)

    def _relative(self, file: Path) -> str:
        return file.relative_to(self._out).as_posix()


def _directories(table: Path) -> Iterator[tuple[Path, list[str]]]:
    """The directories of a table that have Parquet files, and the names of those."""
    for folder, folders, names in os.walk(table):
        folders[:] = sorted(name for name in folders if not name.startswith((".", "_")))
        files = [name for name in sorted(names) if not name.startswith((".", "_"))]
        found = [name for name in files if name.endswith(_SUFFIX)]
        if found:
            yield Path(folder), found


def _groups(table: Path, path: Path, files: Sequence[str], target: int) -> list[Group]:
    """The files of a directory that become one; their names are relative to it."""
    if len(files) < 2:
        return []
    name = (path / files[0]).relative_to(table).as_posix()
    by_log = is_one_log(directories_of(name))
    return groups([_live(path / file, by_log) for file in files], target)


def _live(path: Path, by_log: bool) -> LiveFile:
    try:
        metadata = pq.read_metadata(path)
    except (pa.ArrowException, OSError) as error:
        raise TableError(f"{path} is not a Parquet file: {error}") from error
    size = path.stat().st_size
    offset = data_file(metadata, path.name, size).columns.get("offset")
    offsets = None
    if offset is not None and isinstance(offset.least, int) and isinstance(offset.greatest, int):
        offsets = offset.least, offset.greatest
    return LiveFile(path.name, size, metadata.num_rows, "", by_log, offsets)


def _exchange_all(staging: Path, manifest: _Manifest, chosen: Sequence[_Directory]) -> list[Group]:
    """Writes the merged files of all directories, and exchanges these; returns what was merged."""
    if not chosen:
        return []
    new_directory(staging)
    made: list[tuple[_Directory, Path, list[str]]] = []
    try:
        for number, each in enumerate(chosen):
            place = staging / str(number)
            place.mkdir(0o700)
            done, names = _merged(each, place)
            if done:
                made.append((_Directory(each.path, done), place, names))
        sync_tree(str(staging))
        manifest.change([each.path / name for each, _, names in made for name in names], [])
        for each, place, _ in made:
            _exchange(each, place)
        manifest.change(
            [],
            [each.path / file.name for each, _, _ in made for g in each.groups for file in g.files],
        )
    finally:
        shutil.rmtree(staging, ignore_errors=True)
    return [group for each, _, _ in made for group in each.groups]


def _merged(directory: _Directory, place: Path) -> tuple[list[Group], list[str]]:
    """Writes the merged files of a directory; returns what was merged, and their names."""
    done, names = [], []
    for group in directory.groups:
        paths = [directory.path / file.name for file in group.files]
        for part, parts in same_columns(group, paths):
            name = part.new_name()
            create(str(place / name), permissions_of(map(str, parts))).close()
            rows = merge(parts, place / name, in_order=part.in_order).num_rows
            if rows != part.rows:
                raise TableError(
                    f"{parts[0]} and {len(parts) - 1} files after it have {rows} rows, expected"
                    f" {part.rows} by their footers; nothing was changed"
                )
            done.append(part)
            names.append(name)
    return done, names


def _exchange(directory: _Directory, place: Path) -> None:
    """Gives a directory its merged files in the place of their parts."""
    gone = {file.name for group in directory.groups for file in group.files}
    kept = set(os.listdir(directory.path)) - gone
    for name in kept:
        _link(directory.path / name, place / name)
    place.chmod(stat.S_IMODE(directory.path.stat().st_mode))
    sync_directory(str(place))
    try:
        exchange(str(directory.path), str(place))
    except OSError as error:
        raise OutputError(
            f"{directory.path}: this file system cannot exchange two directories in one step"
            f" ({error.strerror}), without which readers could see rows twice or not at all; not"
            " compacted"
        ) from error
    sync_directory(str(directory.path.parent))
    for name in set(os.listdir(place)) - gone - kept:  # someone added it meanwhile
        (place / name).rename(directory.path / name)


def _link(file: Path, copy: Path) -> None:
    """The same file in another directory."""
    if file.is_symlink() or not file.is_file():
        raise OutputError(f"{file} is not a file, so its directory is not compacted; move it away")
    try:
        os.link(file, copy)
    except OSError:  # not every file system has hard links
        shutil.copy2(file, copy)
