"""The floor: what reading must cost with the libraries that the package stands on.

Strategy: read pieces of a few MiB, compute the checksum, decompress, and copy the bytes once into a
buffer as large as one of the package's record batches. Where nothing is compressed, a piece is
taken as a whole, so that Python's work for each entry does not count. All buffers are made once.

Invariant: nothing is done that a reader could leave out, if it checks every byte and gives out a
copy.
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
# By magic: the low byte of the attributes, where the payload begins (of a wrapper without a key, in
# v0 and v1), and the bytes that the checksum covers.
_ATTRIBUTES_AT = {0: 17, 1: 17, _V2: 22}
_PAYLOAD_AT = {0: 26, 1: 34, _V2: 61}
_CHECKED_FROM = {0: 16, 1: 16, _V2: 21}
_CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
# Once a block of this size has been freed, glibc keeps what is freed later, instead of giving it
# back to the system and taking it again page by page. That can cost more than lz4 itself.
_FREED_FIRST = 31 * 1024 * 1024
_XERIAL_HEADER = 16
_GZIP_FORMAT = 31


class Floor:
    """Goes through segments and keeps nothing."""

    def __init__(self) -> None:
        bytearray(_FREED_FIRST)
        self._input = bytearray(_PIECE_SIZE)
        self._plain = bytearray(_OUTPUT_SIZE)
        self._output = bytearray(_OUTPUT_SIZE)
        self._written = 0
        self._zstd = zstandard.ZstdDecompressor()

    def read(self, path: str) -> int:
        """Go through a segment; return how many bytes were copied."""
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
    """Where the entries end that are whole in a piece.

    Raises:
        ValueError: there is none, so reading would not go on.
    """
    end = 0
    while end + 12 <= len(piece):
        following = end + 12 + struct.unpack_from(">i", piece, end + 8)[0]
        if following > len(piece):
            break
        yield following
        end = following
    if end == 0:
        raise ValueError(f"an entry is larger than {_PIECE_SIZE} bytes, or cut")
