"""Exports to Delta and Iceberg by the tasks: the same rows as Parquet, for every reader."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import duckdb
import polars as pl
import pyarrow as pa
import pytest
from deltalake import DeltaTable
from pyspark.sql import SparkSession

from kafkafmt import read_batches, read_damage, read_records
from kafkafmt.lake import exported_dataset
from kafkafmt.lake import read_table as read_rows
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.segment.tables.schemas import TABLES
from kafkafmt.spark import read_table
from tests.lake.export import running

pytestmark = pytest.mark.spark

FORMATS = ("parquet", "delta", "iceberg")
COMMITTED = ("delta", "iceberg")


@pytest.fixture(scope="session")
def exports(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The whole corpus, once in each format."""
    found = {}
    for format in FORMATS:
        found[format] = tmp_path_factory.mktemp(format)
        running.run(corpus, found[format], format=format)
    return found


@pytest.fixture(scope="session")
def truth(corpus: Path) -> dict[str, pa.Table]:
    """The rows of the library, by table."""
    found = {
        "records": read_records(corpus, on_damage="skip"),
        "batches": read_batches(corpus),
        "damage": read_damage(corpus),
    }
    return {name: in_order(table, table.schema) for name, table in found.items()}


def in_order(table: pa.Table, schema: pa.Schema) -> pa.Table:
    """The rows with the columns of a schema, in the order of their places."""
    table = table.select(schema.names).cast(schema)
    places = ("topic", "partition", "segment", "batchPosition", "position", "offset", "kind")
    keys = [(name, "ascending") for name in places if name in schema.names]
    return table.sort_by(keys).combine_chunks()


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("table", TABLES)
def test_same_rows_for_the_library_and_for_spark(
    spark: SparkSession,
    exports: dict[str, Path],
    truth: dict[str, pa.Table],
    format: str,
    table: str,
) -> None:
    out, expected = exports[format], truth[table]
    assert in_order(read_rows(out, table).read_all(), expected.schema) == expected
    found = read_table(spark, out, table)
    assert found.columns == expected.schema.names
    assert in_order(found.toArrow(), expected.schema) == expected


def iceberg_metadata(out: Path, table: str) -> str:
    with Catalog.of(str(out), {}).opened() as catalog:
        return catalog.load_table(f"kafkafmt.{table}").metadata_location


READERS: dict[tuple[str, str], Callable[[Path], pa.Table]] = {
    ("polars", "parquet"): lambda out: (
        pl.scan_pyarrow_dataset(exported_dataset(out)).collect().to_arrow()
    ),
    ("duckdb", "parquet"): lambda out: in_duckdb(exported_dataset(out)),
    ("polars", "delta"): lambda out: pl.scan_delta(str(out / "records")).collect().to_arrow(),
    ("polars", "iceberg"): lambda out: (
        pl.scan_iceberg(iceberg_metadata(out, "records")).collect().to_arrow()
    ),
    ("duckdb", "delta"): lambda out: in_duckdb(
        DeltaTable(str(out / "records")).to_pyarrow_dataset()
    ),
    ("duckdb", "iceberg"): lambda out: in_duckdb(read_rows(out, "records")),
}


def in_duckdb(source: object) -> pa.Table:
    with duckdb.connect() as connection:
        connection.register("records", source)
        return connection.sql("FROM records").to_arrow_table()


@pytest.mark.parametrize(("reader", "format"), READERS)
def test_other_readers(
    exports: dict[str, Path],
    truth: dict[str, pa.Table],
    reader: str,
    format: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("POLARS_ICEBERG_PLANNER", "pyiceberg")
    found, expected = READERS[reader, format](exports[format]), truth["records"]
    assert in_order(found, expected.schema) == expected


def test_partitions_of_every_kind(spark: SparkSession, small: Path, tmp_path: Path) -> None:
    truth = read_records(small)
    expected = in_order(truth, truth.schema)
    for format in COMMITTED:
        out = tmp_path / format
        running.run(small, out, format=format, partition_by="date,compression,topic")
        found = read_rows(out, "records").read_all()
        assert in_order(found, truth.schema) == expected
        assert in_order(read_table(spark, out, "records").toArrow(), truth.schema) == expected
