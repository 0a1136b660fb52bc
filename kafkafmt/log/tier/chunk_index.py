"""The chunks of a segment in a tier: where each begins, in the segment and in the stored object.

Strategy: a segment is cut every so many bytes. Each chunk is stored in another size, one after
another. Without compression two numbers tell all sizes (``FixedSizeChunkIndex``); with it a table
does (``VariableSizeChunkIndex``).

Invariant: what a table claims is checked before memory is taken for it: chunks, sizes and sums fit
the size of the segment, and nothing overflows.
"""

from __future__ import annotations

import struct
from array import array
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from kafkafmt._base.errors import MalformedError

MAX_TABLE_BYTES = 10 * 1024 * 1024
"""The most bytes of an unpacked table; the plugin writes no more (``ChunkSizesBinaryCodec``)."""
_COUNT = struct.Struct(">i")
_HEAD = struct.Struct(">iib")
_MAX_INT = 2**31 - 1
_OVERHEAD = 1024  # of a chunk that does not compress, and of its encryption


@dataclass(frozen=True)
class ChunkIndex:
    """The chunks of one segment.

    Attributes:
        chunk_size: of each chunk in the segment, but the last one.
        segment_size: bytes of the segment.
        stored: the stored size of each chunk but the last, and of that; or where each has its own,
            the table of them, one frame of zstd.
    """

    chunk_size: int
    segment_size: int
    stored: tuple[int, int] | bytes

    @property
    def count(self) -> int:
        """How many chunks there are."""
        return -(-self.segment_size // self.chunk_size)

    def chunk_at(self, position: int) -> int:
        """Return the number of the chunk that has a position of the segment."""
        return position // self.chunk_size

    def start(self, number: int) -> int:
        """Return where a chunk begins in the segment; its size for the number after the last."""
        return min(number * self.chunk_size, self.segment_size)

    def stored_start(self, number: int) -> int:
        """Return where a chunk begins in the object; its size for the number after the last one.

        Raises:
            MalformedError: the table contradicts itself or the segment.
        """
        if isinstance(self.stored, bytes):
            return self._starts[number]
        each, last = self.stored
        return number * each if number < self.count else (self.count - 1) * each + last

    @property
    def stored_size(self) -> int:
        """Bytes of the object."""
        return self.stored_start(self.count)

    def whole_chunks(self, stored: int) -> int:
        """Return the number of whole chunks in the first ``stored`` bytes of the object."""
        return bisect_right(range(1, self.count + 1), stored, key=self.stored_start)

    @cached_property
    def _starts(self) -> array[int]:
        sizes = unpacked_sizes(self.stored) if isinstance(self.stored, bytes) else array("q")
        if len(sizes) != self.count:
            raise MalformedError(
                f"a chunk table of {len(sizes)} chunks, expected {self.count}: "
                f"{self.segment_size} bytes in chunks of {self.chunk_size}"
            )
        largest = min(self.chunk_size, self.segment_size)  # bytes of a chunk, in the segment
        most = largest + largest // 128 + _OVERHEAD
        if max(sizes) > most or min(sizes) <= 0:
            found = max(sizes) if max(sizes) > most else min(sizes)
            raise MalformedError(f"a stored chunk of {found} bytes, expected 1 to {most}")
        return array("q", accumulate(sizes, initial=0))


def unpacked_sizes(packed: bytes) -> array[int]:
    """Return the stored sizes in a chunk table.

    Raises:
        MalformedError: it is not a table, or claims more than a table can have.
    """
    data = _decompressed(packed)
    if len(data) < 2 * _COUNT.size:
        raise MalformedError(f"a chunk table of {len(data)} bytes, expected 8 at least")
    (count,) = _COUNT.unpack_from(data)
    (last,) = _COUNT.unpack_from(data, len(data) - _COUNT.size)
    if count == 1 and len(data) == 2 * _COUNT.size:
        return array("q", [last])
    if count < 2 or len(data) < _HEAD.size:
        raise MalformedError(f"a chunk table of {count} chunks in {len(data)} bytes")
    _, base, width = _HEAD.unpack_from(data)
    if not 1 <= width <= 4 or len(data) != _HEAD.size + (count - 1) * width + _COUNT.size:
        raise MalformedError(
            f"a chunk table of {count} chunks with {width} bytes each in {len(data)} bytes"
        )
    sizes: array[int] = array("q", [base]) * (count - 1)
    for byte in range(width):
        shift = 8 * (width - 1 - byte)
        column = data[_HEAD.size + byte : len(data) - _COUNT.size : width]
        added = (size + (value << shift) for size, value in zip(sizes, column, strict=True))
        sizes = array("q", added)
    sizes.append(last)
    if max(sizes) > _MAX_INT:
        raise MalformedError(f"a stored chunk of {max(sizes)} bytes, expected {_MAX_INT} at most")
    return sizes


def _decompressed(packed: bytes) -> bytes:
    import zstandard  # which a source without a tier may not need

    try:
        size = zstandard.get_frame_parameters(packed).content_size
        if size > MAX_TABLE_BYTES:
            found = "of unknown size" if size > 2**62 else f"of {size} bytes"
            raise MalformedError(f"a chunk table {found}, expected {MAX_TABLE_BYTES} bytes at most")
        unpacker = zstandard.ZstdDecompressor()
        data: bytes = unpacker.decompress(packed, max_output_size=MAX_TABLE_BYTES)
    except zstandard.ZstdError as error:
        raise MalformedError(f"a chunk table that is not a frame of zstd: {error}") from None
    return data
