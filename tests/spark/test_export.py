"""The export end to end: tables equal to the library's, repeated runs, unusual names, errors."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt._base.packed import Packed
from kafkafmt.lake import ExportError
from kafkafmt.lake.plan import selection
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables.output import REPORT_HTML, REPORT_JSON, OutputError
from kafkafmt.spark import exporting, read_table
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.spark.conftest import collected, lay_out
from tests.support.encoder import Rec, record_batch
from tests.support.tables import rows

READ: dict[str, Callable[[str], object]] = {
    "records": lambda source: read_records(source, on_damage="skip"),
    "batches": lambda source: read_batches(source, on_damage="skip"),
    "damage": read_damage,
}


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Valid and damaged logs; a topic that looks like a number, a segment of zero bytes."""
    data = tmp_path_factory.mktemp("source")
    lay_out("k431-segments", data / "orders-0")
    lay_out("k431-tx", data / "orders-1")
    lay_out("k431-recompress-zstd", data / "0042-7")
    lay_out("k431-plain-small-badcrc", data / "flipped-0")
    lay_out("k431-plain-small-truncated", data / "cut-0")
    (data / "new-0").mkdir()
    (data / "new-0" / "00000000000000000000.log").write_bytes(bytes(5000))
    return data


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return (
        tmp_path_factory.mktemp("exported") / "out [1] {a,b} %20"
    )  # neither a pattern nor escapes


@pytest.fixture(scope="module")
def report(spark: SparkSession, source: Path, out: Path) -> ExportReport:
    return exporting.export(str(source), str(out))


def check_tables(spark: SparkSession, out: Path, source: Path) -> None:
    for table, read in READ.items():
        found = collected(read_table(spark, str(out), table))
        truth = rows(read(str(source)))
        assert sorted(map(repr, found)) == sorted(map(repr, truth)), table


@pytest.mark.slow
def test_tables_hold_what_the_library_reads(
    spark: SparkSession, source: Path, out: Path, report: ExportReport
) -> None:
    assert report.is_damaged
    check_tables(spark, out, source)
    assert sorted(path.name for path in (out / "records").glob("topic=*")) == [
        "topic=0042",
        "topic=cut",
        "topic=flipped",
        "topic=orders",
    ]


@pytest.mark.slow
def test_records_lie_in_offset_order(out: Path, report: ExportReport) -> None:
    (folder,) = (out / "records").glob("topic=orders/partition=0")
    (file,) = folder.glob("*.parquet")
    table = pq.ParquetFile(file).read()
    assert table["offset"].to_pylist() == list(range(120))
    assert table.schema.field("timestamp").type == pa.timestamp("us", "UTC")
    assert report.total.records > table.num_rows


@pytest.mark.slow
def test_figures_are_those_of_the_tables(source: Path, report: ExportReport) -> None:
    records = read_records(str(source), on_damage="skip")
    batches = read_batches(str(source)).to_pylist()
    damage = read_damage(str(source)).to_pylist()
    total = report.total
    assert total.records == records.num_rows
    headers = records["headers"].combine_chunks().flatten()
    texts = (records["key"], records["value"], headers.field("value"))
    size = sum(pc.sum(pc.binary_length(column)).as_py() or 0 for column in texts)
    size += sum(len(key.encode()) for key in headers.field("key").to_pylist())
    assert total.payload_bytes == size
    sound = [b for b in batches if b["isValid"] and not b["isControl"]]
    assert (total.batches, total.stored_bytes) == (
        len(sound),
        sum(batch["sizeInBytes"] for batch in sound),
    )
    assert total.segment_bytes == sum(file.stat().st_size for file in source.glob("*/*.log"))
    assert total.segments == len(list(source.glob("*/*.log")))
    assert report.damage_kinds == {"bad_checksum": 1, "truncated_tail": 1, "zero_tail": 1}
    bad = [row for row in damage if row["kind"] == "bad_checksum"]
    assert (total.damaged_ranges, total.damaged_bytes) == (1, bad[0]["length"])
    assert total.tail_bytes == sum(row["length"] for row in damage) - total.damaged_bytes
    assert [segment.topic for segment in report.damaged_segments] == ["flipped", "new", "cut"]
    assert report.timeline is not None
    shown = sum(report.timeline.records) + report.timeline.outside + report.timeline.untimed
    assert shown == total.records
    times = pc.min_max(records["timestamp"]).as_py()
    assert total.first_timestamp == int(times["min"].timestamp() * 1000)
    assert total.last_timestamp == int(times["max"].timestamp() * 1000)


@pytest.mark.slow
def test_reports_are_beside_the_tables(out: Path, report: ExportReport) -> None:
    read = json.loads((out / REPORT_JSON).read_text(encoding="utf-8"))
    assert read["total"]["records"] == report.total.records
    assert {topic["topic"] for topic in read["topics"]} == {
        "0042",
        "cut",
        "flipped",
        "new",
        "orders",
    }
    assert "0042" in (out / REPORT_HTML).read_text(encoding="utf-8")


@pytest.mark.slow
def test_rerun_replaces_and_keeps_the_files_of_others(
    spark: SparkSession, source: Path, out: Path, report: ExportReport, tmp_path: Path
) -> None:
    changed = tmp_path / "changed"
    shutil.copytree(source / "orders-0", changed / "orders-0")
    shutil.copytree(source / "orders-1", changed / "renamed-1")
    note = out / "notes.txt"
    note.write_text("mine")
    again = exporting.export(str(changed), str(out))
    assert not again.is_damaged
    check_tables(spark, out, changed)
    assert note.read_text() == "mine"
    assert sorted(path.name for path in (out / "records").glob("topic=*")) == [
        "topic=orders",
        "topic=renamed",
    ]


@pytest.mark.slow
def test_source_without_topic_or_records(spark: SparkSession, source: Path, tmp_path: Path) -> None:
    lone = tmp_path / "00000000000000000000.log"
    shutil.copyfile(source / "orders-0" / lone.name, lone)
    exporting.export(str(lone), str(tmp_path / "lone"))
    check_tables(spark, tmp_path / "lone", lone)
    found = read_table(spark, str(tmp_path / "lone"), "records")
    assert {row["topic"] for row in collected(found)} == {None}
    empty = exporting.export(str(source / "new-0"), str(tmp_path / "empty"))
    assert (empty.total.records, empty.timeline) == (0, None)
    assert spark.read.parquet(str(tmp_path / "empty" / "records")).count() == 0


def test_settings_of_the_users_session_stay(spark: SparkSession, report: ExportReport) -> None:
    assert report.total.records
    assert spark.conf.get("spark.sql.parquet.outputTimestampType") == "INT96"
    assert not spark.catalog.tableExists("records")


def test_wrong_source_or_output_is_refused_before_spark_runs(
    spark: SparkSession, source: Path, tmp_path: Path
) -> None:
    with pytest.raises(FileNotFoundError, match="no such file"):
        exporting.export(str(tmp_path / "nowhere"), str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(OutputError, match="not made by kafkafmt export"):
        exporting.export(str(source), str(tmp_path))


def test_failure_in_spark_is_one_line(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = SegmentFile(str(tmp_path), "/gone.log", "t", 0, 0, 9)
    no_number: Any = "no number"
    wrong = replace(gone, partition=no_number)
    failed: list[str] = []
    for found in gone, wrong:  # the first one is told by the task, the other by Spark
        (extents := Packed[Extent]()).add([Extent(found)])
        monkeypatch.setattr(
            selection, "select", lambda read, with_unlisted, extents=extents: extents
        )
        with pytest.raises(ExportError) as raised:
            exporting.export(str(tmp_path), str(tmp_path / "out"))
        failed.append(str(raised.value))
        assert not (tmp_path / "out" / "records").exists()
        (tmp_path / "gone.log").write_bytes(record_batch([Rec(b"k", b"v")]))
    assert failed == [
        f"[Errno 2] No such file or directory: '{gone.path}'; run it again if a broker writes"
        " there, --incremental where it always does",
        "an integer is required",
    ]


@pytest.mark.slow
def test_a_part(spark: SparkSession, small: Path, tmp_path: Path) -> None:
    report = exporting.export(
        str(small),
        str(tmp_path),
        topics=["orders"],
        start='{"orders":{"0":30,"1":-2}}',
        isolation="read_committed",
        partition_by="date",
    )
    found = collected(read_table(spark, tmp_path, "records"))
    truth = [
        *rows(read_records(str(small / "orders-0"), isolation="read_committed", start_offset=30)),
        *rows(read_records(str(small / "orders-1"), isolation="read_committed")),
    ]
    assert sorted(map(repr, found)) == sorted(map(repr, truth))
    assert report.total.records == len(truth)
    assert {part.topic for part in report.partitions} == {"orders"}
    assert not list((tmp_path / "records").glob("topic=*"))
    # For a part of a source, only the batches that gave records count.
    places = {(row["partition"], row["segment"], row["batchPosition"]) for row in truth}
    assert report.total.batches == len(places)


@pytest.mark.parametrize("url", ["hdfs://namenode/lake", "s3a://bucket/lake"])
def test_a_url_that_is_no_store_is_refused(small: Path, url: str) -> None:
    with pytest.raises(ValueError, match=r"the URL of a store .*read the source with Spark"):
        exporting.export(str(small), url)
