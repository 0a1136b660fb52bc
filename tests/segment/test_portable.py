"""Columns in the types that every table has."""

from __future__ import annotations

import pyarrow as pa
import pytest

from kafkafmt.segment.tables.portable import conformed, portable


@pytest.mark.parametrize(("unit", "microseconds"), [("s", 1_000_000), ("ms", 1_000)])
@pytest.mark.parametrize("zone", ["UTC", None])
def test_only_times_that_microseconds_cannot_hold_become_null(
    unit: str, microseconds: int, zone: str | None
) -> None:
    most = (2**63 - 1) // microseconds
    times = [None, 0, -1, most, most + 1, -most, -most - 1, -(2**63), 2**63 - 1]
    column = pa.array(times, pa.int64()).view(pa.timestamp(unit, zone))
    fits = [time is not None and -most <= time <= most for time in times]
    expected = [
        time * microseconds if is_held and time is not None else None
        for time, is_held in zip(times, fits, strict=True)
    ]
    target = pa.timestamp("us", zone)
    by_row = conformed(pa.record_batch({"time": column}), pa.schema([("time", target)]))
    for found in (portable(column), by_row.column("time")):
        assert found.type == target
        assert found.view(pa.int64()).to_pylist() == expected
