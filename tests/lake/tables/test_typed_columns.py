"""The columns of typed tables: what may change, and readers of files that lack some."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from kafkafmt import exported_dataset
from kafkafmt.lake import tables
from kafkafmt.lake.export import export_run
from kafkafmt.lake.tables.commit import APPEND, Commit, CommittedFile, columns_as_text
from kafkafmt.lake.tables.journal import Journal
from kafkafmt.lake.tables.local_place import LocalPlace
from kafkafmt.lake.tables.place import OutputError


@pytest.mark.parametrize("partition", ["", "date=2026-01-01/"])
def test_readers_of_plain_parquet_see_added_columns(tmp_path: Path, partition: str) -> None:
    """Of the first file alone, a reader would not know them; a missing member is null."""
    narrow = pa.struct([("a", pa.int32())])
    wide = pa.struct([("b", pa.list_(pa.int64())), ("a", pa.int32())])
    for name, kind, value in (("1", narrow, {"a": 1}), ("2", wide, {"a": 2, "b": [3]})):
        file = tmp_path / "records" / partition / f"{name}.parquet"
        file.parent.mkdir(parents=True, exist_ok=True)
        rows = {"offset": pa.array([int(name)], pa.int64()), "value": pa.array([value], kind)}
        pq.write_table(pa.table(rows), file)
    columns = pa.schema([("value", wide), ("offset", pa.int64())])
    files = [CommittedFile(f"{partition}{name}.parquet", 1, 1) for name in ("1", "2")]
    journal = Journal(LocalPlace(tmp_path))
    (tmp_path / "records").rename(tmp_path.parent / "records")  # claimed while it is empty
    journal.claim({})
    (tmp_path.parent / "records").rename(tmp_path / "records")
    made = Commit(journal.run, APPEND, 1, turn=0, position={}, added={"records": files})
    journal.commit(replace(made, columns={"records": columns_as_text(columns)}))
    found = tables.read_table(tmp_path, "records").read_all().sort_by("offset")
    assert found.column_names[:2] == columns.names
    assert found["value"].to_pylist() == [{"a": 1, "b": None}, {"a": 2, "b": [3]}]
    assert exported_dataset(tmp_path).to_table().sort_by("offset").equals(found)
    assert ("date" in found.column_names) == bool(partition)


@pytest.mark.parametrize(
    ("before", "now", "change"),
    [
        (pa.int32(), pa.int32(), None),
        (pa.int32(), pa.int64(), "v was int32 and is int64"),
        (pa.struct([("a", pa.int8())]), pa.struct([("b", pa.int8()), ("a", pa.int8())]), None),
        (pa.struct([("a", pa.int8())]), pa.int8(), "v was struct<a: int8> and is int8"),
        (
            pa.list_(pa.struct([("a", pa.int8())])),
            pa.list_(pa.struct([("a", pa.int16())])),
            r"v\.element\.a was int8 and is int16",
        ),
        (
            pa.map_(pa.string(), pa.struct([("a", pa.int8())])),
            pa.map_(pa.string(), pa.struct([("c", pa.int8())])),
            r"v\.value\.a \(int8\) is missing",
        ),
    ],
)
def test_columns_may_only_be_added(
    before: pa.DataType, now: pa.DataType, change: str | None
) -> None:
    known = pa.schema([("v", before)])
    columns = pa.schema([("new", pa.string()), ("v", now)])
    if change is None:
        export_run.refuse_changes("records", known, columns)
    else:
        with pytest.raises(OutputError, match=change):
            export_run.refuse_changes("records", known, columns)
