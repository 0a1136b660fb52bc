"""Inputs that were made to cost time or memory: a table, one line an input.

Add a line to :data:`ATTACKS`: ``tests/attacks/bad/test_work.py`` then doubles it for every reader
of ``tests/attacks/bad/readers.py``, and ``tests/attacks/bad/test_memory.py`` measures its memory.
"""

import gzip
import random
import struct
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import zstandard

from tests.support.encoder import (
    Rec,
    control_key,
    control_value,
    fix_batch,
    message,
    message_0_7,
    record_batch,
    wrapper,
)
from tests.support.encoder.control import ABORT
from tests.support.encoder.framings import XERIAL_HEADER
from tests.support.encoder.varint import unsigned_varint, varint

BASE = "00000000000000000000"
HEAD = 17  # bytes up to the magic

Attack = Callable[[int], "bytes | dict[str, bytes]"]
"""Bytes of a segment, or files by their suffixes, that grow with the given number of bytes."""


# --- heads that claim ----------------------------------------------------------------------------


def _head(offset: int, size: int, magic: int = 0) -> bytes:
    """Up to the magic, of an entry of so many bytes."""
    return struct.pack(">qiIb", offset, size - 12, 1, magic)


def heads(size: int) -> bytes:
    """Each of 26 bytes claims all that is left."""
    step = 26
    starts = range(0, size, step)
    return b"".join(_head(at, size - at) + b"\0" + struct.pack(">ii", -1, -1) for at in starts)


def alternating(size: int) -> bytes:
    """Heads that claim nearly all that is left, each before a valid batch."""
    count = size // (HEAD + len(_small(0)))
    size = count * (HEAD + len(_small(0)))
    log = bytearray()
    for number in range(count):
        log += _head(number, size - len(log) - 5) + _small(number)
    return bytes(log)


def _small(offset: int) -> bytes:
    return record_batch([Rec(b"k", b"v")], base_offset=offset)


def dense_heads(size: int) -> bytes:
    """Every fifth byte is the head of a batch of nearly 4 KiB, with a plausible header."""
    return (b"\x0f\x02\0\0\0" * (size // 5 + 1))[:size]


def to_one_end(size: int) -> bytes:
    """Heads that claim to lead to the same large entry, whose checksum is wrong."""
    large = bytearray(record_batch([Rec(None, bytes(size // 2))], base_offset=10**6))
    large[-1] ^= 1
    count = size // 2 // (HEAD + len(_small(0)))
    size = count * (HEAD + len(_small(0)))
    log = bytearray()
    for number in range(count):
        log += _head(number, size - len(log)) + _small(number)
    return bytes(log + large)


def repeated(entry: bytes) -> Callable[[int], bytes]:
    return lambda size: entry * (size // len(entry))


def damaged(entry: bytes, at: int) -> Attack:
    """Entries whose byte at this position is wrong."""
    bad = bytearray(entry)
    bad[at] ^= 0x1F
    return repeated(bytes(bad))


def chance(letters: bytes) -> Attack:
    return lambda size: bytes(random.Random(1).choices(letters, k=size))


# --- compressed ----------------------------------------------------------------------------------


def payload(codec: str, make: Callable[[int], bytes], count: int = 1) -> Attack:
    """A batch with these bytes as its compressed payload."""
    return lambda size: record_batch([], framing=codec, payload=make(size), count=count)


def empty_members(size: int, flags: int = 0, name: bytes = b"") -> bytes:
    one = bytearray(gzip.compress(b"", mtime=0))
    one[3] |= flags
    one[10:10] = name
    return repeated(bytes(one))(size)


SKIPPABLE_FRAMES = repeated(struct.pack("<II", 0x184D2A50, 0))


def empty_chunks(size: int) -> bytes:
    chunk = struct.pack(">i", 1) + unsigned_varint(0)
    return XERIAL_HEADER + chunk * (size // len(chunk))


def empty_headers(size: int) -> bytes:
    """A batch of records with 10,000 empty headers each."""
    body = bytes(5) + varint(10_000) + bytes([0, 1]) * 10_000
    count = max(size // len(body), 1)
    packed = zstandard.compress((varint(len(body)) + body) * count)
    return record_batch([], framing="zstd", payload=packed, count=count)


def refused_headers(size: int) -> bytes:
    """The same, in as many batches, with one byte after the last record."""
    body = bytes(5) + varint(10_000) + bytes([0, 1]) * 10_000
    packed = zstandard.compress(varint(len(body)) + body + b"\0")
    return record_batch([], framing="zstd", payload=packed, count=1) * max(size // len(body), 1)


def nested(size: int) -> bytes:
    inner = [message(magic=1, offset=n, value=b"") for n in range(size // 34)]
    return wrapper(inner, magic=1, offset=len(inner))


def bad_records(size: int) -> bytes:
    """Valid checksums over records that cannot be parsed."""
    bad = bytearray(record_batch([Rec(b"k", b"v")]))
    bad[61] = 0x7F
    return repeated(fix_batch(bytes(bad)))(size)


# --- side files ----------------------------------------------------------------------------------


@cache
def _log(size: int) -> bytes:
    return b"".join(_small(n) for n in range(max(size // len(_small(0)), 1)))


def time_index(offsets: Callable[[int], int], index: bytes = b"") -> Attack:
    """A time index beside a log, and an offset index that does not help."""

    def make(size: int) -> dict[str, bytes]:
        log = _log(size)
        count = len(log) // len(_small(0))
        entries = (struct.pack(">qi", n, offsets(n) % count) for n in range(1, count))
        return {".log": log, ".timeindex": b"".join(entries), ".index": index}

    return make


def same_batch(size: int) -> dict[str, bytes]:
    """Every entry of the offset index points to the same large batch."""
    log = record_batch([Rec(None, bytes(size))])
    index = b"".join(struct.pack(">ii", n, 0) for n in range(1, size // 8))
    return {".log": log, ".index": index}


def index_of(entry: Callable[[int], tuple[int, int]]) -> Attack:
    def make(size: int) -> dict[str, bytes]:
        index = b"".join(struct.pack(">ii", *entry(n)) for n in range(1, size // 8))
        return {".log": _log(size), ".index": index}

    return make


def transactions(size: int) -> dict[str, bytes]:
    entries = (struct.pack(">hqqqq", 0, 1, n, n, n) for n in range(size // 34))
    return {".txnindex": b"".join(entries)}


_MARKER = Rec(control_key(ABORT), control_value(ABORT, coordinator_epoch=0))


def _of_transaction(offset: int, producer: int, epoch: int = 0, *, aborts: bool = False) -> bytes:
    return record_batch(
        [_MARKER if aborts else Rec(b"k")],
        base_offset=offset,
        producer_id=producer,
        producer_epoch=epoch,
        transactional=True,
        control=aborts,
    )


def aborts(size: int) -> bytes:
    """Transactions that are all open before the first of them is aborted."""
    count = size // 147
    begun = [_of_transaction(n, n) for n in range(count)]
    return b"".join([*begun, *(_of_transaction(count + n, n, aborts=True) for n in range(count))])


def lost_markers(size: int) -> bytes:
    """Transactions whose markers all lie in one damaged batch, by the epochs that follow."""
    count = size // 150
    begun = [_of_transaction(number, number) for number in range(count)]
    hole = record_batch([Rec(offset_delta=at) for at in range(count)], base_offset=count, crc=1)
    later = (_of_transaction(2 * count + number, number, 5) for number in range(count))
    return b"".join([*begun, hole, *later])


def epochs(size: int) -> dict[str, bytes]:
    """A leader epoch for each batch of a log."""
    count = size // 86
    lines = b"".join(b"%d %d\n" % (number, number) for number in range(count))
    log = (record_batch([Rec(b"k", b"v")], base_offset=n, leader_epoch=n) for n in range(count))
    return {".log": b"".join(log), "leader-epoch-checkpoint": b"0\n%d\n" % count + lines}


def text(name: str, line: bytes) -> Attack:
    """A text file of the same few bytes over and over."""
    return lambda size: {name: line * size}


def properties(size: int) -> dict[str, bytes]:
    """Properties with keys that differ."""
    return {"meta.properties": b"".join(b"%07d\n" % number for number in range(size // 8))}


ATTACKS: dict[str, tuple[Attack, int]] = {
    # name: how it is made, and the bytes of the smaller one
    "heads that claim all the rest": (heads, 200_000),
    "heads and batches in turn": (alternating, 200_000),
    "a head at every fifth byte": (dense_heads, 200_000),
    "heads that lead to one damaged batch": (to_one_end, 200_000),
    "every byte may begin an entry": (lambda size: b"\1" * size, 100_000),
    "small numbers": (chance(b"\0\1\2"), 200_000),
    "random bytes": (chance(bytes(range(256))), 400_000),
    "zeroes": (lambda size: _small(0) + bytes(size) + b"\1", 1_000_000),
    "wrong checksums": (damaged(_small(1), 40), 60_000),
    "unknown magics": (damaged(_small(1), 16), 60_000),
    "wrong lengths": (damaged(_small(1), 11), 60_000),
    "wrong checksums of v0": (damaged(message(magic=0, value=b"v"), 13), 30_000),
    "records that cannot be parsed": (bad_records, 60_000),
    "batches without records": (repeated(record_batch([])), 200_000),
    "messages without values": (nested, 100_000),
    "empty members of gzip": (payload("gzip", empty_members), 100_000),
    "empty members with reserved flags": (
        payload("gzip", partial(empty_members, flags=0xE0)),
        100_000,
    ),
    "empty members with a name": (
        payload("gzip", partial(empty_members, flags=8, name=b"name of a file\0")),
        100_000,
    ),
    "empty frames of zstd": (payload("zstd", repeated(zstandard.compress(b""))), 50_000),
    "skippable frames of zstd": (payload("zstd", SKIPPABLE_FRAMES), 100_000),
    "skippable frames of lz4": (payload("lz4", SKIPPABLE_FRAMES), 100_000),
    "empty chunks of snappy": (payload("snappy-xerial", empty_chunks), 60_000),
    "chunks of no bytes of snappy": (
        payload("snappy-xerial", lambda size: XERIAL_HEADER + bytes(size)),
        60_000,
    ),
    "empty headers of one batch": (empty_headers, 200_000),
    "empty headers of many batches": (
        lambda size: empty_headers(20_000) * max(size // 20_000, 1),
        160_000,
    ),
    "empty headers of batches that are refused": (refused_headers, 161_000),
    "names that are no UTF-8": (
        repeated(record_batch([Rec(b"k", b"v", ((b"\xff" * 5, None),) * 3)])),
        60_000,
    ),
    "a time index that ascends, no offset index": (time_index(lambda n: n), 50_000),
    "a time index that descends": (time_index(lambda n: -n), 50_000),
    "a time index in disorder": (time_index(lambda n: n * 7919), 50_000),
    "a time index, an offset index of zeroes": (time_index(lambda n: n, bytes(80)), 50_000),
    "an offset index that points to one batch": (same_batch, 100_000),
    "an offset index that ascends": (index_of(lambda n: (n, n)), 100_000),
    "an offset index in disorder": (index_of(lambda n: (n, -n)), 100_000),
    "a transaction index": (transactions, 100_000),
    "transactions that are aborted at last": (aborts, 200_000),
    "transactions whose markers are lost together": (lost_markers, 150_000),
    "leader epochs": (epochs, 300_000),
    "one line of digits": (text("leader-epoch-checkpoint", b"9"), 400_000),
    "empty lines": (text("leader-epoch-checkpoint", b"\n"), 100_000),
    "escapes of properties": (text("meta.properties", b"\\\n"), 50_000),
    "one key of properties": (text("meta.properties", b"1"), 400_000),
    "escapes in one key of properties": (text("meta.properties", b"\\a"), 200_000),
}

FOR_ALL = ("heads and batches in turn", "wrong checksums of v0", "empty headers of many batches")
"""Those that every public function and command reads; the others are for each way of reading."""

# Kafka 0.7 has its own rules for what may begin a message.
ATTACKS_0_7: dict[str, tuple[Attack, int]] = {
    "every byte may begin a message": (lambda size: b"\0\0\0\2" * (size // 4), 20_000),
    "small numbers": (chance(b"\0\1\2"), 20_000),
    "wrong checksums": (damaged(message_0_7(b"value"), 7), 10_000),
    "lengths that lead nowhere": (
        lambda size: b"".join(
            struct.pack(">ib", size - at - 11, 0) + b"crc1" + message_0_7(b"v")
            for at in range(0, size, 9 + len(message_0_7(b"v")))
        ),
        20_000,
    ),
}


def write(directory: Path, made: "bytes | dict[str, bytes]", suffix: str = ".log") -> Path:
    """The files of an attack, in the directory of a partition."""
    partition = directory / "topic-0"
    partition.mkdir(parents=True, exist_ok=True)
    files = {suffix: made} if isinstance(made, bytes) else made
    for name, data in files.items():
        (partition / (f"{BASE}{name}" if name.startswith(".") else name)).write_bytes(data)
    return partition
