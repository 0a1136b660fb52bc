"""Records and payload bytes by time, in bounded memory; histograms can be merged.

Strategy: times of the same sign and bit length form an octave (one octave spans 2004 to 2039). The
bins of an octave are 2**k ms wide, with the least k for which at most `BINS` bins are occupied. So
implausible times (zero, microseconds, damaged bits) do not widen the bins of the others.

Invariant: the bins depend only on the times, not on the order in which they were added.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from kafkafmt.export.report.figures import BARS, Timeline
from kafkafmt.tables import arrow_functions as pc

BINS = 1024
"""The maximum number of occupied bins per octave."""

_MILLE = 1000  # one in a thousand records at either end is not shown
_RUNS = 8  # average rows per run, below which run-end encoding does not pay
_FEW = 256  # up to so many rows, grouping by Arrow does not pay
_SUMS = ("key", "records_sum", "bytes_sum")


@dataclass
class _Octave:
    """Bins of 2**shift ms: by `time >> shift`, the number of records and their bytes."""

    shift: int = 0
    bins: dict[int, tuple[int, int]] = field(default_factory=dict)

    def add(self, ms: pa.Array, sizes: pa.Array) -> None:
        """Adds times, none of them null, and the bytes of their records."""
        keys = pc.shift_right(ms, self.shift) if self.shift else ms
        bins = _grouped(keys, sizes)
        while bins.num_rows > BINS:  # the new times alone need wider bins
            self._widen(self.shift + 1)
            bins = _summed(bins.set_column(0, "key", pc.shift_right(bins["key"], 1)))
        self._merge(zip(*(column.to_pylist() for column in bins.columns), strict=True))

    def merge(self, other: _Octave) -> None:
        """Adds the bins of another part."""
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

    def add(self, ms: pa.Array, sizes: pa.Array) -> None:
        """Adds records: their times in ms since 1970, which may be null, and their bytes."""
        if ms.null_count:
            self.untimed += ms.null_count
            timed = ms.is_valid()
            ms, sizes = ms.filter(timed), sizes.filter(timed)
        while len(ms):
            ends = pc.min_max(ms)
            number = _octave_of(ends["min"].as_py())
            last = _last_of(number)
            octave = self.octaves.setdefault(number, _Octave())
            if ends["max"].as_py() <= last:
                octave.add(ms, sizes)
                return
            inside = pc.less_equal(ms, last)
            octave.add(ms.filter(inside), sizes.filter(inside))
            later = pc.invert(inside)
            ms, sizes = ms.filter(later), sizes.filter(later)

    def merge(self, other: Histogram) -> None:
        """Adds the histogram of another part."""
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

    def as_json(self) -> dict[str, Any]:
        """The value for JSON; `of_json` reads it."""
        octaves = [
            [number, octave.shift, [[key, *both] for key, both in octave.bins.items()]]
            for number, octave in self.octaves.items()
        ]
        return {"untimed": self.untimed, "octaves": octaves}

    @classmethod
    def of_json(cls, content: Mapping[str, Any]) -> Histogram:
        """Reads the value of `as_json`."""
        octaves = {
            number: _Octave(shift, {key: (records, size) for key, records, size in bins})
            for number, shift, bins in content["octaves"]
        }
        return cls(content["untimed"], octaves)


def _grouped(keys: pa.Array, sizes: pa.Array) -> pa.Table:
    """Records and bytes by key; if there are many rows, one row for each key.

    Times mostly ascend, so neighbours with the same key are joined first.
    """
    runs = pc.run_end_encode(keys, pa.int32())
    ends = runs.run_ends.cast(pa.int64())
    if len(ends) * _RUNS <= len(keys):
        keys, counts = runs.values, differences(ends)
        sizes = differences(pc.cumulative_sum(sizes).take(pc.subtract(ends, 1)))
    else:
        counts = pa.repeat(1, len(keys)).cast(pa.int64())
    table = pa.table({"key": keys, "records": counts, "bytes": sizes})
    return table if table.num_rows <= _FEW else _summed(table)


def _summed(table: pa.Table) -> pa.Table:
    grouped = table.group_by("key", use_threads=False)
    sums = grouped.aggregate([("records", "sum"), ("bytes", "sum")])
    return sums.select([sums.schema.get_field_index(name) for name in _SUMS]).rename_columns(
        table.column_names
    )


def differences(sums: pa.Array) -> pa.Array:
    """The difference of each running sum to the one before it."""
    return pc.subtract(
        sums, pa.concat_arrays([pa.array([0], sums.type), sums.slice(0, len(sums) - 1)])
    )


def _octave_of(ms: int) -> int:
    return -ms.bit_length() if ms < 0 else ms.bit_length()


def _last_of(octave: int) -> int:
    """The last time of an octave, in ms."""
    return (1 << octave) - 1 if octave >= 0 else -(1 << (-octave - 1))
