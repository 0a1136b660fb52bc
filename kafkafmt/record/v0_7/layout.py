"""The few byte positions of a message that are needed before a grammar can be applied.

Invariant: ``tests/record/v0_7/test_layout.py`` reads the same numbers off the grammars.
"""

from __future__ import annotations

KNOWN_MAGICS = (0, 1)

LOG_OVERHEAD = 4
"""The int32 length before each message, which it does not count (``MessageSet.LogOverhead``)."""
MAGIC_OFFSET = LOG_OVERHEAD
"""Of the magic byte; in magic 1 the attributes follow."""
MIN_LENGTH = 5
"""The least length field that Kafka's reader accepts (``Message.MinHeaderSize``)."""
MIN_SIZE = LOG_OVERHEAD + MIN_LENGTH
"""Of a whole message with its length."""
COMPRESSION_MASK = 0x03
"""Of the attributes (``Message.CompressionCodeMask``)."""
CRC_SIZE = 4


def crc_offset(magic: int) -> int:
    """Where the uint32 checksum stands (``Message.crcOffset``)."""
    return MAGIC_OFFSET + 1 + magic


def payload_offset(magic: int) -> int:
    """Where the payload begins, which alone the checksum covers (``Message.payloadOffset``)."""
    return crc_offset(magic) + CRC_SIZE
