"""How far a command is, on standard error: only on a terminal, and only after two seconds.

Strategy: the bar, and the library that draws it, are made when two seconds have passed. It goes
away when the work is done, so that it never mixes with results.

Invariant: nothing is drawn into a pipe or a file.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

BYTES, TASKS = "bytes", "tasks"
_AFTER = 2.0  # seconds


@contextmanager
def of_bytes(what: str, total: int, *, is_shown: bool = True) -> Iterator[Callable[[int], object]]:
    """A function that is called with each number of bytes that are done."""
    done = 0

    def advance(step: int) -> None:
        nonlocal done
        done += step
        update(done, total)

    with of_whole(what, BYTES, is_shown=is_shown) as update:
        yield advance


@contextmanager
def of_whole(
    what: str, unit: str, *, is_shown: bool = True
) -> Iterator[Callable[[int, int], object]]:
    """A function that is called with how much is done, and with how much there is."""
    if not is_shown or not sys.stderr.isatty():
        yield lambda done, total: None
        return
    bar = _Late(what, unit)
    try:
        yield bar.update
    finally:
        bar.stop()


class _Late:
    """A progress bar that appears when the work takes long."""

    def __init__(self, what: str, unit: str) -> None:
        self._what, self._unit = what, unit
        self._start = time.monotonic()
        self._shown: Any = None
        self._task: Any = None

    def update(self, done: int, total: int) -> None:
        if self._shown is None:
            if time.monotonic() - self._start < _AFTER or done >= total:
                return
            self._show(total)
        self._shown.update(self._task, completed=done, total=total)

    def stop(self) -> None:
        if self._shown is not None:
            self._shown.stop()

    def _show(self, total: int) -> None:
        from rich import progress
        from rich.console import Console

        amount: progress.ProgressColumn = (
            progress.DownloadColumn(binary_units=True)
            if self._unit == BYTES
            else progress.MofNCompleteColumn()
        )
        self._shown = progress.Progress(
            progress.TextColumn("{task.description}"),
            progress.BarColumn(),
            progress.TaskProgressColumn(),
            amount,
            progress.TextColumn("left:"),
            progress.TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._shown.add_task(self._what, total=total)
        self._shown.start()
