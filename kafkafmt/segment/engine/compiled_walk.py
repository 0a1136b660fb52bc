"""The walk of the compiled engine: the kernel goes through one piece of the segment at a time.

Strategy: framing serves where the kernel does not find out what is there, or where damage needs a
reason. Both share one state: the kernel's.

Invariant: the entries, valid or not, are those that framing finds; damaged bytes between them are
left out only where the caller allows that, and the caller gets them counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt.segment.engine.kernel._kernel import (
    MARKERS,
    MORE,
    REFUSED,
    EntryHeader,
    Kernel,
    entries_around,
    entry_headers,
    find_entry,
    follow_file,
)
from kafkafmt.segment.engine.walk import EntryWalk
from kafkafmt.segment.record.entry import Entry
from kafkafmt.segment.record.framing import EntryFramer
from kafkafmt.storage.segment_file import Extent
from kafkafmt.storage.window import PIECE_SIZE, Window

if TYPE_CHECKING:
    from kafkafmt._base.limits import Limits

_FIRST_LOOK = 64 * 1024
"""Bytes of the first piece: a search beside an index needs no more. Each piece doubles that."""


class CompiledWalk(EntryWalk):
    """An :class:`EntryWalk` by the kernel.

    Args:
        extent: it begins at a boundary of entries.
        believes_lengths: whether a damaged entry ends where its header says, as for Kafka's
            reader, which does not know either which offsets the segment may have.
    """

    def __init__(
        self, window: Window, extent: Extent, limits: Limits, *, believes_lengths: bool = False
    ) -> None:
        self._believes_lengths = believes_lengths
        self._offsets = None if believes_lengths else extent.segment.offsets
        self._kernel = Kernel(MARKERS, (), limits, True, 1, 1)
        self._kernel.begin(0, None, self._offsets, -1, 0)
        super().__init__(window, extent, limits)
        self.is_refused = False
        self._piece = memoryview(b"")
        self._start = self._needed = 0  # of the piece
        self._most = _FIRST_LOOK

    def headers(self, *, leaves_out: bool) -> list[EntryHeader | None]:
        """Return the next headers in memory, from :attr:`position` on."""
        headers: list[EntryHeader | None] = []
        self._kernel.leaves_out = leaves_out
        while self.position < self.end and not self.is_refused and not headers:
            headers, status = entry_headers(self._kernel, *self._place(), self._believes_lengths)
            self._go_on(status)
        return headers

    def skip_to(self, position: int) -> None:
        """Go on after a refused place."""
        self.position, self._needed, self.is_refused = position, 0, False

    def take_left_out(self) -> tuple[int, int, int, int]:
        """Return and forget the omitted damaged ranges: number, bytes, start and end."""
        return self._kernel.take_left_out()

    def _new_framer(self) -> EntryFramer:
        return EntryFramer(
            self._window,
            self._limits,
            self.end,
            self._offsets,
            start=self.position,
            search=find_entry,
            state=self._kernel,
        )

    def _around(
        self, most: int, most_v2: int, stop: int
    ) -> tuple[Entry | None, Entry | None, bool]:
        self._kernel.leaves_out = True
        before, after, is_damaged, status = entries_around(
            self._kernel, *self._place(), most, most_v2, stop
        )
        self._go_on(status)
        return _entry(before), _entry(after), is_damaged

    def _follow(self, position: int, wanted: int) -> tuple[int, int]:
        window = self._window
        if window.file is None:
            return super()._follow(position, wanted)
        return follow_file(window.file, position, wanted, window.size)

    def _place(self) -> tuple[memoryview, int, int, int]:
        """Return the bytes from :attr:`position` on, for the kernel."""
        offset = self.position - self._start
        if not 0 <= offset < len(self._piece) or offset > len(self._piece) - self._needed:
            most = max(self._needed, min(self._most, PIECE_SIZE, self.end - self.position))
            self._most *= 2
            self._piece = self._window.view(self.position, most)
            self._start, offset = self.position, 0
        return self._piece, offset, self._start, self.end

    def _go_on(self, status: int) -> None:
        """Take over the kernel's position."""
        self.position = self._start + self._kernel.offset
        self._needed = self._kernel.needed if status == MORE else 1
        self.is_refused = status == REFUSED


def _entry(header: EntryHeader | None) -> Entry | None:
    if header is None:
        return None
    return Entry(header.position, header.magic, header.data, header.crc, True)
