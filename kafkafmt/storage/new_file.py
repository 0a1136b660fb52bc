"""Files of this machine, written whole or not at all, and never through a link.

Strategy: the bytes go to a new file of a random name in the same directory. It is flushed to the
disk before a rename gives it the path, and the directory is flushed after it. The new file gets
the permissions that the caller allows, less those that the process's umask takes away, and at most
those of a file that it replaces.

Invariant: the path has what it had before until everything is on the disk; nothing partial stays;
no link is followed in the last part of a path.
"""

from __future__ import annotations

import errno
import io
import os
import re
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

from kafkafmt.storage.errors import naming
from kafkafmt.storage.file_system import walked

if TYPE_CHECKING:
    from typing_extensions import Buffer

READ_WRITE = 0o666
"""The permissions of a file that may be as open as the umask of the process allows."""

_IS_POSIX = os.name == "posix"
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
_LONGEST = 200  # characters, since a name may have 255 bytes
_PARTIAL = re.compile(r"\.(.+)\.(?:[0-9a-f]{8}){1,2}\.partial")
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | _NO_FOLLOW


def partial_name(name: str) -> str:
    """Return the hidden name of an unfinished file or directory."""
    return f".{name[:_LONGEST]}.{os.urandom(8).hex()}.partial"


def name_of_partial(partial: str) -> str | None:
    """Return the argument of :func:`partial_name` as far as known; ``None`` for another name."""
    match = _PARTIAL.fullmatch(partial)
    return None if match is None else match[1]


def is_partial_name(name: str, partial: str) -> bool:
    """Return whether a name is a :func:`partial_name` of a given name."""
    return name_of_partial(partial) == name[:_LONGEST]


@contextmanager
def new_file(path: str, *, overwrite: bool, permissions: int = READ_WRITE) -> Iterator[IO[bytes]]:
    """Open a file; it gets the path when the block succeeds, and is removed when it fails.

    Args:
        path: where the file is wanted; a link is never followed or replaced.
        overwrite: whether a file at the path may be replaced.
        permissions: the most that the file may have, such as those of the file that it is made of
            (:func:`common_permissions`).

    Raises:
        FileExistsError: the path is taken, and ``overwrite`` is false; or it is a link, a device or
            a FIFO.
        IsADirectoryError: the path is a directory.
        OSError: the file cannot be written.
    """
    present = _present(path, overwrite)
    if present is not None:
        permissions &= present
    directory, name = os.path.split(path)
    partial = os.path.join(directory, partial_name(name))
    try:
        with create(partial, permissions, shown=path) as stream:
            yield stream
            stream.sync()
        _present(path, overwrite)
        os.replace(partial, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(partial)
    sync_directory(directory or os.curdir)


class _Raw(io.FileIO):
    """A new file, named in its errors."""

    def __init__(self, path: str, permissions: int, shown: str) -> None:
        self._shown = shown
        with naming(shown, instead=True):
            super().__init__(path, "w", opener=lambda path, _: os.open(path, _NEW, permissions))

    def write(self, data: Buffer, /) -> int:
        with naming(self._shown):
            return super().write(data)

    def close(self) -> None:
        with naming(self._shown):
            super().close()

    def sync(self) -> None:
        with naming(self._shown):
            os.fsync(self.fileno())


class NewFile(io.BufferedWriter):
    """A new file, open for writing; an error names its path, or ``shown`` instead."""

    def __init__(self, path: str, permissions: int, shown: str | None, buffer: int) -> None:
        self._file = _Raw(path, permissions, path if shown is None else shown)
        super().__init__(self._file, buffer)

    def sync(self) -> None:
        """Flush the written bytes to the disk."""
        self.flush()
        self._file.sync()


def create(
    path: str,
    permissions: int = READ_WRITE,
    *,
    shown: str | None = None,
    buffer: int = io.DEFAULT_BUFFER_SIZE,
) -> NewFile:
    """Create a file in a directory used by this process alone; `buffer` is in bytes.

    Raises:
        FileExistsError: something is at the path, also a link that leads nowhere.
    """
    return NewFile(path, permissions, shown, buffer)


def write_new(path: str, data: bytes, *, permissions: int = READ_WRITE) -> None:
    """Write a whole file, or keep the old one; replaces a file, never a link."""
    with new_file(path, overwrite=True, permissions=permissions) as stream:
        stream.write(data)


def common_permissions(sources: Iterable[str | int | None]) -> int:
    """Return the common permissions of some files, as the limit for a copy.

    But the owner of the copy can read and write it, even if the files are read-only, as a broker's
    snapshots and the segments of a backup may be.

    Args:
        sources: paths or descriptors. URLs, names of bytes, pipes and ``None`` have no permissions,
            and so allow everything.
    """
    permissions = READ_WRITE
    for source in sources:
        if source is None:
            continue
        with suppress(OSError, ValueError):
            mode = os.stat(source).st_mode
            if stat.S_ISREG(mode):
                permissions &= mode
    return permissions | stat.S_IRUSR | stat.S_IWUSR


def directory_permissions(permissions: int) -> int:
    """Return the permissions of a directory for such files: their readers can search it."""
    return 0o700 | permissions | (permissions & 0o444) >> 2


def make_directories(path: Path, permissions: int = READ_WRITE) -> None:
    """Make a directory for files of some permissions, and the missing ones above it."""
    if path.is_dir():
        return
    make_directories(path.parent, permissions)
    with suppress(FileExistsError):  # another task made it meanwhile
        path.mkdir(directory_permissions(permissions))
    if path.is_symlink() or not path.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, "is not a directory", str(path))


def sync_directory(path: str) -> None:
    """Flush the names of a directory's files to the disk, if the system supports it."""
    if _IS_POSIX:
        _sync(path, os.O_DIRECTORY)


def sync_tree(root: str) -> None:
    """Flush a file, or a directory with everything in it, to the disk; no link is followed."""
    if not os.path.isdir(root):
        _sync_file(root)
        return
    for folder, _, files in walked(root):
        for name in files:
            _sync_file(os.path.join(folder, name))
        sync_directory(folder)


def _sync_file(path: str) -> None:
    if _IS_POSIX and stat.S_ISREG(os.lstat(path).st_mode):
        _sync(path, _NO_FOLLOW)


def _sync(path: str, flags: int) -> None:
    descriptor = os.open(path, os.O_RDONLY | flags)
    try:
        with naming(path):
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _present(path: str, overwrite: bool) -> int | None:
    """Return the permissions of a file to be replaced; None if there is none."""
    try:
        mode = os.lstat(path).st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "is a directory, expected a file to write", path)
    if stat.S_ISLNK(mode):
        raise FileExistsError(errno.EEXIST, "is a link, which is not followed or replaced", path)
    if not stat.S_ISREG(mode):
        raise FileExistsError(errno.EEXIST, "is not a file that can be replaced", path)
    if not overwrite:
        raise FileExistsError(errno.EEXIST, "is there already", path)
    return mode & READ_WRITE
