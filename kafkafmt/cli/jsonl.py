"""Arrow record batches as JSON lines: one object per row.

Strategy: each column is converted to JSON texts at once, then each row is formatted from them. A
column with the same value in all rows is part of the format string. Bytes become base64, or text as
Java decodes it. Timestamps stay milliseconds since 1970 in UTC, as in the log, because a calendar
could not show all of them; on request they are ISO 8601.

Invariant: null and empty stay different, and a line never holds a line break.
"""

from __future__ import annotations

import binascii
import json
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice, pairwise, repeat
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt.cli import streams, typed_json
from kafkafmt.cli.times import time_text
from kafkafmt.java import decode_utf8

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_NULL = "null"
_LINES = 256  # written at once
_HEADERS = 16_384  # converted at once


def to_base64(data: bytes) -> str:
    """Bytes as a JSON string: standard base64 with padding."""
    return f'"{binascii.b2a_base64(data, newline=False).decode()}"'


def to_text(data: bytes) -> str:
    """Bytes as a JSON string: UTF-8 text; malformed bytes become U+FFFD, as in Java."""
    return _encode(decode_utf8(data))


def quoting(text: Callable[[bytes], str]) -> Callable[[bytes], str]:
    """A function that gives the text of bytes as a JSON string."""
    return lambda data: _encode(text(data))


@dataclass(frozen=True)
class Style:
    """How rows are printed.

    Attributes:
        binary: converts keys, values and header values to JSON.
        encoding: tells the form of such a value, if values have different ones; it becomes a field.
        iso_times: whether timestamps are ISO 8601 instead of milliseconds since 1970.
    """

    binary: Callable[[bytes], str]
    encoding: Callable[[bytes], str] | None = None
    iso_times: bool = False


def write(
    batches: Iterable[pa.RecordBatch],
    style: Style | Callable[[bytes], str],
    out: Callable[[str], object] = streams.out,
) -> None:
    """Write every row; ``style`` may be the function that converts bytes."""
    for batch in batches:
        made = lines(batch, style)
        while some := list(islice(made, _LINES)):
            out("\n".join([*some, ""]))
        sys.stdout.flush()


def lines(batch: pa.RecordBatch, style: Style | Callable[[bytes], str]) -> Iterator[str]:
    """The rows of a batch as JSON objects, fields in the order of its columns."""
    style = style if isinstance(style, Style) else Style(style)
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
        if not is_raw(name, column):
            yield name, typed_json.texts(column, style.binary)
            continue
        yield name, column_texts(column, style)
        if style.encoding is not None and pa.types.is_binary(column.type):
            yield f"{name}Encoding", _binaries(column, quoting(style.encoding))


def is_raw(name: str, column: pa.Array) -> bool:
    """Whether a column is as the log has it; keys, values and their errors can be typed."""
    is_decoded = name in ("key", "value") and not pa.types.is_binary(column.type)
    return not is_decoded and not pa.types.is_struct(column.type)


def column_texts(column: pa.Array, style: Style) -> str | list[str]:
    """The values of a column as the log has it; a single text if all are the same."""
    kind = column.type
    if pa.types.is_binary(kind):
        return _binaries(column, style.binary)
    if pa.types.is_list(kind):
        return _headers(column, style)
    if pa.types.is_timestamp(kind):
        column = column.cast(pa.int64())
        if style.iso_times:
            times = column.to_pylist()
            return [_NULL if time is None else _encode(time_text(time)) for time in times]
    distinct = column.unique().to_pylist()
    if len(distinct) == 1:
        return _encode(distinct[0])
    if pa.types.is_integer(column.type) and not column.null_count:
        return [str(value) for value in column.to_pylist()]
    known = {value: _encode(value) for value in distinct}
    return [known[value] for value in column.to_pylist()]


def _binaries(column: pa.Array, binary: Callable[[bytes], str]) -> list[str]:
    return [_NULL if data is None else binary(data) for data in column.to_pylist()]


def _headers(column: pa.Array, style: Style) -> list[str]:
    """Lists of headers; those of many rows are converted at once."""
    names, values = column.flatten().flatten()
    known = {name: _encode(name) for name in names.unique().to_pylist()}
    borders = column.offsets.to_pylist()
    made: list[str] = []
    while len(made) + 1 < len(borders):
        start = borders[len(made)]
        # At least one row: a record has as many headers as its limit permits.
        stop = max(bisect_right(borders, start + _HEADERS), len(made) + 2)
        own = borders[len(made) : stop]
        part = slice(start - borders[0], own[-1] - borders[0])
        texts = _header_texts(names[part], values[part], known, style)
        made += [f"[{','.join(texts[at - start : end - start])}]" for at, end in pairwise(own)]
    return made


def _header_texts(
    names: pa.Array, values: pa.Array, known: Mapping[str, str], style: Style
) -> list[str]:
    texts = [
        f'{{"key":{known[name]},"value":{value}'
        for name, value in zip(names.to_pylist(), _binaries(values, style.binary), strict=True)
    ]
    ends = ["}"] * len(texts)
    if style.encoding is not None:
        ends = [f',"encoding":{each}}}' for each in _binaries(values, quoting(style.encoding))]
    return [text + end for text, end in zip(texts, ends, strict=True)]
