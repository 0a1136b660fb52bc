"""The rows of a dataset, with the name of the file in errors.

Strategy: files are read one after the other, each by pyarrow's scanner, whose errors about bytes
that it cannot read or decompress do not name the file. A scan of several files at once would need
no less time of the processor, and has hung (pyarrow 26, apache/arrow#45214).

Invariant: rows come in the order of the files, and of a file in its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pyarrow as pa
import pyarrow.dataset as ds

from kafkafmt._base.arguments import did_you_mean
from kafkafmt.lake.tables.table import TableError


def reader(
    dataset: ds.Dataset, columns: Sequence[str] | None, root: str = ""
) -> pa.RecordBatchReader:
    """Return the rows of some columns, in batches read on demand.

    Raises:
        ValueError: there is no such column.
        TableError: later, when a file cannot be read.
    """
    names = dataset.schema.names if columns is None else list(columns)
    expect_columns(names, dataset.schema.names)
    schema = pa.schema([dataset.schema.field(name) for name in names])
    return pa.RecordBatchReader.from_batches(schema, _batches(dataset, names, root))


def expect_columns(names: Sequence[str], known: Sequence[str]) -> None:
    """Raise ValueError at the first name without a column."""
    for name in names:
        if name not in known:
            raise ValueError(
                f"no column {name!r}{did_you_mean(name, known, otherwise='there are')}"
            )


def _batches(dataset: ds.Dataset, names: list[str], root: str) -> Iterator[pa.RecordBatch]:
    for fragment in dataset.get_fragments():
        with naming(f"{root}{fragment.path}"):
            yield from fragment.scanner(schema=dataset.schema, columns=names).to_reader()


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Turn an error about the bytes of a file into a TableError with its name."""
    try:
        yield
    except (OSError, pa.ArrowInvalid) as error:
        if path in str(error):
            raise
        raise TableError(f"{path}: {error}") from error
