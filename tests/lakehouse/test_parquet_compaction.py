"""Compaction of plain Parquet in a local directory: exact for readers at any moment."""

from __future__ import annotations

import errno
import gc
import itertools
import os
import resource
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from kafkafmt import compact
from kafkafmt.lakehouse import exchange, merging, read_table, reading
from kafkafmt.lakehouse.commit import APPEND, Commit, CommittedFile
from kafkafmt.lakehouse.data_file import DataFile
from kafkafmt.lakehouse.data_files import PartitionedWriter
from kafkafmt.lakehouse.journal import HOME, Journal
from kafkafmt.lakehouse.local_place import STAGING, LocalPlace, locked
from kafkafmt.lakehouse.place import OutputError
from tests.cli.running import run
from tests.lakehouse.files import BY_LOG, SCHEMA, row

_NUMBERS = itertools.count()


def append(out: Path, number: int, rows: int = 10, partitions: int = 2) -> None:
    """What an incremental run adds."""
    place = LocalPlace(out)
    with place.held():
        journal = Journal(place)
        journal.claim({"incremental": True})
        journal.refresh()
        with place.workspace(journal.run) as folder:
            files = written(folder, number, rows, partitions)
            place.keep(folder, files)
        added = {
            table: [CommittedFile(file.path, file.size, file.rows) for file in each]
            for table, each in files.items()
        }
        turn = journal.state.turn
        made = Commit(journal.run, APPEND, 1, turn=turn, position={}, added=added)
        place.publish(journal.commit(made))


def written(folder: Path, number: int, rows: int, partitions: int) -> dict[str, list[DataFile]]:
    name = f"part-{number:05}-{next(_NUMBERS):032x}"
    columns = pa.schema([field for field in SCHEMA if field.name not in BY_LOG])
    with PartitionedWriter(folder / "records", name, columns, BY_LOG, describes=True) as records:
        for partition in range(partitions):
            offsets = range(number * rows, number * rows + rows)
            table = [row(offset, partition=partition) for offset in offsets]
            records.write(pa.RecordBatch.from_pylist(table, SCHEMA))
    schema = pa.schema([("topic", pa.string()), ("position", pa.int64())])
    with PartitionedWriter(folder / "damage", name, schema, describes=True) as damage:
        damage.write(pa.record_batch([["t"], [number]], schema))
    return {"records": records.files, "damage": damage.files}


def lake(out: Path, runs: int = 5) -> None:
    for number in range(runs):
        append(out, number)


def listed(out: Path) -> list[int]:
    """The offsets as one finds them who only lists the directory."""
    rows = ds.dataset(out / "records", format="parquet", partitioning="hive")
    return sorted(rows.to_table(["offset"])["offset"].to_pylist())


def offsets(out: Path) -> list[int]:
    found: list[int] = (
        read_table(out, "records", columns=["offset"]).read_all()["offset"].to_pylist()
    )
    return sorted(found)


def files(out: Path, table: str = "records") -> list[Path]:
    return sorted((out / table).rglob("*.parquet"))


EXPECTED = sorted([*range(50)] * 2)


def test_small_files_become_one_in_the_order_of_the_offsets(tmp_path: Path) -> None:
    lake(tmp_path)
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
    assert listed(tmp_path) == EXPECTED
    assert sorted(path.name for path in (tmp_path / HOME).iterdir()) == [
        "export.json",
        "lock",
        "log",
    ]
    assert compact(tmp_path).merged_files == 0
    append(tmp_path, 5)
    assert compact(tmp_path).merged_files == 6


def test_files_of_others_stay(tmp_path: Path) -> None:
    lake(tmp_path)
    folder = tmp_path / "records" / "topic=orders" / "partition=0"
    shutil.copy(files(tmp_path)[0], folder / "mine.parquet")
    compact(tmp_path)
    assert {path.name for path in folder.iterdir()} >= {"mine.parquet"}
    assert len(listed(tmp_path)) == 110
    assert offsets(tmp_path) == EXPECTED


_KILLED = """
import os, sys
from kafkafmt import compact
from kafkafmt.lakehouse import compaction, exchange, local_place
from pathlib import Path
from typing import Any
out, place, calls = sys.argv[1], sys.argv[2], int(sys.argv[3])
modules = [each for each in (compaction, exchange, local_place) if hasattr(each, place)]
modules = [each for each in modules if callable(getattr(each, place))]
original = getattr(modules[0], place)
def dies(*arguments, **options):
    global calls
    calls -= 1
    if calls < 0:
        os._exit(9)
    return original(*arguments, **options)
for module in modules:
    setattr(module, place, dies)
compact(out)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "calls"),
    [
        ("merge", 1),
        ("create", 0),
        ("exchange", 0),
        ("exchange", 1),
        ("exchange", 2),
        ("link_all", 1),
        *(("sync_directory", number) for number in range(0, 30, 3)),
    ],
)
def test_killed(place: str, calls: int, tmp_path: Path) -> None:
    lake(tmp_path)
    command = [sys.executable, "-c", _KILLED, str(tmp_path), place, str(calls)]
    assert subprocess.run(command).returncode == 9
    assert listed(tmp_path) == EXPECTED
    assert offsets(tmp_path) == EXPECTED
    compact(tmp_path)
    assert len(files(tmp_path)) == 2
    assert listed(tmp_path) == EXPECTED
    assert offsets(tmp_path) == EXPECTED
    assert not (tmp_path / HOME / "staging").exists()


def test_readers_during_a_compaction(tmp_path: Path) -> None:
    """A reader sees all rows, or that a file is gone; never rows twice or too few."""
    lake(tmp_path, runs=8)
    expected, ends, counts = len(offsets(tmp_path)), threading.Event(), []

    def read() -> None:
        while not ends.is_set():
            try:
                counts.append(len(listed(tmp_path)))
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


def test_a_reader_that_a_compaction_overtakes(tmp_path: Path) -> None:
    lake(tmp_path)
    journal = reading.opened(str(tmp_path))
    compact(tmp_path)
    names = {path.relative_to(tmp_path / "records").as_posix() for path in files(tmp_path)}
    assert set(reading.names_of(journal, "records")) == names


def test_a_reader_that_a_publication_overtakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lake(tmp_path, 1)
    publish, names = LocalPlace.publish, LocalPlace.names
    with monkeypatch.context() as crash:
        crash.setattr(LocalPlace, "publish", lambda place, commit: None)
        append(tmp_path, 1)
    journal = reading.opened(str(tmp_path))
    newest = journal.newest()
    assert newest is not None

    def published(place: LocalPlace, directory: str) -> list[str]:
        if directory.startswith(STAGING):
            publish(place, newest)
        return names(place, directory)

    monkeypatch.setattr(LocalPlace, "names", published)
    assert len(reading.names_of(journal, "records")) == len(files(tmp_path)) == 4


def test_a_file_that_is_added_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lake(tmp_path)

    original = exchange.exchange

    def late(first: str, second: str) -> None:
        Path(first, "_late.txt").write_text("x")
        original(first, second)

    monkeypatch.setattr(exchange, "exchange", late)
    compact(tmp_path)
    assert len(list(tmp_path.rglob("_late.txt"))) == 2
    assert offsets(tmp_path) == EXPECTED


def test_a_file_system_without_an_exchange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lake(tmp_path)
    before = files(tmp_path)

    def refuses(*_: str) -> None:
        raise OSError(22, "Invalid argument")

    monkeypatch.setattr(exchange, "exchange", refuses)
    with pytest.raises(OutputError, match="cannot exchange two directories in one step"):
        compact(tmp_path)
    assert files(tmp_path) == before


def test_what_others_have_put_into_a_table(tmp_path: Path) -> None:
    """It stays where it is, and no link is followed."""
    lake(tmp_path)
    folder = tmp_path / "records" / "topic=orders" / "partition=0"
    outside = tmp_path.parent / f"{tmp_path.name}-outside"
    outside.mkdir()
    (outside / "x.parquet").write_text("theirs")
    (folder / "directory").mkdir()
    (folder / "directory" / "notes.txt").write_text("theirs")
    (folder / "link").symlink_to(outside / "x.parquet")
    with pytest.raises(OutputError, match="neither a file nor a directory"):
        compact(tmp_path)
    (folder / "link").unlink()
    compact(tmp_path)
    assert (folder / "directory" / "notes.txt").read_text() == "theirs"
    assert (outside / "x.parquet").read_text() == "theirs"
    assert offsets(tmp_path) == EXPECTED


def test_a_directory_that_cannot_be_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files would stay behind in the directory that the new one replaces."""
    lake(tmp_path)
    folder = tmp_path / "records" / "topic=orders" / "partition=0" / "directory"
    folder.mkdir()
    (folder / "notes.txt").write_text("theirs")
    original = os.scandir

    def refuses(path: str) -> Iterator[os.DirEntry[str]]:
        if str(path).endswith("/directory"):
            raise OSError(errno.EIO, "Input/output error", path)
        return original(path)

    monkeypatch.setattr(os, "scandir", refuses)
    with pytest.raises(OutputError, match="directory: Input/output error"):
        compact(tmp_path)
    monkeypatch.undo()
    assert (folder / "notes.txt").read_text() == "theirs"
    assert offsets(tmp_path) == EXPECTED


def test_a_damaged_file(tmp_path: Path) -> None:
    lake(tmp_path)
    damaged = files(tmp_path)[0]
    damaged.write_bytes(b"no Parquet")
    before = files(tmp_path)
    with pytest.raises(OSError, match=rf"^{damaged}: is not a Parquet file"):
        compact(tmp_path)
    assert files(tmp_path) == before
    files(tmp_path)[0].unlink()
    with pytest.raises(FileNotFoundError, match="the journal of the export lists it"):
        read_table(tmp_path, "records")


def test_a_file_that_cannot_be_looked_up_is_not_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lake(tmp_path)
    bad, original = str(files(tmp_path)[0]), os.lstat

    def lstat(path: str | Path, **more: Any) -> os.stat_result:
        if str(path) == bad:
            raise OSError(errno.EIO, os.strerror(errno.EIO), bad)
        return original(path, **more)

    monkeypatch.setattr(os, "lstat", lstat)
    with pytest.raises(OSError, match=f"Input/output error: '{bad}'"):
        read_table(tmp_path, "records")


def test_what_is_no_export(tmp_path: Path) -> None:
    result = run("compact", str(tmp_path / "missing"))
    assert (result.exit_code, "missing: no such directory" in result.stderr) == (2, True)
    for _ in range(2):
        result = run("compact", str(tmp_path))
        assert (result.exit_code, "no export of kafkafmt" in result.stderr) == (2, True)
        (tmp_path / HOME).mkdir(exist_ok=True)


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


@pytest.mark.slow
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
