"""Parts of segments: read side by side by threads, and joined in order.

Strategy: a segment is cut at multiples of a size, without reading it. Nothing marks where an entry
begins, so the reader of a part seeks the first valid entry in it, and reads all that begin before
the next part, up to what is not valid. The consumer knows where the part before has ended: if the
seeker began there, the rows are right. Otherwise they are dropped (bytes of a value can look
like an entry), and the consumer reads the part itself. So it does after what is not valid, up to
the next part: all damage is found and reported in order, by one reader, as with one thread.

Invariant: a row that is given out begins where reading in order gets to. Work is at most twice that
of one thread, and what the seeking takes, which is proportional to the bytes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import TYPE_CHECKING, cast

from kafkafmt._base.damage import DamagePolicy
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.segment.engine import parallel
from kafkafmt.segment.engine.opening import (
    LogPart,
    PartRows,
    SegmentPart,
    read_errors_reported,
    watched,
)
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.layout import KNOWN_MAGICS

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pyarrow as pa

    from kafkafmt.segment.engine.scanner import Scanner
    from kafkafmt.storage.segment_file import Extent
    from kafkafmt.storage.window import Window

PART_BYTES = 3 * 1024 * 1024
"""Large enough that threads seldom wait for the interpreter's lock, which each part needs, and
small enough that the rows of the parts being read stay in the processor's cache."""

COMPRESSED_PART_BYTES = 1024 * 1024
"""The same, where entries are compressed: they become several times as many bytes."""

MIN_PART_BYTES = 512 * 1024
"""Near the end of a segment parts become smaller, so that all threads finish together. This is the
least for two threads. For more it is more in proportion, or they would wait for the lock."""


def useful(extents: Iterable[Extent], threads: int) -> int:
    """Return the number of threads with at least one part each to decode.

    For a small segment it costs more to start a thread than to decode the segment.
    """
    smallest = min(PART_BYTES, MIN_PART_BYTES)
    parts = (max(1, extent.length // smallest) for extent in extents)
    return max(1, min(threads, sum(parts)))


def read_in_parts(
    log_parts: Iterator[LogPart],
    make_reader: Callable[[], Scanner],
    policy: DamagePolicy,
    threads: int,
    *,
    makes_rows: bool = True,
) -> Iterator[pa.RecordBatch]:
    """Yield the record batches of parts of logs, read by several threads.

    Ranges of files that are not on this machine are read whole by a thread each. Where the
    readers make no rows, parts are twice as large: nothing of them has to stay in a cache.
    """

    def make() -> Callable[
        [Iterable[SegmentPart | LogPart], DamagePolicy], Iterator[pa.RecordBatch | PartRows]
    ]:
        reader = make_reader()

        def read(
            items: Iterable[SegmentPart | LogPart], own: DamagePolicy
        ) -> Iterator[pa.RecordBatch | PartRows]:
            for item in items:
                if isinstance(item, SegmentPart):
                    yield from reader.read_part(item)
                else:
                    yield from reader.read([item], own)

        return read

    # It hands on whatever the readers make of the parts.
    in_order = cast(
        "Callable[..., Generator[pa.RecordBatch | PartRows, None, None]]", parallel.in_order
    )
    parts = _Parts(log_parts, policy, threads, factor=1 if makes_rows else 2)
    with closing(in_order(parts, make, policy, threads, is_last=_ends_part)) as row_parts:
        reader = make_reader()
        try:
            for rows in row_parts:
                if isinstance(rows, PartRows):
                    yield from _joined(rows, row_parts, reader, policy)
                else:
                    yield rows
        except KafkaFormatError:
            yield from reader.rest()
            raise


def _ends_part(rows: pa.RecordBatch | PartRows) -> bool:
    return isinstance(rows, PartRows) and rows.ends_part


def _joined(
    rows: PartRows, parts: Iterator[PartRows], reader: Scanner, policy: DamagePolicy
) -> Iterator[pa.RecordBatch]:
    """Yield the record batches of a segment, from its first rows in ``rows`` on."""
    log_part, window = rows.part.log_part, rows.part.window
    with read_errors_reported(log_part.extent, policy), watched(log_part.extent, window, policy):
        reader.begin(log_part, window, policy)
        while True:
            is_right = rows.first == reader.position
            if is_right:
                yield from reader.rest()
            while rows.position is None:
                if is_right:
                    yield rows.batch
                rows = next(parts)
            if is_right:
                if rows.batch is not None:
                    yield rows.batch
                reader.go_on(rows.position, rows.highest_offset)
            yield from reader.read_until(rows.part.until)
            if rows.part.is_last:
                break
            rows = next(parts)
        yield from reader.rest()
    while not (rows.ends_part and rows.part.is_last):  # a read error has ended it
        rows = next(parts)
    window.close()


class _Parts:
    """The parts of segments, and extents read as a whole.

    It opens each segment once. The files stay open until the reader of all their parts closes them,
    or :meth:`close`.
    """

    def __init__(
        self,
        log_parts: Iterator[LogPart],
        policy: DamagePolicy,
        threads: int,
        *,
        factor: int = 1,
    ) -> None:
        self._threads = threads
        self._factor = factor  # for the size of parts
        self._skips_errors = policy.skips_damage
        self._windows: list[Window] = []
        self._parts = self._cut(log_parts)

    def __iter__(self) -> Iterator[SegmentPart | LogPart]:
        return self

    def __next__(self) -> SegmentPart | LogPart:
        return next(self._parts)

    def close(self) -> None:
        """Close the files still open."""
        self._parts.close()
        for window in self._windows:
            window.close()

    def _cut(self, log_parts: Iterator[LogPart]) -> Generator[SegmentPart | LogPart, None, None]:
        for log_part in log_parts:
            window = self._opened(log_part.extent)
            if window is None:
                yield log_part
                continue
            extent = log_part.extent
            end = window.size if extent.end is None else min(extent.end, window.size)
            start, most = extent.start, self._factor * _part_bytes(window, extent.start)
            least = MIN_PART_BYTES * self._threads // 2
            while start < end:
                left = end - start
                size = min(most, max(least, left // self._threads))
                # A part begins with bytes, so a hole takes none, of whatever size it is.
                until = window.data_from(start + size, end) if size < left else end
                yield SegmentPart(log_part, window, start, until, end)
                start = until

    def _opened(self, extent: Extent) -> Window | None:
        """Open the segment, if its file can be cut into parts; else its reader opens it."""
        segment = extent.segment
        if segment.data is not None or segment.is_remote or not hasattr(os, "pread"):
            return None
        if segment.offsets is None:  # then those before decide which ones may follow damage
            return None
        try:
            window = extent.open(skips_errors=self._skips_errors)
        except OSError:  # its reader meets it, too, and reports it
            return None
        self._windows = [window for window in self._windows if not window.is_closed]
        self._windows.append(window)
        is_empty = extent.start >= (window.size if extent.end is None else extent.end)
        return None if window.file is None or is_empty else window


def _part_bytes(window: Window, position: int) -> int:
    """Return the size of a part, by the entry at a position."""
    try:
        head = os.pread(window.file or 0, layout.RECORD_BATCH_OVERHEAD, position)
    except OSError:
        return PART_BYTES
    magic = head[layout.MAGIC_OFFSET] if len(head) == layout.RECORD_BATCH_OVERHEAD else None
    if magic not in KNOWN_MAGICS:
        return PART_BYTES
    is_compressed = head[layout.flags_offset(magic)] & layout.COMPRESSION_MASK
    return COMPRESSED_PART_BYTES if is_compressed else PART_BYTES
