"""Exports that meet maintenance of their tables, a pause, or another run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyiceberg.catalog.sql import SqlCatalog
from sqlalchemy.dialects.sqlite.base import SQLiteDialect

from kafkafmt.lake.export.errors import ExportDataLossError
from kafkafmt.lake.export.job import MICRO_BATCH
from kafkafmt.lake.export.task import Task, Written
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import table_at
from kafkafmt.lake.tables.iceberg import Iceberg, Overwrite
from kafkafmt.lake.tables.table import Note, RacedError, TableSpec
from kafkafmt.storage.access import StorageOptions
from tests.lake.export.commits import Export
from tests.lake.export.lake import Lake
from tests.support.growing_log import GrowingLog
from tests.support.store import Store

Do = Callable[[Task], Written]


@pytest.fixture
def lake(s3: Store, tmp_path: Path) -> Lake:
    return Lake(s3, tmp_path, "delta")


def during(made: Export, event: Callable[[], object]) -> None:
    """Lets something happen between the tasks of an export and its commit."""
    run_tasks = made.run_tasks

    def run(do: Do, tasks: Sequence[Task]) -> list[Written]:
        written = run_tasks(do, tasks)
        event()
        return written

    made.run_tasks = run


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


@pytest.mark.slow
def test_a_run_that_pauses_before_it_commits_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not set the position back that another run has committed meanwhile."""
    spec = TableSpec("damage", pa.schema([pa.field("offset", pa.int64())]))
    table = table_at("iceberg", str(tmp_path / "lake/damage"), spec)
    (tmp_path / "lake").mkdir()
    table.create()
    table.prepare()
    new = table.history()
    table.commit(Note("a", {}, {"x-0": 1}), [], new)
    first = table.history()
    add = Iceberg._add

    def late(*arguments: Any) -> None:
        monkeypatch.setattr(Iceberg, "_add", add)
        table.commit(Note("b", {}, {"x-0": 2}), [], first)
        add(*arguments)

    monkeypatch.setattr(Iceberg, "_add", late)
    with pytest.raises(RacedError):
        table.commit(Note("c", {}, {"x-0": 3}), [], first)
    assert table.history().commit == "b"


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
            transaction = table.transaction()
            with Overwrite(transaction, table.io, {}) as snapshot:
                for task in table.scan().plan_files():
                    snapshot.delete_data_file(task.file)
                    snapshot.append_data_file(task.file)
            transaction.commit_transaction()
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
    added = lake.export(max_bytes_per_trigger="1").append()
    assert added.commits > 1
    (((topic, partition), (first, end)),) = added.spans.items()
    assert (topic, partition, first, end) == ("orders", 0, 10, 20)
