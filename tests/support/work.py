"""Work counted in steps of the interpreter, which are measured beside it: machines differ."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

_MEASURED = 200_000
"""Steps: a hundredth of a second."""


def seconds_of_a_step() -> float:
    """The CPU time of a step of a short loop."""
    started, total = time.process_time(), 0
    for number in range(_MEASURED):
        total += number
    return (time.process_time() - started) / _MEASURED


@contextmanager
def at_most(steps: int) -> Iterator[None]:
    """Fail if the block takes more CPU time than so many steps."""
    started = time.process_time()
    yield
    taken = time.process_time() - started
    assert taken <= steps * seconds_of_a_step()
