"""Entries with a changed compressed stream: truncated, continued, or changed near an end.

Strategy: `mutations` compresses changed payloads again, so nearly always to valid streams. This
module tests what the codecs accept at the ends of streams, members, frames and headers.
"""

import random
import struct

from tests.support.encoder import FRAMINGS, Rec, message, record, record_batch, wrapper
from tests.support.encoder.framings import lz4_frame

_NAMES = [name for name, framing in FRAMINGS.items() if framing.codec]
_SHAPES = ((1, 5), (3, 20), (3, 20), (3, 20), (20, 10), (5, 400), (12, 30_000))  # records, bytes
_HEAD = 24  # bytes: of no codec is a header longer
_SKIPPABLE = 0x184D2A50


def stream(chance: random.Random) -> tuple[int, bytes]:
    """A codec, and a valid stream of records that it reads."""
    name = chance.choice(_NAMES)
    count, size = chance.choice(_SHAPES)
    return FRAMINGS[name].codec, _packed(name, _payload(2, count, size, chance), chance)


def stream_entry(chance: random.Random) -> bytes:
    """One entry of any magic; its checksum is right."""
    name, magic = chance.choice(_NAMES), chance.randrange(3)
    count, size = chance.choice(_SHAPES)
    plain = _payload(magic, count, size, chance)
    if chance.random() < 0.15:
        plain += chance.choice((b"\0", bytes(12), bytes(30), plain[:20], plain[:40]))
    packed = _packed(name, plain, chance)
    if chance.random() < 0.9:
        packed = _changed(bytearray(packed), chance)
    if magic == 2:
        return record_batch(
            attributes=FRAMINGS[name].codec,
            count=chance.choice((count,) * 9 + (count - 1, count + 1)),
            payload=packed,
            base_offset=5,
            last_offset_delta=count - 1,
        )
    offset, kind = chance.choice((0, count - 1, 40)), chance.randrange(2)
    return wrapper(
        [], magic=magic, offset=offset, framing=name, payload=packed, timestamp_type=kind
    )


def _payload(magic: int, count: int, size: int, chance: random.Random) -> bytes:
    values = [chance.randbytes(size) if n % 2 else b"ab" * (size // 2) for n in range(count)]
    if magic == 2:
        records = [Rec(b"k%d" % n, value, (), n, n) for n, value in enumerate(values)]
        return b"".join(map(record, records))
    return b"".join(
        message(magic=magic, offset=n, key=b"k%d" % n, value=value, timestamp=n)
        for n, value in enumerate(values)
    )


def _packed(name: str, plain: bytes, chance: random.Random) -> bytes:
    if FRAMINGS[name].codec == FRAMINGS["lz4"].codec and chance.random() < 0.3:
        flags = [chance.random() < 0.4 for _ in range(5)]
        return lz4_frame(
            plain,
            content_size=flags[0],
            content_checksum=flags[1],
            block_checksum=flags[2],
            stored=flags[3],
            broken_header_checksum=flags[4],
            block_size_id=chance.randrange(4, 8),
        )
    return FRAMINGS[name].compress(plain)


def _changed(packed: bytearray, chance: random.Random) -> bytes:
    kind, at = chance.randrange(9), chance.randrange(len(packed))
    if kind == 0:
        return bytes(packed[:at])
    if kind == 1:
        return bytes(packed[: -chance.randrange(1, 14)])
    if kind == 2:
        return bytes(packed) + _behind(bytes(packed), chance)
    if kind == 3:
        return _skippable(chance) + packed
    if kind == 4:
        packed[at : at + chance.choice((1, 2, 4))] = b""
    elif kind == 5:
        packed[at:at] = chance.randbytes(chance.choice((1, 2, 4)))
    else:
        at = (at, min(at, chance.randrange(_HEAD)), max(0, len(packed) - chance.randrange(1, 13)))[
            kind - 6
        ]
        packed[at] = chance.choice((0, 0x7F, 0x80, 0xFF, packed[at] ^ 1 << chance.randrange(8)))
    return bytes(packed)


def _behind(packed: bytes, chance: random.Random) -> bytes:
    return chance.choice(
        (
            bytes(chance.randrange(1, 9)),
            chance.randbytes(chance.randrange(1, 30)),
            b"\x1f\x8b\x08" + bytes(chance.randrange(30)),
            b"\x1f\x8b\x08" + bytes([chance.randrange(32)]) + chance.randbytes(30),
            _skippable(chance)[: chance.randrange(1, 14)],
            packed,
            packed[: chance.randrange(len(packed))],
        )
    )


def _skippable(chance: random.Random) -> bytes:
    """A skippable frame of Zstandard, which is one of LZ4 too."""
    return struct.pack("<II", _SKIPPABLE + chance.randrange(16), 5) + b"12345"
