"""The bytes of a segment, read from the chunks of its object in a tier.

Strategy: a reader that goes through a segment fetches runs of chunks, each up to 16 MiB in one
request; the next run of a store is fetched while this one is decoded. A reader that looks at single
places fetches single chunks. Decoded chunks are kept in a cache that all files share.

Invariant: a chunk is authenticated and has its exact size before any byte of it is given; at most
two runs are in memory, and the cache is bounded. A chunk that cannot be decoded raises
:class:`~kafkafmt.storage.errors.UnusableBytes` with its place in the segment.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kafkafmt._base.damage import BAD_CHECKSUM, MALFORMED
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.threads import expect_process, lock_of_module
from kafkafmt.log.tier.manifest import ENCRYPTION_BYTES, ChunkIndex
from kafkafmt.storage.errors import UnusableBytes
from kafkafmt.storage.ranged import SeekableFile

if TYPE_CHECKING:
    from concurrent.futures import Future

LOOK = 64 * 1024
"""Stored bytes that one look fetches at least."""
MOST = 16 * 1024 * 1024
"""Stored bytes that one request fetches at most, unless a chunk is larger."""
_FIRST = 1024 * 1024
_LOOKS = 3  # one after another, before more is fetched at once
_CACHE_BYTES = 32 * 1024 * 1024
_ENTRY_BYTES = 512  # that a chunk in the cache takes besides its own: one may have a single byte
_IV_BYTES = 12


class ChunkCodec:
    """Turns the stored bytes of a chunk into those of the segment; use it in one thread.

    Args:
        key: of the segment; ``None``: it is not encrypted.
        aad: what each chunk is authenticated with.
    """

    def __init__(
        self, path: str, *, is_compressed: bool, key: bytes | None, aad: bytes = b""
    ) -> None:
        self._path = path
        self._zstd = None
        if is_compressed:
            from zstandard import ZstdDecompressor

            self._zstd = ZstdDecompressor()
        self._aad = aad
        self._aes = None
        if key is not None:  # which no one has without the library
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM

            self._aes = AESGCM(key)

    def decoded(self, data: bytes | memoryview, most: int) -> bytes | memoryview:
        """Return the content of a chunk or an index: at most so many bytes.

        Raises:
            UnusableBytes: the bytes are damaged.
        """
        if self._aes is not None:
            if len(data) < ENCRYPTION_BYTES:
                found = f"{len(data)} encrypted bytes, expected {ENCRYPTION_BYTES} at least"
                raise UnusableBytes(MALFORMED, found, self._path)
            from cryptography.exceptions import InvalidTag

            try:
                data = self._aes.decrypt(data[:_IV_BYTES], data[_IV_BYTES:], self._aad)
            except InvalidTag:
                reason = "the tag of AES-GCM is not that of its bytes"
                raise UnusableBytes(BAD_CHECKSUM, reason, self._path) from None
        if self._zstd is None:
            return data
        import zstandard

        try:
            if zstandard.get_frame_parameters(data).content_size > most:
                reason = f"a frame of more than the {most} bytes of its chunk"
                raise UnusableBytes(MALFORMED, reason, self._path)
            return self._zstd.decompress(data, max_output_size=most, allow_extra_data=False)
        except zstandard.ZstdError as error:
            reason = f"is not a frame of zstd: {error}"
            raise UnusableBytes(MALFORMED, reason, self._path) from None


class ChunkCache:
    """Decoded chunks; the least recently used ones are dropped first; threads share it."""

    def __init__(self, most: int = _CACHE_BYTES) -> None:
        self._most = most
        self._size = 0
        self._chunks: OrderedDict[tuple[object, str, int], bytes] = OrderedDict()
        self._lock = lock_of_module()

    def get(self, key: tuple[object, str, int]) -> bytes | None:
        """Return a chunk, if it is here."""
        with self._lock:
            chunk = self._chunks.get(key)
            if chunk is not None:
                self._chunks.move_to_end(key)
            return chunk

    def put(self, key: tuple[object, str, int], chunk: bytes | memoryview) -> None:
        """Store a copy of a chunk, unless it would fill half of the cache."""
        if len(chunk) > self._most // 2:
            return
        with self._lock:
            if key in self._chunks:
                return
            self._chunks[key] = bytes(chunk)
            self._size += len(chunk) + _ENTRY_BYTES
            while self._size > self._most:
                _, dropped = self._chunks.popitem(last=False)
                self._size -= len(dropped) + _ENTRY_BYTES


CACHE = ChunkCache()


@dataclass(eq=False)
class Session:
    """The shared state of the files of one search: their place in the cache, and the read size.

    Attributes:
        step: stored bytes that the next reader of a whole segment fetches at first.
    """

    limits: Limits = DEFAULT_LIMITS
    step: int = _FIRST

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Return a new one: another process has another cache."""
        return Session, (self.limits,)


class ChunkedFile(SeekableFile):
    """A segment as a file, read from the chunks of its object.

    Args:
        codec: decodes chunks.
        fetches_ahead: whether the next run is fetched meanwhile.
        on_close: called when the file is closed.

    Attributes:
        instead: gives the bytes of a chunk that cannot be decoded, where another copy has them.
    """

    def __init__(
        self,
        path: str,
        chunks: ChunkIndex,
        size: int,
        fetch: Callable[[int, int], bytes],
        codec: ChunkCodec,
        session: Session,
        *,
        fetches_ahead: bool,
        on_close: Callable[[], object],
    ) -> None:
        super().__init__(size)
        self._path = path
        self._chunks = chunks
        self._fetch = fetch
        self._codec = codec
        self._session = session
        self._pool = None
        if fetches_ahead:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(1, "kafkafmt-chunks")
        self._on_close = on_close
        self._end = chunks.chunk_at(max(size - 1, 0)) + 1 if size else 0  # after the last chunk
        self._stop = self._end
        self._goes_through = False
        self._step = 0
        self._looks = 0  # one after another
        self._run: tuple[int, int, memoryview] = 0, 0, memoryview(b"")
        self._ahead: tuple[int, int, Future[bytes]] | None = None
        self._last: tuple[int, bytes | memoryview] = -2, b""
        self.instead: Callable[[UnusableBytes], bytes | None] = lambda _: None

    def announce_read(self, position: int) -> None:
        """Announce a sequential read of the file up to a position."""
        self._goes_through = True
        self._step = self._session.step
        self._stop = min(self._end, self._chunks.chunk_at(max(position - 1, 0)) + 1)

    def read_at(self, position: int, length: int) -> bytes:
        """Return bytes up to the first undecodable chunk.

        Without an announced read it returns no more than the fetched chunks.

        Raises:
            UnusableBytes: that chunk has the position.
            OSError: the object cannot be read.
        """
        return b"".join(self._parts(position, min(position + length, self._size)))

    def _parts(self, position: int, end: int) -> Iterator[memoryview]:
        start = position
        while position < end:
            number = self._chunks.chunk_at(position)
            try:
                chunk = self._chunk(number)
            except UnusableBytes:
                if position > start:
                    break
                raise
            part = memoryview(chunk)[position - self._chunks.start(number) :][: end - position]
            position += len(part)
            yield part
            is_known = self._goes_through and number + 1 < self._stop
            if not is_known and not self._has(number + 1):
                break

    def _has(self, number: int) -> bool:
        first, end, _ = self._run
        return first <= number < end

    def _chunk(self, number: int) -> bytes | memoryview:
        last, chunk = self._last
        if number == last:
            return chunk
        key = self._session, self._path, number
        decoded: bytes | memoryview | None = CACHE.get(key)
        if decoded is None:
            stored = self._stored(number, is_next=number == last + 1)
            try:
                decoded = self._decoded(number, stored)
            except UnusableBytes as error:
                decoded = self.instead(error)
                if decoded is None:
                    raise
            if not self._goes_through:
                CACHE.put(key, decoded)
        self._last = number, decoded
        return decoded

    def _decoded(self, number: int, stored: memoryview) -> bytes | memoryview:
        start, end = self._chunks.start(number), self._chunks.start(number + 1)
        at = self._chunks.stored_start(number)
        expected = self._chunks.stored_start(number + 1) - at
        kind, reason = MALFORMED, f"{len(stored)} bytes are left of {expected}"
        if len(stored) >= expected:
            try:
                data = self._codec.decoded(stored, end - start)
                if len(data) == end - start:
                    return data
                reason = f"holds {len(data)} bytes, expected {end - start}"
            except UnusableBytes as error:
                kind, reason = error.kind, error.reason
        reason = f"chunk {number}, at byte {at} of the object: {reason}"
        raise UnusableBytes(kind, reason, self._path, start, end)

    def _stored(self, number: int, *, is_next: bool) -> memoryview:
        """Return the stored bytes of a chunk, from the current run; else fetch a new run."""
        if not self._has(number):
            self._run = self._fetched(number, is_next=is_next)
        first, _, run = self._run
        base = self._chunks.stored_start(first)
        return run[
            self._chunks.stored_start(number) - base : self._chunks.stored_start(number + 1) - base
        ]

    def _fetched(self, number: int, *, is_next: bool) -> tuple[int, int, memoryview]:
        if self._pool is not None:
            expect_process(self._process)
        self._run = 0, 0, memoryview(b"")
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead[0] == number:
            end, data = ahead[1], ahead[2].result()
        else:
            end = self._run_end(number, is_next=is_next)
            data = self._fetch(self._chunks.stored_start(number), self._chunks.stored_start(end))
        if self._pool is not None and self._step >= MOST and end < self._stop:
            following = self._run_end(end, is_next=True)
            places = self._chunks.stored_start(end), self._chunks.stored_start(following)
            self._ahead = end, following, self._pool.submit(self._fetch, *places)
        return number, end, memoryview(data)

    def _run_end(self, number: int, *, is_next: bool) -> int:
        """Return the number after the last chunk of a run beginning with this one."""
        self._looks = self._looks + 1 if is_next else 0
        if self._goes_through or self._looks > _LOOKS:
            self._step = min(2 * max(self._step, LOOK), MOST)
            if self._goes_through:
                self._session.step = max(self._session.step, self._step)
        else:
            self._step = LOOK
        stop = self._stop if number < self._stop else number + 1
        most = self._chunks.stored_start(number) + self._step
        return min(max(number + 1, self._chunks.whole_chunks(most)), stop)

    def close(self) -> None:
        """Drop the fetched bytes, and close the object."""
        if not self.closed:
            if self._pool is not None:
                self._pool.shutdown(wait=False, cancel_futures=True)  # see _base.threads._pool
            self._run, self._last, self._ahead = (0, 0, memoryview(b"")), (-1, b""), None
            self._on_close()
        super().close()
