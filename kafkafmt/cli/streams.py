"""Writes text to standard output and standard error, completely.

Text is written as UTF-8 whatever the locale is, as Kafka's own tools do. Bytes of file names that
are not UTF-8 stay unchanged.

Invariant: a closed pipe raises BrokenPipeError, even where Python does not buffer (``python -u``)
and a single write may write only a part.
"""

from __future__ import annotations

import sys
from typing import TextIO


def out(text: str) -> None:
    """Write to standard output."""
    _write(sys.stdout, text)


def err(text: str) -> None:
    """Write to standard error, after flushing standard output."""
    sys.stdout.flush()
    _write(sys.stderr, text)


def _write(stream: TextIO, text: str) -> None:
    left = memoryview(text.encode("utf-8", "surrogateescape"))
    while left:
        left = left[stream.buffer.write(left) :]
