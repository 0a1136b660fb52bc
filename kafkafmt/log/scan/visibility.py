"""The records visible to a ``read_committed`` consumer: the outcomes of a log's transactions.

Strategy: the transaction markers of a whole log are read before its records, once for each log,
because the marker of a transaction may be in a later segment than its records. A log in a tier has
an index of them. Records appended to the log since then are not read: their marker may come later.

Invariant: payloads are not decoded for it, and damage in other segments raises nothing here.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from kafkafmt._base.damage import SKIP, Damage, DamagePolicy
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log import ranges
from kafkafmt.log.completion import completed
from kafkafmt.log.merging import ReplicaExtent, merged
from kafkafmt.log.search import OffsetSearch
from kafkafmt.log.tier.logs import log_extents
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.opening import LogPart
from kafkafmt.segment.engine.reference import Engine
from kafkafmt.segment.record.transactions import Outcomes, Transactions
from kafkafmt.storage.discovery import find_extents, partition_segments
from kafkafmt.storage.segment_file import Extent, SegmentFile

Isolation = Literal["read_uncommitted", "read_committed"]
READ_UNCOMMITTED: Final = "read_uncommitted"
READ_COMMITTED: Final = "read_committed"
ISOLATION_LEVELS: tuple[Isolation, ...] = (READ_UNCOMMITTED, READ_COMMITTED)


def gather_outcomes(
    outcomes: Outcomes,
    extents: Iterable[Extent],
    on_damage: str = "raise",
    limits: Limits = DEFAULT_LIMITS,
) -> list[Damage]:
    """Add the transactions in extents of one log, in offset order, to ``outcomes``.

    Returns the damaged ranges if ``on_damage`` is ``collect``. Payloads are not decoded.

    Raises:
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    listed, policy = list(extents), DamagePolicy(on_damage)
    engine_for(listed).gather(outcomes, listed, policy, limits)
    return policy.found


class Gathered(NamedTuple):
    """The transactions of a log, and the file sizes at the time of gathering them."""

    transactions: Transactions
    sizes: Mapping[str, int]

    def of(self, extent: Extent, limits: Limits) -> Transactions:
        """Return the transactions for an extent, as if its file had not grown since."""
        segment, seen = extent.segment, self.transactions
        size = self.sizes.get(segment.path)
        if size is None or not _may_grow(segment):
            return seen
        with suppress(OSError):  # the engine meets it, too, and reports it
            if os.path.getsize(segment.path) > size:
                with segment.open() as window:
                    search = OffsetSearch(window, Extent(segment), limits)
                    end = search.offset_after(0, size) or segment.base_offset or 0
                stable = seen.last_stable_offset
                return replace(seen, last_stable_offset=end if stable is None else min(end, stable))
        return seen


def _may_grow(segment: SegmentFile) -> bool:
    """Return whether it is the last file of a log here; a store replaces its objects."""
    return segment.next_base_offset is None and segment.data is None and not segment.is_remote


def committed(
    extents: Iterable[Extent], engine: Engine, limits: Limits, seen: dict[object, Gathered]
) -> Iterator[LogPart]:
    """Each extent with the transactions of its whole log.

    ``seen`` keeps those of the last log, which may come in several turns.
    """
    for extent in extents:
        log = extent.copied or ranges.log_directory(extent)
        if log not in seen:
            seen.clear()
            seen[log] = _gathered(extent, engine, limits)
        yield LogPart(extent, seen[log].of(extent, limits))


def _gathered(extent: Extent, engine: Engine, limits: Limits) -> Gathered:
    if extent.copied is not None:
        from kafkafmt.log.tier.transactions import gather_transactions  # most sources have no tier

        of_log = log_extents(extent.copied, limits)
        sizes = _sizes(of_log)
        return Gathered(gather_transactions(of_log, limits), sizes)
    found: list[Extent] = [Extent(segment) for segment in partition_segments(extent.segment)]
    parts = found
    if isinstance(extent, ReplicaExtent):
        directories = list(extent.log.directories)
        found = find_extents(directories, storage=extent.segment.storage)
        parts = [part for whole in merged(found, limits) for part in completed(whole, limits)]
    outcomes, sizes = Outcomes(), _sizes(found)
    engine.gather(outcomes, parts, DamagePolicy(SKIP), limits)
    return Gathered(outcomes.transactions(), sizes)


def _sizes(extents: Iterable[Extent]) -> dict[str, int]:
    sizes = {}
    for extent in extents:
        if _may_grow(extent.segment):
            with suppress(OSError):
                sizes[extent.segment.path] = os.path.getsize(extent.segment.path)
    return sizes
