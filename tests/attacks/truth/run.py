"""Histories of real clusters.

``python -m tests.run truth --seed N [--histories N] [--kafka V]``
"""

from __future__ import annotations

import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path

from tests.attacks.truth import NEWEST
from tests.attacks.truth.histories import lived, wrong
from tests.support.kafka_release import missing

OPTIONS = {
    "seed": (0, "of the first history"),
    "histories": (1, ""),
    "kafka": (NEWEST, "0.11 or later"),
    "keep": (Path, "where the disks of the last history stay"),
}


def main(given: Namespace) -> int:
    """Run what the command line says; 1 if an answer is wrong."""
    if missing():
        sys.exit(missing())
    failed = 0
    for seed in range(given.seed, given.seed + given.histories):
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="truth-", ignore_cleanup_errors=True) as folder:
            ended, story = lived(seed, given.kafka, given.keep or Path(folder))
            found = wrong(ended)
        failed += bool(found)
        seconds = time.monotonic() - began
        print(f"seed {seed}, Kafka {given.kafka}, {seconds:.0f} s, {len(found)} wrong", flush=True)
        if found:
            print("\n".join([*story, *found]), flush=True)
    return bool(failed)
