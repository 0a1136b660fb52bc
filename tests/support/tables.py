"""The tables of kafkafmt as plain rows, so that they can be compared with a truth.

Timestamps come out as int milliseconds: ``to_pylist`` would fail on years that no calendar holds.
"""

from typing import Any

import pyarrow as pa

Row = dict[str, Any]


def rows(table: pa.Table | pa.RecordBatch) -> list[Row]:
    """One dict a row."""
    if isinstance(table, pa.RecordBatch):
        table = pa.Table.from_batches([table])
    at = table.schema.get_field_index("timestamp")
    if at >= 0:
        table = table.set_column(at, "timestamp", table.column(at).cast(pa.int64()))
    listed: list[Row] = table.to_pylist()
    return listed


def without_messages(damage: list[Row]) -> list[Row]:
    """Rows of ``read_damage`` without their words; a message must be there."""
    for row in damage:
        assert row["message"], row
    return [{name: value for name, value in row.items() if name != "message"} for row in damage]
