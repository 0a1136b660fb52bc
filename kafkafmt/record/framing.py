"""Bytes to entries: where each begins and ends, whether its checksum holds, what lies between.

Strategy: entries follow one another by their length fields, which no checksum covers. So the
length of a damaged entry is not believed where sound ones lie within it, unless it leads to a sound
one, or to the end of the file, and they do not. Where it is not believed, the next *sound* entry is
searched: a plausible header, a checksum that holds, and an offset that fits, above those before it
and within the segment. The last keeps out messages that lie inside of others: the value of a
wrapper of v0 or v1 can show whole messages with checksums that hold, since those do not cover the
offset. Kafka's own reader (``FileLogInputStream``, ``LogSegment.recover``) stops there for good.

Invariant: the frames of a segment touch and cover it whole: every byte belongs to an
:class:`Entry` or to a :class:`Gap`. Nothing raises for bad bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kafkafmt import damage
from kafkafmt.limits import Limits
from kafkafmt.log_format import KNOWN_MAGICS
from kafkafmt.record import checksums, layout
from kafkafmt.record.entry import Entry, Frame, Gap, length_of, magic_of, offset_of
from kafkafmt.record.plausibility import plausible, wrapper_offset
from kafkafmt.storage.window import Window

if TYPE_CHECKING:
    pass

_MAX_RELATIVE_OFFSET = 2**31 - 1  # of an entry to its segment's base (LogSegment)
_SEARCH_SIZE = 1024 * 1024

# A length field above zero whose top bits are clear, and a known magic: cheap, and rare in data.
_CANDIDATE = re.compile(
    rb"(?s)(?=.{%d}(?!\0{4})[\0-\x7f].{%d}[\0-\x02])"
    % (layout.SIZE_OFFSET, layout.MAGIC_OFFSET - layout.SIZE_OFFSET - 1)
)


def walk(window: Window) -> Iterator[tuple[int, int]]:
    """Position and size of whole entries, by their length fields alone, up to the first bad one."""
    position = 0
    while window.size - position >= layout.HEADER_SIZE_UP_TO_MAGIC:
        head = window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC)
        size = layout.LOG_OVERHEAD + length_of(head)
        if size < layout.LOG_OVERHEAD + layout.RECORD_OVERHEAD_V0 or position + size > window.size:
            return
        yield position, size
        position += size


class Framer:
    """Finds the frames of one segment, which are to be asked for in ascending order.

    Attributes:
        end: the position where the entries end.
        last_offset: the highest so far of entries whose checksum holds; what offsets must exceed
            after damage.
    """

    def __init__(
        self, window: Window, limits: Limits, end: int, base_offset: int | None = None
    ) -> None:
        self._window = window
        self._limits = limits
        self.end = end
        self._is_whole = end == window.size
        self._base_offset = base_offset
        self.last_offset = -1 if base_offset is None else base_offset - 1

    def frame_at(self, position: int) -> Frame:
        """The entry at ``position``, or the gap up to the next one."""
        left = self.end - position
        if left <= layout.HEADER_SIZE_UP_TO_MAGIC:
            return self._tail(position, f"{left} bytes are left, too few for an entry")
        head = self._window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC)
        length, magic = length_of(head), magic_of(head)
        size = layout.LOG_OVERHEAD + length
        if length < layout.RECORD_OVERHEAD_V0:
            if length == 0 and self._window.is_zero(position, self.end):
                return self._tail(position, "")
            return self._gap(
                position,
                damage.MALFORMED,
                f"entry length {length}, the least is {layout.RECORD_OVERHEAD_V0}",
            )
        if size > left:
            return self._overrun(position, size, left)
        if magic not in KNOWN_MAGICS:
            return self._skipped(
                position, size, damage.UNSUPPORTED, f"magic {magic}, Kafka knows 0, 1 and 2"
            )
        if size > self._limits.batch_bytes:
            return self._skipped(
                position,
                size,
                damage.LIMIT_EXCEEDED,
                f"an entry of {size} bytes, the limit is {self._limits.batch_bytes}",
            )
        least = layout.min_entry_size(magic)
        if size < least:
            return self._gap(
                position,
                damage.MALFORMED,
                f"an entry of {size} bytes, one of magic {magic} has at least {least}",
            )
        return self._entry(position, size, magic)

    def is_sound_at(self, position: int) -> bool:
        """A plausible header, a whole entry, and a checksum that holds."""
        return self._sound_size(position) is not None

    def _sound_size(self, position: int) -> int | None:
        """The size of the sound entry that begins here; ``None`` if none does."""
        left = self.end - position
        if left < layout.HEADER_SIZE_UP_TO_MAGIC:
            return None
        head = self._window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC)
        if layout.LOG_OVERHEAD + length_of(head) > min(left, self._limits.batch_bytes):
            return None
        size = self._plausible_size(position)
        if size is None:
            return None
        entry = self._window.view(position, size)
        magic = magic_of(entry)
        holds = checksums.stored(entry, magic) == checksums.computed(entry, magic)
        return size if holds else None

    def _entry(self, position: int, size: int, magic: int) -> Frame:
        data = self._window.view(position, size)
        crc = checksums.stored(data, magic)
        computed = checksums.computed(data, magic)
        if crc == computed:
            self.last_offset = self._highest(offset_of(data))
            return Entry(position, magic, data, crc, True)
        found = self._hidden_sound(position, size)
        if found is None:
            return Entry(position, magic, data, crc, False)
        return Gap(
            position,
            found - position,
            damage.BAD_CHECKSUM,
            f"stored checksum {crc}, computed {computed} over the {size} bytes that the entry "
            f"claims, but a sound entry begins after {found - position}",
        )

    def _overrun(self, position: int, size: int, left: int) -> Gap:
        reason = f"an entry of {size} bytes, {left} are left"
        found = self._find_sound(position, self.end)
        if found is None:
            if self._plausible_size(position) is not None:
                return self._tail(position, reason)
            return Gap(position, left, damage.MALFORMED, f"{reason}, and no head of an entry")
        return Gap(
            position,
            found - position,
            damage.MALFORMED,
            f"{reason}, but a sound entry begins after {found - position}",
        )

    def _skipped(self, position: int, size: int, kind: str, reason: str) -> Gap:
        """An entry that is passed over by its length, if that can be believed."""
        found = self._hidden_sound(position, size)
        return Gap(position, size if found is None else found - position, kind, reason)

    def _gap(self, position: int, kind: str, reason: str) -> Gap:
        """Everything up to the next sound entry."""
        found = self._find_sound(position, self.end)
        return Gap(position, (self.end if found is None else found) - position, kind, reason)

    def _tail(self, position: int, reason: str) -> Gap:
        """What lies behind the last entry, which Kafka's recovery cuts off without a word.

        A few zeroes may be the head of a torn entry, whose offset begins with zeroes: Kafka's
        reader stops there as at a torn entry, and takes more of them for a length of zero.
        """
        length = self.end - position
        if not self._is_whole:
            return Gap(position, length, damage.MALFORMED, reason or f"{length} zero bytes")
        if length > layout.HEADER_SIZE_UP_TO_MAGIC and self._window.is_zero(position, self.end):
            return Gap(position, length, damage.ZERO_TAIL, f"{length} zero bytes of preallocation")
        return Gap(position, length, damage.TRUNCATED_TAIL, reason)

    def _hidden_sound(self, position: int, size: int) -> int | None:
        """Where a sound entry begins inside a damaged one: then its length is damaged too.

        Where the length leads to a sound entry, or to the end of the log, the hidden ones have to
        lead there as well, one after the other.
        """
        end = position + size
        found = self._find_sound(position, end)
        if found is None or not (end == self.end or self.is_sound_at(end)):
            return found
        follower = found
        while follower < end and (step := self._sound_size(follower)) is not None:
            follower += step
        return found if follower == end else None

    def _plausible_size(self, position: int) -> int | None:
        """The size of the entry whose header may stand here; ``None`` if none can."""
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

    def _find_sound(self, damaged: int, stop: int) -> int | None:
        """The first position behind ``damaged``, below ``stop``, where a sound entry begins."""
        fitting = self._fitting_offsets(damaged)
        start = damaged + 1
        while start < stop:
            length = min(_SEARCH_SIZE, self.end - start)
            if length < layout.HEADER_SIZE_UP_TO_MAGIC:
                return None
            piece = self._window.view(start, length)
            for match in _CANDIDATE.finditer(piece):
                position = start + match.start()
                if position >= stop:
                    return None
                offset = offset_of(piece[match.start() :])
                if offset in fitting and self.is_sound_at(position):
                    return position
            start += length - layout.HEADER_SIZE_UP_TO_MAGIC + 1
        return None

    def _fitting_offsets(self, damaged: int) -> range:
        """The offsets that entries behind ``damaged`` may have.

        They are above the last one, and above those that a damaged wrapper has inside.
        """
        left = self.end - damaged
        head = self._window.view(damaged, min(left, layout.RECORD_BATCH_OVERHEAD))
        within = wrapper_offset(head, magic_of(head))
        last = self.last_offset if within is None else self._highest(within)
        if self._base_offset is not None:
            return range(last + 1, self._base_offset + _MAX_RELATIVE_OFFSET + 1)
        return range(last + 1, last + _MAX_RELATIVE_OFFSET + 1 if last >= 0 else 2**63)

    def _highest(self, offset: int) -> int:
        """The higher of ``offset`` and the last one, unless no segment has both.

        No checksum covers offsets: one that is damaged must not decide what comes after it.
        """
        first = self.last_offset if self._base_offset is None else self._base_offset
        is_near = first < 0 or offset - first <= _MAX_RELATIVE_OFFSET
        return max(self.last_offset, offset) if is_near else self.last_offset
