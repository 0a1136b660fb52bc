"""What the benchmarks' commands say and write.

Invariant: what is said goes to standard error, for standard output is the result.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def load() -> float | None:
    """The load average of the last minute, where the system tells."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def say(text: str) -> None:
    """Tells what is measured next."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def write(path: Path, text: str) -> None:
    """Writes a document, and makes its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
