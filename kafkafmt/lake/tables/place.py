"""OUT: a directory of this machine or of an object store, as an export needs it.

Strategy: new data files come to the workspace of a run. The run keeps those that are complete; from
then on a commit may name them. Once the journal has the commit, it is published. A place that is
listed shows its tables to who lists their directories, so there `publish` moves files, and `sweep`
deletes what no commit names. In a store, only readers of the journal see tables: files are in their
place from the beginning.

Invariant: a name that is created is created once, with all of its bytes, by one of several writers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, Any, Protocol

from kafkafmt._base.threads import in_threads
from kafkafmt.lake.tables.commit import Commit
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.storage.object_store import StoredObject

_CHECKS = 16
"""Files of a store that are looked for at the same time."""


class OutputError(OSError):
    """OUT cannot be used; the message says why and what to do."""


class OutputInUseError(OutputError):
    """Another run has OUT."""


class Place(Protocol):
    """OUT. Names are relative to it, with `/`. It can be pickled."""

    @property
    def is_listed(self) -> bool:
        """Whether readers list the files of a plain table; else they go by the journal."""
        ...

    @property
    def url(self) -> str:
        """Its absolute path or URL."""
        ...

    def held(self) -> AbstractContextManager[None]:
        """Keep other runs away while the block runs, where the system can do that."""
        ...

    def create(self, name: str, data: bytes) -> None:
        """Create a file whole; raises FileExistsError if its name is taken."""
        ...

    def read(self, name: str) -> bytes:
        """Return the bytes of a file; raises FileNotFoundError when it is missing."""
        ...

    def write(self, name: str, data: bytes) -> None:
        """Write a file, or replaces it."""
        ...

    def delete(self, names: Iterable[str]) -> None:
        """Delete files; missing ones are ignored."""
        ...

    def names(self, directory: str) -> list[str]:
        """Return the names in a directory, in order; none if it is missing."""
        ...

    def objects(self, directory: str) -> Iterator[StoredObject]:
        """All files below a directory, at any depth."""
        ...

    def url_of(self, name: str) -> str:
        """Return the path or URL of a file, or of OUT for an empty name."""
        ...

    def path_of(self, name: str) -> str:
        """Return what the file system of pyarrow calls a file."""
        ...

    def open(self, path: str) -> IO[bytes]:
        """Open a file, by its path or URL, for reading."""
        ...

    def size(self, name: str) -> int:
        """Return the bytes of a file."""
        ...

    def arrow(self) -> Any:
        """Return the file system of pyarrow."""
        ...

    def workspace(self, run: str) -> AbstractContextManager[Path]:
        """Return a directory for the files of a run, one directory for each table."""
        ...

    def keep(self, folder: Path, files: Mapping[str, Sequence[DataFile]]) -> None:
        """Keep complete files of a workspace, which may then go, until a commit names them."""
        ...

    def publish(self, commit: Commit) -> None:
        """Gets the files of the newest commit into their tables, as far as they are not there."""
        ...

    def sweep(self) -> None:
        """Delete the files of runs that no commit names."""
        ...


def gone(place: Place, names: Iterable[str]) -> str | None:
    """Why files that a run keeps cannot be committed: one of them is gone from a store.

    Another tool, or a rule of the bucket, deletes files that no commit names yet, and nobody would
    write their rows again after it. `None` if all are there.
    """
    if place.is_listed:
        return None  # staged, while OUT is held
    try:
        for _ in in_threads(place.size, names, _CHECKS):
            pass
    except FileNotFoundError as error:
        return (
            f"{error}: was deleted before it could be committed, by a tool or a rule of the"
            " bucket that takes young files for old ones"
        )
    return None
