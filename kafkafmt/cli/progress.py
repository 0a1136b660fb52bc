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

_AFTER = 2.0  # seconds


@contextmanager
def of_bytes(what: str, total: int, *, is_shown: bool = True) -> Iterator[Callable[[int], object]]:
    """A function that is called with each number of bytes that are done."""
    with _bar(what, total, is_shown=is_shown, unit="bytes") as advance:
        yield advance


@contextmanager
def of_steps(what: str, total: int, *, is_shown: bool = True) -> Iterator[Callable[[int], object]]:
    """A function that is called with each number of steps that are done."""
    with _bar(what, total, is_shown=is_shown, unit="steps") as advance:
        yield advance


@contextmanager
def _bar(what: str, total: int, *, is_shown: bool, unit: str) -> Iterator[Callable[[int], object]]:
    if not is_shown or not sys.stderr.isatty():
        yield lambda _: None
        return
    bar = _Late(what, total, unit)
    try:
        yield bar.advance
    finally:
        bar.stop()


class _Late:
    """A progress bar that appears when the work takes long."""

    def __init__(self, what: str, total: int, unit: str) -> None:
        self._what, self._total, self._unit = what, total, unit
        self._start = time.monotonic()
        self._done = 0
        self._shown: Any = None
        self._task: Any = None

    def advance(self, step: int) -> None:
        self._done += step
        if self._shown is None:
            if time.monotonic() - self._start < _AFTER:
                return
            self._show()
        self._shown.update(self._task, completed=self._done)

    def stop(self) -> None:
        if self._shown is not None:
            self._shown.stop()

    def _show(self) -> None:
        from rich import progress
        from rich.console import Console

        amount: progress.ProgressColumn = (
            progress.DownloadColumn(binary_units=True)
            if self._unit == "bytes"
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
        self._task = self._shown.add_task(self._what, total=self._total)
        self._shown.start()
