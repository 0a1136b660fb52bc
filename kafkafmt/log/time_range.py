"""The parts of an extent, and the rows, in a range of timestamps.

Strategy: batches that are too old according to their headers are skipped, then the rows are
filtered. A range of timestamps contains every record whose own timestamp is in it, at any position
in the log: producers set the timestamps, so they need not ascend. As in Kafka's own search
(``FileRecords.searchForTimestamp``), a batch is skipped if it is a v2 batch with a right checksum
whose ``maxTimestamp``, which brokers compute, is below the start. The ``.timeindex`` is not used:
each of its entries claims that no earlier record has a later timestamp, and only the headers of the
whole log could confirm that.

Invariant: no row of the range is skipped, and no damage that may contain one.
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

_MERGE_BYTES = 1024 * 1024  # gaps of fewer bytes between two parts are read instead of skipped


def has_batches(extent: Extent) -> bool:
    """Whether an extent begins with a v2 batch, whose header has the fields for :func:`recent`.

    Messages of the older formats would have to be decompressed.
    """
    if extent.segment.format is not None:
        return False
    with extent.segment.open() as window:
        if window.size - extent.start < layout.HEADER_SIZE_UP_TO_MAGIC:
            return False
        head = window.view(extent.start, layout.HEADER_SIZE_UP_TO_MAGIC)
        return head[layout.MAGIC_OFFSET] == MAGIC_V2


def recent(extent: Extent, entries: Iterable[pa.RecordBatch], asked: Range) -> Iterator[Extent]:
    """The parts of an extent that may have records in the range of timestamps.

    ``entries`` is the table of batches of the extent. Damage is kept, with the entry before it.
    """
    previous = expected = start = extent.start
    end = extent.start  # of the part to read, which begins at start
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
    extent_end = extent.segment.size if extent.end is None else extent.end
    if expected < extent_end:
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
    """Whether an entry may have a record in the range of timestamps, or is damaged."""
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
    """The rows in the range, with the first columns only, which have these names.

    The batches also have the columns of :attr:`Range.columns`. Batches without rows are left out.
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
    """Which rows are in the range; ``None`` if all are."""
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
        for limit, compare in ((start, pc.greater_equal), (end, pc.less)):
            if limit is not None:
                one = pc.fill_null(compare(values, pa.scalar(_int64(limit), pa.int64())), False)
                mask = one if mask is None else pc.and_(mask, one)
    return mask if mask is None or not pc.all(mask, min_count=0).as_py() else None


def _int64(value: int) -> int:
    """The nearest int64."""
    return max(-(2**63), min(value, 2**63 - 1))
