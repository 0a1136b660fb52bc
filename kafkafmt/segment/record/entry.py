"""The frames of a segment: its entries, and the gaps between them.

Strategy: since Kafka 0.8 offset, length and magic are at the same position in every entry, so they
are read here; the grammars describe everything else.

The two checksums of Kafka's log.

v0 and v1 store the CRC-32 (IEEE) of the bytes from the magic to the end of the value. v2 stores the
CRC-32C (Castagnoli) of the bytes from the attributes to the end of the batch. Neither covers the
offset and the length of the entry; that of v2 does not cover the leader epoch and the magic either
(``computeChecksum`` of ``LegacyRecord`` and ``DefaultRecordBatch``).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from kafkafmt.segment.record import layout
from kafkafmt.segment.record.layout import MAGIC_V2


@dataclass(frozen=True, slots=True)
class Entry:
    """A whole entry: a record batch (v2), or a message of v0 or v1, perhaps a wrapper.

    Attributes:
        position: of its first byte, in the segment.
        magic: 0, 1 or 2.
        data: its bytes, with its offset and length fields.
        crc: the stored checksum, unsigned.
        is_valid: whether the checksum is right.
    """

    position: int
    magic: int
    data: memoryview
    crc: int
    is_valid: bool

    @property
    def length(self) -> int:
        """The size of the whole entry in bytes."""
        return len(self.data)

    @property
    def end(self) -> int:
        """The position of the next entry."""
        return self.position + len(self.data)

    @property
    def offset(self) -> int:
        """The offset in its header: of its first record in v2, of its last one in v0 and v1."""
        return offset_field(self.data)

    @property
    def has_first_offset(self) -> bool:
        """Whether :attr:`offset` is the offset of its first record."""
        return self.magic == MAGIC_V2


@dataclass(frozen=True, slots=True)
class Gap:
    """Bytes not forming an entry.

    Attributes:
        position: of the first byte, in the segment.
        length: in bytes.
        kind: the kind of damage (:mod:`kafkafmt._base.damage`).
        reason: what was expected and what was found.
    """

    position: int
    length: int
    kind: str
    reason: str

    @property
    def end(self) -> int:
        """The position of the next entry."""
        return self.position + self.length


Frame = Entry | Gap


def length_field(head: memoryview) -> int:
    """Return the length field in the head of an entry: the number of bytes after the field."""
    return int.from_bytes(head[layout.SIZE_OFFSET : layout.LOG_OVERHEAD], "big", signed=True)


def offset_field(head: memoryview) -> int:
    """Return the offset in the head of an entry: see :attr:`Entry.offset`."""
    return int.from_bytes(head[: layout.SIZE_OFFSET], "big", signed=True)


def last_offset_delta_field(entry: memoryview, magic: int) -> int:
    """Return the last record's offset less the offset in the head of a whole entry."""
    if magic != MAGIC_V2:
        return 0
    at = layout.LAST_OFFSET_DELTA_OFFSET
    return int.from_bytes(entry[at : at + 4], "big", signed=True)


def magic_field(head: memoryview) -> int:
    """Return the magic in the head of an entry, signed."""
    return int.from_bytes(head[layout.MAGIC_OFFSET : layout.MAGIC_OFFSET + 1], "big", signed=True)


def stored(entry: memoryview, magic: int) -> int:
    """Return the checksum stored in the entry, unsigned."""
    offset = layout.crc_offset(magic)
    return int.from_bytes(entry[offset : offset + 4], "big")


def computed(entry: memoryview, magic: int) -> int:
    """Return the checksum of the entry's bytes, unsigned."""
    covered = entry[layout.checksummed_from(magic) :]
    return _crc32c()(covered) if magic == MAGIC_V2 else zlib.crc32(covered)


def hold(entry: memoryview, magic: int) -> bool:
    """Return whether a whole entry matches its stored checksum."""
    return stored(entry, magic) == computed(entry, magic)


@cache
def _crc32c() -> Callable[[memoryview], int]:
    """Return the function of a library slow to load; the kernel has its own."""
    import crc32c

    return crc32c.crc32c
