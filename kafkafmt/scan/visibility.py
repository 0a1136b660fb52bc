"""Which records a ``read_committed`` consumer sees: the outcomes of a log's transactions.

Strategy: the transaction markers of a whole log are read before its records, once for each log,
because the marker of a transaction may be in a later segment than its records. A log in a tier has
an index of them.

Invariant: payloads are not decoded for it, and damage in other segments raises nothing here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from kafkafmt.damage import SKIP, Damage, DamagePolicy
from kafkafmt.engine.engines import Engine, engine_for
from kafkafmt.engine.reader import LogPart
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log import ranges
from kafkafmt.log.completion import completed
from kafkafmt.log.replicas import ReplicaExtent, merged
from kafkafmt.record.transactions import Outcomes, Transactions
from kafkafmt.storage.counted_extent import CountedExtent
from kafkafmt.storage.discovery import find_extents, partition_segments
from kafkafmt.storage.segment_file import Extent

Isolation = Literal["read_uncommitted", "read_committed"]
READ_UNCOMMITTED: Final = "read_uncommitted"
READ_COMMITTED: Final = "read_committed"
ISOLATION_LEVELS: tuple[Isolation, ...] = (READ_UNCOMMITTED, READ_COMMITTED)


def gather_outcomes(
    outcomes: Outcomes,
    extents: Iterable[Extent],
    on_damage: str = "raise",
) -> list[Damage]:
    """Add the transactions in extents of one log, in offset order, to ``outcomes``.

    Returns the damaged ranges if ``on_damage`` is ``collect``. Payloads are not decoded.

    Raises:
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    listed, policy = list(extents), DamagePolicy(on_damage)
    engine_for(listed).gather(outcomes, listed, policy, DEFAULT_LIMITS)
    return policy.found


def committed(
    extents: Iterable[Extent], engine: Engine, limits: Limits, seen: dict[object, Transactions]
) -> Iterator[LogPart]:
    """Each extent with the transactions of its whole log.

    ``seen`` keeps those of the last log, which may come in several turns.
    """
    for extent in extents:
        log = extent.log if isinstance(extent, CountedExtent) else ranges.log_directory(extent)
        if log not in seen:
            seen.clear()
            seen[log] = _transactions_of(extent, engine, limits)
        yield LogPart(extent, seen[log])


def _transactions_of(extent: Extent, engine: Engine, limits: Limits) -> Transactions:
    if isinstance(extent, CountedExtent):
        from kafkafmt.tiered.transactions import transactions_of  # most sources have no tier

        return transactions_of(extent.log, limits)
    outcomes = Outcomes()
    engine.gather(outcomes, _whole_log(extent, limits), DamagePolicy(SKIP), limits)
    return outcomes.transactions()


def _whole_log(extent: Extent, limits: Limits) -> list[Extent]:
    if not isinstance(extent, ReplicaExtent):
        return [Extent(segment) for segment in partition_segments(extent.segment)]
    directories = list(extent.log.directories)
    found = find_extents(directories, storage=extent.segment.storage)
    return [part for extent in merged(found, limits) for part in completed(extent, limits)]
