"""What takes memory is seen in a process whose parent had more."""

from pathlib import Path

import pytest

from tests.support.processes import ended

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
    assert 95 * MIB < int(ended("-c", PARENT).stdout) < 120 * MIB
