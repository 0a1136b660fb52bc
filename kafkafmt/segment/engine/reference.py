"""The reference engine: tables by the generated parsers, batch by batch and record by record.

It is slow and exact. The compiled engine leaves every entry to it that the kernel rejects, and is
tested against it. Where the kernel is not compiled, it reads everything.

Invariant: a batch gives all its records or none; if none, it is reported to the damage policy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pyarrow as pa

from kafkafmt._base.damage import DamagePolicy
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine.opening import (
    LogPart,
    opened,
    read_errors_reported,
    report_unreadable,
    steps,
)
from kafkafmt.segment.engine.opening import batches as batches_of
from kafkafmt.segment.engine.parallel import in_order
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.record import Record
from kafkafmt.segment.record.transactions import Outcomes, Transactions
from kafkafmt.segment.tables import schemas as tables
from kafkafmt.segment.tables.columns import Column, record_batches
from kafkafmt.segment.tables.schemas import RecordRow
from kafkafmt.storage.segment_file import Extent


class RecordCounts(NamedTuple):
    """The records decoded by a step, and the number of null keys among them."""

    records: int
    null_keys: int


class Engine:
    """Makes the tables of a source: this one is the reference engine."""

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

        def read(log_parts: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
            rows = (
                (batch, record)
                for batch, decoded in _decoded(log_parts, policy, limits)
                if include_control or not batch.is_control
                for record in decoded
            )
            return record_batches(rows, columns, tables.record_size)

        if threads == 1:
            return read(log_parts, policy)
        return in_order((part for part in log_parts), lambda: read, policy, threads)

    def batches(
        self, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits
    ) -> Iterator[pa.RecordBatch]:
        """Return the table of batches."""
        rows = _batches(extents, policy, limits)
        return record_batches(rows, tables.BATCH_COLUMNS)

    def decoded(
        self, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits, threads: int = 1
    ) -> Iterator[RecordCounts]:
        """Decode everything, and count it; the damage of each step can be taken from the policy.

        One thread does, a batch or a gap in each step.
        """
        for extent in extents:
            with read_errors_reported(extent, policy), opened(extent, policy) as window:
                for batch in steps(window, extent, policy, limits):
                    records = [] if batch is None else visible_records(batch, None, policy)
                    yield RecordCounts(len(records), sum(record.key is None for record in records))

    def gather(
        self, outcomes: Outcomes, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits
    ) -> None:
        """Add the batches of extents of one log, in offset order, to ``outcomes``."""
        for batch in _batches(extents, policy, limits):
            note(outcomes, batch, policy)


def note(outcomes: Outcomes, batch: Batch, policy: DamagePolicy) -> None:
    """Add a batch to ``outcomes``; a damaged one is reported to the policy instead."""
    try:
        batch.ensure_valid()
    except KafkaFormatError as error:
        report_unreadable(batch, error, policy)
    else:
        outcomes.add(batch)


def visible_records(
    batch: Batch, transactions: Transactions | None, policy: DamagePolicy
) -> list[Record]:
    """Return the records of a batch; empty if it is invisible or damaged. Damage is reported."""
    try:
        batch.ensure_valid()
        if transactions is None or transactions.is_visible(batch):
            return batch.records()
    except KafkaFormatError as error:
        report_unreadable(batch, error, policy)
    return []


def _decoded(
    log_parts: Iterable[LogPart], policy: DamagePolicy, limits: Limits
) -> Iterator[tuple[Batch, list[Record]]]:
    for extent, seen in log_parts:
        for batch in _batches([extent], policy, limits):
            yield batch, visible_records(batch, seen, policy)


def _batches(extents: Iterable[Extent], policy: DamagePolicy, limits: Limits) -> Iterator[Batch]:
    for extent in extents:
        with read_errors_reported(extent, policy), opened(extent, policy) as window:
            yield from batches_of(window, extent, policy, limits)
