"""OUT in an object store, and exports to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa

from kafkafmt.lake import read_table as read_rows
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.storage.access import StorageOptions
from tests.lake.export import running
from tests.lake.export.commits import Export
from tests.support.store import Store

Run = Callable[..., ExportReport]


class Lake:
    """OUT in a bucket of its own, and the catalog on this machine."""

    def __init__(self, store: Store, folder: Path, format: str) -> None:
        self.store = store
        self.format = format
        self.data = folder / "data"
        self.out = f"s3://{store.make('lakehouse')}/lake"
        self.database = folder / "catalog.db"
        self.catalog: dict[str, str] | None = None
        if format == "iceberg":
            self.catalog = {"type": "sql", "uri": f"sqlite:///{self.database}"}

    def export(self, **arguments: Any) -> Export:
        """An incremental export whose tasks run here."""
        return Export(
            self.data,
            self.out,
            self.store.options,
            format=self.format,
            catalog=self.catalog,
            **arguments,
        )

    def run(self, export: Run = running.run, **arguments: Any) -> ExportReport:
        options = StorageOptions(self.store.options)
        return export(
            str(self.data),
            self.out,
            format=self.format,
            catalog=self.catalog,
            out_storage_options=options,
            **arguments,
        )

    def rows(self, table: str = "records") -> pa.Table:
        options = StorageOptions(self.store.options)
        return read_rows(self.out, table, storage_options=options, catalog=self.catalog).read_all()

    def offsets(self) -> list[int]:
        return sorted(self.rows().column("offset").to_pylist())

    def files(self) -> list[str]:
        """The data files in the directory of the records, also those that do not count."""
        found = self.store.etags(f"{self.out}/records")
        return [key for key in found if key.endswith(".parquet")]
