"""Typed keys and values in the export: dead letters, and schemas that change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

from kafkafmt import scan_records
from kafkafmt.lake import read_table as read_rows
from kafkafmt.lake.export.errors import ExportError
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.tables.table import TableError
from kafkafmt.spark import exporting, read_table
from kafkafmt.values import DecodedScan, SchemaError, ValueFormat
from tests.spark.registry import AGE, PERSON, Registry, avro
from tests.values.conftest import data, logs

__all__ = ["data", "logs"]


of_tables = pytest.mark.parametrize(
    ("table_format", "partition_by"),
    [
        ("parquet", "topic,partition"),
        ("parquet", "date"),
        ("delta", "topic,partition"),
        ("iceberg", "topic,partition"),
    ],
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


@pytest.mark.slow
@pytest.mark.parametrize("table_format", ["delta", "iceberg"])
def test_a_later_schema_adds_columns_or_is_refused(
    spark: SparkSession, tmp_path: Path, table_format: str
) -> None:
    registry, out = Registry(tmp_path), str(tmp_path / "out")
    wider = {**PERSON, "fields": [*PERSON["fields"], AGE]}
    other = {**PERSON, "fields": [AGE]}

    def export(**options: Any) -> int:
        made = exporting.export(
            registry.source, out, incremental=True, value_format=ValueFormat("avro", **options),
            schemas=str(registry.folder), format=table_format,
        )  # fmt: skip
        return made.total.values_failed

    registry.register(1, PERSON)
    registry.send(avro(PERSON, 1, {"name": "a"}), b"\0", b"no frame")
    assert export() == 2
    registry.register(2, wider)
    registry.send(avro(wider, 2, {"name": "b", "age": 7}), avro(PERSON, 1, {"name": "c"}))
    assert export() == 0
    frame = read_table(spark, out, "records")
    rows = frame.select("offset", "value.name", "value.age").sort("offset").collect()
    assert [tuple(row) for row in rows] == [
        (0, "a", None), (1, None, None), (2, None, None), (3, "b", 7), (4, "c", None),
    ]  # fmt: skip
    assert read_table(spark, out, "values_failed").count() == 2
    values = read_rows(out, "records", columns=["offset", "value"]).read_all()
    assert values.sort_by("offset")["value"].to_pylist() == [
        {"name": "a", "age": None}, None, None, {"name": "b", "age": 7},
        {"name": "c", "age": None},
    ]  # fmt: skip
    before = sorted(Path(out).rglob("*.parquet"))
    registry.register(3, other)
    registry.send(avro(other, 3, {"age": 1}))
    with pytest.raises(TableError, match=r"'value\.name' would be missing"):
        export()
    assert sorted(Path(out).rglob("*.parquet")) == before
    with pytest.raises(TableError, match="value_format is"):
        export(version=2)  # other options than before


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
