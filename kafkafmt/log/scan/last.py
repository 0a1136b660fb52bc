"""The last records of several logs, by time.

Strategy: everything is read, since no order of the segments is one of time. When more than
twice as many records are kept as are wanted, they are sorted and the earlier ones are dropped, so
memory holds at most so many and one batch.

Invariant: the last one is the latest. Records of one time come in the order of topic, partition
and offset; those without a time come first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.types import RecordBatch, Table

ORDER = ("timestamp", "topic", "partition", "offset")
"""The columns that decide."""
_NO_TIME = -(2**63)
_LEAST = 4_096
"""Records that are kept at least before they are sorted."""


def last_rows(
    batches: Iterable[RecordBatch], count: int, columns: Sequence[str]
) -> Iterator[RecordBatch]:
    """Yield the last rows, in the order of their times, with these columns."""
    kept: list[RecordBatch] = []
    size = 0
    for batch in batches:
        kept.append(batch)
        size += batch.num_rows
        if size > max(_LEAST, 2 * count):
            kept = _sorted(kept, count).to_batches()
            size = min(size, count)
    if kept:
        yield from _sorted(kept, count).select(list(columns)).to_batches()


def _sorted(batches: list[RecordBatch], count: int) -> Table:
    table = Table.from_batches(batches)
    keys = table.select(ORDER)
    times = pc.fill_null(keys["timestamp"].cast(pa.int64()), _NO_TIME)
    order = pc.sort_indices(
        keys.set_column(0, "timestamp", times), sort_keys=[(name, "ascending") for name in ORDER]
    )
    return table.take(order[-count:])
