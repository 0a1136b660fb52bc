"""The offset index (``.index``): the positions of some offsets in a segment.

Strategy: each entry has 8 bytes (``OffsetIndex``): the offset, relative to the base offset in the
name of the file, and the position of its batch. A preallocated index ends in zeroes. As in Kafka's
own tool, reading ends at a relative offset 0 after the first entry, so a file of zeroes has one
entry.

Invariant: offsets and positions ascend, which the broker's binary search requires.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt.segment.record import generated_layout
from kafkafmt.segment.side_files.side_file import SideFile

ENTRY = struct.Struct(generated_layout.OFFSET_INDEX_ENTRY_FORMAT)


@dataclass(frozen=True, slots=True)
class OffsetPosition:
    """An offset, and the byte position of the batch that contains it (``OffsetPosition``).

    Attributes:
        offset: the last one of the batch; Kafka 0.11 and before wrote the first one.
        position: of the first byte of the batch, in the segment.
    """

    offset: int
    position: int


def offset_positions(file: SideFile, base_offset: int | None) -> Iterator[OffsetPosition]:
    """The entries of an offset index, in order.

    Raises:
        CorruptError: an entry is cut off, negative or out of order.
        ValueError: the base offset is neither given nor in the name of the file.
    """
    base = file.base_offset(base_offset)
    last = OffsetPosition(-1, -1)
    for at, (relative_offset, position) in file.entries(ENTRY):
        if relative_offset == 0 and at:
            return
        entry = OffsetPosition(file.offset(base, relative_offset, at), position)
        if not (entry.offset > last.offset and entry.position > last.position):
            raise file.error(
                f"offset {entry.offset} at {entry.position}, expected more than "
                f"{last.offset} at {last.position}",
                at,
            )
        yield entry
        last = entry
