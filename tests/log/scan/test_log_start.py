"""Readers begin at the log start offset, as a consumer does, and say what they leave out."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.repair.salvage.logs import batch, data_directory, segment
from tests.support.tables import offsets

CHECKPOINT = "log-start-offset-checkpoint"


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    path = data_directory(tmp_path / "disk", {"orders-0": [0, 2, 4], "pay-0": [0]})
    segment(path / "orders-0", 6, [batch(6, records=4)])
    return path


def begin(disk: Path, start: int) -> None:
    (disk / CHECKPOINT).write_text(f"0\n1\norders 0 {start}\n")


@pytest.mark.parametrize("start", [0, 1, 2, 3, 6, 7, 9, 10, 1_000])
def test_reads_begin_at_log_start(disk: Path, start: int, caplog: pytest.LogCaptureFixture) -> None:
    orders, everything = disk / "orders-0", offsets(disk / "orders-0")
    begin(disk, start)
    with caplog.at_level(logging.WARNING):
        assert offsets(orders) == [offset for offset in everything if offset >= start]
    assert len([text for text in caplog.messages if "log start offset" in text]) == (start > 0)
    assert offsets(orders, below_log_start=True) == everything
    assert kafkafmt.read_batches(orders)["baseOffset"].to_pylist()[0] == 0, "what is stored"


def test_each_log_has_its_own_start(disk: Path) -> None:
    pay = offsets(disk / "pay-0")
    begin(disk, 5)
    table = kafkafmt.read_records(disk, columns=["topic", "offset"])
    assert [row["offset"] for row in table.to_pylist() if row["topic"] == "pay"] == pay


def test_a_log_that_is_named_alone_begins_there_too(disk: Path) -> None:
    begin(disk, 7)
    assert offsets(disk / "orders-0" / f"{6:020}.log") == [7, 8, 9]


def test_the_command_says_how_to_read_the_rest(disk: Path) -> None:
    every = run("records", "-c", disk / "orders-0").stdout
    begin(disk, 7)
    found = run("records", "-c", disk / "orders-0")
    assert (found.exit_code, found.stdout) == (0, "3\n")
    assert "below the log start offset 7 are left out" in found.stderr
    assert "--below-log-start" in found.stderr
    rest = run("records", "-c", "--below-log-start", disk / "orders-0")
    assert (rest.stdout, rest.stderr) == (every, "")
