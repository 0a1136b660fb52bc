"""OUT in a directory: its journal, the files of tasks, and how a commit gets them into the tables.

Strategy: the tasks of a run write below `_kafkafmt/staging/<run>`. The journal decides; then the
files that a commit names are renamed into their tables. Where a commit replaces a plain table, a
new directory is built beside the old one, and the two are exchanged in one step. Each step looks
where a file is now, so that all of it can be done again after a crash; it is over when the staging
directory of the run is gone.

    OUT/records/ batches/ damage/
    OUT/_kafkafmt/lock                   locked while a run writes
    OUT/_kafkafmt/export.json, log/      the journal (see `journal`)
    OUT/_kafkafmt/staging/<run>/<table>  the files of a run
    OUT/_kafkafmt/staging/<run>/.new     the new directories of tables, and then the old ones

Invariant: who lists a table sees each committed row once, before and after a step, if the system
can exchange directories; else there is a moment without the table. No file is deleted that the
journal does not name, and no link is followed.

New files in OUT that a run could not finish, nor delete: it was killed, or its disk failed.

Strategy: their names are those of `storage.new_file` for what an export writes there. They are only
written by a run that holds OUT, so the run that holds it now may delete them.

Invariant: a file with another name stays, also the new file of another command in OUT.

Exchanging a directory for a new one with the same files, so that nobody sees neither or both.

Strategy: the system call `renameat2` of Linux with RENAME_EXCHANGE, for which Python has no
function.
"""

from __future__ import annotations

import ctypes
import errno
import io
import os
import re
import shutil
import stat
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import IO, Any

import pyarrow.parquet as pq

from kafkafmt.lake.tables.commit import REPLACE, Commit, columns_of_text
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.journal import HOME, LOG
from kafkafmt.lake.tables.place import OutputError, OutputInUseError
from kafkafmt.storage.file_system import walked
from kafkafmt.storage.new_file import (
    READ_WRITE,
    create,
    make_directories,
    name_of_partial,
    open_lock,
    partial_name,
    sync_directory,
    sync_tree,
    write_new,
)
from kafkafmt.storage.object_store import StoredObject
from kafkafmt.storage.safe_paths import contained, is_there, read, refuse_link, refuse_links

_OF_HOLDER = re.compile(
    r"report\.(?:html|json)|_common_metadata|export\.json|[0-9]{20}\.(?:commit|checkpoint)\.json"
)


def sweep(out: Path) -> None:
    """Delete those of OUT, which is held, and of the newest group of its journal."""
    delete(out)
    delete(out / HOME)
    with suppress(OSError):
        for group in sorted((out / LOG).iterdir())[-1:]:
            delete(group)


def delete(folder: Path) -> None:
    """Delete those in a directory of OUT, which is held; one that cannot be deleted stays."""
    with suppress(OSError):
        for path in folder.iterdir():
            if _OF_HOLDER.fullmatch(name_of_partial(path.name) or ""):
                path.unlink()


_HERE = -100  # AT_FDCWD: paths are relative to the working directory
_EXCHANGE = 2  # RENAME_EXCHANGE

CANNOT = {errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EXDEV, errno.EPERM}
"""What a file system says that has no exchange, or no links."""


def exchange(first: str, second: str) -> None:
    """Give each of two paths of one file system what the other had.

    Raises:
        OSError: the system, or this file system, cannot do that (ENOSYS, EINVAL); nothing changed.
    """
    library = ctypes.CDLL(None, use_errno=True) if os.name == "posix" else None
    renameat2 = getattr(library, "renameat2", None)
    if renameat2 is None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), first)
    renameat2.argtypes = (
        ctypes.c_int,
        ctypes.c_char_p,
        ctypes.c_int,
        ctypes.c_char_p,
        ctypes.c_uint,
    )
    if renameat2(_HERE, os.fsencode(first), _HERE, os.fsencode(second), _EXCHANGE):
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code), first, None, second)


def replace(new: Path, root: Path) -> None:
    """Exchanges two directories in one step; with two renames where the system cannot."""
    if not is_there(root):
        os.rename(new, root)
        return
    try:
        exchange(str(new), str(root))
    except OSError as error:
        if error.errno not in CANNOT:
            raise
        os.rename(root, aside(new))
        os.rename(new, root)


def aside(new: Path) -> Path:
    """Where the old directory of a table waits if the two cannot be exchanged in one step."""
    return new.with_name(f"{new.name}.old")


def files_below(root: Path) -> list[Path]:
    """Every file below a directory; a link to a directory counts as a file."""
    return [
        Path(folder) / name
        for folder, folders, files in walked(root)
        for name in (*files, *(link for link in folders if (Path(folder) / link).is_symlink()))
    ]


STAGING = f"{HOME}/staging"
"""The directory of the files that are not published."""
_RUN = re.compile(r"[0-9a-f]{32}")
_NEW = ".new"
_COLUMNS = "_common_metadata"
"""The file without rows that has the columns of a typed table, as Spark and pyarrow name it."""
MAX_BYTES = 256 * 1024 * 1024
"""Of a file that the export keeps for itself; a checkpoint has about 200 for each data file."""
_EARLIER = ("stream", "manifest.json", "journal.json", "commit.json")
"""What only earlier versions had in `OUT/_kafkafmt`."""


class LocalPlace:
    """A directory of this machine, or of a file system that it shares. It can be pickled.

    Attributes:
        url: its absolute path.
        is_listed: that readers list the files of a plain table.
    """

    is_listed = True

    def __init__(self, path: str | Path, permissions: int = READ_WRITE) -> None:
        """`permissions` are the most that a file of OUT may have."""
        self.url = str(path)
        self._path = Path(path)
        self._permissions = permissions

    @contextmanager
    def held(self) -> Iterator[None]:
        """Locks OUT for one run; creates OUT if it is missing.

        Raises OutputError when OUT was made by something else or by an earlier version, when
        another run has it, or when something in `_kafkafmt` is a link.
        """
        refuse_foreign(self._path)
        for name in _EARLIER:
            if os.path.lexists(self._path / HOME / name):
                raise OutputError(
                    f"{self.url} was exported by an earlier version of kafkafmt ({HOME}/{name});"
                    " choose another directory"
                )
        with locked(self._path, self._permissions):
            yield

    def create(self, name: str, data: bytes) -> None:
        """Create a file whole, on the disk; raises FileExistsError if its name is taken."""
        path = self._inside(name)
        make_directories(path.parent, self._permissions)
        partial = path.with_name(partial_name(path.name))
        try:
            with create(str(partial), self._permissions) as file:
                file.write(data)
                file.sync()
            try:
                os.link(partial, path)
            except OSError as error:
                if error.errno not in CANNOT:
                    raise
                # No links here: the lock alone keeps other runs away.
                if is_there(path):
                    raise FileExistsError(errno.EEXIST, "is there already", str(path)) from error
                os.rename(partial, path)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(partial)
        self._sync_up(path.parent)

    def write(self, name: str, data: bytes) -> None:
        """Write a file, or replaces it."""
        path = self._inside(name)
        make_directories(path.parent, self._permissions)
        write_new(str(path), data, permissions=self._permissions)

    def read(self, name: str) -> bytes:
        """Return the bytes of a file; raises FileNotFoundError when it is missing."""
        try:
            return read(self._inside(name), MAX_BYTES)
        except NotADirectoryError as error:  # the place itself is a file
            raise FileNotFoundError(*error.args, error.filename) from error

    def names(self, directory: str) -> list[str]:
        """Return the names in a directory, in order; none if it is missing."""
        try:
            return sorted(os.listdir(self._inside(directory) if directory else self._path))
        except FileNotFoundError:
            return []

    def delete(self, names: Iterable[str]) -> None:
        """Delete files; missing ones are ignored."""
        for name in names:
            with suppress(FileNotFoundError):
                os.unlink(self._inside(name))

    def url_of(self, name: str) -> str:
        """Return the path of a file, or of OUT for an empty name."""
        return f"{self.url}/{name}" if name else self.url

    path_of = url_of

    def open(self, path: str) -> IO[bytes]:
        """Open a file for reading."""
        return open(path, "rb")

    def size(self, name: str) -> int:
        """Return the bytes of a file."""
        return os.stat(self._inside(name)).st_size

    def objects(self, directory: str) -> Iterator[StoredObject]:
        """All files below a directory, without links."""
        for file in files_below(self._inside(directory)):
            with suppress(FileNotFoundError):
                status = file.lstat()
                if stat.S_ISREG(status.st_mode):
                    name = file.relative_to(self._path).as_posix()
                    yield StoredObject(name, status.st_size, status.st_mtime)

    def arrow(self) -> Any:
        """Return the file system of pyarrow."""
        from pyarrow.fs import LocalFileSystem

        return LocalFileSystem()

    @contextmanager
    def workspace(self, run: str) -> Iterator[Path]:
        """The staging directory of a run."""
        folder = self._inside(f"{STAGING}/{run}")
        make_directories(folder, self._permissions)
        yield folder

    def keep(self, folder: Path, files: Mapping[str, Sequence[DataFile]]) -> None:
        """Flushes files of a workspace to the disk, with the names that lead to them."""
        directories: set[Path] = set()
        for table, table_files in files.items():
            for file in table_files:
                path = folder / table / file.path
                sync_tree(str(path))
                directories.update((path.parent, *path.relative_to(folder).parents))
        for directory in directories:
            sync_directory(str(folder / directory))
        self._sync_up(folder)

    def publish(self, commit: Commit) -> None:
        """Gets the files of the newest commit into their tables, as far as they are not there.

        Raises OutputError when the commit names a file outside the tables.
        """
        if not _RUN.fullmatch(commit.run):
            raise OutputError(f"{self.url}: {commit.run!r} is not the id of a run")
        staged = self._inside(f"{STAGING}/{commit.run}")
        if not is_there(staged):
            return  # all of it was done
        named: dict[str, list[str]] = commit.account.get("files") or {
            table: [file.name for file in files] for table, files in commit.added.items()
        }
        is_plain = "files" not in commit.account
        replaces = commit.kind == REPLACE and is_plain
        tables = sorted({*named, *(commit.removed if replaces else ())})
        for table in tables:
            if replaces and named.get(table):
                self._replace(staged, table, named[table], commit)
                continue
            self._move(staged / table, self._inside(table), named.get(table, []))
            if table in commit.columns:
                self._write_columns(self._inside(table), commit.columns[table])
            if replaces:
                self._delete_ours(self._inside(table), commit.removed.get(table, []))
        self.sweep()

    def sweep(self) -> None:
        """Delete the files that runs left and no commit names. OUT is held, and is published."""
        shutil.rmtree(self._inside(STAGING), ignore_errors=True)
        sweep(self._path)

    def _replace(self, staged: Path, table: str, names: Sequence[str], commit: Commit) -> None:
        """Put a directory with some files in the place of a table."""
        root, new = self._inside(table), inside(staged, f"{_NEW}/{table}")
        removed = commit.removed.get(table, ())
        if not all(is_there(inside(root, name)) for name in names):
            make_directories(new, self._permissions)
            self._move(staged / table, new, names)
            if table in commit.columns:
                self._write_columns(new, commit.columns[table])
            sync_directory(str(new))
            make_directories(root.parent, self._permissions)
            replace(new, root)
            self._sync_up(root.parent)
            sync_directory(str(new.parent))
        ours = {*removed, _COLUMNS}
        for old in (new, aside(new)):
            for file in files_below(old):
                name = file.relative_to(old).as_posix()
                if name not in ours:
                    place = _free(inside(root, name))
                    make_directories(place.parent, self._permissions)
                    os.rename(file, place)
            shutil.rmtree(old, ignore_errors=True)

    def _move(self, staged: Path, root: Path, names: Iterable[str]) -> None:
        """Rename staged files into a table, as far as they are staged."""
        changed: set[Path] = set()
        for name in names:
            source, target = inside(staged, name), inside(root, name)
            if is_there(source):
                make_directories(target.parent, self._permissions)
                os.rename(source, target)
                changed.update((target.parent, *target.relative_to(root.parent).parents))
        for directory in changed:
            sync_directory(str(root.parent / directory))

    def _write_columns(self, root: Path, text: str) -> None:
        make_directories(root, self._permissions)
        delete(root)
        content = io.BytesIO()
        pq.write_metadata(columns_of_text(text), content)
        write_new(str(root / _COLUMNS), content.getvalue(), permissions=self._permissions)

    def _delete_ours(self, root: Path, names: Iterable[str]) -> None:
        """Delete files of a table that the run does not write, and the directories they leave."""
        for name in (*names, _COLUMNS):
            path = inside(root, name)
            with suppress(FileNotFoundError):
                os.unlink(path)
            with suppress(OSError):  # files of others stay
                for folder in [path.parent, *path.parent.parents]:
                    if folder == self._path:
                        break
                    os.rmdir(folder)

    def _inside(self, name: str) -> Path:
        return inside(self._path, name)

    def _sync_up(self, folder: Path) -> None:
        """Flushes the names of a directory and of those above it in OUT."""
        for directory in (folder, *folder.parents):
            if not directory.is_relative_to(self._path):
                return
            sync_directory(str(directory))


def _free(place: Path) -> Path:
    """`place`, or the first free name with a number appended."""
    numbered = (place.with_name(f"{place.name}.{number}") for number in count(1))
    return next(free for free in chain([place], numbered) if not is_there(free))


def refuse_foreign(path: Path) -> None:
    """Raise OutputError unless `path` is missing, empty, or a directory that the export made."""
    if path.exists() and not path.is_dir():
        raise OutputError(f"{path} is not a directory")
    if path.is_dir() and not (path / HOME).is_dir() and any(path.iterdir()):
        raise OutputError(
            f"{path} is not empty and was not made by kafkafmt export;"
            " choose a new or an empty directory"
        )


@contextmanager
def locked(path: Path, permissions: int = READ_WRITE) -> Iterator[None]:
    """Locks OUT against other runs while the block runs; creates OUT if it is missing.

    A crash releases the lock. Windows has no fcntl, so OUT is not locked there. `permissions` are
    the most that the export's files may have.

    Raises OutputError when another run has the lock, or something in `OUT/_kafkafmt` is a link.
    """
    home = path / HOME
    with _refused(path):
        refuse_link(home)
        make_directories(home, permissions)
        lock = open_lock(str(home / "lock"))
    try:
        with suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise OutputInUseError(f"another kafkafmt export is writing to {path}") from error
        with _refused(path):
            for entry in sorted(home.iterdir()):
                if entry.name == "staging":  # with files of others, only renamed
                    refuse_link(entry)
                else:
                    refuse_links(entry)
        yield
    finally:
        with suppress(OSError):  # nothing was written to it
            os.close(lock)


def inside(root: Path, relative: object) -> Path:
    """Return the path of a name below a directory.

    Raises OutputError when the name leaves the directory, or a part of it is a link.
    """
    with _refused(root):
        return contained(root, relative)


def refuse_table_links(path: Path, names: Iterable[str]) -> None:
    """Raise OutputError when one of the tables is a link, or has one in it."""
    for name in names:
        with _refused(path):
            refuse_links(path / name)


@contextmanager
def _refused(path: Path) -> Iterator[None]:
    """Turn an error about a file in OUT into an OutputError."""
    try:
        yield
    except OutputError:
        raise
    except OSError as error:
        message = f"{error.filename or path}: {error.strerror or error}"
        if error.errno in (errno.ELOOP, errno.EINVAL, errno.ENOTDIR, errno.EEXIST):
            message += "; kafkafmt export did not make it so, choose another directory"
        raise OutputError(message) from error
