"""Typed keys and values in an object store: added columns, dead letters, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt.lake.tables.table import TableError
from kafkafmt.spark import read_table
from kafkafmt.values import VALUES_FAILED, ValueFormat
from tests.lake.export.lake import Lake
from tests.spark.registry import AGE, PERSON, Registry, avro
from tests.support.store import Store

AVRO = ValueFormat("avro")
WIDER = {**PERSON, "fields": [AGE, *PERSON["fields"]]}


@pytest.mark.parametrize("format", ["delta", "iceberg"])
def test_a_later_schema_adds_columns_or_is_refused(
    spark: SparkSession, s3: Store, tmp_path: Path, format: str
) -> None:
    lake, registry = Lake(s3, tmp_path, format), Registry(tmp_path)

    def append(value_format: ValueFormat = AVRO) -> int:
        """Appends what is new; returns how many values failed."""
        made = lake.export(value_format=value_format, schemas=str(registry.folder)).append()
        return sum(log.values_failed for log in made.sums.logs.values())

    registry.register(1, PERSON)
    registry.send(avro(PERSON, 1, {"name": "a"}), b"\0", b"no frame")
    assert append() == 2
    registry.register(2, WIDER)
    registry.send(avro(WIDER, 2, {"name": "b", "age": 7}), avro(PERSON, 1, {"name": "c"}))
    assert append() == 0
    expected = [("a", None), None, None, ("b", 7), ("c", None)]
    found = lake.rows("records").sort_by("offset")
    assert found["offset"].to_pylist() == list(range(5))
    assert [row and (row["name"], row["age"]) for row in found["value"].to_pylist()] == expected
    assert found["value_raw"].to_pylist() == [None, b"\0", b"no frame", None, None]
    letters = lake.rows("values_failed").select(VALUES_FAILED.names).sort_by("offset")
    assert letters["offset"].to_pylist() == [1, 2]
    assert letters["value"].to_pylist() == [b"\0", b"no frame"]
    options = {"storage_options": s3.options, "catalog": lake.catalog}
    frame = read_table(spark, lake.out, "records", **options)
    in_spark = frame.select("offset", "value.name", "value.age").sort("offset").collect()
    assert [tuple(row) for row in in_spark] == [
        (offset, *(value or (None, None))) for offset, value in enumerate(expected)
    ]
    failed = read_table(spark, lake.out, "values_failed", **options)
    assert sorted(row.offset for row in failed.collect()) == [1, 2]
    registry.register(3, {**PERSON, "fields": [AGE]})
    registry.send(avro(WIDER, 2, {"name": "d", "age": 8}))
    before = s3.etags(lake.out)
    with pytest.raises(TableError, match=r"'value\.name' would be missing"):
        append()
    registry.register(4, {**WIDER, "fields": [{"name": "name", "type": "bytes"}, AGE]})
    with pytest.raises(TableError, match=r"'value\.name' is string, but the export writes binary"):
        append()
    with pytest.raises(TableError, match="value_format is"):
        append(ValueFormat("avro", version=2))  # other options than before
    assert s3.etags(lake.out) == before
    assert lake.rows("records").num_rows == 5
