"""The two checksums of Kafka's log.

v0 and v1 store the CRC-32 (IEEE) of the bytes from the magic to the end of the value. v2 stores the
CRC-32C (Castagnoli) of the bytes from the attributes to the end of the batch. Neither covers the
offset and the length of the entry; that of v2 does not cover the leader epoch and the magic either
(``computeChecksum`` of ``LegacyRecord`` and ``DefaultRecordBatch``).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import cache

from kafkafmt.segment.record import layout
from kafkafmt.segment.record.layout import MAGIC_V2


def stored(entry: memoryview, magic: int) -> int:
    """The checksum stored in the entry, unsigned."""
    offset = layout.crc_offset(magic)
    return int.from_bytes(entry[offset : offset + 4], "big")


def computed(entry: memoryview, magic: int) -> int:
    """The checksum of the entry's bytes, unsigned."""
    covered = entry[layout.checksummed_from(magic) :]
    return _crc32c()(covered) if magic == MAGIC_V2 else zlib.crc32(covered)


def hold(entry: memoryview, magic: int) -> bool:
    """Whether a whole entry has the checksum that is stored in it."""
    return stored(entry, magic) == computed(entry, magic)


@cache
def _crc32c() -> Callable[[memoryview], int]:
    """The function of a library that is slow to load; the kernel has its own."""
    import crc32c

    return crc32c.crc32c
