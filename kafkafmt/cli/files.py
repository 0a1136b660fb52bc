"""Standard input as a file.

Strategy: decoding needs random access and sizes, so ``-`` is copied to a temporary file, which
bounds memory for any size of input. The file is removed when the command ends.

Invariant: a command line has at most one ``-``. The copy has at most the permissions of a file that
standard input is.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.cli import streams
from kafkafmt.storage.new_file import create, permissions_of
from kafkafmt.storage.open_file import descriptor_of

if TYPE_CHECKING:
    import pyarrow as pa

STANDARD_INPUT = streams.STANDARD_INPUT
_NAME = "standard input"
_COPY = "stdin.log"
_DIRECTORY = (
    "kafkafmt_"  # without a hyphen: it must not look like a partition's, <topic>-<partition>
)


@contextmanager
def opened(names: Sequence[str]) -> Iterator[list[str]]:
    """The same names with ``-`` replaced by the path of a copy of standard input.

    Raises:
        click.UsageError: ``-`` is given twice.
    """
    if STANDARD_INPUT not in names:
        yield list(names)
        return
    import shutil
    import tempfile
    from pathlib import Path

    if names.count(STANDARD_INPUT) > 1:
        raise click.UsageError("standard input (-) can be read only once")
    with tempfile.TemporaryDirectory(prefix=_DIRECTORY) as directory:
        copy = Path(directory, _COPY)
        with create(str(copy), permissions_of([descriptor_of(sys.stdin)])) as file:
            shutil.copyfileobj(sys.stdin.buffer, file)
        try:
            yield [str(copy) if name == STANDARD_INPUT else name for name in names]
        except KafkaFormatError as error:
            error.source = error.source and shown(error.source)
            raise


def in_rows(rows: pa.RecordBatch) -> pa.RecordBatch:
    """Rows with ``-`` in the column ``path`` for the copy of standard input, which goes away."""
    import pyarrow as pa

    at = rows.schema.get_field_index("path")
    columns = rows.columns
    paths = [STANDARD_INPUT if is_copy(path) else path for path in columns[at].to_pylist()]
    columns[at] = pa.array(paths, rows.schema.field(at).type)
    return pa.RecordBatch.from_arrays(columns, schema=rows.schema)


def shown(path: str) -> str:
    """A path for a message, which names standard input and not its copy."""
    return _NAME if is_copy(path) else path


def is_copy(path: str) -> bool:
    """Whether a path is that of a copy of standard input."""
    directory, name = os.path.split(path)
    return name == _COPY and os.path.basename(directory).startswith(_DIRECTORY)
