"""The bytes of one open segment, at any position.

Strategy: a piece of a few MiB is read at a time; a file in a store keeps such pieces itself
(:mod:`kafkafmt.storage.ranged`).

Invariant: a window holds one piece of its file, or one entry if that is larger; its size is that at
the time of opening, so that a segment which grows meanwhile is read up to there. Nothing depends on
the position of the open file, which threads and forked processes share. A read error names the file
and the position; a window that goes on after one lists each block that could not be read.
"""

from __future__ import annotations

import errno
import io
import os
from threading import Lock
from typing import IO, TYPE_CHECKING

from kafkafmt._base.damage import READ_ERROR, Unreadable
from kafkafmt._base.errors import TruncatedError, error_reason
from kafkafmt.storage import meter
from kafkafmt.storage.errors import UnusableBytes, is_of_the_disk
from kafkafmt.storage.ranged import SeekableFile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from typing_extensions import Buffer

PIECE_SIZE = 2 * 1024 * 1024
BLOCK_SIZE = 4096
"""What a disk reads at once: where one byte cannot be read, so many are given up."""
MOST_SEARCHED = 4 * 1024**3
"""Bytes that one search for something other than zeroes, or for an entry, reads at most.

A broker writes segments of less than 2 GiB. A file system that does not tell its holes gives an
exbibyte of zeroes for each of them.
"""
_FIRST_LOOK = 4096
_ZEROES = bytes(1024 * 1024)
_UNREADABLE = b"\xff"


def data_from(file: int, position: int, end: int) -> int:
    """Return the start of the data of a sparse file from a position on, at most ``end``.

    What lies before is a hole: zeroes that are on no disk. A file of a few bytes can have exbibytes
    of them, so its size does not bound the work to read it. The position is returned where there is
    none, and where the system does not tell. The position of the open file changes.
    """
    if position >= end or not hasattr(os, "SEEK_DATA"):
        return position
    try:
        return min(os.lseek(file, position, os.SEEK_DATA), end)
    except OSError as error:
        # ENXIO: only a hole follows, or the file has shrunk, which reading it says.
        is_hole = error.errno == errno.ENXIO and os.fstat(file).st_size >= end
        return end if is_hole else position


class Window:
    """Random access to a segment's bytes through one cached piece.

    Invariant: :meth:`view` gives exactly the bytes asked for, or raises.

    Attributes:
        unreadable: in a window that skips read errors, each unreadable block by its position; its
            bytes are given as 0xFF, the start of no entry. In a tier, also the missing end of an
            object that is too short.
        replaced: in a tier, undecodable bytes given by another copy instead.
    """

    def __init__(
        self,
        source: str,
        size: int,
        stream: IO[bytes] | None,
        *,
        piece: bytes = b"",
        piece_size: int = PIECE_SIZE,
        skips_errors: bool = False,
    ) -> None:
        self.source = source
        self.unreadable: dict[int, Unreadable] = {}
        self.replaced: dict[int, Unreadable] = {}
        self._skips_errors = skips_errors
        self.size = size
        self._piece_size = piece_size
        self._stream = stream
        self._seeking = Lock()  # for files that have a position only
        self._piece = 0, memoryview(piece)  # replaced as one: threads read it

    def view(self, position: int, length: int) -> memoryview:
        """Return ``length`` bytes from ``position``; they must lie within the size.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        read = self._read_already(position, length, length)
        if read is None:
            read = self._load(position, length)[:length]
        self._expect(position, length, len(read))
        return read

    def read_error(self, position: int, length: int) -> OSError | None:
        """Return the disk's error in a range already read; ``None`` if it gave all bytes.

        Only a window that skips read errors lacks bytes.
        """
        if not self.unreadable:  # a damaged range may be long
            return None
        first, stop = position - position % BLOCK_SIZE, position + length
        blocks: Iterable[int] = range(first, stop, BLOCK_SIZE)
        if len(self.unreadable) < length // BLOCK_SIZE:
            blocks = sorted(start for start in self.unreadable if first <= start < stop)
        for start in blocks:
            lost = self.unreadable.get(start)
            if lost is not None and lost.kind == READ_ERROR:
                return OSError(errno.EIO, f"{lost.reason} at byte {start}", self.source)
        return None

    def reached(self, position: int) -> None:
        """Note the position for progress displays; readers of :attr:`file` do so themselves."""
        meter.reached(self.source, position)

    def is_zero(self, start: int, end: int) -> bool:
        """Return whether there is nothing but zeroes between two positions.

        Most ranges are not zero, so the first read is small and later ones are larger.
        """
        length, left = _FIRST_LOOK, MOST_SEARCHED
        while start < end:
            length = min(length, end - start)
            if left <= 0 or self.view(start, length).tobytes() != _ZEROES[:length]:
                return False
            start = self.data_from(start + length, end)
            left -= length
            length = min(length * 2, len(_ZEROES))
        return True

    def data_from(self, position: int, end: int) -> int:
        """Return the end of a hole at the position, as :func:`data_from`."""
        return position if self.file is None else data_from(self.file, position, end)

    @property
    def file(self) -> int | None:
        """The descriptor of the open file, if it is on this machine."""
        return self._stream.fileno() if isinstance(self._stream, io.FileIO) else None

    def file_at(self, position: int, length: int) -> int | None:
        """Return the same, unless so many bytes from ``position`` have been read already."""
        return None if self._read_already(position, length, length) is not None else self.file

    def read_into(self, buffer: Buffer, position: int, least: int, most: int) -> memoryview:
        """Read ``least`` to ``most`` bytes from ``position``; they must lie within the size.

        They are in ``buffer``, until its next use, unless they have been read already; this saves
        new memory for each piece.

        Raises:
            TruncatedError: the file has become shorter since it was opened.
        """
        known = self._read_already(position, least, most)
        if known is not None:
            return known
        read = self._read(memoryview(buffer)[:most], position, least)
        self._expect(position, least, len(read))
        return read

    def _read_already(self, position: int, least: int, most: int) -> memoryview | None:
        """Return ``least`` to ``most`` bytes from memory; ``None`` if it has fewer."""
        start, piece = self._piece
        if self._stream is None or start <= position <= start + len(piece) - least:
            return piece[position - start :][:most]
        return None

    def _read(self, target: memoryview, position: int, least: int) -> memoryview:
        size = 0
        # A file gives less where more would cost another request.
        while size < least and (read := self._read_some(target[size:], position + size)):
            size += read
        self.reached(position + size)
        return target[:size]

    def _read_some(self, target: memoryview, position: int) -> int:
        file = self.file
        try:
            if file is not None and hasattr(os, "preadv"):
                return os.preadv(file, [target], position)
            with self._seeking:
                self._stream.seek(position)  # type: ignore[union-attr]
                return int(self._stream.readinto(target))  # type: ignore[union-attr]
        except OSError as error:
            return self._read_block(error, target, position)

    def _read_block(self, error: OSError, target: memoryview, position: int) -> int:
        """Read up to the end of a block, after a read of several failed.

        Raises:
            OSError: the error, with the file and the position, unless the window goes on.
            KafkaFormatError: likewise, where the bytes are there and cannot be used.
        """
        if isinstance(error, UnusableBytes):
            return self._unusable(error, target, position)
        if not is_of_the_disk(error) or error.errno is None:
            raise error
        reason = error_reason(error)
        length = min(len(target), BLOCK_SIZE - position % BLOCK_SIZE, self.size - position)
        if 0 < length < len(target):  # others may be all that is needed
            return self._read_some(target[:length], position)
        if not self._skips_errors:
            raise OSError(error.errno, f"{reason} at byte {position}", self.source) from error
        if length <= 0:
            return 0
        start = position - position % BLOCK_SIZE
        end = min(start + BLOCK_SIZE, self.size)
        self.unreadable[start] = Unreadable(end, READ_ERROR, reason)
        target[:] = _UNREADABLE * length
        return length

    def _unusable(self, error: UnusableBytes, target: memoryview, position: int) -> int:
        if not self._skips_errors:
            raise error.as_raised() from error
        end = self.size if error.end is None else min(error.end, self.size)
        self.unreadable[error.start] = Unreadable(end, error.kind, error.reason)
        length = min(len(target), end - position)
        target[:length] = _UNREADABLE * length
        return length

    def _expect(self, position: int, length: int, found: int) -> None:
        if found < length:
            raise TruncatedError(
                f"expected {length} bytes, found {found}: "
                f"the file was {self.size} bytes long and has shrunk",
                source=self.source,
                position=position,
            )

    def _load(self, position: int, length: int) -> memoryview:
        size = max(length, min(self._piece_size, self.size - position))
        self._piece = 0, memoryview(b"")  # two of them would take twice the memory
        loaded = self._read(memoryview(bytearray(size)), position, length).toreadonly()
        self._piece = position, loaded
        return loaded

    def announce_read(self, position: int | None) -> None:
        """Announce a read up to a position, the end without one: no further reading ahead."""
        if isinstance(self._stream, SeekableFile):
            self._stream.announce_read(self.size if position is None else position)

    @property
    def is_closed(self) -> bool:
        """Whether its file is closed."""
        return self._stream is None or self._stream.closed

    def close(self) -> None:
        """Close the file; views of it stay valid."""
        if self._stream is not None:
            self._stream.close()

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
