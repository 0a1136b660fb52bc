"""Full exports: tables equal to the library's, reports, repeated runs, a part, some tables."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt.lake import read_table
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables.output import REPORT_HTML, REPORT_JSON
from tests.lake.export import running
from tests.spark.conftest import lay_out

READ: dict[str, Callable[[Path], pa.Table]] = {
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
    (data / "new-0" / f"{0:020}.log").write_bytes(bytes(5000))
    return data


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("exported") / "out [1] {a,b} %20"  # no pattern and no escapes


@pytest.fixture(scope="module")
def report(source: Path, out: Path) -> ExportReport:
    return running.run(source, out)


def check_tables(out: Path, source: Path) -> None:
    for name, read in READ.items():
        truth = read(source)
        found = read_table(out, name, columns=truth.column_names).read_all().cast(truth.schema)
        assert sorted(map(repr, found.to_pylist())) == sorted(map(repr, truth.to_pylist())), name


def topics(out: Path) -> list[str]:
    return sorted(path.name for path in (out / "records").glob("topic=*"))


def test_tables_hold_what_the_library_reads(source: Path, out: Path, report: ExportReport) -> None:
    assert report.is_damaged
    check_tables(out, source)
    assert topics(out) == ["topic=0042", "topic=cut", "topic=flipped", "topic=orders"]
    (file,) = (out / "records" / "topic=orders" / "partition=0").glob("*.parquet")
    table = pq.ParquetFile(file).read()
    assert table["offset"].to_pylist() == list(range(120))
    assert table.schema.field("timestamp").type == pa.timestamp("us", "UTC")


def test_figures_are_those_of_the_tables(source: Path, report: ExportReport) -> None:
    records = read_records(source, on_damage="skip")
    batches = read_batches(source).to_pylist()
    damage = read_damage(source).to_pylist()
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


def test_reports_are_beside_the_tables(out: Path, report: ExportReport) -> None:
    read = json.loads((out / REPORT_JSON).read_text(encoding="utf-8"))
    assert read["total"]["records"] == report.total.records
    assert {each["topic"] for each in read["topics"]} == {"0042", "cut", "flipped", "new", "orders"}
    assert "0042" in (out / REPORT_HTML).read_text(encoding="utf-8")


def test_rerun_replaces_and_keeps_the_files_of_others(source: Path, tmp_path: Path) -> None:
    changed, out = tmp_path / "changed", tmp_path / "out"
    running.run(source, out)
    shutil.copytree(source / "orders-0", changed / "orders-0")
    shutil.copytree(source / "orders-1", changed / "renamed-1")
    note = out / "notes.txt"
    note.write_text("mine")
    again = running.run(changed, out)
    assert not again.is_damaged
    check_tables(out, changed)
    assert note.read_text() == "mine"
    assert topics(out) == ["topic=orders", "topic=renamed"]


def test_source_without_topic_or_records(source: Path, tmp_path: Path) -> None:
    lone = tmp_path / f"{0:020}.log"
    shutil.copyfile(source / "orders-0" / lone.name, lone)
    running.run(lone, tmp_path / "lone")
    check_tables(tmp_path / "lone", lone)
    empty = running.run(source / "new-0", tmp_path / "empty")
    assert (empty.total.records, empty.timeline) == (0, None)
    assert read_table(tmp_path / "empty", "records").read_all().num_rows == 0


def test_a_part(source: Path, tmp_path: Path) -> None:
    report = running.run(
        source,
        tmp_path,
        topics=["orders"],
        start='{"orders":{"0":30,"1":-2}}',
        isolation="read_committed",
        partition_by="date",
    )
    columns = ["partition", "offset", "value", "segment", "batchPosition"]
    found = read_table(tmp_path, "records", columns=columns).read_all().to_pylist()
    truth = [
        row
        for number, start in ((0, 30), (1, 0))
        for row in read_records(
            source / f"orders-{number}",
            isolation="read_committed",
            start_offset=start,
            columns=columns,
        ).to_pylist()
    ]
    assert sorted(map(repr, found)) == sorted(map(repr, truth))
    assert report.total.records == len(truth)
    assert {part.topic for part in report.partitions} == {"orders"}
    assert topics(tmp_path) == []
    # For a part of a source, only the batches that gave records count.
    places = {(row["partition"], row["segment"], row["batchPosition"]) for row in truth}
    assert report.total.batches == len(places)


def tables(out: Path) -> set[str]:
    return {path.name for path in out.iterdir() if path.is_dir()}


@pytest.mark.parametrize(
    ("format", "incremental"), [("parquet", False), *product(["delta", "iceberg"], [False, True])]
)
def test_some_tables(source: Path, tmp_path: Path, format: str, incremental: bool) -> None:
    data, out = source / "orders-0", tmp_path / "out"
    running.run(data, out, format=format, incremental=incremental, tables="records")
    assert tables(out) == {"records"}
    assert read_table(out, "records").read_all().num_rows == 120
    if format == "parquet":
        running.run(data, out)
        assert tables(out) == {"records", "batches", "damage"}
        running.run(data, out, tables="damage")
        assert tables(out) == {"damage"}
        return
    for other in ("damage", None):  # the rows of the other tables would stay
        with pytest.raises(OSError, match=r"tables is .* and was \['records'\]"):
            running.run(data, out, format=format, incremental=incremental, tables=other)
