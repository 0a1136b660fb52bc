"""Splits the bytes of a segment into entries and gaps: the rules that all log formats share.

Strategy: each entry has a length field, which leads to the next entry. No checksum covers that
field. The length of an entry with a wrong checksum is therefore confirmed by what follows it; if it
cannot be confirmed, the framer searches for the next valid entry. The subclasses know the layout
of an entry, what makes a position worth a check, and when a length is confirmed:
:class:`~kafkafmt.segment.record.framing.EntryFramer` for Kafka 0.8 and later,
:class:`~kafkafmt.segment.record.v0_7.framing.MessageFramer` for Kafka 0.7.

Invariant: the frames of a segment cover it without overlap: every byte belongs to an
:class:`Entry` or to a :class:`Gap`. Bad bytes raise nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from kafkafmt._base import damage
from kafkafmt._base.limits import Limits
from kafkafmt.segment.record.entry import Entry, Frame, Gap
from kafkafmt.storage.window import Window

SEARCH_SIZE = 1024 * 1024
"""Bytes that a search looks at in one step."""


class Framer(ABC):
    """Finds the frames of one segment. Ask for them in ascending order.

    Attributes:
        end: the position where the entries end.
    """

    _NOUN: ClassVar[str]
    """What an entry of this format is called, for messages."""
    _MAGICS: ClassVar[tuple[int, ...]]
    """The known magics, in ascending order."""
    _LOG_OVERHEAD: ClassVar[int]
    """Bytes of an entry that its length field does not count."""
    _MIN_LENGTH: ClassVar[int]
    """The least length field that Kafka's reader accepts."""
    _MIN_LEFT: ClassVar[int]
    """Bytes that must be left for Kafka's reader to look for an entry in them."""

    def __init__(
        self, window: Window, limits: Limits, end: int, base_offset: int | None = None
    ) -> None:
        self._window = window
        self._limits = limits
        self.end = end
        self._is_whole = end == window.size
        self._base_offset = base_offset

    def frame_at(self, position: int) -> Frame:
        """The entry at ``position``, or the gap up to the next one."""
        left = self.end - position
        if left < self._MIN_LEFT:
            return self._tail(
                position,
                f"{self._NOUN} cut off: {left} bytes are left, expected at least {self._MIN_LEFT}",
            )
        length, magic = self._length_and_magic(position)
        size = self._LOG_OVERHEAD + length
        if length < self._MIN_LENGTH:
            if length == 0 and self._window.is_zero(position, self.end):
                return self._tail(position, "")
            return self._gap(
                position, f"{self._NOUN} length {length}, expected at least {self._MIN_LENGTH}"
            )
        if size > left:
            return self._overrun(position, size, left)
        if magic not in self._MAGICS:
            expected = ", ".join(map(str, self._MAGICS[:-1]))
            return self._skipped(
                position,
                size,
                damage.UNSUPPORTED,
                f"magic {magic}, expected {expected} or {self._MAGICS[-1]}",
            )
        if size > self._limits.batch_bytes:
            return self._skipped(
                position,
                size,
                damage.LIMIT_EXCEEDED,
                f"{self._NOUN} of {size} bytes, the limit is {self._limits.batch_bytes}",
            )
        least = self._min_size(magic)
        if size < least:
            return self._gap(
                position,
                f"{self._NOUN} of {size} bytes, expected at least {least} with magic {magic}",
            )
        return self._whole(position, size, magic)

    def is_valid_at(self, position: int) -> bool:
        """Whether a whole entry with a plausible header and a right checksum begins here."""
        return self._valid_size(position) is not None

    @abstractmethod
    def _length_and_magic(self, position: int) -> tuple[int, int]:
        """The length field and the magic of an entry at ``position``."""

    @abstractmethod
    def _min_size(self, magic: int) -> int:
        """The fewest bytes that an entry of a known magic can have."""

    @abstractmethod
    def _entry(self, position: int, magic: int, data: memoryview, crc: int, valid: bool) -> Entry:
        """The entry that consists of ``data``."""

    @abstractmethod
    def _checksums(self, entry: memoryview, magic: int) -> tuple[int, int]:
        """The stored checksum of a whole entry, and the one computed from its bytes."""

    @abstractmethod
    def _has_plausible_header(self, position: int) -> bool:
        """Whether the bytes at ``position`` look like the header of an entry."""

    @abstractmethod
    def _whole_size(self, position: int) -> int | None:
        """The size of a whole entry whose header is at ``position``; ``None`` if none can be."""

    @abstractmethod
    def _end_of_damaged(self, position: int, size: int) -> int:
        """Where a damaged entry ends: where its length says, or else at a valid entry."""

    @abstractmethod
    def _find_valid(self, damaged: int, stop: int) -> int | None:
        """The first position after ``damaged`` and below ``stop`` where a valid entry begins."""

    def _misplaced(self, entry: memoryview, magic: int) -> str | None:
        """Why the offsets of an entry with a right checksum are not believed; else ``None``."""
        return None

    def _after_hole(self, position: int) -> int:
        """Where an entry can begin from a position on: none begins with a length of zero."""
        data = self._window.data_from(position, self.end)
        return max(position, data - self._LOG_OVERHEAD + 1)

    def _valid_size(self, position: int) -> int | None:
        """The size of the valid entry that begins here; ``None`` if none does."""
        size = self._whole_size(position)
        return size if size is not None and self._holds(position, size) else None

    def _holds(self, position: int, size: int) -> bool:
        _, magic = self._length_and_magic(position)
        stored, computed = self._checksums(self._window.view(position, size), magic)
        return stored == computed

    def _leads_to(self, position: int, end: int) -> bool:
        """Whether valid entries from ``position`` on follow one another exactly up to ``end``."""
        while position < end and (size := self._valid_size(position)) is not None:
            position += size
        return position == end

    def _whole(self, position: int, size: int, magic: int) -> Frame:
        """An entry whose length fits: valid, damaged, or a gap if its length is damaged too."""
        data = self._window.view(position, size)
        crc, computed = self._checksums(data, magic)
        if crc == computed:
            reason = self._misplaced(data, magic)
            if reason is not None:
                return Gap(position, size, damage.MALFORMED, reason)
            return self._entry(position, magic, data, crc, True)
        end = self._end_of_damaged(position, size)
        if end == position + size:
            return self._entry(position, magic, data, crc, False)
        return Gap(
            position,
            end - position,
            damage.BAD_CHECKSUM,
            f"stored checksum {crc}, computed {computed} over the {size} bytes that the "
            f"{self._NOUN} claims; the damage ends after {end - position} bytes",
        )

    def _overrun(self, position: int, size: int, left: int) -> Gap:
        """An entry that claims more bytes than are left: cut off, or its length is damaged."""
        reason = f"{self._NOUN} of {size} bytes, {left} are left"
        following = self._find_valid(position, self.end)
        if following is not None:
            reason += f", but a valid {self._NOUN} begins after {following - position}"
            return Gap(position, following - position, damage.MALFORMED, reason)
        if self._has_plausible_header(position):
            return self._tail(position, reason)
        return Gap(position, left, damage.MALFORMED, f"{reason}, and its header is not plausible")

    def _skipped(self, position: int, size: int, kind: str, reason: str) -> Gap:
        """An entry that is skipped by its length, if that can be believed."""
        return Gap(position, self._end_of_damaged(position, size) - position, kind, reason)

    def _gap(self, position: int, reason: str) -> Gap:
        """Malformed bytes up to the next valid entry."""
        following = self._find_valid(position, self.end)
        end = self.end if following is None else following
        return Gap(position, end - position, damage.MALFORMED, reason)

    def _tail(self, position: int, reason: str) -> Gap:
        """The bytes after the last entry, which Kafka's recovery cuts off without an error.

        A few zeroes may be the start of an entry that was cut off, since offsets and lengths begin
        with zeroes. From ``_MIN_LEFT`` bytes on Kafka's reader sees a length of zero in them.
        """
        length = self.end - position
        if not self._is_whole:
            return Gap(position, length, damage.MALFORMED, reason or f"{length} zero bytes")
        if length >= self._MIN_LEFT and self._window.is_zero(position, self.end):
            return Gap(position, length, damage.ZERO_TAIL, f"{length} zero bytes")
        return Gap(position, length, damage.TRUNCATED_TAIL, reason)
