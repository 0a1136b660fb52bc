"""Spark's Kafka source: its jars and options, and a broker serving a log.

Strategy: the broker creates the topic, and is stopped; then the segments are copied to its log
directories, and it is started again, as after a crash. So the source gets the same bytes as the
others.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from benchmarks.java_peer import Java, copied_jars
from tests.support.broker import Broker

_POM = Path(__file__).resolve().parent / "pom.xml"


def jars(cache: Path) -> str:
    """Return the value of `spark.jars` for Spark's Kafka source and Delta's writer.

    Raises:
        JavaMissingError: Maven is missing, or could not get the jars.
    """
    folder = copied_jars(_POM, cache / "spark-jars")
    return ",".join(str(jar) for jar in sorted(folder.glob("*.jar")))


def options(address: str, topic: str) -> dict[str, str]:
    """Return options for reading a whole topic."""
    return {
        "kafka.bootstrap.servers": address,
        "subscribe": topic,
        "startingOffsets": "earliest",
        "endingOffsets": "latest",
        "includeHeaders": "true",
    }


class ServingBroker(Broker):
    """A broker with one topic; use it in a `with` block.

    Args:
        java: Kafka's jars.
        folder: the folder of its files; existing contents are deleted.
        topic: the topic's name.
        segments: the segment of each partition.
    """

    def __init__(self, java: Java, folder: Path, topic: str, segments: Mapping[int, Path]) -> None:
        super().__init__(java.command, folder)
        self._topic = topic
        self._segments = segments

    def prepare(self) -> None:
        """Put the segments in place of the topic's own."""
        partitions = str(len(self._segments))
        self.run(
            *("org.apache.kafka.tools.TopicCommand", "--bootstrap-server", self.address),
            *("--create", "--topic", self._topic, "--partitions", partitions),
        )
        self.stop()
        for partition, segment in self._segments.items():
            log = self.logs / f"{self._topic}-{partition}"
            for made in log.glob("0*"):
                made.unlink()
            shutil.copy(segment, log)
        self.start()
