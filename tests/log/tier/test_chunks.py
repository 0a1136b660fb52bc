"""The chunks of an object in a tier: what is fetched, decoded and kept."""

from __future__ import annotations

from typing import Any

import pytest
import zstandard

from kafkafmt.log.tier import chunks as module
from kafkafmt.log.tier.chunks import ChunkCache, ChunkCodec, ChunkedFile, Session
from kafkafmt.log.tier.manifest import ChunkIndex
from kafkafmt.storage.errors import UnusableBytes

KEY = bytes(range(32))


def test_the_chunks_that_were_used_last_are_kept() -> None:
    cache = ChunkCache(3 * (100 + module._ENTRY_BYTES))
    half = cache._most // 2
    names = [(None, "path", number) for number in range(6)]
    cache.put(names[5], bytes(half + 1))
    assert cache.get(names[5]) is None
    cache.put(names[5], bytes(half))
    assert cache.get(names[5]) == bytes(half)
    for name in names[:3]:
        cache.put(name, b"a" * 100)
    assert [cache.get(name) for name in names[:3]] == [b"a" * 100] * 3
    assert cache.get(names[5]) is None
    assert cache.get(names[0]) == b"a" * 100  # so the next one takes the place of the second
    cache.put(names[0], b"b" * 100)
    cache.put(names[3], b"c" * 100)
    assert [cache.get(name) for name in names[:4]] == [b"a" * 100, None, b"a" * 100, b"c" * 100]


def encrypted(data: bytes, aad: bytes = b"aad") -> bytes:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    return bytes(12) + AESGCM(KEY).encrypt(bytes(12), data, aad)


@pytest.mark.parametrize("is_compressed", [False, True])
@pytest.mark.parametrize("key", [None, KEY])
def test_a_chunk_is_decrypted_and_decompressed(is_compressed: bool, key: bytes | None) -> None:
    stored = zstandard.compress(b"a" * 100) if is_compressed else b"a" * 100
    codec = ChunkCodec("path", is_compressed=is_compressed, key=key, aad=b"aad")
    assert codec.decoded(encrypted(stored) if key else stored, 100) == b"a" * 100


@pytest.mark.parametrize(
    ("is_compressed", "key", "stored", "kind", "reason"),
    [
        (False, KEY, bytes(27), "malformed", "27 encrypted bytes, expected 28 at least"),
        (False, KEY, bytes(28), "bad_checksum", "the tag of AES-GCM is not that of its bytes"),
        (False, KEY, encrypted(b"a", b"x"), "bad_checksum", "the tag of AES-GCM is not that of"),
        (True, None, b"123456789", "malformed", "is not a frame of zstd: "),
        (True, None, zstandard.compress(b"a" * 9)[:-1], "malformed", "is not a frame of zstd: "),
        (True, None, zstandard.compress(bytes(101)), "malformed", "a frame of more than the 100"),
    ],
)
def test_a_damaged_chunk(
    is_compressed: bool, key: bytes | None, stored: bytes, kind: str, reason: str
) -> None:
    codec = ChunkCodec("path", is_compressed=is_compressed, key=key, aad=b"aad")
    with pytest.raises(UnusableBytes) as raised:
        codec.decoded(stored, 100)
    assert (raised.value.kind, raised.value.filename) == (kind, "path")
    assert raised.value.reason.startswith(reason)


class Opened:
    """A file of chunks of 10 bytes, and the ranges that it fetches."""

    def __init__(self, size: int, **options: Any) -> None:
        self.data = bytes(at % 251 for at in range(size))
        self.fetched: list[tuple[int, int]] = []
        self.closed = 0
        index = ChunkIndex(10, size, (10, size % 10 or 10))
        codec, session = ChunkCodec("path", is_compressed=False, key=None), Session(step=40)
        options = {"fetches_ahead": False, "on_close": self._close, **options}
        self.file = ChunkedFile("path", index, size, self._fetch, codec, session, **options)

    def _fetch(self, start: int, end: int) -> bytes:
        self.fetched.append((start, end))
        return self.data[start:end]

    def _close(self) -> None:
        self.closed += 1


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK", 20)
    monkeypatch.setattr(module, "MOST", 160)


def test_single_places_fetch_little_and_keep_it() -> None:
    opened = Opened(1005)
    read = opened.file.read_at
    assert read(503, 4) == opened.data[503:507]
    assert read(514, 90) == opened.data[514:520]  # the rest was not fetched
    assert read(1003, 9) == opened.data[1003:]
    assert read(1005, 9) == b""
    assert read(500, 3) == opened.data[500:503]
    assert opened.fetched == [(500, 520), (1000, 1005)]
    opened.file.close()
    opened.file.close()
    assert opened.closed == 1


def test_looks_that_follow_one_another_fetch_more() -> None:
    opened = Opened(1000)
    position = 0
    while position < 300:
        position += len(opened.file.read_at(position, 1000))
    assert [end - start for start, end in opened.fetched] == [20, 20, 20, 20, 40, 80, 160]


@pytest.mark.parametrize("fetches_ahead", [False, True])
def test_a_reader_of_all_fetches_runs_up_to_its_end(fetches_ahead: bool) -> None:
    opened = Opened(1000, fetches_ahead=fetches_ahead)
    opened.file.announce_read(655)
    assert opened.file.read_at(5, 700) == opened.data[5:660]
    opened.file.close()
    assert opened.fetched == [(0, 80), (80, 240), (240, 400), (400, 560), (560, 660)]
    assert opened.file._session.step == 160


def test_a_chunk_that_cannot_be_decoded_ends_a_read() -> None:
    opened = Opened(95)
    opened.data = opened.data[:48]
    opened.file.announce_read(95)
    assert opened.file.read_at(12, 70) == opened.data[12:40]
    with pytest.raises(UnusableBytes) as raised:
        opened.file.read_at(41, 9)
    error = raised.value
    assert error.reason == "chunk 4, at byte 40 of the object: 8 bytes are left of 10"
    assert (error.kind, error.filename, error.start, error.end) == ("malformed", "path", 40, 50)
    opened.file.instead = lambda error: b"0123456789" if error.start == 40 else None
    assert opened.file.read_at(41, 20) == b"123456789"
