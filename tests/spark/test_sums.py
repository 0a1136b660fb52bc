"""The sums of an export: equal for every split of the rows, and equal to those of plain Python."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import is_dataclass
from itertools import accumulate, pairwise
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kafkafmt._base.charts import BARS
from kafkafmt._base.damage import Damage
from kafkafmt.lake.export.task import SCHEMAS
from kafkafmt.lake.report import sums as coverage
from kafkafmt.lake.report.sums import SHOWN_SEGMENTS, OffsetCoverage, Sums
from kafkafmt.log import shape as histogram
from kafkafmt.log.shape import Histogram

NOW = 1_790_000_000_000
FEW = 5
TIMES = st.one_of(
    st.none(),
    st.integers(NOW, NOW + 40),
    st.integers(NOW, NOW + 10**11),
    st.sampled_from([0, -1, 1, NOW * 1000, -(10**15), 2**40, 2**40 - 1]),
    st.integers(-9 * 10**15, 9 * 10**15),
)


@pytest.fixture(autouse=True, scope="module")
def few() -> Iterator[None]:
    """Small limits, so that they are reached soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(histogram, "BINS", FEW)
        patch.setattr(histogram, "_FEW", 3)
        patch.setattr(coverage, "RANGES", FEW)
        yield


def same(value: Any) -> Any:
    """A value without the order of its parts."""
    if is_dataclass(value):
        return same(vars(value))
    if isinstance(value, dict):
        return {str(key): same(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return sorted((same(part) for part in value), key=repr)
    return value


def split(data: st.DataObject, rows: list[Any]) -> list[list[Any]]:
    """The rows in parts, with the parts in any order."""
    cuts = sorted(data.draw(st.lists(st.integers(0, len(rows)), max_size=4), label="cuts"))
    parts = [rows[a:b] for a, b in zip([0, *cuts], [*cuts, len(rows)], strict=True)]
    return data.draw(st.permutations(parts), label="parts")


def counted(rows: list[tuple[int | None, int]]) -> Histogram:
    found = Histogram()
    add(found, rows)
    return found


def add(found: Histogram, rows: list[tuple[int | None, int]]) -> None:
    before = pa.array(accumulate((size for _, size in rows), initial=0), pa.int64())
    found.add(pa.array([time for time, _ in rows], pa.int64()), before.take)


@given(st.lists(st.tuples(TIMES, st.integers(0, 1000)), max_size=60), st.data())
def test_bins(rows: list[tuple[int | None, int]], data: st.DataObject) -> None:
    """The least k for which an octave has few enough bins, and the contents of the bins."""
    whole = counted(rows)
    merged = Histogram()
    for part in split(data, rows):
        if data.draw(st.booleans(), label="merged"):
            merged.merge(counted(part))
        else:
            add(merged, part)
    assert same(merged) == same(whole)
    assert whole.untimed == sum(time is None for time, _ in rows)
    octaves = defaultdict(list)
    for time, size in rows:
        if time is not None:
            octaves[time < 0, time.bit_length()].append((time, size))
    assert len(whole.octaves) == len(octaves)
    for (negative, bits), timed in octaves.items():
        octave = whole.octaves[-bits if negative else bits]
        shift = next(k for k in range(64) if len({time >> k for time, _ in timed}) <= FEW)
        records, sizes = Counter[int](), Counter[int]()
        for time, size in timed:
            records[time >> shift] += 1
            sizes[time >> shift] += size
        assert octave.shift == shift
        assert octave.bins == {key: (count, sizes[key]) for key, count in records.items()}


@given(st.lists(st.tuples(TIMES, st.integers(0, 1000)), max_size=60))
def test_timeline_has_every_record_once(rows: list[tuple[int | None, int]]) -> None:
    found = counted(rows).timeline()
    timed = sorted((time, size) for time, size in rows if time is not None)
    assert (found is None) == (not timed)
    if found is not None:  # of less than a thousand records, none is outside
        assert (found.outside, found.untimed) == (0, len(rows) - len(timed))
        assert sum(found.records) == len(timed)
        assert sum(found.payload_bytes) == sum(size for _, size in timed)
        assert len(found.records) == len(found.payload_bytes) == BARS
        assert found.start_ms <= timed[0][0]
        assert found.start_ms + BARS * found.width_ms > timed[-1][0]


def test_timeline_leaves_out_a_thousandth_at_either_end() -> None:
    rows: list[tuple[int | None, int]] = [(NOW + n % 4, 10) for n in range(3990)]
    rows += [(0, 1)] * 3 + [(NOW * 1000, 1)] * 3 + [(None, 1)] * 3
    found = counted(rows).timeline()
    assert found is not None
    assert (found.start_ms, found.width_ms, found.outside, found.untimed) == (NOW, 1, 3 + 3, 3)
    assert found.records[:5] == [998, 998, 997, 997, 0]
    assert found.payload_bytes[:5] == [9980, 9980, 9970, 9970, 0]


SPANS = st.lists(
    st.integers(0, 120).flatmap(lambda first: st.tuples(st.just(first), st.integers(first, 125))),
    max_size=12,
)


def covering(spans: list[tuple[int, int]]) -> OffsetCoverage:
    found = OffsetCoverage()
    firsts, lasts = [first for first, _ in spans], [last for _, last in spans]
    found.add(pa.array(firsts, pa.int64()), pa.array(lasts, pa.int64()))
    return found


def ranges_of(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    there = {offset for first, last in spans for offset in range(first, last + 1)}
    firsts = sorted(offset for offset in there if offset - 1 not in there)
    lasts = sorted(offset for offset in there if offset + 1 not in there)
    return list(zip(firsts, lasts, strict=True))


@given(SPANS, st.data())
def test_ranges_of_offsets(spans: list[tuple[int, int]], data: st.DataObject) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coverage, "RANGES", 1000)
        merged = OffsetCoverage()
        for part in split(data, spans):
            merged.merge(covering(part))
        assert same(merged) == same(covering(spans))
        assert merged.ranges == ranges_of(spans)


@given(SPANS, st.data())
def test_gaps_that_are_not_kept_are_counted(
    spans: list[tuple[int, int]], data: st.DataObject
) -> None:
    """If the ranges come in order."""
    ranges = ranges_of(spans)
    merged = OffsetCoverage()
    cuts = sorted(data.draw(st.lists(st.integers(0, len(ranges)), max_size=4)))
    for a, b in zip([0, *cuts], [*cuts, len(ranges)], strict=True):
        merged.merge(covering(ranges[a:b]))
    gaps = [(a - b - 1, -b) for (_, b), (a, _) in pairwise(ranges)]
    assert len(merged.ranges) <= FEW
    assert merged.gaps == len(gaps)
    assert merged.missing_offsets == sum(size for size, _ in gaps)
    assert merged.span == ((ranges[0][0], ranges[-1][1]) if ranges else None)
    shown = merged.largest(2)
    between = [(a - b - 1, -b) for (_, b), (a, _) in pairwise(shown)]
    assert sorted(between) == sorted(gaps)[-2:]


def test_offsets_at_the_ends_of_their_range() -> None:
    first, last = -(2**63), 2**63 - 1
    found = covering([(last, last), (first, first), (0, 5), (3, last - 2)])
    assert found.ranges == [(first, first), (0, last - 2), (last, last)]


HEADERS = st.lists(
    st.fixed_dictionaries({"key": st.text(max_size=3), "value": st.none() | st.binary(max_size=3)}),
    max_size=3,
)
RECORDS = st.lists(
    st.fixed_dictionaries(
        {
            "key": st.none() | st.binary(max_size=5),
            "value": st.none() | st.binary(max_size=5),
            "offset": st.integers(0, 100),
            "timestamp": TIMES.map(lambda ms: None if ms is None else ms * 1000),
            "headers": HEADERS,
        }
    ),
    min_size=1,
    max_size=20,
)


def table(name: str, rows: list[dict[str, Any]]) -> pa.RecordBatch:
    rows = [{"topic": "t", "partition": 0, "segment": "0.log"} | row for row in rows]
    return pa.RecordBatch.from_pylist(rows, schema=SCHEMAS[name])


@given(RECORDS, st.data())
def test_records(rows: list[dict[str, Any]], data: st.DataObject) -> None:
    whole, merged = Sums(), Sums()
    batch = table("records", rows)
    whole.add_records(batch)
    at = data.draw(st.integers(0, len(rows)))
    for part in (batch.slice(at), batch.slice(0, at)):
        sums = Sums()
        sums.add_records(part)
        merged.merge(sums)
    assert same(merged) == same(whole)
    log = whole.logs["t", 0]
    times = [row["timestamp"] // 1000 for row in rows if row["timestamp"] is not None]
    assert log.records == len(rows)
    assert log.payload_bytes == sum(
        len(row["key"] or b"")
        + len(row["value"] or b"")
        + sum(len(head["key"].encode()) + len(head["value"] or b"") for head in row["headers"])
        for row in rows
    )
    offsets = [row["offset"] for row in rows]
    assert log.offsets == (min(offsets), max(offsets))
    assert log.timestamps == ((min(times), max(times)) if times else None)


BATCHES = st.lists(
    st.fixed_dictionaries(
        {
            "segment": st.sampled_from(["0.log", "5.log"]),
            "position": st.integers(0, 500),
            "sizeInBytes": st.integers(1, 100),
            "baseOffset": st.none() | st.integers(0, 50),
            "lastOffset": st.integers(50, 60),
            "isControl": st.booleans(),
            "compression": st.sampled_from([None, "none", "lz4"]),
        }
    ),
    max_size=20,
)


@given(BATCHES, st.data())
def test_batches(rows: list[dict[str, Any]], data: st.DataObject) -> None:
    flags = st.lists(st.booleans(), min_size=len(rows), max_size=len(rows))
    is_whole, gave = data.draw(flags, label="whole"), data.draw(flags, label="gave")
    sums = Sums()
    at = data.draw(st.integers(0, len(rows)))
    for part in (slice(at, None), slice(0, at)):
        other = Sums()
        flagged = (pa.array(flag[part], pa.bool_()) for flag in (is_whole, gave))
        other.add_batches(table("batches", rows[part]), *flagged)
        sums.merge(other)
    if not rows:
        assert not sums.logs
        return
    same(sums)
    log = sums.logs["t", 0]
    codecs: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for row, *both in zip(rows, is_whole, gave, strict=True):
        if all(both) and not row["isControl"]:
            count, size = codecs[row["compression"] or "unknown"]
            codecs[row["compression"] or "unknown"] = count + 1, size + row["sizeInBytes"]
    assert log.codecs == codecs
    for segment in {row["segment"] for row in rows}:
        mine = [row for row in rows if row["segment"] == segment]
        ends = [row["position"] + row["sizeInBytes"] for row in mine]
        assert log.segments[segment] == (min(row["position"] for row in mine), max(ends))
    spans = [
        (row["baseOffset"], row["lastOffset"])
        for row, whole in zip(rows, is_whole, strict=True)
        if whole and row["baseOffset"] is not None
    ]
    assert log.covered.ranges == ranges_of(spans)


def test_ranges_of_the_worst_segments_are_kept() -> None:
    """Also for a segment that continues in the next part."""
    found = [
        Damage("t", 0, f"{n:03}.log", at, n + 1, "malformed", "why")
        for n in range(SHOWN_SEGMENTS + 10)
        for at in (0, 100)
    ]
    first = Damage("t", 0, "000.log", 200, 500, "malformed", "why")
    parts = []
    for rows in (found, [first]):
        parts.append(Sums())
        parts[-1].add_damage(rows)
    for one, other in (parts, parts[::-1]):
        sums = Sums()
        sums.merge(one)
        sums.merge(other)
        worst = [segment for _, _, segment in sums.worst()][:SHOWN_SEGMENTS]
        assert worst[:2] == ["000.log", f"{SHOWN_SEGMENTS + 9:03}.log"]
        kept = {segment: len(sums.damaged["t", 0, segment].ranges) for segment in worst}
        assert kept == {segment: 2 + (segment == "000.log") for segment in worst}
        assert sums.damaged["t", 0, "001.log"].ranges == []
        assert sums.logs["t", 0].damage == {"malformed": (2 * (SHOWN_SEGMENTS + 10) + 1, 3050)}
        assert sums.logs["t", 0].segments["001.log"] == (0, 102)


@pytest.mark.parametrize(("rows", "number", "sampled"), [(10, 3, 10), (1000, 130, 2 * 256)])
def test_a_sample_has_the_first_rows_of_a_log_and_some_of_later_ones(
    rows: int, number: int, sampled: int
) -> None:
    found = Sums()
    for log in ("a", "b"):
        values = [{"topic": log, "partition": 0, "offset": at, "key": b"k"} for at in range(rows)]
        batch = pa.RecordBatch.from_pylist(values, schema=SCHEMAS["records"])
        for _ in range(number):
            found.add_records(batch)
    assert found.shape.sampled == 2 * sampled
    assert found.shape.keys == {b"k": found.shape.sampled}
