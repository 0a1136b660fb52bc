"""The progress bar of an export: how many of Spark's tasks are done, on a terminal only.

Strategy: a thread polls Spark's status tracker a few times per second, while the main thread waits
for the job. Invariant: the export does not depend on the bar.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kafkafmt.spark.session import is_connect

if TYPE_CHECKING:
    from pyspark import SparkContext
    from pyspark.sql import SparkSession
    from rich.progress import Progress, TaskID

_INTERVAL = 0.2  # seconds


@contextmanager
def shown(spark: SparkSession, *, wanted: bool) -> Iterator[None]:
    """Shows a bar on standard error while the block runs, if wanted and if that is a terminal.

    Over Spark Connect, the number of tasks is not known.
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    if not (wanted and console.is_terminal):
        yield
        return
    columns = (
        SpinnerColumn(finished_text="[green]✓"),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[tasks]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("tables", total=None, tasks="")
        ended = threading.Event()
        watcher = None
        if not is_connect(spark):
            arguments = (bar, spark.sparkContext, task, ended)
            watcher = threading.Thread(target=_watch, args=arguments, daemon=True)
            watcher.start()
        try:
            yield
        finally:
            ended.set()
            if watcher is not None:
                watcher.join()
        # The last look at Spark was before the end.
        total = int(bar.tasks[0].total or 0)
        bar.update(task, total=total or 1, completed=total or 1, tasks=_tasks(total, total))


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
            bar.update(task, completed=done, total=total, tasks=_tasks(done, total))


def _tasks(done: int, total: int) -> str:
    return f"{done}/{total} tasks" if total else ""
