"""The tables of internal topics in Spark are those of the library, in batches and in streams."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import StringType, StructField, StructType

from kafkafmt import (
    cluster_image,
    find_hanging_transactions,
    library_tables,
    list_logs,
    read_producers,
    read_transactions,
    verify,
)
from kafkafmt.damage import Damage
from kafkafmt.errors import ChecksumError, LimitExceededError
from kafkafmt.library_tables import INTERNAL_TABLES, LIBRARY_TABLES
from kafkafmt.spark import exporting, library_reader, read_table
from kafkafmt.spark.options import SourceOptions
from kafkafmt.spark.source import KafkaLogDataSource
from kafkafmt.survey import producers
from tests.messages.corpus import log_directory
from tests.spark.conftest import load, streamed
from tests.support.encoder import Rec, flip, record_batch

TOPICS = (
    *("consumer-offsets", "transaction-state", "share-group-state"),
    *("cluster-metadata", "remote-log-metadata"),
)
STREAMED = [name for name, table in INTERNAL_TABLES.items() if table.follow is not None]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The internal topics of a cluster, and a topic of its own."""
    folder = tmp_path_factory.mktemp("internal")
    for topic in TOPICS:
        log_directory(f"k431-rich-{topic}", folder)
    return folder


def lines(table: pa.Table | DataFrame) -> list[str]:
    """The rows as text, sorted; maps as lists of pairs."""
    if isinstance(table, DataFrame):
        table = table.toArrow()
    return sorted(json.dumps(row, default=str) for row in table.to_pylist())


def of_library(name: str, source: Path, **options: Any) -> pa.Table:
    made = INTERNAL_TABLES[name].read([str(source)], on_damage="skip", **options)
    return made if isinstance(made, pa.Table) else pa.Table.from_batches(made)


@pytest.mark.slow
@pytest.mark.parametrize("name", INTERNAL_TABLES)
def test_a_table_has_the_rows_of_the_library(spark: SparkSession, data: Path, name: str) -> None:
    frame = load(spark, data, table=name, mode="PERMISSIVE")
    expected = of_library(name, data)
    assert frame.columns == expected.column_names
    assert lines(frame) == lines(expected)
    is_empty = name in ("cluster_findings", "share_states")
    assert bool(expected.num_rows) != is_empty


@pytest.mark.slow
def test_a_survey_is_of_the_whole_source(spark: SparkSession, small: Path) -> None:
    for name, read in (
        ("transactions", read_transactions),
        ("producers", read_producers),
        ("hanging_transactions", find_hanging_transactions),
        ("list_logs", list_logs),
        ("verify", verify),
    ):
        assert lines(load(spark, small, table=name)) == lines(read(small)), name
    some = load(spark, small, table="producers", topics="orders", partitions="1")
    assert {(row["topic"], row["partition"]) for row in some.collect()} == {("orders", 1)}


@pytest.mark.parametrize("mode", ["FAILFAST", "DROPMALFORMED"])
def test_damage_that_a_survey_leaves_out_ends_a_query_that_fails_fast(
    monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    def read(source: object, *, damage: list[Damage], **options: object) -> pa.Table:
        damage.append(Damage("t", 0, "00000000000000000000.log", 61, 100, "bad_checksum", "wrong"))
        return producers.SCHEMA.empty_table()

    made = {"producers": replace(LIBRARY_TABLES["producers"], read=read)}
    monkeypatch.setattr(library_tables, "LIBRARY_TABLES", made)
    options = SourceOptions.parse({"path": "x", "table": "producers", "mode": mode})
    columns = StructType([StructField("topic", StringType())])
    reader = library_reader.LibraryTableReader(options, made["producers"], columns)
    (partition,) = reader.partitions()
    rows = reader.read(partition)
    if mode == "FAILFAST":
        with pytest.raises(ChecksumError, match="byte 61: wrong"):
            list(rows)
    else:
        assert sum(map(len, rows)) == 0


@pytest.mark.parametrize("table", ["transactions", "producers", "hanging_transactions"])
@pytest.mark.parametrize("has_segment", [True, False])
def test_a_survey_of_what_cannot_be_read_ends_with_an_error_of_the_system(
    tmp_path: Path, table: str, has_segment: bool
) -> None:
    log = tmp_path / "t-0" / f"{0:020d}.log"
    for directory in (log.parent, tmp_path / "u-0"):
        directory.mkdir()
    (tmp_path / "u-0" / log.name).write_bytes(record_batch([Rec(b"k")]))
    if has_segment:
        log.symlink_to(tmp_path / "nothing")
    else:
        (tmp_path / "replication-offset-checkpoint").write_text("0\n1\nt 0 7\n")
    options = {"path": str(tmp_path), "table": table}
    reader = KafkaLogDataSource(options).reader(StructType([]))
    (task,) = reader.partitions()
    with pytest.raises(OSError, match="cannot read it" if has_segment else "offsets 0 to 6 are"):
        list(reader.read(task))


@pytest.mark.slow
def test_options_choose_the_moment_the_columns_and_secrets(spark: SparkSession, data: Path) -> None:
    image = cluster_image(data, as_of_offset=60)
    frame = load(spark, data, table="cluster_topics", asOfOffset="60")
    assert [row["topic"] for row in frame.collect()] == image.topics["topic"].to_pylist()
    assert lines(load(spark, data, table="groups", asOfTimestamp="1970-01-01")) == []
    shown = load(spark, data, table="cluster_scram", includeSecrets="true").collect()
    assert shown
    assert all(row["salt"] is not None for row in shown)
    some = load(spark, data, table="group_members").select("group", "assigned").collect()
    assert any(part["topic"] for row in some for part in row["assigned"] or ())
    assert load(spark, data, table="internal", topics="__transaction_state").count() < (
        load(spark, data, table="internal").count()
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", STREAMED)
def test_a_stream_has_the_rows_of_the_records(
    spark: SparkSession, data: Path, tmp_path: Path, name: str
) -> None:
    out = tmp_path / "out"
    options = {"table": name, "mode": "PERMISSIVE"}
    if name == "offset_commits":  # several micro-batches
        options["maxOffsetsPerTrigger"] = "500"
    streamed(
        spark.readStream.format("kafka-log")
        .options(**options)
        .load(str(data))
        .writeStream.format("parquet")
        .option("path", str(out))
        .option("checkpointLocation", str(tmp_path / "checkpoint"))
    )
    expected = of_library(name, data).to_pylist()
    for row in expected:
        if name == "metadata_records":
            row["inTransaction"] = None
        if name == "offset_commits" and row["isTransactional"]:
            row["outcome"] = "pending"
    found = spark.read.parquet(str(out)).toArrow().to_pylist()
    assert sorted(map(str, found)) == sorted(map(str, expected))


def test_the_limits_of_an_entry_hold_in_a_stream(data: Path) -> None:
    source = KafkaLogDataSource(
        {"path": str(data), "table": "offset_commits", "limitBatchRecords": "1"}
    )
    reader = source.streamReader(StructType([StructField("group", StringType())]))
    start = reader.initialOffset()
    end = reader.latestOffset(start, reader.getDefaultReadLimit())
    (task,) = reader.partitions(start, end)
    with pytest.raises(LimitExceededError, match="4 records, the limit is 1"):
        list(reader.read(task))


@pytest.mark.parametrize("name", ["offset_commits", "internal", "cluster_topics", "producers"])
def test_the_limits_of_an_entry_hold_in_a_batch(data: Path, name: str) -> None:
    options = {"path": str(data), "table": name, "limitBatchBytes": "90"}
    reader = KafkaLogDataSource(options).reader(StructType([]))
    tasks = reader.partitions()
    with pytest.raises(LimitExceededError, match="the limit is 90"):
        list(chain.from_iterable(map(reader.read, tasks)))


@pytest.mark.slow
def test_a_stream_of_read_committed_has_what_counts(
    spark: SparkSession, data: Path, tmp_path: Path
) -> None:
    streamed(
        spark.readStream.format("kafka-log")
        .options(table="offset_commits", isolationLevel="read_committed")
        .load(str(data))
        .writeStream.format("memory")
        .queryName("committed")
    )
    rows = spark.table("committed").collect()
    assert {row["outcome"] for row in rows} == {"committed"}
    expected = of_library("offset_commits", data).to_pylist()
    offsets = {row["offset"] for row in expected if row["outcome"] == "committed"}
    assert {row["offset"] for row in rows} <= offsets
    assert any(row["isTransactional"] for row in rows)


@pytest.mark.slow
def test_what_is_not_there_or_damaged_is_an_error(
    spark: SparkSession, data: Path, tmp_path: Path
) -> None:
    with pytest.raises(PySparkException, match="holds no log of __consumer_offsets"):
        load(spark, data / "__transaction_state-0", table="groups").collect()
    copied = tmp_path / "__consumer_offsets-0"
    shutil.copytree(next(data.glob("__consumer_offsets-*")), copied)
    (segment,) = copied.glob("*.log")
    flip(segment, 5000, 255)
    with pytest.raises(PySparkException, match="checksum"):
        load(spark, copied, table="groups").collect()
    assert load(spark, copied, table="groups", mode="DROPMALFORMED").count() > 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"table": "group"}, "did you mean 'groups'"),
        ({"table": "groups", "valueFormat": "json"}, "'valueFormat' is for the table 'records'"),
        ({"table": "records", "asOfOffset": "3"}, "'asOfOffset' is not for the table 'records'"),
        ({"table": "groups", "includeSecrets": "true"}, "'includeSecrets' is not for"),
        ({"table": "groups", "asOfTimestamp": "soon"}, "or a time: .soon. is not a time such as"),
        ({"table": "groups", "asOfOffset": "-1"}, "must be a number"),
        ({"table": "cluster_topics", "partitions": "0"}, "which is of the whole source"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SourceOptions.parse({"path": "x", **options})


def test_batches_and_streams_refuse_the_options_of_each_other() -> None:
    streamed = SourceOptions.parse(
        {"path": "x", "table": "internal", "startingOffsets": "earliest"}
    )
    streamed.check_stream()
    with pytest.raises(ValueError, match="'startingOffsets' is for the table 'records'"):
        streamed.check_batch()
    with pytest.raises(ValueError, match="cannot read the table 'groups'"):
        SourceOptions.parse({"path": "x", "table": "groups"}).check_stream()
    moment = SourceOptions.parse({"path": "x", "table": "internal", "asOfOffset": "3"})
    moment.check_batch()
    with pytest.raises(ValueError, match="'asOfOffset' is for batch queries only"):
        moment.check_stream()


@pytest.mark.slow
def test_an_export_has_the_tables_beside_the_others(
    spark: SparkSession, data: Path, tmp_path: Path
) -> None:
    source, out = tmp_path / "data", tmp_path / "out"
    for name in ("__consumer_offsets-0", "__cluster_metadata-0"):
        shutil.copytree(data / name, source / name)
    exporting.export(str(source), str(out), internal=True)
    for name in ("groups", "group_members", "cluster_quotas", "cluster_topics", "offset_commits"):
        assert lines(read_table(spark, out, name)) == lines(of_library(name, source)), name
    for name in INTERNAL_TABLES:
        assert list((out / "internal" / name).glob("*.parquet")), name
    empty = read_table(spark, out, "transaction_states")
    assert empty.columns == INTERNAL_TABLES["transaction_states"].schema.names
    assert empty.count() == 0
    # A run without them leaves none that are out of date, and nothing of others is lost.
    (out / "internal" / "notes.txt").write_text("mine")
    exporting.export(str(source), str(out))
    assert [path.name for path in (out / "internal").rglob("*")] == ["notes.txt"]
    with pytest.raises(ValueError, match="an incremental export has no tables of internal topics"):
        exporting.export(str(source), str(tmp_path / "other"), internal=True, incremental=True)
