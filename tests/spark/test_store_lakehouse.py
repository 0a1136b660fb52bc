"""Delta and Iceberg tables in an object store: each record once, for every reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import duckdb
import polars as pl
import pyarrow as pa
import pytest
from deltalake import DeltaTable
from pyspark.sql import SparkSession

from kafkafmt import read_records
from kafkafmt.lake import exported_dataset
from kafkafmt.lake.export.task import Task, Written
from kafkafmt.lake.tables import store_options
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.reading import existing_table
from kafkafmt.lake.tables.table import RacedError, TableError
from kafkafmt.spark import export, read_table
from kafkafmt.storage.access import StorageOptions
from tests.lake.export.commits import Export
from tests.lake.export.lake import Lake
from tests.support.growing_log import GrowingLog, batch
from tests.support.samples import sampled
from tests.support.store import KEY, SECRET, Store

FORMATS = ("delta", "iceberg")
formats = pytest.mark.parametrize("format", sampled(FORMATS))


@pytest.fixture
def lake(s3: Store, tmp_path: Path, format: str) -> Lake:
    return Lake(s3, tmp_path, format)


def places(table: pa.Table) -> list[dict[str, Any]]:
    names = ["topic", "partition", "offset", "value"]
    keys = [(name, "ascending") for name in names[:3]]
    rows: list[dict[str, Any]] = table.select(names).sort_by(keys).to_pylist()
    return rows


@formats
def test_every_record_once_for_every_reader(
    spark: SparkSession, lake: Lake, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders = GrowingLog(lake.data)
    orders.send(4)
    assert lake.run(export, incremental=True).total.records == 20
    orders.roll()
    orders.send(2)
    GrowingLog(lake.data, "events-1").send(3)
    hit = bytearray(batch(30))
    hit[-3] ^= 1
    orders.append(bytes(hit) + batch(35))
    report = lake.run(export, incremental=True, max_bytes_per_trigger="200")
    assert report.damage_kinds == {"bad_checksum": 1}
    lake.store.requests.clear()
    assert lake.run(incremental=True).is_unchanged
    assert [each.path for each in lake.store.requests if each.method == "PUT"] == []
    expected = places(read_records(lake.data, on_damage="skip"))
    assert len(expected) == 50
    assert places(lake.rows()) == expected
    assert lake.rows("damage").num_rows == 1
    options = lake.store.options
    found = read_table(spark, lake.out, "records", storage_options=options, catalog=lake.catalog)
    assert places(found.toArrow()) == expected
    for other in _others(lake, monkeypatch):
        assert places(other) == expected
    secrets = SECRET.encode(), KEY.encode()
    held = [data for _, data in lake.store.objects(lake.out)]
    held += [lake.database.read_bytes()] if lake.catalog else []
    assert not [data for data in held for secret in secrets if secret in data]


def _others(lake: Lake, monkeypatch: pytest.MonkeyPatch) -> list[pa.Table]:
    """The records as polars and DuckDB read them."""
    url, options = f"{lake.out}/records", StorageOptions(lake.store.options)
    if lake.catalog is None:
        words = store_options.object_store_options(url, options)
        delta = DeltaTable(url, storage_options=words)
        with duckdb.connect() as connection:
            connection.register("records", delta.to_pyarrow_dataset())
            in_duckdb = connection.sql("FROM records").to_arrow_table()
        return [pl.scan_delta(url, storage_options=words).collect().to_arrow(), in_duckdb]
    monkeypatch.setenv("POLARS_ICEBERG_PLANNER", "pyiceberg")
    with Catalog.of(lake.out, lake.catalog, options).opened() as catalog:
        table = catalog.load_table("kafkafmt.records")
        words = store_options.file_io_properties(url, options)
        return [pl.scan_iceberg(table, storage_options=words).collect().to_arrow()]


@formats
def test_full_exports_replace_in_one_commit(lake: Lake) -> None:
    GrowingLog(lake.data).send(4)
    events = GrowingLog(lake.data, "events-1")
    events.send(3)
    for topics, count in ((None, 35), ("events", 15), (None, 35)):
        assert lake.run(topics=topics).total.records == count
        assert lake.rows().num_rows == count
    with pytest.raises(TableError, match="incremental is True and was False"):
        lake.export()
    with pytest.raises(TableError, match="is partitioned by topic, partition, but the export by"):
        lake.run(partition_by="topic")
    with pytest.raises(TableError, match=f"is a table in the format {lake.format}; read it"):
        exported_dataset(lake.out, storage_options=lake.store.options)
    assert lake.rows().num_rows == 35


@formats
def test_partitions_of_every_kind(lake: Lake) -> None:
    orders = GrowingLog(lake.data, "or%d ers-0")
    orders.send(4)
    lake.export(partition_by="date,compression,topic").append()
    assert lake.offsets() == list(range(orders.next))
    options = StorageOptions(lake.store.options)
    table = existing_table(
        lake.out, "records", lake.format, storage_options=options, catalog=lake.catalog
    )
    bucket = lake.out.removesuffix("/lake")
    assert table.files() == [f"{bucket}/{key}" for key in lake.files()]


@pytest.mark.slow
@formats
@pytest.mark.parametrize("incremental", [True, False])
def test_racing_exports(lake: Lake, incremental: bool) -> None:
    """Both write the same; the second one to commit says so, and leaves nothing."""
    orders = GrowingLog(lake.data)
    orders.send(3)
    arguments = {"incremental": incremental}
    first, second = (lake.export(**arguments) for _ in range(2))

    def write(made: Export) -> None:
        if incremental:
            made.append()
        else:
            made.replace()

    run_tasks = second.run_tasks

    def slow(do: Callable[[Task], Written], tasks: Sequence[Task]) -> list[Written]:
        stored = run_tasks(do, tasks)
        write(first)
        return stored

    second.run_tasks = slow
    with pytest.raises(RacedError, match="another run committed first"):
        write(second)
    assert lake.offsets() == list(range(orders.next))
    assert len(lake.files()) == 1
