"""A disk on which one call fails: `disk.c`, loaded before the C library."""

from __future__ import annotations

import ctypes
import errno
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parent / "disk.c"
_PATH_MAX = 4096
_NOTED = 1 << 20
MODES = {"once": 0, "always": 1, "all": 2}
"""What follows the call that fails: nothing, the other calls on its path, all calls."""


@dataclass(frozen=True)
class Fault:
    """How a call fails."""

    error: int  # its number
    mode: str = "once"  # one of `MODES`
    # Whether a write takes half of its bytes, and only what follows has the error.
    is_short: bool = False

    @property
    def word(self) -> str:
        return os.strerror(self.error)

    @property
    def is_only_short(self) -> bool:
        """Whether it is no error."""
        return self.is_short and self.mode == "once"

    @property
    def is_of_all(self) -> bool:
        """Whether nothing can be written or deleted any more."""
        return self.mode == "all" and self.error == errno.EIO


OF_WRITES = {
    "broken": Fault(errno.EIO),
    "full": Fault(errno.ENOSPC, "all"),
    "gone": Fault(errno.EIO, "all"),
    "filling": Fault(errno.ENOSPC, "all", is_short=True),
    "short": Fault(errno.ENOSPC, is_short=True),
}
"""How calls fail that change something; a write that is only short is no error."""


def build(folder: Path) -> Path:
    """The library, which `LD_PRELOAD` names for the process that reads."""
    built = folder / "disk.so"
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-O1", "-shared", "-fPIC", "-o", str(built), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return built


def run(given: Sequence[str], folder: Path) -> int:
    """Run `python -m tests.run faults` with the library; its exit code."""
    env = {**os.environ, "LD_PRELOAD": str(build(folder))}
    return subprocess.run([sys.executable, "-m", "tests.run", "faults", *given], env=env).returncode


class Disk:
    """The calls on what lies below a folder, in a process with the library."""

    def __init__(self, library: str, below: Path, *, writes: bool = False) -> None:
        """`writes`: calls that change something, instead of those that read."""
        loaded = ctypes.CDLL(library)
        self._writes = writes
        self._of_writes = ctypes.c_int.in_dll(loaded, "fault_writes")
        self._short = ctypes.c_int.in_dll(loaded, "fault_short")
        self._at = ctypes.c_long.in_dll(loaded, "fault_at")
        self._count = ctypes.c_long.in_dll(loaded, "fault_count")
        self._error = ctypes.c_int.in_dll(loaded, "fault_error")
        self._mode = ctypes.c_int.in_dll(loaded, "fault_mode")
        self._calls = (ctypes.c_char * _NOTED).in_dll(loaded, "fault_calls")
        self._below = (ctypes.c_char * _PATH_MAX).in_dll(loaded, "fault_below")
        self._folder = os.fsencode(below)

    def arm(self, at: int, fault: Fault) -> None:
        """Let call number `at` fail, from 1 on; none if it is 0."""
        self._error.value, self._mode.value = fault.error, MODES[fault.mode]
        self._short.value, self._of_writes.value = fault.is_short, self._writes
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
