"""The input of a dump (files by name, options), and its last output: mismatches and gaps.

Invariant: names are interpreted as in ``DumpLogSegments``. The order of the output is that of
Kafka's ``HashMap`` and ``TreeMap``. A compacted segment can have millions of gaps, so each is kept
as two numbers.
"""

from __future__ import annotations

import os
import re
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from kafkafmt._base import java
from kafkafmt._base.java import JavaMap
from kafkafmt._base.wording import printable
from kafkafmt.storage import discovery
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.names import CHECKPOINT, LOG
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.survey.dump.decoders import TEXT_DECODER, MessageParser

Write = Callable[[str], object]

ALL_BYTES = 2**31 - 1
"""``Integer.MAX_VALUE``, the default of ``--max-bytes`` in Kafka's tool."""
MAX_MESSAGE_SIZE = 5 * 1024 * 1024
"""The default of ``--max-message-size`` in Kafka's tool."""
STANDARD_INPUT = "-"


class UndumpableError(Exception):
    """A file name without the offset or epoch required for a dump."""


@dataclass(frozen=True)
class DumpOptions:
    """The options of Kafka's tool, with its names."""

    print_data_log: bool = False
    deep_iteration: bool = False
    skip_record_metadata: bool = False
    max_bytes: int = ALL_BYTES
    index_sanity_check: bool = False
    verify_index_only: bool = False
    max_message_size: int = MAX_MESSAGE_SIZE
    decoder: MessageParser = TEXT_DECODER


@dataclass(frozen=True)
class DumpedFile:
    """A file to dump: its name for output and interpretation, and its path for opening."""

    name: str
    path: str
    storage_options: StorageOptions = NO_OPTIONS

    @classmethod
    def named(cls, path: str, storage_options: StorageOptions = NO_OPTIONS) -> DumpedFile:
        """Return the file at a path, with its name as in ``java.io.File``."""
        if "://" in path:
            return cls(path, path, storage_options)
        return cls(re.sub("(?<=.)/+$", "", re.sub("/+", "/", path)), path)

    @property
    def last_name(self) -> str:
        """The name without its directory."""
        return self.name.rpartition("/")[2]

    @property
    def suffix(self) -> str:
        """The name from its last dot on; empty without a dot."""
        name = self.last_name
        return name[name.rfind(".") :] if "." in name else ""

    @property
    def absolute_name(self) -> str:
        """The current directory and the name, not normalized (``File.getAbsolutePath``)."""
        return self.name if "://" in self.name else os.path.join(os.getcwd(), self.name)

    @property
    def base_offset(self) -> int:
        """The number before the first dot of the name.

        Raises:
            UndumpableError: the name does not begin with a number.
        """
        return self.number(self.last_name.split(".")[0], 64)

    def number(self, digits: str, bits: int) -> int:
        """Parse a part of the name as ``Long.parseLong`` or ``Integer.parseInt``.

        Raises:
            UndumpableError: it is not a number, or too large.
            FileNotFoundError, IsADirectoryError: the same, and the path is not a file.
        """
        number = java.parse_integer(digits, bits)
        if number is not None:
            return number
        self.ensure_file()
        raise UndumpableError(
            f"{self.name}: {digits!r} is not an offset or epoch; a segment and its indexes are "
            f"named <20 digits>{LOG}, a snapshot of KRaft <20 digits>-<10 digits>{CHECKPOINT}; "
            "kafkafmt records and batches read a segment of any name"
        )

    def ensure_file(self) -> None:
        """Check for a file at a path of this machine; a URL is not checked.

        Raises:
            FileNotFoundError: it does not exist.
            IsADirectoryError: it is a directory.
        """
        if "://" in self.path:
            return
        kind = LocalTree().kind(self.path)
        if kind == "directory":
            raise IsADirectoryError(f"{self.name}: is a directory, expected a file")
        if kind is None and not os.path.islink(self.path):
            raise FileNotFoundError(f"{self.name}: no such file or directory")

    def beside(self, suffix: str) -> DumpedFile:
        """Return the file of the same segment with another suffix."""
        directory, slash, name = self.path.rpartition("/")
        path = f"{directory}{slash}{name.split('.')[0]}{suffix}"
        return DumpedFile.named(path, self.storage_options)

    def segment(self) -> SegmentFile:
        """Return the file as a segment."""
        self.ensure_file()
        return discovery.find_segments(self.path, storage=self.storage_options)[0]


Pair = tuple[int, int]


@dataclass
class Mismatches:
    """Mismatches between indexes and segments, by the absolute path of the index.

    Attributes:
        positions: offset in the index, and the one found in the segment; later ones replace
            earlier ones.
        timestamps: timestamp in the index, and the one found.
        unordered: timestamp in the index, and the one before it.
        offsets: offset in the index, and the one found, -1 for none.
    """

    positions: JavaMap[dict[int, int]] = field(default_factory=JavaMap)
    timestamps: JavaMap[list[Pair]] = field(default_factory=JavaMap)
    unordered: JavaMap[list[Pair]] = field(default_factory=JavaMap)
    offsets: JavaMap[list[Pair]] = field(default_factory=JavaMap)

    def __bool__(self) -> bool:
        return bool(self.positions or self.timestamps or self.unordered or self.offsets)

    def lines(self) -> Iterator[str]:
        """Yield the lines of Kafka's tool, in its order."""
        for path in self.positions.in_order():
            yield f"Mismatches in :{printable(path)}\n"
            for offset, found in sorted(self.positions[path].items(), reverse=True):
                yield f"  Index offset: {offset}, log offset: {found}\n"
        for path in self.timestamps.in_order():
            yield f"Found timestamp mismatch in :{printable(path)}\n"
            for timestamp, found in self.timestamps[path]:
                yield f"  Index timestamp: {timestamp}, log timestamp: {found}\n"
        for path in self.unordered.in_order():
            yield f"Found out of order timestamp in :{printable(path)}\n"
            for timestamp, last in self.unordered[path]:
                yield f"  Index timestamp: {timestamp}, Previously indexed timestamp: {last}\n"
        for path in self.offsets.in_order():
            yield f"The following indexed offsets are not found in :{printable(path)}\n"
            for offset, found in self.offsets[path]:
                yield f"Indexed offset: {offset}, found log offset: {found}\n"


class Gaps:
    """Pairs of successive, but not consecutive offsets in a file."""

    def __init__(self) -> None:
        self._last = array("q")
        self._following = array("q")

    def __len__(self) -> int:
        return len(self._last)

    def add(self, last: int, following: int) -> None:
        """Add the gap between ``last`` and ``following``."""
        self._last.append(last)
        self._following.append(following)

    def update(self, other: Gaps) -> None:
        """Add all gaps of another object, because the same file may be dumped twice."""
        self._last.extend(other._last)
        self._following.extend(other._following)

    def in_order(self) -> Iterator[tuple[int, int]]:
        """Gaps by the offset before them; of several with the same, the last (``TreeMap.put``)."""
        order = sorted(range(len(self)), key=self._last.__getitem__)
        for index, place in enumerate(order):
            if index + 1 == len(order) or self._last[order[index + 1]] != self._last[place]:
                yield self._last[place], self._following[place]
