"""What standard output is: a terminal of some width with colours, or something else.

Invariant: colours are never written to a pipe or a file unless FORCE_COLOR says so; NO_COLOR is
stronger (https://no-color.org).
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from typing import TextIO

from kafkafmt.storage import temporary

_LEAST = 20
_RED = "\x1b[31m"
_PLAIN = "\x1b[0m"


def is_terminal() -> bool:
    """Whether standard output is a terminal."""
    return sys.stdout.isatty()


def width(stream: TextIO | None = None) -> int:
    """Return the columns of the terminal: what COLUMNS says, else the terminal itself, else 80.

    The terminal is that of standard output unless a ``stream`` is given.
    """
    if stream is None or os.environ.get("COLUMNS", "").isdigit():
        return max(_LEAST, shutil.get_terminal_size().columns)
    try:
        columns = os.get_terminal_size(stream.fileno()).columns
    except OSError:
        columns = 0
    return max(_LEAST, columns or shutil.get_terminal_size().columns)


def near(path: str) -> str:
    """Return a path as seen from the current directory, if it is in it; or from an archive on."""
    below = temporary.below(path) or os.path.relpath(path)
    return path if below.startswith(os.pardir) else below


def paint() -> Callable[[str], str]:
    """Return a function that makes a text red, if colours are shown."""
    is_possible = is_terminal() and os.environ.get("TERM") not in ("dumb", "", None)
    has_colours = not os.environ.get("NO_COLOR") and (os.environ.get("FORCE_COLOR") or is_possible)
    return f"{_RED}{{}}{_PLAIN}".format if has_colours else str
