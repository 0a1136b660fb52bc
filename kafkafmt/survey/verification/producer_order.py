"""Batches and markers of producers that a broker would not append after those before them.

Rules of ``ProducerAppendInfo``: a batch with the sequence numbers of one of the last five of its
producer is a duplicate, which is answered and not appended; a marker of a lower coordinator epoch
than the one before it is of a coordinator that was replaced, and a broker warns of it.

Invariant: memory grows with the producers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kafkafmt.cluster.offsets import TOPIC as OFFSETS
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.transactions import end_of_transaction
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.following import Observer
from kafkafmt.survey.producers import REMEMBERED
from kafkafmt.survey.verification.finding import (
    COORDINATOR_EPOCH,
    DUPLICATE_SEQUENCE,
    WARNING,
    Finding,
    of_log,
)


@dataclass
class ProducerOrder(Observer):
    """Compares the sequence numbers and markers of one log; an observer of it.

    Attributes:
        findings: those so far.
    """

    log: PartitionLog
    findings: list[Finding] = field(default_factory=list)
    _recent: dict[int, tuple[int, dict[tuple[int, int], tuple[int, int]]]] = field(
        default_factory=dict
    )  # epoch, and the offsets of its last batches by their sequence numbers
    _markers: dict[int, tuple[int, int]] = field(default_factory=dict)  # epoch and offset

    def add(self, batch: Batch) -> None:
        """Compare a batch with those of its producer before it."""
        producer, epoch = batch.producer_id, batch.producer_epoch
        if producer is None or producer < 0 or epoch is None:
            return
        if batch.is_control:
            self._add_marker(batch, producer)
        elif self.log.topic not in (OFFSETS, None):  # a coordinator's numbers are all 0
            self._add_data(batch, producer, epoch)

    def _add_data(self, batch: Batch, producer: int, epoch: int) -> None:
        if batch.base_sequence is None or batch.base_sequence < 0 or batch.last_sequence is None:
            return
        last_epoch, recent = self._recent.get(producer, (epoch, {}))
        if last_epoch != epoch:
            recent = {}
        numbers = batch.base_sequence, batch.last_sequence
        offsets = first_offset(batch), batch.last_offset
        earlier = recent.get(numbers)
        if earlier is not None:
            message = (
                f"sequence numbers {numbers[0]} to {numbers[1]} of producer {producer} at offsets "
                f"{offsets[0]} to {offsets[1]} are also at {earlier[0]} to {earlier[1]}: the same "
                "records twice"
            )
            where = self.log, WARNING, DUPLICATE_SEQUENCE, self.log.path
            self.findings.append(of_log(*where, message, offsets))
            return
        recent[numbers] = offsets
        if len(recent) > REMEMBERED:
            del recent[next(iter(recent))]
        self._recent[producer] = epoch, recent

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
            self.findings.append(of_log(*where, message, (offset, offset)))
            return
        self._markers[producer] = epoch, offset
