"""Work counted in steps of the interpreter, or measured beside them: machines differ."""

from __future__ import annotations

import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

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


@contextmanager
def in_memory(most: float) -> Iterator[None]:
    """Fail if the block has so many bytes of Python's at once, or more."""
    tracemalloc.start()
    try:
        yield
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < most


def steps_of(work: Callable[[], object]) -> int:
    """Count the lines of Python that run, also in comprehensions and generators."""
    count = 0

    def trace(_: FrameType, event: str, __: object) -> Any:  # as typeshed has it
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count
