"""Offset and time indexes as Kafka's index classes read and search them.

Strategy: as ``AbstractIndex`` does, take as many entries as fit into the file, zeroes included, and
search either the last ("warm") entries or those before them, by bisection.

Invariant: the results are those of ``AbstractIndex`` and its subclasses, even for an index whose
entries are not in order.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import ClassVar

from kafkafmt._base import java
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.segment.side_files import indexes, side_file, time_index
from kafkafmt.survey.dump.findings import Pair

_WARM_BYTES = 8192  # AbstractIndex.warmEntries


class KafkaIndex:
    """``AbstractIndex``: entries by number."""

    _LAYOUT: ClassVar[struct.Struct]
    _OFFSET: ClassVar[int]
    """The number of the field with the offset."""

    def __init__(self, file: side_file.SideFile, base_offset: int) -> None:
        self.file = file
        self.base_offset = base_offset
        self.count = len(file.data) // self._LAYOUT.size

    def entry(self, number: int) -> Pair:
        """The fields of an entry, with its absolute offset."""
        fields = list(self._LAYOUT.unpack_from(self.file.data, number * self._LAYOUT.size))
        fields[self._OFFSET] = java.int64(self.base_offset + fields[self._OFFSET])
        return fields[0], fields[1]

    def written(self) -> Iterator[Pair]:
        """The entries before the zeroes of a preallocated index."""
        for number in range(self.count):
            entry = self.entry(number)
            if entry[self._OFFSET] == self.base_offset and number > 0:
                return
            yield entry

    def _corrupt(self, reason: str) -> KafkaFormatError:
        return self.file.error(reason, max(self.count - 1, 0) * self._LAYOUT.size)

    def _check_last_offset(self, last: int) -> None:
        if last < self.base_offset:
            raise self._corrupt(
                f"last offset {last}, expected at least the base offset, {self.base_offset}"
            )

    def _check_size(self) -> None:
        size = len(self.file.data)
        if size % self._LAYOUT.size:
            raise self._corrupt(f"{size} bytes, expected a multiple of {self._LAYOUT.size}")


class OffsetIndex(KafkaIndex):
    """``OffsetIndex``: entries of offset and position."""

    _LAYOUT, _OFFSET = indexes.ENTRY, 0

    def check_sanity(self) -> None:
        """``OffsetIndex.sanityCheck``, which a broker runs when it starts."""
        self._check_last_offset(self.entry(self.count - 1)[0])
        self._check_size()

    def lookup(self, offset: int) -> int:
        """The position of the last entry up to an offset; 0 if there is none."""
        if self.count == 0:
            return 0
        first_warm = max(0, self.count - 1 - _WARM_BYTES // self._LAYOUT.size)
        if self.entry(first_warm)[0] < offset:
            low, high = first_warm, self.count - 1
        elif self.entry(0)[0] > offset:
            return 0
        else:
            low, high = 0, first_warm
        while low < high:
            middle = (low + high + 1) // 2
            entry = self.entry(middle)[0]
            if entry == offset:
                low = high = middle
            elif entry > offset:
                high = middle - 1
            else:
                low = middle
        return self.entry(low)[1]


class TimeIndex(KafkaIndex):
    """``TimeIndex``: entries of timestamp and offset."""

    _LAYOUT, _OFFSET = time_index.ENTRY, 1

    def check_sanity(self) -> None:
        """``TimeIndex.sanityCheck``, which a broker runs when it starts."""
        if self.count:
            (first, _), (last, last_offset) = self.entry(0), self.entry(self.count - 1)
            if last < first:
                raise self._corrupt(f"last timestamp {last}, expected at least the first, {first}")
            self._check_last_offset(last_offset)
        self._check_size()
