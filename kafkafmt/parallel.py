"""Several threads for one reader: stretches of a log are decoded side by side, given out in order.

Strategy: each thread works on one stretch at a time, and what it makes waits in a short queue until
its turn comes. Reading, the codecs and the kernel run without the interpreter's lock. Stretches are
cut as they are needed, and one more is ready than there are threads, so that none of them waits for
the order (``docs/benchmarks.md`` has the figures).

Invariant: order, damage and the first error are those of one thread; a thread is never more than
:data:`_AHEAD` record batches ahead of what was taken.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, field
from queue import Full, Queue
from threading import Event, local
from typing import TYPE_CHECKING

from kafkafmt import splits
from kafkafmt.damage import DamagePolicy

if TYPE_CHECKING:
    import pyarrow as pa

    from kafkafmt.limits import Limits
    from kafkafmt.reference import Reader, Stretch

STRETCH_BYTES = 4 * 1024 * 1024
"""Large enough that starting a stretch costs nothing, small enough that all threads have one."""
_AHEAD = 2
_STOP_CHECK_SECONDS = 0.1


@dataclass
class _Task:
    """A stretch in work; ``None`` in the queue says that there is no more."""

    policy: DamagePolicy
    made: Queue[pa.RecordBatch | None] = field(default_factory=lambda: Queue(_AHEAD))
    done: Future[None] | None = None


def in_order(
    stretches: Iterable[Stretch],
    make_reader: Callable[[], Reader],
    policy: DamagePolicy,
    limits: Limits,
    threads: int,
) -> Iterator[pa.RecordBatch]:
    """The record batches that readers make of the stretches, each thread with one of its own."""
    stop = Event()
    left = _pieces(stretches, limits)
    running: deque[_Task] = deque()
    mine = local()

    def work(task: _Task, stretch: Stretch) -> None:
        try:
            if stop.is_set():
                return
            if not hasattr(mine, "read"):
                mine.read = make_reader()
            for batch in mine.read([stretch], task.policy):
                if not _put(task, batch, stop):
                    return
        finally:
            _put(task, None, stop)

    with (
        closing(left),
        ThreadPoolExecutor(threads, thread_name_prefix="kafkafmt") as pool,
    ):

        def start_another() -> None:
            for stretch in left:
                task = _Task(DamagePolicy(policy.on_damage))
                task.done = pool.submit(work, task, stretch)
                running.append(task)
                return

        try:
            for _ in range(threads + 1):
                start_another()
            while running:
                task = running.popleft()
                while (batch := task.made.get()) is not None:
                    yield batch
                policy.found += task.policy.found
                if task.done is not None:
                    task.done.result()  # raises what was raised there
                start_another()
        finally:
            stop.set()


def _put(task: _Task, batch: pa.RecordBatch | None, stop: Event) -> bool:
    """Hand a batch over as soon as there is room; false when nobody wants it any more."""
    while not stop.is_set():
        with suppress(Full):
            task.made.put(batch, timeout=_STOP_CHECK_SECONDS)
            return True
    return False


def _pieces(stretches: Iterable[Stretch], limits: Limits) -> Generator[Stretch, None, None]:
    """The stretches, with whole segments cut where sound entries begin."""
    for extent, seen in stretches:
        if extent.start or extent.end is not None:
            yield extent, seen
            continue
        for piece in splits.cut_segment(extent.segment, STRETCH_BYTES, limits=limits, reads=True):
            yield piece, seen
