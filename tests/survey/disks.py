"""Disks on which a broker 4.3.1 was started, from the archives in ``starts/``.

Each has the data directories (``d1``, perhaps ``d2``) and ``truth.json``: whether the broker
started, which directories went offline, what it served, deleted and cut off.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.support.archives import unpack, unpacked

_ARCHIVES = Path(__file__).parent / "starts"
NAMES = sorted(path.name.removesuffix(".tar.xz") for path in _ARCHIVES.glob("*.tar.xz"))
CLEAN, KILLED, TWO = "healthy-one-clean", "healthy-one-killed", "healthy-two-running"


def lay_out(name: str, folder: Path) -> None:
    """Write a disk into a folder."""
    archive = _ARCHIVES / f"{name}.tar.xz"
    if name in (CLEAN, KILLED, TWO):  # which many tests change: a copy takes a third of the time
        shutil.copytree(unpacked(archive), folder, dirs_exist_ok=True)
    else:
        unpack(archive, folder)
