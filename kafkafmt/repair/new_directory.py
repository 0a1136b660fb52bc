"""The output directory: built beside its place, made durable, then renamed.

Invariant: the target appears whole or not at all. Nothing in it is a link, and no file outside it
is touched. Its files have at most the permissions of what they are made of, less those that the
umask takes away, and none to execute; nothing else of an inode but times is copied.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO

from kafkafmt.storage.errors import naming
from kafkafmt.storage.file_system import walked
from kafkafmt.storage.local import LocalTree, expect_directory
from kafkafmt.storage.new_file import common_permissions, create, partial_name, sync_directory
from kafkafmt.storage.window import data_from

PIECE_SIZE = 1024 * 1024


def check_target(target: str, sources: Sequence[str]) -> str:
    """Check a target directory, and return its absolute path.

    Raises:
        FileExistsError: it exists and is not an empty directory.
        FileNotFoundError: its parent directory does not exist.
        NotADirectoryError: its parent is a file.
        ValueError: it lies in a source, or a source lies in it.
    """
    if not target:
        raise FileNotFoundError("'': the path is empty")
    path = os.path.abspath(os.path.expanduser(target))
    expect_directory(os.path.dirname(path))
    if os.path.islink(path) or (os.path.lexists(path) and not os.path.isdir(path)):
        raise FileExistsError(f"{target}: exists, expected a new or empty directory")
    if os.path.isdir(path) and os.listdir(path):
        raise FileExistsError(f"{target}: is not empty, expected a new or empty directory")
    real = os.path.realpath(path)
    for source in sources:
        other = os.path.realpath(os.path.expanduser(source))
        if os.path.commonpath([real, other]) in (real, other):
            raise ValueError(f"{target}: lies in the source {source}, or the source lies in it")
    return path


class NewDirectory:
    """A directory under construction; use it with ``with``, then :meth:`publish`.

    Attributes:
        path: where it is built.
    """

    def __init__(self, target: str, mode: int = 0o700) -> None:
        """Take ``mode`` as the greatest final mode; the umask takes bits away."""
        parent, name = os.path.split(target)
        self._target = target
        self._is_published = False
        self._mode = mode
        self.path = os.path.join(parent, partial_name(name))

    def __enter__(self) -> NewDirectory:
        with naming(self._target, instead=True):
            os.mkdir(self.path, self._mode)
            self._mode = stat.S_IMODE(os.stat(self.path).st_mode)  # less the umask
            os.chmod(self.path, 0o700)  # nobody else writes to it meanwhile
        return self

    def __exit__(self, *_: object) -> None:
        if not self._is_published:
            gone = f"{self.path}-removed"
            with suppress(OSError):  # so that threads, which Ctrl-C leaves, create nothing in it
                os.rename(self.path, gone)
            for path in (self.path, gone):
                shutil.rmtree(path, ignore_errors=True)

    def publish(self) -> None:
        """Give the directory its name.

        Raises:
            FileExistsError: something has taken the name since.
        """
        for directory, _, _ in walked(self.path):
            sync_directory(directory)
        os.chmod(self.path, self._mode)
        try:
            os.rename(self.path, self._target)  # replaces an empty directory
        except OSError as error:
            if error.errno in (errno.ENOTEMPTY, errno.EEXIST, errno.ENOTDIR):
                raise FileExistsError(f"{self._target}: exists, is no longer empty") from error
            raise
        self._is_published = True
        sync_directory(os.path.dirname(self._target))


def write_file(path: str, data: bytes, mode: int) -> None:
    """Write a small file."""
    with create(path, mode) as file:
        file.write(data)
        file.sync()


def copy_bytes(
    source: str, target: str, mode: int, start: int = 0, end: int | None = None, rest: bytes = b""
) -> os.stat_result:
    """Copy a range of a file, or all of it, into a new one, and add bytes; holes stay holes.

    The copy has the permissions that both ``mode`` and the file give.

    Returns:
        The result of ``stat`` for the source.

    Raises:
        UnreadError: the source cannot be read, or is shorter than the range.
        OSError: the target cannot be written.
    """
    with _unread(source):
        stream = LocalTree().open(source)
    with stream:
        status = os.fstat(stream.fileno())
        end = status.st_size if end is None else end
        permissions = mode & common_permissions([stream.fileno()])
        with create(target, permissions, buffer=PIECE_SIZE) as file, naming(target):
            for position, piece in _pieces(source, stream, start, end):
                file.seek(position - start)
                file.write(piece)
            file.truncate(end - start)
            file.seek(end - start)
            file.write(rest)
            file.sync()
    return status


class UnreadError(OSError):
    """A file to be copied cannot be read."""


@contextmanager
def _unread(path: str) -> Iterator[None]:
    """Raise UnreadError for a system's error of a file in the block."""
    try:
        yield
    except OSError as error:
        raise UnreadError(error.errno, error.strerror, path) from error


def _pieces(path: str, stream: IO[bytes], start: int, end: int) -> Iterator[tuple[int, bytes]]:
    """Yield the bytes of a range, each piece with its position; those of holes are left out."""
    while start < end:
        with _unread(path):
            start = data_from(stream.fileno(), start, end)
            stream.seek(start)
            piece = stream.read(min(PIECE_SIZE, end - start))
            is_cut = not piece and start < end
        if is_cut:
            raise UnreadError(f"{path}: became shorter while it was read")
        yield start, piece
        start += len(piece)


def directory_mode(path: str) -> int:
    """Return the permissions for a copy of a directory: its own, and all for the owner."""
    try:
        return stat.S_IMODE(os.stat(path).st_mode) & 0o777 | stat.S_IRWXU
    except OSError:
        return 0o755
