"""What a log has, in the form in which answers are compared.

An answer is by question and log. Rows of records, batches and damage are tuples; times are
milliseconds since 1970.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

import pyarrow as pa

from tests.support.tables import Row
from tests.support.truth import BATCH_ATTRIBUTES

Log = tuple[str | None, int | None]
Answers = dict[tuple[str, Log], Any]
RECORDS, DATA, COMMITTED, BATCHES, DAMAGE = "records", "data", "committed", "batches", "damage"

RECORD = (
    *("offset", "key", "value", "timestamp", "timestampType", "headers", "magic", "compression"),
    *("leaderEpoch", "producerId", "producerEpoch", "sequence", "isTransactional", "isControl"),
    *("segment", "batchPosition"),
)
BATCH = ("segment", *BATCH_ATTRIBUTES)
RANGE = ("segment", "position", "length", "kind")


def in_numbers(table: pa.Table) -> list[Row]:
    """The rows of a table; its times, which Python may not have, are milliseconds."""
    for place, field in enumerate(table.schema):
        if pa.types.is_timestamp(field.type):
            times = table.column(place).cast(pa.timestamp("ms", "UTC"), safe=False).cast(pa.int64())
            table = table.set_column(place, field.name, times)
    found: list[Row] = table.to_pylist()
    return found


def by_log(rows: Iterable[Row], made: Callable[[Row], Any]) -> dict[Log, list[Any]]:
    """What is made of the rows, by their log."""
    found: dict[Log, list[Any]] = defaultdict(list)
    for row in rows:
        found[row["topic"], row["partition"]].append(made(row))
    return dict(found)


def record(row: Row) -> tuple[Any, ...]:
    headers = tuple((each["key"], each["value"]) for each in row["headers"] or ())
    return tuple(headers if name == "headers" else row[name] for name in RECORD)


def of_records(rows: Iterable[Row]) -> Answers:
    """The answers that all records of logs give, control records among them."""
    found = by_log(rows, record)
    is_control = RECORD.index("isControl")
    data = {log: [row for row in rows if not row[is_control]] for log, rows in found.items()}
    return {
        **{(RECORDS, log): rows for log, rows in found.items()},
        **{(DATA, log): rows for log, rows in data.items() if rows},
    }


def of_committed(rows: Iterable[Row]) -> Answers:
    return {(COMMITTED, log): rows for log, rows in by_log(rows, record).items()}


def of_batches(rows: Iterable[Row]) -> Answers:
    found = by_log(rows, lambda row: tuple(row[name] for name in BATCH))
    return {(BATCHES, log): rows for log, rows in found.items()}


def of_damage(rows: Iterable[Row]) -> Answers:
    """The answers that damage gives, in the order of its places."""
    found = by_log(rows, lambda row: tuple(row[name] for name in RANGE))
    return {(DAMAGE, log): sorted(rows, key=repr) for log, rows in found.items()}
