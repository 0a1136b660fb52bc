"""Gaps in a log's offsets, as ``DumpLogSegments`` keeps and orders them.

Strategy: a compacted segment can have millions of gaps, so they are kept as two numbers each, in
the order in which they were met. Kafka keeps a ``TreeMap`` from the offset before a gap to the one
behind it, and a ``HashMap`` of those by path; what follows from that for the order is said here.

Invariant: the order of the output is that of the two Java maps.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator


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


def in_order_of_java(keys: Collection[str]) -> list[str]:
    """Strings in the order in which a ``java.util.HashMap`` with these keys goes through them.

    ``keys`` are in the order of their insertion by ``computeIfAbsent``, which puts a new key in
    front of its bucket, and lets the table grow before the insertion that finds it too full.
    """
    size = 16
    while len(keys) - 1 > size * 3 // 4:
        size *= 2
    newest_first = list(keys)[::-1]
    return sorted(newest_first, key=lambda key: _spread(_hash(key)) & (size - 1))


def _hash(text: str) -> int:
    """``String.hashCode``, as unsigned."""
    units = text.encode("utf-16-be", "surrogatepass")
    value = 0
    for high, low in zip(units[::2], units[1::2], strict=True):
        value = (31 * value + (high << 8 | low)) & 0xFFFFFFFF
    return value


def _spread(value: int) -> int:
    """``HashMap.hash``: the upper bits take part in the choice of the bucket."""
    return value ^ value >> 16
