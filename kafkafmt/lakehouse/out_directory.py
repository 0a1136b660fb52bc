"""The directory OUT of an export: its lock, and the export's own files in it.

Strategy: everything that the export keeps for itself is under `OUT/_kafkafmt`. OUT may have been
prepared by someone else, so what is read there is checked before it is used: the content of its
files, the paths that they name, and that no part of them is a link.

Invariant: nothing outside OUT is read, written or deleted, and no link below OUT is followed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.storage.contained import contained, refuse_link, refuse_links
from kafkafmt.storage.new_file import (
    READ_WRITE,
    make_directories,
    open_lock,
)

STAGING = "staging"
"""The directory in `HOME` of the files that are not published."""
INTERNAL = "internal"
"""The directory of the tables of internal topics in OUT."""
MAX_BYTES = 256 * 1024 * 1024
"""Of a file that the export keeps for itself; a checkpoint has about 200 for each data file."""


class OutputError(OSError):
    """OUT cannot be used; the message says why and what to do."""


class OutputInUseError(OutputError):
    """Another run has OUT."""


def refuse_foreign(path: Path) -> None:
    """Raises OutputError unless `path` is missing, empty, or a directory that the export made."""
    if path.exists() and not path.is_dir():
        raise OutputError(f"{path} is not a directory")
    if path.is_dir() and not (path / HOME).is_dir() and any(path.iterdir()):
        raise OutputError(
            f"{path} is not empty and was not made by kafkafmt export;"
            " choose a new or an empty directory"
        )


@contextmanager
def locked(path: Path, permissions: int = READ_WRITE) -> Iterator[None]:
    """Locks OUT against other runs while the block runs; creates OUT if it is missing.

    A crash releases the lock. Windows has no fcntl, so OUT is not locked there. `permissions` are
    the most that the export's files may have.

    Raises OutputError when another run has the lock, or something in `OUT/_kafkafmt` is a link.
    """
    home = path / HOME
    with _refused(path):
        refuse_link(home)
        make_directories(home, permissions)
        lock = open_lock(str(home / "lock"))
    with os.fdopen(lock, "wb"):
        try:
            import fcntl
        except ImportError:
            pass
        else:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise OutputInUseError(f"another kafkafmt export is writing to {path}") from error
        with _refused(path):
            for entry in sorted(home.iterdir()):
                if entry.name == STAGING:  # old tables with files of others, which are only renamed
                    refuse_link(entry)
                else:
                    refuse_links(entry)
        yield


def inside(root: Path, relative: object) -> Path:
    """The path of a name below a directory.

    Raises OutputError when the name leaves the directory, or a part of it is a link.
    """
    with _refused(root):
        return contained(root, relative)


def refuse_table_links(path: Path, names: Iterator[str] | tuple[str, ...]) -> None:
    """Raises OutputError when one of the tables is a link, or has one in it."""
    for name in names:
        with _refused(path):
            refuse_links(path / name)


@contextmanager
def _refused(path: Path) -> Iterator[None]:
    """Turns an error about a file in OUT into an OutputError."""
    try:
        yield
    except OutputError:
        raise
    except OSError as error:
        raise _refusal(path, error) from error


def _refusal(path: Path, error: OSError) -> OutputError:
    return OutputError(
        f"{error.filename or path}: {error.strerror or error}; kafkafmt export did not make it so,"
        " choose another directory"
    )
