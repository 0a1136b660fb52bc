"""Transactions as the coordinator's log ``__transaction_state`` has them.

Rules of ``TransactionStateManager``: the latest record of a transactional id counts, a null value
removes it. A transaction is open from ``Ongoing`` on until it is complete.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt._base.java import int64
from kafkafmt._base.moments import Moment, expect_moment
from kafkafmt.cluster.internal_topics import (
    INTERNAL_ERRORS,
    INTERNAL_SOURCE,
    PLACE,
    InternalOptions,
    InternalQuery,
    InternalRecord,
    UndecodedRecords,
    internal_reader,
    records_in,
)
from kafkafmt.cluster.messages.records import DecodedRecord
from kafkafmt.segment.tables.columns import MAX_ROWS, TIMESTAMP
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source

TOPIC = "__transaction_state"
STATUSES = {
    0: "Empty",
    1: "Ongoing",
    2: "PrepareCommit",
    3: "PrepareAbort",
    4: "CompleteCommit",
    5: "CompleteAbort",
    6: "Dead",
    7: "PrepareEpochFence",
}
"""The names of ``TransactionState``, by number."""
OPEN = frozenset({"Ongoing", "PrepareCommit", "PrepareAbort", "PrepareEpochFence"})
"""States of a transaction whose outcome is not in every partition's log yet."""
OUTCOMES = {"PrepareCommit": "committed", "PrepareAbort": "aborted"}
"""The states that decide a transaction, and name all of its partitions; and how it ends."""

_PARTITIONS = pa.list_(pa.struct([("topic", pa.string()), ("partitions", pa.list_(pa.int32()))]))
_FIELDS: tuple[tuple[str, pa.DataType], ...] = (
    ("transactionalId", pa.string()),
    ("producerId", pa.int64()),
    ("previousProducerId", pa.int64()),
    ("nextProducerId", pa.int64()),
    ("producerEpoch", pa.int16()),
    ("nextProducerEpoch", pa.int16()),
    ("timeoutMs", pa.int32()),
    ("status", pa.string()),
    ("partitions", _PARTITIONS),
    ("lastUpdate", TIMESTAMP),
    ("start", TIMESTAMP),
    ("clientTransactionVersion", pa.int16()),
    ("isDeleted", pa.bool_()),
    *PLACE,
    ("error", pa.string()),
)
STATES_SCHEMA = pa.schema(_FIELDS)
OPEN_SCHEMA = pa.schema(
    [
        *(field for field in _FIELDS if field[0] not in ("isDeleted", "error")),
        ("ageMs", pa.int64()),
        ("isOverdue", pa.bool_()),
    ]
)
_NONE = -1

Row = dict[str, Any]


def _row(record: InternalRecord) -> Row:
    decoded = record.decoded
    row: Row = dict.fromkeys(name for name, _ in _FIELDS)
    row |= {
        "transactionalId": (decoded.key or {}).get("transactionalId"),
        "isDeleted": decoded.is_deleted,
        **record.place.columns,
        "error": decoded.error,
    }
    value = decoded.value
    if value is None:
        return row
    error = _unknown_status(decoded)
    if error is not None:
        return row | {"error": error}
    partitions, start = value["transactionPartitions"], value["transactionStartTimestampMs"]
    return row | {
        "producerId": value["producerId"],
        "previousProducerId": value.get("previousProducerId", _NONE),
        "nextProducerId": value.get("nextProducerId", _NONE),
        "producerEpoch": value["producerEpoch"],
        "nextProducerEpoch": value.get("nextProducerEpoch", _NONE),
        "timeoutMs": value["transactionTimeoutMs"],
        "status": STATUSES[value["transactionStatus"]],
        "partitions": partitions
        and [
            {"topic": partition["topic"], "partitions": partition["partitionIds"]}
            for partition in partitions
        ],
        "lastUpdate": value["transactionLastUpdateTimestampMs"],
        "start": None if start == _NONE else start,
        "clientTransactionVersion": value.get("clientTransactionVersion", 0),
    }


def has_place(row: Row, topic: str | None, partition: int | None) -> bool:
    """Return whether a row has a partition in its transaction."""
    return any(
        listed["topic"] == topic and partition in listed["partitions"]
        for listed in row["partitions"] or ()
    )


def _unknown_status(decoded: DecodedRecord) -> str | None:
    status = 0 if decoded.value is None else decoded.value["transactionStatus"]
    return None if status in STATUSES else f"transaction status {status}, 0 to 7 are known"


@dataclass
class CoordinatorView:
    """The state of the coordinators after all readable records.

    Attributes:
        latest: by transactional id, the row of :func:`read_transaction_states` that counts.
        ids: the transactional id of each producer id that was ever written.
        decided: the rows that decide a transaction, by producer id, in the order of the log.
        latest_timestamp: of the records, milliseconds; ``None`` without any.
        has_unknown: whether there are records of unknown types, which another Kafka may know.
    """

    latest: dict[str, Row] = field(default_factory=dict)
    ids: dict[int, str] = field(default_factory=dict)
    decided: dict[int, list[Row]] = field(default_factory=dict)
    latest_timestamp: int | None = None
    has_unknown: bool = False

    def take(self, row: Row) -> None:
        """Take the next row."""
        if row["timestamp"] is not None:
            self.latest_timestamp = max(self.latest_timestamp or 0, row["timestamp"])
        name = row["transactionalId"]
        if row["isDeleted"]:
            self.latest.pop(name, None)
            return
        self.latest[name] = row
        if row["status"] in OUTCOMES:
            self.decided.setdefault(row["producerId"], []).append(row)
        for column in ("producerId", "previousProducerId", "nextProducerId"):
            if row[column] != _NONE:
                self.ids[row[column]] = name

    def find_by_producer(self, producer_id: int) -> Row | None:
        """Return the latest row of a producer id's transactional id; ``None`` without one."""
        return self.latest.get(self.ids.get(producer_id, ""))


def coordinator_view(source: Source, reading: InternalQuery) -> CoordinatorView:
    """Return the state of the coordinators, from ``__transaction_state`` in a source.

    Raises:
        FileNotFoundError: the source does not exist, or does not hold the topic.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage.
    """
    view = CoordinatorView()
    with UndecodedRecords(reading) as undecoded:
        for record in undecoded.sound(records_in(source, reading, TOPIC), _unknown_status):
            view.take(_row(record))
    view.has_unknown = bool(undecoded.unknown)
    return view


@internal_reader
def read_transaction_states(source: Source, **options: Unpack[InternalOptions]) -> Table:
    """Read every change of a transaction in ``__transaction_state``."""
    rows = map(_row, records_in(source, InternalQuery.of(options), TOPIC))
    parts = iter(lambda: list(itertools.islice(rows, MAX_ROWS)), [])
    batches = (pa.RecordBatch.from_pylist(part, STATES_SCHEMA) for part in parts)
    return Table.from_batches(batches, STATES_SCHEMA)


@documented_by(
    InternalOptions,
    INTERNAL_ERRORS,
    source=INTERNAL_SOURCE,
    now=("the moment that ages count to; ``as_of_timestamp``, or the latest record, by default."),
)
def read_open_transactions(
    source: Source, *, now: Moment | None = None, **options: Unpack[InternalOptions]
) -> Table:
    """Return the transactional ids with an open transaction, as of a moment.

    ``isOverdue`` marks those that may hang: they began longer ago than their timeout.
    Ages count to ``now``; without it, to ``as_of_timestamp`` or the latest record.
    """
    reading = InternalQuery.of(options)
    view = coordinator_view(source, reading)
    end = reading.as_of_timestamp if now is None else expect_moment("now", now)
    if end is None:
        end = view.latest_timestamp
    rows = []
    for _, row in sorted(view.latest.items()):
        if row["status"] in OPEN:
            age = (end or 0) - transaction_start(row)
            shown = {name: row[name] for name in OPEN_SCHEMA.names if name in row}
            rows.append(shown | {"ageMs": int64(age), "isOverdue": age > row["timeoutMs"]})
    return Table.from_pylist(rows, OPEN_SCHEMA)


def transaction_start(row: Row) -> int:
    """Return the start of a transaction, as its timeout counts (``timedOutTransactions``)."""
    start: int | None = row["start"]
    return row["lastUpdate"] if start is None else start
