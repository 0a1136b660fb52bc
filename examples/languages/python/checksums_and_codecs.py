"""What the parsers leave to their user: Kafka's checksums and codecs.

SPDX-License-Identifier: CC0-1.0
"""

from __future__ import annotations

import zlib

LIMIT = 64 << 20  # bytes of a decompressed entry
XERIAL = b"\x82SNAPPY\x00"

CASTAGNOLI = []
for byte in range(256):
    for _ in range(8):
        byte = byte >> 1 ^ (0x82F63B78 if byte & 1 else 0)
    CASTAGNOLI.append(byte)


def crc32c(data: bytes) -> int:
    """Return the checksum of a record batch; the package crc32c is faster."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc = CASTAGNOLI[(crc ^ byte) & 0xFF] ^ crc >> 8
    return crc ^ 0xFFFFFFFF


def decompress(codec: str, data: bytes) -> bytes:
    """Return the decompressed bytes.

    Raises:
        ValueError: they are malformed, more than `LIMIT`, or no package has the codec.
    """
    try:
        plain = {"gzip": gzip, "snappy": snappy, "lz4": lz4, "zstd": zstd}[codec](data)
    except (IndexError, KeyError, zlib.error) as error:
        raise ValueError(f"malformed {codec}") from error
    if len(plain) > LIMIT:
        raise ValueError(f"more than {LIMIT} bytes")
    return plain


def part(data: bytes, position: int, length: int) -> bytes:
    """Return bytes that must be there; a slice alone would be shorter."""
    found = data[position : position + length]
    if len(found) < length:
        raise ValueError("the bytes end")
    return found


def gzip(data: bytes) -> bytes:
    """Decompress the members of gzip; like Java, ignore what follows the last one."""
    plain = b""
    while data[:3] == b"\x1f\x8b\x08" and len(plain) <= LIMIT:
        member = zlib.decompressobj(31)
        plain += member.decompress(data, LIMIT + 1 - len(plain))
        if not member.eof:
            raise ValueError("gzip that is cut off, or too long")
        data = member.unused_data
    return plain


def snappy(data: bytes) -> bytes:
    """Decompress snappy: blocks in the framing of the library xerial, or one block alone."""
    if not data.startswith(XERIAL):
        return snappy_block(data)
    plain, position = bytearray(), 16
    while position < len(data):
        length = int.from_bytes(part(data, position, 4), "big")
        plain += snappy_block(part(data, position + 4, length))
        position += 4 + length
    return bytes(plain)


def snappy_block(data: bytes) -> bytes:
    """Decompress a raw block: its length, then literals and copies."""
    plain, position, size, shift = bytearray(), 0, 0, 0
    while True:
        size |= (data[position] & 0x7F) << shift
        shift, position = shift + 7, position + 1
        if data[position - 1] < 0x80:
            break
    while position < len(data):
        tag = data[position]
        kind, length, position = tag & 3, (tag >> 2) + 1, position + 1
        if kind == 0:
            if length > 60:
                more = length - 60
                length = int.from_bytes(part(data, position, more), "little") + 1
                position += more
            plain += part(data, position, length)
            position += length
            continue
        if kind == 1:
            length, distance = (tag >> 2 & 7) + 4, (tag & 0xE0) << 3 | data[position]
            position += 1
        else:
            width = 2 if kind == 2 else 4
            distance = int.from_bytes(part(data, position, width), "little")
            position += width
        copy(plain, distance, length)
    if len(plain) != size:
        raise ValueError("snappy of another length")
    return bytes(plain)


def copy(plain: bytearray, distance: int, length: int) -> None:
    """Repeat bytes that were decompressed before; they may overlap those that are added."""
    if not 0 < distance <= len(plain) or len(plain) + length > LIMIT:
        raise ValueError("a copy from before the beginning, or too long")
    for _ in range(length):
        plain.append(plain[-distance])


def lz4(data: bytes) -> bytes:
    """Decompress a frame of LZ4.

    The checksum of its header is not looked at: in magic 0, Kafka computes it over the wrong bytes.
    """
    if data[:4] != b"\x04\x22\x4d\x18":
        raise ValueError("no LZ4 frame")
    flags, plain = data[4], bytearray()
    position = 7 + (8 if flags & 8 else 0) + (4 if flags & 1 else 0)
    while length := int.from_bytes(part(data, position, 4), "little"):
        block = part(data, position + 4, length & 0x7FFFFFFF)
        position += 4 + len(block) + (4 if flags & 16 else 0)
        if length >> 31:
            plain += block
        else:
            lz4_block(block, plain)
    return bytes(plain)


def lz4_block(block: bytes, plain: bytearray) -> None:
    """Add the bytes of a block: literals and copies."""
    position = 0

    def extended(length: int) -> int:
        nonlocal position
        more = 255
        while length >= 15 and more == 255:
            more, position = block[position], position + 1
            length += more
        return length

    while position < len(block):
        token, position = block[position], position + 1
        length = extended(token >> 4)
        plain += part(block, position, length)
        position += length
        if position < len(block):
            distance = int.from_bytes(part(block, position, 2), "little")
            position += 2
            copy(plain, distance, extended(token & 15) + 4)


def zstd(data: bytes) -> bytes:
    """Decompress zstd with the package zstandard."""
    import zstandard

    try:
        with zstandard.ZstdDecompressor().stream_reader(data, read_across_frames=True) as stream:
            return stream.read(LIMIT + 1)
    except zstandard.ZstdError as error:
        raise ValueError(str(error)) from error
