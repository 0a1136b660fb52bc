"""The last record of each key, as kept by the cleaner of a log.

Strategy: the keys are read first. Each has the number of its last row, in the order of the log;
these numbers, sorted, choose the rows of a second reading. Both are grouped in bounded memory.

Invariant: both readings have the same rows, and rows stay in their order.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator

import pyarrow as pa

from kafkafmt.log.grouping import Groups
from kafkafmt.segment.tables import arrow as pc


def rows(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.Array]:
    """Yield the numbers of the last rows of all keys, ascending; a null key has none."""
    keys = Groups("key", {"row": "max"})
    for numbers, batch in _numbered(batches):
        keys.add({"key": batch.column(0), "row": numbers})
    last = Groups("row", {})
    for table in keys.sorted():
        last.add({"row": table.filter(pc.is_valid(table["key"]))["row"]})
    for table in last.sorted():
        yield table["row"].combine_chunks()


def kept(batches: Iterable[pa.RecordBatch], rows: Iterator[pa.Array]) -> Iterator[pa.RecordBatch]:
    """Yield the rows of these numbers."""
    wanted = pa.array([], pa.int64())
    for numbers, batch in _numbered(batches):
        last = numbers[-1].as_py()
        while not len(wanted) or wanted[-1].as_py() <= last:
            following = next(rows, None)
            if following is None:
                break
            wanted = pa.concat_arrays([wanted, following])
        # They are sorted, and may be many: only those of this batch are looked at.
        count = bisect_right(wanted, last, key=lambda number: number.as_py())
        if count:
            yield batch.filter(pc.is_in(numbers, value_set=wanted.slice(0, count)))
        wanted = wanted.slice(count)


def _numbered(batches: Iterable[pa.RecordBatch]) -> Iterator[tuple[pa.Array, pa.RecordBatch]]:
    count = 0
    for batch in batches:
        if batch.num_rows:
            yield pa.array(range(count, count + batch.num_rows), pa.int64()), batch
            count += batch.num_rows
