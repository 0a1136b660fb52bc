"""gzip: one or several members, and the bytes after them, as ``GZIPInputStream`` reads them.

After a member Java looks for another one. If the bytes that follow are too few for a member, or do
not begin with a whole header, it ends the stream without an error. This module follows Java 17; in
Java 25 a header with nothing after it is an error. Every error inside a member is reported.

Java ignores the flags that RFC 1952 reserves. isal, which is twice as fast as zlib, rejects them,
so it receives a header without them.
"""

from __future__ import annotations

import zlib

from isal import isal_zlib
from isal.igzip_lib import IsalError

from kafkafmt.codecs.bounded import BoundedOutput
from kafkafmt.errors import MalformedError

_MEMBER_MAGIC = b"\x1f\x8b\x08"
_MIN_HEADER_SIZE, _TRAILER_SIZE = 10, 8
_FLAGS_OFFSET = 3
_HAS_CRC, _HAS_EXTRA, _HAS_NAME, _HAS_COMMENT, _RESERVED = 2, 4, 8, 16, 0xE0
_BARE_HEADER = _MEMBER_MAGIC + bytes(7)
_GZIP_FORMAT = 16 + isal_zlib.MAX_WBITS


def decompress(data: memoryview, limit: int) -> bytes:
    """All members, one after another. See :func:`kafkafmt.codecs.decompress`."""
    output = BoundedOutput(limit)
    rest: bytes | memoryview = data
    while True:
        if len(rest) > _FLAGS_OFFSET and rest[_FLAGS_OFFSET] & _RESERVED:
            rest = _without_flags(bytes(rest))
        member = isal_zlib.decompressobj(_GZIP_FORMAT)
        try:
            output.append(member.decompress(rest, output.room))
        except IsalError as error:  # type: ignore[misc]  # its stub declares an instance
            raise MalformedError(f"gzip: {error}") from error
        if not member.eof:
            raise MalformedError(f"gzip: the stream of {len(data)} bytes ends inside a member")
        rest = member.unused_data
        if not _begins_member(rest):
            return output.value()


def _begins_member(data: bytes) -> bool:
    """Whether Java reads another member: a valid header, and more than a header and a trailer."""
    return len(data) > _MIN_HEADER_SIZE + _TRAILER_SIZE and _header_end(data) is not None


def _without_flags(data: bytes) -> bytes:
    """The member that begins here, with a header that has no flags."""
    end = _header_end(data)
    if end is None:
        raise MalformedError("gzip: the header of a member is cut off or has a wrong checksum")
    return _BARE_HEADER + data[end:]


def _header_end(data: bytes) -> int | None:
    """Where a member's header ends; ``None`` if Java rejects it (``readHeader``)."""
    if data[: len(_MEMBER_MAGIC)] != _MEMBER_MAGIC or len(data) < _MIN_HEADER_SIZE:
        return None
    flags, end = data[_FLAGS_OFFSET], _MIN_HEADER_SIZE
    if flags & _HAS_EXTRA:
        end += 2 + int.from_bytes(data[end : end + 2], "little")
    for flag in _HAS_NAME, _HAS_COMMENT:
        if flags & flag:
            end = data.find(0, end) + 1
            if end == 0:
                return None
    if flags & _HAS_CRC:
        checksum = (zlib.crc32(data[:end]) & 0xFFFF).to_bytes(2, "little")
        if data[end : end + 2] != checksum:
            return None
        end += len(checksum)
    return end if end <= len(data) else None
