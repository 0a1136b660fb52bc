"""A source becomes tables: records, batches, damage.

Strategy: a scan walks the extents of a source one after another, by the
engine that serves them (:mod:`kafkafmt.engine.engines`), and gives out Arrow record batches;
``read_*`` gathers a scan into a table. Nothing is kept but what is about to be given out.

Invariant: rows come in the order of topic, partition and offset. A batch gives all its records or
none; if none, the damage policy has heard of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import groupby
from typing import Any

import pyarrow as pa

from kafkafmt.damage import Damage, DamagePolicy
from kafkafmt.engine import parallel
from kafkafmt.engine.engines import Engine, engine_for
from kafkafmt.engine.reader import Stretch
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log import ranges
from kafkafmt.log.offset_search import cut
from kafkafmt.log.ranges import Range
from kafkafmt.log.splits import stretches_for, useful
from kafkafmt.log.time_range import has_batches, recent, rows_within
from kafkafmt.record.transactions import Outcomes, Transactions
from kafkafmt.storage.discovery import Source, find_extents, partition_segments
from kafkafmt.storage.segment_file import Extent
from kafkafmt.tables import schemas as tables
from kafkafmt.tables.columns import record_batches, schema_of, select

READ_UNCOMMITTED, READ_COMMITTED = "read_uncommitted", "read_committed"

_READ_ONCE = (
    "this scan has been read, and can be read only once: make a new one, or read it into a table"
    " with read_all() and use that"
)


class Scan(Iterator[pa.RecordBatch]):
    """Arrow record batches of one table, made as they are asked for.

    Attributes:
        schema: of every batch, also when there is none.
        damage: with ``on_damage="collect"``, what was left out so far.
    """

    __module__ = "kafkafmt"

    def __init__(
        self, schema: pa.Schema, policy: DamagePolicy, made: Iterator[pa.RecordBatch]
    ) -> None:
        self.schema = schema
        self._policy = policy
        self._made = made
        self._is_taken = False

    @property
    def damage(self) -> list[Damage]:
        """What was left out so far, tails included; empty unless collecting."""
        return self._policy.found

    def __next__(self) -> pa.RecordBatch:
        try:
            return next(self._made)
        except StopIteration:
            self._is_taken = True
            raise

    def read_all(self) -> pa.Table:
        """All that is left, as one table."""
        return pa.Table.from_batches(self, self.schema)

    def __arrow_c_schema__(self) -> object:
        """The schema of the stream as an Arrow PyCapsule; nothing is read for it."""
        return self.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """All that is left as an Arrow PyCapsule stream, for polars, DuckDB, pandas and others.

        An error of the scan ends the stream; its text is in what the reader of the stream raises.

        Raises:
            ValueError: a stream was read before, or nothing is left. A second reader would get no
                rows, or those that the first one left over, and no word about it.
        """
        if self._is_taken:
            raise ValueError(_READ_ONCE)
        reader = pa.RecordBatchReader.from_batches(self.schema, self._handed_over())
        return reader.__arrow_c_stream__(requested_schema)

    def _handed_over(self) -> Iterator[pa.RecordBatch]:
        """What one stream gives. Readers may ask for several (for the schema), and read one."""
        if self._is_taken:
            raise ValueError(_READ_ONCE)
        self._is_taken = True
        yield from self


def scan_records(
    source: Source,
    *,
    columns: Iterable[str] | None = None,
    on_damage: str = "raise",
    isolation: str = READ_UNCOMMITTED,
    include_control: bool = False,
    start_offset: int | None = None,
    end_offset: int | None = None,
    start_timestamp: int | None = None,
    end_timestamp: int | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    format: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
    transactions: Transactions | None = None,
) -> Scan:
    """Scan the records of a source, in bounded memory.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, bytes, or a list of them.
        columns: names in the order wanted; all by default.
        on_damage: ``raise``, ``skip`` (leave the entry out, go on at the next sound one) or
            ``collect`` (as skip; the scan's ``damage`` holds what was left out).
        isolation: ``read_uncommitted``, or ``read_committed`` as a consumer's
            ``isolation.level``: without aborted transactions, up to the last stable offset. All
            segments beside the one asked for are read for their markers.
        include_control: give out control records too (``isControl``).
        start_offset: only the records from this offset on, in each log. What lies before is not
            read, and its damage is not reported.
        end_offset: only the records before this offset; likewise.
        start_timestamp: only the records whose own timestamp, in milliseconds since 1970, is this
            or later. A consumer's ``offsetsForTimes`` finds the first such record instead, and
            gives all that stands behind it.
        end_timestamp: only the records whose own timestamp is before this.
        threads: how many decode at once; the rows and their order are the same. They pay where
            decompression takes long, as with gzip and zstd, less with LZ4, and hardly with snappy
            or without compression (``docs/background/benchmarks.md``). There are fewer where a
            source has less than a MiB, or not half a MiB for each: more would be slower.
        limits: what one entry may ask of memory.
        format: ``0.7`` for the logs of Kafka 0.7 and before (``<20 digits>.kafka``), whose bytes do
            not tell that they are such. An offset is a byte position there. ``None`` is Kafka 0.8
            and later.
        storage_options: what the driver of a URL is told, such as ``{"key": …, "secret": …}`` for
            ``s3://``; see the driver's own documentation. They are never shown.
        transactions: for ``read_committed`` of one log, what became of its transactions, where that
            is known: nothing is read for it then. See :func:`gather_outcomes`.

    Raises:
        FileNotFoundError: there is no such source, or no segment in it.
        OSError: a file or store cannot be read, or holds another file than at first.
        KafkaFormatError: while iterating with ``on_damage="raise"``, at the first damage.
    """
    if isolation not in (READ_UNCOMMITTED, READ_COMMITTED):
        raise ValueError(f"isolation is read_uncommitted or read_committed, not {isolation!r}")
    if threads < 1:
        raise ValueError(f"threads is one or more, not {threads}")
    asked = Range(start_offset, end_offset, start_timestamp, end_timestamp)
    limits = limits or DEFAULT_LIMITS
    policy = DamagePolicy(on_damage)
    chosen = select(tables.RECORD_COLUMNS, columns)
    names = [column.name for column in chosen]
    deciding = [name for name in asked.columns if name not in names]
    read = chosen + select(tables.RECORD_COLUMNS, deciding)
    found = find_extents(source, format, storage_options)
    engine = engine_for(found)
    extents = _within(found, asked, engine, limits)
    stretches: Iterator[Stretch]
    if isolation == READ_UNCOMMITTED:
        stretches = ((extent, None) for extent in extents)
    elif transactions is None:
        stretches = _committed(extents, engine, limits)
    else:
        stretches = ((extent, transactions) for extent in extents)

    threads = useful(found, threads)
    make_reader = partial(engine.record_reader, read, limits, include_control=include_control)
    made = (
        make_reader()(stretches, policy)
        if threads == 1
        else parallel.in_order(
            stretches_for(stretches, limits, threads), make_reader, policy, threads
        )
    )
    if not asked.is_everything:
        made = rows_within(made, asked, names)
    return Scan(schema_of(chosen), policy, made)


def gather_outcomes(
    outcomes: Outcomes,
    extents: Iterable[Extent],
    *,
    on_damage: str = "raise",
    limits: Limits | None = None,
) -> list[Damage]:
    """Take note of the transactions in stretches of one log, in offset order.

    Returns what was damaged, if that is to be collected; payloads are not looked at.

    Raises:
        OSError: a file or store cannot be read, or holds another file than at first.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    listed, policy = list(extents), DamagePolicy(on_damage)
    engine_for(listed).gather(outcomes, listed, policy, limits or DEFAULT_LIMITS)
    return policy.found


def scan_batches(
    source: Source,
    *,
    on_damage: str = "raise",
    limits: Limits | None = None,
    format: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Scan:
    """Scan the batches (v2) and top-level messages (v0, v1) of a source, valid or not.

    A checksum that fails is the column ``isValid``, never damage. See :func:`scan_records`.
    """
    policy = DamagePolicy(on_damage)
    extents = find_extents(source, format, storage_options)
    made = engine_for(extents).batches(extents, policy, limits or DEFAULT_LIMITS)
    return Scan(tables.BATCH_SCHEMA, policy, made)


def scan_damage(
    source: Source,
    *,
    limits: Limits | None = None,
    format: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Scan:
    """Scan a source for the byte ranges that give no records. See :func:`scan_records`.

    Everything is decoded: what fails there is damage too. Tails are listed.
    """
    extents = find_extents(source, format, storage_options)
    rows = engine_for(extents).damage(extents, limits or DEFAULT_LIMITS)
    made = record_batches(rows, tables.DAMAGE_COLUMNS, lambda row: len(row.message))
    return Scan(tables.DAMAGE_SCHEMA, DamagePolicy("collect"), made)


def read_records(
    source: Source,
    *,
    columns: Iterable[str] | None = None,
    on_damage: str = "raise",
    isolation: str = READ_UNCOMMITTED,
    include_control: bool = False,
    start_offset: int | None = None,
    end_offset: int | None = None,
    start_timestamp: int | None = None,
    end_timestamp: int | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    format: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> pa.Table:
    """All records of a source as one table. See :func:`scan_records`."""
    return scan_records(
        source,
        columns=columns,
        on_damage=on_damage,
        isolation=isolation,
        include_control=include_control,
        start_offset=start_offset,
        end_offset=end_offset,
        start_timestamp=start_timestamp,
        end_timestamp=end_timestamp,
        threads=threads,
        limits=limits,
        format=format,
        storage_options=storage_options,
    ).read_all()


def read_batches(
    source: Source,
    *,
    on_damage: str = "raise",
    limits: Limits | None = None,
    format: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> pa.Table:
    """All batches of a source as one table. See :func:`scan_batches`."""
    return scan_batches(
        source,
        on_damage=on_damage,
        limits=limits,
        format=format,
        storage_options=storage_options,
    ).read_all()


def read_damage(
    source: Source,
    *,
    limits: Limits | None = None,
    format: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> pa.Table:
    """All damage of a source as one table. See :func:`scan_damage`."""
    return scan_damage(
        source, limits=limits, format=format, storage_options=storage_options
    ).read_all()


def _within(
    extents: Iterable[Extent], asked: Range, engine: Engine, limits: Limits
) -> Iterator[Extent]:
    """What is to be read of the extents for a range."""
    if asked.is_everything:
        yield from extents
        return
    for extent, left in ranges.prune(extents, asked):
        part = cut(extent, left, limits)
        if part is None:
            continue
        if "timestamp" in left.columns and has_batches(part):
            entries = engine.batches([part], DamagePolicy("skip"), limits)
            yield from recent(part, entries, left)
        else:
            yield part


def _committed(extents: Iterable[Extent], engine: Engine, limits: Limits) -> Iterator[Stretch]:
    """Each extent with what is to be seen of its log."""
    for _, log in groupby(extents, key=ranges.log_directory):
        seen = None
        for extent in log:
            if seen is None:
                whole_log = [Extent(segment) for segment in partition_segments(extent.segment)]
                outcomes = Outcomes()
                engine.gather(outcomes, whole_log, DamagePolicy("skip"), limits)
                seen = outcomes.transactions()
            yield extent, seen
