"""Columns, the conversion of rows to Arrow, and tables for pandas, polars and notebooks.

Strategy: a :class:`RowSource` gives its record batches again for each reading. Other libraries are
extras, loaded when they are used; so is Arrow, which a segment's objects do not need.

Invariant: the rows and bytes of a record batch are bounded; an error is raised after the rows
before it. Nothing is read before a method is called; the first rows need no others.
"""

from __future__ import annotations

import html
import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pyarrow as pa

from kafkafmt._base.arguments import did_you_mean, expect_integer, kind_of, nearest
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.segment.record.record import NO_TIMESTAMP

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow as pa


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
    """Return a column in which the value ``none`` becomes null."""
    return lambda row: None if (found := value(row)) == none else found


def time_of(name: str) -> Callable[[Any], int | None]:
    """Return a column of the times in an attribute, such as ``transaction.first_timestamp``."""
    return or_null(NO_TIMESTAMP, attrgetter(name))


def schema_of(columns: Iterable[Column[Any]]) -> pa.Schema:
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
        raise TypeError(f"columns is a list of names or None, found {kind_of(names)}")
    chosen = tuple(names)
    for name in chosen:
        if not isinstance(name, str):
            raise TypeError(f"columns is a list of names, found {kind_of(name)} in it")
        if name not in by_name:
            hint = did_you_mean(name, by_name, otherwise="there are")
            raise ValueError(f"no column {name!r}{hint}")
    return tuple(by_name[name] for name in chosen)


def table_of(
    rows: Iterable[_Row],
    columns: tuple[Column[_Row], ...],
    size: Callable[[_Row], int] = lambda row: 0,
) -> pa.Table:
    """Gather rows into a table; as :func:`record_batches`."""
    return pa.Table.from_batches(list(record_batches(rows, columns, size)), schema_of(columns))


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
    return pa.RecordBatch.from_arrays(arrays, schema=schema_of(columns))


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
    """Return a record batch without columns that has a number of rows."""
    rows = pa.Array.from_buffers(pa.struct([]), num_rows, [None], null_count=0)
    return pa.RecordBatch.from_struct_array(rows)


_SHOWN_ROWS = 10
_SHOWN_CHARACTERS = 60


class RowSource(ABC):
    """Rows that can be read again and again, as tables of several libraries."""

    @abstractmethod
    def _read(self) -> tuple[pa.Schema, Iterator[pa.RecordBatch]]:
        """Return the schema, and the record batches of a new reading."""

    def head(self, n: int = 5) -> pa.Table:
        """Return the first rows, as an Arrow table; nothing is read after them.

        Args:
            n: how many rows at most.
        """
        expect_integer("n", n)
        import pyarrow as pa

        schema, batches = self._read()
        return pa.Table.from_batches(first_rows(batches, max(n, 0)), schema)

    def to_pandas(self) -> pandas.DataFrame:
        """Convert all rows to a pandas frame with Arrow's types, which know null.

        Raises:
            ImportError: pandas is not installed.
        """
        types = load("pandas").ArrowDtype
        frame: pandas.DataFrame = self._as_table().to_pandas(types_mapper=types)
        return frame

    def to_polars(self) -> polars.DataFrame:
        """Convert all rows to a polars frame.

        Raises:
            ImportError: polars is not installed.
        """
        frame: polars.DataFrame = load("polars").from_arrow(self._as_table())
        return frame

    def _as_table(self) -> pa.Table:
        import pyarrow as pa

        schema, batches = self._read()
        return pa.Table.from_batches(batches, schema)

    def _repr_html_(self) -> str:
        """Return the first rows, for a notebook."""
        title = f"<p><code>{html.escape(repr(self))}</code></p>"
        try:
            table = self.head(_SHOWN_ROWS)
        except (KafkaFormatError, OSError) as error:
            return f"{title}<p>{html.escape(str(error))}</p>"
        names = "".join(f"<th>{html.escape(name)}</th>" for name in table.column_names)
        columns = [_cells(column) for column in table.columns]
        rows = "".join(f"<tr>{''.join(row)}</tr>" for row in zip(*columns, strict=True))
        return f"{title}<table><thead><tr>{names}</tr></thead><tbody>{rows}</tbody></table>"


def load(library: str) -> Any:
    """Import a library of people's tables.

    Raises:
        ImportError: it is not installed.
    """
    try:
        return importlib.import_module(library)
    except ModuleNotFoundError as error:
        if error.name != library:
            raise
        raise ImportError(
            f"the package {library} is not installed: pip install {library}"
        ) from None


def _cells(column: pa.ChunkedArray) -> list[str]:
    column = column.cast(_with_numbers(column.type))
    return [f"<td>{html.escape(_text(value))}</td>" for value in column.to_pylist()]


def _with_numbers(kind: pa.DataType) -> pa.DataType:
    """Return a type with numbers for dates and times, which no calendar has all of."""
    import pyarrow as pa

    if pa.types.is_temporal(kind):
        return pa.int32() if kind.bit_width == 32 else pa.int64()
    if pa.types.is_struct(kind):
        return pa.struct([field.with_type(_with_numbers(field.type)) for field in kind])
    if pa.types.is_list(kind):
        return pa.list_(kind.value_field.with_type(_with_numbers(kind.value_type)))
    if pa.types.is_map(kind):
        key, item = kind.key_field, kind.item_field
        return pa.map_(
            key.with_type(_with_numbers(key.type)), item.with_type(_with_numbers(item.type))
        )
    return kind


def _text(value: object) -> str:
    """Format a value shortened; bytes and texts as Python writes them."""
    if value is None:
        return ""
    text = str(value) if isinstance(value, (bool, int, float)) else ascii(value)
    return text if len(text) <= _SHOWN_CHARACTERS else f"{text[: _SHOWN_CHARACTERS - 1]}…"
