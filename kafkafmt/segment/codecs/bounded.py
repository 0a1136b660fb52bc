"""Output that grows piece by piece and stops at a limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.errors import LimitExceededError

if TYPE_CHECKING:
    from typing import Protocol

    class Buffer(Protocol):
        """Bytes, or the buffer type of a codec's library."""

        def __len__(self) -> int: ...
        def __buffer__(self, flags: int, /) -> memoryview: ...


_SMALL = 4096


class BoundedOutput:
    """Collects the pieces of one decompressed stream.

    Invariant: it keeps at most ``limit`` bytes, in few objects; the piece that exceeds the limit
    raises.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._pieces: list[Buffer] = []
        self._small = bytearray()  # pieces at the end: as objects they take many times their bytes
        self._size = 0

    @property
    def room(self) -> int:
        """How many bytes to request: the rest of the limit, and one that would exceed it."""
        return self._limit - self._size + 1

    def append(self, piece: Buffer) -> None:
        """Keep a piece, any buffer of bytes, or raise :class:`LimitExceededError`."""
        self._size += len(piece)
        if self._size > self._limit:
            raise limit_exceeded(self._limit)
        if len(piece) < _SMALL:
            self._small += piece
        else:
            self._flush()
            self._pieces.append(piece)

    def value(self) -> bytes:
        """All pieces as one."""
        self._flush()
        return b"".join(self._pieces)

    def _flush(self) -> None:
        if self._small:
            self._pieces.append(self._small)
            self._small = bytearray()


def limit_exceeded(limit: int) -> LimitExceededError:
    """The error for a stream that decompresses to more than ``limit`` bytes."""
    return LimitExceededError(f"decompresses to more than the limit of {limit} bytes")
