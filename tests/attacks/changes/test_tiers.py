"""A bucket of tiered storage that brokers fill and empty, also beside the disk of one of them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tests.attacks.changes import readers, tiers
from tests.attacks.changes.judging import judge
from tests.attacks.changes.trying import Trial

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiers.disk(tmp_path_factory.mktemp("tier") / "disk")


@pytest.mark.parametrize(
    ("reader", "change", "one_in"),
    [
        ("tier and broker", "leaves", 2),
        ("broker and tier", "leaves", 8),
        ("tier", "copies", 8),
        ("tier", "expires", 4),
        ("tier collected", "expires otherwise", 8),
        ("tier exported", "expires", 16),
        ("tier listed", "expires", 8),
        ("tier verified", "expires", 4),
        ("tier audited", "copies", 16),
    ],
)
def test_no_segment_is_missed_or_called_damaged_that_moves(
    disk: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    reader: str,
    change: str,
    one_in: int,
) -> None:
    """A segment is copied before a broker deletes its own; what retention deletes is gone."""
    read, steps = readers.TIERS[reader], tiers.CHANGES[change]
    is_right = judge(reader, change)
    trial = Trial(disk, tmp_path / "work", read, steps, is_right, monkeypatch)
    assert not list(trial.faults(islice(trial.whole(), 0, None, one_in)))
