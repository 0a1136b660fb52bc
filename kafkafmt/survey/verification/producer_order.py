"""Batches and markers of producers that a broker would not append after those before them.

Rules of ``ProducerAppendInfo``: a batch with the sequence numbers of one of the last five of its
producer is a duplicate, which is answered and not appended; a marker of a lower coordinator epoch
than the one before it is of a coordinator that was replaced, and a broker warns of it.

Invariant: memory grows with the producers.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

import pyarrow as pa

from kafkafmt.cluster.offsets import TOPIC as OFFSETS
from kafkafmt.log.producer_states import RecentBatches
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.transactions import end_of_transaction
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.following import Observer
from kafkafmt.survey.verification.finding import (
    COORDINATOR_EPOCH,
    DUPLICATE_SEQUENCE,
    WARNING,
    Finding,
    of_log,
)

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
        """Whether numbers tell duplicates: those of a coordinator are all 0."""
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
            self.findings.append(of_log(*where, message, offsets))

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
