"""The byte positions needed before a generated parser can be applied.

Framing finds an entry's length and magic, and the checksum needs its range of bytes, before
anything is parsed. The generated parsers read everything else.

Strategy: ``build.py`` writes the numbers of the grammars to :mod:`generated_layout`. Here they get
Kafka's names, and numbers derived from several of them are computed.

Invariant: no number is written by hand.
"""

from __future__ import annotations

from kafkafmt.segment.record import generated_layout as grammar

MAGIC_V0 = 0
MAGIC_V1 = 1
MAGIC_V2 = 2
KNOWN_MAGICS = (MAGIC_V0, MAGIC_V1, MAGIC_V2)

SIZE_OFFSET = grammar.MESSAGE_HEADER_LEN_MESSAGE_OFFSET
"""Of the int32 length in every entry (``Records.SIZE_OFFSET``)."""
LOG_OVERHEAD = grammar.MESSAGE_HEADER_CRC_OFFSET
"""Offset and length, which the length does not count (``Records.LOG_OVERHEAD``)."""
LAST_OFFSET_DELTA_OFFSET = grammar.BATCH_HEADER_LAST_OFFSET_DELTA_OFFSET
"""Of the int32 delta in a v2 batch (``DefaultRecordBatch.LAST_OFFSET_DELTA_OFFSET``)."""
MAGIC_OFFSET = grammar.MESSAGE_HEADER_MAGIC_OFFSET
"""Of the magic byte in every entry (``Records.MAGIC_OFFSET``)."""
HEADER_SIZE_UP_TO_MAGIC = grammar.BATCH_HEADER_CRC_OFFSET
"""With fewer bytes than this an entry has no magic (``Records.HEADER_SIZE_UP_TO_MAGIC``)."""

_MIN_ENTRY_SIZE = {
    MAGIC_V0: grammar.MESSAGE_MIN_SIZE,
    MAGIC_V1: grammar.MESSAGE_MIN_SIZE
    + grammar.MESSAGE_HEADER_MAX_SIZE
    - grammar.MESSAGE_HEADER_MIN_SIZE,
    MAGIC_V2: grammar.BATCH_HEADER_SIZE,
}
RECORD_OVERHEAD_V0 = _MIN_ENTRY_SIZE[MAGIC_V0] - LOG_OVERHEAD
"""The least length field that Kafka's reader accepts (``LegacyRecord.RECORD_OVERHEAD_V0``)."""
RECORD_OVERHEAD_V1 = _MIN_ENTRY_SIZE[MAGIC_V1] - LOG_OVERHEAD
"""``LegacyRecord.RECORD_OVERHEAD_V1``."""
RECORD_BATCH_OVERHEAD = grammar.BATCH_HEADER_SIZE
"""Header of a v2 batch, offset and length included (``DefaultRecordBatch``)."""
MIN_RECORD_SIZE = grammar.RECORD_MIN_SIZE + grammar.RECORD_BODY_MIN_SIZE
"""Fields of one byte each: a payload holds at most ``len // MIN_RECORD_SIZE`` v2 records."""
MIN_HEADER_SIZE = grammar.HEADER_MIN_SIZE
"""The bytes of the smallest header of a record: an empty name and a null value."""

COMPRESSION_MASK = grammar.BATCH_ATTRIBUTES_COMPRESSION_ID_MASK
"""The flags that name the codec (``compressionType``)."""
TIMESTAMP_TYPE_MASK = grammar.BATCH_ATTRIBUTES_TIMESTAMP_TYPE_MASK
"""The flag that says whether the broker set the time."""
PRODUCER_ID_OFFSET = grammar.BATCH_HEADER_PRODUCER_ID_OFFSET
"""Of the int64 producer id in a v2 batch (``DefaultRecordBatch.PRODUCER_ID_OFFSET``)."""
NUM_RECORDS_OFFSET = grammar.BATCH_HEADER_NUM_RECORDS_OFFSET
"""Of the int32 count in a v2 batch (``DefaultRecordBatch.RECORDS_COUNT_OFFSET``)."""
TIMESTAMP_OFFSET_V1 = grammar.MESSAGE_HEADER_TIMESTAMP_OFFSET
"""Of the int64 time in a message of v1 (``LegacyRecord.TIMESTAMP_OFFSET``)."""


def min_entry_size(magic: int) -> int:
    """Return the least size of an entry of a known magic, in bytes."""
    return _MIN_ENTRY_SIZE[magic]


def message_header_size(magic: int) -> int:
    """Return the bytes before the key's length in a message of v0 or v1, its head included."""
    return grammar.MESSAGE_HEADER_MIN_SIZE if magic == MAGIC_V0 else grammar.MESSAGE_HEADER_MAX_SIZE


def crc_offset(magic: int) -> int:
    """Return the position of the uint32 checksum in an entry."""
    if magic == MAGIC_V2:
        return grammar.BATCH_HEADER_CRC_OFFSET
    return grammar.MESSAGE_HEADER_CRC_OFFSET


def flags_offset(magic: int) -> int:
    """Return the position of the byte of flags: the attributes, of v2 their low byte."""
    if magic == MAGIC_V2:
        return grammar.BATCH_HEADER_ATTRIBUTES_OFFSET + grammar.BATCH_ATTRIBUTES_SIZE - 1
    return grammar.MESSAGE_HEADER_ATTRIBUTES_OFFSET


def attributes(magic: int) -> tuple[int, int]:
    """Return the position and the size of the attributes."""
    if magic == MAGIC_V2:
        return grammar.BATCH_HEADER_ATTRIBUTES_OFFSET, grammar.BATCH_ATTRIBUTES_SIZE
    return grammar.MESSAGE_HEADER_ATTRIBUTES_OFFSET, grammar.MESSAGE_ATTRIBUTES_SIZE


def checksummed_from(magic: int) -> int:
    """Return the first byte of the checksum's range; the range ends with the entry."""
    if magic == MAGIC_V2:
        return grammar.BATCH_HEADER_ATTRIBUTES_OFFSET
    return grammar.MESSAGE_HEADER_MAGIC_OFFSET
