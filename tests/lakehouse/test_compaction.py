"""Compaction of an export to a store: few files, the same rows in order, nobody else's deleted."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

from kafkafmt import compact, exported_dataset, exported_files
from kafkafmt.lakehouse.commit import APPEND, Commit, CommittedFile
from kafkafmt.lakehouse.compaction import ORPHAN_AGE, _Compactor
from kafkafmt.lakehouse.journal import Journal, RacedError
from kafkafmt.lakehouse.store_place import StorePlace
from kafkafmt.lakehouse.table import TableError
from kafkafmt.storage.options import StorageOptions
from tests.cli.running import run
from tests.support.store import Store

_NUMBERS = itertools.count()
_HEX = 32


@pytest.fixture
def out(s3: Store) -> str:
    return f"s3://{s3.make('compact')}/lake"


def store_of(log: Journal) -> StorePlace:
    assert isinstance(log.place, StorePlace)
    return log.place


def log_of(store: Store, out: str) -> Journal:
    log = Journal(StorePlace(out, StorageOptions(store.options)))
    log.claim({"incremental": True})
    log.refresh()
    return log


def append(log: Journal, folder: Path, partitions: int = 2, rows: int = 10) -> None:
    """A micro-batch: a file of records for each partition, and one of batches for all of them."""
    number = log.state.turn
    added: dict[str, list[CommittedFile]] = {"records": [], "batches": []}

    def put(table: str, name: str, content: pa.Table) -> None:
        pq.write_table(content, folder / "part.parquet", compression="zstd")
        store_of(log).upload(str(folder / "part.parquet"), f"{table}/{name}")
        size = (folder / "part.parquet").stat().st_size
        added[table].append(CommittedFile(name, size, content.num_rows))

    for partition in range(partitions):
        offsets = range(number * rows, number * rows + rows)
        name = f"part-{number:05}-{next(_NUMBERS):0{_HEX}x}-000.zstd.parquet"
        put(
            "records",
            f"topic=orders/partition={partition}/{name}",
            pa.table({"offset": pa.array(offsets, pa.int64()), "value": [b"v"] * rows}),
        )
    logs = range(partitions)
    columns = {
        "topic": ["orders" for _ in logs],
        "partition": pa.array(logs, pa.int32()),
        "baseOffset": pa.array([number * rows for _ in logs], pa.int64()),
    }
    put("batches", f"part-{number:05}-{next(_NUMBERS):0{_HEX}x}.zstd.parquet", pa.table(columns))
    log.commit(Commit(log.run, APPEND, 1, turn=number, position={"end": number}, added=added))


def offsets(store: Store, out: str, partition: int) -> list[int]:
    table = exported_dataset(out, "records", storage_options=store.options).to_table()
    rows = table.filter(pc.equal(table["partition"], partition))
    return list(rows["offset"].to_pylist())


def keys(store: Store, out: str, table: str) -> set[str]:
    return {key for key, _ in store.objects(f"{out}/{table}")}


@pytest.mark.slow
def test_small_files_become_one_in_the_order_of_the_offsets(
    s3: Store, out: str, tmp_path: Path
) -> None:
    log = log_of(s3, out)
    for _ in range(5):
        append(log, tmp_path)
    expected = compact(out, dry_run=True, storage_options=s3.options)
    assert len(exported_files(out, "records", storage_options=s3.options)) == 10
    done = compact(out, storage_options=s3.options)
    assert done == expected
    assert (done.files_before, done.files_after, done.merged_files) == (15, 3, 15)
    append(log, tmp_path)
    for partition in range(2):
        assert offsets(s3, out, partition) == list(range(60))
    batches = exported_dataset(out, "batches", storage_options=s3.options).to_table().to_pylist()
    first = [(row["partition"], row["baseOffset"]) for row in batches[:10]]
    assert first == [(part, base) for part in range(2) for base in range(0, 50, 10)]
    assert len(keys(s3, out, "records")) == 14  # readers may still read the old ones
    again = compact(out, storage_options=s3.options, retention=0)
    assert again.deleted_files == 15 + 6
    assert len(keys(s3, out, "records")) == 2
    assert offsets(s3, out, 1) == list(range(60))
    assert compact(out, storage_options=s3.options, retention=0).merged_files == 0
    assert log_of(s3, out).state.removed == {"records": {}, "batches": {}}


@pytest.mark.slow
def test_a_thousand_partitions_in_twenty_runs(s3: Store, out: str) -> None:
    """Only the plan: which files would become one."""
    log = log_of(s3, out)
    for number in range(20):
        files = [
            CommittedFile(f"topic=t/partition={part}/part-{number}-{part}.parquet", 400_000, 1000)
            for part in range(1000)
        ]
        tasks = (f"part-{number}-{task}.parquet" for task in range(8))
        batches = [CommittedFile(name, 50_000, 5000) for name in tasks]
        made = Commit(
            log.run,
            APPEND,
            1,
            turn=number,
            position={},
            added={"records": files, "batches": batches},
        )
        log.commit(made)
    done = compact(out, dry_run=True, storage_options=s3.options)
    assert (done.files_before, done.files_after) == (20_160, 1001)


def test_the_target_size_is_kept(s3: Store, out: str, tmp_path: Path) -> None:
    log = log_of(s3, out)
    for _ in range(6):
        append(log, tmp_path, partitions=1)
    size = max(file.size for file in log.state.ordered("records"))
    compact(out, target_file_size=2 * size, storage_options=s3.options)
    files = log.refresh().ordered("records")
    assert [file.rows for file in files] == [20, 20, 20]
    compact(out, target_file_size=size, storage_options=s3.options)
    assert offsets(s3, out, 0) == list(range(60))


def test_an_append_during_a_compaction_stays(
    s3: Store, out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = log_of(s3, out)
    for _ in range(3):
        append(log, tmp_path, partitions=1)
    original: Callable[..., Any] = _Compactor._merge

    def merged(*arguments: Any) -> Any:
        if log.state.turn == 3:
            append(log, tmp_path, partitions=1)
        return original(*arguments)

    monkeypatch.setattr(_Compactor, "_merge", merged)
    compact(out, storage_options=s3.options)
    assert offsets(s3, out, 0) == list(range(40))


@pytest.mark.slow
def test_two_compactions_at_once(
    s3: Store, out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = log_of(s3, out)
    for _ in range(3):
        append(log, tmp_path, partitions=1)
    original: Callable[..., Any] = _Compactor._exchange

    def exchange(*arguments: Any) -> None:
        monkeypatch.undo()
        compact(out, storage_options=s3.options)
        original(*arguments)

    monkeypatch.setattr(_Compactor, "_exchange", exchange)
    with pytest.raises(RacedError, match="another run changed the tables"):
        compact(out, storage_options=s3.options)
    assert offsets(s3, out, 0) == list(range(30))
    assert len(keys(s3, out, "records")) == 4  # three old ones and that of the winner


@pytest.mark.slow
def test_only_what_an_export_wrote_is_deleted(
    s3: Store, out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = log_of(s3, out)
    append(log, tmp_path)
    bucket = out.split("/")[2]
    mine = ["records/notes.txt", "records/data.parquet", "records/_x/part-1.parquet"]
    orphan = f"records/topic=orders/partition=0/part-00000-{'a' * 32}-000.zstd.parquet"
    for name in (*mine, orphan):
        s3.put(bucket, f"lake/{name}", b"x")
    append(log, tmp_path)
    # It is young: a run may still commit it.
    assert compact(out, storage_options=s3.options).deleted_files == 0
    compact(out, retention=0, storage_options=s3.options)
    assert orphan in {key.removeprefix("lake/") for key in keys(s3, out, "records")}
    later = time.time() + ORPHAN_AGE + 1
    monkeypatch.setattr(time, "time", lambda: later)
    compact(out, retention=0, storage_options=s3.options)
    left = {key.removeprefix("lake/") for key in keys(s3, out, "records")}
    assert orphan not in left
    assert left >= set(mine)
    assert offsets(s3, out, 0) == list(range(20))


def test_a_file_with_other_rows_than_the_log_says(s3: Store, out: str, tmp_path: Path) -> None:
    log = log_of(s3, out)
    for _ in range(2):
        append(log, tmp_path, partitions=1)
    pq.write_table(
        pa.table({"offset": pa.array([7], pa.int64()), "value": [b"v"]}), tmp_path / "x.parquet"
    )
    name = log.state.ordered("records")[0].name
    store_of(log).upload(str(tmp_path / "x.parquet"), f"records/{name}")
    with pytest.raises(TableError, match="have 11 rows, expected 20 by the log"):
        compact(out, storage_options=s3.options)
    log.place.write(f"records/{name}", b"no Parquet")
    with pytest.raises(TableError, match=rf"^{out}/records/{name}: is not a Parquet file"):
        compact(out, storage_options=s3.options)


def test_merged_files_prune_by_offset(s3: Store, out: str, tmp_path: Path) -> None:
    log = log_of(s3, out)
    for _ in range(4):
        append(log, tmp_path, partitions=2)
    compact(out, storage_options=s3.options)
    name = log.refresh().ordered("records")[0].name
    store_of(log).download(f"records/{name}", str(tmp_path / "merged.parquet"))
    statistics = pq.read_metadata(tmp_path / "merged.parquet").row_group(0).column(0).statistics
    assert (statistics.min, statistics.max) == (0, 39)
    with duckdb.connect() as connection:
        found = connection.execute(
            "SELECT row_group_id, stats_min_value FROM parquet_metadata(?)"
            " WHERE path_in_schema = 'offset'",
            [str(tmp_path / "merged.parquet")],
        ).fetchall()
    assert found == [(0, "0")]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--retention", "soon", "s3://bucket/lake"], "a time is a number with s, m, h or d"),
        (["--target-file-size", "0", "s3://bucket/lake"], "must be a positive number of bytes"),
        (["--storage-option", "key=x", "lake"], "--storage-option has no effect"),
        (["nosuch"], "nosuch: no such directory"),
        ([str(Path(__file__).parent)], "no export of kafkafmt"),
        (["ftp://bucket/lake"], "cannot create a file only if it is missing"),
    ],
)
def test_wrong_use(arguments: list[str], message: str) -> None:
    result = run("compact", *arguments)
    assert result.exit_code == 2
    assert message in result.stderr


def test_the_command(s3: Store, out: str, tmp_path: Path) -> None:
    log = log_of(s3, out)
    for _ in range(2):
        append(log, tmp_path, partitions=1)
    options = [f"--storage-option={name}={value}" for name, value in s3.options.items()]
    result = run("compact", *options, out)
    assert result.exit_code == 0
    assert "files: 4 -> 2" in result.stdout
    assert re.search(r"^merged: 4 files, \d{1,3}(,\d{3})+ bytes$", result.stdout, re.MULTILINE)
    nothing = run("compact", *options, f"{out}-elsewhere")
    assert nothing.exit_code == 2
    assert "no export of kafkafmt with a journal" in nothing.stderr
