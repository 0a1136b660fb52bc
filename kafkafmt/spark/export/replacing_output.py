"""Replacing the output of an earlier run, either completely or not at all.

Strategy: a run writes to a staging directory inside OUT, on the same file system. When all files
are there, it writes a journal: this decides the swap, which consists of renames only. After a
crash, the next run that opens OUT completes the swap by the journal. A manifest lists the files
that the export wrote; no other file is ever deleted.

    OUT/records/ batches/ damage/ report.html report.json
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

import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

HOME = "_kafkafmt"
"""The directory of the export's own files. Spark ignores directories whose name starts with _."""


class OutputError(OSError):
    """OUT cannot be used; the message says why and what to do."""


class Output:
    """The directory OUT while one run has it locked. Made by `open_output`.

    Attributes:
        path: OUT itself.
        staging: an empty directory for the new tables and reports.
    """

    def __init__(self, path: Path) -> None:
        home = path / HOME
        self.path = path
        self.staging = home / "staging"
        self._replaced = home / "replaced"
        self._manifest = home / "manifest.json"
        self._journal = home / "journal.json"

    def replace(self, names: Sequence[str]) -> None:
        """Replaces the entries `names` of the last run by the staged ones."""
        files = [
            file.relative_to(self.staging).as_posix()
            for name in names
            for file in _walk(self.staging / name)
        ]
        write_json(self._journal, {"names": list(names), "files": files})
        self.finish()

    def finish(self) -> None:
        """Completes the swap that the journal decided, from the step at which it stopped."""
        if self._journal.exists():
            journal = _read_json(self._journal)
            for name in journal["names"]:
                self._swap(name)
            self._empty_replaced()
            write_json(self._manifest, {"files": journal["files"]})
            self._journal.unlink()
        shutil.rmtree(self.staging, ignore_errors=True)

    def check(self, names: Sequence[str]) -> None:
        """Raises OutputError when the export did not write an entry with one of these names."""
        written = {file.partition("/")[0] for file in self._written()}
        for name in names:
            entry = self.path / name
            if entry.is_symlink() or (entry.exists() and name not in written):
                raise OutputError(f"{entry} was not written by kafkafmt export; move it away")

    def discard(self) -> None:
        """Deletes the staged files, unless the swap was decided."""
        if not self._journal.exists():
            shutil.rmtree(self.staging, ignore_errors=True)

    def _swap(self, name: str) -> None:
        staged, entry = self.staging / name, self.path / name
        if not staged.exists():
            return  # done before the crash
        if staged.is_file():
            staged.replace(entry)
            return
        if entry.exists():
            self._replaced.mkdir(exist_ok=True)
            entry.rename(self._replaced / name)
        staged.rename(entry)

    def _empty_replaced(self) -> None:
        """Moves files of others into the new tables, and deletes the rest."""
        written = set(self._written())
        for file in _walk(self._replaced):
            relative = file.relative_to(self._replaced)
            if relative.as_posix() not in written:
                place = _free_name(self.path / relative)
                place.parent.mkdir(parents=True, exist_ok=True)
                file.rename(place)
        shutil.rmtree(self._replaced, ignore_errors=True)

    def _written(self) -> list[str]:
        if not self._manifest.exists():
            return []
        return [str(file) for file in _read_json(self._manifest)["files"]]


def refuse_foreign(path: Path) -> None:
    """Raises OutputError unless `path` is missing, empty, or a directory that the export made."""
    if path.exists() and not path.is_dir():
        raise OutputError(f"{path} is not a directory")
    if path.is_dir() and not (path / HOME).is_dir() and any(path.iterdir()):
        raise OutputError(
            f"{path} is not empty and was not made by kafkafmt export;"
            " choose a new or an empty directory"
        )


@contextmanager
def open_output(path: Path, names: Sequence[str]) -> Iterator[Output]:
    """Locks OUT for one run that will replace the entries `names`; creates OUT if it is missing.

    First completes a swap that a crash interrupted. At the end, deletes the staged files unless
    `Output.replace` was called.

    Raises OutputError when the export did not write an entry with one of these names, when OUT is
    not empty and was not made by the export, or when another run uses it.
    """
    refuse_foreign(path)
    with locked(path):
        if (path / HOME / "stream").exists():
            raise OutputError(
                f"{path} has an incremental export; run with --incremental, or choose another"
                " directory"
            )
        output = Output(path)
        output.finish()
        output.check(names)
        output.staging.mkdir()
        try:
            yield output
        finally:
            output.discard()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Locks OUT against other runs while the block runs; creates OUT if it is missing.

    A crash releases the lock. Without fcntl (Windows) there is no lock.

    Raises OutputError when another run has the lock.
    """
    home = path / HOME
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("wb") as file:
        try:
            import fcntl
        except ImportError:
            pass
        else:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise OutputError(f"another kafkafmt export is writing to {path}") from error
        yield


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


def _read_json(path: Path) -> dict[str, list[str]]:
    content: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return content


def write_json(path: Path, content: Mapping[str, object]) -> None:
    """Writes a JSON file atomically: after a crash it has its old or its new content."""
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("w", encoding="utf-8") as file:
        json.dump(content, file, indent=1)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
