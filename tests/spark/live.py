"""A live topic: a broker on this machine, and a producer that keeps sending to it."""

from __future__ import annotations

import itertools
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import Self

from benchmarks.java_peer import JavaMissingError
from benchmarks.spark import kafka_source
from tests.support.broker import Broker
from tests.support.kafka_release import JVM, classpath, missing
from tests.support.processes import REPOSITORY

Sent = tuple[str, int, int, bytes]
"""Topic, partition, offset and value."""

PARTITIONS = 3
HEADERS: list[tuple[str, str | bytes | None]] = [("a", None), ("b", b"\xff")]
"""Of every other record."""
_FIRST = 1000
_RELEASE = "4.3.1"
_SETTINGS = """\
replica.high.watermark.checkpoint.interval.ms=300
log.retention.check.interval.ms=300
log.initial.task.delay.ms=100
log.cleaner.backoff.ms=200
log.cleaner.dedupe.buffer.size=10485760
auto.create.topics.enable=false
"""
_PATIENCE_SECONDS = 300  # a machine may be busy
_PAUSE_SECONDS = 0.005


def live_broker(folder: Path) -> Broker:
    """A broker that writes checkpoints, deletes and compacts several times a second."""
    if what := missing():
        pytest.skip(what)
    return Broker(["java", *JVM, "-cp", classpath(_RELEASE)], folder, _SETTINGS)


def spark_jars() -> str:
    """The value of `spark.jars` for Spark's Kafka source and Delta's writer."""
    try:
        return kafka_source.jars(REPOSITORY / "build" / "bench")
    except JavaMissingError as error:
        pytest.skip(str(error))


def create_topic(broker: Broker, topic: str, **config: object) -> None:
    from confluent_kafka.admin import AdminClient
    from confluent_kafka.cimpl import NewTopic

    wanted = {name.replace("_", "."): str(value) for name, value in config.items()}
    new = NewTopic(topic, PARTITIONS, 1, config=wanted)
    admin = AdminClient({"bootstrap.servers": broker.address})
    admin.create_topics([new])[topic].result(60)


def until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + _PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(_PAUSE_SECONDS)


class LiveProducer:
    """Sends numbered records to all partitions of topics, in a thread, while a block runs.

    Attributes:
        sent: the records that the broker has acknowledged.
    """

    def __init__(self, broker: Broker, *topics: str) -> None:
        self.sent: Counter[Sent] = Counter()
        self._last: dict[tuple[str, int], int] = {}
        self._address = broker.address
        self._topics = topics
        self._failed: list[str] = []
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._send)

    def __enter__(self) -> Self:
        self._thread.start()
        until(self._has_begun, "the producer has sent to each partition")
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """Send no more, and wait for the broker's answers."""
        self._is_over.set()
        self._thread.join()
        assert not self._failed

    def wait_for(self, offsets: Mapping[tuple[str, int], int]) -> None:
        """Wait until the broker has acknowledged these offsets."""
        until(
            lambda: all(self._last.get(log, -1) >= last for log, last in offsets.items()),
            "the broker has acknowledged",
        )

    def _has_begun(self) -> bool:
        # The leader of one topic may be known long before the leader of another one.
        partitions = PARTITIONS * len(self._topics)
        return bool(self._failed) or (len(self.sent) > _FIRST and len(self._last) == partitions)

    def _send(self) -> None:
        from confluent_kafka import KafkaException, Producer

        settings = {
            "bootstrap.servers": self._address,
            "enable.idempotence": True,
            "compression.type": "lz4",
            "linger.ms": 5,
        }
        try:
            producer = Producer(settings)
            numbers = itertools.count()
            while not self._is_over.is_set():
                for number in itertools.islice(numbers, 20):
                    for topic in self._topics:
                        producer.produce(
                            topic,
                            partition=number % PARTITIONS,
                            key=b"%d" % (number % 50),
                            value=b"%09d" % number * 10,
                            headers=HEADERS if number % 2 else None,
                            on_delivery=self._acknowledge,
                        )
                producer.poll(0)
                self._is_over.wait(0.02)
            if left := producer.flush(60):
                self._failed.append(f"{left} records were not acknowledged")
        except KafkaException as error:
            self._failed.append(str(error))

    def _acknowledge(self, error: object, message: Any) -> None:
        if error is not None:
            self._failed.append(str(error))
            return
        topic, partition, offset = message.topic(), message.partition(), message.offset()
        self.sent[topic, partition, offset, message.value()] += 1
        self._last[topic, partition] = offset
