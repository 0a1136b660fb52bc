"""Fuzz the kernel: ``python -m tests.fuzz.driver --seconds 600 --seed 1``.

Every input is read by both roads, and all answers must be the same; ``--fast`` reads by the
columnar road only, for a build with sanitizers. An input that
fails is written to ``--failures`` and ends the run; put it into ``tests/fuzz/corpus``, where
``tests/test_fuzz.py`` replays it.
"""

import argparse
import random
import sys
import time
from pathlib import Path

import kafkafmt
from kafkafmt import columnar
from kafkafmt.road import COLUMNAR
from tests.fuzz.answers import by, differences, objects_of, tables_of
from tests.fuzz.mutations import encoded, mutate, real
from tests.truth import GOLDEN

LIMITS = kafkafmt.Limits(batch_bytes=1 << 20, batch_records=5000, record_headers=1000)


def problems(data: bytes, *, fast: bool) -> list[str]:
    """What is wrong with how these bytes are read."""
    if not fast:
        return differences(data, LIMITS)
    with by(COLUMNAR):
        tables_of(data, LIMITS)
        objects_of(data, LIMITS)
    return []


def main() -> int:
    """Run until the time is over or something is found."""
    parser = argparse.ArgumentParser(description="Fuzz the kernel.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--largest", type=int, default=3000, help="bytes of the largest seed")
    parser.add_argument("--fast", action="store_true", help="the columnar road only")
    parser.add_argument("--failures", type=Path, default=Path("build/fuzz"))
    arguments = parser.parse_args()
    columnar.MAX_BYTES = 2000  # so that columns are taken in the middle of a log, and begun small
    chance = random.Random(arguments.seed)
    seeds = encoded() + real(GOLDEN, arguments.largest)
    end = time.monotonic() + arguments.seconds
    count = 0
    while time.monotonic() < end:
        data = mutate(chance.choice(seeds), chance)
        found = problems(data, fast=arguments.fast)
        if found:
            arguments.failures.mkdir(parents=True, exist_ok=True)
            path = arguments.failures / f"{arguments.seed}-{count}.log"
            path.write_bytes(data)
            print(f"{path}: after {count} inputs", *found, sep="\n  ", file=sys.stderr)
            return 1
        count += 1
    print(f"{count} inputs from {len(seeds)} seeds, seed {arguments.seed}: nothing found")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
