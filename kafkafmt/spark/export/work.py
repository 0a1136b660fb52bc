"""What a task of an export reads: stretches of segments, or ranges of offsets of a stream.

Strategy: the driver plans with the data source's own planning; a task gets its part pickled, and
reads the tables from it. Invariant: the tables of one task are of the same entries, so that what
one of them lacks is in another: a batch gives its records, or is damage.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

import pyarrow as pa
import pyarrow.compute as pc

from kafkafmt import scan
from kafkafmt.damage import Damage
from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.log.offset_search import cut
from kafkafmt.log.ranges import Range, log_directory
from kafkafmt.record.transactions import Transactions
from kafkafmt.spark import schema
from kafkafmt.spark.batch import planning
from kafkafmt.spark.batch.planning import Stretch
from kafkafmt.spark.options import TABLES, Options
from kafkafmt.spark.stream.admission import Piece
from kafkafmt.spark.stream.pieces import PieceReader
from kafkafmt.storage.segment_file import Extent
from kafkafmt.tables import schemas as tables
from kafkafmt.tables.columns import record_batches

SCHEMAS = {name: schema.spark_arrow_table(schema.TABLE_SCHEMAS[name]) for name in TABLES}
"""The tables' columns, as Spark hands them over and reads them."""

Scanner = Callable[["list[Extent]", Range, "Transactions | None"], Iterator[pa.RecordBatch]]
"""Reads what is asked of stretches; of one log, if what is known of its transactions is given."""


class Work(Protocol):
    """A part of the logs; it can be pickled."""

    def logs(self) -> Iterator[Work]:
        """The part of each log directory, in order."""

    def read(self, scanner: Scanner) -> Iterator[pa.RecordBatch]:
        """What `scanner` gives for the stretches of this part, in order."""

    def owns(self, batches: pa.RecordBatch) -> pa.Array:
        """Which rows of the table `batches` are those of this part."""


@dataclass(frozen=True)
class Stretches:
    """Stretches of segments, and the offsets and times that are asked of each."""

    stretches: Sequence[Stretch]

    def logs(self) -> Iterator[Work]:
        """One for each log directory."""
        for _, log in groupby(self.stretches, key=_log_of):
            yield Stretches(list(log))

    def read(self, scanner: Scanner) -> Iterator[pa.RecordBatch]:
        """Neighbours of which the same is asked are scanned at one go."""
        for asked, extents in planning.grouped(self.stretches):
            yield from scanner(extents, asked, None)

    def owns(self, batches: pa.RecordBatch) -> pa.Array:
        """All rows: stretches end where entries do."""
        return pa.array([True] * batches.num_rows, pa.bool_())


@dataclass(frozen=True)
class Pieces:
    """Ranges of offsets of logs, of one micro-batch."""

    options: Options
    pieces: Sequence[Piece]

    def logs(self) -> Iterator[Work]:
        """One for each log."""
        for _, log in groupby(self.pieces, key=lambda piece: piece.name):
            yield Pieces(self.options, list(log))

    def read(self, scanner: Scanner) -> Iterator[pa.RecordBatch]:
        """The files are found anew, as a stream's task does it."""
        reader = PieceReader(self.options, _Scanning(scanner))
        for piece in self.pieces:
            yield from reader.read(piece)

    def owns(self, batches: pa.RecordBatch) -> pa.Array:
        """The sound ones that end in one of the ranges: each batch does so once."""
        last = batches.column("lastOffset")
        inside = pa.array([False] * batches.num_rows, pa.bool_())
        for piece in self.pieces:
            within = pc.and_(pc.greater_equal(last, piece.start), pc.less(last, piece.end))
            inside = pc.or_(inside, within)
        return pc.and_(inside, batches.column("isValid"))


@dataclass(frozen=True)
class _Scanning:
    """A scanner, called as a stream's reader calls it."""

    scanner: Scanner

    def read(
        self, extents: Sequence[Extent], asked: Range, transactions: Transactions | None = None
    ) -> Iterator[pa.RecordBatch]:
        return self.scanner(list(extents), asked, transactions)


@dataclass(frozen=True)
class Reader:
    """Reads the tables of an export from some work; it can be pickled."""

    options: Options

    def table(self, name: str, work: Work) -> Iterator[pa.RecordBatch]:
        """The rows of one table, as Spark wants them."""
        if name == "records":
            yield from self.records(work, [])
        elif name == "batches":
            yield from self.batches(work)
        else:
            found: list[Damage] = []
            for _ in self._records(work, found, ()):
                pass
            yield from damage_rows(found)

    def records(
        self, work: Work, damage: list[Damage], names: Sequence[str] | None = None
    ) -> Iterator[pa.RecordBatch]:
        """The records, or some of their columns; what gave none is appended to `damage`."""
        target = SCHEMAS["records"]
        if names is not None:
            target = pa.schema([target.field(name) for name in names])
        for batch in self._records(work, damage, target.names):
            yield schema.to_spark(batch, target)

    def batches(self, work: Work) -> Iterator[pa.RecordBatch]:
        """The batches and top-level messages."""
        target = SCHEMAS["batches"]
        for part in work.logs():
            for batch in part.read(_batches):
                yield schema.to_spark(batch.filter(part.owns(batch)), target)

    def _records(
        self, work: Work, damage: list[Damage], names: Sequence[str]
    ) -> Iterator[pa.RecordBatch]:
        def scanner(
            extents: list[Extent], asked: Range, transactions: Transactions | None
        ) -> Iterator[pa.RecordBatch]:
            scanned = scan.Query(
                source=extents,
                columns=names,
                on_damage="collect",
                isolation=self.options.isolation,
                wanted=asked,
                transactions=transactions,
            ).records()
            yield from scanned
            # Behind a batch at least, for before the first one a file may turn out to be another
            # one, and is read again.
            yield pa.RecordBatch.from_pylist([], schema=scanned.schema)
            damage.extend(scanned.damage)

        return (batch for batch in work.read(scanner) if batch.num_rows)


def _batches(
    extents: list[Extent], asked: Range, _: Transactions | None
) -> Iterator[pa.RecordBatch]:
    """The batches of the stretches that may have offsets of the range, of any transaction."""
    for extent in extents:
        part = cut(extent, asked, DEFAULT_LIMITS)
        if part is None:
            continue
        whole = asked.start_offset is None and asked.end_offset is None
        for batch in scan.scan_batches([part], on_damage="skip"):
            yield batch if whole else batch.filter(_touches(batch, asked))


def _touches(batches: pa.RecordBatch, asked: Range) -> pa.Array:
    """Which rows have offsets of the range, by their headers."""
    least = -(2**63) if asked.start_offset is None else asked.start_offset
    behind = 2**63 - 1 if asked.end_offset is None else asked.end_offset
    return pc.and_(
        pc.greater_equal(batches.column("lastOffset"), least),
        pc.less(batches.column("baseOffset"), behind),
    )


def damage_rows(found: Iterable[Damage]) -> Iterator[pa.RecordBatch]:
    """Rows of the table `damage`, as Spark wants them."""
    for batch in record_batches(found, tables.DAMAGE_COLUMNS, lambda row: len(row.message)):
        yield schema.to_spark(batch, SCHEMAS["damage"])


def plan(options: Options) -> list[Work]:
    """The work of each task of a full export.

    Raises FileNotFoundError, ValueError and DataLossError as a query would.
    """
    from kafkafmt.spark import selection

    return [Stretches(task) for task in planning.plan(selection.select(options), options)]


def _log_of(stretch: Stretch) -> str:
    return log_directory(Extent(stretch[0].segment))


def unpickled(work: bytes) -> Work:
    """A task's part, as the driver pickled it."""
    made: Work = pickle.loads(work)
    return made
