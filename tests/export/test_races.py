"""Exports that meet a compaction, a pause, or another run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt import compact
from kafkafmt.lakehouse.catalog import Catalog
from kafkafmt.lakehouse.commit_log import RacedError
from kafkafmt.lakehouse.formats import table_at
from kafkafmt.lakehouse.iceberg import Iceberg
from kafkafmt.lakehouse.table import TableError, TableSpec
from kafkafmt.spark.data_loss import DataLossError
from kafkafmt.spark.export.errors import ExportDataLossError
from kafkafmt.spark.export.job import MICRO_BATCH
from kafkafmt.spark.export.task import Task, Written
from kafkafmt.storage.options import StorageOptions
from tests.kill.store import Export
from tests.spark.broker import Broker
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


@pytest.mark.parametrize("incremental", [False, True], ids=["full", "incremental"])
def test_a_compaction_during_an_export(lake: Lake, incremental: bool) -> None:
    """It leaves the files alone that the export has not committed yet, whatever the retention."""
    orders = Broker(lake.data)
    arguments = {"incremental": incremental, "max_bytes_per_trigger": MICRO_BATCH}

    def write(made: Export) -> None:
        made.append() if incremental else made.replace()

    orders.send(2)
    write(lake.export(**arguments))
    orders.send(2)
    made = lake.export(**arguments)
    during(made, lambda: compact(lake.out, retention=0, storage_options=lake.store.options))
    write(made)
    assert lake.offsets() == list(range(orders.next))


def test_lost_by_one_run_and_committed_by_another(lake: Lake) -> None:
    """What retention removed is not lost if another run has committed it before."""
    orders = Broker(lake.data)
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


def test_what_a_task_lost(lake: Lake) -> None:
    Broker(lake.data).send(2)
    made = lake.export()
    made.run_tasks = lambda do, tasks: [Written(failure=("lost", "offsets 0 to 9 are gone"))]
    with pytest.raises(ExportDataLossError, match="offsets 0 to 9 are gone") as caught:
        made.append()
    assert isinstance(caught.value, DataLossError)
    assert not lake.files()
