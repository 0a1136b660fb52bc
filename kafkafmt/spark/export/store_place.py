"""OUT in an object store as the place of an export's files.

Strategy: a task writes to a temporary directory of its machine, and uploads what is complete under
names that no other attempt uses. Invariant: an object in the store is a complete file.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from kafkafmt.lakehouse.commits import Commit
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.storage.object_store import ObjectStore


@dataclass(frozen=True)
class StorePlace:
    """A directory of a store. It can be pickled."""

    store: ObjectStore
    is_listed: ClassVar[bool] = False

    @contextmanager
    def workspace(self, run: str) -> Iterator[Path]:
        """A temporary directory of this machine."""
        with tempfile.TemporaryDirectory(prefix="kafkafmt-") as folder:
            yield Path(folder)

    def keep(self, folder: Path, files: Mapping[str, Sequence[DataFile]]) -> None:
        """Uploads the files."""
        for table, made in files.items():
            for file in made:
                self.store.upload(str(folder / table / file.path), f"{table}/{file.path}")

    def publish(self, commit: Commit) -> None:
        """They are there already."""
