"""Every case of the corpus through the library: batches, records, damage, and read_committed.

The truth is Kafka's own reader (``tests/support/truth.py``).  The tables and the object interface
(``open_segment``) are both compared with it, row by row, on every column.
"""

from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.segment.record.control import control_record
from tests.support.engines import engine as engine
from tests.support.samples import sampled
from tests.support.tables import Row, batch_row, record_row, rows, without_messages
from tests.support.truth import (
    CASES,
    CHECKPOINT_CASES,
    COMMITTED_CASES,
    Case,
    load,
    load_checkpoints,
    representatives,
)

on_both_engines = pytest.mark.usefixtures("engine")
each_class = pytest.mark.parametrize("name", sampled(CASES, 4, representatives=representatives()))


def _of(rows_: list[Row], segment: str) -> list[Row]:
    return [row for row in rows_ if row["segment"] == segment]


def test_the_corpus_is_whole() -> None:
    cases = [load(name) for name in CASES]
    assert len(cases) == 307
    assert sum(len(case.batches) for case in cases) == 3896
    assert sum(len(case.records) for case in cases) == 9781
    assert sum(len(case.damage) for case in cases) == 45
    assert len(COMMITTED_CASES) == 11
    assert len(CHECKPOINT_CASES) == 3


@on_both_engines
@each_class
def test_the_tables_equal_the_truth(name: str) -> None:
    case = load(name)
    assert rows(kafkafmt.read_batches(case.path)) == case.batches
    table = kafkafmt.read_records(case.path, include_control=True, on_damage="skip")
    assert rows(table) == case.records
    without_control = kafkafmt.read_records(case.path, on_damage="skip")
    assert rows(without_control) == [row for row in case.records if not row["isControl"]]
    assert without_messages(rows(kafkafmt.read_damage(case.path))) == [
        {column: row[column] for column in ("topic", "partition", "segment", "position")}
        | {"length": row["length"], "kind": row["kind"]}
        for row in case.damage
    ]


@on_both_engines
@each_class
def test_raise_is_the_default_and_collect_lists_the_damage(name: str) -> None:
    case = load(name)
    scan = kafkafmt.scan_records(case.path, include_control=True, on_damage="collect")
    assert [row for batch in scan for row in rows(batch)] == case.records
    listed = [(d.segment, d.position, d.length, d.kind) for d in scan.damage]
    assert listed == [(d["segment"], d["position"], d["length"], d["kind"]) for d in case.damage]
    if not case.damaged:
        assert rows(kafkafmt.read_records(case.path, include_control=True)) == case.records
        return
    first = next(batch for batch in case.batches if not batch["isValid"])
    with pytest.raises(kafkafmt.errors.ChecksumError) as caught:
        kafkafmt.read_records(case.path)
    assert caught.value.source == str(case.path / first["segment"])
    assert caught.value.position == first["position"]
    assert caught.value.reason


def _placed(row: Row, segment: str) -> Row:
    return {"topic": None, "partition": None, "segment": segment} | row


OF_BATCH = (
    *("magic", "compression", "leaderEpoch", "producerId", "producerEpoch"),
    *("isTransactional", "isControl"),
)
"""The columns of a record that are its batch's."""


def _record_rows(case: Case, path: Path) -> list[Row]:
    """The records of a segment by the object interface, with their batch's columns."""
    found = []
    with kafkafmt.open_segment(path) as segment:
        for batch in segment:
            if not batch.is_valid:
                continue
            header = next(
                row for row in _of(case.batches, path.name) if row["position"] == batch.position
            )
            for record in batch.records():
                found.append(
                    _placed(record_row(batch, record), path.name)
                    | {name: header[name] for name in OF_BATCH}
                )
    return found


@each_class
def test_open_segment_gives_the_same_batches_and_records(name: str) -> None:
    case = load(name)
    for path in case.segments:
        with kafkafmt.open_segment(path) as segment:
            assert segment.size == path.stat().st_size
            assert segment.name == path.name
            assert segment.base_offset == int(path.stem)
            batches = [_placed(batch_row(batch), path.name) for batch in segment]
        assert batches == _of(case.batches, path.name)
        assert _record_rows(case, path) == _of(case.records, path.name)


@on_both_engines
@each_class
def test_bytes_read_as_the_file_does(name: str) -> None:
    case = load(name)
    for path in case.segments:
        table = kafkafmt.read_records(path.read_bytes(), include_control=True, on_damage="skip")
        expected = [{**row, "segment": None} for row in _of(case.records, path.name)]
        assert [{**row, "segment": None} for row in rows(table)] == expected


@pytest.mark.parametrize("name", [name for name in CASES if load(name).control])
def test_control_records_are_decoded(name: str) -> None:
    case = load(name)
    found = {}
    for path in case.segments:
        with kafkafmt.open_segment(path) as segment:
            for batch in segment:
                for record in batch.records() if batch.is_control else ():
                    control = control_record(record.key, record.value)
                    value = control.value or {}
                    epoch = value.get("coordinatorEpoch")
                    found[path.name, record.offset] = control.type_name, epoch
    assert found == case.control


@on_both_engines
@pytest.mark.parametrize("name", COMMITTED_CASES)
def test_read_committed_equals_the_java_consumer(name: str) -> None:
    case = load(name)
    table = kafkafmt.read_records(case.path, isolation="read_committed")
    assert case.committed
    assert table.column("offset").to_pylist() == case.committed
    wanted = set(case.committed)
    assert rows(table) == [row for row in case.records if row["offset"] in wanted]


@on_both_engines
@pytest.mark.parametrize("name", CHECKPOINT_CASES)
def test_kraft_snapshots_are_read(name: str) -> None:
    case = load(name)
    batches, records = load_checkpoints(name)
    paths = sorted(case.path.glob("*.checkpoint"))
    assert paths
    found_batches, found_records = [], []
    for path in paths:
        found_batches += rows(kafkafmt.read_batches(path))
        found_records += rows(kafkafmt.read_records(path, include_control=True))
        assert kafkafmt.read_damage(path).num_rows == 0
    assert found_batches == batches
    assert found_records == records
