"""Follows the lengths in a v2 record without parsing it: cheap, for bytes that may be hostile.

Strategy: the parsers take some 30 microseconds for a header of two bytes. What only has to be
counted or compared with the end is therefore read here, number by number.

Invariant: nothing raises. What cannot be followed is left to the parsers, whose errors say what is
wrong.
"""

from __future__ import annotations

from typing import NamedTuple

_FAILED = -1
_LONGEST = 28  # the shift of the last byte of a varint


class Claim(NamedTuple):
    """What a record says of itself: positions in the payload, and the number of its headers."""

    start: int
    headers_start: int
    headers: int
    end: int


def claim_at(payload: memoryview, position: int) -> Claim | None:
    """The claim of the record that begins here; ``None`` if it is not whole."""
    length, start = _varint(payload, position, len(payload))
    end = start + length
    if start == _FAILED or length < 1 or end > len(payload):
        return None
    at = _after_varlong(payload, start + 1, end)  # after the attributes
    if at != _FAILED:
        _, at = _varint(payload, at, end)
    for _ in ("key", "value"):
        at = _after_field(payload, at, end)
    headers, at = _varint(payload, at, end)
    return None if at == _FAILED else Claim(start, at, headers, end)


def skim_headers(payload: memoryview, claim: Claim) -> tuple[int | None, int]:
    """Where the headers of a record end, and where the last one begins that was followed.

    The first is ``None`` if that header is not whole.
    """
    at = start = claim.headers_start
    end = claim.end
    for _ in range(claim.headers):
        start = at
        length, at = _varint(payload, at, end)
        if at == _FAILED or length < 0 or length > end - at:
            return None, start
        at = _after_field(payload, at + length, end)
        if at == _FAILED:
            return None, start
    return at, start


def _after_field(payload: memoryview, at: int, end: int) -> int:
    length, at = _varint(payload, at, end)
    if at == _FAILED or length > end - at:
        return _FAILED
    return at + max(length, 0)


def _after_varlong(payload: memoryview, at: int, end: int) -> int:
    last = min(at + 10, end)
    while at < last:
        at += 1
        if payload[at - 1] < 0x80:
            return at
    return _FAILED


def _varint(payload: memoryview, at: int, end: int) -> tuple[int, int]:
    """A number of 1 to 5 bytes, and the position after it."""
    bits = shift = 0
    while 0 <= at < end and shift <= _LONGEST:
        byte = payload[at]
        at += 1
        bits |= (byte & 0x7F) << shift
        if byte < 0x80:
            bits &= 0xFFFFFFFF
            return (bits >> 1) ^ -(bits & 1), at
        shift += 7
    return 0, _FAILED
