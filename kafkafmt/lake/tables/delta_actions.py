"""The actions of Delta's log that add data files.

Strategy: a file comes with the statistics of its footer, so that readers can skip it. Values and
bounds are written as the section *Per-file Statistics* of Delta's protocol has them.

Invariant: a file has both bounds of each column with values that Delta compares, or no bounds at
all: delta-rs hides rows where one is missing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from deltalake.transaction import AddAction

from kafkafmt.lake.tables.data_file import Bound, DataFile, PartitionValue
from kafkafmt.lake.tables.table import ColumnPath, ColumnType

if TYPE_CHECKING:
    from deltalake import DeltaTable

_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def addition(
    file: DataFile, partition_by: Sequence[str], columns: Mapping[ColumnPath, ColumnType]
) -> AddAction:
    """Return the action that adds a file with new rows."""
    values = {
        name: partition_text(value)
        for name, value in zip(partition_by, file.partition, strict=True)
    }
    return AddAction(
        path=file.path,
        size=file.size,
        partition_values=values,
        modification_time=time.time_ns() // 1_000_000,
        data_change=True,
        # Not as escapes: delta-rs reads some pairs of surrogates as another character.
        stats=json.dumps(_statistics(file, columns), ensure_ascii=False),
    )


def sizes(table: DeltaTable) -> dict[str, int]:
    """Return the bytes of the files of a table, by their paths as the log has them, quoted."""
    # Not `file_uris`, which decodes the paths of a store only in part.
    adds = pa.table(table.get_add_actions(flatten=True))
    found = zip(adds["path"].to_pylist(), adds["size_bytes"].to_pylist(), strict=True)
    return dict(found)


def partition_text(value: PartitionValue) -> str | None:
    """A partition value as Delta's log has it."""
    if isinstance(value, date):
        return value.isoformat()
    return None if value is None else str(value)


def _statistics(file: DataFile, columns: Mapping[ColumnPath, ColumnType]) -> dict[str, Any]:
    """The statistics of a file as Delta's log has them; nested columns have none.

    delta-rs takes a column without bounds, beside columns with them, for one that is nowhere at
    least null, and so finds none of its rows. Without any bounds it reads the file.
    """
    least: dict[str, Any] = {}
    greatest: dict[str, Any] = {}
    nulls: dict[str, int] = {}
    is_bounded = True
    for (name, *parts), (kind, _) in columns.items():
        column = None if parts else file.columns.get(name)
        if column is None:
            continue
        if column.nulls is not None:
            nulls[name] = column.nulls
        low, high = _bound(column.least, kind), _bound(column.greatest, kind)
        if low is not None and high is not None:
            least[name], greatest[name] = low, high
        elif kind != "binary" and column.nulls != column.values:
            is_bounded = False
    statistics = {"numRecords": file.rows, "nullCount": nulls}
    if is_bounded:
        statistics |= {"minValues": least, "maxValues": greatest}
    return statistics


def _bound(bound: Bound | None, kind: str) -> Bound | None:
    """A bound in JSON; ``None`` if Delta has none for the type, or no text for the value."""
    if bound is None or kind not in ("date", "timestamp", "timestamp_ntz"):
        return bound
    try:
        if kind == "date":
            return (date(1970, 1, 1) + timedelta(days=int(bound))).isoformat()
        moment = _EPOCH + timedelta(microseconds=int(bound))
    except OverflowError:
        return None
    text = moment.strftime("%Y-%m-%dT%H:%M:%S.%f").zfill(26)
    return f"{text}Z" if kind == "timestamp" else text
