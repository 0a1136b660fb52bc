"""Indexes and producer snapshots as Arrow tables.

Invariant: columns are named as in :mod:`kafkafmt.segment.tables.schemas`; as there, a timestamp of
-1 is null.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, TypeVar, cast

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt.segment.side_files.indexes import (
    AbortedTxn,
    OffsetPosition,
    ProducerStateEntry,
    TimestampOffset,
    aborted_txns,
    offset_positions,
    producer_entries,
    timestamp_offsets,
)
from kafkafmt.segment.side_files.side_file import ERRORS, SOURCE, FileSource, StoreAccess, read
from kafkafmt.segment.tables.columns import TIMESTAMP, Column, make_table, or_null
from kafkafmt.segment.types import Table

BASE_OFFSET = "the base offset of the segment; ``None`` takes it from the file's name."

_Row = TypeVar("_Row")


def _columns(row: type[_Row], *types: pa.DataType, null: str = "timestamp") -> _Columns[_Row]:
    """Return a column for each field of a row; -1 in a time, or in the field ``null``, is null."""
    columns = []
    for field, arrow in zip(fields(cast("Any", row)), types, strict=True):
        value: Callable[[Any], int | None] = attrgetter(field.name)
        if field.name in ("timestamp", null):
            value = or_null(-1, value)
        first, *others = field.name.split("_")
        columns.append(Column(first + "".join(map(str.title, others)), arrow, value))
    return tuple(columns)


_Columns = tuple[Column[_Row], ...]
_INT16, _INT32, _INT64 = pa.int16(), pa.int32(), pa.int64()
INDEX_COLUMNS = _columns(OffsetPosition, _INT64, _INT32)
TIME_INDEX_COLUMNS = _columns(TimestampOffset, TIMESTAMP, _INT64)
TRANSACTION_INDEX_COLUMNS = _columns(AbortedTxn, _INT16, _INT64, _INT64, _INT64, _INT64)
PRODUCER_SNAPSHOT_COLUMNS = _columns(
    ProducerStateEntry,
    *(_INT64, _INT16, _INT32, _INT64, _INT32, TIMESTAMP, _INT32, _INT64),
    null="current_txn_first_offset",
)


@documented_by(StoreAccess, ERRORS, source=SOURCE, base_offset=BASE_OFFSET)
def read_index(
    source: FileSource, *, base_offset: int | None = None, **access: Unpack[StoreAccess]
) -> Table:
    """Read an offset index (``.index``).

    Returns:
        One row per entry: ``offset`` (absolute) and ``position`` (bytes in the segment).

    Raises:
        ValueError: the base offset is neither given nor in the file's name.
    """
    return make_table(offset_positions(read(source, **access), base_offset), INDEX_COLUMNS)


@documented_by(StoreAccess, ERRORS, source=SOURCE, base_offset=BASE_OFFSET)
def read_time_index(
    source: FileSource, *, base_offset: int | None = None, **access: Unpack[StoreAccess]
) -> Table:
    """Read a time index (``.timeindex``).

    Returns:
        One row per entry: ``timestamp`` and ``offset`` (absolute).

    Raises:
        ValueError: the base offset is neither given nor in the file's name.
    """
    return make_table(timestamp_offsets(read(source, **access), base_offset), TIME_INDEX_COLUMNS)


@documented_by(StoreAccess, ERRORS, source=SOURCE)
def read_transaction_index(source: FileSource, **access: Unpack[StoreAccess]) -> Table:
    """Read a transaction index (``.txnindex``).

    Returns:
        One row an aborted transaction: ``version``, ``producerId``, ``firstOffset``,
        ``lastOffset`` and ``lastStableOffset``.

    Raises:
        FileNotFoundError: the file does not exist. Brokers write none if no transaction was
            aborted.
    """
    return make_table(aborted_txns(read(source, **access)), TRANSACTION_INDEX_COLUMNS)


@documented_by(StoreAccess, ERRORS, source=SOURCE)
def read_producer_snapshot(source: FileSource, **access: Unpack[StoreAccess]) -> Table:
    """Read a producer snapshot (``.snapshot``).

    Returns:
        One row per producer, with its last batch: ``producerId``, ``producerEpoch``,
        ``lastSequence``, ``lastOffset``, ``offsetDelta``, ``timestamp``, ``coordinatorEpoch`` and
        ``currentTxnFirstOffset`` (null if no transaction is open).

    Raises:
        ChecksumError: the stored CRC-32C differs from the one of the bytes.
    """
    return make_table(producer_entries(read(source, **access)), PRODUCER_SNAPSHOT_COLUMNS)
