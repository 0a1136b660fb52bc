"""A regular file of this machine, at a path where somebody may have put anything else.

Invariant: no link is followed in the last part of a path. Opening never waits, as it would for a
pipe without a writer. What is read has a bound.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager

from kafkafmt.storage.errors import naming

_FLAGS = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_CLOEXEC", "O_NONBLOCK", "O_BINARY")
)


@contextmanager
def opened(path: str | os.PathLike[str]) -> Iterator[int]:
    """The descriptor of a file that is read while the block runs.

    Raises:
        OSError: it cannot be opened, or is a link or not a regular file.
    """
    descriptor = os.open(path, _FLAGS)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "is not a file", os.fspath(path))
        yield descriptor
    finally:
        os.close(descriptor)


def read(path: str | os.PathLike[str], most: int) -> bytes:
    """The bytes of a file, which may have so many at most.

    Raises:
        OSError: as :func:`opened`; or it is larger, or cannot be read.
    """
    with opened(path) as descriptor:
        size = os.fstat(descriptor).st_size
        if size > most:
            reason = f"has {size} bytes, expected at most {most}"
            raise OSError(errno.EFBIG, reason, os.fspath(path))
        with naming(os.fspath(path)), os.fdopen(descriptor, "rb", closefd=False) as stream:
            data = stream.read(most + 1)
        if len(data) > most:
            raise OSError(errno.EFBIG, f"has grown to more than {most} bytes", os.fspath(path))
        return data
