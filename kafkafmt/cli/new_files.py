"""Files that a command writes: errors that say what to do."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import click

from kafkafmt.cli import streams
from kafkafmt.storage.local import expect_directory
from kafkafmt.storage.new_file import is_partial_of

STANDARD_OUTPUT = "-"


@contextmanager
def wrong_use(path: str, *, force: bool) -> Iterator[None]:
    """Name the missing directory of a new file, and ``--force`` for one that exists.

    What other runs have not finished beside a file that is written is named, too.

    Raises:
        FileNotFoundError: the directory is missing.
        NotADirectoryError: it is a file.
        FileExistsError: the file exists, and ``force`` does not say that it may be replaced.
        click.UsageError: it would replace what the command reads.
    """
    if force and path != STANDARD_OUTPUT:
        _refuse_source(path)
    directory = os.path.dirname(os.path.expanduser(path))
    if path != STANDARD_OUTPUT and directory:
        expect_directory(directory, f" to write {path} to")
    try:
        yield
    except FileExistsError as error:
        if force or not os.path.isfile(path):
            raise
        raise FileExistsError(f"{path}: is there already; --force replaces it") from error
    if path != STANDARD_OUTPUT:
        tell_unfinished(path)


def _refuse_source(path: str) -> None:
    """Refuse to replace a file of a source: sources are only read."""
    context = click.get_current_context()
    given = context.params.get("sources") or (context.params["segment"],)
    real = os.path.realpath(os.path.expanduser(path))
    for source in given:
        path_or_glob = os.path.expanduser(source)
        for found in map(os.path.realpath, (path_or_glob, *glob.glob(path_or_glob))):
            if os.path.commonpath([real, found]) == found:
                raise click.UsageError(f"{path}: lies in the source {source}, which is only read")


def tell_unfinished(path: str) -> None:
    """Name what runs have begun beside a path and not finished: it may be large.

    A run that was killed, or whose disk failed, leaves it. Nobody else knows that it may go:
    another run may be at work.
    """
    directory, name = os.path.split(os.path.abspath(os.path.expanduser(path)))
    with suppress(OSError):
        for found in sorted(each for each in os.listdir(directory) if is_partial_of(name, each)):
            streams.err_sentence(
                f"{os.path.join(directory, found)}: is unfinished; remove it, unless another run"
                " writes it now"
            )
