"""kafkafmt.segment.codecs: every known framing, every truncation of it, and bombs."""

import gzip
import itertools
import os
import random
import struct
import subprocess
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import zstandard
from isal import isal_zlib

from kafkafmt._base.errors import (
    KafkaFormatError,
    LimitExceededError,
    MalformedError,
    UnsupportedError,
)
from kafkafmt.segment import codecs
from kafkafmt.segment.codecs import gzip as gzip_codec
from kafkafmt.segment.codecs import zstd as zstd_codec
from tests.support.encoder import FRAMINGS
from tests.support.encoder.bombs import BOMBS
from tests.support.encoder.framings import XERIAL_HEADER, lz4_frame, xerial
from tests.support.encoder.varint import unsigned_varint
from tests.support.native import decompressed
from tests.support.samples import sampled
from tests.support.work import in_memory

LIMIT = 1 << 20
MIB = 1 << 20
COMPRESSED = [name for name in FRAMINGS if name != "none"]
PAYLOADS = {
    "empty": b"",
    "one": b"x",
    "text": b"kafka stores records " * 9,
    "large": b"0123456789abcdef" * 20_000,
    "noise": bytes(zlib.crc32(struct.pack(">I", n)) & 0xFF for n in range(150_000)),
}


def _decompress(name: str, data: bytes, *, magic: int | None = None, limit: int = LIMIT) -> bytes:
    """Decompress in all ways, which must give the same bytes or the same error.

    The kernel may leave a stream to the others.
    """
    framing = FRAMINGS[name]
    magic = framing.magics[0] if magic is None else magic
    view = memoryview(data)
    by_kernel = decompressed(framing.codec, data, limit, magic=magic)
    found = codecs.decompress(framing.codec, view, magic=magic, limit=limit)
    assert by_kernel in (None, found)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("payload", PAYLOADS)
@pytest.mark.parametrize("name", COMPRESSED)
def test_every_framing_is_read_in_every_magic_that_has_it(name: str, payload: str) -> None:
    plain = PAYLOADS[payload]
    packed = FRAMINGS[name].compress(plain)
    for magic in FRAMINGS[name].magics:
        assert _decompress(name, packed, magic=magic) == plain


@pytest.mark.parametrize("name", COMPRESSED)
def test_more_than_a_library_is_asked_for_at_once_is_read(name: str) -> None:
    plain = PAYLOADS["noise"] * 20
    packed = FRAMINGS[name].compress(plain)
    assert _decompress(name, packed, limit=len(plain)) == plain
    with pytest.raises(LimitExceededError):
        _decompress(name, packed, limit=len(plain) - 1)


@pytest.mark.parametrize("cut", [1, 4])
def test_a_content_checksum_of_lz4_that_is_cut_off_is_malformed(cut: int) -> None:
    """Also where the library is asked again for the rest of what it was given."""
    for plain in (b"kafka", PAYLOADS["noise"] * 20):
        packed = lz4_frame(plain, content_checksum=True)
        with pytest.raises(MalformedError, match="ends inside a frame"):
            _decompress("lz4", packed[:-cut], limit=len(plain))


def test_a_further_gzip_member_is_given_little_of_what_follows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The library copies all that it is given behind a member's end."""
    begin, given = isal_zlib.decompressobj, list[int]()

    class Counted:
        def __init__(self, *options: int) -> None:
            self._member = begin(*options)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._member, name)

        def decompress(self, piece: memoryview, room: int) -> bytes:
            given.append(len(piece))
            return bytes(self._member.decompress(piece, room))

    monkeypatch.setattr(isal_zlib, "decompressobj", Counted)
    members = [gzip.compress(random.Random(n).randbytes(2000)) for n in range(30)]
    data = b"".join(members)
    assert codecs.decompress(1, memoryview(data), magic=2, limit=LIMIT) == gzip.decompress(data)
    assert len(given) >= len(members)
    assert sum(given[1:]) < 2 * len(data)  # the first one is given all


def test_the_names_are_those_of_compression_type() -> None:
    names = ["none", "gzip", "snappy", "lz4", "zstd", None, None, None]
    assert [codecs.codec_name(codec) for codec in range(8)] == names
    for codec in (5, 6, 7):
        with pytest.raises(UnsupportedError, match=f"codec id {codec}"):
            codecs.decompress(codec, memoryview(b"data"), magic=2, limit=LIMIT)


@pytest.mark.parametrize("magic", [1, 2])
def test_the_broken_lz4_header_checksum_is_accepted_for_magic_0_alone(magic: int) -> None:
    packed = FRAMINGS["lz4-kafka-3160"].compress(b"kafka")
    assert _decompress("lz4", packed, magic=0) == b"kafka"
    with pytest.raises(MalformedError, match="header checksum"):
        _decompress("lz4", packed, magic=magic)


@pytest.mark.parametrize("flags", list(itertools.product([False, True], repeat=4)))
@pytest.mark.parametrize("block_size_id", sampled([4, 5, 6, 7]))
def test_lz4_frames_of_all_flags(flags: tuple[bool, bool, bool, bool], block_size_id: int) -> None:
    size, checksum, block_checksum, stored = flags
    plain = PAYLOADS["large"]
    sums = {"content_checksum": checksum, "block_checksum": block_checksum}
    packed = lz4_frame(plain, content_size=size, **sums, stored=stored, block_size_id=block_size_id)
    assert _decompress("lz4", packed) == plain


def _gzip_header(flags: int, fields: bytes = b"", *, method: int = 8) -> bytes:
    return bytes([0x1F, 0x8B, method, flags]) + bytes(6) + fields


@pytest.mark.parametrize(
    "behind",
    [
        b"\x1f\x8b\x08",
        _gzip_header(0),
        _gzip_header(0) + bytes(8),  # too few bytes for a member
        _gzip_header(0, method=7) + bytes(20),
        _gzip_header(4, b"\xff\xff" + bytes(20)),  # extra field
        _gzip_header(4, b"\x09") + b"",
        _gzip_header(8, b"n" * 20),  # file name
        _gzip_header(8 | 16, b"name\x00" + b"c" * 20),  # comment
        _gzip_header(2, bytes(20)),  # checksum of the header
        _gzip_header(8 | 2, b"n" * 9 + b"\x00"),
    ],
)
def test_what_is_no_whole_gzip_header_behind_a_member_is_ignored_as_in_java(behind: bytes) -> None:
    assert _decompress("gzip", FRAMINGS["gzip"].compress(b"kafka") + behind) == b"kafka"


@pytest.mark.parametrize("rest", [bytes(9), b"\x03", b"\x07" + bytes(20)])
def test_a_gzip_member_behind_another_is_read_to_its_end(rest: bytes) -> None:
    named = _gzip_header(8, b"n" * 9 + b"\x00")
    with pytest.raises(MalformedError, match="gzip"):
        _decompress("gzip", FRAMINGS["gzip"].compress(b"kafka") + named + rest)
    both = FRAMINGS["gzip"].compress(b"kafka ") + FRAMINGS["gzip-stored"].compress(b"streams")
    assert _decompress("gzip", both) == b"kafka streams"


@pytest.mark.parametrize("name", ["gzip", "gzip-stored"])
@pytest.mark.parametrize("flag", [0x20, 0x40, 0x80])
def test_reserved_flags_of_gzip_are_not_looked_at_as_in_java(name: str, flag: int) -> None:
    packed = bytearray(FRAMINGS[name].compress(b"kafka"))
    packed[3] |= flag
    if packed[3] & 2:  # a checksum of the header, as it is
        with pytest.raises(MalformedError, match="gzip"):
            _decompress(name, bytes(packed))
        checked = packed.index(b"comment\x00") + len(b"comment\x00")
        packed[checked : checked + 2] = struct.pack("<H", zlib.crc32(packed[:checked]) & 0xFFFF)
    assert _decompress(name, bytes(packed)) == b"kafka"
    assert _decompress(name, FRAMINGS[name].compress(b"kafka ") + packed) == b"kafka kafka"
    for cut in range(4, len(packed)):
        with pytest.raises(MalformedError, match="gzip"):
            _decompress(name, bytes(packed[:cut]))


@pytest.mark.parametrize("flags", [0, 0x20, 0xE0, 8, 0x88])
def test_a_small_gzip_member_is_read_by_zlib(flags: int) -> None:
    member = bytearray(gzip.compress(b"kafka", mtime=0))
    member[3] |= flags
    member[10:10] = b"name\0" if flags & 8 else b""
    data, output = memoryview(b"123456789" + member + b"behind"), codecs.BoundedOutput(5)
    assert gzip_codec._small_member_end(data, 9, output) == 9 + len(member)
    assert output.value() == b"kafka"
    with pytest.raises(LimitExceededError):
        gzip_codec._small_member_end(data, 9, codecs.BoundedOutput(4))
    large = memoryview(gzip.compress(bytes(gzip_codec._SMALL + 1)))
    for left, start in ((data[:-8], 9), (large, 0)):
        assert gzip_codec._small_member_end(left, start, codecs.BoundedOutput(LIMIT)) is None


@pytest.mark.parametrize("flags", [0x20, 0xA0, 0x61, 0x62])  # another version; a reserved bit
def test_flags_of_lz4_that_version_1_does_not_have(flags: int) -> None:
    packed = bytearray(lz4_frame(b"kafka"))
    packed[4] = flags
    with pytest.raises(MalformedError, match=f"frame flags 0x{flags:02x} are not valid"):
        _decompress("lz4", bytes(packed))


def test_a_wrong_content_checksum_or_size_of_lz4_is_not_looked_at_as_in_kafka() -> None:
    packed = lz4_frame(b"kafka", content_checksum=True)
    assert _decompress("lz4", packed[:-1] + bytes([packed[-1] ^ 1])) == b"kafka"
    right, wrong = (lz4_frame(b"k" * size, content_size=True) for size in (5, 6))
    assert _decompress("lz4", wrong[:15] + right[15:]) == b"kkkkk"


@pytest.mark.parametrize("flags", list(itertools.product([False, True], repeat=2)))
def test_an_empty_stored_block_of_lz4_is_the_end_mark_as_in_kafka(flags: tuple[bool, bool]) -> None:
    block_checksum, content_checksum = flags
    packed = lz4_frame(b"kafka", block_checksum=block_checksum, content_checksum=content_checksum)
    trailer = 4 if content_checksum else 0
    end = len(packed) - 4 - trailer
    for behind in (b"1234", lz4_frame(b"streams")[7:]):
        assert _decompress("lz4", packed[:end] + bytes.fromhex("00000080") + behind) == b"kafka"
    if content_checksum:
        with pytest.raises(MalformedError, match="ends inside"):
            _decompress("lz4", packed[:end] + bytes.fromhex("00000080") + b"123")


# A truncation of these is a complete stream of another kind, so it is not an error:
# bytes that are ignored anyway, and the pieces of a concatenated stream.
_WHOLE_WHEN_CUT = {"gzip-garbage", "gzip-members", "lz4-behind-end-mark", "zstd-frames"}


@pytest.mark.parametrize("name", COMPRESSED)
def test_a_cut_stream_is_malformed_or_the_beginning_of_the_whole(name: str) -> None:
    plain = PAYLOADS["text"]
    packed = FRAMINGS[name].compress(plain)
    shorter = 0
    for end in range(len(packed)):
        try:
            found = _decompress(name, packed[:end])
        except MalformedError:
            continue
        shorter += 1
        assert plain.startswith(found)
    if name not in _WHOLE_WHEN_CUT and "xerial" not in name:
        assert shorter == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", COMPRESSED)
def test_any_changed_byte_gives_bytes_or_a_format_error(name: str) -> None:
    packed = bytearray(FRAMINGS[name].compress(PAYLOADS["text"]))
    outcomes: set[type] = set()
    for position, bit in itertools.product(range(len(packed)), range(8)):
        packed[position] ^= 1 << bit
        try:
            outcomes.add(type(_decompress(name, bytes(packed))))
        except KafkaFormatError as error:
            outcomes.add(type(error))
        packed[position] ^= 1 << bit
    assert outcomes <= {bytes, MalformedError, LimitExceededError}
    assert MalformedError in outcomes


@pytest.mark.parametrize("length", [-1, -(2**31), 2**31 - 1, 10_000])
def test_a_hostile_xerial_chunk_length_is_malformed(length: int) -> None:
    stream = XERIAL_HEADER + struct.pack(">i", length) + b"\x05\x10kafka"
    with pytest.raises(MalformedError, match=f"snappy: a chunk of {length} bytes, 7 are left"):
        _decompress("snappy-xerial", stream)
    with pytest.raises(MalformedError, match=r"^snappy: corrupt input"):
        _decompress("snappy-raw", b"\x08\x0cabcd\x01\x00")  # a copy from 0 bytes back


def test_a_second_xerial_header_that_is_cut_is_malformed() -> None:
    with pytest.raises(MalformedError, match="snappy"):
        _decompress("snappy-xerial", xerial(b"kafka") + XERIAL_HEADER[:12])
    with pytest.raises(MalformedError, match="preamble of the block is cut off"):
        _decompress("snappy-xerial", xerial(b"kafka") + bytes(4))  # a chunk of no bytes


def _headed(plain: bytes, magic: bytes, version: int) -> bytes:
    """A framed stream whose header has another magic and version."""
    return magic + struct.pack(">ii", version, 1) + xerial(plain)[len(XERIAL_HEADER) :]


def test_a_further_xerial_header_is_passed_over_though_half_of_its_magic_is_wrong() -> None:
    """As in ``SnappyInputStream.hasNextChunk``, whose caller continues after the 16 bytes."""
    wrong = _headed(b"streams", b"\x82SNAXXX\x00", 1)
    assert _decompress("snappy-xerial", xerial(b"kafka ") + wrong) == b"kafka streams"
    assert _decompress("snappy-xerial", xerial(b"") + wrong) == b""
    again = xerial(b"kafka ") + wrong[:16] + wrong
    assert _decompress("snappy-xerial", again) == b"kafka "


@pytest.mark.parametrize(("version", "is_read"), [(1, True), (2**31 - 1, True), (0, False)])
def test_of_a_further_xerial_header_the_version_is_looked_at(version: int, is_read: bool) -> None:
    packed = xerial(b"kafka ") + _headed(b"streams", XERIAL_HEADER[:8], version)
    if is_read:
        assert _decompress("snappy-xerial", packed) == b"kafka streams"
    else:
        with pytest.raises(MalformedError, match="version 0"):
            _decompress("snappy-xerial", packed)
    assert _decompress("snappy-xerial", _headed(b"kafka", XERIAL_HEADER[:8], version)) == b"kafka"


@pytest.mark.parametrize("declared", [2**32 - 1, 2**31, 4096, 255])
def test_a_snappy_block_that_declares_what_it_cannot_hold_is_refused(declared: int) -> None:
    block = unsigned_varint(declared) + b"\x10kafka"
    reason = r"cannot expand to the \d+ they declare|limit"
    with in_memory(MIB), pytest.raises(KafkaFormatError, match=reason):
        _decompress("snappy-raw", block)


def test_each_thread_decompresses() -> None:
    packed = FRAMINGS["zstd"].compress(b"kafka")
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(_decompress, "zstd", packed).result() == b"kafka"


def test_a_further_zstd_frame_may_be_cut_as_in_zstd_jni() -> None:
    first, second = FRAMINGS["zstd"].compress(b"kafka "), FRAMINGS["zstd"].compress(b"streams")
    found = {_decompress("zstd", first + second[:end]) for end in range(1, len(second))}
    # Of a block that is stored as it is, all bytes are given that are there.
    assert found == {b"kafka " + b"streams"[:end] for end in range(len(b"streams"))}
    skippable = struct.pack("<II", 0x184D2A53, 4) + b"skip"
    for end in range(len(skippable)):
        assert _decompress("zstd", first + skippable[:end]) == b"kafka "
    with pytest.raises(MalformedError, match="ends inside"):
        _decompress("zstd", skippable[:-1])


@pytest.mark.parametrize(("before", "is_read"), [(-4, False), (-1, False), (0, False), (1, True)])
def test_a_further_zstd_frame_may_not_be_cut_where_zstd_jni_fills_its_buffer(
    before: int, is_read: bool
) -> None:
    size = 128 * 1024 + 3 + before
    padding = struct.pack("<II", 0x184D2A53, size - 8) + bytes(size - 8)
    packed = padding + FRAMINGS["zstd"].compress(b"streams")[:6]
    if is_read:
        assert _decompress("zstd", packed) == b""
    else:
        with pytest.raises(MalformedError, match="ends inside"):
            _decompress("zstd", packed)
    if before < 0:  # cut where the buffer ends
        assert _decompress("zstd", packed[: size - before]) == b""


@pytest.mark.parametrize("content_size", [True, False])
@pytest.mark.parametrize("checksum", [True, False])
def test_frames_of_every_kind_follow_one_another(content_size: bool, checksum: bool) -> None:
    compressor = zstandard.ZstdCompressor(
        write_content_size=content_size, write_checksum=checksum, write_dict_id=False
    )
    parts = [b"", b"x", b"kafka " * 50, bytes(300_000), b"", PAYLOADS["noise"]]
    parts += [random.Random(1).randbytes(400_000)]  # of several blocks that are stored
    packed = struct.pack("<II", 0x184D2A5F, 3) + b"abc"
    for part in parts:
        packed += compressor.compress(part) + struct.pack("<II", 0x184D2A50, 0)
    plain = b"".join(parts)
    assert _decompress("zstd", packed) == plain
    with pytest.raises(LimitExceededError):
        _decompress("zstd", packed, limit=len(plain) - 1)
    with pytest.raises(MalformedError):
        _decompress("zstd", packed + b"garbage")
    with pytest.raises(LimitExceededError):  # what comes first is said
        _decompress("zstd", packed + b"garbage" * 40_000, limit=1000)


def test_a_zstd_frame_that_declares_nothing_has_nothing() -> None:
    frame = bytes.fromhex("28b52ffd2000310000") + b"abcabc"
    for packed in (frame, FRAMINGS["zstd"].compress(b"kafka") + frame):
        with pytest.raises(MalformedError):
            _decompress("zstd", packed)


def test_a_zstd_frame_that_lies_about_its_content_size_is_refused() -> None:
    packed = bytearray(zstandard.ZstdCompressor().compress(b"k" * 100))
    packed[5] += 1  # the one byte of the content size
    with pytest.raises(MalformedError, match="zstd"):
        _decompress("zstd", bytes(packed))


def test_a_later_zstd_frame_that_lies_is_refused_for_the_limit_that_it_declares_to_exceed() -> None:
    compressor = zstandard.ZstdCompressor()
    packed = bytearray(compressor.compress(b"k" * 100))
    packed[5] = 255
    stream = compressor.compress(b"a") + bytes(packed)
    with pytest.raises(LimitExceededError, match="limit of 255 bytes"):
        _decompress("zstd", stream, limit=255)
    with pytest.raises(MalformedError, match="zstd"):
        _decompress("zstd", stream, limit=256)


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_with_bounded_memory(name: str) -> None:
    bomb = memoryview(BOMBS[name](32 * MIB))
    assert len(bomb) < 2 * MIB
    with in_memory(MIB), pytest.raises(LimitExceededError, match="limit of 262144 bytes"):
        codecs.decompress(FRAMINGS[name].codec, bomb, magic=2, limit=MIB // 4)


@pytest.mark.parametrize("name", COMPRESSED)
def test_the_limit_itself_is_allowed_and_one_byte_more_is_not(name: str) -> None:
    plain = PAYLOADS["large"]
    packed = FRAMINGS[name].compress(plain)
    assert _decompress(name, packed, limit=len(plain)) == plain
    with pytest.raises(LimitExceededError, match=f"limit of {len(plain) - 1} bytes"):
        _decompress(name, packed, limit=len(plain) - 1)


# --- many small parts ----------------------------------------------------------------------------


_PAGE_FAULTS = """
import gzip, resource, sys
from kafkafmt.segment import codecs

def faults(stream):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    assert codecs.decompress(codecs.GZIP, memoryview(stream), magic=2, limit=1 << 20) == b"v" * 5000
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before

member = bytearray(gzip.compress(b"v", mtime=0))
member[3] = int(sys.argv[1])
faults(member * 5000)
print(faults(member * 5000))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the variables are those of glibc")
@pytest.mark.parametrize("flags", [0, 0xE0])  # none, all that are reserved
def test_small_gzip_members_take_no_new_memory_from_the_system_each(flags: int) -> None:
    """The allocator returns all that is free at once, as it does in some states of its heap."""
    returns = {"MALLOC_TRIM_THRESHOLD_": "0", "MALLOC_TOP_PAD_": "0"}
    command = [sys.executable, "-c", _PAGE_FAULTS, str(flags)]
    assert int(subprocess.check_output(command, env=os.environ | returns, text=True)) < 2500


@pytest.mark.parametrize("size", [1000, 1024, 5000, 100_000])
def test_a_later_gzip_member_may_have_a_name_of_any_length(size: int) -> None:
    named = _gzip_header(8, b"n" * size + b"\0") + gzip.compress(b"later")[10:]
    assert _decompress("gzip", gzip.compress(b"first ") + named) == b"first later"


@pytest.mark.parametrize(
    ("size", "found"),
    [(0, "expected a frame, found nothing"), (4, "found 04224d18"), (6, "ends inside the frame")],
)
def test_the_beginning_of_an_lz4_frame_is_said_as_far_as_it_goes(size: int, found: str) -> None:
    with pytest.raises(MalformedError, match=found):
        _decompress("lz4", FRAMINGS["lz4"].compress(b"x")[:size])


@pytest.mark.parametrize("size", [1, 1000, 16 * 1024, 16 * 1024 + 1, 100_000])
def test_later_gzip_members_of_all_sizes_are_read(size: int) -> None:
    later = random.Random(size).randbytes(size // 2) + bytes(size - size // 2)
    stream = gzip.compress(b"first") + gzip.compress(later) + gzip.compress(b"last")
    plain = b"first" + later + b"last"
    assert _decompress("gzip", stream, limit=len(plain)) == plain
    with pytest.raises(LimitExceededError, match=f"limit of {len(plain) - 1} bytes"):
        _decompress("gzip", stream, limit=len(plain) - 1)
    for cut in range(1, 5):  # by more, it is too short to be read
        with pytest.raises(MalformedError):
            _decompress("gzip", stream[:-cut], limit=len(plain))


def test_small_chunks_of_snappy_take_no_more_memory_than_the_stream() -> None:
    data = memoryview(XERIAL_HEADER + b"\0\0\0\3\1\0x" * 20_000)
    with in_memory(len(data)):
        plain = codecs.decompress(codecs.SNAPPY, data, magic=2, limit=LIMIT)
    assert plain == b"x" * 20_000


@pytest.mark.parametrize("codec", range(5))
@pytest.mark.parametrize("size", [0, 1, 32 * 1024, 100_000])
def test_what_is_compressed_is_read_again(codec: int, size: int) -> None:
    plain = bytes(number * number % 251 for number in range(size))
    packed = codecs.compress(codec, plain)
    if codec == codecs.NONE:
        assert packed == plain
    else:
        if codec == codecs.GZIP:
            assert packed[4:8] == bytes(4)  # no time of its own
        if codec == codecs.LZ4:
            assert packed[4] & 0x20  # independent blocks, as Kafka's reader takes them
        if codec == codecs.ZSTD:
            assert zstandard.frame_content_size(packed) == -1  # as of a stream
        assert codecs.decompress(codec, memoryview(packed), magic=2, limit=LIMIT) == plain


def test_the_sizes_of_headers_of_zstd_are_those_of_their_descriptors() -> None:
    made = [zstd_codec._header(descriptor) for descriptor in range(256)]
    assert made == zstd_codec._HEADERS
    # Window alone; a single segment with its size in a byte, and with a dictionary; a checksum.
    assert [made[each] for each in (0, 0x20, 0x21, 0xE7)] == [(6, 0), (6, 0), (7, 0), (17, 4)]
