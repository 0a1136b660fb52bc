"""A disk on which one call fails: `disk.c`, loaded before the C library."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

SOURCE = Path(__file__).parent / "disk.c"
_PATH_MAX = 4096
_NOTED = 1 << 20
MODES = {"once": 0, "always": 1, "all": 2}
"""What follows the call that fails: nothing, the other calls on its path, all calls."""


def build(folder: Path) -> Path:
    """The library, which `LD_PRELOAD` names for the process that reads."""
    built = folder / "disk.so"
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-O1", "-shared", "-fPIC", "-o", str(built), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return built


def run(given: Sequence[str], folder: Path) -> int:
    """Run `python -m tests.faults` with the library; its exit code."""
    env = {**os.environ, "LD_PRELOAD": str(build(folder))}
    return subprocess.run([sys.executable, "-m", "tests.faults", *given], env=env).returncode


class Disk:
    """The calls on what lies below a folder, in a process with the library."""

    def __init__(self, library: str, below: Path) -> None:
        loaded = ctypes.CDLL(library)
        self._at = ctypes.c_long.in_dll(loaded, "fault_at")
        self._count = ctypes.c_long.in_dll(loaded, "fault_count")
        self._error = ctypes.c_int.in_dll(loaded, "fault_error")
        self._mode = ctypes.c_int.in_dll(loaded, "fault_mode")
        self._calls = (ctypes.c_char * _NOTED).in_dll(loaded, "fault_calls")
        self._below = (ctypes.c_char * _PATH_MAX).in_dll(loaded, "fault_below")
        self._folder = os.fsencode(below)

    def arm(self, at: int, error: int, mode: int) -> None:
        """Let call number `at` fail, from 1 on; none if it is 0."""
        self._error.value, self._mode.value = error, mode
        self._at.value, self._count.value = at, 0
        self._below.value = self._folder

    def disarm(self) -> int:
        """Let everything succeed again; how many calls there were."""
        self._below.value = b""
        return self._count.value

    @property
    def calls(self) -> list[str]:
        """Each call and its path, of the last time that none failed."""
        return os.fsdecode(self._calls.value).splitlines()
