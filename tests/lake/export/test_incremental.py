"""The incremental export: every record once over many runs, while the log changes."""

from __future__ import annotations

import os
import shutil
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from deltalake import DeltaTable

from kafkafmt.lake.export import ExportDataLossError, ExportError, job
from kafkafmt.lake.export.executors import InProcess
from kafkafmt.lake.export.export_run import Run
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables import read_table
from kafkafmt.lake.tables.journal import HOME, JournalError
from kafkafmt.lake.tables.place import OutputError
from kafkafmt.lake.tables.reading import exported_dataset, exported_files
from tests.lake.export import running
from tests.spark.broker import GrowingLog, batch
from tests.spark.transactional import TransactionalBroker
from tests.support.encoder.control import ABORT, COMMIT
from tests.support.listings import noted_listings


def run(data: Path, out: Path, **options: Any) -> ExportReport:
    return running.run(data, out, incremental=True, **options)


def rows(out: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read_table(out, table).read_all().to_pylist()
    return found


def offsets(out: Path) -> list[tuple[str, int]]:
    """Reads all files of the table, as a reader without Spark finds them."""
    found = []
    for file in (out / "records").rglob("*.parquet"):
        topic = file.parent.parent.name.removeprefix("topic=")
        found += [(topic, offset) for offset in pq.ParquetFile(file).read()["offset"].to_pylist()]
    return sorted(found)


def expected(*brokers: GrowingLog) -> list[tuple[str, int]]:
    return sorted(
        (broker.directory.name.rpartition("-")[0], offset)
        for broker in brokers
        for offset in range(broker.next)
    )


def begun(folder: Path) -> tuple[Path, Path, GrowingLog]:
    """A data directory with a log that grows, and where it is exported to."""
    data = folder / "data"
    return data, folder / "out", GrowingLog(data)


def test_each_step_of_a_run_lists_the_logs_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For its columns, for each commit, and to see that nothing more is new."""
    data, out, orders = begun(tmp_path)
    listed = noted_listings(monkeypatch)
    for _ in range(2):
        orders.send()
        listed.clear()
        run(data, out)
        assert listed.count(str(data)) == 3
    listed.clear()
    run(data, out)
    assert listed.count(str(data)) == 2


def test_damage_in_the_first_commit(tmp_path: Path) -> None:
    data, out, orders = begun(tmp_path)
    hit = bytearray(batch(0))
    hit[-3] ^= 1
    orders.append(bytes(hit) + batch(5))
    report = run(data, out)
    assert (report.total.records, report.is_damaged) == (5, True)
    assert [row["kind"] for row in rows(out, "damage")] == ["bad_checksum"]


@pytest.mark.parametrize("content", ["nothing", "damage"])
def test_a_table_without_a_record_yet_is_that_of_a_full_export(
    tmp_path: Path, content: str
) -> None:
    data, out, orders = begun(tmp_path)
    hit = bytearray(batch(0))
    hit[-3] ^= 1
    orders.append(bytes(hit) if content == "damage" else b"")
    run(data, out)
    running.run(data, tmp_path / "full")
    found = read_table(out, "records").read_all()
    assert found == read_table(tmp_path / "full", "records").read_all()
    assert exported_dataset(out).schema == found.schema
    assert exported_files(out) == []
    with pytest.raises(FileNotFoundError, match="has no table values_failed"):
        read_table(out, "values_failed")
    orders.send()
    run(data, out)
    assert read_table(out, "records", columns=["offset"]).read_all().num_rows == 5


def test_a_log_without_segments_is_said_once_though_nothing_is_new(tmp_path: Path) -> None:
    data, out, orders = begun(tmp_path)
    orders.send()
    run(data, out)
    lost = data / "orders-1"
    lost.mkdir()
    (lost / f"{7:020}.snapshot").touch()
    report = run(data, out)
    assert (report.total.records, report.damage_kinds) == (0, {"missing_offsets": 1})
    assert [(row["partition"], row["kind"]) for row in rows(out, "damage")] == [
        (1, "missing_offsets")
    ]
    assert run(data, out).is_unchanged
    assert run(data, tmp_path / "others", tables="records").damage_kinds == report.damage_kinds
    assert run(data, tmp_path / "others", tables="records").is_unchanged
    orders.send()
    run(data, out)
    assert offsets(out) == expected(orders)


def test_every_record_once_while_the_log_lives_on(tmp_path: Path) -> None:
    """New records and segments, a truncated end, a new partition, damage, retention, compaction."""
    data, out, orders = begun(tmp_path)
    orders.send(4)
    report = run(data, out)
    assert offsets(out) == expected(orders)
    assert (report.total.records, report.partitions[0].offset_ranges) == (20, [(0, 19)])
    assert report.partitions[0].task_seconds > 0

    orders.roll()
    orders.send(2)
    orders.append(batch(30)[:50])
    events = GrowingLog(data, "events-1")
    events.send(3)
    report = run(data, out, max_bytes_per_trigger="200")
    assert offsets(out) == expected(orders, events)
    assert report.total.records == 25
    assert {part.topic: part.first_offset for part in report.partitions} == {
        "events": 0,
        "orders": 20,
    }
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
    assert [row["position"] for row in rows(out, "damage")] == [3 * len(batch(0))]

    orders.roll()
    orders.segments()[0].unlink()
    report = run(data, out)  # nothing is new; the deleted records were exported before
    assert report.total.records == 0
    assert len(rows(out, "damage")) == 1
    orders.send(2)
    orders.compact(*orders.segments()[:2])  # keeps every second batch
    run(data, out)
    assert [n for topic, n in offsets(out) if topic == "orders" and n >= 45] == list(range(50, 55))


def test_offsets_that_are_gone_stop_it_unless_told(tmp_path: Path) -> None:
    data, out, orders = begun(tmp_path)
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


def test_a_topic_that_is_not_there_yet_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data, out, orders = begun(tmp_path)
    orders.send()
    assert run(data, out, topics="orders,events").total.records == 5
    said = "topic 'events' not found; a later run has it if it is there"
    assert [record.getMessage() for record in caplog.records] == [said]
    GrowingLog(data, "events-1").send()
    assert run(data, out, topics="orders,events").total.records == 5
    assert len(caplog.records) == 1


def test_damage_of_a_log_that_was_made_again_is_new(tmp_path: Path) -> None:
    """At the same place: what tells it is its checksum."""
    data, out, orders = begun(tmp_path)
    for bit, count in ((1, 5), (2, 4)):
        hit = bytearray(batch(0))
        hit[-3] ^= bit
        orders.active.write_bytes(bytes(hit) + batch(5, count))
        report = run(data, out, fail_on_data_loss=False)
        assert (report.total.records, report.damage_kinds) == (count, {"bad_checksum": 1})
    assert [row["position"] for row in rows(out, "damage")] == [0, 0]
    assert run(data, out).is_unchanged


def test_committed_records_once_while_transactions_are_open(tmp_path: Path) -> None:
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
    assert len(rows(out, "batches")) == len(orders.sent) - 1


def test_other_directories(tmp_path: Path) -> None:
    data, out, orders = begun(tmp_path)
    for _ in range(2):
        orders.send(3)
        run(data, out, partition_by="date")
    found = sorted((row["offset"], row["value"]) for row in rows(out, "records"))
    assert found == [(n, b"%06d" % n) for n in range(30)]
    assert {path.name for path in (out / "records").glob("date=*")} == {"date=2023-11-14"}
    assert len(rows(out, "batches")) == 6


def test_what_is_refused(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send()
    run(data, out)
    with pytest.raises(JournalError, match="format is 'delta' and was 'parquet'"):
        run(data, out, format="delta")
    other = tmp_path / "other"
    GrowingLog(other).send()
    with pytest.raises(JournalError, match="source is "):
        run(other, out)
    with pytest.raises(JournalError, match="incremental is False and was True"):
        running.run(data, out)
    with pytest.raises(FileNotFoundError):
        run(tmp_path / "nowhere", tmp_path / "new")
    assert not (tmp_path / "new").exists()
    running.run(data, tmp_path / "full")
    with pytest.raises(JournalError, match=r"options: incremental is True and was False\. Choose"):
        run(data, tmp_path / "full")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").touch()
    with pytest.raises(OutputError, match="was not made by kafkafmt export"):
        run(data, tmp_path / "mine")


@pytest.mark.parametrize("format", ["parquet", "delta", "iceberg"])
def test_a_journal_that_is_older_than_the_tables(tmp_path: Path, format: str) -> None:
    """A backup of it was restored: it does not say which records are in the tables."""
    data, out, orders = begun(tmp_path)
    for number in range(3):
        orders.send(2)
        run(data, out, format=format)
        if number == 0:
            shutil.copytree(out / HOME, tmp_path / "backup")
    before = read_table(out, "records").read_all()["offset"].to_pylist()
    shutil.rmtree(out / HOME)
    shutil.copytree(tmp_path / "backup", out / HOME)
    orders.send(2)
    with pytest.raises(OSError, match="restore"):
        run(data, out, format=format)
    if format == "parquet":
        assert [offset for _, offset in offsets(out)] == sorted(before)
    else:
        assert sorted(read_table(out, "records").read_all()["offset"].to_pylist()) == sorted(before)


@pytest.mark.parametrize("by_time", [False, True])
def test_a_delta_table_that_was_restored(tmp_path: Path, by_time: bool) -> None:
    """The last commit is made again; a table that lacks more of them is refused."""
    data, out, orders = begun(tmp_path)

    def restore(commits: int) -> None:
        table = DeltaTable(str(out / "records"))
        entry = table.history()[commits]
        file = out / "records" / "_delta_log" / f"{entry['version']:020}.json"
        written = max(entry["timestamp"] / 1000, file.stat().st_mtime)
        moment = datetime.fromtimestamp(written, timezone.utc) + timedelta(milliseconds=1)
        table.restore(moment if by_time else entry["version"])

    for _ in range(3):
        orders.send(1)
        run(data, out, format="delta")
    restore(1)
    assert run(data, out, format="delta").is_unchanged
    assert sorted(row["offset"] for row in rows(out, "records")) == list(range(15))
    restore(1)
    orders.send(1)
    run(data, out, format="delta")
    assert sorted(row["offset"] for row in rows(out, "records")) == list(range(20))
    run(data, out, format="delta")
    restore(4)  # before the restored one, and the one that was made again
    for number in range(2):
        with pytest.raises(OSError, match=r"has version \d of this export, but its journal has 3"):
            run(data, out, format="delta")
        if number == 0:
            orders.send(1)


def test_a_delta_table_that_was_restored_to_a_moment_before_a_file_was_written(
    tmp_path: Path,
) -> None:
    """Delta goes by the time of the commit's file, which may be after the time in it."""
    data, out, orders = begun(tmp_path)
    for _ in range(3):
        orders.send(1)
        run(data, out, format="delta")
    table = DeltaTable(str(out / "records"))
    entry = table.history()[1]
    written = entry["timestamp"] / 1000 + 1
    os.utime(out / "records" / "_delta_log" / f"{entry['version']:020}.json", (written, written))
    table.restore(datetime.fromtimestamp(entry["timestamp"] / 1000, timezone.utc))
    with pytest.raises(OSError, match=r"has version \d of this export, but its journal has 2"):
        run(data, out, format="delta")


def test_a_delta_table_whose_last_files_were_merged_and_deleted(tmp_path: Path) -> None:
    """Nothing of the last commit is needed when the table has it."""
    data, out, orders = begun(tmp_path)
    for _ in range(2):
        orders.send(1)
        run(data, out, format="delta")
    table = DeltaTable(str(out / "records"))
    table.optimize.compact()
    table.vacuum(0, enforce_retention_duration=False, dry_run=False)
    assert run(data, out, format="delta").is_unchanged
    orders.send(1)
    run(data, out, format="delta")
    assert sorted(row["offset"] for row in rows(out, "records")) == list(range(15))


def test_a_directory_without_its_journal(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(2)
    run(data, out)
    for gone in (out / HOME / "log", out / HOME):
        shutil.rmtree(gone)
        with pytest.raises(OSError, match="choose"):
            run(data, out)
        assert len(offsets(out)) == 10


def test_a_recreated_topic_is_exported_whole(tmp_path: Path) -> None:
    data, out, orders = begun(tmp_path)
    orders.send(2)
    run(data, out)
    shutil.rmtree(orders.directory)
    again = GrowingLog(data)
    again.append(b"".join(batch(offset, 3) for offset in range(0, 18, 3)))
    with pytest.raises(ExportError, match="the topic was recreated, or"):
        run(data, out)
    assert len(offsets(out)) == 10
    report = run(data, out, fail_on_data_loss=False)
    assert offsets(out) == sorted([("orders", n) for n in (*range(10), *range(18))])
    assert report.total.records == 18
    assert run(data, out).total.records == 0


def no_task(*_: object, **__: object) -> None:
    raise AssertionError("a task was started")


def test_nothing_new_is_found_without_a_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, out, orders = begun(tmp_path)
    orders.send(2)
    run(data, out)
    written = (out / "report.json").read_bytes()

    with monkeypatch.context() as without:
        without.setattr(InProcess, "run", no_task)
        report = run(data, out)
        assert report.is_unchanged
        assert report.total.records == 0
        assert (out / "report.json").read_bytes() == written

        orders.append(batch(orders.next)[:30])  # an unfinished end is nothing new
        assert run(data, out).is_unchanged
    orders.append(batch(orders.next)[30:])
    assert not run(data, out).is_unchanged

    (out / "report.json").write_text('{"journal_version": 1}')
    assert not run(data, out).is_unchanged  # the report of a run that died is still to be made


def test_a_log_that_is_gone_is_found_without_a_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, out, orders = begun(tmp_path)
    orders.send(2)
    run(data, out)
    shutil.rmtree(orders.directory)
    monkeypatch.setattr(InProcess, "run", no_task)
    with pytest.raises(ExportDataLossError, match="the log orders-0 is gone"):
        run(data, out)


@pytest.mark.parametrize(
    ("size", "cores", "commits"), [(None, 1, 4), (None, 2, 2), (None, 100, 1), ("1k", 100, 16)]
)
def test_commits_are_as_large_as_the_cores_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: str | None, cores: int, commits: int
) -> None:
    """Where no size is given; and an executor is asked only where one commit is not enough."""
    asked: list[int] = []

    def asks(_: InProcess) -> int:
        asked.append(cores)
        return cores

    monkeypatch.setattr(job, "MICRO_BATCH", "2k")
    monkeypatch.setattr(LogRead, "split_bytes", 512)
    monkeypatch.setattr(InProcess, "cores", asks)
    made: list[object] = []
    write = Run._commit

    def counted(*given: Any, **named: Any) -> None:
        made.append(given)
        write(*given, **named)

    monkeypatch.setattr(Run, "_commit", counted)
    data, out, orders = begun(tmp_path)
    orders.send(1)
    run(data, out, max_bytes_per_trigger=size)
    assert (len(made), asked) == (1, [])
    made.clear()
    orders.roll()
    orders.send(16 * 1024 // len(batch(0)))
    run(data, out, max_bytes_per_trigger=size)
    assert offsets(out) == expected(orders)
    assert abs(len(made) - commits) <= max(1, commits // 4)
    assert asked == ([] if size else [cores])
