"""Exports of logs to which a writer appends meanwhile: all that is said is of the same offsets."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.lake import read_table
from kafkafmt.lake.export.task import TableReader
from kafkafmt.lake.report.figures import ExportReport
from tests.lake.export import running
from tests.support.growing_log import GrowingLog, batch
from tests.support.samples import some

FORMATS = ("parquet", "delta", "iceberg")
LOGS = ("orders-0", "orders-1", "events-0")

_WRITER = """
import sys, time
from pathlib import Path
from tests.support.growing_log import GrowingLog
logs = [GrowingLog(Path(sys.argv[1]), name) for name in sys.argv[2:]]
for number in range(1_000_000):
    for log in logs:
        log.send(20)
        if number % 50 == 49:
            log.roll()
    time.sleep(0.002)  # or most of the time is spent on what comes meanwhile
"""


def agree(out: Path, report: ExportReport) -> None:
    """The three tables and the report speak of the same offsets, from 0 on, without a gap."""
    records = read_table(out, "records").read_all().to_pylist()
    batches = read_table(out, "batches").read_all().to_pylist()
    offsets: dict[tuple[str, int], list[int]] = {}
    for row in records:
        offsets.setdefault((row["topic"], row["partition"]), []).append(row["offset"])
    for found in offsets.values():
        assert sorted(found) == list(range(len(found)))
    counted: dict[tuple[str, int], int] = {}
    for row in batches:
        log = row["topic"], row["partition"]
        counted[log] = counted.get(log, 0) + row["lastOffset"] - row["baseOffset"] + 1
    assert counted == {log: len(found) for log, found in offsets.items()}
    said = {(part.topic, part.partition): part.offset_ranges for part in report.partitions}
    assert {log: [(0, len(found) - 1)] for log, found in offsets.items()} == {
        log: ranges for log, ranges in said.items() if ranges
    }
    assert report.total.records == len(records)
    stored = json.loads((out / "report.json").read_text())
    assert stored["total"]["records"] == len(records)


@pytest.mark.parametrize("options", [{}, {"isolation": "read_committed"}, {"end": "latest"}])
@pytest.mark.parametrize("unfinished", [0, 30])
def test_what_comes_between_two_passes_of_a_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unfinished: int, options: dict[str, Any]
) -> None:
    """Whole batches, the rest of an unfinished one, and another segment."""
    orders = GrowingLog(tmp_path / "data")
    orders.send(3)
    rest = batch(orders.next)
    orders.append(rest[:unfinished])
    batches = TableReader.batches

    def late(*given: Any) -> Iterator[Any]:
        if unfinished:
            orders.append(rest[unfinished:])
            orders.next += 5
        orders.send(2)
        orders.roll()
        orders.send(2)
        yield from batches(*given)

    monkeypatch.setattr(TableReader, "batches", late)
    report = running.run(tmp_path / "data", tmp_path / "out", **options)
    assert report.total.records == 15
    assert not report.is_damaged
    agree(tmp_path / "out", report)


@pytest.fixture
def growing(tmp_path: Path) -> Iterator[Path]:
    """A directory whose logs another process appends to, hundreds of times a second."""
    data = tmp_path / "data"
    writer = subprocess.Popen([sys.executable, "-c", _WRITER, str(data), *LOGS])
    try:
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline and not all(
            any(file.stat().st_size for file in (data / log).glob("*.log")) for log in LOGS
        ):
            time.sleep(0.01)
        yield data
    finally:
        writer.kill()
        writer.wait()


@pytest.mark.parametrize("format", some(FORMATS, 3))
def test_a_source_that_a_process_appends_to(growing: Path, tmp_path: Path, format: str) -> None:
    for out in (tmp_path / "first", tmp_path / "second"):
        report = kafkafmt.export(str(growing), str(out), format=format, processes=2)
        agree(out, report)


@pytest.mark.parametrize("format", some(FORMATS[1:], 2))
def test_runs_that_append_what_a_process_appends(
    growing: Path, tmp_path: Path, format: str
) -> None:
    out, total = tmp_path / "out", 0
    for _ in range(2):
        report = kafkafmt.export(str(growing), str(out), format=format, incremental=True)
        total += report.total.records
    assert read_table(out, "records", columns=["offset"]).read_all().num_rows == total
