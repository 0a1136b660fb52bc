"""Producers that only a snapshot has: their records were deleted, or are lost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.side_files.indexes import (
    ProducerStateEntry,
    aborted_txns,
    producer_entries,
)
from kafkafmt.segment.side_files.side_file import read
from tests.repair.salvage.logs import TIME, batch, data_directory, segment
from tests.repair.salvage.salvaging import salvaged_one
from tests.support.encoder import Rec, record_batch
from tests.survey.logs import Log

_GONE = ProducerStateEntry(7, 3, 41, 99, 2, TIME, 5, -1)
_OPEN = ProducerStateEntry(8, 1, 11, 98, 0, TIME, -1, 97)
_LATER = ProducerStateEntry(9, 0, 0, 99, 0, TIME, -1, -1)


def snapshot(log: Path, offset: int, entries: Sequence[ProducerStateEntry]) -> None:
    (log / f"{offset:020}.snapshot").write_bytes(encoding.snapshot(entries))


def written(log: Path) -> dict[int, list[ProducerStateEntry]]:
    """The entries of each snapshot, by its offset."""
    return {
        int(path.stem): list(producer_entries(read(path, None)))
        for path in sorted(log.glob("*.snapshot"))
    }


def test_those_of_deleted_records_are_kept(tmp_path: Path) -> None:
    """Two segments follow the deleted ones; the newest snapshot is what a broker loads."""
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 100, [batch(100)]).parent
    segment(log, 102, [batch(102)])
    for offset in (100, 102, 104):
        snapshot(log, offset, [_GONE, _OPEN])
    report = salvaged_one(tmp_path / "out", data)
    assert report.is_complete
    assert written(tmp_path / "out" / "t-0") == {at: [_GONE, _OPEN] for at in (100, 102, 104)}
    assert kafkafmt.verify(tmp_path / "out").num_rows == 0


def test_one_that_a_later_snapshot_lacks_has_expired(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 100, [batch(100)]).parent
    segment(log, 102, [batch(102)])
    snapshot(log, 100, [_GONE, _LATER])
    snapshot(log, 104, [_LATER])
    salvaged_one(tmp_path / "out", data)
    found = written(tmp_path / "out" / "t-0")
    assert found == {100: [_GONE, _LATER], 102: [_GONE, _LATER], 104: [_LATER]}


def test_of_an_emptied_log_all_are_kept(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 100, []).parent
    snapshot(log, 100, [_GONE])
    report = salvaged_one(tmp_path / "out", data)
    assert (report.start_offset, report.end_offset) == (100, 100)
    assert written(tmp_path / "out" / "t-0") == {100: [_GONE]}


@pytest.mark.parametrize("damaged", [b"", b"\0" * 60], ids=["empty", "zeroes"])
def test_a_damaged_snapshot_is_passed_over(damaged: bytes, tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 100, [batch(100)]).parent
    snapshot(log, 100, [_GONE])
    (log / f"{102:020}.snapshot").write_bytes(damaged)
    salvaged_one(tmp_path / "out", data)
    assert written(tmp_path / "out" / "t-0") == {100: [_GONE], 102: [_GONE]}


def test_one_that_goes_on_has_its_batches_from_the_log(tmp_path: Path) -> None:
    """Its transaction began before the log does, and an ABORT ends it there."""
    source = Log(100)
    source.data(8, epoch=1, sequence=12)
    source.marker(8, 1, commit=False, coordinator_epoch=6)
    data = data_directory(tmp_path / "a", {})
    source.write(data / "t-0")
    snapshot(data / "t-0", 100, [_GONE, _OPEN])
    salvaged_one(tmp_path / "out", data)
    out = tmp_path / "out" / "t-0"
    (ended, gone) = written(out)[102]
    assert gone == _GONE
    assert (ended.producer_id, ended.last_sequence, ended.current_txn_first_offset) == (8, 12, -1)
    (aborted,) = aborted_txns(read(out / f"{100:020}.txnindex", None))
    assert (aborted.first_offset, aborted.last_offset) == (97, 101)


def test_one_whose_only_batch_is_damaged_is_kept(tmp_path: Path) -> None:
    entry = ProducerStateEntry(5, 0, 1, 3, 1, TIME, -1, -1)
    lost = record_batch([Rec(b"k", b"v")] * 2, base_offset=2, producer_id=5, crc=1)
    data = data_directory(tmp_path / "a", {})
    log = segment(data / "t-0", 0, [batch(0), lost, batch(4)]).parent
    snapshot(log, 6, [entry])
    report = salvaged_one(tmp_path / "out", data)
    assert [(lost.first_offset, lost.last_offset) for lost in report.lost] == [(2, 3)]
    assert written(tmp_path / "out" / "t-0") == {6: [entry]}
