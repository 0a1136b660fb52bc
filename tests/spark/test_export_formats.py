"""Exports in other formats and partitionings, of parts of a source, and to a URL."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt import read_records
from kafkafmt.lakehouse.out_directory import OutputError
from kafkafmt.spark.export import read_table, running, table_formats
from tests.spark.conftest import collected
from tests.support.tables import rows


@pytest.mark.slow
def test_json_of_a_part(spark: SparkSession, small: Path, tmp_path: Path) -> None:
    start = '{"orders":{"0":30,"1":-2}}'
    report = running.run(
        str(small),
        str(tmp_path),
        format="json",
        topics=["orders"],
        start=start,
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


@pytest.fixture
def url(spark: SparkSession, tmp_path: Path) -> str:
    """A directory of this machine as the URL of another Hadoop file system."""
    (tmp_path / "mounted").mkdir()
    conf = spark.sparkContext._jsc.hadoopConfiguration()
    name = f"of{tmp_path.name.replace('_', '')}"  # Hadoop caches an open file system
    conf.set(f"fs.viewfs.mounttable.{name}.link./mounted", f"file://{tmp_path}/mounted")
    return f"viewfs://{name}/mounted/out"


@pytest.mark.slow
def test_url_is_written_table_by_table(
    spark: SparkSession, small: Path, tmp_path: Path, url: str
) -> None:
    for topics in (None, "events"):
        report = running.run(str(small), url, topics=topics)
        found = spark.read.parquet(f"{url}/records")
        assert found.count() == report.total.records > 0
        assert collected(read_table(spark, url, "records")) == collected(
            read_table(spark, tmp_path / "mounted" / "out", "records")
        )
    out = tmp_path / "mounted" / "out"
    read = json.loads((out / "report.json").read_text("utf-8"))
    assert read["total"]["records"] == report.total.records
    assert all((out / table / "_SUCCESS").exists() for table in ("records", "batches", "damage"))
    with pytest.raises(OutputError, match="an incremental export writes to a directory"):
        running.run(str(small), url, incremental=True)


@pytest.mark.parametrize(
    ("report", "message"),
    [
        (None, "report.json cannot be read: .*FileNotFoundException"),
        ("[]", "report.json is not the report of an export"),
        ('{"job": {"format": "csv"}}', "report.json is not the report of an export"),
        ('{"job": {"format": "parquet", "key": "avro"}}', r"with spark\.read\.parquet"),
    ],
)
def test_url_without_a_table_that_can_be_read(
    spark: SparkSession, tmp_path: Path, url: str, report: str | None, message: str
) -> None:
    out = tmp_path / "mounted" / "out"
    out.mkdir()
    if report is not None:
        (out / "report.json").write_text(report, "utf-8")
    with pytest.raises(OSError, match=message):
        read_table(spark, url, "records")


def test_url_of_others_or_of_nothing(
    spark: SparkSession, small: Path, tmp_path: Path, url: str
) -> None:
    (tmp_path / "mounted" / "out").mkdir()
    (tmp_path / "mounted" / "out" / "thesis.txt").write_text("mine")
    with pytest.raises(OutputError, match="not empty and was not made by kafkafmt export"):
        running.run(str(small), url)
    with pytest.raises(OutputError, match=r"Spark cannot write to nosuch://bucket/out: .*nosuch"):
        running.run(str(small), "nosuch://bucket/out")


def test_delta_is_asked_for_in_time(spark: SparkSession) -> None:
    with pytest.raises(
        table_formats.FormatError, match=r"spark\.jars\.packages=io\.delta:delta-spark"
    ):
        table_formats.require(spark, "delta")
    table_formats.require(spark, "json")


def test_settings_of_a_session_for_delta() -> None:
    conf = table_formats.start_conf("delta", {"spark.driver.memory": "4g"})
    assert conf["spark.jars.packages"] == table_formats.DELTA_PACKAGE
    assert conf["spark.driver.memory"] == "4g"
    own = table_formats.start_conf("delta", {"spark.jars": "/jars/delta-spark_2.13-4.4.0.jar"})
    assert "spark.jars.packages" not in own
    assert own["spark.sql.extensions"].startswith("io.delta")
    assert table_formats.start_conf("parquet", {"a": "b"}) == {"a": "b"}
