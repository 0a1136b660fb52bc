"""The files of a table's directory, on a local disk or in an object store, for a compaction.

Strategy: merging reads and writes local files. Those of a local table are read and written in
their place; those of a store are copied to a temporary directory, and from there.

Invariant: a file that is published is complete and durable.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from kafkafmt.storage.contained import contained
from kafkafmt.storage.new_file import (
    create,
    make_directories,
    permissions_of,
    sync_directory,
    sync_tree,
)
from kafkafmt.storage.object_store import ObjectStore, StoredObject


class TableDirectory(Protocol):
    """The directory of a table. Names are relative to it."""

    def fetch(self, name: str, folder: Path) -> Path:
        """A local file with the bytes of a file; if it must be copied, in a temporary folder."""
        ...

    def new(self, name: str, parts: Sequence[Path], folder: Path) -> Path:
        """An empty local file to write what `parts` have, with at most their permissions."""
        ...

    def publish(self, name: str, file: Path) -> None:
        """Makes a file that `new` returned durable, under its name."""
        ...

    def objects(self) -> Iterator[StoredObject]:
        """All files at any depth."""
        ...

    def delete(self, names: Iterable[str]) -> None:
        """Deletes files; missing ones are ignored."""
        ...


class LocalDirectory:
    """A directory on a local disk, in which no link is followed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def fetch(self, name: str, folder: Path) -> Path:
        """The file itself."""
        return contained(self._path, name)

    def new(self, name: str, parts: Sequence[Path], folder: Path) -> Path:
        """A new file in its place."""
        permissions = permissions_of(map(str, parts))
        file = contained(self._path, name)
        make_directories(file.parent, permissions)
        create(str(file), permissions).close()
        return file

    def publish(self, name: str, file: Path) -> None:
        """Waits until the disk has the file."""
        sync_tree(str(file))
        sync_directory(str(file.parent))

    def objects(self) -> Iterator[StoredObject]:
        """All files, without links."""
        for folder, _, names in os.walk(self._path):
            for name in names:
                path = Path(folder) / name
                with suppress(FileNotFoundError):
                    found = path.lstat()
                    if path.is_file() and not path.is_symlink():
                        relative = path.relative_to(self._path).as_posix()
                        yield StoredObject(relative, found.st_size, found.st_mtime)

    def delete(self, names: Iterable[str]) -> None:
        """Deletes files; missing ones are ignored."""
        for name in names:
            contained(self._path, name).unlink(missing_ok=True)


class StoreDirectory:
    """A directory of an object store."""

    def __init__(self, store: ObjectStore, table: str) -> None:
        """`table` is the name of the table's directory in the store."""
        self._store = store
        self._prefix = f"{table}/" if table else ""
        self._table = table

    def fetch(self, name: str, folder: Path) -> Path:
        """A copy in the temporary folder."""
        file = folder / f"{uuid.uuid4().hex}.parquet"
        self._store.download(f"{self._prefix}{name}", str(file))
        return file

    def new(self, name: str, parts: Sequence[Path], folder: Path) -> Path:
        """A file in the temporary folder."""
        return folder / f"{uuid.uuid4().hex}.parquet"

    def publish(self, name: str, file: Path) -> None:
        """Uploads the file."""
        self._store.upload(str(file), f"{self._prefix}{name}")

    def objects(self) -> Iterator[StoredObject]:
        """All objects of the table."""
        for found in self._store.objects(self._table):
            name = found.name.removeprefix(self._prefix)
            yield StoredObject(name, found.size, found.modified)

    def delete(self, names: Iterable[str]) -> None:
        """Deletes objects; missing ones are ignored."""
        self._store.delete(f"{self._prefix}{name}" for name in names)
