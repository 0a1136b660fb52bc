"""Paths below a directory that someone else may have prepared.

Strategy: a relative path is checked by its text, and then each directory on the way by what is
there. Nothing protects against a change between the check and the use; a directory in which others
can write during a run is not a safe target.

Invariant: a path that is returned is below the directory, and no part of it below the directory is
a link.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path, PurePath

from kafkafmt.storage.walk import walked


def contained(root: Path, relative: object) -> Path:
    """The path of a name such as ``topic=a/part-0.parquet`` below a directory.

    Raises:
        OSError: the name is absolute, leaves the directory or is not a string; or a part of it is a
            link.
    """
    if not isinstance(relative, str) or not _stays(relative):
        raise OSError(errno.EINVAL, f"has a name that leaves it: {relative!r}", str(root))
    path = root
    for part in PurePath(relative).parts:
        path /= part
        refuse_link(path)
    return path


def refuse_link(path: Path) -> None:
    """Raise OSError if the path is a link."""
    if path.is_symlink():
        raise OSError(errno.ELOOP, "is a link, which is not followed", str(path))


def is_there(path: str | Path) -> bool:
    """Whether something is at a path, which may be a link.

    ``os.path.lexists``, and ``Path.exists`` from Python 3.14 on, take what cannot be looked up for
    missing.

    Raises:
        OSError: it cannot be looked up.
    """
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def refuse_links(root: Path) -> None:
    """Raise OSError if something at or below a path is a link, a device, a FIFO or a socket."""
    refuse_link(root)
    for folder, folders, files in walked(root):
        for name in (*folders, *files):
            path = os.path.join(folder, name)
            mode = os.lstat(path).st_mode
            if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
                raise OSError(errno.ELOOP, "is neither a file nor a directory", path)


def _stays(relative: str) -> bool:
    path = PurePath(relative)
    return bool(path.parts) and not path.anchor and ".." not in path.parts and "\0" not in relative
