"""What a codec id means, and the way from it to the codec's module.

The ids are those of ``CompressionType``. Each codec module has one function,
``decompress(data, limit)``: the whole stream, or an error; it imports its library when it is first
needed. What each accepts is what Kafka's own reader accepts (package
``org.apache.kafka.common.compress``).

Invariant: at most ``limit`` bytes and a codec's window are held, whatever the stream claims.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kafkafmt.errors import UnsupportedError
from kafkafmt.log_format import MAGIC_V0

if TYPE_CHECKING:
    from collections.abc import Callable

    from kafkafmt.codecs.room import Room

NONE, GZIP, SNAPPY, LZ4, ZSTD = range(5)
_NAMES = ("none", "gzip", "snappy", "lz4", "zstd")


def codec_name(codec: int) -> str | None:
    """``none``, ``gzip``, ``snappy``, ``lz4`` or ``zstd``; ``None`` for an id that Kafka lacks."""
    return _NAMES[codec] if codec < len(_NAMES) else None


def decompress(codec: int, data: memoryview, *, magic: int, limit: int) -> bytes:
    """Decompress what an entry of ``magic`` holds.

    Raises:
        MalformedError: the stream is not one that Kafka's reader would read to its end.
        LimitExceededError: it holds more than ``limit`` bytes.
        UnsupportedError: no such codec.
    """
    if codec == GZIP:
        from kafkafmt.codecs import gzip

        return gzip.decompress(data, limit)
    if codec == SNAPPY:
        from kafkafmt.codecs import snappy

        return snappy.decompress(data, limit)
    if codec == LZ4:
        from kafkafmt.codecs import lz4

        return lz4.decompress(data, limit, ignore_header_checksum=magic == MAGIC_V0)
    if codec == ZSTD:
        from kafkafmt.codecs import zstd

        return zstd.decompress(data, limit)
    raise UnsupportedError(f"codec id {codec}: Kafka knows 0 (none) to 4 (zstd)")


def decompress_into(
    room: Room, codec: int, data: memoryview, *, magic: int, limit: int
) -> bytes | memoryview:
    """As :func:`decompress`, into memory that is there already where that is faster.

    What comes back lasts until the room is used again.
    """
    quickly = _quick_way(codec)
    if quickly is not None:
        found = quickly(room, data, limit)
        if found is not None:
            return found
    return decompress(codec, data, magic=magic, limit=limit)


@cache
def _quick_way(codec: int) -> Callable[[Room, memoryview, int], memoryview | None] | None:
    """For streams as writers make them; it gives ``None`` for others, and for bad ones."""
    if codec == SNAPPY:
        from kafkafmt.codecs import snappy

        return snappy.decompress_into
    if codec == LZ4:
        from kafkafmt.codecs import lz4

        return lz4.decompress_into
    return None
