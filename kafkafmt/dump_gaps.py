"""Gaps in a log's offsets, and what is kept by file, as ``DumpLogSegments`` keeps and orders it.

Strategy: a compacted segment can have millions of gaps, so they are kept as two numbers each, in
the order in which they were met. Kafka keeps a ``TreeMap`` from the offset before a gap to the one
behind it, and a ``HashMap`` of those by path; what follows from that for the order is said here.

Invariant: the order of the output is that of the two Java maps.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import TypeVar

Value = TypeVar("Value")


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


class JavaMap(dict[str, Value]):
    """A ``java.util.HashMap`` with strings as keys, which ``computeIfAbsent`` alone fills.

    It puts a new key in front of its bucket. A call that finds the table too full lets it grow,
    also one that finds its key.
    """

    def __init__(self) -> None:
        super().__init__()
        self._met = 0  # how many keys the last call found

    def compute_if_absent(self, key: str, make: Callable[[], Value]) -> Value:
        """The value of a key, made if there is none."""
        self._met = len(self)
        if key not in self:
            self[key] = make()
        return self[key]

    def in_order(self) -> list[str]:
        """The keys as the Java map goes through them."""
        size = 16
        while self._met > size * 3 // 4:
            size *= 2
        newest_first = list(self)[::-1]
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
