"""The bytes of one open segment, at any position.

Strategy: a piece of a few MiB is read at a time; a file in a store keeps such pieces itself
(:mod:`kafkafmt.storage.ranged`).

Invariant: a window holds one piece of its file, or one entry if that is larger; its size is that at
the time of opening, so that a segment which grows meanwhile is read up to there.
"""

from __future__ import annotations

import io
from typing import IO, TYPE_CHECKING

from kafkafmt.errors import TruncatedError
from kafkafmt.storage.ranged import RangedFile

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Buffer

PIECE_SIZE = 2 * 1024 * 1024
_FIRST_LOOK = 4096
_ZEROES = bytes(1024 * 1024)


class Window:
    """Random access to a segment's bytes through one cached piece.

    Invariant: :meth:`view` gives exactly the bytes asked for, or raises.
    """

    def __init__(
        self,
        source: str,
        size: int,
        stream: IO[bytes] | None,
        *,
        piece: bytes = b"",
        piece_size: int = PIECE_SIZE,
    ) -> None:
        self.source = source
        self.size = size
        self._piece_size = piece_size
        self._stream = stream
        self._piece = memoryview(piece)
        self._piece_start = 0

    def view(self, position: int, length: int) -> memoryview:
        """``length`` bytes from ``position``, which must lie within the size.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        if self._has(position, length):
            offset = position - self._piece_start
        else:
            self._load(position, length)
            offset = 0
        self._expect(position, length, len(self._piece) - offset)
        return self._piece[offset : offset + length]

    def is_zero(self, start: int, end: int) -> bool:
        """Whether there is nothing but zeroes between two positions.

        Most of what is asked about is none: it begins with a small look, and goes on with larger
        ones.
        """
        length = _FIRST_LOOK
        while start < end:
            length = min(length, end - start)
            if self.view(start, length).tobytes() != _ZEROES[:length]:
                return False
            start += length
            length = min(length * 2, len(_ZEROES))
        return True

    def offer(self, position: int, piece: memoryview) -> None:
        """Bytes of the segment that have been read already, and where they begin."""
        self._piece_start, self._piece = position, piece

    @property
    def file(self) -> int | None:
        """The descriptor of the open file, where it is one of this machine."""
        return self._stream.fileno() if isinstance(self._stream, io.FileIO) else None

    def file_at(self, position: int, length: int) -> int | None:
        """The same, unless so many bytes from ``position`` have been read already."""
        return None if self._has(position, length) else self.file

    def read_into(self, buffer: Buffer, position: int, least: int, most: int) -> memoryview:
        """``least`` to ``most`` bytes from ``position``, which must lie within the size.

        They are in ``buffer``, up to its next use, unless they have been read already; that saves
        new memory for each piece.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        if self._stream is None:
            return self.view(position, most)
        if self._has(position, least):
            offset = position - self._piece_start
            return self._piece[offset : offset + most]
        self._stream.seek(position)
        target = memoryview(buffer)[:most]
        found = 0
        while found < most and (read := self._stream.readinto(target[found:])):  # type: ignore[attr-defined]
            found += read
        self._expect(position, least, found)
        return target[:found]

    def _has(self, position: int, length: int) -> bool:
        """Whether so many bytes have been read already."""
        return 0 <= position - self._piece_start <= len(self._piece) - length

    def _expect(self, position: int, length: int, found: int) -> None:
        if found < length:
            raise TruncatedError(
                f"expected {length} bytes, found {found}: "
                f"the file was {self.size} bytes long and has shrunk",
                source=self.source,
                position=position,
            )

    def _load(self, position: int, length: int) -> None:
        wanted = max(length, min(self._piece_size, self.size - position))
        if self._stream is None:
            return
        self._piece = memoryview(b"")
        self._stream.seek(position)
        pieces = []
        while wanted > 0 and (piece := self._stream.read(wanted)):
            pieces.append(piece)
            wanted -= len(piece)
        self._piece = memoryview(pieces[0] if len(pieces) == 1 else b"".join(pieces))
        self._piece_start = position

    def stop_at(self, position: int) -> None:
        """Let a file in a store not be read ahead of a position."""
        if isinstance(self._stream, RangedFile):
            self._stream.stop_at(position)

    def close(self) -> None:
        """Close the file; views that were given out stay valid."""
        if self._stream is not None:
            self._stream.close()

    def __enter__(self) -> Window:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
