"""The export to an object store: each record once, by a commit log, without Spark's checkpoint."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from kafkafmt import exported_dataset
from kafkafmt.lakehouse.commit_log import CommitLog
from kafkafmt.spark.export import read_table, running
from kafkafmt.spark.report.figures import ExportReport
from kafkafmt.storage.object_store import ObjectStore
from kafkafmt.storage.options import StorageOptions
from tests.spark.broker import Broker, batch
from tests.support.store import KEY, SECRET, Store

_NUMBERS = itertools.count()


@pytest.fixture
def out(s3: Store) -> str:
    return f"s3://{s3.make(f'lake-{next(_NUMBERS)}')}/lake"


def run(data: Path, out: str, store: Store, **options: Any) -> ExportReport:
    options = {"incremental": True, **options}
    return running.run(str(data), out, out_storage_options=StorageOptions(store.options), **options)


def offsets(out: str, store: Store) -> list[tuple[str, int, int]]:
    table = exported_dataset(out, "records", storage_options=store.options).to_table()
    rows = table.select(["topic", "partition", "offset"]).to_pylist()
    return sorted((row["topic"], row["partition"], row["offset"]) for row in rows)


def expected(*brokers: Broker) -> list[tuple[str, int, int]]:
    named = ((broker.directory.name.rpartition("-"), broker.next) for broker in brokers)
    return sorted(
        (topic, int(partition), offset)
        for (topic, _, partition), end in named
        for offset in range(end)
    )


def log_of(out: str, store: Store) -> CommitLog:
    return CommitLog(ObjectStore(out, StorageOptions(store.options)))


def test_every_record_once_over_many_runs(
    spark: SparkSession, s3: Store, out: str, tmp_path: Path
) -> None:
    orders = Broker(tmp_path / "data")
    orders.send(4)
    report = run(tmp_path / "data", out, s3)
    assert offsets(out, s3) == expected(orders)
    assert (report.total.records, report.partitions[0].offset_ranges) == (20, [(0, 19)])
    orders.roll()
    orders.send(2)
    events = Broker(tmp_path / "data", "events-1")
    events.send(3)
    hit = bytearray(batch(30))
    hit[-3] ^= 1
    orders.append(bytes(hit) + batch(35))
    report = run(tmp_path / "data", out, s3, max_bytes_per_trigger="200")
    orders.next = 40
    assert offsets(out, s3) == [
        row for row in expected(orders, events) if row[2] not in range(30, 35) or row[0] == "events"
    ]
    assert report.damage_kinds == {"bad_checksum": 1}
    before = len(s3.requests)
    report = run(tmp_path / "data", out, s3)
    assert report.is_unchanged
    assert not [each for each in s3.requests[before:] if each.method == "PUT"]
    assert exported_dataset(out, "damage", storage_options=s3.options).count_rows() == 1
    found = read_table(spark, out, "records", storage_options=s3.options)
    assert found.count() == len(offsets(out, s3))
    assert dict(found.dtypes)["partition"] == "int"
    for key, data in s3.objects(out):
        assert SECRET.encode() not in data, key
        assert KEY.encode() not in data, key
