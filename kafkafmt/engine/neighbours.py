"""The valid entries on both sides of an offset, or of a position, in an extent.

Strategy: the kernel walks the headers, if it is compiled; else framing does. Damage is passed over.

Invariant: both find the same entries.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kafkafmt.engine import select
from kafkafmt.engine.batches import frames_of
from kafkafmt.record.entry import Entry

if TYPE_CHECKING:
    from kafkafmt.engine.kernel._kernel import EntryHeader
    from kafkafmt.limits import Limits
    from kafkafmt.storage.segment_file import Extent
    from kafkafmt.storage.window import Window

MAX_OFFSET = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The last valid entry before a place, and the first one after it.

    Attributes:
        before: ``None`` if all come after it.
        after: ``None`` if all come before it.
        is_damaged: whether damage lies between the two, or where one of them is missing.
    """

    before: Entry | None
    after: Entry | None
    is_damaged: bool


def neighbours(
    window: Window,
    extent: Extent,
    limits: Limits,
    *,
    most: int,
    most_v2: int,
    stop: int = MAX_OFFSET,
) -> Neighbours:
    """The valid entries around a place in an extent.

    Args:
        window: of the segment.
        extent: where to look; it begins at a boundary of entries.
        limits: upper bounds on the size of one entry.
        most: the offset that the head of an entry before the place has at most.
        most_v2: the same of a batch of v2, whose head has its first offset.
        stop: where an entry before the place ends at the latest.
    """
    most, most_v2 = (max(-MAX_OFFSET, min(each, MAX_OFFSET)) for each in (most, most_v2))
    if extent.segment.format is None and select.is_columnar():
        return _by_kernel(window, extent, limits, (most, most_v2, stop))
    before: Entry | None = None
    is_damaged = False
    for frame in frames_of(window, extent, limits):
        if not isinstance(frame, Entry) or not frame.is_valid:
            is_damaged = True
        elif frame.offset > (most_v2 if frame.has_first_offset else most) or frame.end > stop:
            return Neighbours(before, frame, is_damaged)
        else:
            before, is_damaged = frame, False
    return Neighbours(before, None, is_damaged)


def _by_kernel(
    window: Window, extent: Extent, limits: Limits, place: tuple[int, int, int]
) -> Neighbours:
    from kafkafmt.engine.whole_entries import WholeEntries

    most, most_v2, stop = place
    end = window.size if extent.end is None else min(extent.end, window.size)
    entries = WholeEntries(window, limits, end, extent.segment.offsets, start=extent.start)
    last: EntryHeader | None = None
    frame: Entry | None = None  # the last one, if framing found it
    is_damaged = False
    while entries.position < end:
        before, after, is_damaged_here = entries.around(*place)
        if before is not None:
            last, frame, is_damaged = before, None, False
        is_damaged |= is_damaged_here
        if after is not None:
            return Neighbours(frame or _entry(last), _entry(after), is_damaged)
        if entries.is_refused:
            found = entries.frame()
            if not isinstance(found, Entry) or not found.is_valid:
                is_damaged = True
            elif found.offset > (most_v2 if found.has_first_offset else most) or found.end > stop:
                return Neighbours(frame or _entry(last), found, is_damaged)
            else:
                frame, is_damaged = found, False
    return Neighbours(frame or _entry(last), None, is_damaged)


def _entry(header: EntryHeader | None) -> Entry | None:
    """The entry of a valid header."""
    if header is None:
        return None
    return Entry(header.position, header.magic, header.data, header.crc, True)
