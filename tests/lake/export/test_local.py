"""`--local`: processes of this machine make the tables that other executors make, without Spark."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from kafkafmt import export
from kafkafmt.cli.exits import WRONG_USE
from kafkafmt.lake import read_table
from kafkafmt.storage.access import StorageOptions
from tests.cli.running import run as command
from tests.lake.export import running
from tests.support.encoder import Rec, record_batch
from tests.support.growing_log import GrowingLog, batch
from tests.support.samples import sampled, some
from tests.support.store import Store

FORMATS = ("parquet", "delta", "iceberg")


@pytest.fixture
def brokers(tmp_path: Path) -> list[GrowingLog]:
    """Four partitions in several segments, one of them damaged."""
    found = [GrowingLog(tmp_path / "data", f"orders-{number}") for number in range(4)]
    for broker in found:
        broker.send(3)
        broker.roll()
        broker.send(2)
    hit = bytearray(batch(found[0].next))
    hit[-3] ^= 1
    found[0].append(bytes(hit) + batch(found[0].next + 5))
    found[0].next += 10
    return found


def tables_of(out: str | Path, **options: Any) -> dict[str, list[dict[str, Any]]]:
    return {
        name: sorted(read_table(out, name, **options).read_all().to_pylist(), key=repr)
        for name in ("records", "batches", "damage")
    }


@pytest.mark.parametrize("format", FORMATS)
def test_a_wrong_column_and_a_file_whose_bytes_are_wrong_are_named(
    tmp_path: Path, brokers: list[GrowingLog], format: str
) -> None:
    out = tmp_path / "lake"
    running.run(tmp_path / "data", out, format=format)
    with pytest.raises(ValueError, match=r"^no column 'ofset'; did you mean 'offset'\?$"):
        read_table(out, "records", columns=["topic", "ofset"])
    files = sorted((out / "records").rglob("*.parquet"))
    with open(files[-1], "r+b") as file:
        file.seek(4)
        file.write(b"\xff" * 40)  # the header and the first bytes of a page
    with pytest.raises(OSError, match=re.escape(str(files[-1]))) as raised:
        read_table(out, "records").read_all()
    assert str(raised.value).count(str(files[-1])) == 1


@pytest.mark.parametrize(
    ("format", "incremental"),
    sampled(some([("parquet", False), *product(["iceberg", "delta"], [False, True])], 4)),
)
def test_tables_equal_those_of_other_executors(
    tmp_path: Path, brokers: list[GrowingLog], format: str, incremental: bool
) -> None:
    data, one, other = tmp_path / "data", tmp_path / "one", tmp_path / "other"
    for _ in range(2):
        running.run(data, one, format=format, incremental=incremental)
        report = export(str(data), str(other), format=format, incremental=incremental, processes=2)
        assert report.total.records
        assert tables_of(one) == tables_of(other)
        for broker in brokers[1:]:
            broker.send(2)
    assert tables_of(other)["damage"]


@pytest.mark.slow
@pytest.mark.parametrize("format", some(["delta", "parquet"], 2))
def test_a_store(tmp_path: Path, brokers: list[GrowingLog], s3: Store, format: str) -> None:
    url = f"s3://{s3.make(f'local-{format}')}/lake"
    storage = StorageOptions(s3.options)
    running.run(tmp_path / "data", tmp_path / "one", format=format)
    export(str(tmp_path / "data"), url, format=format, processes=2, out_storage_options=storage)
    assert tables_of(url, storage_options=storage) == tables_of(tmp_path / "one")


WITHOUT_SPARK = """
import sys
sys.modules["pyspark"] = None
from kafkafmt.cli import main
main()
"""


@pytest.mark.slow
def test_a_path_that_is_not_utf_8(tmp_path: Path, brokers: list[GrowingLog]) -> None:
    """The report shows it, after the tables have been committed."""
    source, out = tmp_path / os.fsdecode(b"\xff<"), tmp_path / "out"
    (tmp_path / "data").rename(source)
    report = export(str(source), str(out), format="delta", incremental=True)
    assert report.total.records
    page = (out / "report.html").read_text()
    assert f"From <code>{tmp_path}/\\udcff&lt;</code> to" in page
    assert not report.is_complete
    assert export(str(source), str(out), format="delta", incremental=True).is_unchanged


@pytest.mark.slow
def test_neither_spark_nor_java_is_needed(tmp_path: Path, brokers: list[GrowingLog]) -> None:
    arguments = ["export", "--local", "--incremental", "-f", "delta"]
    arguments += [str(tmp_path / "data"), str(tmp_path / "o")]
    for said in ("Tables and report.html", "nothing is new"):
        done = subprocess.run(
            [sys.executable, "-c", WITHOUT_SPARK, *arguments],
            env={"PATH": "/nowhere"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr == ""
        assert said.lower() in done.stdout.lower()


def test_options_of_spark_have_no_effect(tmp_path: Path, brokers: list[GrowingLog]) -> None:
    data, out = str(tmp_path / "data"), str(tmp_path / "out")
    for given, said in (
        (["--local", "--conf", "a=b"], "--conf has no effect"),
        (["--processes", "2"], "--processes has no effect"),
        (["--local", "--processes", "0"], "0 is not in the range"),
    ):
        done = command("export", *given, data, out)
        assert done.exit_code == WRONG_USE
        assert said in done.output
    assert not Path(out).exists()


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("null", [False, True])
def test_a_record_without_headers(tmp_path: Path, format: str, *, null: bool) -> None:
    log = GrowingLog(tmp_path / "data")
    records = [Rec(b"k", b"v", offset_delta=0), Rec(b"k", b"v", ((b"h", b"x"),), offset_delta=1)]
    log.append(record_batch(records))
    report = running.run(tmp_path / "data", tmp_path / "lake", format=format, null_headers=null)
    found = read_table(tmp_path / "lake", "records", columns=["offset", "headers"]).read_all()
    rows = found.sort_by("offset")["headers"].to_pylist()
    assert rows == [None if null else [], [{"key": "h", "value": b"x"}]]
    assert report.total.payload_bytes == 6


def test_a_table_without_rows_has_its_columns(tmp_path: Path) -> None:
    """Topic and partition, too, though the one file of it lies in no directory."""
    log = GrowingLog(tmp_path / "data")
    log.append(b"\0" * 5)
    running.run(tmp_path / "data", tmp_path / "lake")
    found = read_table(tmp_path / "lake", "records", columns=["topic", "partition", "offset"])
    assert found.read_all().num_rows == 0
    assert read_table(tmp_path / "lake", "damage").read_all().num_rows == 1
