"""gzip: one or several members, and whatever follows them, as ``GZIPInputStream`` takes it.

Java looks for another member behind the end of one and, where there is no whole header of one (or
are too few bytes for a member), ends the stream without an error. So do we, as Java 17 does: in
Java 25 a bare header behind the last member is an error. Inside a member every error is one. Flags
that RFC 1952 reserves mean nothing to Java, and are an error to isal (which is twice as fast as
zlib), so it is given a header without them.
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
    """Whether Java reads on: more than a bare header and trailer, and a header that it takes."""
    return len(data) > _MIN_HEADER_SIZE + _TRAILER_SIZE and _header_end(data) is not None


def _without_flags(data: bytes) -> bytes:
    """The member that begins here with a bare header."""
    end = _header_end(data)
    if end is None:
        raise MalformedError("gzip: a header that is cut or wrong")
    return _BARE_HEADER + data[end:]


def _header_end(data: bytes) -> int | None:
    """Where a member's header ends; ``None`` if Java does not take it (``readHeader``)."""
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
