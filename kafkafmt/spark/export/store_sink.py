"""The tasks of an export to a store: each writes its files to a local directory and uploads them.

Strategy: a task runs the sink of a directory (see `parquet`) in a temporary directory of its
machine, and uploads the files under names that no other attempt uses. Whether they count is decided
by a commit on the driver, so an attempt that fails or runs twice leaves only orphans.

Invariant: an object in the store is a complete file.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.damage import Damage
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.export.parquet import ATTEMPTS, Sink
from kafkafmt.spark.export.work import TableReader, Work
from kafkafmt.storage.object_store import ObjectStore

_DAMAGE = "damage"


@dataclass(frozen=True)
class Stored:
    """What one attempt of a task stored.

    Attributes:
        files: the files by table, without the damage.
        sums: the packed sums of what it wrote, without the damage.
        found: the damage.
    """

    files: dict[str, list[DataFile]]
    sums: bytes
    found: list[Damage]


@dataclass(frozen=True)
class StoreSink:
    """Writes the tables of tasks to a store. It can be pickled.

    Attributes:
        sink: writes the files of a task to its `staging`.
        store: OUT.
    """

    sink: Sink
    store: ObjectStore

    @classmethod
    def of(
        cls,
        job: Job,
        reader: TableReader,
        store: ObjectStore,
        schemas: Mapping[str, pa.Schema],
    ) -> StoreSink:
        """The sink of a job. `schemas` are the columns of the files, by table."""
        return cls(Sink.of(job, reader, "", schemas=schemas).with_damage(), store)

    def write(self, numbered: Iterable[tuple[int, Work]]) -> Iterator[Stored]:
        """Writes the tables of each task; `numbered` has the tasks' numbers and work."""
        for each in numbered:
            with tempfile.TemporaryDirectory(prefix="kafkafmt-") as staging:
                (written,) = replace(self.sink, staging=staging).write([each])
                home = Path(staging) / ATTEMPTS / written.attempt
                found = [
                    Damage(**row)
                    for file in written.files.pop(_DAMAGE, ())
                    for row in pq.ParquetFile(home / _DAMAGE / file.path).read().to_pylist()
                ]
                files = {table: made for table, made in written.files.items() if made}
                for table, made in files.items():
                    for file in made:
                        upload(self.store, home, table, file)
                yield Stored(files, written.sums, found)


def upload(store: ObjectStore, home: Path, table: str, file: DataFile) -> None:
    """Stores a file of a table that lies in the same place below a local directory."""
    store.upload(str(home / table / file.path), f"{table}/{file.path}")
