"""The public tables of transactions: one row in each partition, or one for all of its partitions.

Strategy: each log is followed on its own (:mod:`kafkafmt.log.transactions`). The coordinators' log
``__transaction_state`` is read first, if it is among the sources; it names the transactional ids.
That log joins the partitions of a transaction: the record that decides it names them. Without it, a
marker of the next producer epoch does, since an epoch has one such end (KIP-890); the times of
markers prove nothing.

An open one hangs by the rules of ``kafka-transactions.sh find-hanging`` (KIP-664): the coordinator
does not know its producer, does not have the partition in it, or has ended it. It is a candidate
only when it is older than the longest timeout that brokers allow, since a marker may be on its way.
While it hangs, no ``read_committed`` consumer gets past it.

Invariant: a transaction is one row in each partition that it wrote to; nothing stops at damage.
Partitions are joined where that is certain only. A transaction hangs only if no coordinator
can know it: its coordinator is in the source and says so, or all partitions of the coordinators'
log are. An abort command is given only for hanging transactions.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_flag, expect_integer
from kafkafmt._base.damage import COLLECT, Damage
from kafkafmt._base.java import clamped_int64
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import Moment, expect_moment
from kafkafmt._base.threads import in_threads
from kafkafmt._base.wording import pasteable
from kafkafmt.cluster import transactions as coordinator
from kafkafmt.cluster.internal_topics import InternalQuery
from kafkafmt.cluster.metadata import known_cluster
from kafkafmt.cluster.transactions import OPEN as OPEN_STATES
from kafkafmt.cluster.transactions import (
    OUTCOMES,
    CoordinatorView,
    coordinator_view,
    has_place,
    transaction_start,
)
from kafkafmt.log.scan.options import SOURCE
from kafkafmt.log.transactions import OPEN, Transaction
from kafkafmt.segment.record.record import NO_TIMESTAMP, latest
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.segment.tables.columns import TIMESTAMP, Column, make_schema, make_table, time_column
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.names import METADATA_TOPIC
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.following import Following, Latest, transaction_follower
from kafkafmt.survey.selected_logs import ERRORS, SelectedLogs, SurveyOptions

_ALWAYS = 2**63 - 1
"""Milliseconds: no time is later."""


@dataclass(frozen=True, slots=True)
class TransactionRow:
    """A transaction, and where it is."""

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
    Column("firstTimestamp", TIMESTAMP, time_column("transaction.first_timestamp")),
    Column("lastTimestamp", TIMESTAMP, time_column("transaction.last_timestamp")),
    Column("markerTimestamp", TIMESTAMP, time_column("transaction.marker_timestamp")),
    Column("coordinatorEpoch", pa.int32(), attrgetter("transaction.coordinator_epoch")),
)


@dataclass
class TransactionRows:
    """Reads the rows of logs.

    Attributes:
        coordinators: their state; empty where their log is not among the sources.
        knows_all: whether all partitions of their log are among the sources, as the metadata log
            counts them, and could be read.
        is_sound: whether all that is there of it could be read.
        until: a moment, milliseconds.
        times: the latest timestamps of each log that was read, up to that moment and at all.
    """

    coordinators: CoordinatorView
    limits: Limits
    until: int = _ALWAYS
    knows_all: bool = False
    is_sound: bool = False
    times: list[Latest] = field(default_factory=list)
    _found: list[Damage] = field(default_factory=list)

    @classmethod
    def of(cls, logs: SelectedLogs, until: int = _ALWAYS) -> TransactionRows:
        """Return a reader with the coordinators' log, if found, and the unlisted directories.

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
        numbers = {log.partition for log in theirs}
        has_all = numbers == {*range(_coordinator_partitions(logs))} and bool(numbers)
        is_sound = not view.has_unknown and not is_damaged
        reader = cls(view, logs.limits, until, has_all and is_sound, is_sound)
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

    def transactions_in(self, log: PartitionLog) -> Iterator[TransactionRow]:
        """Yield the transactions of a log as they end; then the open ones."""
        follower, latest = transaction_follower(log, self.limits), Latest(self.until)
        following = Following(log, (follower, latest), self.limits)
        ids = self.coordinators.ids
        for _ in following.steps():
            for row in follower.take():
                yield TransactionRow(log.topic, log.partition, row, ids.get(row.producer_id))
            following.ensure_delivered()
            self.note(following.take_damage())
        self.times.append(latest)

    def note(self, damage: list[Damage]) -> None:
        """Note damage, in any thread."""
        self._found.extend(damage)

    def give_damage(self, taker: list[Damage] | None) -> None:
        """Append the damage to a caller's list, in the order of the logs."""
        if taker is not None:
            taker += sorted(self._found, key=_place)


def _coordinator_partitions(logs: SelectedLogs) -> int:
    """Return the number of partitions of the coordinators' log; 0 without a metadata log.

    A broker has some of them only, where there are more brokers than replicas.
    """
    found = [log.path for log in logs.everything if log.topic == METADATA_TOPIC]
    if not found:
        return 0
    reading = InternalQuery(limits=logs.limits, storage_options=logs.access)
    image = known_cluster(found, reading)
    rows = [] if image is None or image.findings else image.topics.to_pylist()
    return next((row["partitions"] for row in rows if row["topic"] == coordinator.TOPIC), 0)


def _place(damage: Damage) -> tuple[str, int, str, int]:
    partition = -1 if damage.partition is None else damage.partition
    return damage.topic or "", partition, damage.segment or "", damage.position


SCHEMA = make_schema(COLUMNS)

_SPREAD = 10_000
"""Milliseconds between a decision and its markers: each broker has its own clock, and a coordinator
tries again when a broker does not answer."""
_COORDINATOR, _EPOCH = "coordinator", "epoch"

_PARTITIONS = pa.list_(
    pa.struct(
        [
            ("topic", pa.string()),
            ("partition", pa.int32()),
            ("firstOffset", pa.int64()),
            ("lastOffset", pa.int64()),
            ("markerOffset", pa.int64()),
            ("records", pa.int64()),
        ]
    )
)


@dataclass
class JoinedTransaction:
    """A transaction with all of its partitions.

    Attributes:
        joined_by: ``coordinator`` or ``epoch``; ``None`` for the part in one partition, where
            nothing tells which other parts are of the same transaction.
    """

    rows: list[TransactionRow] = field(default_factory=list)
    joined_by: str | None = None

    def times(self, name: str) -> list[int]:
        """Return the known times of all partitions."""
        found = (getattr(row.transaction, name) for row in self.rows)
        return [time for time in found if time is not None and time != NO_TIMESTAMP]


def _partitions(joined: JoinedTransaction) -> list[dict[str, Any]]:
    return [
        {
            "topic": row.topic,
            "partition": row.partition,
            "firstOffset": row.transaction.first_offset,
            "lastOffset": row.transaction.last_offset,
            "markerOffset": row.transaction.marker_offset,
            "records": row.transaction.records,
        }
        for row in sorted(joined.rows, key=lambda row: (row.topic or "", row.partition or 0))
    ]


JOINED_COLUMNS: tuple[Column[JoinedTransaction], ...] = (
    Column("producerId", pa.int64(), lambda whole: whole.rows[0].transaction.producer_id),
    Column("producerEpoch", pa.int16(), lambda whole: whole.rows[0].transaction.producer_epoch),
    Column("transactionalId", pa.string(), lambda whole: whole.rows[0].transactional_id),
    Column("state", pa.string(), lambda whole: whole.rows[0].transaction.state),
    Column("joinedBy", pa.string(), lambda whole: whole.joined_by),
    Column("partitions", _PARTITIONS, _partitions),
    Column("records", pa.int64(), lambda whole: sum(row.transaction.records for row in whole.rows)),
    Column(
        "firstTimestamp", TIMESTAMP, lambda whole: min(whole.times("first_timestamp"), default=None)
    ),
    Column(
        "lastTimestamp", TIMESTAMP, lambda whole: max(whole.times("last_timestamp"), default=None)
    ),
    Column(
        "markerTimestamp",
        TIMESTAMP,
        lambda whole: max(whole.times("marker_timestamp"), default=None),
    ),
    Column(
        "coordinatorEpoch", pa.int32(), lambda whole: whole.rows[0].transaction.coordinator_epoch
    ),
)


@documented_by(
    SurveyOptions,
    ERRORS,
    source=SOURCE,
    across_partitions=(
        "one row per transaction, with a list of its ``partitions``, instead of one row in "
        "each partition. ``joinedBy`` says what joins them: ``coordinator``, where "
        "``__transaction_state`` has the transaction, or ``epoch``, where its markers raise the "
        "producer's epoch. It is null for a row of one partition, where nothing tells."
    ),
)
def read_transactions(
    source: Source, *, across_partitions: bool = False, **options: Unpack[SurveyOptions]
) -> Table:
    """Return the transactions in the logs of a source: open ones first, then ended ones.

    A transaction with its marker lost to damage is ended where there is proof of that. Its state is
    that in a transaction index, or null without one. The marker's columns are null if
    the marker is lost, or the transaction is open.

    Returns:
        One row per transaction and partition: ``topic``, ``partition``, ``producerId``,
        ``producerEpoch``, ``transactionalId`` (null unless the source has the coordinators' log
        ``__transaction_state``), ``state`` (``committed``, ``aborted``, ``open`` or null),
        ``firstOffset`` and ``lastOffset`` (of its data), ``markerOffset``, ``records``,
        ``firstTimestamp``, ``lastTimestamp``, ``markerTimestamp`` and ``coordinatorEpoch``.
    """
    expect_flag("across_partitions", across_partitions)
    logs = SelectedLogs.of(source, options)
    reader = TransactionRows.of(logs)
    merged, threads = logs.merged(), logs.threads
    if across_partitions:
        found = list(in_threads(lambda log: list(reader.transactions_in(log)), merged, threads))
        joined = join((row for rows in found for row in rows), reader.coordinators)
        table = make_table(joined, JOINED_COLUMNS, lambda whole: 64 * len(whole.rows))
    else:
        tables = in_threads(
            lambda log: make_table(reader.transactions_in(log), COLUMNS), merged, threads
        )
        table = pa.concat_tables([SCHEMA.empty_table(), *tables])
    reader.give_damage(options.get("damage"))
    return _open_first(table)


def join(rows: Iterable[TransactionRow], view: CoordinatorView) -> list[JoinedTransaction]:
    """Return the rows of one transaction together, in the order of their ends."""
    joined: dict[object, JoinedTransaction] = {}
    ends: dict[object, list[TransactionRow]] = {}  # of a producer and outcome in a partition
    for row in rows:
        found = row.transaction
        who, place = (found.producer_id, found.producer_epoch), (row.topic, row.partition)
        if found.state in OUTCOMES.values() and found.marker_timestamp is not None:
            ends.setdefault((*who, *place, found.state), []).append(row)
        else:
            known = view.find_by_producer(found.producer_id)
            is_its = found.state == OPEN and known is not None and _is_same_transaction(known, row)
            key: object = (_COORDINATOR, who) if is_its else (row.topic, row.partition, found)
            whole = joined.setdefault(key, JoinedTransaction([], _COORDINATOR if is_its else None))
            whole.rows.append(row)
    for same in ends.values():
        for row, decision in zip(same, _decisions(same, view), strict=True):
            found = row.transaction
            if decision is not None:
                key, how = (_COORDINATOR, decision["partition"], decision["offset"]), _COORDINATOR
            elif found.marker_epoch == found.producer_epoch + 1:
                key, how = (_EPOCH, found.producer_id, found.producer_epoch, found.state), _EPOCH
            else:
                joined[row.topic, row.partition, found] = JoinedTransaction([row])
                continue
            joined.setdefault(key, JoinedTransaction([], how)).rows.append(row)
    return sorted(joined.values(), key=lambda whole: _end(whole.rows[0]))


def _is_same_transaction(known: dict[str, Any], row: TransactionRow) -> bool:
    """Return whether a coordinator's row has a row's partition in a transaction of its epoch."""
    epoch = row.transaction.producer_epoch
    is_epoch = known["producerEpoch"] in (epoch, epoch + 1)  # raised at its end, since KIP-890
    return is_epoch and has_place(known, row.topic, row.partition)


def _decisions(rows: list[TransactionRow], view: CoordinatorView) -> list[dict[str, Any] | None]:
    """Return the decision of each of the transactions of one producer in one partition.

    They come in the order of their markers, and are one for one where there are as many decisions.
    Otherwise, as where the log of one side was cut or compacted, the next one near in time counts.
    """
    first = rows[0]
    known = [
        row
        for row in view.decided.get(first.transaction.producer_id, ())
        if OUTCOMES[row["status"]] == first.transaction.state and _is_same_transaction(row, first)
    ]

    def distance(row: TransactionRow, decision: dict[str, Any]) -> int:
        return abs((row.transaction.marker_timestamp or 0) - int(decision["lastUpdate"]))

    if len(known) == len(rows) and all(
        distance(row, each) <= _SPREAD for row, each in zip(rows, known, strict=True)
    ):
        return [*known]
    found: list[dict[str, Any] | None] = []
    for row in rows:
        near = min(range(len(known)), key=lambda at: distance(row, known[at]), default=None)
        if near is None or distance(row, known[near]) > _SPREAD:
            found.append(None)
        else:
            found.append(known[near])
            del known[: near + 1]
    return found


def _end(row: TransactionRow) -> int:
    """When a transaction ended, else when its last record was written."""
    time = row.transaction.marker_timestamp
    return row.transaction.last_timestamp if time is None else time


def _open_first(table: pa.Table) -> Table:
    is_open = pc.fill_null(pc.equal(table.column("state"), OPEN), False)
    joined: Table = pa.concat_tables([table.filter(is_open), table.filter(pc.invert(is_open))])
    return joined


MAX_TIMEOUT_MS = 15 * 60 * 1000
"""``transaction.max.timeout.ms`` of a broker, by default."""

_DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class UndecidedTransaction(TransactionRow):
    """An open transaction of one partition, beside its coordinator's state.

    Attributes:
        age: milliseconds since its first record; ``None`` without a time.
        state: ``TransactionState`` of the coordinator; ``None`` if it does not know the producer.
        timeout: milliseconds; ``None`` as for ``state``.
        is_hanging: ``None`` without all of the coordinators' log.
        reason: why it hangs, or may hang; ``None`` if nothing indicates it.
    """

    age: int | None
    state: str | None
    timeout: int | None
    is_hanging: bool | None
    reason: str | None


def abort_command(row: UndecidedTransaction) -> str | None:
    """Return Kafka's command for aborting a transaction; ``None`` unless it hangs for certain.

    If the coordinator is about to commit a transaction, the command would leave half of it.
    """
    if not row.is_hanging or row.topic is None or row.partition is None:
        return None
    place = f"--topic {pasteable(row.topic)} --partition {row.partition}"
    return (
        "kafka-transactions.sh --bootstrap-server localhost:9092 abort "
        f"{place} --start-offset {row.transaction.first_offset}"
    )


_OF_ENDED = ("state", "markerOffset", "markerTimestamp", "coordinatorEpoch")
HANGING_COLUMNS: tuple[Column[UndecidedTransaction], ...] = (
    *(column for column in COLUMNS if column.name not in _OF_ENDED),
    Column("ageMs", pa.int64(), lambda undecided: undecided.age),
    Column("coordinatorState", pa.string(), lambda undecided: undecided.state),
    Column("timeoutMs", pa.int32(), lambda undecided: undecided.timeout),
    Column("isHanging", pa.bool_(), lambda undecided: undecided.is_hanging),
    Column("reason", pa.string(), lambda undecided: undecided.reason),
    Column("abortCommand", pa.string(), abort_command),
)
HANGING_SCHEMA = make_schema(HANGING_COLUMNS)


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
    """Return the open transactions of each partition, oldest first, with hanging ones marked.

    A transaction hangs if it is older than ``max_timeout_ms`` and its coordinator does not know its
    producer, does not have the partition in it, or has ended it: the rules of
    ``kafka-transactions.sh find-hanging``. One open longer than its own timeout, but known to the
    coordinator, has a ``reason`` but does not hang yet: the coordinator will abort it.

    Returns:
        One row per open transaction and partition: ``topic``, ``partition``, ``producerId``,
        ``producerEpoch``, ``transactionalId``, ``firstOffset``, ``lastOffset``, ``records``,
        ``firstTimestamp``, ``lastTimestamp``, ``ageMs``, ``coordinatorState`` and ``timeoutMs``
        (of ``__transaction_state``), ``isHanging`` (null unless that is certain: the coordinator of
        the producer is in the source, or all partitions of that topic, as the metadata log counts
        them, and can be read), ``reason``, and ``abortCommand`` for a hanging one on a running
        cluster.
    """
    expect_integer("max_timeout_ms", max_timeout_ms, positive=True)
    moment = expect_moment("now", now)
    logs = SelectedLogs.of(source, options)
    reader = TransactionRows.of(logs, time.time_ns() // 1_000_000 + _DAY)
    rows = [
        row
        for found in in_threads(
            lambda log: [
                row for row in reader.transactions_in(log) if row.transaction.state == OPEN
            ],
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
    return make_table(found, HANGING_COLUMNS, lambda _: 256)


def _present(reader: TransactionRows) -> int:
    """Return the latest plausible time in the logs: one record of the year 2100 has no effect.

    A day is left for differing clocks. Without a time before that, the latest one of all counts.
    """
    known = reader.coordinators.latest_timestamp
    known = NO_TIMESTAMP if known is None else known
    shown = max((known, *(log.present for log in reader.times)))
    return shown if shown >= 0 else latest(*(log.timestamp for log in reader.times))


def _undecided(
    row: TransactionRow, reader: TransactionRows, now: int, longest: int
) -> UndecidedTransaction:
    known = reader.coordinators.find_by_producer(row.transaction.producer_id)
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
        is_late = known["status"] in OPEN_STATES and now - transaction_start(known) > timeout
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
