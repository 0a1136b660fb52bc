"""Tables as other libraries have them: pandas, polars, and the page of a notebook.

Strategy: what has record batches, and gives them again for each reading, is a
:class:`RowSource`. The libraries are extras, loaded when they are used; so is Arrow, which a
segment's objects do not need.

Invariant: nothing is read before a method is called; a look at the first rows reads no more than
they need.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kafkafmt._base.arguments import expect_integer
from kafkafmt._base.errors import KafkaFormatError

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow as pa

    from kafkafmt.segment.types import Table

_SHOWN_ROWS = 10
_SHOWN_CHARACTERS = 60


class RowSource(ABC):
    """Rows for repeated reading, as tables of several libraries."""

    @abstractmethod
    def _read(self) -> tuple[pa.Schema, Iterator[pa.RecordBatch]]:
        """Return the schema, and the record batches of a new reading."""

    def head(self, n: int = 5) -> Table:
        """Return the first rows, as an Arrow table; nothing is read after them.

        Args:
            n: how many rows at most.
        """
        expect_integer("n", n)
        from kafkafmt.segment.tables.columns import first_rows
        from kafkafmt.segment.types import Table

        schema, batches = self._read()
        return Table.from_batches(first_rows(batches, max(n, 0)), schema)

    def to_pandas(self) -> pandas.DataFrame:
        """Return all rows as a pandas frame, with Arrow's nullable types.

        Raises:
            ImportError: pandas is not installed.
        """
        types = load("pandas").ArrowDtype
        frame: pandas.DataFrame = self._as_table().to_pandas(types_mapper=types)
        return frame

    def to_polars(self) -> polars.DataFrame:
        """All rows as a polars frame.

        Raises:
            ImportError: polars is not installed.
        """
        frame: polars.DataFrame = load("polars").from_arrow(self._as_table())
        return frame

    def _as_table(self) -> Table:
        import pyarrow as pa

        schema, batches = self._read()
        table: Table = pa.Table.from_batches(batches, schema)
        return table

    def _repr_html_(self) -> str:
        """Return the first rows, for a notebook."""
        from kafkafmt._base.html_page import in_notebook  # which only a notebook needs

        try:
            table = self.head(_SHOWN_ROWS)
        except (KafkaFormatError, OSError) as error:
            return in_notebook(repr(self), ("error",), [(error,)])
        columns = (column.cast(_with_numbers(column.type)).to_pylist() for column in table.columns)
        rows = (map(_text, row) for row in zip(*columns, strict=True))
        return in_notebook(repr(self), table.column_names, rows)


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


def _with_numbers(kind: pa.DataType) -> pa.DataType:
    """Return a type with numbers for dates and times, since no calendar has all of them."""
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
    """Return a value, shortened; bytes and texts as Python writes them, without control codes."""
    if value is None:
        return ""
    text = str(value) if isinstance(value, (bool, int, float)) else ascii(value)
    return text if len(text) <= _SHOWN_CHARACTERS else f"{text[: _SHOWN_CHARACTERS - 1]}…"
