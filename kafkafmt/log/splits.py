"""Splits: how a set of segments is cut into pieces that can be read on their own.

Strategy: a segment is only opened when it is larger than a split. Then cuts are taken from the
offset index beside it, or, where the index gives none, by following the entries' length fields.
Whatever proposes a cut, it is taken only if a sound entry starts there, so a wrong, old or
missing index costs time and nothing else. Small neighbours are packed into one task. In a store
nothing is followed, for that would be to read it all.

Invariant: the extents of a segment, end to end, are the whole segment, and every cut is the
start of an entry whose checksum holds.
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
from kafkafmt.log.index_lookup import MAX_TRIES, index_positions
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window

MAX_SPLIT_BYTES = 128 * 1024 * 1024
"""The largest piece by default: Spark's own `spark.sql.files.maxPartitionBytes`."""

MIN_SPLIT_BYTES = 4 * 1024 * 1024
"""Pieces are not made smaller than this for the sake of parallelism: starting a task costs more."""

OPEN_COST_BYTES = 1024 * 1024
"""What opening a segment counts as, in bytes of reading, when small ones are packed together."""

LARGE_ENTRY_BYTES = 32 * 1024
"""Entries of this size are followed by their heads: that is faster than to read them ahead."""

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
    """Groups neighbours until a group weighs `max_bytes`, opening costs included.

    `length` tells how many bytes of reading an item is.
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
    """The length of an extent, as far as was known when its segment was found."""
    return (extent.segment.size if extent.end is None else extent.end) - extent.start


def split_segment(
    segment: SegmentFile, max_bytes: int, *, limits: Limits = DEFAULT_LIMITS
) -> list[Extent]:
    """Cuts one segment into extents of about equal size and at most about `max_bytes`.

    An extent is larger where no sound entry starts in time: a large batch, or a damaged stretch.
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
    """Cuts one segment into extents; none is searched before it is asked for.

    ``wanted`` tells how many bytes the next one should have, given how many are left. ``reads``
    says that each is about to be read: where most of a file of this machine has to be looked at to
    find its end, its bytes come with it, so that they need not be read again.
    """
    if segment.size <= wanted(segment.size):
        yield Extent(segment)
        return
    start = 0
    index = index_positions(segment)
    with segment.open(piece_size=boundaries.PIECE_SIZE) as window:
        lengths = boundaries.boundaries_of(
            window, segment.format
        )  # followed once, and only as far as the index fails
        while start + (step := wanted(window.size - start)) < window.size:
            is_dense = lengths.are_compiled and lengths.last_size < LARGE_ENTRY_BYTES
            ahead = _read(window, start, step) if reads and is_dense else _NOTHING
            lengths.offer(start, ahead)
            window.offer(start, ahead)
            if ahead:
                step -= lengths.last_size  # so that what begins there has been read too
            cut = _cut_by_index(window, lengths, index, start, start + step, limits)
            if cut is None and not segment.is_remote:
                cut = _cut_by_lengths(window, lengths, start, start + step, limits)
            lengths.offer(0, _NOTHING)
            window.offer(0, _NOTHING)
            if cut is None:
                break
            yield Extent(replace(segment, ahead=(start, ahead)) if ahead else segment, start, cut)
            start = cut
            del ahead  # so that its memory serves the next one
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
    """The sound position that the index gives nearest before `wanted`, else nearest after it."""
    first = bisect_right(index, start)
    middle = bisect_right(index, wanted)
    last = bisect_left(index, window.size)
    before = (index[i] for i in range(middle - 1, first - 1, -1))
    after = (index[i] for i in range(middle, last))
    # An index that is sparser than the splits must not be what makes them large.
    near = (position for position in after if position < wanted + (wanted - start))
    for position in chain(islice(before, MAX_TRIES), islice(near, MAX_TRIES)):
        if lengths.is_valid_at(position, limits):
            return position
    return None


def _cut_by_lengths(
    window: Window, lengths: EntryBoundaries, start: int, wanted: int, limits: Limits
) -> int | None:
    """The last sound entry that starts at or before `wanted`, else the first one behind it."""
    entry = lengths.entry_at(wanted)
    while entry is not None:
        for candidate in entry:
            if start < candidate < window.size and lengths.is_valid_at(candidate, limits):
                return candidate
        entry = lengths.entry_at(entry[1])
    return None


STRETCH_BYTES = 2 * 1024 * 1024
"""Large enough that starting a stretch costs nothing, small enough that all threads have one."""


MIN_STRETCH_BYTES = 512 * 1024
"""Towards the end of a segment stretches become smaller, so that all threads end together."""


def useful(extents: Iterable[Extent], threads: int) -> int:
    """How many of the threads there can be work for: each decodes at least one stretch.

    To start one and to wake another costs more than to decode a small segment.
    """
    smallest = min(STRETCH_BYTES, MIN_STRETCH_BYTES)
    stretches = (max(1, extent_bytes(extent) // smallest) for extent in extents)
    return max(1, min(threads, sum(stretches)))


def stretches_for(
    stretches: Iterable[Stretch], limits: Limits, threads: int
) -> Generator[Stretch, None, None]:
    """The stretches for several threads: whole segments are cut where sound entries begin."""

    def wanted(left: int) -> int:
        return min(STRETCH_BYTES, max(MIN_STRETCH_BYTES, left // threads))

    for extent, seen in stretches:
        if extent.start or extent.end is not None:
            yield extent, seen
            continue
        for piece in cut_segment(extent.segment, wanted, limits=limits, reads=True):
            yield piece, seen
