"""The four codecs of Kafka's log, one module each, and one bounded function for all of them.

Strategy: the ids are those of ``CompressionType``. Each codec has a module with a function
``decompress(data, limit)``, which returns the whole stream or raises. The module is imported on
first use, because its library is slow to load. Each codec accepts what Kafka's own reader accepts
(package ``org.apache.kafka.common.compress``).

Invariant: memory is bounded by ``limit`` and the codec's window, whatever the stream claims.
"""

from __future__ import annotations

from kafkafmt._base.errors import UnsupportedError

NONE, GZIP, SNAPPY, LZ4, ZSTD = range(5)
_NAMES = ("none", "gzip", "snappy", "lz4", "zstd")

ROOM_SIZE = 4 * 1024 * 1024
"""Bytes of memory for :func:`decompress_into`: more than a batch by a broker's default limit."""


def codec_name(codec: int) -> str | None:
    """``none``, ``gzip``, ``snappy``, ``lz4`` or ``zstd``; ``None`` for an unknown id."""
    return _NAMES[codec] if codec < len(_NAMES) else None


def decompress(codec: int, data: memoryview, *, magic: int, limit: int) -> bytes:
    """Decompress the payload of an entry of ``magic``.

    Raises:
        MalformedError: Kafka's reader would fail before the end of the stream.
        LimitExceededError: the stream decompresses to more than ``limit`` bytes.
        UnsupportedError: the codec id is unknown.
    """
    if codec == GZIP:
        from kafkafmt.segment.codecs import gzip

        return gzip.decompress(data, limit)
    if codec == SNAPPY:
        from kafkafmt.segment.codecs import snappy

        return snappy.decompress(data, limit)
    if codec == LZ4:
        from kafkafmt.segment.codecs import lz4

        return lz4.decompress(data, limit, ignore_header_checksum=magic == 0)
    if codec == ZSTD:
        from kafkafmt.segment.codecs import zstd

        return zstd.decompress(data, limit)
    raise UnsupportedError(f"codec id {codec}, expected 0 (none) to 4 (zstd)")


def decompress_into(
    room: memoryview, codec: int, data: memoryview, *, magic: int, limit: int
) -> bytes | memoryview:
    """As :func:`decompress`, but into memory that is there, if that is faster.

    New memory costs a page fault every 4 KiB. The returned bytes are valid until the room is used
    again.
    """
    if codec == LZ4:
        from kafkafmt.segment.codecs import lz4

        decompressed = lz4.decompress_into(room, data, limit)
        if decompressed is not None:
            return decompressed
    return decompress(codec, data, magic=magic, limit=limit)
