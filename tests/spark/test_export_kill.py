"""Exports that are killed and run again.

`python -m tests.run kill` runs longer trials
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kafkafmt import read_records
from kafkafmt.segment.tables.schemas import TABLES
from tests.attacks.kill.broker import GrowingDisk, places, stored
from tests.attacks.kill.exports import check, torment
from tests.attacks.kill.figures import Figures, shown
from tests.attacks.kill.transactions import CommittedBroker
from tests.attacks.kill.victims import InDirectory
from tests.support.store import Store

pytestmark = pytest.mark.spark_processes

_DYING = """
import os, signal, sys
from kafkafmt.cli.app import cli
from kafkafmt.lake.tables.delta import Delta
Delta.commit = lambda *_, **__: os.killpg(0, signal.SIGKILL)
cli.main(sys.argv[1:])
"""


def test_figures_by_kind() -> None:
    kinds = {"full": Figures(runs=4, rows=1000), "incremental": Figures(runs=3, rows=500, losses=2)}
    kinds["full"].kills["full"], kinds["full"].moments["task"] = 3, 3
    lines = [" ".join(line.split()) for line in shown(kinds).splitlines()]
    assert "| full | 3 | 4 | 1,000 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |" in lines
    assert "| all | 3 | 7 | 1,500 | 0 | 2 | 0 | 0 | 0 | 0 | 0 |" in lines
    assert lines[-1] == "Kills by moment: task 3."
    assert kinds["full"].holds
    assert not kinds["incremental"].holds


def test_what_a_broker_knows_of_its_transactions(tmp_path: Path) -> None:
    broker = CommittedBroker(tmp_path, 3)
    for _ in range(3):
        broker.grow()
        broker.settle()
        read, committed = (
            places(
                "records", read_records(tmp_path, on_damage="skip", isolation=isolation).to_pylist()
            )
            for isolation in ("read_uncommitted", "read_committed")
        )
        truth = broker.truth(incremental=True)["records"]
        assert truth == committed
        assert (read - truth).total() == sum(broker.left_out)
    assert min(broker.left_out) > 1000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "kills"),
    [
        ("full", 1),
        ("full local", 2),
        ("incremental committed delta", 2),
        ("incremental delta local", 4),
        ("incremental delta store", 3),
        ("incremental iceberg store", 3),
    ],
)
def test_killed_and_run_again(s3: Store, tmp_path: Path, kind: str, kills: int) -> None:
    figures = Figures()
    torment(tmp_path, kind, kills, 3, figures, store=s3)
    print(figures)
    assert figures.kills.total() == kills
    assert figures.rows > 1000
    assert figures.holds


@pytest.mark.slow
def test_delta(tmp_path: Path) -> None:
    """The first incremental run dies before its commit; the next one is the first to report."""
    figures = Figures()
    broker = GrowingDisk(tmp_path / "data", 7)
    broker.grow()
    victims = [
        InDirectory(broker.data, tmp_path / mode, mode, figures)
        for mode in ("full delta local", "incremental delta local")
    ]
    full, incremental = victims
    full.run()
    check(broker, full, figures, incremental=False, last=True)
    options = ["--local", "--incremental", "--format", "delta", "--no-progress"]
    died = subprocess.run(
        [sys.executable, "-c", _DYING, "export", *options, broker.data, incremental.out],
        start_new_session=True,
        check=False,
    )
    assert died.returncode == -signal.SIGKILL
    broker.grow()
    incremental.run()
    check(broker, incremental, figures, incremental=True, last=True)
    report = json.loads((incremental.out / "report.json").read_text("utf-8"))
    found = stored(incremental.out, "damage").total()
    assert sum(report["damage_kinds"].values()) == found > 0
    for victim in victims:
        assert all((victim.out / table / "_delta_log").is_dir() for table in TABLES)
    print(figures)
    assert figures.rows > 1000
    assert figures.holds
