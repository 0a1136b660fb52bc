"""The parts of an extent, and the rows, that lie in a range of time.

Strategy: batches whose headers say that they are too old are passed over, then the rows are
filtered. A range of time means the records whose own timestamp lies in it, wherever they stand:
producers set the timestamps, so they need not ascend. What can be passed over for its time is what
Kafka's own search passes over (``FileRecords.searchForTimestamp``): a v2 batch whose
``maxTimestamp`` is below the start and whose checksum holds; brokers compute that field.
``.timeindex`` is not used: it claims that no record before one of its entries is later, and only
all headers of the log could confirm that.

Invariant: no row of the range is passed over, and no damage that may hold one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from kafkafmt.log_format import MAGIC_V2
from kafkafmt.record import layout
from kafkafmt.record.entry_header import LOG_APPEND_TIME
from kafkafmt.storage.segment_file import Extent

if TYPE_CHECKING:
    import pyarrow as pa

from kafkafmt.log.ranges import Range

_MERGE_BYTES = 1024 * 1024  # fewer bytes between two stretches are read rather than jumped over


def has_batches(extent: Extent) -> bool:
    """Whether an extent begins with a v2 batch, whose header has what :func:`recent` wants.

    The old formats would have to be decompressed for it.
    """
    if extent.segment.format is not None:
        return False
    with extent.segment.open() as window:
        if window.size - extent.start < layout.HEADER_SIZE_UP_TO_MAGIC:
            return False
        head = window.view(extent.start, layout.HEADER_SIZE_UP_TO_MAGIC)
        return head[layout.MAGIC_OFFSET] == MAGIC_V2


def recent(extent: Extent, entries: Iterable[pa.RecordBatch], asked: Range) -> Iterator[Extent]:
    """The parts of an extent that may have records in the range of time.

    ``entries`` is its table of batches. Damage stays, with the entry before it.
    """
    previous = expected = start = extent.start
    end = extent.start  # of what is to be read, from start on
    for table in entries:
        columns = (table.column(name).to_pylist() for name in _ENTRY_COLUMNS)
        for position, size, *header in zip(*columns, strict=True):
            wanted = previous if position != expected else position
            if position != expected or _may_be_within(asked, *header):
                if wanted - end > _MERGE_BYTES:
                    if end > start:
                        yield Extent(extent.segment, start, end)
                    start = wanted
                elif end == start:
                    start = wanted
                end = position + size
            previous, expected = position, position + size
    behind = extent.segment.size if extent.end is None else extent.end
    if expected < behind:
        if end > start and previous - end > _MERGE_BYTES:
            yield Extent(extent.segment, start, end)
            start = previous
        elif end == start:
            start = previous
        yield Extent(extent.segment, start, extent.end)
    elif end > start:
        yield Extent(extent.segment, start, end)


_ENTRY_COLUMNS = ("position", "sizeInBytes", "magic", "isValid", "timestampType", "maxTimestamp")


def _may_be_within(
    asked: Range, magic: int, is_valid: bool, timestamp_type: int, max_timestamp: int
) -> bool:
    """Whether an entry may have a record in the range of time, or damage."""
    if magic != MAGIC_V2 or not is_valid:
        return True
    if asked.start_timestamp is not None and max_timestamp < asked.start_timestamp:
        return False
    is_of_all = timestamp_type == LOG_APPEND_TIME
    return not (
        is_of_all and asked.end_timestamp is not None and max_timestamp >= asked.end_timestamp
    )


def rows_within(
    batches: Iterable[pa.RecordBatch], asked: Range, names: Sequence[str]
) -> Iterator[pa.RecordBatch]:
    """The rows within the range, and of their columns the first ones, which have these names.

    The batches have the columns of :attr:`Range.columns` too. Those without a row are left out.
    """
    from kafkafmt.tables.columns import without_columns

    for batch in batches:
        mask = _mask(batch, asked)
        if mask is not None:
            batch = batch.filter(mask)
        if not batch.num_rows:
            continue
        if names:
            yield batch.select(range(len(names)))
        else:
            yield without_columns(batch.num_rows)


def _mask(batch: pa.RecordBatch, asked: Range) -> pa.Array | None:
    """Which rows are within; ``None`` if all are."""
    import pyarrow as pa
    import pyarrow.compute as pc

    mask = None
    for name, start, end in (
        ("offset", asked.start_offset, asked.end_offset),
        ("timestamp", asked.start_timestamp, asked.end_timestamp),
    ):
        if start is None and end is None:
            continue
        values = batch.column(batch.schema.get_field_index(name)).cast(pa.int64())
        for border, compare in ((start, pc.greater_equal), (end, pc.less)):
            if border is not None:
                one = pc.fill_null(compare(values, pa.scalar(_int64(border), pa.int64())), False)
                mask = one if mask is None else pc.and_(mask, one)
    return mask if mask is None or not pc.all(mask, min_count=0).as_py() else None


def _int64(border: int) -> int:
    return max(-(2**63), min(border, 2**63 - 1))
