"""The offset index (``.index``): the positions of some of a segment's offsets.

Strategy: 8 bytes an entry (``OffsetIndex``): the offset, relative to the base offset in the file's
name, and the position of its batch. A preallocated index ends in zeroes; like Kafka's own tool,
reading ends at a relative offset 0 that is not the first, so zeroes only are one entry.

Invariant: offsets and positions ascend, as the broker's binary search needs them to.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt.record import generated_layout
from kafkafmt.side_files.side_file import SideFile

ENTRY = struct.Struct(generated_layout.OFFSET_INDEX_ENTRY_FORMAT)


@dataclass(frozen=True, slots=True)
class OffsetPosition:
    """An offset, and the byte position of the batch that holds it (``OffsetPosition``).

    The offset is the batch's last one; Kafka 0.11 and before wrote the first one.
    """

    offset: int
    position: int


def offset_positions(file: SideFile, base_offset: int | None) -> Iterator[OffsetPosition]:
    """The entries of an offset index, in order.

    Raises:
        CorruptError: an entry is not whole, below zero or out of order.
        ValueError: the base offset is neither given nor in the file's name.
    """
    base = file.base_offset(base_offset)
    last = OffsetPosition(-1, -1)
    for at, (relative_offset, position) in file.entries(ENTRY):
        if relative_offset == 0 and at:
            return
        entry = OffsetPosition(file.offset(base, relative_offset, at), position)
        if not (entry.offset > last.offset and entry.position > last.position):
            raise file.malformed(
                f"offset {entry.offset} at {entry.position}, expected more than "
                f"{last.offset} at {last.position}",
                at,
            )
        yield entry
        last = entry
