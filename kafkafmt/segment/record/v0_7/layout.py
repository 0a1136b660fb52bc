"""The byte positions of a message that are needed before a generated parser can be applied.

Invariant: the numbers come from the grammar (:mod:`kafkafmt.segment.record.generated_layout`).
"""

from __future__ import annotations

from kafkafmt.segment.record import generated_layout as grammar

KNOWN_MAGICS = (0, 1)

LOG_OVERHEAD = grammar.MESSAGE_0_7_MAGIC_OFFSET
"""The int32 length before each message, which it does not count (``MessageSet.LogOverhead``)."""
MAGIC_OFFSET = LOG_OVERHEAD
"""Of the magic byte; in magic 1 the attributes follow."""
ATTRIBUTES_OFFSET = grammar.MESSAGE_0_7_ATTRIBUTES_OFFSET
"""Of the byte of attributes, in magic 1."""
MIN_SIZE = grammar.MESSAGE_0_7_MIN_SIZE
"""Of a whole message with its length."""
MIN_LENGTH = MIN_SIZE - LOG_OVERHEAD
"""The least length field that Kafka's reader accepts (``Message.MinHeaderSize``)."""
COMPRESSION_MASK = grammar.MESSAGE_0_7_ATTRIBUTES_COMPRESSION_ID_MASK
"""Of the attributes (``Message.CompressionCodeMask``)."""
CRC_SIZE = 4


def crc_offset(magic: int) -> int:
    """The position of the uint32 checksum (``Message.crcOffset``)."""
    return payload_offset(magic) - CRC_SIZE


def payload_offset(magic: int) -> int:
    """The position of the payload, which alone the checksum covers (``Message.payloadOffset``)."""
    return MIN_SIZE + (grammar.MESSAGE_0_7_ATTRIBUTES_SIZE if magic == 1 else 0)
