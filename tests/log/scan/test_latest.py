"""``latest=True``: the last record of each key, as the cleaner leaves it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.log import grouping
from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, flip, record_batch
from tests.support.engines import engine
from tests.support.files import put
from tests.support.tables import rows

pytestmark = pytest.mark.usefixtures("engine")
__all__ = ["engine"]

TIME = 1_700_000_000_000
Written = tuple[int, bytes | None, bytes | None, int]
"""Offset, key, value and time of a record."""


def write(disk: Path, name: str, records: list[Written], batch: int = 10) -> None:
    for part in range(0, len(records), 100):
        entries = []
        for start in range(part, min(part + 100, len(records)), batch):
            some = records[start : start + batch]
            base, time = some[0][0], some[0][3]
            encoded = [
                Rec(key, value, offset_delta=offset - base, timestamp_delta=at - time)
                for offset, key, value, at in some
            ]
            entries.append(
                record_batch(
                    encoded,
                    base_offset=base,
                    base_timestamp=time,
                    max_timestamp=max(record[3] for record in some),
                    last_offset_delta=some[-1][0] - base,
                )
            )
        put(disk / name / f"{records[part][0]:020}.log", *entries)


def made(seed: int, count: int = 600, keys: int = 40) -> list[Written]:
    chance = random.Random(seed)
    return [
        (
            offset,
            None if chance.random() < 0.02 else b"k%d" % chance.randrange(keys),
            None if chance.random() < 0.2 else b"v%d" % offset,
            TIME + 1_000 * offset,
        )
        for offset in range(count)
    ]


def view(records: list[Written]) -> list[Written]:
    last = {record[1]: record for record in records if record[1] is not None}
    return sorted(last.values())


def read(disk: Path, **options: Any) -> list[Written]:
    table = kafkafmt.read_records(disk, latest=True, **options)
    return [(row["offset"], row["key"], row["value"], row["timestamp"]) for row in rows(table)]


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    write(tmp_path, "orders-0", made(1))
    write(tmp_path, "orders-1", made(2))
    return tmp_path


def test_each_partition_has_its_own_view(disk: Path) -> None:
    assert read(disk) == view(made(1)) + view(made(2))
    assert read(disk, limit=7) == view(made(1))[:7]
    assert read(disk, partitions=1) == view(made(2))
    scan = kafkafmt.scan_records(disk, latest=True, columns=["key"])
    assert repr(scan) == "<Scan of records: 12 segments, 1 column>"


def test_what_does_not_fit_goes_to_files(disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grouping, "_BYTES", 200)
    monkeypatch.setattr(grouping, "_ROWS", 5)
    monkeypatch.setattr(grouping, "_PIECE", 50)
    assert read(disk) == view(made(1)) + view(made(2))


def test_the_view_as_of_a_time_or_offset(disk: Path) -> None:
    early = [record for record in made(1) if record[3] < TIME + 250_000]
    assert read(disk, partitions=0, end=TIME + 250_000) == view(early)
    assert read(disk, partitions=0, end_offset=250) == view(early)
    by_log = {"orders": {0: 250, 1: 0}}
    assert read(disk, end_offset=by_log) == view(early)


def test_other_filters_are_of_the_view(disk: Path) -> None:
    whole = view(made(1))
    there = [record for record in whole if record[2] is not None]
    assert 0 < len(there) < len(whole)
    assert read(disk, partitions=0, not_null="value") == there
    assert read(disk, partitions=0, null="value") == [one for one in whole if one[2] is None]
    sevens = [one for one in there if (one[2] or b"").endswith(b"7")]
    assert read(disk, partitions=0, pattern="7$", search_in="value") == sevens
    some = [one for one in whole if one[1] in (b"k3", b"k4")]
    assert read(disk, partitions=0, keys=["k3", "k4"]) == some


def test_columns_decide_nothing(disk: Path) -> None:
    table = kafkafmt.read_records(disk, latest=True, columns=["offset"], not_null="value", limit=3)
    expected = [one[0] for one in view(made(1)) if one[2] is not None]
    assert rows(table) == [{"offset": offset} for offset in expected[:3]]


def test_damage_is_reported_once(disk: Path) -> None:
    flip(disk / "orders-0" / f"{100:020}.log", -1)
    with pytest.raises(kafkafmt.errors.ChecksumError):
        read(disk)
    scan = kafkafmt.scan_records(disk, latest=True, on_damage="collect", columns=["offset"])
    assert sum(batch.num_rows for batch in scan) > 0
    assert len(scan.damage) == 1


def test_control_records_have_no_key() -> None:
    with pytest.raises(ValueError, match="latest is of records with keys"):
        kafkafmt.scan_records(b"", latest=True, include_control=True)


def test_the_command_prints_and_counts(disk: Path) -> None:
    found = json_lines(run("records", "--latest", "--columns", "partition,offset", disk).stdout)
    expected = [(0, one[0]) for one in view(made(1))] + [(1, one[0]) for one in view(made(2))]
    assert [(row["partition"], row["offset"]) for row in found] == expected
    assert run("records", "-c", "--latest", disk).stdout == f"{len(expected)}\n"
    assert run("records", "--count", "--json", disk).stdout == '{"records":1200}\n'
    assert run("records", "--latest", "--include-control", disk).exit_code == 2
    assert run("records", "-c", "--last", "3", disk).exit_code == 2
