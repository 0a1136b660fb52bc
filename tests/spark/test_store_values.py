"""Typed keys and values in an object store: added columns, dead letters, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyspark.sql import SparkSession

from kafkafmt.lake import read_table as read_rows
from kafkafmt.lake.tables.table import TableError
from kafkafmt.spark import read_table
from kafkafmt.storage.access import StorageOptions
from kafkafmt.values import VALUES_FAILED, ValueFormat
from tests.lake.export.commits import Export
from tests.spark.registry import AGE, PERSON, Registry, avro
from tests.support.store import Store

AVRO = ValueFormat("avro")
WIDER = {**PERSON, "fields": [AGE, *PERSON["fields"]]}


class TypedLake:
    """OUT in a bucket of its own, whose values are typed."""

    def __init__(self, store: Store, folder: Path, format: str) -> None:
        self.registry = Registry(folder)
        self.out = f"s3://{store.make('typed')}/lake"
        self.options = StorageOptions(store.options)
        self.arguments: dict[str, Any] = {"format": format}
        if format == "iceberg":
            uri = f"sqlite:///{folder / 'catalog.db'}"
            self.arguments["catalog"] = {"type": "sql", "uri": uri}

    def append(self, value_format: ValueFormat = AVRO) -> int:
        """Appends what is new; returns how many values failed."""
        made = Export(
            Path(self.registry.source), self.out, dict(self.options), value_format=value_format,
            schemas=str(self.registry.folder), **self.arguments,
        )  # fmt: skip
        found = made.append()
        return sum(log.values_failed for log in found.sums.logs.values())

    def rows(self, table: str) -> pa.Table:
        return read_rows(
            self.out, table, storage_options=self.options, catalog=self.arguments.get("catalog")
        ).read_all()


@pytest.mark.parametrize("format", ["delta", "iceberg"])
def test_a_later_schema_adds_columns_or_is_refused(s3: Store, tmp_path: Path, format: str) -> None:
    lake = TypedLake(s3, tmp_path, format)
    registry = lake.registry
    registry.register(1, PERSON)
    registry.send(avro(PERSON, 1, {"name": "a"}), b"\0", b"no frame")
    assert lake.append() == 2
    registry.register(2, WIDER)
    registry.send(avro(WIDER, 2, {"name": "b", "age": 7}), avro(PERSON, 1, {"name": "c"}))
    assert lake.append() == 0
    expected = [{"name": "a", "age": None}, None, None, {"name": "b", "age": 7},
                {"name": "c", "age": None}]  # fmt: skip
    found = lake.rows("records").sort_by("offset")
    assert found["offset"].to_pylist() == list(range(5))
    assert [row and dict(sorted(row.items())) for row in found["value"].to_pylist()] == [
        row and dict(sorted(row.items())) for row in expected
    ]
    assert found["value_raw"].to_pylist() == [None, b"\0", b"no frame", None, None]
    letters = lake.rows("values_failed").select(VALUES_FAILED.names).sort_by("offset")
    assert letters["offset"].to_pylist() == [1, 2]
    assert letters["value"].to_pylist() == [b"\0", b"no frame"]
    registry.register(3, {**PERSON, "fields": [AGE]})
    registry.send(avro(WIDER, 2, {"name": "d", "age": 8}))
    before = s3.etags(lake.out)
    with pytest.raises(TableError, match=r"'value\.name' would be missing"):
        lake.append()
    registry.register(4, {**WIDER, "fields": [{"name": "name", "type": "bytes"}, AGE]})
    with pytest.raises(TableError, match=r"'value\.name' is string, but the export writes binary"):
        lake.append()
    with pytest.raises(TableError, match="value_format is"):
        lake.append(ValueFormat("avro", version=2))  # other options than before
    assert s3.etags(lake.out) == before
    assert lake.rows("records").num_rows == 5


@pytest.mark.parametrize("format", ["delta", "iceberg"])
def test_spark_reads_the_added_columns(
    spark: SparkSession, s3: Store, tmp_path: Path, format: str
) -> None:
    lake = TypedLake(s3, tmp_path, format)
    for version, schema in ((1, PERSON), (2, WIDER)):
        lake.registry.register(version, schema)
        lake.registry.send(avro(schema, version, {"name": f"n{version}", "age": 7}), b"no frame")
        lake.append()
    catalog = lake.arguments.get("catalog")
    frame = read_table(
        spark, lake.out, "records", storage_options=lake.options, catalog=catalog
    ).select("offset", "value.name", "value.age")
    assert [tuple(row) for row in frame.sort("offset").collect()] == [
        (0, "n1", None), (1, None, None), (2, "n2", 7), (3, None, None),
    ]  # fmt: skip
    failed = read_table(
        spark, lake.out, "values_failed", storage_options=lake.options, catalog=catalog
    )
    assert sorted(row.offset for row in failed.collect()) == [1, 3]
