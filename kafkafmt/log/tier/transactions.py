"""The transactions of a tiered log, for the reads of a ``read_committed`` consumer.

Strategy: the transaction index of each copy has the aborted transactions with markers in it, so the
records are not read for them. Brokers copy a segment when all its transactions have ended. One with
its marker after the last copy is aborted only if a broker's own files, read for markers, say so;
without these files a warning names it. A copy whose index is lost is read for markers, too.

Invariant: an entry counts where its marker does, so nothing comes from copies outside the history.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from kafkafmt._base.damage import SKIP, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import printable
from kafkafmt.log import completion
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.record.transactions import Outcomes, Transactions
from kafkafmt.segment.side_files.indexes import AbortedTxn, aborted_txns, producer_entries
from kafkafmt.segment.side_files.side_file import SideFile
from kafkafmt.storage.errors import unreadable_is_missing
from kafkafmt.storage.names import SNAPSHOT, TRANSACTION_INDEX
from kafkafmt.storage.segment_file import Extent, SegmentFile

_LOGGER = logging.getLogger(__name__)


def copied_end(extents: Sequence[Extent]) -> tuple[SegmentFile | None, int]:
    """Return the last copy of a log in a tier, and the offset after it; 0 without a copy.

    A broker copies what lies below its last stable offset, so all transactions that began before
    that offset have ended.
    """
    copies = (part.segment for part in reversed(extents) if _is_copy(part.segment))
    last = next(copies, None)
    return last, 0 if last is None else (last.end_offset or 0) + 1


def _is_copy(segment: SegmentFile) -> bool:
    return segment.end_offset is not None and segment.error is None


def aborted_in(extent: Extent) -> list[AbortedTxn] | None:
    """Return the aborted transactions with counted markers in an extent, by the copied index.

    ``None`` if it is not of a tier, or its copy lacks the index that its manifest has.

    Raises:
        OSError: the index cannot be read.
        KafkaFormatError: it is damaged.
    """
    data = None if extent.copied is None else extent.segment.side_file(TRANSACTION_INDEX)
    if data is None:
        return None
    first, stop = extent.counting
    return [
        entry
        for entry in aborted_txns(SideFile(extent.segment.path, None, data))
        if (first or 0) <= entry.last_offset and (stop is None or entry.last_offset < stop)
    ]


def gather_transactions(extents: Sequence[Extent], limits: Limits) -> Transactions:
    """Return the transactions of a log with these extents."""
    aborted: dict[int, list[tuple[int, int]]] = {}
    before: SegmentFile | None = None  # the last copy with an index
    waiting: list[Extent] = []  # those without one that follow it

    def gather() -> dict[int, int]:
        """Return the transactions open after the extents so far, by producer id."""
        opened = {} if before is None else _open_after(before)
        if not waiting:
            return opened
        outcomes = Outcomes(opened)
        parts = [part for extent in waiting if (part := completion.cut_to_counted(extent, limits))]
        engine_for(parts).gather(outcomes, parts, DamagePolicy(SKIP), limits)
        for producer, ranges in outcomes.transactions().aborted.items():
            aborted.setdefault(producer, []).extend(ranges)
        return outcomes.open_since

    for extent in extents:
        if extent.segment.error is not None:
            continue
        entries = None
        with unreadable_is_missing(KafkaFormatError, OSError):
            entries = aborted_in(extent)
        if entries is None:
            waiting.append(extent)
            continue
        gather()
        waiting = []
        for entry in entries:
            found = aborted.setdefault(entry.producer_id, [])
            found.append((entry.first_offset, entry.last_offset))
        before = extent.segment
    opened = gather()
    last, end = copied_end(extents)
    for producer, first in sorted(opened.items()):
        if last is not None and first < end:
            _LOGGER.warning(
                "%s: no source tells whether producer %d aborted its transaction from offset %d on:"
                " its marker follows the last copy; its records are read as committed ones",
                printable(last.path),
                producer,
                first,
            )
    is_of_broker = bool(waiting) and not _is_copy(waiting[-1].segment)
    # Another broker than the one that copied may know less.
    stable = max(min(opened.values()), end) if opened and is_of_broker else None
    decided = {producer: sorted(set(found)) for producer, found in aborted.items()}
    return Transactions(decided, stable)


def _open_after(segment: SegmentFile) -> dict[int, int]:
    """Return the transactions open at the end of a copy, by producer id."""

    def note(error: KafkaFormatError | OSError) -> None:
        _LOGGER.warning(
            "%s: its producer snapshot cannot be read, so that records of a transaction that is"
            " open after it may be read as committed ones: %s",
            printable(segment.path),
            printable(error_reason(error)),
        )

    with unreadable_is_missing(KafkaFormatError, OSError, note=note):
        if data := segment.side_file(SNAPSHOT):
            return {
                entry.producer_id: entry.current_txn_first_offset
                for entry in producer_entries(SideFile(segment.path, None, data))
                if entry.current_txn_first_offset >= 0
            }
    return {}
