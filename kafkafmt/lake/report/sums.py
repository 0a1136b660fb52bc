"""The sums of a part of an export: all figures of the report, as values that can be merged.

Strategy: a task adds up what it reads; the driver merges the sums. Times of the same sign and bit
length form an octave (one spans 2004 to 2039) with bins of 2**k ms, the least k for at most `BINS`
occupied bins, so that implausible times do not widen the others. Offsets are ranges, joined where
they touch; of more than `RANGES`, as after compaction, the smallest gaps are closed and counted.

Invariant: parts may be merged in any order, and bins do not depend on it. The size depends on the
number of segments only. A closed gap is not larger than those that are kept; later batches do not
reopen it, but batches come in the order of their offsets unless segments overlap.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from heapq import nsmallest
from itertools import chain, islice, pairwise
from typing import Any

import pyarrow as pa

from kafkafmt._base.damage import TAILS, Damage
from kafkafmt._base.ranges import union
from kafkafmt.lake.report.figures import BARS, SHOWN_RANGES, SHOWN_SEGMENTS, Timeline
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.names import TopicPartition

BINS = 1024
"""The maximum number of occupied bins per octave."""

_MILLE = 1000  # one in a thousand records at either end is not shown
_FEW = 256  # up to so many rows, grouping by Arrow does not pay
_COLUMNS = ["key", "records", "bytes"]
_ZERO = pa.array([0], pa.int64())


@dataclass
class _Octave:
    """Bins of 2**shift ms: by `time >> shift`, the number of records and their bytes."""

    shift: int = 0
    bins: dict[int, tuple[int, int]] = field(default_factory=dict)

    def add(self, bins: pa.Table, shift: int) -> None:
        """Add rows of `Histogram._binned`, with bins of 2**shift ms, which are not wider."""
        bins = _widened(bins, self.shift - shift)
        while bins.num_rows > BINS:  # the new times alone need wider bins
            self._widen(self.shift + 1)
            bins = _widened(bins, 1)
        self._merge(zip(*(column.to_pylist() for column in bins.columns), strict=True))

    def merge(self, other: _Octave) -> None:
        """Add the bins of another part."""
        self._widen(max(self.shift, other.shift))
        by = self.shift - other.shift
        self._merge((key >> by, *both) for key, both in other.bins.items())

    def _merge(self, bins: Iterator[Any]) -> None:
        for key, records, size in bins:
            mine = self.bins.get(key, (0, 0))
            self.bins[key] = mine[0] + records, mine[1] + size
        while len(self.bins) > BINS:
            self._widen(self.shift + 1)

    def _widen(self, shift: int) -> None:
        by, self.shift = shift - self.shift, shift
        if by:
            bins, self.bins = self.bins, {}
            self._merge((key >> by, *both) for key, both in bins.items())


@dataclass
class Histogram:
    """Records and bytes by time. `untimed` counts the records without a timestamp."""

    untimed: int = 0
    octaves: dict[int, _Octave] = field(default_factory=dict)

    def add(self, ms: pa.Array, payload_before: Callable[[pa.Array], pa.Array]) -> None:
        """Add records.

        Args:
            ms: their times in ms since 1970; null for none.
            payload_before: the running sum of their bytes, before each of some rows.
        """
        shift = self._least_shift(ms)
        bins = _binned(pc.shift_right(ms, shift) if shift else ms, payload_before)
        keys = bins["key"]
        if keys.null_count:
            self.untimed += pc.sum(bins.filter(keys.is_null())["records"]).as_py()
            bins = bins.filter(keys.is_valid())
        while bins.num_rows:
            keys = bins["key"]
            number = _octave_of(pc.min(keys).as_py() << shift)
            inside = pc.less_equal(keys, _last_of(number) >> shift)
            self.octaves.setdefault(number, _Octave()).add(bins.filter(inside), shift)
            bins = bins.filter(pc.invert(inside))

    def _least_shift(self, ms: pa.Array) -> int:
        """Return the shift of the narrowest bins of some times.

        A wide bin of negative times may be of two octaves, so theirs are not wide yet.
        """
        least, greatest = pc.min_max(ms).values()
        if not least.is_valid or least.as_py() < 0:
            return 0
        numbers = range(_octave_of(least.as_py()), _octave_of(greatest.as_py()) + 1)
        return min(self.octaves.get(number, _Octave()).shift for number in numbers)

    def merge(self, other: Histogram) -> None:
        """Add the histogram of another part."""
        self.untimed += other.untimed
        for number, octave in other.octaves.items():
            self.octaves.setdefault(number, _Octave()).merge(octave)

    def timeline(self) -> Timeline | None:
        """Bars from the bin of the 0.1th percentile to that of the 99.9th; `None` without a time.

        Each bar covers the same number of bins, so many that `BARS` bars cover all of them. If the
        bars show several octaves, they use the bin width of the one with the widest bins.
        """
        bins = sorted(
            (number, key, *both)
            for number, octave in self.octaves.items()
            for key, both in octave.bins.items()
        )
        timed = sum(records for _, _, records, _ in bins)
        if not timed:
            return None
        left_out, rest = timed // _MILLE, timed
        while rest - bins[-1][2] >= timed - left_out:
            rest -= bins.pop()[2]
        first, passed = 0, bins[0][2]
        while passed < -(-timed // _MILLE):
            first += 1
            passed += bins[first][2]
        bins = bins[first:]
        shifts = {number: self.octaves[number].shift for number, *_ in bins}
        shift = max(shifts.values())
        shown = [(key >> (shift - shifts[number]), *both) for number, key, *both in bins]
        start, end = shown[0][0], shown[-1][0]
        width = -(-(end - start + 1) // BARS)
        records, sizes = [0] * BARS, [0] * BARS
        for key, count, size in shown:
            records[(key - start) // width] += count
            sizes[(key - start) // width] += size
        return Timeline(
            start_ms=start << shift,
            width_ms=width << shift,
            records=records,
            payload_bytes=sizes,
            outside=timed - sum(records),
            untimed=self.untimed,
        )


def _binned(keys: pa.Array, payload_before: Callable[[pa.Array], pa.Array]) -> pa.Table:
    """Return the columns `key`, `records` and `bytes`; a key may have several rows.

    Times mostly ascend, so neighbours with the same key are one row.
    """
    runs = pc.run_end_encode(keys, pa.int32())
    ends = pa.concat_arrays([_ZERO, runs.run_ends.cast(pa.int64())])
    columns = runs.values, _differences(ends), _differences(payload_before(ends))
    return pa.table(dict(zip(_COLUMNS, columns, strict=True)))


def _widened(bins: pa.Table, by: int) -> pa.Table:
    """Bins that are wider by so many bits; of many rows, those of each key become one."""
    if by:
        bins = bins.set_column(0, "key", pc.shift_right(bins["key"], by))
    if bins.num_rows <= _FEW:
        return bins
    grouped = bins.group_by("key", use_threads=False)
    sums = grouped.aggregate([("records", "sum"), ("bytes", "sum")])
    return sums.select(["key", "records_sum", "bytes_sum"]).rename_columns(_COLUMNS)


def _differences(sums: pa.Array) -> pa.Array:
    """Return the difference of each running sum, but the first, to the one before it."""
    return pc.subtract(sums[1:], sums[:-1])


def _octave_of(ms: int) -> int:
    return -ms.bit_length() if ms < 0 else ms.bit_length()


def _last_of(octave: int) -> int:
    """Return the last time of an octave, in ms."""
    return (1 << octave) - 1 if octave >= 0 else -(1 << (-octave - 1))


RANGES = 1000
"""The maximum number of ranges that are kept."""

Span = tuple[int, int]
"""The first and the last offset."""


@dataclass
class OffsetCoverage:
    """Ordered ranges that do not touch; and the count and size of the closed gaps inside them."""

    ranges: list[Span] = field(default_factory=list)
    forgotten_gaps: int = 0
    forgotten_offsets: int = 0

    def add(self, first: pa.Array, last: pa.Array) -> None:
        """Add ranges by their first and last offsets."""
        if len(first):
            self._add(_joined(first, last))

    def merge(self, other: OffsetCoverage) -> None:
        """Add what another part covers."""
        self.forgotten_gaps += other.forgotten_gaps
        self.forgotten_offsets += other.forgotten_offsets
        self._add(other.ranges)

    @property
    def span(self) -> Span | None:
        """The first and the last offset that is covered."""
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
        """Return the ranges that are left if only the `gaps` largest gaps separate them."""
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
        covered: the offsets that valid batches cover.
        damage: by kind, the number of damaged ranges and their bytes.
        seconds: the time that tasks took to read and write the records.
        values_failed: the number of keys and values that do not decode.
        times_lost: the number of timestamps that are null since no table can hold them.
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
    times: Histogram = field(default_factory=Histogram)
    damaged: dict[SegmentKey, DamagedSums] = field(default_factory=dict)

    def log(self, key: TopicPartition) -> LogSums:
        """Return the sums of a topic-partition; adds empty ones if it has none."""
        return self.logs.setdefault(key, LogSums())

    def merge(self, other: Sums) -> None:
        """Add another part."""
        for key, log in other.logs.items():
            self.log(key).merge(log)
        self.times.merge(other.times)
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
        log = self.log(_key_of(batch))
        payload = partial(payload_before, batch)
        first, end = payload(pa.array([0, batch.num_rows])).to_pylist()
        times = batch.column("timestamp").cast(_MILLISECONDS, safe=False).cast(pa.int64())
        log.records += batch.num_rows
        log.payload_bytes += end - first
        log.offsets = _hull(log.offsets, _span(batch.column("offset")))
        log.timestamps = _hull(log.timestamps, _span(times))
        self.times.add(times, payload)

    def add_failed(self, batch: pa.RecordBatch, count: int) -> None:
        """Add keys and values that do not decode, of records of one topic-partition."""
        self.log(_key_of(batch)).values_failed += count

    def add_lost_times(self, batch: pa.RecordBatch, count: int) -> None:
        """Add timestamps of records of one topic-partition that microseconds cannot hold."""
        if count:
            self.log(_key_of(batch)).times_lost += count

    def add_batches(self, batch: pa.RecordBatch, whole: pa.Array, gave: pa.Array | None) -> None:
        """Add rows of the table `batches`, all of one topic-partition.

        Args:
            batch: the rows.
            whole: whether each row is a valid batch.
            gave: whether each row gave records; `None` if all records are exported.
        """
        if not batch.num_rows:
            return
        log = self.log(_key_of(batch))
        start = batch.column("position")
        ends = pc.add(start, batch.column("sizeInBytes").cast(pa.int64()))
        for name, span in _by_segment(batch, start, ends):
            log.add_segment(name, span)
        counted = pc.and_(whole, pc.invert(batch.column("isControl")))
        counted = counted if gave is None else pc.and_(counted, gave)
        stored = pa.table(
            {"codec": batch.column("compression"), "size": batch.column("sizeInBytes")}
        )
        grouped = stored.filter(counted).group_by("codec", use_threads=False)
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

    def worst(self) -> Iterator[SegmentKey]:
        """Yield the damaged segments, most damaged bytes first, those with only a tail last."""
        return iter(
            sorted(
                self.damaged,
                key=lambda place: (
                    -self.damaged[place].damaged_bytes,
                    -self.damaged[place].all_bytes,
                    null_first(place),
                ),
            )
        )

    def _keep_the_worst(self) -> None:
        """Drop the ranges of segments that the report will not show.

        Keeps the first and the last segment, because only these can continue in other parts.
        """
        if len(self.damaged) > SHOWN_SEGMENTS:
            ends = min(self.damaged, key=null_first), max(self.damaged, key=null_first)
            for place in islice(self.worst(), SHOWN_SEGMENTS, None):
                if place not in ends:
                    self.damaged[place].ranges = []


def packed(sums: Sums) -> bytes:
    """Compresses sums to some KB, because the driver collects all of them before it merges."""
    return zlib.compress(pickle.dumps(sums), 1)


def unpacked(part: bytes) -> Sums:
    """Return packed sums."""
    sums: Sums = pickle.loads(zlib.decompress(part))
    return sums


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


def _by_segment(
    batch: pa.RecordBatch, starts: pa.Array, ends: pa.Array
) -> Iterator[tuple[str | None, Span]]:
    table = pa.table({"segment": batch.column("segment"), "start": starts, "end": ends})
    grouped = table.group_by("segment", use_threads=False)
    for row in grouped.aggregate([("start", "min"), ("end", "max")]).to_pylist():
        yield row["segment"], (row["start_min"], row["end_max"])


def _key_of(batch: pa.RecordBatch) -> TopicPartition:
    return batch.column("topic")[0].as_py(), batch.column("partition")[0].as_py()


def null_first(place: Sequence[str | int | None]) -> list[tuple[bool, Any]]:
    """Return a sort key that puts null first."""
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
