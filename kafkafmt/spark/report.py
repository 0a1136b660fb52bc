"""What an export found: figures by partition, over time and by damaged segment.

Strategy: Spark aggregates the Parquet that was just written; what comes to the driver is a row a
partition, codec or damage kind, a bar of the timeline, or a damaged range of the segments shown.
Invariant: no figure is computed from all rows on the driver.

The compression ratio is payload divided by stored: `payload_bytes` are the bytes of all keys,
values, header keys and header values of the records; `stored_bytes` are the bytes that the batches
holding them take in the segments, batch headers and record framing included. Batches that gave no
records (damaged) and control batches count on neither side.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyspark.sql import Row, SparkSession

    Key = tuple[str | None, int | None]

TAILS = ("truncated_tail", "zero_tail")
"""Kinds of damage that are the normal end of a segment (`kafkafmt.damage.Damage.is_tail`)."""

BARS = 72
"""Bars of the timeline."""

SHOWN_SEGMENTS = 40
SHOWN_RANGES = 200
"""How many damaged segments, and ranges of each, a report lists. Their sums count them all."""


@dataclass(kw_only=True)
class Figures:
    """What is counted alike for a partition, a topic and everything.

    Sizes in bytes, times in ms since 1970 (`None`: no record has one). `codecs`: stored bytes by
    codec. `damaged_*` leave out the tails.
    """

    segments: int = 0
    segment_bytes: int = 0
    batches: int = 0
    records: int = 0
    payload_bytes: int = 0
    stored_bytes: int = 0
    codecs: dict[str, int] = field(default_factory=dict)
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    damaged_ranges: int = 0
    damaged_bytes: int = 0
    tail_bytes: int = 0

    @property
    def compression_ratio(self) -> float | None:
        """Payload divided by stored bytes; see the head of this module."""
        return self.payload_bytes / self.stored_bytes if self.stored_bytes else None

    def add(self, other: Figures) -> None:
        """Adds the figures of another part."""
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for codec, size in other.codecs.items():
            self.codecs[codec] = self.codecs.get(codec, 0) + size
        firsts = [t for t in (self.first_timestamp, other.first_timestamp) if t is not None]
        lasts = [t for t in (self.last_timestamp, other.last_timestamp) if t is not None]
        self.first_timestamp = min(firsts, default=None)
        self.last_timestamp = max(lasts, default=None)


_SUMS = (
    "segments",
    "segment_bytes",
    "batches",
    "records",
    "payload_bytes",
    "stored_bytes",
    "damaged_ranges",
    "damaged_bytes",
    "tail_bytes",
)


@dataclass(kw_only=True)
class PartitionReport(Figures):
    """One partition. Topic and partition are `None` for segments outside a log directory."""

    topic: str | None
    partition: int | None
    first_offset: int | None = None
    last_offset: int | None = None


@dataclass(kw_only=True)
class TopicReport(Figures):
    """One topic: the sum of its partitions."""

    topic: str | None
    partitions: int = 0


@dataclass(frozen=True)
class Timeline:
    """Records and payload bytes by time: bar i covers `width_ms` from `start_ms + i * width_ms`.

    `outside` counts records with a timestamp too far out to be shown (beyond the 0.1 % at either
    end), `untimed` those without one.
    """

    start_ms: int
    width_ms: int
    records: list[int]
    payload_bytes: list[int]
    outside: int
    untimed: int


@dataclass(frozen=True)
class DamagedRange:
    """A row of the damage table."""

    position: int
    length: int
    kind: str
    message: str


@dataclass(frozen=True)
class DamagedSegment:
    """A segment with damage or an unfinished end. `size`: where its last entry or range ends."""

    topic: str | None
    partition: int | None
    segment: str | None
    size: int
    ranges: list[DamagedRange]


@dataclass(frozen=True)
class ExportReport:
    """What `kafkafmt export` read and wrote. `str` paths, seconds as float."""

    source: str
    out: str
    seconds: float
    partitions: list[PartitionReport]
    timeline: Timeline | None
    damage_kinds: dict[str, int]
    damaged_segments: list[DamagedSegment]

    @property
    def topics(self) -> list[TopicReport]:
        """The partitions' figures summed by topic, sorted; segments without a topic come first."""
        topics: dict[str | None, TopicReport] = {}
        for part in self.partitions:
            topic = topics.setdefault(part.topic, TopicReport(topic=part.topic))
            topic.add(part)
            topic.partitions += 1
        return list(topics.values())

    @property
    def total(self) -> Figures:
        """The figures of everything."""
        total = Figures()
        for part in self.partitions:
            total.add(part)
        return total

    @property
    def is_damaged(self) -> bool:
        """Whether there is damage beyond unfinished or preallocated ends of segments."""
        return any(kind not in TAILS for kind in self.damage_kinds)

    def to_json(self) -> str:
        """The report as JSON, for machines."""
        total = self.total
        return json.dumps(
            {
                "source": self.source,
                "out": self.out,
                "seconds": round(self.seconds, 3),
                "damaged": self.is_damaged,
                "total": asdict(total) | {"compression_ratio": total.compression_ratio},
                "topics": [
                    asdict(topic) | {"compression_ratio": topic.compression_ratio}
                    for topic in self.topics
                ],
                "partitions": [asdict(part) for part in self.partitions],
                "timeline": None if self.timeline is None else asdict(self.timeline),
                "damage_kinds": self.damage_kinds,
                "damaged_segments": [asdict(segment) for segment in self.damaged_segments],
            },
            indent=1,
        )


_VIEWS = """
CREATE OR REPLACE TEMPORARY VIEW sound AS
SELECT b.* FROM batches b LEFT ANTI JOIN damage d
ON b.topic <=> d.topic AND b.partition <=> d.partition AND b.segment <=> d.segment
   AND b.position = d.position
WHERE b.isValid AND NOT b.isControl;

CREATE OR REPLACE TEMPORARY VIEW payload AS
SELECT topic, partition, offset, unix_millis(timestamp) AS ms,
       coalesce(octet_length(key), 0L) + coalesce(octet_length(value), 0L)
       + aggregate(headers, 0L,
                   (n, h) -> n + octet_length(h.key) + coalesce(octet_length(h.value), 0L)) AS bytes
FROM records;

CREATE OR REPLACE TEMPORARY VIEW segments AS
SELECT topic, partition, segment, max(end) AS size FROM (
  SELECT topic, partition, segment, position + sizeInBytes AS end FROM batches
  UNION ALL SELECT topic, partition, segment, position + length FROM damage)
GROUP BY topic, partition, segment;
"""


def aggregate(spark: SparkSession, *, source: str, out: str, seconds: float) -> ExportReport:
    """The report of the tables in the session's views `records`, `batches` and `damage`."""
    for statement in _VIEWS.split(";"):
        if statement.strip():
            spark.sql(statement)
    return ExportReport(
        source=source,
        out=out,
        seconds=seconds,
        partitions=_partitions(spark),
        timeline=_timeline(spark),
        damage_kinds={
            row["kind"]: row["ranges"]
            for row in spark.sql(
                "SELECT kind, count(*) AS ranges FROM damage GROUP BY kind ORDER BY kind"
            ).collect()
        },
        damaged_segments=_damaged_segments(spark),
    )


def _partitions(spark: SparkSession) -> list[PartitionReport]:
    parts: dict[Key, PartitionReport] = {}

    def part(row: Row) -> PartitionReport:
        key = (row["topic"], row["partition"])
        return parts.setdefault(key, PartitionReport(topic=key[0], partition=key[1]))

    for row in _collect(spark, "segments", "count(*) AS segments, sum(size) AS segment_bytes"):
        found = part(row)
        found.segments, found.segment_bytes = row["segments"], row["segment_bytes"]
    for row in _collect(
        spark,
        "payload",
        "count(*) AS records, sum(bytes) AS bytes, min(offset) AS first, max(offset) AS last,"
        " min(ms) AS first_ms, max(ms) AS last_ms",
    ):
        found = part(row)
        found.records, found.payload_bytes = row["records"], row["bytes"]
        found.first_offset, found.last_offset = row["first"], row["last"]
        found.first_timestamp, found.last_timestamp = row["first_ms"], row["last_ms"]
    for row in _collect(
        spark, "sound", "count(*) AS batches, sum(sizeInBytes) AS bytes", "compression"
    ):
        found = part(row)
        found.batches += row["batches"]
        found.stored_bytes += row["bytes"]
        found.codecs[row["compression"] or "unknown"] = row["bytes"]
    for row in _collect(spark, "damage", "count(*) AS ranges, sum(length) AS bytes", "kind"):
        found = part(row)
        if row["kind"] in TAILS:
            found.tail_bytes += row["bytes"]
        else:
            found.damaged_ranges += row["ranges"]
            found.damaged_bytes += row["bytes"]
    return sorted(
        parts.values(),
        key=lambda part: (part.topic or "", -1 if part.partition is None else part.partition),
    )


def _collect(spark: SparkSession, view: str, sums: str, also_by: str = "") -> Iterable[Row]:
    keys = ", ".join(filter(None, ("topic", "partition", also_by)))
    return spark.sql(f"SELECT {keys}, {sums} FROM {view} GROUP BY {keys}").collect()


def _timeline(spark: SparkSession) -> Timeline | None:
    """Bars between the 0.1th and 99.9th percentile of the timestamps; `None` without any."""
    bounds = spark.sql(
        "SELECT percentile_approx(ms, array(0.001, 0.999), 10000) AS ends,"
        " count(ms) AS timed, count(*) AS records FROM payload"
    ).collect()[0]
    if not bounds["timed"]:
        return None
    start, end = bounds["ends"]
    width = max(1, -(-(end - start + 1) // BARS))
    records, sizes = [0] * BARS, [0] * BARS
    for row in spark.sql(
        f"SELECT (ms - {start}L) DIV {width}L AS bar, count(*) AS records, sum(bytes) AS bytes"
        f" FROM payload WHERE ms BETWEEN {start}L AND {end}L GROUP BY 1"
    ).collect():
        records[row["bar"]], sizes[row["bar"]] = row["records"], row["bytes"]
    return Timeline(
        start_ms=start,
        width_ms=width,
        records=records,
        payload_bytes=sizes,
        outside=bounds["timed"] - sum(records),
        untimed=bounds["records"] - bounds["timed"],
    )


def _damaged_segments(spark: SparkSession) -> list[DamagedSegment]:
    """The segments with the most damaged bytes; those that only have a tail come last."""
    tails = ", ".join(f"'{kind}'" for kind in TAILS)
    shown: dict[tuple[str | None, int | None, str | None], DamagedSegment] = {}
    ranges: dict[tuple[str | None, int | None, str | None], list[DamagedRange]] = defaultdict(list)
    for row in spark.sql(f"""
        WITH worst AS (
          SELECT topic, partition, segment,
                 sum(if(kind IN ({tails}), 0L, length)) AS damaged, sum(length) AS bytes
          FROM damage GROUP BY topic, partition, segment
          ORDER BY damaged DESC, bytes DESC, topic, partition, segment LIMIT {SHOWN_SEGMENTS}
        ), ranked AS (
          SELECT d.*, w.damaged, w.bytes, s.size,
                 row_number() OVER (PARTITION BY d.topic, d.partition, d.segment
                                    ORDER BY d.length DESC, d.position) AS rank
          FROM damage d
          JOIN worst w ON d.topic <=> w.topic AND d.partition <=> w.partition
                      AND d.segment <=> w.segment
          JOIN segments s ON d.topic <=> s.topic AND d.partition <=> s.partition
                      AND d.segment <=> s.segment
        )
        SELECT * FROM ranked WHERE rank <= {SHOWN_RANGES}
        ORDER BY damaged DESC, bytes DESC, topic, partition, segment, position
    """).collect():
        key = (row["topic"], row["partition"], row["segment"])
        ranges[key].append(
            DamagedRange(row["position"], row["length"], row["kind"], row["message"])
        )
        shown.setdefault(key, DamagedSegment(*key, row["size"], ranges[key]))
    return list(shown.values())
