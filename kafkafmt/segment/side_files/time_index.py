"""The time index (``.timeindex``): the greatest timestamps of a segment up to some offsets.

Strategy: each entry has 12 bytes (``TimeIndex``): a timestamp in milliseconds, and an offset
relative to the base offset in the name of the file. A preallocated index ends in zeroes. As in
Kafka's own tool, reading ends at a relative offset 0 after the first entry, so a file of zeroes has
one entry.

Invariant: timestamps ascend, which the broker's binary search requires; offsets do not descend.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt.segment.record import generated_layout
from kafkafmt.segment.side_files.side_file import SideFile

ENTRY = struct.Struct(generated_layout.TIME_INDEX_ENTRY_FORMAT)


@dataclass(frozen=True, slots=True)
class TimestampOffset:
    """The greatest timestamp so far, and its offset (``TimestampOffset``).

    Attributes:
        timestamp: in milliseconds since 1970.
        offset: the last one of its batch; Kafka 2.8 and before wrote that of the record.
    """

    timestamp: int
    offset: int


def timestamp_offsets(file: SideFile, base_offset: int | None) -> Iterator[TimestampOffset]:
    """The entries of a time index, in order.

    Raises:
        CorruptError: an entry is cut off, negative or out of order.
        ValueError: the base offset is neither given nor in the name of the file.
    """
    base = file.base_offset(base_offset)
    last: TimestampOffset | None = None
    for at, (timestamp, relative_offset) in file.entries(ENTRY):
        if relative_offset == 0 and at:
            return
        entry = TimestampOffset(timestamp, file.offset(base, relative_offset, at))
        if last is not None and not (
            entry.timestamp > last.timestamp and entry.offset >= last.offset
        ):
            raise file.error(
                f"timestamp {entry.timestamp} of offset {entry.offset}, expected more than "
                f"{last.timestamp} of offset {last.offset}",
                at,
            )
        yield entry
        last = entry
