"""Which values of a column contain a text.

Strategy: the kernel searches the bytes of the column. Without the kernel, they are searched at
once, then value by value if the text is there.

Invariant: both give the same answer; the bytes of a null may be searched as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pyarrow as pa

from kafkafmt.segment.engine import select
from kafkafmt.segment.tables import arrow as pc

MAX_TEXT_SIZE = 64
"""Bytes of the longest text that can be searched for, as in the kernel."""


def rows_containing(column: pa.Array, texts: Iterable[bytes]) -> pa.Array:
    """The numbers of the values that contain one of the texts, ascending; null contains none.

    ``column`` is of type binary; a text has 1 to :data:`MAX_TEXT_SIZE` bytes.
    """
    _, ends, data = column.buffers()
    if data is None:
        return pa.array([], pa.uint64())
    mark = mark_containing
    if select.is_columnar():
        from kafkafmt.segment.engine.kernel import _kernel

        mark = _kernel.mark_containing
    marks = bytearray(len(column))
    found = [mark(data, ends, column.offset, text, marks) for text in texts]
    if not any(found):
        return pa.array([], pa.uint64())
    marked = pa.Array.from_buffers(pa.uint8(), len(column), [None, pa.py_buffer(marks)])
    rows = pc.indices_nonzero(marked)
    return rows.filter(column.is_valid().take(rows)) if column.null_count else rows


def mark_containing(
    data: pa.Buffer, ends: pa.Buffer, start: int, text: bytes, marks: bytearray
) -> bool:
    """Mark the values that contain a text, as the kernel does; whether there is one."""
    limits = memoryview(ends).cast("i")[start : start + len(marks) + 1]
    first = limits[0]
    searched = memoryview(data)[first : limits[-1]].tobytes()
    if text not in searched:
        return False
    has_one = False
    for row, (begin, end) in enumerate(pairwise(limits)):
        if searched.find(text, begin - first, end - first) >= 0:
            marks[row] = has_one = True
    return has_one
