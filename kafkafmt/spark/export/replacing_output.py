"""Replacing the output of an earlier run, either completely or not at all.

Strategy: a run writes to a staging directory inside OUT, on the same file system. When all files
are there and on the disk, it writes a journal: this decides the swap, which consists of renames
only. After a crash, the next run that opens OUT completes the swap by the journal. A manifest lists
the files that the export wrote; no other file is ever deleted.

    OUT/records/ batches/ damage/ internal/ report.html report.json
    OUT/_kafkafmt/lock            locked while a run writes
    OUT/_kafkafmt/manifest.json   the files that the last finished run wrote
    OUT/_kafkafmt/journal.json    exists from the decision to swap until the swap is complete
    OUT/_kafkafmt/staging/        the files of the current run
    OUT/_kafkafmt/replaced/       the old tables during a swap, until they are deleted

Invariant: each step of the swap can be repeated. If a run dies before the decision, the old tables
are unchanged; if it dies after it, the next run that opens OUT completes the new tables. Files that
the export did not write are never deleted; those inside a replaced table are moved to the same
place in the new table.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.lakehouse.out_directory import (
    MANIFEST,
    REPLACED,
    REPLACING,
    STREAM,
    OutputError,
    inside,
    locked,
    new_directory,
    read_json,
    refuse_foreign,
    texts,
    write_json,
)
from kafkafmt.storage.new_file import READ_WRITE, make_directories, sync_directory, sync_tree


class Output:
    """The directory OUT while one run has it locked. Made by `open_output`.

    Attributes:
        path: OUT itself.
        staging: an empty directory for the new tables and reports.
    """

    def __init__(self, path: Path, names: Sequence[str], permissions: int = READ_WRITE) -> None:
        """`names` are the entries of OUT that an export may write."""
        home = path / HOME
        self.path = path
        self.staging = home / "staging"
        self._names = tuple(names)
        self._permissions = permissions
        self._replaced = home / REPLACED
        self._manifest = home / MANIFEST
        self._journal = home / REPLACING

    def replace(self) -> None:
        """Replaces the entries of the last run by the staged ones, and removes the others."""
        files = [
            file.relative_to(self.staging).as_posix()
            for name in self._names
            for file in _walk(self.staging / name)
        ]
        sync_tree(str(self.staging))
        self._write(self._journal, {"names": list(self._names), "files": files})
        self.finish()

    def finish(self) -> None:
        """Completes the swap that the journal decided, from the step at which it stopped.

        Raises OutputError when the export cannot have written that journal.
        """
        if self._journal.exists():
            journal = read_json(self._journal)
            names = texts(self._journal, journal, "names")
            files = texts(self._journal, journal, "files")
            for name in names:
                if name not in self._names:
                    raise OutputError(f"{self._journal} names {name!r}, which no export writes")
            for file in files:
                inside(self.path, file)
            staged = {file.partition("/")[0] for file in files}
            for name in names:
                if name in staged:
                    self._swap(name)
                else:
                    self._set_aside(name)
            self._empty_replaced()
            sync_directory(str(self.path))
            self._write(self._manifest, {"files": files})
            self._journal.unlink()
            sync_directory(str(self._journal.parent))
        shutil.rmtree(self.staging, ignore_errors=True)

    def check(self) -> None:
        """Raises OutputError when the export did not write an entry with one of its names."""
        written = {file.partition("/")[0] for file in self._written()}
        for name in self._names:
            entry = self.path / name
            if entry.is_symlink() or (entry.exists() and name not in written):
                raise OutputError(f"{entry} was not written by kafkafmt export; move it away")

    def discard(self) -> None:
        """Deletes the staged files, unless the swap was decided."""
        if not self._journal.exists():
            shutil.rmtree(self.staging, ignore_errors=True)

    def _write(self, path: Path, content: Mapping[str, object]) -> None:
        write_json(path, content, self._permissions)

    def _swap(self, name: str) -> None:
        staged, entry = self.staging / name, self.path / name
        if not staged.exists():
            return  # done before the crash
        if staged.is_file():
            staged.replace(entry)
            return
        self._set_aside(name)
        staged.rename(entry)

    def _set_aside(self, name: str) -> None:
        """Moves an entry of the last run to where it is deleted."""
        entry = self.path / name
        if entry.exists():
            make_directories(self._replaced, self._permissions)
            entry.rename(self._replaced / name)

    def _empty_replaced(self) -> None:
        """Moves files of others into the new tables, and deletes the rest."""
        written = set(self._written())
        for file in _walk(self._replaced):
            relative = file.relative_to(self._replaced)
            if relative.as_posix() not in written:
                if len(relative.parts) > 1:
                    inside(self.path, str(relative.parent))
                place = _free_name(self.path / relative)
                make_directories(place.parent, self._permissions)
                file.rename(place)
        shutil.rmtree(self._replaced, ignore_errors=True)

    def _written(self) -> list[str]:
        if not self._manifest.exists():
            return []
        return texts(self._manifest, read_json(self._manifest), "files")


@contextmanager
def open_output(
    path: Path, names: Sequence[str], permissions: int = READ_WRITE
) -> Iterator[Output]:
    """Locks OUT for one run that will replace the entries `names`; creates OUT if it is missing.

    First completes a swap that a crash interrupted. At the end, deletes the staged files unless
    `Output.replace` was called. `permissions` are the most that the new files may have.

    Raises OutputError when the export did not write an entry with one of these names, when OUT is
    not empty and was not made by the export, when another run uses it, or when something in it
    leads out of it.
    """
    refuse_foreign(path)
    with locked(path, permissions):
        if (path / HOME / STREAM).exists():
            raise OutputError(
                f"{path} has an incremental export; run with --incremental, or choose another"
                " directory"
            )
        output = Output(path, names, permissions)
        output.finish()
        output.check()
        new_directory(output.staging, permissions)
        try:
            yield output
        finally:
            output.discard()


def _walk(root: Path) -> Iterator[Path]:
    """Every file at or under `root`; a link to a directory counts as a file."""
    if root.is_file():
        yield root
        return
    for folder, folders, files in os.walk(root):
        links = [name for name in folders if (Path(folder) / name).is_symlink()]
        yield from (Path(folder) / name for name in sorted(files + links))


def _free_name(place: Path) -> Path:
    """`place`, or the first free name with a number appended."""
    free, number = place, 0
    while free.exists() or free.is_symlink():
        number += 1
        free = place.with_name(f"{place.name}.{number}")
    return free
