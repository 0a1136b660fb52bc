"""The encoder: published test vectors, and framings that the codecs' own libraries read."""

import gzip
import struct

import lz4.frame
import pytest
import snappy
import zstandard

from tests.support.encoder import FRAMINGS, Rec, message, overlong, record_batch, varint, varlong
from tests.support.encoder.xxhash import xxh32

CREATE_TIME = 1524709879130


def test_a_magic_0_message_has_the_published_size_and_crc() -> None:
    entry = message(magic=0, key=b"key", value=b"value")
    assert len(entry) == 34
    assert struct.unpack_from(">I", entry, 12) == (592888119,)


def test_a_null_key_takes_only_its_length() -> None:
    assert len(message(magic=0, value=b"value")) == 31


def test_magic_1_adds_eight_bytes_of_timestamp() -> None:
    assert len(message(magic=1, key=b"key", value=b"value", timestamp=CREATE_TIME)) == 42


def test_a_magic_2_batch_has_the_published_size_and_crc() -> None:
    batch = record_batch(
        [Rec(b"key", b"value")], base_timestamp=CREATE_TIME, max_timestamp=CREATE_TIME
    )
    assert len(batch) == 76
    assert struct.unpack_from(">I", batch, 17) == (2857248333,)
    assert len(record_batch([Rec(None, b"value")])) == 73


def test_ten_records_of_six_bytes_make_191_bytes() -> None:
    assert len(record_batch([Rec(None, b"123456", offset_delta=n) for n in range(10)])) == 191


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        *((0, "00"), (-1, "01"), (1, "02"), (63, "7e"), (-64, "7f"), (64, "8001")),
        *((2**31 - 1, "feffffff0f"), (-(2**31), "ffffffff0f")),
    ],
)
def test_varints_are_those_of_byte_utils_test(number: int, expected: str) -> None:
    assert varint(number).hex() == expected
    assert varlong(number).hex() == expected


def test_a_varlong_takes_up_to_ten_bytes() -> None:
    assert varlong(-(2**63)).hex() == "ffffffffffffffffff01"


def test_an_overlong_varint_has_as_many_groups_as_asked() -> None:
    assert overlong(1, 5).hex() == "8280808000"
    assert overlong(-1, 10, 64).hex() == "81808080808080808000"


def test_xxh32_of_published_inputs() -> None:
    assert xxh32(b"") == 0x02CC5D05
    assert xxh32(b"abc") == 0x32D153FF
    assert xxh32(b"Nobody inspects the spammish repetition") == 0xE2293B2F


@pytest.mark.parametrize("name", [n for n in FRAMINGS if n.startswith(("gzip", "lz4", "zstd"))])
@pytest.mark.parametrize("data", [b"", b"x", b"kafka " * 40_000], ids=["empty", "one", "large"])
def test_the_libraries_of_the_codecs_read_its_framings(name: str, data: bytes) -> None:
    packed = FRAMINGS[name].compress(data)
    if name == "gzip-garbage":
        packed = packed[: -len(b"\x00garbage")]
    if name == "lz4-behind-end-mark":
        packed = packed[: -len(b"behind the end mark")]
    if name == "lz4-kafka-3160":
        head = packed[4:6]
        packed = packed[:6] + bytes([xxh32(head) >> 8 & 0xFF]) + packed[7:]
    if name.startswith("gzip"):
        assert gzip.decompress(packed) == data
    elif name.startswith("lz4"):
        assert lz4.frame.decompress(packed) == data
    else:
        reader = zstandard.ZstdDecompressor().stream_reader(packed, read_across_frames=True)
        assert reader.read() == data


@pytest.mark.parametrize("data", [b"", b"x", b"kafka " * 40_000], ids=["empty", "one", "large"])
def test_raw_snappy_blocks_are_read_by_the_library(data: bytes) -> None:
    for name in ("snappy-raw", "snappy-raw-literals"):
        assert snappy.decompress(FRAMINGS[name].compress(data)) == data
