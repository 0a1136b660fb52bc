"""Leaves out the unselected rows of record batches.

Strategy: each filter works on a whole Arrow column, the cheap ones first, and the next one sees
only the rows that are left.

Invariant: order and values of the rows stay; record batches without rows are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce

import pyarrow as pa

from kafkafmt._base.java import clamped_int64
from kafkafmt.log.ranges import Range
from kafkafmt.log.scan.pattern import ColumnSearch
from kafkafmt.log.scan.selection import PARTS, Selection, WantedHeader
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.columns import without_columns

_Filter = Callable[[pa.RecordBatch], pa.RecordBatch]


def selected_records(
    batches: Iterable[pa.RecordBatch], selection: Selection, names: Sequence[str]
) -> Iterator[pa.RecordBatch]:
    """Yield the selected records, with the first columns only, named ``names``.

    The batches also have the columns of :attr:`Selection.columns`.
    """
    filters = list(_record_filters(selection))
    for batch in _filtered(batches, filters):
        yield batch.select(range(len(names))) if names else without_columns(batch.num_rows)


def selected_batches(
    batches: Iterable[pa.RecordBatch], selection: Selection
) -> Iterator[pa.RecordBatch]:
    """Return the selected rows of the table of batches.

    A batch is selected by what its header says: if some offset, or some time between its first and
    its largest timestamp, is in the range.
    """
    filters: list[_Filter] = []
    if not selection.range.is_everything:
        filters.append(lambda batch: _where(batch, _overlap(batch, selection.range)))
    if selection.producer_ids is not None:
        filters.append(_producers(selection.producer_ids))
    return _filtered(batches, filters)


def _filtered(
    batches: Iterable[pa.RecordBatch], filters: Sequence[_Filter]
) -> Iterator[pa.RecordBatch]:
    for batch in batches:
        for row_filter in filters:
            if not batch.num_rows:
                break
            batch = row_filter(batch)
        if batch.num_rows:
            yield batch


def _record_filters(selection: Selection) -> Iterator[_Filter]:
    if not selection.range.is_everything:
        yield lambda batch: _where(batch, _within(batch, selection.range))
    if selection.producer_ids is not None:
        yield _producers(selection.producer_ids)
    if selection.keys is not None:
        keys = pa.array(selection.keys, pa.binary())
        yield lambda batch: _where(batch, pc.is_in(_column(batch, "key"), value_set=keys))
    for header in selection.headers or ():
        yield lambda batch, wanted=header: _take(batch, _rows_with_header(batch, wanted))  # type: ignore[misc]
    for name in selection.null or ():
        yield lambda batch, name=name: _where(batch, _column(batch, name).is_null())  # type: ignore[misc]
    for name in selection.not_null or ():
        yield lambda batch, name=name: _where(batch, _column(batch, name).is_valid())  # type: ignore[misc]
    if (least := selection.larger_than) is not None:
        yield lambda batch: _where(batch, pc.greater(sizes(batch), _int64(least)))
    if selection.pattern is not None:
        search = ColumnSearch(selection.pattern, selection.text_pattern)
        parts = selection.search_in or PARTS
        yield lambda batch: _take(batch, _rows_with_pattern(batch, search, parts))


def _producers(producer_ids: frozenset[int]) -> _Filter:
    wanted = pa.array(
        [number for number in sorted(producer_ids) if -(2**63) <= number < 2**63], pa.int64()
    )
    return lambda batch: _where(batch, pc.is_in(_column(batch, "producerId"), value_set=wanted))


def _column(batch: pa.RecordBatch, name: str) -> pa.Array:
    return batch.column(batch.schema.get_field_index(name))


def _where(batch: pa.RecordBatch, mask: pa.Array) -> pa.RecordBatch:
    if pc.all(mask, min_count=0).as_py():
        return batch
    if not pc.any(mask, min_count=0).as_py():
        return batch.slice(0, 0)
    return batch.filter(mask)


def _take(batch: pa.RecordBatch, rows: pa.Array) -> pa.RecordBatch:
    if len(rows) == batch.num_rows:
        return batch
    return batch.take(rows) if len(rows) else batch.slice(0, 0)


def _rows_with_header(batch: pa.RecordBatch, wanted: WantedHeader) -> pa.Array:
    column = _column(batch, "headers")
    names, values = column.flatten().flatten()
    mask = pc.equal(names, wanted[0])
    if len(wanted) == 2:
        value = wanted[1]
        same = (
            values.is_null() if value is None else pc.equal(values, pa.scalar(value, pa.binary()))
        )
        mask = pc.and_(mask, pc.fill_null(same, False))
    return _parents(column, pc.indices_nonzero(mask))


def sizes(batch: pa.RecordBatch) -> pa.Array:
    """Return the bytes of each record in its key, its value, and the names and values of headers.

    Batches without headers need not have that column.
    """
    size, more = (
        pc.fill_null(pc.binary_length(_column(batch, name)), 0).cast(pa.int64())
        for name in ("key", "value")
    )
    size = pc.add(size, more)
    if "headers" not in batch.schema.names or not len(_column(batch, "headers").flatten()):
        return size
    headers = _column(batch, "headers")
    names, values = headers.flatten().flatten()
    each = pc.add(pc.binary_length(names), pc.fill_null(pc.binary_length(values), 0))
    # Not cumulated to a lookup by offsets: those of a slice do not begin with 0.
    ends = pc.cumulative_sum(pc.fill_null(pc.list_value_length(headers), 0).cast(pa.int64()))
    sums = pa.concat_arrays([pa.array([0], pa.int64()), pc.cumulative_sum(each.cast(pa.int64()))])
    upto = sums.take(ends)
    before = pa.concat_arrays([pa.array([0], pa.int64()), upto[:-1]])
    return pc.add(size, pc.subtract(upto, before))


def _rows_with_pattern(
    batch: pa.RecordBatch, search: ColumnSearch, parts: Sequence[str]
) -> pa.Array:
    rows = [search.rows(_column(batch, name)) for name in parts if name != "headers"]
    if "headers" in parts:
        headers = _column(batch, "headers")
        _, values = headers.flatten().flatten()
        rows.append(_parents(headers, search.rows(values)))
    matching = [row for row in rows if len(row)]
    if len(matching) <= 1:
        return matching[0] if matching else rows[0]
    every = pa.concat_arrays([column.cast(pa.int64()) for column in matching]).unique()
    return every.take(pc.sort_indices(every))


def _parents(lists: pa.Array, items: pa.Array) -> pa.Array:
    """Return the rows of the lists with these numbered items; both ascend."""
    if not len(items):
        return pa.array([], pa.int64())
    return pc.list_parent_indices(lists).take(items).unique()


def _within(batch: pa.RecordBatch, wanted: Range) -> pa.Array:
    masks: list[pa.Array] = []
    for name, start, end in (
        ("offset", wanted.start_offset, wanted.end_offset),
        ("timestamp", wanted.start_timestamp, wanted.end_timestamp),
    ):
        if start is None and end is None:
            continue
        values = _column(batch, name).cast(pa.int64())
        masks += _comparisons(values, start, values, end)
    return _all_true(masks)


def _overlap(batch: pa.RecordBatch, wanted: Range) -> pa.Array:
    last = _column(batch, "lastOffset")
    first = pc.coalesce(_column(batch, "baseOffset"), last)
    latest = known_times(_column(batch, "maxTimestamp"))
    earliest = pc.coalesce(known_times(_column(batch, "baseTimestamp")), latest)
    earliest = pc.if_else(pc.equal(_column(batch, "timestampType"), 1), latest, earliest)
    offsets = _comparisons(last, wanted.start_offset, first, wanted.end_offset)
    times = _comparisons(latest, wanted.start_timestamp, earliest, wanted.end_timestamp)
    return _all_true([*offsets, *times])


def _comparisons(
    high: pa.Array, start: int | None, low: pa.Array, end: int | None
) -> Iterator[pa.Array]:
    """Yield masks of the values not before the start, and of those beginning before the end."""
    if start is not None:
        yield pc.greater_equal(high, _int64(start))
    if end is not None:
        yield pc.less(low, _int64(end))


def _all_true(masks: Sequence[pa.Array]) -> pa.Array:
    """Return a mask, true where all masks are true; null counts as false."""
    return pc.fill_null(reduce(pc.and_, masks), False)


def known_times(column: pa.Array) -> pa.Array:
    """Return milliseconds, null for a missing time."""
    none = pc.equal(column, NO_TIMESTAMP)
    return pc.if_else(none, pa.scalar(None, pa.int64()), column)


def _int64(value: int) -> pa.Scalar:
    return pa.scalar(clamped_int64(value), pa.int64())
