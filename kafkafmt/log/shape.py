"""The shape of records as a whole: their times, sizes and keys, as mergeable values.

Strategy: times of the same sign and bit length form an octave (one spans 2004 to 2039) with bins of
2**k ms, the least k for at most `BINS` occupied bins, so that implausible times do not widen the
others. Sizes are counted by their number of bits. Keys and sizes of records are those of a sample.

Invariant: parts may be merged in any order, bins do not depend on it, and memory is bounded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from kafkafmt._base.charts import BARS, Timeline
from kafkafmt.log.scan.row_filter import sizes
from kafkafmt.segment.tables import arrow as pc

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
        """Add rows of `Histogram._binned`, with bins of 2**shift ms, at most as wide."""
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

    def add(self, ms: pa.Array, payload_before: Callable[[pa.Array], pa.Array]) -> int:
        """Add records; return their bytes.

        Args:
            ms: their times in ms since 1970; null for none.
            payload_before: the running sum of their bytes, before each of some rows.
        """
        shift = self._least_shift(ms)
        bins = _binned(pc.shift_right(ms, shift) if shift else ms, payload_before)
        size: int = pc.sum(bins["bytes"]).as_py()
        keys = bins["key"]
        if keys.null_count:
            self.untimed += pc.sum(bins.filter(keys.is_null())["records"]).as_py()
            bins = bins.filter(keys.is_valid())
        while bins.num_rows:
            keys = bins["key"]
            number = _octave_number(pc.min(keys).as_py() << shift)
            inside = pc.less_equal(keys, _octave_end(number) >> shift)
            self.octaves.setdefault(number, _Octave()).add(bins.filter(inside), shift)
            bins = bins.filter(pc.invert(inside))
        return size

    def add_batch(self, ms: int, records: int, size: int) -> None:
        """Add records of one time, and their bytes; a time below 0 is none."""
        if ms < 0:
            self.untimed += records
            return
        octave = self.octaves.setdefault(_octave_number(ms), _Octave())
        octave.merge(_Octave(bins={ms: (records, size)}))

    def _least_shift(self, ms: pa.Array) -> int:
        """Return the shift of the narrowest bins of some times.

        A wide bin of negative times may be of two octaves, so theirs are not wide yet.
        """
        least, greatest = pc.min_max(ms).values()
        if not least.is_valid or least.as_py() < 0:
            return 0
        numbers = range(_octave_number(least.as_py()), _octave_number(greatest.as_py()) + 1)
        return min(self.octaves.get(number, _Octave()).shift for number in numbers)

    def merge(self, other: Histogram) -> None:
        """Add the histogram of another part."""
        self.untimed += other.untimed
        for number, octave in other.octaves.items():
            self.octaves.setdefault(number, _Octave()).merge(octave)

    def timeline(self) -> Timeline | None:
        """Return bars from the 0.1th percentile of times to the 99.9th; `None` without a time.

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
    """Return bins wider by a number of bits; of many rows, those with one key are summed."""
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


def _octave_number(ms: int) -> int:
    return -ms.bit_length() if ms < 0 else ms.bit_length()


def _octave_end(octave: int) -> int:
    """Return the last time of an octave, in ms."""
    return (1 << octave) - 1 if octave >= 0 else -(1 << (-octave - 1))


_SAMPLED = 256
"""Rows of a batch of rows that are looked at for keys and sizes."""
_EVERY = 64 * 1024
"""Records of a log of which one batch of rows is looked at."""
_KEYS = 512
_KEY_BYTES = 64


@dataclass
class LogShape:
    """The times of all records, the sizes of all segments and batches, and a sample of records.

    Attributes:
        segments, batches, records: how many have a size, by its number of bits.
        keys: how many records of the sample have a key, of which 64 bytes are kept; the rarer half
            is dropped where they are many.
    """

    times: Histogram = field(default_factory=Histogram)
    segments: Counter[int] = field(default_factory=Counter)
    batches: Counter[int] = field(default_factory=Counter)
    records: Counter[int] = field(default_factory=Counter)
    keys: Counter[bytes | None] = field(default_factory=Counter)
    sampled: int = 0

    @property
    def sizes(self) -> dict[str, Counter[int]]:
        """The sizes of segments, batches and records, with the count of each."""
        return {"segments": self.segments, "batches": self.batches, "records": self.records}

    def add_sample(self, batch: pa.RecordBatch, before: int) -> None:
        """Add a sample of rows with the columns ``key``, ``value`` and ``headers``.

        It has first rows of a log, and of the batches of rows with every 65,536th record of it;
        `before` is the number of records before this batch.
        """
        if before and before // _EVERY == (before + batch.num_rows) // _EVERY:
            return
        some = batch.slice(0, _SAMPLED)
        self.sampled += some.num_rows
        self.records.update(size.bit_length() for size in sizes(some).to_pylist())
        self.keys.update(key and key[:_KEY_BYTES] for key in some.column("key").to_pylist())
        self._keep_most()

    def merge(self, other: LogShape) -> None:
        """Add another part."""
        self.times.merge(other.times)
        for name in ("segments", "batches", "records", "keys"):
            getattr(self, name).update(getattr(other, name))
        self.sampled += other.sampled
        self._keep_most()

    def _keep_most(self) -> None:
        if len(self.keys) > 2 * _KEYS:
            self.keys = Counter(dict(self.keys.most_common(_KEYS)))
