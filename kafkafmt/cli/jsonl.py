"""Arrow record batches as JSON, one object a row and a line.

Strategy: a whole column becomes Python values at once; bytes become base64, or text as Java's
dump tool decodes it. Timestamps stay what the log holds: milliseconds since 1970, in UTC, which
no calendar limits.

Invariant: null and empty stay different, and a line never holds a line break.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from kafkafmt import utf8
from kafkafmt.cli import streams

if TYPE_CHECKING:
    from collections.abc import Iterable

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def to_base64(data: bytes) -> str:
    """Bytes as standard base64 with padding."""
    return base64.b64encode(data).decode("ascii")


def to_text(data: bytes) -> str:
    """Bytes as UTF-8 text; malformed bytes become U+FFFD, as Java has it."""
    return utf8.decode(data)


def write(batches: Iterable[pa.RecordBatch], binary: Callable[[bytes], str]) -> None:
    """Write every row to standard output; ``binary`` makes text of keys, values and headers."""
    for batch in batches:
        for line in lines(batch, binary):
            streams.out(f"{line}\n")
        sys.stdout.flush()


def lines(batch: pa.RecordBatch, binary: Callable[[bytes], str]) -> Iterator[str]:
    """The rows of a batch as JSON objects, fields in the order of its columns."""
    names = batch.schema.names
    columns = [_values(column, binary) for column in batch.columns]
    for row in zip(*columns, strict=True):
        yield _encode(dict(zip(names, row, strict=True)))


def _values(column: pa.Array, binary: Callable[[bytes], str]) -> list[Any]:
    if pa.types.is_timestamp(column.type):
        column = column.cast(pa.int64())
    kind = column.type
    values: list[Any] = column.to_pylist()
    if pa.types.is_binary(kind):
        return [_optional(data, binary) for data in values]
    if pa.types.is_list(kind):
        return [
            [{**header, "value": _optional(header["value"], binary)} for header in headers]
            for headers in values
        ]
    return values


def _optional(data: bytes | None, binary: Callable[[bytes], str]) -> str | None:
    return None if data is None else binary(data)
