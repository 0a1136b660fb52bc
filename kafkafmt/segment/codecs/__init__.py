"""The four codecs of Kafka's log, one module each, and one bounded function for all of them.

Strategy: the ids are those of ``CompressionType``. Each codec has a module with a function
``decompress(data, limit)``, which returns the whole stream or raises. The module is imported on
first use, because its library is slow to load. Each codec accepts what Kafka's own reader accepts
(package ``org.apache.kafka.common.compress``).

Invariant: memory is bounded by ``limit`` and the codec's window, whatever the stream claims.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.errors import LimitExceededError, UnsupportedError

NONE, GZIP, SNAPPY, LZ4, ZSTD = range(5)
_NAMES = ("none", "gzip", "snappy", "lz4", "zstd")

ROOM_SIZE = 4 * 1024 * 1024
"""Bytes of memory that the kernel decompresses into: more than a broker's default limit."""


def codec_name(codec: int) -> str | None:
    """Return ``none``, ``gzip``, ``snappy``, ``lz4`` or ``zstd``; ``None`` for an unknown id."""
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


def compress(codec: int, data: bytes) -> bytes:
    """Compress a payload in the form written by Kafka's own producer.

    Args:
        codec: one of the ids.
        data: the records or messages.
    """
    if codec == GZIP:
        import gzip

        return gzip.compress(data, mtime=0)
    if codec == SNAPPY:
        from kafkafmt.segment.codecs import snappy

        return snappy.compress(data)
    if codec == LZ4:
        import lz4.frame

        # Kafka's reader takes independent blocks only (Lz4BlockInputStream).
        size = lz4.frame.BLOCKSIZE_MAX64KB
        return bytes(lz4.frame.compress(data, 0, size, block_linked=False, store_size=False))
    if codec == ZSTD:
        import zstandard

        return zstandard.ZstdCompressor(write_content_size=False).compress(data)
    return data


if TYPE_CHECKING:
    from typing import Protocol

    class Buffer(Protocol):
        """Bytes, or the buffer type of a codec's library."""

        def __len__(self) -> int: ...
        def __buffer__(self, flags: int, /) -> memoryview: ...


_SMALL = 4096


class BoundedOutput:
    """Collects the pieces of one decompressed stream.

    Invariant: it keeps at most ``limit`` bytes, in few objects; the piece that exceeds the limit
    raises.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._pieces: list[Buffer] = []
        self._small = bytearray()  # pieces at the end: as objects they take many times their bytes
        self._size = 0

    @property
    def room(self) -> int:
        """The bytes to request: the rest of the limit, and one byte above it."""
        return self._limit - self._size + 1

    def append(self, piece: Buffer) -> None:
        """Keep a piece, any buffer of bytes, or raise :class:`LimitExceededError`."""
        self._size += len(piece)
        if self._size > self._limit:
            raise limit_exceeded(self._limit)
        if len(piece) < _SMALL:
            self._small += piece
        else:
            self._flush()
            self._pieces.append(piece)

    def value(self) -> bytes:
        """Join all pieces."""
        self._flush()
        return b"".join(self._pieces)

    def _flush(self) -> None:
        if self._small:
            self._pieces.append(self._small)
            self._small = bytearray()


def limit_exceeded(limit: int) -> LimitExceededError:
    """Return the error for a stream of more than ``limit`` decompressed bytes."""
    return LimitExceededError(f"decompresses to more than the limit of {limit} bytes")
