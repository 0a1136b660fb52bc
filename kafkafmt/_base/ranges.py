"""Sets of offsets as ranges, each from its first offset up to its stop (exclusive).

Invariant: what comes out is in order and does not overlap.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TypeVar

Ranges = list[tuple[int, int]]
_Order = TypeVar("_Order", int, tuple[int, ...])


def union(ranges: Iterable[tuple[int, int]]) -> Ranges:
    """Return the offsets in any of the ranges."""
    joined: Ranges = []
    for first, stop in sorted(
        offset_range for offset_range in ranges if offset_range[0] < offset_range[1]
    ):
        if joined and first <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(stop, joined[-1][1])
        else:
            joined.append((first, stop))
    return joined


def minus(ranges: Iterable[tuple[int, int]], others: Iterable[tuple[int, int]]) -> Ranges:
    """Return the offsets in the ranges, but in none of the others."""
    left_over: Ranges = []
    left = union(others)
    at = 0
    for first, stop in union(ranges):
        while at < len(left) and left[at][1] <= first:
            at += 1
        number = at
        while first < stop and number < len(left) and left[number][0] < stop:
            if first < left[number][0]:
                left_over.append((first, left[number][0]))
            first = max(first, left[number][1])
            number += 1
        if first < stop:
            left_over.append((first, stop))
    return left_over


def between(ranges: Iterable[tuple[int, int]]) -> Ranges:
    """Return the offsets between successive ranges."""
    found = union(ranges)
    return [(one[1], other[0]) for one, other in pairwise(found)]


def count(ranges: Iterable[tuple[int, int]]) -> int:
    """Return the number of offsets."""
    return sum(stop - first for first, stop in ranges)


def divided(ranges: Iterable[tuple[int, int, _Order]]) -> Iterator[tuple[int, int, _Order]]:
    """Yield the offsets of ranges, each once, with the least of the third values of its ranges."""
    found = sorted(offset_range for offset_range in ranges if offset_range[0] < offset_range[1])
    borders = sorted({border for first, stop, _ in found for border in (first, stop)})
    number = 0
    here: list[tuple[_Order, int]] = []  # and where each ends; the least first
    for at, stop in pairwise(borders):
        while number < len(found) and found[number][0] <= at:
            _, end, order = found[number]
            heapq.heappush(here, (order, end))
            number += 1
        while here and here[0][1] <= at:
            heapq.heappop(here)
        if here:
            yield at, stop, here[0][0]
