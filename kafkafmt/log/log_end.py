"""Where a log that is being written ends for now.

Strategy: only the last segment is looked at, from where its end was the last time, else from the
nearest entry of its offset index that holds. An unfinished last entry and the zeroes of a
preallocated file are no part of the log yet; nor is damage behind the last sound entry, which may
be an entry that is being written.

Invariant: the end is that of a sound entry: what lies before it will not change, but for retention
and compaction.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt.engine.decode import batch_of
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.offset_search import OffsetSearch
from kafkafmt.record import layout
from kafkafmt.record.entry import Entry, offset_of
from kafkafmt.record.versions import is_valid_at
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window


@dataclass(frozen=True)
class Tail:
    """The end of a segment: the offset of the next record, and where the last sound entry is."""

    next_offset: int
    last_entry: tuple[int, int] | None = None
    """Position, and the offset in the head; ``None`` if there is no sound entry."""


def tail_of(
    segment: SegmentFile, known: Tail | None = None, limits: Limits = DEFAULT_LIMITS
) -> Tail:
    """Where a segment ends, which has its base offset in its name.

    ``known`` is an earlier answer, to go on from if it still holds.
    """
    with segment.open() as window:
        search = OffsetSearch(window, Extent(segment), limits)
        start = 0
        if known is not None and known.last_entry is not None and _holds(window, known, limits):
            start = known.last_entry[0]
        last: Entry | None = None
        for frame in search.frames_from(search.believed(start, 2**63)):
            if isinstance(frame, Entry) and frame.is_valid:
                last = frame
        if last is None:
            return Tail(segment.base_offset or 0)
        next_offset = batch_of(last, segment, limits).last_offset + 1
        return Tail(next_offset, (last.position, offset_of(last.data)))


def _holds(window: Window, known: Tail, limits: Limits) -> bool:
    """Whether the entry that was the last one is still there."""
    if known.last_entry is None:
        return False
    position, offset = known.last_entry
    if not is_valid_at(window, position, limits):
        return False
    return offset_of(window.view(position, layout.LOG_OVERHEAD)) == offset
