"""The fuzzer stops inputs that take too much time or memory, and keeps them."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import ended

PLANTED = """
import dataclasses, re, sys, time
from tests import run
from tests.attacks.fuzz import bounds, driver

bounds.Bounds.SECONDS, bounds.Bounds.SECONDS_PER_BYTE = {seconds}, 0
bounds.Bounds.BYTES = 64 << 20
kept = []

def planted(data):
    if len(kept) < 5:
        kept.append(data)
        return
    {reading}

chosen = driver.TARGETS["side_files"]
driver.TARGETS["side_files"] = dataclasses.replace(chosen, read=planted)
sys.argv = ["run", "fuzz", "--target", "side_files", "--largest", "100", "--seconds", "60"]
sys.argv += ["--failures", {failures!r}]
sys.exit(run.main())
"""


def run(reading: str, failures: Path, seconds: float = 60) -> subprocess.CompletedProcess[str]:
    """Fuzz with a reader that misbehaves at the sixth input."""
    program = PLANTED.format(reading=reading, failures=str(failures), seconds=seconds)
    return ended("-c", program)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs the limits of Linux")
def test_an_input_that_does_not_end_is_stopped_and_kept(tmp_path: Path) -> None:
    """In C, where no exception of Python comes in time."""
    done = run("re.match('(a+)+$', 'a' * 60 + 'b')", tmp_path, seconds=0.1)
    assert done.returncode == -signal.SIGXCPU
    assert "in planted" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["current-side_files"]
    assert (tmp_path / "current-side_files").stat().st_size > 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs the limits of Linux")
@pytest.mark.parametrize(
    ("reading", "seconds", "message"),
    [
        ("kept.append(b'a' * (4 << 30))", 60, "MemoryError"),
        ("kept.append(b'a' * (100 << 20))", 60, "bytes, at most 67108864"),
        ("end = time.process_time() + 0.3\n    while time.process_time() < end: pass",
         0.2, " s, at most 0.2"),
        ("raise ValueError('a bug')", 60, "ValueError: a bug"),
    ],
)  # fmt: skip
def test_an_input_that_takes_too_much_is_reported_and_kept(
    reading: str, seconds: float, message: str, tmp_path: Path
) -> None:
    done = run(reading, tmp_path, seconds)
    assert done.returncode == 1, done.stderr
    assert message in done.stderr
    assert "after 5 inputs" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["0-5.log"]
