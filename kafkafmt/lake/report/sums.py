"""The sums of a part of an export: all figures of the report, as mergeable values.

Strategy: a task adds up what it reads; the driver merges the sums. Offsets are ranges, joined where
they touch; of more than `RANGES`, as after compaction, the smallest gaps are closed and counted.

Invariant: parts may be merged in any order. The size depends on the number of segments only. A
closed gap is not larger than those that are kept; later batches do not reopen it, but batches come
in the order of their offsets unless segments overlap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from heapq import nsmallest
from itertools import chain, pairwise
from typing import Any

import pyarrow as pa

from kafkafmt._base.damage import TAILS, Damage
from kafkafmt._base.ranges import union
from kafkafmt.log.shape import LogShape
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.names import TopicPartition

SHOWN_SEGMENTS = 40
SHOWN_RANGES = 200
"""How many damaged segments, and ranges of each, a report lists. The sums count all of them."""
RANGES = 1000
"""The maximum number of ranges that are kept."""

Span = tuple[int, int]
"""The first and the last offset."""


@dataclass
class OffsetCoverage:
    """Ordered, separate ranges; and the count and size of the closed gaps inside them."""

    ranges: list[Span] = field(default_factory=list)
    forgotten_gaps: int = 0
    forgotten_offsets: int = 0

    def add(self, first: pa.Array, last: pa.Array) -> None:
        """Add ranges by their first and last offsets."""
        if len(first):
            self._add(_joined(first, last))

    def merge(self, other: OffsetCoverage) -> None:
        """Add the coverage of another part."""
        self.forgotten_gaps += other.forgotten_gaps
        self.forgotten_offsets += other.forgotten_offsets
        self._add(other.ranges)

    @property
    def span(self) -> Span | None:
        """The first and the last covered offset."""
        return (self.ranges[0][0], self.ranges[-1][1]) if self.ranges else None

    @property
    def gaps(self) -> int:
        """The number of gaps."""
        return self.forgotten_gaps + max(len(self.ranges) - 1, 0)

    @property
    def missing_offsets(self) -> int:
        """The number of offsets in all gaps."""
        return self.forgotten_offsets + sum(size for size, _ in self._sizes())

    def largest(self, gaps: int) -> list[Span]:
        """Return the ranges left if only the `gaps` largest gaps separate them."""
        return self._without(max(len(self.ranges) - 1 - gaps, 0))[0]

    def _add(self, ranges: Iterable[Span]) -> None:
        spans = chain(self.ranges, ranges)
        covered = union((first, last + 1) for first, last in spans)
        self.ranges = [(first, stop - 1) for first, stop in covered]
        over = len(covered) - RANGES
        if over > 0:
            self.ranges, offsets = self._without(over)
            self.forgotten_gaps += over
            self.forgotten_offsets += offsets

    def _sizes(self) -> list[Span]:
        """Return the gaps as size and negative index: of equal sizes, the later one is smaller."""
        pairs = enumerate(pairwise(self.ranges))
        return [(after - last - 1, -n) for n, ((_, last), (after, _)) in pairs]

    def _without(self, gaps: int) -> tuple[list[Span], int]:
        """Close the `gaps` smallest gaps; return the ranges and the number of closed offsets."""
        smallest = nsmallest(gaps, self._sizes())
        closed = {-place for _, place in smallest}
        ranges = self.ranges[:1]
        for n, span in enumerate(self.ranges[1:]):
            if n in closed:
                ranges[-1] = ranges[-1][0], span[1]
            else:
                ranges.append(span)
        return ranges, sum(size for size, _ in smallest)


def _joined(first: pa.Array, last: pa.Array) -> list[Span]:
    order = pc.sort_indices(first)
    first, before = first.take(order), pc.cumulative_max(last.take(order))
    following = first.slice(1)
    till = before.slice(0, len(before) - 1)
    # Two comparisons, because an offset plus or minus one may overflow 64 bits.
    apart = pc.greater(following, till)
    lowered = pc.subtract(pc.max_element_wise(following, 1 - 2**63), 1)
    apart = pc.and_(apart, pc.greater(lowered, till))
    starts = [first[0].as_py(), *following.filter(apart).to_pylist()]
    ends = [*till.filter(apart).to_pylist(), before[len(before) - 1].as_py()]
    return list(zip(starts, ends, strict=True))


SegmentKey = tuple[str | None, int | None, str | None]

_MILLISECONDS = pa.timestamp("ms", "UTC")


@dataclass
class LogSums:
    """The sums of one topic-partition. Sizes are in bytes; a span is the least and greatest value.

    Attributes:
        payload_bytes: the bytes of keys, values and headers.
        timestamps: the span of their timestamps, in ms since 1970.
        segments: by name, the start of the first and the end of the last entry or damaged range.
        codecs: by codec, the number and the bytes of the batches that contain the records.
        damage: by kind, the number of damaged ranges and their bytes.
    """

    records: int = 0
    payload_bytes: int = 0
    offsets: Span | None = None
    timestamps: Span | None = None
    segments: dict[str | None, Span] = field(default_factory=dict)
    codecs: dict[str, tuple[int, int]] = field(default_factory=dict)
    covered: OffsetCoverage = field(default_factory=OffsetCoverage)
    damage: dict[str, tuple[int, int]] = field(default_factory=dict)
    seconds: float = 0.0
    values_failed: int = 0
    times_lost: int = 0

    def merge(self, other: LogSums) -> None:
        """Add the sums of another part of the topic-partition."""
        self.records += other.records
        self.payload_bytes += other.payload_bytes
        self.offsets = _hull(self.offsets, other.offsets)
        self.timestamps = _hull(self.timestamps, other.timestamps)
        for name, span in other.segments.items():
            self.add_segment(name, span)
        for mine, theirs in ((self.codecs, other.codecs), (self.damage, other.damage)):
            for name, (count, size) in theirs.items():
                _add(mine, name, count, size)
        self.covered.merge(other.covered)
        self.seconds += other.seconds
        self.values_failed += other.values_failed
        self.times_lost += other.times_lost

    def add_segment(self, name: str | None, span: Span) -> None:
        """Add a span of byte positions in a segment."""
        self.segments[name] = _hull(self.segments.get(name), span) or span


@dataclass
class DamagedSums:
    """The damage of one segment: its bytes, without and with tails, and its largest ranges.

    A range is (position, length, kind, message); at most `SHOWN_RANGES` are kept.
    """

    damaged_bytes: int = 0
    all_bytes: int = 0
    ranges: list[tuple[int, int, str, str]] = field(default_factory=list)

    def add(self, ranges: Iterable[tuple[int, int, str, str]]) -> None:
        """Add ranges; keeps the largest ones."""
        largest_first = sorted([*self.ranges, *ranges], key=lambda found: (-found[1], found))
        self.ranges = largest_first[:SHOWN_RANGES]


@dataclass
class Sums:
    """The sums of a part of an export."""

    logs: dict[TopicPartition, LogSums] = field(default_factory=dict)
    shape: LogShape = field(default_factory=LogShape)
    damaged: dict[SegmentKey, DamagedSums] = field(default_factory=dict)

    def log(self, key: TopicPartition) -> LogSums:
        """Return the sums of a topic-partition; adds empty ones if it has none."""
        return self.logs.setdefault(key, LogSums())

    def merge(self, other: Sums) -> None:
        """Add another part."""
        for key, log in other.logs.items():
            self.log(key).merge(log)
        self.shape.merge(other.shape)
        for place, sums in other.damaged.items():
            mine = self.damaged.setdefault(place, DamagedSums())
            mine.damaged_bytes += sums.damaged_bytes
            mine.all_bytes += sums.all_bytes
            mine.add(sums.ranges)
        if other.damaged:
            self._keep_the_worst()

    def add_records(self, batch: pa.RecordBatch) -> None:
        """Add rows of the table `records`, all of one topic-partition."""
        if not batch.num_rows:
            return
        log = self.log(log_key(batch))
        times = batch.column("timestamp").cast(_MILLISECONDS, safe=False).cast(pa.int64())
        self.shape.add_sample(batch, log.records)
        log.records += batch.num_rows
        log.payload_bytes += self.shape.times.add(times, partial(payload_before, batch))
        log.offsets = _hull(log.offsets, _span(batch.column("offset")))
        log.timestamps = _hull(log.timestamps, _span(times))

    def add_failed(self, batch: pa.RecordBatch, count: int) -> None:
        """Add undecodable keys and values in records of one topic-partition."""
        if count:
            self.log(log_key(batch)).values_failed += count

    def add_lost_times(self, batch: pa.RecordBatch, count: int) -> None:
        """Add timestamps too large for microseconds, of records of one topic-partition."""
        if count:
            self.log(log_key(batch)).times_lost += count

    def add_batches(self, batch: pa.RecordBatch, whole: pa.Array, gave: pa.Array | None) -> None:
        """Add rows of the table `batches`, all of one topic-partition.

        Args:
            batch: the rows.
            whole: whether each row is a valid batch.
            gave: whether each row gave records; `None` if all records are exported.
        """
        if not batch.num_rows:
            return
        log = self.log(log_key(batch))
        start = batch.column("position")
        ends = pc.add(start, batch.column("sizeInBytes").cast(pa.int64()))
        places = pa.table({"segment": batch.column("segment"), "start": start, "end": ends})
        by_segment = places.group_by("segment", use_threads=False)
        for row in by_segment.aggregate([("start", "min"), ("end", "max")]).to_pylist():
            log.add_segment(row["segment"], (row["start_min"], row["end_max"]))
        counted = pc.and_(whole, pc.invert(batch.column("isControl")))
        counted = counted if gave is None else pc.and_(counted, gave)
        stored = pa.table(
            {"codec": batch.column("compression"), "size": batch.column("sizeInBytes")}
        )
        stored = stored.filter(counted)
        self.shape.batches.update(size.bit_length() for size in stored["size"].to_pylist())
        grouped = stored.group_by("codec", use_threads=False)
        for row in grouped.aggregate([("size", "sum"), ("size", "count")]).to_pylist():
            _add(log.codecs, row["codec"] or "unknown", row["size_count"], row["size_sum"])
        if batch.column("topic")[0].is_valid:
            known = pc.and_(whole, batch.column("baseOffset").is_valid())
            rows = batch.filter(known)
            log.covered.add(rows.column("baseOffset"), rows.column("lastOffset"))

    def add_damage(self, found: Iterable[Damage]) -> None:
        """Add rows of the table `damage`."""
        ranges: dict[SegmentKey, list[tuple[int, int, str, str]]] = {}
        for damage in found:
            log = self.log((damage.topic, damage.partition))
            log.add_segment(damage.segment, (damage.position, damage.position + damage.length))
            # Between ranges that are listed as one there are sound entries.
            count, size = damage.counts
            _add(log.damage, damage.kind, count, size)
            place = (damage.topic, damage.partition, damage.segment)
            sums = self.damaged.setdefault(place, DamagedSums())
            sums.damaged_bytes += 0 if damage.kind in TAILS else size
            sums.all_bytes += size
            row = (damage.position, damage.length, damage.kind, damage.message)
            ranges.setdefault(place, []).append(row)
        for place, rows in ranges.items():
            self.damaged[place].add(rows)
        self._keep_the_worst()

    def worst(self) -> list[SegmentKey]:
        """Return the damaged segments, most damaged bytes first, those with only a tail last."""
        return sorted(
            self.damaged,
            key=lambda place: (
                -self.damaged[place].damaged_bytes,
                -self.damaged[place].all_bytes,
                null_first(place),
            ),
        )

    def _keep_the_worst(self) -> None:
        """Drop the ranges of segments left out of the report.

        Keeps the first and the last segment, because only these can continue in other parts.
        """
        if len(self.damaged) > SHOWN_SEGMENTS:
            ends = min(self.damaged, key=null_first), max(self.damaged, key=null_first)
            for place in self.worst()[SHOWN_SEGMENTS:]:
                if place not in ends:
                    self.damaged[place].ranges = []


def payload_before(batch: pa.RecordBatch, rows: pa.Array) -> pa.Array:
    """Return the bytes of keys, values, header keys and header values before each of some rows.

    They are counted from where the memory of the batch begins, so only differences say something.
    No array of a table has bytes for a null.
    """
    headers = batch.column("headers")
    pairs, (key, value) = headers.offsets.take(rows), headers.values.flatten()
    sums = _bytes_before(batch.column("key"), rows)
    for texts, places in ((batch.column("value"), rows), (key, pairs), (value, pairs)):
        sums = pc.add(sums, _bytes_before(texts, places))
    return sums


def _bytes_before(texts: pa.Array, rows: pa.Array) -> pa.Array:
    if not len(texts):  # such an array may lack its memory
        return pa.repeat(0, len(rows)).cast(pa.int64())
    ends = pa.Array.from_buffers(
        pa.int32(), len(texts) + 1, [None, texts.buffers()[1]], offset=texts.offset
    )
    return ends.take(rows).cast(pa.int64())


def log_key(batch: pa.RecordBatch) -> TopicPartition:
    """Return the common topic and partition of rows."""
    return batch.column("topic")[0].as_py(), batch.column("partition")[0].as_py()


def null_first(place: Sequence[str | int | None]) -> list[tuple[bool, Any]]:
    """Return a sort key with null first."""
    return [(part is not None, part) for part in place]


def _span(values: pa.Array) -> Span | None:
    ends = pc.min_max(values)
    return None if ends["min"].as_py() is None else (ends["min"].as_py(), ends["max"].as_py())


def _hull(one: Span | None, other: Span | None) -> Span | None:
    if one is None or other is None:
        return one or other
    return min(one[0], other[0]), max(one[1], other[1])


def _add(sums: dict[str, tuple[int, int]], name: str, count: int, size: int) -> None:
    before = sums.get(name, (0, 0))
    sums[name] = before[0] + count, before[1] + size
