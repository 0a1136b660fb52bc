"""The work of an export's task: extents of segments, or offset ranges of a stream.

Strategy: the driver plans as the data source does; a task receives its part pickled, and reads the
rows of the tables from it.

Invariant: the tables of one task are made of the same entries, so that no entry is missing from all
of them: a batch gives records, or it is in the damage table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Protocol

import pyarrow as pa

from kafkafmt._base.damage import Damage
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.lake.export.job import VALUES_FAILED
from kafkafmt.lake.plan import extents as planned_extents
from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.admission import OffsetRange
from kafkafmt.lake.plan.decoding import value_decoder
from kafkafmt.lake.plan.extents import PlannedExtent
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.plan.offset_ranges import OffsetRangeReader, ReadExtents
from kafkafmt.lake.plan.shares import Share
from kafkafmt.log import scan
from kafkafmt.log.ranges import Range, log_directory
from kafkafmt.log.search import cut
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables import portable
from kafkafmt.segment.tables import schemas as tables
from kafkafmt.segment.tables.columns import record_batches
from kafkafmt.storage.new_file import permissions_of
from kafkafmt.storage.segment_file import Extent
from kafkafmt.values.prepared import DecodedBatch, PortableDecoder, is_decoded
from kafkafmt.values.records import VALUES_FAILED as VALUES_FAILED_SCHEMA

SCHEMAS = {
    **{name: portable.portable_schema(tables.TABLE_SCHEMAS[name]) for name in tables.TABLES},
    VALUES_FAILED: VALUES_FAILED_SCHEMA,
}
"""The tables' columns with portable types, if keys and values are binary."""


class Work(Protocol):
    """A part of the logs. It can be pickled."""

    def logs(self) -> Iterator[Work]:
        """The part of each log directory, in order."""

    def read(self, scanner: ReadExtents) -> Iterator[pa.RecordBatch]:
        """The batches that `scanner` yields for the extents of this part, in order."""

    def owns(self, batches: pa.RecordBatch) -> pa.Array:
        """A boolean for each row of the table `batches`: whether it belongs to this part."""


@dataclass(frozen=True)
class PlannedExtents:
    """Extents of segments, each with the offsets and times to read."""

    extents: Iterable[PlannedExtent]

    def logs(self) -> Iterator[Work]:
        """One for each log directory."""
        for _, log in groupby(self.extents, key=_log_of):
            yield PlannedExtents(list(log))

    def read(self, scanner: ReadExtents) -> Iterator[pa.RecordBatch]:
        """Reads neighbours with the same bounds in one scan."""
        for bounds, extents in planned_extents.grouped(self.extents):
            yield from scanner(extents, bounds, None)

    def owns(self, batches: pa.RecordBatch) -> pa.Array:
        """All rows, because extents end at the end of an entry."""
        return pa.array([True] * batches.num_rows, pa.bool_())


@dataclass(frozen=True)
class OffsetRanges:
    """Offset ranges of logs, of one micro-batch."""

    log_read: LogRead
    ranges: Sequence[OffsetRange]

    def logs(self) -> Iterator[Work]:
        """One for each log."""
        for _, log in groupby(self.ranges, key=lambda offset_range: offset_range.name):
            yield OffsetRanges(self.log_read, list(log))

    def read(self, scanner: ReadExtents) -> Iterator[pa.RecordBatch]:
        """Finds the segments again, as the task of a stream does."""
        reader = OffsetRangeReader(self.log_read, scanner)
        for offset_range in self.ranges:
            yield from reader.read(offset_range)

    def owns(self, batches: pa.RecordBatch) -> pa.Array:
        """The valid batches whose last offset is in a range; so each belongs to one range only."""
        last = batches.column("lastOffset")
        inside = pa.array([False] * batches.num_rows, pa.bool_())
        for offset_range in self.ranges:
            within = pc.and_(
                pc.greater_equal(last, offset_range.start), pc.less(last, offset_range.end)
            )
            inside = pc.or_(inside, within)
        return pc.and_(inside, batches.column("isValid"))


@dataclass(frozen=True)
class TableReader:
    """Reads the rows of an export's tables from the work of a task. It can be pickled.

    Attributes:
        values: how keys and values are decoded; `None` leaves them binary.
    """

    log_read: LogRead
    values: PortableDecoder | None = None

    @classmethod
    def of(cls, log_read: LogRead, extents: Iterable[Extent] | None = None) -> TableReader:
        """Fixes the columns of all tables, on the driver; `extents` as for `value_decoder`.

        Raises ValueError and SchemaError as `value_decoder` does.
        """
        return cls(log_read, value_decoder(log_read, extents))

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of the tables."""
        return tables.TABLES if self.values is None else (*tables.TABLES, VALUES_FAILED)

    def schema(self, name: str) -> pa.Schema:
        """The columns of a table with portable types."""
        if name != "records" or self.values is None:
            return SCHEMAS[name]
        binary = SCHEMAS[name]
        return pa.schema(
            [
                field if is_decoded(field.name) else binary.field(field.name)
                for field in self.values.schema
            ]
        )

    def records(self, work: Work, damage: list[Damage]) -> Iterator[pa.RecordBatch]:
        """The records; appends the damaged ranges to `damage`.

        Keys and values are binary: `decoded` decodes them.
        """
        target = SCHEMAS["records"]

        def scanner(
            extents: list[Extent], bounds: Range, transactions: Transactions | None
        ) -> Iterator[pa.RecordBatch]:
            scanned = scan.Query(
                source=extents,
                columns=target.names,
                on_damage="collect",
                isolation=self.log_read.isolation,
                limits=self.log_read.limits,
                wanted=scan.Selection(range=bounds),
                transactions=transactions,
            ).records()
            yield from scanned
            # Only after the first Arrow batch: before it, the reader may detect that a file was
            # replaced, and read it again.
            yield pa.RecordBatch.from_pylist([], schema=scanned.schema)
            damage.extend(scanned.damage)

        for batch in work.read(scanner):
            if batch.num_rows:
                yield portable.conformed(batch, target)

    def decoded(self, batch: pa.RecordBatch) -> DecodedBatch:
        """Records with decoded keys and values; the same ones if nothing is to be decoded."""
        if self.values is None:
            return DecodedBatch(batch)
        decoded_batch = self.values.decode(batch)
        return replace(
            decoded_batch, rows=portable.conformed(decoded_batch.rows, self.schema("records"))
        )

    def batches(self, work: Work) -> Iterator[pa.RecordBatch]:
        """The batches and top-level messages."""
        target = SCHEMAS["batches"]
        for part in work.logs():
            for batch in part.read(partial(_batches, limits=self.log_read.limits)):
                yield portable.conformed(batch.filter(part.owns(batch)), target)


def _batches(
    extents: list[Extent], bounds: Range, _: Transactions | None, *, limits: Limits
) -> Iterator[pa.RecordBatch]:
    """The batches of the extents that may have offsets within the bounds, of any transaction."""
    for extent in extents:
        part = cut(extent, bounds, limits)
        if part is None:
            continue
        whole = bounds.start_offset is None and bounds.end_offset is None
        for batch in scan.scan_batches([part], on_damage="skip", limits=limits):
            yield batch if whole else batch.filter(_touches(batch, bounds))


def _touches(batches: pa.RecordBatch, bounds: Range) -> pa.Array:
    """A boolean for each row: whether the batch has offsets within the bounds, by its header."""
    least = -(2**63) if bounds.start_offset is None else bounds.start_offset
    end = MAX_OFFSET if bounds.end_offset is None else bounds.end_offset
    return pc.and_(
        pc.greater_equal(batches.column("lastOffset"), least),
        pc.less(batches.column("baseOffset"), end),
    )


def damage_rows(damage: Iterable[Damage]) -> Iterator[pa.RecordBatch]:
    """Rows of the table `damage`."""
    for batch in record_batches(damage, tables.DAMAGE_COLUMNS, lambda row: len(row.message)):
        yield portable.conformed(batch, SCHEMAS["damage"])


def permissions(tasks: Iterable[PlannedExtents]) -> int:
    """The permissions that all segments of some tasks have: the most for a copy of them."""
    planned = (extent for task in tasks for extent, _ in task.extents)
    return permissions_of(path for path, _ in groupby(extent.segment.path for extent in planned))


def plan(read: LogRead, extents: Iterable[Extent] | None = None) -> list[PlannedExtents]:
    """The work of each task of a full export; the extents are found if they are not given.

    Raises FileNotFoundError, ValueError and DataLossError as `extents.plan` does.
    """
    if extents is None:
        extents = selection.select(read, with_unlisted=True)
    return planned_extents.plan(extents, read, PlannedExtents)


def _log_of(planned: PlannedExtent) -> str:
    extent = planned[0]
    return log_directory(extent.whole if isinstance(extent, Share) else extent)
