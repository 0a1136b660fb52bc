"""The tables of kafkafmt as plain rows, for comparison with the truth.

Timestamps become int milliseconds, because ``to_pylist`` fails on years outside 1 to 9999.
"""

from typing import Any

import pyarrow as pa

import kafkafmt
from kafkafmt import Batch, Record
from tests.support.truth import BATCH_ATTRIBUTES

Row = dict[str, Any]


def batch_row(batch: Batch) -> Row:
    """The columns of a batch by the object interface, without its place."""
    return {column: getattr(batch, name) for column, name in BATCH_ATTRIBUTES.items()}


def record_row(batch: Batch, record: Record) -> Row:
    """The columns of a record that are its own, by the object interface."""
    return {
        "key": record.key,
        "value": record.value,
        "offset": record.offset,
        "timestamp": None if record.timestamp == -1 else record.timestamp,
        "timestampType": record.timestamp_type,
        "headers": [{"key": key, "value": value} for key, value in record.headers],
        "sequence": record.sequence if batch.magic == 2 else None,
        "batchPosition": batch.position,
    }


def rows(table: pa.Table | pa.RecordBatch) -> list[Row]:
    """One dict per row."""
    if isinstance(table, pa.RecordBatch):
        table = pa.Table.from_batches([table])
    at = table.schema.get_field_index("timestamp")
    if at >= 0:
        table = table.set_column(at, "timestamp", table.column(at).cast(pa.int64()))
    listed: list[Row] = table.to_pylist()
    return listed


def without_messages(damage: list[Row]) -> list[Row]:
    """Rows of ``read_damage`` without their messages; every row must have one."""
    for row in damage:
        assert row["message"], row
    return [{name: value for name, value in row.items() if name != "message"} for row in damage]


def offsets(source: Any, **options: Any) -> list[int]:
    """The offsets of the records of a source, in order."""
    return [*kafkafmt.read_records(source, columns=["offset"], **options)["offset"].to_pylist()]
