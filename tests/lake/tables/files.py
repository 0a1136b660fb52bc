"""Data files of tables, written without an export."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from kafkafmt.lake.tables.data_file import DataFile, PartitionValue, data_file
from kafkafmt.lake.tables.formats import table_at
from kafkafmt.lake.tables.table import LakeTable, Note, TableSpec

SCHEMA = pa.schema(
    [
        ("key", pa.binary()),
        ("topic", pa.string()),
        ("partition", pa.int32()),
        ("offset", pa.int64()),
        ("timestamp", pa.timestamp("us", "UTC")),
        (
            "headers",
            pa.list_(
                pa.field("element", pa.struct([("key", pa.string()), ("value", pa.binary())]))
            ),
        ),
        ("magic", pa.int8()),
    ]
)
BY_LOG = ("topic", "partition")
SPEC = TableSpec("records", SCHEMA, BY_LOG)


def made(format: str, out: Path, spec: TableSpec = SPEC) -> LakeTable:
    """A table that exists and fits."""
    table = table_at(format, str(out / spec.name), spec)
    table.create()
    table.prepare()
    return table


def row(offset: int, topic: str | None = "orders", partition: int | None = 0) -> dict[str, Any]:
    return {
        "key": b"%d" % offset,
        "topic": topic,
        "partition": partition,
        "offset": offset,
        "timestamp": 1_700_000_000_000_000 + offset,
        "headers": [{"key": "h", "value": None}],
        "magic": 2,
    }


def written(
    table: LakeTable,
    path: str,
    rows: Sequence[Mapping[str, Any]],
    partition: Sequence[PartitionValue] = ("orders", 0),
) -> DataFile:
    file = Path(table.location) / path
    file.parent.mkdir(parents=True, exist_ok=True)
    schema = table.file_schema
    pq.write_table(pa.Table.from_pylist(list(rows), schema), file, store_schema=False)
    return data_file(pq.read_metadata(file), path, file.stat().st_size, partition)


def commit(table: LakeTable, *files: DataFile, replaces: bool = False) -> Note:
    """Commits files as an export does; each commit has a position of its own."""
    note = Note(uuid.uuid4().hex, {}, {"orders-0": len(files)})
    table.commit(note, files, table.history(), replaces=replaces)
    return note


def offsets(table: LakeTable) -> list[int]:
    return sorted(table.reader().read_all().column("offset").to_pylist())
