"""The last records of several partitions, by time.

Strategy: everything is read, since no order of the segments is one of time. When more than
twice as many records are kept as are wanted, they are sorted and the earlier ones are dropped, so
memory holds at most so many and one batch.

Invariant: the last one printed is the latest. Records of one time come in the order of topic,
partition and offset; those without a time come first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import click
import pyarrow as pa

from kafkafmt.cli import options
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables import schemas

_ORDER = ("timestamp", "topic", "partition", "offset")
_NO_TIME = -(2**63)
_LEAST = 4_096
"""Records that are kept at least before they are sorted."""

option = click.option(
    "--last",
    type=options.Number(1),
    metavar="N",
    help="Only the last N records of all partitions together, by their timestamps, the latest one "
    "at the end. Everything is read; --since bounds it.",
)


def needed(columns: Sequence[str] | None) -> list[str]:
    """The columns to read: those that the user names, and those that decide."""
    asked = schemas.RECORD_SCHEMA.names if columns is None else columns
    return list(dict.fromkeys([*asked, *_ORDER]))


def schema_of(read: pa.Schema, columns: Sequence[str] | None) -> pa.Schema:
    """The schema without the columns that only decide."""
    added = [] if columns is None else [name for name in _ORDER if name not in columns]
    return pa.schema([field for field in read if field.name not in added])


def rows(
    batches: Iterable[pa.RecordBatch], count: int, columns: Sequence[str]
) -> Iterator[pa.RecordBatch]:
    """The last rows, in the order of their times, with these columns."""
    kept: list[pa.RecordBatch] = []
    size = 0
    for batch in batches:
        kept.append(batch)
        size += batch.num_rows
        if size > max(_LEAST, 2 * count):
            kept = _sorted(kept, count).to_batches()
            size = min(size, count)
    if kept:
        yield from _sorted(kept, count).select(list(columns)).to_batches()


def _sorted(batches: list[pa.RecordBatch], count: int) -> pa.Table:
    table = pa.Table.from_batches(batches)
    keys = table.select(_ORDER)
    times = pc.fill_null(keys["timestamp"].cast(pa.int64()), _NO_TIME)
    order = pc.sort_indices(
        keys.set_column(0, "timestamp", times), sort_keys=[(name, "ascending") for name in _ORDER]
    )
    return table.take(order[-count:])
