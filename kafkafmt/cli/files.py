"""Standard input as a file, and the output files of commands, with remedies in errors.

Strategy: decoding needs random access and sizes, so ``-`` is copied to a temporary file, which
bounds memory for any size of input. The file is removed when the command ends.

Invariant: a command line has at most one ``-``. The copy has at most the permissions of a file that
standard input is.
"""

from __future__ import annotations

import glob
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.wording import printable
from kafkafmt.cli import streams
from kafkafmt.storage import temporary
from kafkafmt.storage.local import expect_directory
from kafkafmt.storage.new_file import common_permissions, create, is_partial_name
from kafkafmt.storage.open_file import file_descriptor

if TYPE_CHECKING:
    import pyarrow as pa


STANDARD_INPUT = streams.STANDARD_INPUT
_NAME = "standard input"
_COPY = "stdin.log"


@contextmanager
def opened(names: Sequence[str]) -> Iterator[list[str]]:
    """Return the names with ``-`` replaced by the path of a copy of standard input.

    Raises:
        click.UsageError: ``-`` is given twice.
    """
    if STANDARD_INPUT not in names:
        yield list(names)
        return
    import shutil

    if names.count(STANDARD_INPUT) > 1:
        raise click.UsageError("standard input (-) can be read only once")
    directory = temporary.create()
    try:
        copy = os.path.join(directory, _COPY)
        with create(copy, common_permissions([file_descriptor(sys.stdin)])) as file:
            shutil.copyfileobj(sys.stdin.buffer, file)
        yield [copy if name == STANDARD_INPUT else name for name in names]
    except KafkaFormatError as error:
        error.source = error.source and shown(error.source)
        raise
    finally:
        temporary.remove(directory)


def in_rows(rows: pa.RecordBatch) -> pa.RecordBatch:
    """Return rows with ``-`` as the ``path`` of the temporary copy of standard input."""
    import pyarrow as pa

    at = rows.schema.get_field_index("path")
    field = rows.schema.field(at)
    paths = [STANDARD_INPUT if is_copy(path) else path for path in rows.column(at).to_pylist()]
    return rows.set_column(at, field, pa.array(paths, field.type))


def shown(path: str) -> str:
    """Return a path for a message: standard input instead of its copy."""
    return _NAME if is_copy(path) else path


def is_copy(path: str) -> bool:
    """Return whether a path is a copy of standard input."""
    directory, name = os.path.split(path)
    return name == _COPY and os.path.basename(directory).startswith(temporary.PREFIX)


STANDARD_OUTPUT = "-"


@contextmanager
def wrong_use(path: str, *, force: bool) -> Iterator[None]:
    """Name the missing directory of a new file, and ``--force`` for an existing one.

    Unfinished files of other runs beside the written one are named, too.

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


def tell_written(path: str, what: str = "") -> None:
    """Name a new file and its content to a person; programs have the exit code."""
    if path != STANDARD_OUTPUT and sys.stderr.isatty():
        streams.err_sentence(f"written: {printable(path)}{what}")


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
    """Name unfinished files of other runs beside a path: they may be large.

    A killed run or a failed disk leaves them. Only the user can decide to remove them: another
    run may be at work.
    """
    directory, name = os.path.split(os.path.abspath(os.path.expanduser(path)))
    with suppress(OSError):
        for found in sorted(each for each in os.listdir(directory) if is_partial_name(name, each)):
            streams.err_sentence(
                f"{os.path.join(directory, found)}: is unfinished; remove it, unless another run"
                " writes it now"
            )


def complete_files(
    context: click.Context, parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """Let the shell complete names of files and directories."""
    return [CompletionItem(typed, type="file")]
