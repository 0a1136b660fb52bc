"""Typed columns as JSON."""

from __future__ import annotations

import datetime
import json
from decimal import Decimal
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.cli.jsonl import Style
from kafkafmt.cli.typed_json import texts


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
    found = texts(column, Style().quoted)
    assert [json.loads(each) for each in found] == expected
    assert not any("\n" in each for each in found)
