"""Random changes to the bytes of a log that reach much of the reader.

A checksum covers most bytes, so lengths and checksums are usually corrected after a change;
otherwise the bytes are kept as they are. Compressed data is also changed inside.
"""

import random
import struct
from collections.abc import Callable
from pathlib import Path

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.segment import codecs
from kafkafmt.segment.record.framing import EntryFramer
from kafkafmt.storage.segment_file import SegmentFile
from tests.attacks.fuzz.fields import change_field
from tests.support.encoder import (
    FRAMINGS,
    Rec,
    control_key,
    control_value,
    message,
    record_batch,
    wrapper,
)
from tests.support.encoder.message_set import fix_message
from tests.support.encoder.record_batch import fix_batch

INTERESTING = (0, 1, 2, 6, 7, 8, 0x0F, 0x10, 0x20, 0x3F, 0x40, 0x7F, 0x80, 0x81, 0xC3, 0xED, 0xFE)
NUMBERS = (0, 1, -1, 2, 7, 14, 49, 61, 255, 2**16, 2**31 - 1, -(2**31), 2**28)
_MAX_PAYLOAD = 1 << 16
_PACKERS = {1: "gzip", 2: "snappy-xerial", 3: "lz4", 4: "zstd"}
LONG = (b"\xff\xff\xff\xff\x0f", b"\xff\xff\xff\xff\x7f", b"\x80\x80\x80\x80\x80\x01", b"\x80" * 11)

_RECORDS = [
    Rec(b"key", b"value", ((b"name", b"v"), (b"", None)), 0, -5),
    Rec(None, b"", ((b"na\xc3\xafve", b""),), 1, 0),
    Rec(b"", None, (), 5, 2**40),
    Rec(b"k" * 70, b"v" * 300, ((b"\xff", b"no text"),), 6, 1),
]


def encoded() -> list[bytes]:
    """One entry or log of every kind that the tests' encoder writes."""
    plain = record_batch(_RECORDS[:3], base_offset=3, base_timestamp=1000, leader_epoch=2)
    marker = record_batch(
        [Rec(control_key(0), control_value(0, coordinator_epoch=1))],
        base_offset=30,
        producer_id=7,
        producer_epoch=1,
        transactional=True,
        control=True,
    )
    data = record_batch(
        _RECORDS[:3], base_offset=10, producer_id=7, base_sequence=2**31 - 2, transactional=True
    )
    logs = [
        plain,
        plain + data + marker + record_batch(_RECORDS[:1], base_offset=40),
        record_batch(_RECORDS, timestamp_type=1, max_timestamp=77, delete_horizon=True),
        record_batch([]) + record_batch([Rec()] * 20),
    ]
    for magic in (0, 1):
        inner = [
            message(magic=magic, offset=n, key=b"k", value=value, timestamp=5)
            for n, value in enumerate((b"value", b"", None))
        ]
        logs.append(b"".join(inner))
        mixed = [message(magic=0, offset=0, value=b"old"), *inner]
        for name, framing in FRAMINGS.items():
            if magic in framing.magics and framing.codec:
                logs.append(wrapper(mixed, magic=magic, offset=9, framing=name))
    for name, framing in FRAMINGS.items():
        if 2 in framing.magics and framing.codec:
            logs.append(record_batch(_RECORDS[:3], framing=name) + plain)
    return logs


def real(golden: Path, size: int) -> list[bytes]:
    """The corpus' segments of at most ``size`` bytes, each content once."""
    paths = sorted(golden.rglob("*.log"))
    return sorted({path.read_bytes() for path in paths if 0 < path.stat().st_size <= size})


def entries(data: bytes) -> list[bytes]:
    """The frames of a log."""
    segment = SegmentFile("<bytes>", size=len(data), data=data)
    framer = EntryFramer(segment.open(), Limits(), len(data))
    found, position = [], 0
    while position < len(data):
        end = framer.frame_at(position).end
        found.append(data[position:end])
        position = end
    return found


Change = Callable[[bytes, random.Random], bytes]


def mutate(data: bytes, chance: random.Random, change: Change | None = None) -> bytes:
    """A changed log: one to three entries of it changed, or their order.

    ``change`` changes an entry, or its decompressed payload; lengths and checksums are corrected
    afterwards.
    """
    frames = entries(data) or [b""]
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.randrange(len(frames))
        if chance.random() < 0.06:
            other = chance.randrange(len(frames))
            frames[at], frames[other] = frames[other], frames[at]
        else:
            how = change_field if chance.random() < 0.4 else change or change_bytes
            frames[at] = _fixed(_changed(frames[at], chance, how), chance)
    log = b"".join(frames)
    if chance.random() < 0.05:
        log = log[: chance.randrange(len(log) + 1)]
    if chance.random() < 0.05:
        log += bytes(chance.choice((0, 5, 17, 30, 61, 70)))
    return log


def _changed(entry: bytes, chance: random.Random, change: Change) -> bytes:
    start = _compressed_at(entry)
    if start is not None and chance.random() < 0.7:
        codec = entry[22 if entry[16] == 2 else 17] & 7
        try:
            payload = codecs.decompress(
                codec, memoryview(entry)[start:], magic=entry[16], limit=_MAX_PAYLOAD
            )
        except KafkaFormatError:
            pass
        else:
            name = "lz4-kafka-3160" if (codec, entry[16]) == (3, 0) else _PACKERS[codec]
            packed = FRAMINGS[name].compress(change(bytes(payload), chance))
            if entry[16] != 2:
                start -= 4
                packed = struct.pack(">i", len(packed)) + packed
            return entry[:start] + packed
    return change(entry, chance)


def _compressed_at(entry: bytes) -> int | None:
    """Where compressed bytes begin, which go on to the end; ``None``: there are none."""
    if len(entry) < 61 or entry[16] > 2:
        return None
    if entry[16] == 2:
        return 61 if entry[22] & 7 in _PACKERS else None
    key = 18 if entry[16] == 0 else 26
    start = key + 8 + max(struct.unpack_from(">i", entry, key)[0], 0)
    return start if entry[17] & 7 in _PACKERS and start < len(entry) else None


def change_bytes(data: bytes, chance: random.Random) -> bytes:
    """The bytes with one to four changes: as likely in the middle of records as anywhere else."""
    changed = bytearray(data)
    # Where records lie, more often than where the header does.
    low = 61 if len(data) > 61 and chance.random() < 0.75 else 0
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        if changed:
            chance.choice(_CHANGES)(changed, min(low, len(changed) - 1), chance)
    return bytes(changed)


def _flip(data: bytearray, low: int, chance: random.Random) -> None:
    data[chance.randrange(low, len(data))] ^= 1 << chance.randrange(8)


def _set(data: bytearray, low: int, chance: random.Random) -> None:
    data[chance.randrange(low, len(data))] = chance.choice(INTERESTING)


def _number(data: bytearray, low: int, chance: random.Random) -> None:
    at = chance.randrange(low, len(data))
    number = struct.pack(">i", chance.choice(NUMBERS))
    data[at : at + 4] = number[: len(data) - at]


def _count(data: bytearray, low: int, chance: random.Random) -> None:
    if len(data) >= 61:
        count = chance.choice((*NUMBERS, data[60] + 1, data[60] - 1))
        data[57:61] = struct.pack(">i", count)


def _long(data: bytearray, low: int, chance: random.Random) -> None:
    at = chance.randrange(low, len(data))
    data[at : at + chance.randrange(2)] = chance.choice(LONG)


def _delete(data: bytearray, low: int, chance: random.Random) -> None:
    at = chance.randrange(low, len(data))
    del data[at : at + chance.choice((1, 1, 2, 9))]


def _repeat(data: bytearray, low: int, chance: random.Random) -> None:
    at = chance.randrange(low, len(data))
    piece = data[at : at + chance.randrange(1, 40)]
    data[at:at] = piece


def _attribute(data: bytearray, low: int, chance: random.Random) -> None:
    at = 22 if len(data) > 22 and data[16] == 2 else 17
    if at < len(data):
        data[at] ^= 1 << chance.randrange(8)


_CHANGES: tuple[Callable[[bytearray, int, random.Random], None], ...] = (
    *(_flip, _flip, _set, _set, _number, _count, _long, _delete, _repeat, _attribute),
)


def _fixed(entry: bytes, chance: random.Random) -> bytes:
    """Length and checksum made right, nearly always."""
    if len(entry) < 26:
        return entry
    if chance.random() < 0.95:
        entry = entry[:8] + struct.pack(">i", len(entry) - 12) + entry[12:]
    if chance.random() < 0.95:
        entry = fix_batch(entry) if entry[16] == 2 else fix_message(entry)
    return entry
