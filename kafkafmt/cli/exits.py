"""The exit codes of the command line; export has some more.

0 sound, 1 damaged, 2 wrong use or no permission, 70 an unexpected error (``unexpected``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from kafkafmt._base.arguments import is_refusal
from kafkafmt._base.errors import UnsupportedError
from kafkafmt.cli import signals

SOUND = 0
DAMAGED = 1
WRONG_USE = 2
DATA_LOSS = 3
"""Offsets were deleted before an export read them."""
IN_USE = 4
"""Another run uses the output, or committed first."""
FAILED = 5
"""A task of an export failed, or who ran it did."""
OUTPUT_CLOSED = 141
"""128 + SIGPIPE, as in shells: the reader of the output has closed it."""


class CommandError(click.ClickException):
    """An error with an exit code of its own, `code`."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.code = exit_code


@contextmanager
def wrong_use(*errors: type[Exception]) -> Iterator[None]:
    """Report errors as wrong use: by default refused arguments, and files other than segments.

    Any other ValueError is not changed (:func:`~kafkafmt._base.arguments.is_refusal`).
    """
    kinds = errors or (ValueError, UnsupportedError)
    try:
        yield
    except kinds as error:
        if not is_refusal(error):
            raise
        raise click.UsageError(str(error)) from error


@contextmanager
def interruption(consequence: str | Callable[[], str] = "") -> Iterator[None]:
    """Report Ctrl-C and other signals as an error, with the state of the output."""
    try:
        yield
    except (KeyboardInterrupt, Exception) as error:
        stopped = signals.find_interruption(error)
        if stopped is None or isinstance(error, CommandError):
            raise
        left = consequence if isinstance(consequence, str) else consequence()
        message = f"{signals.signal_word(stopped)}{left}"
        raise CommandError(message, signals.exit_code(stopped)) from error
