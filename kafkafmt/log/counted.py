"""Finds the bytes of the offsets that count in a segment of a log with several copies.

Invariant: copies begin and end between batches, and so do leader epochs; so the bytes are whole
batches, or damage between them, and no record comes twice.
"""

from __future__ import annotations

from dataclasses import replace

from kafkafmt.limits import Limits
from kafkafmt.log.offset_search import cut
from kafkafmt.log.ranges import Range
from kafkafmt.storage.counted_extent import CountedExtent
from kafkafmt.storage.segment_file import Extent


def bytes_of(extent: Extent, limits: Limits) -> Extent | None:
    """The part of an extent that counts, ``None`` if nothing does.

    Any other extent comes out as it is. So does one that cannot be read: the engine meets that,
    too, and reports it.
    """
    if not isinstance(extent, CountedExtent) or not (extent.has_before or extent.has_after):
        return extent
    asked = Range(
        extent.first if extent.has_before else None, extent.stop if extent.has_after else None
    )
    try:
        part = cut(extent, asked, limits, between_entries=True)
    except OSError:
        return extent
    if not isinstance(part, CountedExtent):
        return part
    return replace(part, has_before=False, has_after=False)
