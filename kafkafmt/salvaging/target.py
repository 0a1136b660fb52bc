"""The directory that is written: built beside its place, made durable, then renamed.

Invariant: the target appears whole or not at all. Nothing in it is a link, and no file outside it
is touched.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Iterator, Sequence
from contextlib import suppress

from kafkafmt.storage.errors import naming
from kafkafmt.storage.local import expect_directory
from kafkafmt.storage.new_file import create, partial_name, sync_directory
from kafkafmt.storage.walk import walked
from kafkafmt.storage.window import data_from

PIECE_SIZE = 1024 * 1024


def check_target(target: str, sources: Sequence[str]) -> str:
    """The absolute path of a target that can be written.

    Raises:
        FileExistsError: it exists and is not an empty directory.
        FileNotFoundError: the directory that it lies in does not exist.
        NotADirectoryError: that is a file.
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
    """A directory that is being built; use it with ``with``, then :meth:`publish`.

    Attributes:
        path: where it is built.
    """

    def __init__(self, target: str) -> None:
        parent, name = os.path.split(target)
        self._target = target
        self._is_published = False
        self.path = os.path.join(parent, partial_name(name))

    def __enter__(self) -> NewDirectory:
        with naming(self._target, instead=True):
            os.mkdir(self.path, 0o700)
        return self

    def __exit__(self, *_: object) -> None:
        if not self._is_published:
            gone = f"{self.path}-removed"
            with suppress(OSError):  # so that threads, which Ctrl-C leaves, create nothing in it
                os.rename(self.path, gone)
            for path in (self.path, gone):
                shutil.rmtree(path, ignore_errors=True)

    def publish(self, mode: int) -> None:
        """Give the directory its name.

        Raises:
            FileExistsError: something has taken the name since.
        """
        for directory, _, _ in walked(self.path):
            sync_directory(directory)
        os.chmod(self.path, mode)
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
) -> None:
    """Copy a range of a file, or all of it, into a new one, and add bytes.

    A hole stays one: the file system may have no room for what the size says.

    Raises:
        UnreadError: the source cannot be read, or is shorter than the range.
        OSError: the target cannot be written.
    """
    with create(target, mode, buffer=PIECE_SIZE) as file:
        for hole, piece in _pieces(source, start, end):
            file.seek(hole, os.SEEK_CUR)
            file.write(piece)
        file.write(rest)
        file.truncate()
        file.sync()


class UnreadError(OSError):
    """A file that is to be copied cannot be read."""


def _pieces(path: str, start: int, end: int | None) -> Iterator[tuple[int, bytes]]:
    """Yield the pieces of a file, each after the size of the hole before it."""
    try:
        with open(path, "rb", buffering=0) as stream:
            stop = os.fstat(stream.fileno()).st_size if end is None else end
            while start < stop:
                data = data_from(stream.fileno(), start, stop)
                stream.seek(data)
                piece = stream.read(min(PIECE_SIZE, stop - data))
                if not piece and data < stop:
                    break
                yield data - start, piece
                start = data + len(piece)
    except OSError as error:
        raise UnreadError(error.errno, error.strerror, path) from error
    if start < stop:
        raise UnreadError(f"{path}: became shorter while it was read")


def mode_of(path: str, otherwise: int) -> int:
    """The permissions of a file or directory."""
    try:
        return stat.S_IMODE(os.stat(path).st_mode) & 0o777 | stat.S_IWUSR
    except OSError:
        return otherwise
