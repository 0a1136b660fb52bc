"""Histories that seeds give, judged and explained: what the runs of this room share.

With ``--longer 5`` a history has five times as many events: fewer a second, which go deeper.
"""

from __future__ import annotations

import logging
import time
import traceback
from argparse import Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from tests.attacks.model.history import History, shortened

_PIECE = 50
OPTIONS = {
    "seed": (int, "one history, explained where it fails"),
    "histories": (200, ""),
    "first": (0, "the first seed"),
    "processes": (1, ""),
    "longer": (1, "times as many events as usual"),
    "shown": (3, "how many failures are explained"),
}


def _story_of(history: History) -> Sequence[str]:
    return history.cluster().story


@dataclass(frozen=True)
class Judge:
    """What is asked of histories."""

    ask: Callable[[History], object]  # raises an exception that says what is wrong
    story: Callable[[History], Sequence[str]] = _story_of  # the events of a history

    def failure(self, history: History) -> str | None:
        """Return why a history fails; None if it does not."""
        try:
            self.ask(history)
        except AssertionError as error:
            return str(error)
        except Exception:  # noqa: BLE001 - any is a failure of the library
            return traceback.format_exc()
        return None

    def failing(self, seeds: range, longer: int = 1) -> list[int]:
        """Return the seeds that fail."""
        return [seed for seed in seeds if self.failure(History.of(seed, longer)) is not None]

    def explained(self, seed: int, longer: int = 1) -> str | None:
        """Return why a seed fails, with the shortest history that fails in the same way."""
        history = History.of(seed, longer)
        why = self.failure(history)
        if why is None:
            return None
        kind = why.split("\n")[0][:12]

        def fails(shorter: History) -> bool:
            found = self.failure(shorter)
            return found is not None and found.startswith(kind)

        short = shortened(history, fails)
        head = f"topics {short.topics}, disks {short.disks}, metadata {short.has_metadata}"
        return f"seed {seed}: {head}\n{self.told(short)}\n{self.failure(short)}"

    def told(self, history: History) -> str:
        """Return the events of a history, a line each."""
        return "\n".join(f"  {at:3} {line}" for at, line in enumerate(self.story(history)))

    def main(self, given: Namespace) -> int:
        """Judge what the command line says; 1 if a history fails."""
        logging.disable(logging.WARNING)  # what merges leave out
        if given.seed is not None:
            found = self.explained(given.seed, given.longer)
            print(found or self.told(History.of(given.seed, given.longer)))
            return found is not None
        began = time.monotonic()
        stop = given.first + given.histories
        pieces = [range(at, min(at + _PIECE, stop)) for at in range(given.first, stop, _PIECE)]
        with ProcessPoolExecutor(given.processes) as pool:
            failing = pool.map(partial(self.failing, longer=given.longer), pieces)
            seeds = [seed for piece in failing for seed in piece]
        rate = given.histories / (time.monotonic() - began)
        print(f"{given.histories} histories, {rate:.0f} a second, {len(seeds)} fail: {seeds[:20]}")
        for seed in seeds[: given.shown]:
            print(self.explained(seed, given.longer))
        return bool(seeds)
