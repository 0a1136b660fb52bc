"""Times, sizes and keys of records as values that can be merged."""

from __future__ import annotations

import random
from collections import Counter

import pyarrow as pa
import pytest

from kafkafmt._base.charts import BARS
from kafkafmt.log import shape
from kafkafmt.log.shape import Histogram, LogShape
from kafkafmt.segment.tables import arrow as pc

Times = list[int | None]


def histogram(times: Times) -> Histogram:
    """Return that of records of ten bytes each."""
    found = Histogram()
    found.add(pa.array(times, pa.int64()), lambda rows: pc.multiply(rows, 10))
    return found


def counts(found: Histogram) -> dict[int, tuple[int, int]]:
    return {
        key << octave.shift: both
        for octave in found.octaves.values()
        for key, both in octave.bins.items()
    }


def test_few_times_have_bins_of_their_own() -> None:
    times: Times = [None, -5, -1, 0, 1, 1, 1000, None, 2**40, 2**62, 5, 1]
    found = histogram(times)
    known = Counter(time for time in times if time is not None)
    assert counts(found) == {time: (count, 10 * count) for time, count in known.items()}
    assert found.untimed == 2
    assert sorted(found.octaves) == [-3, -1, 0, 1, 3, 10, 41, 63]
    assert counts(histogram([None])) == {}


@pytest.mark.parametrize("seed", range(4))
def test_the_order_of_parts_does_not_matter(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shape, "BINS", 4)
    monkeypatch.setattr(shape, "_FEW", 2)
    chance = random.Random(seed)
    times: Times = [chance.randrange(2 ** chance.randrange(1, 12)) for _ in range(60)]
    times += [-time for time in times[:20] if time]
    times += [None] * 3
    whole = histogram(times)
    assert whole.untimed == 3
    assert all(len(octave.bins) <= 4 for octave in whole.octaves.values())
    known = Counter(time for time in times if time is not None)
    for number, octave in whole.octaves.items():
        own = [time for time in known.elements() if shape._octave_number(time) == number]
        least = next(shift for shift in range(64) if len({time >> shift for time in own}) <= 4)
        assert octave.shift == least
        binned = Counter(time >> least for time in own)
        assert octave.bins == {key: (count, 10 * count) for key, count in binned.items()}
    chance.shuffle(times)
    merged = Histogram()
    for start in range(0, len(times), 7):
        merged.merge(histogram(times[start : start + 7]))
    assert merged == whole
    later = histogram(times[:30])
    later.add(pa.array(times[30:], pa.int64()), lambda rows: pc.multiply(rows, 10))
    assert later == whole


def test_later_times_have_the_bins_of_those_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shape, "BINS", 4)
    monkeypatch.setattr(shape, "_FEW", 2)
    times: Times = [*range(1024, 2048, 100)]
    found = histogram(times[:6])
    assert found.octaves[11].shift == 7
    assert found.add(pa.array(times[6:], pa.int64()), lambda rows: pc.multiply(rows, 10)) == 50
    assert found == histogram(times)


def test_batches_of_one_time() -> None:
    found = Histogram()
    for time, records in ((7, 2), (-1, 3), (7, 1), (0, 4), (900, 1)):
        found.add_batch(time, records, 10 * records)
    assert counts(found) == {7: (3, 30), 0: (4, 40), 900: (1, 10)}
    assert sorted(found.octaves) == [0, 3, 10]
    assert found.untimed == 3


def test_bars_leave_out_one_in_a_thousand_at_either_end() -> None:
    start = 2**40
    line = histogram([None, *(start + at for at in range(1000))]).timeline()
    assert line is not None
    assert (line.start_ms, line.width_ms, line.outside, line.untimed) == (start, 14, 1, 1)
    assert line.records == [14] * 71 + [5]
    assert line.payload_bytes == [140] * 71 + [50]
    far: Times = [0, *[start] * 1999, start + 1, start + 1, 2**62]
    line = histogram(far).timeline()
    assert line is not None
    assert (line.start_ms, line.width_ms, line.outside) == (start, 1, 2)
    assert line.records == [1999, 2] + [0] * (BARS - 2)


def test_one_time_is_one_bar() -> None:
    line = histogram([7, 7, 7]).timeline()
    assert line is not None
    assert (line.start_ms, line.width_ms, line.outside, line.untimed) == (7, 1, 0, 0)
    assert (line.records, line.payload_bytes) == ([3] + [0] * (BARS - 1), [30] + [0] * (BARS - 1))
    assert histogram([None]).timeline() is None
    assert Histogram().timeline() is None


def sample(keys: list[bytes | None], value: bytes = b"") -> pa.RecordBatch:
    return pa.record_batch(
        {
            "key": pa.array(keys, pa.binary()),
            "value": pa.array([value] * len(keys), pa.binary()),
        }
    )


def test_a_sample_of_keys_and_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shape, "_SAMPLED", 5)
    monkeypatch.setattr(shape, "_KEYS", 2)
    monkeypatch.setattr(shape, "_KEY_BYTES", 3)
    found, other = LogShape(), LogShape()
    found.add_sample(sample([b"abcd", b"abce", None, b"", b"x", b"not looked at"], b"12345"), 0)
    assert found.keys == {b"abc": 2, None: 1, b"": 1, b"x": 1}
    assert (found.sampled, found.records) == (5, {4: 2, 3: 3})
    other.add_sample(sample([b"abc", b"y", b"z"]), 0)
    other.segments.update([5])
    other.batches.update([6])
    other.times.add_batch(7, 1, 1)
    found.merge(other)
    assert found.keys[b"abc"] == 3
    assert len(found.keys) == 2
    assert found.sampled == 8
    assert found.sizes == {
        "segments": {5: 1},
        "batches": {6: 1},
        "records": {4: 2, 3: 3, 2: 1, 1: 2},
    }
    assert counts(found.times) == {7: (1, 1)}
