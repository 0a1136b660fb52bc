"""Typed columns as JSON: structs, lists, maps, decimals and times of decoded keys and values.

Strategy: column by column, as in :mod:`kafkafmt.cli.output.jsonl`. A struct is an object, a map
with text as keys too; other maps are lists of pairs. What JSON's numbers would round is text:
decimals. Times are ISO 8601.

Invariant: no value loses digits, and a line never holds a line break.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from itertools import pairwise

import pyarrow as pa

from kafkafmt._base.moments import CALENDAR
from kafkafmt.segment.tables import arrow as pc

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_NULL = "null"
_DAY = 86_400  # seconds


def texts(column: pa.Array, binary: Callable[[bytes], str]) -> list[str]:
    """The values of a column as JSON; ``binary`` makes text of bytes."""
    kind = column.type
    if pa.types.is_struct(kind):
        written = _objects(column, binary)
    elif pa.types.is_map(kind):
        written = _maps(column, binary)
    elif pa.types.is_list(kind):
        written = _lists(column, texts(column.values, binary))
    elif pa.types.is_binary(kind):
        return [_NULL if item is None else binary(item) for item in column.to_pylist()]
    elif pa.types.is_floating(kind):
        return [_float(item) for item in column.to_pylist()]
    elif pa.types.is_temporal(kind):
        return [_NULL if time is None else time for time in _times(column)]
    elif pa.types.is_decimal(kind):
        return [_NULL if item is None else f'"{item:f}"' for item in column.to_pylist()]
    else:
        return [_encode(item) for item in column.to_pylist()]
    if not column.null_count:
        return written
    valid = column.is_valid().to_pylist()
    return [text if is_valid else _NULL for text, is_valid in zip(written, valid, strict=True)]


def _objects(column: pa.Array, binary: Callable[[bytes], str]) -> list[str]:
    names = [_encode(field.name) for field in column.type]
    if not names:
        return ["{}"] * len(column)
    children = [texts(column.field(index), binary) for index in range(len(names))]
    template = f"{{{','.join(name.replace('%', '%%') + ':%s' for name in names)}}}"
    return [template % row for row in zip(*children, strict=True)]


def _lists(column: pa.Array, items: list[str]) -> list[str]:
    return [
        f"[{','.join(items[start:end])}]" for start, end in pairwise(column.offsets.to_pylist())
    ]


def _maps(column: pa.Array, binary: Callable[[bytes], str]) -> list[str]:
    keys, items = texts(column.keys, binary), texts(column.items, binary)
    offsets = column.offsets.to_pylist()
    if pa.types.is_string(column.type.key_type):
        pairs = [f"{key}:{item}" for key, item in zip(keys, items, strict=True)]
        return [f"{{{','.join(pairs[start:end])}}}" for start, end in pairwise(offsets)]
    pairs = [f"[{key},{item}]" for key, item in zip(keys, items, strict=True)]
    return [f"[{','.join(pairs[start:end])}]" for start, end in pairwise(offsets)]


def _float(value: float | None) -> str:
    if value is None or math.isfinite(value):
        return _encode(value)
    return '"NaN"' if math.isnan(value) else '"Infinity"' if value > 0 else '"-Infinity"'


def _times(column: pa.Array) -> list[str | None]:
    """Times in ISO 8601; of one that no calendar has, the number in the column's unit, as text."""
    kind = column.type
    numbers = column.cast(pa.int32() if kind.bit_width == 32 else pa.int64())
    if pa.types.is_duration(kind):
        return [None if number is None else str(number) for number in numbers.to_pylist()]
    first, end = _calendar(kind)
    has = pc.and_(pc.greater_equal(numbers, first), pc.less(numbers, end))
    known = pc.if_else(has, column, pa.scalar(None, kind)).cast(pa.string()).to_pylist()
    return [
        None if number is None else f'"{number if text is None else text.replace(" ", "T")}"'
        for number, text in zip(numbers.to_pylist(), known, strict=True)
    ]


def _calendar(kind: pa.DataType) -> tuple[int, int]:
    """The numbers that a type has times for: years 1 to 9999, or a day. Arrow shows odd ones."""
    first, end = CALENDAR.start // 1000, CALENDAR.stop // 1000  # seconds
    if pa.types.is_date32(kind):
        return first // _DAY, end // _DAY
    units = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[kind.unit]
    if pa.types.is_time(kind):
        first, end = 0, _DAY
    most = 2 ** (kind.bit_width - 1) - 1
    return max(first * units, -most - 1), min(end * units, most)
