"""A scan: the record batches of one table, made while they are read.

Strategy: the scan is an iterator and an Arrow stream over the same generator, so rows that one
reader took are gone for the next.

Invariant: a scan that has been read raises an error instead of giving no rows.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa

from kafkafmt.damage import Damage, DamagePolicy

_READ_ONCE = (
    "this scan has been read, and can be read only once: make a new one, or read it into a table"
    " with read_all() and use that"
)


class Scan(Iterator[pa.RecordBatch]):
    """Arrow record batches of one table, made while you iterate.

    A scan can be read once: iterate it, call :meth:`read_all`, or pass it to a library that takes
    Arrow streams (polars, DuckDB, pandas, pyarrow). A second reading raises :class:`ValueError`.

    Attributes:
        schema: the schema of every record batch; known before anything is read.
        damage: with ``on_damage="collect"``, the damaged ranges that were left out so far.
    """

    __module__ = "kafkafmt"

    def __init__(
        self,
        table: str,
        segments: int,
        schema: pa.Schema,
        policy: DamagePolicy,
        made: Iterator[pa.RecordBatch],
    ) -> None:
        self.schema = schema
        self._table = table
        self._segments = segments
        self._policy = policy
        self._made = made
        self._is_begun = False
        self._is_taken = False

    @property
    def damage(self) -> list[Damage]:
        """The damaged ranges that were left out so far, tails included; empty unless collecting."""
        return self._policy.found

    def __iter__(self) -> Iterator[pa.RecordBatch]:
        """The record batches that are left.

        Raises:
            ValueError: the scan has been read to its end, or was handed over as a stream.
        """
        self._expect_unread()
        return self

    def __next__(self) -> pa.RecordBatch:
        self._is_begun = True
        try:
            return next(self._made)
        except BaseException:  # the end, or an error: either way nothing follows
            self._is_taken = True
            raise

    def __repr__(self) -> str:
        state = "read" if self._is_taken else "partly read" if self._is_begun else "not read yet"
        segments = f"{self._segments:,} segment{'' if self._segments == 1 else 's'}"
        columns = f"{len(self.schema)} column{'' if len(self.schema) == 1 else 's'}"
        return f"<Scan of {self._table}: {segments}, {columns}, {state}>"

    def read_all(self) -> pa.Table:
        """All rows that are left, as one table.

        Raises:
            ValueError: the scan has been read to its end, or was handed over as a stream.
        """
        return pa.Table.from_batches(self, self.schema)

    def __arrow_c_schema__(self) -> object:
        """The schema of the stream as an Arrow PyCapsule; nothing is read for it."""
        return self.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """All rows that are left as an Arrow PyCapsule stream, for polars, DuckDB and others.

        An error of the scan ends the stream; its text is in the error that the reader of the
        stream raises.

        Raises:
            ValueError: the scan has been read to its end, or was handed over as a stream. A second
                reader would get no rows, or those that the first one left.
        """
        self._expect_unread()
        reader = pa.RecordBatchReader.from_batches(self.schema, self._handed_over())
        return reader.__arrow_c_stream__(requested_schema)

    def _handed_over(self) -> Iterator[pa.RecordBatch]:
        """The rows of one stream. Readers may ask for several (for the schema), and read one."""
        self._expect_unread()
        self._is_begun = self._is_taken = True
        yield from self._made

    def _expect_unread(self) -> None:
        if self._is_taken:
            raise ValueError(_READ_ONCE)
