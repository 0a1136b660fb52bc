"""What an earlier run could not delete of its new files, beside the path that a command writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.survey.brokers import plain, write


@pytest.fixture
def data(tmp_path: Path) -> Path:
    write(plain(1, 1, 1), tmp_path / "data", "orders-0")
    return tmp_path / "data"


@pytest.mark.parametrize(
    ("command", "digits"),
    [
        (("records", "-o", "OUT", "data"), 16),
        (("batches", "-o", "OUT", "-f", "csv", "data"), 16),
        (("inspect", "--html", "OUT", "data/orders-0"), 16),
        (("unpack", f"data/orders-0/{0:020}.log", "OUT"), 16),
        (("salvage", "data", "OUT"), 8),
    ],
)
def test_it_is_said(
    data: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], digits: int
) -> None:
    """It may be of a run that goes on, so it stays."""
    monkeypatch.chdir(data.parent)
    left = data.parent / f".OUT.{'a' * digits}.partial"
    other = data.parent / f".OTHER.{'a' * digits}.partial"
    left.touch()
    other.touch()
    done = run(*command)
    assert done.exit_code == 0
    assert f"{left}: is unfinished" in " ".join(done.stderr.split())
    assert str(other) not in done.stderr
    assert left.exists()
