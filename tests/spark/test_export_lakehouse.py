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
from kafkafmt.lake.tables.output import OutputError
from kafkafmt.lake.tables.table import TableError
from kafkafmt.segment.tables.schemas import TABLES
from kafkafmt.spark import exporting, read_table
from tests.spark.broker import GrowingLog

pytestmark = pytest.mark.spark

FORMATS = ("parquet", "delta", "iceberg")
COMMITTED = ("delta", "iceberg")


@pytest.fixture(scope="session")
def exports(
    spark: SparkSession, corpus: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Path]:
    """The whole corpus, once in each format."""
    found = {}
    for format in FORMATS:
        found[format] = tmp_path_factory.mktemp(format)
        exporting.export(str(corpus), str(found[format]), format=format)
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


@pytest.mark.parametrize("format", COMMITTED)
def test_a_second_run_replaces_in_one_commit(
    spark: SparkSession, small: Path, tmp_path: Path, format: str
) -> None:
    for topics, count in ((None, 3), (["events"], 1), (None, 3)):
        report = exporting.export(str(small), str(tmp_path), format=format, topics=topics)
        assert len(report.partitions) == count
        table = read_rows(tmp_path, "records").read_all()
        assert table.num_rows == report.total.records > 0
    assert (tmp_path / "report.json").exists()
    assert (tmp_path / "report.html").exists()


def test_partitions_of_every_kind(spark: SparkSession, small: Path, tmp_path: Path) -> None:
    truth = read_records(small)
    expected = in_order(truth, truth.schema)
    for format in COMMITTED:
        out = tmp_path / format
        exporting.export(str(small), str(out), format=format, partition_by="date,compression,topic")
        found = read_rows(out, "records").read_all()
        assert in_order(found, truth.schema) == expected
        assert in_order(read_table(spark, out, "records").toArrow(), truth.schema) == expected


@pytest.mark.parametrize("format", COMMITTED)
def test_what_a_run_refuses(spark: SparkSession, small: Path, tmp_path: Path, format: str) -> None:
    out = tmp_path / "out"
    exporting.export(str(small), str(out), format=format, topics="events")
    before = read_rows(out, "records").read_all().num_rows
    with pytest.raises(TableError, match="is partitioned by topic, partition, but the export by"):
        exporting.export(str(small), str(out), format=format, partition_by="topic")
    other = "iceberg" if format == "delta" else "delta"
    with pytest.raises(OutputError, match=f"format is .* and was '{format}'"):
        exporting.export(str(small), str(out), format=other)
    with pytest.raises(TableError, match="incremental is True and was False"):
        exporting.export(str(small), str(out), format=format, incremental=True)
    assert read_rows(out, "records").read_all().num_rows == before


@pytest.mark.parametrize("format", COMMITTED)
def test_appends_each_record_once(spark: SparkSession, tmp_path: Path, format: str) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders = GrowingLog(data)
    for sent in (4, 1, 0):
        orders.send(sent)
        report = exporting.export(str(data), str(out), format=format, incremental=True)
        assert report.total.records == 5 * sent
    found = read_rows(out, "records", columns=["offset"]).read_all()
    assert sorted(found.column("offset").to_pylist()) == list(range(orders.next))
    with pytest.raises(OutputError, match="format is 'parquet' and was"):
        exporting.export(str(data), str(out))
