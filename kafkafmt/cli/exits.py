"""The exit codes of the command line: 0 sound, 1 damaged, 2 wrong use."""

from __future__ import annotations

SOUND = 0
DAMAGED = 1
WRONG_USE = 2
INTERRUPTED = 130
"""128 + SIGINT, as in shells."""
OUTPUT_CLOSED = 141
"""128 + SIGPIPE, as in shells: the reader of the output has closed it."""
