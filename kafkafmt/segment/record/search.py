"""Searches damaged bytes for the next valid entry of Kafka 0.8 or later.

Strategy: an entry may begin where an offset and a length with the leading zeroes of the greatest
that fit are, and a known magic, which a regular expression finds. Then its offset must fit, its
length must not lead beyond the log, its header must be plausible, and its checksum must be right.
The kernel has the same function (``engine/kernel/search.pxi``).

Headers in hostile bytes can each claim all the rest, and checksums over all claims would take
quadratic time. So each search has a number of bytes over which it may compute checksums that turn
out to be wrong.

Invariant: the work is at most proportional to the bytes that are searched and to that number.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from kafkafmt.segment.record import checksums, layout
from kafkafmt.segment.record.entry import length_of, magic_of, offset_of
from kafkafmt.segment.record.plausibility import plausible

_OFFSET_SIZE = layout.SIZE_OFFSET
_LENGTH_SIZE = layout.LOG_OVERHEAD - layout.SIZE_OFFSET

NOT_FOUND = -1


@dataclass(frozen=True, slots=True)
class Sought:
    """What a search accepts.

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
    """The first place in ``piece`` where a valid entry begins, or one that ends beyond it.

    Args:
        piece: bytes of the log.
        position: of their first one.
        stop: how many places of the piece count; a header fits into the piece at each of them,
            unless the log ends there.
        sought: what is accepted.
        effort: how many bytes wrong checksums may cover, at least one.

    Returns:
        Where the entry begins in the piece, or :data:`NOT_FOUND`; its size; what is left of the
        effort: none or less if the search was given up.
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
        size = layout.LOG_OVERHEAD + length_of(head)
        if (
            size > left
            or size > sought.batch_bytes
            or not sought.least_offset <= offset_of(head) <= sought.greatest_offset
        ):
            continue
        magic = magic_of(head)
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
    """An entry up to its magic, with so many zero bytes first in its offset and its length.

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
    """How many bytes are zero in all numbers of ``size`` bytes from 0 to ``greatest``."""
    return max(size - (max(greatest, 0).bit_length() + 7) // 8, 0)
