"""The progress of a command, on standard error: only on a terminal, and only after two seconds.

Strategy: a thread looks at the figures of what is read (:mod:`kafkafmt.storage.meter`), or at those
that a command gives, and draws one line, over and over. The line goes away before anything else is
written to the terminal, and comes back when nothing has been written for two seconds.

Invariant: nothing is drawn into a pipe or a file, nor while a row is being written. No code of the
terminal is needed but the carriage return.
"""

from __future__ import annotations

import os
import stat
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from threading import Event, Lock, Thread

from kafkafmt._base import wording
from kafkafmt.cli import words
from kafkafmt.storage import meter

ProgressFigures = tuple[int, int, str]
"""How much is done, how much there is (0 if that is not known), and of what."""
BYTES, TASKS = "byte", "task"
_AFTER = 2.0  # seconds
_EVERY = 0.25
_REMEMBERED = 60
"""Moments that the speed is computed of: the last 15 seconds."""
_BAR = 30
_LEAST_BAR = 8


class _Display:
    """The line of one command."""

    def __init__(self, what: str, figures: Callable[[], ProgressFigures]) -> None:
        self.what, self.figures = what, figures
        self._begin = self._quiet_since = time.monotonic()
        self._moments: deque[tuple[float, int]] = deque(maxlen=_REMEMBERED)
        self._writers = 0
        self._drawn = 0  # columns
        self._lock = Lock()
        self._is_over = Event()
        self._thread = Thread(target=self._run, name="kafkafmt progress", daemon=True)

    def start(self) -> None:
        """Draw when two seconds have passed."""
        self._thread.start()

    def stop(self) -> None:
        self._is_over.set()
        with self._lock:
            self._erase()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Draw nothing while the block writes, and for two seconds after it."""
        with self._lock:
            self._writers += 1
            self._erase()
        try:
            yield
        finally:
            with self._lock:
                self._writers -= 1
                self._quiet_since = time.monotonic()

    def counts(self, figures: Callable[[], ProgressFigures]) -> None:
        with self._lock:
            self.figures = figures
            self._moments.clear()

    def line(self, now: float, columns: int) -> str:
        """Return the line for so many columns."""
        done, total, unit = self.figures()
        self._moments.append((now, done))
        if not 0 < done < total:
            amount = f", {_amount(done, unit)}" if done else ""
            return f"{self.what}: {_duration(now - self._begin)}{amount}"[:columns]
        text = f"{done * 100 // total}% of {_amount(total, unit)}"
        (before, then), speed = self._moments[0], 0.0
        if now > before:
            speed = (done - then) / (now - before)
        if speed > 0:
            text += f", {_duration((total - done) / speed)} left"
        room = min(_BAR, columns - len(self.what) - len(text) - 5)
        if room < _LEAST_BAR:
            return f"{self.what}: {text}"[:columns]
        filled = room * done // total
        return f"{self.what} [{'#' * filled}{'-' * (room - filled)}] {text}"

    def _run(self) -> None:
        while not self._is_over.wait(_EVERY):
            with self._lock:
                now = time.monotonic()
                if now - self._quiet_since >= _AFTER and not self._writers:
                    self._draw(now)

    def _draw(self, now: float) -> None:
        from kafkafmt.cli import layout  # which a command that ends soon does not need

        if not self._is_over.is_set():
            line = self.line(now, layout.terminal_width(sys.stderr) - 1)
            self._write(f"\r{line.ljust(self._drawn)}")
            self._drawn = len(line)

    def _erase(self) -> None:
        if self._drawn:
            self._write(f"\r{' ' * self._drawn}\r")
            self._drawn = 0

    def _write(self, text: str) -> None:
        try:
            sys.stderr.write(text)
            sys.stderr.flush()
        except OSError:  # the terminal is gone
            self._is_over.set()

    @cached_property
    def is_mixed_with_rows(self) -> bool:
        """Whether standard output comes to the terminal, perhaps through another program."""
        try:
            mode = os.fstat(sys.stdout.fileno()).st_mode
        except (OSError, ValueError):
            return True
        return sys.stdout.isatty() or not (stat.S_ISREG(mode) or stat.S_ISCHR(mode))


_displays: list[_Display] = []


@contextmanager
def shown(what: str, *, is_wanted: bool = True) -> Iterator[None]:
    """Show the progress of the block, if it takes long."""
    is_possible = sys.stderr.isatty() and os.environ.get("TERM") not in ("dumb", "", None)
    if not (is_wanted and is_possible) or _displays:
        yield
        return
    with meter.watched() as read:
        display = _Display(what, lambda: (read.done, read.total, BYTES))
        _displays.append(display)
        display.start()
        try:
            yield
        finally:
            display.stop()
            _displays.remove(display)


@contextmanager
def paused(*, is_row: bool = False) -> Iterator[None]:
    """Draw nothing while the block writes to a terminal; ``is_row``: to standard output."""
    display = _displays[-1] if _displays else None
    if display is None or (is_row and not display.is_mixed_with_rows):
        yield
        return
    with display.paused():
        yield


def counted(unit: str) -> Callable[[int, int], object]:
    """Return a function to report progress by counts instead: done, and in all."""
    known = (0, 0, unit)

    def update(done: int, total: int) -> None:
        nonlocal known
        known = done, total, unit

    for display in _displays:
        display.counts(lambda: known)
    return update


def _amount(count: int, unit: str) -> str:
    return words.size(count) if unit == BYTES else wording.counted(count, unit)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
