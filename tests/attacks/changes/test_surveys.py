"""``ls`` and ``verify`` while a broker changes the directory between two of their system calls."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from tests.attacks.changes import changes, readers
from tests.attacks.changes.between import Step
from tests.attacks.changes.judging import judge
from tests.attacks.changes.trying import Trial

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return changes.disk(tmp_path_factory.mktemp("data") / "disk", logs=1)


@pytest.mark.parametrize("reader", ["ls", "verify"])
@pytest.mark.parametrize(
    "change",
    ["grows", "expires", "compacts two", "truncates", "deletes the topic", "recreates the topic"],
)
def test_nothing_is_called_damaged_that_a_broker_changes(
    disk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: str, change: str
) -> None:
    """``ls`` counts a log again, and ``verify`` tells what it could not look at."""
    read, steps, is_right = readers.SURVEYS[reader], changes.CHANGES[change], judge(reader, change)
    trial = Trial(disk, tmp_path / "work", read, steps, is_right, monkeypatch)
    assert not list(trial.faults(islice(trial.whole(), 1, None, 3)))


def _set_aside(data: Path) -> list[Step]:
    return changes.deletes_topic(data)[:1]


@pytest.mark.slow
@pytest.mark.parametrize("change", ["is set aside", "deletes the topic", "recreates the topic"])
def test_a_log_that_is_renamed_or_deleted_does_not_end_a_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """Also between the listing of its data directory and its own."""
    disk, steps = changes.disk(tmp_path / "disk", logs=2), changes.CHANGES.get(change, _set_aside)
    trial = Trial(disk, tmp_path / "work", _listed, steps, judge("ls", change), monkeypatch)
    schedules = [*trial.whole(), *trial.one_by_one()]
    assert not list(trial.faults(schedules[12:]))


def _listed(data: Path) -> Sequence[str]:
    try:
        return readers.SURVEYS["ls"](data)
    except FileNotFoundError as error:
        raise AssertionError(str(error)) from error


def _sound(data: Path) -> list[str]:
    rows = readers.SURVEYS["verify"](data)
    assert not [row for row in rows if '"severity": "damage"' in row]
    return list(rows)


def test_an_index_that_is_older_than_its_growing_segment_has_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The marker of a transaction, and its entry in the index, come after the index was read."""
    disk, steps = changes.disk(tmp_path / "disk", logs=2), changes.CHANGES["commits"]
    trial = Trial(disk, tmp_path / "work", _sound, steps, judge("verify", "commits"), monkeypatch)
    assert not list(trial.faults(list(trial.whole())[80:]))
