"""The framing of segments: their bytes as entries and gaps, for Kafka 0.8 and later.

Strategy: each entry has a length field, which no checksum covers. The length of an entry with a
wrong checksum is believed if no valid entries begin inside it, or if it leads to a valid entry or
to the end and they do not. Otherwise framing continues at the next valid entry: a plausible header,
a right checksum, and an offset above those before it and within its segment. The offset excludes
messages inside wrappers of v0 and v1. A right checksum with such an offset is a gap
(:func:`misplaced`). Kafka's reader (``LogSegment.recover``) stops at the first damage instead. The
base class :class:`Framer` also serves Kafka 0.7, the kernel has the same search (``search.pxi``).

Invariant: the frames of a segment cover it without overlap; bad bytes raise nothing. Wrong
checksums cover at most :data:`_EFFORT` times the bytes from the first frame to the end, of at most
2 GiB, and one entry more: hostile headers can each claim all the rest. After that nothing is
searched: lengths of damaged entries are believed, and other bytes are damage up to the end.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Protocol

from kafkafmt._base import damage
from kafkafmt._base.errors import MalformedError
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.segment import codecs
from kafkafmt.segment.record import entry as checksums
from kafkafmt.segment.record import grammar, layout
from kafkafmt.segment.record.entry import (
    Entry,
    Frame,
    Gap,
    last_offset_delta_field,
    length_field,
    magic_field,
    offset_field,
)
from kafkafmt.segment.record.layout import KNOWN_MAGICS, MAGIC_V0, MAGIC_V1, MAGIC_V2
from kafkafmt.storage.window import MOST_SEARCHED, Window

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
        """Return the entry at ``position``, or the gap up to the next one."""
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
        """Return whether a whole entry with a plausible header and a right checksum begins here."""
        return self._valid_size(position) is not None

    @abstractmethod
    def _length_and_magic(self, position: int) -> tuple[int, int]:
        """Return the length field and the magic of an entry at ``position``."""

    @abstractmethod
    def _min_size(self, magic: int) -> int:
        """Return the least size of an entry of a known magic, in bytes."""

    @abstractmethod
    def _entry(self, position: int, magic: int, data: memoryview, crc: int, valid: bool) -> Entry:
        """Return ``data`` as an entry."""

    @abstractmethod
    def _checksums(self, entry: memoryview, magic: int) -> tuple[int, int]:
        """Return the stored checksum of a whole entry, and the one computed from its bytes."""

    @abstractmethod
    def _has_plausible_header(self, position: int) -> bool:
        """Return whether the bytes at ``position`` look like the header of an entry."""

    @abstractmethod
    def _whole_size(self, position: int) -> int | None:
        """Return the size of a whole entry at ``position``; ``None`` if none can be there."""

    @abstractmethod
    def _end_of_damaged(self, position: int, size: int) -> int:
        """Return the end of a damaged entry: by its length, or else at a valid entry."""

    @abstractmethod
    def _find_valid(self, damaged: int, stop: int) -> int | None:
        """Find the first valid entry after ``damaged`` and below ``stop``."""

    def _misplaced(self, entry: memoryview, magic: int) -> str | None:
        """Explain why an entry's offsets are refused despite a right checksum; else ``None``."""
        return None

    def _after_hole(self, position: int) -> int:
        """Return the first possible entry from a position on: none has a length of zero."""
        data = self._window.data_from(position, self.end)
        return max(position, data - self._LOG_OVERHEAD + 1)

    def _valid_size(self, position: int) -> int | None:
        """Return the size of the valid entry at this position; ``None`` if there is none."""
        size = self._whole_size(position)
        return size if size is not None and self._holds(position, size) else None

    def _holds(self, position: int, size: int) -> bool:
        _, magic = self._length_and_magic(position)
        stored, computed = self._checksums(self._window.view(position, size), magic)
        return stored == computed

    def _leads_to(self, position: int, end: int) -> bool:
        """Return whether valid entries from ``position`` on end exactly at ``end``."""
        while position < end and (size := self._valid_size(position)) is not None:
            position += size
        return position == end

    def _whole(self, position: int, size: int, magic: int) -> Frame:
        """Frame an entry with a fitting length: valid, damaged, or a gap for a damaged length."""
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
        """Frame an entry longer than the rest: cut off, or its length is damaged."""
        reason = f"{self._NOUN} of {size} bytes, {left} are left"
        following = self._find_valid(position, self.end)
        if following is not None:
            reason += f", but a valid {self._NOUN} begins after {following - position}"
            return Gap(position, following - position, damage.MALFORMED, reason)
        if self._has_plausible_header(position):
            return self._tail(position, reason)
        return Gap(position, left, damage.MALFORMED, f"{reason}, and its header is not plausible")

    def _skipped(self, position: int, size: int, kind: str, reason: str) -> Gap:
        """Skip an entry by its length, if the length is plausible."""
        return Gap(position, self._end_of_damaged(position, size) - position, kind, reason)

    def _gap(self, position: int, reason: str) -> Gap:
        """Malformed bytes up to the next valid entry."""
        following = self._find_valid(position, self.end)
        end = self.end if following is None else following
        return Gap(position, end - position, damage.MALFORMED, reason)

    def _tail(self, position: int, reason: str) -> Gap:
        """Return the bytes after the last entry, cut off by Kafka's recovery without an error.

        A few zeroes may be the start of a truncated entry, since offsets and lengths begin with
        zeroes. From ``_MIN_LEFT`` bytes on Kafka's reader sees a length of zero in them.
        """
        length = self.end - position
        if not self._is_whole:
            return Gap(position, length, damage.MALFORMED, reason or f"{length} zero bytes")
        if length >= self._MIN_LEFT and self._window.is_zero(position, self.end):
            return Gap(position, length, damage.ZERO_TAIL, f"{length} zero bytes")
        return Gap(position, length, damage.TRUNCATED_TAIL, reason)


_INT32_SIZE = 4


def plausible(head: memoryview, magic: int, size: int) -> bool:
    """Return whether ``head``, the first bytes of an entry of ``size`` bytes, may be a header.

    ``head`` has :data:`layout.RECORD_BATCH_OVERHEAD` bytes, or fewer at the end of the log.
    """
    if magic == MAGIC_V2:
        return _batch(head, size)
    return _message(head, size, layout.message_header_size(magic))


def misplaced(first: int, last: int, offsets: range) -> str | None:
    """Explain why an entry does not belong in a segment with ``offsets``; else ``None``.

    No checksum covers the offset of an entry. The name of its segment and that of the next one
    limit it: Kafka appends no entry outside them (``LogSegment.ensureOffsetInRange``), and finds
    no segment for the offsets of such an entry. ``first`` is the offset in the entry's header,
    in v0 and v1 that of the last record; ``last`` is the offset of the last record.
    """
    if offsets.start <= first < offsets.stop and last < offsets.stop:
        return None
    found = f"offset {first}" if first == last else f"offsets {first} to {last}"
    if offsets.start >= offsets.stop:
        return f"{found} in a segment whose name leaves room for none"
    return f"{found}, expected {offsets.start} to {offsets.stop - 1} in this segment"


def wrapper_offset(head: memoryview, magic: int) -> int | None:
    """Return the offset of a wrapper of v0 or v1 by its header; ``None`` for other bytes.

    It is the offset of the last message inside. A wrapper has no key, which makes mistakes rare,
    even if the length field is wrong.
    """
    from kafkafmt.generated import KafkaMessageHeader

    if magic not in (MAGIC_V0, MAGIC_V1):
        return None
    stream = grammar.stream(head)
    try:
        with grammar.parsing("KafkaMessageHeader"):
            header = KafkaMessageHeader(stream)
            len_key = stream.read_s4be()
    except MalformedError:
        return None
    is_wrapper = codecs.NONE < header.attributes.compression_id <= codecs.LZ4 and len_key == -1
    return int(header.offset) if is_wrapper else None


def _batch(head: memoryview, size: int) -> bool:
    if len(head) < layout.RECORD_BATCH_OVERHEAD:
        return True
    return plausible_batch(
        size,
        codec=head[layout.flags_offset(MAGIC_V2)] & layout.COMPRESSION_MASK,
        last_offset_delta=_int32(head, layout.LAST_OFFSET_DELTA_OFFSET),
        num_records=_int32(head, layout.NUM_RECORDS_OFFSET),
        producer_id=_int64(head, layout.PRODUCER_ID_OFFSET),
    )


def plausible_batch(
    size: int, *, codec: int, last_offset_delta: int, num_records: int, producer_id: int
) -> bool:
    """Return whether a record batch of ``size`` bytes may have these fields in its header."""
    payload = size - layout.RECORD_BATCH_OVERHEAD
    return (
        codec <= codecs.ZSTD
        and last_offset_delta >= 0
        and 0 <= num_records <= last_offset_delta + 1
        and (codec != codecs.NONE or num_records <= payload // layout.MIN_RECORD_SIZE)
        and producer_id >= -1
    )


def _message(head: memoryview, size: int, header_size: int) -> bool:
    rest = header_size + _INT32_SIZE
    if len(head) < rest:
        return True
    codec = head[layout.flags_offset(MAGIC_V1)] & layout.COMPRESSION_MASK
    # The length of the key has been read; the key and the length of the value must fit the rest.
    return codec <= codecs.LZ4 and -1 <= _int32(head, header_size) <= size - rest - _INT32_SIZE


def _int32(head: memoryview, at: int) -> int:
    return int.from_bytes(head[at : at + _INT32_SIZE], "big", signed=True)


def _int64(head: memoryview, at: int) -> int:
    return int.from_bytes(head[at : at + 2 * _INT32_SIZE], "big", signed=True)


_OFFSET_SIZE = layout.SIZE_OFFSET
_LENGTH_SIZE = layout.LOG_OVERHEAD - layout.SIZE_OFFSET

NOT_FOUND = -1


@dataclass(frozen=True, slots=True)
class Sought:
    """The entries accepted by a search.

    Attributes:
        least_offset, greatest_offset: of an entry.
        end: the position where the entries of the log end.
        batch_bytes: the greatest size of an entry.
    """

    least_offset: int
    greatest_offset: int
    end: int
    batch_bytes: int


FrameSearch = Callable[[memoryview, int, int, Sought, int], tuple[int, int, int]]
"""Looks for an entry in a piece of the log: :func:`find_entry`, or that of the kernel."""


def find_entry(
    piece: memoryview, position: int, stop: int, sought: Sought, effort: int
) -> tuple[int, int, int]:
    """Find the first valid entry in ``piece``, or the first one reaching beyond it.

    Args:
        piece: bytes of the log.
        position: of their first one.
        stop: the number of positions to try in the piece; a header fits into the piece at each of
            them, unless the log ends there.
        sought: the accepted entries.
        effort: the most bytes to be covered by wrong checksums, at least one.

    Returns:
        The position of the entry in the piece, or :data:`NOT_FOUND`; its size; the effort left:
        zero or less if the search was given up.
    """
    greatest_size = min(sought.end - position, sought.batch_bytes)
    candidate = _candidate(
        0 if sought.least_offset < 0 else _leading_zeroes(sought.greatest_offset, _OFFSET_SIZE),
        _leading_zeroes(greatest_size, _LENGTH_SIZE),
    )
    at = -1
    while match := candidate.search(piece, at + 1, stop + layout.MAGIC_OFFSET):
        at = match.start()
        left = sought.end - position - at
        head = piece[at : at + layout.RECORD_BATCH_OVERHEAD]
        size = layout.LOG_OVERHEAD + length_field(head)
        if (
            size > left
            or size > sought.batch_bytes
            or not sought.least_offset <= offset_field(head) <= sought.greatest_offset
        ):
            continue
        magic = magic_field(head)
        if size < layout.min_entry_size(magic) or not plausible(head, magic, size):
            continue
        entry = piece[at : at + size]
        if len(entry) < size or checksums.hold(entry, magic):
            return at, size, effort
        effort -= size
        if effort <= 0:
            break
    return NOT_FOUND, 0, effort


@cache
def _candidate(zeroes_of_offset: int, zeroes_of_length: int) -> re.Pattern[bytes]:
    """Return an entry up to its magic, with so many zero bytes first in its offset and its length.

    The length is above zero, and its top bit is clear. The offset begins the expression with
    literals, because :mod:`re` finds those fastest.
    """
    length = _zeroes_and_any(zeroes_of_length, _LENGTH_SIZE)
    return re.compile(
        rb"(?s)%b(?!\0{%d})(?=[\0-\x7f])%b.{%d}[\0-\x02]"
        % (
            _zeroes_and_any(zeroes_of_offset, _OFFSET_SIZE),
            _LENGTH_SIZE,
            length,
            layout.MAGIC_OFFSET - layout.LOG_OVERHEAD,
        )
    )


def _zeroes_and_any(zeroes: int, size: int) -> bytes:
    return rb"\0" * zeroes + b".{%d}" % (size - zeroes)


def _leading_zeroes(greatest: int, size: int) -> int:
    """Return the number of leading zero bytes of all numbers of ``size`` bytes to ``greatest``."""
    return max(size - (max(greatest, 0).bit_length() + 7) // 8, 0)


_MAX_RELATIVE_OFFSET = 2**31 - 1  # of an entry to another one of its segment (LogSegment)
# Disks that write wrong bytes need one or two; the rest is for headers that claim one another.
_EFFORT = 8
_MIN_EFFORT = 32 * 1024 * 1024
_MAX_EFFORT = _EFFORT * 2**31  # of the largest segment that a broker writes: holes do not count
_FIRST_LOOK = 64 * 1024


class FramingState(Protocol):
    """The state of framing before a position; the kernel's object has it, too.

    Attributes:
        highest_offset: of the entries so far with a right checksum. After damage, offsets must
            exceed it.
        effort: how many bytes wrong checksums may still cover.
    """

    highest_offset: int
    effort: int


class _State:
    """The state of a framer reading all entries itself."""

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
        return length_field(head), magic_field(head)

    def _min_size(self, magic: int) -> int:
        return layout.min_entry_size(magic)

    def _entry(self, position: int, magic: int, data: memoryview, crc: int, valid: bool) -> Entry:
        if valid:
            self._state.highest_offset = self._highest(offset_field(data))
        return Entry(position, magic, data, crc, valid)

    def _checksums(self, entry: memoryview, magic: int) -> tuple[int, int]:
        stored, computed = checksums.stored(entry, magic), checksums.computed(entry, magic)
        if stored != computed:
            self._state.effort -= len(entry)
        return stored, computed

    def _misplaced(self, entry: memoryview, magic: int) -> str | None:
        if self._offsets is None:
            return None
        first = offset_field(entry)
        return misplaced(first, first + last_offset_delta_field(entry, magic), self._offsets)

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
        """Return the size in a plausible header at ``position``, perhaps more than is left."""
        left = self.end - position
        if left < layout.HEADER_SIZE_UP_TO_MAGIC:
            return None
        head = self._window.view(position, min(left, layout.RECORD_BATCH_OVERHEAD))
        magic = magic_field(head)
        if magic not in KNOWN_MAGICS:
            return None
        size = layout.LOG_OVERHEAD + length_field(head)
        if size < layout.min_entry_size(magic):
            return None
        return size if plausible(head, magic, size) else None

    def _end_of_damaged(self, position: int, size: int) -> int:
        """Return the end as the base class; a valid entry inside means a damaged length.

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
        """Return the possible entries after one at ``damaged``.

        Offsets are above the last one, and above those inside a damaged wrapper.
        """
        left = self.end - damaged
        head = self._window.view(damaged, min(left, layout.RECORD_BATCH_OVERHEAD))
        within = wrapper_offset(head, magic_field(head))
        last = self._state.highest_offset if within is None else self._highest(within)
        greatest = MAX_OFFSET
        if self._offsets is not None:
            greatest = self._offsets.stop - 1
        elif last >= 0:
            greatest = last + _MAX_RELATIVE_OFFSET
        return Sought(last + 1, greatest, self.end, self._limits.batch_bytes)

    def _highest(self, offset: int) -> int:
        """Return the higher of ``offset`` and the last one, if both can be in one segment.

        No checksum covers offsets: a damaged one must not decide which later offsets fit.
        """
        highest = self._state.highest_offset
        if self._offsets is not None:
            is_near = offset in self._offsets
        else:
            is_near = highest < 0 or offset - highest <= _MAX_RELATIVE_OFFSET
        return max(highest, offset) if is_near else highest
