"""The complete results of kafkafmt for some bytes, with either engine, for comparison."""

from typing import Any

import pyarrow as pa

import kafkafmt
from kafkafmt import Limits
from kafkafmt.segment.engine.select import COLUMNAR, REFERENCE
from kafkafmt.storage.discovery import find_segments
from tests.support.choice import taking
from tests.support.tables import Row, rows
from tests.support.truth import BATCH_ATTRIBUTES


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


def objects_of(source: Any, limits: Limits | None = None) -> list[Any]:
    """Every batch of a source with its records, as many as can be read, and the damage between."""
    found: list[Any] = []
    for file in find_segments(source):
        with kafkafmt.open_segment(file, on_damage="collect", limits=limits) as segment:
            found += map(_object_row, segment)
            found += segment.damage
    return found


def _object_row(batch: kafkafmt.Batch) -> Row:
    names = (*BATCH_ATTRIBUTES.values(), "computed_crc", "compression_id")
    row = {name: getattr(batch, name) for name in names} | {"kind": type(batch).__name__}
    for name, read in ("records", batch.records), ("one by one", batch.iter_records):
        found: list[Any] = []
        try:
            found.extend(read())
        except kafkafmt.KafkaFormatError as error:
            found.append((type(error), error.source, error.position, error.reason))
        row[name] = found
    return row


def answer(source: Any, limits: Limits | None = None) -> dict[str, Any]:
    """All tables of a source, batches and records as objects, and the error that is raised."""
    tables = tables_of(source, limits)
    error = None
    try:
        kafkafmt.read_records(source, limits=limits)
    except kafkafmt.KafkaFormatError as raised:
        error = type(raised), raised.source, raised.position, raised.reason
    named = zip(("records", "committed", "batches", "damage"), tables, strict=True)
    return {**dict(named), "objects": objects_of(source, limits), "error": error}


def differences(source: Any, limits: Limits | None = None) -> list[str]:
    """The differences of the two engines, one line each; tables differ by their types, too."""
    with taking(REFERENCE):
        expected = answer(source, limits)
    with taking(COLUMNAR):
        found = answer(source, limits)
    return [
        f"{name}: {_shown(expected[name])!r} by the reference engine, {_shown(found[name])!r}"
        for name in expected
        if found[name] != expected[name]
    ]


def _shown(result: Any) -> Any:
    return rows(result) if isinstance(result, pa.Table) else result


def columnar(source: Any, **options: Any) -> pa.Table:
    """The records from the compiled engine."""
    with taking(COLUMNAR):
        return kafkafmt.read_records(source, **options)
