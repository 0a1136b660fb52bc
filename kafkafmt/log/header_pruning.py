"""The parts of an extent that may have wanted records, by the headers of its entries.

Strategy: batches that are too old, or of another producer, according to their headers are skipped;
the rows of the others are filtered later. A range of timestamps contains every record whose own
timestamp is in it, at any position in the log: producers set the timestamps, so they need not
ascend. As in Kafka's own search (``FileRecords.searchForTimestamp``), a batch is skipped if it is a
v2 batch with a right checksum whose ``maxTimestamp``, which brokers compute, is below the start.
The ``.timeindex`` is not used: each of its entries claims that no earlier record has a later
timestamp, and only the headers of the whole log could confirm that.

Invariant: no wanted row is skipped, and no damage that may contain one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from kafkafmt.log.ranges import Range
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.entry_header import LOG_APPEND_TIME
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.versions import format_of
from kafkafmt.storage.segment_file import Extent

if TYPE_CHECKING:
    import pyarrow as pa

_MERGE_BYTES = 1024 * 1024  # gaps of fewer bytes between two parts are read instead of skipped


def has_batches(extent: Extent) -> bool:
    """Whether an extent begins with a v2 batch, whose header has the fields for :func:`parts_with`.

    Messages of the older formats would have to be decompressed.
    """
    if not format_of(extent.segment.name).has_kernel:
        return False
    try:
        with extent.segment.open(goes_on=True) as window:
            if window.size - extent.start < layout.HEADER_SIZE_UP_TO_MAGIC:
                return False
            head = window.view(extent.start, layout.HEADER_SIZE_UP_TO_MAGIC)
            return head[layout.MAGIC_OFFSET] == MAGIC_V2
    except OSError:  # the engine meets it, too, and reports it
        return False


def parts_with(
    extent: Extent,
    entries: Iterable[pa.RecordBatch],
    asked: Range,
    producer_ids: Collection[int] | None = None,
) -> Iterator[Extent]:
    """The parts of an extent that may have records in the range of timestamps, of the producers.

    ``entries`` is the table of batches of the extent. Damage is kept, with the entry before it.
    """
    previous = expected = start = extent.start
    end = extent.start  # of the part to read, which begins at start
    for table in entries:
        columns = (table.column(name).to_pylist() for name in _ENTRY_COLUMNS)
        for position, size, *header in zip(*columns, strict=True):
            wanted = previous if position != expected else position
            if position != expected or _may_be_wanted(asked, producer_ids, *header):
                if wanted - end > _MERGE_BYTES:
                    if end > start:
                        yield replace(extent, start=start, end=end)
                    start = wanted
                elif end == start:
                    start = wanted
                end = position + size
            previous, expected = position, position + size
    extent_end = extent.segment.size if extent.end is None else extent.end
    if expected < extent_end:
        if end > start and previous - end > _MERGE_BYTES:
            yield replace(extent, start=start, end=end)
            start = previous
        elif end == start:
            start = previous
        yield replace(extent, start=start, end=extent.end)
    elif end > start:
        yield replace(extent, start=start, end=end)


_ENTRY_COLUMNS = (
    *("position", "sizeInBytes", "magic", "isValid"),
    *("producerId", "timestampType", "maxTimestamp"),
)


def _may_be_wanted(
    asked: Range,
    producer_ids: Collection[int] | None,
    magic: int,
    is_valid: bool,
    producer_id: int | None,
    timestamp_type: int,
    max_timestamp: int,
) -> bool:
    """Whether an entry may have a wanted record, or is damaged."""
    if magic != MAGIC_V2 or not is_valid:
        return True
    if producer_ids is not None and producer_id not in producer_ids:
        return False
    if asked.start_timestamp is not None and max_timestamp < asked.start_timestamp:
        return False
    is_of_all = timestamp_type == LOG_APPEND_TIME
    return not (
        is_of_all and asked.end_timestamp is not None and max_timestamp >= asked.end_timestamp
    )
