"""Rows grouped by one column, in bounded memory whatever the number of groups.

Strategy: Arrow groups what comes, and groups the results again when there are many. Groups that
take more than 64 MiB are sorted and written to a temporary file without a name, a run. At the end
the runs are merged: the rows up to the smallest last value of their current pieces are complete.

Invariant: each group comes once, in the order of its value, null last; the answer is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import IO, Any

import pyarrow as pa

from kafkafmt.segment.tables import arrow as pc

_ROWS = 256 * 1024
"""Rows that are kept before they are grouped."""
_BYTES = 64 * 1024 * 1024
_PIECE = 1024 * 1024
_RUNS = 16
"""Runs that are merged at once."""


class Groups:
    """Adds up rows by their first column.

    The arguments are the name of the column, and by the name of each other one how its values are
    brought together: ``sum``, ``min`` or ``max``.
    """

    def __init__(self, by: str, others: Mapping[str, str]) -> None:
        self._by = by
        self._others = others
        self._kept: list[pa.Table] = []
        self._rows = self._size = self._grouped = 0
        self._runs: list[IO[bytes]] = []

    def add(self, columns: Mapping[str, pa.Array]) -> None:
        """Add rows; all arrays are as long."""
        table = pa.table(dict(columns))
        self._kept.append(table)
        self._rows += table.num_rows
        self._size += table.nbytes
        if self._rows > max(_ROWS, 2 * self._grouped) or self._size > _BYTES:
            self._group()

    def sorted(self) -> Iterator[pa.Table]:
        """Yield all groups, each once; can be read once."""
        if not self._kept and not self._runs:
            return
        if not self._runs:
            yield self._in_order()
            return
        self._spill()
        yield from self._merged()

    def __del__(self) -> None:
        self._close()

    def _close(self) -> None:
        for file in self._runs:
            file.close()

    def _group(self) -> None:
        table = self._summed(pa.concat_tables(self._kept))
        self._kept, self._rows, self._grouped = [table], table.num_rows, table.num_rows
        self._size = table.nbytes
        if self._size > _BYTES // 2:
            self._spill()

    def _summed(self, table: pa.Table) -> pa.Table:
        grouped = table.group_by(self._by, use_threads=False).aggregate([*self._others.items()])
        return grouped.rename_columns([self._by, *self._others])

    def _in_order(self) -> pa.Table:
        table = self._summed(pa.concat_tables(self._kept))
        return table.take(pc.sort_indices(table, sort_keys=[(self._by, "ascending")]))

    def _spill(self) -> None:
        if self._kept:
            self._runs.append(_written([self._in_order()]))
        self._kept, self._rows, self._grouped, self._size = [], 0, 0, 0
        if len(self._runs) == _RUNS:
            merged = _written(self._merged())
            self._close()
            self._runs = [merged]

    def _merged(self) -> Iterator[pa.Table]:
        runs = [_Run(file) for file in self._runs]
        while runs := [run for run in runs if run.has_rows()]:
            ends = [end for run in runs if (end := run.end(self._by)) is not None]
            bound = min(ends, default=None)
            self._kept = [run.take(self._by, bound) for run in runs]
            yield self._in_order()
        self._kept = []


class _Run:
    def __init__(self, file: IO[bytes]) -> None:
        file.seek(0)
        self._pieces = iter(pa.ipc.open_stream(file))
        self._following = next(self._pieces, None)
        self._piece = pa.table({})

    def has_rows(self) -> bool:
        """Return whether there are rows left; it reads the next ones."""
        while not self._piece.num_rows and self._following is not None:
            self._piece = pa.Table.from_batches([self._following])
            self._following = next(self._pieces, None)
        return bool(self._piece.num_rows)

    def end(self, name: str) -> Any:
        """Return the last value of the piece; ``None`` for the last piece."""
        return None if self._following is None else self._piece[name][-1].as_py()

    def take(self, name: str, bound: Any) -> pa.Table:
        """Take out the rows up to a value; ``None``: all of them."""
        count = self._piece.num_rows
        if bound is not None:
            column = self._piece[name]
            is_below = pc.less_equal(column, pa.scalar(bound, column.type))
            count = pc.sum(is_below, min_count=0).as_py()
        taken, self._piece = self._piece.slice(0, count), self._piece.slice(count)
        return taken


def _written(tables: Iterator[pa.Table] | list[pa.Table]) -> IO[bytes]:
    """Return a temporary file with the rows of tables, in pieces of some size."""
    import tempfile  # few commands write a run

    file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (of a run)
    writer = None
    for table in tables:
        if writer is None:
            options = pa.ipc.IpcWriteOptions(compression="lz4")
            writer = pa.ipc.new_stream(file, table.schema, options=options)
        rows = max(1, table.num_rows * _PIECE // max(1, table.nbytes))
        writer.write_table(table.combine_chunks(), max_chunksize=rows)
    if writer is not None:
        writer.close()
    return file
