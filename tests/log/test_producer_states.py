"""What a broker remembers of each producer: the fields of its snapshots."""

from __future__ import annotations

import kafkafmt
from kafkafmt.log.producer_states import ProducerStates
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
