"""The exit codes of the command line: 0 sound, 1 damaged, 2 wrong use; export has some more."""

from __future__ import annotations

import click

SOUND = 0
DAMAGED = 1
WRONG_USE = 2
IN_USE = 4
"""Another run uses the output, or committed first."""
OUTPUT_CLOSED = 141
"""128 + SIGPIPE, as in shells: the reader of the output has closed it."""


class CommandError(click.ClickException):
    """An error with an exit code of its own, `code`."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.code = exit_code
