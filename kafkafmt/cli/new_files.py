"""Files that a command writes: errors that say what to do."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from kafkafmt.cli import streams

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
    if path != STANDARD_OUTPUT:
        tell_unfinished(path)


def tell_unfinished(path: str) -> None:
    """Name what runs have begun beside a path and not finished: it may be large.

    A run that was killed, or whose disk failed, leaves it. Nobody else knows that it may go:
    another run may be at work.
    """
    directory, name = os.path.split(os.path.abspath(os.path.expanduser(path)))
    # As `storage.new_file.new_file` and `salvaging.target.NewDirectory` name it.
    begun = re.compile(rf"\.{re.escape(name[:200])}\.(?:[0-9a-f]{{8}}|[0-9a-f]{{16}})\.partial")
    with suppress(OSError):
        for found in sorted(filter(begun.fullmatch, os.listdir(directory))):
            streams.err_sentence(
                f"{os.path.join(directory, found)}: is unfinished; remove it, unless another run"
                " writes it now"
            )
