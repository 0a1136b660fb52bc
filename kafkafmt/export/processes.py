"""Runs the tasks of an export in processes of this machine, without Spark and Java.

Strategy: one process for each CPU (see `worker`), which starts with the first task and takes the
next task when it has done one. It is a copy of this process where that is safe (see `forked`). A
thread for each process waits for its answers. A single task runs in this process: it is done before
another one has started.

Invariant: nothing is done again. A task that raises, or a process that dies, ends the run; what it
has written is in the workspace of the run, which no commit names.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import suppress
from threading import Lock
from typing import IO, BinaryIO, cast

from kafkafmt.export import worker
from kafkafmt.export.errors import ExportFailedError
from kafkafmt.export.executor import InProcess, Result, Task
from kafkafmt.export.forked import Forked, can_fork

_Process = subprocess.Popen[bytes] | Forked

_PATIENCE = 5.0  # seconds that an idle process has to end


def cpus() -> int:
    """The CPUs that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Processes:
    """An executor: see `executor.Executor`.

    Args:
        number: how many processes there are at most; None: one for each CPU.
    """

    def __init__(self, number: int | None = None) -> None:
        self._number = cpus() if number is None else number
        self._running: list[_Process] = []

    def run(
        self, do: Callable[[Task], Result], tasks: Sequence[Task], done: Callable[[int], object]
    ) -> list[Result]:
        """Runs `do` for each task.

        Raises ExportFailedError when a task raises, or a process dies.
        """
        if len(tasks) <= 1 or self._number <= 1:
            try:
                return InProcess().run(do, tasks, done)
            except Exception as error:
                raise ExportFailedError(f"{type(error).__name__}: {error}") from error
        results: dict[int, Result] = {}
        left, lock = iter(enumerate(tasks)), Lock()

        def serve(process: _Process) -> None:
            for number, task in _next(left, lock):
                result = _answer(process, (do, task))
                with lock:
                    results[number] = result
                    done(len(results))

        processes = self._started(min(self._number, len(tasks)))
        with ThreadPoolExecutor(len(processes)) as threads:
            served = [threads.submit(serve, process) for process in processes]
            try:
                ended, _ = wait(served, return_when=FIRST_EXCEPTION)
                for future in ended:
                    future.result()
            except BaseException:  # Ctrl-C, too: threads end when their processes do
                self._kill()
                raise
        return [results[number] for number in range(len(tasks))]

    def close(self) -> None:
        """Ends the processes."""
        for process in self._running:
            with suppress(OSError):
                _pipe(process.stdin).close()
        for process in self._running:
            try:
                process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            _pipe(process.stdout).close()
        self._running = []

    def _started(self, number: int) -> list[_Process]:
        """So many processes, those of earlier calls among them."""
        while len(self._running) < number:
            process = Forked(worker.main) if can_fork() else _spawned()
            self._running.append(process)
            with suppress(OSError):  # dead already: its first answer says so
                worker.send(_pipe(process.stdin), sys.path)
        return self._running[:number]

    def _kill(self) -> None:
        for process in self._running:
            process.kill()


def _spawned() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", worker.__name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )


def _answer(process: _Process, do_task: tuple[Callable[[Task], Result], Task]) -> Result:
    try:
        worker.send(_pipe(process.stdin), do_task)
        result: Result
        result, error = worker.receive(_pipe(process.stdout))
    except (EOFError, OSError) as gone:
        code = process.wait()
        how = f"signal {-code}" if code < 0 else f"exit status {code}"
        raise ExportFailedError(
            f"a process of the export ended with {how} before its task did; each needs about 1 GiB"
            " of memory"
        ) from gone
    if error is not None:
        raise ExportFailedError(error)
    return result


def _next(left: Iterator[tuple[int, Task]], lock: Lock) -> Iterator[tuple[int, Task]]:
    """The tasks that no other thread has taken."""
    while True:
        with lock:
            taken = next(left, None)
        if taken is None:
            return
        yield taken


def _pipe(pipe: IO[bytes] | None) -> BinaryIO:
    return cast("BinaryIO", pipe)
