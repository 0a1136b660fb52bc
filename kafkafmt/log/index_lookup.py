"""Reads the offset index beside a segment, as a hint for positions.

Invariant: an index that is missing, cut off or out of order gives no entries, and no error.
"""

from __future__ import annotations

from kafkafmt.errors import TruncatedError
from kafkafmt.side_files import offset_index
from kafkafmt.storage.segment_file import SegmentFile

MAX_TRIES = 16
"""How many entries of an index near the wanted one are checked before the index is ignored."""


def index_positions(segment: SegmentFile) -> list[int]:
    """The positions of :func:`index_entries`."""
    return [position for _, position in index_entries(segment)]


def index_entries(segment: SegmentFile) -> list[tuple[int, int]]:
    """Offset and position of each entry of a segment's offset index; empty without a usable index.

    An index is a list of 8-byte entries; a preallocated one ends in zeroes (``OffsetIndex``). It is
    ignored if its size or the order of its positions is wrong, because it is only a hint.
    """
    beside = segment.index()
    if beside is None:
        return []
    try:
        return entries_of(beside)
    except (OSError, TruncatedError):
        return []


def entries_of(index: SegmentFile) -> list[tuple[int, int]]:
    """The same for an index that exists.

    Raises:
        OSError, TruncatedError: the index cannot be read.
    """
    with index.open() as window:
        data = bytes(window.view(0, window.size))
    if len(data) % offset_index.ENTRY.size:
        return []
    entries: list[tuple[int, int]] = []
    for number, (relative_offset, position) in enumerate(offset_index.ENTRY.iter_unpack(data)):
        if relative_offset == 0 and number:
            break
        if position < 0 or (entries and position <= entries[-1][1]):
            return []
        entries.append(((index.base_offset or 0) + relative_offset, position))
    return entries
