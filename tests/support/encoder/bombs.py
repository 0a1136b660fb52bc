"""Payloads that a few bytes decompress to: zeroes in each codec, and in each way to store its size.

Invariant: what is made is a small part of ``size``, which is a multiple of 4 MiB.
"""

import functools
import gzip
import struct
from collections.abc import Callable

import zstandard

from tests.support.encoder.framings import XERIAL_HEADER, lz4_frame
from tests.support.encoder.varint import unsigned_varint

_PIECE = 4 << 20
_PARTS = 64


@functools.cache  # it takes half a second, of which others take a hundredth
def _gzip(size: int) -> bytes:
    return gzip.compress(bytes(size), mtime=0)


def _snappy(size: int) -> bytes:
    """One block: a zero byte, then copies of 64 bytes from one byte back."""
    copies = (size - 1) // 64
    return unsigned_varint(copies * 64 + 1) + b"\x00\x00" + b"\xfe\x01\x00" * copies


def _xerial(size: int) -> bytes:
    block = _snappy(size // _PARTS)
    return XERIAL_HEADER + (struct.pack(">i", len(block)) + block) * _PARTS


def _lz4(size: int) -> bytes:
    """One frame whose blocks of 4 MiB of zeroes are all the same."""
    one = lz4_frame(bytes(_PIECE), block_size_id=7)
    head, block, end = one[:7], one[7:-4], one[-4:]
    return head + block * (size // _PIECE) + end


def _zstd(size: int) -> bytes:
    return zstandard.ZstdCompressor(level=1, write_content_size=True).compress(bytes(size))


def _zstd_stream(size: int) -> bytes:
    squeeze = zstandard.ZstdCompressor(level=1, write_content_size=False).compressobj()
    pieces = [squeeze.compress(bytes(_PIECE)) for _ in range(size // _PIECE)]
    return b"".join(pieces) + squeeze.flush()


BOMBS: dict[str, Callable[[int], bytes]] = {
    "gzip": _gzip,
    "gzip-members": lambda size: _gzip(size // _PARTS) * _PARTS,
    "snappy-raw": _snappy,
    "snappy-xerial": _xerial,
    "lz4": _lz4,
    "zstd": _zstd,
    "zstd-stream": _zstd_stream,
}
"""By the name of a framing: what makes a payload of so many bytes."""
