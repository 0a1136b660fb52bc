"""Times that are not those of a clock: a warning a segment, with what time retention does."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.encoder import Rec, damaged, record_batch
from tests.survey.brokers import segment, write
from tests.survey.logs import DAY, Log
from tests.survey.verifying import findings

YEAR = 365 * 24 * 60 * 60 * 1000


def found_in(log: Log, data: Path) -> list[dict[str, Any]]:
    write(log, data)
    kind = "implausible_timestamp"
    return [row for row in findings(data) if row["kind"] == kind]


def with_time(timestamp: int, **fields: Any) -> Log:
    """A log of two segments; the second batch of the first one has another time."""
    log = Log()
    log.data(count=3)
    log.data(count=2, base_timestamp=timestamp, max_timestamp=timestamp + 1000, **fields)
    log.roll()
    log.data(count=3)
    return log


@pytest.mark.parametrize(
    ("factor", "unit", "year"),
    [(1000, "microseconds?", "58692"), (1_000_000, "nanoseconds?", "56724811")],
)
@pytest.mark.parametrize("producer", [-1, 0, 4711])
def test_finer_units(factor: int, unit: str, year: str, producer: int, tmp_path: Path) -> None:
    (row,) = found_in(with_time(DAY * factor, producer=producer), tmp_path)
    assert (row["severity"], row["segment"], row["firstOffset"]) == ("warning", segment(0), 3)
    by = f" of producer {producer}" if producer >= 0 else ""
    assert row["message"] == (
        f"the time{by} at offset 3 is {DAY * factor} (the year {year}), {unit}; time retention "
        "never removes the segment"
    )
    assert row["firstTimestamp"] is None  # Python has no such date


def test_seconds(tmp_path: Path) -> None:
    log = Log()
    for _ in range(3):
        log.data(base_timestamp=DAY // 1000, max_timestamp=DAY // 1000)
    (row,) = found_in(log, tmp_path)
    assert row["severity"] == "warning"
    assert row["message"] == (
        "the time at offset 0 is 1970-01-21, seconds?; such times are in 3 batches; time retention "
        "removes the segment as soon as it is closed"
    )


def test_seconds_beside_larger_times_decide_nothing(tmp_path: Path) -> None:
    assert found_in(with_time(DAY // 1000), tmp_path) == []


@pytest.mark.parametrize(("ahead", "words"), [(2 * YEAR + 9, "2 years"), (YEAR // 73, "5 days")])
def test_a_clock_that_is_ahead(ahead: int, words: str, tmp_path: Path) -> None:
    now = time.time_ns() // 1_000_000
    (row,) = found_in(with_time(now + ahead + 5000), tmp_path)
    assert row["firstOffset"] == 3
    assert f", {words} ahead; time retention does not remove" in row["message"]


@pytest.mark.parametrize("timestamp", [-1, 0, 1, 1000, DAY, 2**63 - 1001])
def test_what_may_be_a_time_is_not_doubted(timestamp: int, tmp_path: Path) -> None:
    found = found_in(with_time(timestamp), tmp_path)
    assert [row["firstOffset"] for row in found] == ([3] if timestamp > DAY else [])


def test_every_segment_has_its_own(tmp_path: Path) -> None:
    log = with_time(DAY * 1000)
    log.roll()
    log.data(base_timestamp=DAY * 1000, max_timestamp=DAY * 1000)
    assert [row["firstOffset"] for row in found_in(log, tmp_path)] == [3, 8]


def test_the_record_is_found_inside_its_batch(tmp_path: Path) -> None:
    log = Log()
    far = DAY * 1000
    records = [Rec(b"k", b"v"), Rec(b"k", b"v", offset_delta=1, timestamp_delta=far - DAY)]
    entry = record_batch(
        records, framing="zstd", base_timestamp=DAY, max_timestamp=far, leader_epoch=0
    )
    log.append(entry, 2)
    (row,) = found_in(log, tmp_path)
    assert row["firstOffset"] == row["lastOffset"] == 1


def test_the_header_of_a_damaged_batch_is_not_believed(tmp_path: Path) -> None:
    log = with_time(DAY * 1000)
    entries = log.segments[0]
    entries[1] = damaged(entries[1])
    assert found_in(log, tmp_path) == []


@pytest.mark.parametrize("at", [1, 2])
def test_damage_beside_such_times_is_shown_without_them(at: int, tmp_path: Path) -> None:
    log = with_time(DAY * 1_000_000)
    log.segments[0].append(record_batch(base_offset=5, base_timestamp=DAY, max_timestamp=DAY))
    log.segments[0][at] = damaged(log.segments[0][at])
    found = [row for row in findings(write(log, tmp_path)) if row["kind"] == "bad_checksum"]
    assert [row["position"] is not None for row in found] == [True]
    assert found[0]["lastTimestamp"] is None or found[0]["lastTimestamp"].year < 9999
