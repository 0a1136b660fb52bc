"""How much memory something takes at its peak, in the process that it runs in.

Invariant: the peak of another process never counts. ``ru_maxrss`` begins with that of the parent,
and would hide what takes less than a large test run had.
"""

from collections.abc import Callable

from benchmarks import memory


def growth(work: Callable[[], object]) -> int:
    """Bytes at the peak of this process after something is done, less those in memory before."""
    before = memory.resident()
    work()
    return (memory.peak() - before) * 1024
