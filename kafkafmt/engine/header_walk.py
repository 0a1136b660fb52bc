"""Walks the headers of a stretch of a segment, with the kernel.

Strategy: of a file of this machine the kernel reads what it needs by itself; for others it gets
pieces of the window.

Invariant: the walk ends at the end of the stretch, or where the kernel says why it stopped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt.engine.kernel._kernel import ALL, HeaderSums

if TYPE_CHECKING:
    from kafkafmt.storage.window import Window

__all__ = ["ALL", "walk"]

_PIECE_SIZE = 128 * 1024


def walk(sums: HeaderSums, window: Window, start: int, end: int) -> int:
    """Add the headers from ``start`` to ``end``; why it stopped, at ``sums.position``.

    Raises:
        OSError: the file cannot be read.
        TruncatedError: the file has become shorter since it was opened.
    """
    sums.skip_to(start)
    if window.file is not None and not window.unreadable:
        needed, status = sums.walk_file(window.file, start, end)
        if needed >= 0:
            return status
    least, status = 1, ALL
    while sums.position < end and status == ALL:
        position = sums.position
        piece = window.view(position, max(least, min(_PIECE_SIZE, end - position)))
        least, status = sums.walk(piece, position, end)
    return status
