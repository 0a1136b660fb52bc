"""The benchmark of the Spark source runs, and its sources agree. No time is checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pytest

import kafkafmt
from benchmarks import sets
from benchmarks.measure import DisagreementError
from benchmarks.peers import Time
from benchmarks.spark import __main__ as command
from benchmarks.spark import formats, measure, ready
from benchmarks.spark.engines import Engine, Source
from benchmarks.spark.formats import Formats
from benchmarks.spark.measure import COUNT, EXPORT, KAFKA, NOOP, OURS, PARQUET, READY, Result
from benchmarks.spark.report import Run, tables
from tests.support.samples import SOAK

TINY = 0.002


@pytest.mark.slow
@pytest.mark.spark
@pytest.mark.skipif(not SOAK, reason="make soak: it measures for a minute")
def test_the_whole_command_without_kafka(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = {NOOP: (OURS, READY), COUNT: (OURS, READY), PARQUET: (OURS, EXPORT, KAFKA)}
    monkeypatch.setattr(command, "_JOBS", {("lz4", 2): compared})
    exports = {"Parquet": [Time(1, 1)], "Delta": [Time(1, 1)]}
    monkeypatch.setattr(formats, "measured", lambda log, rounds, cache: Formats(7, exports))
    options = ["--no-kafka", "--scale", str(TINY), "--rounds", "1"]
    folders = ["--cache", str(tmp_path / "cache"), "--output", str(tmp_path / "docs")]
    command.main([*options, *folders])
    printed = capsys.readouterr().out
    for job in (NOOP, COUNT, PARQUET):
        assert re.search(rf"^\| lz4, 2 partitions, {job} +\|", printed, re.MULTILINE), job
    assert "Spark's Kafka source is skipped: disabled by --no-kafka." in printed
    text = (tmp_path / "docs" / "background" / "benchmarks-spark.md").read_text(encoding="utf-8")
    assert str(tmp_path) not in text
    assert not (tmp_path / "cache" / "spark").exists()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    (segment,) = sets.generate(tmp_path, TINY, "json lz4")
    return sets.make_data_directory(tmp_path / "log", segment.path, 3)


def test_a_log_has_the_same_segment_in_each_partition(log: Path) -> None:
    counts = kafkafmt.read_records(log)["partition"].value_counts().to_pylist()
    assert [count["values"] for count in counts] == [0, 1, 2]
    assert len({count["counts"] for count in counts}) == 1


def test_ready_made_batches_are_those_of_the_log(log: Path, tmp_path: Path) -> None:
    ready.write(log, tmp_path / "ready")
    records = pa.Table.from_batches(batches_of(tmp_path / "ready"))
    assert records.num_columns == 8
    truth = kafkafmt.read_records(log)
    for name in ("key", "value", "topic", "partition", "offset"):
        assert records[name].combine_chunks() == truth[name].combine_chunks(), name
    (offsets,) = {batch.schema for batch in batches_of(tmp_path / "ready", ["offset"])}
    assert offsets.names == ["offset"]


def batches_of(folder: Path, columns: list[str] | None = None) -> Iterator[pa.RecordBatch]:
    names = columns or kafkafmt.scan_records(b"").schema.names[:8]
    reader = ready.Reader({"path": str(folder)}, names)
    for task in reader.partitions():
        yield from reader.read(task)


def test_sources_that_disagree_give_no_times(tmp_path: Path) -> None:
    class LyingEngine(Engine):
        def __init__(self) -> None:
            pass

        def totals(self, source: Source, output: Path) -> list[int]:
            return [int(source.name), 0, 0]

        def time(self, source: Source, job: str, output: Path) -> Time:
            raise ValueError("timed")

    liars = [Source(name, "lies", {}) for name in ("3", "4")]
    with pytest.raises(DisagreementError, match="lz4"):
        measure.measure("lz4", LyingEngine(), liars, {NOOP: ("3", "4")}, 1, tmp_path)


def test_each_figure_is_shown_beside_its_target() -> None:
    result = Result("lz4", 2_000_000, 400_000_000, {NOOP: (OURS, READY, KAFKA), PARQUET: (EXPORT,)})
    for source, cpu, wall in ((OURS, 2.0, 1.0), (READY, 1.6, 0.8), (KAFKA, 5.0, 5.0)):
        result.times[NOOP, source] = [Time(cpu, wall)] * 3
    run = Run(1.0, 3, None, ["Spark 4"], [result], no_kafka="there is no Maven")
    run.formats = Formats(
        3_000_000,
        {
            "Parquet": [Time(4.0, 1.5), Time(4.0, 1.5), Time(4.0, 9.0)],
            "Iceberg": [Time(5.0, 2.0), Time(5.0, 2.0), Time(5.0, 12.0)],
        },
    )
    printed = tables(run)
    for line in (
        "| lz4, noop: kafka-log / ready-made (by CPU 0.80×) | 0.80× ≥ 0.9× ✗ |",
        "| lz4, noop: kafka-log / Spark's Kafka source (by CPU 2.50×) | 5.00× ≥ 4× ✓ |",
        "| export: Iceberg / Parquet | 0.75× ≥ 0.8× ✗ |",
        "| Iceberg | 1.50 | 0.75 | 0.80 | 2.00 | 5.00 |",
        "| lz4, noop | 2.50, 0.80 s | 2.00, 1.00 s | 0.40, 2.50 s | – |",
    ):
        assert line in re.sub(" +", " ", printed), line
    assert "1 of 3 targets hold." in printed
    assert "Spark's Kafka source is skipped: there is no Maven." in printed
    assert printed.count("✗") == 2
