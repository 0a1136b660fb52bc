"""``diff`` while a broker runs on one of the copies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

import kafkafmt
from tests.attacks.changes import changes, readers
from tests.attacks.changes.between import Step
from tests.attacks.changes.judging import never
from tests.attacks.changes.trying import Trial

pytestmark = pytest.mark.slow


def _difference(root: Path) -> Sequence[str]:
    return readers.table(lambda path: kafkafmt.diff(path / "a", path / "b"), root)


@pytest.mark.parametrize("change", ["expires one", "compacts two"])
def test_no_copy_is_called_damaged_that_a_broker_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    disk = tmp_path / "disk"
    for name in ("a", "b"):
        changes.disk(disk / name, logs=1)

    def steps(root: Path) -> list[Step]:
        return changes.CHANGES[change](root / "a")

    trial = Trial(disk, tmp_path / "work", _difference, steps, never, monkeypatch)
    assert not list(trial.faults(islice(trial.whole(), 0, None, 4)))
