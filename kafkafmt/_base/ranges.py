"""Sets of offsets as ranges, each from its first offset up to its stop (exclusive).

Invariant: what comes out is in order and does not overlap.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

Ranges = list[tuple[int, int]]


def union(ranges: Iterable[tuple[int, int]]) -> Ranges:
    """Return the offsets that are in any of the ranges."""
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
    """Return the offsets of the ranges that are in none of the others."""
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
    """Return the offsets between ranges that follow one another."""
    found = union(ranges)
    return [(one[1], other[0]) for one, other in pairwise(found)]


def count(ranges: Iterable[tuple[int, int]]) -> int:
    """Return the number of offsets."""
    return sum(stop - first for first, stop in ranges)
