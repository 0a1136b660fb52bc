"""A transaction in one partition, and one whose marker was lost.

Invariant: what is not known is ``None``; nothing is guessed.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt.log.holes import Hole

COMMITTED, ABORTED, OPEN = "committed", "aborted", "open"

BY_EPOCH = "epoch"
BY_MARKER = "marker"
BY_INDEX = "transaction_index"
BY_SNAPSHOT = "producer_snapshot"


@dataclass(frozen=True, slots=True)
class Transaction:
    """A transaction in one partition.

    Attributes:
        producer_id, producer_epoch: of its data.
        state: ``committed``, ``aborted`` or ``open``; ``None`` if its marker was lost, or follows
            what a tier has, and nothing shows what it was.
        first_offset, last_offset: of its data.
        records: the number of its records, without those that compaction has removed.
        first_timestamp, last_timestamp: of its data, milliseconds; -1 if there is none.
        marker_offset: ``None`` if it is open, or if it is not known where the lost marker was.
        marker_timestamp: milliseconds; ``None`` without a marker.
        coordinator_epoch: of the marker; ``None`` without one.
        last_stable_offset: of the log, right after the marker; ``None`` without one.
    """

    producer_id: int
    producer_epoch: int
    state: str | None
    first_offset: int
    last_offset: int
    records: int
    first_timestamp: int
    last_timestamp: int
    marker_offset: int | None = None
    marker_timestamp: int | None = None
    coordinator_epoch: int | None = None
    last_stable_offset: int | None = None


@dataclass(frozen=True, slots=True)
class LostMarker:
    """A transaction whose marker lies in a hole of its log.

    Attributes:
        transaction: the data that is left of it. Its ``state`` is the outcome, ``None`` if nothing
            shows it; its ``marker_offset`` is where the marker was, ``None`` if not known exactly.
        holes: where the marker can have been, ascending.
        evidence: what proves that it is lost: ``epoch`` (of the producer's next batch), ``marker``
            (the epoch of its next marker), ``transaction_index`` or ``producer_snapshot``.
            ``None`` if nothing does: a marker may be lost.
    """

    transaction: Transaction
    holes: tuple[Hole, ...]
    evidence: str | None

    @property
    def is_proven(self) -> bool:
        """Whether a marker is lost for certain."""
        return self.evidence is not None

    @property
    def is_decided(self) -> bool:
        """Whether the outcome of the transaction is known."""
        return self.transaction.state in (COMMITTED, ABORTED)
