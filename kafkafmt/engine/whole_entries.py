"""Whole entries of a segment in order, found by the kernel, each with its header.

Strategy: the kernel walks one piece of the segment at a time. Framing serves where the kernel does
not find out what is there, or where damage needs words; it receives the offsets read so far.

Invariant: the entries, valid or not, are those that framing finds; damaged bytes between them are
left out only where the caller allows that, and the caller gets them counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt.engine.kernel._kernel import (
    DONE,
    JUDGE,
    MARKERS,
    MORE,
    REFUSED,
    Kernel,
    entries_around,
    entry_headers,
    find_entry,
)
from kafkafmt.record import layout
from kafkafmt.record.framing import EntryFramer
from kafkafmt.record.plausibility import plausible, plausible_batch
from kafkafmt.storage.window import PIECE_SIZE, Window

if TYPE_CHECKING:
    from kafkafmt.engine.kernel._kernel import EntryHeader
    from kafkafmt.limits import Limits
    from kafkafmt.record.entry import Frame

_FIRST_LOOK = 64 * 1024
"""Bytes of the first piece: a search beside an index needs no more. Each piece doubles that."""


def is_sound(entry: memoryview, limits: Limits) -> bool:
    """As :func:`kafkafmt.record.versions.is_valid_at`, of the bytes of one entry."""
    kernel = Kernel(MARKERS, (), limits, True, 1, 1)
    kernel.begin(0, None, None, -1, 0)
    if kernel.walk(entry, 0, 0, len(entry)) not in (DONE, JUDGE):
        return False
    if kernel.producer_id is None:
        return plausible(entry[: layout.RECORD_BATCH_OVERHEAD], kernel.magic, len(entry))
    return plausible_batch(
        len(entry),
        codec=kernel.codec,
        last_offset_delta=kernel.last_offset - kernel.base_offset,
        num_records=kernel.count,
        producer_id=kernel.producer_id,
    )


class WholeEntries:
    """The whole entries of one segment from ``start`` to ``end``.

    Args:
        window: of the segment.
        limits: upper bounds on the size of one entry.
        end: where the entries end.
        offsets: those that records of the segment may have; ``None``: any.
        start: where the first entry begins.
        believes_lengths: whether a damaged entry ends where its header says, as for Kafka's reader.

    Attributes:
        position: after what was returned last.
        is_refused: whether :meth:`frame` has to find what is at :attr:`position`.
    """

    def __init__(
        self,
        window: Window,
        limits: Limits,
        end: int,
        offsets: range | None = None,
        *,
        start: int = 0,
        believes_lengths: bool = False,
    ) -> None:
        self._window = window
        self._end = end
        self._believes_lengths = believes_lengths
        self._framer = EntryFramer(window, limits, end, offsets, start=start, search=find_entry)
        self._kernel = Kernel(MARKERS, (), limits, True, 1, 1)
        self._kernel.begin(0, None, offsets, self._framer.last_offset, 0)
        self._kernel.effort = self._framer.effort
        self._piece = memoryview(b"")
        self._start = self._needed = 0
        self._most = _FIRST_LOOK
        self.position = start
        self.is_refused = False

    def headers(self, *, leaves_out: bool) -> list[EntryHeader | None]:
        """Those from :attr:`position` on that are in memory; empty: the end, or a refused place.

        ``None`` among them: damaged bytes were left out there; only with ``leaves_out``.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        found: list[EntryHeader | None] = []
        self._kernel.leaves_out = leaves_out
        while self.position < self._end and not self.is_refused and not found:
            found, status = entry_headers(self._kernel, *self._place(), self._believes_lengths)
            self._go_on(status)
        return found

    def around(
        self, most: int, most_v2: int, stop: int
    ) -> tuple[EntryHeader | None, EntryHeader | None, bool]:
        """The valid entries around a place, from :attr:`position` to a piece's end at most.

        The arguments are those of the kernel's ``entries_around``.

        Returns:
            The last valid entry before the place, the first one after it, and whether damage lies
            before the latter, or at the end.
        """
        self._kernel.leaves_out = True
        before, after, is_damaged, status = entries_around(
            self._kernel, *self._place(), most, most_v2, stop, self._believes_lengths
        )
        self._go_on(status)
        return before, after, is_damaged

    def next_valid(self) -> EntryHeader | None:
        """The first valid entry from :attr:`position` on, which is then its position.

        ``None``: the entries end, or a place is refused.
        """
        found: EntryHeader | None = None
        while self.position < self._end and not self.is_refused and found is None:
            _, found, _ = self.around(0, 0, -1)
        return found

    def frame(self) -> Frame:
        """What framing finds at a refused place; the entries go on after it."""
        framer, kernel = self._framer, self._kernel
        framer.last_offset = max(framer.last_offset, kernel.highest_offset)
        framer.effort = kernel.effort
        found = framer.frame_at(self.position)
        kernel.highest_offset, kernel.effort = framer.last_offset, framer.effort
        self.skip_to(found.end)
        return found

    def skip_to(self, position: int) -> None:
        """Go on after a refused place."""
        self.position, self._needed, self.is_refused = position, 0, False

    def take_left_out(self) -> tuple[int, int, int, int]:
        """How many damaged ranges were left out since the last time, their bytes, start and end."""
        return self._kernel.take_left_out()

    def _place(self) -> tuple[memoryview, int, int, int]:
        """The bytes from :attr:`position` on, for the kernel."""
        offset = self.position - self._start
        if not 0 <= offset < len(self._piece) or offset > len(self._piece) - self._needed:
            most = max(self._needed, min(self._most, PIECE_SIZE, self._end - self.position))
            self._most *= 2
            self._piece = self._window.view(self.position, most)
            self._start, offset = self.position, 0
        return self._piece, offset, self._start, self._end

    def _go_on(self, status: int) -> None:
        """Take note of where the kernel is."""
        self.position = self._start + self._kernel.offset
        self._needed = self._kernel.needed if status == MORE else 1
        self.is_refused = status == REFUSED
