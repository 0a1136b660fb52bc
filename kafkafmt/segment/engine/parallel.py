"""Several threads for one reader: pieces of a log are decoded side by side, given out in order.

Strategy: the consumer of the record batches is one of the threads; the others are workers. Each
takes a piece, which it reads itself, so that its bytes are in the cache of its own processor; one
thread at a time takes one, which reads nothing (:mod:`kafkafmt.segment.engine.parts`). Finished
record batches wait for their turn. While the next batch is pending, the consumer decodes another
piece: so there are as many threads as were requested, and none of them sleeps while there is work.
Reading, the codecs and the kernel run without the interpreter's lock
(``docs/background/benchmarks.md`` has the figures).

A reader may be left half read, in a variable that lives until the program ends. So workers are
daemon threads, which a program does not wait for, and they are stopped at its exit. The cycle
collector may close a reader in any thread, also in a worker that holds the lock: so the lock is
reentrant, closing waits for no worker, and the last to leave closes the pieces.

Invariant: order, damage and the first error are those of one thread. A piece has no more than
:data:`_AHEAD` record batches waiting, and no more pieces are begun than one for each thread and
``ahead`` more.
"""

from __future__ import annotations

import atexit
import os
from collections import deque
from collections.abc import Callable, Iterator
from contextvars import copy_context
from dataclasses import dataclass, field
from threading import Condition, Lock, RLock, Thread
from typing import TYPE_CHECKING, Protocol
from weakref import WeakSet

from kafkafmt._base.damage import DamagePolicy
from kafkafmt._base.threads import expect_process

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pyarrow as pa

    from kafkafmt.segment.engine.opening import LogPart

    Reader = Callable[[Iterable[LogPart], DamagePolicy], Iterator[pa.RecordBatch]]
    """Makes record batches of parts of logs, in order, and reports damage; for one thread."""

_AHEAD = 2
_SECONDS_AT_EXIT = 5.0  # to wait for a worker that reads a slow file


class Pieces(Protocol):
    """A source of pieces of work for threads, such as a generator."""

    def __iter__(self) -> Iterator[LogPart]: ...

    def __next__(self) -> LogPart: ...

    def close(self) -> None:
        """End the work: no thread takes another piece."""
        ...


@dataclass(eq=False)
class _Task:
    """A piece being read. As a context manager it keeps an error until the piece's turn."""

    policy: DamagePolicy
    batches: deque[pa.RecordBatch] = field(default_factory=deque)
    is_done: bool = False
    error: BaseException | None = None

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        self.error = error
        return True


def in_order(
    pieces: Pieces,
    make_reader: Callable[[], Reader],
    policy: DamagePolicy,
    threads: int,
    *,
    ahead: int = 1,
    is_last: Callable[[pa.RecordBatch], bool] = lambda _: False,
) -> Iterator[pa.RecordBatch]:
    """Yield the record batches of the pieces in order, read by a reader in each thread.

    ``pieces`` is closed at the end. One thread at a time takes the next one from it. ``ahead``
    is the number of pieces that may be finished and wait for the first one: more of them keep the
    threads busy where pieces differ in size. Where ``is_last`` knows the last record batch of a
    piece, its reader is not run once more to find the end.
    """
    work = _SharedWork(pieces, make_reader, policy, threads + ahead, is_last)
    waits = True
    try:
        work.start(threads - 1)
        yield from work.in_order()
    except GeneratorExit:
        waits = False  # see _base.threads._pool
        raise
    finally:
        work.end(waits)


class _SharedWork:
    def __init__(
        self,
        pieces: Pieces,
        make_reader: Callable[[], Reader],
        policy: DamagePolicy,
        may_begin: int,
        is_last: Callable[[pa.RecordBatch], bool],
    ) -> None:
        self._pieces = pieces
        self._is_last = is_last
        self._make_reader = make_reader
        self._policy = policy
        self._cutting = Lock()
        self._lock = RLock()  # of all that follows
        self._ready = Condition(self._lock)  # the first task has something
        self._room = Condition(self._lock)  # there is room for more
        self._tasks: deque[_Task] = deque()  # those begun, in order
        self._may_begin = may_begin  # so many more
        self._is_over = False
        self._users = 1  # the consumer, and each worker
        self._workers: list[Thread] = []
        self._process = os.getpid()

    def start(self, count: int) -> None:
        """Start so many workers, or as many as the system allows."""
        _at_work.add(self)
        for _ in range(count):
            run = copy_context().run  # what confines the reader confines its workers, too
            worker = Thread(target=run, args=(self.help,), name="kafkafmt", daemon=True)
            with self._lock:
                self._users += 1
            try:
                worker.start()
            except RuntimeError:  # no more threads
                self._leave()
                return
            self._workers.append(worker)

    def end(self, waits: bool) -> None:
        """Stop the workers, and wait for them if asked to; in a forked process there are none."""
        if self._process != os.getpid():
            return
        self.stop()
        if waits:
            self.wait()
        self._leave()

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the workers have ended."""
        for worker in self._workers:
            worker.join(seconds)

    def _leave(self) -> None:
        with self._lock:
            self._users -= 1
            is_last = self._users == 0
        if is_last:
            self._pieces.close()

    def stop(self) -> None:
        """Let nothing more be done."""
        with self._lock:
            self._is_over = True
            self._may_begin = 0
            for task in self._tasks:
                task.is_done = True
            self._room.notify_all()

    def help(self) -> None:
        """Work on pieces until nothing is left: the loop of a worker."""
        try:
            read = self._make_reader()
            while self._help_with_one(read):
                pass
        except MemoryError:  # before a piece was begun: the others go on
            pass
        finally:
            self._leave()

    def _help_with_one(self, read: Reader) -> bool:
        reading = self._begin(read, waits=True)
        if reading is None:
            return False
        task, batches = reading
        while not task.is_done:
            self._step(task, batches)
            with self._lock:
                while len(task.batches) >= _AHEAD and not task.is_done:
                    self._room.wait()
        return True

    def in_order(self) -> Iterator[pa.RecordBatch]:
        """Yield the results of all threads, in order; and take part while nothing is ready."""
        read = self._make_reader()
        mine: tuple[_Task, Iterator[pa.RecordBatch]] | None = None
        while True:
            with self._lock:
                first = self._tasks[0] if self._tasks else None
                batch = first.batches.popleft() if first is not None and first.batches else None
                is_done = first is not None and first.is_done and not first.batches
                if is_done:
                    self._tasks.popleft()
                    self._may_begin += 1
                if batch is not None or is_done:
                    self._room.notify_all()
            if batch is not None:
                yield batch
                expect_process(self._process)
            if first is not None and is_done:
                self._policy.add(first.policy)
                if first.error is not None:
                    raise first.error
            if batch is not None or is_done:
                continue
            if mine is None or mine[0].is_done:
                mine = None  # so that its memory serves the next
                mine = self._begin(read, waits=False)
            if mine is not None and (mine[0] is first or len(mine[0].batches) < _AHEAD):
                self._step(*mine)
                continue
            with self._lock:
                if not self._tasks and self._is_over:
                    return
                while self._tasks and not (self._tasks[0].batches or self._tasks[0].is_done):
                    self._ready.wait()

    def _begin(self, read: Reader, *, waits: bool) -> tuple[_Task, Iterator[pa.RecordBatch]] | None:
        """Return the next piece; ``None`` if nothing is left, or if none may be begun now."""
        with self._lock:
            while waits and not self._may_begin and not self._is_over:
                self._room.wait()
            if self._is_over or not self._may_begin:
                return None
            self._may_begin -= 1
        policy = self._policy
        task = _Task(DamagePolicy(policy.on_damage, is_bounded=policy.is_bounded))
        piece = None
        with self._cutting:
            with task:
                piece = next(self._pieces, None)
            with self._lock:
                if piece is None:
                    self._is_over = task.is_done = True
                    self._room.notify_all()
                self._tasks.append(task)
                self._ready.notify()
        if piece is None:
            return None
        return task, read([piece], task.policy)

    def _step(self, task: _Task, batches: Iterator[pa.RecordBatch]) -> None:
        """Make one more record batch of a piece."""
        batch = None
        with task:
            batch = next(batches, None)
        with self._lock:
            if batch is not None:
                task.batches.append(batch)
            if batch is None or self._is_last(batch):
                task.is_done = True
            if task is self._tasks[0]:
                self._ready.notify()


_at_work: WeakSet[_SharedWork] = WeakSet()


@atexit.register
def _stop_all() -> None:
    """Stop the workers of half-read readers, before the interpreter ends."""
    for work in list(_at_work):
        work.stop()
    for work in list(_at_work):
        work.wait(_SECONDS_AT_EXIT)


if hasattr(os, "register_at_fork"):  # the workers stay in the parent
    os.register_at_fork(after_in_child=_at_work.clear)
