"""Output that grows piece by piece and stops at a limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt.errors import LimitExceededError

if TYPE_CHECKING:
    from typing import Protocol

    class Buffer(Protocol):
        """Bytes, or what a codec's library has instead."""

        def __len__(self) -> int: ...
        def __buffer__(self, flags: int, /) -> memoryview: ...


class BoundedOutput:
    """Collects the pieces of one decompressed stream.

    Invariant: no more than ``limit`` bytes are kept; the piece that passes it raises. ``room`` is
    one more than what may still come, so that a codec asked for ``room`` bytes shows the excess.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._pieces: list[Buffer] = []
        self._size = 0

    @property
    def room(self) -> int:
        """How many bytes to ask for: what is left of the limit, and one that would pass it."""
        return self._limit - self._size + 1

    def append(self, piece: Buffer) -> None:
        """Keep a piece, any buffer of bytes, or raise :class:`LimitExceededError`."""
        self._size += len(piece)
        if self._size > self._limit:
            raise limit_exceeded(self._limit)
        self._pieces.append(piece)

    def value(self) -> bytes:
        """All pieces as one."""
        return b"".join(self._pieces)


def limit_exceeded(limit: int) -> LimitExceededError:
    """The error for a stream that holds more than ``limit`` bytes."""
    return LimitExceededError(f"decompresses to more than the limit of {limit} bytes")
