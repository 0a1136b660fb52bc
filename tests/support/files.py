"""Files that a test writes or removes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def put(path: Path, *entries: bytes) -> Path:
    """Write a file of these bytes, and the directories above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(entries))
    return path


def remove(paths: Iterable[Path]) -> None:
    """Remove these files."""
    for path in [*paths]:
        path.unlink()
