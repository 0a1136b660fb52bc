"""snappy: the block format as it is, or in the framing of xerial's snappy-java.

The framing is a header of 16 bytes (8 of magic, two int32 versions that every writer fills in its
own way), then chunks of int32 length and a raw block. Framed streams may be concatenated: a chunk
length that equals the head of the magic begins a new header. Of that the first version must be 1 or
more; where the rest of the magic is wrong, ``SnappyInputStream`` ends one read and begins the next
behind the header, so it is passed over, unless nothing came before it. Fewer than four bytes at the
end are ignored (``hasNextChunk``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cramjam

from kafkafmt.codecs.bounded import BoundedOutput, limit_exceeded
from kafkafmt.errors import LimitExceededError, MalformedError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kafkafmt.codecs.room import Room

_XERIAL_MAGIC = b"\x82SNAPPY\x00"
_XERIAL_HEADER_SIZE = 16
_VERSION_OFFSET, _MIN_VERSION = 8, 1
_MAGIC_HEAD = _XERIAL_MAGIC[:4]
# A copy element of 3 bytes writes at most 64: no block can grow more than that.
_MAX_EXPANSION = 22


def decompress(data: memoryview, limit: int) -> bytes:
    """One raw block, or all chunks of a framed stream. See :func:`kafkafmt.codecs.decompress`."""
    output = BoundedOutput(limit)
    for block in _blocks(data):
        _check_size(block, output.room - 1, limit)
        try:
            output.append(cramjam.snappy.decompress_raw(block))
        except cramjam.DecompressionError as error:
            raise MalformedError(f"snappy: {error}") from error
    return output.value()


def decompress_into(room: Room, data: memoryview, limit: int) -> memoryview | None:
    """As :func:`decompress`; ``None`` where that has to do it."""
    memory, end = room.memory, 0
    most = min(limit, len(memory))
    try:
        for block in _blocks(data):
            _check_size(block, most - end, limit)
            end += cramjam.snappy.decompress_raw_into(block, memory[end:])
    except (MalformedError, LimitExceededError, cramjam.DecompressionError):
        return None
    return memory[:end]


def _blocks(data: memoryview) -> Iterator[memoryview]:
    """The raw blocks of a stream, one or those of its chunks."""
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
    """Whether the further header that begins here has the whole magic; it must be whole itself."""
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
    """Believe what a block declares only if it can hold that, and there is room for it."""
    size = _declared_size(block)
    if size > room:
        raise limit_exceeded(limit)
    if size > len(block) * _MAX_EXPANSION:
        raise MalformedError(f"snappy: {len(block)} bytes cannot hold the {size} they declare")


def _declared_size(block: memoryview) -> int:
    """The size in the block's preamble, an unsigned varint of at most five bytes."""
    size = 0
    for index, byte in enumerate(block[:5]):
        size |= (byte & 0x7F) << 7 * index
        if byte < 0x80:
            return size
    raise MalformedError("snappy: the block has no whole preamble")
