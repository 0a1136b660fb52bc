"""OUT of an export that is disturbed, in a directory or a store, and how it can be put back."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds

from kafkafmt.lake import read_table
from kafkafmt.storage.access import StorageOptions
from tests.lake.export.commits import exporting
from tests.support.store import Store

FORMATS = ("delta", "iceberg")
Rows = Counter[tuple[str, int, int]]


def places(table: Any) -> Rows:
    names = ("topic", "partition", "offset")
    return Counter(zip(*(table.column(name).to_pylist() for name in names), strict=True))


class Output:
    """OUT and its logs; OUT can be put back to how it was."""

    def __init__(self, folder: Path, format: str, incremental: bool) -> None:
        self.data = folder / "data"
        self.options: dict[str, Any] = {}
        self.catalog: dict[str, str] | None = None
        self.arguments = {"format": format, "incremental": incremental, "tables": "records"}
        self._folder = folder

    @property
    def out(self) -> str:
        return str(self._folder / "out")

    def run(self) -> None:
        with exporting(
            self.data, self.out, self.options, catalog=self.catalog, **self.arguments
        ) as made:
            if self.arguments["incremental"]:
                made.append()
            else:
                made.replace()

    def rows(self) -> Rows:
        options = StorageOptions(self.options)
        found = read_table(self.out, "records", storage_options=options, catalog=self.catalog)
        return places(found.read_all())

    def listed(self) -> Rows:
        """The rows of the files that are in the directory of a plain table."""
        types = pa.schema([("topic", pa.string()), ("partition", pa.int32())])
        directories = ds.partitioning(types, flavor="hive")
        found = ds.dataset(f"{self.out}/records", format="parquet", partitioning=directories)
        return places(found.to_table(["topic", "partition", "offset"]))

    def keep(self) -> None:
        shutil.copytree(self.out, self._folder / "kept")

    def restore(self) -> None:
        shutil.rmtree(self.out)
        shutil.copytree(self._folder / "kept", self.out)


class StoreOutput(Output):
    """OUT in a store; the catalog of Iceberg tables is a file."""

    def __init__(self, folder: Path, format: str, incremental: bool, store: Store) -> None:
        super().__init__(folder, format, incremental)
        self.bucket = store.make("killed")
        self.options = store.options
        self._store = store
        self._database = folder / "catalog.db"
        if format == "iceberg":
            self.catalog = {"type": "sql", "uri": f"sqlite:///{self._database}"}

    @property
    def out(self) -> str:
        return f"s3://{self.bucket}/lake"

    def keep(self) -> None:
        self._kept = dict(self._store.objects(self.out))
        self._etags = self._store.etags(self.out)
        if self._database.exists():
            shutil.copyfile(self._database, self._folder / "kept.db")

    def restore(self) -> None:
        there = self._store.etags(self.out)
        for key in there.keys() - self._kept.keys():
            self._store.delete(self.bucket, key)
        for key, etag in self._etags.items():
            if there.get(key) != etag:
                self._store.put(self.bucket, key, self._kept[key])
        self._database.unlink(missing_ok=True)
        if (self._folder / "kept.db").exists():
            shutil.copyfile(self._folder / "kept.db", self._database)
