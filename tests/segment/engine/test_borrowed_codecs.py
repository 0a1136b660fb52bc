"""The kernel's decompression, most of it with the packages' C functions, and its fallback to them.

The tests of the codecs (tests/segment/codecs/test_codecs.py), of the engines, and the fuzzer check
that its output is that of the packages.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

import lz4.frame
import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt._base.errors import KafkaFormatError, MalformedError
from kafkafmt.segment import codecs
from kafkafmt.segment.codecs import native as module
from tests.support.encoder import FRAMINGS, Rec, message, record_batch
from tests.support.engines import taking
from tests.support.native import decompressed
from tests.support.truth import GOLDEN

pytest.importorskip("kafkafmt.segment.engine.kernel._kernel", reason="the kernel is not compiled")

LIMIT = 1 << 20
TEXT = b"".join(b"kafka stores record %d " % (n % 7) for n in range(900))
NOISE = zlib.compress(random.Random(5).randbytes(9000))


def test_the_versions_of_the_locked_packages_were_tested() -> None:
    """Else the columnar engine becomes slower with a new release, and nothing says so."""
    import isal
    import lz4
    import zstandard

    major, minor, release = zstandard.ZSTD_VERSION
    assert lz4.library_version_number() in module._LIBRARIES[codecs.LZ4].tested
    assert major * 10_000 + minor * 100 + release in module._LIBRARIES[codecs.ZSTD].tested
    major, minor, release = map(int, isal.ISAL_VERSION.split("."))
    assert major * 10_000 + minor * 100 + release in module._LIBRARIES[codecs.GZIP].tested


def usual(name: str) -> tuple[int, bytes]:
    """The codec of a framing that writers use, and some text in it."""
    framing = FRAMINGS[name]
    if framing.codec != codecs.SNAPPY and not module.functions(framing.codec):
        pytest.skip(f"the package for {name} hides its functions here")
    return framing.codec, framing.compress(TEXT)


def of_package(codec: int, stream: bytes) -> bytes | None:
    """What the package decompresses; ``None`` if it refuses the stream."""
    with suppress(KafkaFormatError):
        return codecs.decompress(codec, memoryview(stream), magic=2, limit=LIMIT)
    return None


USUAL = ["gzip", "gzip-go", "snappy-raw", "snappy-xerial", "zstd", "zstd-stream"]
USUAL += ["lz4", "lz4-every-flag", "lz4-stored", "lz4-linked", "lz4-behind-end-mark"]
LONG_COPIES = b"".join(bytes(range(n)) * 9 for n in range(1, 100))


@pytest.mark.parametrize("plain", [b"", b"x", TEXT, NOISE, LONG_COPIES, bytes(300_000)])
@pytest.mark.parametrize("name", USUAL)
def test_what_writers_make_is_decompressed(name: str, plain: bytes) -> None:
    codec, _ = usual(name)
    assert decompressed(codec, FRAMINGS[name].compress(plain), LIMIT) == plain


@pytest.mark.parametrize("name", USUAL)
def test_no_more_than_the_limit_and_the_room(name: str) -> None:
    codec, packed = usual(name)
    assert decompressed(codec, packed, len(TEXT) - 1) is None
    assert decompressed(codec, packed, LIMIT, len(TEXT) - 1) is None


@pytest.mark.parametrize("name", USUAL)
def test_changed_streams_give_what_the_packages_give_or_are_left_to_them(name: str) -> None:
    codec, packed = usual(name)
    chance = random.Random(7)
    changed = [packed[:size] for size in range(len(packed))]
    changed += [packed, packed + b"\0", packed + packed]
    for _ in range(3000):
        data = bytearray(packed)
        for _ in range(chance.choice([1, 1, 2, 5])):
            at = chance.randrange(min(len(data), chance.choice([20, 9999])))
            data[at] = chance.getrandbits(8)
        changed.append(bytes(data))
    accepted = 0
    for stream in changed:
        found = decompressed(codec, stream, LIMIT)
        if found is not None:
            accepted += 1
            assert found == of_package(codec, stream), stream.hex()
    assert accepted > 10


@pytest.mark.parametrize("flags", range(32))
def test_headers_of_gzip_have_any_optional_fields(flags: int) -> None:
    codec, packed = usual("gzip")
    head = bytes([*packed[:3], flags]) + packed[4:10]
    head += b"\x03\x00abc" * (flags >> 2 & 1) + b"name\0" * (flags >> 3 & 1)
    head += b"comment\0" * (flags >> 4)
    head += (zlib.crc32(head) & 0xFFFF).to_bytes(2, "little") * (flags >> 1 & 1)
    assert decompressed(codec, head + packed[10:], LIMIT) == TEXT
    for end in range(len(head)):
        assert decompressed(codec, head[:end], LIMIT) is None
        assert decompressed(codec, head[:end] + packed[-8:], LIMIT) is None
    if flags & 2:
        assert decompressed(codec, head[:-1] + bytes([head[-1] ^ 1]) + packed[10:], LIMIT) is None


@pytest.mark.parametrize("plain", [b"", b"x", NOISE[:1500], TEXT[:5000], TEXT[:32768], TEXT * 2])
def test_no_bit_of_the_empty_block_that_ends_a_gzip_stream_may_be_another(plain: bytes) -> None:
    """The kernel compares these bits, which the package decompresses."""
    codec, _ = usual("gzip")
    packed = FRAMINGS["gzip-go"].compress(plain)
    assert decompressed(codec, packed, LIMIT) == plain
    body, end = packed[10:-8], 8 * len(packed) - 18 * 8
    for first, second in combinations_with_replacement(range(max(0, end - 20), end), 2):
        changed = int.from_bytes(body, "little") ^ (1 << first) ^ (1 << second)
        changed ^= 1 << first if first == second else 0
        stream = packed[:10] + changed.to_bytes(len(body), "little") + packed[-8:]
        assert decompressed(codec, stream, LIMIT) == of_package(codec, stream)


@pytest.mark.parametrize("name", ["gzip", "gzip-go"])
def test_a_gzip_trailer_of_the_beginning_of_the_content_is_not_that_of_all(name: str) -> None:
    codec, _ = usual(name)
    for size in (1, 500, 999):
        start = TEXT[:size]
        trailer = zlib.crc32(start).to_bytes(4, "little") + size.to_bytes(4, "little")
        stream = FRAMINGS[name].compress(TEXT[:1000])[:-8] + trailer
        for limit in (size, size + 1, 999, 1000, LIMIT):
            assert decompressed(codec, stream, limit) is None


@pytest.mark.parametrize("block_size", [4, 5, 6, 7])
@pytest.mark.parametrize("sums", ["", "block_checksum", "content_checksum"])
@pytest.mark.parametrize("is_linked", [True, False])
def test_frames_of_the_lz4_library_are_decompressed_unless_they_are_broken(
    block_size: int, sums: str, is_linked: bool
) -> None:
    codec, _ = usual("lz4")
    options = {"block_size": block_size, "block_linked": is_linked, sums or "auto_flush": True}
    for plain in (b"", b"x", TEXT, LONG_COPIES * 9, NOISE * 3 + TEXT):
        with lz4.frame.LZ4FrameCompressor(**options) as compressor:
            packed = compressor.begin(len(plain) if len(plain) % 2 else 0)
            packed += compressor.compress(plain) + compressor.flush()
        assert lz4.frame.decompress(packed) == plain
        assert decompressed(codec, packed, LIMIT) == plain
        for end in {*range(min(len(packed), 30)), *range(max(0, len(packed) - 30), len(packed))}:
            assert decompressed(codec, packed[:end], LIMIT) is None
        block_end = len(packed) - 4 - 4 * (sums == "content_checksum")
        for place, is_checked in ((6, True), (block_end - 1, sums == "block_checksum")):
            broken = bytearray(packed)
            broken[place] ^= 1
            if is_checked and plain:
                assert decompressed(codec, bytes(broken), LIMIT) is None
                with pytest.raises(MalformedError, match="hecksum"):
                    codecs.decompress(codec, memoryview(broken), magic=2, limit=LIMIT)


@pytest.mark.parametrize(("magic", "is_read"), [(0, True), (1, False), (2, False)])
def test_the_wrong_header_checksum_of_old_clients_is_read_in_messages_of_magic_0(
    magic: int, is_read: bool
) -> None:
    codec, _ = usual("lz4")
    packed = FRAMINGS["lz4-kafka-3160"].compress(TEXT)
    assert decompressed(codec, packed, LIMIT, magic=magic) == (TEXT if is_read else None)


@pytest.mark.parametrize("offset", [0, 1, 4, 5, 65535])
def test_lz4_copies_from_before_the_block_are_what_the_package_says(offset: int) -> None:
    codec, _ = usual("lz4")
    block = b"\x44abcd" + offset.to_bytes(2, "little") + b"\x50abcde"
    stream = FRAMINGS["lz4"].compress(b"")[:7] + len(block).to_bytes(4, "little") + block + bytes(4)
    assert decompressed(codec, stream, LIMIT) == of_package(codec, stream)


# Blocks of snappy: a literal of 4 bytes, and an element that copies some of them.
@pytest.mark.parametrize(
    "block",
    [
        "08 0c 61626364 01 04",  # 4 bytes from 4 back
        "0c 0c 61626364 11 01",  # 8 from 1 back: it repeats itself
        "09 0c 61626364 12 0200",  # 5 from 2 back
        "09 0c 61626364 13 03000000",
        "08 0c 61626364 01 00",  # from 0 back
        "08 0c 61626364 01 05",  # from before the block
        "08 0c 61626364 21 04",  # the same, by the three bits in the tag
        "07 0c 61626364 01 04",  # more than it declares
        "09 0c 61626364 01 04",  # less than it declares
        "08 0c 61626364 01",  # cut off in an offset
        "08 0c 61626364 02 04",
        "08 0c 61626364 03 040000",
        "04 0c 616263",  # cut off in a literal
        "04 f0",  # cut off in the length of a literal
        "04 f0 03 61626364",
        "04 fc 03000000 61626364",
        "04 fc ffffffff 61626364",
        "84 00 0c 61626364",  # a size in two bytes
        "ff ff ff ff 0f 0c 61626364",
        "ff ff ff ff ff 01",
        "80",
        "00",
        "00 00",
    ],
)
def test_elements_of_snappy_are_what_the_package_says(block: str) -> None:
    data = bytes.fromhex(block)
    assert decompressed(codecs.SNAPPY, data, LIMIT) == of_package(codecs.SNAPPY, data)


@pytest.mark.parametrize("name", ["gzip-members", "gzip-garbage", "snappy-xerial-concatenated"])
def test_streams_that_are_unusual_are_left_to_the_packages(name: str) -> None:
    codec, packed = usual(name)
    assert decompressed(codec, packed, LIMIT) is None


@pytest.mark.parametrize("head", ["20", "60 07", "58 90"])
def test_a_frame_of_zstd_with_too_large_a_window_or_size_is_left(head: str) -> None:
    """Of the descriptor: a size of 8 bytes, a size of 2, a window of 2**28."""
    codec, _ = usual("zstd")
    stream = bytes.fromhex("28b52ffd" + head) + b"\xff" * 8 + b"\x01\x00\x00"
    assert decompressed(codec, stream, LIMIT) is None


@pytest.fixture
def fresh() -> Iterator[None]:
    """Searches the functions again, and once more afterwards."""
    module.functions.cache_clear()
    yield
    module.functions.cache_clear()


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(
    "changed",
    [
        {"module": "lz4.block.no_such_module"},
        {"module": "lz4.block"},  # not a library
        {"functions": ("XXH32", "LZ4_of_tomorrow")},
        {"version": module._by_function("LZ4_versionOfTomorrow")},
    ],
)
def test_functions_that_cannot_be_had_are_done_without(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any]
) -> None:
    library = replace(module._LIBRARIES[codecs.LZ4], **changed)
    monkeypatch.setattr(module, "_LIBRARIES", {codecs.LZ4: library})
    assert module.functions(codecs.LZ4) == {}
    assert module.functions(codecs.ZSTD) == {}
    data = record_batch([Rec(b"k", b"v")], framing="lz4")
    with taking("columnar"):
        assert kafkafmt.read_records(data).num_rows == 1


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("tested", [frozenset({1_09_99}), frozenset({1_09_99, 2_00_00})])
def test_another_version_is_done_without_and_said_once(
    monkeypatch: pytest.MonkeyPatch, tested: frozenset[int]
) -> None:
    library = replace(module._LIBRARIES[codecs.LZ4], tested=tested)
    monkeypatch.setattr(module, "_LIBRARIES", {codecs.LZ4: library})
    data = record_batch([Rec(b"k", b"v")], framing="lz4")
    with taking("columnar"), pytest.warns(RuntimeWarning, match=r"1\.9\.4 .* not tested") as said:
        rows = [kafkafmt.read_records(data).num_rows for _ in range(3)]
    assert (rows, len(said)) == ([1, 1, 1], 1)
    (sentence,) = module.slower()
    assert "package lz4 has version 1.9.4" in sentence


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(
    ("version", "said"), [("2.99.1", "2.99.1"), ("3", "hides"), ("tomorrow", "hides")]
)
def test_another_isal_is_not_used(monkeypatch: pytest.MonkeyPatch, version: str, said: str) -> None:
    import isal

    monkeypatch.setattr(isal, "ISAL_VERSION", version)
    with pytest.warns(RuntimeWarning, match="not tested") if said != "hides" else nullcontext():
        assert module.functions(codecs.GZIP) == {}
    assert any("package isal " in each and said in each for each in module.slower())


def test_nothing_is_slower_with_the_locked_packages() -> None:
    assert list(module.slower()) == []


def test_the_corpus_is_the_same_without_the_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    def tables() -> list[pa.Table]:
        with taking("columnar"):
            return [
                kafkafmt.read_records(GOLDEN, on_damage="skip", include_control=True),
                kafkafmt.read_batches(GOLDEN, on_damage="skip"),
                kafkafmt.read_damage(GOLDEN),
            ]

    with_functions = tables()
    monkeypatch.setattr("kafkafmt.segment.engine.scanner.functions", lambda codec: {})
    assert all(map(pa.Table.equals, tables(), with_functions))


def test_entries_for_the_packages_among_those_for_the_kernel() -> None:
    """What is left in the room of one entry does not show in the next."""
    names = ["lz4", "lz4", "lz4-kafka-3160", "lz4", "snappy-raw", "zstd", "gzip", "zstd", "lz4"]
    names += [name for name in FRAMINGS if FRAMINGS[name].codec in (codecs.LZ4, codecs.ZSTD)]
    log = b""
    for place, name in enumerate(names):
        value, framing = b"%d " % place * 9, FRAMINGS[name]
        if 2 in framing.magics:
            log += record_batch([Rec(b"k", value)], base_offset=place, framing=name)
        else:
            inner = framing.compress(message(magic=0, value=value))
            log += message(magic=0, offset=place, attributes=framing.codec, value=inner)
    with taking("columnar"):
        found = kafkafmt.read_records(log)
    assert found.column("value").to_pylist() == [b"%d " % n * 9 for n in range(len(names))]
