"""The few byte positions that are needed before a grammar can be applied.

Framing has to find an entry's length and magic, and the checksum has to know what it covers,
before anything is parsed. Everything else is read by the generated parsers.

Invariant: ``tests/record/test_layout.py`` reads the same numbers off the grammars.
"""

from __future__ import annotations

from kafkafmt.log_format import MAGIC_V0, MAGIC_V1, MAGIC_V2

SIZE_OFFSET = 8
"""Of the int32 length in every entry (``Records.SIZE_OFFSET``)."""
LOG_OVERHEAD = 12
"""Offset and length, which the length does not count (``Records.LOG_OVERHEAD``)."""
MAGIC_OFFSET = 16
"""Of the magic byte in every entry (``Records.MAGIC_OFFSET``)."""
HEADER_SIZE_UP_TO_MAGIC = 17
"""Fewer bytes than this cannot be told to be an entry (``Records.HEADER_SIZE_UP_TO_MAGIC``)."""

RECORD_OVERHEAD_V0 = 14
"""The least length field that Kafka's reader accepts (``LegacyRecord.RECORD_OVERHEAD_V0``)."""
RECORD_OVERHEAD_V1 = 22
"""``LegacyRecord.RECORD_OVERHEAD_V1``."""
RECORD_BATCH_OVERHEAD = 61
"""Header of a v2 batch, offset and length included (``DefaultRecordBatch``)."""
MIN_RECORD_SIZE = 7
"""Seven fields of one byte each: a payload holds at most ``len // 7`` v2 records."""

_MIN_ENTRY_SIZE = {
    MAGIC_V0: LOG_OVERHEAD + RECORD_OVERHEAD_V0,
    MAGIC_V1: LOG_OVERHEAD + RECORD_OVERHEAD_V1,
    MAGIC_V2: RECORD_BATCH_OVERHEAD,
}
COMPRESSION_MASK = 0x07
"""Of the flags: the codec (``compressionType``)."""
TIMESTAMP_TYPE_MASK = 0x08
"""Of the flags: whether the broker set the time."""
TIMESTAMP_OFFSET_V1 = 18
"""Of the int64 time in a message of v1 (``LegacyRecord.TIMESTAMP_OFFSET``)."""

_LEGACY_CRC_OFFSET = 12
_LEGACY_ATTRIBUTES_OFFSET = 17
_BATCH_CRC_OFFSET = 17
_BATCH_ATTRIBUTES_OFFSET = 21


def min_entry_size(magic: int) -> int:
    """The fewest bytes that an entry of a known magic can have."""
    return _MIN_ENTRY_SIZE[magic]


def crc_offset(magic: int) -> int:
    """Where the uint32 checksum stands in an entry."""
    return _BATCH_CRC_OFFSET if magic == MAGIC_V2 else _LEGACY_CRC_OFFSET


def flags_offset(magic: int) -> int:
    """Where the byte of flags stands: the attributes, of v2 the low byte of them."""
    return _BATCH_ATTRIBUTES_OFFSET + 1 if magic == MAGIC_V2 else _LEGACY_ATTRIBUTES_OFFSET


def checksummed_from(magic: int) -> int:
    """The first byte that the checksum covers; it covers all that follow."""
    return _BATCH_ATTRIBUTES_OFFSET if magic == MAGIC_V2 else MAGIC_OFFSET
