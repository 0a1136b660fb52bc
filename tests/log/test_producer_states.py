"""What a broker remembers of each producer: the fields of its snapshots."""

from __future__ import annotations

import kafkafmt
from kafkafmt.log.producer_states import ProducerStates, RecentBatches
from kafkafmt.segment.side_files.indexes import ProducerStateEntry
from tests.support.encoder import message
from tests.survey.logs import Log, time_of


def states(log: Log) -> ProducerStates:
    found = ProducerStates()
    for entry in log.segments[0]:
        (batch,) = kafkafmt.open_segment(entry)
        found.add(batch)
    return found


def test_every_field_of_the_last_batch() -> None:
    log = Log()
    log.data(7, epoch=2, count=3, sequence=40)
    log.data(9, epoch=1, transactional=False, sequence=5)
    log.data(7, epoch=2, count=2, sequence=43)
    found = states(log)
    assert found.entries() == [
        ProducerStateEntry(7, 2, 44, 5, 1, time_of(5), -1, 0),
        ProducerStateEntry(9, 1, 5, 3, 0, time_of(3), -1, -1),
    ]
    assert [state.seen for state in found.by_id.values()] == [5, 3]


def test_a_marker_ends_the_transaction_and_keeps_the_last_batch() -> None:
    log = Log()
    log.data(7, count=2)
    log.marker(7, 0, commit=True, coordinator_epoch=6)
    found = states(log)
    assert found.entries() == [ProducerStateEntry(7, 0, 1, 1, 1, time_of(2), 6, -1)]
    assert found.by_id[7].seen == 2


def test_another_epoch_forgets_the_last_batch() -> None:
    log = Log()
    log.data(7, count=2)
    log.marker(7, 1, commit=False, coordinator_epoch=6)
    assert states(log).entries() == [ProducerStateEntry(7, 1, -1, -1, 0, time_of(2), 6, -1)]
    log.data(7, epoch=1)
    assert states(log).entries() == [ProducerStateEntry(7, 1, 0, 3, 0, time_of(3), 6, 3)]


def test_batches_without_a_producer_have_no_state() -> None:
    log = Log()
    log.data()
    log.segments[0].append(message(magic=1, offset=1, value=b"v"))
    assert states(log).entries() == []


def test_a_snapshot_has_the_producers_of_before() -> None:
    """The first batch of each continues its entry; the producers without one keep theirs."""
    log = Log(end=50)
    log.data(9, epoch=1, sequence=5)
    log.data(0, sequence=3)
    found = ProducerStates()
    (first, second) = log.segments[50]
    noted = [
        ProducerStateEntry(0, 0, 2, 40, 1, time_of(40), 6, 30),
        ProducerStateEntry(7, 0, 2, 45, 1, time_of(45), -1, -1),
    ]
    found.add(next(iter(kafkafmt.open_segment(first))))
    found.note([*noted, ProducerStateEntry(9, 1, 4, 41, 0, time_of(41), 6, 31)])
    new = ProducerStateEntry(9, 1, 5, 50, 0, time_of(50), -1, 50)
    assert found.entries() == [new, *noted]
    assert list(found.open_since.items()) == [(9, 50)]
    found.add(next(iter(kafkafmt.open_segment(second))))
    assert found.entries() == [
        new,
        ProducerStateEntry(0, 0, 3, 51, 0, time_of(51), 6, 30),
        noted[1],
    ]
    assert list(found.open_since.items()) == [(0, 30), (9, 50)]
    log.marker(0, 0, commit=True)
    found.add(next(iter(kafkafmt.open_segment(log.segments[50][2]))))
    assert list(found.open_since.items()) == [(9, 50)]
    found.note([])
    assert [entry.producer_id for entry in found.entries()] == [9, 0]


def test_a_transaction_begins_at_its_first_batch() -> None:
    log = Log()
    log.data(7, transactional=False)
    log.data(7)
    log.data(7)
    found = states(log)
    assert (found.by_id[7].current_txn_first_offset, dict(found.open_since)) == (1, {7: 1})


def test_the_last_five_batches_of_a_producer_are_remembered() -> None:
    recent = RecentBatches()
    for number in range(6):
        assert recent.add((number, number), (10 * number, 10 * number)) is None
    assert recent.add((5, 5), (70, 70)) == (50, 50)
    assert recent.add((1, 1), (70, 70)) == (10, 10)
    assert recent.add((0, 0), (70, 70)) is None  # forgotten, and new again
    assert recent.add((1, 1), (80, 80)) is None
