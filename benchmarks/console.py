"""The output of the benchmarks' commands: progress messages and files.

Invariant: messages go to standard error, because standard output has the results.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def load() -> float | None:
    """The load average of the last minute; `None` if the system does not report it."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def say(text: str) -> None:
    """Prints what is measured next."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def write(path: Path, text: str) -> None:
    """Writes a file; creates its folder if necessary."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
