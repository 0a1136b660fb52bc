"""The transactions of a log in a tier: which records a ``read_committed`` consumer does not see.

Strategy: the transaction index of each copy has the aborted transactions whose markers it holds, so
the records are not read for it. Brokers copy a segment when all its transactions have ended; one
whose marker follows the last copy is aborted only if a broker's own files, which are read for
markers, say so; without these it is named. A copy whose index is lost is read for markers, too.

Invariant: an entry counts where its marker does, so nothing comes from copies outside the history.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

from kafkafmt.damage import SKIP, DamagePolicy
from kafkafmt.engine.engines import engine_for
from kafkafmt.errors import KafkaFormatError, reason_of
from kafkafmt.limits import Limits
from kafkafmt.log import counted
from kafkafmt.printable import printable
from kafkafmt.record.transactions import Outcomes, Transactions
from kafkafmt.side_files.producer_snapshot import producer_entries
from kafkafmt.side_files.side_file import SideFile
from kafkafmt.side_files.transaction_index import AbortedTxn, aborted_txns
from kafkafmt.storage.counted_extent import CountedExtent
from kafkafmt.storage.errors import unreadable_is_missing
from kafkafmt.storage.segment_file import Extent
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.manifest import PRODUCER_SNAPSHOT, TRANSACTION
from kafkafmt.tiered.segment import TieredSegment

_LOGGER = logging.getLogger(__name__)


def transactions_of(extents: Sequence[CountedExtent], limits: Limits) -> Transactions:
    """The transactions of a log with these extents.

    Raises:
        OSError: a store cannot be reached, or an object was replaced since it was listed.
    """
    return _TransactionReader(limits).of(extents)


def copied_end(extents: Sequence[Extent]) -> tuple[TieredSegment | None, int]:
    """The last copy of a log in a tier, and the offset after it; 0 without a copy.

    A broker copies what lies below its last stable offset, so all transactions that began before
    that offset have ended.
    """
    copied = (part.segment for part in reversed(extents))
    last = next((copy for copy in copied if isinstance(copy, TieredSegment)), None)
    return last, 0 if last is None else last.end_offset + 1


def aborted_in(extent: Extent) -> list[AbortedTxn] | None:
    """The aborted transactions whose markers count in an extent, by the index of its copy.

    ``None`` if it is not of a tier, or its copy lacks the index that its manifest has.

    Raises:
        OSError: the index cannot be read.
        KafkaFormatError: it is damaged.
    """
    segment = extent.segment
    if not isinstance(segment, TieredSegment) or not isinstance(extent, CountedExtent):
        return None
    if segment.manifest().indexes[TRANSACTION] is None:
        return []
    data = segment.index_bytes(TRANSACTION)
    if data is None:
        return None
    return [
        entry
        for entry in aborted_txns(SideFile(segment.path, None, data))
        if extent.first <= entry.last_offset
        and (extent.stop is None or entry.last_offset < extent.stop)
    ]


@dataclass
class _TransactionReader:
    limits: Limits
    aborted: dict[int, list[tuple[int, int]]] = field(default_factory=dict)

    def of(self, extents: Sequence[CountedExtent]) -> Transactions:
        before: TieredSegment | None = None  # the last copy with an index
        waiting: list[CountedExtent] = []  # those without one that follow it
        for extent in extents:
            segment = extent.segment
            if isinstance(segment, LostSegment):
                continue
            entries = None
            with unreadable_is_missing(KafkaFormatError, OSError):
                entries = aborted_in(extent)
            if not isinstance(segment, TieredSegment) or entries is None:
                waiting.append(extent)
                continue
            self._gather(waiting, before)
            waiting = []
            for entry in entries:
                found = self.aborted.setdefault(entry.producer_id, [])
                found.append((entry.first_offset, entry.last_offset))
            before = segment
        opened = self._gather(waiting, before)
        last, end = copied_end(extents)
        if last is not None:
            self._name({producer: at for producer, at in opened.items() if at < end}, last)
        aborted = {producer: sorted(set(found)) for producer, found in self.aborted.items()}
        is_of_broker = bool(waiting) and not isinstance(waiting[-1].segment, TieredSegment)
        # Another broker than the one that copied may know less.
        stable = max(min(opened.values()), end) if opened and is_of_broker else None
        return Transactions(aborted, stable)

    def _gather(self, extents: list[CountedExtent], before: TieredSegment | None) -> dict[int, int]:
        """Read extents for markers; the transactions that are open after them, by producer id."""
        opened = {} if before is None else self._open_after(before)
        if not extents:
            return opened
        outcomes = Outcomes(opened)
        parts = [part for extent in extents if (part := counted.bytes_of(extent, self.limits))]
        engine_for(parts).gather(outcomes, parts, DamagePolicy(SKIP), self.limits)
        for producer, ranges in outcomes.transactions().aborted.items():
            self.aborted.setdefault(producer, []).extend(ranges)
        return outcomes.open_since

    def _name(self, undecided: dict[int, int], last: TieredSegment) -> None:
        """Name the transactions whose markers follow the last copy."""
        for producer, first in sorted(undecided.items()):
            _LOGGER.warning(
                "%s: no source tells whether producer %d aborted its transaction from offset %d on:"
                " its marker follows the last copy; its records are read as committed ones",
                printable(last.path),
                producer,
                first,
            )

    def _open_after(self, segment: TieredSegment) -> dict[int, int]:
        """The transactions that are open at the end of a copy, by producer id."""

        def note(error: KafkaFormatError | OSError) -> None:
            _LOGGER.warning(
                "%s: its producer snapshot cannot be read, so that records of a transaction that is"
                " open after it may be read as committed ones: %s",
                printable(segment.path),
                printable(reason_of(error)),
            )

        with unreadable_is_missing(KafkaFormatError, OSError, note=note):
            if data := segment.index_bytes(PRODUCER_SNAPSHOT):
                return {
                    entry.producer_id: entry.current_txn_first_offset
                    for entry in producer_entries(SideFile(segment.path, None, data))
                    if entry.current_txn_first_offset >= 0
                }
        return {}
