"""Shows what the library logs as a warning, as a sentence of the command.

Without it Python writes the text as it is: into the line that says how far a command is, and over
the edge of a terminal.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from kafkafmt.cli import streams


class _Sentences(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        streams.err_sentence(f"warning: {record.getMessage()}")


@contextmanager
def shown() -> Iterator[None]:
    """Write the warnings of the block to standard error."""
    logger, handler = logging.getLogger("kafkafmt"), _Sentences(logging.WARNING)
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
