"""Splits the bytes of a segment into entries and gaps, for Kafka 0.8 and later.

Strategy: as :mod:`kafkafmt.segment.record.framer`. The length of an entry with a wrong checksum is
not believed if valid entries begin inside the entry, with one exception: the length leads to a
valid entry or to the end of the file, and those inside do not. If it is not believed, framing
continues at the next valid entry: a plausible header, a right checksum, and an offset that fits,
which is above the offsets before it and within the range of its segment. The offset excludes
messages inside other messages: the value of a v0 or v1 wrapper can contain whole messages with
right checksums, because those checksums do not cover the offset.

An entry with a right checksum and offsets outside its segment is a gap, because no checksum
covers its offset (:func:`~kafkafmt.segment.record.plausibility.misplaced`).

Kafka's own reader (``FileLogInputStream``, ``LogSegment.recover``) stops at the first damage.

Invariant: that of :class:`~kafkafmt.segment.record.framer.Framer`. All checksums that turn out to
be wrong cover at most :data:`_EFFORT` times the bytes between the first frame and the end, of at
most 2 GiB, and one entry more. After that nothing is searched: the length of each damaged entry is
believed, and bytes without such a length are damage up to the end.
"""

from __future__ import annotations

from typing import Protocol

from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.segment.record import checksums, layout
from kafkafmt.segment.record.entry import (
    Entry,
    last_offset_delta_of,
    length_of,
    magic_of,
    offset_of,
)
from kafkafmt.segment.record.framer import SEARCH_SIZE, Framer
from kafkafmt.segment.record.layout import KNOWN_MAGICS
from kafkafmt.segment.record.plausibility import misplaced, plausible, wrapper_offset
from kafkafmt.segment.record.search import NOT_FOUND, FrameSearch, Sought, find_entry
from kafkafmt.storage.window import MOST_SEARCHED, Window

_MAX_RELATIVE_OFFSET = 2**31 - 1  # of an entry to another one of its segment (LogSegment)
# Disks that write wrong bytes need one or two; the rest is for headers that claim one another.
_EFFORT = 8
_MIN_EFFORT = 32 * 1024 * 1024
_MAX_EFFORT = _EFFORT * 2**31  # of the largest segment that a broker writes: holes do not count
_FIRST_LOOK = 64 * 1024


class FramingState(Protocol):
    """What framing knows of the entries before a position; the kernel's object has it, too.

    Attributes:
        highest_offset: of the entries so far with a right checksum. After damage, offsets must
            exceed it.
        effort: how many bytes wrong checksums may still cover.
    """

    highest_offset: int
    effort: int


class _State:
    """The state of a framer that reads all entries itself."""

    highest_offset = -1
    effort = 0


class EntryFramer(Framer):
    """Finds the frames of one segment of Kafka 0.8 or later.

    Args:
        end: the position where the entries end.
        offsets: those that records of the segment may have; ``None``: any.
        start: where the first frame begins.
        search: finds the next valid entry after damage.
        state: that of who else reads entries of the segment; a new one by default.
    """

    _NOUN = "entry"
    _MAGICS = KNOWN_MAGICS
    _LOG_OVERHEAD = layout.LOG_OVERHEAD
    _MIN_LENGTH = layout.RECORD_OVERHEAD_V0
    _MIN_LEFT = layout.HEADER_SIZE_UP_TO_MAGIC + 1

    def __init__(
        self,
        window: Window,
        limits: Limits,
        end: int,
        offsets: range | None = None,
        *,
        start: int = 0,
        search: FrameSearch = find_entry,
        state: FramingState | None = None,
    ) -> None:
        super().__init__(window, limits, end)
        self._search = search
        self._offsets = offsets
        self._state = _State() if state is None else state
        self._state.effort = min(max(_EFFORT * (end - start), _MIN_EFFORT), _MAX_EFFORT)
        self._state.highest_offset = -1 if offsets is None else offsets.start - 1

    def _length_and_magic(self, position: int) -> tuple[int, int]:
        head = self._window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC)
        return length_of(head), magic_of(head)

    def _min_size(self, magic: int) -> int:
        return layout.min_entry_size(magic)

    def _entry(self, position: int, magic: int, data: memoryview, crc: int, valid: bool) -> Entry:
        if valid:
            self._state.highest_offset = self._highest(offset_of(data))
        return Entry(position, magic, data, crc, valid)

    def _checksums(self, entry: memoryview, magic: int) -> tuple[int, int]:
        stored, computed = checksums.stored(entry, magic), checksums.computed(entry, magic)
        if stored != computed:
            self._state.effort -= len(entry)
        return stored, computed

    def _misplaced(self, entry: memoryview, magic: int) -> str | None:
        if self._offsets is None:
            return None
        first = offset_of(entry)
        return misplaced(first, first + last_offset_delta_of(entry, magic), self._offsets)

    def _has_plausible_header(self, position: int) -> bool:
        return self._plausible_size(position) is not None

    def _whole_size(self, position: int) -> int | None:
        left = self.end - position
        if left < layout.HEADER_SIZE_UP_TO_MAGIC:
            return None
        length, _ = self._length_and_magic(position)
        if layout.LOG_OVERHEAD + length > min(left, self._limits.batch_bytes):
            return None
        return self._plausible_size(position)

    def _plausible_size(self, position: int) -> int | None:
        """The size in a plausible header at ``position``, which may be more than is left."""
        left = self.end - position
        if left < layout.HEADER_SIZE_UP_TO_MAGIC:
            return None
        head = self._window.view(position, min(left, layout.RECORD_BATCH_OVERHEAD))
        magic = magic_of(head)
        if magic not in KNOWN_MAGICS:
            return None
        size = layout.LOG_OVERHEAD + length_of(head)
        if size < layout.min_entry_size(magic):
            return None
        return size if plausible(head, magic, size) else None

    def _end_of_damaged(self, position: int, size: int) -> int:
        """As the base class; a valid entry inside shows that the length is damaged too.

        If the length leads to a valid entry or to the end of the log, the entries inside count
        only if they follow one another up to there as well.
        """
        end = position + size
        following = self._find_valid(position, end)
        if following is None:
            return end
        is_confirmed = end == self.end or self.is_valid_at(end)
        return end if is_confirmed and not self._leads_to(following, end) else following

    def _find_valid(self, damaged: int, stop: int) -> int | None:
        sought, state = self._sought_after(damaged), self._state
        position, length, left = damaged + 1, _FIRST_LOOK, MOST_SEARCHED
        while position < stop and state.effort > 0 and left > 0:
            piece = self._window.view(position, min(length, self.end - position))
            is_last = position + len(piece) == self.end
            whole_heads = len(piece) - (0 if is_last else layout.RECORD_BATCH_OVERHEAD - 1)
            at, size, state.effort = self._search(
                piece, position, min(whole_heads, stop - position), sought, state.effort
            )
            if at == NOT_FOUND:
                left -= len(piece)
                position = self._after_hole(position + whole_heads)
                length = min(2 * length, SEARCH_SIZE)
            elif at + size <= len(piece) or self._holds(position + at, size):
                return position + at
            else:
                position += at + 1
        return None

    def _sought_after(self, damaged: int) -> Sought:
        """What may follow an entry at ``damaged``.

        Offsets are above the last one, and above those inside a damaged wrapper.
        """
        left = self.end - damaged
        head = self._window.view(damaged, min(left, layout.RECORD_BATCH_OVERHEAD))
        within = wrapper_offset(head, magic_of(head))
        last = self._state.highest_offset if within is None else self._highest(within)
        greatest = MAX_OFFSET
        if self._offsets is not None:
            greatest = self._offsets.stop - 1
        elif last >= 0:
            greatest = last + _MAX_RELATIVE_OFFSET
        return Sought(last + 1, greatest, self.end, self._limits.batch_bytes)

    def _highest(self, offset: int) -> int:
        """The higher of ``offset`` and the last one, if both can be in one segment.

        No checksum covers offsets: a damaged one must not decide which later offsets fit.
        """
        highest = self._state.highest_offset
        if self._offsets is not None:
            is_near = offset in self._offsets
        else:
            is_near = highest < 0 or offset - highest <= _MAX_RELATIVE_OFFSET
        return max(highest, offset) if is_near else highest
