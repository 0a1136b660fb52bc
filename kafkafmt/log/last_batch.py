"""Finds the last batch of a segment that begins below an offset.

Invariant: the result is a valid batch; the offset index and an earlier position only save time.
"""

from __future__ import annotations

from kafkafmt.engine.batches import batch_of
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.offset_search import OffsetSearch
from kafkafmt.record.batch import Batch
from kafkafmt.storage.segment_file import Extent, SegmentFile


def last_batch_below(
    segment: SegmentFile, offset: int, *, near: int = 0, limits: Limits = DEFAULT_LIMITS
) -> Batch | None:
    """The last valid batch whose head has a lower offset; ``None`` if there is none.

    ``near`` is a position at which such a batch may begin; the search starts there if it does.
    """
    with segment.open() as window:
        search = OffsetSearch(window, Extent(segment), limits)
        start = search.confirmed(0, offset)
        if near > start:
            found = search.offset_at(near)
            start = near if found is not None and found < offset else start
        last = search.around(start, offset - 1).before
        return None if last is None else batch_of(last, segment, limits)
