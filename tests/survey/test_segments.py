"""``kafkafmt.read_segments`` and ``ls --segments``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt.survey.segments import SEGMENT_SCHEMA
from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, record_batch
from tests.support.engines import engine

pytestmark = pytest.mark.usefixtures("engine")
__all__ = ["engine"]
TIME = 1_700_000_000_000
FAR = 1_793_472_000_000_000


def batch(base: int, times: list[int], producer: int = -1, **more: Any) -> bytes:
    records = [
        Rec(b"k", b"v", offset_delta=at, timestamp_delta=time - times[0])
        for at, time in enumerate(times)
    ]
    return record_batch(
        records,
        base_offset=base,
        base_timestamp=times[0],
        max_timestamp=max(times),
        producer_id=producer,
        **more,
    )


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    directory = tmp_path / "orders-0"
    directory.mkdir()
    segments = {
        0: [batch(0, [TIME, TIME + 9, TIME + 1], 7), batch(3, [TIME + 5, TIME + 6])],
        5: [batch(5, [TIME]), batch(6, [TIME, FAR, TIME + 2, FAR], 4711), batch(10, [TIME + 3])],
        11: [],
    }
    for base, entries in segments.items():
        path = directory / f"{base:020}.log"
        path.write_bytes(b"".join(entries))
        os.utime(path, ns=(0, (TIME + base) * 1_000_000))
    return tmp_path


def read(source: Path, **options: Any) -> list[dict[str, Any]]:
    table = kafkafmt.read_segments(source, **options)
    assert table.schema == SEGMENT_SCHEMA
    for at, field in enumerate(table.schema):
        if pa.types.is_timestamp(field.type):
            table = table.set_column(at, field.name, table[field.name].cast(pa.int64()))
    rows: list[dict[str, Any]] = table.to_pylist()
    return rows


def test_a_segment_has_its_offsets_times_and_the_record_of_the_largest(disk: Path) -> None:
    first, second, third = read(disk)
    assert first == {
        "path": str(disk / "orders-0" / f"{0:020}.log"),
        "topic": "orders",
        "partition": 0,
        "baseOffset": 0,
        "nextOffset": 5,
        "sizeInBytes": os.path.getsize(disk / "orders-0" / f"{0:020}.log"),
        "records": 5,
        "firstTimestamp": TIME,
        "lastTimestamp": TIME + 6,
        "largestTimestamp": TIME + 9,
        "largestTimestampOffset": 1,
        "producerId": 7,
        "fileTimestamp": TIME,
        "damagedRanges": 0,
    }
    assert second["largestTimestamp"] == FAR
    assert (second["largestTimestampOffset"], second["producerId"]) == (7, 4711)
    assert second["lastTimestamp"] == TIME + 3
    assert (third["baseOffset"], third["nextOffset"], third["records"]) == (11, 11, 0)
    assert third["largestTimestamp"] is None
    assert read(disk, threads=3) == read(disk)


def test_a_time_of_the_log_is_that_of_the_whole_batch(tmp_path: Path) -> None:
    directory = tmp_path / "t-0"
    directory.mkdir()
    data = batch(0, [TIME, TIME + 4], timestamp_type=1)
    (directory / f"{0:020}.log").write_bytes(data)
    (row,) = read(tmp_path)
    assert (row["largestTimestamp"], row["largestTimestampOffset"]) == (TIME + 4, 0)


def test_a_damaged_segment_has_a_row(disk: Path) -> None:
    path = disk / "orders-0" / f"{0:020}.log"
    path.write_bytes(b"x" * 200)
    first, second, _ = read(disk)
    assert first["damagedRanges"] == 1
    assert first["largestTimestamp"] is None
    assert second["largestTimestamp"] == FAR
    assert run("ls", "--segments", disk).exit_code == 1


def test_the_command_lists_segments(disk: Path) -> None:
    rows = json_lines(run("ls", "--segments", "--json", "--times", "ms", disk).stdout)
    assert [row["largestTimestamp"] for row in rows] == [TIME + 9, FAR, None]
    assert run("ls", "--segments", disk).exit_code == 0
    assert run("ls", "--segments", "--sort", "size", disk).exit_code == 2
    assert run("ls", "--segments", "--topic", "absent", disk).exit_code == 2
