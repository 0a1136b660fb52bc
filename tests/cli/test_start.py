"""A command loads what it needs, and not the query engines and frames that happen to be installed.

What it loads decides how long it takes to start: pandas alone costs 0.7 s.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cluster.state.test_offsets import commit, log, plain
from tests.support.truth import GOLDEN

HEAVY = {
    *("numpy", "pandas", "polars", "duckdb", "pyspark", "pyarrow.acero", "pyarrow.dataset"),
    *("pyarrow.parquet", "fsspec", "fastavro", "msgspec", "google.protobuf"),
    *("asyncio", "http", "multiprocessing", "secrets", "ssl"),
}
SCRIPT = f"""
import json, sys
from kafkafmt.cli.app import main
try:
    main()
finally:
    print(json.dumps(sorted({HEAVY} & set(sys.modules))), file=sys.stderr)
"""
SEGMENT = str(GOLDEN / "k431-tx" / f"{0:020}.log")


def loaded_by(*arguments: str | Path) -> list[str]:
    """What a command line has loaded when it ends."""
    command = [sys.executable, "-c", SCRIPT, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    found: list[str] = json.loads(done.stderr.splitlines()[-1])
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("--help",),
        ("ls", SEGMENT),
        ("verify", SEGMENT),
        ("records", "-n", "1", SEGMENT),
        ("batches", SEGMENT),
        ("show", "--offset", "5", SEGMENT),
        ("dump", SEGMENT),
        ("transactions", SEGMENT),
        ("producers", SEGMENT),
        ("diff", SEGMENT, SEGMENT),
    ],
    ids=lambda arguments: arguments[0],
)
def test_what_a_command_loads(arguments: tuple[str, ...]) -> None:
    assert loaded_by(*arguments) == []


@pytest.mark.parametrize("command", ["offsets", "groups"])
def test_what_a_command_about_groups_loads(command: str, tmp_path: Path) -> None:
    log(tmp_path, plain(0, commit("g", "orders", 0, 7), commit("g", "orders", 0, 8)))
    assert loaded_by(command, tmp_path) == []
