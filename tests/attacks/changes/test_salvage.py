"""``salvage`` while a broker still runs on the source."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tests.attacks.changes import changes, readers
from tests.attacks.changes.judging import judge
from tests.attacks.changes.trying import Trial

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("change", ["expires one", "compacts two", "truncates"])
def test_nothing_is_called_lost_that_a_broker_deletes_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    disk, steps = changes.disk(tmp_path / "disk", logs=1), changes.CHANGES[change]
    read, is_right = readers.READERS["salvage"], judge("salvage", change)
    trial = Trial(disk, tmp_path / "work", read, steps, is_right, monkeypatch)
    assert not list(trial.faults(islice(trial.whole(), 0, None, 5)))
