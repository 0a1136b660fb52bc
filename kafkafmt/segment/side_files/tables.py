"""Indexes and producer snapshots as Arrow tables.

Invariant: columns are named as in :mod:`kafkafmt.segment.tables.schemas`; as there, a timestamp of
-1 is null.
"""

from __future__ import annotations

from typing import TypeVar

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
from kafkafmt.segment.tables.columns import (
    TIMESTAMP,
    Column,
    or_null,
    table_of,
    time_of,
)

BASE_OFFSET = "the base offset of the segment; ``None`` takes it from the file's name."

_Row = TypeVar("_Row")

INDEX_COLUMNS: tuple[Column[OffsetPosition], ...] = (
    Column("offset", pa.int64(), lambda row: row.offset),
    Column("position", pa.int32(), lambda row: row.position),
)

TIME_INDEX_COLUMNS: tuple[Column[TimestampOffset], ...] = (
    Column("timestamp", TIMESTAMP, time_of("timestamp")),
    Column("offset", pa.int64(), lambda row: row.offset),
)

TRANSACTION_INDEX_COLUMNS: tuple[Column[AbortedTxn], ...] = (
    Column("version", pa.int16(), lambda row: row.version),
    Column("producerId", pa.int64(), lambda row: row.producer_id),
    Column("firstOffset", pa.int64(), lambda row: row.first_offset),
    Column("lastOffset", pa.int64(), lambda row: row.last_offset),
    Column("lastStableOffset", pa.int64(), lambda row: row.last_stable_offset),
)

PRODUCER_SNAPSHOT_COLUMNS: tuple[Column[ProducerStateEntry], ...] = (
    Column("producerId", pa.int64(), lambda row: row.producer_id),
    Column("producerEpoch", pa.int16(), lambda row: row.producer_epoch),
    Column("lastSequence", pa.int32(), lambda row: row.last_sequence),
    Column("lastOffset", pa.int64(), lambda row: row.last_offset),
    Column("offsetDelta", pa.int32(), lambda row: row.offset_delta),
    Column("timestamp", TIMESTAMP, time_of("timestamp")),
    Column("coordinatorEpoch", pa.int32(), lambda row: row.coordinator_epoch),
    Column(
        "currentTxnFirstOffset", pa.int64(), or_null(-1, lambda row: row.current_txn_first_offset)
    ),
)


@documented_by(StoreAccess, ERRORS, source=SOURCE, base_offset=BASE_OFFSET)
def read_index(
    source: FileSource, *, base_offset: int | None = None, **access: Unpack[StoreAccess]
) -> pa.Table:
    """Read an offset index (``.index``).

    Returns:
        One row per entry: ``offset`` (absolute) and ``position`` (bytes in the segment).

    Raises:
        ValueError: the base offset is neither given nor in the file's name.
    """
    return table_of(offset_positions(read(source, **access), base_offset), INDEX_COLUMNS)


@documented_by(StoreAccess, ERRORS, source=SOURCE, base_offset=BASE_OFFSET)
def read_time_index(
    source: FileSource, *, base_offset: int | None = None, **access: Unpack[StoreAccess]
) -> pa.Table:
    """Read a time index (``.timeindex``).

    Returns:
        One row per entry: ``timestamp`` and ``offset`` (absolute).

    Raises:
        ValueError: the base offset is neither given nor in the file's name.
    """
    return table_of(timestamp_offsets(read(source, **access), base_offset), TIME_INDEX_COLUMNS)


@documented_by(StoreAccess, ERRORS, source=SOURCE)
def read_transaction_index(source: FileSource, **access: Unpack[StoreAccess]) -> pa.Table:
    """Read a transaction index (``.txnindex``).

    Returns:
        One row an aborted transaction: ``version``, ``producerId``, ``firstOffset``,
        ``lastOffset`` and ``lastStableOffset``.

    Raises:
        FileNotFoundError: the file does not exist. Brokers write none if no transaction was
            aborted.
    """
    return table_of(aborted_txns(read(source, **access)), TRANSACTION_INDEX_COLUMNS)


@documented_by(StoreAccess, ERRORS, source=SOURCE)
def read_producer_snapshot(source: FileSource, **access: Unpack[StoreAccess]) -> pa.Table:
    """Read a producer snapshot (``.snapshot``).

    Returns:
        One row per producer, with its last batch: ``producerId``, ``producerEpoch``,
        ``lastSequence``, ``lastOffset``, ``offsetDelta``, ``timestamp``, ``coordinatorEpoch`` and
        ``currentTxnFirstOffset`` (null if no transaction is open).

    Raises:
        ChecksumError: the stored CRC-32C differs from the one of the bytes.
    """
    return table_of(producer_entries(read(source, **access)), PRODUCER_SNAPSHOT_COLUMNS)
