"""Everything that kafkafmt says of some bytes, by either road, so that the two can be compared."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

import kafkafmt
from kafkafmt import Limits
from kafkafmt.road import COLUMNAR, REFERENCE
from tests.tables import Row, rows


@dataclass(frozen=True)
class Answer:
    """The tables as rows, and what the default road raises."""

    records: list[Row]
    committed: list[Row]
    batches: list[Row]
    damage: list[Row]
    error: tuple[Any, ...] | None = field(default=None)


@contextmanager
def by(road: str) -> Iterator[None]:
    """Take one road inside of the ``with``."""
    before = os.environ.get("KAFKAFMT_ROAD")
    os.environ["KAFKAFMT_ROAD"] = road
    try:
        yield
    finally:
        if before is None:
            del os.environ["KAFKAFMT_ROAD"]
        else:
            os.environ["KAFKAFMT_ROAD"] = before


def tables_of(source: Any, limits: Limits | None = None) -> list[pa.Table]:
    """Records, committed records, batches and damage of a source, sound as Arrow tables."""
    options: dict[str, Any] = {"limits": limits, "on_damage": "skip"}
    tables = [
        kafkafmt.read_records(source, include_control=True, **options),
        kafkafmt.read_records(source, isolation="read_committed", **options),
        kafkafmt.read_batches(source, **options),
        kafkafmt.read_damage(source, limits=limits),
    ]
    for table in tables:
        table.validate(full=True)
    return tables


def answer(source: Any, limits: Limits | None = None) -> Answer:
    """All tables of a source, and the error that reading it raises."""
    tables = tables_of(source, limits)
    error = None
    try:
        kafkafmt.read_records(source, limits=limits)
    except kafkafmt.KafkaFormatError as raised:
        error = type(raised), raised.source, raised.position, raised.reason
    records, committed, batches, damage = map(rows, tables)
    return Answer(records, committed, batches, damage, error)


def differences(source: Any, limits: Limits | None = None) -> list[str]:
    """Where the two roads differ, one line each; empty if nowhere."""
    with by(REFERENCE):
        expected = answer(source, limits)
    with by(COLUMNAR):
        found = answer(source, limits)
    return [
        f"{name}: {getattr(expected, name)!r} by the reference road, {getattr(found, name)!r}"
        for name in Answer.__dataclass_fields__
        if getattr(expected, name) != getattr(found, name)
    ]


def columnar(source: Any, **options: Any) -> pa.Table:
    """The records by the columnar road."""
    with by(COLUMNAR):
        return kafkafmt.read_records(source, **options)
