"""Exports that meet maintenance of their tables, a pause, or another run."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyiceberg.catalog.sql import SqlCatalog
from sqlalchemy.dialects.sqlite.base import SQLiteDialect

from kafkafmt.lake.export.errors import ExportDataLossError, ExportFailedError
from kafkafmt.lake.export.export_run import REPORT_JSON, Run
from kafkafmt.lake.export.job import MICRO_BATCH
from kafkafmt.lake.export.task import Task, Written
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import table_at
from kafkafmt.lake.tables.iceberg import Iceberg
from kafkafmt.lake.tables.journal import RacedError
from kafkafmt.lake.tables.store_place import StorePlace
from kafkafmt.lake.tables.table import TableError, TableSpec
from kafkafmt.storage.access import StorageOptions
from tests.lake.export import running
from tests.lake.export.commits import Export
from tests.spark.broker import GrowingLog
from tests.spark.lake import Lake
from tests.support.store import Store

Do = Callable[[Task], Written]


@pytest.fixture
def lake(s3: Store, tmp_path: Path) -> Lake:
    return Lake(s3, tmp_path, "parquet")


def during(made: Export, event: Callable[[], object]) -> None:
    """Lets something happen between the tasks of an export and its commit."""
    run_tasks = made.run_tasks

    def run(do: Do, tasks: Sequence[Task]) -> list[Written]:
        written = run_tasks(do, tasks)
        event()
        return written

    made.run_tasks = run


@pytest.mark.slow
@pytest.mark.parametrize("format", ["parquet", "delta", "iceberg"])
@pytest.mark.parametrize("incremental", [False, True], ids=["full", "incremental"])
def test_files_that_are_deleted_before_their_commit(
    s3: Store, tmp_path: Path, format: str, incremental: bool
) -> None:
    """By another tool, or a rule of the bucket: no commit names them."""
    lake = Lake(s3, tmp_path, format)
    arguments = {"incremental": incremental}
    orders = GrowingLog(lake.data)
    orders.send(2)
    made = lake.export(**arguments)
    made.append() if incremental else made.replace()
    before = lake.files()
    orders.send(2)
    made = lake.export(**arguments)

    def late() -> None:
        bucket = lake.out.removeprefix("s3://").partition("/")[0]
        for key in {*lake.files()} - {*before}:
            s3.delete(bucket, key)

    during(made, late)
    with pytest.raises(ExportFailedError, match="was deleted before it could be committed"):
        made.append() if incremental else made.replace()
    assert lake.offsets() == list(range(10))
    made = lake.export(**arguments)
    made.append() if incremental else made.replace()
    assert lake.offsets() == list(range(orders.next))


@pytest.mark.slow
def test_lost_by_one_run_and_committed_by_another(lake: Lake) -> None:
    """What retention removed is not lost if another run has committed it before."""
    orders = GrowingLog(lake.data)
    orders.send(2)
    lake.export().append()
    orders.send(2)
    orders.roll()
    orders.send(1)
    late = lake.export()

    def others_first(do: Do, tasks: Sequence[Task]) -> list[Written]:
        lake.export().append()
        orders.segments()[0].unlink()
        return [Written(failure=("lost", "offsets 10 to 19 of orders-0 are gone"))]

    late.run_tasks = others_first
    with pytest.raises(RacedError, match="another run committed first"):
        late.append()
    assert lake.offsets() == list(range(orders.next))


@pytest.mark.slow
@pytest.mark.parametrize("appends", [False, True])
def test_two_first_runs_that_create_a_delta_table(s3: Store, tmp_path: Path, appends: bool) -> None:
    """Both have the same one."""
    lake = Lake(s3, tmp_path, "delta")
    orders = GrowingLog(lake.data)
    orders.send(1)
    others: list[Export] = []

    def first(path: str, is_done: bool) -> None:
        if not is_done and path.endswith(f"/records/_delta_log/{0:020}.json"):
            s3.on_change = None
            others.append(lake.export(tables="records"))
            if appends:
                others[0].append()

    s3.on_change = first
    second = lake.export(tables="records")
    if not appends:
        others[0].append()
    orders.send(1)
    with suppress(RacedError):  # the other one was first
        second.append()
    lake.export(tables="records").append()
    assert lake.offsets() == list(range(orders.next))


@pytest.mark.slow
@pytest.mark.parametrize("incremental", [False, True], ids=["full", "incremental"])
def test_another_run_between_a_commit_and_its_report(
    lake: Lake, monkeypatch: pytest.MonkeyPatch, incremental: bool
) -> None:
    """The report says what the run did, and the one in OUT stays that of the later commit."""
    orders = GrowingLog(lake.data)
    options = StorageOptions(lake.store.options)
    original = Run._commit

    def exported() -> int:
        report = running.run(
            lake.data, lake.out, incremental=incremental, out_storage_options=options
        )
        return report.total.records

    def stored() -> tuple[int, int]:
        report = json.loads(StorePlace(lake.out, options).read(REPORT_JSON))
        return report["journal_version"], report["total"]["records"]

    def late(*given: Any, **named: Any) -> None:
        original(*given, **named)
        monkeypatch.setattr(Run, "_commit", original)
        orders.send(2)
        exported()

    orders.send(1)
    exported()
    orders.send(1)
    monkeypatch.setattr(Run, "_commit", late)
    assert exported() == (5 if incremental else 10)
    assert stored() == (3, 15 if incremental else 20)
    if incremental:
        assert exported() == 0
        assert stored() == (3, 15)


def test_what_a_task_lost(lake: Lake) -> None:
    GrowingLog(lake.data).send(2)
    made = lake.export()
    made.run_tasks = lambda do, tasks: [Written(failure=("lost", "offsets 0 to 9 are gone"))]
    with pytest.raises(ExportDataLossError, match="offsets 0 to 9 are gone") as caught:
        made.append()
    assert isinstance(caught.value, DataLossError)
    assert not lake.files()


@pytest.fixture
def iceberg(s3: Store, tmp_path: Path) -> Lake:
    return Lake(s3, tmp_path, "iceberg")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "look"), [(SQLiteDialect, "has_table"), (SqlCatalog, "namespace_exists")]
)
def test_two_first_runs_on_a_new_catalog(
    iceberg: Lake, monkeypatch: pytest.MonkeyPatch, kind: type, look: str
) -> None:
    """One of them creates what the other one has not seen, and is about to create."""
    orders = GrowingLog(iceberg.data)
    orders.send(1)
    original: Callable[..., bool] = getattr(kind, look)

    def late(*arguments: Any, **named: Any) -> bool:
        is_there = original(*arguments, **named)
        if not is_there:
            monkeypatch.setattr(kind, look, original)
            iceberg.export(tables="records")
        return is_there

    monkeypatch.setattr(kind, look, late)
    iceberg.export(tables="records").append()
    assert getattr(kind, look) is original
    assert iceberg.offsets() == list(range(orders.next))


def _roll_back(lake: Lake, snapshots: int) -> None:
    """Makes an ancestor of the current snapshot of the records the current one."""
    options = StorageOptions(lake.store.options)
    with Catalog.of(lake.out, lake.catalog or {}, options).opened() as catalog:
        table = catalog.load_table("kafkafmt.records")
        snapshot = table.current_snapshot()
        for _ in range(snapshots):
            assert snapshot is not None
            assert snapshot.parent_snapshot_id is not None
            snapshot = table.snapshot_by_id(snapshot.parent_snapshot_id)
        assert snapshot is not None
        with table.manage_snapshots() as update:
            update.rollback_to_snapshot(snapshot.snapshot_id)


@pytest.mark.slow
def test_an_iceberg_table_that_was_rolled_back(iceberg: Lake) -> None:
    """The last commit is made again; a table that lacks more of them is refused."""
    orders = GrowingLog(iceberg.data)
    for _ in range(3):
        orders.send(1)
        iceberg.export().append()
    _roll_back(iceberg, 1)
    assert iceberg.offsets() == list(range(10))
    orders.send(1)
    iceberg.export().append()
    assert iceberg.offsets() == list(range(20))
    _roll_back(iceberg, 2)
    with pytest.raises(TableError, match="has version 1 of this export, but its journal has 3"):
        iceberg.export()


@pytest.mark.slow
def test_a_run_that_pauses_before_it_commits_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not set the version back that another run has committed meanwhile."""
    spec = TableSpec("damage", pa.schema([pa.field("offset", pa.int64())]))
    table = table_at("iceberg", str(tmp_path / "lake/damage"), spec)
    (tmp_path / "lake").mkdir()
    table.create()
    table.prepare()
    assert table.commit("export", 0, [])
    add = Iceberg._add

    def late(*arguments: Any) -> None:
        monkeypatch.setattr(Iceberg, "_add", add)
        assert table.commit("export", 1, [])
        assert table.commit("export", 2, [])
        add(*arguments)

    monkeypatch.setattr(Iceberg, "_add", late)
    assert not table.commit("export", 1, [])
    assert table.committed_version("export") == 2


@pytest.mark.slow
def test_maintenance_while_a_run_pauses_in_its_commit(
    iceberg: Lake, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It deletes the manifests that the commit is about to read: the commit has another try."""
    orders = GrowingLog(iceberg.data)
    for _ in range(2):
        orders.send(1)
        iceberg.export().append()
    orders.send(1)
    made = iceberg.export()
    add = Iceberg._add

    def late(*arguments: Any) -> None:
        monkeypatch.setattr(Iceberg, "_add", add)
        storage = StorageOptions(iceberg.store.options)
        with Catalog.of(iceberg.out, iceberg.catalog or {}, storage).opened() as catalog:
            table = catalog.load_table("kafkafmt.records")
            replaced = table.current_snapshot()
            assert replaced is not None
            table.overwrite(table.scan().to_arrow())
            for manifest in replaced.manifests(table.io):
                table.io.delete(manifest.manifest_path)
        add(*arguments)

    monkeypatch.setattr(Iceberg, "_add", late)
    made.append()
    assert Iceberg._add is add
    assert iceberg.offsets() == list(range(orders.next))


def test_the_report_has_all_offsets_of_several_commits(lake: Lake) -> None:
    """A log has one span, from the first offset of the first commit to the end of the last."""
    orders = GrowingLog(lake.data)
    orders.send(2)
    lake.export(max_bytes_per_trigger=MICRO_BATCH).append()
    orders.send(2)
    made = lake.export(max_bytes_per_trigger=MICRO_BATCH)
    made.append()
    added = made.unreported()
    assert added is not None
    (((topic, partition), (first, end)),) = added.spans.items()
    assert (topic, partition, first) == ("orders", 0, 0)
    assert end > 2
