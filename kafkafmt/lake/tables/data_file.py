"""A Parquet file as a part of a table, with the statistics for a commit.

Strategy: the process that writes a file reads the statistics from its footer and sends them to the
one that commits. They are in Python's types, so that a task needs no library of a table format.

Invariant: a bound is never narrower than the values of its column. A column whose bounds are not
certain has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

import pyarrow as pa

from kafkafmt._base.packed import Packed

if TYPE_CHECKING:
    import pyarrow.parquet as pq

PartitionValue = str | int | date | None
"""The value that all rows of a file have in a partition column."""

Bound = bool | int | str
"""A least or greatest value. Days count from 1970-01-01, times in microseconds since then."""

_LONGEST = 64  # characters of a text that is a bound
_LAST = "\U0010ffff"
"""The last code point: after a cut text, it makes an upper bound of it, as Spark writes it."""


class ColumnStatistics(NamedTuple):
    """The statistics of a leaf column in the footer of a file.

    Attributes:
        size: bytes of the compressed column.
        values: the number of values, with nulls; of a list, that of its items.
        nulls: the number of nulls; ``None`` if it is not known.
        least: a lower bound; ``None`` if there is none.
        greatest: an upper bound; ``None`` if there is none.
    """

    size: int
    values: int
    nulls: int | None
    least: Bound | None = None
    greatest: Bound | None = None


@dataclass(frozen=True)
class DataFile:
    """A complete Parquet file of a table.

    Attributes:
        path: where it is, relative to the directory of the table, with ``/``.
        partition: the values of the partition columns, in the order of the table.
        columns: statistics by the path of the leaf column, as Parquet names it.
        row_groups: the position of each row group in the file.
    """

    path: str
    size: int
    rows: int
    partition: tuple[PartitionValue, ...] = ()
    columns: dict[str, ColumnStatistics] = field(default_factory=dict)
    row_groups: tuple[int, ...] = ()


Files = Sequence[DataFile] | Packed[DataFile]
"""The files of a commit; of many, most are packed."""


def data_file(
    metadata: pq.FileMetaData, path: str, size: int, partition: Sequence[PartitionValue] = ()
) -> DataFile:
    """Return the description of a file."""
    groups = [metadata.row_group(number) for number in range(metadata.num_row_groups)]
    types = {leaf.path: leaf for leaf in map(metadata.schema.column, range(metadata.num_columns))}
    fields = {column.name: column.type for column in metadata.schema.to_arrow_schema()}
    columns = {
        name: _statistics([group.column(number) for group in groups], fields.get(name))
        for number, name in enumerate(types)
    }
    return DataFile(
        path, size, metadata.num_rows, tuple(partition), columns, tuple(map(_position, groups))
    )


def _position(group: pq.RowGroupMetaData) -> int:
    first = group.column(0)
    dictionary = first.dictionary_page_offset if first.has_dictionary_page else None
    return int(min(first.data_page_offset, dictionary or first.data_page_offset))


def _statistics(
    chunks: Sequence[pq.ColumnChunkMetaData], kind: pa.DataType | None
) -> ColumnStatistics:
    """Return the statistics of a column; ``kind`` is ``None`` for a part of another column."""
    statistics_of_chunks = [chunk.statistics for chunk in chunks]
    are_counted = all(
        statistics is not None and statistics.has_null_count for statistics in statistics_of_chunks
    )
    least, greatest = _bounds(statistics_of_chunks, chunks, kind)
    return ColumnStatistics(
        sum(chunk.total_compressed_size for chunk in chunks),
        sum(chunk.num_values for chunk in chunks),
        sum(statistics.null_count for statistics in statistics_of_chunks) if are_counted else None,
        least,
        greatest,
    )


def _bounds(
    found: Sequence[pq.Statistics | None],
    chunks: Sequence[pq.ColumnChunkMetaData],
    kind: pa.DataType | None,
) -> tuple[Bound | None, Bound | None]:
    if kind is None or not _has_bounds(kind):
        return None, None
    lows, highs = [], []
    for statistics, chunk in zip(found, chunks, strict=True):
        if statistics is None:
            return None, None
        if not statistics.has_min_max:
            if not statistics.has_null_count or statistics.null_count < chunk.num_values:
                return None, None
            continue  # only nulls
        is_text = pa.types.is_string(kind)
        lows.append(statistics.min if is_text else statistics.min_raw)
        highs.append(statistics.max if is_text else statistics.max_raw)
    if not lows:
        return None, None
    least, greatest = min(lows), max(highs)
    if isinstance(least, str):
        return least[:_LONGEST], _upper(greatest)
    return least, greatest


def _upper(text: str) -> str | None:
    """Return a short text not less than this one, in the order of code points; or None."""
    if len(text) <= _LONGEST:
        return text
    cut = text[:_LONGEST]
    return None if text[_LONGEST] == _LAST else cut + _LAST


def _has_bounds(kind: pa.DataType) -> bool:
    """Return whether bounds of a type mean the same in all table formats.

    Not those of floating point numbers, where NaN has another place in each of them, and not those
    of bytes, which may be as long as a message.
    """
    if pa.types.is_timestamp(kind):
        return bool(kind.unit == "us")
    tests = pa.types.is_integer, pa.types.is_boolean, pa.types.is_date32, pa.types.is_string
    return any(test(kind) for test in tests)
