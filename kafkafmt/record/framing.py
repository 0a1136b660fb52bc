"""Splits the bytes of a segment into entries and gaps, for Kafka 0.8 and later.

Strategy: as :mod:`kafkafmt.record.framer`. The length of an entry with a wrong checksum is not
believed if valid entries begin inside the entry, with one exception: the length leads to a valid
entry or to the end of the file, and those inside do not. If it is not believed, framing continues
at the next valid entry: a plausible header, a right checksum, and an offset that fits, which is
above the offsets before it and within the range of one segment. The offset excludes messages inside
other messages: the value of a v0 or v1 wrapper can contain whole messages with right checksums,
because those checksums do not cover the offset.

Kafka's own reader (``FileLogInputStream``, ``LogSegment.recover``) stops at the first damage.

Invariant: that of :class:`~kafkafmt.record.framer.Framer`; and all searches together compute
checksums that do not hold over at most :data:`_EFFORT` times the size of the segment, besides those
of small entries.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from kafkafmt.limits import Limits
from kafkafmt.log_format import KNOWN_MAGICS
from kafkafmt.record import checksums, layout
from kafkafmt.record.entry import Entry, length_of, magic_of, offset_of
from kafkafmt.record.framer import Framer
from kafkafmt.record.plausibility import plausible, wrapper_offset
from kafkafmt.storage.window import Window

_MAX_RELATIVE_OFFSET = 2**31 - 1  # of an entry to its segment's base (LogSegment)
# Headers in damaged bytes can each claim all the rest, and checksums over all claims would take
# quadratic time. Once they have taken so much, only small entries are found.
_EFFORT = 16
_SMALL_ENTRY = 4096


def walk(window: Window) -> Iterator[tuple[int, int]]:
    """Position and size of whole entries, by their length fields only, up to the first bad one."""
    position = 0
    while window.size - position >= layout.HEADER_SIZE_UP_TO_MAGIC:
        head = window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC)
        size = layout.LOG_OVERHEAD + length_of(head)
        if size < layout.LOG_OVERHEAD + layout.RECORD_OVERHEAD_V0 or position + size > window.size:
            return
        yield position, size
        position += size


class EntryFramer(Framer):
    """Finds the frames of one segment of Kafka 0.8 or later.

    Attributes:
        last_offset: the highest offset so far of entries with a right checksum. After damage,
            offsets must exceed it.
    """

    _NOUN = "entry"
    _MAGICS = KNOWN_MAGICS
    _LOG_OVERHEAD = layout.LOG_OVERHEAD
    _MIN_LENGTH = layout.RECORD_OVERHEAD_V0
    _MIN_LEFT = layout.HEADER_SIZE_UP_TO_MAGIC + 1
    _HEAD_SIZE = layout.HEADER_SIZE_UP_TO_MAGIC
    # A length field above zero whose top bit is clear, and a known magic.
    _CANDIDATE = re.compile(
        rb"(?s)(?=.{%d}(?!\0{4})[\0-\x7f].{%d}[\0-\x02])"
        % (layout.SIZE_OFFSET, layout.MAGIC_OFFSET - layout.SIZE_OFFSET - 1)
    )

    def __init__(
        self, window: Window, limits: Limits, end: int, base_offset: int | None = None
    ) -> None:
        super().__init__(window, limits, end, base_offset)
        self._effort = _EFFORT * end
        self.last_offset = -1 if base_offset is None else base_offset - 1

    def _length_and_magic(self, position: int) -> tuple[int, int]:
        head = self._window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC)
        return length_of(head), magic_of(head)

    def _min_size(self, magic: int) -> int:
        return layout.min_entry_size(magic)

    def _entry(self, position: int, magic: int, data: memoryview, crc: int, valid: bool) -> Entry:
        if valid:
            self.last_offset = self._highest(offset_of(data))
        return Entry(position, magic, data, crc, valid)

    def _checksums(self, entry: memoryview, magic: int) -> tuple[int, int]:
        return checksums.stored(entry, magic), checksums.computed(entry, magic)

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
        found = self._find_valid(position, end)
        if found is None:
            return end
        is_confirmed = end == self.end or self.is_valid_at(end)
        return end if is_confirmed and not self._leads_to(found, end) else found

    def _test_after(self, damaged: int) -> Callable[[int], bool]:
        fitting = self._fitting_offsets(damaged)

        def is_next(position: int) -> bool:
            offset = offset_of(self._window.view(position, layout.SIZE_OFFSET))
            return offset in fitting and self._is_found_at(position)

        return is_next

    def _is_found_at(self, position: int) -> bool:
        """Whether a valid entry begins here; large ones count while there is effort left."""
        size = self._whole_size(position)
        if size is None or self._effort < size > _SMALL_ENTRY:
            return False
        if self._holds(position, size):
            return True
        if size > _SMALL_ENTRY:
            self._effort -= size
        return False

    def _fitting_offsets(self, damaged: int) -> range:
        """The offsets that entries after ``damaged`` may have.

        They are above the last one, and above those inside a damaged wrapper.
        """
        left = self.end - damaged
        head = self._window.view(damaged, min(left, layout.RECORD_BATCH_OVERHEAD))
        within = wrapper_offset(head, magic_of(head))
        last = self.last_offset if within is None else self._highest(within)
        if self._base_offset is not None:
            return range(last + 1, self._base_offset + _MAX_RELATIVE_OFFSET + 1)
        return range(last + 1, last + _MAX_RELATIVE_OFFSET + 1 if last >= 0 else 2**63)

    def _highest(self, offset: int) -> int:
        """The higher of ``offset`` and the last one, if both can be in one segment.

        No checksum covers offsets: a damaged one must not decide which later offsets fit.
        """
        first = self.last_offset if self._base_offset is None else self._base_offset
        is_near = first < 0 or offset - first <= _MAX_RELATIVE_OFFSET
        return max(self.last_offset, offset) if is_near else self.last_offset
