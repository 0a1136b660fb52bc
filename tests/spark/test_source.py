"""The data source: paths, columns, splits, and errors."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from pyspark.errors import AnalysisException, PythonException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    IntegerType,
    LongType,
    StringType,
    StructField,
    StructType,
    TimestampType,
)

from kafkafmt import read_batches, read_records
from kafkafmt.spark import register
from tests.spark.conftest import collected, lay_out, load
from tests.spark.direct import batch_places, batch_reader, places
from tests.support.tables import rows

KAFKA_COLUMNS = [
    StructField("key", BinaryType()),
    StructField("value", BinaryType()),
    StructField("topic", StringType()),
    StructField("partition", IntegerType()),
    StructField("offset", LongType()),
    StructField("timestamp", TimestampType()),
    StructField("timestampType", IntegerType()),
    StructField(
        "headers",
        ArrayType(
            StructType([StructField("key", StringType()), StructField("value", BinaryType())])
        ),
    ),
]


def test_first_columns_are_those_of_sparks_kafka_source(spark: SparkSession, small: Path) -> None:
    fields = load(spark, small).schema.fields
    assert fields[:8] == KAFKA_COLUMNS
    assert ", ".join(f"{f.name} {f.dataType.simpleString()}" for f in fields[8:]) == (
        "magic tinyint, compression string, leaderEpoch int, producerId bigint,"
        " producerEpoch smallint, sequence int, isTransactional boolean, isControl boolean,"
        " segment string, batchPosition bigint"
    )


@pytest.mark.parametrize(
    ("paths", "table", "options"),
    [
        (["orders-0"], "records", {}),
        ([""], "records", {}),
        (["orders-0", "events-0"], "records", {}),
        (["orders-*"], "records", {}),
        (["orders-1"], "batches", {}),
        (["orders-1"], "records", {"maxSplitBytes": "1k"}),
    ],
)
def test_rows_are_those_of_the_library(
    spark: SparkSession, small: Path, paths: list[str], table: str, options: dict[str, str]
) -> None:
    given = [str(small / path) for path in paths]
    read = {"records": read_records, "batches": read_batches}[table]
    frame = load(spark, given if len(given) > 1 else given[0], table=table, **options)
    found, expected = collected(frame), rows(read(given))
    assert sorted(map(repr, found)) == sorted(map(repr, expected))
    if len(paths) == 1 and "orders" in paths[0]:
        assert found == expected  # of one topic they are in order
    if options:  # each split is a task
        tasks = batch_reader(small / paths[0], **options).partitions()
        assert frame.rdd.getNumPartitions() == len(tasks) > 1


def test_a_relative_path_and_a_file_outside_a_log_directory(
    spark: SparkSession, small: Path, tmp_path: Path
) -> None:
    # Spark's planner runs in the directory in which Spark was started.
    relative = Path(*[".."] * (len(Path.cwd().parts) - 1), *small.parts[1:])
    assert load(spark, str(relative / "orders-0")).count() == 120
    lone = tmp_path / f"{0:020}.log"
    lone.write_bytes((small / "orders-0" / lone.name).read_bytes())
    found = collected(load(spark, lone))
    assert found == rows(read_records(str(lone)))
    assert {row["topic"] for row in found} == {None}


def test_projection_keeps_order_and_types(spark: SparkSession, small: Path) -> None:
    frame = (
        spark.read.format("kafka-log")
        .schema("offset long, headers array<struct<key:string,value:binary>>, timestamp timestamp")
        .load(str(small / "orders-0"))
    )
    assert frame.columns == ["offset", "headers", "timestamp"]
    truth = read_records(str(small / "orders-0"), columns=["offset", "headers", "timestamp"])
    assert collected(frame) == rows(truth)


def test_one_column_of_batches(spark: SparkSession, small: Path) -> None:
    frame = spark.read.format("kafka-log").schema("count int").option("table", "batches")
    assert frame.load(str(small / "orders-0")).groupBy().sum("count").first() == (120,)


def test_control_records_only_when_asked(spark: SparkSession, small: Path) -> None:
    log = small / "orders-1"
    without = load(spark, log).count()
    included = load(spark, log, includeControlRecords="true")
    assert included.where("isControl").count() == included.count() - without > 0


def test_time_that_microseconds_cannot_hold_is_null(spark: SparkSession, tmp_path: Path) -> None:
    message = struct.pack(">bbqii", 1, 0, 2**62, -1, -1)
    log = tmp_path / "far-0" / "00000000000000000000.log"
    log.parent.mkdir()
    from zlib import crc32

    body = struct.pack(">I", crc32(message)) + message
    log.write_bytes(struct.pack(">qi", 5, len(body)) + body)
    (row,) = load(spark, log).select("offset", "timestamp", "timestampType").collect()
    assert tuple(row) == (5, None, 0)


def damage_index(log: Path, kind: str) -> None:
    for index in log.glob("*.index"):
        if kind == "missing":
            index.unlink()
        elif kind == "bogus":
            entries = (struct.pack(">ii", 1 + at, at) for at in range(77, 20_000, 77))
            index.write_bytes(b"".join(entries))
        elif kind == "cut":
            index.write_bytes(index.read_bytes()[:-3])


@pytest.mark.parametrize("kind", ["sound", "missing", "bogus", "cut"])
def test_many_splits_give_the_rows_of_one(tmp_path: Path, kind: str) -> None:
    log = lay_out("k431-tx", tmp_path / "split-0")
    damage_index(log, kind)
    reader = batch_reader(log, maxSplitBytes="1k")
    tasks = reader.partitions()
    assert len(tasks) >= 8
    offsets = read_records(log, columns=["offset"])["offset"].to_pylist()
    assert places(reader, tasks) == [("split", 0, offset) for offset in offsets]


def test_an_unknown_option_fails_the_analysis(spark: SparkSession, small: Path) -> None:
    with pytest.raises(AnalysisException, match=r"unknown option 'tabel'; did you mean 'table'\?"):
        load(spark, small, tabel="batches")


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        ("offset long, vaule binary", "unknown column 'vaule'; did you mean 'value'?"),
        ("offset int", "column 'offset' has the type bigint, not int; cast it after load()"),
    ],
)
def test_unknown_column_or_type(
    spark: SparkSession, small: Path, schema: str, message: str
) -> None:
    with pytest.raises(AnalysisException) as raised:
        spark.read.format("kafka-log").schema(schema).load(str(small)).count()
    assert message in str(raised.value)


def test_a_column_may_be_not_null_until_a_row_has_none(spark: SparkSession, small: Path) -> None:
    """Spark's file sources make it nullable; a Python data source cannot change Spark's plan."""

    def read(schema: str) -> DataFrame:
        return spark.read.format("kafka-log").schema(schema).load(str(small / "orders-0"))

    everything = read_records(str(small / "orders-0"), columns=["offset", "timestamp", "key"])
    frame = read("offset bigint NOT NULL, timestamp timestamp NOT NULL, key binary")
    assert collected(frame) == rows(everything)
    old = spark.read.format("kafka-log").schema("offset bigint, leaderEpoch int NOT NULL")
    with pytest.raises(PythonException, match=r"column 'leaderEpoch' is NOT NULL .* leave out NOT"):
        old.load(str(small / "events-0")).collect()
    with pytest.raises(AnalysisException, match="column 'headers' has NOT NULL inside its type"):
        read("headers array<struct<key: string NOT NULL, value: binary>>").count()


def test_a_damaged_range_has_no_row_where_a_column_is_not_null(
    spark: SparkSession, damaged: Path
) -> None:
    reader = spark.read.format("kafka-log").option("mode", "PERMISSIVE")
    frame = reader.schema("offset bigint NOT NULL, _corrupt_record string").load(str(damaged))
    with pytest.raises(PythonException, match="column 'offset' is NOT NULL"):
        frame.collect()


@pytest.mark.parametrize("prefix", ["file:", "file://", "file://localhost"])
def test_a_local_url(small: Path, prefix: str) -> None:
    assert len(batch_places(f"{prefix}{small}/orders-0")) == 120
    assert batch_places(f"{prefix}{small}/orders-*") == batch_places(small, topics="orders")


def test_register_twice_and_in_a_second_session(spark: SparkSession, small: Path) -> None:
    register(spark)
    second = spark.newSession()
    register(second)
    assert load(second, small / "orders-0").count() == 120
    assert load(spark, small / "orders-0").count() == 120


def test_no_path(spark: SparkSession) -> None:
    with pytest.raises(AnalysisException, match="no path given; pass one"):
        spark.read.format("kafka-log").load()


def test_missing_path_and_empty_directory(spark: SparkSession, tmp_path: Path) -> None:
    with pytest.raises(AnalysisException, match="nowhere"):
        load(spark, tmp_path / "nowhere").count()
    with pytest.raises(AnalysisException, match="the directory is empty"):
        load(spark, tmp_path).count()
