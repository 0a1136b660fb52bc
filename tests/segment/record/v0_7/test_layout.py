"""The positions of the layer against the grammar and against the encoder."""

import pytest

from kafkafmt.generated import KafkaMessage07
from kafkafmt.segment.record.v0_7 import framing
from tests.support.encoder import message_0_7


@pytest.mark.parametrize("magic", [0, 1])
def test_the_positions_are_those_of_the_grammar(magic: int) -> None:
    empty = message_0_7(b"", magic=magic, crc=0x01020304)
    parsed = KafkaMessage07.from_bytes(empty)
    assert parsed._io.pos() == framing.payload_offset(magic) == len(empty)
    assert parsed.len_message == len(empty) - framing.LOG_OVERHEAD
    assert parsed.magic == empty[framing.MAGIC_OFFSET] == magic
    at = framing.crc_offset(magic)
    assert parsed.crc == int.from_bytes(empty[at : at + framing.CRC_SIZE], "big") == 0x01020304
    assert magic in framing.KNOWN_MAGICS


def test_the_least_message_is_an_empty_one_of_magic_0() -> None:
    least = message_0_7(b"", magic=0)
    assert (len(least), len(least) - framing.LOG_OVERHEAD) == (framing.MIN_SIZE, framing.MIN_LENGTH)
    assert KafkaMessage07.from_bytes(least).len_message == framing.MIN_LENGTH


def test_the_codec_is_in_the_low_two_bits() -> None:
    parsed = KafkaMessage07.from_bytes(message_0_7(b"x", attributes=0b10110110))
    assert parsed.attributes.compression_id == 0b10110110 & framing.COMPRESSION_MASK == 2
    assert parsed.attributes.unused == 0b101101
