"""A query: a source, with a selection of rows and columns.

Strategy: the public functions make one :class:`Query` of their keywords. It checks them, finds the
segments, and gives a :class:`~kafkafmt.log.scan.query.Scan` of one of the three tables. The
extents of the source are read one after another by the engine that serves them
(:mod:`kafkafmt.segment.engine.engines`); only the next record batches are in memory.

Invariant: rows come in the order of topic, partition and offset. A batch gives all its records or
none; if none, it was reported to the damage policy. Every reading of a scan gives all rows, also
while another thread reads: it opens the files again, and has a damage policy of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, groupby
from typing import TYPE_CHECKING, Any, TypeAlias

import pyarrow as pa

from kafkafmt._base.arguments import documented_by, expect_flag, expect_integer, expect_word
from kafkafmt._base.damage import COLLECT, RAISE, SKIP, Damage, DamagePolicy
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.wording import counted, list_some
from kafkafmt.log import ranges
from kafkafmt.log.completion import completed
from kafkafmt.log.data_directories import lost_logs, may_be_lost, started
from kafkafmt.log.merging import expect_one_log
from kafkafmt.log.ranges import EVERYWHERE, Range
from kafkafmt.log.scan.options import (
    ERRORS,
    SOURCE,
    BatchOptions,
    DamageOptions,
    Filters,
    ReadOptions,
)
from kafkafmt.log.scan.row_filter import selected_batches, selected_records
from kafkafmt.log.scan.selection import EVERYTHING, Selection
from kafkafmt.log.scan.visibility import ISOLATION_LEVELS, READ_UNCOMMITTED, Gathered, committed
from kafkafmt.log.search import cut, has_batches, parts_with
from kafkafmt.log.splits import for_threads
from kafkafmt.log.tier.logs import find_extents
from kafkafmt.segment.engine import engines
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.opening import LogPart, unlisted
from kafkafmt.segment.engine.parts import useful
from kafkafmt.segment.engine.reference import Engine
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.segment.tables import schemas as tables
from kafkafmt.segment.tables.columns import first_rows, make_schema, record_batches, select
from kafkafmt.segment.tables.row_source import RowSource
from kafkafmt.segment.types import RecordBatch, Table
from kafkafmt.storage import meter
from kafkafmt.storage.access import PrivateKey, StorageOptions
from kafkafmt.storage.directories import LogFilter, Search
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.names import TopicPartition, parse_log_name
from kafkafmt.storage.segment_file import Extent

if TYPE_CHECKING:
    from typing_extensions import Unpack

_LOGGER = logging.getLogger(__name__)

MakeBatches = Callable[[DamagePolicy], "Iterator[pa.RecordBatch]"]
"""Makes the record batches of one reading, and reports damage to the policy."""


class Scan(RowSource, Iterator[RecordBatch]):
    """Arrow record batches of one table, made while you iterate.

    A scan can be read as often as you like, also by several threads: iterate it, call
    :meth:`read_all` or :meth:`head`, turn it into a frame of pandas or polars, or pass it to a
    library that takes Arrow streams (polars, DuckDB, pandas, pyarrow). Each reading opens the files
    again and gives all rows; only :func:`next` steps through one reading of its own.

    Attributes:
        schema: the schema of every record batch; known before anything is read.
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
        """Return the damaged ranges left out so far by the last reading, if it collects them."""
        return self._policy.found

    @property
    def tails(self) -> list[Damage]:
        """The unfinished tails left out so far, for any ``on_damage``."""
        return self._policy.tails

    def __iter__(self) -> Iterator[RecordBatch]:
        policy = self._policy = DamagePolicy(self._policy.on_damage, is_bounded=True)
        return self._make(policy)  # which has no reference to this scan: the last one ends it

    def __next__(self) -> pa.RecordBatch:
        """Return the next record batch of one reading, shared by all calls."""
        if self._steps is None:
            self._steps = iter(self)
        return next(self._steps)

    def __repr__(self) -> str:
        segments = counted(self._segments, "segment")
        columns = counted(len(self.schema), "column")
        return f"<Scan of {self._table}: {segments}, {columns}>"

    def _read(self) -> tuple[pa.Schema, Iterator[pa.RecordBatch]]:
        return self.schema, iter(self)

    def read_all(self) -> Table:
        """All rows, as one table."""
        return self._as_table()

    def __arrow_c_schema__(self) -> object:
        """Return the schema of the stream as an Arrow PyCapsule; nothing is read for it."""
        return self.schema.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """All rows as an Arrow PyCapsule stream, for polars, DuckDB and others.

        An error of the scan ends the stream; its text is in the error that the reader of the
        stream raises.
        """
        reader = pa.RecordBatchReader.from_batches(self.schema, iter(self))
        return reader.__arrow_c_stream__(requested_schema)


_FILTERS = frozenset(Filters.__annotations__)
_Border: TypeAlias = "tuple[int | None, int | None]"
_NO_BORDER: _Border = None, None
_REMEDY = "kafkafmt.merge_replicas(source) reads each record once"
"""What an error says of several copies of a partition, whose rows would follow each other."""
_Seen: TypeAlias = "dict[object, Gathered]"
_ReadExtents: TypeAlias = (
    "Callable[[list[Extent], Selection, DamagePolicy, _Seen], Iterator[RecordBatch]]"
)
"""Makes the rows of extents with one selection; a reading keeps the transactions that it saw."""


@dataclass(frozen=True, eq=False)
class FoundExtents:
    """The results of discovery in a source.

    Attributes:
        extents: in the order of topic, partition, directory and offset.
        unlisted: the directories that cannot be listed, if damage raises no error.
        lost: the logs that have lost all their segments.
    """

    extents: list[Extent]
    unlisted: list[tuple[Damage, OSError]]
    lost: list[Damage] = field(default_factory=list)

    def report(self, policy: DamagePolicy) -> None:
        """Report to a policy the unlisted directories and the lost segments."""
        for damage, error in self.unlisted:
            policy.report(damage, error)
        for damage in self.lost:
            policy.report(damage, damage.as_error())


@dataclass(frozen=True, eq=False, kw_only=True)
class Query:
    """A selection from a source; :func:`kafkafmt.scan_records` explains the values.

    Attributes:
        below_log_start: whether it reads offsets below the log start, never sent to a consumer.
        transactions: the transactions of the one log of the source, where the caller knows them;
            otherwise ``read_committed`` reads the whole log for its markers.
    """

    source: Source | FoundExtents = field(repr=False)
    columns: Iterable[str] | None = None
    on_damage: str = RAISE
    isolation: str = READ_UNCOMMITTED
    include_control: bool = False
    latest: bool = False
    last: int | None = None
    below_log_start: bool = False
    wanted: Selection = EVERYTHING
    threads: int = 1
    limits: Limits | None = None
    storage_options: Mapping[str, Any] | None = field(default=None, repr=False)
    private_keys: Mapping[str, PrivateKey] | None = field(default=None, repr=False)
    transactions: Transactions | None = None

    def __post_init__(self) -> None:
        """Raise TypeError or ValueError for an invalid argument."""
        expect_word("isolation", self.isolation, ISOLATION_LEVELS)
        for name in ("include_control", "latest", "below_log_start"):
            expect_flag(name, getattr(self, name))
        if self.last is not None:
            expect_integer("last", self.last, positive=True)
            if self.wanted.limit is not None:
                raise ValueError("limit takes the first records, last the last ones: give one")
        if self.include_control and self.latest:
            raise ValueError("latest is of records with keys; control records have none")
        expect_integer("threads", self.threads, positive=True)

    @classmethod
    def of(
        cls,
        source: Source | FoundExtents,
        columns: Iterable[str] | None = None,
        **options: Unpack[ReadOptions],
    ) -> Query:
        """Return the query of a user's arguments."""
        given: dict[str, Any] = {**options}
        filters = {name: given.pop(name) for name in _FILTERS.intersection(given)}
        return cls(source=source, columns=columns, wanted=Selection.of(**filters), **given)

    def on(self, extents: Iterable[Extent]) -> Query:
        """Return the same query of some of its found extents, or of their merged copies."""
        before = self.source if isinstance(self.source, FoundExtents) else FoundExtents([], [])
        return replace(self, source=replace(before, extents=list(extents)))

    def once_found(self) -> Query:
        """Return the same query of the extents found now; its scans do not search again."""
        return replace(self, source=self.found())

    def by_log(self) -> list[Query]:
        """Return the query of each log, in their order, of the extents found now."""
        extents, wanted = self.found().extents, self.wanted
        places = (extent.segment.place for extent in extents)
        own = wanted.by_log(places) if wanted.is_by_log else {}
        return [
            replace(
                self, source=FoundExtents(there, []), wanted=own.get(there[0].segment.place, wanted)
            )
            for _, some in groupby(extents, key=_log_key)
            if (there := list(some))
        ]

    def records(self) -> Scan:
        """Return the table of records."""
        limits, wanted = limits_or_default(self.limits), self.wanted
        chosen = select(tables.RECORD_COLUMNS, self.columns)
        names = [column.name for column in chosen]
        found = self.found()
        if len(found.extents) > 1:
            expect_one_log(found.extents, _REMEDY)
        if self.last is not None:
            return self._last(found, names, self.last)
        if self.latest:
            return self._latest(found, names)
        deciding = dict.fromkeys(wanted.columns)
        if any(_counted_border(extent) != _NO_BORDER for extent in found.extents):
            deciding["offset"] = None
        is_selective = bool(deciding)
        more = [name for name in deciding if name not in names]
        read = chosen + select(tables.RECORD_COLUMNS, more)
        engine = engine_for(found.extents)
        threads = 1 if self.threads == 1 else useful(found.extents, self.threads)

        def read_extents(
            extents: list[Extent], wanted: Selection, policy: DamagePolicy, seen: _Seen
        ) -> Iterator[RecordBatch]:
            parts = _parts(extents, wanted, engine, limits)
            log_parts = self._log_parts(parts, engine, limits, seen)
            if threads > 1:
                log_parts = for_threads(log_parts, limits, threads)
            batches = engine.records(
                log_parts,
                read,
                limits,
                policy,
                include_control=self.include_control,
                threads=threads,
            )
            return selected_records(batches, wanted, names) if is_selective else batches

        return self._scan("records", make_schema(chosen), found, read_extents)

    def _last(self, found: FoundExtents, names: list[str], count: int) -> Scan:
        from kafkafmt.log.scan import last  # few queries need it

        read = list(dict.fromkeys([*names, *last.ORDER]))
        below = replace(self, source=found, columns=read, last=None).records()
        schema = pa.schema([below.schema.field(name) for name in names])

        def make(policy: DamagePolicy) -> Iterator[RecordBatch]:
            return last.last_rows(below._make(policy), count, names)

        return Scan("records", len(found.extents), schema, self.on_damage, make)

    def _latest(self, found: FoundExtents, names: list[str]) -> Scan:
        """Return the last record of each key: see :mod:`~kafkafmt.log.scan.latest`."""
        from kafkafmt.log.scan import latest  # few queries need it

        wanted = self.wanted
        more = [name for name in wanted.columns if name not in names]
        read = [*names, *more]
        logs = replace(self, source=found, latest=False).by_log()
        rest = replace(wanted, range=EVERYWHERE)

        def make(policy: DamagePolicy) -> Iterator[RecordBatch]:
            found.report(policy)
            for log in logs:
                log = replace(log, wanted=log.wanted.key_filters())
                # The second reading reports the damage.
                passing = DamagePolicy(RAISE if policy.on_damage == RAISE else SKIP)
                rows = latest.rows(replace(log, columns=["key"]).records()._make(passing))
                kept = latest.kept(replace(log, columns=read).records()._make(policy), rows)
                yield from selected_records(kept, rest, names)

        chosen = make_schema(select(tables.RECORD_COLUMNS, names))
        limit = wanted.limit

        def limited(policy: DamagePolicy) -> Iterator[RecordBatch]:
            return make(policy) if limit is None else first_rows(make(policy), limit)

        return Scan("records", len(found.extents), chosen, self.on_damage, limited)

    def batches(self) -> Scan:
        """Return the table of batches."""
        limits = limits_or_default(self.limits)
        self.wanted.expect_of_batches()
        found = self._stored()
        if len(found.extents) > 1:
            expect_one_log(found.extents, _REMEDY)
        engine = engine_for(found.extents)

        def read_extents(
            extents: list[Extent], wanted: Selection, policy: DamagePolicy, _: _Seen
        ) -> Iterator[RecordBatch]:
            parts = (part for part, _ in _within(extents, wanted.range, limits))
            return selected_batches(engine.batches(parts, policy, limits), wanted)

        return self._scan("batches", tables.BATCH_SCHEMA, found, read_extents)

    def damage(self) -> Scan:
        """Return the table of damaged ranges, those left out of the table of records."""
        limits = limits_or_default(self.limits)
        found = replace(self, on_damage=COLLECT)._stored()
        engine = engine_for(found.extents)
        by_range, limit = _by_range(found.extents, self.wanted), self.wanted.limit

        def make(_: DamagePolicy) -> Iterator[RecordBatch]:
            rows = chain(
                (damage for damage, _ in found.unlisted),
                found.lost,
                *(
                    engines.damage(engine, _parts(extents, own, engine, limits), limits)
                    for extents, own in by_range
                ),
            )
            damage_rows = record_batches(rows, tables.DAMAGE_COLUMNS, lambda row: len(row.message))
            return damage_rows if limit is None else first_rows(damage_rows, limit)

        return Scan("damage", len(found.extents), tables.DAMAGE_SCHEMA, COLLECT, make)

    def _scan(
        self, table: str, schema: pa.Schema, found: FoundExtents, read_extents: _ReadExtents
    ) -> Scan:
        by_range, limit = _by_range(found.extents, self.wanted), self.wanted.limit

        def make(policy: DamagePolicy) -> Iterator[RecordBatch]:
            found.report(policy)
            seen: _Seen = {}
            batches = _in_turn(
                read_extents(extents, own, policy, seen) for extents, own in by_range
            )
            return batches if limit is None else first_rows(batches, limit)

        return Scan(table, len(found.extents), schema, self.on_damage, make)

    def _stored(self) -> FoundExtents:
        """Return the logs with all stored offsets: the log start offset counts for records only."""
        return replace(self, below_log_start=True).found()

    def found(self, search: Search | None = None) -> FoundExtents:
        """Return the logs of selected topics and partitions in the source.

        A ``search`` may say otherwise what of it raises an error; else damage decides that.

        Raises:
            ValueError: the source has no topic of a name that is selected.
        """
        if isinstance(self.source, FoundExtents):
            return self.source
        logs = self.wanted.logs()
        is_own = search is None
        if search is None:
            search = Search(raises=self.on_damage == RAISE, keeps_listings=may_be_lost)
        limits = limits_or_default(self.limits)
        found = find_extents(self.source, self.access, logs, search, limits)
        if logs is not None:
            logs.expect_logs()
            if not found:
                _warn_of_set_aside(search, logs)
        if not self.below_log_start:
            found = list(started(found, limits))
        if is_own and any(extent.copied is not None for extent in found):
            from kafkafmt.log.tier.joined import warn_of_holes  # few sources have a tier

            warn_of_holes(found)
        known = {extent.segment.directory for extent in found}
        lost = list(lost_logs(search.listings, known, logs)) if search.listings else []
        return FoundExtents(found, unlisted(search), lost)

    @property
    def access(self) -> StorageOptions:
        """The access to the bytes of the source."""
        return StorageOptions(self.storage_options, self.private_keys)

    def _log_parts(
        self, extents: Iterator[Extent], engine: Engine, limits: Limits, seen: _Seen
    ) -> Iterator[LogPart]:
        if self.isolation == READ_UNCOMMITTED:
            return map(LogPart, extents)
        if self.transactions is None:
            return committed(extents, engine, limits, seen)
        return (LogPart(extent, self.transactions) for extent in extents)


def _warn_of_set_aside(search: Search, logs: LogFilter) -> None:
    """Warn of directories of selected logs unused by any broker, because they are not read."""
    places = ((item.path, parse_log_name(item.name)) for item in search.set_aside)
    if aside := sorted(path for path, place in places if place is not None and logs(place)):
        _LOGGER.warning("no broker uses %s; name a directory to read it", list_some(aside, 3))


def _log_key(extent: Extent) -> object:
    """Return a key for the extent's log: merged copies of several brokers are one."""
    segment = extent.segment
    return segment.directory if segment.topic is None else segment.place


def _by_range(found: list[Extent], wanted: Selection) -> list[tuple[list[Extent], Selection]]:
    """Divide extents by their selection, where logs have ranges of their own."""

    def range_key(extent: Extent) -> tuple[TopicPartition | None, _Border]:
        return extent.segment.place if wanted.is_by_log else None, _counted_border(extent)

    logs = (extent.segment.place for extent in found)
    own = wanted.by_log(logs) if wanted.is_by_log else {}
    return [
        (list(extents), (own[log] if log else wanted).between(*border))
        for (log, border), extents in groupby(found, key=range_key)
    ] or [(found, wanted)]


def _counted_border(extent: Extent) -> _Border:
    """Return the first counted offset of an extent in a tier, and the one after the last.

    ``None`` without a limit. A batch of a copy other than described by its manifest may have
    offsets on both sides; so may one at the log start offset noted by a broker.
    """
    first, stop = extent.borders
    if first is None and extent.copied is not None:
        first = extent.copied.start_offset or None
    return first, stop


def _in_turn(parts: Iterable[Iterator[pa.RecordBatch]]) -> Iterator[RecordBatch]:
    """Yield the batches of all parts; closing it closes the current part."""
    for part in parts:
        yield from part


def _within(
    extents: Iterable[Extent], wanted: Range, limits: Limits
) -> Iterator[tuple[Extent, Range]]:
    """Yield the parts of extents with possible offsets in the range, and the rest to check."""
    if wanted.is_everything:
        yield from ((part, wanted) for extent in extents for part in completed(extent, limits))
        return
    listed = list(extents)
    pruned = ranges.prune(listed, wanted)
    passed = sum(extent.length for extent in listed) - sum(part.length for part, _ in pruned)
    meter.add(done=passed)
    for extent, left in pruned:
        try:
            part = cut(extent, left, limits)
        except OSError:  # the engine meets it, too, and reports it
            part = extent
        if part is not None:
            yield from ((completion, left) for completion in completed(part, limits))


def _parts(
    extents: Iterable[Extent], wanted: Selection, engine: Engine, limits: Limits
) -> Iterator[Extent]:
    for part, left in _within(extents, wanted.range, limits):
        is_by_header = "timestamp" in left.columns or wanted.producer_ids is not None
        if is_by_header and has_batches(part):
            entries = engine.batches([part], DamagePolicy(SKIP), limits)
            yield from parts_with(part, entries, left, wanted.producer_ids)
        else:
            yield part


@documented_by(BatchOptions, ERRORS, source=SOURCE)
def scan_batches(source: Source, **options: Unpack[BatchOptions]) -> Scan:
    """Read the headers of the batches of a source while you iterate, in bounded memory.

    A batch with a wrong checksum is a row too, with ``isValid`` false; it is not damage here.
    Batches are not decompressed, except those of v0 and v1, whose ``count`` and ``baseOffset`` are
    known only then.

    Returns:
        Arrow record batches with one row per record batch (v2) or top-level message (v0, v1).

    Raises:
        KafkaFormatError: while iterating with ``on_damage="raise"``, at the first damage.
    """
    return Query.of(source, **options).batches()


@documented_by(BatchOptions, ERRORS, source=SOURCE)
def read_batches(source: Source, **options: Unpack[BatchOptions]) -> Table:
    """Read the headers of the batches of a source into one table.

    Returns:
        The rows of :func:`kafkafmt.scan_batches`.

    Raises:
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    return Query.of(source, **options).batches().read_all()


@documented_by(DamageOptions, ERRORS, source=SOURCE)
def scan_damage(source: Source, **options: Unpack[DamageOptions]) -> Scan:
    """Find the byte ranges of a source without readable records, while you iterate.

    Everything selected by the filters is decoded, so unreadable payloads are found too: each row is
    a range left out by :func:`kafkafmt.scan_records` with these filters. An unfinished last
    entry and preallocated zeroes are listed as ``truncated_tail`` and ``zero_tail``.

    Returns:
        Arrow record batches with one row per damaged range or tail.
    """
    return Query.of(source, **options).damage()


@documented_by(DamageOptions, ERRORS, source=SOURCE)
def read_damage(source: Source, **options: Unpack[DamageOptions]) -> Table:
    """Find the byte ranges of a source without readable records.

    Returns:
        The rows of :func:`kafkafmt.scan_damage`, in one table.
    """
    return Query.of(source, **options).damage().read_all()
