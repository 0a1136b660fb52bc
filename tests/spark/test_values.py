"""Decoded keys and values in the data source."""

from __future__ import annotations

import datetime
from decimal import Decimal
from pathlib import Path

import pyarrow as pa
import pytest
from pyspark.errors import AnalysisException, PythonException
from pyspark.sql import SparkSession

from kafkafmt import read_records
from kafkafmt.segment.tables.portable import portable, portable_type
from kafkafmt.spark.schema import ddl
from tests.spark.conftest import load
from tests.values.conftest import data, logs

__all__ = ["data", "logs"]


def test_values_are_those_of_the_library(spark: SparkSession, data: Path) -> None:
    frame = load(
        spark, data / "orders-0", valueFormat="avro", schemas=str(data / "_schemas-0"),
        onValueError="collect",
    )  # fmt: skip
    rows = frame.select("offset", "value", "value_error.kind", "value_raw").collect()
    table = read_records(
        data / "orders-0",
        value_format="avro",
        schemas=data / "_schemas-0",
        on_value_error="collect",
    )
    by_offset = {row["offset"]: row for row in table.to_pylist()}
    assert len(rows) == len(by_offset)
    for row in rows:
        expected = by_offset[row.offset]
        assert row.kind == (expected["value_error"] or {}).get("kind")
        assert (row.value is None) == (expected["value"] is None)
        if row.value is not None:
            for name in ("id", "user", "note", "day", "tags", "ref", "ok", "fdec"):
                assert row.value[name] == expected["value"][name]
            assert row.value["attrs"] == dict(expected["value"]["attrs"])
            assert row.value["local_us"] == expected["value"]["local_us"]


def test_auto_and_connect_are_decided_on_the_driver(spark: SparkSession, data: Path) -> None:
    frame = load(spark, data / "connect-0", valueFormat="connect-json")
    kind = "struct<id:bigint,price:decimal(38,2),at:timestamp>"
    assert frame.schema["value"].dataType.simpleString() == kind
    assert frame.filter("value.id is not null").count() == 60
    frame = load(
        spark, data / "people-0", valueFormat="auto", schemas=str(data), onValueError="null"
    )
    assert frame.filter("value is null").count() == 46


def test_schemas_are_missing_before_anything_is_read(spark: SparkSession, data: Path) -> None:
    with pytest.raises(AnalysisException, match="needs schemas"):
        load(spark, data / "orders-0", valueFormat="avro")


def test_a_value_that_fails_is_an_error_by_default(spark: SparkSession, data: Path) -> None:
    frame = load(spark, data / "orders-0", valueFormat="avro", schemas=str(data))
    with pytest.raises(PythonException, match="orders-0, offset 191, value: no frame"):
        frame.select("value").collect()


@pytest.mark.parametrize(
    ("value", "type", "name", "expected"),
    [
        (2**64 - 1, pa.uint64(), "decimal(20,0)", Decimal(2**64 - 1)),
        (2**32 - 1, pa.uint32(), "bigint", 2**32 - 1),
        (5, pa.time32("ms"), "int", 5),
        (5, pa.time64("us"), "bigint", 5),
        (-5, pa.duration("ns"), "bigint", -5),
        (1_999, pa.timestamp("ns"), "timestamp_ntz", datetime.datetime(1970, 1, 1, 0, 0, 0, 1)),
        (2**62, pa.timestamp("ms"), "timestamp_ntz", None),
        (Decimal("1.5"), pa.decimal256(40, 1), "string", "1.5"),
        (None, pa.null(), "string", None),
        ({"a b": [1]}, pa.struct([("a b", pa.list_(pa.uint8()))]), "struct<`a b`:array<smallint>>",
         {"a b": [1]}),
        ({}, pa.struct([]), "struct<`__dummy_field_in_empty_struct`:string>",
         {"__dummy_field_in_empty_struct": None}),
        ([("k", 1)], pa.map_(pa.string(), pa.uint16()), "map<string,int>", [("k", 1)]),
    ],
)  # fmt: skip
def test_types(value: object, type: pa.DataType, name: str, expected: object) -> None:
    column = pa.array([value, value, None], type)[1:]
    found = portable(column)
    assert found.type == portable_type(type)
    assert ddl(pa.schema([("v", found.type)])) == f"`v` {name}"
    found.validate(full=True)
    assert found.to_pylist() == [expected, None]
