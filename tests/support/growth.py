"""How much memory something takes at its peak, in the process that it runs in.

Invariant: the peak of another process never counts. ``ru_maxrss`` begins with that of the parent,
and would hide what takes less than a large test run had.
"""

import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from benchmarks import memory


@contextmanager
def peak_below(size: int) -> Iterator[None]:
    """Fail if what Python allocates in the block has so many bytes at its peak."""
    tracemalloc.start()
    try:
        yield
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < size


def growth(work: Callable[[], object]) -> int:
    """Bytes at the peak of this process after something is done, less those in memory before."""
    before = memory.resident()
    work()
    return (memory.peak() - before) * 1024
