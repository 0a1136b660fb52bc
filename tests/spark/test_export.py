"""The export on Spark end to end, its tables read by Spark, unusual names, errors.

What an export writes, `tests/lake/export` shows without Spark.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyspark.sql import SparkSession

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt._base.packed import Packed
from kafkafmt.lake import ExportError
from kafkafmt.lake.plan import selection
from kafkafmt.lake.tables.output import OutputError
from kafkafmt.spark import exporting, read_table
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.lake.export import running
from tests.lake.export.test_full import source
from tests.spark.conftest import collected
from tests.support.encoder import Rec, record_batch
from tests.support.tables import rows

__all__ = ["source"]


def found(spark: SparkSession, out: Path, table: str) -> list[str]:
    return sorted(map(repr, collected(read_table(spark, str(out), table))))


def truth(table: pa.Table) -> list[str]:
    return sorted(map(repr, rows(table)))


@pytest.mark.slow
def test_tables_hold_what_the_library_reads(
    spark: SparkSession, source: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out [1] {a,b} %20"  # neither a pattern nor escapes
    assert exporting.export(str(source), str(out)).is_damaged
    assert found(spark, out, "records") == truth(read_records(source, on_damage="skip"))
    assert found(spark, out, "batches") == truth(read_batches(source, on_damage="skip"))
    assert found(spark, out, "damage") == truth(read_damage(source))
    # The settings of the user's session stay.
    assert spark.conf.get("spark.sql.parquet.outputTimestampType") == "INT96"
    assert not spark.catalog.tableExists("records")


def test_tables_without_topic_or_records(spark: SparkSession, source: Path, tmp_path: Path) -> None:
    lone = tmp_path / f"{0:020}.log"
    lone.write_bytes((source / "orders-0" / lone.name).read_bytes())
    running.run(lone, tmp_path / "lone")
    assert found(spark, tmp_path / "lone", "records") == truth(read_records(lone))
    running.run(source / "new-0", tmp_path / "empty")
    assert spark.read.parquet(str(tmp_path / "empty" / "records")).count() == 0
    assert found(spark, tmp_path / "empty", "records") == []


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


@pytest.mark.parametrize("url", ["hdfs://namenode/lake", "s3a://bucket/lake"])
def test_a_url_that_is_no_store_is_refused(small: Path, url: str) -> None:
    with pytest.raises(ValueError, match=r"the URL of a store .*read the source with Spark"):
        exporting.export(str(small), url)
