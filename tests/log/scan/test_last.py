"""``last=N``: the last records by time, of all logs of a source."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt.log.scan import last
from tests.support.encoder import Rec, flip, record_batch
from tests.support.files import put
from tests.support.tables import rows

TIME = 1_700_000_000_000


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """Two partitions whose records alternate in time; and two records without a time."""
    for partition in (0, 1):
        entries = []
        for offset in range(10):
            time = -1 if offset == 9 else TIME + 10 * offset + partition
            place: dict[str, Any] = {"base_offset": offset, "base_timestamp": time}
            entries.append(record_batch([Rec(b"%d" % partition)], **place, max_timestamp=time))
        put(tmp_path / f"t-{partition}" / f"{0:020}.log", *entries)
    return tmp_path


@pytest.mark.parametrize("least", [1, 4_096])
def test_the_last_rows_by_time(disk: Path, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(last, "_LEAST", least)
    ordered = [(0, 9), (1, 9), *((partition, at) for at in range(9) for partition in (0, 1))]

    def read(count: int, **options: Any) -> list[dict[str, Any]]:
        return rows(kafkafmt.read_records(disk, last=count, **options))

    for count in (1, 3, 18, 20, 99):
        assert [(row["partition"], row["offset"]) for row in read(count)] == ordered[-count:]
    assert read(2, columns=["key"]) == [{"key": b"0"}, {"key": b"1"}]
    assert read(2, columns=["offset", "partition"], end_offset=3) == [
        {"offset": 2, "partition": 0},
        {"offset": 2, "partition": 1},
    ]
    scan = kafkafmt.scan_records(disk, last=2, columns=["offset", "key"])
    assert scan.schema.names == ["offset", "key"]
    assert scan.read_all().schema == scan.schema
    assert repr(scan) == "<Scan of records: 2 segments, 2 columns>"
    assert kafkafmt.read_records(disk, last=2, partitions=7).num_rows == 0


def test_damage_is_reported(disk: Path) -> None:
    flip(disk / "t-0" / f"{0:020}.log", -1)
    scan = kafkafmt.scan_records(disk, last=1, on_damage="collect")
    assert scan.read_all()["offset"].to_pylist() == [8]
    assert len(scan.damage) == 1


@pytest.mark.parametrize(
    ("count", "sorted_rows"), [(7, [16, *[15] * 8, 7]), (2, [12, *[14] * 5, 10])]
)
def test_few_more_rows_are_kept_than_are_wanted(
    count: int, sorted_rows: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[int] = []
    by_time = last._sorted

    def noted(batches: list[pa.RecordBatch], count: int) -> pa.Table:
        kept.append(sum(batch.num_rows for batch in batches))
        return by_time(batches, count)

    monkeypatch.setattr(last, "_LEAST", 10)
    monkeypatch.setattr(last, "_sorted", noted)
    batches = [
        pa.record_batch(
            {
                "timestamp": pa.array([80 - 4 * number - at for at in range(4)]),
                "topic": ["t"] * 4,
                "partition": [0] * 4,
                "offset": range(4 * number, 4 * number + 4),
            }
        )
        for number in range(20)
    ]
    found = last.last_rows(iter(batches), count, ["offset"])
    offsets = [offset for batch in found for offset in batch["offset"].to_pylist()]
    assert (offsets, kept) == ([*range(count)][::-1], sorted_rows)
    assert list(last.last_rows(iter([]), count, ["offset"])) == []
