"""The stream run by Spark: to Parquet over restarts, stopped by data loss, and continuously."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyspark.errors import StreamingQueryException
from pyspark.sql import SparkSession
from pyspark.sql.streaming.query import StreamingQuery

from tests.spark.conftest import begun, streamed
from tests.spark.transactional import TransactionalBroker
from tests.support.encoder.control import ABORT, COMMIT
from tests.support.growing_log import GrowingLog, batch


def run(spark: SparkSession, data: Path, out: Path, **options: str) -> int:
    """Runs one AvailableNow query to Parquet; returns the number of micro-batches with rows."""
    reader = spark.readStream.format("kafka-log").options(**options)
    frame = reader.schema("topic string, partition int, offset bigint, value binary")
    query = streamed(
        frame.load(str(data))
        .writeStream.format("parquet")
        .option("path", str(out / "table"))
        .option("checkpointLocation", str(out / "checkpoint"))
    )
    return sum(1 for progress in query.recentProgress if progress["numInputRows"])


def stored(spark: SparkSession, out: Path) -> list[tuple[str, int, int, bytes]]:
    return sorted(
        (row.topic, row.partition, row.offset, bytes(row.value))
        for row in spark.read.parquet(str(out / "table")).collect()
    )


def expected(*brokers: GrowingLog) -> list[tuple[str, int, int, bytes]]:
    found = []
    for each in brokers:
        topic, _, partition = each.directory.name.rpartition("-")
        found += [(topic, int(partition), n, b"%06d" % n) for n in range(each.next)]
    return sorted(found)


def test_every_record_once_into_parquet_over_restarts(spark: SparkSession, tmp_path: Path) -> None:
    """Each run continues from the checkpoint of the last one."""
    data, out = tmp_path / "data", tmp_path / "out"
    broker = GrowingLog(data)
    broker.send(4)
    assert run(spark, data, out, maxOffsetsPerTrigger="8") == 3
    assert stored(spark, out) == expected(broker)
    broker.append(batch(20)[:50])
    other = GrowingLog(data, "events-1")
    other.send(3)
    run(spark, data, out)
    assert stored(spark, out) == expected(broker, other)
    broker.append(batch(20)[50:])
    broker.next = 25
    broker.send()
    broker.roll()
    broker.send(2)
    # A crash between the write and its commit: Spark repeats the last micro-batch.
    commits = out / "checkpoint" / "commits"
    last = max(int(path.name) for path in commits.iterdir() if path.name.isdecimal())
    for path in (commits / str(last), commits / f".{last}.crc"):
        path.unlink(missing_ok=True)
    run(spark, data, out)
    assert stored(spark, out) == expected(broker, other)


def test_committed_records_once_into_parquet_over_restarts(
    spark: SparkSession, tmp_path: Path
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    broker = TransactionalBroker(data)
    options = {"isolationLevel": "read_committed", "maxOffsetsPerTrigger": "8"}
    for outcome in (COMMIT, ABORT):
        broker.put(1, records=3)
        broker.put(records=2)
        broker.end(1, outcome)
    open_since = broker.put(2)
    broker.put(records=2)
    assert run(spark, data, out, **options) > 1
    assert [row[2] for row in stored(spark, out)] == broker.committed()
    assert max(broker.committed()) < open_since
    broker.roll()
    broker.end(2, COMMIT)
    run(spark, data, out, **options)
    assert [row[2] for row in stored(spark, out)] == broker.committed()
    assert max(broker.committed()) > open_since


def test_data_loss_stops_the_query(spark: SparkSession, tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    broker = GrowingLog(data)
    broker.send(2)
    broker.roll()
    broker.send(2)
    run(spark, data, out)
    broker.send(2)
    broker.roll()
    for path in broker.segments()[:-1]:
        path.unlink()
    broker.send()
    with pytest.raises(StreamingQueryException, match="offsets 20 to 29 of orders-0 are gone"):
        run(spark, data, out)
    run(spark, data, out, failOnDataLoss="false")
    lost = range(20, 30)
    assert stored(spark, out) == [row for row in expected(broker) if row[2] not in lost]


def test_a_running_query_follows_the_log(spark: SparkSession, tmp_path: Path) -> None:
    broker = GrowingLog(tmp_path / "data")
    broker.send()
    frame = (
        spark.readStream.format("kafka-log").schema("offset bigint").load(str(tmp_path / "data"))
    )
    query = begun(
        frame.writeStream.format("memory").queryName("followed"), StreamingQuery.processAllAvailable
    )
    try:
        broker.send(2)
        GrowingLog(tmp_path / "data", "orders-1").send()
        query.processAllAvailable()
        counted = spark.sql("SELECT count(*), max(offset) FROM followed").first()
        assert counted == (20, 14)
        assert query.lastProgress is not None
        end = json.loads(query.lastProgress["sources"][0]["endOffset"])
        assert list(end.pop("logs")) == ["orders-0", "orders-1"]
        assert end == {"orders-0": 15, "orders-1": 5}
    finally:
        query.stop()
