"""Exports of a live broker's log: each format has the records that a consumer gets, once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyspark.sql import SparkSession

from benchmarks.java_peer import JavaMissingError, copied_jars
from kafkafmt.lake import read_table as read_rows
from kafkafmt.spark import exporting, read_table
from tests.spark.test_export_lakehouse import FORMATS, READERS
from tests.support.broker import Broker
from tests.support.jvm import QUICK

pytestmark = pytest.mark.spark

ROOT = Path(__file__).resolve().parents[2]
PARTITIONS = 3
CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
COLUMNS = ["partition", "offset", "timestamp", "key", "value", "headers"]


def produce(address: str, first: int) -> None:
    """Send 200 records with each codec, and two transactions, of which one is aborted."""
    from confluent_kafka import Producer

    for codec in CODECS:
        producer = Producer({"bootstrap.servers": address, "compression.type": codec})
        send(producer, range(first, first + 200))
    producer = Producer({"bootstrap.servers": address, "transactional.id": f"t{first}"})
    producer.init_transactions(60)
    for end in (producer.abort_transaction, producer.commit_transaction):
        producer.begin_transaction()
        send(producer, range(50))
        end(60)


def send(producer: Any, numbers: range) -> None:
    for number in numbers:
        producer.produce(
            "orders",
            partition=number % PARTITIONS,
            key=None if number % 5 == 0 else f"key-{number % 7}",
            value=None if number % 11 == 0 else b"" if number % 13 == 0 else f"v{number}" * 20,
            headers=[("a", None), ("a", b""), ("b", b"\xff")] if number % 3 == 0 else None,
        )
        producer.poll(0)
    assert producer.flush(60) == 0


def consumed(address: str) -> list[dict[str, Any]]:
    """What a consumer of committed records gets, up to the end of each partition."""
    from confluent_kafka import OFFSET_BEGINNING, Consumer, KafkaError, TopicPartition

    consumer = Consumer(
        {
            "bootstrap.servers": address,
            "group.id": "reader",
            "isolation.level": "read_committed",
            "enable.partition.eof": True,
        }
    )
    consumer.assign(
        [TopicPartition("orders", each, OFFSET_BEGINNING) for each in range(PARTITIONS)]
    )
    found, ended = [], 0
    while ended < PARTITIONS:
        message = consumer.poll(60)
        assert message is not None
        if (error := message.error()) is not None:
            assert error.code() == KafkaError._PARTITION_EOF
            ended += 1
            continue
        found.append(
            {
                "partition": message.partition(),
                "offset": message.offset(),
                "timestamp": message.timestamp()[1],
                "key": message.key(),
                "value": message.value(),
                "headers": message.headers() or [],
            }
        )
    consumer.close()
    return sorted(found, key=lambda row: (row["partition"], row["offset"]))


def exported(table: pa.Table) -> list[dict[str, Any]]:
    """The same columns of an exported table, in the same order."""
    rows = table.select(COLUMNS).to_pylist()
    for row in rows:
        row["timestamp"] = round(row["timestamp"].timestamp() * 1000)
        row["headers"] = [(each["key"], each["value"]) for each in row["headers"]]
    return sorted(rows, key=lambda row: (row["partition"], row["offset"]))


@pytest.mark.slow
def test_tables_are_what_a_consumer_gets(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLARS_ICEBERG_PLANNER", "pyiceberg")
    clients = pytest.importorskip("confluent_kafka.admin")
    try:
        jars = copied_jars(ROOT / "benchmarks" / "java" / "pom.xml", ROOT / "build/bench/jars")
    except JavaMissingError as error:
        pytest.skip(str(error))
    java = ["java", *QUICK, "-cp", f"{jars.resolve()}/*"]
    with Broker(java, tmp_path / "broker") as broker:
        admin = clients.AdminClient({"bootstrap.servers": broker.address})
        topic = clients.NewTopic("orders", PARTITIONS, 1, config={"segment.bytes": "1048576"})
        admin.create_topics([topic])["orders"].result(60)
        for first in (0, 200):
            produce(broker.address, first)
            for format in FORMATS:
                exporting.export(
                    str(broker.logs),
                    str(tmp_path / format),
                    format=format,
                    topics=["orders"],
                    isolation="read_committed",
                    incremental=format != "parquet",
                )
        expected = consumed(broker.address)
    assert len(expected) == 2 * (len(CODECS) * 200 + 50)
    for format in FORMATS:
        out = tmp_path / format
        assert exported(read_rows(out, "records").read_all()) == expected
        assert exported(read_table(spark, out, "records").toArrow()) == expected
    for (_, format), read in READERS.items():
        assert exported(read(tmp_path / format)) == expected
