"""The end of a command by an unforeseen error, or by a lack of memory.

Strategy: one line on standard error and an exit code of its own, so that neither is taken for
damage. Little is loaded here, and what the line needs is made before it is needed: an error may
come while modules are loaded, and while no memory is left.

Invariant: a traceback is shown only where ``KAFKAFMT_DEBUG=1`` asks for it.
"""

from __future__ import annotations

import errno
import os
import sys
import threading
from contextlib import suppress

from kafkafmt._base.wording import printable

UNEXPECTED = 70
"""The exit code, ``EX_SOFTWARE`` of ``sysexits.h``."""
_DEBUG = "KAFKAFMT_DEBUG"
_ADVICE = f"{_DEBUG}=1 shows where; please report it in the issues of kafkafmt's repository"
_NO_MEMORY = "out of memory, which says nothing about the data"
_LAST_WORDS = f"kafkafmt: {_NO_MEMORY}\n".encode()
_MOST = 1_000  # characters of an error's own text


def is_of_memory(error: BaseException) -> bool:
    """Return whether an error reports a lack of memory."""
    return isinstance(error, MemoryError) or getattr(error, "errno", None) == errno.ENOMEM


def report(error: BaseException) -> int:
    """Write one line about an error to standard error, and return the exit code."""
    try:
        _write_out()
        _write(error)
    except BaseException:  # noqa: BLE001 the error may be a lack of what the line needs
        with suppress(BaseException):  # only the exit code is left
            os.write(2, _LAST_WORDS)
    return UNEXPECTED


def watch() -> None:
    """Report errors of threads and finalizers in one line, too; exit codes stay."""
    threading.excepthook = lambda raised: _note(raised.exc_value)
    sys.unraisablehook = lambda raised: _note(raised.exc_value)


def _note(error: BaseException | None) -> None:
    if error is not None and not isinstance(error, SystemExit):
        report(error)


def _write_out() -> None:
    """Write out everything printed before, or drop it if standard output fails."""
    if sys.stdout is not None:
        try:
            sys.stdout.flush()
        except (OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _write(error: BaseException) -> None:
    lines = []
    if os.environ.get(_DEBUG) == "1":
        import traceback  # which a command without an error does not need

        shown = "".join(traceback.format_exception(type(error), error, error.__traceback__))
        lines += shown.splitlines()
    lines.append(f"kafkafmt: {_line(error)}; {_ADVICE}")
    text = "".join(f"{printable(line)}\n" for line in lines)
    data = memoryview(text.encode("utf-8", "backslashreplace"))
    while data:
        data = data[os.write(2, data) :]


def _line(error: BaseException) -> str:
    try:
        said = " ".join(str(error).split())
    except Exception:  # noqa: BLE001 (an error whose text cannot be made is one, too)
        said = ""
    kind = type(error).__name__
    shown = f"{kind}: {said[:_MOST]}" if said else kind
    return f"{_NO_MEMORY} ({shown})" if is_of_memory(error) else f"unexpected error: {shown}"
