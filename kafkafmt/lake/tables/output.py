"""OUT of an export: a directory of this machine or of a store, and the plain tables in it.

Strategy: tasks write the files of Delta and Iceberg tables where these lie: nobody sees a file that
no commit of its table names. Plain Parquet has no commits. In a directory, its files come to a
hidden directory of OUT, and each new table then takes the place of the old one with one rename. In
a store, which renames nothing, plain tables are written once.

Invariant: a file that an export did not write is not deleted, and no link is followed.
"""

from __future__ import annotations

import ctypes
import errno
import os
import re
import shutil
import tempfile
import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.file_system import walked
from kafkafmt.storage.new_file import (
    READ_WRITE,
    is_partial_name,
    make_directories,
    sync_directory,
    sync_tree,
    write_new,
)
from kafkafmt.storage.object_store import MAX_OBJECT, ObjectStore
from kafkafmt.storage.resolve import is_remote, open_tree
from kafkafmt.storage.safe_paths import is_there, read, refuse_link, refuse_links

REPORT_JSON, REPORT_HTML = "report.json", "report.html"
_JOURNAL = "_kafkafmt"
"""What earlier versions had in OUT."""
_STARTED = "_started"
"""The object of a store that the one run creates which may write plain tables there."""
_PLAIN = b'"format": "parquet"'
"""What the report of an export to plain tables has; in a text of it, quotes are escaped."""
_RESULTS = ".kafkafmt-results-"
_NEW = ".kafkafmt-"
"""The name of the directory for new plain tables begins with this."""
_OURS = re.compile(r"part-(?:[0-9]+-)?[0-9a-f]{32}(?:-[0-9]+)?\.[a-z0-9]+\.parquet")
_CANNOT = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EPERM}
"""The errors of a system, or of a file system, that cannot exchange two directories."""
_HERE, _EXCHANGE = -100, 2  # AT_FDCWD and RENAME_EXCHANGE of Linux


class OutputError(OSError):
    """OUT cannot be used; the message has the reason and a remedy."""


class OutputInUseError(OutputError):
    """Another run has OUT."""


@dataclass(frozen=True)
class Target:
    """The place of tasks for the files of tables; can be pickled.

    Attributes:
        root: the directory of the tables: an absolute path, or a URL.
        permissions: the most that a file may have.
    """

    root: str
    storage: StorageOptions = NO_OPTIONS
    permissions: int = READ_WRITE

    @contextmanager
    def workspace(self) -> Iterator[Path]:
        """Return a directory for new files, one directory for each table.

        For a store, it is a temporary one of this machine.
        """
        if is_remote(self.root):
            with tempfile.TemporaryDirectory(prefix="kafkafmt-") as folder:
                yield Path(folder)
        else:
            yield Path(self.root)

    def keep(self, folder: Path, files: Mapping[str, Sequence[DataFile]]) -> None:
        """Bring complete files of a workspace to the disk, or into the store."""
        names = [f"{table}/{file.path}" for table, added in files.items() for file in added]
        if is_remote(self.root):
            store = ObjectStore(self.root, self.storage)
            for name in names:
                store.upload(str(folder / name), name)
            return
        directories = {folder, folder.parent}
        for name in names:
            sync_tree(str(folder / name))
            directories.update(folder / above for above in Path(name).parents)
        for directory in directories:
            sync_directory(str(directory))

    @contextmanager
    def results(self) -> Iterator[str]:
        """Return the name of a directory for the results of tasks, removed after the block.

        In a directory, the next run removes the results of a killed one.
        """
        name = f"{_RESULTS}{uuid.uuid4().hex}"
        if not is_remote(self.root):
            make_directories(Path(self.root, name), self.permissions)
        try:
            yield name
        finally:
            if is_remote(self.root):
                store = ObjectStore(self.root, self.storage)
                store.delete([path for path, _ in store.objects(name)])
            else:
                shutil.rmtree(Path(self.root, name))

    def read(self, name: str) -> bytes:
        """Return the content of a file of `write`."""
        if is_remote(self.root):
            return ObjectStore(self.root, self.storage).read(name)
        return read(f"{self.root}/{name}", MAX_OBJECT)

    def delete(self, names: Iterable[str]) -> None:
        """Delete files not named by a commit; missing ones are ignored."""
        if is_remote(self.root):
            ObjectStore(self.root, self.storage).delete(names)
            return
        for name in names:
            with suppress(FileNotFoundError):
                os.unlink(f"{self.root}/{name}")

    def write(self, name: str, data: bytes) -> None:
        """Write a file, or replace it."""
        if is_remote(self.root):
            ObjectStore(self.root, self.storage).write(name, data)
        else:
            write_new(f"{self.root}/{name}", data, permissions=self.permissions)


@contextmanager
def held(out: str, permissions: int = READ_WRITE) -> Iterator[None]:
    """Keep other runs away from a directory during the block, where the system can.

    A missing directory is created. A crash releases it. Of two runs into a store, the commits of
    the tables decide.

    Raises:
        OutputInUseError: another run has it.
        OutputError: it is not a directory.
    """
    if is_remote(out):
        yield
        return
    path = Path(out)
    try:
        make_directories(path, permissions)
    except NotADirectoryError as error:
        raise OutputError(f"{out} is not a directory") from error
    try:
        import fcntl
    except ImportError:  # on Windows
        yield
        return
    descriptor = os.open(out, os.O_RDONLY | os.O_DIRECTORY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise OutputInUseError(f"another kafkafmt export is writing to {out}") from error
        except OSError:
            pass  # NFS locks no directory
        else:
            _remove_unfinished(path)
        yield
    finally:
        os.close(descriptor)


def _remove_unfinished(out: Path) -> None:
    """Remove files left unfinished by a killed run or a failed disk."""
    for name in os.listdir(out):
        if name.startswith(_RESULTS):
            refuse_link(out / name)
            shutil.rmtree(out / name)
        if any(is_partial_name(report, name) for report in (REPORT_JSON, REPORT_HTML)):
            with suppress(OSError):
                os.unlink(out / name)


def expect_output(out: str, storage: StorageOptions, known: Iterable[str]) -> None:
    """Raise OutputError unless OUT is missing, empty, or of an export.

    `known` are the names of tables, and of the catalog.
    """
    tree = open_tree(out, storage)
    kind = tree.kind(out)
    if kind not in (None, "directory"):
        raise OutputError(f"{out} is not a directory")
    names = {item.name for item in tree.items(out)} if kind else set()
    if _JOURNAL in names:
        raise OutputError(
            f"{out} was exported by an earlier version of kafkafmt, with a journal in {_JOURNAL};"
            " choose another directory"
        )
    mine = (REPORT_HTML, _STARTED, ".", *known)  # hidden: of a run that was killed
    if REPORT_JSON not in names and any(not name.startswith(mine) for name in names):
        raise OutputError(
            f"{out} is not empty and was not made by kafkafmt export;"
            " choose a new or an empty directory"
        )


def refuse_table_links(out: str, names: Iterable[str]) -> None:
    """Raise OutputError when something in a directory is a link, or has one in it."""
    if is_remote(out):
        return
    try:
        for name in names:
            refuse_links(Path(out, name))
    except OSError as error:
        raise OutputError(
            f"{error.filename or out}: {error.strerror or error}; kafkafmt export did not make it"
            " so, choose another directory"
        ) from error


def plain_files(out: str, table: str, storage: StorageOptions = NO_OPTIONS) -> list[str]:
    """Return the names of the files of a plain table, relative to its directory, in order.

    Raises:
        FileNotFoundError: OUT has no such table, the run that writes it into a store has not
            ended, or it was a Delta or Iceberg table, whose log is gone.
        OutputError: there is a link in it.
    """
    if is_remote(out):
        store = ObjectStore(out, storage)
        found = [name.removeprefix(f"{table}/") for name, _ in store.objects(table)]
        reported = store.read(REPORT_JSON) if REPORT_JSON in store.names("") else b""
        if found and not reported:
            raise FileNotFoundError(f"{out}: the export has not ended, or died")
    else:
        refuse_table_links(out, (table,))
        home, report = Path(out, table), Path(out, REPORT_JSON)
        found = [path.relative_to(home).as_posix() for path in _below(home)]
        reported = read(report, MAX_OBJECT) if is_there(report) else b""
    if reported and _PLAIN not in reported:
        raise FileNotFoundError(
            f"{out} has no plain table {table}: the log of a Delta or Iceberg table is gone"
        )
    names = sorted(name for name in found if _OURS.fullmatch(name.rpartition("/")[2]))
    if not names:
        raise FileNotFoundError(f"{out} has no table {table}: no export of kafkafmt has made it")
    return names


class PlainOutput:
    """New plain tables for a held OUT."""

    def __init__(self, out: Target, tables: Sequence[str], known: Iterable[str]) -> None:
        """Prepare for `tables`, to replace all of the tables in `known`.

        Raises:
            OutputError: OUT is a store with something in it, or a table has a file of others.
        """
        self._out = out
        self._tables = tables
        self.target = out
        self._known = list(known)
        if is_remote(out.root):
            self._claim(ObjectStore(out.root, out.storage))
            return
        path = Path(out.root)
        for entry in path.iterdir():
            if entry.name.startswith(_NEW):  # of a run that was killed
                refuse_link(entry)
                shutil.rmtree(entry)
        refuse_table_links(out.root, (*self._known, REPORT_JSON, REPORT_HTML))
        for table in self._known:
            for file in _below(path / table):
                if not _OURS.fullmatch(file.name):
                    raise OutputError(
                        f"{file}: no export wrote it, and a full export replaces the directory"
                        f" {table}; move it away, or choose another directory"
                    )
        self.target = Target(f"{out.root}/{_NEW}{uuid.uuid4().hex}", out.storage, out.permissions)
        make_directories(Path(self.target.root), out.permissions)

    def publish(self, files: Mapping[str, Iterable[DataFile]]) -> None:
        """Replace the tables in OUT by those of the complete files."""
        named = {f"{table}/{file.path}" for table, added in files.items() for file in added}
        if is_remote(self._out.root):
            store = ObjectStore(self._out.root, self._out.storage)
            written = {name for table in self._tables for name, _ in store.objects(table)}
            store.delete(sorted(written - named))  # of attempts that failed
            return
        root, new = Path(self._out.root), Path(self.target.root)
        for file in _below(new):
            if file.relative_to(new).as_posix() not in named:
                file.unlink()
        for table in self._tables:
            _replace(new / table, root / table)
        for table in self._known:
            if table not in self._tables and is_there(root / table):
                os.rename(root / table, new / table)
        sync_directory(str(root))
        for file in _below(new):
            if _OURS.fullmatch(file.name):
                file.unlink()
        for folder, _, _ in sorted(walked(new), reverse=True):
            with suppress(OSError):  # files of others stay
                os.rmdir(folder)

    def _claim(self, store: ObjectStore) -> None:
        """Raise OutputError unless the store is empty, and no other run writes there."""
        there = next(iter(store.objects("")), None)
        if there is None:
            with suppress(FileExistsError):
                store.create(_STARTED, uuid.uuid4().bytes)
                return
        raise OutputError(
            f"{store.url}: has {_STARTED if there is None else there[0]}; plain Parquet is"
            " written into a store once: choose another directory, or the format delta or iceberg"
        )


def _below(root: Path) -> Iterator[Path]:
    """Yield every file below a directory; a link to a directory counts as a file."""
    for folder, folders, files in walked(root):
        for name in (*files, *(link for link in folders if (Path(folder) / link).is_symlink())):
            yield Path(folder) / name


def _replace(new: Path, old: Path) -> None:
    """Put a directory in the place of another one, in one step where the system can."""
    sync_directory(str(new))
    if not is_there(old):
        os.rename(new, old)
        return
    try:
        _exchange(str(new), str(old))
    except OSError as error:
        if error.errno not in _CANNOT:
            raise
        os.rename(old, f"{new}.old")
        os.rename(new, old)


def _exchange(first: str, second: str) -> None:
    """Exchange two paths by the system call `renameat2`, missing in Python."""
    library = ctypes.CDLL(None, use_errno=True) if os.name == "posix" else None
    renameat2 = getattr(library, "renameat2", None)
    if renameat2 is None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), first)
    paths = (os.fsencode(first), os.fsencode(second))
    if renameat2(_HERE, paths[0], _HERE, paths[1], ctypes.c_uint(_EXCHANGE)):
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code), first, None, second)
