"""A task of an export: a part of the logs, and the sink for its tables.

Strategy: the driver plans as the data source does; a task receives extents or offset ranges
pickled, and passes the rows of the tables through a `Tally` for the report, records first, since
these decide which batches count. It writes all files to a workspace under new names in each
attempt, so that a failed or repeated attempt leaves only files that no commit names.

Invariant: a batch gives records, or it is in the damage table. A result is complete and on the
disk, or in the store. A task that reads too little says so in `Written.failure`: it is not run
again.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

import pyarrow as pa

from kafkafmt._base.damage import Damage
from kafkafmt._base.limits import Limits
from kafkafmt._base.packed import packed
from kafkafmt.lake.export.job import VALUES_FAILED
from kafkafmt.lake.plan import extents as planned_extents
from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.admission import OffsetRange, ReadExtents, read_range
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.plan.extents import PlannedExtent, StoreSplit
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.plan.selection import value_decoder
from kafkafmt.lake.report.sums import SegmentKey, Sums, log_key
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.output import Target
from kafkafmt.lake.tables.table import TARGET_FILE_SIZE
from kafkafmt.lake.tables.writing import PartitionedWriter
from kafkafmt.log.ranges import Range, log_directory
from kafkafmt.log.scan.query import scan_batches
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables import portable
from kafkafmt.segment.tables import schemas as tables
from kafkafmt.segment.tables.columns import record_batches
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.segment_file import Extent
from kafkafmt.values.errors import ValueDecodeError
from kafkafmt.values.records import VALUES_FAILED as VALUES_FAILED_SCHEMA
from kafkafmt.values.records import DecodedBatch, PortableDecoder, is_decoded

SCHEMAS = {
    **{name: portable.portable_schema(tables.TABLE_SCHEMAS[name]) for name in tables.TABLES},
    VALUES_FAILED: VALUES_FAILED_SCHEMA,
}
"""The tables' columns with portable types, if keys and values are binary."""


@dataclass(frozen=True, slots=True)
class FileSlice:
    """Extents of segments, each with the offsets and times to read."""

    extents: Iterable[PlannedExtent]

    def logs(self) -> Iterator[Slice]:
        """Yield the part of each log directory, in order."""
        for _, log in groupby(self.extents, key=planned_log_directory):
            yield FileSlice(list(log))

    def read(self, scanner: ReadExtents) -> Iterator[pa.RecordBatch]:
        """Read neighbours with the same bounds in one scan."""
        for bounds, extents in planned_extents.grouped(self.extents):
            yield from scanner(extents, bounds, None)

    def owns(self, batches: pa.RecordBatch) -> pa.Array:
        """Select all rows of `batches`: extents end with an entry."""
        return pa.array([True] * batches.num_rows, pa.bool_())


@dataclass(frozen=True, slots=True)
class OffsetSlice:
    """Offset ranges of logs, of one micro-batch."""

    log_read: LogRead
    ranges: Sequence[OffsetRange]

    def logs(self) -> Iterator[Slice]:
        """Yield the part of each log, in order."""
        for _, log in groupby(self.ranges, key=lambda offset_range: offset_range.name):
            yield OffsetSlice(self.log_read, list(log))

    def read(self, scanner: ReadExtents) -> Iterator[pa.RecordBatch]:
        """Find the segments again, as the task of a stream does."""
        for offset_range in self.ranges:
            yield from read_range(self.log_read, offset_range, scanner)

    def owns(self, batches: pa.RecordBatch) -> pa.Array:
        """Select the valid batches with their last offset in a range: each belongs to one range."""
        last = batches.column("lastOffset")
        inside = pa.array([False] * batches.num_rows, pa.bool_())
        for offset_range in self.ranges:
            within = pc.and_(
                pc.greater_equal(last, offset_range.start), pc.less(last, offset_range.end)
            )
            inside = pc.or_(inside, within)
        return pc.and_(inside, batches.column("isValid"))


Slice: TypeAlias = FileSlice | OffsetSlice
"""A part of the logs. It can be pickled."""


@dataclass(frozen=True)
class TableReader:
    """Reads the rows of an export's tables from the work of a task. It can be pickled."""

    log_read: LogRead
    values: PortableDecoder | None = None

    @classmethod
    def of(cls, log_read: LogRead, extents: Iterable[Extent] | None = None) -> TableReader:
        """Fix the columns of all tables, on the driver; `extents` as for `value_decoder`.

        Raises ValueError and SchemaError as `value_decoder` does.
        """
        return cls(log_read, value_decoder(log_read, extents))

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of the tables."""
        return tables.TABLES if self.values is None else (*tables.TABLES, VALUES_FAILED)

    def schema(self, name: str) -> pa.Schema:
        """Return the columns of a table with portable types."""
        if name != "records" or self.values is None:
            return SCHEMAS[name]
        binary = SCHEMAS[name]
        return pa.schema(
            [
                field if is_decoded(field.name) else binary.field(field.name)
                for field in self.values.schema
            ]
        )

    def records(
        self,
        work: Slice,
        damage: list[Damage],
        lost_times: Callable[[pa.RecordBatch, int], None] = lambda batch, count: None,
    ) -> Iterator[pa.RecordBatch]:
        """Yield the records; appends the damaged ranges to `damage`.

        `lost_times` gets rows, and how many of their timestamps are null since they do not fit.
        """
        target = SCHEMAS["records"]

        def scanner(
            extents: list[Extent], bounds: Range, transactions: Transactions | None
        ) -> Iterator[pa.RecordBatch]:
            query = self.log_read.planned_query(extents, bounds, target.names, transactions)
            scanned = query.records()
            yield from scanned
            # Only after the first Arrow batch: before it, the reader may detect that a file was
            # replaced, and read it again.
            yield pa.RecordBatch.from_pylist([], schema=scanned.schema)
            damage.extend(scanned.damage)

        for batch in work.read(scanner):
            if batch.num_rows:
                rows = portable.conformed(batch, target)
                before, after = batch.column("timestamp"), rows.column("timestamp")
                lost_times(rows, after.null_count - before.null_count)
                yield self.log_read.with_headers(rows)

    def decoded(self, batch: pa.RecordBatch) -> DecodedBatch:
        """Decode the keys and values of records; return the same ones without a decoder."""
        if self.values is None:
            return DecodedBatch(batch)
        decoded_batch = self.values.decode(batch)
        return replace(
            decoded_batch, rows=portable.conformed(decoded_batch.rows, self.schema("records"))
        )

    def batches(self, work: Slice) -> Iterator[pa.RecordBatch]:
        """Yield the batches and top-level messages."""
        target = SCHEMAS["batches"]
        for part in work.logs():
            for batch in part.read(partial(_batches, limits=self.log_read.limits)):
                yield portable.conformed(batch.filter(part.owns(batch)), target)


def _batches(
    extents: list[Extent], bounds: Range, _: Transactions | None, *, limits: Limits
) -> Iterator[pa.RecordBatch]:
    """Yield the batches of the extents possibly within the bounds."""
    yield from scan_batches(
        extents,
        start_offset=bounds.start_offset,
        end_offset=bounds.end_offset,
        on_damage="skip",
        limits=limits,
    )


def damage_rows(damage: Iterable[Damage]) -> Iterator[pa.RecordBatch]:
    """Rows of the table `damage`."""
    for batch in record_batches(damage, tables.DAMAGE_COLUMNS, lambda row: len(row.message)):
        yield portable.conformed(batch, SCHEMAS["damage"])


def plan(read: LogRead, extents: Iterable[Extent] | None = None) -> list[FileSlice]:
    """Return the work of each task of a full export; the extents are found if none are given."""
    if extents is None:
        extents = selection.select(read, with_unlisted=True)
    return planned_extents.plan(extents, read, FileSlice)


def planned_log_directory(planned: PlannedExtent) -> str:
    """Return the directory of the log of a planned extent."""
    extent = planned[0]
    return log_directory(extent.whole if isinstance(extent, StoreSplit) else extent)


class Tally:
    """Adds up the rows of one task."""

    def __init__(self, *, is_whole: bool) -> None:
        """Count all valid batches if all records are exported (`is_whole`)."""
        self.sums = Sums()
        self._gave: dict[SegmentKey, set[int]] | None = None if is_whole else {}
        self._damaged: dict[SegmentKey, set[int]] = {}

    def records(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Pass on the records of one topic-partition; add them and the time spent on them."""
        started, log = perf_counter(), None
        for batch in batches:
            if batch.num_rows:
                self.sums.add_records(batch)
                log = log_key(batch)
                if self._gave is not None:
                    for place, rows in _by_segment(batch):
                        positions = pc.unique(rows.column("batchPosition")).to_pylist()
                        self._gave.setdefault(place, set()).update(positions)
                yield batch
        if log is not None:
            self.sums.log(log).seconds += perf_counter() - started

    def leave_out(self, found: Iterable[Damage]) -> None:
        """Exclude damaged batches from the sums. Must be called before `batches`."""
        for damage in found:
            place = (damage.topic, damage.partition, damage.segment)
            self._damaged.setdefault(place, set()).add(damage.position)

    def batches(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Pass on the batches, and add the valid, undamaged ones."""
        for batch in batches:
            valid = batch.column("isValid")
            damaged = _among(batch, self._damaged) if self._damaged else None
            whole = valid if damaged is None else pc.and_(valid, pc.invert(damaged))
            gave = None if self._gave is None else _among(batch, self._gave)
            self.sums.add_batches(batch, whole, gave)
            yield batch


def _among(batch: pa.RecordBatch, places: dict[SegmentKey, set[int]]) -> pa.Array:
    """Return a boolean mask of the rows at one of the positions."""
    among: list[bool] = []
    for place, rows in _by_segment(batch):
        wanted = places.get(place, set())
        among += [position in wanted for position in rows.column("position").to_pylist()]
    return pa.array(among, pa.bool_())


def _by_segment(batch: pa.RecordBatch) -> Iterator[tuple[SegmentKey, pa.RecordBatch]]:
    runs = pc.run_end_encode(batch.column("segment"))
    start = 0
    for segment, end in zip(runs.values.to_pylist(), runs.run_ends.to_pylist(), strict=True):
        rows = batch.slice(start, end - start)
        yield (*log_key(rows), segment), rows
        start = end


DAMAGE, RECORDS = "damage", "records"

LOST, NOT_DECODED, CHANGED = "lost", "not decoded", "changed"
"""What `Written.failure` says: offsets are gone, a value does not decode that must, or a file is
not there any more as it was planned."""

_AGAIN = "; run it again if a broker writes there, --incremental where it always does"

NOTHING = packed(Sums())


@dataclass(frozen=True, slots=True)
class Task:
    """A part of the logs. It can be pickled.

    Attributes:
        number: of the task in its plan; the names of its files begin with it.
        work: what it reads.
    """

    number: int
    work: Slice


@dataclass
class Written:
    """The files and sums of one attempt of a task. It can be pickled.

    Attributes:
        files: the complete files with statistics, by table.
        sums: the packed sums of what it wrote.
        damage: the damage itself, if the sink returns it in the place of a file.
        failure: why the run must end: `LOST`, `NOT_DECODED` or `CHANGED`, and a message.
        stored: the name and the SHA-256 of the file that has all of this, and this has nothing.
    """

    files: dict[str, list[DataFile]] = field(default_factory=dict)
    sums: bytes = NOTHING
    damage: list[Damage] = field(default_factory=list)
    failure: tuple[str, str] | None = None
    stored: tuple[str, str] | None = None


@dataclass(frozen=True)
class Sink:
    """Writes the tables of tasks as Parquet. It can be pickled.

    Attributes:
        partition_by: the columns that `records` has directories for.
        is_whole: whether all records are exported, so that all valid batches count.
        returns_damage: whether the damage is returned, so that the run writes each of it once.
        target_file_size: bytes from which on a file is full.
        results: a directory of the target for the results; None: they are returned.
    """

    reader: TableReader
    target: Target
    schemas: Mapping[str, pa.Schema]
    partition_by: tuple[str, ...] = ()
    is_whole: bool = True
    returns_damage: bool = False
    target_file_size: int = TARGET_FILE_SIZE
    results: str | None = None

    def write(self, task: Task) -> Written:
        """Write the tables of a task, and its result if results are files, too."""
        written = self._written(task)
        if self.results is None:
            return written
        name, data = f"{self.results}/{uuid.uuid4().hex}", packed(written)
        self.target.write(name, data)
        return Written(stored=(name, sha256(data).hexdigest()))

    def _written(self, task: Task) -> Written:
        written = Written()
        try:
            with self._kept(f"part-{task.number:05}") as files:
                self._write(task.work, files, written)
        except DataLossError as error:
            return Written(failure=(LOST, str(error)))
        except ValueDecodeError as error:
            return Written(failure=(NOT_DECODED, str(error)))
        except (FileNotFoundError, ReplacedError) as error:
            # The same task would find the same again: a broker deletes and compacts.
            return Written(failure=(CHANGED, f"{error}{_AGAIN}"))
        written.files = files.complete
        return written

    def write_damage(self, damage: Iterable[Damage]) -> list[DataFile]:
        """Write damage to one file."""
        with self._kept("part") as files:
            files.add(DAMAGE, damage_rows(damage))
        return files.complete[DAMAGE]

    @contextmanager
    def _kept(self, name: str) -> Iterator[_Files]:
        """Yield files with this name prefix; keep them if the block ends without an error."""
        with self.target.workspace() as folder:
            with ExitStack() as stack:
                files = _Files(self, folder, f"{name}-{uuid.uuid4().hex}", stack)
                yield files
            self.target.keep(folder, files.complete)

    def _write(self, work: Slice, files: _Files, written: Written) -> None:
        tally = Tally(is_whole=self.is_whole)
        for log in work.logs():
            for batch in tally.records(
                self.reader.records(log, written.damage, tally.sums.add_lost_times)
            ):
                decoded = self.reader.decoded(batch)
                tally.sums.add_failed(batch, decoded.failed)
                files.add(RECORDS, [decoded.rows])
                files.add(VALUES_FAILED, decoded.dead_letters)
        tally.leave_out(written.damage)
        files.add("batches", tally.batches(self.reader.batches(work)))
        if not self.returns_damage:
            tally.sums.add_damage(written.damage)
            files.add(DAMAGE, damage_rows(written.damage))
            written.damage = []
        written.sums = packed(tally.sums)


class _Files:
    """The output files of a task."""

    def __init__(self, sink: Sink, folder: Path, name: str, stack: ExitStack) -> None:
        self.complete: dict[str, list[DataFile]] = {}
        self._sink = sink
        self._folder = folder
        self._name = name
        self._stack = stack
        self._open: dict[str, PartitionedWriter] = {}

    def add(self, table: str, rows: Iterable[pa.RecordBatch]) -> None:
        """Write rows; only read them if the table is not wanted."""
        for batch in rows:
            if table in self._sink.schemas and batch.num_rows:
                self._writer(table).write(batch)

    def _writer(self, table: str) -> PartitionedWriter:
        if table not in self._open:
            sink = self._sink
            writer = PartitionedWriter(
                self._folder / table,
                self._name,
                sink.schemas[table],
                sink.partition_by if table == RECORDS else (),
                target_file_size=sink.target_file_size,
                permissions=sink.target.permissions,
            )
            self._open[table] = self._stack.enter_context(writer)
            self.complete[table] = writer.files
        return self._open[table]
