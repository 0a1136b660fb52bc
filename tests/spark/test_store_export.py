"""The export to an object store: each record once, by a commit log, without Spark's checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from kafkafmt.lake import read_table as read_rows
from kafkafmt.lake.export.task import Task, Written
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables.table import RacedError, TableError
from kafkafmt.spark import exporting, read_table
from kafkafmt.storage.access import StorageOptions
from tests.lake.export.commits import Export
from tests.spark.broker import GrowingLog, batch
from tests.support.store import KEY, SECRET, Store


@pytest.fixture
def out(s3: Store) -> str:
    return f"s3://{s3.make('lake')}/lake"


def run(data: Path, out: str, store: Store, **options: Any) -> ExportReport:
    options = {"format": "delta", "incremental": True, **options}
    return exporting.export(
        str(data), out, out_storage_options=StorageOptions(store.options), **options
    )


def offsets(out: str, store: Store) -> list[tuple[str, int, int]]:
    options = StorageOptions(store.options)
    table = read_rows(out, "records", storage_options=options).read_all()
    rows = table.select(["topic", "partition", "offset"]).to_pylist()
    return sorted((row["topic"], row["partition"], row["offset"]) for row in rows)


def export_to(data: Path, out: str, options: dict[str, Any], **arguments: Any) -> Export:
    return Export(data, out, options, **{"format": "delta", **arguments})


def expected(*brokers: GrowingLog) -> list[tuple[str, int, int]]:
    named = ((broker.directory.name.rpartition("-"), broker.next) for broker in brokers)
    return sorted(
        (topic, int(partition), offset)
        for (topic, _, partition), end in named
        for offset in range(end)
    )


def test_every_record_once_over_many_runs(
    spark: SparkSession, s3: Store, out: str, tmp_path: Path
) -> None:
    orders = GrowingLog(tmp_path / "data")
    orders.send(4)
    report = run(tmp_path / "data", out, s3)
    assert offsets(out, s3) == expected(orders)
    assert (report.total.records, report.partitions[0].offset_ranges) == (20, [(0, 19)])
    orders.roll()
    orders.send(2)
    events = GrowingLog(tmp_path / "data", "events-1")
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
    assert [each.path for each in s3.requests[before:] if each.method == "PUT"] == []
    options = StorageOptions(s3.options)
    assert read_rows(out, "damage", storage_options=options).read_all().num_rows == 1
    found = read_table(spark, out, "records", storage_options=s3.options)
    assert found.count() == len(offsets(out, s3))
    assert dict(found.dtypes)["partition"] == "int"
    for key, data in s3.objects(out):
        assert SECRET.encode() not in data, key
        assert KEY.encode() not in data, key


def test_racing_exports(s3: Store, out: str, tmp_path: Path) -> None:
    """Both write the same plan; the second one to commit says so, and leaves nothing."""
    orders = GrowingLog(tmp_path / "data")
    orders.send(3)
    first, second = (export_to(tmp_path / "data", out, s3.options) for _ in range(2))
    original = second.run_tasks

    def slow(do: Callable[[Task], Written], tasks: Sequence[Task]) -> list[Written]:
        stored = original(do, tasks)
        first.append()
        return stored

    second.run_tasks = slow
    with pytest.raises(RacedError, match="another run committed first"):
        second.append()
    assert offsets(out, s3) == expected(orders)
    assert len([key for key in s3.etags(f"{out}/records") if key.endswith(".parquet")]) == 1
    export_to(tmp_path / "data", out, s3.options).append()


def _is_below(directory: str, path: str) -> bool:
    return directory in path


def test_a_full_bucket_and_a_denied_write(s3: Store, out: str, tmp_path: Path) -> None:
    orders = GrowingLog(tmp_path / "data")
    orders.send(3)
    export_to(tmp_path / "data", out, s3.options).append()
    orders.send(3)
    for refused in ("/records/topic", "/records/_delta_log/"):
        s3.refuses_put = partial(_is_below, refused)
        with pytest.raises(OSError, match=f"{out}/records"):
            export_to(tmp_path / "data", out, s3.options).append()
        s3.refuses_put = lambda path: False
        assert [row[2] for row in offsets(out, s3)] == list(range(15))
    export_to(tmp_path / "data", out, s3.options).append()
    assert offsets(out, s3) == expected(orders)


def test_lost_offsets_and_other_jobs(s3: Store, out: str, tmp_path: Path) -> None:
    orders = GrowingLog(tmp_path / "data")
    orders.send(2)
    export_to(tmp_path / "data", out, s3.options).append()
    orders.send(2)
    orders.roll()
    orders.send(1)
    orders.segments()[0].unlink()
    with pytest.raises(OSError, match="offsets 10 to 19 of orders-0 are gone"):
        export_to(tmp_path / "data", out, s3.options).append()
    export_to(tmp_path / "data", out, s3.options, fail_on_data_loss=False).append()
    assert [row[2] for row in offsets(out, s3)] == [*range(10), *range(20, 25)]
    with pytest.raises(TableError, match="isolation is 'read_committed' and was"):
        export_to(tmp_path / "data", out, s3.options, isolation="read_committed")
    with pytest.raises(TableError, match="incremental is False and was True"):
        export_to(tmp_path / "data", out, s3.options, incremental=False)
    with pytest.raises(OSError, match="format is 'parquet' and was 'delta'"):
        export_to(tmp_path / "data", out, s3.options, format="parquet", incremental=False)
