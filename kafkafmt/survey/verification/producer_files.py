"""Findings of a log's transactions, its transaction indexes and its producer snapshots.

Strategy: a log with transactions is followed once more (:mod:`kafkafmt.log.transactions`), and an
observer keeps the content that each file should have, to compare it when its segment, or its
offset, has been passed. Of other logs only the snapshots are read.

Rules of ``ProducerAppendInfo``: a batch with the sequence numbers of one of the last five of its
producer is a duplicate, which is answered and not appended; a marker of a lower coordinator epoch
than the one before it is of a coordinator that was replaced, and a broker warns of it.

Invariant: a file rebuilt by brokers is a warning; one trusted by them is damage. Only
contradictions to sound batches are findings: brokers forget idle producers, and before 2.4 also
open transactions whose records are all deleted (KAFKA-7190), though they may still be in a segment.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import pyarrow as pa

from kafkafmt._base.damage import COLLECT
from kafkafmt._base.errors import KafkaFormatError, error_reason
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.wording import counted
from kafkafmt.cluster.offsets import TOPIC as OFFSETS
from kafkafmt.log.producer_states import ProducerState, ProducerStates, RecentBatches
from kafkafmt.log.scan.query import FoundExtents, Query
from kafkafmt.log.transactions import (
    ABORTED,
    BY_EPOCH,
    BY_INDEX,
    BY_MARKER,
    BY_SNAPSHOT,
    OPEN,
    LostMarker,
    Transaction,
)
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.record import NO_SEQUENCE
from kafkafmt.segment.record.transactions import end_of_transaction
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.indexes import AbortedTxn, ProducerStateEntry, producer_entries
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.names import SNAPSHOT, TRANSACTION_INDEX, is_0_7
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.following import Following, Observer, transaction_follower
from kafkafmt.survey.verification.finding import (
    COORDINATOR_EPOCH,
    DAMAGE,
    DUPLICATE_SEQUENCE,
    NOTE,
    SKIPPED,
    SNAPSHOT_DAMAGED,
    TRANSACTION_INDEX_MISMATCH,
    WARNING,
    Finding,
    log_finding,
)
from kafkafmt.survey.verification.segment_check import SegmentFacts

_COLUMNS = ("producerId", "producerEpoch", "baseSequence", "lastSequence")
_OFFSETS = ("baseOffset", "lastOffset")


@dataclass
class ProducerOrder(Observer):
    """Compares the sequence numbers and markers of one log; an observer of it.

    Attributes:
        findings: those so far.
    """

    log: PartitionLog
    findings: list[Finding] = field(default_factory=list)
    # Epoch and last batches, by producer.
    _recent: defaultdict[int, tuple[int, RecentBatches]] = field(
        default_factory=lambda: defaultdict(lambda: (-1, RecentBatches()))
    )
    _markers: dict[int, tuple[int, int]] = field(default_factory=dict)  # epoch and offset

    @property
    def has_sequences(self) -> bool:
        """Whether sequence numbers show duplicates: those of a coordinator are all 0."""
        return self.log.topic not in (OFFSETS, None)

    def add(self, batch: Batch) -> None:
        """Compare a batch with those of its producer before it."""
        producer, epoch = batch.producer_id, batch.producer_epoch
        if producer is None or producer < 0 or epoch is None:
            return
        if batch.is_control:
            self._add_marker(batch, producer)
            return
        first, last = batch.base_sequence, batch.last_sequence
        if self.has_sequences and first is not None and first >= 0 and last is not None:
            offsets = first_offset(batch), batch.last_offset
            self._add_data(producer, epoch, (first, last), offsets)

    def add_rows(self, rows: pa.RecordBatch) -> None:
        """Compare the batches in rows, as :meth:`add` does; of a log without markers."""
        if not self.has_sequences:
            return
        # Null: batches of v0 and v1 have no numbers.
        has_number = pc.fill_null(pc.greater_equal(rows["baseSequence"], 0), False)
        rows = rows.filter(pc.and_(rows["isValid"], has_number))
        columns = (rows[name].to_pylist() for name in (*_COLUMNS, *_OFFSETS))
        for producer, epoch, *numbers, first, last in zip(*columns, strict=True):
            if producer >= 0:
                self._add_data(producer, epoch, (numbers[0], numbers[1]), (first, last))

    def _add_data(
        self, producer: int, epoch: int, numbers: tuple[int, int], offsets: tuple[int, int]
    ) -> None:
        last_epoch, recent = self._recent[producer]
        if last_epoch != epoch:
            recent = RecentBatches()
            self._recent[producer] = epoch, recent
        earlier = recent.add(numbers, offsets)
        if earlier is not None:
            message = (
                f"sequence numbers {numbers[0]} to {numbers[1]} of producer {producer} at offsets "
                f"{offsets[0]} to {offsets[1]} are also at {earlier[0]} to {earlier[1]}: the same "
                "records twice"
            )
            where = self.log, WARNING, DUPLICATE_SEQUENCE, self.log.path
            self.findings.append(log_finding(*where, message, offsets))

    def _add_marker(self, batch: Batch, producer: int) -> None:
        end = end_of_transaction(batch)
        if end is None or end[1] is None:
            return
        epoch, offset = end[1], batch.last_offset
        last, before = self._markers.get(producer, (epoch, offset))
        if epoch < last:
            message = (
                f"coordinator epoch {epoch} in the marker of producer {producer}, and {last} in "
                f"the one before it at offset {before}: a coordinator that was replaced wrote it"
            )
            where = self.log, WARNING, COORDINATOR_EPOCH, self.log.path
            self.findings.append(log_finding(*where, message, (offset, offset)))
            return
        self._markers[producer] = epoch, offset


@dataclass
class SideFileComparison(Observer):
    """Compares the side files of one log; an observer of it.

    Attributes:
        log_start: the offset below which records are deleted.
        recovered: base offset of a segment with a transaction index to be rebuilt by a broker.
        findings: the files so far that are not as the log says. A broker rebuilds a snapshot, which
            is a warning; another transaction index it believes, which is damage.
    """

    log: PartitionLog
    log_start: int
    recovered: int | None = None
    findings: list[Finding] = field(default_factory=list)
    _producers: ProducerStates = field(default_factory=ProducerStates)
    _segment: int | None = None
    _aborts: dict[int, AbortedTxn] | None = None
    _markers: dict[int, int | None] = field(default_factory=dict)  # of aborts in the index
    _ended: list[Transaction] = field(default_factory=list)
    _holes: list[tuple[int, int]] = field(default_factory=list)  # of this segment
    _last_hole: int = -1
    _begins: int | None = None
    _next: int | None = None

    def add_transactions(self, ended: Iterable[Transaction]) -> None:
        """Add the transactions ended in the segment, before the next one begins."""
        self._ended += [transaction for transaction in ended if transaction.state == ABORTED]

    def begin_segment(self, base_offset: int, aborts: Iterable[AbortedTxn] | None) -> None:
        """Compare the index of the segment before, and begin with the next one."""
        self._compare_index()
        self._segment = base_offset
        self._aborts = None if aborts is None else {abort.last_offset: abort for abort in aborts}
        self._markers = {}
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
        if batch.is_control and self._aborts and batch.last_offset in self._aborts:
            end = end_of_transaction(batch)
            if end is not None and not end[0]:
                self._markers[batch.last_offset] = batch.producer_id

    def add_snapshot(self, offset: int, entries: Iterable[ProducerStateEntry]) -> None:
        """Compare a snapshot with the producers of the batches before it."""
        found = {entry.producer_id: entry for entry in entries}
        for state in self._producers.by_id.values():
            if self._last_hole > state.seen:  # it may have written in the hole
                continue
            entry = found.get(state.producer_id)
            if entry is None:
                if state.current_txn_first_offset >= 0 and state.seen >= self.log_start:
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
        """Describe the difference between an entry of a snapshot and the producer in the log."""
        compared = ["producer_epoch"]
        # What is before the log, or was in a hole, may have been the producer's last batch.
        known_from = max(self._begins or 0, self._last_hole + 1)
        is_forgotten = state.last_offset < self.log_start and entry.last_sequence == NO_SEQUENCE
        if not is_forgotten and max(state.last_offset, entry.last_offset) >= known_from:
            compared += ["last_sequence", "last_offset"]
        is_begin_forgotten = 0 <= state.current_txn_first_offset < self.log_start
        is_known = (self._begins or 0) <= max(entry.current_txn_first_offset, 0)
        if self._last_hole < 0 and is_known and not is_begin_forgotten:
            compared.append("current_txn_first_offset")
        for name in compared:
            expected, found = getattr(state, name), getattr(entry, name)
            # Brokers before 2.0 count a marker as the last batch.
            if expected != found and not (name == "last_offset" and found == state.seen):
                words = name.replace("_txn_", " transaction's ").replace("_", " ")
                return f"{words} {found}, expected {expected} as in the log"
        return None

    def _snapshot_differs(self, offset: int, state: ProducerState, message: str) -> None:
        path, offsets = self.log.snapshots[offset], (state.seen, state.seen)
        self.findings.append(
            log_finding(self.log, WARNING, SNAPSHOT_DAMAGED, path, message, offsets)
        )

    def _compare_index(self) -> None:
        ended, holes = self._ended, self._holes
        self._ended, self._holes = [], []
        if self._segment is None:
            return
        path = self.log.transaction_indexes.get(self._segment)
        if self._aborts is None:
            # The cleaner of Kafka 1.1 forgets an abort that it left no record of.
            ended = [transaction for transaction in ended if transaction.records]
            # Otherwise it is unreadable, or in a tier, which is said elsewhere.
            if path is None and ended and self.log.copied is None:
                message = "no transaction index, expected one with "
                message += counted(len(ended), "aborted transaction")
                path = f"{self.log.path}/{self._segment:020}{TRANSACTION_INDEX}"
                self._index_differs(path, message, ended[0].first_offset, ended[-1].marker_offset)
            return
        in_log = {transaction.marker_offset: transaction for transaction in ended}
        for marker, transaction in in_log.items():
            first, producer = transaction.first_offset, transaction.producer_id
            entry = None if marker is None else self._aborts.get(marker)
            if entry is None and not transaction.records:
                continue
            if entry is None:
                message = (
                    f"no entry for the transaction of producer {producer} that was aborted at "
                    f"offset {marker}"
                )
            elif self._is_explained(entry, transaction, holes):
                continue
            else:
                message = (
                    f"producer {entry.producer_id} from offset {entry.first_offset} aborted at "
                    f"{marker}, expected producer {producer} from {first} as in the log"
                )
            self._index_differs(path, message, first, marker)
        for offset, entry in self._aborts.items():
            if offset not in in_log and not self._is_explained(entry, None, holes):
                message = (
                    f"producer {entry.producer_id} aborted at offset {offset}, which the log does "
                    "not have"
                )
                self._index_differs(path, message, entry.first_offset, offset)

    def _index_differs(
        self, path: str | None, message: str, first: int, marker: int | None
    ) -> None:
        offsets = None if marker is None else (first, marker)
        severity = DAMAGE
        if self._segment == self.recovered:
            severity, message = NOTE, f"{message}; a broker rebuilds it"
        self.findings.append(
            log_finding(
                self.log, severity, TRANSACTION_INDEX_MISMATCH, path or "", message, offsets
            )
        )

    def _is_explained(
        self, entry: AbortedTxn, transaction: Transaction | None, holes: list[tuple[int, int]]
    ) -> bool:
        """Return whether an index agrees with the log's present or former data."""
        begin, marker = entry.first_offset, entry.last_offset
        is_begin_gone = self._last_hole >= begin or begin < (self._begins or 0)
        if transaction is not None:
            first, is_same = transaction.first_offset, entry.producer_id == transaction.producer_id
            is_forgotten = first < self.log_start and first < begin
            is_right = begin == first or is_forgotten or (is_begin_gone and begin < first)
            return is_same and is_right
        if begin == marker and self._markers.get(marker) == entry.producer_id:
            return True  # brokers before 2.5 note a marker that ends no transaction
        is_marker_gone = marker >= (self._next or 0) or any(
            first <= marker <= last for first, last in holes
        )
        return is_begin_gone or is_marker_gone


_SHOWN = 5
"""Producers that a message names."""

_PROOFS = {
    BY_EPOCH: "the epoch of the producer's next batch",
    BY_MARKER: "the epoch of the producer's next marker",
    BY_INDEX: "the transaction index",
    BY_SNAPSHOT: "a producer snapshot",
}
"""What shows that a marker is lost."""


def producer_findings(
    log: PartitionLog, facts: Sequence[SegmentFacts], limits: Limits, log_start: int
) -> Iterator[Finding]:
    """Yield doubtful transactions and producers. Below ``log_start``, all is deleted."""
    if not log.is_whole or not log.segments or is_0_7(log.segments[0].name):
        return
    has_snapshot = any(name.endswith(SNAPSHOT) for name in log.files)
    # A broker wrote one where its last segment begins (``Log.roll``). It deletes those up to the
    # start of the log (``ProducerStateManager.truncateHead``, ``truncateAndReload``).
    has_rolled = len(log.segments) > 1 and (log.segments[-1].base_offset or 0) > log_start
    needs_one = has_rolled and any(fact.has_producers for fact in facts)
    if needs_one and not has_snapshot and log.is_of_broker:
        message = (
            "the log has no producer snapshot: after a clean stop a broker forgets its producers "
            "and open transactions"
        )
        yield log_finding(log, WARNING, SNAPSHOT_DAMAGED, log.path, message)
    has_index = any(
        name.endswith(TRANSACTION_INDEX) and item.size for name, item in log.files.items()
    )
    if has_index or any(fact.has_transactions for fact in facts):
        recovered = next((fact.segment.base_offset for fact in facts if fact.is_recovered), None)
        markers, findings = check_transactions(log, limits, log_start, recovered)
        yield from findings
        # Of a batch that it emptied, the cleaner of Kafka 1.1 removes the marker.
        yield from (_lost_marker_finding(log, lost) for lost in markers if lost.transaction.records)
    else:
        yield from _snapshot_findings(log, limits)
        if any(fact.has_producers for fact in facts):
            order = ProducerOrder(log)
            found = FoundExtents([*log.parts], [])
            for rows in Query(source=found, on_damage=COLLECT, limits=limits).batches():
                order.add_rows(rows)
                yield from order.findings
                order.findings.clear()


def last_snapshot_findings(log: PartitionLog, limits: Limits) -> Iterator[Finding]:
    """Yield the losses by the last producer snapshot of a log without segments."""
    snapshots = [item for name, item in log.files.items() if name.endswith(SNAPSHOT)]
    last = max(snapshots, key=lambda item: item.name, default=None)
    if last is None:
        return
    try:
        file = side_file.read(last.path, limits, log.storage)
        ids = sorted({entry.producer_id for entry in producer_entries(file)})
    except (OSError, KafkaFormatError) as error:
        yield log_finding(log, WARNING, SNAPSHOT_DAMAGED, last.path, error_reason(error))
        return
    if ids:
        shown = ", ".join(map(str, ids[:_SHOWN])) + (", …" if len(ids) > _SHOWN else "")
        who = f"{len(ids)} producers" if len(ids) > 1 else "producer"
        message = f"there is no segment beside it; {who} {shown} wrote to the log"
        yield log_finding(log, NOTE, SKIPPED, last.path, message)


def check_transactions(
    log: PartitionLog,
    limits: Limits = DEFAULT_LIMITS,
    log_start: int = 0,
    recovered: int | None = None,
) -> tuple[list[LostMarker], list[Finding]]:
    """Return the lost markers, in the order of their evidence, and findings on side files."""
    follower, comparison = (
        transaction_follower(log, limits),
        SideFileComparison(log, log_start, recovered),
    )
    order = ProducerOrder(log)
    following = Following(log, (follower, comparison, order), limits)
    for _ in following.steps():
        comparison.add_transactions(follower.take())
    findings = [*comparison.findings, *order.findings]
    for path, reason in following.unreadable:
        is_snapshot = path.endswith(SNAPSHOT)
        severity = WARNING if is_snapshot else DAMAGE
        kind = SNAPSHOT_DAMAGED if is_snapshot else TRANSACTION_INDEX_MISMATCH
        findings.append(log_finding(log, severity, kind, path, f"cannot be read: {reason}"))
    return follower.lost, findings


def _lost_marker_finding(log: PartitionLog, lost: LostMarker) -> Finding:
    """Return the finding of a lost marker: its transaction, the evidence, and its outcome."""
    transaction = lost.transaction
    offset, state = transaction.marker_offset, transaction.state
    where = "" if offset is None else f" at offset {offset}"
    marker = (
        f"the marker{where} of the transaction of producer {transaction.producer_id} from "
        f"offset {transaction.first_offset}"
    )
    if lost.evidence is None:
        rest = "it is open" if state == OPEN else f"the next marker says that it was {state}"
        message = f"{marker} may be lost: else {rest}"
    else:
        outcome = f"the transaction index shows that it was {state}"
        if state is None:
            outcome = "nothing shows whether it was committed"
        message = (
            f"{marker} is lost, as {_PROOFS[lost.evidence]} shows: {outcome}; read_committed shows "
            "what the next marker says"
        )
    severity = DAMAGE if lost.is_proven else WARNING
    end = max([transaction.last_offset, *(hole.last for hole in lost.holes)])
    offsets = transaction.first_offset, end
    return log_finding(log, severity, TRANSACTION_INDEX_MISMATCH, log.path, message, offsets)


def _snapshot_findings(log: PartitionLog, limits: Limits) -> Iterator[Finding]:
    for name, item in sorted(log.files.items()):
        if not name.endswith(SNAPSHOT):
            continue
        try:
            for _ in producer_entries(side_file.read(item.path, limits, log.storage)):
                pass
        except (KafkaFormatError, OSError) as error:
            reason = f"cannot be read: {error_reason(error)}"
            yield log_finding(log, WARNING, SNAPSHOT_DAMAGED, item.path, reason)
