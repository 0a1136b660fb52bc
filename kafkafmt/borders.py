"""Borders: where entries begin and end, by their length fields alone.

Strategy: where entries are large only their heads are read; where they are small, whole pieces,
which the kernel goes through where it is there. No checksum covers a length, so whoever needs a
border to be one looks at the entry that begins there.
"""

from __future__ import annotations

from collections.abc import Callable

from kafkafmt import layout, road
from kafkafmt.storage import Window

PIECE_SIZE = 128 * 1024
_LARGE_ENTRY = 8 * 1024
"""From here on reading a head takes less time than reading what lies between two of them."""


class Borders:
    """Follows the length fields of one segment from its beginning."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._start = self._end = 0
        self._piece = bytearray(min(PIECE_SIZE, max(window.size, 1)))
        self._follow: Callable[[memoryview, int, int, int], tuple[int, int]] = _follow
        if road.is_columnar():
            from kafkafmt._kernel import follow

            self._follow = follow

    def entry_at(self, position: int) -> tuple[int, int] | None:
        """Where the entry begins and ends that holds this byte; ``None`` if lengths lead to none.

        To be asked for in ascending order.
        """
        window = self._window
        while self._end <= position:
            start = self._end
            left = window.size - start
            if left < layout.HEADER_SIZE_UP_TO_MAGIC:
                return None
            if start - self._start >= _LARGE_ENTRY:
                piece = window.peek(start, layout.HEADER_SIZE_UP_TO_MAGIC)
            else:
                most = min(len(self._piece), left)
                least = layout.HEADER_SIZE_UP_TO_MAGIC
                piece = window.read_into(self._piece, start, least, most)
            found = self._follow(piece, start, position, window.size)
            if found[1] == start:
                return None
            self._start, self._end = found
        return self._start, self._end


def _follow(piece: memoryview, position: int, wanted: int, size: int) -> tuple[int, int]:
    """As the kernel's function of this name, which is for speed."""
    start = end = position
    while (
        end <= wanted
        and size - end >= layout.HEADER_SIZE_UP_TO_MAGIC
        and position + len(piece) - end >= layout.HEADER_SIZE_UP_TO_MAGIC
    ):
        at = end - position + layout.SIZE_OFFSET
        length = int.from_bytes(piece[at : at + 4], "big", signed=True)
        following = end + layout.LOG_OVERHEAD + length
        if length < layout.RECORD_OVERHEAD_V0 or following > size:
            break
        start, end = end, following
    return start, end
