"""Transaction indexes and producer snapshots of a log, compared with what its batches say.

Strategy: an observer of the log keeps what each file should have. A file is compared when its
segment, or its offset, has been passed.

Invariant: only what the batches disprove is a difference. Offsets that no sound batch has prove
nothing, and neither does a producer that the file has forgotten, since brokers forget idle ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from kafkafmt.counts import counted
from kafkafmt.log.producer_states import ProducerState, ProducerStates
from kafkafmt.log.transaction import ABORTED, Transaction
from kafkafmt.record.batch import Batch, first_offset
from kafkafmt.side_files.producer_snapshot import ProducerStateEntry
from kafkafmt.side_files.transaction_index import AbortedTxn
from kafkafmt.storage.partition_log import PartitionLog

INDEX_MISSING = "index_missing"
TRANSACTION_INDEX_MISMATCH = "transaction_index_mismatch"
SNAPSHOT_MISMATCH = "snapshot_mismatch"
SNAPSHOT_DAMAGED = "snapshot_damaged"


@dataclass(frozen=True)
class SideFileDifference:
    """A transaction index or a producer snapshot that is not as the log says.

    Attributes:
        kind: ``transaction_index_mismatch``, ``index_missing`` (of a transaction index),
            ``snapshot_mismatch`` or ``snapshot_damaged``.
        path: of the file.
        segment: the base offset of its segment, or the offset of the snapshot.
        first_offset, last_offset: what it is about; ``None`` for the whole file.
        message: what was expected and what was found.
    """

    kind: str
    path: str
    segment: int
    first_offset: int | None
    last_offset: int | None
    message: str


@dataclass
class SideFileComparison:
    """Compares the side files of one log; an observer of it.

    Attributes:
        log: the log.
        differences: those found so far.
    """

    log: PartitionLog
    differences: list[SideFileDifference] = field(default_factory=list)
    _producers: ProducerStates = field(default_factory=ProducerStates)
    _segment: int | None = None
    _aborts: dict[int, AbortedTxn] | None = None
    _ended: list[Transaction] = field(default_factory=list)
    _holes: list[tuple[int, int]] = field(default_factory=list)  # of this segment
    _last_hole: int = -1
    _begins: int | None = None
    _next: int | None = None

    def add_transactions(self, ended: Iterable[Transaction]) -> None:
        """Add the transactions that ended in the segment, before the next one begins."""
        self._ended += [transaction for transaction in ended if transaction.state == ABORTED]

    def begin_segment(self, base_offset: int, aborts: Iterable[AbortedTxn] | None) -> None:
        """Compare the index of the segment before, and begin with the next one."""
        self._compare_index()
        self._segment = base_offset
        self._aborts = None if aborts is None else {abort.last_offset: abort for abort in aborts}
        if self._begins is None:
            self._begins = self._next = base_offset

    def reach(self, offset: int) -> None:
        """Note a hole."""
        if self._next is not None and offset > self._next:
            self._holes.append((self._next, offset - 1))
            self._last_hole = offset - 1
            self._next = offset

    def add(self, batch: Batch) -> None:
        """Note a batch."""
        self.reach(first_offset(batch))
        self._next = max(self._next or 0, batch.last_offset + 1)
        self._producers.add(batch)

    def add_damaged(self, batch: Batch | None = None) -> None:
        """Nothing: the hole that it leaves is noted."""

    def add_snapshot(self, offset: int, entries: Iterable[ProducerStateEntry]) -> None:
        """Compare a snapshot with the producers of the batches before it."""
        found = {entry.producer_id: entry for entry in entries}
        for state in self._producers.by_id.values():
            if self._last_hole > state.seen:  # it may have written in the hole
                continue
            entry = found.get(state.producer_id)
            if entry is None:
                if state.current_txn_first_offset >= 0:
                    self._snapshot_differs(
                        offset,
                        state,
                        f"does not have producer {state.producer_id}, whose transaction is open "
                        f"since offset {state.current_txn_first_offset}",
                    )
            elif difference := self._difference(state, entry):
                self._snapshot_differs(
                    offset, state, f"producer {state.producer_id} with {difference}"
                )

    def finish(self, end_offset: int | None = None) -> None:
        """Compare the index of the last segment."""
        self._compare_index()

    def _difference(self, state: ProducerState, entry: ProducerStateEntry) -> str | None:
        """How an entry of a snapshot differs from the producer in the log."""
        compared = ["producer_epoch"]
        # What is before the log, or was in a hole, may have been the producer's last batch.
        known_from = max(self._begins or 0, self._last_hole + 1)
        if max(state.last_offset, entry.last_offset) >= known_from:
            compared += ["last_sequence", "last_offset"]
        if self._last_hole < 0 and (self._begins or 0) <= max(entry.current_txn_first_offset, 0):
            compared.append("current_txn_first_offset")
        for name in compared:
            expected, found = getattr(state, name), getattr(entry, name)
            # Brokers before 2.0 count a marker as the last batch.
            if expected != found and not (name == "last_offset" and found == state.seen):
                words = name.replace("_txn_", " transaction's ").replace("_", " ")
                return f"{words} {found}, expected {expected} as in the log"
        return None

    def _snapshot_differs(self, offset: int, state: ProducerState, message: str) -> None:
        self.differences.append(
            SideFileDifference(
                SNAPSHOT_MISMATCH,
                self.log.snapshots[offset],
                offset,
                state.seen,
                state.seen,
                message,
            )
        )

    def _compare_index(self) -> None:
        ended, holes = self._ended, self._holes
        self._ended, self._holes = [], []
        if self._segment is None:
            return
        path = self.log.transaction_indexes.get(self._segment)
        in_log = {transaction.marker_offset: transaction for transaction in ended}
        if self._aborts is None:
            # Otherwise it is unreadable, or in a tier, which is said elsewhere.
            if path is None and ended and self.log.copied is None:
                self._index_missing(ended)
            return
        for message, transaction, entry in _index_differences(in_log, self._aborts):
            if entry is not None and self._is_explained(entry, transaction, holes):
                continue
            first, last = (
                (transaction.first_offset, transaction.marker_offset)
                if transaction is not None
                else (None, None)
                if entry is None
                else (entry.first_offset, entry.last_offset)
            )
            self.differences.append(
                SideFileDifference(
                    TRANSACTION_INDEX_MISMATCH, path or "", self._segment, first, last, message
                )
            )

    def _is_explained(
        self, entry: AbortedTxn, transaction: Transaction | None, holes: list[tuple[int, int]]
    ) -> bool:
        """Whether an index only knows what is not in the log any more: data, or the marker."""
        begin, marker = entry.first_offset, entry.last_offset
        is_begin_gone = self._last_hole >= begin or begin < (self._begins or 0)
        if transaction is not None:
            is_same = entry.producer_id == transaction.producer_id
            return is_same and is_begin_gone and begin <= transaction.first_offset
        is_marker_gone = marker >= (self._next or 0) or any(
            first <= marker <= last for first, last in holes
        )
        return is_begin_gone or is_marker_gone

    def _index_missing(self, ended: list[Transaction]) -> None:
        name = f"{self._segment:020}.txnindex"
        self.differences.append(
            SideFileDifference(
                INDEX_MISSING,
                f"{self.log.path}/{name}",
                self._segment or 0,
                ended[0].first_offset,
                ended[-1].marker_offset,
                "no transaction index, expected one with "
                + counted(len(ended), "aborted transaction"),
            )
        )


def _index_differences(
    in_log: dict[int | None, Transaction], in_index: dict[int, AbortedTxn]
) -> Iterator[tuple[str, Transaction | None, AbortedTxn | None]]:
    """What a transaction index has otherwise than the log."""
    for offset, transaction in in_log.items():
        entry = None if offset is None else in_index.get(offset)
        if entry is None:
            yield (
                f"no entry for the transaction of producer {transaction.producer_id} that was "
                f"aborted at offset {offset}",
                transaction,
                None,
            )
        elif (entry.producer_id, entry.first_offset) != (
            transaction.producer_id,
            transaction.first_offset,
        ):
            yield (
                f"producer {entry.producer_id} from offset {entry.first_offset} aborted at "
                f"{offset}, expected producer {transaction.producer_id} from "
                f"{transaction.first_offset} as in the log",
                transaction,
                entry,
            )
    for offset, entry in in_index.items():
        if offset not in in_log:
            yield (
                f"producer {entry.producer_id} aborted at offset {offset}, which the log does not "
                "have",
                None,
                entry,
            )
