"""The tables of kafkafmt as plain rows, for comparison with the truth.

Timestamps become int milliseconds, because ``to_pylist`` fails on years outside 1 to 9999.
"""

from typing import Any

import pyarrow as pa

Row = dict[str, Any]


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
