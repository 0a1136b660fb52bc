"""What the headers of a segment add up to, and whether its indexes fit to them.

Strategy: headers only: a walk jumps from one to the next, so no checksum is computed and nothing is
decompressed. Of a file of this machine the kernel reads what it needs by itself; for others it gets
pieces of the window. :class:`~kafkafmt.segment.engine.figures.ReferenceFigures` is its twin in
Python.

Invariant: both give the same figures of the same bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kafkafmt._base.java import MAX_OFFSET
from kafkafmt.segment.engine import select
from kafkafmt.segment.engine.figures import (
    ALL,
    OFFSET_INDEX_ENTRY,
    TIME_INDEX_ENTRY,
    ReferenceFigures,
)
from kafkafmt.segment.record.versions import format_of
from kafkafmt.storage.segment_file import SegmentFile

if TYPE_CHECKING:
    from kafkafmt.segment.engine.kernel._kernel import HeaderSums
    from kafkafmt.storage.window import Window

_PIECE_SIZE = 128 * 1024


HeaderFigures: TypeAlias = "ReferenceFigures | HeaderSums"
"""What the headers of one segment add up to, from its beginning on."""


def header_figures(
    segment: SegmentFile,
    end_offset: int = MAX_OFFSET,
    index: bytes = b"",
    time_index: bytes = b"",
    *,
    counts_sets: bool = False,
    is_decoded: bool = False,
) -> HeaderFigures:
    """The figures of a segment, before its first entry.

    Args:
        segment: the segment.
        end_offset: where the next segment begins; an entry must lie below it.
        index: the bytes of the entries of its offset index, to be compared.
        time_index: the same of its time index.
        counts_sets: whether a walk stops at compressed message sets, whose count is inside.
        is_decoded: whether the entries were decoded. Then only their offsets, which no checksum
            covers, make a walk stop.
    """
    base_offset = -1 if segment.base_offset is None else segment.base_offset
    if format_of(segment.name).has_kernel and select.is_columnar():
        from kafkafmt.segment.engine.kernel._kernel import HeaderSums

        return HeaderSums(base_offset, index, time_index, counts_sets, end_offset, is_decoded)
    return ReferenceFigures(base_offset, index, time_index, counts_sets, end_offset, is_decoded)


def add_headers(figures: HeaderFigures, window: Window, start: int, end: int) -> int:
    """Add the headers from ``start`` to ``end``; why it stopped, at ``figures.position``.

    Raises:
        OSError: the file cannot be read.
        TruncatedError: the file has become shorter since it was opened.
    """
    figures.skip_to(start)
    file = None if window.unreadable else window.file
    if file is not None and not isinstance(figures, ReferenceFigures):
        needed, status = figures.walk_file(file, start, end)
        if needed >= 0:
            window.reached(figures.position)
            return status
    least, status = 1, ALL
    while figures.position < end and status == ALL:
        position = figures.position
        piece = window.view(position, max(least, min(_PIECE_SIZE, end - position)))
        least, status = figures.walk(piece, position, end)
    return status


def index_entries(data: bytes, *, is_time: bool) -> tuple[int, int]:
    """How many entries an offset index or a time index has, and the first one out of order, or -1.

    The zeroes of a preallocated index are not entries.
    """
    if select.is_columnar():
        from kafkafmt.segment.engine.kernel import _kernel

        return _kernel.index_entries(data, is_time)
    count, last = 0, (-1, -1)
    layout = TIME_INDEX_ENTRY if is_time else OFFSET_INDEX_ENTRY
    whole = len(data) - len(data) % layout.size
    for first, second in layout.iter_unpack(memoryview(data)[:whole]):
        key, other = (first, second) if is_time else (second, first)
        if other == 0 and (count or key == 0):
            break
        if other < 0 or key <= last[0] or other < last[1] + (0 if is_time else 1):
            return whole // layout.size, count
        last = key, other
        count += 1
    return count, -1
