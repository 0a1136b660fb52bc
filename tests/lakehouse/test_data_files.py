"""The writer of data files: directories, sizes and row groups."""

from __future__ import annotations

import os
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from kafkafmt.lakehouse import data_files
from kafkafmt.lakehouse.data_files import PartitionedWriter

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
    monkeypatch.setattr(data_files, "_ROW_GROUP_BYTES", 20_000)
    with PartitionedWriter(tmp_path, "part", SCHEMA, target_file_size=100_000) as writer:
        for number in range(40):
            writer.write(batch(number * 10, 10))
    sizes = [(tmp_path / file.path).stat().st_size for file in writer.files]
    assert len(sizes) == 5
    assert all(60_000 < size <= 105_000 for size in sizes[:-1])
    ordered = spans(tmp_path, [file.path for file in writer.files])
    assert ordered[0][0] == 0
    assert ordered[-1][1] == 399
    assert all(
        before[1] + 1 == after[0] for before, after in zip(ordered, ordered[1:], strict=False)
    )


def test_small_rows_are_in_one_file(tmp_path: Path) -> None:
    with PartitionedWriter(tmp_path, "part", SCHEMA, describes=True) as writer:
        for number in range(40):
            writer.write(batch(number * 10, 10))
        writer.write(batch(0, 0))
    (file,) = writer.files
    assert (file.rows, file.size) == (400, (tmp_path / file.path).stat().st_size)
    with PartitionedWriter(tmp_path, "none", SCHEMA) as empty:
        empty.write(batch(0, 0))
    assert empty.files == []


def test_a_row_that_is_larger_than_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data_files, "_ROW_GROUP_BYTES", 1000)
    with PartitionedWriter(tmp_path, "part", SCHEMA, target_file_size=1) as writer:
        for number in range(3):
            writer.write(batch(number, 1, 5000))
    assert spans(tmp_path, [file.path for file in writer.files]) == [(0, 0), (1, 1), (2, 2)]
