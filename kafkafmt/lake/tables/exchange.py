"""Exchanging a directory for a new one with the same files, so that nobody sees neither or both.

Strategy: the system call `renameat2` of Linux with RENAME_EXCHANGE, for which Python has no
function.
"""

from __future__ import annotations

import ctypes
import errno
import os
from pathlib import Path

from kafkafmt.storage.safe_paths import is_there
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
