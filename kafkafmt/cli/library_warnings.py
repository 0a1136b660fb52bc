"""Warnings of the library, as sentences of the command that calls it.

Strategy: a handler of the library's logger. Without it Python writes the text as it is: into the
line that says how far a command is, and over the edge of a terminal.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager

from kafkafmt.cli import streams


class _Sentences(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        streams.err_sentence(f"warning: {record.getMessage()}")


def _is_news(record: logging.LogRecord) -> bool:
    """Not what py4j logs with a traceback and raises as well, as where Ctrl-C ends Spark."""
    return f"{os.sep}py4j{os.sep}" not in record.pathname


@contextmanager
def shown() -> Iterator[None]:
    """Write the warnings of the block to standard error."""
    logger, handler = logging.getLogger("kafkafmt"), _Sentences(logging.WARNING)
    root = logging.getLogger()
    logger.addHandler(handler)
    root.addFilter(_is_news)
    try:
        yield
    finally:
        root.removeFilter(_is_news)
        logger.removeHandler(handler)
