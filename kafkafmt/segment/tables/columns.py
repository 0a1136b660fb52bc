"""Columns, and the conversion of rows to Arrow.

Invariant: the rows and bytes of a record batch are bounded; an error is raised after the rows
before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, TypeVar

import pyarrow as pa

from kafkafmt._base.arguments import describe_value, did_you_mean, nearest
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.types import Table

MAX_ROWS = 16 * 1024
MAX_BYTES = 8 * 1024 * 1024

_Row = TypeVar("_Row")
_Of = TypeVar("_Of", contravariant=True)

TIMESTAMP = pa.timestamp("ms", "UTC")
HEADERS = pa.list_(pa.struct([("key", pa.string()), ("value", pa.binary())]))


@dataclass(frozen=True)
class Column(Generic[_Of]):
    """One column of a table: name, type, and the function from a row to its value."""

    name: str
    type: pa.DataType
    value: Callable[[_Of], Any]


def or_null(none: int, value: Callable[[_Of], int | None]) -> Callable[[_Of], int | None]:
    """Return a column with null in place of the value ``none``."""
    return lambda row: None if (found := value(row)) == none else found


def time_column(name: str) -> Callable[[Any], int | None]:
    """Return a column of the times in an attribute, such as ``transaction.first_timestamp``."""
    return or_null(NO_TIMESTAMP, attrgetter(name))


def make_schema(columns: Iterable[Column[Any]]) -> pa.Schema:
    """Return the Arrow schema of a table."""
    return pa.schema([(column.name, column.type) for column in columns])


def select(
    columns: tuple[Column[_Row], ...], names: Iterable[str] | None
) -> tuple[Column[_Row], ...]:
    """Return the columns of these names, in this order; ``None`` is all of them.

    Raises:
        TypeError: ``names`` is not a list of names.
        ValueError: no column has such a name.
    """
    if names is None:
        return columns
    by_name = {column.name: column for column in columns}
    if isinstance(names, str):
        meant = nearest(names, by_name) or names
        raise TypeError(f"columns is a list of names; did you mean {[meant]!r}?")
    if not isinstance(names, Iterable):
        raise TypeError(f"columns is a list of names or None, found {describe_value(names)}")
    chosen = tuple(names)
    for name in chosen:
        if not isinstance(name, str):
            raise TypeError(f"columns is a list of names, found {describe_value(name)} in it")
        if name not in by_name:
            hint = did_you_mean(name, by_name, otherwise="there are")
            raise ValueError(f"no column {name!r}{hint}")
    return tuple(by_name[name] for name in chosen)


def make_table(
    rows: Iterable[_Row],
    columns: tuple[Column[_Row], ...],
    size: Callable[[_Row], int] = lambda row: 0,
) -> Table:
    """Gather rows into a table; as :func:`record_batches`."""
    return Table.from_batches(list(record_batches(rows, columns, size)), make_schema(columns))


def record_batches(
    rows: Iterable[_Row],
    columns: tuple[Column[_Row], ...],
    size: Callable[[_Row], int] = lambda row: 0,
) -> Iterator[pa.RecordBatch]:
    """Gather rows into Arrow record batches of bounded rows and bytes.

    ``size`` returns the bytes of the variable columns of a row. An error of ``rows`` is raised
    after a record batch with the rows before it.
    """
    gathered: list[_Row] = []
    gathered_bytes = 0
    try:
        for row in rows:
            gathered.append(row)
            gathered_bytes += size(row)
            if len(gathered) >= MAX_ROWS or gathered_bytes >= MAX_BYTES:
                yield record_batch(gathered, columns)
                gathered, gathered_bytes = [], 0
    except KafkaFormatError:
        if gathered:
            yield record_batch(gathered, columns)
        raise
    if gathered:
        yield record_batch(gathered, columns)


def record_batch(rows: list[_Row], columns: tuple[Column[_Row], ...]) -> pa.RecordBatch:
    """Rows as one record batch."""
    arrays = [pa.array([column.value(row) for row in rows], column.type) for column in columns]
    if not arrays:  # without columns the number of rows still counts
        return without_columns(len(rows))
    return pa.RecordBatch.from_arrays(arrays, schema=make_schema(columns))


def first_rows(batches: Iterator[pa.RecordBatch], limit: int) -> Iterator[pa.RecordBatch]:
    """Yield the first rows; nothing is read after them."""
    left = limit
    try:
        while left > 0 and (batch := next(batches, None)) is not None:
            left -= batch.num_rows
            yield batch if left >= 0 else batch.slice(0, batch.num_rows + left)
    finally:
        close = getattr(batches, "close", None)
        if close is not None:
            close()


def without_columns(num_rows: int) -> pa.RecordBatch:
    """Return a record batch of ``num_rows`` rows without columns."""
    rows = pa.Array.from_buffers(pa.struct([]), num_rows, [None], null_count=0)
    return pa.RecordBatch.from_struct_array(rows)
