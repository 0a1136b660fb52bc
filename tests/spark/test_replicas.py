"""Copies of partitions as one log, in batch queries: the tasks complete the chosen copy."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tests.log.test_replicas import Brokers, plain, with_transactions
from tests.spark.direct import batch_places, batch_reader, places, schema, source_of

MERGED = {"mergeReplicas": "true"}


@pytest.fixture
def brokers(tmp_path: Path) -> Brokers:
    chosen = plain(9)
    for offset in (2, 6, 12):
        chosen.spoil(offset)
    return Brokers(tmp_path).write(chosen, plain(), plain(4))


@pytest.mark.parametrize("size", ["100", "128m"])
def test_each_record_once(size: str, brokers: Brokers) -> None:
    found = batch_places(brokers.path, maxSplitBytes=size, **MERGED)
    assert found == [("t", 0, offset) for offset in range(18)]


def test_without_the_option_copies_are_refused(brokers: Brokers) -> None:
    with pytest.raises(ValueError, match=r"t-0 in .*; mergeReplicas .* reads each record once"):
        batch_places(brokers.path)
    damage = source_of(brokers.path, table="damage").reader(schema("topic", "partition"))
    assert damage.partitions()  # its rows say what each file holds


@pytest.mark.parametrize(("start", "end"), [(3, 11), (0, 18), (7, 8)])
def test_offsets(start: int, end: int, brokers: Brokers) -> None:
    borders = {
        "startingOffsets": f'{{"t":{{"0":{start}}}}}',
        "endingOffsets": f'{{"t":{{"0":{end}}}}}',
    }
    found = batch_places(brokers.path, **borders, **MERGED)
    assert [offset for _, _, offset in found] == list(range(start, end))


def test_a_task_can_be_sent_to_an_executor(brokers: Brokers) -> None:
    reader = batch_reader(brokers.path, **MERGED)
    tasks = pickle.loads(pickle.dumps(reader.partitions()))
    assert len(places(reader, tasks)) == 18


def test_committed_records(tmp_path: Path) -> None:
    brokers = Brokers(tmp_path).write(with_transactions(2), with_transactions(3))
    options = {"isolationLevel": "read_committed", "endingOffsets": '{"t":{"0":4}}', **MERGED}
    assert [offset for _, _, offset in batch_places(brokers.path, **options)] == [3]
