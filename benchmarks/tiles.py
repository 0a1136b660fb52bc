"""The contents of the sets: entries of each kind relevant to speed, by the project's encoder.

Strategy: a tile is the distinct part of a set, some megabytes of entries whose offsets begin at 0;
a set repeats its tile. All codecs of a kind have the same records.

Invariant: the same arguments give the same records, and the same libraries give the same bytes.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import zstandard

from tests.support.encoder import FRAMINGS, Rec, message, record, record_batch, wrapper

BASE_TIMESTAMP = 1_700_000_000_000

_BATCH_SIZE = 64 * 1024
_BATCH_SIZES = {"small": 16 * 1024}
_SMALL_VALUE_SIZE = 30
_BIG_VALUE_SIZE = 10 * 1024

# The framing that Kafka's producer uses for each codec. Its zstd frames have no size or checksum.
FRAMING_OF = {
    "none": "none",
    "gzip": "gzip",
    "snappy": "snappy-xerial",
    "lz4": "lz4",
    "zstd": "zstd-stream",
}

_EVENTS = ("page_view", "add_to_cart", "checkout", "purchase", "search")
_COUNTRIES = ("BR", "DE", "FR", "IN", "JP", "SE", "US")
_PATHS = ("/", "/cart", "/search?q=shoes", "/api/v2/items/")
_AGENTS = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)",
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0)",
    "okhttp/4.12.0",
)


@dataclass(frozen=True)
class Tile:
    """Entries in offset order, and the number of offsets covered by them."""

    entries: list[bytes]
    span: int

    @property
    def size(self) -> int:
        """The size in bytes."""
        return sum(map(len, self.entries))


@dataclass(frozen=True)
class Payload:
    """The uncompressed contents of an entry: encoded records, or an encoded message set."""

    data: bytes
    first: int
    count: int

    @property
    def last(self) -> int:
        """The offset of the last record."""
        return self.first + self.count - 1


def make_tile(kind: str, codec: str, size: int) -> Tile:
    """Make a tile: entries of at least ``size`` bytes before compression.

    Args:
        kind: ``json`` (records of about 245 bytes with a key and a header), ``small`` (values of
            30 bytes), ``big`` (values of 10 KB), ``commits`` (of offsets, by a thousand groups),
            ``single`` (as json, one record per batch) or ``v1`` (as json, without headers, in
            messages of magic 1; in wrappers if compressed).
        codec: none, gzip, snappy, lz4 or zstd.
        size: the least number of bytes before compression.
    """
    alone = kind == "single" or (kind == "v1" and codec == "none")
    made = payloads(kind, size, int(alone))
    if kind != "v1":
        entries = [assemble_batch(each, codec, _compressed(each.data, codec)) for each in made]
    elif codec == "none":
        entries = [struct.pack(">q", payload.first) + payload.data[8:] for payload in made]
    else:
        entries = [_wrapper(payload, codec) for payload in made]
    return Tile(entries, made[-1].last + 1)


def assemble_batch(payload: Payload, codec: str, compressed: bytes) -> bytes:
    """Return the batch of a payload."""
    return record_batch(
        attributes=FRAMINGS[FRAMING_OF[codec]].codec,
        payload=compressed,
        base_offset=payload.first,
        count=payload.count,
        last_offset_delta=payload.count - 1,
        base_timestamp=BASE_TIMESTAMP + payload.first,
        max_timestamp=BASE_TIMESTAMP + payload.last,
        leader_epoch=0,
    )


def _wrapper(payload: Payload, codec: str) -> bytes:
    return wrapper(
        (),
        magic=1,
        offset=payload.last,
        framing=FRAMING_OF[codec],
        timestamp=BASE_TIMESTAMP + payload.last,
        payload=_compressed(payload.data, codec),
    )


def _compressed(data: bytes, codec: str) -> bytes:
    if codec == "zstd":
        stream = zstandard.ZstdCompressor(write_content_size=False).compressobj()
        return stream.compress(data) + stream.flush()
    return FRAMINGS[FRAMING_OF[codec]].compress(data)


@lru_cache(maxsize=1)
def payloads(kind: str, size: int, most: int = 0) -> list[Payload]:
    """Return the records of a tile in batches of at most ``most`` records; 0: limited by bytes."""
    chance = random.Random(kind)
    make = _MAKERS[kind]
    limit = _BATCH_SIZES.get(kind, _BATCH_SIZE)
    batches: list[Payload] = []
    made = first = 0
    while made < size:
        pieces = [make(chance, first, 0)]
        length = len(pieces[0])
        while len(pieces) != most and length + len(pieces[-1]) <= limit:
            pieces.append(make(chance, first, len(pieces)))
            length += len(pieces[-1])
        batches.append(Payload(b"".join(pieces), first, len(pieces)))
        made += length
        first += len(pieces)
    return batches


def _json(chance: random.Random, first: int, delta: int) -> bytes:
    key, value = _event(chance, BASE_TIMESTAMP + first + delta)
    headers = ((b"trace-id", f"{chance.getrandbits(64):016x}".encode()),)
    return record(Rec(key, value, headers, offset_delta=delta, timestamp_delta=delta))


def _small(chance: random.Random, first: int, delta: int) -> bytes:
    value = chance.randbytes(_SMALL_VALUE_SIZE)
    return record(Rec(None, value, offset_delta=delta, timestamp_delta=delta))


def _big(chance: random.Random, first: int, delta: int) -> bytes:
    key, value = _event(chance, BASE_TIMESTAMP + first + delta)
    value = value * (_BIG_VALUE_SIZE // len(value)) + value[: _BIG_VALUE_SIZE % len(value)]
    return record(Rec(key, value, offset_delta=delta, timestamp_delta=delta))


def commit(chance: random.Random, offset: int) -> tuple[bytes, bytes]:
    """Return key and value of a commit by one of 1,000 groups (``OffsetCommitKey`` 1, value 3)."""
    group, topic = b"group-%06d" % chance.randrange(1_000), b"orders"
    key = struct.pack(">hh12sh6si", 1, len(group), group, len(topic), topic, 0)
    value = struct.pack(">hqihq", 3, chance.randrange(1_000_000), -1, 0, BASE_TIMESTAMP + offset)
    return key, value


def _commits(chance: random.Random, first: int, delta: int) -> bytes:
    key, value = commit(chance, first + delta)
    return record(Rec(key, value, offset_delta=delta, timestamp_delta=delta))


def _v1(chance: random.Random, first: int, delta: int) -> bytes:
    timestamp = BASE_TIMESTAMP + first + delta
    key, value = _event(chance, timestamp)
    return message(magic=1, offset=delta, key=key, value=value, timestamp=timestamp)


def _event(chance: random.Random, timestamp: int) -> tuple[bytes, bytes]:
    """Return key and value of an event in a web shop."""
    path = chance.choice(_PATHS)
    if path.endswith("items/"):
        path += str(chance.randrange(100_000))
    user = f"user-{chance.getrandbits(40):010x}"
    value = (
        f'{{"ts":{timestamp},"event":"{chance.choice(_EVENTS)}","user":"{user}",'
        f'"session":"{chance.getrandbits(64):016x}","country":"{chance.choice(_COUNTRIES)}",'
        f'"path":"{path}","ms":{chance.randrange(900)},"status":200,'
        f'"agent":"{chance.choice(_AGENTS)}"}}'
    )
    return user.encode(), value.encode()


_MAKERS: dict[str, Callable[[random.Random, int, int], bytes]] = {
    "json": _json,
    "small": _small,
    "big": _big,
    "commits": _commits,
    "single": _json,
    "v1": _v1,
}
