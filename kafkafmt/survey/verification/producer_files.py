"""The transactions of a log, its transaction indexes and its producer snapshots, as findings.

Strategy: a log with transactions is followed once more, by the followers of
:mod:`kafkafmt.log.transactions` and :mod:`~kafkafmt.survey.verification.side_file_comparison`; of
others only the snapshots are read.

Invariant: a file whose content a broker rebuilds is a warning; one that it believes is damage. A
sound log that a broker wrote gives nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kafkafmt._base.errors import KafkaFormatError, reason_of
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.transaction import (
    BY_EPOCH,
    BY_INDEX,
    BY_MARKER,
    BY_SNAPSHOT,
    OPEN,
    LostMarker,
)
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.producer_snapshot import producer_entries
from kafkafmt.storage.names import SNAPSHOT, TRANSACTION_INDEX, is_0_7
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.following import Following, follower_of
from kafkafmt.survey.verification.finding import (
    DAMAGE,
    NOTE,
    SKIPPED,
    SNAPSHOT_DAMAGED,
    TRANSACTION_INDEX_MISMATCH,
    WARNING,
    Finding,
    of_log,
)
from kafkafmt.survey.verification.segment_check import SegmentFacts
from kafkafmt.survey.verification.side_file_comparison import SideFileComparison

_SHOWN = 5
"""Producers that a message names."""

_PROOFS = {
    BY_EPOCH: "the epoch of the producer's next batch",
    BY_MARKER: "the epoch of the producer's next marker",
    BY_INDEX: "the transaction index",
    BY_SNAPSHOT: "a producer snapshot",
}
"""What shows that a marker is lost."""


def of_producers(
    log: PartitionLog, facts: Sequence[SegmentFacts], limits: Limits, log_start: int
) -> Iterator[Finding]:
    """What is doubtful about transactions and producers. Below ``log_start``, all is deleted."""
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
        yield of_log(log, WARNING, SNAPSHOT_DAMAGED, log.path, message)
    has_index = any(
        name.endswith(TRANSACTION_INDEX) and item.size for name, item in log.files.items()
    )
    if has_index or any(fact.has_transactions for fact in facts):
        yield from _of_transactions(log, limits, log_start)
    else:
        yield from _of_snapshots(log, limits)


def of_last_snapshot(log: PartitionLog, limits: Limits) -> Iterator[Finding]:
    """What the last producer snapshot of a log without segments still tells."""
    snapshots = [item for name, item in log.files.items() if name.endswith(SNAPSHOT)]
    last = max(snapshots, key=lambda item: item.name, default=None)
    if last is None:
        return
    try:
        file = side_file.read(last.path, limits, log.storage)
        ids = sorted({entry.producer_id for entry in producer_entries(file)})
    except (OSError, KafkaFormatError) as error:
        yield of_log(log, WARNING, SNAPSHOT_DAMAGED, last.path, reason_of(error))
        return
    if ids:
        shown = ", ".join(map(str, ids[:_SHOWN])) + (", …" if len(ids) > _SHOWN else "")
        who = f"{len(ids)} producers" if len(ids) > 1 else "producer"
        message = f"there is no segment beside it; {who} {shown} wrote to the log"
        yield of_log(log, NOTE, SKIPPED, last.path, message)


def check_transactions(
    log: PartitionLog, limits: Limits = DEFAULT_LIMITS, log_start: int = 0
) -> tuple[list[LostMarker], list[Finding]]:
    """The markers that were lost, in the order in which that shows; and the files that differ."""
    follower, comparison = follower_of(log, limits), SideFileComparison(log, log_start)
    following = Following(log, (follower, comparison), limits)
    for _ in following.steps():
        comparison.add_transactions(follower.take())
    findings = comparison.findings
    for path, reason in following.unreadable:
        is_snapshot = path.endswith(SNAPSHOT)
        severity = WARNING if is_snapshot else DAMAGE
        kind = SNAPSHOT_DAMAGED if is_snapshot else TRANSACTION_INDEX_MISMATCH
        findings.append(of_log(log, severity, kind, path, f"cannot be read: {reason}"))
    return follower.lost, findings


def _of_transactions(log: PartitionLog, limits: Limits, log_start: int) -> Iterator[Finding]:
    markers, findings = check_transactions(log, limits, log_start)
    yield from findings
    for lost in markers:
        if not lost.transaction.records:
            continue  # of a batch that it emptied, the cleaner of Kafka 1.1 removes the marker
        begin = lost.transaction.first_offset
        end = max([lost.transaction.last_offset, *(hole.last for hole in lost.holes)])
        yield of_log(
            log,
            DAMAGE if lost.is_proven else WARNING,
            TRANSACTION_INDEX_MISMATCH,
            log.path,
            _lost_marker(lost),
            (begin, end),
        )


def _lost_marker(lost: LostMarker) -> str:
    """A finding's message: which marker, what shows that it is lost, and what it was."""
    transaction = lost.transaction
    offset, state = transaction.marker_offset, transaction.state
    where = "" if offset is None else f" at offset {offset}"
    marker = (
        f"the marker{where} of the transaction of producer {transaction.producer_id} from "
        f"offset {transaction.first_offset}"
    )
    if lost.evidence is None:
        rest = "it is open" if state == OPEN else f"the next marker says that it was {state}"
        return f"{marker} may be lost: else {rest}"
    outcome = (
        "nothing shows whether it was committed"
        if state is None
        else f"the transaction index shows that it was {state}"
    )
    return (
        f"{marker} is lost, as {_PROOFS[lost.evidence]} shows: {outcome}; read_committed shows "
        "what the next marker says"
    )


def _of_snapshots(log: PartitionLog, limits: Limits) -> Iterator[Finding]:
    for name, item in sorted(log.files.items()):
        if not name.endswith(SNAPSHOT):
            continue
        try:
            for _ in producer_entries(side_file.read(item.path, limits, log.storage)):
                pass
        except (KafkaFormatError, OSError) as error:
            reason = f"cannot be read: {reason_of(error)}"
            yield of_log(log, WARNING, SNAPSHOT_DAMAGED, item.path, reason)
