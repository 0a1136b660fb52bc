"""``records --last``: the last records of several partitions, by time."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.cli.words import time_text, time_texts
from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, record_batch


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """Two partitions whose times alternate, and one whose records have no time."""
    for partition in (0, 1):
        times = [1_000 * (2 * number + 1 - partition) for number in range(20)]
        write(tmp_path / f"orders-{partition}", times)
    write(tmp_path / "timeless-0", [-1, -1])
    return tmp_path


def write(directory: Path, times: list[int]) -> None:
    directory.mkdir()
    entries = [
        record_batch([Rec(b"k", b"%d" % time)], base_offset=offset, base_timestamp=time)
        for offset, time in enumerate(times)
    ]
    (directory / f"{0:020}.log").write_bytes(b"".join(entries))


def printed(*arguments: str | Path) -> list[tuple[int, int]]:
    rows = json_lines(run("records", "--columns", "partition,offset", *arguments).stdout)
    assert all(list(row) == ["partition", "offset"] for row in rows)
    return [(row["partition"], row["offset"]) for row in rows]


def test_the_last_ones_of_all_partitions(disk: Path) -> None:
    assert printed("--last", "3", disk) == [(0, 18), (1, 19), (0, 19)]
    assert printed("--last", "1", "--topic", "timeless", disk) == [(0, 1)]
    assert len(printed("--last", "1000", disk)) == 42
    assert printed("--last", "1000", disk)[:2] == [(0, 0), (0, 1)]  # those without a time


def test_filters_come_first(disk: Path) -> None:
    assert printed("--last", "2", "--end", "1970-01-01T00:00:10Z", disk) == [(1, 4), (0, 4)]
    assert printed("--last", "2", "-e", "^1.000$", "--partition", "1", disk) == [(1, 8), (1, 9)]


def test_every_column_is_printed_unless_some_are_named(disk: Path) -> None:
    (row,) = json_lines(run("records", "--last", "1", disk).stdout)
    (same,) = json_lines(
        run("records", "--topic", "orders", "--partition", "0", "--start-offset", "19", disk).stdout
    )
    assert row == same


def test_first_and_last_exclude_each_other(disk: Path) -> None:
    result = run("records", "--last", "1", "-n", "1", disk)
    assert result.exit_code == 2
    assert "--limit takes the first records, --last the last ones" in result.stderr


def test_python_has_the_same_rows_and_words(disk: Path) -> None:
    table = kafkafmt.read_records(disk, last=3, columns=["value", "offset"])
    assert table.column_names == ["value", "offset"]
    assert table["offset"].to_pylist() == [18, 19, 19]
    decoded = kafkafmt.scan_records(disk, topics="orders", last=2, value_format="json")
    assert decoded.read_all()["value"].to_pylist() == ["38000", "39000"]
    latest = kafkafmt.read_records(disk, topics="orders", last=5, latest=True)
    assert latest["offset"].to_pylist() == [19, 19]
    assert kafkafmt.scan_records(disk, last=2).head(1).num_rows == 1
    for wrong, kind in ((0, ValueError), (-1, ValueError), (True, TypeError), ("2", TypeError)):
        with pytest.raises(kind, match=r"^last is "):
            kafkafmt.read_records(disk, last=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="limit takes the first records, last the last ones"):
        kafkafmt.scan_records(disk, last=1, limit=1)


def test_no_record_is_no_line(tmp_path: Path) -> None:
    write(tmp_path / "orders-0", [])
    assert run("records", "--last", "3", tmp_path).stdout == ""


def test_times_at_once_are_those_one_by_one() -> None:
    numbers = random.Random(1)
    first, last = -62_135_596_800_000, 253_402_300_799_999
    times = [first, last, -1, 0, *(numbers.randint(first, last) for _ in range(2_000)), None]
    assert time_texts(times) == [None if each is None else time_text(each) for each in times]
    for outside in (first - 1, last + 1, 2**63 - 1, -(2**63)):
        assert time_texts([outside, 0, None]) == [time_text(outside), time_text(0), None]
