"""The times of an Iceberg table that machines with different clocks write.

Readers in Java refuse one whose times go back by more than a minute (`TableMetadata`).
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow as pa
import pytest

from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import ICEBERG
from kafkafmt.lake.tables.table import LakeTable, TableSpec
from tests.lake.tables.files import BY_LOG, SCHEMA, commit, made, offsets, row, written

_HOUR = 3600
_TOLERATED = 60_000  # ms
_NUMBERS = itertools.count()


@contextmanager
def _ahead(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """The clock of this machine is ahead."""
    clock = time.time
    with patch.context() as patched:
        patched.setattr(time, "time", lambda: clock() + _HOUR)
        yield


def _commit(table: LakeTable, version: int, *, replaces: bool = False) -> None:
    name = f"topic=orders/partition=0/part-00000-{next(_NUMBERS):032x}-000.zstd.parquet"
    file = written(table, name, [row(version)])
    commit(table, file, replaces=replaces)
    _expect_order(Path(table.location).parent)


def _expect_order(out: Path) -> None:
    with Catalog.of(str(out), {}).opened() as catalog:
        found = catalog.load_table("kafkafmt.records").metadata
    for log in (found.snapshot_log, found.metadata_log):
        times = [*(entry.timestamp_ms for entry in log), found.last_updated_ms]
        assert all(later - earlier >= -_TOLERATED for earlier, later in itertools.pairwise(times))
    times = [snapshot.timestamp_ms for snapshot in found.snapshots]
    assert times == sorted(times)


@pytest.mark.slow
def test_a_clock_that_is_behind_that_of_the_last_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = made(ICEBERG, tmp_path)
    with _ahead(monkeypatch):
        _commit(table, 0)
    _commit(table, 1)
    assert offsets(table) == [0, 1]
    _expect_order(tmp_path)
    made(ICEBERG, tmp_path, TableSpec("records", SCHEMA.append(pa.field("new", pa.int8())), BY_LOG))
    _expect_order(tmp_path)
    _commit(table, 2, replaces=True)
    _commit(table, 3)
    _expect_order(tmp_path)
    assert offsets(table) == [2, 3]
