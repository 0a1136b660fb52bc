"""The memory of every reader of text files is bounded, whatever their lines are."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bad import checkpoint_memory

REPOSITORY = Path(__file__).parents[2]


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux")
def test_readers_of_text_files_take_no_more_memory_than_they_may(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.bad.checkpoint_memory", str(tmp_path)],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    found = dict(line.split("\t")[::-1] for line in run.stdout.splitlines())
    others = (len(checkpoint_memory.CONTENTS) - 1) * len(checkpoint_memory.DIRECT)
    assert len(found) == len(checkpoint_memory.READERS) + others
    most = checkpoint_memory.MOST
    assert {name: grown for name, grown in found.items() if int(grown) > most} == {}
