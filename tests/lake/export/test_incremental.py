"""The incremental export: every record once over many runs, while the log changes."""

from __future__ import annotations

import json
import os
import shutil
from datetime import datetime, timedelta, timezone
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from deltalake import DeltaTable, write_deltalake
from pyiceberg.io.pyarrow import schema_to_pyarrow

import kafkafmt
from kafkafmt.lake import ExportDataLossError, ExportError, read_table
from kafkafmt.lake.export import job
from kafkafmt.lake.export.executors import InProcess
from kafkafmt.lake.export.tables import LakeTables
from kafkafmt.lake.export.task import Sink
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.delta import Delta
from kafkafmt.lake.tables.iceberg import Iceberg
from kafkafmt.lake.tables.output import OutputError
from kafkafmt.lake.tables.table import NOTE, TableError
from tests.cli.running import run as cli
from tests.lake.export import running
from tests.lake.export.killing import KilledError
from tests.spark.transactional import TransactionalBroker
from tests.support.encoder import Rec, message, record_batch, wrapper
from tests.support.encoder.control import ABORT, COMMIT
from tests.support.growing_log import GrowingLog, batch
from tests.support.listings import noted_listings
from tests.support.samples import SOAK, some

FORMATS = ("delta", "iceberg")


def run(data: Path, out: Path, **options: Any) -> ExportReport:
    return running.run(data, out, incremental=True, **{"format": "delta", **options})


def rows(out: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read_table(out, table).read_all().to_pylist()
    return found


def offsets(out: Path) -> list[tuple[str, int]]:
    return sorted((row["topic"], row["offset"]) for row in rows(out, "records"))


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


@pytest.mark.parametrize("content", ["nothing", "damage"])
def test_a_table_without_a_record_yet_is_that_of_a_full_export(
    tmp_path: Path, content: str
) -> None:
    data, out, orders = begun(tmp_path)
    hit = bytearray(batch(0))
    hit[-3] ^= 1
    orders.append(bytes(hit) if content == "damage" else b"")
    run(data, out)
    running.run(data, tmp_path / "full", format="delta")
    found = read_table(out, "records").read_all()
    assert found == read_table(tmp_path / "full", "records").read_all()
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


def test_a_batch_without_a_first_offset_is_in_the_table_once(tmp_path: Path) -> None:
    """What a message of magic 1 holds cannot be read, so only its last offset is known."""
    log = tmp_path / "data" / "orders-0"
    log.mkdir(parents=True)
    for number in range(3):
        inner = [message(magic=1, offset=each) for each in range(5)]
        payload = b"no gzip" if number == 1 else None
        with (log / f"{0:020}.log").open("ab") as file:
            file.write(wrapper(inner, magic=1, offset=5 * number + 4, payload=payload))
        run(tmp_path / "data", tmp_path / "out")
    found = {(row["baseOffset"], row["lastOffset"]) for row in rows(tmp_path / "out", "batches")}
    assert found == {(0, 4), (None, 9), (10, 14)}
    assert len(rows(tmp_path / "out", "batches")) == 3


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


def test_what_is_refused(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send()
    run(data, out)
    with pytest.raises(OutputError, match="format is 'iceberg' and was 'delta'"):
        run(data, out, format="iceberg")
    with pytest.raises(OutputError, match="format is 'parquet' and was 'delta'"):
        running.run(data, out)
    with pytest.raises(ValueError, match="needs tables with commits"):
        run(data, tmp_path / "new", format="parquet")
    other = tmp_path / "other"
    GrowingLog(other).send()
    with pytest.raises(TableError, match="source is "):
        run(other, out)
    with pytest.raises(TableError, match="incremental is False and was True"):
        running.run(data, out, format="delta")
    with pytest.raises(OutputError, match=r"tables is \['records'\] and was"):
        run(data, out, tables="records")
    with pytest.raises(FileNotFoundError):
        run(tmp_path / "nowhere", tmp_path / "new")
    assert not (tmp_path / "new").exists()
    running.run(data, tmp_path / "full", format="delta")
    with pytest.raises(TableError, match=r"options: incremental is True and was False\. Choose"):
        run(data, tmp_path / "full")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").touch()
    with pytest.raises(OutputError, match="was not made by kafkafmt export"):
        run(data, tmp_path / "mine")
    (tmp_path / "old" / "_kafkafmt").mkdir(parents=True)
    with pytest.raises(OutputError, match="by an earlier version of kafkafmt, with a journal"):
        run(data, tmp_path / "old")
    assert run(data, out).is_unchanged


def _versions(out: Path, format: str) -> list[int]:
    """The versions or snapshots of the records, the newest first."""
    if format == "delta":
        return [entry["version"] for entry in DeltaTable(str(out / "records")).history()]
    with Catalog.of(str(out), {}).opened() as catalog:
        return [each.snapshot_id for each in catalog.load_table("kafkafmt.records").snapshots()][
            ::-1
        ]


def _restore(out: Path, format: str, version: int, *, by_time: bool = False) -> None:
    """Puts the records back to an earlier version."""
    if format == "iceberg":
        with Catalog.of(str(out), {}).opened() as catalog:
            table = catalog.load_table("kafkafmt.records")
            with table.manage_snapshots() as update:
                update.rollback_to_snapshot(version)
        return
    delta = DeltaTable(str(out / "records"))
    (entry,) = (entry for entry in delta.history() if entry["version"] == version)
    file = out / "records" / "_delta_log" / f"{version:020}.json"
    written = max(entry["timestamp"] / 1000, file.stat().st_mtime)
    moment = datetime.fromtimestamp(written, timezone.utc) + timedelta(milliseconds=1)
    delta.restore(moment if by_time else version)


_RESTORED: list[tuple[str, bool, dict[str, Any]]] = [
    ("iceberg", False, {}),
    ("delta", False, {}),
    ("delta", True, {}),
    ("delta", True, {"partition_by": "date"}),
    ("delta", True, {"isolation": "read_committed"}),
]


@pytest.mark.parametrize(
    ("restored", "commits"),
    [*(product(_RESTORED, (1, 2, 3)) if SOAK else zip(_RESTORED, cycle((3, 1)), strict=False))],
)
def test_a_table_that_was_restored_or_rolled_back(
    tmp_path: Path, restored: tuple[str, bool, dict[str, Any]], commits: int
) -> None:
    """It goes on where it is now; the other tables go on where they are."""
    format, by_time, options = restored
    data, out, orders = begun(tmp_path)
    events = GrowingLog(data, "events-1")
    for number in range(4):
        orders.send(1)
        if number % 2:
            events.send(1)
        run(data, out, format=format, **options)
    version = _versions(out, format)[commits]
    for again in range(2):
        _restore(out, format, version, by_time=by_time)
        before = len(offsets(out))
        assert before < len(expected(orders, events))
        if again:
            orders.send(1)
        report = run(data, out, format=format, **options)
        assert report.total.records == len(expected(orders, events)) - before
        assert offsets(out) == expected(orders, events)
        assert len(rows(out, "batches")) == len(expected(orders, events)) // 5
        assert run(data, out, format=format, **options).is_unchanged


def test_the_statistics_of_files_that_several_logs_share(tmp_path: Path) -> None:
    """The rows say then how far the table has each log; also those of batches."""
    data, out, orders = begun(tmp_path)
    events = GrowingLog(data, "events-1")
    for _ in range(2):
        orders.send(1)
        events.send(2)
        run(data, out, partition_by="")
    for name in ("records", "batches"):
        table = DeltaTable(str(out / name))
        file = out / name / "_delta_log" / f"{table.version() - 1:020}.json"
        moment = datetime.fromtimestamp(file.stat().st_mtime + 0.001, timezone.utc)
        table.restore(moment)
    orders.send(1)
    run(data, out, partition_by="")
    assert offsets(out) == expected(orders, events)
    assert len(rows(out, "batches")) == len(expected(orders, events)) // 5


def test_damage_of_a_table_that_was_restored_to_a_moment(tmp_path: Path) -> None:
    """No statistics say how far it is: all is read again, and each range is there once."""
    data, out, orders = begun(tmp_path)
    for _ in range(2):
        hit = bytearray(batch(orders.next))
        hit[-3] ^= 1
        orders.append(bytes(hit) + batch(orders.next + 5))
        orders.next += 10
        run(data, out)
    assert len(rows(out, "damage")) == 2
    delta = DeltaTable(str(out / "damage"))
    file = out / "damage" / "_delta_log" / f"{delta.version() - 1:020}.json"
    delta.restore(datetime.fromtimestamp(file.stat().st_mtime + 0.001, timezone.utc))
    assert len(rows(out, "damage")) == 1
    run(data, out)
    assert sorted(row["position"] for row in rows(out, "damage")) == [0, 2 * len(batch(0))]


@pytest.mark.parametrize("format", FORMATS)
def test_a_table_that_forgot_its_commits(tmp_path: Path, format: str) -> None:
    """Maintenance deletes old commits and snapshots; the statistics say where to go on."""
    data, out, orders = begun(tmp_path)
    for _ in range(2):
        orders.send(1)
        run(data, out, format=format)
    if format == "delta":
        table = DeltaTable(str(out / "records"))
        table.optimize.compact()
        table = DeltaTable(str(out / "records"))
        table.create_checkpoint()
        for file in (out / "records/_delta_log").glob("*.json"):
            if int(file.name[:20]) < table.version():
                file.unlink()
    else:
        with Catalog.of(str(out), {}).opened() as catalog:
            iceberg = catalog.load_table("kafkafmt.records")
            noted = iceberg.current_snapshot()
            assert noted is not None
            iceberg.delete("offset = 3")  # writes the rest of its file again
            iceberg = catalog.load_table("kafkafmt.records")
            iceberg.maintenance.expire_snapshots().by_id(noted.snapshot_id).commit()
    orders.send(1)
    run(data, out, format=format)
    assert [row for row in expected(orders) if row not in offsets(out)] == (
        [] if format == "delta" else [("orders", 3)]
    )
    assert len(set(offsets(out))) == len(offsets(out))


def _append_as_another(out: Path, format: str, offsets_of_it: range) -> None:
    """Appends records as a live consumer does."""
    row = next(iter(rows(out, "records")))
    added = [row | {"offset": offset} for offset in offsets_of_it]
    if format == "delta":
        schema = DeltaTable(str(out / "records")).to_pyarrow_dataset().schema
        write_deltalake(str(out / "records"), pa.Table.from_pylist(added, schema), mode="append")
        return
    with Catalog.of(str(out), {}).opened() as catalog:
        table = catalog.load_table("kafkafmt.records")
        table.append(pa.Table.from_pylist(added, schema_to_pyarrow(table.schema())))


@pytest.mark.parametrize("option", ["after_foreign", "after_handover"])
@pytest.mark.parametrize("format", FORMATS)
def test_rows_that_another_writer_appended(tmp_path: Path, format: str, option: str) -> None:
    """A run is refused, or goes on after them; a handed over table has them from the consumer."""
    data, out, orders = begun(tmp_path)
    orders.send(1)
    run(data, out, format=format)
    if option == "after_handover":
        kafkafmt.lake.handover(out)
    orders.send(2)
    _append_as_another(out, format, range(5, 10))
    said = "was handed over" if option == "after_handover" else "another writer added rows"
    with pytest.raises(TableError, match=said):
        run(data, out, format=format)
    with pytest.raises(TableError, match="another writer has added rows"):
        kafkafmt.lake.handover(out)
    assert run(data, out, format=format, **{option: True}).total.records == 5
    assert offsets(out) == expected(orders)
    assert len(rows(out, "batches")) == 3
    orders.send(1)
    again = {} if option == "after_foreign" else {option: True}
    run(data, out, format=format, **again)
    assert offsets(out) == expected(orders)


@pytest.mark.parametrize("format", FORMATS)
def test_rows_that_come_during_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    data, out, orders = begun(tmp_path)
    orders.send(1)
    run(data, out, format=format)
    orders.send(1)
    write = Sink.write

    def late(*given: Any) -> Any:
        monkeypatch.setattr(Sink, "write", write)
        _append_as_another(out, format, range(5, 10))
        return write(*given)

    monkeypatch.setattr(Sink, "write", late)
    with pytest.raises(TableError, match=r"got rows by .* during the run"):
        run(data, out, format=format)
    assert offsets(out) == expected(orders)


def test_a_full_export_keeps_the_rows_of_another_writer(tmp_path: Path) -> None:
    data, out, orders = begun(tmp_path)
    orders.send(1)
    running.run(data, out, format="delta")
    _append_as_another(out, "delta", range(100, 105))
    with pytest.raises(TableError, match="another writer added rows"):
        running.run(data, out, format="delta")
    assert len(offsets(out)) == 10
    running.run(data, out, format="delta", after_foreign=True)
    assert offsets(out) == expected(orders)


@pytest.mark.parametrize("format", FORMATS)
def test_rows_that_others_deleted_stay_deleted(tmp_path: Path, format: str) -> None:
    data, out, orders = begun(tmp_path)
    orders.send(2)
    run(data, out, format=format)
    if format == "delta":
        DeltaTable(str(out / "records")).delete("offset = 3")
    else:
        with Catalog.of(str(out), {}).opened() as catalog:
            catalog.load_table("kafkafmt.records").delete("offset = 3")
    orders.send(1)
    run(data, out, format=format)
    assert offsets(out) == [row for row in expected(orders) if row[1] != 3]


def test_a_delta_table_whose_last_files_were_merged_and_deleted(tmp_path: Path) -> None:
    data, out, orders = begun(tmp_path)
    for _ in range(2):
        orders.send(1)
        run(data, out)
    table = DeltaTable(str(out / "records"))
    table.optimize.compact()
    table.vacuum(0, enforce_retention_duration=False, dry_run=False)
    assert run(data, out).is_unchanged
    orders.send(1)
    run(data, out)
    assert offsets(out) == expected(orders)


def test_the_newest_commit_of_a_delta_table_is_empty(tmp_path: Path) -> None:
    """A power failure cut it, which delta-rs takes for one without files: it is made again."""
    data, out, orders = begun(tmp_path)
    for _ in range(2):
        orders.send(1)
        run(data, out)
    os.truncate(max((out / "records/_delta_log").glob("*.json")), 0)
    orders.send(1)
    run(data, out)
    assert offsets(out) == expected(orders)


@pytest.mark.parametrize(("format", "after"), some(product(FORMATS, [1, 2]), 3))
def test_a_run_that_died_between_the_commits_of_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str, after: int
) -> None:
    """Those that it left behind go on from their own position, also while more is new."""
    data, out, orders = begun(tmp_path)
    kind: Any = {"delta": Delta, "iceberg": Iceberg}[format]
    commit = kind.commit
    sent = 0
    for count in range(3):
        sent += 5 if count < 2 else 10
        hit = bytearray(batch(orders.next))
        hit[-3] ^= 1
        orders.append(bytes(hit))
        orders.next += 5
        orders.send(1)
        made: list[object] = []

        def dies(*given: Any, done: list[object] = made, **named: Any) -> None:
            if len(done) == after:
                raise KilledError
            done.append(given)
            commit(*given, **named)

        with monkeypatch.context() as patched:
            patched.setattr(kind, "commit", dies)
            with pytest.raises(KilledError):
                run(data, out, format=format)
        assert len(rows(out, "records")) == sent
        with pytest.raises(TableError, match="run the export once more"):
            kafkafmt.lake.handover(out)
        if count:
            orders.send(1)
        run(data, out, format=format)
        whole = kafkafmt.read_records(data, on_damage="skip")["offset"].to_pylist()
        assert [offset for _, offset in offsets(out)] == sorted(whole)
        assert len(rows(out, "batches")) == len(whole) // 5
        assert len(rows(out, "damage")) == count + 1
    assert kafkafmt.lake.handover(out) == {"orders": {0: orders.next}}


@pytest.mark.parametrize(
    "position", [{"orders-0": "7"}, {"orders": 7}, {"logs": 3}, {"restarts": {"x": 1}}]
)
def test_a_manipulated_position(tmp_path: Path, position: dict[str, Any]) -> None:
    data, out, orders = begun(tmp_path)
    orders.send(1)
    run(data, out)
    newest = max((out / "records/_delta_log").glob("*.json"))
    lines = [json.loads(line) for line in newest.read_text().splitlines()]
    for action in lines:
        if "commitInfo" in action:
            note = json.loads(action["commitInfo"][NOTE])
            action["commitInfo"][NOTE] = json.dumps(note | {"position": position})
    newest.write_text("\n".join(map(json.dumps, lines)))
    with pytest.raises(TableError, match="a commit is not one of kafkafmt export"):
        run(data, out)


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
    append = LakeTables.append

    def counted(*given: Any) -> None:
        made.append(given)
        append(*given)

    monkeypatch.setattr(LakeTables, "append", counted)
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


@pytest.mark.parametrize("format", ["parquet", *FORMATS])
def test_timestamps_that_no_table_can_hold_are_counted(tmp_path: Path, format: str) -> None:
    """Such as those of a producer that writes nanoseconds where Kafka has milliseconds."""
    data, out, orders = begun(tmp_path)
    orders.send()
    for time in (1_700_000_000_000_000_000, 2**62, 2**63 // 1000 + 1):
        orders.append(
            record_batch(
                [Rec(b"k", b"v")], base_offset=orders.next, base_timestamp=time, max_timestamp=time
            )
        )
        orders.next += 1
    orders.append(record_batch([Rec(b"k", b"v")], base_offset=orders.next))  # has none
    options = {} if format == "parquet" else {"incremental": True}
    report = running.run(data, out, format=format, **options)
    assert (report.total.times_lost, report.total.records) == (3, 9)
    assert json.loads(report.to_json())["total"]["times_lost"] == 3
    found = read_table(out, "records", columns=["timestamp"]).read_all()["timestamp"]
    assert found.null_count == 4
    shown = cli("export", "--local", "-f", format, "--no-progress", data, tmp_path / "other")
    assert "timestamps that no table can hold, null there: 3" in shown.stdout
