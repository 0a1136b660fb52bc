"""The incremental export: every record once over many runs, while the log changes."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

from kafkafmt.lakehouse.out_directory import OutputError
from kafkafmt.spark.export import ExportDataLossError, ExportError, read_table, running
from kafkafmt.spark.export.appending_output import Commit, open_appendable
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.export.lag import LogOffsets
from kafkafmt.spark.export.last_run import NAME, logs_of
from kafkafmt.spark.report.figures import ExportReport
from tests.spark.broker import Broker, batch
from tests.spark.transactional import TransactionalBroker
from tests.support.encoder.control import ABORT, COMMIT

HOME = "_kafkafmt"


class KilledError(BaseException):
    pass


def run(data: Path, out: Path, **options: Any) -> ExportReport:
    return running.run(str(data), str(out), incremental=True, **options)


def offsets(out: Path) -> list[tuple[str, int]]:
    """Reads all files of the table, as a reader without Spark finds them."""
    found = []
    for file in (out / "records").rglob("*.parquet"):
        topic = file.parent.parent.name.removeprefix("topic=")
        found += [(topic, offset) for offset in pq.ParquetFile(file).read()["offset"].to_pylist()]
    return sorted(found)


def expected(*brokers: Broker) -> list[tuple[str, int]]:
    return sorted(
        (broker.directory.name.rpartition("-")[0], offset)
        for broker in brokers
        for offset in range(broker.next)
    )


@pytest.mark.slow
def test_every_record_once_while_the_log_lives_on(spark: SparkSession, tmp_path: Path) -> None:
    """New records and segments, a truncated end, a new partition, damage, retention, compaction."""
    data, out = tmp_path / "data", tmp_path / "out"
    orders = Broker(data)
    orders.send(4)
    report = run(data, out)
    assert offsets(out) == expected(orders)
    assert (report.total.records, report.partitions[0].offset_ranges) == (20, [(0, 19)])
    assert report.partitions[0].task_seconds > 0

    orders.roll()
    orders.send(2)
    orders.append(batch(30)[:50])
    events = Broker(data, "events-1")
    events.send(3)
    report = run(data, out, max_bytes_per_trigger="200")
    assert offsets(out) == expected(orders, events)
    assert report.total.records == 25
    assert {part.topic: part.first_offset for part in report.partitions} == {
        "events": 0,
        "orders": 20,
    }
    assert all((out / table / "_SUCCESS").exists() for table in ("records", "batches", "damage"))

    orders.append(batch(30)[50:])
    hit = bytearray(batch(35))
    hit[-3] ^= 1
    orders.append(bytes(hit) + batch(40))
    orders.next = 45
    report = run(data, out)
    assert offsets(out) == [row for row in expected(orders, events) if row[1] not in range(35, 40)]
    assert report.damage_kinds == {"bad_checksum": 1}
    (part,) = report.partitions
    assert (part.offset_ranges, part.gaps, part.missing_offsets) == ([(30, 34), (40, 44)], 1, 5)
    damage = read_table(spark, out, "damage")
    assert [row["position"] for row in damage.collect()] == [3 * len(batch(0))]

    orders.roll()
    orders.segments()[0].unlink()
    report = run(data, out)  # nothing is new; the deleted records were exported before
    assert report.total.records == 0
    assert damage.count() == 1
    orders.send(2)
    orders.compact(*orders.segments()[:2])  # keeps every second batch
    run(data, out)
    assert [n for topic, n in offsets(out) if topic == "orders" and n >= 45] == list(range(50, 55))


@pytest.mark.slow
def test_offsets_that_are_gone_stop_it_unless_told(spark: SparkSession, tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders = Broker(data)
    orders.send(2)
    run(data, out)
    orders.send(2)
    orders.roll()
    orders.send(1)
    orders.segments()[0].unlink()
    with pytest.raises(ExportError, match="offsets 10 to 19 of orders-0 are gone"):
        run(data, out)
    report = run(data, out, fail_on_data_loss=False)
    assert offsets(out) == [row for row in expected(orders) if row[1] not in range(10, 20)]
    (part,) = report.partitions
    assert (part.offset_ranges, part.gaps, part.missing_offsets) == ([(20, 24)], 1, 10)


@pytest.mark.slow
def test_committed_records_once_while_transactions_are_open(
    spark: SparkSession, tmp_path: Path
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders = TransactionalBroker(data)

    def added() -> tuple[int, list[int]]:
        report = run(data, out, isolation="read_committed")
        return report.total.records, [offset for _, offset in offsets(out)]

    first = orders.put()
    orders.put(1, records=3)
    orders.put(2, records=3)
    orders.end(1, ABORT)
    orders.put()
    assert added() == (1, [first])
    orders.roll()
    orders.end(2, COMMIT)
    orders.put(1, records=2)
    assert added() == (4, orders.committed())
    assert read_table(spark, out, "batches").count() == len(orders.sent) - 1


@pytest.mark.slow
def test_other_directories(spark: SparkSession, tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders = Broker(data)
    for _ in range(2):
        orders.send(3)
        run(data, out, partition_by="date")
    records = read_table(spark, out, "records")
    assert sorted((row["offset"], bytes(row["value"])) for row in records.collect()) == [
        (n, b"%06d" % n) for n in range(30)
    ]
    assert {path.name for path in (out / "records").glob("date=*")} == {"date=2023-11-14"}
    assert read_table(spark, out, "batches").count() == 6


def test_refused_before_spark_runs(spark: SparkSession, tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    Broker(data).send()
    job = Job.of(str(data), incremental=True)
    with open_appendable(out, job):
        pass
    with pytest.raises(OutputError, match="format is 'delta' and was 'parquet'"):
        run(data, out, format="delta")
    other = tmp_path / "other"
    Broker(other).send()
    with pytest.raises(OutputError, match="source is "):
        run(other, out)
    with pytest.raises(OutputError, match="has an incremental export; run with --incremental"):
        running.run(str(data), str(out))
    with pytest.raises(FileNotFoundError):
        run(tmp_path / "nowhere", tmp_path / "new")
    full = tmp_path / "full"
    (full / HOME).mkdir(parents=True)
    (full / HOME / "manifest.json").write_text('{"files": []}')
    with pytest.raises(OutputError, match="has a full export"):
        run(data, full)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").touch()
    with pytest.raises(OutputError, match="was not made by kafkafmt export"):
        run(data, tmp_path / "mine")


def test_checkpoint_of_another_query_is_refused(tmp_path: Path) -> None:
    job = Job.of("/data", incremental=True)
    with open_appendable(tmp_path, job) as output:
        output.commit(0, Commit("a"))
        output.checkpoint.mkdir()
        (output.checkpoint / "metadata").write_text(json.dumps({"id": "b"}))
    with pytest.raises(OutputError, match="is not the checkpoint"), open_appendable(tmp_path, job):
        pass
    (tmp_path / HOME / "stream" / "checkpoint" / "metadata").write_text('{"id": "a"}')
    with open_appendable(tmp_path, job) as output:
        assert output.is_committed(0)
        assert not output.is_committed(1)


def commit_and_die(out: Path, job: Job, names: list[str], patch: Callable[[], None]) -> None:
    with open_appendable(out, job) as output:
        output.checkpoint.mkdir()
        (output.checkpoint / "metadata").write_text('{"id": "q"}')
        for name in names:
            (output.staging / "records" / name).parent.mkdir(parents=True, exist_ok=True)
            (output.staging / "records" / name).write_text(name)
        patch()
        output.commit(0, Commit("q", {"records": names}))
        raise KilledError


def test_moves_that_a_crash_cut_short_are_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = Job.of("/data", incremental=True)
    names = [f"topic=a/part-{n}.parquet" for n in range(3)]
    states = []
    for step in range(12):
        out = tmp_path / str(step)
        with monkeypatch.context() as patch, pytest.raises(KilledError):
            commit_and_die(out, job, names, partial(die_at, patch, step))
        with open_appendable(out, job) as output:
            there = sorted(path.name for path in (out / "records").rglob("*.parquet"))
            states.append(len(there))
            assert (there == []) is not output.is_committed(0)
            output.complete()
        with open_appendable(out, job) as output:
            assert not output.sums.logs
    assert states == sorted(states)
    assert set(states) == {0, 3}


def die_at(patch: pytest.MonkeyPatch, step: int) -> None:
    """From the `step`-th change on, every change raises the error, even the clean-up."""
    left = [step]

    def guarded(original: Any) -> Any:
        def change(*args: Any, **options: Any) -> Any:
            if left[0] == 0:
                raise KilledError
            left[0] -= 1
            return original(*args, **options)

        return change

    patch.setattr(os, "replace", guarded(os.replace))  # of a new file
    for name in ("rename", "unlink", "mkdir"):
        patch.setattr(Path, name, guarded(getattr(Path, name)))


@pytest.mark.slow
def test_a_recreated_topic_is_exported_whole(spark: SparkSession, tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders = Broker(data)
    orders.send(2)
    run(data, out)
    shutil.rmtree(orders.directory)
    again = Broker(data)
    again.append(b"".join(batch(offset, 3) for offset in range(0, 18, 3)))
    with pytest.raises(ExportError, match="the topic was recreated, or"):
        run(data, out)
    assert len(offsets(out)) == 10
    report = run(data, out, fail_on_data_loss=False)
    assert offsets(out) == sorted([("orders", n) for n in (*range(10), *range(18))])
    assert report.total.records == 18
    assert run(data, out).total.records == 0


def test_nothing_new_is_found_without_spark(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders = Broker(data)
    orders.send(2)
    run(data, out)
    written = (out / "report.json").read_bytes()
    first = (out / HOME / NAME).read_bytes()

    with monkeypatch.context() as without:
        without.setattr("kafkafmt.spark.export.pipeline.Pipeline.append", None)
        report = run(data, out)
        assert report.is_unchanged
        assert report.total.records == 0
        assert (out / "report.json").read_bytes() == written
        second = (out / HOME / NAME).read_bytes()
        ran = json.loads(first)
        assert (ran["outcome"], ran["records"], ran["files"]) == ("sound", 10, 2)
        assert logs_of(first) == [LogOffsets("orders", 0, 0, 10, 10, None, 0)]
        ran = json.loads(second)
        assert (ran["outcome"], ran["records"]) == ("nothing_new", 0)
        assert logs_of(second) == [LogOffsets("orders", 0, 10, 10, 10, None, 0)]

        orders.append(batch(orders.next)[:30])  # an unfinished end is nothing new
        assert run(data, out).is_unchanged
    orders.append(batch(orders.next)[30:])
    assert not run(data, out).is_unchanged

    stream = out / HOME / "stream"
    last = max(int(file.stem) for file in (stream / "commits").glob("*.json"))
    commit = stream / "commits" / f"{last}.json"
    commit.write_text(commit.read_text().replace('"is_reported": true', '"is_reported": false'))
    assert not run(data, out).is_unchanged  # the report of a run that died is still to be made


def test_a_log_that_is_gone_is_found_without_spark(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders = Broker(data)
    orders.send(2)
    run(data, out)
    shutil.rmtree(orders.directory)
    monkeypatch.setattr("kafkafmt.spark.export.pipeline.Pipeline.append", None)
    with pytest.raises(ExportDataLossError, match="the log orders-0 is gone"):
        run(data, out)
