"""Open transactions, and those that nobody will end.

Rules of ``kafka-transactions.sh find-hanging`` (KIP-664): a transaction that is open in a partition
hangs if the coordinator does not know its producer, does not have the partition in it, or has ended
it. It is a candidate only when it is older than the longest timeout that brokers allow, since a
marker may be on its way. While it hangs, no ``read_committed`` consumer gets past it.

Invariant: nothing is said to hang that a coordinator may know: either it is in the source and says
so, or all partitions of the coordinators' log are. Only of what hangs an abort command is given.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_integer
from kafkafmt._base.java import clamped_int64
from kafkafmt._base.moments import Moment, expect_moment
from kafkafmt._base.threads import in_threads
from kafkafmt._base.wording import pasteable
from kafkafmt.cluster.transactions import OPEN as OPEN_STATES
from kafkafmt.cluster.transactions import begin_of, has_place
from kafkafmt.log.scan.options import SOURCE
from kafkafmt.log.transactions import OPEN, Transaction
from kafkafmt.segment.record.record import NO_TIMESTAMP, latest
from kafkafmt.segment.tables.columns import Column, schema_of, table_of
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.survey.selected_logs import ERRORS, SelectedLogs, SurveyOptions
from kafkafmt.survey.transactions import COLUMNS as OF_TRANSACTIONS
from kafkafmt.survey.transactions import TransactionRow, TransactionRows

MAX_TIMEOUT_MS = 15 * 60 * 1000
"""``transaction.max.timeout.ms`` of a broker, by default."""

_DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class UndecidedTransaction(TransactionRow):
    """An open transaction of one partition, beside what its coordinator knows.

    Attributes:
        age: milliseconds since its first record; ``None`` without a time.
        state: ``TransactionState`` of the coordinator; ``None`` if it does not know the producer.
        timeout: milliseconds; likewise.
        is_hanging: ``None`` without all of the coordinators' log.
        reason: why it hangs, or may; ``None`` if nothing points to that.
    """

    age: int | None
    state: str | None
    timeout: int | None
    is_hanging: bool | None
    reason: str | None


def abort_command(row: UndecidedTransaction) -> str | None:
    """Return Kafka's command that aborts a transaction; ``None`` unless it hangs for certain.

    Of one whose coordinator would commit it, it makes half a transaction.
    """
    if not row.is_hanging or row.topic is None or row.partition is None:
        return None
    place = f"--topic {pasteable(row.topic)} --partition {row.partition}"
    return (
        "kafka-transactions.sh --bootstrap-server localhost:9092 abort "
        f"{place} --start-offset {row.transaction.first_offset}"
    )


_OF_ENDED = ("state", "markerOffset", "markerTimestamp", "coordinatorEpoch")
COLUMNS: tuple[Column[UndecidedTransaction], ...] = (
    *(column for column in OF_TRANSACTIONS if column.name not in _OF_ENDED),
    Column("ageMs", pa.int64(), lambda undecided: undecided.age),
    Column("coordinatorState", pa.string(), lambda undecided: undecided.state),
    Column("timeoutMs", pa.int32(), lambda undecided: undecided.timeout),
    Column("isHanging", pa.bool_(), lambda undecided: undecided.is_hanging),
    Column("reason", pa.string(), lambda undecided: undecided.reason),
    Column("abortCommand", pa.string(), abort_command),
)
SCHEMA = schema_of(COLUMNS)


@documented_by(
    SurveyOptions,
    ERRORS,
    source=SOURCE,
    now=(
        "the moment that ages count to: milliseconds since 1970, ISO 8601 text or a datetime. "
        "The latest timestamp in the source by default, without those that clients have set to a "
        "later time than that of this machine."
    ),
    max_timeout_ms="the brokers' ``transaction.max.timeout.ms``.",
)
def read_hanging_transactions(
    source: Source,
    *,
    now: Moment | None = None,
    max_timeout_ms: int = MAX_TIMEOUT_MS,
    **options: Unpack[SurveyOptions],
) -> Table:
    """Return the open transactions of each partition, oldest first, and which of them hang.

    A transaction hangs if it is older than ``max_timeout_ms`` and its coordinator does not know its
    producer, does not have the partition in it, or has ended it: the rules of
    ``kafka-transactions.sh find-hanging``. One that is open longer than its own timeout, and that
    the coordinator knows, has a ``reason`` but does not hang yet: the coordinator will abort it.

    Returns:
        One row per open transaction and partition: ``topic``, ``partition``, ``producerId``,
        ``producerEpoch``, ``transactionalId``, ``firstOffset``, ``lastOffset``, ``records``,
        ``firstTimestamp``, ``lastTimestamp``, ``ageMs``, ``coordinatorState`` and ``timeoutMs``
        (of ``__transaction_state``), ``isHanging`` (null unless that is certain: the coordinator of
        the producer is in the source, or all partitions of that topic, as the metadata log counts
        them, and can be read), ``reason``, and ``abortCommand``, which ends what hangs on a running
        cluster.
    """
    expect_integer("max_timeout_ms", max_timeout_ms, positive=True)
    moment = expect_moment("now", now)
    logs = SelectedLogs.of(source, options)
    reader = TransactionRows.of(logs, time.time_ns() // 1_000_000 + _DAY)
    rows = [
        row
        for found in in_threads(
            lambda log: [row for row in reader.of_log(log) if row.transaction.state == OPEN],
            logs.merged(),
            logs.threads,
        )
        for row in found
    ]
    reader.give_damage(options.get("damage"))
    if moment is None:
        moment = _present(reader)
    found = [_undecided(row, reader, moment, max_timeout_ms) for row in rows]
    found.sort(key=lambda undecided: undecided.transaction.first_timestamp)
    return table_of(found, COLUMNS, lambda _: 256)


def _present(reader: TransactionRows) -> int:
    """Return the latest time that logs show: one record of the year 2100 makes no transaction old.

    A day is left for clocks that differ. Without a time before that, the latest one of all counts.
    """
    known = reader.coordinators.latest_timestamp
    known = NO_TIMESTAMP if known is None else known
    shown = max((known, *(log.present for log in reader.times)))
    return shown if shown >= 0 else latest(*(log.timestamp for log in reader.times))


def _undecided(
    row: TransactionRow, reader: TransactionRows, now: int, longest: int
) -> UndecidedTransaction:
    known = reader.coordinators.of_producer(row.transaction.producer_id)
    state = None if known is None else known["status"]
    timeout = None if known is None else known["timeoutMs"]
    first, last = row.transaction.first_timestamp, row.transaction.last_timestamp
    age = 0 if last == NO_TIMESTAMP else now - last  # without a time, nothing shows that it is old
    is_hanging: bool | None = None
    reason: str | None = None
    if reader.knows_all or (known is not None and reader.is_sound):
        reason = _forgotten(row, known) if age > longest else None
        is_hanging = reason is not None
    if reason is None and known is not None and timeout is not None:
        ends = f"its coordinator ends it within {timeout / 1000:g} s, or its producer"
        is_late = known["status"] in OPEN_STATES and now - begin_of(known) > timeout
        reason = f"open longer than its timeout of {timeout} ms" if is_late else ends
    elif reason is None and age > longest:
        reason = f"open longer than {longest} ms, the longest timeout; its coordinator is not known"
    return UndecidedTransaction(
        row.topic,
        row.partition,
        row.transaction,
        row.transactional_id,
        age=None if first == NO_TIMESTAMP else clamped_int64(now - first),
        state=state,
        timeout=timeout,
        is_hanging=is_hanging,
        reason=reason,
    )


def _forgotten(row: TransactionRow, known: Mapping[str, Any] | None) -> str | None:
    """Why no coordinator will end a transaction; ``None`` if one will."""
    transaction: Transaction = row.transaction
    if known is None:
        return f"no coordinator knows producer {transaction.producer_id}"
    if known["status"] not in OPEN_STATES:
        return f"its coordinator has it as {known['status']}"
    if not has_place(dict(known), row.topic, row.partition):
        return "its coordinator does not have this partition in it"
    return None
