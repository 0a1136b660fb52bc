"""Memory that one stream after another is decompressed into.

New memory for each stream costs a page fault every 4 KiB, and what a codec's library returns is
often copied once more. Streams that do not fit, and those that are not sound, go the usual way.
"""

from __future__ import annotations

ROOM_SIZE = 4 * 1024 * 1024
"""More than a batch of the broker's default limit holds."""


class Room:
    """Memory for one stream; what is in it lasts until the next one.

    Attributes:
        memory: all of it. Pages that were never written to take none.
    """

    def __init__(self, size: int = ROOM_SIZE) -> None:
        self.memory = memoryview(bytearray(size))
