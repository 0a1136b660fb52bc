"""Exchanging two directories in one step, so that nobody sees neither or both.

Strategy: the system call `renameat2` of Linux with RENAME_EXCHANGE. Python has no function for it.
"""

from __future__ import annotations

import ctypes
import errno
import os

_HERE = -100  # AT_FDCWD: paths are relative to the working directory
_EXCHANGE = 2  # RENAME_EXCHANGE


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
