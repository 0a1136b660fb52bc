"""Incremental exports of the copies of several brokers: the tables are those of a full export."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.lake.export.errors import ExportDataLossError
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables.reading import read_table
from tests.lake.export import running
from tests.support.encoder import Rec, record_batch
from tests.support.samples import some

FORMATS = ("delta", "iceberg")
MERGED: dict[str, Any] = {"merge_replicas": True}


def batch(offset: int, epoch: int = 0, mark: str = "") -> bytes:
    records = [Rec(b"k", b"%d-%s" % (offset + n, mark.encode()), offset_delta=n) for n in range(5)]
    return record_batch(
        records,
        base_offset=offset,
        leader_epoch=epoch,
        base_timestamp=1_700_000_000_000,
        max_timestamp=1_700_000_000_000,
    )


class Copies:
    def __init__(self, data: Path, log: str = "orders-0", brokers: int = 2) -> None:
        self.places = [data / f"broker-{number}" / log for number in range(brokers)]
        self.next = 0
        self.segment = 0
        for place in self.places:
            place.mkdir(parents=True)

    def send(self, batches: int = 1, *, to: tuple[int, ...] = (0, 1), epoch: int = 0) -> None:
        for _ in range(batches):
            for number in to:
                with (self.places[number] / f"{self.segment:020}.log").open("ab") as file:
                    file.write(batch(self.next, epoch))
            self.next += 5

    def roll(self) -> None:
        self.segment = self.next


def run(data: Path, out: Path, format: str = "delta", **options: Any) -> ExportReport:
    return running.run(data, out, incremental=True, format=format, **MERGED, **options)


def rows(out: Path, table: str = "records") -> list[str]:
    place = ("segment", "position", "batchPosition", "timestamp")
    found = read_table(out, table).read_all().to_pylist()
    return sorted(str({k: v for k, v in row.items() if k not in place}) for row in found)


def expect_as_full(data: Path, out: Path, full: Path, format: str) -> None:
    shutil.rmtree(full, ignore_errors=True)
    running.run(data, full, format=format, **MERGED)
    assert rows(out) == rows(full)
    assert rows(out, "batches") == rows(full, "batches")


@pytest.mark.parametrize("format", some(FORMATS, 2))
@pytest.mark.parametrize("seed", some(range(3), 3))
def test_tables_are_those_of_a_full_export(tmp_path: Path, format: str, seed: int) -> None:
    """Copies lag in turn, roll, and lack batches that another one has."""
    random.seed(seed)
    data, out = tmp_path / "data", tmp_path / "out"
    orders, events = Copies(data), Copies(data, "events-3")
    for _ in range(5):
        for log in (orders, events):
            both = random.choice([True, False])
            log.send(random.randint(0, 3))
            if random.random() < 0.4:
                log.roll()
            log.send(random.randint(1, 2), to=(0, 1) if both else (0,))
            if not both:  # the follower fetches what it lacks
                for path in log.places[0].glob("*.log"):
                    shutil.copy(path, log.places[1] / path.name)
        run(data, out, format, max_bytes_per_trigger=random.choice([None, "1", "1k"]))
        expect_as_full(data, out, tmp_path / "full", format)
    assert run(data, out, format).is_unchanged
    assert kafkafmt.lake.handover(out) == {"orders": {0: orders.next}, "events": {3: events.next}}


@pytest.mark.parametrize("format", some(FORMATS, 2))
def test_a_broker_that_appears_and_one_that_goes_away(tmp_path: Path, format: str) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    log = Copies(data, brokers=3)
    log.send(2, to=(0, 1))
    for place in log.places[2:]:
        shutil.rmtree(place)
    run(data, out, format)
    shutil.copytree(log.places[0], log.places[2])
    log.send(2, to=(0, 1, 2))
    run(data, out, format)
    expect_as_full(data, out, tmp_path / "full", format)
    away = log.places[0].rename(tmp_path / "away")
    log.roll()
    log.send(2, to=(1, 2))
    run(data, out, format)
    expect_as_full(data, out, tmp_path / "full", format)
    away.rename(log.places[0])
    log.send(1, to=(1, 2), epoch=1)
    run(data, out, format)
    expect_as_full(data, out, tmp_path / "full", format)


def test_the_longest_copy_goes_away(tmp_path: Path) -> None:
    """What it alone had is in the table; the others may not have it, and continue otherwise."""
    data, out = tmp_path / "data", tmp_path / "out"
    log = Copies(data)
    log.send(2)
    log.send(2, to=(0,))
    run(data, out)
    shutil.rmtree(log.places[0])
    with pytest.raises(
        ExportDataLossError, match="the copies now end at 10, the next offset was 20"
    ):
        run(data, out)
    log.next = 10
    log.send(4, to=(1,), epoch=1)  # an unclean leader
    with pytest.raises(ExportDataLossError, match="orders-0: the topic was recreated, or the log"):
        run(data, out)
    run(data, out, fail_on_data_loss=False)
    assert len(rows(out)) == 20 + 30


def test_a_better_copy_contradicts_what_was_read(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    log = Copies(data)
    log.send(3, to=(1,))
    shutil.rmtree(log.places[0])
    run(data, out)
    log.places[0].mkdir()
    log.next = 0
    log.send(4, to=(0,), epoch=7)
    before = rows(out)
    with pytest.raises(ExportDataLossError, match="orders-0: the topic was recreated, or the log"):
        run(data, out)
    assert rows(out) == before


def test_a_log_that_is_gone_and_one_that_comes(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders, events = Copies(data), Copies(data, "events-0")
    orders.send(2)
    events.send(2)
    run(data, out)
    for place in events.places:
        shutil.rmtree(place)
    later = Copies(data, "later-0")
    later.send(1)
    with pytest.raises(ExportDataLossError, match="the log events-0 is gone"):
        run(data, out)
    run(data, out, fail_on_data_loss=False)
    assert len(rows(out)) == 25


def test_retention_of_all_copies_loses_offsets(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    log = Copies(data)
    log.send(2)
    run(data, out)
    log.roll()
    log.send(2)
    log.roll()
    log.send(1)
    for place in log.places:
        for path in sorted(place.glob("*.log"))[:2]:
            path.unlink()
    with pytest.raises(ExportDataLossError, match="offsets 10 to 19 of orders-0 are gone"):
        run(data, out)
    run(data, out, fail_on_data_loss=False)
    assert len(rows(out)) == 15


@pytest.mark.parametrize(("first", "records"), [(0, 16), (1, 20)], ids=["cleaned", "whole"])
def test_a_copy_that_was_cleaned_more_is_no_other_log(
    tmp_path: Path, first: int, records: int
) -> None:
    """The chosen copy changes between the runs, and has another form of the last batch read."""
    data, out = tmp_path / "data", tmp_path / "out"
    log = Copies(data)
    log.send(2)
    cleaned = record_batch(
        [Rec(b"k", b"9-", offset_delta=4)],
        base_offset=5,
        leader_epoch=0,
        base_timestamp=1_700_000_000_000,
        max_timestamp=1_700_000_000_000,
    )
    (log.places[0] / f"{0:020}.log").write_bytes(batch(0) + cleaned)
    log.roll()
    for number in range(2):
        (log.places[number] / f"{10:020}.log").touch()
    other = log.places[1 - first].rename(tmp_path / "other")
    run(data, out)
    other.rename(log.places[1 - first])
    log.send(1, to=(1 - first,))
    run(data, out)
    log.send(1, to=(0, 1))
    run(data, out)
    assert len(rows(out)) == records


def test_what_does_not_fit(tmp_path: Path) -> None:
    log = Copies(tmp_path / "data")
    log.send()
    with pytest.raises(ValueError, match="reads uncommitted records, too"):
        run(tmp_path / "data", tmp_path / "out", isolation="read_committed")
