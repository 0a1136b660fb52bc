"""What the headers of a whole segment add up to, for the inventory.

Strategy: a walk jumps from header to header. Where a header leaves a doubt, or the count of a
compressed message set is inside it, the segment is read batch by batch instead, with checksums.

Invariant: every byte counts as part of an entry, of a tail, or as damaged.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine import opening
from kafkafmt.segment.engine.batches import report_unreadable, steps
from kafkafmt.segment.engine.figures import ALL, ReferenceFigures
from kafkafmt.segment.engine.header_figures import HeaderFigures, add_headers, header_figures
from kafkafmt.segment.record.versions import format_of
from kafkafmt.storage.segment_file import Extent
from kafkafmt.storage.window import Window


@dataclass(frozen=True)
class SegmentFigures:
    """The figures of one segment.

    Attributes:
        figures: those of its entries.
        damaged_ranges: how many there are, as far as they show without decoding.
        damaged_bytes: their bytes.
        end: the position after the last entry, where the segment was read batch by batch.
        grown: bytes that the file has got since it was listed.
    """

    figures: HeaderFigures
    damaged_ranges: int = 0
    damaged_bytes: int = 0
    end: int = 0
    grown: int = 0


NO_FIGURES = SegmentFigures(ReferenceFigures(-1))
"""The figures of a segment of which nothing is known."""


def figures_of(extent: Extent, limits: Limits, end_offset: int = MAX_OFFSET) -> SegmentFigures:
    """Add up the headers of a segment, or a part of it; what follows begins at ``end_offset``.

    Raises:
        OSError: it cannot be opened, or it was deleted or replaced.
    """
    segment = extent.segment
    with extent.open(goes_on=True) as window:
        end = window.size if extent.end is None else extent.end
        grown = 0 if segment.inode is None else window.size - segment.size
        if format_of(segment.name).has_kernel:
            figures = header_figures(segment, end_offset, counts_sets=True)
            status = add_headers(figures, window, extent.start, end)
            is_read = status == ALL or window.is_zero(figures.position, end)
            if is_read and not window.unreadable:
                return SegmentFigures(figures, grown=grown)
        return by_batches(extent, window, limits, end_offset, grown)


def by_batches(
    extent: Extent, window: Window, limits: Limits, end_offset: int, grown: int = 0
) -> SegmentFigures:
    """The figures of the batches, with what is inside compressed message sets; the rest is damaged.

    ``window`` is that of the extent, ``end_offset`` where the next segment begins.
    """
    segment = extent.segment
    figures = ReferenceFigures(-1 if segment.base_offset is None else segment.base_offset)
    policy = DamagePolicy(COLLECT, is_bounded=True)
    losses = _Losses(policy)
    end = 0
    with opening.watched(extent, window, policy):
        for batch in steps(window, extent, policy, limits):
            if batch is not None:
                try:
                    batch.ensure_valid()
                except KafkaFormatError as error:
                    report_unreadable(batch, error, policy)
                else:
                    if batch.last_offset < end_offset:
                        figures.add(batch)
                        end = batch.position + batch.size_in_bytes
                        continue
                    losses.add(1, batch.size_in_bytes)
            losses.take()
            figures.skip_to(0)
    losses.take()
    return SegmentFigures(figures, losses.ranges, losses.size, end, grown)


@dataclass
class _Losses:
    """How many damaged ranges a policy collects, and their bytes, without tails."""

    policy: DamagePolicy
    ranges: int = 0
    size: int = 0

    def add(self, ranges: int, size: int) -> None:
        self.ranges += ranges
        self.size += size

    def take(self) -> None:
        for damage in self.policy.found:
            if not damage.is_tail:
                self.add(*damage.counts)
        self.policy.found.clear()
        self.add(*self.policy.take_rest())
