"""OUT in an object store: its journal and its files.

Strategy: a task writes to a temporary directory of its machine, and uploads what is complete under
names that no other attempt uses. Invariant: an object in the store is a complete file.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from kafkafmt.lake.tables.commit import Commit
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.storage.object_store import ObjectStore


class StorePlace(ObjectStore):
    """A directory of a store (see `place.Place`). It can be pickled."""

    is_listed: ClassVar[bool] = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nothing is locked: of several runs, one creates the next commit."""
        yield

    def size(self, name: str) -> int:
        """The bytes of an object."""
        return self.item(self.url_of(name)).size

    @contextmanager
    def workspace(self, run: str) -> Iterator[Path]:
        """A temporary directory of this machine."""
        with tempfile.TemporaryDirectory(prefix="kafkafmt-") as folder:
            yield Path(folder)

    def keep(self, folder: Path, files: Mapping[str, Sequence[DataFile]]) -> None:
        """Uploads the files."""
        for table, table_files in files.items():
            for file in table_files:
                self.upload(str(folder / table / file.path), f"{table}/{file.path}")

    def publish(self, commit: Commit) -> None:
        """The files are in their tables already."""

    def sweep(self) -> None:
        """What a dead run left stays: no commit names it."""
