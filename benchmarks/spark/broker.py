"""A real Kafka broker on loopback that serves existing segments.

Strategy: the broker is formatted and started, creates the topic, and is stopped. Then the segments
are copied to its log directories, and it is started again: it checks them, builds their indexes and
serves them, as after a crash. So Spark's Kafka source gets the same bytes as the other sources.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from benchmarks.java_peer import Java
from tests.support.broker import Broker


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
