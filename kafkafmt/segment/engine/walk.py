"""The entries of an extent one after another, each with its header.

Strategy: there are two classes of a walk. This one, of the reference engine, leaves every place to
framing; :class:`~kafkafmt.segment.engine.compiled_walk.CompiledWalk` lets the kernel go through the
bytes, and leaves to framing what the kernel refuses. So a caller takes :meth:`EntryWalk.headers` as
long as there are any, and :meth:`EntryWalk.frame` where a place is refused.

Boundaries are what the length fields say. No checksum covers a length, so callers that need a real
boundary check the entry after it.

Invariant: both walks give the same entries, neighbours and boundaries.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.segment.record import layout, versions
from kafkafmt.segment.record.entry import Entry
from kafkafmt.segment.record.framing import Framer
from kafkafmt.segment.record.v0_7 import framing as v0_7
from kafkafmt.storage.names import is_0_7
from kafkafmt.storage.segment_file import Extent
from kafkafmt.storage.window import Window

if TYPE_CHECKING:
    from kafkafmt.segment.engine.kernel._kernel import EntryHeader
    from kafkafmt.segment.record.entry import Frame

PIECE_SIZE = 128 * 1024
"""Bytes that are read at once where only length fields are wanted."""


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The last valid entry before a place, and the first one after it.

    Attributes:
        before: ``None`` if all come after it.
        after: ``None`` if all come before it.
        is_damaged: whether damage lies between the two, or where one of them is missing.
    """

    before: Entry | None
    after: Entry | None
    is_damaged: bool


class EntryWalk:
    """The whole entries of an extent, in order.

    Args:
        extent: it begins at a boundary of entries.

    Attributes:
        end: where the entries end.
        position: after what was returned last.
        is_refused: whether :meth:`frame` has to find what is at :attr:`position`.
    """

    def __init__(self, window: Window, extent: Extent, limits: Limits) -> None:
        self._window = window
        self._extent = extent
        self._limits = limits
        self._lengths = 0, 0  # the boundaries of an entry, by the length fields
        self.end = window.size if extent.end is None else min(extent.end, window.size)
        self.position = extent.start
        self.is_refused = True
        self._framer = self._new_framer()

    def headers(self, *, leaves_out: bool) -> Sequence[EntryHeader | None]:
        """Return the next headers in memory, from :attr:`position` on.

        Empty at the end, and at a refused position. ``None`` among them: damaged bytes were left
        out there; only with ``leaves_out``.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        return ()

    def frame(self) -> Frame:
        """Frame a refused position and continue after it."""
        frame = self._framer.frame_at(self.position)
        self.skip_to(frame.end)
        return frame

    def skip_to(self, position: int) -> None:
        """Continue after a refused position with content known to the caller."""
        self.position = position

    def take_left_out(self) -> tuple[int, int, int, int]:
        """Return and forget the omitted damaged ranges: number, bytes, start and end."""
        return 0, 0, 0, 0

    def around(self, most: int, most_v2: int, stop: int = MAX_OFFSET) -> Neighbours:
        """Return the valid entries around a place, from :attr:`position` on. Damage is passed over.

        Args:
            most: the offset that the head of an entry before the place has at most.
            most_v2: the same of a batch of v2, whose head has its first offset.
            stop: where an entry before the place ends at the latest.
        """
        most, most_v2 = (max(-MAX_OFFSET, min(size, MAX_OFFSET)) for size in (most, most_v2))
        before: Entry | None = None
        is_damaged = False
        while self.position < self.end:
            last, after, has_damage = self._around(most, most_v2, stop)
            if last is not None:
                before, is_damaged = last, False
            is_damaged |= has_damage
            if after is not None:
                return Neighbours(before, after, is_damaged)
            if not self.is_refused:
                continue
            frame = self.frame()
            if not isinstance(frame, Entry) or not frame.is_valid:
                is_damaged = True
            elif frame.offset > (most_v2 if frame.has_first_offset else most) or frame.end > stop:
                return Neighbours(before, frame, is_damaged)
            else:
                before, is_damaged = frame, False
        return Neighbours(before, None, is_damaged)

    def entry_at(self, position: int) -> tuple[int, int] | None:
        """Return start and end of the entry with this byte; ``None`` if a length is bad.

        It follows the lengths from the beginning of the segment: call it with ascending positions.
        """
        while self._lengths[1] <= position:
            before = self._lengths[1]
            self._lengths = self._follow(before, position)
            if self._lengths[1] == before:
                return None
        return self._lengths

    def is_valid_at(self, position: int) -> bool:
        """Return whether a valid entry begins here."""
        return versions.is_valid_at(
            self._window, position, self._limits, is_0_7=is_0_7(self._extent.segment.name)
        )

    def valid_from(self, position: int) -> int | None:
        """Return the first valid entry from ``position``, the start of an entry, on.

        ``None`` if there is none near, or if no length leads there.
        """
        while (entry := self.entry_at(position)) is not None:
            if self.is_valid_at(entry[0]):
                return entry[0]
            position = entry[1]
        return None

    def _new_framer(self) -> Framer:
        segment = self._extent.segment
        return versions.framer(
            self._window,
            self._limits,
            start=self.position,
            end=self.end,
            base_offset=segment.base_offset,
            offsets=segment.offsets,
            is_0_7=is_0_7(segment.name),
        )

    def _around(
        self, most: int, most_v2: int, stop: int
    ) -> tuple[Entry | None, Entry | None, bool]:
        """Return nothing known in memory, to make framing read all bytes."""
        return None, None, False

    def _follow(self, position: int, wanted: int) -> tuple[int, int]:
        """Follow entries as :func:`follow`, within one read."""
        window = self._window
        if is_0_7(self._extent.segment.name):
            message = position, position
            for message in v0_7.walk(window, position):
                if message[1] > wanted:
                    break
            return message
        length = min(PIECE_SIZE, window.size - position)
        if length < layout.HEADER_SIZE_UP_TO_MAGIC:
            return position, position
        return follow(window.view(position, length), position, wanted, window.size)


def follow(piece: memoryview, position: int, wanted: int, size: int) -> tuple[int, int]:
    """Return start and end of the last entry in ``piece`` at or before ``wanted``.

    The piece begins at ``position``, with an entry, in a segment of ``size`` bytes. Only the head
    of an entry must be in it. Without such an entry both results are ``position``.
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
