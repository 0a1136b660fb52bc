"""Varints as Kafka's ``ByteUtils`` writes them: groups of seven bits, low group first, zigzag.

Overlong forms (more groups than needed, the last ones zero) are legal to read and never written
by Kafka; ``overlong`` makes them.
"""


def unsigned_varint(number: int, groups: int = 0) -> bytes:
    """``number`` >= 0 in seven-bit groups, padded with empty groups to at least ``groups``."""
    out = bytearray()
    while number > 0x7F or len(out) + 1 < groups:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def varint(number: int) -> bytes:
    """A signed 32-bit number (``ByteUtils.writeVarint``): one to five bytes."""
    return unsigned_varint((number << 1 ^ number >> 31) & 0xFFFF_FFFF)


def varlong(number: int) -> bytes:
    """A signed 64-bit number (``ByteUtils.writeVarlong``): one to ten bytes."""
    return unsigned_varint((number << 1 ^ number >> 63) & 0xFFFF_FFFF_FFFF_FFFF)


def overlong(number: int, groups: int, bits: int = 32) -> bytes:
    """A signed number in exactly ``groups`` groups, more than it needs."""
    return unsigned_varint((number << 1 ^ number >> bits - 1) & (1 << bits) - 1, groups)
