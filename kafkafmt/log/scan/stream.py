"""A scan: the record batches of one table, made while they are read.

Strategy: the scan knows how to make its record batches. Each reading makes them again: it opens the
files, and has a damage policy of its own.

Invariant: every reading gives all rows, also while another thread reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pyarrow as pa

from kafkafmt._base.counts import counted
from kafkafmt._base.damage import Damage, DamagePolicy
from kafkafmt.segment.tables.row_source import RowSource

MakeBatches = Callable[[DamagePolicy], "Iterator[pa.RecordBatch]"]
"""Makes the record batches of one reading, and reports damage to the policy."""


class Scan(RowSource, Iterator[pa.RecordBatch]):
    """Arrow record batches of one table, made while you iterate.

    A scan can be read as often as you like, also by several threads: iterate it, call
    :meth:`read_all` or :meth:`head`, turn it into a frame of pandas or polars, or pass it to a
    library that takes Arrow streams (polars, DuckDB, pandas, pyarrow). Each reading opens the files
    again and gives all rows; only :func:`next` steps through one reading of its own.

    Attributes:
        schema: the schema of every record batch; known before anything is read.
        damage: with ``on_damage="collect"``, the damaged ranges that the reading that began last
            left out so far.
        tails: the unfinished tails that this reading left out so far, whatever ``on_damage`` is.
    """

    __module__ = "kafkafmt"

    def __init__(
        self, table: str, segments: int, schema: pa.Schema, on_damage: str, make: MakeBatches
    ) -> None:
        self.schema = schema
        self._table = table
        self._segments = segments
        self._policy = DamagePolicy(on_damage)
        self._make = make
        self._steps: Iterator[pa.RecordBatch] | None = None

    @property
    def damage(self) -> list[Damage]:
        """The damaged ranges that were left out so far, tails included; empty unless collecting."""
        return self._policy.found

    @property
    def tails(self) -> list[Damage]:
        """The unfinished tails that were left out so far, whatever ``on_damage`` is."""
        return self._policy.tails

    def __iter__(self) -> Iterator[pa.RecordBatch]:
        policy = self._policy = DamagePolicy(self._policy.on_damage, is_bounded=True)
        return self._make(policy)  # which has no reference to this scan: the last one ends it

    def __next__(self) -> pa.RecordBatch:
        """The next record batch of one reading, which all calls share."""
        if self._steps is None:
            self._steps = iter(self)
        return next(self._steps)

    def __repr__(self) -> str:
        segments = counted(self._segments, "segment")
        columns = counted(len(self.schema), "column")
        return f"<Scan of {self._table}: {segments}, {columns}>"

    def _read(self) -> tuple[pa.Schema, Iterator[pa.RecordBatch]]:
        return self.schema, iter(self)

    def read_all(self) -> pa.Table:
        """All rows, as one table."""
        return self._as_table()

    def __arrow_c_schema__(self) -> object:
        """The schema of the stream as an Arrow PyCapsule; nothing is read for it."""
        return self.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """All rows as an Arrow PyCapsule stream, for polars, DuckDB and others.

        An error of the scan ends the stream; its text is in the error that the reader of the
        stream raises.
        """
        reader = pa.RecordBatchReader.from_batches(self.schema, iter(self))
        return reader.__arrow_c_stream__(requested_schema)
