"""A file of this machine that is written whole or not at all.

Invariant: the path has what it had before until everything is written; nothing partial stays.
"""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO


@contextmanager
def new_file(path: str, *, overwrite: bool) -> Iterator[IO[bytes]]:
    """A file that takes the path when the block ends well, and is gone when it does not.

    Raises:
        FileExistsError: the path is taken, and ``overwrite`` does not say that it may be replaced.
        IsADirectoryError: the path is a directory.
    """
    _ensure_free(path, overwrite)
    directory, name = os.path.split(path)
    partial = os.path.join(directory, f".{name}.{secrets.token_hex(4)}.partial")
    try:
        with open(partial, "xb") as stream:
            yield stream
        _ensure_free(path, overwrite)
        os.replace(partial, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(partial)


def _ensure_free(path: str, overwrite: bool) -> None:
    """Raise unless the path is free, or a file that may be replaced."""
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "is a directory, expected a file to write", path)
    if not stat.S_ISREG(mode):
        raise FileExistsError(errno.EEXIST, "is not a file that can be replaced", path)
    if not overwrite:
        raise FileExistsError(errno.EEXIST, "is there already", path)
