"""Gaps in a log's offsets, in the order in which ``DumpLogSegments`` prints them.

Strategy: a compacted segment can have millions of gaps, so each is kept as two numbers, in the
order in which the gaps were found.

Invariant: the order of the output is that of Kafka's ``TreeMap``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator


class Gaps:
    """Pairs of offsets that follow one another in a file without being neighbours."""

    def __init__(self) -> None:
        self._last = array("q")
        self._following = array("q")

    def __len__(self) -> int:
        return len(self._last)

    def add(self, last: int, following: int) -> None:
        """Note that ``following`` came after ``last``."""
        self._last.append(last)
        self._following.append(following)

    def update(self, other: Gaps) -> None:
        """Note all of another's gaps: the same file may be dumped twice."""
        self._last.extend(other._last)
        self._following.extend(other._following)

    def in_order(self) -> Iterator[tuple[int, int]]:
        """Gaps by the offset before them; of several there, the one met last (``TreeMap.put``)."""
        order = sorted(range(len(self)), key=self._last.__getitem__)
        for index, place in enumerate(order):
            if index + 1 == len(order) or self._last[order[index + 1]] != self._last[place]:
                yield self._last[place], self._following[place]
