"""Arrow record batches as JSON lines: one object per row.

Strategy: each column is converted to JSON texts at once, then each row is formatted from them. A
column with the same value in all rows is part of the format string. Bytes are text where they are
text, else Base64 with a field beside it that says so; timestamps are ISO 8601 in UTC. On request
timestamps are milliseconds since 1970, as in the log. Of decoded keys and values, a struct is an
object, a map with text as keys too; other maps are lists of pairs. What JSON's numbers would round
is text: decimals. Their times are ISO 8601.

Invariant: null and empty stay different, no value loses digits, and a line never holds a line
break.
"""

from __future__ import annotations

import json
import math
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice, pairwise, repeat
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt._base.moments import CALENDAR
from kafkafmt.cli import streams
from kafkafmt.cli.words import BASE64, base64_text, decode_text, is_text, time_texts
from kafkafmt.segment.tables import arrow as pc

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Set


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_NULL = "null"
_DAY = 86_400  # seconds


def typed_texts(column: pa.Array) -> list[str]:
    """Return the values of a column as JSON."""
    kind = column.type
    if pa.types.is_struct(kind):
        written = _objects(column)
    elif pa.types.is_map(kind):
        written = _maps(column)
    elif pa.types.is_list(kind):
        written = _lists(column, typed_texts(column.values))
    elif pa.types.is_binary(kind):
        return [_NULL if item is None else f'"{base64_text(item)}"' for item in column.to_pylist()]
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


def _objects(column: pa.Array) -> list[str]:
    names = [_encode(field.name) for field in column.type]
    if not names:
        return ["{}"] * len(column)
    children = [typed_texts(column.field(index)) for index in range(len(names))]
    template = f"{{{','.join(name.replace('%', '%%') + ':%s' for name in names)}}}"
    return [template % row for row in zip(*children, strict=True)]


def _lists(column: pa.Array, items: list[str]) -> list[str]:
    return [
        f"[{','.join(items[start:end])}]" for start, end in pairwise(column.offsets.to_pylist())
    ]


def _maps(column: pa.Array) -> list[str]:
    keys, items = typed_texts(column.keys), typed_texts(column.items)
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
    """Return times in ISO 8601, or the number as text for a time outside any calendar."""
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
    """Return the range of a type's numbers with a valid time: years 1 to 9999, or a day."""
    first, end = CALENDAR.start // 1000, CALENDAR.stop // 1000  # seconds
    if pa.types.is_date32(kind):
        return first // _DAY, end // _DAY
    units = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[kind.unit]
    if pa.types.is_time(kind):
        first, end = 0, _DAY
    most = 2 ** (kind.bit_width - 1) - 1
    return max(first * units, -most - 1), min(end * units, most)


_quote = json.encoder.encode_basestring
_LINES = 256  # written at once
_HEADERS = 16_384  # converted at once
_BREAKS = re.compile("[\r\n]+")


_ENCODING = f'"{BASE64}"'
_NAMED = f',"encoding":{_ENCODING}'


@dataclass(frozen=True)
class Style:
    """The form of printed bytes and times.

    Attributes:
        iso_times: whether timestamps are ISO 8601 instead of milliseconds since 1970.
        times: columns of numbers that are milliseconds since 1970, too; -1 is none.
        documents: gives the columns of a batch whose texts are JSON documents.
    """

    iso_times: bool = True
    times: tuple[str, ...] = ()
    documents: Callable[[], Set[str]] = frozenset

    def iso(self, name: str, column: pa.Array) -> pa.Array | None:
        """Return the ISO texts of a column, if it is one of times and ISO texts are requested."""
        if not self.iso_times or not (pa.types.is_timestamp(column.type) or name in self.times):
            return None
        found = column.cast(pa.int64()).to_pylist()
        if not pa.types.is_timestamp(column.type):
            found = [None if time == -1 else time for time in found]
        return pa.array(time_texts(found), pa.string())


def write(
    batches: Iterable[pa.RecordBatch], style: Style, out: Callable[[str], object] = streams.out
) -> None:
    """Write every row."""
    for batch in batches:
        texts = lines(batch, style)
        while some := list(islice(texts, _LINES)):
            out("\n".join([*some, ""]))
        streams.flush()


def lines(batch: pa.RecordBatch, style: Style) -> Iterator[str]:
    """Return the rows of a batch as JSON objects, fields in the order of its columns."""
    fields, varying = [], []
    for name, texts in _fields(batch, style):
        if isinstance(texts, str):
            fields.append(f"{_encode(name)}:{texts.replace('%', '%%')}")
        else:
            fields.append(f"{_encode(name)}:%s")
            varying.append(texts)
    line = f"{{{','.join(fields)}}}"
    rows = zip(*varying, strict=True) if varying else repeat((), batch.num_rows)
    return (line % row for row in rows)


def _fields(batch: pa.RecordBatch, style: Style) -> Iterator[tuple[str, str | list[str]]]:
    for name, column in zip(batch.schema.names, batch.columns, strict=True):
        if name in style.documents():
            yield name, _documents(column)
        elif not is_raw(name, column):
            yield name, typed_texts(column)
        elif pa.types.is_binary(column.type):
            named = f",{_encode(f'{name}Encoding')}:{_ENCODING}"
            yield name, [text + named * is_named for text, is_named in binaries(column)]
        else:
            iso = style.iso(name, column)
            yield name, column_texts(column) if iso is None else _quoted(iso)


def _documents(column: pa.Array) -> list[str]:
    """JSON documents on one line each; no string of JSON has a line break."""
    found = column.to_pylist()
    return [_NULL if text is None else _BREAKS.sub(" ", text) for text in found]


def _quoted(texts: pa.Array) -> list[str]:
    """Return texts without need for escapes, as JSON."""
    return [_NULL if text is None else f'"{text}"' for text in texts.to_pylist()]


def is_raw(name: str, column: pa.Array) -> bool:
    """Return whether a column is as the log has it; keys, values and their errors can be typed."""
    is_decoded = name in ("key", "value") and not pa.types.is_binary(column.type)
    return not is_decoded and not pa.types.is_struct(column.type)


def column_texts(column: pa.Array) -> str | list[str]:
    """Return the values of a column as the log has it; a single text if all are the same.

    Those of bytes are :func:`binaries`.
    """
    kind = column.type
    if pa.types.is_list(kind):
        return _headers(column)
    if pa.types.is_timestamp(kind):
        column = column.cast(pa.int64())
    distinct = column.unique().to_pylist()
    if len(distinct) == 1:
        return _encode(distinct[0])
    if pa.types.is_integer(column.type) and not column.null_count:
        return [str(value) for value in column.to_pylist()]
    known = {value: _encode(value) for value in distinct}
    return [known[value] for value in column.to_pylist()]


def binaries(column: pa.Array) -> Iterable[tuple[str, bool]]:
    """Return the JSON of bytes, each with ``True`` if it is Base64."""
    try:
        texts = column.cast(pa.string()).to_pylist()
    except pa.ArrowInvalid:  # not all of them are UTF-8
        return map(_binary, column.to_pylist())
    return [
        (_NULL, False)
        if text is None
        else (_quote(text), False)
        if is_text(text)
        else _binary(text.encode())
        for text in texts
    ]


def _binary(data: bytes | None) -> tuple[str, bool]:
    if data is None:
        return _NULL, False
    text = decode_text(data)
    return (f'"{base64_text(data)}"', True) if text is None else (_quote(text), False)


def _headers(column: pa.Array) -> list[str]:
    """List of headers; those of many rows are converted at once."""
    names, values = column.flatten().flatten()
    known = {name: _encode(name) for name in names.unique().to_pylist()}
    borders = column.offsets.to_pylist()
    pairs: list[str] = []
    while len(pairs) + 1 < len(borders):
        start = borders[len(pairs)]
        # At least one row: a record has as many headers as its limit permits.
        stop = max(bisect_right(borders, start + _HEADERS), len(pairs) + 2)
        own = borders[len(pairs) : stop]
        part = slice(start - borders[0], own[-1] - borders[0])
        texts = _header_texts(names[part], values[part], known)
        pairs += [f"[{','.join(texts[at - start : end - start])}]" for at, end in pairwise(own)]
    return pairs


def _header_texts(names: pa.Array, values: pa.Array, known: Mapping[str, str]) -> list[str]:
    return [
        f'{{"key":{known[name]},"value":{value}{_NAMED * is_named}}}'
        for name, (value, is_named) in zip(names.to_pylist(), binaries(values), strict=True)
    ]
