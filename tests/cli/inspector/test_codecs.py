"""The inspector's codecs take and refuse what the library's do, with the same bytes coming out."""

from __future__ import annotations

import base64
import gzip
import random
import zlib
from typing import Any

import pytest
import zstandard

from kafkafmt._base import damage
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.segment import codecs
from tests.cli.inspector.reading import Reader
from tests.support.encoder import FRAMINGS
from tests.support.encoder.framings import XERIAL_HEADER, lz4_frame, xerial
from tests.support.encoder.varint import unsigned_varint

pytestmark = pytest.mark.node

LIMIT = 1 << 20
MIB = 1 << 20
GZIP, SNAPPY, LZ4, ZSTD = 1, 2, 3, 4
COMPRESSED = [name for name in FRAMINGS if name != "none"]
PAYLOADS = {
    "empty": b"",
    "one": b"x",
    "text": b"kafka stores records " * 9,
    "large": b"0123456789abcdef" * 20_000,
    "noise": random.Random(1).randbytes(150_000),
    "mixed": b"".join(random.Random(n).randbytes(n % 40) + b"same" * (n % 9) for n in range(900)),
}


def _same(reader: Reader, codec: int, data: bytes, magic: int = 2, limit: int = LIMIT) -> Any:
    """What the reader gives, which must be what the library gives: bytes, or a kind of damage."""
    try:
        expected: Any = bytes(codecs.decompress(codec, memoryview(data), magic=magic, limit=limit))
    except KafkaFormatError as error:
        expected = damage.damage_kind(error)
    answer = reader.ask("decompress", data, codec=codec, magic=magic, limit=limit)
    found = base64.b64decode(answer["data"]) if "data" in answer else answer["kind"]
    assert found == expected, answer.get("reason")
    return expected


@pytest.mark.parametrize("payload", PAYLOADS)
@pytest.mark.parametrize("name", COMPRESSED)
def test_every_framing_is_read(reader: Reader, name: str, payload: str) -> None:
    framing, plain = FRAMINGS[name], PAYLOADS[payload]
    for magic in framing.magics:
        assert _same(reader, framing.codec, framing.compress(plain), magic) == plain


@pytest.mark.parametrize("name", COMPRESSED)
def test_every_cut_ends_as_in_the_library(reader: Reader, name: str) -> None:
    framing = FRAMINGS[name]
    packed = framing.compress(PAYLOADS["text"])
    for length in range(len(packed)):
        _same(reader, framing.codec, packed[:length], framing.magics[0])


@pytest.mark.parametrize("name", COMPRESSED)
def test_every_flipped_byte_is_read_or_refused(reader: Reader, name: str) -> None:
    framing, chosen = FRAMINGS[name], random.Random(name)
    packed = framing.compress(PAYLOADS["text"])
    for at in range(len(packed)):
        changed = bytearray(packed)
        changed[at] ^= 1 << chosen.randrange(8)
        _same(reader, framing.codec, bytes(changed), framing.magics[0])


@pytest.mark.parametrize("name", COMPRESSED)
def test_a_bomb_stops_at_the_limit(reader: Reader, name: str) -> None:
    framing = FRAMINGS[name]
    packed = framing.compress(bytes(2 * MIB))
    assert _same(reader, framing.codec, packed, framing.magics[0]) == damage.LIMIT_EXCEEDED
    exact = framing.compress(bytes(LIMIT))
    assert _same(reader, framing.codec, exact, framing.magics[0]) == bytes(LIMIT)


def test_gzip_members_and_what_is_behind_them(reader: Reader) -> None:
    one, two = gzip.compress(b"one"), gzip.compress(b"two")
    for behind in (b"", two, bytes(30), b"garbage" * 9, one[:12], two[:-1], b"\x1f\x8b\x08" * 10):
        _same(reader, GZIP, one + behind)


@pytest.mark.parametrize("flags", range(256))
def test_gzip_headers_with_any_flags(reader: Reader, flags: int) -> None:
    raw = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = raw.compress(b"kafka") + raw.flush()
    trailer = zlib.crc32(b"kafka").to_bytes(4, "little") + (5).to_bytes(4, "little")
    header = bytes([0x1F, 0x8B, 8, flags]) + bytes(6)
    fields = b"\x03\0abc" if flags & 4 else b""
    fields += b"name\0" if flags & 8 else b""
    fields += b"comment\0" if flags & 16 else b""
    if flags & 2:
        fields += (zlib.crc32(header + fields) & 0xFFFF).to_bytes(2, "little")
    _same(reader, GZIP, header + fields + body + trailer)


@pytest.mark.parametrize("level", [0, 1, 6, 9])
def test_gzip_blocks_of_every_kind(reader: Reader, level: int) -> None:
    for strategy in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FIXED, zlib.Z_HUFFMAN_ONLY, zlib.Z_RLE):
        packer = zlib.compressobj(level, zlib.DEFLATED, 31, 9, strategy)
        for plain in PAYLOADS.values():
            each = packer.copy()
            assert _same(reader, GZIP, each.compress(plain) + each.flush()) == plain


@pytest.mark.parametrize("block_size_id", [4, 5, 6, 7])
@pytest.mark.parametrize("flags", range(16))
def test_lz4_frames_with_any_flags(reader: Reader, flags: int, block_size_id: int) -> None:
    plain = PAYLOADS["large"]
    packed = lz4_frame(
        plain,
        content_size=bool(flags & 1),
        content_checksum=bool(flags & 2),
        block_checksum=bool(flags & 4),
        stored=bool(flags & 8),
        block_size_id=block_size_id,
    )
    assert _same(reader, LZ4, packed) == plain
    _same(reader, LZ4, packed + b"behind")


def test_snappy_headers_inside_the_stream(reader: Reader) -> None:
    one, two = xerial(b"one"), xerial(b"two")
    wrong = XERIAL_HEADER[:4] + b"wrong" + XERIAL_HEADER[9:]
    for data in (one + two, one + wrong + two[16:], XERIAL_HEADER, XERIAL_HEADER + wrong, one[:-1]):
        _same(reader, SNAPPY, data)


def test_snappy_declares_more_than_it_holds(reader: Reader) -> None:
    for size in (1 << 19, 1 << 21, (1 << 32) - 1, 1 << 34):
        _same(reader, SNAPPY, unsigned_varint(size) + b"\0x")


def test_zstd_frames_of_every_kind(reader: Reader) -> None:
    plain = PAYLOADS["mixed"]
    frames = [
        zstandard.ZstdCompressor(write_content_size=size, write_checksum=crc).compress(plain)
        for size in (True, False)
        for crc in (True, False)
    ]
    skippable = b"\x50\x2a\x4d\x18\x03\0\0\0abc"
    for data in (
        *frames,
        *(frame[:-1] for frame in frames),
        frames[0] + frames[1],
        frames[0] + skippable + frames[3],
        skippable + frames[0],
        skippable,
        skippable[:-1],
        frames[0] + b"behind",
        frames[0] + frames[1][:-5],
        frames[1][:-1] + b"\0",
    ):
        _same(reader, ZSTD, data)


def test_zstd_windows_have_a_limit(reader: Reader) -> None:
    for code in (17 << 3, 18 << 3, 31 << 3):  # 128 MiB, 256 MiB, 2 TiB
        frame = b"\x28\xb5\x2f\xfd\0" + bytes([code]) + b"\x01\0\0"
        _same(reader, ZSTD, frame)


@pytest.mark.parametrize("distance", [0, 1, 8, 9])
@pytest.mark.parametrize("length", [4, 7, 18])
def test_lz4_matches_of_odd_distances(reader: Reader, length: int, distance: int) -> None:
    token = 8 << 4 | length - 4  # 8 literals, then a match; at the end literals alone
    block = (
        bytes([token]) + b"ABCDEFGH" + distance.to_bytes(2, "little") + b"\xc0" + b"0123456789ab"
    )
    frame = lz4_frame(b"")[:7] + len(block).to_bytes(4, "little") + block + bytes(4)
    found = _same(reader, LZ4, frame)
    assert (found == "malformed") == (distance > 8)
