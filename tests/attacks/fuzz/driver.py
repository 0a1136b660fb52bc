"""Fuzz without guidance.

``python -m tests.run fuzz --target kernel --seconds 600 --seed 1``

The targets are those of `tests.attacks.fuzz.targets`. With ``kernel``, every input is read by both
engines, and all answers must be the same; ``--fast`` reads by the columnar engine only, for a build
with sanitizers. An input that fails, or takes more time or memory than it may, is written to
``--failures`` and ends the run; one that does not end, or crashes, is there as ``current-TARGET``.
Put one of the kernel into ``tests/attacks/fuzz/corpus``, where ``tests/attacks/fuzz/test_fuzz.py``
replays it. ``--replay`` reads the files of a folder instead, such as those that
`tests.attacks.fuzz.guided` found.
"""

import random
import sys
import time
import traceback
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from tests.attacks.fuzz import target
from tests.attacks.fuzz.answers import tables_of
from tests.attacks.fuzz.bounds import Bounds
from tests.attacks.fuzz.mutations import real
from tests.attacks.fuzz.targets import TARGETS, Target
from tests.support.truth import GOLDEN

_FIRST = 10


def _load(largest: int) -> None:
    """Read real segments: no input is to pay for libraries and threads, which stay."""
    for data in real(GOLDEN, largest)[:_FIRST]:
        tables_of(data, target.LIMITS)


def _made(chosen: Target, seconds: float, seed: int, largest: int) -> Iterator[tuple[str, bytes]]:
    chance = random.Random(seed)
    seeds = chosen.seeds(largest)
    end = time.monotonic() + seconds
    count = 0
    while time.monotonic() < end:
        yield f"{seed}-{count}.log", chosen.change(chance.choice(seeds), chance)
        count += 1


def _stored(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.iterdir()):
        yield path.name, path.read_bytes()


def _failures(chosen: Target, data: bytes) -> list[str]:
    try:
        chosen.read(data)
    except Exception:  # noqa: BLE001 whatever it is, its input is kept
        return [traceback.format_exc()]
    return []


OPTIONS = {
    "target": (("kernel", *TARGETS), ""),
    "seconds": (60.0, ""),
    "seed": (0, ""),
    "largest": (3000, "bytes of the largest seed"),
    "fast": (False, "the columnar engine only"),
    "replay": (Path, "read the files of this folder instead"),
    "failures": (Path("build/fuzz"), ""),
}


def main(arguments: Namespace) -> int:
    chosen = TARGETS[arguments.target]
    compares = arguments.target == "kernel" and not arguments.fast
    if arguments.target == "kernel":
        target.prepare()
    inputs = (
        _stored(arguments.replay)
        if arguments.replay
        else _made(chosen, arguments.seconds, arguments.seed, arguments.largest)
    )
    _load(arguments.largest)
    count = 0
    with Bounds(arguments.failures / f"current-{arguments.target}") as bounds:
        for name, data in inputs:
            bounds.start(data)
            found = target.problems(data) if compares else _failures(chosen, data)
            found += bounds.broken(data)
            if found:
                path = arguments.failures / name
                path.write_bytes(data)
                print(f"{path}: after {count} inputs", *found, sep="\n  ", file=sys.stderr)
                return 1
            count += 1
    print(f"{count} inputs: nothing found")
    return 0
