"""Typed keys and values in the export: dead letters, and schemas that change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from kafkafmt import scan_records
from kafkafmt.lake.export.errors import ExportError
from kafkafmt.lake.export.job import Job
from kafkafmt.spark import exporting, read_table
from kafkafmt.values import DecodedScan, SchemaError
from tests.values.conftest import data, logs

__all__ = ["data", "logs"]


of_tables = pytest.mark.parametrize(
    ("table_format", "partition_by"),
    [("parquet", "topic,partition"), ("delta", "date"), ("iceberg", "topic,partition")],
)


@pytest.mark.slow
@of_tables
def test_tables_hold_what_the_library_decodes(
    spark: SparkSession, data: Path, tmp_path: Path, table_format: str, partition_by: str
) -> None:
    out = str(tmp_path / "out")
    report = exporting.export(
        str(data), out, topics="orders", value_format="avro", schemas=str(data / "_schemas-0"),
        format=table_format, partition_by=partition_by,
    )  # fmt: skip
    scan = scan_records(
        data,
        topics="orders",
        value_format="avro",
        schemas=data / "_schemas-0",
        on_value_error="collect",
    )
    assert isinstance(scan, DecodedScan)
    expected = {(row["partition"], row["offset"]): row for row in scan.read_all().to_pylist()}
    frame = read_table(spark, out, "records")
    found = frame.select("partition", "offset", "key", "value", "value_error", "value_raw")
    rows = {(row.partition, row.offset): row for row in found.collect()}
    assert rows.keys() == expected.keys()
    for place, row in rows.items():
        truth = expected[place]
        assert (row.key, row.value_raw) == (truth["key"], truth["value_raw"])
        error = None if row.value_error is None else row.value_error.asDict()
        assert error == truth["value_error"]
        assert (row.value is None) == (truth["value"] is None)
        if row.value is not None:
            for name in ("id", "user", "day", "tags", "local_us", "hash"):
                assert row.value[name] == truth["value"][name], name
            price = row.value.price
            assert (None if price is None else price.asDict()) == truth["value"]["price"]
    letters = read_table(spark, out, "values_failed").toArrow()
    assert letters.sort_by("offset").to_pylist() == scan.dead_letters.to_pylist()
    assert report.total.values_failed == letters.num_rows == 5
    in_json = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))
    assert in_json["total"]["values_failed"] == 5
    assert [part["values_failed"] for part in in_json["partitions"]] == [5, 0]
    assert in_json["job"]["value_format"]["format"] == "avro"
    assert "Values failed" in (tmp_path / "out" / "report.html").read_text("utf-8")


@pytest.mark.slow
def test_an_untyped_run_replaces_a_typed_one(
    spark: SparkSession, data: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    exporting.export(str(data / "prims-0"), str(out), key_format="string", value_format="bytes")
    assert (out / "values_failed").exists()
    assert dict(read_table(spark, out, "records").dtypes)["key"] == "string"
    exporting.export(str(data / "prims-0"), str(out))
    assert not (out / "values_failed").exists()
    assert dict(read_table(spark, out, "records").dtypes)["key"] == "binary"


def test_topics_of_different_types_are_refused_before_spark_starts(
    data: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    with pytest.raises(ExportError, match="'people' have different types"):
        exporting.export(
            str(data),
            str(out),
            topics="clicks,people",
            table_per_topic=False,
            value_format="auto",
            schemas=str(data),
        )
    with pytest.raises(SchemaError, match="no subject 'plain-value'"):
        exporting.export(
            str(data), str(out), topics="plain", value_format="avro", schemas=str(data)
        )
    assert not out.exists()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"schemas": "x"}, "schemas are for keys or values"),
        ({"value_format": "avor"}, "no format 'avor'"),
        (
            {"value_format": "string", "on_value_error": "skip"},
            "on_value_error is raise, null, collect",
        ),
    ],
)
def test_wrong_use(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Job.of("x", **options)
