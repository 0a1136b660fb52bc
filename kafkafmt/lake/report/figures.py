"""The figures of an export: by partition, over time and by damaged segment.

Strategy: plain values, made of the sums of all tasks alone; `page` shows them.

The compression ratio is `payload_bytes` divided by `stored_bytes`. `payload_bytes` are the bytes of
all keys, values, header keys and header values of the records; `stored_bytes` are the bytes of the
batches that contain them, including batch headers and record framing. Neither includes batches that
gave no records (damaged) or control batches.

A gap is a range of offsets between batches that no valid batch covers, by the batches' headers: it
was lost to retention, damage or a missing segment. Compaction leaves a gap only where it removed
whole batches, not where it removed records from a batch.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields

from kafkafmt._base.charts import NO_VALUE, Timeline
from kafkafmt._base.damage import PRIVATE_KEY, TAILS
from kafkafmt._base.html_page import in_notebook, shown_key
from kafkafmt._base.wording import printable
from kafkafmt.lake.report.sums import SHOWN_SEGMENTS, LogSums, Span, Sums, null_first
from kafkafmt.log.shape import LogShape
from kafkafmt.storage.names import TopicPartition

SHOWN_GAPS = 50
"""How many gaps per partition a report lists: the largest ones. The sums count all of them."""

VERSION = 3
"""Version of the JSON; increases when a figure changes its name or meaning.

See docs/reference/report.schema.json.
"""

SHOWN_KEYS = 10


@dataclass(kw_only=True)
class Figures:
    """The figures common to a partition, a topic and the total.

    Sizes are in bytes, times in ms since 1970 (`None` if no record has a timestamp). `codecs`:
    stored bytes by codec. `damaged_*` do not include tails. `gaps` and `missing_offsets`: see the
    top of this module. `task_seconds`: the time of the tasks that wrote the records; 0 if Spark's
    writer wrote them. `values_failed`: the keys and values that do not decode, if they are decoded.
    `times_lost`: timestamps, such as of nanoseconds, that are null, since microseconds in 64 bits
    cannot hold them.
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
    gaps: int = 0
    missing_offsets: int = 0
    values_failed: int = 0
    times_lost: int = 0
    task_seconds: float = 0.0

    @property
    def records_per_task_second(self) -> float | None:
        """Records divided by the tasks' time for reading and writing them; `None` if unknown."""
        return self.records / self.task_seconds if self.task_seconds else None

    @property
    def compression_ratio(self) -> float | None:
        """Payload divided by stored bytes; see the top of this module."""
        return self.payload_bytes / self.stored_bytes if self.stored_bytes else None

    def add(self, other: Figures) -> None:
        """Add the figures of another part."""
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for codec, size in other.codecs.items():
            self.codecs[codec] = self.codecs.get(codec, 0) + size
        firsts = [t for t in (self.first_timestamp, other.first_timestamp) if t is not None]
        lasts = [t for t in (self.last_timestamp, other.last_timestamp) if t is not None]
        self.first_timestamp = min(firsts, default=None)
        self.last_timestamp = max(lasts, default=None)


_SUMS = [figure.name for figure in fields(Figures) if figure.default == 0]


@dataclass(kw_only=True)
class PartitionFigures(Figures):
    """One partition. Topic and partition are `None` for segments outside a log directory.

    `first_offset` and `last_offset` are those of the records. `offset_ranges` are the first and
    last offsets of the ranges that valid batches cover, separated by the largest gaps, at most
    `SHOWN_GAPS`.
    """

    topic: str | None
    partition: int | None
    first_offset: int | None = None
    last_offset: int | None = None
    offset_ranges: list[tuple[int, int]] = field(default_factory=list)


@dataclass(kw_only=True)
class TopicReport(Figures):
    """One topic: the sum of its partitions."""

    topic: str | None
    partitions: int = 0


@dataclass(frozen=True)
class DamagedRange:
    """A row of the damage table."""

    position: int
    length: int
    kind: str
    message: str


@dataclass(frozen=True)
class DamagedSegment:
    """A segment with damage or a tail. `size`: the end of its last entry or damaged range.

    `lost_bytes`: those of its tail and of all its damaged ranges, also of those not listed.
    """

    topic: str | None
    partition: int | None
    segment: str | None
    size: int
    lost_bytes: int
    ranges: list[DamagedRange]


@dataclass(frozen=True)
class NeededPrivateKey:
    """A private key needed for unread segments of a log; they may be sound."""

    topic: str | None
    partition: int | None
    message: str


@dataclass(frozen=True)
class ExportReport:
    """The report of one run of `kafkafmt export`; paths are `str`, `seconds` is the duration.

    `job` has the arguments of the export, from `Job.as_json`. The figures of an incremental run
    cover what it added; with `is_unchanged` nothing was new, and OUT is as it was.
    """

    source: str
    out: str
    job: dict[str, object]
    seconds: float
    partitions: list[PartitionFigures]
    shape: LogShape
    timeline: Timeline | None
    damage_kinds: dict[str, int]
    damaged_segments: list[DamagedSegment]
    private_keys: list[NeededPrivateKey] = field(default_factory=list)
    is_unchanged: bool = False

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
        """The sum of all partitions."""
        total = Figures()
        for part in self.partitions:
            total.add(part)
        return total

    @property
    def records_per_second(self) -> float:
        """Records per second of the whole run, including the start of Spark."""
        return self.total.records / self.seconds if self.seconds else 0.0

    @property
    def segment_bytes_per_second(self) -> float:
        """Bytes of segments per second of the whole run."""
        return self.total.segment_bytes / self.seconds if self.seconds else 0.0

    @property
    def has_speed(self) -> bool:
        """Whether the speed is more than a measure of the start of processes."""
        return self.seconds >= 10 and self.total.records >= 1_000_000

    @property
    def is_damaged(self) -> bool:
        """Whether there is damage other than truncated or zero tails."""
        return any(kind not in TAILS for kind in self.damage_kinds)

    @property
    def is_complete(self) -> bool:
        """Whether the tables have everything from the source, decoded."""
        return not (self.is_damaged or self.private_keys or self.total.values_failed)

    def _repr_html_(self) -> str:
        names = ("topic", "partitions", "records", "damaged_ranges", "values_failed")
        rows = ([getattr(topic, name) for name in names] for topic in self.topics)
        return in_notebook(f"{self.total.records:,} records in {self.out}", names, rows)

    def to_json(self) -> str:
        """Return the report as JSON; docs/reference/report.schema.json is its schema."""
        return json.dumps(
            {
                "version": VERSION,
                "source": self.source,
                "out": self.out,
                "job": self.job,
                "seconds": round(self.seconds, 3),
                "records_per_second": self.records_per_second,
                "segment_bytes_per_second": self.segment_bytes_per_second,
                "damaged": self.is_damaged,
                "total": _as_json(self.total),
                "topics": [_as_json(topic) for topic in self.topics],
                "partitions": [_as_json(part) for part in self.partitions],
                "timeline": None if self.timeline is None else asdict(self.timeline),
                "sizes": {
                    name: {str(1 << bits >> 1): count for bits, count in sorted(counts.items())}
                    for name, counts in self.shape.sizes.items()
                },
                "keys": [
                    {"key": shown_key(key), "records": count}
                    for key, count in self.shape.keys.most_common(SHOWN_KEYS)
                ],
                "sampled_records": self.shape.sampled,
                "damage_kinds": self.damage_kinds,
                "damaged_segments": [asdict(segment) for segment in self.damaged_segments],
                "private_keys": [asdict(needed) for needed in self.private_keys],
            },
            indent=1,
        )


def _as_json(figures: Figures) -> dict[str, object]:
    return asdict(figures) | {
        "compression_ratio": figures.compression_ratio,
        "records_per_task_second": figures.records_per_task_second,
    }


def make_report(
    sums: Sums,
    *,
    source: str,
    out: str,
    job: dict[str, object],
    spans: Mapping[TopicPartition, Span] | None = None,
) -> ExportReport:
    """Make the report; `spans` are the offsets read from each log, the end exclusive."""
    kinds = Counter[str]()
    for log in sums.logs.values():
        kinds.update({kind: ranges for kind, (ranges, _) in log.damage.items()})
        sums.shape.segments.update(
            (end - start).bit_length() for start, end in log.segments.values()
        )
    del kinds[PRIVATE_KEY]
    return ExportReport(
        source=source,
        out=out,
        job=job,
        seconds=0.0,
        partitions=[
            _partition(key, sums.logs[key], (spans or {}).get(key))
            for key in sorted(sums.logs, key=null_first)
        ],
        shape=sums.shape,
        timeline=sums.shape.times.timeline(),
        damage_kinds=dict(sorted(kinds.items())),
        damaged_segments=_damaged_segments(sums),
        private_keys=_private_keys(sums),
    )


def _partition(key: TopicPartition, log: LogSums, span: Span | None) -> PartitionFigures:
    topic, partition = key
    covered = log.covered
    part = PartitionFigures(
        topic=topic,
        partition=partition,
        segments=len(log.segments),
        segment_bytes=sum(end - start for start, end in log.segments.values()),
        batches=sum(batches for batches, _ in log.codecs.values()),
        records=log.records,
        payload_bytes=log.payload_bytes,
        stored_bytes=sum(size for _, size in log.codecs.values()),
        codecs={codec: size for codec, (_, size) in sorted(log.codecs.items())},
        values_failed=log.values_failed,
        times_lost=log.times_lost,
        task_seconds=log.seconds,
        gaps=covered.gaps,
        missing_offsets=covered.missing_offsets,
        offset_ranges=covered.largest(SHOWN_GAPS),
    )
    if log.offsets is not None:
        part.first_offset, part.last_offset = log.offsets
    if log.timestamps is not None:
        part.first_timestamp, part.last_timestamp = log.timestamps
    for kind, (ranges, size) in log.damage.items():
        if kind in TAILS:
            part.tail_bytes += size
        elif kind != PRIVATE_KEY:
            part.damaged_ranges += ranges
            part.damaged_bytes += size
    if span is not None:
        # The next run may deliver offsets missing at the end. Without a batch, all of it is a gap.
        start, end = span
        first = end if covered.span is None else covered.span[0]
        if start < first:
            part.gaps += 1
            part.missing_offsets += first - start
    return part


def _damaged_segments(sums: Sums) -> list[DamagedSegment]:
    """Return the segments with the most damaged bytes; segments with only a tail come last."""
    shown = []
    for place in sums.worst()[:SHOWN_SEGMENTS]:
        topic, partition, segment = place
        _, size = sums.logs[topic, partition].segments[segment]
        found = [DamagedRange(*damage) for damage in sorted(sums.damaged[place].ranges)]
        ranges = [damage for damage in found if damage.kind != PRIVATE_KEY]
        if ranges:
            locked = sum(damage.length for damage in found if damage.kind == PRIVATE_KEY)
            lost = sums.damaged[place].all_bytes - locked
            shown.append(DamagedSegment(topic, partition, segment, size, lost, ranges))
    return shown


def _private_keys(sums: Sums) -> list[NeededPrivateKey]:
    """Return the private keys needed for unread segments, log by log."""
    return [
        NeededPrivateKey(topic, partition, message)
        for (topic, partition, segment) in sorted(sums.damaged, key=null_first)
        for _, _, kind, message in sums.damaged[topic, partition, segment].ranges
        if kind == PRIVATE_KEY
    ][:SHOWN_SEGMENTS]


def ratio(value: float | None) -> str:
    """Return a compression ratio: 3.14."""
    return NO_VALUE if value is None else f"{value:.2f}"


def topic(name: str | None) -> str:
    """Return a topic's name; segments outside a log directory have none."""
    return "(no topic)" if name is None else printable(name)


def log(topic_name: str | None, partition: int | None) -> str:
    """Return a topic-partition in the form of its directory name."""
    return topic(topic_name) if partition is None else f"{topic(topic_name)}-{partition}"
