"""Files that a command writes: errors that say what to do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

STANDARD_OUTPUT = "-"


@contextmanager
def wrong_use(path: str, *, force: bool) -> Iterator[None]:
    """Name the missing directory of a new file, and ``--force`` for one that exists.

    Raises:
        FileNotFoundError: the directory is missing.
        FileExistsError: the file exists, and ``force`` does not say that it may be replaced.
    """
    directory = os.path.dirname(os.path.expanduser(path))
    if path != STANDARD_OUTPUT and directory and not os.path.isdir(directory):
        raise FileNotFoundError(f"{directory}: no such directory to write {path} to")
    try:
        yield
    except FileExistsError as error:
        if force or not os.path.isfile(path):
            raise
        raise FileExistsError(f"{path}: is there already; --force replaces it") from error
