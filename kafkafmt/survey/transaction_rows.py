"""The transactions of many logs, with the view of their coordinators where that is known.

Strategy: each log is followed on its own (:mod:`kafkafmt.log.transactions`). The coordinators' log
``__transaction_state`` is read first, if it is among the sources; it names the transactional ids.

Invariant: a transaction is one row in each partition that it wrote to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import attrgetter

import pyarrow as pa

from kafkafmt._base.damage import COLLECT, Damage
from kafkafmt._base.limits import Limits
from kafkafmt.cluster import transactions as coordinator
from kafkafmt.cluster.internal_query import InternalQuery
from kafkafmt.cluster.transactions import CoordinatorView, coordinator_view
from kafkafmt.log.transaction import Transaction
from kafkafmt.segment.tables.columns import TIMESTAMP, Column, time_of
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.following import Following, Latest, follower_of
from kafkafmt.survey.selected_logs import SelectedLogs

_ALWAYS = 2**63 - 1
"""Milliseconds: no time is later."""


@dataclass(frozen=True, slots=True)
class TransactionRow:
    """A transaction, and where it is.

    Attributes:
        topic, partition: from the directory's name; ``None`` if it has no such name.
        transactional_id: ``None`` where the coordinators' log does not name it.
    """

    topic: str | None
    partition: int | None
    transaction: Transaction
    transactional_id: str | None = None


COLUMNS: tuple[Column[TransactionRow], ...] = (
    Column("topic", pa.string(), lambda row: row.topic),
    Column("partition", pa.int32(), lambda row: row.partition),
    Column("producerId", pa.int64(), attrgetter("transaction.producer_id")),
    Column("producerEpoch", pa.int16(), attrgetter("transaction.producer_epoch")),
    Column("transactionalId", pa.string(), lambda row: row.transactional_id),
    Column("state", pa.string(), attrgetter("transaction.state")),
    Column("firstOffset", pa.int64(), attrgetter("transaction.first_offset")),
    Column("lastOffset", pa.int64(), attrgetter("transaction.last_offset")),
    Column("markerOffset", pa.int64(), attrgetter("transaction.marker_offset")),
    Column("records", pa.int64(), attrgetter("transaction.records")),
    Column("firstTimestamp", TIMESTAMP, time_of("transaction.first_timestamp")),
    Column("lastTimestamp", TIMESTAMP, time_of("transaction.last_timestamp")),
    Column("markerTimestamp", TIMESTAMP, time_of("transaction.marker_timestamp")),
    Column("coordinatorEpoch", pa.int32(), attrgetter("transaction.coordinator_epoch")),
)


@dataclass
class TransactionRows:
    """Reads the rows of logs.

    Attributes:
        coordinators: what the coordinators know; empty where their log is not among the sources.
        knows_all: whether their log is among the sources, without a gap in the numbers of its
            partitions, and could be read.
        until: a moment, milliseconds.
        times: the latest timestamps of each log that was read, up to that moment and at all.
    """

    coordinators: CoordinatorView
    limits: Limits
    until: int = _ALWAYS
    knows_all: bool = False
    times: list[Latest] = field(default_factory=list)
    _found: list[Damage] = field(default_factory=list)

    @classmethod
    def of(cls, logs: SelectedLogs, until: int = _ALWAYS) -> TransactionRows:
        """A reader that knows the coordinators' log, if it was found, and what is unlisted.

        What is damaged there is noted here where the log is not selected, too.
        """
        theirs = [log for log in logs.everything if log.topic == coordinator.TOPIC]
        extents = [segment for log in theirs for segment in log.segments]
        view = CoordinatorView()
        reading = InternalQuery(COLLECT, limits=logs.limits, storage_options=logs.access)
        if extents:
            view = coordinator_view(extents, reading)
        unread = [found for found in logs.unread if found.topic == coordinator.TOPIC]
        is_damaged = unread or any(not found.is_tail for found in reading.damage)
        # A broker has some partitions only where there are more brokers than replicas.
        numbers = {log.partition for log in theirs}
        has_all = bool(extents) and numbers == {*range(len(numbers))} and not view.has_unknown
        reader = cls(view, logs.limits, until, has_all and not is_damaged)
        reader.note(logs.unlisted)
        reader.note([found for found in unread if found not in logs.unlisted])
        selected = {log.place for log in logs.wanted}
        # The batch of a record that cannot be decoded is sound: only its coordinator sees it.
        reader.note(
            [
                found
                for found in reading.damage
                if found.length == 0 or (found.topic, found.partition) not in selected
            ]
        )
        return reader

    def of_log(self, log: PartitionLog) -> Iterator[TransactionRow]:
        """The transactions of a log as they end; then the open ones.

        Raises:
            OSError: a segment was deleted or replaced, or a store does not answer.
        """
        follower, latest = follower_of(log, self.limits), Latest(self.until)
        following = Following(log, (follower, latest), self.limits)
        ids = self.coordinators.ids
        for _ in following.steps():
            for row in follower.take():
                yield TransactionRow(log.topic, log.partition, row, ids.get(row.producer_id))
            following.ensure_delivered()
            self.note(following.take_damage())
        self.times.append(latest)

    def note(self, damage: list[Damage]) -> None:
        """Note what could not be read, in any thread."""
        self._found.extend(damage)

    def give_damage(self, taker: list[Damage] | None) -> None:
        """Give what could not be read to the list of a caller, in the order of the logs."""
        if taker is not None:
            taker += sorted(self._found, key=_place)


def _place(damage: Damage) -> tuple[str, int, str, int]:
    partition = -1 if damage.partition is None else damage.partition
    return damage.topic or "", partition, damage.segment or "", damage.position
