"""The tasks of a batch query.

Strategy: the names of the segments tell which of them a range can be in; of those, the ones larger
than a split are cut; one in a store by the task that reads it (see `shares`). Each stretch keeps
what is left to ask of it, for its task to cut and filter. Under read_committed a log is one task:
what became of its transactions is found once, from all of its segments, and splits cannot disagree
about it.

Invariant: a segment outside of the range is not opened, nor is one that fits into a split, nor one
in a store, unless it is asked whether a log reaches a time.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.log import ranges, splits
from kafkafmt.log.offset_search import cut
from kafkafmt.log.ranges import Range
from kafkafmt.scan import READ_COMMITTED
from kafkafmt.spark import data_loss
from kafkafmt.spark.batch import shares
from kafkafmt.spark.batch.shares import Share
from kafkafmt.spark.border_options import EARLIEST, LATEST
from kafkafmt.spark.options import Options
from kafkafmt.spark.starting_time import check_times
from kafkafmt.storage.segment_file import Extent, SegmentFile

Stretch = tuple["Extent | Share", Range]


def plan(segments: Sequence[SegmentFile], options: Options) -> list[list[Stretch]]:
    """The stretches of each task, in the order of topic, partition and offset.

    Raises ValueError when the options name other topic-partitions than there are, or a log ends
    before its starting time and that is an error; DataLossError when the start is before what is
    left of a log, unless the options say to go on.
    """
    _check_names(segments, options)
    check_times(segments, options)
    pruned = list(_pruned(segments, options))
    chosen = [extent.segment for extent, _ in pruned]
    if options.isolation == READ_COMMITTED:
        logs = groupby(pruned, key=lambda pair: ranges.log_directory(pair[0]))
        return [list(log) for _, log in logs]
    size = _split_bytes(chosen, options)
    left: Iterator[Stretch] = (
        (piece, asked) for extent, asked in pruned for piece in _pieces(extent.segment, asked, size)
    )
    return list(splits.pack(left, size, lambda stretch: _length(stretch[0])))


def grouped(stretches: Iterable[Stretch]) -> Iterator[tuple[Range, list[Extent]]]:
    """Neighbours of which the same is asked, to be scanned at one go."""
    for asked, group in groupby(stretches, key=lambda stretch: stretch[1]):
        extents = [piece.extent() if isinstance(piece, Share) else piece for piece, _ in group]
        yield asked, [extent for extent in extents if extent is not None]


def _check_names(segments: Sequence[SegmentFile], options: Options) -> None:
    logs = {(segment.topic, segment.partition) for segment in segments}
    for border in (options.starting, options.ending, options.starting_times, options.ending_times):
        if border is not None:
            border.check(logs)


def _pruned(segments: Sequence[SegmentFile], options: Options) -> Iterator[tuple[Extent, Range]]:
    logs = groupby(map(Extent, segments), key=ranges.log_directory)
    for directory, listed in logs:
        extents = list(listed)
        first = extents[0].segment
        asked = _range(first, options)
        available = first.base_offset
        if (
            asked.start_offset is not None
            and available is not None
            and asked.start_offset < available
            and not asked.is_empty
        ):
            end = min(available, asked.end_offset or available)
            why = f"the first segment in {directory} begins at {available}"
            log = f"{first.topic}-{first.partition}"
            data_loss.report(options, data_loss.lost(log, asked.start_offset, end, why))
        yield from ranges.prune(extents, asked)


def _range(segment: SegmentFile, options: Options) -> Range:
    """What the options ask of a segment's log."""
    log = segment.topic, segment.partition
    starting = EARLIEST if options.starting is None else options.starting.of(log)
    ending = LATEST if options.ending is None else options.ending.of(log)
    return Range(
        None if starting == EARLIEST else starting,
        None if ending == LATEST else ending,
        None if options.starting_times is None else options.starting_times.of(log),
        None if options.ending_times is None else options.ending_times.of(log),
    )


def _split_bytes(segments: Sequence[SegmentFile], options: Options) -> int:
    sizes = [segment.size for segment in segments]
    if options.min_partitions is not None:
        return min(options.max_split_bytes, max(1, -(-sum(sizes) // options.min_partitions)))
    return splits.split_bytes(sizes, options.max_split_bytes, os.cpu_count() or 1)


def _length(piece: Extent | Share) -> int:
    return piece.length if isinstance(piece, Share) else splits.extent_bytes(piece)


def _pieces(segment: SegmentFile, asked: Range, size: int) -> Iterator[Extent | Share]:
    """A segment in splits, without those that are known to lie outside of the range."""
    if segment.size <= size or (segment.is_remote and not segment.has_index):
        yield Extent(segment)
        return
    if segment.is_remote:
        yield from shares.of(segment, size)
        return
    part = cut(Extent(segment), asked, DEFAULT_LIMITS)
    if part is None:
        return
    for piece in splits.split_segment(segment, size):
        ends_before = piece.end is not None and piece.end <= part.start
        starts_behind = part.end is not None and piece.start >= part.end
        if not ends_before and not starts_behind:
            yield piece
