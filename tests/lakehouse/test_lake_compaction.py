"""Compaction of Delta and Iceberg tables: few files, the same rows in order, nothing lost."""

from __future__ import annotations

import datetime
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import duckdb
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from deltalake import DeltaTable
from deltalake.transaction import AddAction
from pyiceberg.catalog.sql import SqlCatalog
from pyiceberg.exceptions import CommitFailedException, CommitStateUnknownException

from kafkafmt import compact
from kafkafmt.lakehouse import merging, read_table
from kafkafmt.lakehouse.catalog import Catalog
from kafkafmt.lakehouse.compaction import _Compactor
from kafkafmt.lakehouse.data_file import DataFile, data_file
from kafkafmt.lakehouse.formats import FORMATS, table_at
from kafkafmt.lakehouse.journal import HOME, RacedError
from kafkafmt.lakehouse.local_place import locked
from kafkafmt.lakehouse.place import OutputError, OutputInUseError
from kafkafmt.lakehouse.table import LakeTable, TableSpec
from tests.lakehouse.files import SCHEMA, SPEC, made, offsets, row, written

_NUMBERS = itertools.count()

pytestmark = pytest.mark.parametrize("format", FORMATS)


def name() -> str:
    return f"part-00000-{next(_NUMBERS):032x}-000.zstd.parquet"


def lake(format: str, out: Path, runs: int = 5, **arguments: int) -> LakeTable:
    (out / HOME).mkdir(parents=True)
    table = made(format, out)
    for number in reversed(range(runs)):  # the order of the commits says nothing
        table.commit("test", runs - number, append_files(table, number, **arguments))
    return table


def append_files(
    table: LakeTable, number: int, rows: int = 10, partitions: int = 2
) -> list[DataFile]:
    return [
        written(
            table,
            f"topic=orders/partition={partition}/{name()}",
            [row(number * rows + each, partition=partition) for each in range(rows)],
            ("orders", partition),
        )
        for partition in range(partitions)
    ]


def in_files(table: LakeTable) -> list[list[int]]:
    """The offsets of each file, in the order of its rows."""
    return [pq.ParquetFile(path).read(["offset"])["offset"].to_pylist() for path in table.files()]


def data_files(out: Path) -> set[str]:
    return {path.name for path in (out / "records").rglob("*.parquet")}


@pytest.mark.slow
def test_small_files_become_one_in_the_order_of_the_offsets(format: str, tmp_path: Path) -> None:
    out = tmp_path / "o u%t"
    table = lake(format, out)
    expected = compact(out, dry_run=True)
    assert len(table.files()) == 10
    done = compact(out)
    assert done == expected
    assert (done.files_before, done.files_after, done.merged_files) == (10, 2, 10)
    assert in_files(table) == [list(range(50))] * 2
    assert len(data_files(out)) == 12  # readers may still read the old ones
    assert offsets(table) == sorted([*range(50)] * 2)
    append_new = append_files(table, 5)
    table.commit("test", 6, append_new)
    assert compact(out, retention=0).merged_files == 4
    assert len(data_files(out)) == 2
    rows = read_table(out, "records").read_all()
    assert sorted(rows["offset"].to_pylist()) == sorted([*range(60)] * 2)
    assert rows.schema.field("magic").type in (pa.int8(), pa.int32())
    again = compact(out, retention=0)
    assert (again.merged_files, again.deleted_files) == (0, 0)


def test_other_readers(format: str, tmp_path: Path) -> None:
    table = lake(format, tmp_path)
    before = (
        table.reader().read_all().sort_by([("partition", "ascending"), ("offset", "ascending")])
    )
    compact(tmp_path, retention=0)
    after = table.reader().read_all().sort_by([("partition", "ascending"), ("offset", "ascending")])
    assert after == before
    query = 'SELECT count(*), sum("offset") FROM rows WHERE partition = 1'
    if format == "delta":
        location = str(tmp_path / "records")
        rows = pl.read_delta(location).to_arrow()
    else:
        with Catalog.of(str(tmp_path), {}).opened() as catalog:
            rows = catalog.load_table("kafkafmt.records").scan().to_polars().to_arrow()
    with duckdb.connect() as connection:
        assert connection.execute(query).fetchall() == [(50, sum(range(50)))]
    assert len(rows) == 100


def test_readers_that_follow_the_table_see_no_change(format: str, tmp_path: Path) -> None:
    table = lake(format, tmp_path)
    compact(tmp_path)
    if format == "delta":
        log = sorted((tmp_path / "records" / "_delta_log").glob("*.json"))[-1]
        actions = [json.loads(line) for line in log.read_text().splitlines()]
        changes = [
            each["dataChange"]
            for action in actions
            for key, each in action.items()
            if key != "commitInfo"
        ]
        assert changes == [False] * 12
    else:
        with Catalog.of(str(tmp_path), {}).opened() as catalog:
            snapshot = catalog.load_table("kafkafmt.records").current_snapshot()
        assert snapshot is not None
        assert snapshot.summary is not None
        assert snapshot.summary.operation.value == "replace"
        assert snapshot.summary["total-records"] == "100"
        assert snapshot.summary["total-data-files"] == "2"
    assert table.committed_version("test") == 5


def test_a_reader_that_opened_the_table_before(format: str, tmp_path: Path) -> None:
    table = lake(format, tmp_path)
    reader = table.reader()
    compact(tmp_path, retention=3600)
    assert reader.read_all().num_rows == 100


def test_appends_during_a_compaction_stay(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lake(format, tmp_path, runs=3)
    original: Callable[..., Any] = _Compactor._merge

    def merged(*arguments: Any) -> Any:
        table.commit(f"other-{next(_NUMBERS)}", 1, append_files(table, 3, partitions=1))
        return original(*arguments)

    monkeypatch.setattr(_Compactor, "_merge", merged)
    compact(tmp_path)
    assert offsets(table) == sorted([*range(30), *range(30), *range(30, 40), *range(30, 40)])
    assert len(table.files()) == 4


def exchange_by_another(table: LakeTable) -> None:
    """What another compaction does."""
    home, done = Path(table.location), []
    for group in merging.groups(table.live_files(), 2**20):
        name = group.new_name()
        footer = merging.merge(
            [merging.Part(home / each.name, each.name) for each in group.files],
            home / name,
            in_order=True,
        )
        done.append((group.files, data_file(footer, name, (home / name).stat().st_size)))
    table.exchange(done)


@pytest.mark.parametrize("change", ["compact", "replace"])
def test_two_changes_at_once(
    format: str, change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lake(format, tmp_path, runs=3)
    original: Callable[..., Any] = _Compactor._merged

    def merged(*arguments: Any) -> Any:
        monkeypatch.undo()
        made = original(*arguments)
        if change == "compact":
            exchange_by_another(table)
        else:
            table.commit("full", 1, append_files(table, 0), replaces=True)
        return made

    monkeypatch.setattr(_Compactor, "_merged", merged)
    with pytest.raises(RacedError, match="was not compacted"):
        compact(tmp_path)
    monkeypatch.undo()
    rows = 30 if change == "compact" else 10
    assert offsets(table) == sorted([*range(rows)] * 2)
    live = {Path(path).name for path in table.files()}
    assert {each for each in data_files(tmp_path) if each.startswith("merged")} <= live


@pytest.mark.slow
def test_a_replacement_that_a_compaction_overtakes(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It removes the merged files, too."""
    table = lake(format, tmp_path)
    new = append_files(table, 7)
    kind: Any = type(table)
    original: Callable[..., Any] = kind._check

    def late(*arguments: Any) -> Any:
        monkeypatch.undo()
        made = original(*arguments)
        assert compact(tmp_path).merged_files == 10
        return made

    monkeypatch.setattr(kind, "_check", late)
    assert table.commit("test", 6, new, replaces=True)
    assert offsets(table) == sorted([*range(70, 80)] * 2)
    assert len(table.files()) == 2


@pytest.mark.slow
@pytest.mark.parametrize("error", [CommitStateUnknownException, CommitFailedException])
def test_a_catalog_whose_answer_is_lost(
    format: str, error: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each commit is made once, and what a compaction has replaced is deleted.

    The client of a catalog may ask again by itself, and hears then that another commit came first.
    """
    if format != "iceberg":
        return
    table = lake(format, tmp_path)
    sound = lake(format, tmp_path / "sound")
    sound.commit("test", 6, append_files(sound, 7))
    expected, commit, made = compact(tmp_path / "sound", retention=0), SqlCatalog.commit_table, []

    def lost(*arguments: Any) -> Any:
        done = commit(*arguments)
        made.append(done.metadata_location)
        raise error("no answer")

    monkeypatch.setattr(SqlCatalog, "commit_table", lost)
    table.commit("test", 6, append_files(table, 7))
    assert offsets(table) == offsets(sound)
    assert compact(tmp_path, retention=0) == expected
    assert len(made) == 3  # of the merged files, and of the snapshots that expire
    assert offsets(table) == offsets(sound)


_KILLED = """
import os, sys
from kafkafmt import compact
from kafkafmt.lakehouse import compaction
from kafkafmt.lakehouse.formats import table_at
from kafkafmt.lakehouse.table import TableSpec
import pyarrow as pa
out, format, place = sys.argv[1:]
table = type(table_at(format, f"{out}/records", TableSpec("records", pa.schema([]))))
setattr(compaction if place == "merge" else table, place, lambda *_, **__: os._exit(9))
compact(out)
"""


@pytest.mark.slow
@pytest.mark.parametrize("place", ["merge", "exchange", "unneeded"])
def test_killed(format: str, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a killed compaction leaves is the table as it was or compacted; the next one cleans."""
    table = lake(format, tmp_path)
    killed = subprocess.run([sys.executable, "-c", _KILLED, str(tmp_path), format, place])
    assert killed.returncode == 9
    assert offsets(table) == sorted([*range(50)] * 2)
    compact(tmp_path, retention=0)
    assert in_files(table) == [list(range(50))] * 2
    assert len(data_files(tmp_path)) == 2


def test_only_what_nobody_needs_is_deleted(format: str, tmp_path: Path) -> None:
    table = lake(format, tmp_path)
    folder = tmp_path / "records" / "topic=orders" / "partition=0"
    mine = {"notes.txt", "data.parquet"}
    orphan = name()
    for each in (*mine, orphan):
        (folder / each).write_bytes(b"x")
    dry = compact(tmp_path, dry_run=True, retention=0)
    done = compact(tmp_path)
    assert done.deleted_files == 0
    assert dry.merged_files == done.merged_files
    day = 24 * 3600
    old = time.time() - 8 * day
    os.utime(folder / orphan, (old, old))
    assert compact(tmp_path).deleted_files == 1
    assert not (folder / orphan).exists()
    compact(tmp_path, retention=0)
    assert {path.name for path in folder.iterdir()} >= mine
    assert len(table.files()) == 2
    assert offsets(table) == sorted([*range(50)] * 2)


def test_offsets_that_overlap_are_sorted(format: str, tmp_path: Path) -> None:
    """A topic that was deleted and made again begins at 0 once more."""
    table = lake(format, tmp_path, runs=2)
    table.commit("again", 1, append_files(table, 0, rows=15))
    compact(tmp_path)
    assert in_files(table) == [sorted([*range(20), *range(15)])] * 2


def test_days_without_logs(format: str, tmp_path: Path) -> None:
    """Files of several logs are sorted by topic, partition and offset."""
    (tmp_path / HOME).mkdir()
    spec = TableSpec("records", SCHEMA, ("topic", "date"))
    table = made(format, tmp_path, spec)
    day = datetime.date(2023, 11, 14)
    for number in range(3):
        rows = [row(offset, partition=part) for part in (1, 0) for offset in (number, number + 9)]
        path = f"topic=orders/date={day}/{name()}"
        table.commit("test", number, [written(table, path, rows, ("orders", day))])
    assert compact(tmp_path).files_after == 1
    (path,) = table.files()
    found = pq.ParquetFile(path).read(["partition", "offset"]).to_pylist()
    expected = [(p, o) for p in (0, 1) for o in (0, 1, 2, 9, 10, 11)]
    assert [(each["partition"], each["offset"]) for each in found] == expected


def test_a_table_that_got_a_column(format: str, tmp_path: Path) -> None:
    lake(format, tmp_path, runs=3)
    wide = TableSpec(
        "records", SCHEMA.append(pa.field("value_error", pa.string())), SPEC.partition_by
    )
    wider = table_at(format, str(tmp_path / "records"), wide)
    wider.prepare()
    for number in (3, 4):
        rows = [{**row(number * 10 + each), "value_error": "x"} for each in range(10)]
        path = f"topic=orders/partition=0/{name()}"
        wider.commit("wide", number, [written(wider, path, rows)])
    done = compact(tmp_path)
    assert (done.files_before, done.files_after) == (8, 3)
    rows = read_table(tmp_path, "records").read_all()
    assert rows.column("value_error").null_count == 60
    assert rows.num_rows == 80


def test_statistics_prune_files(format: str, tmp_path: Path) -> None:
    table = lake(format, tmp_path, partitions=1)
    compact(tmp_path, target_file_size=2 * max(Path(each).stat().st_size for each in table.files()))
    spans = [each.offsets for each in table.live_files()]
    assert sorted(spans, key=str) == [(0, 19), (20, 39), (40, 49)]


def test_not_while_an_export_runs(format: str, tmp_path: Path) -> None:
    lake(format, tmp_path, runs=2)
    with locked(tmp_path), pytest.raises(OutputInUseError):
        compact(tmp_path)
    (tmp_path / HOME / "commit.json").write_text("{}")
    with pytest.raises(OutputError, match="by an earlier version"):
        compact(tmp_path)


def test_a_damaged_file(format: str, tmp_path: Path) -> None:
    table = lake(format, tmp_path, runs=2)
    damaged = Path(table.files()[0])
    damaged.write_bytes(b"no Parquet")
    with pytest.raises(OSError, match=rf"^{damaged}: is not a Parquet file"):
        compact(tmp_path)
    assert len(table.files()) == 4
    assert not any(each.startswith("merged") for each in data_files(tmp_path))


def test_a_file_of_a_clone_stays(format: str, tmp_path: Path) -> None:
    if format != "delta":
        return
    table = lake(format, tmp_path, runs=2)
    delta = DeltaTable(table.location)
    add = AddAction(
        "s3://elsewhere/part.parquet", 9, {"topic": "orders", "partition": "0"}, 1, True, "{}"
    )
    delta.create_write_transaction([add], "append", delta.schema(), ["topic", "partition"])
    assert compact(tmp_path).files_before == 4


def test_the_version_stays_when_snapshots_expire(format: str, tmp_path: Path) -> None:
    table = lake(format, tmp_path)
    for _ in range(2):
        compact(tmp_path, retention=0)
        assert table.committed_version("test") == 5
    assert table.committed_version("another") is None
