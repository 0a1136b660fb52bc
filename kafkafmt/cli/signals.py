"""Ctrl-C, and the signals that end a session: a command stops, and removes what it began.

Strategy: a signal raises a kind of KeyboardInterrupt, so that whatever removes half-written files
after Ctrl-C does it after ``kill`` and after a lost connection, too. It comes between any two steps
of the interpreter, which reports it as an error of its own in some places (see `behind`), and drops
it in a finalizer, where it is raised again.

Invariant: a signal that the caller ignores stays ignored, as under ``nohup``. One that is repeated
while files are being removed, as by a second Ctrl-C, does not stop that.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from threading import Timer
from types import FrameType

_AGAIN = 3.0
"""Seconds after which a signal that is repeated is obeyed: what removes files may hang."""
_LATER = 0.01
"""Seconds after which a signal is raised again that a finalizer has dropped."""
_WORDS = {"SIGINT": "interrupted", "SIGTERM": "terminated", "SIGHUP": "the terminal is gone"}
_last = 0.0


class Stopped(KeyboardInterrupt):
    """A signal that ends the command."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def watch() -> None:
    """Raise :class:`Stopped` from now on."""
    for name in _WORDS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) in _DEFAULTS:
            signal.signal(number, _stop)


def behind(error: BaseException) -> KeyboardInterrupt | None:
    """The interruption that an error comes from; None for an error without one.

    A class whose attributes have ``__set_name__`` (Python 3.11 and earlier), and the import of a
    compiled module, report whatever is raised in them as a RuntimeError or an ImportError.
    """
    link: BaseException | None = error
    while link is not None and not isinstance(link, KeyboardInterrupt):
        link = link.__cause__ or link.__context__
    return link


def code_of(error: BaseException | None) -> int:
    """The exit code, as in shells; 130 for Ctrl-C."""
    return 128 + (error.number if isinstance(error, Stopped) else int(signal.SIGINT))


def word_of(error: BaseException | None) -> str:
    """What happened."""
    number = error.number if isinstance(error, Stopped) else signal.SIGINT
    return _WORDS[signal.Signals(number).name]


def leave(code: int) -> None:
    """After a signal, end now: threads would go on, and writers complain of files that are gone."""
    if _last:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _stop(number: int, frame: FrameType | None) -> None:
    global _last
    now = time.monotonic()
    if not _last or now - _last > _AGAIN:
        _last = now
        sys.unraisablehook = _dropped
        raise Stopped(number)


def _dropped(what: sys.UnraisableHookArgs) -> None:
    """What a finalizer raises while files are being removed says nothing, unless it is a signal."""
    global _last
    if isinstance(what.exc_value, Stopped):
        _last = 0.0
        if sys.platform != "win32":  # where a process that signals itself ends at once
            Timer(_LATER, os.kill, [os.getpid(), what.exc_value.number]).start()


_DEFAULTS = (signal.SIG_DFL, signal.default_int_handler)
