"""The progress bar of an export: how many of Spark's tasks are done, on a terminal only.

Strategy: a thread polls Spark's status tracker a few times per second, while the main thread waits
for the job. Invariant: the export does not depend on the bar.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from kafkafmt.spark.session import is_connect

if TYPE_CHECKING:
    from pyspark import SparkContext
    from pyspark.sql import SparkSession
    from rich.progress import TaskID

_INTERVAL = 0.2  # seconds


class Steps:
    """Shows the steps of a run."""

    def __init__(self, bar: Progress | None, context: SparkContext | None) -> None:
        """Without a context (over Spark Connect), the number of tasks is not known."""
        self._bar = bar
        self._context = context

    @contextmanager
    def step(self, text: str) -> Iterator[None]:
        """Shows `text` and the progress of Spark's tasks while the block runs."""
        if self._bar is None:
            yield
            return
        context = self._context
        task = self._bar.add_task(text, total=None, tasks="")
        ended = threading.Event()
        watcher = None
        if context is not None:
            arguments = (self._bar, context, task, ended)
            watcher = threading.Thread(target=self._watch, args=arguments, daemon=True)
            watcher.start()
        try:
            yield
        finally:
            ended.set()
            if watcher is not None:
                watcher.join()
        self._bar.update(task, total=1, completed=1)

    @staticmethod
    def _watch(bar: Progress, context: SparkContext, task: TaskID, ended: threading.Event) -> None:
        tracker = context.statusTracker()
        while not ended.wait(_INTERVAL):
            done = total = 0
            for stage in tracker.getActiveStageIds():
                info = tracker.getStageInfo(stage)
                if info is not None:
                    done += info.numCompletedTasks
                    total += info.numTasks
            if total:
                bar.update(task, completed=done, total=total, tasks=f"{done}/{total} tasks")


@contextmanager
def shown(spark: SparkSession, *, wanted: bool) -> Iterator[Steps]:
    """Shows a bar on standard error while the block runs, if wanted and if that is a terminal."""
    context = None if is_connect(spark) else spark.sparkContext
    console = Console(stderr=True)
    if not (wanted and console.is_terminal):
        yield Steps(None, context)
        return
    bar = Progress(
        SpinnerColumn(finished_text="[green]✓"),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[tasks]}"),
        TimeElapsedColumn(),
        console=console,
    )
    with bar:
        yield Steps(bar, context)
