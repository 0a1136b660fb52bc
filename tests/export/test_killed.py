"""Whatever an export dies at, no record is lost, doubled or extra for who reads the tables.

Strategy: a run makes changes to a place or a table, one after the other: system calls in a
directory, requests to a store, operations of a table. For every k, it is killed before change k;
in a store it also loses the answer of change k, in another try. Then the tables are read as a
stranger reads them, and a run to the end must make them equal to the logs.
"""

from __future__ import annotations

import itertools
import shutil
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds
import pytest

from kafkafmt import compact, read_records
from kafkafmt.lakehouse import read_table
from kafkafmt.storage.options import StorageOptions
from tests.export.commits import exporting
from tests.export.killing import Changes, KilledError, observed
from tests.spark.broker import GrowingLog
from tests.support.store import Store

_NUMBERS = itertools.count()
FORMATS = ("parquet", "delta", "iceberg")
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

    def compact(self) -> None:
        """Merges its small files."""
        compact(self.out, storage_options=self.options, catalog=self.catalog)

    def keep(self) -> None:
        """Remembers OUT as it is."""
        shutil.copytree(self.out, self._folder / "kept")

    def restore(self) -> None:
        """Puts it back."""
        shutil.rmtree(self.out)
        shutil.copytree(self._folder / "kept", self.out)


class StoreOutput(Output):
    """OUT in a store; the catalog of Iceberg tables is a file."""

    def __init__(self, folder: Path, format: str, incremental: bool, store: Store) -> None:
        super().__init__(folder, format, incremental)
        self.bucket = store.make(f"killed-{next(_NUMBERS)}")
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
        if self.catalog:
            shutil.copyfile(self._database, self._folder / "kept.db")

    def restore(self) -> None:
        there = self._store.etags(self.out)
        for key in there.keys() - self._kept.keys():
            self._store.delete(self.bucket, key)
        for key, etag in self._etags.items():
            if there.get(key) != etag:
                self._store.put(self.bucket, key, self._kept[key])
        if self.catalog:
            shutil.copyfile(self._folder / "kept.db", self._database)


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("incremental", [False, True], ids=["full", "incremental"])
@pytest.mark.parametrize("place", ["directory", "store"])
def test_killed_at_every_change(
    request: pytest.FixtureRequest, tmp_path: Path, place: str, format: str, incremental: bool
) -> None:
    is_store = place == "store"
    target = (
        StoreOutput(tmp_path, format, incremental, request.getfixturevalue("s3"))
        if is_store
        else Output(tmp_path, format, incremental)
    )
    orders, others = GrowingLog(target.data), GrowingLog(target.data, "orders-1")
    orders.send(2)
    target.run()
    before = target.rows()
    target.keep()
    orders.send(1)
    others.send(1)
    truth = places(read_records(target.data))
    assert (before.total(), truth.total()) == (10, 20)
    with observed(Changes(), of_the_system=not is_store) as undisturbed:
        target.run()
    assert target.rows() == truth
    assert undisturbed.made
    tries = [(stop, loses) for stop in range(len(undisturbed.made)) for loses in (False, is_store)]
    for stop, loses_answer in dict.fromkeys(tries):
        target.restore()
        changes = Changes(stop, loses_answer=loses_answer)
        with observed(changes, of_the_system=not is_store):
            if loses_answer:
                with suppress(OSError):
                    target.run()
            else:
                with pytest.raises(KilledError):
                    target.run()
        assert changes.made[: stop + 1] == undisturbed.made[: stop + 1]
        at = f"disturbed at {stop}: {changes.made[stop]}"
        assert target.rows() in (before, truth), at
        if format == "parquet" and not is_store:
            found = target.listed()
            if incremental:  # its files show one after the other
                assert before <= found <= truth, at
            else:
                assert found in (before, truth), at
        target.run()
        assert target.rows() == truth, f"after a disturbance at {stop}: {changes.made[stop]}"


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("place", ["directory", "store"])
def test_a_compaction_that_is_killed_at_every_change(
    request: pytest.FixtureRequest, tmp_path: Path, place: str, format: str
) -> None:
    """Its tables have the same rows at any moment, and so after a further compaction and export."""
    is_store = place == "store"
    target = (
        StoreOutput(tmp_path, format, True, request.getfixturevalue("s3"))
        if is_store
        else Output(tmp_path, format, True)
    )
    orders = GrowingLog(target.data)
    for _ in range(2):
        orders.send(1)
        target.run()
    truth = target.rows()
    target.keep()
    with observed(Changes(), of_the_system=not is_store) as undisturbed:
        target.compact()
    assert undisturbed.made
    for stop in range(len(undisturbed.made)):
        target.restore()
        changes = Changes(stop)
        with observed(changes, of_the_system=not is_store), suppress(KilledError):
            target.compact()
        at = f"killed at {stop}: {undisturbed.made[stop]}"
        assert target.rows() == truth, at
        if format == "parquet" and not is_store:
            assert target.listed() == truth, at
        target.run()
        assert target.rows() == truth, at
        target.compact()
        assert target.rows() == truth, at
        if format == "parquet" and not is_store:
            assert target.listed() == truth, at
            assert len(list(Path(target.out, "records").rglob("*.parquet"))) == 1
