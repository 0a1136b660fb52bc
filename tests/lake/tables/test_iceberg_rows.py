"""The rows of an Iceberg table, as `kafkafmt.lake.read_table` gives them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyiceberg.catalog import load_catalog
from pyiceberg.table import Table
from pyiceberg.types import LongType, StringType

from kafkafmt.lake import read_table
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import ICEBERG, table_at
from kafkafmt.lake.tables.table import TableSpec
from kafkafmt.lake.tables.writing import PartitionedWriter
from tests.lake.tables.files import commit

MEMBER = pa.struct([("name", pa.string()), ("tags", pa.list_(pa.struct([("tag", pa.string())])))])
SCHEMA = pa.schema(
    [
        ("offset", pa.int64()),
        ("members", pa.list_(MEMBER)),
        ("labels", pa.map_(pa.string(), MEMBER)),
        ("member", MEMBER),
    ]
)
A: dict[str, Any] = {"name": "a", "tags": None}
B: dict[str, Any] = {"name": None, "tags": []}
ROWS: list[dict[str, Any]] = [
    {"offset": 0, "members": None, "labels": None, "member": None},
    {"offset": 1, "members": [], "labels": [], "member": A},
    {"offset": 2, "members": [None, A, B], "labels": [("x", None), ("y", B)], "member": B},
]


def write(out: Path, schema: pa.Schema, rows: list[dict[str, Any]], version: int) -> None:
    table = table_at(ICEBERG, str(out / "records"), TableSpec("records", schema))
    if not table.exists():
        table.create()
    table.prepare()
    with PartitionedWriter(out / "records", f"part-{version}", table.file_schema) as writer:
        writer.write(pa.RecordBatch.from_pylist(rows, schema))
    commit(table, *writer.files)


def read(out: Path, **options: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read_table(out, "records", **options).read_all().to_pylist()
    return sorted(found, key=lambda row: row["offset"])


@contextmanager
def changed(out: Path) -> Iterator[Table]:
    properties = Catalog.of(str(out), {}).properties
    with closing(load_catalog("kafkafmt", **properties)) as catalog:
        yield catalog.load_table(("kafkafmt", "records"))


@pytest.fixture
def out(tmp_path: Path) -> Path:
    (tmp_path / "out").mkdir()
    write(tmp_path / "out", SCHEMA, ROWS, 0)
    return tmp_path / "out"


def test_null_lists_and_maps_are_not_empty(out: Path) -> None:
    assert read(out) == ROWS
    assert read(out, columns=["members", "offset"]) == [
        {"offset": row["offset"], "members": row["members"]} for row in ROWS
    ]


def test_columns_and_members_that_a_file_lacks_are_null(out: Path) -> None:
    wider = pa.struct([*MEMBER, pa.field("age", pa.int32())])
    schema = pa.schema([("offset", pa.int64()), ("members", pa.list_(wider)), ("key", pa.string())])
    new = {"offset": 3, "members": [{"name": "c", "tags": None, "age": 4}], "key": "k"}
    write(out, schema.append(SCHEMA.field("labels")).append(SCHEMA.field("member")), [new], 1)
    found = read(out)
    assert [row["key"] for row in found] == [None, None, None, "k"]
    assert found[0]["members"] is None
    assert found[2]["members"] == [None, {**A, "age": None}, {**B, "age": None}]
    assert found[3]["members"] == new["members"]


def test_files_from_before_a_column_was_renamed(out: Path) -> None:
    with changed(out) as table, table.update_schema() as update:
        update.rename_column("member", "person")
    found = read(out, columns=["offset", "person"])
    assert [row["person"] for row in found] == [row["member"] for row in ROWS]


def test_files_from_before_a_member_was_renamed(out: Path) -> None:
    with changed(out) as table, table.update_schema() as update:
        update.rename_column(("member", "name"), "title")
    found = read(out, columns=["offset", "member"])
    assert [row["member"] and row["member"]["title"] for row in found] == [None, "a", None]


def test_a_name_that_another_column_had_before(out: Path) -> None:
    with changed(out) as table:
        with table.update_schema() as update:
            update.delete_column("member")
        with table.update_schema() as update:
            update.add_column("member", LongType())
    assert [row["member"] for row in read(out)] == [None, None, None]


def test_deleted_rows_are_not_there(out: Path) -> None:
    with changed(out) as table:
        table.delete("offset = 1")
    assert [row["offset"] for row in read(out, columns=["offset"])] == [0, 2]


def test_a_partition_column_that_the_file_lacks(out: Path) -> None:
    """As in tables that were migrated from Hive: the value is only in the metadata."""
    with changed(out) as table:
        with table.update_schema() as update:
            update.add_column("topic", StringType())
        with table.update_spec() as spec:
            spec.add_identity("topic")
        new = {**ROWS[1], "offset": 3, "topic": "orders"}
        table.append(pa.Table.from_pylist([new], table.schema().as_arrow()))
        path = next(
            Path(task.file.file_path.removeprefix("file://"))
            for task in table.scan().plan_files()
            if task.file.partition[0] == "orders"
        )
    pq.write_table(pq.ParquetFile(path).read().drop_columns("topic"), path)
    assert [row["topic"] for row in read(out)] == [None, None, None, "orders"]
