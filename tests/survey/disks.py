"""Disks on which a broker 4.3.1 was started, from the archives in ``starts/``.

Each has the data directories (``d1``, perhaps ``d2``) and ``truth.json``: whether the broker
started, which directories went offline, what it served, deleted and cut off.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.support.archives import unpacked

_ARCHIVES = Path(__file__).parent / "starts"
NAMES = sorted(path.name.removesuffix(".tar.xz") for path in _ARCHIVES.glob("*.tar.xz"))
CLEAN, KILLED, TWO = "healthy-one-clean", "healthy-one-killed", "healthy-two-running"


def unchanged(name: str) -> Path:
    """Return a folder with a disk that nobody changes."""
    return unpacked(_ARCHIVES / f"{name}.tar.xz")


def lay_out(name: str, folder: Path) -> None:
    """Write a disk into a folder."""
    shutil.copytree(unchanged(name), folder, dirs_exist_ok=True)
