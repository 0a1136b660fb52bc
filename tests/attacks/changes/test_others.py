"""Exports, the inspector and the states of internal topics while a broker runs on the source."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tests.attacks.changes import changes
from tests.attacks.changes.judging import judge
from tests.attacks.changes.subjects import SUBJECTS
from tests.attacks.changes.trying import Trial


@pytest.mark.slow
@pytest.mark.parametrize(
    ("subject", "reader", "change", "one_in"),
    [
        ("logs", "exported", "truncates", 24),
        ("logs", "appended", "expires one", 48),
        ("logs", "appended committed", "commits", 96),
        ("logs", "inspected", "compacts two", 24),
        ("logs", "inspected", "truncates", 12),
        ("transactions", "transaction states", "compacts two", 2),
        ("transactions", "open transactions", "grows", 4),
        ("shares", "share states", "expires one", 2),
    ],
)
def test_the_answer_is_of_one_moment_or_the_change_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    subject: str,
    reader: str,
    change: str,
    one_in: int,
) -> None:
    of = SUBJECTS[subject]
    disk, is_right = tmp_path / "disk", judge(reader, change)
    if subject == "logs":
        changes.disk(disk, logs=2)
    else:
        of.disk(disk)
    read, steps = of.readers[reader], of.changes[change]
    trial = Trial(disk, tmp_path / "work", read, steps, is_right, monkeypatch)
    assert not list(trial.faults(islice(trial.whole(), 0, None, one_in)))
