"""The producers of each partition: their records, and the jumps of their sequence numbers.

Strategy: the headers of the batches are enough. A producer numbers its records, from 0 in each
epoch; 0 follows 2^31 - 1 (``DefaultRecordBatch.incrementSequence``). A broker accepts a batch only
if its number follows, and knows the last five batches of a producer as duplicates
(``ProducerStateEntry``). It does not check the offset commits of transactions, written by a
coordinator (``AppendOrigin.COORDINATOR``): all of them begin with 0.

A producer snapshot has producers without any record left in the log; a broker keeps them until
``producer.id.expiration.ms``.

Invariant: memory grows with the producers, not with their batches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import increment_sequence
from kafkafmt._base.threads import in_threads
from kafkafmt.cluster.offsets import TOPIC as OFFSETS
from kafkafmt.log.producer_states import RecentBatches
from kafkafmt.log.scan.options import SOURCE
from kafkafmt.segment.record.batch import Batch, first_offset, first_timestamp
from kafkafmt.segment.record.record import NO_SEQUENCE, NO_TIMESTAMP, earliest, latest
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.indexes import producer_entries
from kafkafmt.segment.tables.columns import TIMESTAMP, Column, make_schema, make_table, time_column
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.following import Following, Observer
from kafkafmt.survey.selected_logs import ERRORS, SelectedLogs, SurveyOptions
from kafkafmt.survey.transactions import TransactionRows

_NONE = -1


@dataclass(slots=True)
class ProducerSummary:
    """A producer in one epoch, in one partition.

    Attributes:
        batches, records: how many; markers do not count.
        first_offset, last_offset: of its data.
        first_timestamp, last_timestamp: milliseconds; -1 if there is none.
        first_sequence, last_sequence: of its first and of its last batch; -1 if there is none.
        sequence_gaps: how often a batch does not begin with the next sequence number.
        duplicates: batches with the sequence numbers of one of the five batches before.
        snapshot_offset: of the producer snapshot, if only that has it.
    """

    log: PartitionLog
    producer_id: int
    producer_epoch: int
    first_offset: int
    first_sequence: int
    batches: int = 0
    records: int = 0
    last_offset: int = -1
    first_timestamp: int = NO_TIMESTAMP
    last_timestamp: int = NO_TIMESTAMP
    last_sequence: int = NO_SEQUENCE
    sequence_gaps: int = 0
    duplicates: int = 0
    transactional_id: str | None = None
    snapshot_offset: int | None = None
    _recent: RecentBatches = field(default_factory=RecentBatches)

    def add(self, batch: Batch, *, is_checked: bool) -> None:
        """Add the next batch of data."""
        first = NO_SEQUENCE if batch.base_sequence is None else batch.base_sequence
        last = NO_SEQUENCE if batch.last_sequence is None else batch.last_sequence
        offsets = first_offset(batch), batch.last_offset
        if is_checked and first >= 0 and self._recent.add((first, last), offsets):
            self.duplicates += 1
        elif first >= 0:
            if is_checked and self.batches and first != increment_sequence(self.last_sequence, 1):
                self.sequence_gaps += 1
            self.last_sequence = last
        self.batches += 1
        self.records += batch.count or 0
        self.last_offset = max(self.last_offset, batch.last_offset)
        self.first_timestamp = earliest(self.first_timestamp, first_timestamp(batch))
        self.last_timestamp = latest(self.last_timestamp, batch.max_timestamp)


@dataclass
class Producers(Observer):
    """The producers of one log, by id and epoch; an observer of it."""

    log: PartitionLog
    found: dict[tuple[int, int], ProducerSummary] = field(default_factory=dict)

    def add(self, batch: Batch) -> None:
        """Add a batch."""
        producer_id, epoch = batch.producer_id, batch.producer_epoch
        if producer_id is None or producer_id < 0 or epoch is None or batch.is_control:
            return
        producer = self.found.get((producer_id, epoch))
        if producer is None:
            first = NO_SEQUENCE if batch.base_sequence is None else batch.base_sequence
            base = first_offset(batch)
            producer = ProducerSummary(self.log, producer_id, epoch, base, first)
            self.found[(producer_id, epoch)] = producer
        producer.add(batch, is_checked=self.log.topic != OFFSETS)


def _known(name: str) -> Callable[[ProducerSummary], int | None]:
    """Return a number of a producer; below zero there is none."""

    def number(row: ProducerSummary) -> int | None:
        found: int = getattr(row, name)
        return found if row.snapshot_offset is None or found >= 0 else None

    return number


COLUMNS: tuple[Column[ProducerSummary], ...] = (
    Column("topic", pa.string(), lambda row: row.log.topic),
    Column("partition", pa.int32(), lambda row: row.log.partition),
    Column("producerId", pa.int64(), attrgetter("producer_id")),
    Column("producerEpoch", pa.int16(), attrgetter("producer_epoch")),
    Column("transactionalId", pa.string(), lambda row: row.transactional_id),
    Column("batches", pa.int64(), attrgetter("batches")),
    Column("records", pa.int64(), attrgetter("records")),
    Column("firstOffset", pa.int64(), _known("first_offset")),
    Column("lastOffset", pa.int64(), _known("last_offset")),
    Column("firstTimestamp", TIMESTAMP, time_column("first_timestamp")),
    Column("lastTimestamp", TIMESTAMP, time_column("last_timestamp")),
    Column("firstSequence", pa.int32(), _known("first_sequence")),
    Column("lastSequence", pa.int32(), _known("last_sequence")),
    Column("sequenceGaps", pa.int64(), attrgetter("sequence_gaps")),
    Column("duplicates", pa.int64(), attrgetter("duplicates")),
    Column("snapshotOffset", pa.int64(), lambda row: row.snapshot_offset),
)
SCHEMA = make_schema(COLUMNS)


@documented_by(SurveyOptions, ERRORS, source=SOURCE)
def read_producers(source: Source, **options: Unpack[SurveyOptions]) -> Table:
    """Return the idempotent and transactional producers in the logs of a source.

    Damage and compaction leave gaps in the sequence numbers too: ``sequenceGaps`` counts how often
    a batch does not follow the one before it, whatever the cause.

    Returns:
        One row per producer id, epoch and partition, in the order of their first records:
        ``topic``, ``partition``, ``producerId``, ``producerEpoch``, ``transactionalId`` (null
        unless the source has the coordinators' log ``__transaction_state``), ``batches``,
        ``records``, ``firstOffset``, ``lastOffset``, ``firstTimestamp``, ``lastTimestamp``,
        ``firstSequence``, ``lastSequence``, ``sequenceGaps``, ``duplicates`` and
        ``snapshotOffset``: of the newest producer snapshot, for a producer that only that knows.
        Such a row has no batches.
    """
    logs = SelectedLogs.of(source, options)
    reader = TransactionRows.of(logs)
    tables = list(
        in_threads(lambda log: make_table(_rows(log, reader), COLUMNS), logs.merged(), logs.threads)
    )
    reader.give_damage(options.get("damage"))
    joined: Table = pa.concat_tables([SCHEMA.empty_table(), *tables])
    return joined


def _rows(log: PartitionLog, reader: TransactionRows) -> Iterator[ProducerSummary]:
    producers = Producers(log)
    following = Following(log, (producers,), reader.limits, has_side_files=False)
    for _ in following.steps():
        following.ensure_delivered()
        reader.note(following.take_damage())
    ids = reader.coordinators.ids
    for producer in producers.found.values():
        producer.transactional_id = ids.get(producer.producer_id)
        yield producer
    in_log = {producer_id for producer_id, _ in producers.found}
    for offset in sorted(log.snapshots)[-1:]:
        try:
            file = side_file.read(log.snapshots[offset], reader.limits, log.storage)
            entries = [each for each in producer_entries(file) if each.producer_id not in in_log]
        except (KafkaFormatError, FileNotFoundError):
            return  # a broker rebuilds it, which verify tells, or has deleted it
        for entry in entries:
            yield ProducerSummary(
                *(log, entry.producer_id, entry.producer_epoch, _NONE),
                NO_SEQUENCE,
                last_offset=entry.last_offset,
                last_timestamp=entry.timestamp,
                last_sequence=entry.last_sequence,
                transactional_id=ids.get(entry.producer_id),
                snapshot_offset=offset,
            )
