"""Splits: cuts segments into extents that can be read independently.

Strategy: a segment is opened only if it is larger than a split. The positions to cut at come from
the offset index beside it or, where that has none, from following the length fields of the entries.
A segment in a store is cut by its index only, because following the lengths would read all of it.
A position is used only if a valid entry begins there, so a wrong, old or missing index costs time
and has no other effect. Small neighbouring segments are packed into one task.

Invariant: the extents of a segment cover it without gap or overlap, and every cut is the start of
an entry with a right checksum.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import TypeVar

from kafkafmt.engine.reader import Stretch
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log import boundaries
from kafkafmt.log.boundaries import EntryBoundaries
from kafkafmt.log.index_lookup import MAX_TRIES, index_entries
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window

MAX_SPLIT_BYTES = 128 * 1024 * 1024
"""The largest piece by default: Spark's own `spark.sql.files.maxPartitionBytes`."""

MIN_SPLIT_BYTES = 4 * 1024 * 1024
"""The smallest piece made to keep tasks busy: smaller ones cost more to start than to read."""

OPEN_COST_BYTES = 1024 * 1024
"""The cost of opening a segment in bytes of reading, used to pack small segments."""

LARGE_ENTRY_BYTES = 32 * 1024
"""For entries of this size it is faster to read only their heads than to read them ahead."""

_Item = TypeVar("_Item")

_NOTHING = memoryview(b"")


def split_bytes(sizes: Iterable[int], max_bytes: int, parallelism: int) -> int:
    """The size of a split of segments of these sizes, by the rule of Spark's file sources.

    At most `max_bytes`; less when that keeps `parallelism` tasks busy, but then at least
    `MIN_SPLIT_BYTES`.
    """
    total = sum(size + OPEN_COST_BYTES for size in sizes)
    return min(max_bytes, max(MIN_SPLIT_BYTES, -(-total // max(parallelism, 1))))


def pack(
    items: Iterable[_Item], max_bytes: int, length: Callable[[_Item], int]
) -> Iterator[list[_Item]]:
    """Groups neighbouring items up to `max_bytes` per group, with the cost of opening each.

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


def extent_bytes(extent: Extent) -> int:
    """The length of an extent, by the size that its segment had when it was found."""
    return (extent.segment.size if extent.end is None else extent.end) - extent.start


def split_segment(
    segment: SegmentFile, max_bytes: int, *, limits: Limits = DEFAULT_LIMITS
) -> list[Extent]:
    """Cuts one segment into extents of about equal size and at most about `max_bytes`.

    An extent is larger if no valid entry begins in time: at a large batch, or damage.
    """
    if segment.size <= max_bytes:
        return [Extent(segment)]
    step = -(-segment.size // -(-segment.size // max_bytes))
    return list(cut_segment(segment, lambda left: step, limits=limits))


def cut_segment(
    segment: SegmentFile,
    wanted: Callable[[int], int],
    *,
    limits: Limits = DEFAULT_LIMITS,
    reads: bool = False,
) -> Iterator[Extent]:
    """Cuts one segment into extents; each is searched when the iterator reaches it.

    Args:
        segment: the segment to cut.
        wanted: returns the size of the next extent, given how many bytes are left.
        limits: the limits for entries.
        reads: whether the caller reads each extent next. If most of a local file must be read to
            find where an extent ends, the extent then has its bytes, so they are read only once.
    """
    if segment.size <= wanted(segment.size):
        yield Extent(segment)
        return
    start = 0
    index = index_entries(segment).positions
    try:
        with segment.open(piece_size=boundaries.PIECE_SIZE) as window:
            # The lengths are followed once, and only where the index has no position.
            lengths = boundaries.boundaries_of(window, segment.format)
            while start + (step := wanted(window.size - start)) < window.size:
                is_dense = lengths.are_compiled and lengths.last_size < LARGE_ENTRY_BYTES
                ahead = _read(window, start, step) if reads and is_dense else _NOTHING
                lengths.offer(start, ahead)
                window.offer(start, ahead)
                if ahead:
                    step -= lengths.last_size  # the entry at the cut has been read too
                cut = _cut_by_index(window, lengths, index, start, start + step, limits)
                if cut is None and not segment.is_remote:
                    cut = _cut_by_lengths(window, lengths, start, start + step, limits)
                lengths.offer(0, _NOTHING)
                window.offer(0, _NOTHING)
                if cut is None:
                    break
                yield Extent(
                    replace(segment, ahead=(start, ahead)) if ahead else segment, start, cut
                )
                start = cut
                del ahead  # the next extent can reuse the memory
    except OSError:  # the engine that reads the rest meets it, too, and reports it
        pass
    yield Extent(segment, start)


def _read(window: Window, start: int, length: int) -> memoryview:
    from kafkafmt.engine.kernel._kernel import memory

    return window.read_into(memory(length), start, length, length)


def _cut_by_index(
    window: Window,
    lengths: EntryBoundaries,
    index: Sequence[int],
    start: int,
    wanted: int,
    limits: Limits,
) -> int | None:
    """The nearest valid position in the index before `wanted`, else the nearest one after it."""
    first = bisect_right(index, start)
    middle = bisect_right(index, wanted)
    last = bisect_left(index, window.size)
    before = (index[i] for i in range(middle - 1, first - 1, -1))
    after = (index[i] for i in range(middle, last))
    # If the index is sparser than the splits, the lengths give nearer cuts.
    near = (position for position in after if position < wanted + (wanted - start))
    for position in chain(islice(before, MAX_TRIES), islice(near, MAX_TRIES)):
        if lengths.is_valid_at(position, limits):
            return position
    return None


def _cut_by_lengths(
    window: Window, lengths: EntryBoundaries, start: int, wanted: int, limits: Limits
) -> int | None:
    """The last valid entry that begins at or before `wanted`, else the first one after it."""
    entry = lengths.entry_at(wanted)
    while entry is not None:
        for candidate in entry:
            if start < candidate < window.size and lengths.is_valid_at(candidate, limits):
                return candidate
        entry = lengths.entry_at(entry[1])
    return None


STRETCH_BYTES = 2 * 1024 * 1024
"""Large enough to make the start of a stretch cheap, small enough to keep all threads busy."""


MIN_STRETCH_BYTES = 512 * 1024
"""Near the end of a segment stretches become smaller, so that all threads finish together."""


def useful(extents: Iterable[Extent], threads: int) -> int:
    """How many of the threads can each decode at least one stretch.

    For a small segment it costs more to start a thread than to decode the segment.
    """
    smallest = min(STRETCH_BYTES, MIN_STRETCH_BYTES)
    stretches = (max(1, extent_bytes(extent) // smallest) for extent in extents)
    return max(1, min(threads, sum(stretches)))


def stretches_for(
    stretches: Iterable[Stretch], limits: Limits, threads: int
) -> Generator[Stretch, None, None]:
    """The stretches for several threads: whole segments are cut where valid entries begin."""

    def wanted(left: int) -> int:
        return min(STRETCH_BYTES, max(MIN_STRETCH_BYTES, left // threads))

    for extent, seen in stretches:
        if extent.start or extent.end is not None:
            yield extent, seen
            continue
        for piece in cut_segment(extent.segment, wanted, limits=limits, reads=True):
            yield piece, seen
