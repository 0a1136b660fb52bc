"""Arrow record batches as JSON lines: one object per row.

Strategy: each column is converted to JSON texts at once, then each row is formatted from them. A
column with the same value in all rows is part of the format string. Bytes are text where they are
text, else Base64 with a field beside it that says so; timestamps are ISO 8601 in UTC. On request
all bytes have one form, and timestamps are milliseconds since 1970, as in the log.

Invariant: null and empty stay different, and a line never holds a line break.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice, pairwise, repeat
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt.cli import streams
from kafkafmt.cli.binary_text import BASE64, FORMS, base64_of, is_text, text_of
from kafkafmt.cli.output import typed_json
from kafkafmt.cli.words import time_texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Set

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_quote = json.encoder.encode_basestring
_NULL = "null"
_LINES = 256  # written at once
_HEADERS = 16_384  # converted at once
_BREAKS = re.compile("[\r\n]+")


_ENCODING = f'"{BASE64}"'
_NAMED = f',"encoding":{_ENCODING}'


@dataclass(frozen=True)
class Style:
    """How rows are printed.

    Attributes:
        form: the form of all keys, values and header values, of :data:`binary_text.FORMS`; ``None``
            is text where they are text, else Base64.
        iso_times: whether timestamps are ISO 8601 instead of milliseconds since 1970.
        times: columns of numbers that are milliseconds since 1970, too; -1 is none.
        documents: gives the columns of a batch whose texts are JSON documents.
    """

    form: str | None = None
    iso_times: bool = True
    times: tuple[str, ...] = ()
    documents: Callable[[], Set[str]] = frozenset

    def iso(self, name: str, column: pa.Array) -> pa.Array | None:
        """The ISO texts of a column, if it is one of times and ISO texts are requested."""
        if not self.iso_times or not (pa.types.is_timestamp(column.type) or name in self.times):
            return None
        found = column.cast(pa.int64()).to_pylist()
        if not pa.types.is_timestamp(column.type):
            found = [None if time == -1 else time for time in found]
        return pa.array(time_texts(found), pa.string())

    def quoted(self, data: bytes) -> str:
        """Bytes inside a decoded value, whose type is known, as a JSON string."""
        return f'"{FORMS[self.form or BASE64](data)}"'


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
    """The rows of a batch as JSON objects, fields in the order of its columns."""
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
            yield name, typed_json.texts(column, style.quoted)
        elif pa.types.is_binary(column.type):
            named = f",{_encode(f'{name}Encoding')}:{_ENCODING}"
            yield name, [text + named * is_named for text, is_named in binaries(column, style)]
        else:
            iso = style.iso(name, column)
            yield name, column_texts(column, style) if iso is None else _quoted(iso)


def _documents(column: pa.Array) -> list[str]:
    """JSON documents on one line each; no string of JSON has a line break."""
    found = column.to_pylist()
    return [_NULL if text is None else _BREAKS.sub(" ", text) for text in found]


def _quoted(texts: pa.Array) -> list[str]:
    """Texts that need no escapes, as JSON."""
    return [_NULL if text is None else f'"{text}"' for text in texts.to_pylist()]


def is_raw(name: str, column: pa.Array) -> bool:
    """Whether a column is as the log has it; keys, values and their errors can be typed."""
    is_decoded = name in ("key", "value") and not pa.types.is_binary(column.type)
    return not is_decoded and not pa.types.is_struct(column.type)


def column_texts(column: pa.Array, style: Style) -> str | list[str]:
    """The values of a column as the log has it; a single text if all are the same.

    Those of bytes are :func:`binaries`.
    """
    kind = column.type
    if pa.types.is_list(kind):
        return _headers(column, style)
    if pa.types.is_timestamp(kind):
        column = column.cast(pa.int64())
    distinct = column.unique().to_pylist()
    if len(distinct) == 1:
        return _encode(distinct[0])
    if pa.types.is_integer(column.type) and not column.null_count:
        return [str(value) for value in column.to_pylist()]
    known = {value: _encode(value) for value in distinct}
    return [known[value] for value in column.to_pylist()]


def binaries(column: pa.Array, style: Style) -> Iterable[tuple[str, bool]]:
    """The JSON of bytes, and whether it is Base64 although text is requested."""
    if style.form is not None:
        convert = FORMS[style.form]
        found = ((_NULL if data is None else f'"{convert(data)}"') for data in column.to_pylist())
        return ((text, False) for text in found)
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
    text = text_of(data)
    return (f'"{base64_of(data)}"', True) if text is None else (_quote(text), False)


def _headers(column: pa.Array, style: Style) -> list[str]:
    """Lists of headers; those of many rows are converted at once."""
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
        texts = _header_texts(names[part], values[part], known, style)
        pairs += [f"[{','.join(texts[at - start : end - start])}]" for at, end in pairwise(own)]
    return pairs


def _header_texts(
    names: pa.Array, values: pa.Array, known: Mapping[str, str], style: Style
) -> list[str]:
    return [
        f'{{"key":{known[name]},"value":{value}{_NAMED * is_named}}}'
        for name, (value, is_named) in zip(names.to_pylist(), binaries(values, style), strict=True)
    ]
