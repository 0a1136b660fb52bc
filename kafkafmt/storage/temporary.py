"""Temporary directories; those of a killed process are removed by the next one.

Strategy: a process locks each of its directories while it lives. A process that makes one removes
those of the same user that nobody locks: the kernel ends a lock with its process, so a process id
that is used again protects nothing. Where there are no such locks (Windows), nothing is removed.

Invariant: a directory is removed only if it has the mark, which its maker writes before all else.
"""

from __future__ import annotations

import atexit
import os
import stat
from contextlib import suppress

PREFIX = "kafkafmt_"
"""Begins the names. It has no hyphen, with which a name would look like <topic>-<partition>."""
_MARK = ".kafkafmt-temporary"
_made: dict[str, tuple[int | None, int]] = {}
"""The directories, with the descriptors of their locks and the processes that made them."""


def create() -> str:
    """Create a directory for this process until it ends, and return its path."""
    import tempfile  # which a command without an archive does not need

    _remove_abandoned(tempfile.gettempdir())
    while True:
        path = tempfile.mkdtemp(prefix=PREFIX)
        with suppress(FileNotFoundError):  # another process took it for abandoned
            try:
                lock = _locked(path, waits=True)
            except FileNotFoundError:
                raise
            except OSError:  # a file system without locks, where nobody can take it for abandoned
                lock = None
            with open(os.path.join(path, _MARK), "xb"):
                pass
            _made[path] = lock, os.getpid()
            return path


def below(path: str) -> str | None:
    """Return a path from a directory of :func:`create` on; ``None`` if it is not in one."""
    made = next((made for made in _made if path.startswith(f"{made}{os.sep}")), None)
    return None if made is None else os.path.relpath(path, made)


def remove(path: str) -> None:
    """Remove a directory of :func:`create`; a forked process keeps those of its parent."""
    lock, process = _made.pop(path)
    if os.getpid() == process:
        _remove_tree(path)
    if lock is not None:
        os.close(lock)


@atexit.register
def remove_all() -> None:
    """Remove all directories made by this process."""
    for path in list(_made):
        remove(path)


def _locked(path: str, *, waits: bool = False) -> int | None:
    """Return the descriptor of a locked directory; ``None`` without support for locks."""
    try:
        import fcntl
    except ImportError:
        return None
    descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))
        if not os.path.samestat(os.fstat(descriptor), os.stat(path)):
            raise FileNotFoundError(path)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _remove_abandoned(parent: str) -> None:
    with suppress(OSError), os.scandir(parent) as entries:
        for entry in entries:
            if entry.name.startswith(PREFIX) and entry.path not in _made:
                with suppress(OSError):
                    _remove_if_abandoned(entry.path)


def _remove_if_abandoned(path: str) -> None:
    lock = _locked(path)
    if lock is None:
        return
    try:
        mark = os.lstat(os.path.join(path, _MARK))
        if stat.S_ISREG(mark.st_mode) and mark.st_uid == os.fstat(lock).st_uid == os.geteuid():
            _remove_tree(path)
    finally:
        os.close(lock)


def _remove_tree(path: str) -> None:
    import shutil

    shutil.rmtree(path, ignore_errors=True)
