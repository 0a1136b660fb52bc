"""Bytes to standard output and standard error, all of them.

Text goes out as UTF-8 whatever the locale says, as Kafka's own tools have it; what is no UTF-8 in
the name of a file stays the bytes that it was.

Invariant: a reader that has left is noticed, even where Python does not buffer (``python -u``)
and a single write may take a part only.
"""

from __future__ import annotations

import sys
from typing import TextIO


def out(text: str) -> None:
    """Write to standard output."""
    _write(sys.stdout, text)


def err(text: str) -> None:
    """Write to standard error, after everything that was written to standard output."""
    sys.stdout.flush()
    _write(sys.stderr, text)


def _write(stream: TextIO, text: str) -> None:
    left = memoryview(text.encode("utf-8", "surrogateescape"))
    while left:
        left = left[stream.buffer.write(left) :]
