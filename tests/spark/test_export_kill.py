"""Exports that are killed and run again; `python -m benchmarks.kill_export` does it at length."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.kill_broker import Broker
from benchmarks.kill_export import Figures, Victim, check, shown, torment
from kafkafmt.spark.options import TABLES


def test_figures_by_kind() -> None:
    kinds = {"full": Figures(runs=4, rows=1000), "incremental": Figures(runs=3, rows=500, losses=2)}
    kinds["full"].kills["full"], kinds["full"].moments["task"] = 3, 3
    lines = [" ".join(line.split()) for line in shown(kinds).splitlines()]
    assert "| full | 3 | 4 | 1,000 | 0 | 0 | 0 | 0 |" in lines
    assert "| all | 3 | 7 | 1,500 | 0 | 2 | 0 | 0 |" in lines
    assert lines[-1] == "Kills by moment: task 3."
    assert kinds["full"].holds
    assert not kinds["incremental"].holds


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "kills"), [("full", 1), ("incremental", 2)])
def test_killed_and_run_again(tmp_path: Path, mode: str, kills: int) -> None:
    figures = Figures()
    torment(tmp_path, mode, kills, 3, figures)
    print(figures)
    assert figures.kills.total() == kills
    assert figures.rows > 1000
    assert (figures.duplicates, figures.losses, figures.extra, figures.incomplete) == (0, 0, 0, 0)


@pytest.mark.slow
def test_delta(tmp_path: Path) -> None:
    """Its jars come from Maven Central; the log of the tables is read without them."""
    figures = Figures()
    broker = Broker(tmp_path / "data", 5)
    broker.grow()
    for mode, runs in (("full delta", 1), ("incremental delta", 2)):
        victim = Victim(broker.data, tmp_path / mode, mode, figures, [])
        for _ in range(runs):
            victim.run()
            check(broker, victim, figures, last=True)
            assert all((victim.out / table / "_delta_log").is_dir() for table in TABLES)
            broker.grow()
    print(figures)
    assert figures.rows > 1000
    assert (figures.duplicates, figures.losses, figures.extra, figures.incomplete) == (0, 0, 0, 0)
