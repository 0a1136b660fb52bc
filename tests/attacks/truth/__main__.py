"""Histories of real clusters.

``python -m tests.attacks.truth --seed N [--histories N] [--kafka V]``
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.attacks.truth import NEWEST
from tests.attacks.truth.histories import lived, wrong
from tests.support.kafka_release import missing


def main() -> int:
    """Run what the command line says; 1 if an answer is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.truth", description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="of the first history")
    parser.add_argument("--histories", type=int, default=1)
    parser.add_argument("--kafka", default=NEWEST, help="0.11 or later")
    parser.add_argument("--keep", type=Path, help="where the disks of the last history stay")
    given = parser.parse_args()
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


if __name__ == "__main__":
    sys.exit(main())
