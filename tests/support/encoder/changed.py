"""Entries and files with other bytes: some that a checksum covers, some that none does."""

import struct
from pathlib import Path


def damaged(entry: bytes) -> bytes:
    """The same entry with a flipped bit in its last byte: its checksum is wrong."""
    return entry[:-1] + bytes([entry[-1] ^ 1])


def moved(entry: bytes, offset: int) -> bytes:
    """The same entry with another offset in its header, which no checksum covers."""
    return struct.pack(">q", offset) + entry[8:]


def flip(path: Path, position: int, bits: int = 1) -> None:
    """Flip bits of a byte of a file; a negative position counts from its end."""
    data = bytearray(path.read_bytes())
    data[position] ^= bits
    path.write_bytes(data)
