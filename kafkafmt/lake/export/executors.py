"""Who runs the tasks of an export: this process, processes of this machine, or Spark.

Invariant: each task has one result, and the results are in the order of the tasks. A task may run
more than once; only one of its results is returned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Executor(Protocol):
    """Runs tasks. The function, the tasks and the results can be pickled."""

    def run(
        self, do: Callable[[Task], Result], tasks: Sequence[Task], done: Callable[[int], object]
    ) -> list[Result]:
        """Runs `do` for each task; `done` gets the number of tasks that have ended, as it grows.

        Raises:
            ExportFailedError: a task raised an error, or who runs it died. Nothing is retried
                that the executor itself does not retry.
        """
        ...

    def close(self) -> None:
        """Ends what was started for the tasks."""
        ...


class InProcess:
    """Runs the tasks in this process, one after the other; errors of a task pass through."""

    def run(
        self, do: Callable[[Task], Result], tasks: Sequence[Task], done: Callable[[int], object]
    ) -> list[Result]:
        """Runs `do` for each task."""
        results = []
        for task in tasks:
            results.append(do(task))
            done(len(results))
        return results

    def close(self) -> None:
        """Nothing was started."""
