"""The memory of every reader is bounded, for the table of attacks, also where there is little."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bad import memory

REPOSITORY = Path(__file__).parents[2]


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux")
def test_readers_take_no_more_memory_than_they_may(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.bad.memory", str(tmp_path)],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    found = dict(line.split("\t")[::-1] for line in run.stdout.splitlines())
    assert found.keys() == memory.WRITERS.keys()
    assert {name: grown for name, grown in found.items() if int(grown) > memory.MOST} == {}
