"""Finds the current end of a log that is being written.

Strategy: only the last segment is read, from its end at the previous call, or else from the nearest
entry of its offset index that can be confirmed. An unfinished last entry and the zeroes of a
preallocated file are not part of the log yet. Damage after the last valid entry is not either: it
may be an entry that is being written.

Invariant: the end is the end of a valid entry; only retention and compaction change what is before
it.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt.engine.batches import batch_of
from kafkafmt.java import MAX_OFFSET
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.offset_search import OffsetSearch
from kafkafmt.record.entry import offset_of
from kafkafmt.storage.segment_file import Extent, SegmentFile


@dataclass(frozen=True)
class LogEnd:
    """The end of a segment: the offset of the next record, and the last valid entry."""

    next_offset: int
    last_entry: tuple[int, int] | None = None
    """Its position, and the offset in its head; ``None`` if no entry is valid."""


def find_end(
    segment: SegmentFile, known: LogEnd | None = None, limits: Limits = DEFAULT_LIMITS
) -> LogEnd:
    """The end of a segment whose name has its base offset.

    ``known`` is an earlier result; the search continues from it if it is still right.
    """
    with segment.open() as window:
        search = OffsetSearch(window, Extent(segment), limits)
        start = 0
        if known is not None and known.last_entry is not None:
            position, offset = known.last_entry
            if search.offset_at(position) == offset:
                start = position
        last = search.around(search.confirmed(start, 2**63), MAX_OFFSET).before
        if last is None:
            return LogEnd(segment.base_offset or 0)
        next_offset = batch_of(last, segment, limits).last_offset + 1
        return LogEnd(next_offset, (last.position, offset_of(last.data)))
