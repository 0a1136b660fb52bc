"""A look-up of an offset or a time reads few files, and few row groups of them."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import duckdb
import polars as pl
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest
from deltalake import DeltaTable

from kafkafmt.lake.tables import writing
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import DELTA, FORMATS
from kafkafmt.lake.tables.table import TableSpec
from kafkafmt.lake.tables.writing import PartitionedWriter
from tests.lake.tables.files import BY_LOG, SCHEMA, commit, made, row
from tests.lake.tables.files import written as put

RUNS, ROWS, GROUP = 10, 100, 20
_TIME = 1_700_000_000_000_000 + 421
_NUMBERS = itertools.count()
OFFSET = pc.field("offset") == 421
TIME = pc.field("timestamp") == pa.scalar(_TIME, pa.timestamp("us", "UTC"))


@pytest.fixture(autouse=True)
def _small_row_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "_ROW_GROUP_ROWS", GROUP)


def written(root: Path, number: int, schema: pa.Schema) -> PartitionedWriter:
    """The files of a run; in real files, row groups have up to a million rows."""
    name = f"part-{number:05}-{next(_NUMBERS):032x}"
    with PartitionedWriter(root, name, schema, BY_LOG) as writer:
        for first in range(number * ROWS, (number + 1) * ROWS, GROUP):
            rows = [row(offset) for offset in range(first, first + GROUP)]
            writer.write(pa.RecordBatch.from_pylist(rows, SCHEMA))
    return writer


def test_row_groups_of_parquet(tmp_path: Path) -> None:
    columns = pa.schema([field for field in SCHEMA if field.name not in BY_LOG])
    for number in range(RUNS):
        written(tmp_path / "records", number, columns)
    files = sorted((tmp_path / "records").rglob("*.parquet"))
    assert len(files) == RUNS
    rows = ds.dataset(tmp_path / "records", partitioning="hive")
    for wanted in (OFFSET, TIME):
        touched = [
            group
            for fragment in rows.get_fragments(wanted)
            for part in fragment.split_by_row_group(wanted)
            for group in part.row_groups
        ]
        assert [group.num_rows for group in touched] == [GROUP]
    with duckdb.connect() as connection:
        (groups,) = connection.execute(
            "SELECT count(*) FROM parquet_metadata(?) WHERE path_in_schema = 'offset'"
            " AND stats_min_value::BIGINT <= 421 AND stats_max_value::BIGINT >= 421",
            [[str(file) for file in files]],
        ).fetchone() or (0,)
    assert groups == 1
    scanned = pl.scan_parquet(files).filter(pl.col("offset") == 421).collect()
    assert scanned["offset"].to_list() == [421]


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_files_of_tables(format: str, tmp_path: Path) -> None:
    table = made(format, tmp_path)
    for number in range(RUNS):
        writer = written(Path(table.location), number, table.file_schema)
        commit(table, *writer.files)

    def touched(column: str, value: str) -> int:
        if format == DELTA:
            wanted = OFFSET if column == "offset" else TIME
            return len(list(DeltaTable(table.location).to_pyarrow_dataset().get_fragments(wanted)))
        with Catalog.of(str(tmp_path), {}).opened() as catalog:
            found = catalog.load_table("kafkafmt.records").scan(f"{column} = {value}")
            return len(list(found.plan_files()))

    looked_up = [("offset", "421"), ("timestamp", "'2023-11-14T22:13:20.000421+00:00'")]
    assert [touched(*each) for each in looked_up] == [1, 1]
    groups = [pq.read_metadata(path).num_row_groups for path in table.files()]
    assert sum(groups) == RUNS * ROWS // GROUP


_WIDE = SCHEMA.append(pa.field("isControl", pa.bool_())).append(pa.field("text", pa.string()))
_WIDE = _WIDE.append(pa.field("number", pa.float64()))
_FAR = 253_402_300_800_000_000 + 10**12
"""Microseconds of a time after the year 9999, which Delta has no text for."""


@pytest.mark.parametrize(
    ("name", "values", "wanted"),
    [
        ("isControl", [False, False], [0, 1]),
        ("isControl", [False, True], [0]),
        ("isControl", [False, None], [0]),
        ("timestamp", [_TIME, _FAR], [0]),
        ("timestamp", [_TIME, -_FAR], [0]),
        ("text", ["a", "ü" * 100], [0]),
        ("text", ["ü" * 100, "a"], [0]),
        ("text", ["ü" * 64 + "\U0010ffff" * 2, "a"], [0]),
        ("text", ["a", None], [0]),
        ("text", ["\U0010fffe", "a"], [0]),
        ("number", [1.5, 2.5], [0]),
    ],
)
def test_statistics_of_delta_hide_no_rows(
    name: str, values: list[Any], wanted: list[int], tmp_path: Path
) -> None:
    """delta-rs excludes all rows where a column lacks one bound or both, beside others."""
    table = made(DELTA, tmp_path, TableSpec("records", _WIDE, BY_LOG))
    rows = [row(offset) | {name: value} for offset, value in enumerate(values)]
    commit(table, put(table, "a.parquet", rows))
    delta = DeltaTable(table.location)
    value = pa.scalar(values[0], _WIDE.field(name).type)
    found = delta.to_pyarrow_dataset().to_table(filter=pc.field(name) == value)
    assert sorted(found.column("offset").to_pylist()) == wanted
    found = delta.to_pyarrow_table(filters=[(name, "=", value.as_py())])
    assert sorted(found.column("offset").to_pylist()) == wanted
    (add,) = pa.table(delta.get_add_actions(flatten=True)).to_pylist()
    for column in _WIDE.names:
        assert (add.get(f"min.{column}") is None) == (add.get(f"max.{column}") is None)


def test_long_texts_leave_the_bounds_of_other_columns(tmp_path: Path) -> None:
    table = made(DELTA, tmp_path, TableSpec("records", _WIDE, BY_LOG))
    rows = [row(offset) | {"text": "ü" * 100, "number": None} for offset in (3, 4)]
    commit(table, put(table, "a.parquet", rows))
    (add,) = pa.table(DeltaTable(table.location).get_add_actions(flatten=True)).to_pylist()
    assert (add["min.offset"], add["max.offset"]) == (3, 4)
    assert (add["min.text"], add["max.text"]) == ("ü" * 64, "ü" * 64 + "\U0010ffff")
