"""The framing of segments of Kafka 0.7: their bytes as messages and gaps.

Strategy: as :mod:`kafkafmt.segment.record.framing`. The length of a message with a wrong checksum
is believed if it leads to the end of the file, to a valid message, or to damaged ones that lead
there, and if no valid messages inside lead there too. Otherwise framing continues at the next valid
message: a length that fits, a known magic, attributes that a broker writes, and a right checksum
over at least one byte. Messages inside a compressed one have no offset that excludes them, so after
one that looks compressed a plain message counts only where the payload ends by its checksum.
Kafka's own reader (``FileMessageSet.recover``) stops at the first damage.

Invariant: that of :class:`~kafkafmt.segment.record.framing.Framer`. Wrong checksums cover at most
:data:`_EFFORT` times the size of the segment, and one message more; no byte is searched twice.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kafkafmt._base.limits import Limits
from kafkafmt.segment import codecs
from kafkafmt.segment.record import generated_layout as grammar
from kafkafmt.segment.record.entry import Entry
from kafkafmt.segment.record.framing import SEARCH_SIZE, Framer
from kafkafmt.storage.window import MOST_SEARCHED, Window

KNOWN_MAGICS = (0, 1)

LOG_OVERHEAD = grammar.MESSAGE_0_7_MAGIC_OFFSET
"""The int32 length before each message, which it does not count (``MessageSet.LogOverhead``)."""
MAGIC_OFFSET = LOG_OVERHEAD
"""Of the magic byte; in magic 1 the attributes follow."""
ATTRIBUTES_OFFSET = grammar.MESSAGE_0_7_ATTRIBUTES_OFFSET
"""Of the byte of attributes, in magic 1."""
MIN_SIZE = grammar.MESSAGE_0_7_MIN_SIZE
"""Of a whole message with its length."""
MIN_LENGTH = MIN_SIZE - LOG_OVERHEAD
"""The least length field that Kafka's reader accepts (``Message.MinHeaderSize``)."""
COMPRESSION_MASK = grammar.MESSAGE_0_7_ATTRIBUTES_COMPRESSION_ID_MASK
"""Of the attributes (``Message.CompressionCodeMask``)."""
CRC_SIZE = 4


def crc_offset(magic: int) -> int:
    """Return the position of the uint32 checksum (``Message.crcOffset``)."""
    return payload_offset(magic) - CRC_SIZE


def payload_offset(magic: int) -> int:
    """Return the start of the payload, the checksum's range (``Message.payloadOffset``)."""
    return MIN_SIZE + (grammar.MESSAGE_0_7_ATTRIBUTES_SIZE if magic == 1 else 0)


_EFFORT = 64
_MAX_EFFORT = _EFFORT * 2**31  # of the largest segment that a broker wrote: holes do not count
_STEPS = 16
_HEAD_SIZE = payload_offset(1)
# A length field above zero whose top bit is clear, and magic 0, or magic 1 with a known codec.
_CANDIDATE = re.compile(rb"(?s)(?=(?!\0{4})[\0-\x7f].{3}(?:\0|\x01[\0-\x02]))")


@dataclass(frozen=True, slots=True)
class MessageEntry(Entry):
    """A whole message, its length included. Its offset is its byte position in the log."""

    base_offset: int

    @property
    def offset(self) -> int:
        """The position of the message in its log: consumers fetch it by this offset."""
        return self.base_offset + self.position

    @property
    def has_first_offset(self) -> bool:
        """Return ``True``: everything inside a message has the message's offset."""
        return True


class MessageFramer(Framer):
    """Finds the frames of one segment of Kafka 0.7."""

    _NOUN = "message"
    _MAGICS = KNOWN_MAGICS
    _LOG_OVERHEAD = LOG_OVERHEAD
    _MIN_LENGTH = MIN_LENGTH
    _MIN_LEFT = MIN_SIZE

    def __init__(
        self, window: Window, limits: Limits, end: int, base_offset: int | None = None
    ) -> None:
        super().__init__(window, limits, end, base_offset)
        self._effort = min(_EFFORT * end, _MAX_EFFORT)

    def _length_and_magic(self, position: int) -> tuple[int, int]:
        length, magic, _ = self._head(position)
        return length, magic

    def _min_size(self, magic: int) -> int:
        return payload_offset(magic)

    def _entry(self, position: int, magic: int, data: memoryview, crc: int, valid: bool) -> Entry:
        return MessageEntry(position, magic, data, crc, valid, self._base_offset or 0)

    def _checksums(self, entry: memoryview, magic: int) -> tuple[int, int]:
        stored, computed = stored_crc(entry, magic), computed_crc(entry, magic)
        if stored != computed:
            self._effort -= len(entry)
        return stored, computed

    def _has_plausible_header(self, position: int) -> bool:
        _, magic, attributes = self._head(position)
        return _is_sane(magic, attributes)

    def _whole_size(self, position: int) -> int | None:
        left = self.end - position
        if left < MIN_SIZE:
            return None
        length, magic = self._length_and_magic(position)
        size = LOG_OVERHEAD + length
        if magic not in KNOWN_MAGICS or size > min(left, self._limits.batch_bytes):
            return None
        return size if size >= payload_offset(magic) else None

    def _end_of_damaged(self, position: int, size: int) -> int:
        """Return the end as the base class; inner messages with the same end refute the length."""
        end = position + size
        is_next = self._test_after(position)
        following = self._find(position + 1, end, is_next)
        if following is not None and self._leads_to(following, end):
            return following
        if self._leads_on(end):
            return end
        if following is None:
            following = self._find(end, self.end, is_next)
        return self.end if following is None else following

    def _leads_on(self, position: int) -> bool:
        """Return whether the length leading here can be trusted.

        It can if the segment ends here, a valid message begins, or damaged ones lead to such a
        place.
        """
        for _ in range(_STEPS):
            if position == self.end or self.is_valid_at(position):
                return True
            left = self.end - position
            if left < MIN_SIZE:
                return False
            length, _ = self._length_and_magic(position)
            if length == 0 and self._window.is_zero(position, self.end):
                return True
            if length < MIN_LENGTH or not self._has_plausible_header(position):
                return False
            if length > left - LOG_OVERHEAD:
                return False
            position += LOG_OVERHEAD + length
        return True

    def _find_valid(self, damaged: int, stop: int) -> int | None:
        return self._find(damaged + 1, stop, self._test_after(damaged))

    def _find(self, start: int, stop: int, is_next: Callable[[int], bool]) -> int | None:
        """Return the first passing candidate from ``start`` on and below ``stop``."""
        left = MOST_SEARCHED
        while start < stop and self._effort > 0 and left > 0:
            length = min(SEARCH_SIZE, self.end - start, stop - start + MIN_SIZE)
            if length < MIN_SIZE:
                return None
            for match in _CANDIDATE.finditer(self._window.view(start, length)):
                position = start + match.start()
                if position >= stop:
                    return None
                if is_next(position):
                    return position
            start = self._after_hole(start + length - MIN_SIZE + 1)
            left -= length
        return None

    def _test_after(self, damaged: int) -> Callable[[int], bool]:
        """Return a test for the valid message to continue with after one at ``damaged``.

        The returned function is called with ascending positions.
        """
        payload = _Payload(self._window, damaged, self._head(damaged))

        def is_next(position: int) -> bool:
            size = self._whole_size(position)
            if size is None or self._effort <= 0 or not self._may_be_boundary(position + size):
                return False
            _, magic, attributes = self._head(position)
            if size == payload_offset(magic) or not _is_sane(magic, attributes):
                return False  # an empty payload proves nothing; brokers write only sane attributes
            if not self._holds(position, size):
                return False
            if payload.is_compressed and attributes == codecs.NONE:
                self._effort -= size
                return payload.ends_at(position)
            return True

        return is_next

    def _may_be_boundary(self, position: int) -> bool:
        """Return whether a message, or the end of the messages, may be here: a cheap test."""
        if self.end - position < MIN_SIZE:
            return True
        length, _ = self._length_and_magic(position)
        return length == 0 or (length >= MIN_LENGTH and self._has_plausible_header(position))

    def _head(self, position: int) -> tuple[int, int, int]:
        """Return length, magic and attributes (0 with magic 0) in the bytes at ``position``."""
        head = self._window.view(position, min(_HEAD_SIZE, self.end - position))
        magic = int.from_bytes(head[MAGIC_OFFSET:][:1], "big", signed=True)
        return _length(head), magic, head[MAGIC_OFFSET + 1] if magic == 1 else 0


class _Payload:
    """The payload of a damaged message, and its end according to its checksum."""

    def __init__(self, window: Window, position: int, head: tuple[int, int, int]) -> None:
        _, magic, attributes = head
        self.is_compressed = magic == 1 and attributes & COMPRESSION_MASK != codecs.NONE
        self._window = window
        self._position = position
        self._hashed_to = position + _HEAD_SIZE
        self._crc = 0

    def ends_at(self, position: int) -> bool:
        """Return whether the payload up to here has its checksum; call in ascending order."""
        while self._hashed_to < position:
            length = min(SEARCH_SIZE, position - self._hashed_to)
            self._crc = zlib.crc32(self._window.view(self._hashed_to, length), self._crc)
            self._hashed_to += length
        if self._hashed_to != position:
            return False
        return stored_crc(self._window.view(self._position, _HEAD_SIZE), 1) == self._crc


def walk(window: Window, position: int) -> Iterator[tuple[int, int]]:
    """Start and end of whole messages, by their length fields only, up to the first bad one."""
    while window.size - position >= MIN_SIZE:
        size = LOG_OVERHEAD + _length(window.view(position, LOG_OVERHEAD))
        if size < MIN_SIZE or position + size > window.size:
            return
        yield position, position + size
        position += size


def stored_crc(message: memoryview, magic: int) -> int:
    """Return the checksum stored in a message, unsigned."""
    return int.from_bytes(message[crc_offset(magic) : payload_offset(magic)], "big")


def computed_crc(message: memoryview, magic: int) -> int:
    """Return the CRC-32 of a message's payload."""
    return zlib.crc32(message[payload_offset(magic) :])


def _length(head: memoryview) -> int:
    return int.from_bytes(head[:LOG_OVERHEAD], "big", signed=True)


def _is_sane(magic: int, attributes: int) -> bool:
    """Return whether a broker writes messages with this magic and these attributes."""
    return magic in KNOWN_MAGICS and attributes <= codecs.SNAPPY
