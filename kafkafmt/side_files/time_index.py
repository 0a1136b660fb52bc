"""The time index (``.timeindex``): up to which offset a segment has nothing later than a timestamp.

Strategy: 12 bytes an entry (``TimeIndex``): a timestamp in milliseconds, and an offset relative to
the base offset in the file's name. A preallocated index ends in zeroes; like Kafka's own tool,
reading ends at a relative offset 0 that is not the first, so zeroes only are one entry.

Invariant: timestamps ascend, as the broker's binary search needs them to; offsets do not descend.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt.record import generated_layout
from kafkafmt.side_files.side_file import SideFile

ENTRY = struct.Struct(generated_layout.TIME_INDEX_ENTRY_FORMAT)


@dataclass(frozen=True, slots=True)
class TimestampOffset:
    """The greatest timestamp so far (milliseconds), and its offset (``TimestampOffset``).

    The offset is the last one of its batch; Kafka 2.8 and before wrote the record's own.
    """

    timestamp: int
    offset: int


def timestamp_offsets(file: SideFile, base_offset: int | None) -> Iterator[TimestampOffset]:
    """The entries of a time index, in order.

    Raises:
        CorruptError: an entry is not whole, below zero or out of order.
        ValueError: the base offset is neither given nor in the file's name.
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
            raise file.malformed(
                f"timestamp {entry.timestamp} of offset {entry.offset}, expected more than "
                f"{last.timestamp} of offset {last.offset}",
                at,
            )
        yield entry
        last = entry
