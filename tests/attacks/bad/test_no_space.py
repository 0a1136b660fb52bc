"""Standard streams on a device without room: one line and the exit code say so.

What a disk without room does to files is in `tests/attacks/faults/test_disk.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.truth import GOLDEN

LOG = GOLDEN / "k431-java-none" / f"{0:020}.log"
COMMAND = sys.executable, "-m", "kafkafmt"


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no full device")
@pytest.mark.parametrize("is_buffered", [True, False])
@pytest.mark.parametrize("command", [("records", LOG), ("ls", LOG.parent), ("--help",)])
def test_standard_output_may_be_full(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str | Path, ...], is_buffered: bool
) -> None:
    """What is left in a buffer is not written again, at the latest when Python ends."""
    monkeypatch.setenv("PYTHONUNBUFFERED", "" if is_buffered else "1")
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            [*COMMAND, *command], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert result.returncode == 2
    assert result.stderr == "kafkafmt: the output cannot be written: No space left on device\n"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no full device")
def test_standard_error_may_be_full(tmp_path: Path) -> None:
    """The exit code is left."""
    command = [*COMMAND, "ls", str(tmp_path / "missing")]
    with open("/dev/full", "wb") as full:
        assert subprocess.run(command, stderr=full, check=False).returncode == 2
