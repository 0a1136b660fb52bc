"""The logs that are read: partitions of one generated segment, and trees of many segments.

Strategy: the segments are those of `make bench` (:mod:`benchmarks.sets`); all partitions of a log
are hard links to the same file. A tree for planning has sparse files, because a plan may use only
names and sizes.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from benchmarks import sets

TOPIC = "bench"
PARTITIONS = 4
"""The number of partitions of the log that all sources read."""

_SEGMENTS_A_PARTITION = 100
_OFFSETS_A_SEGMENT = 400_000
_SEGMENT_BYTES = 100 * 1024 * 1024


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


def tree(folder: Path, segments: int) -> Path:
    """A data directory with so many segments, all of them sparse files."""
    shutil.rmtree(folder, ignore_errors=True)
    for number in range(segments):
        partition, at = divmod(number, _SEGMENTS_A_PARTITION)
        path = folder / f"{TOPIC}-{partition}" / f"{at * _OFFSETS_A_SEGMENT:020}.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as stream:
            stream.truncate(_SEGMENT_BYTES)
    return folder
