"""Every known way in which producers compress payloads, by name.

A ``Framing`` is a codec id (the low three bits of the attributes) and a function from plain to
compressed bytes.  ``magics`` lists the message formats in which it may appear: the broken LZ4
header checksum (KAFKA-3160) only with magic 0, zstd only with magic 2 (KIP-110).
"""

import gzip
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import lz4.block
import lz4.frame
import snappy
import zstandard

from tests.support.encoder.xxhash import xxh32

LEGACY, ALL = (0, 1), (0, 1, 2)
XERIAL_HEADER = b"\x82SNAPPY\x00" + struct.pack(">ii", 1, 1)
# redpanda writes version and compatible version little-endian: they must be ignored
XERIAL_HEADER_SWAPPED = b"\x82SNAPPY\x00" + struct.pack("<ii", 1, 1)
LZ4_MAGIC = struct.pack("<I", 0x184D2204)


@dataclass(frozen=True)
class Framing:
    """One way to compress: codec id, function, and the magics in which it may appear."""

    codec: int
    compress: Callable[[bytes], bytes]
    magics: tuple[int, ...] = ALL


_gzip = partial(gzip.compress, mtime=0)


def _thirds(data: bytes) -> list[bytes]:
    """Three parts, which may be empty."""
    step = len(data) // 3
    return [data[:step], data[step : 2 * step], data[2 * step :]]


def _in_parts(compress: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    return lambda data: b"".join(map(compress, _thirds(data)))


def _gzip_stored(data: bytes) -> bytes:
    """Deflate without compression, with every optional header field (RFC 1952)."""
    extra = b"\x04\x00ab\x00\x00"
    head = b"\x1f\x8b\x08\x1e\x00\x00\x00\x00\x00\xff" + extra + b"name\x00comment\x00"
    deflate = zlib.compressobj(0, zlib.DEFLATED, -15)
    body = deflate.compress(data) + deflate.flush()
    head += struct.pack("<H", zlib.crc32(head) & 0xFFFF)
    return head + body + struct.pack("<II", zlib.crc32(data), len(data) & 0xFFFF_FFFF)


def _gzip_garbage(data: bytes) -> bytes:
    """Bytes after the last member that are not a member: Java's GZIPInputStream ignores them."""
    return _gzip(data) + b"\x00garbage"


def _gzip_go(data: bytes) -> bytes:
    """As Go's writers end a stream: with an empty block of fixed codes, which is the last."""
    deflate = zlib.compressobj(wbits=31)
    return deflate.compress(data) + deflate.flush(zlib.Z_BLOCK) + deflate.flush()


def _snappy_block(data: bytes) -> bytes:
    return bytes(snappy.compress(data))


def _snappy_literals(data: bytes) -> bytes:
    """A snappy block of literals only, by hand: length, then runs of at most 60 bytes."""
    length, out = len(data), bytearray()
    while length > 0x7F:
        out.append(length & 0x7F | 0x80)
        length >>= 7
    out.append(length)
    for start in range(0, len(data), 60):
        run = data[start : start + 60]
        out.append(len(run) - 1 << 2)
        out += run
    return bytes(out)


def xerial(data: bytes, *, chunk: int = 32 * 1024, header: bytes = XERIAL_HEADER) -> bytes:
    """snappy-java's stream: a 16-byte header, then length-prefixed blocks."""
    out = bytearray(header)
    for start in range(0, len(data), chunk):
        block = _snappy_block(data[start : start + chunk])
        out += struct.pack(">i", len(block)) + block
    return bytes(out)


def lz4_frame(
    data: bytes,
    *,
    content_size: bool = False,
    content_checksum: bool = False,
    block_checksum: bool = False,
    stored: bool = False,
    block_size_id: int = 4,
    broken_header_checksum: bool = False,
) -> bytes:
    """An LZ4 frame of independent blocks, by hand (LZ4 frame format 1.6).

    ``broken_header_checksum`` hashes the magic number too, as Kafka did before 0.10 (KAFKA-3160).
    """
    flags = 0x40 | 0x20 | block_checksum << 4 | content_size << 3 | content_checksum << 2
    descriptor = bytes([flags, block_size_id << 4])
    if content_size:
        descriptor += struct.pack("<Q", len(data))
    hashed = LZ4_MAGIC + descriptor if broken_header_checksum else descriptor
    out = bytearray(LZ4_MAGIC + descriptor + bytes([xxh32(hashed) >> 8 & 0xFF]))
    size = 1 << 8 + 2 * block_size_id
    for start in range(0, len(data), size):
        piece = data[start : start + size]
        block = b"" if stored else lz4.block.compress(piece, store_size=False)
        if stored or len(block) >= len(piece):
            out += struct.pack("<I", len(piece) | 0x8000_0000)
            block = piece
        else:
            out += struct.pack("<I", len(block))
        out += block
        if block_checksum:
            out += struct.pack("<I", xxh32(block))
    out += bytes(4)
    if content_checksum:
        out += struct.pack("<I", xxh32(data))
    return bytes(out)


def _lz4_linked(data: bytes) -> bytes:
    """Blocks that refer to earlier blocks: the lz4 library's own default."""
    return bytes(
        lz4.frame.compress(
            data, block_linked=True, block_size=lz4.frame.BLOCKSIZE_MAX64KB, content_checksum=True
        )
    )


def _lz4_behind_end_mark(data: bytes) -> bytes:
    """Bytes after the end mark: Kafka's Lz4BlockInputStream reads one frame and stops."""
    return lz4_frame(data) + b"behind the end mark"


def _zstd(data: bytes) -> bytes:
    return zstandard.ZstdCompressor(write_content_size=True).compress(data)


def _zstd_stream(data: bytes) -> bytes:
    """Without the content size, with a checksum, like the output of a streaming writer."""
    squeeze = zstandard.ZstdCompressor(write_content_size=False, write_checksum=True).compressobj()
    return squeeze.compress(data) + squeeze.flush()


def _zstd_frames(data: bytes) -> bytes:
    first, second, third = _thirds(data)
    return _zstd(first) + _zstd_stream(second) + _zstd(third)


FRAMINGS: dict[str, Framing] = {
    "none": Framing(0, bytes),
    "gzip": Framing(1, _gzip),
    "gzip-members": Framing(1, _in_parts(_gzip)),
    "gzip-stored": Framing(1, _gzip_stored),
    "gzip-garbage": Framing(1, _gzip_garbage),
    "gzip-go": Framing(1, _gzip_go),
    "snappy-xerial": Framing(2, xerial),
    "snappy-xerial-small-chunks": Framing(2, partial(xerial, chunk=7)),
    "snappy-xerial-swapped": Framing(2, partial(xerial, header=XERIAL_HEADER_SWAPPED)),
    "snappy-xerial-concatenated": Framing(2, _in_parts(xerial)),
    "snappy-raw": Framing(2, _snappy_block),
    "snappy-raw-literals": Framing(2, _snappy_literals),
    "lz4": Framing(3, lz4_frame),
    "lz4-every-flag": Framing(
        3, partial(lz4_frame, content_size=True, content_checksum=True, block_checksum=True)
    ),
    "lz4-stored": Framing(3, partial(lz4_frame, stored=True, block_size_id=7)),
    "lz4-linked": Framing(3, _lz4_linked),
    "lz4-behind-end-mark": Framing(3, _lz4_behind_end_mark),
    "lz4-kafka-3160": Framing(3, partial(lz4_frame, broken_header_checksum=True), (0,)),
    "zstd": Framing(4, _zstd, (2,)),
    "zstd-stream": Framing(4, _zstd_stream, (2,)),
    "zstd-frames": Framing(4, _zstd_frames, (2,)),
}
