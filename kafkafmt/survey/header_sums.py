"""What the headers of a whole segment add up to, for the inventory.

Strategy: the kernel jumps from header to header. Where a header leaves a doubt, or the count of a
compressed message set is inside it, the segment is read batch by batch instead, with checksums.

Invariant: every byte counts as part of an entry, of a tail, or as damaged.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt.damage import COLLECT, DamagePolicy
from kafkafmt.engine import select
from kafkafmt.engine.batches import steps
from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import Limits
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window
from kafkafmt.survey.batch_sums import BatchSums, Sums


@dataclass(frozen=True)
class SegmentSums:
    """The figures of one segment.

    Attributes:
        sums: those of its entries.
        damaged_ranges: how many there are, as far as they show without decoding.
        damaged_bytes: their bytes.
    """

    sums: Sums
    damaged_ranges: int = 0
    damaged_bytes: int = 0


MAX_OFFSET = 2**63 - 1


def sums_of(segment: SegmentFile, limits: Limits, end_offset: int = MAX_OFFSET) -> SegmentSums:
    """Add up the headers of a segment; the next one begins at ``end_offset``.

    Raises:
        OSError: it cannot be opened, or it was deleted or replaced.
    """
    with segment.open(goes_on=True) as window:
        found = _by_headers(segment, window, end_offset)
        if found is not None:
            return SegmentSums(found)
        return _by_batches(segment, window, limits, end_offset)


def _by_headers(segment: SegmentFile, window: Window, end_offset: int) -> Sums | None:
    if segment.format is not None or not select.is_columnar():
        return None
    from kafkafmt.engine.header_walk import walk
    from kafkafmt.engine.kernel._kernel import ALL, HeaderSums

    base = -1 if segment.base_offset is None else segment.base_offset
    sums = HeaderSums(base, counts_sets=True, end_offset=end_offset)
    status = walk(sums, window, 0, window.size)
    if status == ALL or window.is_zero(sums.position, window.size):
        return sums
    return None


def _by_batches(
    segment: SegmentFile, window: Window, limits: Limits, end_offset: int
) -> SegmentSums:
    sums = BatchSums(-1 if segment.base_offset is None else segment.base_offset)
    policy = DamagePolicy(COLLECT, is_bounded=True)
    ranges = size = 0
    for batch in steps(window, Extent(segment), policy, limits):
        if batch is not None:
            try:
                batch.ensure_valid()
                if batch.last_offset < end_offset:
                    sums.add(batch)
                    continue
            except KafkaFormatError:
                pass
            ranges += 1
            size += batch.size_in_bytes
        for damage in policy.found:
            if not damage.is_tail:
                ranges += 1
                size += damage.length
        policy.found.clear()
        more, more_bytes = policy.take_rest()
        ranges, size = ranges + more, size + more_bytes
        sums.skip_to(0)
    return SegmentSums(sums, ranges, size)
