"""What takes memory is seen in a process whose parent had more."""

import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
MIB = 1 << 20

CHILD = f"from tests.support.growth import growth; print(growth(lambda: b'a' * (100 * {MIB})))"
PARENT = f"""
import subprocess, sys
large = b"a" * (400 * {MIB})
del large
subprocess.run([sys.executable, "-c", {CHILD!r}], check=True)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux")
def test_the_peak_of_the_parent_hides_nothing() -> None:
    run = subprocess.run(
        [sys.executable, "-c", PARENT], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    assert 95 * MIB < int(run.stdout) < 120 * MIB
