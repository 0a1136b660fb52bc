"""Ctrl-C, and the signals to end a session: a command stops, and removes unfinished files.

Strategy: while a command is at work, a signal raises a kind of KeyboardInterrupt, so that whatever
removes half-written files after Ctrl-C does it after ``kill`` and after a lost connection, too.
Before and after that nothing is to be removed: a signal ends the process at once.

It comes between any two steps of the interpreter. Where a block is entered or left, what is begun
there would not be removed: the signal is raised again a moment later. So is one that is dropped
in a finalizer. Python reports it as an error of its own in some places (see `find_interruption`).

Invariant: a signal that the caller ignores stays ignored, as under ``nohup``. One that is repeated
while files are being removed, as by a second Ctrl-C, does not stop that.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import NoReturn, TypeVar

_AGAIN = 3.0
"""Seconds after which a signal that is repeated is obeyed: what removes files may hang."""
_LATER = 0.01
"""Seconds after which a signal is raised again."""
_LONGEST = 1.0
"""Seconds that entering or leaving a block may keep a signal off: it may wait for a thread."""
_WORDS = {"SIGINT": "interrupted", "SIGTERM": "terminated", "SIGHUP": "the terminal is gone"}
_last = 0.0
_kept_since = 0.0
_ends_at_once = False

Argument = TypeVar("Argument")
Result = TypeVar("Result")


class Stopped(KeyboardInterrupt):
    """A signal to end the command."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def watch() -> None:
    """Obey signals from now on."""
    for name in _WORDS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) in _DEFAULTS:
            signal.signal(number, _stop)


def end_at_once() -> None:
    """Let a signal end the process, with a line and an exit code, except in :func:`at_work`."""
    global _ends_at_once
    _ends_at_once = True


def at_work(do: Callable[[Argument], Result], argument: Argument) -> Result:
    """Run a function; a signal raises :class:`Stopped` in it for its cleanup."""
    global _ends_at_once
    before = _ends_at_once
    try:
        _ends_at_once = False
        return do(argument)
    finally:
        _ends_at_once = before


def find_interruption(error: BaseException) -> KeyboardInterrupt | None:
    """Return the interruption at the origin of an error; None for an error without one.

    A class whose attributes have ``__set_name__`` (Python 3.11 and earlier), and the import of a
    compiled module, report whatever is raised in them as a RuntimeError or an ImportError.
    """
    link: BaseException | None = error
    while link is not None and not isinstance(link, KeyboardInterrupt):
        link = link.__cause__ or link.__context__
    return link


def exit_code(error: BaseException | None) -> int:
    """Return the exit code, as in shells; 130 for Ctrl-C."""
    return 128 + (error.number if isinstance(error, Stopped) else int(signal.SIGINT))


def signal_word(error: BaseException | None) -> str:
    """Return the word for the signal at the end of the command."""
    number = error.number if isinstance(error, Stopped) else signal.SIGINT
    return _WORDS[signal.Signals(number).name]


def leave(code: int) -> None:
    """End at once after a signal: threads would go on, and writers miss their removed files."""
    if _last:
        sys.stdout.flush()
        sys.stderr.flush()
        temporary = sys.modules.get("kafkafmt.storage.temporary")
        if temporary is not None:
            temporary.remove_all()
        os._exit(code)


def _stop(number: int, frame: FrameType | None) -> None:
    global _last, _kept_since
    now = time.monotonic()
    if _last and now - _last <= _AGAIN:
        return
    if _ends_at_once:
        _end(number)
    _kept_since = _kept_since or now
    if now - _kept_since <= _LONGEST and _is_at_an_edge(frame) and _raises_later(number):
        return
    _last = now
    sys.unraisablehook = _dropped
    raise Stopped(number)


def _end(number: int) -> NoReturn:
    stopped = Stopped(number)
    try:
        os.write(2, f"kafkafmt: {signal_word(stopped)}\n".encode())
    finally:  # also where the terminal takes nothing any more
        os._exit(exit_code(stopped))


def _is_at_an_edge(frame: FrameType | None) -> bool:
    """Return whether a block was just entered, or is left, or an object is being finalized."""
    if frame is not None and frame.f_code.co_name == "__enter__":
        return True
    if frame is not None and frame.f_globals.get("__name__") == "contextlib":
        return True
    while frame is not None and frame.f_code.co_name not in ("__exit__", "__del__"):
        frame = frame.f_back
    return frame is not None


def _raises_later(number: int) -> bool:
    """Return whether the signal is raised again in a moment: on Windows it would end the process.

    A thread of `threading` would need its locks, which the interrupted code may have.
    """

    def run() -> None:
        time.sleep(_LATER)
        os.kill(os.getpid(), number)

    try:
        if sys.platform != "win32":
            _thread.start_new_thread(run, ())
    except RuntimeError:  # no more threads
        return False
    return sys.platform != "win32"


def _dropped(what: sys.UnraisableHookArgs) -> None:
    """Ignore a finalizer's error during the removal of files, unless it is a signal."""
    global _last
    if isinstance(what.exc_value, Stopped):
        _last = 0.0
        _raises_later(what.exc_value.number)


_DEFAULTS = (signal.SIG_DFL, signal.default_int_handler)
