"""snappy: one raw block, or the framing of xerial's snappy-java.

The framing is a header of 16 bytes (8 of magic, two int32 versions that each writer fills
differently), then chunks: an int32 length and a raw block. Framed streams may be concatenated: a
chunk length that equals the first four bytes of the magic begins another header, whose first
version must be 1 or more. If the rest of its magic is wrong, ``SnappyInputStream`` ends one read
and continues after the header: the header is skipped, but if no chunk came before it, the stream
ends. Fewer than four bytes at the end are ignored (``hasNextChunk``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cramjam

from kafkafmt._base.errors import MalformedError
from kafkafmt.segment.codecs import BoundedOutput, limit_exceeded

if TYPE_CHECKING:
    from collections.abc import Iterator

_XERIAL_MAGIC = b"\x82SNAPPY\x00"
_XERIAL_HEADER_SIZE = 16
_VERSION_OFFSET, _MIN_VERSION = 8, 1
_MAGIC_HEAD = _XERIAL_MAGIC[:4]
# A copy element of 3 bytes writes at most 64 bytes: no block can expand more than that.
_MAX_EXPANSION = 22
_BLOCK_SIZE = 32 * 1024


def decompress(data: memoryview, limit: int) -> bytes:
    """One raw block, or all chunks of a framed stream. See :func:`segment.codecs.decompress`."""
    output = BoundedOutput(limit)
    for block in _blocks(data):
        _check_size(block, output.room - 1, limit)
        try:
            output.append(cramjam.snappy.decompress_raw(block))
        except cramjam.DecompressionError as error:
            raise MalformedError(f"snappy: {str(error).removeprefix('snappy: ')}") from error
    return output.value()


def _blocks(data: memoryview) -> Iterator[memoryview]:
    """Yield the raw blocks of a stream: the stream itself, or those of its chunks."""
    if len(data) < _XERIAL_HEADER_SIZE or data[: len(_XERIAL_MAGIC)] != _XERIAL_MAGIC:
        yield data
        return
    position = _XERIAL_HEADER_SIZE
    has_read = False
    while position + 4 <= len(data):
        length = _int32(data, position)
        if data[position : position + 4] == _MAGIC_HEAD:
            is_header = _is_header(data, position)
            if not is_header and not has_read:
                break
            has_read &= is_header
            position += _XERIAL_HEADER_SIZE
            continue
        position += 4
        if not 0 <= length <= len(data) - position:
            raise MalformedError(
                f"snappy: a chunk of {length} bytes, {len(data) - position} are left"
            )
        yield data[position : position + length]
        has_read = True
        position += length


def _is_header(data: memoryview, position: int) -> bool:
    """Return whether the further header at this position has the right magic.

    Raises:
        MalformedError: the header is cut off, or its version is too low.
    """
    if position + _XERIAL_HEADER_SIZE > len(data):
        raise MalformedError("snappy: the stream ends inside a second header")
    if data[position : position + len(_XERIAL_MAGIC)] != _XERIAL_MAGIC:
        return False
    version = _int32(data, position + _VERSION_OFFSET)
    if version < _MIN_VERSION:
        raise MalformedError(f"snappy: version {version} in a second header, expected 1 or more")
    return True


def _int32(data: memoryview, position: int) -> int:
    return int.from_bytes(data[position : position + 4], "big", signed=True)


def _check_size(block: memoryview, room: int, limit: int) -> None:
    """Check the declared size of a block: it fits the limit, and the block can expand to it."""
    size = _declared_size(block)
    if size > room:
        raise limit_exceeded(limit)
    if size > len(block) * _MAX_EXPANSION:
        raise MalformedError(f"snappy: {len(block)} bytes cannot expand to the {size} they declare")


def _declared_size(block: memoryview) -> int:
    """Return the size in the block's preamble, an unsigned varint of at most five bytes."""
    size = 0
    for index, byte in enumerate(block[:5]):
        size |= (byte & 0x7F) << 7 * index
        if byte < 0x80:
            return size
    raise MalformedError("snappy: the preamble of the block is cut off or longer than 5 bytes")


def compress(data: bytes) -> bytes:
    """Compress as ``SnappyOutputStream`` does: a header, and blocks with their lengths."""
    parts = [_XERIAL_MAGIC + (1).to_bytes(4, "big") * 2]
    for start in range(0, len(data), _BLOCK_SIZE):
        block = bytes(cramjam.snappy.compress_raw(data[start : start + _BLOCK_SIZE]))
        parts += len(block).to_bytes(4, "big"), block
    return b"".join(parts)
