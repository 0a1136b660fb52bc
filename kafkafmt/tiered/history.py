"""Which copy of an offset counts, where the copies of a log's segments overlap.

Strategy: the history of a log is its leader epochs, each with its first offset, in the copy with
the highest epoch. Of another copy only those offsets count that it has in the epoch that the
history gives them (KIP-101). Before the history, which retention cuts, counts what the copies say
themselves. Where several copies count for an offset, brokers take the one that begins last
(``RemoteLogLeaderEpochState``), and so is it here: so copies are read from their beginning, up to
where the next one begins.

Invariant: each offset that a copy counts for is given to one copy, and ranges come in the order
of offsets.
"""

from __future__ import annotations

import heapq
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, TypeVar

from kafkafmt.java import MAX_OFFSET

Epochs = Sequence[tuple[int, int]]
"""Leader epochs, each with its first offset; both ascend."""

Of = TypeVar("Of")


@dataclass(frozen=True, slots=True)
class SegmentCopy(Generic[Of]):
    """The offsets of one copy of a segment.

    Attributes:
        of: what the offsets are of.
        stop: after the last one.
        epochs: its leader epochs; those that end before its first offset do not matter.
        rank: of two copies with an offset, that of the lower rank counts.
    """

    of: Of
    first: int
    stop: int
    epochs: tuple[tuple[int, int], ...]
    rank: int = 0

    def epoch_ranges(self) -> Iterator[tuple[int, int, int]]:
        """Each leader epoch with its first offset here, and that after its last one."""
        for number, (epoch, start) in enumerate(self.epochs):
            is_last = number + 1 == len(self.epochs)
            first = max(start, self.first)
            stop = self.stop if is_last else min(self.epochs[number + 1][1], self.stop)
            if first < stop:
                yield epoch, first, stop


@dataclass(frozen=True, slots=True)
class CountedRange(Generic[Of]):
    """Offsets from ``first`` up to ``stop`` that come from one copy."""

    of: Of
    first: int
    stop: int


def of_copies(copies: Iterable[SegmentCopy[Of]]) -> Epochs:
    """The history by what the copies themselves say, where no checkpoint can be read.

    Each epoch begins at the lowest offset that a copy has of it; a later one cuts those before.
    """
    starts: dict[int, int] = {}
    for copy in copies:
        for epoch, first, _ in copy.epoch_ranges():
            starts[epoch] = min(first, starts.get(epoch, first))
    history: list[tuple[int, int]] = []
    for epoch in sorted(starts):
        while history and history[-1][1] >= starts[epoch]:
            history.pop()
        history.append((epoch, starts[epoch]))
    return history


def counted(copies: Iterable[SegmentCopy[Of]], history: Epochs) -> list[CountedRange[Of]]:
    """The ranges that make up a log."""
    copies = list(copies)
    history = _downward(copies, history)
    found: list[tuple[int, int, int, int, SegmentCopy[Of]]] = []
    for number, copy in enumerate(copies):
        for first, stop in _of_history(copy, history):
            found.append((first, stop, copy.rank, number, copy))
    found.sort(key=lambda entry: entry[:4])
    return list(_joined(_divided(found)))


def _downward(copies: Sequence[SegmentCopy[Of]], history: Epochs) -> Epochs:
    """The history, and before it that of the copies; retention cuts its first epoch, too."""
    if not history:
        return history
    epoch, begin = history[0]
    older = of_copies(copy for copy in copies if copy.first < begin)
    below = [pair for pair in older if pair[0] <= epoch and pair[1] < begin]
    is_cut = bool(below) and below[-1][0] == epoch
    return [*below, *history[is_cut:]]


def start_of(copies: Iterable[SegmentCopy[Of]], history: Epochs) -> int | None:
    """The log start that copies of the history tell, which began within their segment.

    Records before it are deleted, although a copy has their bytes, or an older one has them, too.
    """
    starts = (
        first
        for copy in copies
        if copy.epochs[0][1] > copy.first
        for first, _ in _of_history(copy, history)
        if first == copy.epochs[0][1]
    )
    return max(starts, default=None)


def missing_from(copy: SegmentCopy[Of], history: Epochs) -> list[tuple[int, int]]:
    """The offsets of a copy that are not of the history: first, and after the last."""
    left, at = [], copy.first
    for first, stop in sorted(_of_history(copy, history)):
        if at < first:
            left.append((at, first))
        at = max(at, stop)
    return [*left, (at, copy.stop)] if at < copy.stop else left


def _of_history(copy: SegmentCopy[Of], history: Epochs) -> Iterator[tuple[int, int]]:
    """The offsets of a copy that are of the history: first, and after the last."""
    if not history:
        yield copy.first, copy.stop
        return
    known = [epoch for epoch, _ in history]
    begin = history[0][1]
    for epoch, first, stop in copy.epoch_ranges():
        at = bisect_right(known, epoch) - 1
        if at < 0:  # of an epoch that retention has removed from the history
            low, high = 0, begin
        elif known[at] != epoch:
            continue
        else:
            low = history[at][1]
            high = history[at + 1][1] if at + 1 < len(history) else MAX_OFFSET
        if max(first, low) < min(stop, high):
            yield max(first, low), min(stop, high)


def _divided(
    found: list[tuple[int, int, int, int, SegmentCopy[Of]]],
) -> Iterator[CountedRange[Of]]:
    """Each offset of ranges that are sorted by their first one, once."""
    borders = sorted({border for first, stop, *_ in found for border in (first, stop)})
    waiting = iter(found)
    following = next(waiting, None)
    here: list[
        tuple[int, int, int, int, int, SegmentCopy[Of]]
    ] = []  # the best first, by the first four
    for at, stop in pairwise(borders):
        while following is not None and following[0] <= at:
            _, end, rank, number, copy = following
            heapq.heappush(here, (rank, -copy.first, -copy.stop, -number, end, copy))
            following = next(waiting, None)
        while here and here[0][4] <= at:
            heapq.heappop(here)
        if here:
            yield CountedRange(here[0][5].of, at, stop)


def _joined(ranges: Iterable[CountedRange[Of]]) -> Iterator[CountedRange[Of]]:
    """Neighbours of one copy as one range."""
    last: CountedRange[Of] | None = None
    for offset_range in ranges:
        if last is not None and last.of is offset_range.of and last.stop == offset_range.first:
            last = CountedRange(last.of, last.first, offset_range.stop)
            continue
        if last is not None:
            yield last
        last = offset_range
    if last is not None:
        yield last
