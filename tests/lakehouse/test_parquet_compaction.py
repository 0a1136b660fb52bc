"""Compaction of plain Parquet in a local directory: exact for readers at any moment."""

from __future__ import annotations

import gc
import itertools
import json
import os
import resource
import shutil
import subprocess
import sys
import threading
import uuid
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from kafkafmt import compact
from kafkafmt.lakehouse import merging, parquet_compaction, read_table
from kafkafmt.lakehouse.commit_log import HOME
from kafkafmt.lakehouse.data_files import PartitionedWriter
from kafkafmt.lakehouse.out_directory import OutputError, locked
from kafkafmt.storage.exchange import exchange
from tests.cli.running import run
from tests.lakehouse.files import BY_LOG, SCHEMA, row

_NUMBERS = itertools.count()


def append(out: Path, number: int, rows: int = 10, partitions: int = 2) -> None:
    """What an incremental run adds."""
    name = f"part-{number:05}-{next(_NUMBERS):032x}"
    columns = pa.schema([field for field in SCHEMA if field.name not in BY_LOG])
    with PartitionedWriter(out / "records", name, columns, BY_LOG) as writer:
        for partition in range(partitions):
            offsets = range(number * rows, number * rows + rows)
            table = [row(offset, partition=partition) for offset in offsets]
            writer.write(pa.RecordBatch.from_pylist(table, SCHEMA))
    damage = pa.schema([("topic", pa.string()), ("position", pa.int64())])
    with PartitionedWriter(out / "damage", name, damage) as writer:
        writer.write(pa.record_batch([["t"], [number]], damage))


def lake(out: Path, runs: int = 5, *, full: bool = False) -> None:
    (out / HOME).mkdir(parents=True)
    for number in range(runs):
        append(out, number)
    for table in ("records", "damage"):
        (out / table / "_SUCCESS").touch()
    if full:
        files = [path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()]
        (out / HOME / "manifest.json").write_text(json.dumps({"files": files}))


def offsets(out: Path) -> list[int]:
    found: list[int] = (
        read_table(out, "records", columns=["offset"]).read_all()["offset"].to_pylist()
    )
    return sorted(found)


def files(out: Path, table: str = "records") -> list[Path]:
    return sorted((out / table).rglob("*.parquet"))


EXPECTED = sorted([*range(50)] * 2)


@pytest.mark.parametrize("full", [False, True])
def test_small_files_become_one_in_the_order_of_the_offsets(full: bool, tmp_path: Path) -> None:
    lake(tmp_path, full=full)
    foreign = tmp_path / "records" / "topic=orders" / "partition=0" / "_notes.txt"
    foreign.write_text("x")
    for file in files(tmp_path)[:5]:
        file.chmod(0o640)
    dry = compact(tmp_path, dry_run=True)
    assert len(files(tmp_path)) == 10
    assert compact(tmp_path) == dry
    assert (dry.files_before, dry.files_after, dry.merged_files) == (15, 3, 15)
    merged = files(tmp_path)
    assert [pq.ParquetFile(path).read(["offset"])["offset"].to_pylist() for path in merged] == [
        [*range(50)]
    ] * 2
    assert merged[0].stat().st_mode & 0o777 == 0o640
    assert offsets(tmp_path) == EXPECTED
    assert foreign.read_text() == "x"
    assert (tmp_path / "damage" / "_SUCCESS").exists()
    assert sorted(path.name for path in (tmp_path / HOME).iterdir()) == sorted(
        ["lock", *(["manifest.json"] if full else [])]
    )
    if full:
        listed = json.loads((tmp_path / HOME / "manifest.json").read_text())["files"]
        there = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.parquet")}
        assert {name for name in listed if name.endswith(".parquet")} == there
    assert compact(tmp_path).merged_files == 0
    append(tmp_path, 5)
    assert compact(tmp_path).merged_files == (0 if full else 6)


def test_files_of_others_stay(tmp_path: Path) -> None:
    lake(tmp_path)
    folder = tmp_path / "records" / "topic=orders" / "partition=0"
    shutil.copy(files(tmp_path)[0], folder / "mine.parquet")
    compact(tmp_path)
    assert {path.name for path in folder.iterdir()} >= {"mine.parquet"}
    assert len(offsets(tmp_path)) == 110


_KILLED = """
import os, sys
from kafkafmt import compact
from kafkafmt.lakehouse import parquet_compaction
from pathlib import Path
out, place, calls = sys.argv[1], sys.argv[2], int(sys.argv[3])
original = getattr(parquet_compaction, place)
def dies(*arguments, **options):
    global calls
    calls -= 1
    if calls < 0:
        os._exit(9)
    return original(*arguments, **options)
setattr(parquet_compaction, place, dies)
compact(out)
"""


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize(
    ("place", "calls"),
    [("merge", 1), ("exchange", 0), ("exchange", 1), ("sync_directory", 1), ("sync_directory", 3)],
)
def test_killed(place: str, calls: int, full: bool, tmp_path: Path) -> None:
    lake(tmp_path, full=full)
    command = [sys.executable, "-c", _KILLED, str(tmp_path), place, str(calls)]
    assert subprocess.run(command).returncode == 9
    assert offsets(tmp_path) == EXPECTED
    if full:
        listed = json.loads((tmp_path / HOME / "manifest.json").read_text())["files"]
        there = {path.relative_to(tmp_path).as_posix() for path in files(tmp_path)}
        assert there <= set(listed)
    compact(tmp_path)
    assert len(files(tmp_path)) == 2
    assert offsets(tmp_path) == EXPECTED
    assert not (tmp_path / HOME / "compaction").exists()


def test_readers_during_a_compaction(tmp_path: Path) -> None:
    """A reader sees all rows, or that a file is gone; never rows twice or too few."""
    lake(tmp_path, runs=8)
    expected, ends, counts = len(offsets(tmp_path)), threading.Event(), []

    def read() -> None:
        while not ends.is_set():
            try:
                counts.append(len(offsets(tmp_path)))
            except FileNotFoundError:
                counts.append(expected)

    reader = threading.Thread(target=read)
    reader.start()
    try:
        while len(counts) < 3:
            pass
        compact(tmp_path)
        done = len(counts)
        while len(counts) < done + 3:
            pass
    finally:
        ends.set()
        reader.join()
    assert set(counts) == {expected}


def test_a_file_that_is_added_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lake(tmp_path)

    def late(first: str, second: str) -> None:
        Path(first, "_late.txt").write_text("x")
        exchange(first, second)

    monkeypatch.setattr(parquet_compaction, "exchange", late)
    compact(tmp_path)
    assert len(list(tmp_path.rglob("_late.txt"))) == 3
    assert offsets(tmp_path) == EXPECTED


def test_a_file_system_without_an_exchange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lake(tmp_path)
    before = files(tmp_path)

    def refuses(*_: str) -> None:
        raise OSError(22, "Invalid argument")

    monkeypatch.setattr(parquet_compaction, "exchange", refuses)
    with pytest.raises(OutputError, match="cannot exchange two directories in one step"):
        compact(tmp_path)
    assert files(tmp_path) == before


@pytest.mark.parametrize("what", ["link", "directory", "text"])
def test_hostile_directories(what: str, tmp_path: Path) -> None:
    lake(tmp_path)
    folder = tmp_path / "records" / "topic=orders" / "partition=0"
    outside = tmp_path.parent / f"{tmp_path.name}-outside"
    outside.mkdir()
    if what == "link":
        (folder / "x").symlink_to(outside)
    elif what == "directory":
        (folder / "x").mkdir()
    else:
        files(tmp_path)[0].write_bytes(b"no Parquet")
    before = files(tmp_path)
    with pytest.raises(OSError, match=r"is neither a file|is not a file|not a Parquet file"):
        compact(tmp_path)
    assert files(tmp_path) == before
    os.rmdir(outside)


def test_what_is_no_export(tmp_path: Path) -> None:
    result = run("compact", str(tmp_path / "missing"))
    assert (result.exit_code, "no export of kafkafmt" in result.stderr) == (2, True)
    (tmp_path / HOME).mkdir()
    assert run("compact", str(tmp_path)).stdout.startswith("files: 0 -> 0\n")


def test_an_export_has_out(tmp_path: Path) -> None:
    lake(tmp_path)
    with locked(tmp_path):
        result = run("compact", str(tmp_path))
    assert (result.exit_code, "is writing to" in result.stderr) == (4, True)


def test_the_target_size_is_kept(tmp_path: Path) -> None:
    lake(tmp_path, runs=6)
    size = max(path.stat().st_size for path in files(tmp_path))
    compact(tmp_path, target_file_size=2 * size)
    counts = [pq.read_metadata(path).num_rows for path in files(tmp_path)]
    assert counts == [20] * 6


def test_row_groups_stay_small_enough_to_prune(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lake(tmp_path, runs=8)
    monkeypatch.setattr(merging, "_ROW_GROUP_ROWS", 20)
    compact(tmp_path)
    metadata = pq.read_metadata(files(tmp_path)[0])
    groups = [metadata.row_group(number) for number in range(metadata.num_row_groups)]
    place = metadata.schema.names.index("offset")
    spans = [(g.column(place).statistics.min, g.column(place).statistics.max) for g in groups]
    assert spans == [(first, first + 19) for first in range(0, 80, 20)]


def test_more_files_than_may_be_open(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lake(tmp_path, runs=60)
    gc.collect()  # files of other tests
    is_open = len(os.listdir("/dev/fd"))
    resource.setrlimit(resource.RLIMIT_NOFILE, (is_open + 30, hard))
    try:
        assert compact(tmp_path).files_after == 3
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert len(offsets(tmp_path)) == 1200


def test_files_of_sparks_writer_are_not_the_exports(tmp_path: Path) -> None:
    lake(tmp_path)
    for number, path in enumerate(files(tmp_path)):
        path.rename(path.with_name(f"part-{number:05}-{uuid.uuid4()}.c000.zstd.parquet"))
    foreign = files(tmp_path)
    assert compact(tmp_path).merged_files == 5  # those of damage
    assert files(tmp_path) == foreign
    assert offsets(tmp_path) == EXPECTED
