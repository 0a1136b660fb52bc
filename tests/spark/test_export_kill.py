"""Exports that die by SIGKILL, with all their processes: what is left is sound, and they go on.

`tests/lake/export/test_killed.py` stops a run before each change of each place and format, within
its process. Here the command line is killed before its n-th change of OUT, with its tasks.
"""

from __future__ import annotations

import signal
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kafkafmt import read_records
from kafkafmt.lake import read_table
from tests.spark.killed import run_killed
from tests.support.growing_log import GrowingLog
from tests.support.samples import SOAK

pytestmark = [pytest.mark.slow, pytest.mark.spark_processes]

LOCAL = "--local", "--processes=2"
KINDS = {
    "local": (*LOCAL, "--format=parquet"),
    "local delta": (*LOCAL, "--format=delta", "--incremental"),
}
if SOAK:
    KINDS["local iceberg"] = (*LOCAL, "--format=iceberg", "--incremental")
    KINDS["Spark delta"] = ("--format=delta", "--incremental")
SHARES = [n / 16 for n in range(16)] if SOAK else [0.4]
"""Of the changes of the last run that nobody disturbed."""


def _places(table: Any) -> Counter[tuple[int, int]]:
    columns = (table.column(name).to_pylist() for name in ("partition", "offset"))
    return Counter(zip(*columns, strict=True))


@pytest.mark.parametrize("kind", KINDS)
def test_killed_and_run_again(kind: str, tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    logs = [GrowingLog(data, f"orders-{number}") for number in range(3)]

    def run(step: int) -> subprocess.CompletedProcess[str]:
        return run_killed(step, "export", "--no-progress", *KINDS[kind], data, out)

    def grown() -> Counter[tuple[int, int]]:
        """What an undisturbed run makes of the source, which has more records."""
        for log in logs:
            log.send(4)
            log.roll()
            log.send(2)
        whole = run(-1)
        assert whole.returncode == 0, whole.stdout + whole.stderr
        changes.append(int(whole.stdout.rpartition("changes: ")[2]))
        truth = _places(read_records(data))
        assert _places(read_table(out, "records").read_all()) == truth
        return truth

    changes: list[int] = []
    before, kills = grown(), 0
    for share in SHARES:
        for log in logs:
            log.send(3)
        died = run(int(share * changes[-1]))
        truth = _places(read_records(data))
        found = _places(read_table(out, "records").read_all())
        assert found in (before, truth) or ("--incremental" in KINDS[kind] and before <= found)
        assert found <= truth
        kills += died.returncode == -signal.SIGKILL
        assert died.returncode in (0, -signal.SIGKILL), died.stdout + died.stderr
        before = grown()
    assert kills
