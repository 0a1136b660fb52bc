"""Splits: cuts segments into extents for independent reading.

Strategy: a segment is opened only if it is larger than a split. The positions to cut at come from
the offset index beside it or, where that has none, from following the length fields of the entries.
A segment in a store is cut by its index only, because following the lengths would read all of it.
A position is used only if a valid entry begins there, so a wrong, old or missing index only costs
time. Small neighbouring segments are packed into one task.

Invariant: the extents of a segment cover it without gap or overlap, and every cut is the start of
an entry with a right checksum.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TypeVar

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.search import MAX_TRIES, index_entries
from kafkafmt.segment.engine.opening import LogPart
from kafkafmt.segment.engine.parts import MIN_PART_BYTES, PART_BYTES
from kafkafmt.segment.engine.select import entry_walk
from kafkafmt.segment.engine.walk import PIECE_SIZE, EntryWalk
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window

MAX_SPLIT_BYTES = 128 * 1024 * 1024
"""The largest piece by default: Spark's own `spark.sql.files.maxPartitionBytes`."""

MIN_SPLIT_BYTES = 4 * 1024 * 1024
"""The smallest piece made to keep tasks busy: smaller ones cost more to start than to read."""

OPEN_COST_BYTES = 1024 * 1024
"""The cost of opening a segment in bytes of reading, used to pack small segments."""

_Item = TypeVar("_Item")


def split_bytes(sizes: Iterable[int], max_bytes: int, parallelism: int) -> int:
    """Return the size of a split of segments of these sizes, by the rule of Spark's file sources.

    At most `max_bytes`; less when that keeps `parallelism` tasks busy, but then at least
    `MIN_SPLIT_BYTES`.
    """
    total = sum(size + OPEN_COST_BYTES for size in sizes)
    return min(max_bytes, max(MIN_SPLIT_BYTES, -(-total // max(parallelism, 1))))


def pack(
    items: Iterable[_Item], max_bytes: int, length: Callable[[_Item], int]
) -> Iterator[list[_Item]]:
    """Group neighbouring items up to `max_bytes` per group, with the cost of opening each.

    `length` returns the bytes to read for an item.
    """
    group: list[_Item] = []
    weight = 0
    for item in items:
        cost = length(item) + OPEN_COST_BYTES
        if group and weight + cost > max_bytes:
            yield group
            group, weight = [], 0
        group.append(item)
        weight += cost
    if group:
        yield group


def split_segment(
    segment: SegmentFile, max_bytes: int, *, limits: Limits = DEFAULT_LIMITS
) -> list[Extent]:
    """Cut one segment into extents of about equal size and at most about `max_bytes`.

    An extent is larger if no valid entry begins in time: at a large batch, or damage.
    """
    if segment.size <= max_bytes:
        return [Extent(segment)]
    step = -(-segment.size // -(-segment.size // max_bytes))
    return list(cut_segment(segment, lambda left: step, limits))


def cut_segment(
    segment: SegmentFile, wanted: Callable[[int], int], limits: Limits
) -> Iterator[Extent]:
    """Cut one segment into extents; each is searched when the iterator reaches it.

    `wanted` returns the size of the next extent, given how many bytes are left.
    """
    if segment.size <= wanted(segment.size):
        yield Extent(segment)
        return
    start = 0
    index = index_entries(segment).positions
    try:
        with segment.open(piece_size=PIECE_SIZE, skips_errors=True) as window:
            # The lengths are followed once, and only where the index has no position.
            walk = entry_walk(window, Extent(segment), limits)
            while start + (step := wanted(window.size - start)) < window.size:
                cut = _cut_by_index(window, walk, index, start, start + step)
                if cut is None and not segment.is_remote:
                    cut = _cut_by_lengths(walk, start, start + step)
                if cut is None:
                    break
                yield Extent(segment, start, cut)
                start = cut
    except OSError:  # the engine that reads the rest meets it, too, and reports it
        pass
    yield Extent(segment, start)


def _cut_by_index(
    window: Window, walk: EntryWalk, index: Sequence[int], start: int, wanted: int
) -> int | None:
    """Return the nearest valid position in the index before `wanted`, else after it."""
    first = bisect_right(index, start)
    middle = bisect_right(index, wanted)
    last = bisect_left(index, window.size)
    before = (index[i] for i in range(middle - 1, first - 1, -1))
    after = (index[i] for i in range(middle, last))
    # If the index is sparser than the splits, the lengths give nearer cuts.
    near = (position for position in after if position < wanted + (wanted - start))
    for position in chain(islice(before, MAX_TRIES), islice(near, MAX_TRIES)):
        if walk.is_valid_at(position):
            return position
    return None


def _cut_by_lengths(walk: EntryWalk, start: int, wanted: int) -> int | None:
    """Return the last valid entry beginning at or before `wanted`, else the first after it."""
    entry = walk.entry_at(wanted)
    if entry is None:
        return None
    if start < entry[0] and walk.is_valid_at(entry[0]):
        return entry[0]
    return walk.valid_from(entry[1])


def for_threads(
    log_parts: Iterable[LogPart], limits: Limits, threads: int
) -> Generator[LogPart, None, None]:
    """Yield the parts of logs for several threads: segments in a store are cut by their index.

    Those of this machine are cut where they are read (:mod:`kafkafmt.segment.engine.parts`).
    """

    def wanted(left: int) -> int:
        return min(PART_BYTES, max(MIN_PART_BYTES, left // threads))

    for extent, seen in log_parts:
        if extent.start or extent.end is not None or not extent.segment.is_remote:
            yield LogPart(extent, seen)
            continue
        for piece in cut_segment(extent.segment, wanted, limits):
            yield LogPart(piece, seen)
