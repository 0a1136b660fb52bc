"""A query: a source, and which of its rows and columns are wanted.

Strategy: the public functions make one :class:`Query` of their keywords. It checks them, finds the
segments, and gives a :class:`~kafkafmt.scan.stream.Scan` of one of the three tables. The extents of
the source are read one after another by the engine that serves them
(:mod:`kafkafmt.engine.engines`); only the next record batches are in memory.

Invariant: rows come in the order of topic, partition and offset. A batch gives all its records or
none; if none, it was reported to the damage policy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from kafkafmt.arguments import expect_flag, expect_integer, expect_one_of
from kafkafmt.damage import COLLECT, SKIP, DamagePolicy
from kafkafmt.engine import parallel
from kafkafmt.engine.engines import Engine, engine_for
from kafkafmt.engine.reader import Stretch
from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.log import ranges
from kafkafmt.log.offset_search import cut
from kafkafmt.log.ranges import Range
from kafkafmt.log.splits import stretches_for, useful
from kafkafmt.log.time_range import has_batches, recent, rows_within
from kafkafmt.record.transactions import Transactions
from kafkafmt.scan.stream import Scan
from kafkafmt.scan.visibility import committed
from kafkafmt.storage.discovery import Source, find_extents
from kafkafmt.storage.segment_file import Extent
from kafkafmt.tables import schemas as tables
from kafkafmt.tables.columns import record_batches, schema_of, select

READ_UNCOMMITTED, READ_COMMITTED = ISOLATION_LEVELS = ("read_uncommitted", "read_committed")

EVERYTHING = Range()


@dataclass(frozen=True, eq=False, kw_only=True)
class Query:
    """What is wanted of a source; :func:`kafkafmt.scan_records` says what the values mean.

    Attributes:
        source: paths, URLs, bytes, or extents that were found before.
        wanted: the range of offsets and times.
        transactions: the transactions of the one log of the source, where the caller knows them;
            otherwise ``read_committed`` reads the whole log for its markers.
    """

    source: Source = field(repr=False)
    columns: Iterable[str] | None = None
    on_damage: str = "raise"
    isolation: str = READ_UNCOMMITTED
    include_control: bool = False
    wanted: Range = EVERYTHING
    threads: int = 1
    limits: Limits | None = None
    format: str | None = None
    storage_options: Mapping[str, Any] | None = field(default=None, repr=False)
    transactions: Transactions | None = None

    def __post_init__(self) -> None:
        """Raise TypeError or ValueError for an argument that does not fit."""
        expect_one_of("isolation", self.isolation, ISOLATION_LEVELS)
        expect_flag("include_control", self.include_control)
        expect_integer("threads", self.threads, positive=True)
        for name in ("start_offset", "end_offset"):
            _expect_border(name, getattr(self.wanted, name), "")
        for name in ("start_timestamp", "end_timestamp"):
            _expect_border(name, getattr(self.wanted, name), " of milliseconds since 1970")

    def records(self) -> Scan:
        """The table of records."""
        limits, policy = limits_or_default(self.limits), DamagePolicy(self.on_damage)
        chosen = select(tables.RECORD_COLUMNS, self.columns)
        names = [column.name for column in chosen]
        deciding = [name for name in self.wanted.columns if name not in names]
        read = chosen + select(tables.RECORD_COLUMNS, deciding)
        found = self._extents()
        engine = engine_for(found)
        stretches = self._stretches(_within(found, self.wanted, engine, limits), engine, limits)

        threads = useful(found, self.threads)
        make_reader = partial(
            engine.record_reader, read, limits, include_control=self.include_control
        )
        made = (
            make_reader()(stretches, policy)
            if threads == 1
            else parallel.in_order(
                stretches_for(stretches, limits, threads), make_reader, policy, threads
            )
        )
        if not self.wanted.is_everything:
            made = rows_within(made, self.wanted, names)
        return Scan("records", len(found), schema_of(chosen), policy, made)

    def batches(self) -> Scan:
        """The table of batches."""
        limits, policy = limits_or_default(self.limits), DamagePolicy(self.on_damage)
        found = self._extents()
        made = engine_for(found).batches(found, policy, limits)
        return Scan("batches", len(found), tables.BATCH_SCHEMA, policy, made)

    def damage(self) -> Scan:
        """The table of damaged ranges."""
        limits, found = limits_or_default(self.limits), self._extents()
        rows = engine_for(found).damage(found, limits)
        made = record_batches(rows, tables.DAMAGE_COLUMNS, lambda row: len(row.message))
        return Scan("damage", len(found), tables.DAMAGE_SCHEMA, DamagePolicy(COLLECT), made)

    def _extents(self) -> list[Extent]:
        return find_extents(self.source, self.format, self.storage_options)

    def _stretches(
        self, extents: Iterator[Extent], engine: Engine, limits: Limits
    ) -> Iterator[Stretch]:
        """The extents, each with the transactions that decide which of its records are visible."""
        if self.isolation == READ_UNCOMMITTED:
            return ((extent, None) for extent in extents)
        if self.transactions is None:
            return committed(extents, engine, limits)
        return ((extent, self.transactions) for extent in extents)


def _expect_border(name: str, value: object, unit: str) -> None:
    if value is not None:
        expect_integer(name, value, unit=unit)


def _within(
    extents: Iterable[Extent], wanted: Range, engine: Engine, limits: Limits
) -> Iterator[Extent]:
    """The parts of the extents that may have records in the range."""
    if wanted.is_everything:
        yield from extents
        return
    for extent, left in ranges.prune(extents, wanted):
        part = cut(extent, left, limits)
        if part is None:
            continue
        if "timestamp" in left.columns and has_batches(part):
            entries = engine.batches([part], DamagePolicy(SKIP), limits)
            yield from recent(part, entries, left)
        else:
            yield part
