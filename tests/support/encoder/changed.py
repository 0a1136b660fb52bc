"""Whole entries, changed where a checksum covers it, and where none does."""

import struct


def damaged(entry: bytes) -> bytes:
    """The same entry with a flipped bit in its last byte: its checksum is wrong."""
    return entry[:-1] + bytes([entry[-1] ^ 1])


def moved(entry: bytes, offset: int) -> bytes:
    """The same entry with another offset in its header, which no checksum covers."""
    return struct.pack(">q", offset) + entry[8:]
