"""Exports to tables whose files are gone, cut, or not theirs."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kafkafmt import compact
from kafkafmt.export.report.figures import ExportReport
from kafkafmt.lakehouse import iceberg_snapshots, read_table
from kafkafmt.lakehouse.journal import JournalError
from kafkafmt.lakehouse.store_place import StorePlace
from kafkafmt.lakehouse.table import TableError
from kafkafmt.storage.object_store import StoredObject
from tests.export import running
from tests.spark.broker import GrowingLog
from tests.spark.lake import Lake
from tests.support.samples import sampled
from tests.support.store import Store

LOGS = {
    "parquet": "the journal in _kafkafmt",
    "delta": "the Delta table",
    "iceberg": "the Iceberg table",
}
"""What names the files of a table, by format."""


def run(data: Path, out: Path, **options: Any) -> ExportReport:
    return running.run(data, out, incremental=True, **options)


def offsets(out: Path) -> list[int]:
    found: list[int] = read_table(out, "records").read_all()["offset"].to_pylist()
    return sorted(found)


@pytest.mark.parametrize("has_new", [False, True])
@pytest.mark.parametrize("gone", ["one file", "half of a file", "all after a backup"])
@pytest.mark.parametrize("format", sampled(LOGS, 3))
def test_files_of_a_table_that_are_gone(
    tmp_path: Path, format: str, gone: str, has_new: bool
) -> None:
    """No run would write their rows again, and a reader that lists the table misses nothing."""
    data, out = tmp_path / "data", tmp_path / "out"
    orders = GrowingLog(data)
    orders.send(2)
    run(data, out, format=format)
    before = sorted(out.glob("records/*/*/part-*"))
    orders.send(2)
    run(data, out, format=format)
    expected, lost = f"is missing, though {LOGS[format]} has it", before[:1]
    if gone == "all after a backup":
        lost = sorted({*out.glob("records/*/*/part-*")}.difference(before))
    if gone == "half of a file":
        expected = rf"has \d+ bytes, though {LOGS[format]} has \d+"
        os.truncate(before[0], before[0].stat().st_size // 2)
    else:
        for file in lost:
            file.unlink()
    if has_new:
        orders.send(1)
    with pytest.raises(JournalError, match=rf"{expected} .*/records: {len(lost)} files?\)"):
        run(data, out, format=format)


@pytest.mark.parametrize("format", sampled(LOGS, 3))
def test_files_of_a_table_in_a_store_that_are_gone(s3: Store, tmp_path: Path, format: str) -> None:
    """The bucket is an older copy, but for its journal: no run would write their rows again."""
    lake = Lake(s3, tmp_path, format)
    orders = GrowingLog(lake.data)
    for _ in range(2):
        orders.send(2)
        lake.export().append()
    bucket = lake.out.removeprefix("s3://").partition("/")[0]
    key = lake.files()[-1]
    lake.store.put(bucket, key, b"PAR1")
    with pytest.raises(JournalError, match=rf"{key}: has 4 bytes, though {LOGS[format]}"):
        lake.export()
    lake.store.delete(bucket, key)
    with pytest.raises(JournalError, match=rf"{key}: is missing, though {LOGS[format]}"):
        lake.export()


def test_a_manifest_of_an_iceberg_table_that_is_gone_or_damaged(tmp_path: Path) -> None:
    """Readers need it, and an append does not read it."""
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(2)
    run(data, out, format="iceberg")
    (manifest,) = out.glob("records/metadata/*-m0.avro")
    content = manifest.read_bytes()
    for damaged in (b"", content[: len(content) // 2], bytes(len(content))):
        manifest.write_bytes(damaged)
        with pytest.raises(TableError, match=rf"{manifest.name}: is not a manifest of Iceberg \("):
            run(data, out, format="iceberg")
    manifest.unlink()
    with pytest.raises(JournalError, match=rf"{manifest.name}: is missing, though"):
        run(data, out, format="iceberg")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_commit_of_a_delta_table_that_is_empty(tmp_path: Path, number: int) -> None:
    """delta-rs, which does not flush what it writes, takes it for one without files."""
    data, out = tmp_path / "data", tmp_path / "out"
    orders = GrowingLog(data)
    for _ in range(3):
        orders.send(1)
        run(data, out, format="delta")
    commit = out / f"records/_delta_log/{number:020}.json"
    os.truncate(commit, 0)
    orders.send(1)
    if number < 3:
        with pytest.raises(TableError, match=rf"{commit.name} is empty, and no other commit"):
            run(data, out, format="delta")
        return
    for _ in range(2):  # the newest one is made again, and then the empty one is an older one
        run(data, out, format="delta")
        orders.send(1)
    run(data, out, format="delta")
    assert offsets(out) == list(range(orders.next))


def test_a_commit_of_a_delta_table_in_a_store_that_is_empty(s3: Store, tmp_path: Path) -> None:
    lake = Lake(s3, tmp_path, "delta")
    orders = GrowingLog(lake.data)
    for _ in range(2):
        orders.send(1)
        lake.export().append()
    bucket = lake.out.removeprefix("s3://").partition("/")[0]
    s3.put(bucket, f"lake/records/_delta_log/{1:020}.json", b"")
    with pytest.raises(TableError, match=r"1\.json is empty, and no other commit"):
        lake.export()


@pytest.mark.parametrize("format", sampled(LOGS, 3))
def test_files_that_are_merged_and_deleted(tmp_path: Path, format: str) -> None:
    """What a table does not name any more is no loss."""
    data, out = tmp_path / "data", tmp_path / "out"
    orders = GrowingLog(data)
    for _ in range(2):
        orders.send(1)
        run(data, out, format=format)
    compact(out, retention=0)
    # Those of the newest commit stay in a table with a log of its own.
    assert len([*out.glob("records/*/*/*.parquet")]) == (1 if format == "parquet" else 2)
    orders.send(1)
    run(data, out, format=format)
    assert offsets(out) == list(range(orders.next))


@pytest.mark.parametrize("format", sampled(LOGS, 3))
def test_files_that_are_merged_and_deleted_while_a_run_looks(
    s3: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    """Between what a table names and the listing: the table is asked again."""
    lake = Lake(s3, tmp_path, format)
    orders = GrowingLog(lake.data)
    for _ in range(3):
        orders.send(2)
        lake.export().append()
    listed = StorePlace.objects

    def late(place: StorePlace, directory: str) -> Iterator[StoredObject]:
        monkeypatch.setattr(StorePlace, "objects", listed)
        for _ in range(2):  # the second one deletes what the first one merged
            compact(lake.out, retention=0, storage_options=s3.options, catalog=lake.catalog)
        return listed(place, directory)

    orders.send(2)
    monkeypatch.setattr(StorePlace, "objects", late)
    lake.export().append()
    assert lake.offsets() == list(range(orders.next))


def test_an_iceberg_table_with_many_manifests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each costs a request, so only the newest ones are read; a compaction leaves one."""
    monkeypatch.setattr(iceberg_snapshots, "_MOST_MANIFESTS", 2)
    data, out = tmp_path / "data", tmp_path / "out"
    orders = GrowingLog(data)
    files: list[Path] = []
    for _ in range(3):
        orders.send(1)
        run(data, out, format="iceberg")
        files += sorted({*out.glob("records/*/*/part-*")}.difference(files))
    files[0].rename(tmp_path / "first")
    assert run(data, out, format="iceberg").is_unchanged
    files[1].unlink()
    with pytest.raises(JournalError, match=rf"{files[1].name}: is missing, though"):
        run(data, out, format="iceberg")


def test_a_file_of_an_export_that_somebody_copied(tmp_path: Path) -> None:
    """Who lists the table has its rows twice, so it is named."""
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(2)
    run(data, out)
    (file,) = out.glob("records/*/*/part-*")
    copy = shutil.copy(file, out / "records")
    with pytest.raises(OSError, match="If it was copied there, remove it") as refused:
        run(data, out)
    assert str(copy) in str(refused.value)
    os.unlink(copy)
    assert run(data, out).is_unchanged
