"""The executors of an export's tasks: this process, or processes of this machine.

Strategy: a thread for each CPU hands a task to a process (:mod:`kafkafmt.lake.export.worker`), and
starts one where none is idle. A single task runs in this process: it is done before another one
has started. `concurrent.futures.ProcessPoolExecutor` does not serve: its processes run the script
of the caller again, look for modules in the current directory, and outlive a parent that is killed.

Invariant: each task has one result, and the results are in the order of the tasks. Spark may run a
task more than once, and one of its results is returned; processes do nothing again. A task that
raises, or a process that dies, ends the run; what it has written is in the workspace of the run,
which no commit names.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from threading import Lock
from typing import IO, BinaryIO, Protocol, TypeVar, cast

from kafkafmt._base import children
from kafkafmt.lake.export import worker
from kafkafmt.lake.export.errors import ExportFailedError

Task = TypeVar("Task")
Result = TypeVar("Result")


class Executor(Protocol):
    """Runs tasks. The function, the tasks and the results can be pickled."""

    def run(
        self, do: Callable[[Task], Result], tasks: Sequence[Task], done: Callable[[int], object]
    ) -> list[Result]:
        """Run `do` for each task; `done` gets the growing number of ended tasks.

        Raises ExportFailedError when a task raises, or its worker dies; nothing is retried here.
        """
        ...

    def cores(self) -> int:
        """Return the number of concurrent tasks; may start their workers."""
        ...

    def close(self) -> None:
        """Stop the workers of the tasks."""
        ...


class InProcess:
    """Runs the tasks in this process, one after the other; errors of a task pass through."""

    def run(
        self, do: Callable[[Task], Result], tasks: Sequence[Task], done: Callable[[int], object]
    ) -> list[Result]:
        """Run `do` for each task."""
        results = []
        for task in tasks:
            results.append(do(task))
            done(len(results))
        return results

    def cores(self) -> int:
        """Return 1."""
        return 1

    def close(self) -> None:
        """Nothing was started."""


_PATIENCE = 5.0  # seconds that an idle process has to end


class Processes:
    """Runs tasks in processes of this machine: `number` at most, or one for each CPU."""

    def __init__(self, number: int | None = None) -> None:
        is_told = hasattr(os, "sched_getaffinity")  # which CPUs this process may use
        cpus = len(os.sched_getaffinity(0)) if is_told else os.cpu_count() or 1
        self._number = cpus if number is None else number
        self._running: list[subprocess.Popen[bytes]] = []
        self._idle: list[subprocess.Popen[bytes]] = []
        self._is_stopped = False
        self._lock = Lock()

    def run(
        self, do: Callable[[Task], Result], tasks: Sequence[Task], done: Callable[[int], object]
    ) -> list[Result]:
        """Run `do` for each task."""
        if len(tasks) <= 1 or self._number <= 1:
            try:
                return InProcess().run(do, tasks, done)
            except Exception as error:
                raise ExportFailedError(worker.error_message(error)) from error
        with ThreadPoolExecutor(min(self._number, len(tasks))) as threads:
            try:
                begun = [threads.submit(self._result, do, task) for task in tasks]
                for number, future in enumerate(as_completed(begun), start=1):
                    future.result()
                    done(number)
            except BaseException:  # Ctrl-C, too: threads end when their processes do
                threads.shutdown(wait=False, cancel_futures=True)
                with self._lock:
                    self._is_stopped = True
                    for process in self._running:
                        process.kill()
                raise
        return [future.result() for future in begun]

    def cores(self) -> int:
        """Return the number of processes."""
        return self._number

    def close(self) -> None:
        """End the processes."""
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
        self._running, self._idle = [], []

    def _result(self, do: Callable[[Task], Result], task: Task) -> Result:
        """Return the result of a task, from an idle process or a new one."""
        try:
            process = self._idle.pop()
        except IndexError:
            with self._lock:
                if self._is_stopped:
                    raise ExportFailedError("another task failed") from None
                process = children.start_python(worker.__name__)
                self._running.append(process)
        try:
            worker.send(_pipe(process.stdin), (do, task))
            result: Result
            result, error = worker.receive(_pipe(process.stdout))
        except (EOFError, OSError) as gone:
            code = process.wait()
            how = f"signal {-code}" if code < 0 else f"exit status {code}"
            raise ExportFailedError(
                f"a process of the export ended with {how} before its task did; each needs about"
                " 1 GiB of memory"
            ) from gone
        self._idle.append(process)
        if error is not None:
            raise ExportFailedError(error)
        return result


def _pipe(pipe: IO[bytes] | None) -> BinaryIO:
    return cast("BinaryIO", pipe)
