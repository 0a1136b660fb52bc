"""The directory OUT of an export: its lock, and the export's own files in it.

Strategy: everything that the export keeps for itself is under `OUT/_kafkafmt`. OUT may have been
prepared by someone else, so what is read there is checked before it is used: the content of its
files, the paths that they name, and that no part of them is a link.

Invariant: nothing outside OUT is read, written or deleted, and no link below OUT is followed.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.storage import regular_file, untrusted_json
from kafkafmt.storage.contained import contained, refuse_link, refuse_links
from kafkafmt.storage.new_file import (
    READ_WRITE,
    make_directories,
    open_lock,
    write_new,
)

REPLACED = "replaced"
"""Old tables during a swap, with files of others that may be links; they are only renamed."""
COMPACTION = "compaction"
"""The directories of a compaction; what a killed one left is deleted."""
INTERNAL = "internal"
"""The directory of the tables of internal topics in OUT."""
MANIFEST = "manifest.json"
"""The files that full exports wrote."""
JOURNALS = REPLACING, COMMITTING = ("journal.json", "commit.json")
"""The files that exist from the decision to commit a full export until it is complete: one that
replaces directories, and one that commits to tables."""
STREAM = "stream"
"""The directory of an incremental export."""
COMMITS = f"{STREAM}/commits"
"""The commit files of an incremental export."""


MAX_BYTES = 256 * 1024 * 1024
"""Of a file that the export keeps for itself; the manifest has about 100 for each data file."""


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
                (refuse_link if entry.name == REPLACED else refuse_links)(entry)
        shutil.rmtree(home / COMPACTION, ignore_errors=True)
        yield


def refuse_interrupted(path: Path) -> None:
    """Raises OutputError if an export has begun to commit and did not end. OUT is locked."""
    home = path / HOME
    pending = [home / name for name in JOURNALS if (home / name).exists()]
    for file in sorted((home / COMMITS).glob("*.json")):
        if not read_json(file).get("is_reported"):
            pending.append(file)
    if pending:
        raise OutputError(
            f"{path}: the last export stopped while it committed ({pending[0]}); run it once more"
            " first"
        )


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


def new_directory(path: Path, permissions: int = READ_WRITE) -> None:
    """Makes an empty directory; deletes what is there, but not through a link."""
    shutil.rmtree(path, ignore_errors=True)
    with _refused(path):
        make_directories(path, permissions)


def read_json(path: Path) -> dict[str, object]:
    """The object in a JSON file of the export.

    Raises OutputError when the file does not have one, or is not a regular file;
    FileNotFoundError when it is missing.
    """
    try:
        content = untrusted_json.parsed(regular_file.read(path, MAX_BYTES))
    except FileNotFoundError:
        raise
    except OSError as error:
        raise _refusal(path, error) from error
    except ValueError as error:
        raise OutputError(f"{path} is not a JSON file of kafkafmt export: {error}") from error
    if not isinstance(content, dict):
        raise OutputError(f"{path} is not a file of kafkafmt export: expected a JSON object")
    return content


def texts(path: Path, content: Mapping[str, object], name: str) -> list[str]:
    """A list of strings in a file of the export; raises OutputError when it is something else."""
    found = content.get(name)
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise OutputError(f"{path} is not a file of kafkafmt export: expected strings as {name!r}")
    return found


def write_json(path: Path, content: Mapping[str, object], permissions: int = READ_WRITE) -> None:
    """Writes a JSON file atomically: after a crash it has its old or its new content."""
    write_new(str(path), json.dumps(content, indent=1).encode(), permissions=permissions)


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
