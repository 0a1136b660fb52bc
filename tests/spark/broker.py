"""A growing log, and a stream that reads it without Spark, one micro-batch at a time."""

from __future__ import annotations

from pathlib import Path

from pyspark.sql.streaming.datasource import ReadAllAvailable

from kafkafmt.lake.plan.position import SourceOffset
from tests.spark.direct import Place, places, stream_reader
from tests.support.encoder import Rec, record_batch

ALL = ReadAllAvailable()
TIME = 1_700_000_000_000


def batch(offset: int, count: int = 5) -> bytes:
    return record_batch(
        [Rec(b"k", b"%06d" % (offset + n), offset_delta=n) for n in range(count)],
        base_offset=offset,
        base_timestamp=TIME + offset,
        max_timestamp=TIME + offset,
    )


class GrowingLog:
    """Writes the log of one topic-partition, in batches of five records and equal size."""

    def __init__(self, data: Path, name: str = "orders-0", first: int = 0) -> None:
        self.directory = data / name
        self.directory.mkdir(parents=True)
        self.next = first
        self.roll()

    def roll(self) -> None:
        self.active = self.directory / f"{self.next:020}.log"
        self.active.touch()

    def send(self, batches: int = 1) -> None:
        for _ in range(batches):
            self.append(batch(self.next))
            self.next += 5

    def append(self, data: bytes) -> None:
        with self.active.open("ab") as file:
            file.write(data)

    def segments(self) -> list[Path]:
        return sorted(self.directory.glob("*.log"))

    def compact(self, first: Path, *others: Path) -> None:
        """Compacts like the cleaner: one new file for several, with every second batch."""
        merged = first.with_suffix(".log.swap")
        entries = b"".join(path.read_bytes() for path in (first, *others))
        size = len(batch(0))
        kept = [entries[at : at + size] for at in range(0, len(entries), 2 * size)]
        merged.write_bytes(b"".join(kept))
        for path in (first, *others):
            path.rename(path.with_suffix(".log.deleted"))
        merged.rename(first)


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
