"""gzip: one or several members, and whatever follows them, as ``GZIPInputStream`` takes it.

Java looks for another member behind the end of one and, where there is no header of one, ends the
stream without an error. So do we; inside a member every error is one. isal is twice as fast as
zlib.
"""

from __future__ import annotations

from isal import isal_zlib
from isal.igzip_lib import IsalError

from kafkafmt.codecs.bounded import BoundedOutput
from kafkafmt.errors import MalformedError

_MEMBER_MAGIC = b"\x1f\x8b\x08"
_GZIP_FORMAT = 16 + isal_zlib.MAX_WBITS


def decompress(data: memoryview, limit: int) -> bytes:
    """All members, one after another. See :func:`kafkafmt.codecs.decompress`."""
    output = BoundedOutput(limit)
    rest: bytes | memoryview = data
    while True:
        member = isal_zlib.decompressobj(_GZIP_FORMAT)
        try:
            output.append(member.decompress(rest, output.room))
        except IsalError as error:  # type: ignore[misc]  # its stub declares an instance
            raise MalformedError(f"gzip: {error}") from error
        if not member.eof:
            raise MalformedError(f"gzip: the stream of {len(data)} bytes ends inside a member")
        rest = member.unused_data
        if rest[: len(_MEMBER_MAGIC)] != _MEMBER_MAGIC:
            return output.value()
