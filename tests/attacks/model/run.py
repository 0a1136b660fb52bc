"""Histories by the command line: ``python -m tests.run model --seed N`` or ``--histories N``.

With ``--longer 5`` a history has five times as many events: fewer a second, which go deeper.
"""

from __future__ import annotations

import logging
import time
import traceback
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.attacks.model.history import History, shortened, story
from tests.attacks.model.questions import ask

_PIECE = 50


def failure(history: History, *, everything: bool = False) -> str | None:
    """Why a history fails; ``None`` if it does not."""
    try:
        ask(history, everything=everything)
    except AssertionError as error:
        return str(error)
    except Exception:  # noqa: BLE001 - any is a failure of the library
        return traceback.format_exc()
    return None


def explained(seed: int, longer: int = 1) -> str | None:
    """Why a seed fails, with the shortest history that fails in the same way."""
    history = History.of(seed, longer)
    why = failure(history)
    if why is None:
        return None
    kind = why.split("\n")[0][:12]

    def fails(shorter: History) -> bool:
        found = failure(shorter)
        return found is not None and found.startswith(kind)

    short = shortened(history, fails)
    cluster = short.cluster()
    head = f"seed {seed}: topics {short.topics}, disks {short.disks}, metadata {short.has_metadata}"
    return f"{head}\n{story(cluster.story)}\n{failure(short)}"


def failing(seeds: range, longer: int = 1) -> list[int]:
    """The seeds that fail."""
    return [seed for seed in seeds if failure(History.of(seed, longer)) is not None]


OPTIONS = {
    "seed": (int, "one history, explained where it fails"),
    "histories": (1000, ""),
    "first": (0, "the first seed"),
    "processes": (1, ""),
    "longer": (1, "times as many events as usual"),
    "shown": (3, "how many failures are explained"),
}


def main(given: Namespace) -> int:
    """Run what the command line says; 1 if a history fails."""
    logging.disable(logging.WARNING)  # what merges leave out
    if given.seed is not None:
        found = explained(given.seed, given.longer)
        print(found or story(History.of(given.seed, given.longer).cluster().story))
        return found is not None
    began = time.monotonic()
    stop = given.first + given.histories
    pieces = [range(at, min(at + _PIECE, stop)) for at in range(given.first, stop, _PIECE)]
    failing_of = partial(failing, longer=given.longer)
    if given.processes > 1:
        with ProcessPoolExecutor(given.processes) as pool:
            seeds = [seed for found in pool.map(failing_of, pieces) for seed in found]
    else:
        seeds = [seed for piece in pieces for seed in failing_of(piece)]
    rate = given.histories / (time.monotonic() - began)
    print(f"{given.histories} histories, {rate:.0f} a second, {len(seeds)} fail: {seeds[:20]}")
    for seed in seeds[: given.shown]:
        print(explained(seed, given.longer))
    return bool(seeds)
