"""Exports to tables whose files are gone, cut, or not theirs."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables import exported_files, iceberg, read_table
from kafkafmt.lake.tables.journal import JournalError
from kafkafmt.lake.tables.table import TableError
from kafkafmt.spark import read_table as in_spark
from kafkafmt.storage.access import StorageOptions
from tests.lake.export import running
from tests.spark.broker import GrowingLog
from tests.spark.lake import Lake
from tests.support.samples import sampled
from tests.support.store import Store

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

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


@pytest.mark.slow
@pytest.mark.parametrize("format", LOGS)
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


@pytest.mark.slow
@pytest.mark.parametrize("format", ["delta", "iceberg"])
@pytest.mark.parametrize("place", ["directory", "store"])
def test_a_table_without_its_log_is_no_table_without_rows(
    s3: Store, tmp_path: Path, place: str, format: str
) -> None:
    """So it is with one that no run has made yet. The journal has none of its files."""
    lake = Lake(s3, tmp_path, format)
    GrowingLog(lake.data).send(2)
    log = {"delta": "_delta_log", "iceberg": "metadata"}[format]
    out, options = str(tmp_path / "out"), {}
    if place == "directory":
        run(lake.data, tmp_path / "out", format=format)
        shutil.rmtree(tmp_path / "out" / "records" / log)
    else:
        lake.export().append()
        out, options = lake.out, s3.options
        bucket = out.removeprefix("s3://").partition("/")[0]
        for key, _ in s3.objects(f"{out}/records/{log}"):
            s3.delete(bucket, key)
    expected = f"has no {format.capitalize()} table records"
    with pytest.raises(FileNotFoundError, match=expected):
        read_table(out, "records", storage_options=StorageOptions(options))
    with pytest.raises(FileNotFoundError, match=expected):
        in_spark(cast("SparkSession", None), out, "records", storage_options=options)
    with pytest.raises(JournalError, match="tables; read them with"):
        exported_files(out, storage_options=options)


def test_a_manifest_of_an_iceberg_table_that_is_gone_or_damaged(tmp_path: Path) -> None:
    """Readers need it, and an append does not read it."""
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(2)
    run(data, out, format="iceberg")
    (manifest,) = out.glob("records/metadata/*-m0.avro")
    content = manifest.read_bytes()
    for damaged in (b"", content[: len(content) // 2], bytes(len(content))):
        manifest.write_bytes(damaged)
        with pytest.raises(TableError, match="the Iceberg catalog 'kafkafmt': "):
            read_table(out, "records")
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


@pytest.mark.slow
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


def test_an_iceberg_table_with_many_manifests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each costs a request, so only the newest ones are read."""
    monkeypatch.setattr(iceberg, "_MOST_MANIFESTS", 2)
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
