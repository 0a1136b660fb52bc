"""The floor: the least cost of reading with the package's libraries.

Strategy: read pieces of a few MiB, compute the checksum, decompress, and copy the bytes once into a
buffer of the size of one of the package's record batches. Without compression, each piece is
processed as a whole, which avoids Python's work for each entry. All buffers are allocated once.

Invariant: every step is necessary for a reader that checks every byte and returns a copy.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from io import FileIO

import cramjam
import crc32c
import lz4.frame
import zstandard
from isal import isal_zlib

_PIECE_SIZE = 2 * 1024 * 1024
_OUTPUT_SIZE = 8 * 1024 * 1024
_MAGIC_AT = 16
_V2 = 2
# Offsets by magic: the low byte of the attributes, the payload (in v0 and v1, of a wrapper without
# a key), and the first byte that the checksum covers.
_ATTRIBUTES_AT = {0: 17, 1: 17, _V2: 22}
_PAYLOAD_AT = {0: 26, 1: 34, _V2: 61}
_CHECKED_FROM = {0: 16, 1: 16, _V2: 21}
_CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
# After a block of this size is freed, glibc keeps memory that is freed later, instead of returning
# it to the system and getting it again page by page. That can cost more time than lz4 itself.
_FREED_FIRST = 31 * 1024 * 1024
_XERIAL_HEADER = 16
_GZIP_FORMAT = 31


class Floor:
    """Reads segments and keeps nothing."""

    def __init__(self) -> None:
        bytearray(_FREED_FIRST)
        self._input = bytearray(_PIECE_SIZE)
        self._plain = bytearray(_OUTPUT_SIZE)
        self._output = bytearray(_OUTPUT_SIZE)
        self._written = 0
        self._zstd = zstandard.ZstdDecompressor()

    def read(self, path: str) -> int:
        """Read a segment; return the number of copied bytes."""
        with FileIO(path) as stream:
            stream.readinto(self._input)
            magic = self._input[_MAGIC_AT]
            codec = _CODECS[self._input[_ATTRIBUTES_AT[magic]] & 7]
            stream.seek(0)
            checksum = crc32c.crc32c if magic == _V2 else isal_zlib.crc32
            if codec == "none":
                return self._read_pieces(stream, checksum)
            return self._read_entries(stream, checksum, magic, self._decompressor(codec))

    def _read_pieces(self, stream: FileIO, checksum: Callable[[memoryview], int]) -> int:
        copied = 0
        for piece in self._pieces(stream):
            checksum(piece)
            copied += self._copy(piece)
        return copied

    def _read_entries(
        self,
        stream: FileIO,
        checksum: Callable[[memoryview], int],
        magic: int,
        decompress: Callable[[memoryview], memoryview],
    ) -> int:
        copied = 0
        for piece in self._pieces(stream):
            position = 0
            for end in _ends(piece):
                checksum(piece[position + _CHECKED_FROM[magic] : end])
                copied += self._copy(decompress(piece[position + _PAYLOAD_AT[magic] : end]))
                position = end
            stream.seek(position - len(piece), 1)
        return copied

    def _pieces(self, stream: FileIO) -> Iterator[memoryview]:
        view = memoryview(self._input)
        while size := stream.readinto(self._input):
            yield view[:size]

    def _copy(self, data: memoryview) -> int:
        if self._written + len(data) > len(self._output):
            self._written = 0
        self._output[self._written : self._written + len(data)] = data
        self._written += len(data)
        return len(data)

    def _decompressor(self, codec: str) -> Callable[[memoryview], memoryview]:
        return {"gzip": _gzip, "snappy": self._snappy, "lz4": _lz4, "zstd": self._zstandard}[codec]

    def _snappy(self, payload: memoryview) -> memoryview:
        plain = memoryview(self._plain)
        size, position = 0, _XERIAL_HEADER
        while position < len(payload):
            (length,) = struct.unpack_from(">i", payload, position)
            position += 4 + length
            chunk = payload[position - length : position]
            size += cramjam.snappy.decompress_raw_into(chunk, plain[size:])
        return plain[:size]

    def _zstandard(self, payload: memoryview) -> memoryview:
        size = self._zstd.stream_reader(payload).readinto(self._plain)
        return memoryview(self._plain)[:size]


def _gzip(payload: memoryview) -> memoryview:
    return memoryview(isal_zlib.decompress(payload, wbits=_GZIP_FORMAT, bufsize=128 * 1024))


def _lz4(payload: memoryview) -> memoryview:
    return memoryview(lz4.frame.decompress(payload))


def _ends(piece: memoryview) -> Iterator[int]:
    """Yield the ends of the complete entries in a piece.

    Raises:
        ValueError: the piece has no complete entry, so reading could not continue.
    """
    end = 0
    while end + 12 <= len(piece):
        following = end + 12 + struct.unpack_from(">i", piece, end + 8)[0]
        if following > len(piece):
            break
        yield following
        end = following
    if end == 0:
        raise ValueError(f"an entry is larger than {_PIECE_SIZE} bytes, or truncated")
