"""A stream that reads without Spark, one micro-batch at a time."""

from __future__ import annotations

from pathlib import Path

from pyspark.sql.streaming.datasource import ReadAllAvailable

from kafkafmt.lake.plan.position import SourceOffset
from tests.spark.direct import Place, places, stream_reader

ALL = ReadAllAvailable()


class Query:
    """Runs a stream as Spark does, one micro-batch after the other."""

    def __init__(self, data: Path, **options: str) -> None:
        self.reader = stream_reader(data, **options)
        self.position = self.reader.initialOffset()
        self.found: list[Place] = []

    def trigger(self) -> list[Place]:
        end = self.reader.latestOffset(self.position, self.reader.getDefaultReadLimit())
        found = self.between(self.position, end)
        self.position = end
        self.found += found
        return found

    @property
    def shown(self) -> SourceOffset:
        """The source offset without what identifies the logs."""
        return {name: value for name, value in self.position.items() if name != "logs"}

    def between(self, start: SourceOffset, end: SourceOffset) -> list[Place]:
        return places(self.reader, self.reader.partitions(start, end))

    def offsets(self, topic: str = "orders", partition: int = 0) -> list[int]:
        return [place[2] for place in self.found if place[:2] == (topic, partition)]
