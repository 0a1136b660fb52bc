"""gzip: one or several members, and the bytes after them, as ``GZIPInputStream`` reads them.

After a member Java looks for another one. If the bytes that follow are too few for a member, or do
not begin with a whole header, it ends the stream without an error. This module follows Java 17; in
Java 25 a header with nothing after it is an error. Every error inside a member is reported.

Java ignores the flags that RFC 1952 reserves. zlib, and isal, which is twice as fast, reject them,
so they receive a header without them. Java rejects a stream with an incomplete table of distances;
isal reads it, if its checksum and length are right.

isal allocates 80 KiB for each member. Where the allocator returns that to the system each time, it
takes ten times as long as a small member itself. So zlib, which needs 7 KiB, reads those.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from isal import isal_zlib
from isal.igzip_lib import IsalError

from kafkafmt._base.errors import MalformedError
from kafkafmt.segment.codecs import BoundedOutput

if TYPE_CHECKING:
    from typing import Protocol

    class _Decompressor(Protocol):
        """A decompressor of zlib or isal, for one member."""

        def decompress(self, data: bytes, /) -> bytes: ...


_MEMBER_MAGIC = b"\x1f\x8b\x08"
_MIN_HEADER_SIZE, _TRAILER_SIZE = 10, 8
_FLAGS_OFFSET = 3
_HAS_CRC, _HAS_EXTRA, _HAS_NAME, _HAS_COMMENT, _RESERVED = 2, 4, 8, 16, 0xE0
_BARE_HEADER = _MEMBER_MAGIC + bytes(7)
_FIRST_PIECE = 1024
_SMALL = 16 * 1024  # decompressed
_GZIP_FORMAT = 16 + isal_zlib.MAX_WBITS


def decompress(data: memoryview, limit: int) -> bytes:
    """Decompress all members. See :func:`kafkafmt.segment.codecs.decompress`."""
    output = BoundedOutput(limit)
    position = _member_end(data, 0, output)
    while _begins_member(data, position):
        small_end = _small_member_end(data, position, output)
        position = _member_end(data, position, output) if small_end is None else small_end
    return output.value()


def _small_member_end(data: memoryview, position: int, output: BoundedOutput) -> int | None:
    """Decompress the member at ``position`` with zlib and return its end.

    ``None``: it is not small, or zlib rejects it, so isal has to read it.
    """
    member = zlib.decompressobj(_GZIP_FORMAT)
    try:
        position = _begun(member, data, position)
        piece = data[position : position + _FIRST_PIECE]
        plain = member.decompress(piece, min(_SMALL, output.room))
    except zlib.error:
        return None
    if not member.eof:
        return None
    output.append(plain)
    return position + len(piece) - len(member.unused_data)


def _member_end(data: memoryview, position: int, output: BoundedOutput) -> int:
    """Decompress the member at ``position`` and return its end.

    The library copies all input that it has been given after the end of a member. So only the
    first member gets all there is at once; else the work is quadratic where members are small.
    """
    member = isal_zlib.decompressobj(_GZIP_FORMAT)
    size = _FIRST_PIECE if position else len(data)
    try:
        position = _begun(member, data, position)
        while not member.eof:
            piece = data[position : position + size]
            if not piece:
                raise MalformedError(f"gzip: the stream of {len(data)} bytes ends inside a member")
            output.append(member.decompress(piece, output.room))
            position += len(piece)
            size *= 2
    except IsalError as error:  # type: ignore[misc]  # its stub declares an instance
        raise MalformedError(f"gzip: {error}") from error
    return position - len(member.unused_data)


def _begun(member: _Decompressor, data: memoryview, position: int) -> int:
    """Return a library's next position: after a header with reserved flags, else at the header.

    The libraries reject the reserved flags, so ``member`` receives a header without them.
    """
    is_cut = len(data) - position <= _FLAGS_OFFSET
    if is_cut or not data[position + _FLAGS_OFFSET] & _RESERVED:
        return position
    end = _header_end(data, position)
    if end is None:
        raise MalformedError("gzip: the header of a member is cut off or has a wrong checksum")
    member.decompress(_BARE_HEADER)
    return end


def _begins_member(data: memoryview, position: int) -> bool:
    """Return whether Java reads another member: more than a valid header and a trailer."""
    is_long = len(data) - position > _MIN_HEADER_SIZE + _TRAILER_SIZE
    return is_long and _header_end(data, position) is not None


def _header_end(data: memoryview, position: int) -> int | None:
    """Return the end of a member's header; ``None`` if Java rejects it (``readHeader``)."""
    if data[position : position + len(_MEMBER_MAGIC)] != _MEMBER_MAGIC:
        return None
    size = _FIRST_PIECE
    while True:  # names and comments have no length, so the header is looked for in a piece
        head = bytes(data[position : position + size])
        end = _header_size(head)
        if end is not None:
            return position + end
        if position + size >= len(data):
            return None
        size *= 2


def _header_size(head: bytes) -> int | None:
    """Return the size of the header at the start of ``head``; ``None`` if it is cut or wrong."""
    if len(head) < _MIN_HEADER_SIZE:
        return None
    flags, end = head[_FLAGS_OFFSET], _MIN_HEADER_SIZE
    if flags & _HAS_EXTRA:
        end += 2 + int.from_bytes(head[end : end + 2], "little")
    for flag in _HAS_NAME, _HAS_COMMENT:
        if flags & flag:
            end = head.find(0, end) + 1
            if end == 0:
                return None
    if flags & _HAS_CRC:
        checksum = (zlib.crc32(head[:end]) & 0xFFFF).to_bytes(2, "little")
        if head[end : end + 2] != checksum:
            return None
        end += len(checksum)
    return end if end <= len(head) else None
