"""Several items at once, each in one thread; the results come in the order of the items.

Invariant: no more items are begun than there are threads, and :data:`AHEAD` more; an error is
raised at its turn, and nothing is begun after it. Neither Ctrl-C nor an iteration that is closed
waits for what was begun. A forked process has none of its parent's threads: it never waits for one.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

AHEAD = 32
"""Items that may be finished before it is their turn, while a larger one is being read."""

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_threads(
    function: Callable[[Item], Result], items: Iterable[Item], threads: int, ahead: int = AHEAD
) -> Iterator[Result]:
    """Yield the result of a function for each item, in order; ``ahead`` as :data:`AHEAD`."""
    if threads == 1:
        yield from map(function, items)
        return
    from contextvars import copy_context  # the locks here are needed at the start

    process = os.getpid()
    waiting = iter(items)
    with _pool(threads) as pool:

        def begin(item: Item) -> Future[Result]:
            return pool.submit(copy_context().run, function, item)

        begun: deque[Future[Result]] = deque(
            begin(item) for item in islice(waiting, threads + ahead)
        )
        try:
            while begun:
                yield begun.popleft().result()
                expect_process(process)
                begun.extend(map(begin, islice(waiting, 1)))
        finally:
            for future in begun:
                future.cancel()


@contextmanager
def _pool(threads: int) -> Iterator[ThreadPoolExecutor]:
    """Yield threads, and wait for them unless the block is interrupted or closed."""
    from concurrent.futures import ThreadPoolExecutor

    pool, waits = ThreadPoolExecutor(threads), True
    try:
        yield pool
    except (KeyboardInterrupt, GeneratorExit):
        # The cycle collector closes an iteration in any thread, also in one that holds a lock of
        # :mod:`threading` which a thread needs for its end: waiting here would never end.
        waits = False
        raise
    finally:
        pool.shutdown(wait=waits, cancel_futures=not waits)


def expect_process(process: int) -> None:
    """Refuse to continue a read begun by another process, given its id.

    Raises:
        RuntimeError: this is a fork of it.
    """
    if process != os.getpid():
        raise RuntimeError(
            "a forked process cannot go on with its parent's reading, whose threads it does not "
            "have: read the source again"
        )


def lock_of_module() -> Lock:
    """Return a lock for short use by threads, free in a forked process.

    Without this, a process forked during the use waits forever for a thread of its parent.
    """
    lock = Lock()
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(
            before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release
        )
    return lock
