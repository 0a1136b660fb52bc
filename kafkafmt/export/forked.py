"""A copy of this process that does tasks, where one can be made safely: see `worker`.

Strategy: a process takes 0.5 s of CPU time to load Python and its libraries. A copy of one that has
loaded them takes none. It has the pipes of its parent in the place of its standard streams.

Invariant: only a process with a single thread of its own is copied. The copy of another one may
wait forever for a lock that a thread had, which is not there any more.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import TimeoutExpired
from typing import BinaryIO, NoReturn

_THREADS, _OPEN = "/proc/self/task", "/proc/self/fd"
_STANDARD_STREAMS = range(3)
# The thread of jemalloc, which pyarrow starts when it is loaded; jemalloc stops it around a fork.
_OF_JEMALLOC = "jemalloc_bg_thd"
_WAIT = 0.01  # seconds between two looks at a process


def can_fork() -> bool:
    """Whether this process has one thread, those of libraries included; Linux alone says so."""
    try:
        others = set(os.listdir(_THREADS)) - {str(os.getpid())}
        names = {Path(_THREADS, other, "comm").read_text().strip() for other in others}
        return names <= {_OF_JEMALLOC} and os.path.isdir(_OPEN)
    except OSError:
        return False


class Forked:
    """A copy of this process, with the interface of `subprocess.Popen`.

    Attributes:
        stdin: what the copy reads.
        stdout: what it writes.
    """

    def __init__(self, main: Callable[[], None]) -> None:
        """`main` is all that the copy does."""
        for stream in (sys.stdout, sys.stderr):  # or both write what is in the buffers
            with suppress(AttributeError, OSError, ValueError):  # None, closed
                stream.flush()
        theirs, ours = os.pipe()
        answers, their_answers = os.pipe()
        with warnings.catch_warnings():
            # Python counts the thread of jemalloc, too.
            warnings.simplefilter("ignore", DeprecationWarning)
            # A signal here would raise in the copy, which then removes what its parent has begun.
            before = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
            try:
                self._pid = os.fork()
                if not self._pid:
                    _become(main, theirs, their_answers, before)
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
        os.close(theirs)
        os.close(their_answers)
        self.stdin: BinaryIO = os.fdopen(ours, "wb")
        self.stdout: BinaryIO = os.fdopen(answers, "rb")
        self._code: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        """The exit status, or the negative number of a signal; raises TimeoutExpired."""
        until = None if timeout is None else time.monotonic() + timeout
        while self._code is None:
            pid, status = os.waitpid(self._pid, 0 if until is None else os.WNOHANG)
            if pid:
                self._code = os.waitstatus_to_exitcode(status)
            elif until is not None and time.monotonic() > until:
                raise TimeoutExpired("a task of the export", timeout or 0)
            else:
                time.sleep(_WAIT)
        return self._code

    def kill(self) -> None:
        """Ends the process at once, if it has not ended."""
        if self._code is None:
            os.kill(self._pid, signal.SIGKILL)


def _become(
    main: Callable[[], None], tasks: int, answers: int, unblocked: set[int | signal.Signals]
) -> NoReturn:
    """Does `main` in a copy, and ends it without what the parent does at its end."""
    code = 1
    try:
        gc.freeze()  # objects of the parent close nothing here
        os.dup2(tasks, 0)
        os.dup2(answers, 1)
        _let_go()
        parents = sys.stdout, sys.stderr
        sys.stdout = sys.stderr = os.fdopen(2, "w", closefd=False)
        signal.set_wakeup_fd(-1)
        for number in signal.valid_signals():
            if callable(signal.getsignal(number)):
                signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, unblocked)
        main()
        del parents
        code = 0
    finally:
        os._exit(code)


def _let_go() -> None:
    """Opens /dev/null in the place of all that the parent has open.

    So the lock of OUT and the pipes of other copies end with the parent. What an object of the
    parent writes, such as a handler of logging, never comes into a file that has got its number.
    """
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in map(int, os.listdir(_OPEN)):
        if number not in _STANDARD_STREAMS and number != nothing:
            os.dup2(nothing, number, inheritable=False)
