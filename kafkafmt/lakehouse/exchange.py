"""Exchanging a directory for a new one with the same files, so that nobody sees neither or both.

Strategy: the system call `renameat2` of Linux with RENAME_EXCHANGE, for which Python has no
function. Files that stay are linked into the new directory, or copied where there are no links.
"""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
import stat
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from kafkafmt.storage.contained import is_there, opened
from kafkafmt.storage.new_file import create, permissions_of, sync_directory
from kafkafmt.storage.walk import walked

_HERE = -100  # AT_FDCWD: paths are relative to the working directory
_EXCHANGE = 2  # RENAME_EXCHANGE

CANNOT = {errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EXDEV, errno.EPERM}
"""What a file system says that has no exchange, or no links."""


def exchange(first: str, second: str) -> None:
    """Gives each of two paths of one file system what the other had.

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


def link_all(root: Path, new: Path, without: Collection[str]) -> None:
    """Gives a new directory the files of another one, except some; copies them without links."""
    for file in files_below(root):
        name = file.relative_to(root)
        if name.as_posix() in without or file.is_symlink() or not file.is_file():
            continue
        target = new / name
        _make_like(target.parent, file.parent, new)
        with suppress(FileExistsError):
            try:
                os.link(file, target)
            except OSError as error:
                if error.errno not in CANNOT:
                    raise
                _copy(file, target)
    for folder, _, _ in walked(new):
        sync_directory(folder)


def _copy(file: Path, target: Path) -> None:
    """Copy the bytes and times of a file, and the permissions to read and write it."""
    with opened(file) as source:
        status = os.fstat(source)
        with (
            create(str(target), permissions_of([source])) as copy,
            open(source, "rb", closefd=False) as stream,
        ):
            shutil.copyfileobj(stream, copy)
            copy.sync()
    os.utime(target, ns=(status.st_atime_ns, status.st_mtime_ns))


def _make_like(folder: Path, old: Path, top: Path) -> None:
    """Makes a directory with the permissions of an old one, and those above it up to `top`."""
    if folder != top:
        _make_like(folder.parent, old.parent, top)
    with suppress(FileExistsError):
        folder.mkdir()
    folder.chmod(old.stat().st_mode & 0o777)


def is_copy(file: Path, other: Path) -> bool:
    """Whether `link_all` made one of two files of the other."""
    with suppress(FileNotFoundError):
        mine, theirs = file.lstat(), other.lstat()
        return os.path.samestat(mine, theirs) or (
            stat.S_ISREG(mine.st_mode)
            and (mine.st_size, mine.st_mtime_ns) == (theirs.st_size, theirs.st_mtime_ns)
        )
    return False


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
