"""A log that moves from one data directory of a broker to another while both are listed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.log.merging import SeveralLogsError
from tests.attacks.changes import changes, readers
from tests.attacks.changes.judging import of_one_moment, without_hole
from tests.attacks.changes.trying import Trial


def _records(root: Path) -> Sequence[str]:
    """The second one first: it is listed before the log is there."""
    try:
        return readers.records(root, source=[root / "b", root / "a"])
    except SeveralLogsError as error:  # it is in both
        raise kafkafmt.ReplacedError(str(error)) from error


@pytest.mark.slow
@pytest.mark.parametrize("reader", ["records", "ls"])
def test_no_log_is_missed_that_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: str
) -> None:
    disk = changes.two_disks(tmp_path / "disk")
    read = _records if reader == "records" else readers.SURVEYS["ls"]
    is_right = without_hole if reader == "records" else of_one_moment
    trial = Trial(disk, tmp_path / "work", read, changes.moves, is_right, monkeypatch)
    faults = list(trial.faults(trial.whole()))
    assert not faults
