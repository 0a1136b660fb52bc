"""The columnar engine: tables made by the compiled kernel.

Strategy: a :class:`~kafkafmt.segment.engine.scanner.Scanner` for each table says what the kernel
gathers, and reads what the kernel refused with the reference engine.

Invariant: the answer is that of the reference engine on every byte, for all that is not sound comes
from there; a batch gives all its records or none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import pyarrow as pa

from kafkafmt._base.damage import DamagePolicy
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine import reference
from kafkafmt.segment.engine.kernel._kernel import ENTRIES, MARKERS, RECORDS, entry_header
from kafkafmt.segment.engine.opening import LogPart
from kafkafmt.segment.engine.parts import read_in_parts
from kafkafmt.segment.engine.scanner import Scanner
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.record_batch import RecordBatch
from kafkafmt.segment.record.transactions import Outcomes
from kafkafmt.segment.tables import schemas as tables
from kafkafmt.segment.tables.columns import Column, record_batch, record_batches
from kafkafmt.segment.tables.schemas import RecordRow
from kafkafmt.storage.segment_file import Extent

_MAX_ENTRIES = 16 * 1024
"""In a record batch of the table of batches."""
_MAX_BYTES_OF_PART = 8 * 1024 * 1024
"""Nearly all parts become one record batch, also those of compressed entries."""


_HAS_KEY: Column[RecordRow] = Column("hasKey", pa.bool_(), lambda row: row[1].key is not None)


class CompiledEngine(reference.Engine):
    """Makes the tables of a source by the kernel."""

    def records(
        self,
        log_parts: Iterator[LogPart],
        columns: tuple[Column[RecordRow], ...],
        limits: Limits,
        policy: DamagePolicy,
        *,
        include_control: bool,
        threads: int = 1,
    ) -> Iterator[pa.RecordBatch]:
        """Return the table of records."""
        if threads == 1:
            return _RecordScanner(columns, limits, include_control).read(log_parts, policy)
        make = partial(
            _RecordScanner, columns, limits, include_control, max_bytes=_MAX_BYTES_OF_PART
        )
        return read_in_parts(log_parts, make, policy, threads)

    def batches(
        self, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits
    ) -> Iterator[pa.RecordBatch]:
        """Return the table of batches."""
        scanner = _BatchScanner(tables.BATCH_COLUMNS, limits, max_rows=_MAX_ENTRIES)
        return scanner.read(map(LogPart, extents), policy)

    def decoded(
        self, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits, threads: int = 1
    ) -> Iterator[reference.RecordCounts]:
        """Decode everything, and count it."""
        make = partial(_DamageScanner, (_HAS_KEY,), limits)
        log_parts = map(LogPart, extents)
        if threads == 1:
            batches = make().read(log_parts, policy)
        else:
            batches = read_in_parts(log_parts, make, policy, threads, makes_rows=False)
        for batch in batches:
            rows = batch.num_rows
            yield reference.RecordCounts(rows, rows - batch.column(0).true_count)

    def gather(
        self, outcomes: Outcomes, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits
    ) -> None:
        """Take note of the transactions of one log, in offset order."""
        markers = _MarkerScanner(outcomes, limits)
        for _ in markers.read(map(LogPart, extents), policy):
            pass


class _RecordScanner(Scanner):
    _TABLE = RECORDS

    def _by_reference(self, batch: Batch) -> Iterator[pa.RecordBatch]:
        decoded = reference.visible_records(batch, self._transactions, self._policy)
        if self._include_control or not batch.is_control:
            rows = ((batch, record) for record in decoded)
            yield from record_batches(rows, self._columns, tables.record_size)


class _DamageScanner(_RecordScanner):
    """Gives a record batch without rows for each refused entry: its damage can be taken."""

    def _after_refusal(self) -> Iterator[pa.RecordBatch]:
        return iter((record_batch([], self._columns),))


class _BatchScanner(Scanner):
    _TABLE = ENTRIES

    def _by_reference(self, batch: Batch) -> Iterator[pa.RecordBatch]:
        return record_batches([batch], self._columns)


class _MarkerScanner(Scanner):
    """Gathers the outcomes of transactions, and no rows."""

    _TABLE = MARKERS

    def __init__(self, outcomes: Outcomes, limits: Limits) -> None:
        super().__init__((), limits)
        self._outcomes = outcomes

    def _by_reference(self, batch: Batch) -> Iterator[pa.RecordBatch]:
        reference.note(self._outcomes, batch, self._policy)
        return iter(())

    def _is_visible(self) -> bool:
        kernel = self._kernel
        if kernel.is_control:
            header = entry_header(kernel, self._piece)
            self._outcomes.add(RecordBatch(header, self._segment, self._limits))
        elif kernel.count and kernel.producer_id is not None:
            self._outcomes.open(kernel.producer_id, kernel.base_offset)
        return False


COMPILED = CompiledEngine()
