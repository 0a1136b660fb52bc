"""How much of the logs a micro-batch takes, and how it is cut into tasks.

Strategy: what a limit allows is shared out evenly among the logs, from the one with the least
waiting on; what one log leaves goes to the others. Tasks are cut at offsets that the names of the
segments and their offset indexes give. Any offset is a right cut, so nothing has to be checked.
A segment may be gone since it was listed, merged with others by the broker's cleaner; then its log
is listed again.

Invariant: something is admitted whenever something is waiting.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.log import splits
from kafkafmt.log.index_lookup import index_entries
from kafkafmt.log.offset_search import OffsetSearch, cut
from kafkafmt.log.ranges import Range
from kafkafmt.record.transactions import Transactions
from kafkafmt.spark.stream.logs import Log, base_of, of_listed, unchanged
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.segment_file import Extent, SegmentFile

Waiting = Mapping[str, tuple[Log, int, int]]
"""By name: a log, the offset where the stream is, and the one where the log ends."""


@dataclass(frozen=True)
class Piece:
    """A range of offsets of one log, and about how many bytes it takes."""

    name: str
    directory: str
    start: int
    end: int
    length: int
    transactions: Transactions | None = None
    """What a read_committed stream has to know of the range."""


def by_offsets(waiting: Waiting, limit: int) -> dict[str, int]:
    """Where each log ends for this time, with at most `limit` offsets in all."""
    ends = {}
    left, logs = limit, len(waiting)
    for name, (_, start, end) in sorted(waiting.items(), key=lambda item: item[1][2] - item[1][1]):
        taken = min(end - start, left // logs)
        ends[name] = start + taken
        left, logs = left - taken, logs - 1
    return ends


def by_bytes(waiting: Waiting, limit: int, storage: StorageOptions = NO_OPTIONS) -> dict[str, int]:
    """Where each log ends for this time, with about `limit` bytes in all.

    A batch is not divided: each log with something waiting gives one at least. A log that has no
    segment any more stays where it is.

    Raises ReplacedError when a segment that was just listed is gone, again and again.
    """
    ends = {}
    left, logs = limit, len(waiting)
    for name, (log, start, end) in waiting.items():
        if start < end:
            share = max(left, 0) // logs
            look = partial(end_by_bytes, start=start, end=end, limit=share)
            ends[name], taken = of_listed(log, storage, look, gone=(start, 0))
            left -= taken
        logs -= 1
    return ends


def end_by_bytes(log: Log, start: int, end: int, limit: int) -> tuple[int, int]:
    """An offset behind `start`, and how many bytes lie between.

    Raises ReplacedError when a segment is gone, or becomes another file meanwhile.
    """
    taken = 0
    for segment, first, last in stretches(log, start, end):
        with unchanged(segment.path):
            # A segment that is taken whole need not be opened.
            left = Range(first if first > base_of(segment) else None, last if last == end else None)
            part = cut(Extent(segment), left, DEFAULT_LIMITS)
            if part is None:
                continue
            length = (segment.size if part.end is None else part.end) - part.start
            if taken + length > limit:
                if first > start and taken >= limit:
                    return first, taken
                with segment.open() as window:
                    search = OffsetSearch(window, part, DEFAULT_LIMITS)
                    offset = search.offset_after(part.start, max(limit - taken, 0))
                if offset is not None and first < offset < last:
                    return offset, limit
                return last, taken + length
            taken += length
    return end, taken


def stretches(log: Log, start: int, end: int) -> Iterator[tuple[SegmentFile, int, int]]:
    """The segments that a range of offsets lies in, each with its part of the range."""
    next_bases = [*map(base_of, log.segments[1:]), end]
    for segment, next_base in zip(log.segments, next_bases, strict=True):
        first, last = max(start, base_of(segment)), min(end, next_base)
        if first < last:
            yield segment, first, last


def pieces(log: Log, start: int, end: int, max_bytes: int) -> Iterator[Piece]:
    """A range of a log in pieces of about `max_bytes`, cut inside of large segments too."""
    for segment, first, last in stretches(log, start, end):
        if segment.size <= splits.MIN_SPLIT_BYTES and segment.size <= max_bytes:
            yield Piece(log.name, log.directory, first, last, segment.size)
            continue
        index = index_entries(segment)
        at = _position(index, first, index[-1][1] if index else 0)
        stop = _position(index, last, segment.size)
        for offset, position in index:
            if position - at >= max_bytes and first <= offset < last - 1 and position < stop:
                yield Piece(log.name, log.directory, first, offset + 1, position - at)
                first, at = offset + 1, position
        yield Piece(log.name, log.directory, first, last, max(stop - at, 0))


def _position(index: list[tuple[int, int]], offset: int, behind: int) -> int:
    """About where an offset stands, by an index; `behind` if above all that it names."""
    number = bisect_left(index, offset, key=lambda entry: entry[0])
    return index[number][1] if number < len(index) else behind


def tasks(listed: list[Piece], max_bytes: int) -> Iterator[list[Piece]]:
    """The pieces of each task, by the same rule as for a batch query."""
    lengths = [piece.length for piece in listed]
    size = splits.split_bytes(lengths, max_bytes, os.cpu_count() or 1)
    return splits.pack(listed, size, lambda piece: piece.length)
