"""The logs that are read: partitions of one generated segment.

Strategy: the segments are those of `make bench` (:mod:`benchmarks.sets`); all partitions of a log
are hard links to the same file.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from benchmarks import sets

TOPIC = "bench"
PARTITIONS = 4
"""The number of partitions of the log that all sources read."""


def segment(cache: Path, scale: float, codec: str) -> Path:
    """The segment with records of about 245 bytes, 118 MB before compression at scale 1."""
    (made,) = sets.generated(cache, scale, f"json {codec}")
    return made.path


def log(folder: Path, of: Path, partitions: int) -> Path:
    """A data directory in which each partition has this segment."""
    shutil.rmtree(folder, ignore_errors=True)
    for partition in range(partitions):
        target = folder / f"{TOPIC}-{partition}" / of.name
        target.parent.mkdir(parents=True)
        try:
            os.link(of, target)
        except OSError:  # no hard links on this file system
            shutil.copy(of, target)
    return folder
