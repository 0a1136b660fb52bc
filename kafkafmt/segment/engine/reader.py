"""The units of work of an engine, the function that reads them, and what threads make of parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import pyarrow as pa

from kafkafmt._base.damage import DamagePolicy
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.storage.segment_file import Extent
from kafkafmt.storage.window import Window


class LogPart(NamedTuple):
    """A part of a log that an engine reads at a time.

    Attributes:
        transactions: those of the whole log, which decide what is visible; ``None``: all is.
    """

    extent: Extent
    transactions: Transactions | None = None


Reader = Callable[["Iterable[LogPart]", DamagePolicy], "Iterator[pa.RecordBatch]"]
"""Makes record batches of parts of logs, in order, and reports damage; use it in one thread."""


@dataclass(frozen=True, slots=True, eq=False)
class SegmentPart:
    """A part of a segment.

    Attributes:
        log_part: what it is a part of.
        window: the open segment, which all its parts share.
        start, until: the entries that begin at or after ``start``, and before ``until``.
        end: the position where the entries of ``log_part`` end.
    """

    log_part: LogPart
    window: Window
    start: int
    until: int
    end: int

    @property
    def is_first(self) -> bool:
        """Whether it begins with an entry."""
        return self.start == self.log_part.extent.start

    @property
    def is_last(self) -> bool:
        """Whether nothing of ``log_part`` follows."""
        return self.until == self.end


@dataclass(frozen=True, slots=True, eq=False)
class PartRows:
    """Rows of a part.

    Attributes:
        first: where its first entry begins; ``None`` if none was found.
        batch: the rows; ``None`` if there are none.
        position: in the last ones, where the reader has stopped; ``None`` in others.
        highest_offset: in the last ones, of all entries.
    """

    part: SegmentPart
    first: int | None
    batch: pa.RecordBatch | None
    position: int | None = None
    highest_offset: int = -1

    @property
    def ends_part(self) -> bool:
        """Whether nothing of the part follows."""
        return self.position is not None

    @property
    def ends_log_part(self) -> bool:
        """Whether nothing of ``log_part`` follows."""
        return self.ends_part and self.part.is_last
