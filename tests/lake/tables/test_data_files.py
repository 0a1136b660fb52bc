"""The writer of data files: directories, sizes and row groups."""

from __future__ import annotations

import datetime
import os
from itertools import pairwise
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyiceberg.types import TimestamptzType

from kafkafmt.lake.tables import writing
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import FORMATS
from kafkafmt.lake.tables.table import TableSpec
from kafkafmt.lake.tables.writing import PartitionedWriter
from tests.lake.tables.files import SCHEMA as TABLE
from tests.lake.tables.files import commit, made, offsets, row

SCHEMA = pa.schema([("offset", pa.int64()), ("value", pa.binary())])


def batch(first: int, rows: int, size: int = 1000) -> pa.RecordBatch:
    values = [os.urandom(size) for _ in range(rows)]
    return pa.record_batch([pa.array(range(first, first + rows)), values], SCHEMA)


def spans(root: Path, files: list[str]) -> list[tuple[int, int]]:
    found = [pq.ParquetFile(root / file).read(["offset"])["offset"].to_pylist() for file in files]
    return [(offsets[0], offsets[-1]) for offsets in found]


def test_a_full_file_is_followed_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "_ROW_GROUP_BYTES", 20_000)
    with PartitionedWriter(tmp_path, "part", SCHEMA, target_file_size=100_000) as writer:
        for number in range(40):
            writer.write(batch(number * 10, 10))
    sizes = [(tmp_path / file.path).stat().st_size for file in writer.files]
    assert len(sizes) == 5
    assert all(60_000 < size <= 105_000 for size in sizes[:-1])
    ordered = spans(tmp_path, [file.path for file in writer.files])
    assert ordered[0][0] == 0
    assert ordered[-1][1] == 399
    assert all(before[1] + 1 == after[0] for before, after in pairwise(ordered))


def test_small_rows_are_in_one_file(tmp_path: Path) -> None:
    with PartitionedWriter(tmp_path, "part", SCHEMA) as writer:
        for number in range(40):
            writer.write(batch(number * 10, 10))
        writer.write(batch(0, 0))
    (file,) = writer.files
    assert (file.rows, file.size) == (400, (tmp_path / file.path).stat().st_size)
    with PartitionedWriter(tmp_path, "none", SCHEMA) as empty:
        empty.write(batch(0, 0))
    assert empty.files == []


def test_a_task_that_fails_writes_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(file: writing.DataFileWriter) -> None:
        raise OSError("no space")

    writer = PartitionedWriter(tmp_path, "part", SCHEMA)
    with pytest.raises(ValueError, match="does not decode"), writer:  # noqa: PT012
        writer.write(batch(0, 10))
        monkeypatch.setattr(writing.DataFileWriter, "flush", fails)
        raise ValueError("a value does not decode")
    (file,) = tmp_path.iterdir()
    assert (writer.files, pq.read_metadata(file).num_rows) == ([], 0)


def test_a_row_that_is_larger_than_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "_ROW_GROUP_BYTES", 1000)
    with PartitionedWriter(tmp_path, "part", SCHEMA, target_file_size=1) as writer:
        for number in range(3):
            writer.write(batch(number, 1, 5000))
    assert spans(tmp_path, [file.path for file in writer.files]) == [(0, 0), (1, 1), (2, 2)]


HOURS = [
    # ms since 1970, the day, the hour, and the hours since 1970
    (None, None, None, None),
    (0, datetime.date(1970, 1, 1), 0, 0),
    (-1, datetime.date(1969, 12, 31), 23, -1),
    (-3_600_001, datetime.date(1969, 12, 31), 22, -2),
    (1_700_000_000_000, datetime.date(2023, 11, 14), 22, 472_222),
    (253_402_300_799_999, datetime.date(9999, 12, 31), 23, 70_389_527),
    # Hardly any reader knows the days of other years.
    (253_402_300_800_000, datetime.date(9999, 12, 31), 0, 70_389_504),
    (-62_135_596_800_001, datetime.date(1, 1, 1), 23, -17_259_865),
    (1_700_000_000_000_000, datetime.date(9999, 12, 31), 22, 70_389_526),  # microseconds
]


def test_days_and_hours() -> None:
    for time, day, hour, _ in HOURS:
        column = pa.array([time], pa.timestamp("ms", "UTC")).cast(pa.timestamp("us", "UTC"))
        rows = pa.record_batch([column], ["timestamp"])
        ((values, _),) = writing.divided(rows, ("date", "hour"))
        assert values == (day, hour)


def test_directories_of_times() -> None:
    null = "__HIVE_DEFAULT_PARTITION__"
    assert writing.directory("hour", 7) == "hour=7"
    assert writing.directory("date", datetime.date(9, 1, 2)) == "date=0009-01-02"
    assert writing.directory("hour", None) == f"hour={null}"


@pytest.mark.parametrize("format", FORMATS)
def test_tables_by_hour(format: str, tmp_path: Path) -> None:
    spec = TableSpec("records", TABLE, ("topic", "date", "hour"))
    table = made(format, tmp_path, spec)
    with PartitionedWriter(
        tmp_path / "records", f"part-{1:032x}", table.file_schema, spec.partition_by
    ) as writer:
        for offset, (time, *_) in enumerate(HOURS):
            values = {**row(offset), "timestamp": None if time is None else time * 1000}
            writer.write(pa.RecordBatch.from_pylist([values], TABLE))
    commit(table, *writer.files)
    assert offsets(table) == [*range(len(HOURS))]
    if format == "delta":
        rows = table.reader(["offset", "date", "hour"]).read_all().to_pylist()
        expected = {offset: (day, hour) for offset, (_, day, hour, _) in enumerate(HOURS)}
        assert {each["offset"]: (each["date"], each["hour"]) for each in rows} == expected
        return
    with Catalog.of(str(tmp_path), {}).opened() as catalog:
        loaded = catalog.load_table("kafkafmt.records")
        (field,) = [each for each in loaded.spec().fields if each.name == "hour"]
        hour = field.transform.transform(TimestamptzType())
        for task in loaded.scan().plan_files():
            (found,) = pq.ParquetFile(task.file.file_path.removeprefix("file://")).read(["offset"])[
                "offset"
            ]
            time = HOURS[found.as_py()][0]
            assert task.file.partition[1] == HOURS[found.as_py()][3]
            if time is None or abs(time) < 10**13:
                assert task.file.partition[1] == hour(None if time is None else time * 1000)
        assert loaded.scan("timestamp = '2023-11-14T22:13:20+00:00'").to_arrow().num_rows == 1
        assert loaded.scan("timestamp < '1970-01-01T00:00:00+00:00'").to_arrow().num_rows == 3
