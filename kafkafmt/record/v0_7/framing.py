"""Bytes to messages: where each begins and ends, whether its checksum holds, what lies between.

Strategy: messages follow one another by their length fields, which no checksum covers. The length
of a damaged message is believed if the end of the file or a sound message follows it, or damaged
ones that lead to such, and no sound ones inside lead there too. Else the next sound one is
searched: a length that fits and leads to something like a message or an end, a known magic, sane
attributes, and a checksum that holds over at least one byte.

That may be found inside of a damaged compressed message, whose payload can show whole messages with
right checksums. Nothing in them says where they belong: they have no offset. So behind a message
that looks compressed a plain one is only taken where the payload ends by the stored checksum, which
does not cover the length; a compressed one is taken, since messages are not compressed twice as a
rule. Kafka's own reader (``FileMessageSet.recover``) stops at damage for good.

Invariant: the frames of a segment touch and cover it whole. Nothing raises for bad bytes, and all
searches together hash at most :data:`_EFFORT` times the segment.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt import codecs, damage
from kafkafmt.limits import Limits
from kafkafmt.record.entry import Entry, Frame, Gap
from kafkafmt.record.v0_7 import layout
from kafkafmt.storage.window import Window

_SEARCH_SIZE = 1024 * 1024
_EFFORT = 64
_STEPS = 16
_HEAD_SIZE = layout.payload_offset(1)
# A length field above zero whose top bit is clear, and magic 0, or magic 1 with a known codec.
_CANDIDATE = re.compile(rb"(?s)(?=(?!\0{4})[\0-\x7f].{3}(?:\0|\x01[\0-\x02]))")


@dataclass(frozen=True, slots=True)
class MessageEntry(Entry):
    """A whole message, its length included. Its offset is its byte position in the log."""

    base_offset: int

    @property
    def offset(self) -> int:
        """Where the message begins: what a consumer fetches it by."""
        return self.base_offset + self.position

    @property
    def has_first_offset(self) -> bool:
        """All that is inside of a message has its offset."""
        return True


class MessageFramer:
    """Finds the frames of one segment, which are to be asked for in ascending order.

    Attributes:
        end: the position where the messages end.
    """

    def __init__(
        self, window: Window, limits: Limits, end: int, base_offset: int | None = None
    ) -> None:
        self._window = window
        self._limits = limits
        self.end = end
        self._is_whole = end == window.size
        self._base_offset = base_offset or 0
        self._effort = _EFFORT * end

    def frame_at(self, position: int) -> Frame:
        """The message at ``position``, or the gap up to the next one."""
        left = self.end - position
        if left < layout.MIN_SIZE:
            return self._tail(position, f"{left} bytes are left, too few for a message")
        length, magic, _ = self._head(position)
        size = layout.LOG_OVERHEAD + length
        if length < layout.MIN_LENGTH:
            if length == 0 and self._window.is_zero(position, self.end):
                return self._tail(position, "")
            return self._gap(position, f"message length {length}, the least is {layout.MIN_LENGTH}")
        if size > left:
            return self._overrun(position, size, left)
        if magic not in layout.KNOWN_MAGICS:
            return self._skipped(
                position, size, damage.UNSUPPORTED, f"magic {magic}, Kafka 0.7 knows 0 and 1"
            )
        if size > self._limits.batch_bytes:
            return self._skipped(
                position,
                size,
                damage.LIMIT_EXCEEDED,
                f"a message of {size} bytes, the limit is {self._limits.batch_bytes}",
            )
        if size < layout.payload_offset(magic):
            return self._gap(
                position,
                f"a message of {size} bytes, one of magic {magic} has at least "
                f"{layout.payload_offset(magic)}",
            )
        return self._message(position, size, magic)

    def is_sound_at(self, position: int) -> bool:
        """A length that fits, a known magic, and a checksum that holds."""
        size = self._whole_size(position)
        return size is not None and self._holds(position, size)

    def _message(self, position: int, size: int, magic: int) -> Frame:
        data = self._window.view(position, size)
        crc, computed = stored_crc(data, magic), computed_crc(data, magic)
        if crc == computed:
            return MessageEntry(position, magic, data, crc, True, self._base_offset)
        end = self._end_of_damaged(position, size)
        if end == position + size:
            return MessageEntry(position, magic, data, crc, False, self._base_offset)
        return Gap(
            position,
            end - position,
            damage.BAD_CHECKSUM,
            f"stored checksum {crc}, computed {computed} over the {size} bytes that the message "
            "claims, but the next sound message begins elsewhere",
        )

    def _overrun(self, position: int, size: int, left: int) -> Gap:
        reason = f"a message of {size} bytes, {left} are left"
        found = self._find_sound(position)
        if found is None:
            _, magic, attributes = self._head(position)
            if _is_sane(magic, attributes):
                return self._tail(position, reason)
            return Gap(position, left, damage.MALFORMED, f"{reason}, and no head of a message")
        return Gap(
            position,
            found - position,
            damage.MALFORMED,
            f"{reason}, but a sound message begins after {found - position}",
        )

    def _skipped(self, position: int, size: int, kind: str, reason: str) -> Gap:
        """A message that is passed over by its length, if that can be believed."""
        return Gap(position, self._end_of_damaged(position, size) - position, kind, reason)

    def _end_of_damaged(self, position: int, size: int) -> int:
        """Where a damaged message ends: by its length if that is believed, else at a sound one.

        It is not believed where sound messages inside lead to the same end, one after the other.
        """
        end = position + size
        found = self._find_sound(position)
        follower = found
        while follower is not None and follower < end and self.is_sound_at(follower):
            follower += self._whole_size(follower) or 0
        if found is not None and found < end and follower == end:
            return found
        if self._leads_on(end):
            return end
        return self.end if found is None else found

    def _gap(self, position: int, reason: str) -> Gap:
        """Everything up to the next sound message."""
        found = self._find_sound(position)
        end = self.end if found is None else found
        return Gap(position, end - position, damage.MALFORMED, reason)

    def _tail(self, position: int, reason: str) -> Gap:
        """What lies behind the last message, which Kafka's recovery cuts off without a word."""
        length = self.end - position
        if not self._is_whole:
            return Gap(position, length, damage.MALFORMED, reason or f"{length} zero bytes")
        if length >= layout.MIN_SIZE and self._window.is_zero(position, self.end):
            return Gap(position, length, damage.ZERO_TAIL, f"{length} zero bytes")
        return Gap(position, length, damage.TRUNCATED_TAIL, reason)

    def _leads_on(self, position: int) -> bool:
        """Whether the length that leads here can be believed.

        That is where the segment ends, a sound message begins, or damaged ones that lead to such.
        """
        for _ in range(_STEPS):
            if position == self.end or self.is_sound_at(position):
                return True
            left = self.end - position
            if left < layout.MIN_SIZE:
                return False
            length, magic, attributes = self._head(position)
            if length == 0 and self._window.is_zero(position, self.end):
                return True
            if length < layout.MIN_LENGTH or not _is_sane(magic, attributes):
                return False
            if length > left - layout.LOG_OVERHEAD:
                return False
            position += layout.LOG_OVERHEAD + length
        return True

    def _find_sound(self, damaged: int) -> int | None:
        """The first position behind ``damaged`` where a sound message begins."""
        payload = _Payload(self._window, damaged, self._head(damaged))
        start = damaged + 1
        while start < self.end:
            length = min(_SEARCH_SIZE, self.end - start)
            if length < layout.MIN_SIZE:
                return None
            piece = self._window.view(start, length)
            for match in _CANDIDATE.finditer(piece):
                position = start + match.start()
                if self._begins_sound(position, payload):
                    return position
            start += length - layout.MIN_SIZE + 1
        return None

    def _begins_sound(self, position: int, damaged: _Payload) -> bool:
        size = self._whole_size(position)
        if size is None or self._effort < size or not self._may_be_border(position + size):
            return False
        _, magic, attributes = self._head(position)
        if size == layout.payload_offset(magic) or not _is_sane(magic, attributes):
            return False  # nothing to check, or nothing that a broker writes
        self._effort -= size
        if not self._holds(position, size):
            return False
        return not damaged.is_compressed or attributes != codecs.NONE or damaged.ends_at(position)

    def _may_be_border(self, position: int) -> bool:
        """Whether something like a message begins here, or an end: a cheap test."""
        if self.end - position < layout.MIN_SIZE:
            return True
        length, magic, attributes = self._head(position)
        return length == 0 or (length >= layout.MIN_LENGTH and _is_sane(magic, attributes))

    def _whole_size(self, position: int) -> int | None:
        """The size of the whole message that may begin here; ``None`` if none can."""
        left = self.end - position
        if left < layout.MIN_SIZE:
            return None
        length, magic, _ = self._head(position)
        size = layout.LOG_OVERHEAD + length
        if magic not in layout.KNOWN_MAGICS or size > min(left, self._limits.batch_bytes):
            return None
        return size if size >= layout.payload_offset(magic) else None

    def _holds(self, position: int, size: int) -> bool:
        data = self._window.view(position, size)
        _, magic, _ = self._head(position)
        return stored_crc(data, magic) == computed_crc(data, magic)

    def _head(self, position: int) -> tuple[int, int, int]:
        """Length, magic and attributes (0 in magic 0) of what stands at ``position``."""
        head = self._window.view(position, min(_HEAD_SIZE, self.end - position))
        magic = int.from_bytes(head[layout.MAGIC_OFFSET :][:1], "big", signed=True)
        return _length(head), magic, head[layout.MAGIC_OFFSET + 1] if magic == 1 else 0


class _Payload:
    """The payload of a damaged message, which ends where its checksum says."""

    def __init__(self, window: Window, position: int, head: tuple[int, int, int]) -> None:
        _, magic, attributes = head
        self.is_compressed = magic == 1 and attributes & layout.COMPRESSION_MASK != codecs.NONE
        self._window = window
        self._position = position
        self._hashed_to = position + _HEAD_SIZE
        self._crc = 0

    def ends_at(self, position: int) -> bool:
        """Whether the checksum holds over the payload up to here; asked in ascending order."""
        while self._hashed_to < position:
            length = min(_SEARCH_SIZE, position - self._hashed_to)
            self._crc = zlib.crc32(self._window.view(self._hashed_to, length), self._crc)
            self._hashed_to += length
        if self._hashed_to != position:
            return False
        return stored_crc(self._window.view(self._position, _HEAD_SIZE), 1) == self._crc


def walk(window: Window, position: int) -> Iterator[tuple[int, int]]:
    """Start and end of whole messages, by their lengths alone, up to the first bad one."""
    while window.size - position >= layout.MIN_SIZE:
        size = layout.LOG_OVERHEAD + _length(window.view(position, layout.LOG_OVERHEAD))
        if size < layout.MIN_SIZE or position + size > window.size:
            return
        yield position, position + size
        position += size


def stored_crc(message: memoryview, magic: int) -> int:
    """The checksum that a message carries, unsigned."""
    return int.from_bytes(message[layout.crc_offset(magic) : layout.payload_offset(magic)], "big")


def computed_crc(message: memoryview, magic: int) -> int:
    """The CRC-32 of a message's payload."""
    return zlib.crc32(message[layout.payload_offset(magic) :])


def _length(head: memoryview) -> int:
    return int.from_bytes(head[: layout.LOG_OVERHEAD], "big", signed=True)


def _is_sane(magic: int, attributes: int) -> bool:
    """Whether a broker may have written a head with these."""
    return magic in layout.KNOWN_MAGICS and attributes <= codecs.SNAPPY
