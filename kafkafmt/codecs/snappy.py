"""snappy: the block format as it is, or in the framing of xerial's snappy-java.

The framing is a header of 16 bytes (8 of magic, two int32 versions that every writer fills in its
own way, so they are not looked at), then chunks of int32 length and a raw block. Framed streams
may be concatenated: a chunk length that equals the head of the magic begins a new header. Fewer
than four bytes at the end are ignored (``SnappyInputStream.hasNextChunk``).
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
    while position + 4 <= len(data):
        length = int.from_bytes(data[position : position + 4], "big", signed=True)
        if data[position : position + 4] == _MAGIC_HEAD:
            if data[position : position + len(_XERIAL_MAGIC)] != _XERIAL_MAGIC:
                break
            position += _XERIAL_HEADER_SIZE
            if position > len(data):
                raise MalformedError("snappy: the stream ends inside a second header")
            continue
        position += 4
        if not 0 <= length <= len(data) - position:
            raise MalformedError(
                f"snappy: a chunk of {length} bytes, {len(data) - position} are left"
            )
        yield data[position : position + length]
        position += length


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
