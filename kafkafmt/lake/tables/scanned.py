"""The rows of a dataset, in whose errors the file has a name.

Strategy: pyarrow's scanner reads several files at once, and says of bytes that it cannot read or
decompress only what is wrong. After such an error its files are read one by one, up to the one that
fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pyarrow as pa
import pyarrow.dataset as ds

from kafkafmt._base.arguments import did_you_mean
from kafkafmt.lake.tables.table import TableError

_ERRORS = (OSError, pa.ArrowInvalid)


def reader(
    dataset: ds.Dataset, columns: Sequence[str] | None, root: str = ""
) -> pa.RecordBatchReader:
    """Return the rows of some columns, in batches that are read as they are needed.

    Raises:
        ValueError: there is no such column.
        TableError: later, when a file cannot be read.
    """
    names = None if columns is None else list(columns)
    try:
        found = dataset.scanner(names).to_reader()
    except pa.ArrowInvalid:
        expect_columns(names or [], dataset.schema.names)
        raise
    return pa.RecordBatchReader.from_batches(found.schema, _batches(found, dataset, names, root))


def expect_columns(names: Sequence[str], known: Sequence[str]) -> None:
    """Raise ValueError at the first name that no column has."""
    for name in names:
        if name not in known:
            raise ValueError(
                f"no column {name!r}{did_you_mean(name, known, otherwise='there are')}"
            )


def _batches(
    found: pa.RecordBatchReader, dataset: ds.Dataset, names: list[str] | None, root: str
) -> Iterator[pa.RecordBatch]:
    try:
        yield from found
    except _ERRORS:
        for fragment in dataset.get_fragments():
            with naming(f"{root}{fragment.path}"):
                for _ in fragment.scanner(schema=dataset.schema, columns=names).to_reader():
                    pass
        raise


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Make a TableError of an error about the bytes of a file that does not name it."""
    try:
        yield
    except _ERRORS as error:
        if path in str(error):
            raise
        raise TableError(f"{path}: {error}") from error
