"""Finds the bytes of the offsets that count in a segment of a log with several copies.

Strategy: the part of a copy that counts is cut out by its offsets. Of a segment that several copies
have, it is read for damage first, and what is damaged comes from one that is sound there.

Invariant: copies begin and end between batches, and so do leader epochs; so the bytes are whole
batches, or damage between them, and no record comes twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from kafkafmt._base.limits import Limits
from kafkafmt.log.ranges import Range
from kafkafmt.log.search import cut
from kafkafmt.segment.engine import engines
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.storage.segment_file import Extent, SegmentFile

_MOST_RANGES = 1000  # of damage in one segment, that are looked for in spares


def parts_of(extent: Extent, limits: Limits) -> Iterator[Extent]:
    """The parts that count, in order: of the copy, and of spares where it is damaged.

    Any other extent comes out as it is.
    """
    part = bytes_of(extent, limits)
    if part is None:
        return
    if part.segment.spares:
        yield from _completed(part, limits)
    else:
        yield part


def _completed(part: Extent, limits: Limits) -> Iterator[Extent]:
    """A part, and those of spares.

    Where entries were moved it may end at a wrong place: then it is the whole segment, if that can
    be completed, and the reader's filter leaves out what does not count.
    """
    elsewhere, is_all = read_elsewhere(part, limits)
    if not is_all and (part.start or part.end is not None):
        whole = replace(part, start=0, end=None)
        others, is_all = read_elsewhere(whole, limits)
        if is_all:
            part, elsewhere = whole, others
    at = part.start
    for start, stop, spare in elsewhere:
        if at < start:
            yield replace(part, start=at, end=start)
        yield replace(part, segment=spare, start=start, end=stop)
        at = stop
    if at < (part.segment.size if part.end is None else part.end):
        yield replace(part, start=at)


def read_elsewhere(
    extent: Extent, limits: Limits
) -> tuple[list[tuple[int, int, SegmentFile]], bool]:
    """The ranges of bytes that are damaged in an extent, each with a spare that has them sound.

    Entries that were moved look sound between damaged ranges. So one spare is tried for all that
    lies from the first damage to the last one, before any is for a single range. The second value
    is whether a spare has all that is damaged.
    """
    spares = extent.segment.spares
    ranges = list(islice(_damaged(extent, limits), _MOST_RANGES)) if spares else []
    if len(ranges) > 1:
        whole = ranges[0][0], ranges[-1][1]
        for spare in spares:
            if _is_sound(spare, *whole, limits):
                return [(*whole, spare)], len(ranges) < _MOST_RANGES
    found = []
    for start, stop in ranges:
        sound = (spare for spare in spares if _is_sound(spare, start, stop, limits))
        found += [(start, stop, spare) for spare in islice(sound, 1)]
    return found, len(found) == len(ranges) < _MOST_RANGES


def bytes_of(extent: Extent, limits: Limits) -> Extent | None:
    """The part of an extent that counts, ``None`` if nothing does.

    Any other extent comes out as it is. So does one that cannot be read: the engine meets that,
    too, and reports it.
    """
    try:
        return cut(extent, Range(*extent.borders), limits, between_entries=True)
    except OSError:
        return extent


def _is_sound(segment: SegmentFile, start: int, stop: int, limits: Limits) -> bool:
    return next(_damaged(Extent(segment, start, stop), limits), None) is None


def _damaged(extent: Extent, limits: Limits) -> Iterator[tuple[int, int]]:
    """The damaged ranges of an extent; those that adjoin are one."""
    start = stop = -1
    for damage in engines.damage(engine_for([extent]), [extent], limits):
        if damage.position != stop and start >= 0:
            yield start, stop
        if damage.position != stop:
            start = damage.position
        stop = damage.position + damage.length
    if start >= 0:
        yield start, stop
