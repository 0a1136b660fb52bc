"""Memory that one stream after another is decompressed into.

New memory for each stream costs a page fault every 4 KiB, and what a codec's library returns is
often copied once more. Streams that do not fit, and those that are not sound, go the usual way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import Buffer

ROOM_SIZE = 4 * 1024 * 1024
"""More than a batch of a broker's default limit holds."""


class Room:
    """Memory for one stream; what is in it lasts until the next one.

    Attributes:
        memory: all of it.
    """

    def __init__(self, memory: Buffer) -> None:
        self.memory = memoryview(memory)
