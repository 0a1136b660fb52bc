"""Records while a broker changes the directory between two system calls of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attacks.changes import changes, readers
from tests.attacks.changes.judging import record_judge
from tests.attacks.changes.trying import Trial

pytestmark = pytest.mark.slow

ONE_LOG = tuple(change for change in changes.CHANGES if change != "commits")
OF_A_DIRECTORY = ("expires all", "compacts the middle", "truncates", "recreates the topic")


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return changes.disk(tmp_path_factory.mktemp("data") / "disk", logs=1)


@pytest.mark.parametrize(
    ("reader", "change"),
    [
        *(("of one log", change) for change in ONE_LOG),
        *((name, change) for name in ("from an offset", "matched") for change in OF_A_DIRECTORY),
    ],
)
def test_records_are_of_one_moment_or_the_change_is_told(
    disk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: str, change: str
) -> None:
    """A replaced segment is never read at the places of the one before it, or beside its rest."""
    read, steps = readers.RECORDS[reader], changes.CHANGES[change]
    trial = Trial(disk, tmp_path / "work", read, steps, record_judge(change), monkeypatch)
    assert not list(trial.faults(trial.whole()))


@pytest.mark.parametrize("reader", ["of one log", "matched"])
def test_no_segment_is_missed_that_is_renamed_while_it_is_listed(
    disk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: str
) -> None:
    """The old one is gone when a swap is listed, which then has its own name."""
    change = "compacts the middle"
    read, steps = readers.RECORDS[reader], changes.CHANGES[change]
    trial = Trial(disk, tmp_path / "work", read, steps, record_judge(change), monkeypatch)
    assert not list(trial.faults(trial.after(9)))
