"""Memory that is reused to decompress one stream after another.

New memory for each stream costs a page fault every 4 KiB, and the result of a codec's library is
often copied once more. Streams that do not fit, and damaged ones, are decompressed without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import Buffer

ROOM_SIZE = 4 * 1024 * 1024
"""Larger than a batch within a broker's default limit."""


class Room:
    """Memory for one stream; its content is valid until the next stream.

    Attributes:
        memory: the whole memory.
    """

    def __init__(self, memory: Buffer) -> None:
        self.memory = memoryview(memory)
