"""Typed columns as JSON."""

from __future__ import annotations

import datetime
import json
from decimal import Decimal
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.cli.output.jsonl import typed_texts


@pytest.mark.parametrize(
    ("values", "type", "expected"),
    [
        ([1, None], pa.uint64(), [1, None]),
        ([0.5, float("nan"), float("inf"), -float("inf"), None], pa.float64(),
         [0.5, "NaN", "Infinity", "-Infinity", None]),
        ([Decimal("1.50"), None], pa.decimal128(10, 2), ["1.50", None]),
        ([Decimal("1e40")], pa.decimal256(50, 0), ["1" + "0" * 40]),
        ([b"\xff", None], pa.binary(), ["/w==", None]),
        (["é\n\u2028", None], pa.string(), ["é\n\u2028", None]),
        ([datetime.date(2026, 1, 2), None], pa.date32(), ["2026-01-02", None]),
        ([1], pa.timestamp("ms", "UTC"), ["1970-01-01T00:00:00.001Z"]),
        ([1], pa.timestamp("ns"), ["1970-01-01T00:00:00.000000001"]),
        ([1], pa.time64("us"), ["00:00:00.000001"]),
        ([1, None], pa.duration("ns"), [1, None]),
        ([[1, 2], [], None], pa.list_(pa.int32()), [[1, 2], [], None]),
        ([[("a", 1)], [], None], pa.map_(pa.string(), pa.int32()), [{"a": 1}, {}, None]),
        ([[(1, "a")]], pa.map_(pa.int32(), pa.string()), [[[1, "a"]]]),
        ([{"a %s": {"b": None}}, None], pa.struct([("a %s", pa.struct([("b", pa.int8())]))]),
         [{"a %s": {"b": None}}, None]),
        ([{}], pa.struct([]), [{}]),
    ],
)  # fmt: skip
def test_values(values: list[Any], type: pa.DataType, expected: list[Any]) -> None:
    column = pa.array([values[0], *values], type)[1:]
    found = typed_texts(column)
    assert [json.loads(each) for each in found] == expected
    assert not any("\n" in each for each in found)


@pytest.mark.parametrize(
    ("numbers", "type", "expected"),
    [
        ([2**31 - 1, -(2**31), 2_932_896, 2_932_897, -719_162, -719_163], pa.date32(),
         ["2147483647", "-2147483648", "9999-12-31", "2932897", "0001-01-01", "-719163"]),
        ([2**62, -(2**63), 253_402_300_799_999, 253_402_300_800_000], pa.timestamp("ms", "UTC"),
         ["4611686018427387904", "-9223372036854775808", "9999-12-31T23:59:59.999Z",
          "253402300800000"]),
        ([2**63 - 1, 0], pa.timestamp("us"),
         ["9223372036854775807", "1970-01-01T00:00:00.000000"]),
        ([2**63 - 1, -(2**63)], pa.timestamp("s"),
         ["9223372036854775807", "-9223372036854775808"]),
        ([-(2**63) + 1], pa.timestamp("ns"), ["1677-09-21T00:12:43.145224193"]),
        ([-1, 86_400_000, 0, 86_399_999], pa.time32("ms"),
         ["-1", "86400000", "00:00:00.000", "23:59:59.999"]),
        ([86_400_000_000_000, 5], pa.time64("ns"), ["86400000000000", "00:00:00.000000005"]),
    ],
)  # fmt: skip
def test_times_that_no_calendar_has(
    numbers: list[int], type: pa.DataType, expected: list[str]
) -> None:
    """Each is its number, and the others of the column are times."""
    width = pa.int32() if type.bit_width == 32 else pa.int64()
    column = pa.array([*numbers, None], width).view(type)
    found = [json.loads(each) for each in typed_texts(column)]
    assert found == [*expected, None]
