"""Exports of some tables only, by hour, in files of a target size, and compacted afterwards."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pytest
from pyspark.sql import SparkSession

from kafkafmt import lake as lakehouse
from kafkafmt import read_records
from kafkafmt.spark import exporting, read_table
from kafkafmt.spark.source import FORMAT, register
from tests.spark.broker import GrowingLog

pytestmark = pytest.mark.spark


@pytest.fixture
def data(tmp_path: Path) -> Path:
    broker = GrowingLog(tmp_path / "data")
    broker.send(8)
    broker.roll()
    broker.send(8)
    return tmp_path / "data"


def export(data: Path, out: Path, **options: object) -> None:
    exporting.export(str(data), str(out), **options)  # type: ignore[arg-type]


def tables(out: Path) -> set[str]:
    return {path.name for path in out.iterdir() if path.is_dir()}


@pytest.mark.parametrize(
    ("format", "incremental"),
    [("parquet", False), *product(["delta", "iceberg"], [False, True])],
)
def test_some_tables(
    spark: SparkSession, data: Path, tmp_path: Path, format: str, incremental: bool
) -> None:
    out = tmp_path / "out"
    export(data, out, format=format, incremental=incremental, tables="records")
    assert tables(out) == {"records"}
    assert read_table(spark, str(out), "records").count() == read_records(data).num_rows
    if incremental:
        with pytest.raises(OSError, match=r"tables is .* and was \['records'\]"):
            export(data, out, format=format, incremental=True)
        return
    if format == "parquet":
        export(data, out, format=format)
        assert tables(out) == {"records", "batches", "damage"}
        export(data, out, tables="damage")
        assert tables(out) == {"damage"}
    else:  # the rows of the other tables would stay
        for other in ("damage", None):
            with pytest.raises(OSError, match=r"tables is .* and was \['records'\]"):
                export(data, out, format=format, tables=other)


def test_hours_are_those_of_spark(spark: SparkSession, tmp_path: Path) -> None:
    broker = GrowingLog(tmp_path / "data")
    broker.send(12)
    out = tmp_path / "tasks"
    export(tmp_path / "data", out, partition_by="topic,date,hour")
    found = {
        path.relative_to(out / "records").parent.as_posix()
        for path in (out / "records").rglob("*.parquet")
    }
    session = spark.newSession()
    session.conf.set("spark.sql.session.timeZone", "UTC")
    register(session)
    rows = session.read.format(FORMAT).load(str(tmp_path / "data"))
    hours_of_spark = rows.selectExpr(
        "topic", "cast(timestamp AS date) AS d", "hour(timestamp) AS h"
    )
    assert found == {
        f"topic={row.topic}/date={row.d}/hour={row.h}"
        for row in hours_of_spark.distinct().collect()
    }
    hours = lakehouse.read_table(tmp_path / "tasks", "records").read_all()
    times = hours["timestamp"].cast(pa.timestamp("us"))
    assert pc.hour(times).cast(pa.int32()).equals(hours["hour"])
