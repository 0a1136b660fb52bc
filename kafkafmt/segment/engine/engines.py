"""The two engines that make the tables, and the choice between them.

Strategy: the compiled engine uses the kernel; the reference engine uses the generated parsers. Both
are modules with the functions of :class:`Engine`.

Invariant: both return the same rows, damage and errors for the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

import pyarrow as pa

from kafkafmt._base.damage import COLLECT, Damage, DamagePolicy
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine import reference, select
from kafkafmt.segment.engine.opening import LogPart
from kafkafmt.segment.record.transactions import Outcomes
from kafkafmt.segment.tables.columns import Column
from kafkafmt.segment.tables.schemas import RecordRow
from kafkafmt.storage.names import is_0_7
from kafkafmt.storage.segment_file import Extent


class Engine(Protocol):
    """Makes the tables of a source."""

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
        ...

    def batches(
        self, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits
    ) -> Iterator[pa.RecordBatch]:
        """Return the table of batches."""
        ...

    def decoded(
        self, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits, threads: int = 1
    ) -> Iterator[int]:
        """Decode everything: the records of each step; its damage can be taken from the policy."""
        ...

    def gather(
        self, outcomes: Outcomes, extents: Iterable[Extent], policy: DamagePolicy, limits: Limits
    ) -> None:
        """Add the batches of extents of one log, in offset order, to ``outcomes``."""
        ...


def engine_for(extents: Iterable[Extent]) -> Engine:
    """Return the engine for these extents. The kernel cannot read Kafka 0.7."""
    if not any(is_0_7(extent.segment.name) for extent in extents) and select.is_columnar():
        from kafkafmt.segment.engine import compiled

        return compiled
    return reference


def damage(engine: Engine, extents: Iterable[Extent], limits: Limits) -> Iterator[Damage]:
    """Decode the entries and yield all byte ranges without readable records, also tails."""
    policy = DamagePolicy(COLLECT, is_bounded=True)
    for _ in engine.decoded(extents, policy, limits):
        yield from policy.found
        policy.found.clear()
    yield from policy.found
