"""Spark Connect: the client has no JVM, so nothing here may need one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

from kafkafmt import read_records
from kafkafmt.spark.export import ExportError, run

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_queries_and_streams_run_over_connect(small: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.spark.connect_job", str(small), str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    total = read_records(str(small)).num_rows
    assert found["module"] == "pyspark.sql.connect.session"
    assert (found["batch"], found["stream"]) == (total, total)
    orders = read_records(str(small / "orders-*"), end_offset=50)
    assert found["where"] == orders.num_rows
    assert found["lag"] == [0, 0, 0]
    assert found["export"].startswith("an export needs Spark's driver in its own process")
    assert not found["out"]


@pytest.mark.parametrize("incremental", [False, True])
def test_an_export_over_connect_says_what_to_do(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, incremental: bool
) -> None:
    monkeypatch.setattr(SparkSession, "getActiveSession", object)
    with pytest.raises(ExportError, match="end the session of Spark Connect"):
        run(str(small), str(tmp_path / "out"), incremental=incremental)
    assert not (tmp_path / "out").exists()
