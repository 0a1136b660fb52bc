"""Borders: where entries begin and end, by their length fields alone.

Strategy: a file of this machine is left to the kernel, where that is there; elsewhere pieces are
read. No checksum covers a length, so whoever needs a border to be one looks at the entry that
begins there.
"""

from __future__ import annotations

from collections.abc import Callable

from kafkafmt import layout, road
from kafkafmt.storage import Window

PIECE_SIZE = 128 * 1024


class Borders:
    """Follows the length fields of one segment from its beginning."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._start = self._end = 0
        self._follow: Callable[[int, int], tuple[int, int]] = self._follow_pieces
        if road.is_columnar() and window.file is not None:
            self._follow = self._follow_file

    def entry_at(self, position: int) -> tuple[int, int] | None:
        """Where the entry begins and ends that holds this byte; ``None`` if lengths lead to none.

        To be asked for in ascending order.
        """
        while self._end <= position:
            before = self._end
            self._start, self._end = self._follow(before, position)
            if self._end == before:
                return None
        return self._start, self._end

    def _follow_file(self, position: int, wanted: int) -> tuple[int, int]:
        from kafkafmt._kernel import follow_file

        return follow_file(self._window.file or 0, position, wanted, self._window.size)

    def _follow_pieces(self, position: int, wanted: int) -> tuple[int, int]:
        window = self._window
        length = min(PIECE_SIZE, window.size - position)
        if length < layout.HEADER_SIZE_UP_TO_MAGIC:
            return position, position
        return follow(window.view(position, length), position, wanted, window.size)


def follow(piece: memoryview, position: int, wanted: int, size: int) -> tuple[int, int]:
    """The last entry that begins at or before ``wanted``, of those whose heads are in ``piece``.

    Where it begins and ends; both are ``position`` if there is none. That is where the piece
    begins in a segment of ``size`` bytes, and where an entry does.
    """
    start = end = position
    seen = min(size, position + len(piece))
    while end <= wanted and seen - end >= layout.HEADER_SIZE_UP_TO_MAGIC:
        at = end - position + layout.SIZE_OFFSET
        length = int.from_bytes(piece[at : at + 4], "big", signed=True)
        following = end + layout.LOG_OVERHEAD + length
        if length < layout.RECORD_OVERHEAD_V0 or following > size:
            break
        start, end = end, following
    return start, end
