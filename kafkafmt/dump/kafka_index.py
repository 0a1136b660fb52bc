"""Offset and time indexes as Kafka's index classes read and search them, sound or not.

Invariant: the answer is that of ``AbstractIndex`` and its subclasses, even where entries are not
in order.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from kafkafmt import java
from kafkafmt.dump.findings import Pair
from kafkafmt.errors import CorruptError
from kafkafmt.side_files import offset_index, side_file, time_index

_WARM_BYTES = 8192  # AbstractIndex.warmEntries


class KafkaIndex:
    """``AbstractIndex``: entries by number, sound or not."""

    def __init__(self, file: side_file.SideFile, base_offset: int, layout: struct.Struct) -> None:
        self.file = file
        self.base_offset = base_offset
        self.count = len(file.data) // layout.size
        self._layout = layout

    def _fields(self, number: int) -> Pair:
        first, second = self._layout.unpack_from(self.file.data, number * self._layout.size)
        return first, second

    def _absolute(self, relative_offset: int) -> int:
        return java.int64(self.base_offset + relative_offset)

    def _corrupt(self, reason: str) -> CorruptError:
        return self.file.malformed(reason, max(self.count - 1, 0) * self._layout.size)

    def _check_last_offset(self, last: int) -> None:
        if last < self.base_offset:
            raise self._corrupt(
                f"the last offset is {last}, which is less than the base offset {self.base_offset}"
            )

    def _check_size(self) -> None:
        size = len(self.file.data)
        if size % self._layout.size:
            raise self._corrupt(f"{size} bytes, which is no multiple of {self._layout.size}")


class OffsetIndex(KafkaIndex):
    """``OffsetIndex``."""

    def __init__(self, file: side_file.SideFile, base_offset: int) -> None:
        super().__init__(file, base_offset, offset_index.ENTRY)

    def entry(self, number: int) -> Pair:
        """Offset and position."""
        relative_offset, position = self._fields(number)
        return self._absolute(relative_offset), position

    def written(self) -> Iterator[Pair]:
        """The entries before the zeroes of a preallocated index."""
        for number in range(self.count):
            offset, position = self.entry(number)
            if offset == self.base_offset and number > 0:
                return
            yield offset, position

    def check_sanity(self) -> None:
        """``OffsetIndex.sanityCheck``: what a broker looks at when it starts."""
        self._check_last_offset(self.entry(self.count - 1)[0])
        self._check_size()

    def lookup(self, offset: int) -> int:
        """The position of the greatest entry up to an offset, 0 if there is none."""
        if self.count == 0:
            return 0
        first_warm = max(0, self.count - 1 - _WARM_BYTES // self._layout.size)
        if self.entry(first_warm)[0] < offset:
            low, high = first_warm, self.count - 1
        elif self.entry(0)[0] > offset:
            return 0
        else:
            low, high = 0, first_warm
        while low < high:
            middle = (low + high + 1) // 2
            found = self.entry(middle)[0]
            if found == offset:
                low = high = middle
            elif found > offset:
                high = middle - 1
            else:
                low = middle
        return self.entry(low)[1]


class TimeIndex(KafkaIndex):
    """``TimeIndex``."""

    def __init__(self, file: side_file.SideFile, base_offset: int) -> None:
        super().__init__(file, base_offset, time_index.ENTRY)

    def entry(self, number: int) -> Pair:
        """Timestamp and offset."""
        timestamp, relative_offset = self._fields(number)
        return timestamp, self._absolute(relative_offset)

    def written(self) -> Iterator[Pair]:
        """The entries before the zeroes of a preallocated index."""
        for number in range(self.count):
            timestamp, offset = self.entry(number)
            if offset == self.base_offset and number > 0:
                return
            yield timestamp, offset

    def check_sanity(self) -> None:
        """``TimeIndex.sanityCheck``: what a broker looks at when it starts."""
        if self.count:
            (first, _), (last, last_offset) = self.entry(0), self.entry(self.count - 1)
            if last < first:
                raise self._corrupt(
                    f"the last timestamp is {last}, which is less than the first timestamp {first}"
                )
            self._check_last_offset(last_offset)
        self._check_size()
