"""Disks on which a broker 4.3.1 was started, from the archives in ``starts/``.

Each has the data directories (``d1``, perhaps ``d2``) and ``truth.json``: whether the broker
started, which directories went offline, what it served, deleted and cut off.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from tests.support.archives import unpack

_ARCHIVES = Path(__file__).parent / "starts"
NAMES = sorted(path.name.removesuffix(".tar.xz") for path in _ARCHIVES.glob("*.tar.xz"))
CLEAN, KILLED, TWO = "healthy-one-clean", "healthy-one-killed", "healthy-two-running"


def lay_out(name: str, folder: Path) -> None:
    """Write a disk into a folder."""
    if name in (CLEAN, KILLED, TWO):  # which many tests change: a copy takes a third of the time
        shutil.copytree(_unpacked(name), folder, dirs_exist_ok=True)
    else:
        unpack(_ARCHIVES / f"{name}.tar.xz", folder)


@cache
def _unpacked(name: str) -> Path:
    """Return a folder with a disk that nobody changes."""
    made = tempfile.TemporaryDirectory(prefix="kafkafmt-disk-")
    atexit.register(made.cleanup)
    unpack(_ARCHIVES / f"{name}.tar.xz", Path(made.name))
    return Path(made.name)
