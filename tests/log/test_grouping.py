"""Groups in bounded memory: the same as a dict, whether they fit or go to temporary files."""

from __future__ import annotations

import random
from collections import Counter

import pyarrow as pa
import pytest

from kafkafmt.log import grouping
from kafkafmt.log.grouping import Groups


@pytest.mark.parametrize("kinds", [1, 50, 20_000])
@pytest.mark.parametrize("size", [grouping._BYTES, 40_000])
def test_groups_are_those_of_a_dict(kinds: int, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grouping, "_BYTES", size)
    monkeypatch.setattr(grouping, "_ROWS", 2_000)
    monkeypatch.setattr(grouping, "_PIECE", 2_000)
    monkeypatch.setattr(grouping, "_RUNS", 4)
    chance = random.Random(kinds)
    groups = Groups("key", {"count": "sum", "last": "max", "first": "min"})
    counts: Counter[bytes | None] = Counter()
    first: dict[bytes | None, int] = {}
    last: dict[bytes | None, int] = {}
    for start in range(0, 20_000, 500):
        keys = [
            None if chance.random() < 0.01 else b"%d" % chance.randrange(kinds) for _ in range(500)
        ]
        for number, key in enumerate(keys, start):
            counts[key] += 1
            first.setdefault(key, number)
            last[key] = number
        rows = pa.array(range(start, start + 500), pa.int64())
        ones = pa.array([1] * 500, pa.int64())
        groups.add({"key": pa.array(keys, pa.binary()), "count": ones, "last": rows, "first": rows})
    found = [row for table in groups.sorted() for row in table.to_pylist()]
    listed = [row["key"] for row in found]
    assert listed == [*sorted(key for key in counts if key is not None), None]
    assert {row["key"]: row["count"] for row in found} == counts
    assert {row["key"]: row["first"] for row in found} == first
    assert {row["key"]: row["last"] for row in found} == last


def test_no_rows_are_no_groups() -> None:
    assert list(Groups("key", {}).sorted()) == []


def test_numbers_alone_are_sorted() -> None:
    groups = Groups("row", {})
    groups.add({"row": pa.array([5, 3, 9, 3], pa.int64())})
    groups.add({"row": pa.array([4, 3], pa.int64())})
    assert [row["row"] for table in groups.sorted() for row in table.to_pylist()] == [3, 4, 5, 9]


def test_groups_go_to_a_file_where_they_take_more_than_half_of_the_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rows are grouped when there are many, and twice as many as there were groups."""
    monkeypatch.setattr(grouping, "_BYTES", 2 * 8 * 1000)
    monkeypatch.setattr(grouping, "_ROWS", 400)
    groups, start = Groups("row", {}), 0
    for new, again, kept, runs in (
        (400, 0, 1, 0), (1, 0, 1, 0), (400, 1, 2, 0), (0, 1, 1, 0),
        (199, 602, 2, 0), (0, 2, 1, 0), (1, 1000, 0, 1),
    ):  # fmt: skip
        groups.add({"row": pa.array([*range(start, start + new), *range(again)], pa.int64())})
        start += new
        assert (len(groups._kept), len(groups._runs)) == (kept, runs), start
