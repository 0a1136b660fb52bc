"""Exceptions and garbage collections at random moments: ``scripts/fuzz interrupts``.

Strategy: a timer raises an exception in the middle of a reading, a hundred microseconds to a few
milliseconds after it began, and the cycle collector runs at random. The kernel is built with
AddressSanitizer, which ends the process at a wrong access. Tables of interrupted readings are kept
for a while, so that their memory is freed later, in another order.

Invariant: an interrupted reading has no effect on the next one, whose rows are compared.
"""

import gc
import random
import signal
import sys
import time
from argparse import Namespace
from collections import deque
from typing import Any

import kafkafmt
from tests.attacks.fuzz import target

_LONGEST = 0.004  # seconds until an exception comes
_KEPT = 30


class Interrupted(Exception):
    """What the timer raises."""


class _Alarm:
    """Raises, and remembers it: Python ignores an exception that comes in a finalizer."""

    rang = False

    def __call__(self, *_: object) -> None:
        self.rang = True
        raise Interrupted


def run(count: int, seconds: float, seed: int, largest: int) -> int:
    """Interrupt readings; how many exceptions came. The others give the same rows as before."""
    chance = random.Random(seed)
    logs = [log * 20 for log in target.seeds(largest)]
    expected = [_rows(log) for log in logs]
    kept: deque[Any] = deque(maxlen=_KEPT)
    raised = 0
    end = time.monotonic() + seconds
    alarm = _Alarm()
    before = signal.signal(signal.SIGALRM, alarm)
    hook = sys.unraisablehook
    sys.unraisablehook = lambda found: (
        None if isinstance(found.exc_value, Interrupted) else hook(found)
    )
    try:
        while raised < count and time.monotonic() < end:
            number = chance.randrange(len(logs))
            try:
                alarm.rang = False
                signal.setitimer(signal.ITIMER_REAL, chance.uniform(0.00005, _LONGEST))
                while not alarm.rang:
                    kept.append(_read(logs[number], chance))
            except Interrupted as error:
                raised += 1
                kept.append(error.__traceback__)  # keeps what was being built
            if chance.random() < 0.05:
                gc.collect()
            if chance.random() < 0.05:
                kept.clear()
                assert _rows(logs[number]) == expected[number]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        sys.unraisablehook = hook
    return raised


def _read(log: bytes, chance: random.Random) -> Any:
    way = chance.randrange(4)
    if way == 0:
        return kafkafmt.read_records(log, on_damage="skip")
    if way == 1:
        return kafkafmt.read_records(log, on_damage="skip", columns=["compression", "offset"])
    if way == 2:
        return next(iter(kafkafmt.scan_batches(log, on_damage="skip")), None)
    with kafkafmt.open_segment(log, on_damage="skip") as segment:
        return [batch.count for batch in segment]


def _rows(log: bytes) -> int:
    return int(kafkafmt.read_records(log, on_damage="skip").num_rows)


OPTIONS = {
    "count": (100_000, ""),
    "seconds": (3600.0, ""),
    "seed": (0, ""),
    "largest": (1000, "bytes of the largest seed"),
}


def main(arguments: Namespace) -> int:
    raised = run(arguments.count, arguments.seconds, arguments.seed, arguments.largest)
    print(f"{raised} exceptions: nothing found")
    return 0
