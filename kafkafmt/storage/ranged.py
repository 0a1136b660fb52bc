"""Remote files, read by ranges.

Strategy: one request takes about as long as the transfer of a megabyte. So a single look fetches
:data:`LOOK` bytes, and sequential reading fetches twice as much each time, up to :data:`MOST`.
Reading ahead ends where the reader's extent does. If a server has no ranges, the file is copied
from its beginning to a temporary file, as far as it is needed.

Invariant: with ranges, a file is never fetched whole for a part of it; at most two pieces are in
memory.
"""

from __future__ import annotations

import io
import os
from abc import abstractmethod
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from kafkafmt._base.threads import expect_process
from kafkafmt.storage.errors import UnrangedError

if TYPE_CHECKING:
    from typing_extensions import Buffer

LOOK = 64 * 1024
MOST = 8 * 1024 * 1024
_COPY_BYTES = 1024 * 1024
_IN_MEMORY = 8 * 1024 * 1024


class SeekableFile(io.RawIOBase):
    """A file of a store, readable from any position."""

    def __init__(self, size: int = 0) -> None:
        """Take the number of bytes, if it is known."""
        self._size = size
        self._position = 0
        self._process = os.getpid()

    def _whole_size(self) -> int:
        """Return the number of bytes."""
        return self._size

    @abstractmethod
    def read_at(self, position: int, length: int) -> bytes | memoryview:
        """Return up to ``length`` bytes from a position, fewer to save another request.

        At the end of the file it returns no bytes.
        """

    def announce_read(self, position: int) -> None:
        """Announce a read up to a position, to allow fetching ahead."""

    def readinto(self, buffer: Buffer, /) -> int:
        """Read from the position, as :meth:`read_at`."""
        target = memoryview(buffer).cast("B")
        part = self.read_at(self._position, len(target))
        target[: len(part)] = part
        self._position += len(part)
        return len(part)

    def readable(self) -> bool:
        """Return True."""
        return True

    def seekable(self) -> bool:
        """Return True."""
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET, /) -> int:
        """Set the position."""
        if whence == os.SEEK_CUR:
            offset += self._position
        elif whence == os.SEEK_END:
            offset += self._whole_size()
        self._position = offset
        return offset

    def tell(self) -> int:
        """Return the position."""
        return self._position


class Fetcher(NamedTuple):
    """A file read by ranges."""

    fetch: Callable[[int, int], bytes]
    close: Callable[[], object]

    def once(self, start: int, end: int) -> bytes:
        """Return one range, and close the file."""
        try:
            return self.fetch(start, end)
        finally:
            self.close()


def ranged_fetcher(
    fetch: Callable[[int, int], bytes],
    *,
    otherwise: Callable[[], ForwardFile],
    on_close: Callable[[], object],
) -> Fetcher:
    """Return a fetcher for several threads.

    Args:
        fetch: returns the bytes of a range; fewer if the file has become shorter.
        otherwise: returns the file to use if the server has no ranges.
        on_close: called when the file is closed.
    """
    whole: list[ForwardFile] = []
    lock = Lock()

    def fetched(start: int, end: int) -> bytes:
        if not whole:
            try:
                return fetch(start, end)
            except UnrangedError:
                pass
        with lock:
            if not whole:
                whole.append(otherwise())
            return whole[0].read_at(start, end - start)

    def close() -> None:
        for file in whole:
            file.close()
        on_close()

    return Fetcher(fetched, close)


class RangedFile(SeekableFile):
    """A file of a known size, read through a fetcher.

    ``version`` is the store's version of the file, such as its ETag.
    """

    def __init__(self, fetcher: Fetcher, size: int, version: str | None) -> None:
        super().__init__(size)
        self._fetcher = fetcher
        self._stop = size
        self.version = version
        self._pieces = [(0, memoryview(b""))]

    def announce_read(self, position: int) -> None:
        """End reading ahead at this position."""
        self._stop = min(position, self._size)

    def read_at(self, position: int, length: int) -> bytes | memoryview:
        """Bytes up to the end of the current piece."""
        expect_process(self._process)
        if not length or position >= self._size:
            return b""
        for start, piece in self._pieces:
            if start <= position < start + len(piece):
                return piece[position - start :][:length]
        last, piece = self._pieces[-1]
        is_next = bool(piece) and position == last + len(piece)
        ahead = min(2 * len(piece), MOST) if is_next else LOOK
        end = max(position + length, min(position + ahead, self._stop))
        # Keep the piece before: a reader may go back to an entry that began there.
        self._pieces = self._pieces[-1:] if is_next else []
        data = memoryview(self._fetcher.fetch(position, min(end, self._size)))
        self._pieces.append((position, data))
        return data[:length]

    def close(self) -> None:
        """Release the pieces, and close the stream."""
        if not self.closed:
            self._pieces.clear()
            self._fetcher.close()
        super().close()


class ForwardFile(SeekableFile):
    """A stream without ``seek``, copied to a temporary file as far as it was read."""

    def __init__(
        self, stream: Any, read: Callable[[int], bytes], version: str | None = None
    ) -> None:
        import tempfile  # seldom needed, and slow to import

        super().__init__()
        self._stream = stream
        self._read_on = read
        self.version = version
        self._copy = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 - closed in close()
        self._copied = 0

    def _whole_size(self) -> int:
        self._copy_to(None)
        return self._copied

    def read_at(self, position: int, length: int) -> bytes:
        """Read ``length`` bytes from a position; fewer at the end of the file."""
        self._copy_to(position + length)
        self._copy.seek(position)
        return self._copy.read(length)

    def _copy_to(self, end: int | None) -> None:
        self._copy.seek(self._copied)
        while end is None or self._copied < end:
            data = self._read_on(_COPY_BYTES)
            if not data:
                return
            self._copy.write(data)
            self._copied += len(data)

    def close(self) -> None:
        """Remove the copy, and close the stream."""
        if not self.closed:
            self._stream.close()
            self._copy.close()
        super().close()
