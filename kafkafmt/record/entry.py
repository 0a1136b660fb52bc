"""An entry of a segment, and the bytes between two entries that are none.

Strategy: offset, length and magic are at the same place in every entry since Kafka 0.8; everything
else is read by the grammars.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kafkafmt.log_format import MAGIC_V2
from kafkafmt.record import layout

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class Entry:
    """A whole entry: a record batch (v2), or a message of v0 or v1, perhaps a wrapper.

    ``data`` are its bytes, offset and length included. ``is_valid`` tells whether its checksum
    holds; ``crc`` is the one it stores.
    """

    position: int
    magic: int
    data: memoryview
    crc: int
    is_valid: bool

    @property
    def length(self) -> int:
        """Bytes of the whole entry."""
        return len(self.data)

    @property
    def end(self) -> int:
        """Where the next entry begins."""
        return self.position + len(self.data)

    @property
    def offset(self) -> int:
        """The offset that it stands for: of its first record in v2, of its last one before."""
        return offset_of(self.data)

    @property
    def has_first_offset(self) -> bool:
        """Whether :attr:`offset` is that of its first record."""
        return self.magic == MAGIC_V2


@dataclass(frozen=True, slots=True)
class Gap:
    """Bytes that are no entry; ``kind`` is a damage kind, ``reason`` says expected and found."""

    position: int
    length: int
    kind: str
    reason: str

    @property
    def end(self) -> int:
        """Where the next entry begins."""
        return self.position + self.length


Frame = Entry | Gap


def length_of(head: memoryview) -> int:
    """The length field in an entry's head: the bytes behind it."""
    return int.from_bytes(head[layout.SIZE_OFFSET : layout.LOG_OVERHEAD], "big", signed=True)


def offset_of(head: memoryview) -> int:
    """The offset in an entry's head: of its first record in v2, of its last one before."""
    return int.from_bytes(head[: layout.SIZE_OFFSET], "big", signed=True)


def magic_of(head: memoryview) -> int:
    """The magic in an entry's head, signed."""
    return int.from_bytes(head[layout.MAGIC_OFFSET : layout.MAGIC_OFFSET + 1], "big", signed=True)
