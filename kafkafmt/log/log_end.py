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

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.search import last_batch_below
from kafkafmt.storage.segment_file import SegmentFile


@dataclass(frozen=True)
class LogEnd:
    """The end of a segment.

    Attributes:
        next_offset: the offset of the next record.
        last_position: of the last valid entry; 0 without one.
    """

    next_offset: int
    last_position: int = 0


def find_end(
    segment: SegmentFile, known: LogEnd | None = None, limits: Limits = DEFAULT_LIMITS
) -> LogEnd:
    """The end of a segment whose name has its base offset.

    ``known`` is an earlier result; the search continues from it if a valid entry is still there.
    """
    near = 0 if known is None else known.last_position
    last = last_batch_below(segment, 2**63, near=near, limits=limits)
    if last is None:
        return LogEnd(segment.base_offset or 0)
    return LogEnd(last.last_offset + 1, last.position)
