"""A large segment with known contents, for reading by ranges."""

import struct

from tests.support.encoder import Rec, record_batch

PAYLOAD = 16 * 1024


def large(batches: int) -> tuple[bytes, bytes]:
    """A segment with the given number of batches of 16 KiB, and its offset index."""
    log, index = bytearray(), bytearray()
    for offset in range(batches):
        value = bytes([offset % 251]) * PAYLOAD
        if offset:
            index += struct.pack(">ii", offset, len(log))
        log += record_batch([Rec(None, value)], base_offset=offset)
    return bytes(log), bytes(index)
