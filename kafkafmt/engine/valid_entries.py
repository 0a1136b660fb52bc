"""Sound entries of a segment in order, found by the kernel, each with its header.

Strategy: the kernel walks one piece of the segment at a time. Where an entry is not sound, framing
finds out what is there, and receives the offsets that were read so far.

Invariant: an entry comes out only if it is whole, within the limits, its checksum holds, and its
offsets lie within its segment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt.engine.kernel._kernel import DONE, JUDGE, MARKERS, MORE, Kernel, sound_headers
from kafkafmt.record import layout
from kafkafmt.record.plausibility import plausible, plausible_batch
from kafkafmt.storage.window import PIECE_SIZE, Window

if TYPE_CHECKING:
    from kafkafmt.engine.kernel._kernel import EntryHeader
    from kafkafmt.limits import Limits


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


class SoundEntries:
    """The sound entries of one segment up to ``end``, in ascending order of position.

    Attributes:
        position: after those that were returned last.
    """

    def __init__(
        self, window: Window, limits: Limits, end: int, offsets: range | None = None
    ) -> None:
        self._window = window
        self._end = end
        self._kernel = Kernel(MARKERS, (), limits, True, 1, 1)
        self._kernel.begin(0, None, offsets, -1 if offsets is None else offsets.start - 1, 0)
        self._piece = memoryview(b"")
        self._start = 0
        self.position = 0

    def headers_from(self, position: int) -> list[EntryHeader]:
        """Those from ``position`` on that are in memory; none if what begins there is not sound.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        needed = 1
        while position < self._end:
            offset = position - self._start
            if not 0 <= offset <= len(self._piece) - needed:
                most = max(needed, min(PIECE_SIZE, self._end - position))
                self._piece = self._window.view(position, most)
                self._start, offset = position, 0
            headers, status = sound_headers(
                self._kernel, self._piece, offset, self._start, self._end
            )
            self.position = self._start + self._kernel.offset
            if headers or status != MORE:
                return headers
            needed = self._kernel.needed
        return []

    @property
    def last_offset(self) -> int:
        """The highest so far, as :attr:`EntryFramer.last_offset`; the two are kept equal."""
        return self._kernel.highest_offset

    @last_offset.setter
    def last_offset(self, offset: int) -> None:
        self._kernel.highest_offset = offset
