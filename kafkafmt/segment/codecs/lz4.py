"""LZ4 frames, as Kafka's ``Lz4BlockInputStream`` reads them.

Kafka reads one frame of version 1. It ignores the content size, the content checksum and all bytes
after the end mark. Clients before 0.10 wrote a wrong header checksum (KAFKA-3160), which Kafka
accepts with magic 0 only. The lz4 library is stricter in all of these, so it receives the same
blocks with a new descriptor: no content size, no content checksum, a right header checksum. Kafka
treats an empty stored block as the end mark, so it is replaced by one. Frames of linked blocks,
which Kafka rejects, are read too.
"""

from __future__ import annotations

import struct
from functools import lru_cache

import lz4.frame as _lz4

from kafkafmt._base.errors import MalformedError
from kafkafmt.segment.codecs import BoundedOutput

_MAGIC = b"\x04\x22\x4d\x18"
_VERSION_MASK, _VERSION_1 = 0xC0, 0x40
_BLOCK_CHECKSUM, _CONTENT_SIZE, _CONTENT_CHECKSUM, _RESERVED = 0x10, 0x08, 0x04, 0x03
_CONTENT_SIZE_LENGTH = 8
_CHECKSUM_LENGTH = 4
_PIECE_SIZE = 1024 * 1024
_IS_STORED = 0x80000000
_BLOCK_HEAD = struct.Struct("<I")
_END_MARK = _BLOCK_HEAD.pack(0)


def decompress(data: memoryview, limit: int, *, ignore_header_checksum: bool) -> bytes:
    """Return the first frame of ``data``. See :func:`kafkafmt.segment.codecs.decompress`."""
    flags, blocks = _descriptor(data, ignore_header_checksum)
    block_descriptor = data[5]
    plain = bytes([flags & ~(_CONTENT_SIZE | _CONTENT_CHECKSUM), block_descriptor])
    head = b"".join((_MAGIC, plain, bytes([_header_checksum(plain)])))
    mark = _odd_end_mark(blocks, has_checksums=bool(flags & _BLOCK_CHECKSUM))
    frame: bytes | memoryview = data
    if mark is not None:
        frame = b"".join((head, blocks[:mark], _END_MARK, blocks[mark + len(_END_MARK) :]))
    elif data[: len(head)] != head:
        frame = b"".join((head, blocks))
    output = BoundedOutput(limit)
    decompressor = _lz4.LZ4FrameDecompressor()
    try:
        piece = decompressor.decompress(frame, _piece_size(output))
        while piece:
            output.append(piece)
            piece = b"" if decompressor.eof else decompressor.decompress(b"", _piece_size(output))
    except RuntimeError as error:
        raise MalformedError(f"lz4: {error}") from error
    trailer = _CHECKSUM_LENGTH if flags & _CONTENT_CHECKSUM else 0
    if not decompressor.eof or len(decompressor.unused_data or b"") < trailer:
        raise MalformedError(f"lz4: the stream of {len(data)} bytes ends inside a frame")
    return output.value()


def _odd_end_mark(blocks: memoryview, *, has_checksums: bool) -> int | None:
    """Return the position of an empty stored block at the frame's end; ``None`` without one."""
    position = 0
    while position + _BLOCK_HEAD.size <= len(blocks):
        (head,) = _BLOCK_HEAD.unpack_from(blocks, position)
        size = head & ~_IS_STORED
        if size == 0:
            return position if head else None
        position += _BLOCK_HEAD.size + size + (_CHECKSUM_LENGTH if has_checksums else 0)
    return None


def _piece_size(output: BoundedOutput) -> int:
    """Return the number of bytes to request: the library allocates all of them at once."""
    return min(output.room, _PIECE_SIZE)


def _descriptor(data: memoryview, ignore_header_checksum: bool) -> tuple[int, memoryview]:
    """Check the frame descriptor; return its flags and the bytes after it."""
    if len(data) < len(_MAGIC) + 2 or data[: len(_MAGIC)] != _MAGIC:
        raise MalformedError(f"lz4: expected a frame, found {bytes(data[:6]).hex() or 'nothing'}")
    flags = data[4]
    if flags & _VERSION_MASK != _VERSION_1 or flags & _RESERVED:
        raise MalformedError(f"lz4: frame flags 0x{flags:02x} are not valid in version 1")
    end = 6 + (_CONTENT_SIZE_LENGTH if flags & _CONTENT_SIZE else 0)
    if len(data) <= end:
        raise MalformedError("lz4: the stream ends inside the frame descriptor")
    expected = _header_checksum(bytes(data[4:end]))
    if data[end] != expected and not ignore_header_checksum:
        raise MalformedError(f"lz4: header checksum 0x{data[end]:02x}, computed 0x{expected:02x}")
    return flags, data[end + 1 :]


@lru_cache  # there are few descriptors: writers seldom change their flags
def _header_checksum(descriptor: bytes) -> int:
    """Return the second byte of xxHash-32 (seed 0) of a descriptor shorter than 16 bytes."""
    mask = 0xFFFFFFFF
    value = (374761393 + len(descriptor)) & mask
    whole = len(descriptor) // 4 * 4
    for index in range(0, whole, 4):
        word = int.from_bytes(descriptor[index : index + 4], "little")
        value = (value + word * 3266489917) & mask
        value = ((value << 17 | value >> 15) * 668265263) & mask
    for byte in descriptor[whole:]:
        value = (value + byte * 374761393) & mask
        value = ((value << 11 | value >> 21) * 2654435761) & mask
    value = (value ^ value >> 15) * 2246822519 & mask
    value = (value ^ value >> 13) * 3266489917 & mask
    return (value ^ value >> 16) >> 8 & 0xFF
